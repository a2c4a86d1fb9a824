import { type Significance, type TestedAnswers, type TestedProbe } from "./drift-probes.js";
import type { Evidence, EvidenceCase } from "./evidence.js";
import { type PairCount } from "./pairs.js";
import type { ExitCode } from "./status.js";
/** Evidence in which every case names the decision it was written to reach. */
export interface RoutedEvidence extends Evidence {
    readonly cases: readonly RoutedCase[];
}
export interface RoutedCase extends EvidenceCase {
    readonly expected: string;
}
export interface ProbeDrift extends TestedProbe {
    readonly route: string;
}
export interface RouteDrift extends Significance {
    readonly route: string;
    /** Pairs of the probes that both windows hold. */
    readonly before: PairCount;
    readonly after: PairCount;
    readonly drifted: boolean;
    /** The smallest flip rate after that would have been found, with a power of 80 %; absent: none would. */
    readonly detectable?: number;
}
export declare const DRIFT_STATUSES: readonly ["drift", "none-detected", "undecided", "incompatible", "incomplete"];
export type DriftStatus = (typeof DRIFT_STATUSES)[number];
export interface Drift {
    /**
     * `undecided`: not even a complete change of all answers would have been significant. `incompatible`: nothing was
     * found on what both windows hold, and they do not hold the same probes. `incomplete`: calls failed.
     */
    readonly status: DriftStatus;
    readonly exitCode: ExitCode;
    /** Bound on calling an unchanged agent drifted. */
    readonly level: number;
    /** Of both windows, in the order of the second. */
    readonly probes: readonly ProbeDrift[];
    /** All probes together: the sum of their distances. */
    readonly answers: TestedAnswers;
    readonly routes: readonly RouteDrift[];
    /** Fingerprints of the probes that one window holds and the other does not. */
    readonly onlyBefore: readonly string[];
    readonly onlyAfter: readonly string[];
    /** Failed calls, counts. */
    readonly failed: {
        readonly before: number;
        readonly after: number;
    };
    /**
     * The smallest share of changed answers that would have been found on any single probe with a power of 80 %; absent
     * where a complete change of at least one probe would not have been.
     */
    readonly detectable?: number;
}
export declare function compareWindows(before: RoutedEvidence, after: RoutedEvidence): Drift;
