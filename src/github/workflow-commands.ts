/**
 * The lines by which a step talks to the runner, and how to keep other text from doing it.
 *
 * The runner reads stdout and stderr line by line: `::command key=value::data` where a line starts (after white
 * space), and the older `##[command key=value]data` anywhere in it. So every text that is not ours is neutralised.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * @see actions/runner, ActionCommand.cs (both grammars) and ExecutionContext.cs (limits)
 */
import type { AnnotationLevel } from "../ports.ts";
import { truncate } from "./truncate.ts";

/** The runner keeps this many annotations of each level per step and drops the rest without a word. */
export const ANNOTATIONS_PER_LEVEL = 10;
/** The runner cuts an annotation's message here; counted in bytes by us, which is never more. */
const MESSAGE_LIMIT = 4096;

const COMMANDS: Readonly<Record<AnnotationLevel, string>> = {
  failure: "error",
  warning: "warning",
  notice: "notice",
};

export interface CommandPlace {
  readonly title?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly col?: number | undefined;
}

/** `::error file=a.yml,line=3,title=Flips::message`: one line whatever the texts hold. */
export function annotationCommand(level: AnnotationLevel, place: CommandPlace, message: string): string {
  const properties = (["file", "line", "col", "title"] as const)
    .map((name) => [name, place[name]] as const)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(",");
  const head = properties === "" ? COMMANDS[level] : `${COMMANDS[level]} ${properties}`;
  return `::${head}::${escapeData(truncate(message, MESSAGE_LIMIT))}`;
}

export function groupCommand(title: string): string {
  return `::group::${escapeData(title)}`;
}

export const END_GROUP = "::endgroup::";

/** For the part after the second `::`; the runner undoes it. */
function escapeData(text: string): string {
  return breakOldCommands(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** For the value of a property; the runner undoes it. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// What .NET's Trim removes, and what shows as nothing: neither may hide a command's start.
const INVISIBLE_START = /^(?:[\s\u0085\u180e\u200b-\u200f\u2060]|\p{Cc})+/u;
// Controls do nothing for a reader of a log and much for an attacker of a terminal; the tab stays.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it looks for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** The text as lines of a log that no runner and no terminal takes for a command; a lone CR ends a line too. */
export function neutralise(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map(neutraliseLine);
}

function neutraliseLine(line: string): string {
  const start = INVISIBLE_START.exec(line)?.[0] ?? "";
  const defused = line.slice(start.length).startsWith("::")
    ? `${start}: ${line.slice(start.length + 1)}`
    : line;
  return breakOldCommands(defused.replace(CONTROLS, "\ufffd"));
}

function breakOldCommands(text: string): string {
  return text.replaceAll("##[", "## [");
}
