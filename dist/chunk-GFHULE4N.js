import {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
} from "./chunk-PYCUGYBZ.js";
import "./chunk-ZNRIXOQ7.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-HRZYTOVB.js";
import "./chunk-MVMHGHJR.js";
import "./chunk-XMKY3ZAG.js";
import "./chunk-SN4FRAKN.js";
import "./chunk-EJEWDHZQ.js";
import "./chunk-RCHEMLVV.js";
import "./chunk-UISSQ3JK.js";
import "./chunk-M7YHQEAP.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-VM76GHNG.js";
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
