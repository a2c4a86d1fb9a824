/** A sequential reading and a curtailed plan, live: what an agent that counts its calls received, and what is called. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { collect } from "../../src/collect/collect.ts";
import { type CurtailRule, findCurtailment, replayCurtailment } from "../../src/core/curtailment.ts";
import { planReading, type SequentialPlan } from "../../src/core/sequential-plan.ts";
import { readTrialsSequentially, trialsInPairs } from "../../src/core/sequential-reading.ts";
import { createRandom, type Random } from "../../src/core/stats/random.ts";
import { evidenceFromTrials, type Trial } from "../../src/core/trial.ts";
import { type Script, scriptedAgent } from "../fakes/scripted-agent.ts";

const PROBES = ["a", "b", "c", "d", "e", "f"];
const chance = (random: Random) => random() / 2 ** 32;

function planOf(
  seed: number,
  { probes = PROBES, cap = 292, epsilon = 0.05, targets = {} } = {},
): SequentialPlan {
  return planReading({ intended: probes.map(() => undefined), epsilon, targets }, cap, seed);
}

interface Settings {
  readonly plan?: SequentialPlan;
  readonly curtail?: CurtailRule;
  readonly repeats?: readonly number[];
  readonly probes?: readonly string[];
  readonly workers?: number;
  readonly parallelRepeats?: boolean;
  readonly coverAll?: boolean;
  readonly earlier?: readonly Trial[];
  readonly interruption?: AbortSignal;
}

async function run(script: Script, settings: Settings) {
  const { plan, curtail, probes = PROBES, workers = 1, parallelRepeats = false, coverAll = false } = settings;
  const agent = scriptedAgent(script);
  const { trials, stopped } = await collect(
    agent,
    {
      inputs: probes,
      repeats: settings.repeats ?? probes.map(() => 0),
      ...(plan && { sequential: plan }),
      ...(curtail && { curtail }),
      coverAll,
      layer: "verdict",
      maxWorkers: workers,
      parallelRepeats,
      stopOnError: false,
      earlier: settings.earlier ?? [],
    },
    {
      clock: { now: () => new Date(0), monotonic: () => 0 },
      interruption: settings.interruption ?? new AbortController().signal,
      progress: { start: () => {}, update: () => {}, stop: () => {} },
      onTrial: () => {},
    },
  );
  return { agent, trials, stopped };
}

/** Ends its calls in any order. */
const wandering = (random: Random) => async () => {
  for (let turns = Math.floor(6 * chance(random)); turns > 0; turns -= 1) await nextTurn();
};

describe.each([1, 4, 16])("with %d workers", (workers) => {
  it.each([{ parallelRepeats: false }, { parallelRepeats: true }])(
    "a clean agent gets exactly twice the pairs of its certificate ($parallelRepeats)",
    async ({ parallelRepeats }) => {
      const plan = planOf(7);
      const script: Script = { answer: (input) => input, wait: wandering(createRandom(workers)) };
      const { agent, trials } = await run(script, { plan, workers, parallelRepeats, coverAll: true });
      expect(agent.asked).toHaveLength(146);
      expect(readTrialsSequentially(plan, trials, "verdict")).toMatchObject({
        pooled: { call: "deterministic", pairs: 73, flips: 0, stop: "decided" },
        collected: 73,
        flipsAfter: 0,
      });
      if (!parallelRepeats) expect(agent.most.sameInput).toBe(1);
    },
  );

  it("what is called follows from the declared order alone, whichever call ends first", async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const plan = planOf(seed);
      const flips = new Map<string, boolean>();
      const random = createRandom(seed, 1);
      for (const input of PROBES)
        for (let pair = 0; pair < 100; pair += 1) flips.set(`${input}:${pair}`, chance(random) < 0.15);
      // The second answer of a pair tells whether it flips; who runs beside whom does not matter.
      const script: Script = {
        answer: (input, nth) => (nth % 2 === 1 && flips.get(`${input}:${nth >> 1}`) ? "other" : input),
        wait: wandering(createRandom(seed, 2)),
      };
      const { trials } = await run(script, { plan, workers });
      const alone = await run({ answer: script.answer }, { plan });
      const { pooled } = readTrialsSequentially(plan, trials, "verdict");
      expect(pooled).toEqual(readTrialsSequentially(plan, alone.trials, "verdict").pooled);
      expect(alone.agent.asked).toHaveLength(2 * pooled.pairs);
    }
  });
});

