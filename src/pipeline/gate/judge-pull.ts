/** One pull request and the evidence of its head → where it stands: three blobs, two comparisons, the signatures. */
import { type BaselineCheck, checkBaseline } from "../../core/check-baseline.ts";
import { matchesEvidence } from "../../core/claim-differences.ts";
import { evaluateSignOff } from "../../gate/evaluate-sign-off.ts";
import type { Announced, SignedThing, SignOff } from "../../gate/sign-off.ts";
import {
  type BaseMatch,
  decideState,
  type GateDecision,
  type HeadMatch,
  type SignedPart,
} from "../../gate/state.ts";
import type { FileAt, PullRequest } from "../../ports/server.ts";
import type { Problem, Result } from "../../problem.ts";
import type { Measurement } from "../measure.ts";
import { type Candidate, candidateOf, readCandidate } from "./candidate.ts";
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";
import { type ReadPolicy, signingPolicy } from "./read-policy.ts";
import { isShownCandidate } from "./shown-candidate.ts";
import { blobsOf, type FurtherChange, furtherChanges, isChanged, threeFiles } from "./three-files.ts";

export interface Measured {
  readonly measurement: Measurement;
  /** When it was measured; ISO 8601. */
  readonly measuredAt: string;
}

/** One thing that somebody has to have signed, and whether somebody did. */
export interface Signature {
  readonly what: SignedPart | "candidate";
  readonly thing: SignedThing;
  readonly answer: SignOff;
}

export interface JudgedPull {
  readonly pull: PullRequest;
  readonly policy: ReadPolicy;
  readonly decision: GateDecision;
  readonly signatures: readonly Signature[];
  /** The file at the head, where it can be read. */
  readonly head: Candidate | undefined;
  /** The approved file: of the base branch's tip. */
  readonly approved: Candidate | undefined;
  /** Of the approved file against the evidence. */
  readonly check: BaselineCheck | undefined;
  /** What this evidence would become; undefined where it may not. */
  readonly candidate: Candidate | undefined;
}

export interface PullQuestion {
  readonly pull: PullRequest;
  readonly policy: ReadPolicy;
  /** undefined: nothing was measured for this head. */
  readonly measured: Measured | undefined;
  readonly announced?: Announced;
  /** Ask who signed the candidate itself: it may be written to the branch. */
  readonly wantsCandidate: boolean;
}

export async function judgePull(host: GateHost, question: PullQuestion): Promise<JudgedPull> {
  const { pull, policy, measured } = question;
  const mergeBase = known(await host.server.mergeBase(pull.base.branch, pull.head.sha), "the merge base");
  const { baseline } = policy;
  const files = await threeFiles(host, pull, mergeBase, { path: baseline, what: "the baseline" });
  const others = await furtherChanges(host, pull, mergeBase, policy.policy.files);
  const head = files.head && readCandidate(baseline, files.head.text);
  const approved = files.baseTip && readCandidate(baseline, files.baseTip.text);
  const check = checkOf(contentOf(approved), measured);
  // Before there is anything to protect, a first configuration needs nobody's signature.
  const policyChanges = policy.established || files.baseTip !== undefined ? policy.changes : [];
  const signatures = [
    ...(isChanged(files) ? [await signedFile(host, question, files.head, contentOf(head))] : []),
    ...(await furtherSignatures(host, question, others, policyChanges.length > 0)),
  ];
  const decision = decideState({
    blobs: blobsOf(files),
    evidence: measured && factsOf(measured),
    headMatch: head && headMatch(head, measured),
    baseMatch: approved && baseMatch(approved, check),
    further: furtherParts(policyChanges, others),
    fileMoved: others.find(({ hasMoved }) => hasMoved)?.path,
    signOff: signatures.every(({ answer }) => answer.kind === "signed") ? "signed" : "unsigned",
  });
  const candidate =
    measured && candidateOf(measured.measurement, { createdAt: measured.measuredAt, version: host.version });
  const offered =
    question.wantsCandidate && candidate !== undefined && isWithoutFile(decision)
      ? [await signed(host, question, "candidate", { candidateDigest: candidate.digest })]
      : [];
  return {
    pull,
    policy,
    decision,
    signatures: [...signatures, ...offered],
    head: contentOf(head),
    approved: contentOf(approved),
    check,
    candidate,
  };
}

