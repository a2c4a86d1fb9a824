import {
  runGate
} from "./chunk-2GH42CBF.js";
import "./chunk-TI4O3SEM.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-7VCSBHM4.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-B4PGSAR3.js";
import "./chunk-Y7EAEE2G.js";
import "./chunk-MQAH3D74.js";
import "./chunk-WV3J6BFU.js";
import "./chunk-4AVCQLNF.js";
import "./chunk-ECMXTSZO.js";
import "./chunk-KJEZIUIC.js";
import "./chunk-CKIHWJYZ.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-PUQCYJYI.js";
import "./chunk-U5ENAORN.js";
import "./chunk-3AMLBSHR.js";
import "./chunk-QHUQGAPN.js";
import "./chunk-DAI45HQO.js";
import "./chunk-I6DXAXOW.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-SR3TVTIZ.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  runGate
};
