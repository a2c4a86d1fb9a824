import {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
} from "./chunk-XRCRHXNW.js";
import "./chunk-WOSBJXOQ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
};
