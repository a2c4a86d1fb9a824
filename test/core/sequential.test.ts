import { describe, expect, it } from "vitest";
import {
  type PairOutcome,
  pairsToCertify,
  planSequential,
  readSequentially,
  roundOrder,
  waveLimit,
} from "../../src/core/sequential.ts";
import { createRandom, type Random } from "../../src/core/stats/random.ts";
import {
  type SequentialBoundaries,
  sequentialBoundaries,
} from "../../src/core/stats/sequential-boundaries.ts";
import { sequentialFutility } from "../../src/core/stats/sequential-operating.ts";
import { statistics } from "../reference/vectors.ts";

function boundariesAt(epsilon: number, budget?: number, routes?: number): SequentialBoundaries {
  const boundaries = planSequential(epsilon, budget, routes);
  if (boundaries === undefined) throw new Error("expected a plan");
  return boundaries;
}

const outcomesOf = (text: string): PairOutcome[] =>
  [...text].map((sign) => (sign === "1" ? "flip" : "agree"));

describe("reading", () => {
  it("agrees with the reference decisions", () => {
    const plans = statistics.anytime_plans.cases.map((row) =>
      sequentialBoundaries({
        epsilon: row.epsilon,
        cap: row.max_pairs,
        alphaDeterministic: row.alpha_det,
        alphaStochastic: row.alpha_sto,
        rho: row.rho,
      }),
    );
    for (const row of statistics.anytime_decisions.cases) {
      const { call, pairs, flips } = readSequentially(
        plans[row.plan] as SequentialBoundaries,
        outcomesOf(row.outcomes),
      );
      const word = call === "undecided" ? call : `verdict-${call}`;
      expect({ ...row, call: word, pairs, flips }).toEqual(row);
    }
  });

  it("stops at what is not in yet, whatever came after it", () => {
    const outcomes = [...outcomesOf("00"), undefined, ...outcomesOf("111")];
    expect(readSequentially(boundariesAt(0.05), outcomes)).toEqual({
      call: "undecided",
      pairs: 2,
      flips: 0,
      stop: "waiting",
    });
  });

  it("stops at a failed call and never skips it", () => {
    const outcomes: PairOutcome[] = [...outcomesOf("0".repeat(72)), "failed", ...outcomesOf("0".repeat(30))];
    expect(readSequentially(boundariesAt(0.05), outcomes)).toMatchObject({
      call: "undecided",
      pairs: 72,
      stop: "failed",
    });
  });

  it("rests on the pairs read, whatever came after them", () => {
    expect(readSequentially(boundariesAt(0.05), outcomesOf(`${"0".repeat(75)}1`))).toEqual({
      call: "deterministic",
      pairs: 73,
      flips: 0,
      stop: "decided",
    });
  });

  it("gives up what is without prospect, and ends at the cap", () => {
    const boundaries = boundariesAt(0.05);
    const steady = outcomesOf("00000000000001".repeat(21)); // about the tolerance: neither boundary is near
    expect(readSequentially(boundaries, steady, sequentialFutility(boundaries))).toMatchObject({
      call: "undecided",
      stop: "futile",
    });
    expect(readSequentially(boundaries, steady)).toMatchObject({
      call: "undecided",
      stop: "cap",
      pairs: 292,
    });
  });
});

describe("the plan", () => {
  it.each([
    { epsilon: 0.05, budget: undefined, cap: 292 },
    { epsilon: 0.05, budget: 201, cap: 100 },
    { epsilon: 0.05, budget: 10_000, cap: 292 },
    { epsilon: 0.01, budget: undefined, cap: 1492 },
  ])("at $epsilon with a budget of $budget calls ends at pair $cap", ({ epsilon, budget, cap }) =>
    expect(boundariesAt(epsilon, budget).cap).toBe(cap),
  );

  it("corrects calling one of six routes unstable, and nothing else", () => {
    const reference = statistics.anytime_plans.cases.find(
      (row) => row.epsilon === 0.05 && row.rho === 0.05 && Math.abs(row.alpha_sto - 0.025 / 6) < 1e-12,
    );
    const { certifyAt, stochasticBy } = boundariesAt(0.05, undefined, 6);
    expect(certifyAt).toEqual(reference?.certify_at.filter((pairs) => pairs <= 292));
    expect(stochasticBy.slice(0, -1)).toEqual(reference?.stochastic_by.slice(0, stochasticBy.length - 1));
  });

  it("is none where nobody could pay for it", () => expect(planSequential(1e-6, undefined)).toBeUndefined());

  it("lets calls start in growing waves, each when the one before it is read", () => {
    expect([0, 1, 2, 5, 6, 13, 14, 61, 62, 1000].map(waveLimit)).toEqual([
      2, 2, 6, 6, 14, 14, 30, 62, 126, 1022,
    ]);
  });

  it.each([
    { epsilon: 0.05, pairs: 0, flips: 0, needed: 73 },
    { epsilon: 0.05, pairs: 60, flips: 1, needed: 108 },
    { epsilon: 0.05, pairs: 292, flips: 4, needed: 26 },
    { epsilon: 0.01, pairs: 300, flips: 3, needed: 1072 },
  ])("at $epsilon certifies $flips flips in $pairs pairs after $needed more", (row) =>
    expect(pairsToCertify(row.epsilon, row.pairs, row.flips)).toBe(row.needed),
  );
});

