/** What the agents of shards receive: all calls of the plan together, each once, and what one process would have read. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asOneProcess } from "../../src/collect/as-one-process.ts";
import { type CollectRequest, collect } from "../../src/collect/collect.ts";
import { keyOf } from "../../src/collect/order.ts";
import { mostTrials, planReading } from "../../src/core/sequential-plan.ts";
import { declaredPairs, partOf, type ShardPart } from "../../src/core/shard.ts";
import { createRandom } from "../../src/core/stats/random.ts";
import type { Trial } from "../../src/core/trial.ts";
import { scriptedAgent } from "../fakes/scripted-agent.ts";

interface Plan extends Pick<CollectRequest, "repeats" | "sequential" | "curtail"> {
  readonly label: (caseIndex: number, trial: number) => unknown;
}

interface Width {
  readonly workers?: number;
  readonly parallelRepeats?: boolean;
  readonly earlier?: readonly Trial[];
}

async function ask(plan: Plan, part: ShardPart | undefined, width: Width = {}) {
  const { label, ...calls } = plan;
  const own = (caseIndex: number) =>
    part?.pairs
      .filter((pair) => pair.caseIndex === caseIndex)
      .flatMap(({ pair, trials }) => [2 * pair, 2 * pair + 1].slice(0, trials))
      .filter(
        (trial) => !width.earlier?.some((each) => each.caseIndex === caseIndex && each.trial === trial),
      );
  const inputs = plan.repeats.map((_, index) => `case ${index}`);
  const agent = scriptedAgent({
    answer: (input, nth) => {
      const caseIndex = inputs.indexOf(input);
      return label(caseIndex, own(caseIndex)?.[nth] ?? nth);
    },
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const request: CollectRequest = {
    ...calls,
    inputs,
    ...(part === undefined ? {} : { part }),
    layer: "verdict",
    maxWorkers: width.workers ?? 1,
    parallelRepeats: width.parallelRepeats ?? false,
    stopOnError: false,
    earlier: width.earlier ?? [],
  };
  const collection = await collect(agent, request, {
    clock: { now: () => new Date(0), monotonic: () => 0 },
    interruption: new AbortController().signal,
    progress: { start: () => {}, update: () => {}, stop: () => {} },
    onTrial: () => {},
  });
  return { agent, request, ...collection };
}

function partsOf({ repeats, sequential }: Plan, of: number): readonly ShardPart[] {
  const pairs = declaredPairs(repeats, sequential);
  return Array.from({ length: of }, (_, place) => partOf({ index: place + 1, of }, pairs, repeats.length));
}

async function inShards(plan: Plan, of: number, width: Width = {}): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const part of partsOf(plan, of)) trials.push(...(await ask(plan, part, width)).trials);
  return trials;
}

const fixed = (repeats: readonly number[]): Plan => ({ repeats, label: () => "a" });

/** A label that a seed fixes for each trial. */
function wavering(seed: number, rate: number): Plan["label"] {
  return (caseIndex, trial) => (createRandom(seed, caseIndex * 4096 + trial)() / 2 ** 32 < rate ? "b" : "a");
}

const repeatsArb = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });
const seedArb = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe("a fixed plan", () => {
  it("is asked whole and once by its shards, at any width", async () => {
    await fc.assert(
      fc.asyncProperty(
        repeatsArb,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(1, 4, 16),
        fc.boolean(),
        async (repeats, of, workers, parallelRepeats) => {
          const trials = await inShards(fixed(repeats), of, { workers, parallelRepeats });
          const planned = repeats.flatMap((count, caseIndex) =>
            Array.from({ length: count }, (_, trial) => `${caseIndex}:${trial}`),
          );
          expect(trials.map(keyOf).sort()).toEqual(planned.sort());
        },
      ),
      { numRuns: 40 },
    );
  });

  it("never has one probe asked twice at the same time by a shard, unless repeats may run in parallel", async () => {
    const plan = fixed([26, 26, 26, 26, 26, 26]);
    const [part] = partsOf(plan, 3);
    const { agent } = await ask(plan, part, { workers: 16 });
    expect(agent.most).toEqual({ total: 6, sameInput: 1 });
    const parallel = await ask(plan, part, { workers: 16, parallelRepeats: true });
    expect(parallel.agent.most.total).toBe(16);
  });

  it("is continued by each shard where it stood", async () => {
    const plan = fixed([10, 10, 10]);
    const [, part] = partsOf(plan, 3);
    const all = (await ask(plan, part)).trials;
    const rest = await ask(plan, part, { earlier: all.slice(0, 4) });
    expect(rest.made).toBe(all.length - 4);
    expect(rest.progress).toMatchObject({ done: all.length, planned: all.length });
  });
});

describe("what one process would have asked", () => {
  const label = (seed: number, rate: number): Pick<Plan, "label"> => ({ label: wavering(seed, rate) });
  const reading = (seed: number, probes: number): Pick<Plan, "repeats" | "sequential"> => {
    const question = { intended: Array.from({ length: probes }, () => undefined), epsilon: 0.1, targets: {} };
    const sequential = planReading(question, 144, seed);
    return { repeats: mostTrials(sequential), sequential };
  };

  it.each(["reading", "curtailed plan"])("is the same from any number of shards of a %s", async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        seedArb,
        fc.constantFrom(0, 0.01, 0.05, 0.2, 0.5),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 2, max: 16 }),
        async (seed, rate, probes, of) => {
          const plan: Plan =
            kind === "reading"
              ? { ...reading(seed, probes), ...label(seed, rate) }
              : {
                  repeats: Array.from({ length: probes }, () => 20),
                  curtail: { epsilon: 0.1, strict: false },
                  ...label(seed, rate),
                };
          const whole = await ask(plan, undefined);
          const trials = await inShards(plan, of, { workers: 4 });
          const one = asOneProcess(whole.request, [...trials].reverse());
          expect(one.missing).toEqual([]);
          expect(one.trials).toEqual(whole.trials);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("names the first call that is missing of a reading, and all that are missing of a fixed plan", async () => {
    const plan = fixed([4, 4]);
    const { request, trials } = await ask(plan, undefined);
    expect(asOneProcess(request, trials.slice(0, 5)).missing).toHaveLength(3);
    const sequential = { ...reading(3, 2), label: plan.label };
    const read = await ask(sequential, undefined);
    const some = asOneProcess(read.request, read.trials.slice(0, 5));
    expect([some.missing.length, some.trials.length]).toEqual([1, 5]);
  });
});

describe("a shard of a reading", () => {
  it("stops where its own flips convict, and goes to the end where they do not", async () => {
    const question = { intended: ["x", "y", "z"].map(() => undefined), epsilon: 0.05, targets: {} };
    const sequential = planReading(question, 292, 5);
    const repeats = mostTrials(sequential);
    const always = { repeats, sequential, label: (_: number, trial: number) => (trial % 2 ? "b" : "a") };
    const [part] = partsOf(always, 3);
    expect((await ask(always, part)).made).toBeLessThan(30);
    const steady = { repeats, sequential, label: () => "a" };
    expect((await ask(steady, part)).made).toBe(part?.calls);
  });
});
