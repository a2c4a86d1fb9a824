/**
 * The approved decisions: one per probe, with the settings they were judged by and the evidence that admitted them.
 * A claim is what a person reviews and signs; everything volatile (times, counts, versions) is beside it. Whether
 * somebody signed it is not decided here: a file's own word about that is a record, never a proof.
 */
import type { Assessment } from "./assess.ts";
import { countOutcomes, type OutcomeCount } from "./coverage.ts";
import type { Isolation } from "./evidence.ts";
import { compareCodePoints } from "./ordering.ts";
import { type Layer, type Outcome, outcomeKey } from "./outcome.ts";
import type { Contract } from "./suite.ts";

export const BASELINE_SCHEMA = "agentverity.snapshot/v4";

/** What is measured, without what was answered: known before the first call. */
export interface Frame {
  readonly layer: Layer;
  /** Fraction in (0, 1). */
  readonly epsilon: number;
  /** Fraction in (0, 1]. */
  readonly blindnessThreshold: number;
  /** Without a line: where it stands is no part of what it promises. */
  readonly contract?: Contract;
  /** Sorted by fingerprint. */
  readonly probes: readonly FramedProbe[];
}

export interface FramedProbe {
  /** SHA-256 of the input's UTF-8, 64 lower-case hex digits. */
  readonly fingerprint: string;
  /** The decision the case was written to reach; present exactly under a contract, as in the reference. */
  readonly intended?: string;
}

/** Exactly what is reviewed and signed; its digest is D. */
export interface Claim extends Frame {
  readonly schema: typeof BASELINE_SCHEMA;
  readonly probes: readonly ClaimedProbe[];
}

export interface ClaimedProbe extends FramedProbe {
  /** The commonest answer; of equals the first seen. */
  readonly expected: Outcome;
}

/** The numbers that admitted it. */
export interface AdmissionEvidence {
  /** Fewest trials of a probe, integer ≥ 2. */
  readonly repeats: number;
  /** Disjoint pairs, count. */
  readonly pairs: number;
  /** Upper bound of Wilson's interval, fraction. */
  readonly upper: number;
  /** Share of the commonest first answer, fraction. */
  readonly skew: number;
  /** Distinct first answers, count. */
  readonly distinct: number;
  readonly isolation: Isolation;
}

/** How it was approved, as the file says it. */
export interface SignOffRecord {
  readonly method: "cli" | "review" | "label" | "environment";
  readonly approver?: string;
  readonly digest?: string;
  readonly headSha?: string;
  /** Address of the run that checked it. */
  readonly run?: string;
  readonly event?: string;
  /** What was checked, one fact each. */
  readonly verified?: readonly string[];
}

/** By fingerprint, how often each answer was seen; commonest first, then by key. */
export type AnswerCounts = ReadonlyMap<string, readonly OutcomeCount[]>;

export interface Baseline {
  readonly claim: Claim;
  readonly evidence: AdmissionEvidence;
  /** Absent in a file of the Python tool: drift can then not be tested, only seen. */
  readonly answers?: AnswerCounts;
  readonly signOff?: SignOffRecord;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Of what wrote it. */
  readonly version: string;
}

/** What an assessment's settings and cases ask for, whatever was answered. */
export function frameOf({ evidence, policy }: Pick<Assessment, "evidence" | "policy">): Frame {
  const { contract } = policy;
  return {
    layer: evidence.layer,
    epsilon: policy.epsilon,
    blindnessThreshold: policy.blindnessThreshold,
    ...(contract === undefined ? {} : { contract: withoutLine(contract) }),
    probes: byFingerprint(
      evidence.cases.map(({ fingerprint, expected }) => framed(fingerprint, contract && expected)),
    ),
  };
}

/** What this evidence supports; a probe without an answer is left out (and makes the evidence inadmissible). */
export function claimOf(assessment: Pick<Assessment, "evidence" | "policy">): Claim {
  const { contract } = assessment.policy;
  const probes = assessment.evidence.cases.flatMap(({ fingerprint, expected: intended, outcomes }) => {
    const expected = countOutcomes(outcomes)[0]?.outcome;
    return expected === undefined ? [] : [{ ...framed(fingerprint, contract && intended), expected }];
  });
  return { schema: BASELINE_SCHEMA, ...frameOf(assessment), probes: byFingerprint(probes) };
}

/**
 * The baseline of admissible evidence.
 *
 * @throws RangeError for evidence that was refused: a defect of the caller, who has the reasons
 */
export function baselineOf(
  assessment: Assessment,
  about: Pick<Baseline, "createdAt" | "version" | "signOff">,
): Baseline {
  const { admission, stability, skew, evidence } = assessment;
  if (!admission.admissible || stability === undefined || skew === undefined)
    throw new RangeError("this evidence was refused as a baseline");
  return {
    claim: claimOf(assessment),
    evidence: {
      repeats: Math.min(...evidence.cases.map((item) => item.outcomes.length)),
      pairs: stability.pairs,
      upper: stability.wilson.interval.upper,
      skew: skew.share,
      distinct: skew.distinct,
      isolation: evidence.isolation,
    },
    answers: answersOf(assessment),
    ...about,
  };
}

/** How often each probe gave each answer. */
function answersOf({ evidence }: Pick<Assessment, "evidence">): AnswerCounts {
  return new Map(
    evidence.cases.map(({ fingerprint, outcomes }) => [fingerprint, sortedCounts(countOutcomes(outcomes))]),
  );
}

/** Commonest first, then by key: equal counts are equal bytes, whatever came first. */
export function sortedCounts(counts: readonly OutcomeCount[]): readonly OutcomeCount[] {
  return [...counts].sort(
    (a, b) => b.count - a.count || compareCodePoints(outcomeKey(a.outcome), outcomeKey(b.outcome)),
  );
}

export function byFingerprint<Probe extends FramedProbe>(probes: readonly Probe[]): readonly Probe[] {
  return [...probes].sort((a, b) => compareCodePoints(a.fingerprint, b.fingerprint));
}

function framed(fingerprint: string, intended: string | undefined): FramedProbe {
  return intended === undefined ? { fingerprint } : { fingerprint, intended };
}

function withoutLine({ line: _, ...promises }: Contract): Contract {
  return promises;
}
