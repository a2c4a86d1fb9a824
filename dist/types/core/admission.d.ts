/**
 * May this run become the approved baseline, as far as the evidence goes? A human's sign-off comes after and
 * is not judged here. Refuses with every reason, never with the first alone.
 */
import type { ContractCoverage, Skew } from "./coverage.js";
import type { Curtailment } from "./curtailment.js";
import type { Evidence } from "./evidence.js";
import type { RouteStability } from "./routes.js";
import type { Stability } from "./stability.js";
export type Refusal = {
    readonly kind: "empty";
} | {
    readonly kind: "incomplete";
} | {
    readonly kind: "repeated-probes";
    readonly count: number;
} | {
    readonly kind: "unobserved-probes";
    readonly cases: readonly number[];
} | {
    readonly kind: "shared-session";
} | {
    readonly kind: "replays";
    readonly count: number;
} | {
    readonly kind: "unmetered";
} | {
    readonly kind: "unsettled-reading";
    readonly call: "stochastic" | "undecided";
    readonly pairs: number;
} | {
    readonly kind: "curtailed";
    readonly curtailment: Curtailment;
} | {
    readonly kind: "stochastic" | "undecided";
    readonly stability: Stability;
} | {
    readonly kind: "stochastic-routes" | "undecided-targets";
    readonly routes: readonly RouteStability[];
} | {
    readonly kind: "contract";
    readonly coverage: ContractCoverage;
} | {
    readonly kind: "blind";
    readonly skew: Skew;
};
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
export declare function admit(run: Admissible): Admission;
