import {
  CONTRACT_FILE,
  contractCommand,
  openContract
} from "./chunk-5OXPJ3SQ.js";
import "./chunk-JQKW62K6.js";
import "./chunk-3YNNELZH.js";
import "./chunk-PIRHQTI4.js";
export {
  CONTRACT_FILE,
  contractCommand,
  openContract
};
