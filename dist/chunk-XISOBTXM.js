import {
  require_undici
} from "./chunk-XVZI3BC2.js";
import "./chunk-7DQDWJI5.js";
export default require_undici();
