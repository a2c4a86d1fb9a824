/**
 * What is wrong with a command, as far as it can be told without running it. A shell's line can hold anything; of that
 * only a plain first word is looked at, and whatever is not understood is left to the shell.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import type { CommandSpec } from "../inputs/config.ts";
import type { Problem } from "../problem.ts";
import { commandName } from "./command-name.ts";

type Variables = Readonly<Record<string, string>>;

/** `python agent.py`, `'./my agent' --fast`; not `KEY=1 python agent.py`, `(cd sub && run)`, `$PYTHON agent.py`. */
const FIRST_WORD = /^\s*(?:"([^"$`\\]+)"|'([^']+)'|([\w./@+][\w./@+:-]*))(?=\s|$)/;

/** Names under which people know one program; which of them exists differs between systems. */
const COUSINS: Readonly<Record<string, readonly string[]>> = {
  python: ["python3"],
  python3: ["python"],
  pip: ["pip3"],
  node: ["nodejs"],
};

export function findCommandFault(
  spec: CommandSpec,
  workingDirectory: string,
  environment: Variables,
): Problem | undefined {
  // Windows finds programs by other rules; there the attempt itself has to tell.
  if (process.platform === "win32") return undefined;
  const program = programOf(spec.command);
  if (program === undefined) return undefined;
  if (program.includes("/")) return faultOfFile(spec, program, resolve(workingDirectory, program));
  const isKnown = typeof spec.command === "string" ? shellKnows : findInPath;
  if (isKnown(program, workingDirectory, environment)) return undefined;
  return missing(spec, program, hintFor(program, workingDirectory, environment));
}

function programOf(command: CommandSpec["command"]): string | undefined {
  if (typeof command !== "string") return command[0];
  const word = FIRST_WORD.exec(command);
  return word?.[1] ?? word?.[2] ?? word?.[3];
}

function faultOfFile(spec: CommandSpec, program: string, file: string): Problem | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) {
    return missing(spec, program, "Correct the path; it is relative to the working directory.");
  }
  if (stat.isFile() && isExecutable(file)) return undefined;
  const what = stat.isFile() ? "is not executable" : "is a folder";
  return {
    code: "agent-not-callable",
    message: `agent \`${commandName(spec)}\`: \`${program}\` ${what}; no call was made`,
    hint: stat.isFile()
      ? `Run \`git update-index --chmod=+x ${program}\` and commit, or name its interpreter: \`command: ${interpreterOf(file)} ${program}\`.`
      : "Name the program in it.",
  };
}

function interpreterOf(file: string): string {
  const known: Readonly<Record<string, string>> = { py: "python3", rb: "ruby", js: "node", pl: "perl" };
  return known[basename(file).split(".").at(-1) ?? ""] ?? "sh";
}

/** Built-in commands and keywords are commands too. */
function shellKnows(word: string, workingDirectory: string, environment: Variables): boolean {
  const asked = spawnSync("/bin/sh", ["-c", 'command -v "$1"', "sh", word], {
    cwd: workingDirectory,
    env: environment,
    stdio: "ignore",
  });
  return asked.error !== undefined || asked.status === 0;
}

function findInPath(word: string, _workingDirectory: string, environment: Variables): boolean {
  const folders = (environment["PATH"] ?? "/usr/bin:/bin").split(delimiter);
  return folders.some((folder) => isExecutable(join(folder === "" ? "." : folder, word)));
}

function hintFor(program: string, workingDirectory: string, environment: Variables): string {
  const here = join(workingDirectory, program);
  if (statSync(here, { throwIfNoEntry: false })?.isFile() === true) return `Did you mean \`./${program}\`?`;
  const cousin = COUSINS[program]?.find((name) => findInPath(name, dirname(here), environment));
  if (cousin !== undefined) return `Did you mean \`${cousin}\`?`;
  return "Install it in an earlier step, or give its path.";
}

function missing(spec: CommandSpec, program: string, hint: string): Problem {
  return {
    code: "agent-missing",
    message: `agent \`${commandName(spec)}\`: there is no command \`${program}\`; no call was made`,
    hint,
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
