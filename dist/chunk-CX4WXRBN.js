import {
  runGate
} from "./chunk-NLBEYVCI.js";
import "./chunk-MUQFHDFT.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-TZY2BMSZ.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-QWAASUCX.js";
import "./chunk-TK2NVPFZ.js";
import "./chunk-4QEGMZEY.js";
import "./chunk-QWRO2LRL.js";
import "./chunk-P3TIGSQW.js";
import "./chunk-T6KW4TZ6.js";
import "./chunk-MPTXJCK4.js";
import "./chunk-T6HPXHLK.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-CYQY7VO3.js";
import "./chunk-U7WMQFIS.js";
import "./chunk-FFRPDJ4J.js";
import "./chunk-4X7SN5DL.js";
import "./chunk-R2V2RU5Z.js";
import "./chunk-I6DXAXOW.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  runGate
};
