/**
 * Evidence that an earlier run of this pull request stored: found by the run and the artifact's id, of the gate's own
 * workflow and repository, for a commit whose files are the head's but for the baseline. What it says is the branch's word,
 * as any measurement of the branch is; it is parsed as strictly as a stranger's recording.
 */

import { identify } from "../../evidence/identity.ts";
import type { ArtifactRecord, PullRequest, WorkflowRun } from "../../ports/server.ts";
import type { Problem } from "../../problem.ts";
import { judge } from "../judge.ts";
import type { Measurement } from "../measure.ts";
import type { GateHost } from "./gate-host.ts";
import { headFiles } from "./head-files.ts";
import { known, Unanswered } from "./known.ts";
import { readStoredShards } from "./stored-shards.ts";
import { storedText } from "./stored-text.ts";

const EVIDENCE_FILE = "evidence.json";
/** Runs looked at, newest first; each may cost two requests for its tree. */
const MOST_RUNS = 20;

export interface Stored {
  readonly measurement: Measurement;
  readonly run: WorkflowRun;
  /** When it was measured, as it says itself; ISO 8601. */
  readonly measuredAt: string | undefined;
}

export interface Search {
  readonly pull: PullRequest;
  /** Of the workflows that measure where the gate's own is another; from the repository's root. */
  readonly measuredBy?: readonly string[];
  /** Of the baseline, from the repository's root. */
  readonly baseline: string;
  readonly artifactName: string;
  /** Also of earlier runs. */
  readonly reuse: boolean;
}

/** @returns what was found, or why nothing of it could be used @throws Unanswered */
export async function findStored(host: GateHost, search: Search): Promise<Stored | readonly Problem[]> {
  const own = await ownRun(host);
  const problems: Problem[] = [];
  for await (const run of candidates(host, search, own)) {
    const read = await readOf(host, search.pull.head.sha, search.artifactName, run);
    if (read === undefined) continue;
    if ("measurement" in read) return read;
    problems.push(...read);
  }
  return problems;
}

/** Of this run and no other, measured at its own commit by a job before this one. @throws Unanswered */
export async function findOwn(
  host: GateHost,
  sha: string,
  artifactName: string,
): Promise<Stored | readonly Problem[]> {
  return (await readOf(host, sha, artifactName, await ownRun(host))) ?? [];
}

async function ownRun(host: GateHost): Promise<WorkflowRun> {
  const { runId } = host.event;
  const own = known(await host.server.run(runId), "this run");
  if (own === undefined)
    throw new Unanswered(`this run could not be read (the server knows no run ${runId})`);
  return own;
}

/** This run first: a job before this one may have measured. Then earlier ones of the same files. */
async function* candidates(host: GateHost, search: Search, own: WorkflowRun): AsyncGenerator<WorkflowRun> {
  const { pull, baseline } = search;
  const sameFiles = treeComparison(host, pull.head.sha, baseline);
  if (await sameFiles(own.headSha)) yield own;
  if (!search.reuse) return;
  const measures = isApart(own) ? [own.path, ...(search.measuredBy ?? [])] : [own.path];
  const runs = known(
    await host.server.runs({ event: "pull_request", branch: pull.head.branch }),
    "the earlier runs of this branch",
  );
  const earlier = runs
    .filter(
      (run) =>
        run.id !== own.id && measures.includes(run.path) && run.headRepository === pull.head.repository,
    )
    .sort((a, b) => b.id - a.id)
    .slice(0, MOST_RUNS);
  for (const run of earlier) if (await sameFiles(run.headSha)) yield run;
}

/** Runs of the default branch, which measure no pull request themselves. */
function isApart({ event }: WorkflowRun): boolean {
  return event === "workflow_run" || event === "workflow_dispatch";
}

/** Equal but for the baseline, as git says: committing or signing one changes no answer of the agent. */
function treeComparison(host: GateHost, head: string, baseline: string): (sha: string) => Promise<boolean> {
  const digests = new Map<string, string>();
  const digestOf = async (sha: string): Promise<string> => {
    const digest =
      digests.get(sha) ??
      known(await host.server.treeDigest(sha, [baseline]), `the files of \`${sha.slice(0, 7)}\``);
    digests.set(sha, digest);
    return digest;
  };
  return async (sha) => sha === head || (await digestOf(sha)) === (await digestOf(head));
}

async function newest(host: GateHost, run: WorkflowRun, name: string): Promise<ArtifactRecord | undefined> {
  const found = known(await host.server.artifacts({ run: run.id, name }), `the artifacts of run ${run.id}`);
  return found
    .filter((artifact) => !artifact.expired && artifact.name === name && artifact.run?.id === run.id)
    .sort((a, b) => b.id - a.id)[0];
}

/** @returns undefined where the run stored nothing */
async function readOf(
  host: GateHost,
  sha: string,
  artifactName: string,
  run: WorkflowRun,
): Promise<Stored | readonly Problem[] | undefined> {
  const name = `${artifactName}-evidence`;
  const artifact = await newest(host, run, name);
  if (artifact !== undefined) {
    const text = await storedText(host, artifact, [EVIDENCE_FILE]);
    return text.ok ? judgeStored(host, sha, run, text.value) : text.problems;
  }
  const shards = await readStoredShards(host, sha, run, name);
  if (shards === undefined) return undefined;
  if (!shards.ok) return shards.problems;
  return { measurement: shards.value, run, measuredAt: shards.value.model.provenance.startedAt };
}

async function judgeStored(
  host: GateHost,
  sha: string,
  run: WorkflowRun,
  text: string,
): Promise<Stored | readonly Problem[]> {
  const head = await headFiles(host, sha, new Map([[EVIDENCE_FILE, text]]));
  if (!head.ok) return head.problems;
  const { config, files } = head.value;
  const evidence = { files: [EVIDENCE_FILE], format: "evidence" } as const;
  const judged = await judge({ ...config, evidence }, { ...host, files });
  if (!judged.ok) return judged.problems;
  const { provenance } = judged.value.model;
  const said = provenanceOf(text);
  const identity = identify(config, judged.value.suite, null);
  // A job that names no agent knows only a part of the settings that the other one measured with.
  const isOther =
    config.agent !== undefined &&
    said.configDigest !== undefined &&
    said.configDigest !== identity.configDigest;
  if (isOther) return [otherSettings(run)];
  const measurement: Measurement = {
    ...judged.value,
    model: {
      ...judged.value.model,
      provenance: { ...provenance, agent: said.agent ?? provenance.agent },
    },
  };
  return { measurement, run, measuredAt: said.startedAt };
}

interface Said {
  readonly agent?: string;
  readonly startedAt: string | undefined;
  readonly configDigest: string | undefined;
}

/** Words for people, the time that a candidate carries, and which settings it was measured with. */
function provenanceOf(text: string): Said {
  const { provenance } = JSON.parse(text) as { provenance?: Readonly<Record<string, unknown>> };
  const { agent, started_at: startedAt, config_digest: configDigest } = provenance ?? {};
  const isTime = typeof startedAt === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(startedAt);
  return {
    ...(typeof agent === "string" ? { agent: agent.slice(0, 200) } : {}),
    startedAt: isTime ? startedAt : undefined,
    configDigest: typeof configDigest === "string" ? configDigest : undefined,
  };
}

function otherSettings(run: WorkflowRun): Problem {
  return {
    code: "evidence-invalid",
    message: `the evidence of run ${run.id} was measured with other settings than this gate has: they are not the same measurement`,
    hint: "Keep agent, tolerance, repeats and layer in the configuration file, where both jobs read them; then push a commit to measure again.",
  };
}
