/**
 * An approved deployment of the gate's own run. That a job ran in an environment proves nothing: a missing one is
 * made without rules. So the environment's rules, the run's first attempt, its one candidate and the approval are read.
 */
import type { Account, Approval, ArtifactRecord, EnvironmentRules, WorkflowRun } from "../ports/server.ts";
import { type Accepted, accept } from "./accept.ts";
import { CANDIDATE_PREFIX, candidateName, receiptName } from "./artifact-names.ts";
import type { Bound } from "./binding.ts";
import { type Shown, shownBy } from "./candidate.ts";
import { pushersOfCommit } from "./pushers.ts";
import { type Doubt, doubt, isDoubt, type SigningCase, unreadable } from "./signing-case.ts";

export async function signOffByEnvironment(signing: SigningCase): Promise<Accepted | readonly Doubt[]> {
  const name = signing.policy.environment;
  if (name === undefined) return [doubt("environment-unset", "`environment` names none")];
  const digest = signing.thing.candidateDigest;
  if (digest === undefined) return [doubt("needs-candidate", "an environment signs a candidate, not a file")];
  const environment = await signing.server.environment(name);
  if (!environment.ok) return [unreadable(`environment \`${name}\``, environment)];
  const rules = soundRules(name, environment.value);
  if (isDoubt(rules)) return [rules];
  const runs = await runsWith(signing, digest);
  if (isDoubt(runs)) return [runs];
  const doubts: Doubt[] = [];
  for (const runId of runs) {
    const verdict = await signedInRun(signing, runId, rules, digest);
    if (!isDoubt(verdict)) return verdict;
    doubts.push(verdict);
  }
  return doubts;
}

/** What GitHub enforced when somebody approved, as far as the rules of now tell. */
function soundRules(name: string, rules: EnvironmentRules | undefined): EnvironmentRules | Doubt {
  if (rules === undefined) return doubt("environment-missing", `there is no environment \`${name}\``);
  return hasNoReviewers(rules) ?? allowsSelfReview(rules) ?? allowsBypass(rules) ?? rules;
}

function hasNoReviewers({ name, requiredReviewers }: EnvironmentRules): Doubt | undefined {
  const count = (requiredReviewers?.users.length ?? 0) + (requiredReviewers?.teams.length ?? 0);
  if (count > 0) return undefined;
  return doubt("environment-without-reviewers", `environment \`${name}\` has no required reviewers`);
}

function allowsSelfReview({ name, requiredReviewers }: EnvironmentRules): Doubt | undefined {
  if (requiredReviewers?.preventSelfReview === true) return undefined;
  return doubt("environment-self-review", `environment \`${name}\` does not prevent self-review`);
}

function allowsBypass({ name, adminsCanBypass }: EnvironmentRules): Doubt | undefined {
  if (adminsCanBypass === false) return undefined;
  return adminsCanBypass === undefined
    ? doubt(
        "environment-admin-bypass-unknown",
        `the server does not say whether admins may bypass \`${name}\``,
      )
    : doubt("environment-admin-bypass", `admins may bypass environment \`${name}\``);
}

/** Runs that may have waited with this candidate: this one, and those that left a receipt. A receipt only points. */
async function runsWith(signing: SigningCase, digest: string): Promise<readonly number[] | Doubt> {
  if (signing.gate.onlyHere === true) return [signing.ownRun.id];
  const receipts = await signing.server.artifacts({ name: receiptName(digest) });
  if (!receipts.ok) return unreadable("the receipts", receipts);
  const ids = receipts.value.flatMap(({ run }) => (run === undefined ? [] : [run.id]));
  return [...new Set([signing.ownRun.id, ...ids])];
}

async function signedInRun(
  signing: SigningCase,
  runId: number,
  rules: EnvironmentRules,
  digest: string,
): Promise<Accepted | Doubt> {
  const shown = await candidateOfRun(signing, runId, digest);
  if (isDoubt(shown)) return shown;
  const unfit = isRerun(shown.run) ?? isOlderThanThePullRequest(signing, shown.run);
  if (unfit !== undefined) return unfit;
  const approvals = await signing.server.approvals(runId);
  if (!approvals.ok) return unreadable(`the approvals of run ${runId}`, approvals);
  const ours = approvals.value.filter(({ environments }) => environments.includes(rules.name));
  return wasRejected(ours, runId) ?? firstEligible(signing, ours, shown, rules);
}

async function candidateOfRun(signing: SigningCase, runId: number, digest: string): Promise<Shown | Doubt> {
  const artifacts = await signing.server.artifacts({ run: runId });
  if (!artifacts.ok) return unreadable(`the artifacts of run ${runId}`, artifacts);
  const candidates = artifacts.value.filter(({ name }) => name.startsWith(CANDIDATE_PREFIX));
  const [candidate] = candidates;
  if (candidate === undefined)
    return doubt("no-receipt", "no run has waited in the environment with this candidate");
  return severalCandidates(candidates, runId) ?? ofThisDigest(signing, candidate, digest);
}

