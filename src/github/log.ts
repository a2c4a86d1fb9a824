/**
 * The runner's log as the `Log` port: information as plain lines, warnings and problems as annotations too, so
 * that they reach a person who opens only the pull request, as far as the runner keeps them. A warning is shown once, however often it is given.
 */
import { isAbsolute, relative, sep } from "node:path";
import type { AnnotationLevel, Log } from "../ports.ts";
import type { Problem, SourcePosition } from "../problem.ts";
import type { Output } from "./output.ts";
import type { CommandPlace } from "./workflow-commands.ts";

/** Left free of each level: the headline of a red run and the warning of reduced reporting come last. */
const RESERVE = 1;

/** @param workspace absolute folder of the repository's checkout; undefined outside of a runner */
export function createLog(output: Output, workspace: string | undefined): Log {
  const warned = new Set<string>();
  const annotate = (level: AnnotationLevel, place: CommandPlace, message: string): void => {
    if (output.room(level) > RESERVE) output.annotate(level, place, message);
    else output.print(message);
  };
  return {
    info(line) {
      output.print(line);
    },
    warn(message) {
      if (warned.has(message)) return;
      warned.add(message);
      annotate("warning", {}, message);
    },
    problem(problem) {
      const place = problem.at === undefined ? {} : placeOf(problem.at, workspace);
      annotate("failure", { ...place, title: `agentverity: ${problem.code}` }, textOf(problem));
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
function repositoryPath(file: string, workspace: string | undefined): string {
  if (workspace === undefined || !isAbsolute(file)) return file.replaceAll("\\", "/").replace(/^\.\//, "");
  const inside = relative(workspace, file);
  return inside.startsWith("..") ? file : inside.split(sep).join("/");
}
