/** A baseline file: found, read and named, or why not. */
import { resolve } from "node:path";
import type { Baseline } from "../../core/baseline.ts";
import { readBaseline } from "../../evidence/baseline-file.ts";
import { candidateDigest } from "../../evidence/digest.ts";
import { parseJson } from "../../inputs/json-source.ts";
import { readText, type TextHost } from "../../inputs/read-text.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";

export interface OpenedBaseline {
  /** As the user wrote it. */
  readonly file: string;
  readonly baseline: Baseline;
  /** D, whole. */
  readonly digest: string;
}

/** @param folder absolute; what the file's name is relative to */
export function openBaseline(file: string, folder: string, host: TextHost): Result<OpenedBaseline> {
  const text = readText(host, resolve(folder, file), file, {
    code: "file-missing",
    message: `there is no baseline ${file} in ${folder}`,
    hint: "Correct the path, or make a baseline with `agentverity snapshot`.",
    at: { file },
  });
  return text.ok ? parseBaseline(file, text.value) : text;
}

/** @param file for messages */
export function parseBaseline(file: string, text: string): Result<OpenedBaseline> {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null) return fail(leftInConflict(file, text.slice(0, conflict.index).split("\n").length));
  const parsed = parseJson(file, text);
  if (!parsed.ok) return parsed;
  const read = readBaseline(parsed.value);
  if (!read.ok) return read;
  return succeed({ file, baseline: read.value, digest: candidateDigest(read.value.claim) });
}

function leftInConflict(file: string, line: number): Problem {
  return {
    code: "baseline-invalid",
    message: `${file} holds the marks of a merge that git left to you`,
    hint: "Take one side as it is, or make it anew with `agentverity snapshot`: two baselines cannot be merged. `*.baseline.json -merge` in `.gitattributes` keeps git from trying.",
    at: { file, line },
  };
}
