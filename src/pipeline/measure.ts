/** Asks the agent as planned and judges what it answered: config and suite in, assessment and model out. */
import { dirname } from "node:path";
import type { Agent } from "../agent/agent.ts";
import { openAgent } from "../agent/open-agent.ts";
import { collect } from "../collect/collect.ts";
import { type Assessment, assess } from "../core/assess.ts";
import { findUnscorable } from "../core/coverage.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import type { FollowUp } from "../core/relations.ts";
import type { Suite } from "../core/suite.ts";
import type { Trial } from "../core/trial.ts";
import { sha256 } from "../evidence/digest.ts";
import { continuationLine, trialLine } from "../evidence/trials-file.ts";
import { withLines } from "../inputs/case-lines.ts";
import type { Config } from "../inputs/config.ts";
import { type OpenedSuite, openSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result } from "../problem.ts";
import { buildModel } from "../report/build-model.ts";
import type { ReportModel } from "../report/model.ts";
import { askFollowUps, type Recorded } from "./ask-follow-ups.ts";
import { type Collected, endOfFixedPlan, endOfReading, type JudgedEnd } from "./early-end.ts";
import { fileTrouble } from "./file-trouble.ts";
import type { Host } from "./host.ts";
import { earlierAttempts, type LiveReading, prepareReading } from "./live-reading.ts";
import { type FoundJournal, findEarlier, openJournal } from "./open-journal.ts";
import { planCalls } from "./plan-calls.ts";
import { redactedAgent } from "./redacted-agent.ts";
import { type PreparedRelations, prepareRelations } from "./relations.ts";

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

export type Measured =
  | { readonly kind: "measured"; readonly measurement: Measurement }
  | { readonly kind: "refused"; readonly problems: readonly Problem[]; readonly callsMade: number }
  | {
      readonly kind: "interrupted";
      readonly kept: number;
      readonly planned: number;
      readonly journal: string;
    };

export async function measure(config: Config, host: Host): Promise<Measured> {
  const suite = await openSuite(config, host.files);
  if (!suite.ok) return refused(suite.problems);
  const relations = await prepareRelations(config, suite.value, host);
  if (!relations.ok) return refused(relations.problems);
  try {
    return await measureWith(config, suite.value, relations.value, host);
  } finally {
    await relations.value.close();
  }
}

async function measureWith(
  config: Config,
  suite: OpenedSuite,
  relations: PreparedRelations,
  host: Host,
): Promise<Measured> {
  const plan = planCalls(config, suite.suite, relations.rewordings.length);
  if (!plan.ok) return refused(plan.problems);
  // Both take time and neither needs the other.
  const opening = openTarget(config, host);
  try {
    const found = await findEarlier(config, suite, host, "", relations.identity);
    const agent = await opening;
    if (!agent.ok) return refused(agent.problems);
    if (!found.ok) return refused(found.problems);
    const run = {
      agent: agent.value,
      config,
      suite,
      relations,
      plan: plan.value,
      found: found.value,
      reading: prepareReading(config, suite.suite, plan.value, found.value.earlier),
      earlierAttempts: config.method === "sequential" ? earlierAttempts(found.value, host) : 0,
      host,
    };
    return await ask(run);
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config.workingDirectory, ""));
    if (trouble === undefined) throw error;
    return refused([trouble]);
  } finally {
    const agent = await opening;
    if (agent.ok) await agent.value.close();
  }
}

function refused(problems: readonly Problem[], callsMade = 0): Measured {
  return { kind: "refused", problems, callsMade };
}

/** The configured agent, ready to be asked; close it. */
export async function openTarget(config: Config, host: Host): Promise<Result<Agent>> {
  if (config.agent === undefined) {
    return fail({
      code: "input-missing",
      message: "no `agent` is named",
      hint: "Set `agent: ./path/to/router.ts#export` or an address.",
    });
  }
  const result = await openAgent(config.agent, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    retries: config.retries,
    ...(config.rateLimit === undefined ? {} : { rateLimit: config.rateLimit }),
    isolation: config.isolation,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    ahead: host.ahead,
    onOutput: (line) => host.log.info(line),
  });
  if (!result.ok) return result;
  const opened = { ...result, value: redactedAgent(result.value, host.redact) };
  if (!config.parallelRepeats) return opened;
  const { isolation } = opened.value;
  if (isolation === "fresh-session" || isolation === "fresh-instance") return opened;
  await opened.value.close();
  return fail({
    code: "input-conflict",
    message: `\`parallel-repeats\` asks the same probe several times at once, and this agent's trials are not known to be apart (isolation: ${isolation})`,
    hint: "Set `isolation: fresh-session` if every call starts from nothing, or export a factory and set `isolation: fresh-instance`.",
  });
}

