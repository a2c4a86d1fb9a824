/** Files of the machine: strict UTF-8 in, whole files or nothing out, journals that survive a kill. */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Files } from "../ports.ts";

export const systemFiles: Files = {
  read(path) {
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },

  write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    try {
      writeFileSync(part, text);
      renameSync(part, path);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  },

  openJournal(path) {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, "w");
    return {
      append: (line) => {
        writeSync(file, `${line}\n`);
      },
      close: () => closeSync(file),
    };
  },
};

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
