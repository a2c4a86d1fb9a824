/**
 * A test in code as one test of Vitest: all of its runs, judged and worded as in our own report. Names nothing of Vitest: the
 * entry hands it in.
 */
import { runOnce } from "../../agent/code-run.ts";
import { type CodeTest, DEFAULT_RUNS } from "../../agent/code-test.ts";
import type { Made } from "../../agent/code-tests.ts";
import { type JudgedTest, judgeTests } from "../../core/behaviour/judge-tests.ts";
import { type RunScore, summariseRuns } from "../../core/behaviour/score-test.ts";
import { testWords } from "../../report/build-behaviour-findings.ts";
import { testReport } from "../../report/build-behaviour-report.ts";
import { percent, sentence } from "../../report/format.ts";
import { scoreCodeRun } from "./score-code-run.ts";

/** As a team's `vitest.config.ts` gives them: `provide: { agentverity: { runs: 20 } }`. */
export interface VitestSettings {
  /** Runs of each test that does not say `runs` itself, integer ≥ 1; absent: 5. */
  readonly runs?: number;
  /** Share of its runs that a test must pass, fraction in (0, 1]; absent: 1. */
  readonly minSuccessRate?: number;
  /** Longest time for one run, milliseconds above 0; absent: 60,000. */
  readonly timeout?: number;
}

/** @throws TypeError for a setting that is none, or out of its range */
export function readVitestSettings(given: unknown): Required<VitestSettings> {
  const settings = { runs: DEFAULT_RUNS, minSuccessRate: 1, timeout: 60_000 };
  if (given === undefined || given === null) return settings;
  for (const [name, value] of Object.entries(given)) {
    const range = Object.hasOwn(RANGES, name) ? RANGES[name as keyof VitestSettings] : undefined;
    if (range === undefined)
      throw new TypeError(
        `\`provide.agentverity\` has \`${name}\`, and takes ${Object.keys(RANGES).join(", ")}`,
      );
    if (typeof value !== "number" || !range.holds(value))
      throw new TypeError(`\`provide.agentverity.${name}\` is ${String(value)}, not ${range.words}`);
    settings[name as keyof VitestSettings] = value;
  }
  return settings;
}

const RANGES: Readonly<
  Record<keyof VitestSettings, { readonly words: string; readonly holds: (value: number) => boolean }>
> = {
  runs: { words: "a whole number above 0", holds: (value) => Number.isSafeInteger(value) && value >= 1 },
  minSuccessRate: { words: "above 0 and at most 1", holds: (value) => value > 0 && value <= 1 },
  timeout: { words: "milliseconds above 0", holds: (value) => value > 0 && value < 2 ** 31 },
};

export interface VitestTest {
  /** Milliseconds, for all runs: ours end them first. */
  readonly timeout: number;
  /** @returns its entry in our report, and the error of a test that failed */
  run(): Promise<{ readonly report: Readonly<Record<string, unknown>>; readonly error?: Error }>;
}

/** Above the time of all runs, milliseconds. */
const MARGIN = 10_000;

export function vitestTest(test: CodeTest, settings: Required<VitestSettings>): VitestTest {
  const planned = test.options.runs ?? settings.runs;
  return {
    timeout: planned * settings.timeout + MARGIN,
    run: async () => {
      const runs: RunScore[] = [];
      let cause: Error | undefined;
      while (runs.length < planned) {
        const made = await makeRun(test, settings.timeout);
        cause ??= made.cause;
        runs.push(scoreCodeRun(made.made, (text) => text));
      }
      const result = summariseRuns({ name: test.name, planned, assertions: [] }, runs);
      const [judged] = judgeTests([result], settings.minSuccessRate, undefined).tests as [JudgedTest];
      const report = testReport(judged);
      if (judged.faults.length === 0) return { report };
      return { report, error: failedTest(judged, test, { ...settings, cause }) };
    },
  };
}

// Taken before a test replaces them with a clock of its own.
const { setTimeout: later, clearTimeout: forget } = globalThis;

/** A run that does not end in time goes on in the background: only a process of its own could be ended. */
async function makeRun(
  test: CodeTest,
  timeout: number,
): Promise<{ readonly made: Made; readonly cause?: Error }> {
  let timer: ReturnType<typeof later> | undefined;
  const late = new Promise<undefined>((done) => {
    timer = later(() => done(undefined), timeout);
  });
  const run = await Promise.race([runOnce(test), late]);
  forget(timer);
  if (run === undefined)
    return { made: { ok: false, kind: "timeout", ended: `no answer within ${timeout} ms` } };
  const { thrown, ...rest } = run;
  if (thrown === undefined) return { made: { ok: true, reply: rest } };
  const { name, message, byAgent, stack } = thrown;
  const said = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  const cause = Object.assign(new Error(said), { name, stack: stack || message });
  return { made: { ok: true, reply: { ...rest, thrown: { name, message, byAgent } } }, cause };
}

/** It points to the test; what a run threw by itself is its cause. */
function failedTest(
  judged: JudgedTest,
  test: CodeTest,
  { minSuccessRate, cause }: Required<VitestSettings> & { readonly cause: Error | undefined },
): Error {
  const { lower, upper } = judged.result.wilson;
  const rate = `95 % interval ${percent(lower)} … ${percent(upper)}, and ${percent(minSuccessRate)} must pass`;
  const error = new Error(
    `${sentence(testWords(judged))}\n${rate}`,
    cause === undefined ? undefined : { cause },
  );
  error.name = "AgentTestError";
  error.stack = `${error.name}: ${error.message}\n${test.stack.split("\n").slice(1).join("\n")}`;
  return error;
}
