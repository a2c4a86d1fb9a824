/**
 * Where a pull request stands → what the commit status says and whether the job is red. Pure. A status is the answer
 * that outlives a run; the job is red as well while nothing else would hold the merge back.
 */
import type { CommitState } from "../ports/server.ts";
import type { GateDecision, SignedPart } from "./state.ts";

/** GitHub refuses a longer description. */
const MAX_DESCRIPTION = 140;

/** What the gate could not find out, which is no answer of the pull request's. */
export interface Unknown {
  readonly kind: "unknown";
  /** `the baseline at the head could not be read (502 Bad Gateway)` */
  readonly what: string;
}

export interface AnswerRules {
  readonly requireBaseline: boolean;
  readonly failOn: "never" | "failed" | "unsupported";
  /** Exit code of the evidence's own findings; undefined without evidence. */
  readonly findings: number | undefined;
  /** Did the server not say who signed? */
  readonly isUnread?: boolean;
  /** Short name of what is to be signed: `sha256:1f3a9c…`; undefined where nothing is. */
  readonly named?: string;
}

export interface GateAnswer {
  readonly state: CommitState;
  /** At most 140 characters. */
  readonly description: string;
  readonly exitCode: 0 | 1 | 2;
  /** Red whatever `fail-on` forgives, unless the status itself blocks. */
  readonly unsigned: boolean;
  /** By `fail-on`, or where another run may find what this one could not; `isJobRed` adds what no status holds back. */
  readonly red: boolean;
}

export function answerOf(decision: GateDecision | Unknown, rules: AnswerRules): GateAnswer {
  const { state, description, exitCode, unsigned = false } = wordsOf(decision, rules);
  return {
    state,
    description: shorten(description),
    exitCode,
    unsigned,
    red: unsigned ? rules.isUnread === true : decision.kind === "unknown" || forgives(exitCode, rules.failOn),
  };
}

function forgives(exitCode: number, failOn: AnswerRules["failOn"]): boolean {
  if (failOn === "never") return false;
  return failOn === "failed" ? exitCode === 1 : exitCode !== 0;
}

/**
 * @param posted did the status reach the commit?
 * @param required do the base branch's rules require this context? undefined: they could not be read
 */
export function isJobRed(answer: GateAnswer, posted: boolean, required: boolean | undefined): boolean {
  // Without a status the job's result is the whole answer, whatever `fail-on` forgives.
  if (!posted) return answer.red || answer.state !== "success";
  return answer.red || (answer.unsigned && required !== true);
}

type Words = Pick<GateAnswer, "state" | "description" | "exitCode"> & { readonly unsigned?: boolean };

/** The digest is the baseline's: beside anything else it would name what nobody has to sign. */
function thingsOf(what: readonly SignedPart[], { named }: AnswerRules): string {
  const words = { baseline: "baseline", policy: "policy", files: "signed files" };
  const digest = named === undefined || !what.includes("baseline") ? "" : ` (${named})`;
  return `${what.map((part) => words[part]).join(" and the ")}${digest}`;
}

function wordsOf(decision: GateDecision | Unknown, rules: AnswerRules): Words {
  switch (decision.kind) {
    case "unknown":
      return { state: "error", description: decision.what, exitCode: 2 };
    case "unmeasured":
      return pending("not measured yet: the next run of this commit's workflow measures it");
    case "none":
      return noBaseline(decision, rules);
    case "unchanged":
      return { state: "success", description: "the approved decisions still hold", exitCode: 0 };
    case "drifted":
      return failure(
        decision.probes === 0
          ? "the answers of all probes together changed, of no single one provably"
          : `${plural(decision.probes, "approved decision")} changed, and no baseline was approved for it`,
      );
    case "incompatible":
      return {
        ...failure(`not comparable with the baseline: the ${decision.causes.join(" and the ")} changed`),
        exitCode: 2,
      };
    case "stale":
      return failure(
        decision.why === "base-moved"
          ? `the base branch changed ${decision.file === undefined ? "the baseline" : `\`${decision.file}\``} too: update the branch`
          : `the baseline in the branch is not what was measured: ${plural(decision.differences, "difference")}`,
      );
    case "refused":
      return refused(decision);
    case "awaiting-sign-off":
      return pending(`awaiting sign-off of the ${thingsOf(decision.what, rules)}${unreadWords(rules)}`);
    case "signed":
      return {
        state: "success",
        description: `signed: the ${thingsOf(decision.what, rules)}`,
        exitCode: 0,
      };
    case "removed":
      return decision.signed
        ? { state: "success", description: "signed: the baseline is removed", exitCode: 0 }
        : pending(`awaiting sign-off: the baseline would be removed${unreadWords(rules)}`);
  }
}

function unreadWords({ isUnread = false }: AnswerRules): string {
  return isUnread ? "; who signed could not be read: run this again" : "";
}

function noBaseline(decision: Extract<GateDecision, { kind: "none" }>, rules: AnswerRules): Words {
  const findings = findingsOf(rules.findings);
  if (decision.incomplete)
    return { ...failure("the run is incomplete, and there is no baseline yet"), exitCode: 2 };
  if (rules.requireBaseline)
    return { ...failure("no baseline yet, and `require-baseline` is set"), exitCode: findings === 2 ? 2 : 1 };
  const candidate = decision.admissible ? "a candidate is ready to be signed" : "this run cannot become one";
  return { state: "success", description: `no baseline yet: ${candidate}`, exitCode: findings };
}

function findingsOf(exitCode: number | undefined): 0 | 1 | 2 {
  if (exitCode === undefined || exitCode === 0) return 0;
  return exitCode === 1 ? 1 : 2;
}

function refused(decision: Extract<GateDecision, { kind: "refused" }>): Words {
  if (decision.why === "file")
    return {
      ...failure("refused: the baseline file is not one that a run wrote"),
      exitCode: decision.changed ? 1 : 2,
    };
  if (decision.refusals.some(({ kind }) => kind === "incomplete"))
    return { ...failure("refused: an incomplete run cannot stand as a baseline"), exitCode: 2 };
  const reasons = plural(decision.refusals.length, "reason");
  return { ...failure(`refused: this run cannot stand as a baseline, for ${reasons}`), exitCode: 2 };
}

function failure(description: string): Words {
  return { state: "failure", description, exitCode: 1 };
}

function pending(description: string): Words {
  return { state: "pending", description, exitCode: 1, unsigned: true };
}

/** Worst first: what nobody can merge by waiting comes before what a person can still sign. */
const SEVERITY: readonly CommitState[] = ["error", "failure", "pending", "success"];

/** One commit has one status a context: where it heads several pull requests, the worst of their answers. */
export function worstAnswer<Answer extends GateAnswer>(answers: readonly [Answer, ...Answer[]]): Answer {
  return answers.reduce((worst, answer) =>
    SEVERITY.indexOf(answer.state) < SEVERITY.indexOf(worst.state) ? answer : worst,
  );
}

function shorten(description: string): string {
  return description.length <= MAX_DESCRIPTION
    ? description
    : `${description.slice(0, MAX_DESCRIPTION - 1)}…`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
