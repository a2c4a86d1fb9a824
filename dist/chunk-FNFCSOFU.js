import {
  judge
} from "./chunk-T52PTD6A.js";
import "./chunk-RVKBAFKR.js";
import "./chunk-5DIEXNRN.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-IGDAQBF2.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-V77W7F35.js";
import "./chunk-QVAIXELQ.js";
import "./chunk-4AT6LH7X.js";
import "./chunk-KCJQN4KX.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  judge
};
