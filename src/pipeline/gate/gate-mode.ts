/**
 * `mode: gate`: holds a pull request back until a person has signed what changes of the approved decisions. Each event ends
 * in one answer on one commit; what could not be found out is an answer too, and never success.
 */
import type { GateDecision } from "../../gate/state.ts";
import type { Config } from "../../inputs/config.ts";
import type { PullRequest } from "../../ports/server.ts";
import type { Publication } from "../../ports.ts";
import type { Problem } from "../../problem.ts";
import type { Host } from "../host.ts";
import { refusalPublication } from "../publication.ts";
import { commitCandidate } from "./commit-candidate.ts";
import { type Evidence, findEvidence } from "./find-evidence.ts";
import { gateHost } from "./gate-host.ts";
import { gatePublication } from "./gate-publication.ts";
import { viewOf } from "./gate-view.ts";
import { judgeMergeGroup } from "./judge-group.ts";
import { type JudgedPull, judgePull, type PullQuestion } from "./judge-pull.ts";
import { judgePush } from "./judge-push.ts";
import { judgeRun } from "./judge-run.ts";
import { known, Unanswered } from "./known.ts";
import {
  contextAtHand,
  eventTarget,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  tellDefect,
} from "./no-answer.ts";
import type { Occasion } from "./occasion.ts";
import { answerFor, worstAt } from "./other-pulls.ts";
import { contextOf, postAnswer } from "./post-answer.ts";
import type { GateAsk, PullRun, Target } from "./pull-run.ts";
import { type ReadPolicy, readGatePolicy } from "./read-policy.ts";
import { occasionFor } from "./triggering-run.ts";
import { answerClosed, answerNothing, answerUntouched, isUntouched, UNTOUCHED } from "./untouched.ts";

export async function runGate(config: Config, host: Host): Promise<Publication> {
  const { gate: spec } = config;
  const asking = await gateHost(host);
  if (asking === undefined || spec === undefined) return refused([NO_SERVER], config, host);
  try {
    return await answerEvent({ config, spec, host: asking });
  } catch (defect) {
    await tellDefect({ host: asking, config });
    throw defect;
  }
}

async function answerEvent(ask: GateAsk): Promise<Publication> {
  const { config, host } = ask;
  try {
    const occasion = await occasionFor(ask);
    return occasion.ok ? await answerOccasion(ask, occasion.value) : refused(occasion.problems, config, host);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, await eventTarget(host, config), ask, undefined);
  }
}

async function answerOccasion(ask: GateAsk, occasion: Occasion): Promise<Publication> {
  switch (occasion.kind) {
    case "pull-request":
      return gatePull({ ...ask, occasion });
    case "merge-group":
      return judgeMergeGroup(ask, occasion);
    case "push":
      return judgePush(ask, occasion);
    case "branch":
      return judgeRun(ask, occasion);
    case "elsewhere":
      return answerNothing(occasion.why, ask.config, ask.host);
  }
}

async function gatePull(run: PullRun): Promise<Publication> {
  const { config, spec, host, occasion } = run;
  const pull = await host.server.pullRequest(occasion.number);
  if (!pull.ok || pull.value === undefined) return unreadPull(run, pull);
  const { head, base, open } = pull.value;
  if (!open) return answerClosed(pull.value, config, host);
  const target = (context: string): Target => ({ sha: head.sha, context, branch: base.branch });
  let policy: ReadPolicy | undefined;
  try {
    const read = await readGatePolicy(host, { base: base.branch, head: head.sha });
    if (!read.ok) {
      // The base branch's own rules have faults: nobody knows who may sign, so nothing is signed.
      const context = await contextAtHand(host, config, base.branch);
      return await publishRefusal(read.problems, "the gate's configuration", target(context), run);
    }
    policy = read.value;
    return await answerPull(run, pull.value, policy, target(contextOf(spec.statusContext, policy.baseline)));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const context =
      policy === undefined
        ? await contextAtHand(host, config, base.branch)
        : contextOf(spec.statusContext, policy.baseline);
    return publishUnknown(error.message, target(context), run, undefined);
  }
}

/** Its head as the event has it may be old, and an error does no harm there. */
async function unreadPull(
  run: PullRun,
  answer: Awaited<ReturnType<PullRun["host"]["server"]["pullRequest"]>>,
): Promise<Publication> {
  const { config, host, occasion } = run;
  const target = await eventTarget(host, config);
  const why = answer.ok ? "the repository has none of that number" : answer.trouble.reason;
  if (target === undefined) return refused([noPull(occasion.number, why)], config, host);
  return publishUnknown(`pull request ${occasion.number} could not be read (${why})`, target, run, undefined);
}

