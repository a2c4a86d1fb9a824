/**
 * The baseline file in three places (the pull request's head, its merge base, the base branch's tip) and the evidence →
 * where the pull request stands. Pure: what is signed, admissible or readable was found out before.
 */
import type { Refusal } from "../core/admission.ts";
import type { Cause } from "../core/claim-differences.ts";
import type { Problem } from "../problem.ts";

export const BASELINE_STATES = [
  "none",
  "unchanged",
  "drifted",
  "incompatible",
  "stale",
  "awaiting-sign-off",
  "signed",
  "refused",
  "removed",
] as const;
export type BaselineState = (typeof BASELINE_STATES)[number];

/** The head's file against the evidence: the very same claim, or so many differences. */
export type HeadMatch =
  | { readonly kind: "equal" }
  | { readonly kind: "differs"; readonly differences: number }
  | { readonly kind: "unreadable"; readonly problems: readonly Problem[] };

/** The approved file against the evidence: comparable, admissible, and without drift. */
export type BaseMatch =
  | { readonly kind: "unchanged" }
  | { readonly kind: "drifted"; readonly probes: number }
  | { readonly kind: "incompatible"; readonly causes: readonly Cause[] }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "unreadable"; readonly problems: readonly Problem[] };

/** Did a person sign what this pull request changes of the baseline, or of who may sign? */
export type SignOffState = "signed" | "unsigned";

export interface GateFacts {
  /** Git blobs of the baseline; undefined: no file there. */
  readonly blobs: {
    readonly head: string | undefined;
    readonly mergeBase: string | undefined;
    readonly baseTip: string | undefined;
  };
  /** undefined: nothing was measured for this commit yet. */
  readonly evidence: { readonly complete: boolean; readonly refusals: readonly Refusal[] } | undefined;
  /** The head's file against the evidence; undefined without one of the two. */
  readonly headMatch: HeadMatch | undefined;
  /** The base tip's file against the evidence; undefined without one of the two. */
  readonly baseMatch: BaseMatch | undefined;
  /** What else the head changes that needs a signature; empty: nothing. */
  readonly further: readonly Exclude<SignedPart, "baseline">[];
  /** A further file that the base branch changed too, so that the head's was made against another. */
  readonly fileMoved?: string | undefined;
  /** Of exactly what changes; not looked at where nothing does. */
  readonly signOff: SignOffState;
}

export type GateDecision =
  | { readonly kind: "unmeasured" }
  /** No file, and none needed: `incomplete` evidence is still no success. */
  | { readonly kind: "none"; readonly incomplete: boolean; readonly admissible: boolean }
  | { readonly kind: "unchanged" }
  | { readonly kind: "drifted"; readonly probes: number }
  | { readonly kind: "incompatible"; readonly causes: readonly Cause[] }
  /** `file`: one of `signed-files`; absent: the baseline. */
  | { readonly kind: "stale"; readonly why: "base-moved"; readonly file?: string }
  | { readonly kind: "stale"; readonly why: "differs"; readonly differences: number }
  | { readonly kind: "refused"; readonly why: "evidence"; readonly refusals: readonly Refusal[] }
  | {
      readonly kind: "refused";
      readonly why: "file";
      readonly problems: readonly Problem[];
      readonly changed: boolean;
    }
  | { readonly kind: "awaiting-sign-off"; readonly what: readonly SignedPart[] }
  | { readonly kind: "signed"; readonly what: readonly SignedPart[] }
  | { readonly kind: "removed"; readonly signed: boolean };

/** What needs a signature. */
export type SignedPart = "baseline" | "policy" | "files";

export function decideState(facts: GateFacts): GateDecision {
  const { head, mergeBase, baseTip } = facts.blobs;
  if (facts.fileMoved !== undefined) return { kind: "stale", why: "base-moved", file: facts.fileMoved };
  // What the base already has is no change of this pull request, whatever the merge base had.
  if (head === mergeBase || head === baseTip) return withoutChange(facts);
  if (baseTip !== mergeBase) return { kind: "stale", why: "base-moved" };
  if (head === undefined) return { kind: "removed", signed: facts.signOff === "signed" };
  return withChange(facts);
}

function withoutChange(facts: GateFacts): GateDecision {
  const { evidence, baseMatch, further, signOff, blobs } = facts;
  if (baseMatch?.kind === "unreadable")
    return { kind: "refused", why: "file", problems: baseMatch.problems, changed: false };
  if (evidence === undefined) return { kind: "unmeasured" };
  const standing: GateDecision =
    blobs.baseTip === undefined
      ? { kind: "none", incomplete: !evidence.complete, admissible: evidence.refusals.length === 0 }
      : against(baseMatch);
  const isFine = standing.kind === "unchanged" || (standing.kind === "none" && !standing.incomplete);
  if (further.length === 0 || !isFine) return standing;
  return { kind: signOff === "signed" ? "signed" : "awaiting-sign-off", what: further };
}

function against(match: Exclude<BaseMatch, { kind: "unreadable" }> | undefined): GateDecision {
  if (match === undefined) throw new RangeError("a baseline and evidence, and nobody compared them");
  return match.kind === "refused" ? { ...match, why: "evidence" } : match;
}

function withChange({ evidence, headMatch, further, signOff }: GateFacts): GateDecision {
  if (headMatch?.kind === "unreadable")
    return { kind: "refused", why: "file", problems: headMatch.problems, changed: true };
  if (evidence === undefined) return { kind: "unmeasured" };
  if (headMatch === undefined) throw new RangeError("a baseline and evidence, and nobody compared them");
  if (headMatch.kind === "differs") return { ...headMatch, kind: "stale", why: "differs" };
  if (evidence.refusals.length > 0) return { kind: "refused", why: "evidence", refusals: evidence.refusals };
  return { kind: signOff === "signed" ? "signed" : "awaiting-sign-off", what: ["baseline", ...further] };
}
