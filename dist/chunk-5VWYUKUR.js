import {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
} from "./chunk-WJ3BV5PC.js";
import "./chunk-2WZ2NAD7.js";
import "./chunk-7Y6Y473L.js";
import "./chunk-D3K6GQRH.js";
import "./chunk-OA3N4PHE.js";
import "./chunk-UBLKPI2Z.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-3E6ZQXFV.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-ZLXSWCPK.js";
import "./chunk-XRCRHXNW.js";
import "./chunk-WOSBJXOQ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";
export {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
};
