/** A commit that is no pull request's head gets one answer, by the policy of the commit it is held against. */
import { answerOf, type GateAnswer } from "../../gate/answer.ts";
import type { GateDecision } from "../../gate/state.ts";
import type { Publication } from "../../ports.ts";
import type { GateView } from "../../report/build-gate-view.ts";
import type { Candidate } from "./candidate.ts";
import type { Evidence } from "./find-evidence.ts";
import { digestName, gatePublication } from "./gate-publication.ts";
import { quietView } from "./gate-view.ts";
import type { Signature } from "./judge-pull.ts";
import { Unanswered } from "./known.ts";
import { contextAtHand, publishRefusal, publishUnknown } from "./no-answer.ts";
import { contextOf, postAnswer } from "./post-answer.ts";
import type { GateAsk, Target } from "./pull-run.ts";
import { type ReadPolicy, readGatePolicy } from "./read-policy.ts";

export interface JudgedCommit {
  readonly decision: GateDecision;
  readonly signatures: readonly Signature[];
  /** What the commit holds, where it changes what was approved. */
  readonly head?: Candidate | undefined;
  readonly approved: Candidate | undefined;
  readonly notes: readonly string[];
  /** For the status, where the state's own words do not fit. */
  readonly description?: string;
}

export interface AskedCommit {
  readonly sha: string;
  /** Whose configuration rules: a commit. */
  readonly base: string;
  readonly branch: string | undefined;
  /** Of this run; paid for, so it is shown whatever the server says. */
  readonly evidence: Evidence | undefined;
  /** Why no status is posted, a clause; undefined: one is. */
  readonly silent?: string | undefined;
}

export async function answerCommit(
  ask: GateAsk,
  at: AskedCommit,
  judge: (policy: ReadPolicy) => Promise<JudgedCommit>,
): Promise<Publication> {
  const { host, config, spec } = ask;
  const target = (context: string): Target | undefined =>
    at.silent === undefined ? { sha: at.sha, context, branch: undefined } : undefined;
  let context: string | undefined;
  try {
    const policy = await readGatePolicy(host, { base: at.base, head: at.sha });
    if (!policy.ok) {
      const named = await contextAtHand(host, config, at.branch);
      return await publishRefusal(policy.problems, "the gate's configuration", target(named), ask);
    }
    context = contextOf(spec.statusContext, policy.value.baseline);
    const judged = await judge(policy.value);
    return await publish(ask, at, target(context), policy.value.baseline, judged);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const named = context ?? (await contextAtHand(host, config, at.branch));
    return publishUnknown(error.message, target(named), ask, at.evidence);
  }
}

async function publish(
  { host, config, spec }: GateAsk,
  { sha, evidence, silent }: AskedCommit,
  target: Target | undefined,
  file: string,
  judged: JudgedCommit,
): Promise<Publication> {
  const { decision, signatures, head, approved, description } = judged;
  const findings = evidence?.kind === "here" ? evidence.measured.measurement.model.exitCode : undefined;
  const named = digestName(head?.digest);
  const rules = {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings,
    ...(named === undefined ? {} : { named }),
  };
  const answer = settled(answerOf(decision, rules), description);
  const unposted = { posted: false, required: undefined, notes: silent === undefined ? [] : [silent] };
  const posted = target === undefined ? unposted : await postAnswer(host, target, answer);
  const view: GateView = {
    ...quietView(file),
    decision,
    signatures,
    ...(head && { head }),
    ...(approved && { approved }),
    exitCode: answer.exitCode,
    notes: [...judged.notes, ...posted.notes],
  };
  return gatePublication(
    { answer, posted, view, judged: undefined, evidence, sha, publishes: false },
    config,
    host,
  );
}

/** No later event judges such a commit again: what is not signed now has failed. */
function settled(answer: GateAnswer, description: string | undefined): GateAnswer {
  const told = description === undefined ? answer : { ...answer, description };
  return answer.unsigned ? { ...told, state: "failure", unsigned: false, red: true } : told;
}
