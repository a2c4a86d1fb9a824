/** The folder that every other path is relative to: when it is not there, no file in it is what is missing. */
import { resolve } from "node:path";
import type { Problem } from "../problem.ts";
import type { TextHost } from "./read-text.ts";
import { nameOf, type Origin, placeOf } from "./setting-problems.ts";
import { quote } from "./value-words.ts";

const NAME = "working-directory";

/** @param base absolute; where the job or the shell stands @param origin of the setting; absent: it was not given */
export function folderProblem(
  folder: string | undefined,
  origin: Origin | undefined,
  base: string,
  host: TextHost,
): Problem | undefined {
  if (folder === undefined || origin === undefined) return undefined;
  const found = whatIsAt(resolve(base, folder), host);
  if (found === "a folder") return undefined;
  const why = found === "nothing" ? `there is no such folder in ${base}` : "that is a file";
  return {
    code: "file-missing",
    message: `${nameOf(origin, [NAME])} is ${quote(folder)}, and ${why}`,
    hint: "Correct the path. In a workflow, check out the repository first.",
    ...placeOf(origin, [NAME]),
  };
}

/** A host gives nothing for what is not there, and throws for what exists and is no file. */
function whatIsAt(path: string, host: TextHost): "a folder" | "a file" | "nothing" {
  try {
    return host.read(path) === undefined ? "nothing" : "a file";
  } catch {
    return "a folder";
  }
}
