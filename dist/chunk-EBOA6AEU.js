import {
  fromLangGraph
} from "./chunk-6I7CVAIL.js";
import {
  fromOpenAIAgents
} from "./chunk-LUAADCAT.js";
import "./chunk-MVOQDDBA.js";
import {
  fromAISDK
} from "./chunk-WQJBXZBC.js";
import {
  fromStrands
} from "./chunk-2APILEFX.js";
import "./chunk-UZQQPQUP.js";
import "./chunk-MMIOM3PD.js";
import "./chunk-CB2JLT67.js";
import "./chunk-PIRHQTI4.js";

// src/agent/package-stand-in.ts
var { createRequire } = process.getBuiltinModule("node:module");
var NAME = "agentverity-action";
function packageStandIn(file) {
  try {
    createRequire(file).resolve(NAME);
    return {};
  } catch {
    return { [NAME]: { fromAISDK, fromLangGraph, fromOpenAIAgents, fromStrands } };
  }
}
export {
  packageStandIn
};
