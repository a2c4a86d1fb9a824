import {
  MIN_LOAD_TIMEOUT_MS,
  openModuleAgent
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  MIN_LOAD_TIMEOUT_MS,
  openModuleAgent
};