async function answerPull(
  run: PullRun,
  pull: PullRequest,
  policy: ReadPolicy,
  target: Target,
): Promise<Publication> {
  const { config, spec, host, occasion } = run;
  const { mayMeasure, announced } = occasion;
  if (await isUntouched(run, pull, policy)) return concludeUntouched(run, pull, policy, target);
  const evidence = await findEvidence(host, { pull, baseline: policy.baseline, config, spec, mayMeasure });
  if (evidence.kind === "refused" || evidence.kind === "interrupted")
    return publishUnmeasured(evidence, target, run);
  const question: PullQuestion = {
    pull,
    policy,
    measured: evidence.kind === "none" ? undefined : evidence.measured,
    ...(announced && { announced }),
    wantsCandidate: spec.publish === "commit",
  };
  try {
    const judged = await judgePull(host, question);
    host.log.info(`baseline: ${judged.decision.kind}`);
    return await settle(run, question, judged, evidence, target);
  } catch (error) {
    // The measurement is paid for: it is shown whatever the server says.
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, target, run, evidence);
  }
}

/** The files that were listed are of the head and base of that moment, which need not be those that are answered. */
async function concludeUntouched(
  run: PullRun,
  pull: PullRequest,
  policy: ReadPolicy,
  target: Target,
): Promise<Publication> {
  const now = known(await run.host.server.pullRequest(pull.number), `pull request ${pull.number}`);
  if (now?.head.sha !== pull.head.sha || now.base.branch !== pull.base.branch)
    return publishUnknown("the pull request moved while its files were listed", target, run, undefined);
  const shared = await worstAt(run, { pull, answer: UNTOUCHED }, undefined, target);
  return answerUntouched(run, pull, policy, target, shared);
}

/** Facts move while a run works: who signed, the head and the base are read again before anything is posted. */
async function settle(
  run: PullRun,
  question: PullQuestion,
  first: JudgedPull,
  evidence: Evidence,
  target: Target,
): Promise<Publication> {
  const { host, spec } = run;
  const name = `pull request ${question.pull.number}`;
  const now = known(await host.server.pullRequest(question.pull.number), name);
  if (now === undefined) return publishUnknown(`${name} is not there any more`, target, run, evidence);
  if (now.base.branch !== question.pull.base.branch)
    return publishUnknown("the pull request got another base while this run worked", target, run, evidence);
  if (now.head.sha !== question.pull.head.sha) return conclude(run, first, evidence, target, [MOVED]);
  const judged = isSignable(first) ? await judgePull(host, question) : first;
  const committed = spec.publish === "commit" ? await commitCandidate(host, judged) : NOTHING;
  if (committed.kind === "committed") return concludeCommitted(run, judged, evidence, target, committed.sha);
  return conclude(run, judged, evidence, target, committed.kind === "failed" ? [committed.note] : []);
}

const NOTHING = { kind: "nothing" } as const;

/** The branch has a new head by the gate's own hand, and that is what is answered from here on. */
async function concludeCommitted(
  run: PullRun,
  first: JudgedPull,
  evidence: Evidence,
  target: Target,
  sha: string,
): Promise<Publication> {
  const decision: GateDecision = { kind: "signed", what: ["baseline"] };
  const note = `the gate committed \`${first.policy.baseline}\` as \`${sha.slice(0, 7)}\`; a commit by the workflow's own token starts no other check: with a token of an app it does`;
  try {
    const judged = { ...first, decision, head: first.candidate };
    return await conclude(run, judged, evidence, { ...target, sha }, [note]);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, { ...target, sha }, run, evidence);
  }
}

const MOVED =
  "the pull request has a newer head by now: this answer is of the older commit, and stands on that alone";

function isSignable({ signatures }: JudgedPull): boolean {
  return signatures.length > 0;
}

async function conclude(
  run: PullRun,
  judged: JudgedPull,
  evidence: Evidence,
  target: Target,
  notes: readonly string[],
): Promise<Publication> {
  const { host, config, spec } = run;
  const own = { pull: judged.pull, answer: answerFor(judged, evidence, config, spec) };
  const { answer, notes: shared } = await worstAt(run, own, evidence, target);
  const posted = await postAnswer(host, target, answer);
  const publishes = judged.candidate !== undefined && judged.decision.kind !== "unchanged";
  const view = viewOf(
    judged,
    evidence,
    answer,
    [...judged.policy.notes, ...notes, ...shared, ...posted.notes],
    {
      commits: spec.publish === "commit",
      publishes,
      requiresBaseline: spec.requireBaseline,
    },
  );
  return gatePublication(
    { answer, posted, view, judged, evidence, sha: target.sha, publishes },
    config,
    host,
  );
}

function refused(problems: readonly Problem[], config: Config, host: Host): Publication {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}

function noPull(number: number, why: string): Problem {
  return {
    code: "input-conflict",
    message: `pull request ${number} could not be read: ${why}`,
    hint: "Give the number of an open pull request, and this job `pull-requests: read`.",
  };
}

const NO_SERVER: Problem = {
  code: "input-missing",
  message:
    "`mode: gate` asks GitHub who signed what, and there is no token or no run of GitHub Actions to ask with",
  hint: "Run it as a step of a workflow with `github-token` (its default is the job's own token); `mode: check` needs neither.",
};
