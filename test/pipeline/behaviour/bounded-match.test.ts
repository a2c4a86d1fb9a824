import { describe, expect, it } from "vitest";
import { boundedMatcher } from "../../../src/pipeline/behaviour/bounded-match.ts";

describe("a matcher bounded in time", () => {
  const hostile = (length: number) => `${"a".repeat(length)}!`;

  it("matches as the engine does", () => {
    const matches = boundedMatcher();
    expect([matches(/^a+!$/, hostile(5)), matches(/b/, hostile(5))]).toEqual([true, false]);
  });

  it("stops a pattern that finds no end, and spends no time on the same text again", () => {
    const matches = boundedMatcher(50);
    const from = performance.now();
    expect(matches(/^(a+)+$/, hostile(40))).toBe("timed-out");
    const first = performance.now() - from;
    for (let time = 0; time < 100; time += 1) expect(matches(/^(a+)+$/, hostile(40))).toBe("timed-out");
    expect(performance.now() - from - first).toBeLessThan(first);
    expect(matches(/^(a+)+$/, "aaa")).toBe(true);
  });

  it("loses patience with a pattern that finds no end on many texts, and with no other", () => {
    const matches = boundedMatcher(60);
    const pattern = /^(a+)+$/;
    for (let length = 40; length < 48; length += 1)
      expect(matches(pattern, hostile(length))).toBe("timed-out");
    const from = performance.now();
    for (let length = 48; length < 58; length += 1)
      expect(matches(pattern, hostile(length))).toBe("timed-out");
    expect(performance.now() - from).toBeLessThan(500);
    expect(matches(/a!$/, hostile(60))).toBe(true);
  });

  it("lets through what is no matter of time", () => {
    const broken = {
      test: () => {
        throw new TypeError("no pattern");
      },
    } as unknown as RegExp;
    expect(() => boundedMatcher()(broken, "x")).toThrow("no pattern");
  });
});
