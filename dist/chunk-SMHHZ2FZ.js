import {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
} from "./chunk-R2V2RU5Z.js";
import "./chunk-I6DXAXOW.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  interruptedPublication,
  isRed,
  publicationOf,
  refusalPublication
};
