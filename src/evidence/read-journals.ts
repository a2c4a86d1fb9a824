/**
 * Our own trials as evidence: one journal, or those of several shards of one measurement. They name cases by their place
 * in the suite, so the suite must be the one they were recorded with.
 */
import { LAYERS, type Layer } from "../core/outcome.ts";
import { trialsInPairs } from "../core/sequential-reading.ts";
import type { Suite } from "../core/suite.ts";
import { scoreTrial, type Trial } from "../core/trial.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { differences, suiteDigest } from "./identity.ts";
import { type ReadTrials, readTrials } from "./read-trials.ts";
import type { OwnRun, ReadingChoices, RecordedCase, Recording } from "./recording.ts";
import { RecordingBuilder, shorten } from "./recording-builder.ts";
import type { TrialsHeader } from "./trials-file.ts";

export interface JournalText {
  readonly file: string;
  /** Whole lines. */
  readonly text: string;
}

export function readJournals(
  journals: readonly JournalText[],
  suite: Suite | undefined,
  choices: ReadingChoices,
): Result<Recording> {
  const [first] = journals;
  if (first === undefined) throw new RangeError("no journal to read");
  if (suite === undefined) return fail(needsSuite(first.file));
  const read: (ReadTrials & { readonly file: string })[] = [];
  for (const { file, text } of journals) {
    const trials = readTrials(file, text);
    if (!trials.ok)
      return fail(
        ...trials.problems.map((problem) => ({ ...problem, hint: "Give the journal as the run wrote it." })),
      );
    read.push({ ...trials.value, file });
  }
  const problems = [
    ...read.flatMap((journal) => otherMeasurement(journal, read[0], suite)),
    ...overlaps(read),
    ...severalReadings(read),
  ];
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return recordingOf(read, suite, choices);
}

function recordingOf(
  journals: readonly (ReadTrials & { readonly file: string })[],
  suite: Suite,
  choices: ReadingChoices,
): Result<Recording> {
  const [{ header, file }] = journals as [ReadTrials & { readonly file: string }];
  const readAt = LAYERS.find((name) => name === header.config["layer"]) ?? "verdict";
  const layer = choices.layer ?? readAt;
  const all = journals.flatMap((journal) => lastAttempts(journal.trials));
  const run = ownRun(header, all, readAt);
  const trials = [...(run === undefined ? all : trialsInPairs(all, layer, false))].sort(
    (a, b) => a.trial - b.trial,
  );
  const builder = new RecordingBuilder();
  const groups = suite.cases.map((item, index) =>
    builder.open(
      item.input,
      () => ({
        file: suite.file,
        ...(item.line === undefined ? {} : { line: item.line }),
        path: `cases[${index}]`,
      }),
      item.expected,
    ),
  );
  for (const { caseIndex, result } of trials) {
    const group = groups[caseIndex];
    if (group === undefined) continue; // never planned: refused on reading
    const scored = scoreTrial(result, layer);
    if (scored.ok) builder.add(group, scored.outcome);
    else group.errors += 1;
  }
  const cases: readonly RecordedCase[] = builder.cases();
  return succeed({
    file,
    source: "trials of a run",
    layer,
    isolation: header.isolation,
    cases,
    configuration: { "configuration's digest": header.configDigest },
    replays: 0,
    missing: header.repeats.reduce((sum, count) => sum + count, 0) - trials.length,
    ...(run === undefined ? {} : { run }),
    ordered: true,
  });
}

/** @returns undefined for a run that was to make every call of its plan */
function ownRun(header: TrialsHeader, trials: readonly Trial[], layer: Layer): OwnRun | undefined {
  const { reading, repeats, config, earlierAttempts = 0 } = header;
  if (reading === undefined && config["curtail"] !== true) return undefined;
  const epsilon = typeof config["epsilon"] === "number" ? config["epsilon"] : undefined;
  return { trials, repeats, epsilon, layer, ...(reading === undefined ? {} : { reading }), earlierAttempts };
}

/** Each has an order of its own, and two orders are none. */
function severalReadings(journals: readonly (ReadTrials & { readonly file: string })[]): Problem[] {
  const second = journals.filter(({ header }) => header.reading !== undefined)[1];
  if (second === undefined) return [];
  return [
    {
      code: "evidence-invalid",
      message: `${second.file} is a sequential reading of its own: read together with another, its declared order would be lost`,
      hint: "Assess them one by one.",
      at: { file: second.file, line: 1, path: "plan.seed" },
    },
  ];
}

/** One entry a trial: the attempt that counts. */
function lastAttempts(trials: readonly Trial[]): readonly Trial[] {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}

function otherMeasurement(
  journal: ReadTrials & { readonly file: string },
  first: ReadTrials | undefined,
  suite: Suite,
): Problem[] {
  const problems: Problem[] = [];
  if (
    journal.header.suiteDigest !== suiteDigest(suite) ||
    journal.header.repeats.length !== suite.cases.length
  ) {
    problems.push({
      code: "evidence-invalid",
      message: `${journal.file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
      hint: "Assess it with the suite as it was when it was recorded.",
      at: { file: journal.file, line: 1, path: "suite_digest" },
    });
  }
  const changed = first === undefined ? [] : differences(first.header, journal.header);
  if (changed.length > 0) {
    problems.push({
      code: "evidence-invalid",
      message: `${journal.file} is of another measurement than the first journal: ${changed.join(", ")} differ`,
      hint: "Assess them one by one, and compare the results.",
      at: { file: journal.file, line: 1, path: "config_digest" },
    });
  }
  return problems;
}

/** A trial is made once; two records of it are two runs of the measurement, or a copy. */
function overlaps(journals: readonly (ReadTrials & { readonly file: string })[]): Problem[] {
  const seen = new Map<string, string>();
  for (const { file, trials } of journals) {
    for (const { caseIndex, trial } of lastAttempts(trials)) {
      const key = `${caseIndex}:${trial}`;
      const other = seen.get(key);
      if (other !== undefined)
        return [
          {
            code: "evidence-invalid",
            message: `trial ${trial} of case ${caseIndex} stands in ${shorten(other)} and in ${shorten(file)}: one of them would count twice`,
            hint: "Give the shards of one run, each once.",
            at: { file, path: `case ${caseIndex}` },
          },
        ];
      seen.set(key, file);
    }
  }
  return [];
}

function needsSuite(file: string): Problem {
  return {
    code: "input-missing",
    message: `${file} is the journal of a run, which names its cases by their place in the suite`,
    hint: "Give the suite it was recorded with: `suite: suite.yaml`.",
    at: { file, line: 1 },
  };
}
