/**
 * Recordings in JSON Lines, one run a line in the order they were made, read as they come: memory does not grow with the
 * file. Rows are `{input, observation}`, Promptfoo's own, or any with dotted paths to input and decision.
 */
import { readPath } from "../agent/answer-path.ts";
import type { Layer, Outcome } from "../core/outcome.ts";
import { project } from "../core/outcome.ts";
import { readObservation } from "../core/read-observation.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { AGGREGATE } from "./read-evidence.ts";
import { PromptfooRows } from "./read-promptfoo.ts";
import { describe, type ReadOutcome, readOutcome } from "./recorded-outcome.ts";
import { type Fields, field, isFields, type ReadingChoices, type Recording } from "./recording.ts";
import { RecordingBuilder } from "./recording-builder.ts";

/** @param lines without their ends, from the first; blank ones count and are skipped */
export function readRows(file: string, lines: Iterable<string>, choices: ReadingChoices): Result<Recording> {
  const rows = new Rows(file, choices);
  for (const text of lines) rows.add(text);
  return rows.finish();
}

export function readPromptfooRows(
  file: string,
  lines: Iterable<string>,
  choices: ReadingChoices,
): Result<Recording> {
  const rows = new PromptfooRows(file, choices);
  let line = 0;
  for (const text of lines) {
    line += 1;
    if (text.trim() === "") continue;
    const row = parseRow(text);
    if (row === undefined) return fail(notJson(file, line));
    const place = { file, line };
    rows.add(row, () => place);
  }
  return rows.finish();
}

/** So many texts are remembered with what they say. */
const MOST_KNOWN = 1024;

class Rows {
  readonly #builder = new RecordingBuilder();
  readonly #file: string;
  readonly #inputPath: string;
  readonly #choices: ReadingChoices;
  readonly #layer: Layer;
  #line = 0;
  readonly #known = new Map<unknown, Outcome>();

  constructor(file: string, choices: ReadingChoices) {
    this.#file = file;
    this.#choices = choices;
    this.#inputPath = choices.inputPath ?? "input";
    this.#layer = choices.layer ?? "verdict";
  }

  add(text: string): void {
    this.#line += 1;
    if (text.trim() === "") return;
    const row = parseRow(text);
    if (row === undefined) this.#builder.refuse(notJson(this.#file, this.#line));
    else this.#addRow(row);
  }

  #addRow(row: Fields): void {
    const input = valueAt(row, this.#inputPath);
    if (typeof input !== "string" || input.trim() === "") {
      const why = `\`${this.#inputPath}\` is ${describe(input)}; it must be a text that is not blank`;
      this.#refuse("evidence-invalid", why, `Name the input with \`input-path\`${keysOf(row)}.`);
      return;
    }
    const line = this.#line;
    const group = this.#builder.open(input, () => ({ file: this.#file, line }));
    const outcome = this.#outcomeOf(row);
    if (outcome === undefined) group.errors += 1;
    else if (outcome.ok) this.#builder.add(group, outcome.outcome);
    else
      this.#refuse(
        outcome.code,
        `\`${this.#choices.decisionPath ?? "observation"}\` ${outcome.why}`,
        outcome.hint,
      );
  }

  finish(): Result<Recording> {
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    if (cases.length === 0) return fail(noRows(this.#file));
    return succeed({
      file: this.#file,
      source: "JSON Lines",
      layer: this.#layer,
      cases,
      configuration: {},
      replays: 0,
      missing: 0,
      ordered: false,
    });
  }

  /** @returns undefined for a run that failed */
  #outcomeOf(row: Fields): ReadOutcome | undefined {
    const { decisionPath } = this.#choices;
    const raw = decisionPath === undefined ? row["observation"] : valueAt(row, decisionPath);
    const known = this.#known.get(raw);
    if (known !== undefined) return { ok: true, outcome: known };
    if (raw === undefined) return this.#withoutDecision(row);
    const read =
      isFields(raw) && decisionPath === undefined
        ? readWhole(raw, this.#layer)
        : readOutcome(raw, this.#layer);
    if (read.ok && typeof raw === "string" && this.#known.size < MOST_KNOWN)
      this.#known.set(raw, read.outcome);
    return read;
  }

  #withoutDecision(row: Fields): ReadOutcome | undefined {
    const error = row["error"];
    if (error !== undefined && error !== null && error !== false && error !== "") return undefined;
    const aggregate = Object.keys(row).find((key) => AGGREGATE.test(key));
    if (aggregate !== undefined)
      return {
        ok: false,
        code: "evidence-invalid",
        why: `is missing, and \`${aggregate}\` is an aggregate: pairs cannot be recovered from a count or an average`,
        hint: "Record one line for every run.",
      };
    return {
      ok: false,
      code: "evidence-invalid",
      why: "is missing",
      hint: `Name the decision with \`decision-path\`${keysOf(row)}.`,
    };
  }

  #refuse(code: Problem["code"], message: string, hint: string): void {
    this.#builder.refuse({
      code,
      message: `line ${this.#line}: ${message}`,
      hint,
      at: { file: this.#file, line: this.#line },
    });
  }
}

/** An observation as agents return them: text, verdict, tool calls. */
function readWhole(raw: Fields, layer: Layer): ReadOutcome {
  if (raw["kind"] === "no_decision") return readOutcome(raw, layer);
  const read = readObservation(raw);
  const hint = "Record observations as the README shows them.";
  if (!read.ok) return { ok: false, code: "evidence-invalid", why: `cannot be read: ${read.why}`, hint };
  const projected = project(read.observation, layer);
  if (projected.ok) return projected;
  return readOutcome({ kind: "no_decision", reason: projected.reason }, layer);
}

function parseRow(text: string): Fields | undefined {
  try {
    const row: unknown = JSON.parse(text);
    return isFields(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

function valueAt(row: Fields, path: string): unknown {
  if (Object.hasOwn(row, path)) return row[path];
  if (!path.includes(".") && !path.includes("[")) return undefined;
  const read = readPath(row, path);
  return read.found ? read.value : undefined;
}

function keysOf(row: Fields): string {
  const keys = Object.keys(row).slice(0, 8);
  return keys.length === 0 ? "" : `; the row has ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ")}`;
}

function notJson(file: string, line: number): Problem {
  return {
    code: "evidence-invalid",
    message: `line ${line} is no JSON object`,
    hint: "Write one JSON object a line; a last line that was cut short can be removed.",
    at: { file, line },
  };
}

function noRows(file: string): Problem {
  return {
    code: "evidence-invalid",
    message: `${file} holds no runs`,
    hint: "Record at least two runs of each input.",
    at: { file },
  };
}

/** What the first row of a file of lines says it is. */
export function rowsKind(row: Fields): "trials" | "promptfoo" | "rows" {
  if (typeof row["schema"] === "string" && row["schema"].startsWith("agentverity.trials/")) return "trials";
  if (field(row, "testIdx") !== undefined && field(row, "promptIdx") !== undefined) return "promptfoo";
  return "rows";
}
