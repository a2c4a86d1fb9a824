import {
  importTranspiled
} from "./chunk-GENDUDRR.js";
import "./chunk-PIRHQTI4.js";
export {
  importTranspiled
};
