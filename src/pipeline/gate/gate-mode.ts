/**
 * `mode: gate`: holds a pull request back until a person has signed what changes of the approved decisions. Each event ends
 * in one answer on one commit; what could not be found out is an answer too, and never success.
 */
import { answerOf, type GateAnswer, type Unknown, worstAnswer } from "../../gate/answer.ts";
import { candidateName } from "../../gate/artifact-names.ts";
import type { GateDecision } from "../../gate/state.ts";
import { touches } from "../../gate/touched-paths.ts";
import type { Config, GateSpec } from "../../inputs/config.ts";
import type { PullRequest } from "../../ports/server.ts";
import type { Publication } from "../../ports.ts";
import type { Problem } from "../../problem.ts";
import type { GateView } from "../../report/build-gate.ts";
import type { Host } from "../host.ts";
import { interruptedPublication, refusalPublication } from "../publication.ts";
import { commitCandidate } from "./commit-candidate.ts";
import { type Evidence, findEvidence } from "./find-evidence.ts";
import { type GateHost, gateHost } from "./gate-host.ts";
import { type Answered, digestName, gatePublication } from "./gate-publication.ts";
import { judgeMergeGroup, judgePush } from "./judge-branch.ts";
import { isWithoutFile, type JudgedPull, judgePull, type PullQuestion } from "./judge-pull.ts";
import { known, Unanswered } from "./known.ts";
import { type Occasion, occasionOf } from "./occasion.ts";
import { contextOf, type Posted, postAnswer } from "./post-answer.ts";
import { configPaths, type ReadPolicy, readGatePolicy } from "./read-policy.ts";

export async function runGate(config: Config, host: Host): Promise<Publication> {
  const { gate: spec } = config;
  const asking = await gateHost(host);
  if (asking === undefined || spec === undefined) return refused([NO_SERVER], config, host);
  const occasion = occasionOf(host.event, spec.pullRequest);
  if (!occasion.ok) return refused(occasion.problems, config, host);
  switch (occasion.value.kind) {
    case "pull-request":
      return gatePull({ config, spec, host: asking, occasion: occasion.value });
    case "merge-group":
      return judgeMergeGroup(asking, config, spec, occasion.value);
    case "push":
      return judgePush(asking, config, spec, occasion.value);
  }
}

interface PullRun {
  readonly config: Config;
  readonly spec: GateSpec;
  readonly host: GateHost;
  readonly occasion: Extract<Occasion, { readonly kind: "pull-request" }>;
}

async function gatePull(run: PullRun): Promise<Publication> {
  const { config, spec, host, occasion } = run;
  const pull = await host.server.pullRequest(occasion.number);
  if (!pull.ok || pull.value === undefined) return refused([noPull(occasion.number, pull)], config, host);
  const { head, base, open } = pull.value;
  if (!open) return closed(pull.value, config, host);
  const target = (baseline: string) => ({
    sha: head.sha,
    context: contextOf(spec.statusContext, baseline),
    branch: base.branch,
  });
  let policy: ReadPolicy | undefined;
  try {
    const read = await readGatePolicy(host, { base: base.branch, head: head.sha });
    if (!read.ok) return await unruled(read.problems, target(config.baseline ?? ""), run);
    policy = read.value;
    return await answerPull(run, pull.value, policy, target(policy.baseline));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const baseline = policy?.baseline ?? config.baseline ?? "";
    return publishUnknown(error.message, target(baseline), run, undefined);
  }
}

