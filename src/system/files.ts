/** Files of the machine: strict UTF-8 in, whole files or nothing out, journals that survive a kill. */
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Files } from "../ports.ts";

export const systemFiles: Files = {
  read(path) {
    try {
      return decode(readFileSync(path));
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

  readJournal(path) {
    let content: Buffer;
    try {
      content = readFileSync(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    const bytes = content.lastIndexOf(0x0a) + 1;
    return { text: decode(content.subarray(0, bytes)), bytes, tornBytes: content.length - bytes };
  },

  openJournal(path, keepBytes) {
    makeOwnFolder(dirname(path));
    const file = openSync(path, keepBytes === 0 ? "w" : "r+");
    let position = keepBytes;
    ftruncateSync(file, keepBytes);
    return {
      append: (line) => {
        position += writeSync(file, `${line}\n`, position);
      },
      close: () => closeSync(file),
    };
  },
};

/** What we write beside a team's files is nobody's to commit. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (basename(folder) === ".agentverity") writeFileSync(join(folder, ".gitignore"), "*\n");
}

function decode(content: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
