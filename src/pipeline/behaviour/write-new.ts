/** Writes files that people go on with by hand: all of them or none, and never over one that is there. */
import { resolve } from "node:path";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";

export interface NewFile {
  /** As people know it, relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** @param root absolute */
export function writeNew(
  files: readonly NewFile[],
  root: string,
  host: Pick<Host, "files">,
): Result<undefined> {
  const there = files.filter(({ file }) => isThere(resolve(root, file), host));
  if (there.length > 0) return fail(...there.map(({ file }) => inTheWay(file)));
  for (const { file, text } of files) {
    try {
      host.files.write(resolve(root, file), text);
    } catch (error) {
      const trouble = fileTrouble(error, file);
      if (trouble === undefined) throw error;
      return fail(trouble);
    }
  }
  return succeed(undefined);
}

/** What cannot be read is there too. */
function isThere(path: string, { files }: Pick<Host, "files">): boolean {
  try {
    return files.read(path) !== undefined;
  } catch {
    return true;
  }
}

function inTheWay(file: string): Problem {
  return {
    code: "input-conflict",
    message: `${file} is there already, and may hold what somebody wrote: it is not written again`,
    hint: "Move or delete it first, or name another file.",
    at: { file },
  };
}
