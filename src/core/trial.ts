/** One call of the agent on one case, with its place in the predeclared order; and evidence from many. */
import type { Evidence, Isolation } from "./evidence.ts";
import type { Observation } from "./observation.ts";
import { type Layer, type Outcome, outcomeKey, project } from "./outcome.ts";
import type { Case } from "./suite.ts";

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
  return {
    ok: false,
    failure: {
      kind: projected.reason,
      message: `the answer holds no decision (${projected.reason.replaceAll("_", " ")})`,
    },
  };
}

/**
 * @param cases        the suite's, in order
 * @param fingerprints of the cases' inputs, same order
 * @param trials       in any order; each (case, trial) at most once
 */
export function evidenceFromTrials(
  cases: readonly Case[],
  fingerprints: readonly string[],
  trials: readonly Trial[],
  layer: Layer,
  isolation: Isolation,
): Evidence {
  const byCase = cases.map((): Trial[] => []);
  for (const trial of trials) byCase[trial.caseIndex]?.push(trial);
  const interned = new Map<string, Outcome>();
  const intern = (outcome: Outcome): Outcome => {
    const key = outcomeKey(outcome);
    const known = interned.get(key);
    if (known === undefined) interned.set(key, outcome);
    return known ?? outcome;
  };
  return {
    layer,
    isolation,
    cases: cases.map(({ input, expected }, index) => {
      const ordered = (byCase[index] ?? []).sort((a, b) => a.trial - b.trial);
      const scored = ordered.map((trial) => scoreTrial(trial.result, layer));
      return {
        input,
        fingerprint: fingerprints[index] ?? "",
        ...(expected === undefined ? {} : { expected }),
        outcomes: scored.flatMap((trial) => (trial.ok ? [intern(trial.outcome)] : [])),
        errors: scored.filter((trial) => !trial.ok).length,
      };
    }),
  };
}
