/**
 * Recorded runs with all that an answer holds, for assertions: JSON Lines of `{input, observation}`, agentcheck's traces,
 * our own journal. A recording of decisions alone cannot be tested, and is refused.
 */
import type { Isolation } from "../core/evidence.ts";
import { readObservation } from "../core/read-observation.ts";
import { shardName } from "../core/shard.ts";
import type { Suite } from "../core/suite.ts";
import type { Trial, TrialResult } from "../core/trial.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { suiteDigest } from "./identity.ts";
import type { JournalText } from "./read-journals.ts";
import { readTrials } from "./read-trials.ts";
import { describe } from "./recorded-outcome.ts";
import { type Fields, field, isFields, type RecordedDocument } from "./recording.ts";
import type { TrialsHeader } from "./trials-file.ts";
import { uniteShards } from "./unite-shards.ts";

export interface RecordedRuns {
  readonly file: string;
  /** As a person knows it: `agentcheck traces`. */
  readonly source: string;
  readonly isolation: Isolation;
  /** In the order they were made; by input, and by the test's name where the recording has one. */
  readonly byInput: ReadonlyMap<string, readonly TrialResult[]>;
  readonly byName: ReadonlyMap<string, readonly TrialResult[]>;
  /** By input, where it is known how many there should be. */
  readonly planned: ReadonlyMap<string, number>;
  /** Names of shards that are not among them: `2/8`. */
  readonly lost?: readonly string[];
}

/** So many faults of a file are told. */
const MOST_PROBLEMS = 10;

