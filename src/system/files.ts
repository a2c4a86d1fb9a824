/** Files of the machine: strict UTF-8 in, whole files or nothing out, journals that survive a kill. */
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Files, Journal } from "../ports.ts";
import { lockFile } from "./lock-file.ts";
import { matchFiles } from "./match-files.ts";

export const systemFiles: Files = {
  read(path) {
    try {
      return decode(readFileSync(path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },

  chunks(path) {
    try {
      const file = openSync(path, "r");
      if (!fstatSync(file).isDirectory()) return readChunks(file);
      closeSync(file);
      throw Object.assign(new Error(`${path} is a folder`), { code: "EISDIR" });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },

  match: (folder, pattern) => matchFiles(folder, pattern),

  write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    try {
      writeParts(part, typeof text === "string" ? [text] : text);
      renameSync(part, path);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  },

  remove(path) {
    rmSync(path, { force: true });
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
    const unlock = lockFile(path);
    try {
      if (keepBytes === 0) keepPrevious(path);
      const file = openSync(path, keepBytes === 0 ? "w" : "r+");
      ftruncateSync(file, keepBytes);
      return appendingTo(file, keepBytes, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  },
};

/** @param onClosed called once the file is closed, whole or not */
function appendingTo(file: number, from: number, onClosed: () => void): Journal {
  let position = from;
  let pending = "";
  let failure: unknown;
  const flush = (): void => {
    const lines = pending;
    pending = "";
    try {
      for (let rest = Buffer.from(lines); rest.length > 0; ) {
        const written = writeSync(file, rest, 0, rest.length, position);
        position += written;
        rest = rest.subarray(written);
      }
    } catch (error) {
      failure ??= error;
    }
  };
  const throwFailure = (): void => {
    if (failure !== undefined) throw failure;
  };
  return {
    append(line) {
      throwFailure();
      // Answers that came together are written together: sixteen writes would take longer than sixteen fast calls.
      if (pending === "") process.nextTick(flush);
      pending += `${line}\n`;
    },
    close() {
      flush();
      closeSync(file);
      onClosed();
      throwFailure();
    },
  };
}

const CHUNK_BYTES = 256 * 1024;

function* readChunks(file: number): Generator<Uint8Array> {
  try {
    const buffer = new Uint8Array(CHUNK_BYTES);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield buffer.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

/** UTF-16 units, about: parts may be a line each, and a write is a call of the system. */
const WRITTEN_AT_ONCE = 1024 * 1024;

function writeParts(path: string, parts: Iterable<string>): void {
  const file = openSync(path, "w");
  let pending: string[] = [];
  let length = 0;
  const flush = (): void => {
    writeFileSync(file, pending.join(""));
    pending = [];
    length = 0;
  };
  try {
    for (const text of parts) {
      pending.push(text);
      length += text.length;
      if (length >= WRITTEN_AT_ONCE) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
}

/** A journal that a new run replaces may hold answers that were paid for: the last one stays beside it. */
function keepPrevious(path: string): void {
  if (existsSync(path)) renameSync(path, path.replace(/(\.[^.]*)?$/, ".previous$1"));
}

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
