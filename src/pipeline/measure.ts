/** Asks the agent as planned and judges what it answered: config and suite in, assessment and model out. */
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Agent } from "../agent/agent.ts";
import { openAgent } from "../agent/open-agent.ts";
import { collect } from "../collect/collect.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import type { Shard } from "../core/shard.ts";
import { continuationLine, trialLine } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import { type OpenedSuite, openSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { askFollowUps, type Recorded } from "./ask-follow-ups.ts";
import { coversAll, curtailRule } from "./end-rules.ts";
import { fileTrouble } from "./file-trouble.ts";
import type { Host } from "./host.ts";
import type { Measurement } from "./judge-calls.ts";
import { earlierAttempts, type LiveReading, prepareReading } from "./live-reading.ts";
import { type FoundJournal, findEarlier, openJournal } from "./open-journal.ts";
import { planCalls } from "./plan-calls.ts";
import { redactedAgent } from "./redacted-agent.ts";
import { type PreparedRelations, prepareRelations } from "./relations.ts";
import { callsOf, type Share, shardSeed, shareOf, unaffordable, withShareOfCost } from "./shard-share.ts";

export type { Measurement } from "./judge-calls.ts";

export interface Refused {
  readonly kind: "refused";
  readonly problems: readonly Problem[];
  readonly callsMade: number;
}

export type Measured =
  | { readonly kind: "measured"; readonly measurement: Measurement }
  | Refused
  | {
      readonly kind: "interrupted";
      readonly kept: number;
      readonly planned: number;
      readonly journal: string;
    };

export function measure(config: Config, host: Host): Promise<Measured> {
  return withAgent(config, host, undefined, ask);
}

/**
 * Everything that has to be in order before the first call; then the calls.
 *
 * @param shard the part that is asked here; undefined: the whole
 */
export async function withAgent<Outcome>(
  config: Config,
  host: Host,
  shard: Shard | undefined,
  go: (run: Started) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  const suite = await openSuite(config, host.files);
  if (!suite.ok) return refused(suite.problems);
  const relations = await prepareRelations(config, suite.value, host);
  if (!relations.ok) return refused(relations.problems);
  try {
    return await start({ config, suite: suite.value, relations: relations.value, shard, host }, go);
  } finally {
    await relations.value.close();
  }
}

interface Prepared {
  readonly config: Config;
  readonly suite: OpenedSuite;
  readonly relations: PreparedRelations;
  readonly shard: Shard | undefined;
  readonly host: Host;
}

async function start<Outcome>(
  prepared: Prepared,
  go: (run: Started) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  const { config, suite, relations, shard, host } = prepared;
  const plan = planCalls(config, suite.suite, relations.rewordings.length);
  if (!plan.ok) return refused(plan.problems);
  // Both take time and neither needs the other.
  const opening = openTarget(config, host);
  try {
    const found = await findEarlier(config, suite, host, shardFolder(shard), relations.identity, shard);
    const agent = await opening;
    if (!agent.ok) return refused(agent.problems);
    if (!found.ok) return refused(found.problems);
    const run = startedOf(prepared, plan.value, agent.value, found.value);
    return run.ok ? await go(run.value) : refused(run.problems);
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config.workingDirectory, ""));
    if (trouble === undefined) throw error;
    return refused([trouble]);
  } finally {
    const agent = await opening;
    if (agent.ok) await agent.value.close();
  }
}

function startedOf(
  { config, suite, relations, shard, host }: Prepared,
  plan: MeasurementPlan,
  agent: Agent,
  found: FoundJournal,
): Result<Started> {
  const seed = shard === undefined ? undefined : shardSeed(found.identity, host.environment);
  const reading = prepareReading(config, suite.suite, plan, found.earlier, seed);
  const attempts = config.method === "sequential" ? earlierAttempts(found, host) : 0;
  const run = { agent, config, suite, relations, plan, found, reading, earlierAttempts: attempts, host };
  if (shard === undefined) return succeed(run);
  const { rewordings } = relations;
  const share = shareOf(shard, { repeats: reading?.repeats ?? plan.repeats, reading, rewordings });
  const tooDear = unaffordable(config, callsOf(plan, share), shard);
  return tooDear === undefined ? succeed({ ...run, share }) : fail(tooDear);
}

/** Each shard keeps a journal of its own, wherever it runs. */
function shardFolder(shard: Shard | undefined): string {
  return shard === undefined ? "" : `shard-${shard.index}-of-${shard.of}`;
}

function refused(problems: readonly Problem[], callsMade = 0): Refused {
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

export interface Started {
  readonly agent: Agent;
  readonly config: Config;
  readonly suite: OpenedSuite;
  readonly relations: PreparedRelations;
  readonly plan: MeasurementPlan;
  readonly found: FoundJournal;
  /** Of method `sequential`. */
  readonly reading: LiveReading | undefined;
  readonly earlierAttempts: number;
  /** Present: only this part is asked. */
  readonly share?: Share;
  readonly host: Host;
}

async function ask(run: Started): Promise<Measured> {
  const { plan, host } = run;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  announce(run);
  const recording = record(run);
  const loading = loadJudging();
  const recorded = await recording;
  const { trials, followUps, stopped } = recorded;
  const journal = run.found.path;
  const kept = [...trials, ...followUps].filter((call) => call.result.ok).length;
  if (stopped === "interrupted") return { kind: "interrupted", kept, planned: plan.calls, journal };
  const { judgeCalls } = await loading;
  const judged = await judgeCalls(
    { ...run, journal },
    {
      ...recorded,
      startedAt: started.toISOString(),
      durationMs: () => Math.round(host.clock.monotonic() - from),
    },
  );
  if (!judged.ok) return refused(judged.problems, recorded.made);
  return {
    kind: "measured",
    measurement: { ...judged.value, journal, directory: dirname(journal) },
  };
}

/** What judges and shows is a third of the program: it is loaded while the agent answers, and no call waits for it. */
async function loadJudging(): Promise<typeof import("./judge-calls.ts")> {
  await setImmediate(); // the first calls go out in this turn
  const [judging] = await Promise.all([import("./judge-calls.ts"), import("./publication.ts")]);
  return judging;
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
export async function record(run: Started): Promise<Recorded> {
  const {
    agent,
    suite: { suite },
    plan,
    found,
    host,
  } = run;
  const { reading, share } = run;
  const config = share === undefined ? run.config : withShareOfCost(run.config, share.shard.of);
  // The only shard there is knows everything, and reads as a run does.
  const part = share === undefined || share.shard.of === 1 ? {} : { part: share };
  const repeats = reading?.repeats ?? plan.repeats;
  const { journal, earlier, earlierFollowUps } = openJournal(found, headerOf(run), host);
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
        ...part,
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
    const relations =
      share === undefined ? run.relations : { ...run.relations, rewordings: share.rewordings };
    return await askFollowUps(
      { agent, config, relations, ...part, host },
      collection,
      earlierFollowUps,
      journal,
    );
  } finally {
    journal.close();
  }
}

export function headerOf({ found, agent, plan, reading, earlierAttempts: attempts, share }: Started) {
  return {
    ...found.identity,
    repeats: reading?.repeats ?? plan.repeats,
    isolation: agent.isolation,
    ...(reading === undefined ? {} : { reading: { seed: reading.plan.seed, cap: reading.plan.cap } }),
    ...(attempts === 0 ? {} : { earlierAttempts: attempts }),
    ...(share === undefined ? {} : { shard: { ...share.shard, agent: agent.name } }),
  };
}
