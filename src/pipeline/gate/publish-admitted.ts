/** Outside pull requests: an admitted baseline becomes a commit on the branch, or a pull request that adds the file. */
import { answerOf } from "../../gate/answer.ts";
import { shortDigest } from "../../gate/artifact-names.ts";
import type { Signed } from "../../gate/sign-off.ts";
import type { PullRequest, Trouble } from "../../ports/server.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { candidateText, signOffRecord } from "./commit-candidate.ts";
import type { GateHost } from "./gate-host.ts";
import { digestName } from "./gate-publication.ts";
import type { Measured } from "./judge-pull.ts";
import { known } from "./known.ts";
import { contextOf, postAnswer } from "./post-answer.ts";
import type { GateAsk } from "./pull-run.ts";
import type { ReadPolicy } from "./read-policy.ts";
import { writeCure } from "./write-cure.ts";

/** Whose decisions are admitted. */
export interface Subject {
  /** undefined: of no pull request. */
  readonly pull: PullRequest | undefined;
  readonly sha: string;
  /** Where an admitted file would go. */
  readonly branch: string;
}

export interface Admitted {
  readonly subject: Subject;
  readonly policy: ReadPolicy;
  readonly measured: Measured;
  readonly candidate: Candidate;
  readonly signed: Signed;
}

/** The file as it was admitted, with the record of who did. */
export function admittedText(host: GateHost, { subject, candidate, signed }: Admitted): string {
  return candidateText(candidate, signOffRecord(host, subject.sha, candidate, signed));
}

/** What became of the file outside its artifact. */
export interface Publishing {
  /** Is it in the branch, or proposed to it? Otherwise a person commits it. */
  readonly isPublished: boolean;
  /** Clauses. */
  readonly notes: readonly string[];
}

/** What fails is told, and undoes no admission: the artifact has the file all the same. */
export async function publishAdmitted({ host, spec }: GateAsk, admitted: Admitted): Promise<Publishing> {
  const { subject, policy, candidate } = admitted;
  if (spec.publish === "artifact") return { isPublished: false, notes: [] };
  const there = known(await host.server.fileAt(subject.sha, policy.baseline), "the baseline of the branch");
  const before = there && readCandidate(policy.baseline, there.text);
  if (before?.ok === true && before.value.digest === candidate.digest)
    return published(`\`${policy.baseline}\` of \`${subject.branch}\` holds these decisions already`);
  return spec.publish === "commit" ? commit(host, spec.statusContext, admitted) : propose(host, admitted);
}

function published(note: string): Publishing {
  return { isPublished: true, notes: [note] };
}

function unpublished(note: string): Publishing {
  return { isPublished: false, notes: [note] };
}

async function commit(host: GateHost, context: string | undefined, admitted: Admitted): Promise<Publishing> {
  const { subject, policy } = admitted;
  const written = await write(host, admitted, subject.branch);
  if (!written.ok)
    return unpublished(
      `the file could not be committed to \`${subject.branch}\` (${written.trouble.reason}): ${writeCure(written.trouble, "give this job `contents: write`, use `publish: pull-request` where the branch is protected, or commit it by hand")}`,
    );
  const { sha } = written.value;
  const note = `\`${policy.baseline}\` is committed as \`${sha.slice(0, 7)}\``;
  return { isPublished: true, notes: [note, ...(await statusNotes(host, context, admitted, sha))] };
}

/**
 * A commit by the workflow's own token starts no run that would answer on it. On the default branch this approval is the
 * answer; what a pull request asks of its head is more than it.
 *
 * @returns clauses: why there is no status
 */
async function statusNotes(
  host: GateHost,
  context: string | undefined,
  { subject, policy, candidate }: Admitted,
  sha: string,
): Promise<readonly string[]> {
  const [main, heads] = [await host.server.defaultBranch(), await host.server.pullRequestsAt(sha)];
  if (!main.ok || !heads.ok)
    return ["the commit gets no status: whether a pull request has to answer for it could not be read"];
  const [pull] = heads.value;
  if (pull !== undefined)
    return [
      `the commit gets no status by this run: it is the head of pull request ${pull.number} now, whose gate has to judge it (a commit by the workflow's own token starts no run: start the gate by hand with \`pull-request: ${pull.number}\`)`,
    ];
  if (subject.branch !== main.value)
    return [
      `the commit gets no status: it is of \`${subject.branch}\`, and is answered in its pull request to \`${main.value}\``,
    ];
  const answer = answerOf(
    { kind: "signed", what: ["baseline"] },
    { requireBaseline: false, failOn: "failed", findings: undefined, ...namedAs(candidate) },
  );
  const target = { sha, context: contextOf(context, policy.baseline), branch: undefined };
  return (await postAnswer(host, target, answer)).notes;
}

function namedAs({ digest }: Candidate): { readonly named?: string } {
  const named = digestName(digest);
  return named === undefined ? {} : { named };
}

function write(host: GateHost, admitted: Admitted, branch: string) {
  const { subject, policy, candidate, signed } = admitted;
  return host.server.commitFile({
    branch,
    expectedHead: subject.sha,
    path: policy.baseline,
    text: admittedText(host, admitted),
    message: `Approve ${candidate.baseline.claim.probes.length} decisions\n\nSigned by ${signed.account.login} (${signed.method}): ${candidate.digest}`,
  });
}

async function propose(host: GateHost, admitted: Admitted): Promise<Publishing> {
  const { subject, policy, candidate, signed } = admitted;
  const branch = `agentverity/baseline-${shortDigest(candidate.digest).slice(0, 12)}-${host.event.runId}`;
  const made = await host.server.createBranch(branch, subject.sha);
  // Without an answer it may be there: then the file can be written to it.
  if (!made.ok && made.trouble.status !== undefined)
    return unpublished(unmade(`branch \`${branch}\` could not be made`, made.trouble));
  const written = await write(host, admitted, branch);
  if (!written.ok)
    return unpublished(unmade(`the file could not be committed to \`${branch}\``, written.trouble));
  const opened = await host.server.openPullRequest({
    branch,
    base: subject.branch,
    title: `Approve ${candidate.baseline.claim.probes.length} decisions of the agent`,
    body: `\`${signed.account.login}\` approved \`${candidate.digest}\` in an environment${host.event.runUrl === undefined ? "" : `: ${host.event.runUrl}`}\n\nThis adds \`${policy.baseline}\`. The record in the file is no proof: the gate asks for a sign-off of this pull request too.`,
  });
  if (!opened.ok) return unpublished(unopened(branch, subject.branch, opened.trouble));
  return published(
    `pull request ${opened.value.number} adds \`${policy.baseline}\`: the gate asks for a sign-off there too, and a pull request of the workflow's own token starts no workflow until somebody closes and reopens it`,
  );
}

function unmade(what: string, trouble: Trouble): string {
  return `${what} (${trouble.reason}): ${writeCure(trouble, "give this job `contents: write` and `pull-requests: write`, or commit the file by hand")}`;
}

/** GitHub's refusal names no setting, so it is named here. */
function unopened(branch: string, base: string, { reason, status }: Trouble): string {
  const cure =
    status === 403 || status === 404
      ? 'give this job `pull-requests: write`, and switch on Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests"; '
      : "";
  return `the pull request could not be opened (${reason}): ${cure}branch \`${branch}\` has the file, to be opened against \`${base}\` by hand`;
}
