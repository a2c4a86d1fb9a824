/** Typed access to the reference vectors; a field a test reads is declared here. */
import { readFileSync } from "node:fs";

interface Cases<T> {
  readonly cases: readonly T[];
}

export interface ReferenceRoute {
  readonly decision: string;
  readonly cases: number;
  readonly pair_trials: number;
  readonly pair_flips: number;
  readonly flip_rate: number;
  readonly ci_low: number;
  readonly ci_high: number;
  readonly call: string;
  readonly pairs_needed: number | null;
}

interface Statistics {
  readonly wilson: Cases<{
    flips: number;
    pairs: number;
    low: number;
    high: number;
    calls: Readonly<Record<string, string>>;
  }>;
  readonly pairs_needed: Cases<{ epsilon: number; flip_rate: number; pairs: number | null }>;
  readonly best_case_admission: Cases<{
    epsilon: number;
    flips: number;
    pairs: number;
    max_pairs: number | null;
    total: number | null;
  }>;
  readonly binomial: Cases<{ k: number; n: number; p: number; cdf: number; sf: number }>;
  readonly flakiness: Cases<{ passes: number; n: number; cp_low: number; cp_high: number }>;
  readonly plan_repeats: Cases<{
    inputs: number;
    epsilon: number;
    budget: number | null;
    k?: number;
    error?: string;
  }>;
  readonly plan_route_repeats: Cases<{
    intended: readonly string[];
    epsilon: number;
    targets?: Readonly<Record<string, number>>;
    minimum_repeats?: number;
    plans: readonly {
      decision: string;
      cases: number;
      target: number;
      pairs_needed: number;
      repeats_each: number;
      calls: number;
    }[];
  }>;
  readonly stratify_runs: Cases<{
    epsilon: number;
    targets?: Readonly<Record<string, number>>;
    series: readonly { route: string; answers: string }[];
    stratified: {
      layer: string;
      routes: readonly ReferenceRoute[];
      flip_pairs: readonly { decisions: readonly string[]; count: number }[];
      stochastic: readonly string[];
      undecided: readonly string[];
      deterministic: readonly string[];
    };
    pooled: {
      pair_trials: number;
      pair_flips: number;
      inputs_with_flip: number;
      ci_low: number;
      ci_high: number;
      call: string;
    };
  }>;
}

export const statistics = JSON.parse(
  readFileSync(new URL("./statistics.json", import.meta.url), "utf8"),
) as Statistics;
