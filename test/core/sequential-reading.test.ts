import { describe, expect, it } from "vitest";
import { assess } from "../../src/core/assess.ts";
import { findCurtailment } from "../../src/core/curtailment.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { readSequentially } from "../../src/core/sequential.ts";
import {
  earliestConviction,
  mostTrials,
  planReading,
  type SequentialQuestion,
  wantedPairs,
} from "../../src/core/sequential-plan.ts";
import { SequentialReader } from "../../src/core/sequential-reader.ts";
import { capToContinue, readTrialsSequentially, trialsInPairs } from "../../src/core/sequential-reading.ts";
import { sequentialBoundaries } from "../../src/core/stats/sequential-boundaries.ts";
import { sequentialFutility } from "../../src/core/stats/sequential-operating.ts";
import { evidenceFromTrials, type Trial } from "../../src/core/trial.ts";

const plain = (probes: number): SequentialQuestion => ({
  intended: Array.from({ length: probes }, () => undefined),
  epsilon: 0.05,
  targets: {},
});
const routed: SequentialQuestion = { intended: ["x", "x", "y"], epsilon: 0.05, targets: {} };

function trial(caseIndex: number, number: number, label: string | undefined): Trial {
  const place = { caseIndex, trial: number, attempt: 1, startedAt: "" };
  if (label === undefined)
    return { ...place, result: { ok: false, failure: { kind: "timeout", message: "late" } } };
  const verdict = { kind: "decision", label } as const;
  return { ...place, result: { ok: true, observation: { text: label, verdict, toolCalls: [], errors: [] } } };
}

/** Trials of all cases; a pair flips where `flips` says so. */
function trialsOf(
  cases: number,
  pairs: number,
  flips: (caseIndex: number, pair: number) => boolean,
): Trial[] {
  return Array.from({ length: cases * pairs }, (_, place) => {
    const [caseIndex, pair] = [place % cases, Math.floor(place / cases)];
    return [
      trial(caseIndex, 2 * pair, "a"),
      trial(caseIndex, 2 * pair + 1, flips(caseIndex, pair) ? "b" : "a"),
    ];
  }).flat();
}

describe("what a reading takes at most", () => {
  it.each([
    { question: plain(3), pairs: 292 },
    { question: { ...routed, targets: { y: 0.1 } }, pairs: 292 + 292 + 144 },
    { question: { ...plain(1), epsilon: 1e-6 }, pairs: undefined },
    { question: { ...routed, targets: { y: 1e-6 } }, pairs: undefined },
  ])("is $pairs pairs", ({ question, pairs }) => expect(wantedPairs(question)).toBe(pairs));

  it("is refused where nobody could pay for it", () =>
    expect(() => planReading({ ...plain(1), epsilon: 1e-6 }, 10, 0)).toThrow(RangeError));

  it.each([
    { question: plain(4), cap: 292, trials: [146, 146, 146, 146] },
    { question: plain(4), cap: 10, trials: [6, 6, 6, 6] },
    { question: plain(1), cap: 400, trials: [800] }, // a continued one goes as far as it is told
    { question: { ...routed, targets: { y: 0.1 } }, cap: 728, trials: [292, 292, 288] },
  ])("is $trials trials of the cases", ({ question, cap, trials }) =>
    expect(mostTrials(planReading(question, cap, 1))).toEqual(trials),
  );

  it("is at least what convicts an agent that flips every time", () => {
    expect(earliestConviction(planReading(plain(2), 292, 0))).toBe(2);
    expect(earliestConviction(planReading({ ...plain(2), epsilon: 0.1 }, 144, 0))).toBe(3);
    expect(earliestConviction(planReading(plain(2), 1, 0))).toBeUndefined();
    expect(earliestConviction(planReading({ ...routed, targets: { y: 0.1 } }, 728, 0))).toBeUndefined();
  });
});