describe("a failed call", () => {
  const failsAt = (place: number): Script => {
    let calls = 0;
    return { answer: (input) => (calls++ === place ? new Error("down") : input) };
  };

  it("stops the reading there, and nothing more is asked", async () => {
    const plan = planOf(3);
    const { agent, trials } = await run(failsAt(40), { plan });
    expect(agent.asked).toHaveLength(41);
    const reading = readTrialsSequentially(plan, trials, "verdict");
    expect(reading).toMatchObject({
      pooled: { call: "undecided", pairs: 20, stop: "failed" },
      isOver: false,
    });
  });

  it("is asked again on resume, and the reading goes on from there", async () => {
    const plan = planOf(3);
    const first = await run(failsAt(41), { plan });
    const { agent, trials } = await run({ answer: (input) => input }, { plan, earlier: first.trials });
    expect(agent.asked).toHaveLength(146 - 41);
    expect(readTrialsSequentially(plan, trials, "verdict").pooled.call).toBe("deterministic");
  });

  it("beyond what decides is dropped: nothing waits for it and nothing is scored from it", async () => {
    const plan = planOf(5, { probes: ["a", "b", "c", "d"] });
    let calls = 0;
    const script: Script = {
      answer: (input, nth) => {
        calls += 1;
        if (calls > 8) return new Error("down");
        return nth % 2 === 0 ? input : "other";
      },
    };
    const { trials } = await run(script, {
      plan,
      probes: ["a", "b", "c", "d"],
      workers: 16,
      parallelRepeats: true,
    });
    const reading = readTrialsSequentially(plan, trials, "verdict");
    expect(reading.pooled).toMatchObject({ call: "stochastic", pairs: 2 });
    const kept = trialsInPairs(trials, "verdict", reading.isOver);
    expect(kept.every((trial) => trial.result.ok)).toBe(true);
  });
});

describe("coverage", () => {
  const noisy: Script = { answer: (input, nth) => (nth % 2 === 0 ? input : "other") };

  it.each([
    { coverAll: true, calls: 2 * 2 + 18 },
    { coverAll: false, calls: 2 * 2 },
  ])(
    "of cases that an early end leaves out takes one call each where it is wanted: $coverAll",
    async (row) => {
      const probes = Array.from({ length: 20 }, (_, index) => `p${index}`);
      const { agent, trials } = await run(noisy, {
        plan: planOf(1, { probes }),
        probes,
        coverAll: row.coverAll,
      });
      expect(agent.asked).toHaveLength(row.calls);
      if (row.coverAll) expect(new Set(trials.map((trial) => trial.caseIndex)).size).toBe(20);
    },
  );
});

describe("stability targets", () => {
  it("go on until each route is settled, and ask no probe of a settled one", async () => {
    const intended = ["x", "x", "x", "y"];
    const probes = ["a", "b", "c", "d"];
    const plan = planReading({ intended, epsilon: 0.1, targets: { y: 0.1 } }, 400, 9);
    const { agent, trials } = await run({ answer: (input) => input }, { plan, probes, workers: 4 });
    const reading = readTrialsSequentially(plan, trials, "verdict");
    expect(
      [reading.pooled, ...reading.routes.map((route) => route.corrected)].map((line) => line.pairs),
    ).toEqual([36, 36, 36]);
    expect(agent.asked).toHaveLength(2 * (36 + 36));
    expect(reading).toMatchObject({ isOver: true, read: 72, collected: 72 });
  });
});

