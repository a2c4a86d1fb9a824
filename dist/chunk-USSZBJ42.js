import {
  judgeCalls,
  policyOf,
  undeclared
} from "./chunk-PUQCYJYI.js";
import "./chunk-U5ENAORN.js";
import "./chunk-3AMLBSHR.js";
import "./chunk-QHUQGAPN.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-SR3TVTIZ.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  judgeCalls,
  policyOf,
  undeclared
};