interface Started {
  readonly agent: Agent;
  readonly config: Config;
  readonly suite: OpenedSuite;
  readonly relations: PreparedRelations;
  readonly plan: MeasurementPlan;
  readonly found: FoundJournal;
  /** Of method `sequential`. */
  readonly reading: LiveReading | undefined;
  readonly earlierAttempts: number;
  readonly host: Host;
}

async function ask(run: Started): Promise<Measured> {
  const { agent, config, plan, host } = run;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  announce(run);
  const { trials, followUps, made, stopped } = await record(run);
  const journal = run.found.path;
  const kept = [...trials, ...followUps].filter((call) => call.result.ok).length;
  if (stopped === "interrupted") return { kind: "interrupted", kept, planned: plan.calls, journal };

  const suite = withLines(run.suite.suite, run.suite.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const end = endOf(run, cases, trials);
  const { evidence } = end;
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== undefined) return refused([undeclared(unscorable, suite, journal)], made);

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
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
  });
  const model = await withTests(judgedDecisions, assessment.exitCode, { config, suite, trials });
  return {
    kind: "measured",
    measurement: { suite, plan, trials, followUps, assessment, model, journal, directory: dirname(journal) },
  };
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

/** Is it to be known of each case which decision it reaches, however early the calls end? */
function coversAll({ config, suite: { suite }, relations }: Started): boolean {
  return config.blindness || suite.contract !== undefined || relations.relations.length > 0;
}

function endOf(run: Started, cases: Collected["cases"], trials: readonly Trial[]): JudgedEnd {
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

function curtailRule({ curtail, epsilon, strictErrorControl: strict }: Config) {
  return curtail ? { epsilon, strict } : undefined;
}

function announce({ agent, suite: { suite }, relations, plan, host }: Started): void {
  for (const note of agent.notes) host.log.info(note);
  const most = plan.sequential === undefined ? "" : ` if no pair flips, ${plan.sequential.mostCalls} at most`;
  host.log.info(
    `${plan.calls} calls planned${most}: ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}${followUpWords(relations)}`,
  );
}

function followUpWords({ relations, rewordings }: PreparedRelations): string {
  if (relations.length === 0) return "";
  const asked = relations.length === 1 ? "of one relation" : `of ${relations.length} relations`;
  return `; ${rewordings.length} of them are follow-ups ${asked}`;
}

/** Every call is on disk before it counts. */
async function record(run: Started): Promise<Recorded> {
  const {
    agent,
    config,
    suite: { suite },
    plan,
    found,
    host,
  } = run;
  const { reading } = run;
  const repeats = reading?.repeats ?? plan.repeats;
  const { journal, earlier, earlierFollowUps } = openJournal(found, headerOf(run, repeats), host);
  if (reading?.isContinued === true)
    journal.append(continuationLine(repeats, reading.plan.cap, host.clock.now().toISOString()));
  const curtail = curtailRule(config);
  try {
    const collection = await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats,
        ...(reading === undefined ? {} : { sequential: reading.plan }),
        ...(curtail === undefined ? {} : { curtail }),
        coverAll: coversAll(run),
        layer: config.layer,
        maxWorkers: config.maxWorkers,
        parallelRepeats: config.parallelRepeats,
        stopOnError: config.errorPolicy === "stop",
        ...(config.maxCost === undefined ? {} : { maxCost: config.maxCost }),
        earlier,
      },
      {
        clock: host.clock,
        progress: host.progress,
        interruption: host.interruption,
        onTrial: (trial) => journal.append(trialLine(trial, "full")),
      },
    );
    return await askFollowUps(run, collection, earlierFollowUps, journal);
  } finally {
    journal.close();
  }
}

function headerOf({ found, agent, reading, earlierAttempts: attempts }: Started, repeats: readonly number[]) {
  return {
    ...found.identity,
    repeats,
    isolation: agent.isolation,
    ...(reading === undefined ? {} : { reading: { seed: reading.plan.seed, cap: reading.plan.cap } }),
    ...(attempts === 0 ? {} : { earlierAttempts: attempts }),
  };
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
