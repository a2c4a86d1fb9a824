import {
  CONTRACT_FILE,
  contractCommand,
  openContract
} from "./chunk-RIOHBHBA.js";
import "./chunk-X2W332AG.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  CONTRACT_FILE,
  contractCommand,
  openContract
};
