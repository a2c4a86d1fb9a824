import {
  judgeCalls,
  policyOf,
  undeclared
} from "./chunk-TYLGAHCH.js";
import "./chunk-VRGLTJ3X.js";
import "./chunk-GS5MLJH5.js";
import "./chunk-ANRCXVVD.js";
import "./chunk-PIRHQTI4.js";
export {
  judgeCalls,
  policyOf,
  undeclared
};
