/**
 * A push to a branch: what it approves now is checked where the step names an agent, and where the push changed it, which
 * pull request brought that, who signed it and how. The push has happened, so this tells and holds nothing back.
 */
import { checkBaseline } from "../../core/check-baseline.ts";
import type { GateDecision } from "../../gate/state.ts";
import type { FileAt, PullRequest } from "../../ports/server.ts";
import type { Publication } from "../../ports.ts";
import { measure } from "../measure.ts";
import { answerCommit, type JudgedCommit } from "./answer-commit.ts";
import { bringers } from "./bringers.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { unpublishedNotes } from "./commit-candidate.ts";
import type { Evidence } from "./find-evidence.ts";
import type { GateHost } from "./gate-host.ts";
import { known, Unanswered } from "./known.ts";
import { contextAtHand, publishUnknown, publishUnmeasured } from "./no-answer.ts";
import type { Occasion } from "./occasion.ts";
import type { GateAsk } from "./pull-run.ts";
import { type ReadPolicy, readGatePolicy } from "./read-policy.ts";
import {
  areSigned,
  changedThings,
  movesOfFurtherFiles,
  partsOf,
  signaturesIn,
  signedPaths,
  signedPulls,
} from "./signed-things.ts";
import { answerNothing } from "./untouched.ts";

type Push = Extract<Occasion, { readonly kind: "push" }>;
type Measured = Extract<Evidence, { readonly kind: "here" }>;

export async function judgePush(ask: GateAsk, push: Push): Promise<Publication> {
  try {
    const { server } = ask.host;
    const headed = known(await server.pullRequestsAt(push.sha), "the pull requests of this commit");
    if (headed.length > 0) return answerNothing(ofPullRequests(headed), ask.config, ask.host);
    return await answerPush(ask, push, await notTheDefault(ask.host, push));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    // Whether a pull request answers on this commit is not known, and its status is not to be written over.
    return publishUnknown(error.message, undefined, ask, undefined);
  }
}

/** @param silent why no status is posted, a clause */
async function answerPush(ask: GateAsk, push: Push, silent: string | undefined): Promise<Publication> {
  const { host, config, spec } = ask;
  const evidence = spec.mayMeasure ? await measureHere(ask) : undefined;
  if (evidence !== undefined && evidence.kind !== "here") {
    const context = await contextAtHand(host, config, push.sha);
    const target = silent === undefined ? { sha: push.sha, context, branch: undefined } : undefined;
    return publishUnmeasured(evidence, target, ask);
  }
  // What is on the branch rules now: a push has nothing to be narrowed by what it replaced.
  const at = { sha: push.sha, base: push.sha, branch: push.sha, evidence, silent };
  return answerCommit(ask, at, async (policy) => {
    const judged = await judgePushed(host, policy, push, evidence);
    const told = withProvenance(judged, await provenanceOf(host, push, policy));
    return { ...told, notes: [...told.notes, ...unpublishedNotes(spec)] };
  });
}

/** Its own rules are the branch's under review: they may turn nothing green that a pull request has to answer for. */
function ofPullRequests(pulls: readonly Pick<PullRequest, "number">[]): string {
  const which = `pull request ${list(pulls.map(({ number }) => number))}`;
  return `this commit is the head of ${which}, whose own run answers on it: nothing is judged for the push, and no status is posted; \`branches:\` under \`push:\` spares this run`;
}

/** A pull request may be opened from any other branch later, and must not find a status that nobody judged for it. */
async function notTheDefault({ server }: GateHost, { branch }: Push): Promise<string | undefined> {
  const main = known(await server.defaultBranch(), "the default branch");
  if (branch === main) return undefined;
  return `no status is posted: it is for pushes to \`${main}\`, and a commit of \`${branch}\` is answered in its pull request`;
}

async function measureHere({
  config,
  host,
}: GateAsk): Promise<Exclude<Evidence, { kind: "stored" | "none" }>> {
  const measured = await measure(config, host);
  if (measured.kind !== "measured") return measured;
  const { measurement } = measured;
  return { kind: "here", measured: { measurement, measuredAt: measurement.model.provenance.startedAt } };
}

