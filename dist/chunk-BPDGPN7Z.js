import {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
} from "./chunk-TI4O3SEM.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-B4PGSAR3.js";
import "./chunk-ECMXTSZO.js";
import "./chunk-KJEZIUIC.js";
import "./chunk-CKIHWJYZ.js";
import "./chunk-U5ENAORN.js";
import "./chunk-QHUQGAPN.js";
import "./chunk-DAI45HQO.js";
import "./chunk-I6DXAXOW.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-SR3TVTIZ.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
};
