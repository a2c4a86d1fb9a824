/** Live runs of scripted agents against the reference's: same calls, same report, same exit code. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collect } from "../../src/collect/collect.ts";
import { assess } from "../../src/core/assess.ts";
import type { Layer } from "../../src/core/outcome.ts";
import { planMeasurement } from "../../src/core/plan.ts";
import { evidenceFromTrials } from "../../src/core/trial.ts";
import { sha256 } from "../../src/evidence/digest.ts";
import { buildModel } from "../../src/report/build-model.ts";
import { fromLists, scriptedAgent } from "../fakes/scripted-agent.ts";

interface Row {
  readonly id: string;
  readonly config: {
    readonly layer: Layer;
    readonly precision?: "cheap" | "balanced" | "strict";
    readonly epsilon?: number;
    readonly k?: number;
    readonly budget?: number;
    readonly curtail?: boolean;
    readonly blindness_threshold?: number;
    readonly run_meter?: boolean;
    readonly run_blindness?: boolean;
  };
  readonly relations: string;
  readonly suite: unknown;
  readonly probes?: readonly string[];
  readonly agent: Readonly<Record<string, readonly unknown[]>>;
  readonly expect: {
    readonly run?: Record<string, unknown>;
    readonly calls?: number;
    readonly exit_code: number;
  };
}

const EPSILON = { cheap: 0.1, balanced: 0.05, strict: 0.01 };
const rows = readFileSync(new URL("../reference/run.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row)
  .filter((row) => row.suite === null && row.relations === "none" && !row.config.curtail);

describe("a live run", () => {
  it("has vectors to agree with", () => expect(rows.length).toBeGreaterThan(20));

  it.each(rows)(
    "$id makes the reference's calls and leads to its report",
    async ({ config, probes = [], agent, expect: wanted }) => {
      const epsilon = config.epsilon ?? EPSILON[config.precision ?? "balanced"];
      const meter = config.run_meter ?? true;
      const planned = planMeasurement({
        intended: probes.map(() => undefined),
        epsilon,
        targets: {},
        repeats: config.k,
        budget: config.budget,
        meter,
        strict: false,
      });
      if (!planned.ok) throw new Error("the vectors hold no unaffordable plan here");
      const { plan } = planned;
      const scripted = scriptedAgent(fromLists(agent));
      const { trials } = await collect(
        scripted,
        {
          inputs: probes,
          repeats: plan.repeats,
          layer: config.layer,
          maxWorkers: 1,
          parallelRepeats: false,
          stopOnError: false,
        },
        {
          clock: { now: () => new Date(0), monotonic: () => 0 },
          interruption: new AbortController().signal,
          progress: { start: () => {}, update: () => {}, stop: () => {} },
          onTrial: () => {},
        },
      );
      const suite = { file: "probes.txt", cases: probes.map((input) => ({ input })) };
      const evidence = evidenceFromTrials(
        probes.map((input) => ({ input, fingerprint: sha256(input) })),
        trials,
        config.layer,
        "unknown",
      );
      const policy = {
        epsilon,
        blindnessThreshold: config.blindness_threshold ?? 0.9,
        meter,
        blindness: config.run_blindness ?? true,
        strict: false,
      };
      const assessment = assess(evidence, policy, 0);
      const { run } = buildModel(assessment, {
        stopped: undefined,
        version: "0.0.0",
        suite,
        plan,
        trials,
        agent: "scripted",
        errorPolicy: "record",
        maxWorkers: 1,
        startedAt: "1970-01-01T00:00:00.000Z",
        durationMs: 0,
      });
      expect(scripted.asked).toHaveLength(wanted.calls ?? -1);
      expect(comparable(run)).toMatchObject(comparable(wanted.run ?? {}));
      expect(assessment.exitCode).toBe(wanted.exit_code);
    },
  );
});

/** Without prose, and without what `test/reference/README.md` names as ours to differ. */
function comparable(value: Record<string, unknown>): Record<string, unknown> {
  const OURS = [
    "caveats",
    "advice",
    "warning",
    "message",
    "error_policy",
    "max_workers",
    "reuse_unchanged_calls",
  ];
  return JSON.parse(JSON.stringify(value, (key, item) => (OURS.includes(key) ? undefined : item)));
}
