import {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
} from "./chunk-Q7H5WNMS.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-ANRCXVVD.js";
import "./chunk-PIRHQTI4.js";
export {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
};
