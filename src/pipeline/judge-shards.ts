/**
 * The shards of one run, judged as that run: the report is the one that a single process would have given, whatever
 * their number. No agent is asked, and what a shard lacks is told by its name.
 */
import { asOneProcess } from "../collect/as-one-process.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import type { FollowUp } from "../core/relations.ts";
import { mostTrials, planReading, wantedPairs } from "../core/sequential-plan.ts";
import { declaredPairs } from "../core/shard.ts";
import type { Trial } from "../core/trial.ts";
import type { JournalText } from "../evidence/read-journals.ts";
import type { TrialsHeader } from "../evidence/trials-file.ts";
import { type UnitedShards, uniteShards } from "../evidence/unite-shards.ts";
import type { Config } from "../inputs/config.ts";
import type { OpenedSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { count } from "../report/format.ts";
import { coversAll, curtailRule } from "./end-rules.ts";
import type { ReadingHost } from "./host.ts";
import { judgeCalls, type Measurement } from "./judge-calls.ts";
import { firstAnswers } from "./judge-follow-ups.ts";
import { type LiveReading, questionOf } from "./live-reading.ts";
import { planCalls } from "./plan-calls.ts";
import { NO_RELATIONS, type PreparedRelations, prepareRelations, type RelationsHost } from "./relations.ts";
import { foreignCall, type Parts, shardGaps } from "./shard-gaps.ts";
import { adopted, settingProblems } from "./shard-settings.ts";
import { writeWhole } from "./write-whole.ts";

export interface Shards {
  readonly config: Config;
  readonly opened: OpenedSuite;
  /** At least one. */
  readonly journals: readonly JournalText[];
  readonly host: ReadingHost;
  /**
   * What the team's own relations run on, and what the united journal is written for; undefined: code of the team is not
   * run here, and nothing is written.
   */
  readonly team: RelationsHost | undefined;
}

export async function judgeShards(shards: Shards): Promise<Result<Measurement>> {
  const united = uniteShards(shards.journals);
  if (!united.ok) return united;
  const relations = await relationsOf(shards, united.value);
  if (!relations.ok) return relations;
  try {
    return await judgeUnited(shards, united.value, relations.value);
  } finally {
    await relations.value?.close();
  }
}

/** @returns undefined where they are a catalogue of the team's own, and that is not to be run here */
async function relationsOf(
  { config, opened, host, team }: Shards,
  { header, journals }: UnitedShards,
): Promise<Result<PreparedRelations | undefined>> {
  const asked = header.config["relations"] ?? "default";
  const spec = adopted(config, header, 0);
  const isOurs = asked === "default" && (spec.relations === undefined || spec.relations === "default");
  if (team === undefined && !isOurs) return succeed(undefined);
  if (spec.relations === undefined && asked !== "default")
    return fail(...settingProblems(spec, { header, opened, relations: {}, file: journals[0]?.file ?? "" }));
  return prepareRelations(spec, opened, team ?? builtIn(host));
}

/** Relations that are built in need nothing of it. */
function builtIn({ log }: ReadingHost): RelationsHost {
  return { log, environment: {}, workerPath: "", redact: (text) => text };
}

async function judgeUnited(
  shards: Shards,
  united: UnitedShards,
  relations: PreparedRelations | undefined,
): Promise<Result<Measurement>> {
  const planned = planOf(shards, united, relations);
  if (!planned.ok) return planned;
  const { run, parts } = planned.value;
  const journal = writeWhole(shards, united);
  if (!journal.ok) return journal;
  const { host } = shards;
  const { path, directory } = journal.value;
  const { trials, missing } = asOneProcess(
    requestOf(run),
    united.journals.flatMap((each) => each.trials),
  );
  tellSurplus(united, trials, host);
  const unfinished = shardGaps(united, { ...parts, missing });
  const { header, agent } = united;
  const judged = await judgeCalls(
    {
      ...run,
      agent: { name: agent, isolation: header.isolation },
      earlierAttempts: header.earlierAttempts ?? 0,
      journal: path ?? parts.file,
      host,
    },
    {
      trials,
      followUps: askedFollowUps(united, relations, firstAnswers(trials, run.config.layer)),
      stopped: undefined,
      ...(unfinished === undefined ? {} : { unfinished }),
      ...timesOf(united, host),
    },
  );
  if (!judged.ok) return judged;
  return succeed({ ...judged.value, directory, ...(path === undefined ? {} : { journal: path }) });
}

/** What was to be asked, by the settings of this job and as the shards declared it: the two must agree. */
function planOf(
  { config: given, opened }: Shards,
  united: UnitedShards,
  relations: PreparedRelations | undefined,
): Result<{ readonly run: Run; readonly parts: Parts & { readonly file: string } }> {
  const { header, journals } = united;
  const file = journals[0]?.file ?? "";
  const followUps =
    relations?.rewordings.length ?? journals.reduce((sum, each) => sum + each.followUps.length, 0);
  const config = adopted(given, header, followUps);
  const problems = settingProblems(config, { header, opened, relations: relations?.identity, file });
  if (problems.length > 0) return fail(...problems);
  const plan = planCalls(config, opened.suite, followUps);
  if (!plan.ok) return plan;
  const reading = readingOf(header, opened, config);
  const repeats = reading?.repeats ?? plan.value.repeats;
  if (String(repeats) !== String(header.repeats)) return fail(otherPlan(file));
  const pairs = declaredPairs(repeats, reading?.plan);
  const parts = { file, pairs, cases: repeats.length, rewordings: relations?.rewordings };
  const foreign = foreignCall(united, parts);
  if (foreign !== undefined) return fail(foreign);
  const run = { config, suite: opened, relations: relations ?? NO_RELATIONS, plan: plan.value, reading };
  return succeed({ run: { ...run, repeats }, parts });
}

/** As it was declared: another seed or end would be another reading. */
function readingOf(
  { reading }: TrialsHeader,
  { suite }: OpenedSuite,
  { epsilon }: Config,
): LiveReading | undefined {
  const question = questionOf(suite, epsilon);
  if (reading === undefined || wantedPairs(question) === undefined) return undefined;
  const plan = planReading(question, reading.cap, reading.seed);
  return { plan, repeats: mostTrials(plan), isContinued: false };
}

interface Run {
  readonly plan: MeasurementPlan;
  readonly config: Config;
  readonly suite: OpenedSuite;
  readonly relations: PreparedRelations;
  readonly reading: LiveReading | undefined;
  readonly repeats: readonly number[];
}

function requestOf(run: Run): Parameters<typeof asOneProcess>[0] {
  const { config, suite, reading, repeats } = run;
  const curtail = curtailRule(config);
  return {
    inputs: suite.suite.cases.map((item) => item.input),
    repeats,
    ...(reading === undefined ? {} : { sequential: reading.plan }),
    ...(curtail === undefined ? {} : { curtail }),
    coverAll: coversAll(run),
    layer: config.layer,
    maxWorkers: 1,
    parallelRepeats: false,
    stopOnError: false,
  };
}

/** As one process asks them: in order, and none whose probe was never answered. Without a catalogue, as they come. */
function askedFollowUps(
  { journals }: UnitedShards,
  relations: PreparedRelations | undefined,
  sources: ReadonlyMap<number, unknown>,
): readonly FollowUp[] {
  const followUps = journals.flatMap((journal) => journal.followUps);
  if (relations === undefined) return followUps;
  const byKey = new Map(followUps.map((each) => [`${each.caseIndex}:${each.relation}`, each]));
  return relations.rewordings.flatMap(({ caseIndex, relation }) =>
    sources.has(caseIndex) ? (byKey.get(`${caseIndex}:${relation}`) ?? []) : [],
  );
}

/** Nobody is judged by it, and nobody shall wonder where it went. */
function tellSurplus({ journals }: UnitedShards, read: readonly Trial[], host: ReadingHost): void {
  const made = journals.reduce((sum, { trials }) => sum + trials.length, 0);
  if (made > read.length)
    host.log.info(
      `${count(made - read.length, "call")} of the shards ${made - read.length === 1 ? "was" : "were"} made beyond where one process would have stopped, since no shard knows what the others read: ${made - read.length === 1 ? "it decides" : "they decide"} nothing`,
    );
}

/** From the first call of any shard to the end of the last. */
function timesOf({ journals }: UnitedShards, host: ReadingHost) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startedAt, result } of journals.flatMap((each) => [...each.trials, ...each.followUps])) {
    const start = Date.parse(startedAt);
    if (Number.isNaN(start)) continue;
    from = Math.min(from, start);
    to = Math.max(to, start + (result.ok ? (result.observation.latencyMs ?? 0) : 0));
  }
  const isKnown = Number.isFinite(from);
  return {
    startedAt: (isKnown ? new Date(from) : host.clock.now()).toISOString(),
    durationMs: () => (isKnown ? Math.round(to - from) : 0),
  };
}

function otherPlan(file: string): Problem {
  return {
    code: "evidence-invalid",
    message: `the plan in ${file} is not the one that follows from the suite and the settings`,
    hint: "Judge the shards with the version, the suite and the settings that they were collected with.",
    at: { file, line: 1, path: "plan" },
  };
}
