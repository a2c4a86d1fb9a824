/**
 * The machine-readable run report, `agentverity.run/v2`: the reference's fields under its names, and ours
 * beside them. Raw probe text and exception bodies never enter it; probes appear by fingerprint.
 * (At layer `text` a decision *is* the text, and appears where decisions appear.)
 */
import type { Assessment } from "../core/assess.js";
import type { CurtailmentReplay } from "../core/curtailment.js";
import type { FlipPair } from "../core/pairs.js";
import type { RoutePlan } from "../core/plan.js";
import type { StabilityVerdict } from "../core/stability.js";
/** How the run was made, as far as its report repeats it. */
export interface RunSettings {
    /** Present when it was asked for. */
    readonly replay?: CurtailmentReplay | undefined;
    readonly commonRepeats: number;
    readonly routePlans: readonly RoutePlan[];
    readonly errorPolicy: "record" | "stop";
    readonly maxWorkers: number;
    readonly calls: {
        readonly planned: number;
        readonly made: number;
        readonly failed: number;
    };
    readonly errors: readonly {
        readonly kind: string;
        readonly caseIndex: number;
    }[];
    /** Where they happened. */
    readonly phase?: "meter" | "imported-evidence";
}
export type RunReport = Readonly<Record<string, unknown>>;
export declare function buildRunReport(assessment: Assessment, settings: RunSettings, caveats: readonly string[]): RunReport;
/** The reference's words for a verdict; automation written for it compares these. */
export declare const CALLS: Readonly<Record<StabilityVerdict["kind"], string>>;
/** Sorted as the reference sorts them: by count, then by their words. */
export declare function flipPairFields(flipPairs: readonly FlipPair[]): readonly {
    readonly count: number;
    readonly decisions: readonly string[];
}[];
