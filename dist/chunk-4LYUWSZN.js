import {
  judgeCalls,
  policyOf,
  undeclared
} from "./chunk-2FPC5FVZ.js";
import "./chunk-EJEWDHZQ.js";
import "./chunk-OFTVJFD4.js";
import "./chunk-RCHEMLVV.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-VM76GHNG.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  judgeCalls,
  policyOf,
  undeclared
};
