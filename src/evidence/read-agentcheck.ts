/**
 * agentcheck's `traces.json`: runs by test, in the order of their array. `error` and `passed` tell of assertions too; an
 * agent that raised left no answer and no input, and its input is that of its siblings.
 */
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { describe, readOutcome } from "./recorded-outcome.ts";
import { field, isFields, type ReadingChoices, type RecordedDocument, type Recording } from "./recording.ts";
import { type Group, RecordingBuilder, shorten } from "./recording-builder.ts";

export function readAgentcheck(document: RecordedDocument, choices: ReadingChoices): Result<Recording> {
  const tests = field(document.value, "tests");
  if (!isFields(tests) || Object.keys(tests).length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`tests\` is ${isFields(tests) ? "empty" : describe(tests)}: there are no runs in it`,
      hint: "Give `.agentcheck/traces/latest.json`.",
      at: document.locate(["tests"]),
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [name, runs] of Object.entries(tests)) {
    const problem = readTest(name, Array.isArray(runs) ? runs : [], { document, builder, layer });
    if (problem !== undefined) builder.refuse(problem);
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "agentcheck traces",
    layer,
    cases,
    configuration: {},
    replays: 0,
    missing: 0,
    ordered: false,
  });
}

interface Reading {
  readonly document: RecordedDocument;
  readonly builder: RecordingBuilder;
  readonly layer: Recording["layer"];
}

function readTest(
  name: string,
  runs: readonly unknown[],
  { document, builder, layer }: Reading,
): Problem | undefined {
  const at = (...part: readonly PropertyKey[]) => document.locate(["tests", name, ...part]);
  const inputs = inputsOf(runs);
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` has ${input === undefined ? "no run with an input" : `${inputs.length} different inputs`}: its runs cannot be told to be of one case`,
      hint: "Ask one input per test, and run it again.",
      at: at(),
    };
  }
  if (builder.has(input)) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` asks "${shorten(input)}" like an earlier test: whether one agent answered both cannot be told`,
      hint: "Assess them one by one (`--filter` when recording).",
      at: at(),
    };
  }
  const group = builder.open(input, () => at());
  readRuns(name, runs, group, { document, builder, layer });
  return undefined;
}

function readRuns(name: string, runs: readonly unknown[], group: Group, reading: Reading): void {
  const { document, builder, layer } = reading;
  for (const [index, run] of runs.entries()) {
    if (isFailed(run)) {
      group.errors += 1;
      continue;
    }
    const part = layer === "tools" ? "tool_calls" : "final_output";
    const read = readOutcome(field(run, "result", part), layer);
    if (read.ok) builder.add(group, read.outcome);
    else
      builder.refuse({
        code: read.code,
        message: `\`tests.${name}[${index}].result.${part}\` ${read.why}`,
        hint: read.hint,
        at: document.locate(["tests", name, index, "result", part]),
      });
  }
}

/** Of the runs that answered: an agent that raised left none. */
function inputsOf(runs: readonly unknown[]): readonly string[] {
  const inputs = runs.map((run) => field(run, "result", "input"));
  const texts = inputs.flatMap((input) => (typeof input === "string" && input.trim() !== "" ? [input] : []));
  return [...new Set(texts)];
}

function isFailed(run: unknown): boolean {
  const errors = field(run, "result", "errors");
  const isSilent = field(run, "result", "input") === "" && field(run, "result", "final_output") === "";
  return (Array.isArray(errors) && errors.length > 0) || isSilent || !isFields(field(run, "result"));
}
