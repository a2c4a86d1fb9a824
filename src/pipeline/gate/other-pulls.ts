/**
 * One commit has one status a context, whichever of its pull requests asks: what the others that have it as their head
 * are to be answered, so that the worst is posted.
 */
import { answerOf, type GateAnswer, worstAnswer } from "../../gate/answer.ts";
import { isUnread } from "../../gate/sign-off.ts";
import type { Config, GateSpec } from "../../inputs/config.ts";
import type { PullRequest } from "../../ports/server.ts";
import { type Evidence, findEvidence } from "./find-evidence.ts";
import type { GateHost } from "./gate-host.ts";
import { digestName } from "./gate-publication.ts";
import { type JudgedPull, judgePull } from "./judge-pull.ts";
import { known } from "./known.ts";
import { contextAtHand } from "./no-answer.ts";
import { contextOf } from "./post-answer.ts";
import type { PullRun, Target } from "./pull-run.ts";
import { readGatePolicy } from "./read-policy.ts";
import { isUntouched, UNTOUCHED } from "./untouched.ts";

/**
 * @param evidence of the target's files; undefined: not looked for yet
 * @returns the answer to post, and clauses for people @throws Unanswered
 */
export async function worstAt(
  run: PullRun,
  own: { readonly pull: PullRequest; readonly answer: GateAnswer },
  evidence: Evidence | undefined,
  target: Target,
): Promise<{ readonly answer: GateAnswer; readonly notes: readonly string[] }> {
  const others: GateAnswer[] = [];
  for (const other of await sharing(run.host, own.pull, target.sha)) {
    const answer = await answerOther(run, other, evidence, {
      target,
      isMoved: target.sha !== own.pull.head.sha,
    });
    if (answer !== undefined)
      others.push({ ...answer, description: `#${other.number}: ${answer.description}`.slice(0, 140) });
  }
  const answer = worstAnswer([own.answer, ...others]);
  return { answer, notes: answer === own.answer ? [] : [SHARED] };
}

const SHARED =
  "another open pull request has this commit as its head, and its answer is worse: it is the one that is posted";

/** Where the gate itself has just moved the branch, the server may not show yet that the others' head is the same. */
async function sharing(host: GateHost, pull: PullRequest, sha: string): Promise<readonly PullRequest[]> {
  const at = async (commit: string) =>
    known(await host.server.pullRequestsAt(commit), "the pull requests of this commit");
  const isOther = ({ open, number }: PullRequest) => open && number !== pull.number;
  if (sha === pull.head.sha) return (await at(sha)).filter(isOther);
  const found = [...(await at(pull.head.sha)), ...(await at(sha))].filter(
    (other) =>
      isOther(other) &&
      other.head.branch === pull.head.branch &&
      other.head.repository === pull.head.repository,
  );
  const each = new Map(found.map((other) => [other.number, { ...other, head: { ...other.head, sha } }]));
  return [...each.values()];
}

/** @returns undefined for one whose status is another */
async function answerOther(
  run: PullRun,
  other: PullRequest,
  evidence: Evidence | undefined,
  { target, isMoved }: { readonly target: Target; readonly isMoved: boolean },
): Promise<GateAnswer | undefined> {
  const { host, spec, config } = run;
  const read = await readGatePolicy(host, { base: other.base.branch, head: other.head.sha });
  if (!read.ok) {
    const context = await contextAtHand(host, config, other.base.branch);
    return context === target.context ? FAULTY : undefined;
  }
  const policy = read.value;
  if (contextOf(spec.statusContext, policy.baseline) !== target.context) return undefined;
  if (!isMoved && (await isUntouched(run, other, policy))) return UNTOUCHED;
  const { baseline } = policy;
  const found =
    evidence ?? (await findEvidence(host, { pull: other, baseline, config, spec, mayMeasure: false }));
  const judged = await judgePull(host, {
    pull: other,
    policy,
    measured: measuredOf(found),
    wantsCandidate: false,
  });
  return answerFor(judged, found, config, spec);
}

const FAULTY: GateAnswer = {
  state: "failure",
  description: "the configuration of its base branch has faults",
  exitCode: 2,
  unsigned: false,
  red: true,
};

export function answerFor(
  judged: JudgedPull,
  evidence: Evidence,
  config: Config,
  spec: GateSpec,
): GateAnswer {
  const named = digestName((judged.head ?? judged.candidate)?.digest);
  return answerOf(judged.decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measuredOf(evidence)?.measurement.model.exitCode,
    isUnread: judged.signatures.some(({ answer }) => isUnread(answer)),
    ...(named === undefined ? {} : { named }),
  });
}

function measuredOf(evidence: Evidence) {
  return evidence.kind === "here" || evidence.kind === "stored" ? evidence.measured : undefined;
}
