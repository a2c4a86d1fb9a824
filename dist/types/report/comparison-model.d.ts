/** Several runs of one agent with different probe sets, side by side; every number is final. */
import type { StabilityModel } from "./model.js";
export interface ComparisonModel {
    readonly agent: string;
    /** In the order in which they are shown. */
    readonly rows: readonly ComparisonRow[];
}
export interface ComparisonRow {
    /** The probe set's name. */
    readonly name: string;
    /** First answers that equal the expected one, of probes with one. */
    readonly exactMatch: {
        readonly matched: number;
        readonly total: number;
    };
    /** Absent when nothing was repeated. */
    readonly stability?: ComparedStability;
    /** Required routes of the contract; both absent without a contract. */
    readonly reachedRoutes?: number;
    readonly requiredRoutes?: number;
    /** Distinct decisions over the probes' first answers. */
    readonly decisions: number;
    readonly admissible: boolean;
    /** The first refusal; absent when admissible. */
    readonly reason?: string;
}
export type ComparedStability = Pick<StabilityModel, "flips" | "pairs" | "upper" | "tolerance" | "verdict">;
