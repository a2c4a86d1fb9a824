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
  readonly flakiness: Cases<{
    passes: number;
    n: number;
    cp_low: number;
    cp_high: number;
    agentcheck_score: number;
    flake_low: number;
    flake_high: number;
  }>;
  readonly anytime_plans: Cases<{
    epsilon: number;
    alpha_det: number;
    alpha_sto: number;
    rho: number;
    max_pairs: number;
    certify_at: readonly number[];
    stochastic_by: readonly number[];
    spent_det: number;
    spent_sto: number;
  }>;
  /** `plan`: index into `anytime_plans`; `outcomes`: one character a pair, 1 for a flip. */
  readonly anytime_decisions: Cases<{
    plan: number;
    outcomes: string;
    call: string;
    pairs: number;
    flips: number;
  }>;
  readonly anytime_operating_characteristics: Cases<{
    plan: number;
    p: number;
    p_det: number;
    p_sto: number;
    p_und: number;
    e_pairs: number;
  }>;
  readonly two_sample: Cases<{
    base_pass: number;
    base_n: number;
    cur_pass: number;
    cur_n: number;
    fisher_less: number;
    fisher_two_sided: number;
    boschloo_less_scipy?: number;
  }>;
  /** `series`: one string a probe, one character a trial. */
  readonly plan_sequential: Cases<{
    readonly epsilon: number;
    readonly alpha: number;
    readonly looks: number;
    readonly budget: number | null;
    readonly checkpoints: readonly number[];
    readonly certify_at_most: number;
    readonly stochastic_at_least: Readonly<Record<string, number>>;
  }>;
  readonly curtailment_replay: Cases<{
    epsilon: number;
    series: readonly string[];
    replay: {
      analysis: string;
      schedule: string;
      outcome: string;
      stopping_pair: number | null;
      endpoint_pairs: number;
      observed_flips: number;
      avoided_pairs: number;
      meter_calls_avoided: number;
      changes_endpoint_classification: boolean;
    };
  }>;
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
