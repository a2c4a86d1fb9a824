import {
  judge
} from "./chunk-Y7EAEE2G.js";
import "./chunk-MQAH3D74.js";
import "./chunk-WV3J6BFU.js";
import "./chunk-4AVCQLNF.js";
import "./chunk-CKIHWJYZ.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-PUQCYJYI.js";
import "./chunk-U5ENAORN.js";
import "./chunk-3AMLBSHR.js";
import "./chunk-QHUQGAPN.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-SR3TVTIZ.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  judge
};
