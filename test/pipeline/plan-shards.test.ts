/** Into how many jobs a run is divided, and what that costs. */
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/inputs/read-config.ts";
import { planMode } from "../../src/pipeline.ts";
import { memoryHost } from "../fakes/recorded-runs.ts";

const FILES = { "probes.txt": "one\ntwo\nthree\nfour\nfive\nsix\n" };

async function plan(settings: Readonly<Record<string, string>>) {
  const config = await readConfig(
    { source: "action", values: { mode: "plan", probes: "probes.txt", ...settings }, unknown: [] },
    { workingDirectory: "/team", read: () => undefined },
  );
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  return planMode(config.value, memoryHost(FILES));
}

describe("the matrix of a plan", () => {
  it.each([
    { settings: {}, shards: 1 }, // 156 calls
    { settings: { precision: "strict" }, shards: 2 }, // 762 calls by 4 workers
    { settings: { precision: "strict", "max-workers": "1" }, shards: 8 },
    { settings: { epsilon: "0.0001" }, shards: 16 },
    { settings: { precision: "strict", method: "sequential" }, shards: 1 },
    { settings: { shards: "3" }, shards: 3 },
    { settings: { shards: "256" }, shards: 256 },
  ])("of $settings has $shards shards", async ({ settings, shards }) => {
    const { outputs } = await plan(settings);
    const matrix = JSON.parse(outputs["matrix"] ?? "") as { readonly shard: readonly string[] };
    expect(Object.keys(matrix)).toEqual(["shard"]);
    expect(matrix.shard).toEqual(Array.from({ length: shards }, (_, place) => `${place + 1}/${shards}`));
  });

  it("is priced where somebody asked for shards, and a reading in shards at all that it may take", async () => {
    expect((await plan({})).text).not.toContain("shard");
    expect((await plan({ shards: "4" })).text).toContain("In 4 shards: at most 39 calls each.");
    const reading = (await plan({ shards: "4", method: "sequential" })).text.replace(/\s+/g, " ");
    expect(reading).toContain("In 4 shards: 584 calls in all, at most 146 calls each, since no shard knows");
    const limited = await plan({ shards: "4", method: "sequential", budget: "146" });
    expect(limited.text).toContain("In 4 shards: 146 calls in all");
    const short = await plan({ shards: "4", method: "sequential", budget: "40" });
    const hints = [reading, limited.text, short.text].map((text) => /'budget: \d+' asks/.exec(text)?.[0]);
    expect(hints).toEqual(["'budget: 146' asks", undefined, undefined]);
    expect(JSON.parse(limited.documents?.json ?? "")).toMatchObject({
      run: { shards: { count: 4, calls: 146 } },
    });
  });
});
