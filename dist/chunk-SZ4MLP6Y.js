import {
  fromLangGraph
} from "./chunk-6I7CVAIL.js";
import "./chunk-UZQQPQUP.js";
import "./chunk-MMIOM3PD.js";
import "./chunk-CB2JLT67.js";
import "./chunk-PIRHQTI4.js";
export {
  fromLangGraph
};