describe("a reading", () => {
  it("visits the probes in an order that the seed fixes, each once a round", () => {
    const wave = (seed: number) =>
      new SequentialReader(planReading(plain(8), 292, seed), () => undefined).wave();
    expect(wave(1)).toEqual(wave(1));
    const reader = new SequentialReader(planReading(plain(2), 292, 4), () => "agree");
    reader.advance();
    expect([reader.read, reader.isOver, reader.wave(), reader.pairsIfQuiet()]).toEqual([73, true, [], 73]);
  });

  it("of routes corrects the call that one is unstable, and keeps the other beside it", () => {
    const plan = planReading({ ...routed, intended: ["x", "y", "z", "x", "y", "z"] }, 292, 2);
    let flips = 0;
    const trials = trialsOf(6, 60, (caseIndex) => caseIndex === 0 && ++flips <= 2);
    const reading = readTrialsSequentially(plan, trials, "verdict");
    expect(reading.routes.map(({ route }) => route)).toEqual(["x", "y", "z"]);
    const evidence = evidenceFromTrials(
      plan.intended.map((expected, index) => ({
        input: `${index}`,
        fingerprint: `${index}`,
        ...(expected && { expected }),
      })),
      trialsInPairs(trials, "verdict", true),
      "verdict",
      "unknown",
    );
    const policy = { epsilon: 0.05, blindnessThreshold: 1.1, meter: true, blindness: true, strict: false };
    const assessment = assess(evidence, policy, 0, [], { sequential: reading });
    expect(assessment.stability).toMatchObject({ pairs: reading.pooled.pairs, reading: reading.pooled });
    expect(assessment.routes?.map((route) => route.uncorrected)).toEqual(
      reading.routes.map(({ uncorrected }) => uncorrected.call),
    );
    expect(assessment.routes?.[0]?.correction.pValue).toBeUndefined();
  });

  it("stops where a call failed, tells how far it would have gone, and where it waits says so", () => {
    const plan = planReading(plain(1), 292, 0);
    const known = trialsOf(1, 5, () => false);
    const waiting = readTrialsSequentially(plan, known, "verdict");
    expect(waiting).toMatchObject({ pooled: { pairs: 5, stop: "waiting" }, isOver: false, pairsIfQuiet: 73 });
    const failing = new SequentialReader(plan, ({ pair }) => (["agree", "failed"] as const)[pair]);
    expect(failing.hasFailed).toBe(false);
    failing.advance();
    expect([failing.hasFailed, failing.read]).toEqual([true, 1]);
    const failed = readTrialsSequentially(plan, [...known, trial(0, 10, undefined)], "verdict");
    expect(failed).toMatchObject({ pooled: { pairs: 5, stop: "failed" }, isOver: false });
  });

  it("ends at its cap, and of a route that was not settled says that another's end was its end", () => {
    const capped = readTrialsSequentially(
      planReading(plain(1), 3, 0),
      trialsOf(1, 3, () => false),
      "verdict",
    );
    expect(capped.pooled).toMatchObject({ call: "undecided" });
    expect(capped.isOver).toBe(true);
    const plan = planReading(routed, 292, 0);
    const quiet = readTrialsSequentially(
      plan,
      trialsOf(3, 40, () => false),
      "verdict",
    );
    expect(quiet.pooled.call).toBe("deterministic");
    expect(quiet.routes.map(({ corrected }) => corrected.stop)).toEqual(["ended", "ended"]);
  });

  it("asks no probe of a settled route for another that is still open", () => {
    const plan = planReading({ intended: ["x", "x", "x", "y"], epsilon: 0.1, targets: { y: 0.1 } }, 400, 9);
    const trials = trialsOf(4, 60, () => false);
    const reading = readTrialsSequentially(plan, trials, "verdict");
    expect(
      [reading.pooled, ...reading.routes.map(({ corrected }) => corrected)].map(({ pairs }) => pairs),
    ).toEqual([36, 36, 36]);
    expect([reading.read, reading.flips, reading.isOver]).toEqual([72, 0, true]);
    expect(readTrialsSequentially(plan, [], "verdict").pairsIfQuiet).toBe(72);
  });

  it("ends where all pairs that were set for it are read, whatever is still open", () => {
    const plan = planReading({ ...routed, targets: { y: 0.05 } }, 60, 0);
    const reading = readTrialsSequentially(
      {
        ...plan,
        giveUp: () => false,
        routes: plan.routes.map((route) => ({ ...route, giveUp: () => false })),
      },
      trialsOf(3, 40, () => false),
      "verdict",
    );
    expect(reading).toMatchObject({ read: 60, isOver: true, pooled: { stop: "cap" } });
    expect(reading.routes[0]?.corrected.stop).toBe("cap");
  });

  it("is undecided as often as it says why", () => {
    const boundaries = sequentialBoundaries({ epsilon: 0.05, cap: 10 });
    expect(readSequentially(boundaries, Array(10).fill("agree")).stop).toBe("cap");
    expect(sequentialFutility({ ...boundaries, cap: 9_000_000 })(1, 0)).toBe(false);
  });
});

