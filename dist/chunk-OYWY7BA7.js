import {
  keepInHistory,
  openHistory
} from "./chunk-L33G4TV2.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  keepInHistory,
  openHistory
};
