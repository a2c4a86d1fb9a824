import {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
  tellFaultyConfig
} from "./chunk-VORAQN32.js";
import "./chunk-ZNRIXOQ7.js";
import "./chunk-MLANN4NO.js";
import "./chunk-25TPDU2G.js";
import "./chunk-Q2OYYPCH.js";
import "./chunk-MHO3F6ZH.js";
import "./chunk-MGKQPYRT.js";
import "./chunk-LIA3L7AJ.js";
import "./chunk-I2ZVLGN5.js";
import "./chunk-GS5MLJH5.js";
import "./chunk-Q7H5WNMS.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-ANRCXVVD.js";
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
