import {
  judge
} from "./chunk-DDXYLMTF.js";
import "./chunk-7RH4R2B5.js";
import "./chunk-DGUUOX3V.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-I2ZVLGN5.js";
import "./chunk-4IIJ46CS.js";
import "./chunk-TYLGAHCH.js";
import "./chunk-VRGLTJ3X.js";
import "./chunk-GS5MLJH5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-ANRCXVVD.js";
import "./chunk-PIRHQTI4.js";
export {
  judge
};
