import {
  judgeCalls,
  policyOf,
  undeclared
} from "./chunk-I2C6CTOO.js";
import "./chunk-YZIVGCR5.js";
import "./chunk-ZLXSWCPK.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  judgeCalls,
  policyOf,
  undeclared
};
