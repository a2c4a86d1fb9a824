/** Which call belongs to which shard: by the plan alone, disjoint, whole and even; and where a shard may stop. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PairOutcome } from "../../src/core/sequential.ts";
import { planReading, type SequentialPlan } from "../../src/core/sequential-plan.ts";
import { readTrialsSequentially } from "../../src/core/sequential-reading.ts";
import {
  certainEnd,
  declaredPairs,
  partOf,
  readShard,
  type ShardPart,
  shardName,
  shardOfFollowUp,
} from "../../src/core/shard.ts";
import type { Trial } from "../../src/core/trial.ts";

function planOf(seed: number, probes = 6, cap = 292, targets: Record<string, number> = {}): SequentialPlan {
  const routed = Object.keys(targets).length > 0;
  const intended = Array.from({ length: probes }, (_, index) => (index % 2 ? "deny" : "approve"));
  const question = { intended: routed ? intended : intended.map(() => undefined), epsilon: 0.05, targets };
  return planReading(question, cap, seed);
}

function partsOf(pairs: ReturnType<typeof declaredPairs>, cases: number, of: number): ShardPart[] {
  return Array.from({ length: of }, (_, place) => partOf({ index: place + 1, of }, pairs, cases));
}

describe("the name of a shard", () => {
  it.each(["1/1", "2/8", "256/256", " 3/16 "])("reads %j and writes it again", (text) => {
    const shard = readShard(text);
    expect(shard && shardName(shard)).toBe(text.trim());
  });

  it.each(["", "0/3", "4/3", "1/0", "1", "1/257", "01/3", "1/3/5", "a/b", "-1/3", "1.0/3"])(
    "takes %j for none",
    (text) => expect(readShard(text)).toBeUndefined(),
  );
});

const repeatsArb = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 25 });
const ofArb = fc.integer({ min: 1, max: 32 });

describe("a fixed plan in shards", () => {
  it("gives each call to exactly one shard, and both calls of a pair to the same", () => {
    fc.assert(
      fc.property(repeatsArb, ofArb, (repeats, of) => {
        const parts = partsOf(declaredPairs(repeats), repeats.length, of);
        const owners = new Map<string, number[]>();
        for (const { shard, pairs } of parts)
          for (const { caseIndex, pair, trials } of pairs)
            for (let half = 0; half < trials; half += 1) {
              const key = `${caseIndex}:${2 * pair + half}`;
              owners.set(key, [...(owners.get(key) ?? []), shard.index]);
            }
        const planned = repeats.flatMap((count, caseIndex) =>
          Array.from({ length: count }, (_, trial) => `${caseIndex}:${trial}`),
        );
        expect([...owners.keys()].sort()).toEqual(planned.sort());
        expect([...owners.values()].every((shards) => shards.length === 1)).toBe(true);
      }),
    );
  });

  it("is divided evenly: no shard has more than one pair more than another", () => {
    fc.assert(
      fc.property(repeatsArb, ofArb, (repeats, of) => {
        const sizes = partsOf(declaredPairs(repeats), repeats.length, of).map(({ pairs }) => pairs.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("shows each shard every probe where their number is a multiple of the shards", () => {
    const parts = partsOf(declaredPairs([26, 26, 26, 26, 26, 26]), 6, 3);
    for (const { pairs, calls } of parts) {
      expect(new Set(pairs.map(({ caseIndex }) => caseIndex)).size).toBe(6);
      expect(calls).toBe(52);
    }
  });

  it("without a call has no pair", () => expect(declaredPairs([])).toEqual([]));
});

describe("a sequential reading in shards", () => {
  it("gives each pair up to the cap to exactly one shard, in the order of the seed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 20 }),
        ofArb,
        (seed, probes, of) => {
          const plan = planOf(seed, probes, 100);
          const repeats = Array.from({ length: probes }, () => 2 * Math.ceil(100 / probes));
          const all = declaredPairs(repeats, plan);
          expect(all).toHaveLength(100);
          const positions = partsOf(all, probes, of).flatMap(({ pairs }) =>
            pairs.map(({ position }) => position),
          );
          expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
        },
      ),
    );
  });

  it("with targets goes as far as any route may be read", () => {
    const all = declaredPairs([20, 20], planOf(3, 2, 4, { deny: 0.05 }));
    expect(all).toHaveLength(20);
  });
});

describe("follow-ups in shards", () => {
  it("go on where the pairs end", () => {
    expect([0, 1, 2, 3].map((place) => shardOfFollowUp(place, 78, 3))).toEqual([1, 2, 3, 1]);
    expect([0, 1, 2].map((place) => shardOfFollowUp(place, 79, 3))).toEqual([2, 3, 1]);
  });
});

describe("where a shard of a reading may stop", () => {
  const plan = planOf(11);
  const all = declaredPairs([98, 98, 98, 98, 98, 98], plan);
  const [first] = partsOf(all, 6, 3);
  const read = (outcomes: readonly (PairOutcome | undefined)[]) =>
    certainEnd(first as ShardPart, plan, ({ position }) => outcomes[position - 1]);

  it("is nowhere while it may still be certified, or an answer is out", () => {
    expect(read(all.map(() => "agree"))).toBe(Number.POSITIVE_INFINITY);
    expect(read(["flip", "flip", "flip", undefined])).toBe(Number.POSITIVE_INFINITY);
  });

  it("is where its own flips alone convict", () => {
    // Of every three pairs this shard has one: its second flip stands beyond the limit of two, its third beyond that of three …
    const end = read(all.map(() => "flip"));
    const position = first?.pairs.map((pair) => pair.position).find((each) => each === end);
    expect(position).toBeDefined();
    expect(end).toBeLessThan(100);
  });

  it("is at a failed call, which nobody reads past", () => {
    const failing = first?.pairs[4]?.position ?? 0;
    expect(read(all.map(({ position }) => (position === failing ? "failed" : "agree")))).toBe(failing);
  });

  it("is unknown where each route is to be settled", () => {
    const routed = planOf(11, 6, 292, { deny: 0.05 });
    expect(certainEnd(first as ShardPart, routed, () => "failed")).toBe(Number.POSITIVE_INFINITY);
  });

  it("is never before the end that a process with all answers comes to", () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 292, maxLength: 292 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 16 }),
        (raw, rarity, of) => {
          const flips = raw.map((flip, place) => flip && place % (rarity + 1) === 0);
          const ends = partsOf(all, 6, of).map((part) =>
            certainEnd(part, plan, ({ position }) => (flips[position - 1] ? "flip" : "agree")),
          );
          const trials = all.flatMap(({ caseIndex, pair, position }): Trial[] =>
            [0, 1].map((half) => ({
              caseIndex,
              trial: 2 * pair + half,
              attempt: 1,
              startedAt: "",
              result: {
                ok: true,
                observation: {
                  text: "",
                  verdict: { kind: "decision", label: flips[position - 1] && half === 1 ? "b" : "a" },
                  toolCalls: [],
                  errors: [],
                },
              },
            })),
          );
          const { read: pairs } = readTrialsSequentially(plan, trials, "verdict");
          expect(Math.min(...ends)).toBeGreaterThanOrEqual(pairs);
        },
      ),
      { numRuns: 40 },
    );
  });
});
