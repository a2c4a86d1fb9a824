import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/pipeline/file-trouble.ts
var REASONS = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a file system that is read-only",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the disk quota is used up",
  ENOTDIR: "cannot be made: a part of its path is a file",
  EEXIST: "cannot be made: a part of its path is a file",
  EISDIR: "is a folder, and a file is to be written there",
  EBUSY: "is being written by another run"
};
function fileTrouble(error, folder) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code];
  if (reason === void 0) return void 0;
  const named = error instanceof Error && "path" in error ? error.path : void 0;
  const path = typeof named === "string" ? named : folder;
  return {
    code: "file-unwritable",
    message: `${path} ${reason} (${code})`,
    hint: code === "EBUSY" ? "Wait until it has ended, or measure in another `working-directory`." : "Make room or give access, and run again with `resume: true` where calls had been made.",
    at: { file: path }
  };
}

export {
  fileTrouble
};
