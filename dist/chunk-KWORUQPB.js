import {
  judgeCalls,
  policyOf,
  undeclared
} from "./chunk-CYQY7VO3.js";
import "./chunk-U7WMQFIS.js";
import "./chunk-FFRPDJ4J.js";
import "./chunk-4X7SN5DL.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  judgeCalls,
  policyOf,
  undeclared
};
