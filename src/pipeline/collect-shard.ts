/** Asks one shard of a run: every call on disk as it ends, nothing judged, and a word on whether the part is whole. */
import { dirname, join } from "node:path";
import type { MeasurementPlan } from "../core/plan.ts";
import type { FollowUp } from "../core/relations.ts";
import type { Shard } from "../core/shard.ts";
import { type StopReason, scoreTrial, type Trial } from "../core/trial.ts";
import { followUpLine, headerLine, trialLine } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import type { Problem } from "../problem.ts";
import type { Recorded } from "./ask-follow-ups.ts";
import type { Host } from "./host.ts";
import { headerOf, type Measured, type Refused, record, type Started, withAgent } from "./measure.ts";
import { callsOf, type Share } from "./shard-share.ts";

export interface CollectedShard {
  readonly kind: "collected";
  readonly shard: Shard;
  /** Calls of this shard, count: as many as it can be told to make, fewer where a reading has surely ended. */
  readonly planned: number;
  readonly answered: number;
  readonly failed: number;
  /** By this process, count. */
  readonly made: number;
  readonly stopped: StopReason | undefined;
  /** Of the run, count. */
  readonly plannedInAll: number;
  /** Absolute. */
  readonly journal: string;
  /** What goes into the artifact, absolute: the journal itself, or what is left of it without texts. */
  readonly kept: string;
}

export async function collectShard(
  config: Config,
  host: Host,
): Promise<CollectedShard | Refused | Extract<Measured, { readonly kind: "interrupted" }>> {
  const { shard = { index: 1, of: 1 } } = config;
  return withAgent(config, host, shard, (run) => ask(run, config, host));
}

async function ask(run: Started, config: Config, host: Host): ReturnType<typeof collectShard> {
  const { share, found } = run;
  if (share === undefined) throw new RangeError("a shard has a share of the plan");
  const textless = untestable(run);
  if (textless !== undefined) return { kind: "refused", problems: [textless], callsMade: 0 };
  announce(run, share);
  const recorded = await record(run);
  const counts = countsOf(recorded, share, config);
  const { stopped, made } = recorded;
  if (stopped === "interrupted")
    return { kind: "interrupted", kept: counts.answered, planned: counts.planned, journal: found.path };
  return {
    kind: "collected",
    shard: share.shard,
    ...counts,
    made,
    stopped,
    plannedInAll: callsOf(run.plan, share),
    journal: found.path,
    kept: keep(run, recorded, config, host),
  };
}

function announce({ agent, suite: { suite }, host, ...run }: Started, share: Share): void {
  for (const note of agent.notes) host.log.info(note);
  const { index, of } = share.shard;
  host.log.info(
    `shard ${index} of ${of}: ${share.calls + share.rewordings.length} of ${callsOf(run.plan, share)} calls planned; ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}`,
  );
  const dearer = readingPrice(run.plan, callsOf(run.plan, share), share.shard);
  if (dearer !== undefined) host.log.info(dearer);
}

/** What nobody who divides a sequential reading shall learn from a bill. */
function readingPrice(plan: MeasurementPlan, calls: number, { of }: Shard): string | undefined {
  return plan.sequential === undefined || plan.limited || of === 1 || calls <= plan.calls
    ? undefined
    : `a sequential reading in shards asks for all that might be read, since no shard knows what the others read: ${calls} calls, where one process takes ${plan.calls} for an agent that never flips; \`budget\` limits them, \`method: wilson\` takes no more in shards`;
}

function countsOf({ trials, followUps, progress }: Recorded, share: Share, { layer }: Config) {
  const isAnswered = ({ result }: Trial | FollowUp) => scoreTrial(result, layer).ok;
  const answeredFollowUps = followUps.filter(({ result }) => result.ok).length;
  const answered = trials.filter(isAnswered).length + answeredFollowUps;
  return {
    planned: Math.max(progress.planned, trials.length) + share.rewordings.length,
    answered,
    failed: trials.length + followUps.length - answered,
  };
}

/** Handed on for others to judge: without texts, arguments and outputs, unless they are asked for. */
function keep(run: Started, { trials, followUps }: Recorded, config: Config, host: Host): string {
  const { path } = run.found;
  if (config.artifactContent === "full") return path;
  const content = config.layer === "text" ? "full" : "decisions";
  const lines = [
    headerLine(headerOf(run)),
    ...trials.map((trial) => trialLine(trial, content)),
    ...followUps.map((followUp) => followUpLine(followUp, content)),
  ];
  const kept = join(dirname(path), "decisions.jsonl");
  host.files.write(
    kept,
    lines.map((line) => `${line}\n`),
  );
  return kept;
}

/** On a runner only what goes into the artifact is left: what a test looks at must be in it. */
function untestable({ config, suite: { suite }, relations, host }: Started): Problem | undefined {
  if (config.artifactContent === "full" || host.journalStore === undefined) return undefined;
  const tested = suite.cases.some((item) => item.expect !== undefined);
  if (!tested && (config.relations ?? "default") === "default") return undefined;
  const what = tested ? "the tests of the suite look" : "a relation of your own may look";
  return {
    code: "input-conflict",
    message: `${what} at texts, arguments and outputs, and \`artifact-content: decisions\` hands on none of them: whoever judges the ${relations.rewordings.length > 0 ? "answers" : "shards"} could not tell`,
    hint: "Set `artifact-content: full` in the jobs that collect.",
  };
}
