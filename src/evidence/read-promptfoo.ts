/**
 * A Promptfoo export: the rows of `results.results`, or the same rows as JSON Lines. A row is a run of one prompt by one
 * provider. The number of a repeat is not exported; `testIdx` is unique per repeat and gives the order.
 */
import { readPath } from "../agent/answer-path.ts";
import { fail, type Problem, type Result, type SourcePosition, succeed } from "../problem.ts";
import { describe, readOutcome } from "./recorded-outcome.ts";
import { field, isFields, type ReadingChoices, type RecordedDocument, type Recording } from "./recording.ts";
import { RecordingBuilder } from "./recording-builder.ts";

/** The container version of Promptfoo's exports that is read; older ones have no `testIdx` per repeat. */
const CONTAINER_VERSION = 3;

/** `failureReason` of a run that gave no answer; 1 is a failed assertion, and a failed assertion is still a decision. */
const EXECUTION_ERROR = 2;

export function readPromptfoo(document: RecordedDocument, choices: ReadingChoices): Result<Recording> {
  const { value, locate } = document;
  const version = field(value, "results", "version");
  if (version !== CONTAINER_VERSION) {
    return fail({
      code: "schema-version",
      message: `\`results.version\` is ${describe(version)}, and of Promptfoo's exports this build reads version ${CONTAINER_VERSION}`,
      hint: "Export again with Promptfoo 0.100 or later: `promptfoo eval --output results.json`.",
      at: locate(["results", "version"]),
    });
  }
  const rows = field(value, "results", "results");
  if (!Array.isArray(rows) || rows.length === 0) {
    return fail({
      code: "evidence-invalid",
      message:
        "`results.results` holds no rows: an export of tables and counts alone has no runs, and pairs cannot be recovered from a count",
      hint: "Export with `promptfoo eval --output results.json`.",
      at: locate(["results", "results"]),
    });
  }
  const reader = new PromptfooRows(document.file, choices);
  for (const [index, row] of rows.entries()) {
    reader.add(row, (...path) =>
      document.large
        ? { file: document.file, path: `results.results[${index}]` }
        : locate(["results", "results", index, ...path]),
    );
  }
  return reader.finish();
}

/** Rows one by one, from a document or from lines. */
export class PromptfooRows {
  readonly #builder = new RecordingBuilder();
  readonly #cells = new Map<string, { provider: string; prompt: string; chosen: boolean }>();
  readonly #rendered = new Map<string, string>();
  readonly #file: string;
  readonly #choices: ReadingChoices;
  #chosen = 0;
  #replays = 0;

  constructor(file: string, choices: ReadingChoices) {
    this.#file = file;
    this.#choices = choices;
  }

  /** @param at place of a part of the row */
  add(row: unknown, at: (...path: readonly PropertyKey[]) => SourcePosition): void {
    if (!this.#choose(row)) return;
    const input = this.#inputOf(row);
    if (input === undefined) {
      this.#refuse(
        "evidence-invalid",
        `the row has no input${this.#choices.inputPath === undefined ? "" : ` at \`${this.#choices.inputPath}\``}`,
        "Name where it stands with `input-path`, such as `vars.message`.",
        at(),
      );
      return;
    }
    const group = this.#builder.open(input, () => at("prompt"));
    if (field(row, "failureReason") === EXECUTION_ERROR) {
      group.errors += 1;
      return;
    }
    const order = field(row, "testIdx");
    if (typeof order !== "number") {
      this.#refuse(
        "evidence-invalid",
        `\`testIdx\` is ${describe(order)}: without it the order of the repeats is unknown`,
        "Export the rows as Promptfoo writes them.",
        at("testIdx"),
      );
      return;
    }
    const read = readOutcome(this.#decisionOf(row), this.#choices.layer ?? "verdict");
    if (!read.ok) {
      const path = ["response.output", this.#choices.decisionPath].filter(Boolean).join(".");
      this.#refuse(
        read.code,
        `\`${path}\` of the run with \`testIdx: ${order}\` ${read.why}`,
        read.hint,
        at("response", "output"),
      );
      return;
    }
    if (field(row, "response", "cached") === true) this.#replays += 1;
    this.#builder.add(group, read.outcome, order);
  }

