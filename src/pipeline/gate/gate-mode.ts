/**
 * `mode: gate`: holds a pull request back until a person has signed what changes of the approved decisions. Each event ends
 * in one answer on one commit; what could not be found out is an answer too, and never success.
 */
import { answerOf, type GateAnswer, worstAnswer } from "../../gate/answer.ts";
import type { GateDecision } from "../../gate/state.ts";
import type { Config, GateSpec } from "../../inputs/config.ts";
import type { PullRequest } from "../../ports/server.ts";
import type { Publication } from "../../ports.ts";
import type { Problem } from "../../problem.ts";
import type { Host } from "../host.ts";
import { refusalPublication } from "../publication.ts";
import { commitCandidate } from "./commit-candidate.ts";
import { type Evidence, findEvidence } from "./find-evidence.ts";
import { gateHost } from "./gate-host.ts";
import { digestName, gatePublication } from "./gate-publication.ts";
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
import { contextOf, postAnswer } from "./post-answer.ts";
import type { GateAsk, PullRun, Target } from "./pull-run.ts";
import { type ReadPolicy, readGatePolicy } from "./read-policy.ts";
import { occasionFor } from "./triggering-run.ts";
import { answerClosed, answerNothing, answerUntouched, isUntouched } from "./untouched.ts";

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
  if (await isUntouched(run, pull, policy)) return answerUntouched(run, pull, policy, target);
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

/** Facts move while a run works: who signed, the head and the base are read again before anything is posted. */
async function settle(
  run: PullRun,
  question: PullQuestion,
  first: JudgedPull,
  evidence: Evidence,
  target: Target,
): Promise<Publication> {
  const { host, spec } = run;
  const committed =
    spec.publish === "commit" ? await commitCandidate(host, first) : ({ kind: "nothing" } as const);
  if (committed.kind === "committed") {
    const decision: GateDecision = { kind: "signed", what: ["baseline"] };
    const judged = { ...first, decision, head: first.candidate };
    return conclude(run, judged, evidence, { ...target, sha: committed.sha }, [
      `the gate committed \`${first.policy.baseline}\` as \`${committed.sha.slice(0, 7)}\`; a commit by the workflow's own token starts no other check: with a token of an app it does`,
    ]);
  }
  const notes = committed.kind === "failed" ? [committed.note] : [];
  const name = `pull request ${question.pull.number}`;
  const now = known(await host.server.pullRequest(question.pull.number), name);
  if (now === undefined) return publishUnknown(`${name} is not there any more`, target, run, evidence);
  const isSame = now.head.sha === question.pull.head.sha && now.base.branch === question.pull.base.branch;
  if (isSame && !isSignable(first)) return conclude(run, first, evidence, target, notes);
  if (isSame) return conclude(run, await judgePull(host, question), evidence, target, notes);
  if (now.base.branch === question.pull.base.branch)
    return conclude(run, first, evidence, target, [...notes, MOVED]);
  return publishUnknown("the pull request got another base while this run worked", target, run, evidence);
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
  const own = answerFor(judged, evidence, config, spec);
  const others = await othersAt(run, judged.pull, evidence, target);
  const answer = worstAnswer([own, ...others]);
  const shared =
    answer === own
      ? []
      : [
          "another open pull request has this commit as its head, and its answer is worse: it is the one that is posted",
        ];
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

/** One commit has one status a context, whichever of its pull requests asks. */
async function othersAt(
  { host, spec, config }: PullRun,
  pull: PullRequest,
  evidence: Evidence,
  target: Target,
): Promise<readonly GateAnswer[]> {
  if (target.sha !== pull.head.sha) return [];
  const found = known(await host.server.pullRequestsAt(target.sha), "the pull requests of this commit");
  const answers: GateAnswer[] = [];
  for (const other of found.filter(({ number, open }) => open && number !== pull.number)) {
    const policy = await readGatePolicy(host, { base: other.base.branch, head: other.head.sha });
    if (!policy.ok || contextOf(spec.statusContext, policy.value.baseline) !== target.context) continue;
    const measured = evidence.kind === "here" || evidence.kind === "stored" ? evidence.measured : undefined;
    const judged = await judgePull(host, {
      pull: other,
      policy: policy.value,
      measured,
      wantsCandidate: false,
    });
    const answer = answerFor(judged, evidence, config, spec);
    answers.push({ ...answer, description: `#${other.number}: ${answer.description}`.slice(0, 140) });
  }
  return answers;
}

function answerFor(judged: JudgedPull, evidence: Evidence, config: Config, spec: GateSpec): GateAnswer {
  const named = digestName((judged.head ?? judged.candidate)?.digest);
  return answerOf(judged.decision, rulesOf(config, spec, evidence, named));
}

function rulesOf(config: Config, spec: GateSpec, evidence: Evidence | undefined, named?: string) {
  const measured = evidence?.kind === "here" || evidence?.kind === "stored" ? evidence.measured : undefined;
  return {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measured?.measurement.model.exitCode,
    ...(named === undefined ? {} : { named }),
  };
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