/** An approval names no candidate, so the run must have had no choice. */
function severalCandidates(candidates: readonly ArtifactRecord[], runId: number): Doubt | undefined {
  if (new Set(candidates.map(({ name }) => name)).size === 1) return undefined;
  return doubt(
    "candidate-ambiguous",
    `run ${runId} shows several candidates: which one was approved is not proved`,
  );
}

async function ofThisDigest(
  signing: SigningCase,
  candidate: ArtifactRecord,
  digest: string,
): Promise<Shown | Doubt> {
  if (candidate.name === candidateName(digest)) return shownBy(signing, candidate, digest);
  return doubt("candidate-unpublished", `run ${candidate.run?.id} holds another candidate`);
}

/** The list of approvals is the run's, not the attempt's: an old approval would sign what a later attempt measured. */
function isRerun({ id, attempt }: WorkflowRun): Doubt | undefined {
  if (attempt === 1) return undefined;
  return doubt("run-is-rerun", `run ${id} was re-run, and a re-run cannot be signed: start a new run`);
}

/** The same branch may have had an earlier pull request; what was signed there was signed for that. */
function isOlderThanThePullRequest({ pull }: SigningCase, run: WorkflowRun): Doubt | undefined {
  if (pull === undefined || Date.parse(run.createdAt) >= Date.parse(pull.createdAt)) return undefined;
  return doubt("candidate-foreign", `run ${run.id} is older than the pull request`);
}

function wasRejected(approvals: readonly Approval[], runId: number): Doubt | undefined {
  const rejected = approvals.find(({ state }) => state === "rejected");
  if (rejected === undefined) return undefined;
  return doubt("approval-rejected", `\`${rejected.account?.login}\` rejected run ${runId}`);
}

/**
 * GitHub lets through nobody else while the rules hold, so they did not hold then: an admin started the waiting jobs, or
 * the rules were others. Who is in a team is not for the workflow's token to know, and left to GitHub.
 */
function pastTheRules({ name, requiredReviewers }: EnvironmentRules, account: Account, run: WorkflowRun) {
  const { users = [], teams = [] } = requiredReviewers ?? {};
  const isListed = users.some((login) => login.toLowerCase() === account.login.toLowerCase());
  if (!isListed && teams.length === 0)
    return doubt(
      "approval-bypassed",
      `\`${account.login}\` is no required reviewer of environment \`${name}\`, and let run ${run.id} past it`,
    );
  if (run.triggeringActor?.id !== account.id) return undefined;
  return doubt(
    "approval-bypassed",
    `\`${account.login}\` started run ${run.id}, and let it past environment \`${name}\`, which prevents self-review`,
  );
}

/** The job that asks runs behind the environment, so that a run without an approval got past it. */
function unapproved({ gate }: SigningCase, run: WorkflowRun, environment: string): Doubt {
  const nobody = `nobody has approved run ${run.id} in environment \`${environment}\``;
  return gate.onlyHere === true
    ? doubt(
        "approval-bypassed",
        `${nobody}, and yet this job runs: an admin started it past the reviewers, or it names no \`environment\``,
      )
    : doubt("not-approved", nobody);
}

async function firstEligible(
  signing: SigningCase,
  approvals: readonly Approval[],
  shown: Shown,
  rules: EnvironmentRules,
): Promise<Accepted | Doubt> {
  let nearest = unapproved(signing, shown.run, rules.name);
  for (const { state, account } of approvals) {
    if (state !== "approved") continue;
    const act = { account, commit: shown.commit, at: undefined, viaApp: false, byAgent: false };
    const accepted = await accept(signing, act, (one) => bindToRun(one, shown, rules.name));
    const verdict = isDoubt(accepted)
      ? accepted
      : (pastTheRules(rules, accepted.account, shown.run) ?? accepted);
    if (!isDoubt(verdict)) return verdict;
    nearest = verdict;
  }
  return nearest;
}

async function bindToRun(signing: SigningCase, shown: Shown, environment: string): Promise<Bound> {
  const pushers =
    signing.pull === undefined
      ? { accounts: [], at: undefined, unknown: undefined } // a run outside pull requests: its starter is the author
      : await pushersOfCommit(signing, shown.commit);
  return {
    binding: "candidate",
    commit: shown.commit,
    pushers,
    verified: `approved in environment \`${environment}\`, which requires reviewers, for run ${shown.run.id} and its one candidate`,
  };
}