function checkOf(approved: Candidate | undefined, measured: Measured | undefined): BaselineCheck | undefined {
  if (approved === undefined || measured === undefined) return undefined;
  return checkBaseline(approved.baseline, measured.measurement.assessment, "full");
}

function contentOf(read: Result<Candidate> | undefined): Candidate | undefined {
  return read?.ok ? read.value : undefined;
}

function factsOf({ measurement: { assessment } }: Measured) {
  return { complete: assessment.complete, refusals: assessment.admission.refusals };
}

function furtherParts(policyChanges: readonly string[], others: readonly FurtherChange[]) {
  const policy = policyChanges.length > 0 ? (["policy"] as const) : [];
  return others.length > 0 ? ([...policy, "files"] as const) : policy;
}

/** Of what this pull request would change beside the baseline, and of nothing else. */
async function furtherSignatures(
  host: GateHost,
  question: PullQuestion,
  others: readonly FurtherChange[],
  policyChanges: boolean,
): Promise<readonly Signature[]> {
  const { config } = question.policy;
  const things = [
    ...(policyChanges ? [{ what: "policy", ...config } as const] : []),
    ...others.map(({ path, blob }) => ({ what: "files", path, blob }) as const),
  ];
  const signatures: Signature[] = [];
  for (const { what, path, blob } of things)
    signatures.push(await signed(host, question, what, { path, ...bytesOf(blob) }));
  return signatures;
}

/** @param blob undefined: the file is gone */
function bytesOf(blob: string | undefined): Partial<SignedThing> {
  return blob === undefined ? { removed: true } : { blob };
}

/** States in which the candidate of this evidence could stand in the branch, and does not. */
export function isWithoutFile(decision: GateDecision): boolean {
  const { kind } = decision;
  // Where the base moved too, a new file would only be another side of the conflict.
  if (kind === "stale") return decision.why === "differs";
  return kind === "none" || kind === "drifted" || kind === "incompatible";
}

function headMatch(head: Result<Candidate>, measured: Measured | undefined): HeadMatch | undefined {
  if (!head.ok) return unreadable(head.problems);
  if (measured === undefined) return undefined;
  const { length } = matchesEvidence(head.value.baseline, measured.measurement.assessment);
  return length === 0 ? { kind: "equal" } : { kind: "differs", differences: length };
}

function baseMatch(approved: Result<Candidate>, check: BaselineCheck | undefined): BaseMatch | undefined {
  if (!approved.ok) return unreadable(approved.problems);
  switch (check?.state) {
    case undefined:
      return undefined;
    case "unchanged":
      return { kind: "unchanged" };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter((probe) => probe.drifted).length ?? 0 };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "refused":
      return { kind: "refused", refusals: check.refusals };
  }
}

function unreadable(problems: readonly Problem[]) {
  return { kind: "unreadable", problems } as const;
}

/**
 * Its bytes have to be signed. A signature of the candidate does as well where the file is what the gate had shown: the
 * digest covers the decisions, and what else the file holds could have been changed under it.
 */
async function signedFile(
  host: GateHost,
  question: PullQuestion,
  file: FileAt | undefined,
  content: Candidate | undefined,
): Promise<Signature> {
  const bytes = bytesOf(file?.blob);
  const signature = await signed(host, question, "baseline", bytes);
  if (signature.answer.kind === "signed" || content === undefined) return signature;
  if (!(await isShownCandidate(host, content, question.pull))) return signature;
  return signed(host, question, "baseline", { ...bytes, candidateDigest: content.digest });
}

async function signed(
  host: GateHost,
  { pull, policy, announced }: PullQuestion,
  what: Signature["what"],
  bound: Partial<SignedThing>,
): Promise<Signature> {
  const thing = { pullRequest: pull.number, path: policy.baseline, ...bound };
  const gate = { runId: host.event.runId, ...(announced && { announced }) };
  return {
    what,
    thing,
    answer: await evaluateSignOff(host.server, signingPolicy(policy.policy), thing, gate),
  };
}
