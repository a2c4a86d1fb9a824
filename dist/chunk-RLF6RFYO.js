import {
  runGate
} from "./chunk-OHLLFLLO.js";
import "./chunk-VORAQN32.js";
import "./chunk-ZNRIXOQ7.js";
import "./chunk-MLANN4NO.js";
import "./chunk-25TPDU2G.js";
import "./chunk-Q2OYYPCH.js";
import "./chunk-MHO3F6ZH.js";
import "./chunk-KLJGE24M.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-LIA3L7AJ.js";
import "./chunk-DDXYLMTF.js";
import "./chunk-7RH4R2B5.js";
import "./chunk-DGUUOX3V.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-I2ZVLGN5.js";
import "./chunk-4IIJ46CS.js";
import "./chunk-TYLGAHCH.js";
import "./chunk-VRGLTJ3X.js";
import "./chunk-GS5MLJH5.js";
import "./chunk-Q7H5WNMS.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-ANRCXVVD.js";
import "./chunk-PIRHQTI4.js";
export {
  runGate
};