  finish(): Result<Recording> {
    if (this.#chosen > 1) return fail(this.#ambiguous());
    if (this.#chosen === 0) return fail(this.#nothingChosen());
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    const [cell] = [...this.#cells.values()].filter(({ chosen }) => chosen);
    return succeed({
      file: this.#file,
      source: "Promptfoo export",
      layer: this.#choices.layer ?? "verdict",
      cases,
      configuration: { provider: cell?.provider ?? "", prompt: cell?.prompt ?? "" },
      replays: this.#replays,
      missing: 0,
      ordered: false,
    });
  }

  /** A cell is one provider under one prompt; answers of two cells are answers of two agents. */
  #choose(row: unknown): boolean {
    const label = textOf(field(row, "provider", "label"));
    const id = textOf(field(row, "provider", "id")) ?? textOf(field(row, "provider"));
    const index = String(field(row, "promptIdx") ?? "");
    const provider = label ?? id ?? "";
    const key = JSON.stringify([provider, index]);
    const known = this.#cells.get(key);
    if (known !== undefined) return known.chosen;
    const prompt = textOf(field(row, "prompt", "label")) ?? index;
    const { provider: wantedProvider, promptId } = this.#choices;
    const isProvider = wantedProvider === undefined || wantedProvider === label || wantedProvider === id;
    const isPrompt = promptId === undefined || [index, prompt, field(row, "promptId")].includes(promptId);
    const chosen = isProvider && isPrompt;
    this.#cells.set(key, { provider, prompt, chosen });
    if (chosen) this.#chosen += 1;
    return chosen;
  }

  /**
   * The single variable of a test case is what a person wrote; its prompt wraps it in the same words every time. With
   * several variables the rendered prompt is the input.
   */
  #inputOf(row: unknown): string | undefined {
    if (this.#choices.inputPath !== undefined) {
      const read = readPath(row, this.#choices.inputPath);
      return read.found && typeof read.value === "string" && read.value.trim() !== ""
        ? read.value
        : undefined;
    }
    const raw = textOf(field(row, "prompt", "raw"));
    const vars = field(row, "vars");
    const texts = isFields(vars)
      ? (Object.values(vars).filter((value) => typeof value === "string" && value.trim() !== "") as string[])
      : [];
    const inSuite = [...texts, raw].find((text) => text !== undefined && this.#choices.inputs?.has(text));
    if (inSuite !== undefined) return inSuite;
    const [single] = texts;
    const isSingle = isFields(vars) && Object.keys(vars).length === 1 && single !== undefined;
    return isSingle && this.#isRenderedAlike(single, raw) ? single : raw;
  }

  #isRenderedAlike(input: string, raw: string | undefined): boolean {
    if (raw === undefined) return true;
    const first = this.#rendered.get(input) ?? raw;
    this.#rendered.set(input, first);
    return first === raw;
  }

  #decisionOf(row: unknown): unknown {
    const output = field(row, "response", "output");
    if (this.#choices.decisionPath === undefined) return output;
    const read = readPath(typeof output === "string" ? parsed(output) : output, this.#choices.decisionPath);
    return read.found ? read.value : undefined;
  }

  #refuse(code: Problem["code"], message: string, hint: string, at: SourcePosition): void {
    this.#builder.refuse({ code, message, hint, at });
  }

  #ambiguous(): Problem {
    const chosen = [...this.#cells.values()].filter((cell) => cell.chosen);
    const cells = chosen
      .slice(0, 6)
      .map(({ provider, prompt }) => `\`${provider}\` with \`${prompt.slice(0, 60)}\``);
    const [first] = chosen;
    return {
      code: "evidence-invalid",
      message: `the export holds ${chosen.length} combinations of provider and prompt, and each is an agent of its own: ${cells.join(", ")}${chosen.length > cells.length ? " …" : ""}`,
      hint: `Choose one: \`provider: ${first?.provider}\` and \`prompt-id: ${first?.prompt.slice(0, 60)}\`.`,
      at: { file: this.#file, path: "provider" },
    };
  }

  #nothingChosen(): Problem {
    const cells = [...this.#cells.values()]
      .slice(0, 6)
      .map(({ provider, prompt }) => `\`${provider}\` with \`${prompt.slice(0, 60)}\``);
    const { provider, promptId } = this.#choices;
    const wanted = [provider && `\`provider: ${provider}\``, promptId && `\`prompt-id: ${promptId}\``].filter(
      Boolean,
    );
    return {
      code: "evidence-invalid",
      message: `no row is of ${wanted.join(" and ") || "a provider"}; there is ${cells.join(", ") || "none at all"}`,
      hint: "Name one of them.",
      at: { file: this.#file, path: "provider" },
    };
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A model that was asked for JSON answers with a text of it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
