/** The words for a setting that cannot be used: its name as the person wrote it, its value, what is accepted. */
import type * as z from "zod/mini";
import type { Problem, SourcePosition } from "../problem.ts";
import {
  CONFIG_VERSION,
  commandSchema,
  endpointSchema,
  MOST_REPEATS,
  moduleSchema,
} from "./config-schema.ts";
import { CONFIG_KEYS, findOption, type Option } from "./options.ts";
import type { Path, SourceDocument } from "./source-document.ts";
import { didYouMean } from "./suggest.ts";
import { quote, showPath, showValue } from "./value-words.ts";

/** Where a setting comes from; decides how it is named. */
export type Origin =
  | { readonly kind: "action" }
  | { readonly kind: "command line" }
  | { readonly kind: "file"; readonly document: SourceDocument };

type Issue = z.core.$ZodIssue;

/** "input `epsilon`", "`--epsilon`", "`epsilon`"; of a list in one text, the whole. */
export function nameOf(origin: Origin, path: Path): string {
  const shown = showPath(origin.kind === "file" ? path : path.slice(0, 1));
  if (origin.kind === "action") return `input \`${shown}\``;
  return origin.kind === "command line" ? `\`--${shown}\`` : `\`${shown}\``;
}

/** As one would write it there: `--epsilon 0.05`, `epsilon: 0.05`. */
export function sample(origin: Origin, option: Option): string {
  if (origin.kind !== "command line") return `\`${option.name}: ${option.example}\``;
  return `\`--${option.name} ${/\s/.test(option.example) ? `"${option.example}"` : option.example}\``;
}

export function placeOf(
  origin: Origin,
  path: Path,
  what: "value" | "key" = "value",
): { at?: SourcePosition } {
  return origin.kind === "file" ? { at: origin.document.locate(path, what) } : {};
}

/** Every fault that the schema found in one source's settings, in words. */
export function settingProblems(issues: readonly Issue[], settings: unknown, origin: Origin): Problem[] {
  const problems = issues
    .flatMap((issue) => narrow(issue, settings))
    .flatMap((issue) => toProblems(issue, settings, origin));
  // A value can break two rules of the schema, and is wrong once.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

/** Of a value that may have several forms, the faults of the form that was meant. */
function narrow(issue: Issue, settings: unknown): Issue[] {
  const agent = issue.path[0] === "agent" ? valueAt(settings, ["agent"]) : undefined;
  // The library's own choice falls on whatever form misses nothing, which is seldom the one that was meant.
  if (typeof agent === "object" && agent !== null) return issuesOfAgent(agent);
  if (issue.code !== "invalid_union") return [issue];
  const chosen = issue.errors.find((form) => !form.some(isWrongForm));
  if (chosen === undefined || chosen.some(isWrongForm)) return [issue];
  return chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
}

function issuesOfAgent(agent: object): Issue[] {
  const read = formOf(agent).safeParse(agent);
  return (read.error?.issues ?? []).map((issue) => ({ ...issue, path: ["agent", ...issue.path] }) as Issue);
}

function formOf(agent: object) {
  if ("command" in agent) return commandSchema;
  if ("path" in agent || "export" in agent) return moduleSchema;
  return "per-call" in agent ? commandSchema : endpointSchema;
}

function isWrongForm(issue: Issue): boolean {
  return issue.code === "invalid_type" && issue.path.length === 0;
}

function toProblems(issue: Issue, settings: unknown, origin: Origin): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey([...issue.path, key], origin));
  }
  const value = valueAt(settings, issue.path);
  if (issue.path[0] === "schema") return [versionProblem(value, origin)];
  if (issue.path[0] === "agent" && issue.path.length > 1) return [agentProblem(issue, value, origin)];
  const option = findOption(String(issue.path[0]));
  if (option === undefined) return [];
  const guess =
    typeof value === "string" ? didYouMean(value, choicesOf(issue), (name) => `\`${name}\``).trim() : "";
  const verb = origin.kind !== "file" && issue.path.length > 1 ? "holds" : "is";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, issue.path)} ${verb} ${showValue(value)}; it must be ${option.accepts}`,
      hint: guess || hintFor(option, value, origin),
      ...placeOf(origin, issue.path),
    },
  ];
}

function hintFor(option: Option, value: unknown, origin: Origin): string {
  const percent = option.kind === "number" && typeof value === "string" ? /^([\d.]+)\s*%$/.exec(value) : null;
  if (percent !== null) return `Write ${Number(percent[1]) / 100} for ${percent[1]} %.`;
  const odd = option.name === "repeats" && typeof value === "number" && value > 2 && value % 2 === 1;
  if (odd)
    return `Use ${value - 1} or ${value + 1}: calls are compared in pairs, and an odd last one is never compared.`;
  if (option.name === "repeats" && typeof value === "number" && value > MOST_REPEATS)
    return `Use ${MOST_REPEATS} at most: a plan of more calls than that is a slip of the keyboard.`;
  if (typeof value === "number" && option.kind === "text" && option.name !== "timeout")
    return `Put it in quotes: "${value}".`;
  return `Write for example ${sample(origin, option)}.`;
}

const AGENT_KEYS: Readonly<Record<string, string>> = {
  url: "the address of the endpoint, such as `https://example.com/decide`",
  preset: "`openai-chat`, `openai-responses` or `anthropic-messages`",
  method: "`POST`, `PUT`, `PATCH` or `GET`",
  headers: "a mapping of header names to texts",
  body: "a JSON template with {{input}} where the probe goes",
  model: "the name of a model",
  system: "a text",
  decision: "a dotted path into the answer, such as `choices.0.message.content`",
  text: "a dotted path into the answer",
  tools: "a dotted path into the answer",
  steps: "a dotted path into the answer",
  cost: "a dotted path into the answer",
  path: "the path of a TypeScript or JavaScript file",
  export: "the name of an export",
  command: "a command such as `python agent.py`, or a list of the program and its arguments",
  "per-call": "`true` or `false`",
};

