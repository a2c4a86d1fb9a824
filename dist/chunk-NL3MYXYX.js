import {
  judge
} from "./chunk-EFQAH2AJ.js";
import "./chunk-ILC6B65G.js";
import "./chunk-KXUSBYVR.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-VTB5C4XC.js";
import "./chunk-I2C6CTOO.js";
import "./chunk-YZIVGCR5.js";
import "./chunk-ZLXSWCPK.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  judge
};
