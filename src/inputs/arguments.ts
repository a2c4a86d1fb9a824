/**
 * Command-line arguments → the command, its raw settings and how to print. Flags are the inputs' names; an
 * unknown flag, or one that the command has no use for, is refused: it would be a setting that never applies.
 */
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { MODES } from "./config.ts";
import { ACTIONS, COMMANDS, type Command, findOption, flagsOf, OPTIONS, type Option } from "./options.ts";
import { isAbsent, type RawInputs } from "./raw-inputs.ts";
import { didYouMean, suggest } from "./suggest.ts";
import { listWords, quote } from "./value-words.ts";

export const FORMATS = ["text", "json", "junit", "markdown", "html"] as const;
export type Format = (typeof FORMATS)[number];

export interface Arguments {
  /** Absent: none was given, so help is what is wanted. */
  readonly command?: Command;
  /** The second word of a command that has two. */
  readonly action?: string;
  readonly help: boolean;
  readonly version: boolean;
  /** For `readConfig`; holds the mode of every command that has one. */
  readonly raw: RawInputs;
  readonly format: Format;
  /** Path as written, relative to where the shell stands. */
  readonly output?: string;
  readonly quiet: boolean;
}

interface Scan {
  readonly positionals: string[];
  readonly values: Map<string, string>;
  readonly problems: Problem[];
  help: boolean;
  version: boolean;
}

/** @param argv what follows `node cli.js` */
export function readArguments(argv: readonly string[]): Result<Arguments> {
  const scan: Scan = { positionals: [], values: new Map(), problems: [], help: false, version: false };
  for (let at = 0; at < argv.length; ) at += readArgument(scan, argv, at);
  const { command, action } = readWords(scan);
  const printing = readPrinting(scan);
  // Help is never refused: whoever asks for it may just have got a flag wrong.
  if (!(scan.help || scan.version)) {
    if (command !== undefined) scan.problems.push(...unusable(command, scan.values));
    if (scan.problems.length > 0) return fail(...scan.problems);
  }
  return succeed({
    ...(command === undefined ? {} : { command }),
    ...(action === undefined ? {} : { action }),
    help: scan.help || (command === undefined && !scan.version),
    version: scan.version,
    raw: rawInputs(command, scan.values),
    ...printing,
  });
}

/** Reads one argument into the scan; @returns how many it took. */
function readArgument(scan: Scan, argv: readonly string[], at: number): number {
  const argument = argv[at] ?? "";
  if (argument === "--help" || argument === "-h") scan.help = true;
  else if (argument === "--version" || argument === "-v" || argument === "-V") scan.version = true;
  else if (argument === "-k")
    return readFlag(scan, "--filter", argv[at + 1]); // as pytest and agentcheck have it
  else if (argument.startsWith("-") && argument !== "-") return readFlag(scan, argument, argv[at + 1]);
  else scan.positionals.push(argument);
  return 1;
}

function readFlag(scan: Scan, argument: string, next: string | undefined): number {
  const equals = argument.indexOf("=");
  const flag = equals === -1 ? argument : argument.slice(0, equals);
  const option = flag.startsWith("--") ? findOption(flag.slice(2)) : undefined;
  if (option === undefined || option.where === "action") {
    scan.problems.push(unknownFlag(flag));
    const isItsValue =
      equals === -1 && next !== undefined && !next.startsWith("-") && scan.positionals.length > 0;
    return isItsValue ? 2 : 1; // else its value would be a second, misleading problem
  }
  if (equals === -1) return readFollowing(scan, option, next);
  setValue(scan, option, argument.slice(equals + 1));
  return 1;
}

/** The value of a flag is the next argument; a true-or-false flag may stand alone. */
function readFollowing(scan: Scan, option: Option, next: string | undefined): number {
  if (option.kind === "flag") {
    const isSaid = next === "true" || next === "false";
    setValue(scan, option, isSaid ? next : "true");
    return isSaid ? 2 : 1;
  }
  if (next === undefined || /^-(?![\d.])/.test(next)) {
    scan.problems.push({
      code: "input-missing",
      message: `\`--${option.name}\` has no value; it takes ${option.accepts}`,
      hint: `Write for example \`--${option.name} ${option.example}\`.`,
    });
    return 1;
  }
  setValue(scan, option, next);
  return 2;
}

