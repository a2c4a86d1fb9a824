/**
 * Reads what a step left behind as actions/runner does: command lines in the log, and the file commands.
 * @see actions/runner: ActionCommand.cs, ActionCommandManager.cs, FileCommandManager.cs, ExecutionContext.cs
 */

export type Level = "error" | "warning" | "notice";

export interface StepAnnotation {
  readonly level: Level;
  readonly message: string;
  readonly title: string | undefined;
  readonly file: string | undefined;
  readonly line: number | undefined;
}

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export interface LogReading {
  /** At most ten of each level, as the runner keeps them. */
  readonly annotations: readonly StepAnnotation[];
  /** Annotations beyond ten of a level. */
  readonly dropped: number;
  /** Every command in order, annotations included. A test expects no surprises in here. */
  readonly commands: readonly Command[];
  /** The lines that were no commands. */
  readonly lines: readonly string[];
}

const LEVELS: readonly string[] = ["error", "warning", "notice"];
const KEPT_PER_LEVEL = 10;
/** Names that the runner acts on; a line with another one is text. */
const KNOWN = new Set(
  [
    ...LEVELS,
    "debug group endgroup add-mask add-matcher remove-matcher echo stop-commands set-output save-state set-env add-path".split(
      " ",
    ),
  ].flat(),
);

export function readLog(log: string): LogReading {
  const annotations: StepAnnotation[] = [];
  const commands: Command[] = [];
  const lines: string[] = [];
  const counts: Record<string, number> = {};
  let resume: string | undefined;
  for (const line of log.split(/\r\n|\r|\n/)) {
    const command = parseCommand(line, resume);
    if (command === undefined) {
      lines.push(line);
      continue;
    }
    if (resume !== undefined) {
      resume = undefined;
      continue;
    }
    commands.push(command);
    if (command.name === "stop-commands") resume = command.data;
    if (!LEVELS.includes(command.name)) continue;
    const count = (counts[command.name] ?? 0) + 1;
    counts[command.name] = count;
    if (count <= KEPT_PER_LEVEL) annotations.push(annotationOf(command));
  }
  const dropped = Object.values(counts).reduce((sum, count) => sum + Math.max(0, count - KEPT_PER_LEVEL), 0);
  return { annotations, dropped, commands, lines };
}

/** Version 2 must start the line; the older grammar is found anywhere in it. */
function parseCommand(line: string, resume: string | undefined): Command | undefined {
  const isKnown = (name: string): boolean =>
    resume === undefined ? KNOWN.has(name) : name === resume.toLowerCase();
  const second = /^::([^\s:]+)(?:\s+(.*?))?::(.*)$/s.exec(line.trimStart());
  if (second !== null && isKnown((second[1] ?? "").toLowerCase())) {
    return commandOf(second, ",", unescapeProperty, unescapeData);
  }
  const first = /##\[([^\s\]]+)(?:\s+(.*?))?\](.*)$/s.exec(line);
  if (first !== null && isKnown((first[1] ?? "").toLowerCase()))
    return commandOf(first, ";", unescapeOld, unescapeOld);
  return undefined;
}

function commandOf(
  match: RegExpExecArray,
  separator: string,
  property: (text: string) => string,
  data: (text: string) => string,
): Command {
  const properties: Record<string, string> = {};
  for (const pair of (match[2] ?? "").split(separator)) {
    const equals = pair.indexOf("=");
    if (equals > 0) properties[pair.slice(0, equals).trim()] = property(pair.slice(equals + 1));
  }
  return { name: (match[1] ?? "").toLowerCase(), properties, data: data(match[3] ?? "") };
}

function unescapeData(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
}

function unescapeOld(text: string): string {
  return text
    .replaceAll("%3B", ";")
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%5D", "]")
    .replaceAll("%25", "%");
}

function annotationOf({ name, properties, data }: Command): StepAnnotation {
  const line = properties["line"];
  return {
    level: name as Level,
    message: data.slice(0, 4096),
    title: properties["title"],
    file: properties["file"],
    line: line === undefined ? undefined : Number(line),
  };
}

/** `name=value` lines and `name<<delimiter` blocks. @throws Error for what fails the step on a real runner */
export function readKeyValueFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
    } else if (heredoc >= 0) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (delimiter === "" || end < 0)
        throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      values[line.slice(0, heredoc)] = lines.slice(index + 1, end).join("\n");
      index = end;
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return values;
}
