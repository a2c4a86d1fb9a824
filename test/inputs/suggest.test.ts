import fc from "fast-check";
import { expect, it } from "vitest";
import { suggest } from "../../src/inputs/suggest.ts";

const WORDS = ["epsilon", "max-workers", "suite", "report", "mode"];

it.each([
  ["epslon", "epsilon"],
  ["espilon", "epsilon"],
  ["maxWorkers", "max-workers"],
  ["MAX_WORKERS", "max-workers"],
  ["suites", "suite"],
  ["moed", "mode"],
  ["zebra", undefined],
  ["", undefined],
  ["x", undefined],
])("takes %j for %j", (typed, meant) => {
  expect(suggest(typed, WORDS)).toBe(meant);
});

it("always finds a known word itself, and never invents one", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 12 })), fc.string(), (words, typed) => {
      for (const word of words.filter((each) => each.trim() !== "")) expect(suggest(word, [word])).toBe(word);
      expect([undefined, ...words]).toContain(suggest(typed, words));
    }),
  );
});