describe("an interrupted reading", () => {
  it("reaches the verdict of an undisturbed one, wherever it was cut", async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const plan = planOf(seed);
      const random = createRandom(seed, 3);
      const flips = Array.from({ length: 700 }, () => chance(random) < 0.08);
      const answer = (input: string, trial: number) =>
        trial % 2 === 1 && flips[PROBES.indexOf(input) * 100 + (trial >> 1)] ? "other" : input;
      const undisturbed = await run({ answer }, { plan });
      let known: readonly Trial[] = [];
      for (let process = 0; process < 4; process += 1) {
        const controller = new AbortController();
        let left = Math.floor(60 * chance(random));
        // The agent is asked for the same trial again; what it answered before is in the journal.
        const asked = new Map<string, number[]>();
        for (const trial of known)
          asked.set(PROBES[trial.caseIndex] ?? "", [
            ...(asked.get(PROBES[trial.caseIndex] ?? "") ?? []),
            trial.trial,
          ]);
        const open = new Map(
          PROBES.map((input) => [
            input,
            Array.from({ length: 100 }, (_, n) => n).filter((n) => !(asked.get(input) ?? []).includes(n)),
          ]),
        );
        const script: Script = {
          answer: (input, nth) => answer(input, open.get(input)?.[nth] ?? 0),
          wait: async () => {
            left -= 1;
            if (left < 0 && process < 3) controller.abort();
            await nextTurn();
          },
        };
        const cut = await run(script, { plan, workers: 4, earlier: known, interruption: controller.signal });
        known = cut.trials;
      }
      const wanted = readTrialsSequentially(plan, undisturbed.trials, "verdict");
      expect(readTrialsSequentially(plan, known, "verdict").pooled).toEqual(wanted.pooled);
    }
  });
});

describe("a curtailed plan", () => {
  const rule = { epsilon: 0.1, strict: false };
  const repeats = PROBES.map(() => 12);
  const endpoint = 36;
  const outcomes = (trials: readonly Trial[]) =>
    evidenceFromTrials(
      PROBES.map((input) => ({ input, fingerprint: "" })),
      trialsInPairs(trials, "verdict", true),
      "verdict",
      "unknown",
    ).cases.map((item) => item.outcomes);

  it.each(Array.from({ length: 30 }, (_, seed) => ({ seed })))(
    "stops at exactly the pair that its replay over the full recording names (agent $seed)",
    async ({ seed }) => {
      const random = createRandom(seed, 4);
      const rate = [0, 0.01, 0.03, 0.1, 0.5][seed % 5] ?? 0;
      const answers = Object.fromEntries(
        PROBES.map((input) => [
          input,
          repeats
            .map(() => 0)
            .concat(Array(12).fill(0))
            .map(() => (chance(random) < rate ? "other" : input)),
        ]),
      );
      const answer: Script["answer"] = (input, nth) => answers[input]?.[nth];
      const full = await run({ answer }, { repeats });
      const strict = seed % 2 === 0;
      const replay = replayCurtailment(outcomes(full.trials), { ...rule, strict });
      const live = await run({ answer }, { repeats, curtail: { ...rule, strict }, workers: 4 });
      const found = findCurtailment(outcomes(live.trials), repeats, { ...rule, strict });
      expect(found?.stoppingPair).toBe(replay.stoppingPair);
      expect(live.agent.asked).toHaveLength(2 * (replay.stoppingPair ?? endpoint));
      expect(live.agent.most.total).toBe(1);
      if (found !== undefined)
        expect([found.avoidedPairs, found.avoidedCalls, found.observedFlips]).toEqual([
          replay.avoidedPairs,
          replay.avoidedCalls,
          replay.observedFlips,
        ]);
    },
  );

  it("asks the other cases once where coverage is wanted", async () => {
    const { agent } = await run(
      { answer: (input, nth) => (input === "a" && nth === 1 ? "other" : input) },
      { repeats, curtail: rule, coverAll: true },
    );
    expect(agent.asked).toEqual(["a", "a", "b", "c", "d", "e", "f"]);
  });

  it("is carried out whole once a call has failed, and that by a later process too", async () => {
    const answer: Script["answer"] = (input, nth) => {
      if (input === "a" && nth === 0) return new Error("down");
      return nth % 2 === 0 ? input : "other";
    };
    const first = await run({ answer }, { repeats, curtail: rule, workers: 4 });
    expect(first.agent.asked).toHaveLength(72);
    expect(findCurtailment(outcomes(first.trials), repeats, rule)).toBeUndefined();
    const second = await run({ answer: (input) => input }, { repeats, curtail: rule, earlier: first.trials });
    expect(second.agent.asked).toEqual(["a"]);
  });

  it("that was stopped asks nothing when it is resumed", async () => {
    const answer: Script["answer"] = (_, nth) => (nth % 2 === 0 ? "x" : "y");
    const first = await run({ answer }, { repeats, curtail: rule, coverAll: true });
    const second = await run({ answer }, { repeats, curtail: rule, coverAll: true, earlier: first.trials });
    expect(second.agent.asked).toEqual([]);
  });
});
