import {
  MIN_LOAD_TIMEOUT_MS,
  openModuleAgent
} from "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  MIN_LOAD_TIMEOUT_MS,
  openModuleAgent
};
