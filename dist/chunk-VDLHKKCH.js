import {
  keepInHistory,
  openHistory
} from "./chunk-SIGZFVKS.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  keepInHistory,
  openHistory
};
