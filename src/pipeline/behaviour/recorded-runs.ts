/** The recorded runs that a configuration names, for the selected tests; asks no agent. */
import { resolve } from "node:path";
import type { Suite } from "../../core/suite.ts";
import type { TrialResult } from "../../core/trial.ts";
import { detectDocument, notEvidence } from "../../evidence/detect-format.ts";
import {
  type RecordedRuns,
  readRunJournal,
  readRunRows,
  readRunShards,
  readRunTraces,
} from "../../evidence/read-runs.ts";
import type { RecordedDocument } from "../../evidence/recording.ts";
import { TRIALS_SCHEMA } from "../../evidence/trials-file.ts";
import type { EvidenceSpec } from "../../inputs/config.ts";
import { parseSource } from "../../inputs/parse-source.ts";
import { readText } from "../../inputs/read-text.ts";
import type { Files } from "../../ports.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { findFiles, findShards } from "../read-evidence-files.ts";
import type { GatheredRuns } from "./gathered-runs.ts";
import type { SelectedTest, Selection } from "./select-tests.ts";

export interface RecordedRequest {
  readonly spec: EvidenceSpec;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly suite: Suite;
  readonly files: Files;
}

export async function recordedRuns(
  request: RecordedRequest,
  { tests }: Selection,
): Promise<Result<GatheredRuns>> {
  const names = findFiles(request);
  if (!names.ok) return names;
  const opened = await readAll(names.value, request);
  if (!opened.ok) return opened;
  const read = opened.value;
  const lost = read.flatMap((file) => file.lost ?? []);
  const found = tests.map((test) => ({
    test,
    runs: read.flatMap((file) => runsOf(file, test, request.suite)),
  }));
  const missing = lost.length > 0 ? [] : found.filter(({ runs }) => runs.length === 0);
  if (missing.length > 0)
    return fail(...missing.slice(0, 10).map(({ test }) => notRecorded(test, request.suite, names.value)));
  return succeed({
    runs: new Map(found.map(({ test, runs }) => [test.caseIndex, runs])),
    planned: new Map(
      found.map(({ test, runs }) => [test.caseIndex, plannedOf(read, test, runs, request.suite)]),
    ),
    made: found.reduce((sum, { runs }) => sum + runs.length, 0),
    agent: `recorded: ${[...new Set(read.map((file) => file.source))].join(", ")}`,
    isolation: read[0]?.isolation ?? "unknown",
    ...(lost.length === 0 ? {} : { lost }),
  });
}

/** The shards of a run are one recording; of other files each is one. */
async function readAll(
  names: readonly string[],
  request: RecordedRequest,
): Promise<Result<readonly RecordedRuns[]>> {
  const shards = findShards(request);
  if (!shards.ok) return shards;
  if (shards.value !== undefined) {
    const united = readRunShards(shards.value, request.suite);
    return united.ok ? succeed([united.value]) : united;
  }
  const read: RecordedRuns[] = [];
  for (const name of names) {
    const file = await readRuns(name, request);
    if (!file.ok) return file;
    read.push(file.value);
  }
  return succeed(read);
}

/** A recording that knows tests by name is asked for the name first: two of them may ask the same. */
function runsOf(
  { byName, byInput }: RecordedRuns,
  { name, caseIndex }: SelectedTest,
  suite: Suite,
): readonly TrialResult[] {
  return byName.get(name) ?? byInput.get(suite.cases[caseIndex]?.input ?? "") ?? [];
}

function plannedOf(
  files: readonly RecordedRuns[],
  { caseIndex }: SelectedTest,
  runs: readonly TrialResult[],
  suite: Suite,
): number {
  const input = suite.cases[caseIndex]?.input ?? "";
  const known = files.flatMap((file) => file.planned.get(input) ?? []);
  return Math.max(
    runs.length,
    known.reduce((sum, count) => sum + count, 0),
  );
}

async function readRuns(file: string, request: RecordedRequest): Promise<Result<RecordedRuns>> {
  const { spec, workingDirectory, suite, files } = request;
  const text = readText(files, resolve(workingDirectory, file), file, {
    code: "file-missing",
    message: `\`evidence\` names ${file}, and there is no such file in ${workingDirectory}`,
    hint: "Correct the path: it is relative to `working-directory`.",
    at: { file },
  });
  if (!text.ok) return text;
  const first = parse(text.value.trimStart().split("\n", 1)[0] ?? "");
  const isJournal =
    typeof first === "object" && first !== null && "schema" in first && first.schema === TRIALS_SCHEMA;
  if (isJournal) return readRunJournal(file, text.value, suite);
  if (first !== undefined && (spec.format === "jsonl" || !isDocument(text.value)))
    return readRunRows(file, text.value);
  return readDocument(file, text.value);
}

/** One JSON value and nothing behind it, such as traces on one line. */
function isDocument(text: string): boolean {
  const value = parse(text);
  return typeof value === "object" && value !== null && !("input" in value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readDocument(file: string, text: string): Promise<Result<RecordedRuns>> {
  const parsed = await parseSource(file, text);
  if (!parsed.ok) return parsed;
  const document: RecordedDocument = {
    file,
    value: parsed.value.value,
    large: false,
    locate: (path) => parsed.value.locate(path),
  };
  const format = detectDocument(document);
  if (!format.ok) return format;
  if (format.value === "agentcheck") return readRunTraces(document);
  return fail(
    notEvidence(
      file,
      `it is ${format.value === "evidence" ? "an evidence file" : `a recording of ${format.value}`}, which holds decisions and not what the agent did on the way`,
      "Give JSON Lines of `{input, observation}`, agentcheck's traces, or the journal of a run (`.agentverity/trials.jsonl`).",
    ),
  );
}

function notRecorded(test: SelectedTest, suite: Suite, files: readonly string[]): Problem {
  return {
    code: "evidence-invalid",
    message: `\`${test.name}\` has no recorded run in ${files.join(", ")}`,
    hint: "Record it, or leave it out with `filter`.",
    at: { file: suite.file, ...(test.line === undefined ? {} : { line: test.line }) },
  };
}
