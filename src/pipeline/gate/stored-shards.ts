/**
 * Evidence that several jobs of one run stored, a shard each: united and judged as one run. No code of the branch is run
 * for it, so that relations of the team's own are not judged here, as with stored evidence of a whole run.
 */
import { readShard, type Shard, shardName } from "../../core/shard.ts";
import type { ArtifactRecord, WorkflowRun } from "../../ports/server.ts";
import type { Problem, Result } from "../../problem.ts";
import { judge } from "../judge.ts";
import type { Measurement } from "../measure.ts";
import type { GateHost } from "./gate-host.ts";
import { headFiles } from "./head-files.ts";
import { known } from "./known.ts";
import { storedText } from "./stored-text.ts";

/** As `collect` leaves it: whole, or without texts. */
const JOURNALS = ["trials.jsonl", "decisions.jsonl"];

interface StoredShard {
  readonly shard: Shard;
  readonly artifact: ArtifactRecord;
}

/** @param name of the evidence, without what a shard adds to it @returns undefined where the run stored no shard */
export async function readStoredShards(
  host: GateHost,
  sha: string,
  run: WorkflowRun,
  name: string,
): Promise<Result<Measurement> | undefined> {
  const artifacts = known(await host.server.artifacts({ run: run.id }), `the artifacts of run ${run.id}`);
  const shards = newestOf(
    artifacts.filter((artifact) => !artifact.expired && artifact.run?.id === run.id),
    name,
  );
  if (shards.length === 0) return undefined;
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { shard, artifact } of shards) {
    const text = await storedText(host, artifact, JOURNALS);
    if (text.ok) texts.set(`shard-${shard.index}-of-${shard.of}.jsonl`, text.value);
    else problems.push(...text.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  const head = await headFiles(host, sha, texts);
  if (!head.ok) return head;
  const { config, files } = head.value;
  const evidence = { files: [...texts.keys()], format: "trials" } as const;
  return judge({ ...config, evidence }, { ...host, files });
}

/** Of each shard the last; of a run whose number of shards changed with an attempt, those of the last number. */
function newestOf(artifacts: readonly ArtifactRecord[], name: string): readonly StoredShard[] {
  const found = artifacts
    .flatMap((artifact): StoredShard[] => {
      const shard = shardOf(artifact.name, name);
      return shard === undefined ? [] : [{ shard, artifact }];
    })
    .sort((a, b) => a.artifact.id - b.artifact.id);
  const of = found.at(-1)?.shard.of;
  const newest = new Map(found.map((each) => [shardName(each.shard), each]));
  return [...newest.values()].filter(({ shard }) => shard.of === of);
}

function shardOf(artifact: string, name: string): Shard | undefined {
  const prefix = `${name}-`;
  if (!artifact.startsWith(prefix)) return undefined;
  const [index, of, ...rest] = artifact.slice(prefix.length).split("-of-");
  return of === undefined || rest.length > 0 ? undefined : readShard(`${index}/${of}`);
}
