/**
 * The files by which a step hands its outputs and its summary to the runner. Written by hand rather than by
 * `@actions/core`: these two carry the verdict, so they come before any module that takes time or may not load.
 *
 * @see actions/runner, FileCommandManager.cs: grammar and limits
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, statSync } from "node:fs";
import { truncateMarkdown } from "./truncate.ts";

/** Over this, the runner drops the whole summary. */
const SUMMARY_LIMIT = 1024 * 1024;
const SUMMARY_CUT = "_Cut here: a job summary holds 1 MiB. The rest is in the report artifact._";

/**
 * Appends outputs in one write, each as `name<<delimiter`, so that a value may hold anything.
 *
 * @throws Error when the runner gave no file or it cannot be written
 */
export function writeOutputs(file: string | undefined, outputs: Readonly<Record<string, string>>): void {
  const text = Object.entries(outputs).map(outputEntry).join("");
  if (text !== "") appendFileSync(existing(file, "GITHUB_OUTPUT"), text, "utf8");
}

function outputEntry([name, value]: [string, string]): string {
  const delimiter = `agentverity_${randomUUID()}`;
  if (!/^[A-Za-z_][A-Za-z0-9_-]*$/.test(name)) throw new RangeError(`"${name}" is no name for an output`);
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

/**
 * Appends Markdown to the step's summary, cut to what the runner still takes.
 *
 * @throws Error when the runner gave no file or it cannot be written
 */
export function writeSummary(file: string | undefined, markdown: string): void {
  const target = existing(file, "GITHUB_STEP_SUMMARY");
  const room = SUMMARY_LIMIT - statSync(target).size - 1;
  appendFileSync(target, `${truncateMarkdown(markdown, room, SUMMARY_CUT)}\n`, "utf8");
}

/** The runner makes the files; one that is not there is nobody's, so nothing would read it. */
function existing(file: string | undefined, name: string): string {
  if (file === undefined || file === "") throw new Error(`the runner set no ${name}`);
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    throw new Error(`the file of ${name} does not exist`);
  return file;
}
