import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  require_undici
} from "./chunk-PJXUFC7P.js";
import "./chunk-6ZJEHKRB.js";
export default require_undici();