interface Target {
  readonly sha: string;
  readonly context: string;
  readonly branch: string;
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
    return unmeasurable(evidence, target, run);
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

/** So many files GitHub tells of at most: more may be among those that it does not tell. */
const MOST_FILES = 3000;

/** Nothing that the team's `paths` name: neither the agent's files, nor what the gate itself goes by. */
async function isUntouched({ host, spec }: PullRun, pull: PullRequest, policy: ReadPolicy): Promise<boolean> {
  if (spec.paths.length === 0) return false;
  const changed = known(await host.server.changedFiles(pull.number), "the changed files");
  const always = [policy.baseline, policy.config.path, ...configPaths(host)];
  const matters = changed.some((path) => always.includes(path)) || touches(changed, spec.paths);
  return changed.length < MOST_FILES && !matters;
}

async function answerUntouched(
  { host, config }: PullRun,
  pull: PullRequest,
  policy: ReadPolicy,
  target: Target,
): Promise<Publication> {
  const answer: GateAnswer = {
    state: "success",
    description: "no file of `paths` changed: nothing to judge",
    exitCode: 0,
    unsigned: false,
    red: false,
  };
  const posted = await postAnswer(host, target, answer);
  const view: GateView = {
    ...quiet(policy.baseline),
    notes: [
      "this pull request changes no file of `paths`, nor the baseline, nor the configuration",
      ...posted.notes,
    ],
  };
  return gatePublication(
    { answer, posted, view, judged: undefined, evidence: undefined, sha: pull.head.sha, publishes: false },
    config,
    host,
  );
}

/** A view with nothing to look at. */
function quiet(file: string): GateView {
  return {
    decision: { kind: "unchanged" },
    signatures: [],
    file,
    exitCode: 0,
    notes: [],
    unmeasured: [],
    commits: false,
  };
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
  const now = known(
    await host.server.pullRequest(question.pull.number),
    `pull request ${question.pull.number}`,
  );
  const isSame = now?.head.sha === question.pull.head.sha && now.base.branch === question.pull.base.branch;
  if (isSame && !isSignable(first)) return conclude(run, first, evidence, target, notes);
  if (isSame) return conclude(run, await judgePull(host, question), evidence, target, notes);
  if (now?.base.branch === question.pull.base.branch)
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

function viewOf(
  judged: JudgedPull,
  evidence: Evidence,
  answer: GateAnswer,
  notes: readonly string[],
  { commits, publishes }: { readonly commits: boolean; readonly publishes: boolean },
): GateView {
  const { decision, signatures, policy, head, approved, candidate, check } = judged;
  const reused =
    evidence.kind === "stored"
      ? [
          `no call was made: this is the evidence of run ${evidence.stored.run.id}, of the same files but for the baseline`,
        ]
      : [];
  return {
    decision,
    signatures,
    file: policy.baseline,
    ...(head && { head }),
    ...(approved && { approved }),
    ...(candidate && { candidate }),
    ...(check && { check }),
    exitCode: answer.exitCode,
    notes: [...reused, ...notes],
    ...(publishes && candidate !== undefined ? { candidateArtifact: candidateName(candidate.digest) } : {}),
    unmeasured: evidence.kind === "none" ? evidence.why : [],
    commits: commits && isWithoutFile(decision),
  };
}

async function publishUnknown(
  what: string,
  target: Target,
  { host, config, spec }: PullRun,
  evidence: Evidence | undefined,
): Promise<Publication> {
  const decision: Unknown = { kind: "unknown", what };
  const answer = answerOf(decision, rulesOf(config, spec, evidence));
  const posted = await postAnswer(host, target, answer);
  const view: GateView = {
    decision,
    signatures: [],
    file: config.baseline ?? "",
    exitCode: answer.exitCode,
    notes: posted.notes,
    unmeasured: [],
    commits: false,
  };
  const answered: Answered = {
    answer,
    posted,
    view,
    judged: undefined,
    evidence,
    sha: target.sha,
    publishes: false,
  };
  return gatePublication(answered, config, host);
}

/** The base branch's own rules cannot be read: nobody knows who may sign, so nothing is signed. */
async function unruled(problems: readonly Problem[], target: Target, run: PullRun): Promise<Publication> {
  const { host, config } = run;
  const [first] = problems;
  await postAnswer(host, target, failed(`the gate's configuration: ${first?.message ?? "has faults"}`));
  return refused(problems, config, host);
}

async function unmeasurable(
  evidence: Extract<Evidence, { readonly kind: "refused" | "interrupted" }>,
  target: Target,
  { host, config }: PullRun,
): Promise<Publication> {
  if (evidence.kind === "interrupted") {
    await postAnswer(host, target, { ...failed("the measurement was interrupted"), state: "error" });
    return interruptedPublication(evidence);
  }
  await postAnswer(host, target, failed(`not measured: ${evidence.problems[0]?.message ?? "refused"}`));
  return refusalPublication(
    evidence.problems,
    evidence.callsMade,
    host.repositoryPrefix(config.workingDirectory),
    config,
  );
}

function failed(description: string): GateAnswer {
  const plain = description.replaceAll("`", "'").slice(0, 140);
  return { state: "failure", description: plain, exitCode: 2, unsigned: false, red: true };
}

function refused(problems: readonly Problem[], config: Config, host: Host): Publication {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}

function closed(pull: PullRequest, config: Config, host: GateHost): Publication {
  const answer: GateAnswer = {
    state: "success",
    description: "",
    exitCode: 0,
    unsigned: false,
    red: false,
  };
  const posted: Posted = { posted: false, required: undefined, notes: [] };
  const view: GateView = {
    ...quiet(config.baseline ?? ""),
    notes: [`pull request ${pull.number} is closed: nothing is judged, and no status is posted`],
  };
  const answered = {
    answer,
    posted,
    view,
    judged: undefined,
    evidence: undefined,
    sha: pull.head.sha,
    publishes: false,
  };
  return gatePublication(answered, config, host);
}

function noPull(number: number, answer: Awaited<ReturnType<GateHost["server"]["pullRequest"]>>): Problem {
  const why = answer.ok ? "the repository has none of that number" : answer.trouble.reason;
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
