import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress, progressLine } from "../../src/github/progress.ts";

const state = { done: 0, planned: 156, flips: 0, errors: 0, workers: 16 };

describe("progress in a log", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is one line a minute, whatever happens in between, and none after the end", () => {
    const lines: string[] = [];
    const quiet = { annotate: () => {}, room: () => 10, openGroup: () => {}, closeGroup: () => {} };
    const progress = createProgress({ ...quiet, print: (line) => lines.push(line) });
    progress.start(state);
    for (let second = 1; second <= 150; second += 1) {
      vi.advanceTimersByTime(1_000);
      progress.update({ ...state, done: second });
    }
    progress.stop();
    vi.advanceTimersByTime(600_000);
    expect(lines).toEqual([
      "59 of 156 calls (37 %), 0 flips, 0 errors, 16 at a time; about 2 min left",
      "119 of 156 calls (76 %), 0 flips, 0 errors, 16 at a time; about 1 min left",
    ]);
  });

  it.each([
    { change: {}, says: "0 of 156 calls (0 %), 0 flips, 0 errors, 16 at a time" },
    {
      change: { done: 155, flips: 1, errors: 1 },
      says: "155 of 156 calls (99 %), 1 flip, 1 error, 16 at a time; about 1 min left",
    },
  ])("says $says", ({ change, says }) => {
    expect(progressLine({ ...state, ...change }, 60_000)).toBe(says);
  });
});
