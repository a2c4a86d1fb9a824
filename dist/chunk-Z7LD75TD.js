import {
  context,
  getOctokit
} from "./chunk-7SILP2BB.js";
import "./chunk-BKELHIAK.js";
import "./chunk-XVZI3BC2.js";
import "./chunk-7DQDWJI5.js";
export {
  context,
  getOctokit
};
