/** What `plan` says of method `sequential`, from the settings that a person gives. */
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/inputs/read-config.ts";
import { planModel } from "../../src/pipeline/plan-calls.ts";

async function sequentialOf(settings: Readonly<Record<string, string>>) {
  const values = { mode: "plan", probes: "probes.txt", ...settings };
  const config = await readConfig(
    { source: "action", values, unknown: [] },
    { workingDirectory: "/team", read: () => undefined },
  );
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  return planModel(config.value, undefined, undefined, "0.0.0").sequential;
}

describe("the plan of a sequential reading", () => {
  it.each([
    { settings: {}, certifies: 73, cap: 292 },
    { settings: { precision: "strict" }, certifies: 373, cap: 1492 },
    { settings: { budget: "201" }, certifies: 73, cap: 100 },
    { settings: { budget: "100" }, certifies: undefined, cap: 50 }, // too few pairs to certify: it may still convict
  ])("with $settings ends at pair $cap", async ({ settings, certifies, cap }) => {
    const sequential = await sequentialOf(settings);
    expect([sequential?.certifyAt[0], sequential?.cap]).toEqual([certifies, cap]);
  });

  it.each([{ meter: "false" }, { epsilon: "0.0000001" }])("is none with %o", async (settings) =>
    expect(await sequentialOf(settings)).toBeUndefined(),
  );
});
