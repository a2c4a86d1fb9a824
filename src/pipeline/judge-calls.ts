/** Calls that were made, by one process or by several, judged: what was planned and answered in, assessment and model out. */
import type { Agent } from "../agent/agent.ts";
import { type Assessment, assess } from "../core/assess.ts";
import { findUnscorable } from "../core/coverage.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import type { FollowUp } from "../core/relations.ts";
import type { Suite } from "../core/suite.ts";
import type { Trial } from "../core/trial.ts";
import { sha256 } from "../evidence/digest.ts";
import { withLines } from "../inputs/case-lines.ts";
import type { Config } from "../inputs/config.ts";
import type { OpenedSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { buildModel } from "../report/build-model.ts";
import type { ReportModel } from "../report/model.ts";
import type { Recorded } from "./ask-follow-ups.ts";
import { type Collected, endOfFixedPlan, endOfReading, type JudgedEnd } from "./early-end.ts";
import { coversAll, curtailRule } from "./end-rules.ts";
import type { Host } from "./host.ts";
import type { LiveReading } from "./live-reading.ts";
import type { PreparedRelations } from "./relations.ts";

/** A finished measurement; everything shown or kept follows from it. */
export interface Measurement {
  readonly suite: Suite;
  readonly plan: MeasurementPlan;
  readonly trials: readonly Trial[];
  /** Calls on reworded probes. */
  readonly followUps?: readonly FollowUp[];
  readonly assessment: Assessment;
  readonly model: ReportModel;
  /** Absolute folder of what is written about it. */
  readonly directory: string;
  /** Absolute path of the journal; absent when no agent was asked. */
  readonly journal?: string;
}

/** What was measured, and what is needed to judge it, whoever made the calls. */
interface Judging {
  readonly agent: Pick<Agent, "name" | "isolation">;
  readonly config: Config;
  readonly suite: OpenedSuite;
  readonly relations: PreparedRelations;
  readonly plan: MeasurementPlan;
  /** Of method `sequential`. */
  readonly reading: LiveReading | undefined;
  readonly earlierAttempts: number;
  /** Path, for a message. */
  readonly journal: string;
  readonly host: Pick<Host, "version">;
}

/** All that was asked, once. */
interface Calls extends Pick<Recorded, "trials" | "followUps" | "stopped"> {
  /** Why some of it is missing, in words; absent: a call itself says so. */
  readonly unfinished?: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: () => number;
}

export async function judgeCalls(
  run: Judging,
  { trials, followUps, stopped, unfinished, startedAt, durationMs }: Calls,
): Promise<Result<Omit<Measurement, "directory">>> {
  const { agent, config, plan, host } = run;
  const suite = withLines(run.suite.suite, run.suite.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const end = endOf(run, cases, trials);
  const evidence = unfinished === undefined ? end.evidence : { ...end.evidence, unfinished };
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== undefined) return fail(undeclared(unscorable, suite, run.journal));

  const missing = end.missing + (plan.followUps ?? 0) - followUps.length;
  const judged = await run.relations.judge(trials, followUps);
  const assessment = assess(evidence, policyOf(config, suite), missing, judged, end);
  const judgedDecisions = buildModel(assessment, {
    version: host.version,
    suite,
    plan,
    trials,
    followUps,
    stopped,
    agent: agent.name,
    earlierAttempts: run.earlierAttempts,
    curtail: config.curtail,
    errorPolicy: config.errorPolicy,
    maxWorkers: config.maxWorkers,
    startedAt,
    durationMs: durationMs(),
  });
  const model = await withTests(judgedDecisions, assessment.exitCode, { config, suite, trials });
  return succeed({ suite, plan, trials, followUps, assessment, model });
}

/** Tests are read only where there are some: a run without any starts and ends without them. */
async function withTests(
  model: ReportModel,
  exitCode: Assessment["exitCode"],
  metered: { readonly config: Config; readonly suite: Suite; readonly trials: readonly Trial[] },
): Promise<ReportModel> {
  if (metered.suite.cases.every((item) => item.expect === undefined)) return model;
  const { withMeteredTests } = await import("./behaviour/metered-tests.ts");
  return withMeteredTests(model, exitCode, metered);
}

function endOf(run: Judging, cases: Collected["cases"], trials: readonly Trial[]): JudgedEnd {
  const { config, agent, plan, reading } = run;
  const collected = {
    cases,
    trials,
    layer: config.layer,
    isolation: agent.isolation,
    repeats: reading?.repeats ?? plan.repeats,
    coverAll: coversAll(run),
  };
  return reading === undefined
    ? endOfFixedPlan(collected, curtailRule(config))
    : endOfReading(collected, reading.plan);
}

export function policyOf(config: Config, suite: Suite) {
  return {
    epsilon: config.epsilon,
    blindnessThreshold: config.blindnessThreshold,
    meter: config.meter,
    blindness: config.blindness,
    strict: config.strictErrorControl,
    ...(suite.contract === undefined ? {} : { contract: suite.contract }),
  };
}

/** Silence is not permission: under a contract a no-decision counts only where the contract says so. */
export function undeclared(
  found: { readonly caseIndex: number; readonly reason: string },
  suite: Suite,
  journal: string,
): Problem {
  const line = suite.cases[found.caseIndex]?.line;
  return {
    code: "outcome-not-scorable",
    message: `the agent answered with no decision (\`${found.reason}\`), and the contract does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe. The answers are kept in ${journal}.`,
    at: { file: suite.file, ...(line === undefined ? {} : { line }), path: `cases[${found.caseIndex}]` },
  };
}