function setValue(scan: Scan, option: Option, value: string): void {
  const earlier = scan.values.get(option.name);
  if (earlier === undefined || earlier === value) scan.values.set(option.name, value);
  else if (option.kind === "list") scan.values.set(option.name, `${earlier},${value}`);
  else {
    scan.problems.push({
      code: "input-conflict",
      message: `\`--${option.name}\` is given twice: ${quote(earlier)} and ${quote(value)}`,
      hint: "Keep one of them.",
    });
  }
}

function unknownFlag(flag: string): Problem {
  const name = flag.replace(/^-+/, "");
  const known = OPTIONS.filter((option: Option) => option.commands.length > 0).map((option) => option.name);
  const negated = name.startsWith("no-") ? findOption(name.slice(3)) : undefined;
  const guess = didYouMean(name, [...known, "help", "version"], (word) => `\`--${word}\``).trim();
  return {
    code: "input-unknown",
    message: `\`${flag}\` is no flag that this version knows`,
    hint:
      negated?.kind === "flag" ? `Write \`--${negated.name} false\`.` : guess || "See `agentverity --help`.",
  };
}

/** What stands without a flag: the command, its second word, and what it is done to. */
function readWords(scan: Scan): Pick<Arguments, "command" | "action"> {
  if (scan.positionals[0] === "help") {
    scan.positionals.shift();
    scan.help = true;
  }
  const command = readCommand(scan);
  if (command === undefined) return {};
  const action = readAction(command, scan);
  if (ACTIONS[command] !== undefined && action === undefined) return { command }; // which is told already
  scan.problems.push(...takeOperands(command, action, scan).map(unexpected));
  return { command, ...(action === undefined ? {} : { action }) };
}

function readCommand(scan: Scan): Command | undefined {
  const word = scan.positionals.shift();
  if (word === undefined) {
    if (scan.values.size > 0) scan.problems.push(noCommand());
    return undefined;
  }
  const command = COMMANDS.find((name) => name === word);
  if (command === undefined) {
    scan.problems.push({
      code: "input-unknown",
      message: `${quote(word)} is no command that this version knows`,
      hint: didYouMean(word, COMMANDS, (name) => `\`${name}\``).trim() || `Use ${listWords(COMMANDS)}.`,
    });
  }
  return command;
}

function readAction(command: Command, scan: Scan): string | undefined {
  const known = ACTIONS[command];
  if (known === undefined) return undefined;
  const word = scan.positionals.shift();
  if (word !== undefined && known.includes(word)) return word;
  const guess = word === undefined ? "" : didYouMean(word, known, (name) => `\`${command} ${name}\``).trim();
  const got = word === undefined ? "stands alone" : `is followed by ${quote(word)}`;
  scan.problems.push({
    code: word === undefined ? "input-missing" : "input-unknown",
    message: `\`${command}\` ${got}; it takes ${listWords(known.map((name) => `\`${name}\``))} behind it`,
    hint: guess || `Write for example \`agentverity ${command} ${known[0]}\`.`,
  });
  return undefined;
}

/** @returns the words that nothing takes */
function takeOperands(command: Command, action: string | undefined, scan: Scan): readonly string[] {
  if (command === "merge") return takeAll(scan, "evidence", scan.positionals);
  if (command === "test") {
    const isTestFile = (word: string) => TEST_FILE.test(word);
    takeAll(scan, "tests", scan.positionals.filter(isTestFile));
    return scan.positionals.filter((word) => !isTestFile(word));
  }
  const spoken = action === undefined ? command : `${command} ${action}`;
  return takeNamed(scan, scan.positionals, OPERANDS[spoken] ?? []);
}

/** The options that stand behind a command without their flag, in order. */
const OPERANDS: Readonly<Record<string, readonly string[]>> = {
  compare: ["before", "after"],
  inspect: ["baseline"],
  report: ["from"],
  "baseline inspect": ["baseline"],
  "baseline delete": ["baseline"],
  "history show": ["run-id"],
  "contract init": ["name"],
  "contract validate": ["contract"],
  "generate scenarios": ["contract"],
};

