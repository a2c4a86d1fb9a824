import { describe, expect, it } from "vitest";
import { createRandom, integerBelow, permutation } from "../../../src/core/stats/random.ts";

const draw = (seed: number, stream?: number) => Array.from({ length: 4 }, createRandom(seed, stream));

describe("the seeded generator", () => {
  it("gives the same numbers for the same seed and stream, others for any other", () => {
    expect(draw(7)).toEqual(draw(7, 0));
    expect(new Set([draw(0), draw(1), draw(2), draw(0, 1), draw(1, 1)].map(String)).size).toBe(5);
  });

  it.each([-1, 0.5, 2 ** 32, Number.NaN])("refuses the seed %d: a defect", (seed) => {
    expect(() => createRandom(seed)).toThrow(RangeError);
    expect(() => createRandom(0, seed)).toThrow(RangeError);
  });

  it("draws every number below a limit about equally often", () => {
    const random = createRandom(3);
    const seen = new Map<number, number>();
    for (let i = 0; i < 60_000; i += 1) {
      const number = integerBelow(random, 6);
      seen.set(number, (seen.get(number) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of seen.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400); // over four standard errors
  });

  it("draws again what would favour the small numbers", () => {
    const words = [0, 2 ** 31]; // of 2^32 words one too many falls to 0: the first
    expect(integerBelow(() => words.shift() as number, 3)).toBe(1);
  });

  it("orders three things in each of their six ways about equally often", () => {
    const random = createRandom(11);
    const seen = new Map<string, number>();
    for (let i = 0; i < 60_000; i += 1) {
      const order = String(permutation(random, 3));
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