async function judgePushed(
  host: GateHost,
  policy: ReadPolicy,
  push: Push,
  evidence: Measured | undefined,
): Promise<JudgedCommit> {
  const now = known(await host.server.fileAt(push.sha, policy.baseline), "the baseline");
  const content = now && readCandidate(policy.baseline, now.text);
  const judged = { signatures: [], approved: content?.ok ? content.value : undefined, notes: policy.notes };
  if (content?.ok === false)
    return {
      ...judged,
      decision: { kind: "refused", why: "file", problems: content.problems, changed: false },
    };
  if (evidence !== undefined) return { ...judged, decision: decisionOf(content?.value, evidence) };
  return now === undefined
    ? {
        ...judged,
        decision: { kind: "none", incomplete: false, admissible: false },
        description: "no baseline yet",
      }
    : {
        ...judged,
        decision: { kind: "unchanged" },
        description: "the approved baseline stands; nothing was measured for this push",
      };
}

function decisionOf(approved: Candidate | undefined, { measured }: Measured): GateDecision {
  const { assessment } = measured.measurement;
  const { complete, admission } = assessment;
  if (approved === undefined)
    return { kind: "none", incomplete: !complete, admissible: admission.admissible };
  const check = checkBaseline(approved.baseline, assessment, "full");
  switch (check.state) {
    case "unchanged":
      return { kind: "unchanged" };
    case "refused":
      return { kind: "refused", why: "evidence", refusals: check.refusals };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter((probe) => probe.drifted).length ?? 0 };
  }
}

type Provenance = Pick<
  JudgedCommit,
  "signatures" | "notes" | "decision" | "description" | "head" | "approved"
>;

/**
 * By the rules of the commit that was there before, as far as they can be read.
 *
 * @returns undefined where the push changed nothing of it
 */
async function provenanceOf(
  host: GateHost,
  { sha, before }: Push,
  current: ReadPolicy,
): Promise<Provenance | undefined> {
  if (before === undefined) return undefined;
  const ruling = await readGatePolicy(host, { base: before, head: sha });
  const policy = ruling.ok ? ruling.value : current;
  const { baseline } = policy;
  const at = async (commit: string) =>
    known(await host.server.fileAt(commit, baseline), `the baseline at \`${commit.slice(0, 7)}\``);
  const [now, was] = [await at(sha), await at(before)];
  const isFirst = !policy.established && was === undefined;
  const contents = { head: contentOf(baseline, now), approved: contentOf(baseline, was) };
  const further = await movesOfFurtherFiles(host, policy, sha, before);
  const ruled = isFirst ? { ...policy, changes: [] } : policy;
  const things = changedThings(ruled, now?.blob, was?.blob, further);
  if (things.length === 0) return undefined;
  const pulls = await bringers(host, { sha, base: before }, signedPaths(policy));
  const signatures = await signaturesIn(host, policy, pulls, things, contents.head);
  const what = partsOf(things);
  const brought =
    pulls.length === 0 ? "no pull request brought it" : `pull request ${list(pulls)} brought it`;
  if (!areSigned(things, signatures))
    return {
      ...contents,
      signatures,
      decision: { kind: "awaiting-sign-off", what },
      description: `the ${what.join(" and the ")} changed without a sign-off: ${brought}`,
      notes: [brought],
    };
  return {
    ...contents,
    signatures,
    decision: { kind: "signed", what },
    description: `the ${what.join(" and the ")} changed, signed in pull request ${list(signedPulls(signatures))}`,
    notes: [brought],
  };
}

function contentOf(path: string, file: FileAt | undefined): Candidate | undefined {
  const read = file && readCandidate(path, file.text);
  return read?.ok ? read.value : undefined;
}

function list(numbers: readonly number[]): string {
  return numbers.map((number) => `#${number}`).join(", ");
}

/** What the agent does now comes first; that a change was signed is told beside it. */
function withProvenance(judged: JudgedCommit, provenance: Provenance | undefined): JudgedCommit {
  if (provenance === undefined) return judged;
  const notes = [...judged.notes, ...provenance.notes];
  const { signatures } = provenance;
  const isFine = judged.decision.kind === "unchanged" || judged.decision.kind === "none";
  return isFine ? { ...judged, ...provenance, notes } : { ...judged, signatures, notes };
}
