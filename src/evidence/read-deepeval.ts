/**
 * A DeepEval test run: `testCases[]` in `order`. A metric that failed or crashed leaves a valid decision; a case without
 * `actualOutput` is a run that failed. DeepEval's cache keeps one run of each input, and is no record of runs.
 */
import { readPath } from "../agent/answer-path.ts";
import { fail, type Problem, type Result, type SourcePosition, succeed } from "../problem.ts";
import { describe, readOutcome } from "./recorded-outcome.ts";
import { field, isFields, type ReadingChoices, type RecordedDocument, type Recording } from "./recording.ts";
import { RecordingBuilder } from "./recording-builder.ts";

export function readDeepeval(document: RecordedDocument, choices: ReadingChoices): Result<Recording> {
  const isWrapped = isFields(field(document.value, "testRunData"));
  const base = isWrapped ? ["testRunData"] : [];
  const run = isWrapped ? field(document.value, "testRunData") : document.value;
  const testCases = field(run, "testCases");
  if (!Array.isArray(testCases) || testCases.length === 0) return fail(noRuns(run, document, base));
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, item] of testCases.entries()) {
    const path = [...base, "testCases", index];
    const at = (part: string) =>
      document.large
        ? { file: document.file, path: `testCases[${index}]` }
        : document.locate([...path, part]);
    addTestCase(item, index, { choices, builder, layer, at });
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "DeepEval test run",
    layer,
    cases,
    configuration: { hyperparameters: JSON.stringify(field(run, "hyperparameters") ?? null) },
    replays: 0,
    missing: 0,
    ordered: false,
  });
}

interface Reading {
  readonly choices: ReadingChoices;
  readonly builder: RecordingBuilder;
  readonly layer: Recording["layer"];
  /** Place of a part of the test case. */
  readonly at: (part: string) => SourcePosition;
}

function addTestCase(item: unknown, index: number, { choices, builder, layer, at }: Reading): void {
  const { inputPath } = choices;
  const input = inputPath === undefined ? field(item, "input") : pathValue(item, inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    builder.refuse({
      code: "evidence-invalid",
      message: `\`testCases[${index}].${inputPath ?? "input"}\` is ${describe(input)}; it must be a text that is not blank`,
      hint: "Record the input of every test case.",
      at: at("input"),
    });
    return;
  }
  const group = builder.open(input, () => at("input"));
  const [name, raw] = decisionOf(item, choices);
  if (raw === undefined || raw === null) {
    group.errors += 1;
    return;
  }
  const read = readOutcome(raw, layer);
  const order = field(item, "order");
  if (read.ok) builder.add(group, read.outcome, typeof order === "number" ? order : index);
  else {
    const message = `\`testCases[${index}].${name}\` ${read.why}`;
    builder.refuse({ code: read.code, message, hint: read.hint, at: at("actualOutput") });
  }
}

function noRuns(run: unknown, document: RecordedDocument, base: readonly string[]): Problem {
  const talks = field(run, "conversationalTestCases");
  const at = document.locate([...base, "testCases"]);
  if (Array.isArray(talks) && talks.length > 0) {
    return {
      code: "evidence-invalid",
      message:
        "the run holds conversations only (`conversationalTestCases`): a conversation of many turns is not one decision",
      hint: "Record the decision of each as a single-turn test case.",
      at,
    };
  }
  const testCases = field(run, "testCases");
  return {
    code: "evidence-invalid",
    message: `\`testCases\` is ${Array.isArray(testCases) ? "empty" : describe(testCases)}: there is no run in it`,
    hint: "Give the file that `deepeval test run` writes.",
    at,
  };
}

/** A run that failed has no output, whatever tools it called before. */
function decisionOf(item: unknown, { layer, decisionPath }: ReadingChoices): readonly [string, unknown] {
  const output = field(item, "actualOutput");
  if (output === undefined || output === null) return ["actualOutput", undefined];
  if (decisionPath !== undefined) return [decisionPath, pathValue(item, decisionPath) ?? ""];
  return layer === "tools" ? ["toolsCalled", field(item, "toolsCalled") ?? []] : ["actualOutput", output];
}

function pathValue(root: unknown, path: string): unknown {
  const read = readPath(root, path);
  return read.found ? read.value : undefined;
}
