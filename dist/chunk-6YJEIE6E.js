import {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
} from "./chunk-WIJU2WGC.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-VF7TAEOR.js";
import "./chunk-UAHOOA5T.js";
import "./chunk-UX62JPEO.js";
import "./chunk-3SG6MGZD.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-3OWD6MB3.js";
import "./chunk-IGDAQBF2.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-KCJQN4KX.js";
import "./chunk-PGDFA7UP.js";
import "./chunk-3E5SVUKJ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
};
