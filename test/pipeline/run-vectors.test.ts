/** Live runs of scripted agents against the reference's: same calls, same report, same exit code. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collect } from "../../src/collect/collect.ts";
import { assess } from "../../src/core/assess.ts";
import { findUnscorable } from "../../src/core/coverage.ts";
import type { Layer } from "../../src/core/outcome.ts";
import type { MeasurementPlan } from "../../src/core/plan.ts";
import type { Suite } from "../../src/core/suite.ts";
import { sha256 } from "../../src/evidence/digest.ts";
import type { Config } from "../../src/inputs/config.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import { readSuite } from "../../src/inputs/read-suite.ts";
import { askFollowUps } from "../../src/pipeline/ask-follow-ups.ts";
import { endOfFixedPlan } from "../../src/pipeline/early-end.ts";
import type { Host } from "../../src/pipeline/host.ts";
import { policyOf } from "../../src/pipeline/judge-calls.ts";
import { planCalls } from "../../src/pipeline/plan-calls.ts";
import { type PreparedRelations, prepareRelations } from "../../src/pipeline/relations.ts";
import type { Result } from "../../src/problem.ts";
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
  readonly suite: object | null;
  readonly probes?: readonly string[];
  readonly agent: Readonly<Record<string, readonly unknown[]>>;
  readonly expect: {
    readonly run?: Record<string, unknown>;
    readonly calls?: number;
    readonly exit_code: number;
    readonly error?: string;
  };
}

const rows = readFileSync(new URL("../reference/run.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const refused = rows.filter((row) => row.expect.error === "ValueError" || answersWithoutDecision(row));
const led = rows.filter((row) => !row.expect.error);

/** The probes' own answers, whatever a relation's rewording of them is answered. */
function answersWithoutDecision({ agent, suite, expect: wanted }: Row): boolean {
  const { cases = [] } = (suite ?? {}) as { readonly cases?: readonly { readonly input: string }[] };
  const isDecision = (answer: unknown) => typeof answer === "string";
  return wanted.error !== undefined && cases.some(({ input }) => !agent[input]?.every(isDecision));
}

describe("a live run", () => {
  it("has vectors to agree with", () => {
    expect(led.length).toBeGreaterThan(40);
    expect(led.filter((row) => row.relations === "builtin").length).toBeGreaterThan(12);
    expect(led.filter((row) => row.suite !== null).length).toBeGreaterThan(5);
    expect(led.filter((row) => row.config.curtail).length).toBeGreaterThan(5);
    expect(refused.length).toBeGreaterThan(5);
  });

  it.each(led)("$id makes the reference's calls, as planned, and leads to its report", async (row) => {
    const measured = await planned(row);
    const { asked, model, unscorable } = await run(row, measured);
    const plan = taken(measured.plan);
    expect(unscorable).toBeUndefined();
    expect(asked).toHaveLength(row.expect.calls ?? -1);
    if (!row.config.curtail) expect(asked).toHaveLength(plan.calls);
    expect(comparable(model.run)).toMatchObject(comparable(row.expect.run ?? {}));
    expect(model.exitCode).toBe(row.expect.exit_code);
  });

  it.each(refused)("$id is refused as the reference refuses it: $expect.error", async (row) => {
    const measured = await planned(row);
    if (row.expect.error === "OutcomeNotScorable") {
      expect((await run(row, measured)).unscorable).toMatchObject({ reason: "refused" });
    } else {
      expect(measured.plan).toMatchObject({ ok: false, problems: [{ code: "budget-too-small" }] });
    }
  });
});

interface Planned {
  readonly config: Config;
  readonly suite: Suite;
  readonly relations: PreparedRelations;
  readonly plan: Result<MeasurementPlan>;
}

/** No built-in relation asks the world for anything but time. */
const host = {
  clock: { now: () => new Date(0), monotonic: () => 0 },
  get interruption() {
    return new AbortController().signal;
  },
  progress: { start: () => {}, update: () => {}, stop: () => {} },
} as unknown as Host;

/** Settings and suite through the real readers, and the price that `plan` would print. */
async function planned({ config, relations: catalogue, suite, probes = [] }: Row): Promise<Planned> {
  const described = suite ?? {
    schema: "agentverity.suite/v1",
    cases: probes.map((input) => ({ input })),
  };
  const read = taken(await readSuite("suite.json", JSON.stringify(described), "suite"));
  const values = {
    agent: "./scripted.ts",
    suite: "suite.json",
    layer: config.layer,
    relations: catalogue === "builtin" ? "default" : "none",
    ...(config.epsilon === undefined ? {} : { epsilon: String(config.epsilon) }),
    ...(config.precision === undefined ? {} : { precision: config.precision }),
    ...(config.budget === undefined ? {} : { budget: String(config.budget) }),
    ...(config.curtail ? { curtail: "true" } : {}),
    ...(config.run_meter === false ? { meter: "false" } : {}),
    ...(config.run_blindness === false ? { blindness: "false" } : {}),
    ...(config.blindness_threshold === undefined
      ? {}
      : { "blindness-threshold": String(config.blindness_threshold) }),
  };
  const settings = taken(
    await readConfig(
      { source: "action", values, unknown: [] },
      { workingDirectory: "/team", read: () => undefined },
    ),
  );
  // An odd number is refused where people set it, and still counted as the reference counts it.
  const repeated = config.k === undefined ? settings : { ...settings, repeats: config.k };
  const relations = taken(await prepareRelations(repeated, { suite: read, text: "" }, host));
  const plan = planCalls(repeated, read, relations.rewordings.length);
  return { config: repeated, suite: read, relations, plan };
}

function taken<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

async function run({ agent: answers }: Row, { config, suite, relations, plan: priced }: Planned) {
  const plan = taken(priced);
  const agent = scriptedAgent(fromLists(answers));
  const rule = config.curtail ? { epsilon: config.epsilon, strict: false } : undefined;
  const collection = await collect(
    agent,
    {
      inputs: suite.cases.map((item) => item.input),
      repeats: plan.repeats,
      ...(rule && { curtail: rule }),
      coverAll: true,
      layer: config.layer,
      maxWorkers: 1,
      parallelRepeats: false,
      stopOnError: false,
    },
    { ...host, onTrial: () => {} },
  );
  const journal = { append: () => {}, close: () => {} };
  const asked = { agent, config: { ...config, maxWorkers: 1 }, relations, host };
  const { trials, followUps } = await askFollowUps(asked, collection, [], journal);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const { layer } = config;
  const collected = {
    cases,
    trials,
    layer,
    isolation: "unknown",
    repeats: plan.repeats,
    coverAll: true,
  } as const;
  const end = endOfFixedPlan(collected, rule);
  const { evidence } = end;
  const judged = await relations.judge(trials, followUps);
  const assessment = assess(evidence, policyOf(config, suite), end.missing, judged, end);
  const model = buildModel(assessment, {
    stopped: undefined,
    version: "0.0.0",
    suite,
    plan,
    trials,
    followUps,
    agent: "scripted",
    curtail: config.curtail,
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: "1970-01-01T00:00:00.000Z",
    durationMs: 0,
  });
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  return { asked: agent.asked, model, unscorable };
}

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
