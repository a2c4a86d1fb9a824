/**
 * What differs between an approved claim and what is measured now. Changed decisions are drift; everything else makes
 * the two incomparable, by cause: other probes, another tolerance, another contract, another layer.
 */
import type { Assessment } from "./assess.ts";
import { type Baseline, type Claim, type ClaimedProbe, claimOf, type Frame } from "./baseline.ts";
import { type Outcome, sameOutcome } from "./outcome.ts";
import type { Contract } from "./suite.ts";

export type Difference = FrameDifference | ExpectedDifference;

export type FrameDifference =
  | { readonly kind: "layer"; readonly before: string; readonly after: string }
  | { readonly kind: "epsilon" | "blindness-threshold"; readonly before: number; readonly after: number }
  | { readonly kind: "contract"; readonly part: ContractPart; readonly before: Part; readonly after: Part }
  | { readonly kind: "probe-added" | "probe-removed"; readonly fingerprint: string }
  | {
      readonly kind: "intended";
      readonly fingerprint: string;
      readonly before: string | undefined;
      readonly after: string | undefined;
    };

export interface ExpectedDifference {
  readonly kind: "expected";
  readonly fingerprint: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** `whole`: one of the two has no contract at all. */
export type ContractPart = Exclude<keyof Contract, "line"> | "whole";
/** Labels, or labels with their numbers as `label: 0.01`; sorted. */
type Part = readonly string[];

export const CAUSES = ["probes", "tolerance", "contract", "layer"] as const;
export type Cause = (typeof CAUSES)[number];

export interface Incompatibility {
  readonly cause: Cause;
  /** At least one. */
  readonly differences: readonly FrameDifference[];
}

/** Empty exactly when the file's config, contract, fingerprints, intended routes and decisions are the evidence's. */
export function matchesEvidence(baseline: Baseline, assessment: Assessment): readonly Difference[] {
  return claimDifferences(baseline.claim, claimOf(assessment));
}

/** Of two claims: what is no decision first, then the changed decisions by fingerprint. */
export function claimDifferences(before: Claim, after: Claim): readonly Difference[] {
  const now = new Map(after.probes.map((probe) => [probe.fingerprint, probe]));
  const changed = before.probes.flatMap((probe) => changedDecision(probe, now.get(probe.fingerprint)));
  return [...frameDifferences(before, after), ...changed];
}

/** Why a decision of one cannot be held against a decision of the other, by cause; empty when it can. */
export function incompatibilities(before: Frame, after: Frame): readonly Incompatibility[] {
  const differences = frameDifferences(before, after);
  return CAUSES.flatMap((cause) => {
    const found = differences.filter((difference) => causeOf(difference) === cause);
    return found.length === 0 ? [] : [{ cause, differences: found }];
  });
}

function causeOf({ kind }: FrameDifference): Cause {
  switch (kind) {
    case "layer":
    case "contract":
      return kind;
    case "epsilon":
    case "blindness-threshold":
      return "tolerance";
    case "probe-added":
    case "probe-removed":
    case "intended":
      return "probes";
  }
}

function frameDifferences(before: Frame, after: Frame): readonly FrameDifference[] {
  return [
    ...(before.layer === after.layer
      ? []
      : [{ kind: "layer", before: before.layer, after: after.layer } as const]),
    ...changedNumber("epsilon", before.epsilon, after.epsilon),
    ...changedNumber("blindness-threshold", before.blindnessThreshold, after.blindnessThreshold),
    ...contractDifferences(before.contract, after.contract),
    ...probeDifferences(before, after),
  ];
}

function changedNumber(
  kind: "epsilon" | "blindness-threshold",
  before: number,
  after: number,
): readonly FrameDifference[] {
  return before === after ? [] : [{ kind, before, after }];
}

const PARTS = [
  "allowed",
  "required",
  "critical",
  "stabilityTargets",
  "minimumCases",
  "allowedNoDecisions",
] as const;

function contractDifferences(
  before: Contract | undefined,
  after: Contract | undefined,
): readonly FrameDifference[] {
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return [{ kind: "contract", part: "whole", before: before?.allowed ?? [], after: after?.allowed ?? [] }];
  }
  return PARTS.flatMap((part): FrameDifference[] => {
    const [was, is] = [partOf(before, part), partOf(after, part)];
    const same = was.length === is.length && was.every((item, index) => item === is[index]);
    return same ? [] : [{ kind: "contract", part, before: was, after: is }];
  });
}

function partOf(contract: Contract, part: (typeof PARTS)[number]): Part {
  const value = contract[part];
  const items = Array.isArray(value)
    ? value.map(String)
    : Object.entries(value).map(([label, number]) => `${label}: ${number}`);
  return items.sort();
}

function probeDifferences(before: Frame, after: Frame): readonly FrameDifference[] {
  const was = new Map(before.probes.map((probe) => [probe.fingerprint, probe]));
  const is = new Map(after.probes.map((probe) => [probe.fingerprint, probe]));
  const removed = before.probes.filter(({ fingerprint }) => !is.has(fingerprint));
  return [
    ...removed.map(({ fingerprint }) => ({ kind: "probe-removed", fingerprint }) as const),
    ...after.probes.flatMap(({ fingerprint, intended }): FrameDifference[] => {
      const earlier = was.get(fingerprint);
      if (earlier === undefined) return [{ kind: "probe-added", fingerprint }];
      if (earlier.intended === intended) return [];
      return [{ kind: "intended", fingerprint, before: earlier.intended, after: intended }];
    }),
  ];
}

function changedDecision(before: ClaimedProbe, after: ClaimedProbe | undefined): ExpectedDifference[] {
  if (after === undefined || sameOutcome(before.expected, after.expected)) return [];
  const { fingerprint, expected } = before;
  return [{ kind: "expected", fingerprint, before: expected, after: after.expected }];
}
