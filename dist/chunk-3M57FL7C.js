import {
  judge
} from "./chunk-TK2NVPFZ.js";
import "./chunk-4QEGMZEY.js";
import "./chunk-QWRO2LRL.js";
import "./chunk-P3TIGSQW.js";
import "./chunk-T6HPXHLK.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-CYQY7VO3.js";
import "./chunk-U7WMQFIS.js";
import "./chunk-FFRPDJ4J.js";
import "./chunk-4X7SN5DL.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  judge
};
