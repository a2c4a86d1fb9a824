/** Evidence of a run that ended before a fixed plan did says so, and is never judged as one of a fixed plan in silence. */
import { describe, expect, it } from "vitest";
import { judgeFiles } from "../fakes/recorded-runs.ts";

/** Two probes, of which one flips as often as it should; quiet enough that an interval would certify them. */
function evidence(provenance: object, flips = 0, pairs = 100): string {
  const observations = (flipped: number) =>
    Array.from({ length: pairs }, (_, pair) => ["x", pair < flipped ? "y" : "x"]).flat();
  const cases = [
    { input: "a", observations: observations(flips) },
    { input: "b", observations: observations(0).map(() => "y") },
  ];
  return JSON.stringify({ schema: "agentverity.evidence/v2", layer: "verdict", provenance, cases });
}

const read = (call: string) => ({
  method: "sequential",
  sequential_call: call,
  pairs_read: 190,
  pairs_collected: 200,
});

async function judged(files: Readonly<Record<string, string>>) {
  const result = await judgeFiles(files, {});
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("; "));
  const { caveats, admission, status } = result.value.model;
  return { caveats: caveats.join("\n"), status, reasons: admission.refusals.map(({ reason }) => reason) };
}

describe("evidence of a sequential reading", () => {
  it.each(["deterministic", "undecided"])(
    "called %s says what was read, and where the order is",
    async (call) => {
      const { caveats, status } = await judged({ "evidence.json": evidence(read(call), 2) });
      expect(status).toBe("deterministic");
      expect(caveats).toContain(`called the decisions ${call} on 190 pairs, 200 collected`);
      expect(caveats).toContain("The order between probes is not in this file");
      expect(caveats).toContain("`trials.jsonl`");
    },
  );

  it.each([
    { call: "undecided", says: "called it undecided on 190 pairs" },
    { call: "stochastic", says: "called it stochastic on 190 pairs" },
    { call: "certainly", says: "called it undecided on 190 pairs" },
  ])("called $call is no baseline by an interval that would admit it", async ({ call, says }) => {
    const { reasons } = await judged({ "evidence.json": evidence(read(call), 2) });
    expect(reasons.join("\n")).toContain(says);
  });

  it("called deterministic is not refused for it", async () => {
    const { reasons } = await judged({ "evidence.json": evidence(read("deterministic"), 2) });
    expect(reasons).not.toContainEqual(expect.stringContaining("pair by pair"));
  });

  it("may hold a probe with one answer, where any other evidence is refused", async () => {
    const short = (provenance: object) => {
      const whole = JSON.parse(evidence(provenance));
      whole.cases[1].observations = ["y"];
      return { "evidence.json": JSON.stringify(whole) };
    };
    expect((await judged(short(read("stochastic")))).status).toBe("deterministic");
    await expect(judged(short({}))).rejects.toThrow("at least two are needed");
  });

  it.each([
    { observations: [], errors: 2 },
    { observations: ["y"], errors: 1 },
    { observations: [], errors: 18 },
  ])(
    "is incomplete, and no fault of the file, where calls failed: $observations and $errors",
    async (more) => {
      const whole = JSON.parse(evidence({}));
      Object.assign(whole.cases[1], more);
      const { status } = await judged({ "evidence.json": JSON.stringify(whole) });
      expect(status).toBe("incomplete");
    },
  );

  it("makes what it is merged with none of a fixed plan, and the unsettled one speaks for all", async () => {
    const files = {
      "a.json": evidence(read("deterministic")),
      "b.json": evidence({}),
      "c.json": evidence(read("undecided")),
    };
    const { caveats, reasons } = await judged(files);
    expect(caveats).toContain("called the decisions undecided");
    expect(reasons.join()).toContain("called it undecided");
    const { "c.json": _, ...settled } = files;
    expect((await judged(settled)).caveats).toContain("called the decisions deterministic");
  });
});

describe("evidence of a curtailed run", () => {
  it("says that it had no verdict", async () => {
    const provenance = { curtailed_after_pairs: 2, curtailed_of_pairs: 78 };
    const { caveats } = await judged({ "evidence.json": evidence(provenance, 1, 2) });
    expect(caveats).toContain("stopped early, after 2 of 78 pairs");
  });

  it.each([{}, { curtailed_after_pairs: "2" }, { curtailed_after_pairs: -1 }, { method: "wilson" }])(
    "is not what %o says",
    async (provenance) => {
      const { caveats } = await judged({ "evidence.json": evidence(provenance) });
      expect(caveats).not.toMatch(/stopped early|pair by pair/);
    },
  );
});
