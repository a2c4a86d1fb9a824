/**
 * May this run become the approved baseline, as far as the evidence goes? A human's sign-off comes after and
 * is not judged here. Refuses with every reason, never with the first alone.
 */
import type { ContractCoverage, Skew } from "./coverage.ts";
import type { Curtailment } from "./curtailment.ts";
import type { Evidence } from "./evidence.ts";
import type { RouteStability } from "./routes.ts";
import type { Stability } from "./stability.ts";

export type Refusal =
  | { readonly kind: "empty" }
  | { readonly kind: "incomplete" }
  | { readonly kind: "repeated-probes"; readonly count: number }
  | { readonly kind: "unobserved-probes"; readonly cases: readonly number[] }
  | { readonly kind: "shared-session" }
  | { readonly kind: "replays"; readonly count: number }
  | { readonly kind: "unmetered" }
  | { readonly kind: "unsettled-reading"; readonly call: "stochastic" | "undecided"; readonly pairs: number }
  | { readonly kind: "curtailed"; readonly curtailment: Curtailment }
  | { readonly kind: "stochastic" | "undecided"; readonly stability: Stability }
  | { readonly kind: "stochastic-routes" | "undecided-targets"; readonly routes: readonly RouteStability[] }
  | { readonly kind: "contract"; readonly coverage: ContractCoverage }
  | { readonly kind: "blind"; readonly skew: Skew };

export interface Admission {
  readonly admissible: boolean;
  /** In the order a person should cure them; empty exactly when admissible. */
  readonly refusals: readonly Refusal[];
}

export interface Admissible {
  readonly evidence: Evidence;
  readonly complete: boolean;
  readonly stability: Stability | undefined;
  readonly routes: readonly RouteStability[] | undefined;
  readonly skew: Skew | undefined;
  readonly contract: ContractCoverage | undefined;
  readonly curtailment?: Curtailment | undefined;
}

export function admit(run: Admissible): Admission {
  const refusals = [...refuseRecording(run), ...refuseCoverage(run), ...refuseStability(run)];
  return { admissible: refusals.length === 0, refusals };
}

function* refuseRecording({ evidence, complete }: Admissible): Generator<Refusal> {
  if (evidence.cases.length === 0) yield { kind: "empty" };
  if (!complete) yield { kind: "incomplete" };
  const distinct = new Set(evidence.cases.map((item) => item.fingerprint)).size;
  if (distinct < evidence.cases.length)
    yield { kind: "repeated-probes", count: evidence.cases.length - distinct };
  const unobserved = [...evidence.cases.entries()].filter(([, item]) => item.outcomes.length === 0);
  if (unobserved.length > 0) yield { kind: "unobserved-probes", cases: unobserved.map(([index]) => index) };
  if (evidence.isolation === "shared-session") yield { kind: "shared-session" };
  if (evidence.replays !== undefined && evidence.replays > 0)
    yield { kind: "replays", count: evidence.replays };
  // An interval over pairs whose number followed from what they gave may say more than the reading dared to.
  if (evidence.end?.kind === "sequential" && evidence.end.call !== "deterministic")
    yield { kind: "unsettled-reading", call: evidence.end.call, pairs: evidence.end.pairs };
}

function* refuseCoverage({ contract, skew }: Admissible): Generator<Refusal> {
  if (contract !== undefined && !contract.satisfied) yield { kind: "contract", coverage: contract };
  if (skew?.blind === true) yield { kind: "blind", skew };
}

function* refuseStability({ stability, routes = [], curtailment }: Admissible): Generator<Refusal> {
  if (curtailment !== undefined) yield { kind: "curtailed", curtailment };
  else if (stability === undefined) yield { kind: "unmetered" };
  else if (stability.verdict.kind !== "deterministic") yield { kind: stability.verdict.kind, stability };
  const stochastic = routes.filter((route) => route.verdict.kind === "stochastic");
  if (stochastic.length > 0) yield { kind: "stochastic-routes", routes: stochastic };
  const undecided = routes.filter((route) => route.targeted && route.verdict.kind === "undecided");
  if (undecided.length > 0) yield { kind: "undecided-targets", routes: undecided };
}