function agentProblem(issue: Issue, value: unknown, origin: Origin): Problem {
  const key = String(issue.path[1]);
  const accepts = issue.path.length > 2 ? "a text" : (AGENT_KEYS[key] ?? "something else");
  const name = nameOf(origin, issue.path);
  const at = placeOf(origin, issue.path);
  if (value === undefined) {
    return { code: "input-missing", message: `${name} is missing`, hint: `Give ${accepts}.`, ...at };
  }
  const guess =
    typeof value === "string" ? didYouMean(value, choicesOf(issue), (word) => `\`${word}\``).trim() : "";
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return {
    code: "input-invalid",
    message: `${name} is ${showValue(value)}; it must be ${accepts}`,
    hint: guess || (isScalar ? `Put it in quotes: "${value}".` : "Correct it."),
    ...at,
  };
}

/** A key that nobody declares, at the top or in the agent's mapping. */
export function unknownKey(path: Path, origin: Origin): Problem {
  const isInAgent = path.length > 1;
  if (isInAgent && Object.hasOwn(AGENT_KEYS, String(path.at(-1)))) return misplacedKey(path, origin);
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} is no ${isInAgent ? "part of an agent" : "setting"} that this version knows`,
    hint: isInAgent ? guessOrList(path, Object.keys(AGENT_KEYS)) : settingHint(path),
    ...placeOf(origin, path, "key"),
  };
}

/** A module's key beside an endpoint's, and the like. */
function misplacedKey(path: Path, origin: Origin): Problem {
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} does not go with the rest: an agent is a module, an endpoint or a command`,
    hint: "A module has `path`, and perhaps `export`; a command has `command`, and perhaps `per-call`; an endpoint has `url` and what goes with it.",
    ...placeOf(origin, path, "key"),
  };
}

function settingHint(path: Path): string {
  const option = findOption(String(path[0]));
  if (option?.where === "command line") return `Give it on the command line: \`--${option.name}\`.`;
  if (option !== undefined) return "Give it as an input of the action, not in the file.";
  return guessOrList(
    path,
    CONFIG_KEYS.map(({ name }) => name),
  );
}

function guessOrList(path: Path, known: readonly string[]): string {
  const guess = didYouMean(String(path.at(-1)), known, (name) => `\`${name}\``).trim();
  return guess || `Known there: ${known.join(", ")}.`;
}

function versionProblem(value: unknown, origin: Origin): Problem {
  return {
    code: "schema-version",
    message: `the configuration's schema is ${showValue(value)}, which this version does not read`,
    hint: `Write \`schema: ${CONFIG_VERSION}\`, the only one it reads, or leave the line out.`,
    ...placeOf(origin, ["schema"]),
  };
}

function choicesOf(issue: Issue): string[] {
  return issue.code === "invalid_value" ? issue.values.map(String) : [];
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step];
  }
  return value;
}

/** The file of a configuration that is none at all. */
export function notAMapping(document: SourceDocument): Problem {
  return {
    code: "input-invalid",
    message: `${document.file} holds ${typeof document.value === "string" ? quote(document.value) : showValue(document.value)}, not settings`,
    hint: "Write one `name: value` per line, such as `suite: suite.yaml`.",
    at: document.locate([]),
  };
}