/** @param text JSON Lines, one run a line in the order they were made; blank lines count and are skipped */
export function readRunRows(file: string, text: string): Result<RecordedRuns> {
  const byInput = new Map<string, TrialResult[]>();
  const problems: Problem[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readRow(line);
    if (typeof read === "string") problems.push(badRow(file, index + 1, read));
    else push(byInput, read.input, read.result);
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  return succeed({ file, source: "JSON Lines", isolation: "unknown", byInput, ...WITHOUT_NAMES });
}

const WITHOUT_NAMES = { byName: new Map(), planned: new Map() } as const;

/** @returns what is wrong with it, where it is no run */
function readRow(line: string): { readonly input: string; readonly result: TrialResult } | string {
  const row = parseRow(line);
  if (row === undefined) return "it is no JSON object";
  const { input, error } = row;
  if (typeof input !== "string" || input.trim() === "")
    return `\`input\` is ${describe(input)}; it must be a text that is not blank`;
  const raw = row["observation"] ?? (hasAnswer(row) ? row : undefined);
  if (raw === undefined) {
    if (error === undefined || error === null || error === false || error === "")
      return "it has neither an `observation` nor an `error`";
    return { input, result: failureOf(error) };
  }
  const read = readObservation(raw);
  return read.ok ? { input, result: read } : `its observation cannot be read: ${read.why}`;
}

function parseRow(line: string): Fields | undefined {
  try {
    const row: unknown = JSON.parse(line);
    return isFields(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

/** An observation whose parts stand beside its input, as agentcheck's results have it. */
function hasAnswer(row: Fields): boolean {
  return ["text", "final_output", "toolCalls", "tool_calls", "verdict"].some((key) => row[key] !== undefined);
}

function failureOf(error: unknown): TrialResult {
  const message = typeof error === "string" ? error.slice(0, 500) : "recorded";
  return { ok: false, failure: { kind: "agent-error", message } };
}

function badRow(file: string, line: number, why: string): Problem {
  return {
    code: "evidence-invalid",
    message: `line ${line} of ${file} is no run that can be tested: ${why}`,
    hint: 'Write one `{"input": …, "observation": {"text": …, "toolCalls": […], "steps": …}}` for each run.',
    at: { file, line },
  };
}

/** agentcheck's `traces.json`. A run whose agent raised left no input: it is its test's. */
export function readRunTraces(document: RecordedDocument): Result<RecordedRuns> {
  const { file } = document;
  const tests = field(document.value, "tests");
  const byInput = new Map<string, TrialResult[]>();
  const byName = new Map<string, TrialResult[]>();
  const problems: Problem[] = [];
  for (const [name, runs] of Object.entries(isFields(tests) ? tests : {})) {
    const traced = (Array.isArray(runs) ? runs : []).map((run: unknown) => field(run, "result"));
    const read = traced.map(tracedRun);
    const input = traced.map((result) => field(result, "input")).find(isText);
    for (const run of read.filter((run) => typeof run !== "string")) {
      push(byName, name, run);
      if (input !== undefined) push(byInput, input, run);
    }
    problems.push(
      ...read.flatMap((run, index) =>
        typeof run === "string" ? [badTrace(document, name, index, run)] : [],
      ),
    );
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  const source = "agentcheck traces";
  return succeed({ file, source, isolation: "unknown", byInput, byName, planned: new Map() });
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** @returns what is wrong with it, where it is no run */
function tracedRun(result: unknown): TrialResult | string {
  const errors = field(result, "errors");
  const raised = field(result, "input") === "" && field(result, "final_output") === "";
  if (raised || !isFields(result)) return failureOf(Array.isArray(errors) ? errors[0] : undefined);
  const read = readObservation(result);
  return read.ok ? read : read.why;
}

function badTrace({ locate }: RecordedDocument, name: string, index: number, why: string): Problem {
  return {
    code: "evidence-invalid",
    message: `\`tests.${name}[${index}].result\` cannot be read: ${why}`,
    hint: "Give `.agentcheck/traces/latest.json` as agentcheck wrote it.",
    at: locate(["tests", name, index, "result"]),
  };
}

/** A journal of `test` or `run`, which names its cases by their place in the suite. */
export function readRunJournal(file: string, text: string, suite: Suite): Result<RecordedRuns> {
  const read = readTrials(file, text);
  if (!read.ok) return read;
  const { header, trials } = read.value;
  if (header.suiteDigest !== suiteDigest(suite)) return fail(otherSuite(file, suite));
  const last = new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial]));
  return succeed({ file, source: "trials of a run", ...ownRuns(header, [...last.values()], suite) });
}

/** The shards of one run, as that run: each once, of one commit and one configuration. @param texts at least one */
export function readRunShards(texts: readonly JournalText[], suite: Suite): Result<RecordedRuns> {
  const united = uniteShards(texts);
  if (!united.ok) return united;
  const { header, journals, missing } = united.value;
  const file = texts[0]?.file ?? "";
  if (header.suiteDigest !== suiteDigest(suite)) return fail(otherSuite(file, suite));
  const trials = journals.flatMap((journal) => journal.trials);
  const lost = missing.map(shardName);
  return succeed({
    file,
    source: "shards of a run",
    ...ownRuns(header, trials, suite, lost.length > 0),
    ...(lost.length === 0 ? {} : { lost }),
  });
}

/**
 * A sequential reading ends where it decides: all it made are its runs, in shards those beyond its end too.
 *
 * @param trials each once, in any order
 */
function ownRuns(
  header: TrialsHeader,
  trials: readonly Trial[],
  suite: Suite,
  isPart = false,
): Pick<RecordedRuns, "isolation" | "byInput" | "byName" | "planned"> {
  const byInput = new Map<string, TrialResult[]>();
  for (const { caseIndex, result } of trials.toSorted((a, b) => a.trial - b.trial))
    push(byInput, suite.cases[caseIndex]?.input ?? "", result);
  const ends = header.reading !== undefined && !isPart;
  const planned = new Map(
    ends ? [] : suite.cases.map((item, index) => [item.input, header.repeats[index] ?? 0]),
  );
  return { isolation: header.isolation, byInput, byName: new Map(), planned };
}

function otherSuite(file: string, suite: Suite): Problem {
  return {
    code: "evidence-invalid",
    message: `${file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
    hint: "Test it with the suite as it was when it was recorded; assertions may have changed.",
    at: { file, line: 1, path: "suite_digest" },
  };
}

function push(groups: Map<string, TrialResult[]>, key: string, run: TrialResult): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [run]);
  else group.push(run);
}