describe("going on with an undecided reading", () => {
  const ends = [
    [8, 0],
    [40, 1],
    [100, 9],
    [292, 4],
    [292, 15],
    [292, 26],
  ] as const;
  it.each(ends)("after %d pairs with %d flips needs a cap from which it is not given up", (pairs, flips) => {
    const ended = { call: "undecided", stop: "futile", pairs, flips } as const;
    const rest = { pooled: ended, routes: [], read: pairs, flips, collected: pairs, flipsAfter: 0 };
    const wanted = (cap: number) =>
      capToContinue({ ...rest, plan: planReading(plain(3), cap, 0), isOver: true, pairsIfQuiet: pairs });
    expect(wanted(pairs)).toBeGreaterThan(pairs);
    expect(wanted(5000)).toBeGreaterThan(5000);
    const giveUp = sequentialFutility(sequentialBoundaries({ epsilon: 0.05, cap: wanted(pairs) }));
    expect(giveUp(pairs, flips)).toBe(false);
  });

  it.each([
    { what: "the pooled question", targets: {}, cap: 60, flipsIn: 0 },
    { what: "its routes", targets: { y: 0.1 }, cap: 100, flipsIn: 0 },
    { what: "routes with flips", targets: { y: 0.02 }, cap: 300, flipsIn: 60 },
    { what: "routes beyond their usual end", targets: { y: 0.1 }, cap: 728, flipsIn: 70 },
  ])("so far settles $what where nothing flips any more", ({ targets, cap, flipsIn }) => {
    const question = { ...routed, targets };
    const trials = trialsOf(3, 2500, (place, pair) => pair < flipsIn && pair % 12 === (place > 0 ? 7 : 3));
    const read = (most: number) => readTrialsSequentially(planReading(question, most, 7), trials, "verdict");
    const open = ({ plan, pooled, routes }: ReturnType<typeof read>) =>
      [pooled, ...(plan.settlesRoutes ? routes.map(({ corrected }) => corrected) : [])].filter(
        ({ call }) => call === "undecided",
      );
    const short = read(cap);
    expect([open(short).length > 0, short.flipsAfter]).toEqual([true, 0]);
    const end = capToContinue(short);
    expect(end).toBeGreaterThan(cap);
    expect(open(read(end))).toEqual([]);
  });
});

describe("the trials that evidence is made of", () => {
  const numbers = (trials: readonly Trial[]) =>
    trials.map(({ caseIndex, trial: number }) => `${caseIndex}.${number}`);

  it("are whole pairs, and the first of a case that has none", () => {
    const trials = [trial(0, 0, "a"), trial(0, 1, "a"), trial(0, 2, "a"), trial(1, 0, "b"), trial(2, 1, "c")];
    expect(numbers(trialsInPairs(trials, "verdict", true))).toEqual(["0.0", "0.1", "1.0"]);
  });

  it("keep a failure only where the reading stopped at one", () => {
    const trials = [trial(0, 0, "a"), trial(0, 1, "a"), trial(0, 2, "a"), trial(0, 3, undefined)];
    expect(numbers(trialsInPairs(trials, "verdict", true))).toEqual(["0.0", "0.1"]);
    expect(numbers(trialsInPairs(trials, "verdict", false))).toEqual(["0.0", "0.1", "0.3"]);
  });
});

describe("a curtailed run", () => {
  const rule = { epsilon: 0.1, strict: false };
  const outcomes = (series: string): Outcome[] => [...series].map((label) => ({ kind: "decision", label }));

  it.each([
    { series: ["AB", ""], repeats: [36, 36], pair: 1 },
    { series: ["AA", "AA"], repeats: [2, 2], pair: undefined }, // carried out
    { series: ["AA", "AA"], repeats: [36, 36], pair: undefined }, // ended for another reason
    { series: ["AB", "AA"], repeats: [36, 36], pair: undefined }, // went on after it: a call had failed
    { series: ["A", ""], repeats: [36, 36], pair: undefined },
  ])("with $series stopped at pair $pair", ({ series, repeats, pair }) =>
    expect(findCurtailment(series.map(outcomes), repeats, rule)?.stoppingPair).toBe(pair),
  );

  it("is held to the exact interval where that decides", () => {
    // 35 quiet pairs certify 10 % by Wilson's interval, 36 exactly.
    const series = ["AA", ""].map(outcomes);
    expect(findCurtailment(series, [70, 0], rule)?.stoppingPair).toBeUndefined();
    expect(findCurtailment(series, [70, 0], { ...rule, strict: true })?.stoppingPair).toBe(1);
  });

  it("has no verdict and is not admitted, whatever its decisions cover", () => {
    const curtailment = findCurtailment(["AB", ""].map(outcomes), [36, 36], rule);
    const evidence = evidenceFromTrials(
      [{ input: "p", fingerprint: "p" }],
      [trial(0, 0, "A"), trial(0, 1, "B")],
      "verdict",
      "unknown",
    );
    const policy = { epsilon: 0.1, blindnessThreshold: 0.9, meter: true, blindness: true, strict: false };
    const assessment = assess(evidence, policy, 0, [], { curtailment });
    expect(assessment).toMatchObject({
      status: "curtailed",
      exitCode: 1,
      stability: undefined,
      routes: undefined,
    });
    expect(assessment.admission.refusals.map(({ kind }) => kind)).toContain("curtailed");
    expect(curtailment).toMatchObject({
      endpointPairs: 36,
      avoidedPairs: 35,
      spentCalls: 2,
      avoidedCalls: 70,
    });
  });
});
