/** What the file system refuses is a user's to mend, not a defect of ours; everything else that is thrown is. */
import type { Problem } from "../problem.ts";

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a file system that is read-only",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the disk quota is used up",
  ENOTDIR: "cannot be made: a part of its path is a file",
  EEXIST: "cannot be made: a part of its path is a file",
  EISDIR: "is a folder, and a file is to be written there",
  EBUSY: "is being written by another run",
};

/** @param folder where it happened, unless the error names the path itself @returns undefined for what is no trouble with a file */
export function fileTrouble(error: unknown, folder: string): Problem | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code];
  if (reason === undefined) return undefined;
  const named = error instanceof Error && "path" in error ? error.path : undefined;
  const path = typeof named === "string" ? named : folder;
  return {
    code: "file-unwritable",
    message: `${path} ${reason} (${code})`,
    hint:
      code === "EBUSY"
        ? "Wait until it has ended, or measure in another `working-directory`."
        : "Make room or give access, and run again with `resume: true` where calls had been made.",
    at: { file: path },
  };
}
