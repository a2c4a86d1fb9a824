import {
  judgeCalls,
  policyOf,
  undeclared
} from "./chunk-QVAIXELQ.js";
import "./chunk-4AT6LH7X.js";
import "./chunk-KCJQN4KX.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  judgeCalls,
  policyOf,
  undeclared
};
