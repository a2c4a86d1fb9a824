import {
  runGate
} from "./chunk-TBZS2ECP.js";
import "./chunk-WIJU2WGC.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-VF7TAEOR.js";
import "./chunk-UAHOOA5T.js";
import "./chunk-UX62JPEO.js";
import "./chunk-3SG6MGZD.js";
import "./chunk-DZF6PP7S.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-3OWD6MB3.js";
import "./chunk-T52PTD6A.js";
import "./chunk-RVKBAFKR.js";
import "./chunk-5DIEXNRN.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-IGDAQBF2.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-V77W7F35.js";
import "./chunk-QVAIXELQ.js";
import "./chunk-4AT6LH7X.js";
import "./chunk-KCJQN4KX.js";
import "./chunk-PGDFA7UP.js";
import "./chunk-3E5SVUKJ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  runGate
};
