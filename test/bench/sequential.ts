/**
 * How many calls does a sequential reading take, live? An agent in this process counts what it receives through the
 * code that collects, at a tolerance of 5 %, and stands beside the fixed plan and the reference's own sequential method.
 *
 *   npx jiti test/bench/sequential.ts [--precision 0.01] [--seed 2026]
 *
 * `precision` is the standard error of each mean at one worker, as a fraction of it; twice that at more workers. As many runs
 * are made as that takes, and each row is printed when it is there: about a minute on two idle cores. `read` is what the
 * call rests on, at one worker; more workers have calls under way when it is made, and those are paid for too. Ends with 1
 * where a figure at one worker is further than 2 % from the exact one.
 */
import { parseArgs } from "node:util";
import { collect } from "../../src/collect/collect.ts";
import { planReading, type SequentialPlan } from "../../src/core/sequential-plan.ts";
import { readTrialsSequentially } from "../../src/core/sequential-reading.ts";
import { createRandom, type Random } from "../../src/core/stats/random.ts";
import { operatingCharacteristics } from "../../src/core/stats/sequential-operating.ts";
import { statistics } from "../reference/vectors.ts";

const EPSILON = 0.05;
const PROBES = ["a", "b", "c", "d", "e", "f"];
const FIXED_CALLS = 146;
/** `statistics.md` §2: 5 %, cap 292 pairs, with futility. */
const EXPECTED = [
  { rate: 0, calls: 146 },
  { rate: 0.005, calls: 221.7 },
  { rate: 0.05, calls: 264.2 },
  { rate: 0.2, calls: 57.6 },
  { rate: 0.33, calls: 21.5 },
  { rate: 0.5, calls: 10.6 },
] as const;
const PLAN = planReading({ intended: PROBES.map(() => undefined), epsilon: EPSILON, targets: {} }, 292, 0);

const chance = (random: Random) => random() / 2 ** 32;
const decided = (label: string) =>
  ({
    ok: true,
    attempt: 1,
    observation: { text: label, verdict: { kind: "decision", label }, toolCalls: [], errors: [] },
  }) as const;
const [SAME, OTHER] = [decided("same"), decided("other")];

interface Received {
  readonly read: number;
  readonly received: number;
}

/** One run; every pair of an input flips with the given probability. */
async function runOnce(
  plan: SequentialPlan,
  rate: number,
  workers: number,
  random: Random,
): Promise<Received> {
  const asked = new Map<string, number>();
  let received = 0;
  const agent = {
    name: "counting",
    isolation: "fresh-session",
    notes: [],
    ask: async (input: string) => {
      received += 1;
      const nth = asked.get(input) ?? 0;
      asked.set(input, nth + 1);
      const answer = nth % 2 === 1 && chance(random) < rate ? OTHER : SAME;
      for (let turns = workers === 1 ? 0 : Math.floor(4 * chance(random)); turns > 0; turns -= 1)
        await undefined;
      return answer;
    },
    close: async () => {},
  } as const;
  const { trials } = await collect(
    agent,
    {
      inputs: PROBES,
      repeats: PROBES.map(() => 0),
      sequential: plan,
      layer: "verdict",
      maxWorkers: workers,
      parallelRepeats: workers > PROBES.length,
      stopOnError: false,
    },
    {
      clock: { now: () => EPOCH, monotonic: () => 0 },
      interruption: new AbortController().signal,
      progress: { start: () => {}, update: () => {}, stop: () => {} },
      onTrial: () => {},
    },
  );
  const { read } = readTrialsSequentially(plan, trials, "verdict");
  return { read: 2 * read, received };
}

const EPOCH = new Date(0);

interface Wanted {
  readonly rate: number;
  readonly workers: number;
  /** Fraction of the mean. */
  readonly precision: number;
  readonly seed: number;
}

/** So few runs tell nothing of their own spread; where they do not differ at all, one tells everything. */
const LEAST_RUNS = 50;

/** Calls at a precision of 1, of the figure that is held to the exact one: short runs are cheap, so more of them are made. */
const LEAST_CALLS = 1_500;

/** Runs until the standard error of the mean is small enough. */
async function mean({
  rate,
  workers,
  precision,
  seed,
}: Wanted): Promise<Received & { readonly runs: number }> {
  const random = createRandom(seed, workers);
  let [runs, read, received, squares] = [0, 0, 0, 0];
  for (;;) {
    const one = await runOnce({ ...PLAN, seed: runs }, rate, workers, random);
    runs += 1;
    read += one.read;
    received += one.received;
    squares += one.received ** 2;
    const average = received / runs;
    const error = Math.sqrt(Math.max(0, squares / runs - average ** 2) / runs);
    const isEnough = error === 0 || workers > 1 || runs * average * precision >= LEAST_CALLS;
    if (runs >= LEAST_RUNS && isEnough && error <= precision * average)
      return { read: read / runs, received: average, runs };
  }
}

/** Exact expected calls of the reference's method: four looks, certified only at the last. */
function referenceCalls(rate: number): number {
  const row = statistics.plan_sequential.cases.find(
    ({ epsilon, alpha, looks, budget }) =>
      epsilon === EPSILON && alpha === 0.05 && looks === 4 && budget === null,
  );
  if (row === undefined) throw new Error("the vectors hold no such plan");
  let open = [1];
  let calls = 0;
  for (let pairs = 1; pairs <= (row.checkpoints.at(-1) ?? 0); pairs += 1) {
    open = [...open, 0].map(
      (still, flips) => still * (1 - rate) + (flips > 0 ? (open[flips - 1] ?? 0) * rate : 0),
    );
    if (!row.checkpoints.includes(pairs)) continue;
    const limit =
      pairs === row.checkpoints.at(-1)
        ? 0
        : (row.stochastic_at_least[String(pairs)] ?? Number.POSITIVE_INFINITY);
    calls += 2 * pairs * open.reduce((sum, still, flips) => sum + (flips >= limit ? still : 0), 0);
    open = open.map((still, flips) => (flips >= limit ? 0 : still));
  }
  return calls;
}

const HEAD = [
  "flip rate",
  "fixed",
  "reference",
  "exact",
  "read, 1",
  "received, 1",
  "4",
  "16 workers",
  "off",
  "runs",
];
const print = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(11)).join(" "));

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      precision: { type: "string", default: "0.01" },
      seed: { type: "string", default: "2026" },
    },
  });
  const [precision, seed] = [Number(values.precision), Number(values.seed)];
  if (!(precision > 0) || !Number.isSafeInteger(seed)) throw new RangeError("not a precision, or not a seed");
  print(HEAD);
  let worst = 0;
  for (const { rate, calls } of EXPECTED) {
    const exact = 2 * operatingCharacteristics(PLAN.pooled, rate, PLAN.giveUp).expectedPairs;
    const one = await mean({ rate, workers: 1, precision, seed });
    const four = await mean({ rate, workers: 4, precision: 2 * precision, seed });
    const sixteen = await mean({ rate, workers: 16, precision: 2 * precision, seed });
    const off = one.received / calls - 1;
    worst = Math.max(worst, Math.abs(off));
    print([
      String(rate),
      String(FIXED_CALLS),
      referenceCalls(rate).toFixed(1),
      exact.toFixed(1),
      ...[one.read, one.received, four.received, sixteen.received].map((value) => value.toFixed(1)),
      `${(100 * off).toFixed(1)} %`,
      String(one.runs),
    ]);
  }
  if (worst > 0.02) process.exitCode = 1;
}

await main();
