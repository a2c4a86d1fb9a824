import type { ComparisonModel } from "./comparison-model.js";
/** What is read of `agentverity.run/v2`. */
export interface RunDocument {
    readonly meter: {
        readonly pair_flips: number;
        readonly pair_trials: number;
        readonly ci_high: number;
        readonly epsilon: number;
        readonly call: string;
    } | null;
    readonly decision_contract: {
        readonly required: readonly string[];
        readonly missing_observed: readonly string[];
    } | null;
    readonly blindness: {
        readonly distinct: number;
    } | null;
    readonly admission: {
        readonly admissible: boolean;
        readonly refusals: readonly {
            readonly reason: string;
        }[];
    };
}
/** What is read of `agentverity.evidence/v2`. */
export interface EvidenceDocument {
    readonly cases: readonly {
        readonly expected?: string;
        readonly observations: readonly unknown[];
    }[];
}
export interface ComparedRun {
    readonly name: string;
    readonly run: RunDocument;
    readonly evidence: EvidenceDocument;
}
export declare function buildComparison(agent: string, runs: readonly ComparedRun[]): ComparisonModel;
