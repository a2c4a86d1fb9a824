/** One call of the agent on one case, with its place in the predeclared order; and evidence from many. */
import type { NoDecisionReason } from "./decision.ts";
import type { Evidence, Isolation } from "./evidence.ts";
import type { Observation } from "./observation.ts";
import { type Layer, type Outcome, outcomeKey, project } from "./outcome.ts";
import type { Case } from "./suite.ts";

/** Why fewer calls were made than planned. */
export type StopReason = "error" | "all-failing" | "max-cost" | "interrupted";

export interface TrialFailure {
  readonly kind: string;
  /** One line for a person. */
  readonly message: string;
}

export type TrialResult =
  | { readonly ok: true; readonly observation: Observation }
  | { readonly ok: false; readonly failure: TrialFailure };

export interface Trial {
  /** 0-based index in the suite. */
  readonly caseIndex: number;
  /** 0-based number of the trial of its case; trials 2i and 2i+1 are a pair. */
  readonly trial: number;
  /** 1 unless the call had to be made again without having been answered. */
  readonly attempt: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly result: TrialResult;
}

export type ScoredTrial =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly failure: TrialFailure };

/** An answer that holds no decision at the layer is a failure of its trial: it is never scored as one. */
export function scoreTrial(result: TrialResult, layer: Layer): ScoredTrial {
  if (!result.ok) return result;
  const projected = project(result.observation, layer);
  if (projected.ok) return projected;
  return { ok: false, failure: noDecisionFailure(projected.reason) };
}

export function noDecisionFailure(reason: NoDecisionReason): TrialFailure {
  return { kind: reason, message: `the answer holds no decision (${reason.replaceAll("_", " ")})` };
}

/** A case whose input has its content address; `evidence/digest.ts` computes it. */
export interface FingerprintedCase extends Case {
  /** SHA-256 of the input's UTF-8, 64 lower-case hex digits. */
  readonly fingerprint: string;
}

/**
 * @param cases  the suite's, in order
 * @param trials in any order; each (case, trial) at most once
 */
export function evidenceFromTrials(
  cases: readonly FingerprintedCase[],
  trials: readonly Trial[],
  layer: Layer,
  isolation: Isolation,
): Evidence {
  const groups = cases.map((item) => ({ item, trials: [] as Trial[] }));
  for (const trial of trials) groups[trial.caseIndex]?.trials.push(trial);
  const intern = interner();
  return {
    layer,
    isolation,
    cases: groups.map(({ item, trials }) => {
      const { input, fingerprint, expected } = item;
      const scored = trials.sort((a, b) => a.trial - b.trial).map((trial) => scoreTrial(trial.result, layer));
      return {
        input,
        fingerprint,
        ...(expected === undefined ? {} : { expected }),
        outcomes: scored.flatMap((trial) => (trial.ok ? [intern(trial.outcome)] : [])),
        errors: scored.filter((trial) => !trial.ok).length,
      };
    }),
  };
}

/** One object for equal outcomes: comparing two trials is then comparing two references. */
function interner(): (outcome: Outcome) => Outcome {
  const known = new Map<string, Outcome>();
  return (outcome) => {
    const key = outcomeKey(outcome);
    const first = known.get(key) ?? outcome;
    known.set(key, first);
    return first;
  };
}