/** Code, or a pattern that the shell left alone. */
const TEST_FILE = /\.[cm]?[jt]sx?$|[*{]/i;

/** `merge shards/*.jsonl`, which a shell makes many words of. @returns what is left over: nothing */
function takeAll(scan: Scan, name: string, words: readonly string[]): readonly string[] {
  const option = findOption(name);
  for (const word of words) if (option !== undefined) setValue(scan, option, word);
  return [];
}

/** @returns what is left over */
function takeNamed(scan: Scan, words: readonly string[], expected: readonly string[]): readonly string[] {
  const names = expected.filter((name) => !scan.values.has(name));
  for (const [index, name] of names.entries()) {
    const word = words[index];
    const option = findOption(name);
    if (word !== undefined && option !== undefined) setValue(scan, option, word);
  }
  return words.slice(names.length);
}

function noCommand(): Problem {
  return {
    code: "input-missing",
    message: "no command is given",
    hint: `Start with ${listWords(COMMANDS)}, such as \`agentverity run --agent ./router.ts --suite suite.yaml\`.`,
  };
}

function unexpected(argument: string): Problem {
  const flag = guessFlag(argument);
  return {
    code: "input-unknown",
    message: `${quote(argument)} stands alone, and no command takes it there`,
    hint:
      flag === undefined
        ? "Put the flag it belongs to in front of it."
        : `Did you mean \`--${flag} ${argument}\`?`,
  };
}

function guessFlag(argument: string): string | undefined {
  if (/\.(?:ya?ml|json)$/i.test(argument)) return "suite";
  if (/\.(?:txt|csv|jsonl)$/i.test(argument)) return "probes";
  if (/^https?:\/\/|\.[cm]?[jt]sx?(?:#|$)/i.test(argument)) return "agent";
  return undefined;
}

function unusable(command: Command, values: ReadonlyMap<string, string>): Problem[] {
  const usable = new Set(flagsOf(command).map((option) => option.name));
  return [...values.keys()]
    .filter((name) => !usable.has(name))
    .map((name) => {
      const users = COMMANDS.filter((other) => findOption(name)?.commands.includes(other));
      return {
        code: "input-unknown",
        message: `\`--${name}\` is no flag of \`${command}\`, which would ignore it`,
        hint:
          users.length === 0
            ? reasonFor(name)
            : `${whyNot(name, command)}Leave it out; it belongs to ${listWords(users, "and")}.`,
      };
    });
}

/** Of what is well known elsewhere, why it is no use here. */
function whyNot(name: string, command: Command): string {
  const isRecorded = command === "assess" || command === "compare";
  return name === "relations" && isRecorded
    ? "A recording cannot be asked again about reworded probes. "
    : "";
}

function reasonFor(name: string): string {
  return name === "mode"
    ? "The command is the mode: `run`, `plan`, `assess`, `check`, `compare` or `test`."
    : "Leave it out; it is for the action only.";
}

function readPrinting(scan: Scan): Pick<Arguments, "format" | "output" | "quiet"> {
  const written = scan.values.get("format");
  const format = isAbsent(written) ? "text" : FORMATS.find((known) => known === written);
  if (format === undefined) {
    const guess = suggest(written ?? "", FORMATS);
    scan.problems.push({
      code: "input-invalid",
      message: `\`--format\` is ${quote(written ?? "")}; it must be ${listWords(FORMATS)}`,
      hint: guess === undefined ? "Write for example `--format json`." : `Did you mean \`${guess}\`?`,
    });
  }
  const quiet = scan.values.get("quiet") ?? "false";
  if (quiet !== "true" && quiet !== "false") {
    scan.problems.push({
      code: "input-invalid",
      message: `\`--quiet\` is ${quote(quiet)}; it must be \`true\` or \`false\``,
      hint: "Write `--quiet` alone.",
    });
  }
  const output = scan.values.get("output");
  return {
    format: format ?? "text",
    ...(output === undefined || isAbsent(output) ? {} : { output }),
    quiet: quiet === "true",
  };
}

const PRINTING = new Set(["format", "output", "quiet"]);

function rawInputs(command: Command | undefined, given: ReadonlyMap<string, string>): RawInputs {
  const values: Record<string, string> = {};
  for (const [name, value] of given) {
    if (!PRINTING.has(name) && !isAbsent(value)) values[name] = value;
  }
  const mode = MODES.find((name) => name === command);
  if (mode !== undefined) values["mode"] = mode;
  return { source: "command line", values, unknown: [] };
}
