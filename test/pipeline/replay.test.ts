/** `assess --replay-curtailment`: what a curtailed run would have spared, told beside a verdict that it does not change. */
import { describe, expect, it } from "vitest";
import { judgeFiles } from "../fakes/recorded-runs.ts";

const evidence = (series: readonly string[], errors = 0) => ({
  "evidence.json": JSON.stringify({
    schema: "agentverity.evidence/v2",
    cases: series.map((answers, index) => ({
      input: `case ${index}`,
      observations: [...answers],
      ...(errors > 0 ? { errors } : {}),
    })),
  }),
});

const ON = { "replay-curtailment": "true" };
const RESTLESS = ["AABAAAABAA", "AAAAAAAAAAA"];

describe("a replayed curtailment", () => {
  it("stands in the report as the reference has it, and in words", async () => {
    const judged = await judgeFiles(evidence(RESTLESS), ON);
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    expect(judged.value.model.run["curtailment_replay"]).toEqual({
      analysis: "post-hoc-counterfactual",
      schedule: "round-robin-case-order",
      outcome: "admission-unreachable",
      reason:
        "admission became unreachable at the recorded fixed endpoint even if every remaining pair agreed",
      stopping_pair: 1,
      endpoint_pairs: 10,
      observed_flips: 0,
      avoided_pairs: 9,
      meter_calls_avoided: 19,
      changes_endpoint_classification: false,
    });
    expect(judged.value.model.caveats.at(-1)).toContain("after 1 of 10 pairs (0 flips)");
  });

  it("spares nothing where only the planned end decides", async () => {
    const judged = await judgeFiles(evidence(["A".repeat(80), "A".repeat(80)]), ON);
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    expect(judged.value.model.run["curtailment_replay"]).toMatchObject({
      outcome: "endpoint-required",
      stopping_pair: null,
      meter_calls_avoided: 0,
    });
    expect(judged.value.model.caveats.at(-1)).toContain("no call would have been spared");
  });

  it("changes no verdict, and is absent when nobody asked", async () => {
    const [plain, replayed] = [
      await judgeFiles(evidence(RESTLESS)),
      await judgeFiles(evidence(RESTLESS), ON),
    ];
    if (!plain.ok || !replayed.ok) throw new Error("expected both to be judged");
    expect(replayed.value.assessment).toEqual(plain.value.assessment);
    expect(plain.value.model.run["curtailment_replay"]).toBeNull();
  });

  it("of evidence with failed runs is refused: where the missing pair stood is not known", async () => {
    expect(await judgeFiles(evidence(RESTLESS, 1), ON)).toMatchObject({
      ok: false,
      problems: [{ code: "input-conflict", message: expect.stringContaining("`cases[0]`") }],
    });
  });
});
