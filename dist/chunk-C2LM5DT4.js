import {
  fromOpenAIAgents
} from "./chunk-LUAADCAT.js";
import "./chunk-MVOQDDBA.js";
import "./chunk-UZQQPQUP.js";
import "./chunk-MMIOM3PD.js";
import "./chunk-CB2JLT67.js";
import "./chunk-PIRHQTI4.js";
export {
  fromOpenAIAgents
};
