import {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
} from "./chunk-PGDFA7UP.js";
import "./chunk-3E5SVUKJ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
};
