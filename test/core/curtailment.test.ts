import { describe, expect, it } from "vitest";
import { replayCurtailment } from "../../src/core/curtailment.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { statistics } from "../reference/vectors.ts";

const outcomes = (series: string): Outcome[] => [...series].map((label) => ({ kind: "decision", label }));

describe("the replay of a curtailed plan", () => {
  it("stops where the reference does, and avoids as many calls", () => {
    for (const { epsilon, series, replay } of statistics.curtailment_replay.cases) {
      const found = replayCurtailment(series.map(outcomes), { epsilon, strict: false });
      expect({ series, ...found }).toEqual({
        series,
        stoppingPair: replay.stopping_pair ?? undefined,
        endpointPairs: replay.endpoint_pairs,
        observedFlips: replay.observed_flips,
        avoidedPairs: replay.avoided_pairs,
        avoidedCalls: replay.meter_calls_avoided,
      });
    }
  });

  it("of nothing needs nothing", () =>
    expect(replayCurtailment([], { epsilon: 0.05, strict: false })).toEqual({
      stoppingPair: undefined,
      endpointPairs: 0,
      observedFlips: 0,
      avoidedPairs: 0,
      avoidedCalls: 0,
    }));
});
