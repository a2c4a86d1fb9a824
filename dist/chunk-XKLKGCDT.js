import {
  runAction
} from "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  runAction
};
