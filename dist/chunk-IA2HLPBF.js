import {
  judge
} from "./chunk-RZIN4SL7.js";
import "./chunk-4SFCED6O.js";
import "./chunk-EGP65BO7.js";
import "./chunk-BMROTGZB.js";
import "./chunk-SN4FRAKN.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-2FPC5FVZ.js";
import "./chunk-EJEWDHZQ.js";
import "./chunk-OFTVJFD4.js";
import "./chunk-RCHEMLVV.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-VM76GHNG.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";
export {
  judge
};
