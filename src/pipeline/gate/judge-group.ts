/**
 * A merge group is judged by its bytes: a baseline that differs from the group's base has to be signed in the pull
 * request that brought it. No agent is asked; what the pull requests were measured with stands.
 */
import type { GateDecision, SignedPart } from "../../gate/state.ts";
import type { Publication } from "../../ports.ts";
import { answerCommit, type JudgedCommit } from "./answer-commit.ts";
import { bringers } from "./bringers.ts";
import { readCandidate } from "./candidate.ts";
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";
import type { Occasion } from "./occasion.ts";
import type { GateAsk } from "./pull-run.ts";
import type { ReadPolicy } from "./read-policy.ts";
import {
  areSigned,
  changedThings,
  movesOfFurtherFiles,
  partsOf,
  signaturesIn,
  signedPaths,
} from "./signed-things.ts";

type Group = Extract<Occasion, { readonly kind: "merge-group" }>;

export function judgeMergeGroup(ask: GateAsk, group: Group): Promise<Publication> {
  const at = {
    sha: group.sha,
    base: group.base,
    branch: ask.host.event.base.branch ?? group.base,
    evidence: undefined,
  };
  return answerCommit(ask, at, (policy) => judgeGroup(ask.host, policy, group));
}

async function judgeGroup(host: GateHost, policy: ReadPolicy, group: Group): Promise<JudgedCommit> {
  const [now, before] = [
    known(await host.server.fileAt(group.sha, policy.baseline), "the baseline of the merge group"),
    known(await host.server.fileAt(group.base, policy.baseline), "the baseline of the group's base"),
  ];
  const content = now && readCandidate(policy.baseline, now.text);
  const was = before && readCandidate(policy.baseline, before.text);
  const judged = {
    head: content?.ok ? content.value : undefined,
    approved: was?.ok ? was.value : undefined,
    signatures: [],
    notes: policy.notes,
  };
  if (content?.ok === false)
    return {
      ...judged,
      decision: { kind: "refused", why: "file", problems: content.problems, changed: true },
    };
  const further = await movesOfFurtherFiles(host, policy, group.sha, group.base);
  const things = changedThings(policy, now?.blob, before?.blob, further);
  if (things.length === 0)
    return {
      ...judged,
      decision: { kind: "unchanged" },
      description: "the merge group changes nothing approved",
    };
  const pulls = await pullsOf(host, policy, group);
  const signatures = await signaturesIn(host, policy, pulls, things, judged.head);
  const what = partsOf(things);
  const isSigned = areSigned(things, signatures);
  const decision: GateDecision = isSigned ? { kind: "signed", what } : { kind: "awaiting-sign-off", what };
  const unnamed = pulls.length === 0 ? ["no pull request of this merge group could be found"] : [];
  return {
    ...judged,
    signatures,
    decision,
    ...(isSigned ? signedWords(now === undefined, what) : { description: NOT_SIGNED }),
    notes: [...judged.notes, ...unnamed],
  };
}

/** The state's own words do, but for a file that is gone. */
function signedWords(isGone: boolean, what: readonly SignedPart[]): Pick<JudgedCommit, "description"> {
  return isGone && what.includes("baseline") ? { description: "signed: the baseline is removed" } : {};
}

const NOT_SIGNED = "not signed in a pull request of this merge group: sign there, and queue again";

/** GitHub names only the last one, in the branch; what came before it in the queue is told by the commits. */
async function pullsOf(host: GateHost, policy: ReadPolicy, group: Group): Promise<readonly number[]> {
  const found = await bringers(host, group, signedPaths(policy));
  return [...new Set([...group.pulls, ...found])];
}
