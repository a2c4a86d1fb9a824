/**
 * The runner's log as the `Log` port: information as plain lines, warnings and problems as annotations too, so
 * that they reach a person who opens only the pull request. A warning is shown once, however often it is given.
 */
import { isAbsolute, relative, sep } from "node:path";
import type { Log } from "../ports.ts";
import type { Problem, SourcePosition } from "../problem.ts";
import type { Output } from "./output.ts";
import type { CommandPlace } from "./workflow-commands.ts";

/** @param workspace absolute folder of the repository's checkout; undefined outside of a runner */
export function createLog(output: Output, workspace: string | undefined): Log {
  const warned = new Set<string>();
  return {
    info(line) {
      output.print(line);
    },
    warn(message) {
      if (warned.has(message)) return;
      warned.add(message);
      output.annotate("warning", {}, message);
    },
    problem(problem) {
      const place = problem.at === undefined ? {} : placeOf(problem.at, workspace);
      output.annotate("failure", { ...place, title: `agentverity: ${problem.code}` }, textOf(problem));
    },
  };
}

function textOf(problem: Problem): string {
  const { at } = problem;
  if (at === undefined) return `${problem.message}\n${problem.hint}`;
  const position = [at.file, at.line, at.column].filter((part) => part !== undefined).join(":");
  const where = at.path === undefined ? position : `${position} (${at.path})`;
  return `${where}: ${problem.message}\n${problem.hint}`;
}

function placeOf(at: SourcePosition, workspace: string | undefined): CommandPlace {
  return { file: repositoryPath(at.file, workspace), line: at.line, col: at.column };
}

/** Annotations sit on paths from the repository's root, with forward slashes. */
export function repositoryPath(file: string, workspace: string | undefined): string {
  if (workspace === undefined || !isAbsolute(file)) return file.replaceAll("\\", "/").replace(/^\.\//, "");
  const inside = relative(workspace, file);
  return inside.startsWith("..") ? file : inside.split(sep).join("/");
}
