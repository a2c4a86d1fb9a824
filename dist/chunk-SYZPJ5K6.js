import {
  require_undici
} from "./chunk-QLTYNX7I.js";
import "./chunk-PIRHQTI4.js";
export default require_undici();
