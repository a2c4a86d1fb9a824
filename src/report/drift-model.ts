/**
 * Two windows of evidence side by side, as all renderers show them; every number and word is final. Names in texts
 * stand between backticks, as in `model.ts`. Rates and p-values are fractions in [0, 1].
 */

export interface DriftModel {
  readonly version: string;
  readonly headline: { readonly word: DriftWord; readonly text: string };
  /** What would have been found; never "no drift". */
  readonly power: string;
  readonly before: WindowModel;
  readonly after: WindowModel;
  readonly routes: readonly DriftRouteRow[];
  /** Only those whose answers differ: drifted first, then moved, then by distance. */
  readonly probes: readonly DriftProbeRow[];
  /** Shared probes whose answers were the same in both windows, count. */
  readonly sameProbes: number;
  readonly answers: {
    readonly distance: number;
    readonly corrected: number;
    readonly verdict: "changed" | "no change detected" | "not judged";
  };
  /** Facts that changed around the agent: routes, flip pairs, isolation, provenance. Whole sentences. */
  readonly changes: readonly string[];
  /** Provenance that differs between any two runs, and is not counted. */
  readonly volatile: readonly string[];
  readonly caveats: readonly string[];
  readonly exitCode: 0 | 1 | 2;
  readonly status: string;
  /** `agentverity.compare/v1`, whole. */
  readonly report: Readonly<Record<string, unknown>>;
}

export type DriftWord = "DRIFT" | "NONE DETECTED" | "UNDECIDED" | "INCOMPATIBLE" | "INCOMPLETE";

export interface WindowModel {
  readonly file: string;
  /** As a person knows it: `evidence file`. */
  readonly source: string;
  readonly probes: number;
  /** Answers, count. */
  readonly runs: number;
  readonly failed: number;
  readonly isolation: string;
}

export interface DriftRouteRow {
  readonly route: string;
  readonly before: { readonly flips: number; readonly pairs: number; readonly verdict: string };
  readonly after: { readonly flips: number; readonly pairs: number; readonly verdict: string };
  /** Of "flips more often than before", corrected; absent where the windows share no probe of it. */
  readonly corrected?: number;
  readonly drifted: boolean;
}

export interface DriftProbeRow {
  /** SHA-256 of the input's UTF-8, 64 hex digits; renderers shorten it. */
  readonly fingerprint: string;
  /** Where it stands in the later window: `cases[3]`. */
  readonly place: string;
  readonly route: string;
  /** `26 × refund`, commonest first. Words of the model. */
  readonly before: string;
  readonly after: string;
  readonly corrected: number;
  readonly drifted: boolean;
  /** The commonest answer is another one, and that is not proven. */
  readonly movedUnproven: boolean;
  readonly runsNeeded?: number;
}