describe("the order of a round", () => {
  it("visits every probe once, the same for a seed, another in another round", () => {
    const rounds = [0, 1, 2, 3].map((round) => roundOrder(20, 7, round));
    for (const order of rounds) expect([...order].sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
    expect(new Set(rounds.map(String)).size).toBe(4);
    expect(roundOrder(20, 7, 2)).toEqual(rounds[2]);
    expect(roundOrder(20, 8, 2)).not.toEqual(rounds[2]);
  });
});

/** Seeded simulations: what the bound holds for, and what would break it. */
const RUNS = 4_000;
const LIMIT = 0.025;
/** Three standard errors of a rate of 2.5 % over so many runs. */
const NOISE = 3 * Math.sqrt((LIMIT * (1 - LIMIT)) / RUNS);

const chance = (random: Random) => random() / 2 ** 32;

type Call = "deterministic" | "stochastic" | "undecided";

function share(call: Call, run: (random: Random, index: number) => Call): number {
  let count = 0;
  const random = createRandom(20_26);
  for (let index = 0; index < RUNS; index += 1) if (run(random, index) === call) count += 1;
  return count / RUNS;
}

/** Twenty probes of which a few flip often and the others never: the mean is the tolerance. */
function probesAt(epsilon: number): readonly number[] {
  const restless = 2 * 20 * epsilon;
  return Array.from({ length: 20 }, (_, index) => (index < restless ? 0.5 : 0));
}

function collectRounds(
  rates: readonly number[],
  boundaries: SequentialBoundaries,
  random: Random,
  orderOf: (round: number) => readonly number[],
): PairOutcome[] {
  const outcomes: PairOutcome[] = [];
  for (let round = 0; outcomes.length < boundaries.cap; round += 1) {
    for (const probe of orderOf(round)) {
      outcomes.push(chance(random) < (rates[probe] as number) ? "flip" : "agree");
    }
  }
  return outcomes;
}

describe.each([0.05, 0.1])("at a tolerance and flip rate of %d, over probes that differ", (epsilon) => {
  const boundaries = boundariesAt(epsilon);
  const rates = probesAt(epsilon);
  const shuffled = (random: Random, seed: number) =>
    readSequentially(
      boundaries,
      collectRounds(rates, boundaries, random, (round) => roundOrder(20, seed, round)),
    ).call;

  it("a shuffled order is certified, and called stochastic, at most 2.5 % of the time", () => {
    expect(share("deterministic", shuffled)).toBeLessThan(LIMIT + NOISE);
    expect(share("stochastic", shuffled)).toBeLessThan(LIMIT + NOISE);
  });

  it("the suite's order is called stochastic far more often", () => {
    const inSuiteOrder = (random: Random) =>
      readSequentially(
        boundaries,
        collectRounds(rates, boundaries, random, () => [...rates.keys()]),
      ).call;
    expect(share("stochastic", inSuiteOrder)).toBeGreaterThan(0.2);
  });

  /** An agent that fails, three times in four, just where it would have changed its mind. */
  const failing = (random: Random): PairOutcome[] =>
    Array.from({ length: 4 * boundaries.cap }, () => {
      if (chance(random) >= epsilon) return "agree";
      return chance(random) < 0.75 ? "failed" : "flip";
    });

  it("failed calls certify nothing, and skipping them would", () => {
    const asWritten = (random: Random) => readSequentially(boundaries, failing(random)).call;
    const skipping = (random: Random) =>
      readSequentially(
        boundaries,
        failing(random).filter((outcome) => outcome !== "failed"),
      ).call;
    expect(share("deterministic", asWritten)).toBeLessThan(LIMIT + NOISE);
    expect(share("deterministic", skipping)).toBeGreaterThan(4 * LIMIT);
  });

  /** Pairs that flip take longer, as answers do that an agent is unsure of. */
  const inCompletionOrder = (outcomes: readonly PairOutcome[]): PairOutcome[] =>
    outcomes
      .map((outcome, place) => ({ outcome, done: place + (outcome === "flip" ? 32 : 0) }))
      .sort((a, b) => a.done - b.done)
      .map(({ outcome }) => outcome);

  it("reading in the order of completion would certify what the declared order does not", () => {
    const steady = (random: Random): PairOutcome[] =>
      Array.from({ length: boundaries.cap }, () => (chance(random) < epsilon ? "flip" : "agree"));
    const declared = (random: Random) => readSequentially(boundaries, steady(random)).call;
    const completed = (random: Random) =>
      readSequentially(boundaries, inCompletionOrder(steady(random))).call;
    expect(share("deterministic", declared)).toBeLessThan(LIMIT + NOISE);
    expect(share("deterministic", completed)).toBeGreaterThan(2 * LIMIT);
  });
});
