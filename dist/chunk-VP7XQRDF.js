import {
  runGate
} from "./chunk-4I6G3MEF.js";
import "./chunk-WJ3BV5PC.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-7Y6Y473L.js";
import "./chunk-D3K6GQRH.js";
import "./chunk-OA3N4PHE.js";
import "./chunk-UBLKPI2Z.js";
import "./chunk-J4HRIPRT.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-3E6ZQXFV.js";
import "./chunk-EFQAH2AJ.js";
import "./chunk-ILC6B65G.js";
import "./chunk-KXUSBYVR.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-VTB5C4XC.js";
import "./chunk-I2C6CTOO.js";
import "./chunk-YZIVGCR5.js";
import "./chunk-ZLXSWCPK.js";
import "./chunk-XRCRHXNW.js";
import "./chunk-WOSBJXOQ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  runGate
};
