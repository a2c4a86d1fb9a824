import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  saveKeptJournal
} from "./chunk-T66YGRP5.js";
import "./chunk-6ZJEHKRB.js";

// src/post.ts
saveKeptJournal(process.env).then(
  (message) => {
    if (message !== void 0) process.stdout.write(`${message}
`);
    process.exit(0);
  },
  () => process.exit(0)
);
