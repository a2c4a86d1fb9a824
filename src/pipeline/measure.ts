/** Asks the agent as planned and judges what it answered: config and suite in, assessment and model out. */
import { join } from "node:path";
import type { Agent } from "../agent/agent.ts";
import { openAgent } from "../agent/open-agent.ts";
import { type Collection, collect } from "../collect/collect.ts";
import { type Assessment, assess } from "../core/assess.ts";
import { findUnscorable } from "../core/coverage.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import type { Suite } from "../core/suite.ts";
import { evidenceFromTrials, type Trial } from "../core/trial.ts";
import { configDigest, suiteDigest } from "../evidence/content-digests.ts";
import { sha256 } from "../evidence/digest.ts";
import { headerLine, trialLine } from "../evidence/trials-file.ts";
import { withLines } from "../inputs/case-lines.ts";
import type { Config } from "../inputs/config.ts";
import { type OpenedSuite, openSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { buildModel } from "../report/build-model.ts";
import type { ReportModel } from "../report/model.ts";
import type { Host } from "./host.ts";
import { planCalls } from "./plan-calls.ts";

/** A finished measurement; everything shown or kept follows from it. */
export interface Measurement {
  readonly suite: Suite;
  readonly plan: MeasurementPlan;
  readonly trials: readonly Trial[];
  readonly assessment: Assessment;
  readonly model: ReportModel;
  /** Absolute path of the journal. */
  readonly journal: string;
}

export interface Refused {
  readonly ok: false;
  readonly problems: readonly Problem[];
  readonly callsMade: number;
}

export type Measured = { readonly ok: true; readonly value: Measurement } | Refused;

export async function measure(config: Config, host: Host): Promise<Measured> {
  const opened = await openSuite(config, host.files);
  if (!opened.ok) return { ...opened, callsMade: 0 };
  const plan = planCalls(config, opened.value.suite);
  if (!plan.ok) return { ...plan, callsMade: 0 };
  const agent = await open(config, host);
  if (!agent.ok) return { ...agent, callsMade: 0 };
  try {
    return await ask(agent.value, config, opened.value, plan.value, host);
  } finally {
    await agent.value.close();
  }
}

async function open(config: Config, host: Host): Promise<Result<Agent>> {
  if (config.agent === undefined) {
    return fail({
      code: "input-missing",
      message: "no `agent` is named",
      hint: "Set `agent: ./path/to/router.ts#export` or an address.",
    });
  }
  const opened = await openAgent(config.agent, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    isolation: config.isolation,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    onOutput: (line) => host.log.info(line),
  });
  if (!opened.ok || !config.parallelRepeats) return opened;
  const { isolation } = opened.value;
  if (isolation === "fresh-session" || isolation === "fresh-instance") return opened;
  await opened.value.close();
  return fail({
    code: "input-conflict",
    message: `\`parallel-repeats\` asks the same probe several times at once, and this agent's trials are not known to be apart (isolation: ${isolation})`,
    hint: "Set `isolation: fresh-session` if every call starts from nothing, or export a factory and set `isolation: fresh-instance`.",
  });
}

async function ask(
  agent: Agent,
  config: Config,
  opened: OpenedSuite,
  plan: MeasurementPlan,
  host: Host,
): Promise<Measured> {
  const { suite } = opened;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const journal = join(host.outputDirectory(config.workingDirectory), "trials.jsonl");
  announce(agent, suite, plan, host);
  const { trials } = await record(agent, config, suite, plan, host, journal);
  const placed = withLines(suite, opened.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const evidence = evidenceFromTrials(cases, trials, config.layer, agent.isolation);
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== undefined)
    return { ...undeclared(unscorable, placed, journal), callsMade: trials.length };

  const assessment = assess(evidence, policyOf(config, suite), plan.calls - trials.length);
  const model = buildModel(assessment, {
    version: host.version,
    suite: placed,
    plan,
    trials,
    agent: agent.name,
    errorPolicy: config.errorPolicy,
    maxWorkers: config.maxWorkers,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
  });
  return succeed({ suite: placed, plan, trials, assessment, model, journal });
}

function announce(agent: Agent, suite: Suite, plan: MeasurementPlan, host: Host): void {
  for (const note of agent.notes) host.log.info(note);
  host.log.info(
    `${plan.calls} calls planned: ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}`,
  );
}

/** Every trial is on disk before it counts. */
async function record(
  agent: Agent,
  config: Config,
  suite: Suite,
  plan: MeasurementPlan,
  host: Host,
  path: string,
): Promise<Collection> {
  const journal = host.files.openJournal(path);
  try {
    journal.append(
      headerLine({
        configDigest: configDigest(config),
        suiteDigest: suiteDigest(suite),
        repeats: plan.repeats,
        isolation: agent.isolation,
      }),
    );
    return await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats: plan.repeats,
        layer: config.layer,
        maxWorkers: config.maxWorkers,
        parallelRepeats: config.parallelRepeats,
        stopOnError: config.errorPolicy === "stop",
      },
      {
        clock: host.clock,
        progress: host.progress,
        onTrial: (trial) => journal.append(trialLine(trial, "full")),
      },
    );
  } finally {
    journal.close();
  }
}

function policyOf(config: Config, suite: Suite) {
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
function undeclared(
  found: { readonly caseIndex: number; readonly reason: string },
  suite: Suite,
  journal: string,
) {
  const line = suite.cases[found.caseIndex]?.line;
  return fail({
    code: "outcome-not-scorable",
    message: `the agent answered with no decision (\`${found.reason}\`), and the contract does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe. The answers are kept in ${journal}.`,
    at: { file: suite.file, ...(line === undefined ? {} : { line }), path: `cases[${found.caseIndex}]` },
  });
}
