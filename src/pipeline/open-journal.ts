/** The journal of a measurement: a new one, or the one to continue, which must be of the very same measurement. */
import { join } from "node:path";
import type { FollowUp } from "../core/relations.ts";
import { type Shard, shardName } from "../core/shard.ts";
import type { Trial } from "../core/trial.ts";
import { digestOf } from "../evidence/digest.ts";
import { differences, type Identity, identify, type MeasurementIdentity } from "../evidence/identity.ts";
import { type ReadTrials, readTrials } from "../evidence/read-trials.ts";
import { headerLine, type TrialsHeader } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import type { OpenedSuite } from "../inputs/open-suite.ts";
import type { Journal } from "../ports.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import type { Host } from "./host.ts";

/** What is there to continue, if anything, and what this measurement is. */
export interface FoundJournal {
  readonly identity: MeasurementIdentity;
  /** Absolute. */
  readonly path: string;
  readonly earlier: (ReadTrials & { readonly bytes: number; readonly tornBytes: number }) | undefined;
}

/**
 * Looks where the last run of this measurement wrote; a re-run attempt gets what the attempt before it kept.
 *
 * @param folder    below the one of everything that is written; what measures something else keeps a journal of its own
 * @param relations what is asked beside the probes
 * @param shard     the part that is asked here; absent: the whole
 */
export async function findEarlier(
  config: Config,
  { suite }: Pick<OpenedSuite, "suite">,
  host: Host,
  folder = "",
  relations: Identity = {},
  shard?: Shard,
): Promise<Result<FoundJournal>> {
  const tree = await host.treeState(config.workingDirectory);
  const identity = identify(config, suite, tree ?? null, relations);
  const key = digestOf([identity.configDigest, identity.suiteDigest]).slice(-16);
  const path = join(host.outputDirectory(config.workingDirectory, key), folder, "trials.jsonl");
  // Shards of one run are kept side by side.
  const kept = shard === undefined ? key : `${key}-${shard.index}-of-${shard.of}`;
  const isRestored = (await host.journalStore?.restore(kept, path)) ?? false;
  host.journalStore?.keep(kept, path);
  // On a runner the first attempt has nothing to resume, and says so by starting.
  const mayResume = isRestored || (config.resume && host.journalStore === undefined);
  if (!mayResume) return succeed({ identity, path, earlier: undefined });
  const earlier = readEarlier(identity, path, host, shard);
  if (earlier.ok) return succeed({ identity, path, earlier: earlier.value });
  if (config.resume) return earlier;
  host.log.info("the journal of the last attempt is of another measurement; starting anew");
  return succeed({ identity, path, earlier: undefined });
}

function readEarlier(
  identity: MeasurementIdentity,
  path: string,
  host: Host,
  shard: Shard | undefined,
): Result<FoundJournal["earlier"]> {
  const written = host.files.readJournal(path);
  if (written === undefined || written.bytes === 0) return fail(nothingToResume(path));
  const read = readTrials(path, written.text);
  if (!read.ok) return read;
  const changed = [...differences(read.value.header, identity), ...otherPart(read.value.header.shard, shard)];
  if (changed.length > 0) return fail(otherMeasurement(path, changed));
  return succeed({ ...read.value, bytes: written.bytes, tornBytes: written.tornBytes });
}

/** A part cannot be continued as another, nor as the whole. */
function otherPart(was: Shard | undefined, is: Shard | undefined): readonly string[] {
  const [before, now] = [was, is].map((shard) => (shard === undefined ? "not set" : shardName(shard)));
  return before === now ? [] : [`\`shard\` (was ${before}, is ${now})`];
}

export interface OpenedJournal {
  readonly journal: Journal;
  /** Journaled before, the attempt that counts of each; empty for a new journal. */
  readonly earlier: readonly Trial[];
  /** The same of follow-ups. */
  readonly earlierFollowUps: readonly FollowUp[];
}

export function openJournal(
  { path, earlier }: FoundJournal,
  header: TrialsHeader,
  host: Host,
): OpenedJournal {
  const journal = host.files.openJournal(path, earlier?.bytes ?? 0);
  if (earlier === undefined) {
    journal.append(headerLine(header));
    return { journal, earlier: [], earlierFollowUps: [] };
  }
  const trials = lastAttempts(earlier.trials);
  const followUps = lastFollowUps(earlier.followUps);
  announce([...trials, ...followUps], earlier.tornBytes, host);
  return { journal, earlier: trials, earlierFollowUps: followUps };
}

function announce(trials: readonly Pick<Trial, "result">[], tornBytes: number, host: Host): void {
  const failed = trials.filter((trial) => !trial.result.ok).length;
  const again = failed === 0 ? "" : `, ${failed} that failed are asked again`;
  const torn = tornBytes === 0 ? "" : "; a last line that was cut short is dropped, and its call made again";
  host.log.info(
    `resuming: ${trials.length - failed} answers are journaled and not asked for again${again}${torn}`,
  );
}

/** One entry a trial: the attempt that counts. */
function lastAttempts(trials: readonly Trial[]): readonly Trial[] {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}

function lastFollowUps(followUps: readonly FollowUp[]): readonly FollowUp[] {
  return [...new Map(followUps.map((each) => [`${each.caseIndex}:${each.relation}`, each])).values()];
}

function nothingToResume(path: string): Problem {
  return {
    code: "file-missing",
    message: `\`resume\` continues a journal, and there is none at ${path}`,
    hint: "Leave out `resume` to start a new run.",
    at: { file: path },
  };
}

function otherMeasurement(path: string, changed: readonly string[]): Problem {
  return {
    code: "input-conflict",
    message: `this journal is of another measurement: ${changed.join(", ")} changed since`,
    hint: "Undo the change to continue it, or leave out `resume` to start a new run, which replaces the journal.",
    at: { file: path },
  };
}
