/**
 * Evidence in, verdicts out; pure. Everything a report shows or a gate enforces is decided here.
 * Repeatability and variety are judged, within one evaluation period; correctness never.
 */
import { type Admission } from "./admission.js";
import { type ContractCoverage, type Skew } from "./coverage.js";
import type { Curtailment } from "./curtailment.js";
import type { Evidence } from "./evidence.js";
import { type FlipPair } from "./pairs.js";
import { type RelationRun, type Relations } from "./relations.js";
import { type RouteStability } from "./routes.js";
import type { SequentialReading } from "./sequential-reading.js";
import { type PooledStability } from "./stability.js";
import { type ExitCode, type Status } from "./status.js";
import type { Contract } from "./suite.js";
export interface Policy {
    /** Flip rate to exclude, fraction in (0, 1). */
    readonly epsilon: number;
    /** Share of one decision from which the probes are blind, fraction in (0, 1]. */
    readonly blindnessThreshold: number;
    readonly meter: boolean;
    readonly blindness: boolean;
    /** Clopper-Pearson decides instead of Wilson. */
    readonly strict: boolean;
    readonly contract?: Contract;
}
export interface Assessment {
    readonly evidence: Evidence;
    readonly policy: Policy;
    /** Every planned call was made and answered. */
    readonly complete: boolean;
    readonly failedCalls: number;
    /** Planned and never made. */
    readonly missingCalls: number;
    /** undefined when the meter was off. */
    readonly stability: PooledStability | undefined;
    readonly routes: readonly RouteStability[] | undefined;
    readonly flipPairs: readonly FlipPair[];
    /** undefined when blindness was off or nothing was answered. */
    readonly skew: Skew | undefined;
    readonly contract: ContractCoverage | undefined;
    /** undefined when none was asked for. */
    readonly relations: Relations | undefined;
    /** Of method `sequential`: what was read, and what was collected beside it. */
    readonly sequential: SequentialReading | undefined;
    /** Where the run was stopped because admission had become unreachable: it has no verdict then. */
    readonly curtailment: Curtailment | undefined;
    readonly status: Status;
    readonly exitCode: ExitCode;
    readonly admission: Admission;
}
/** How a run ended that did not make all calls of a fixed plan, and was not to. */
export interface EarlyEnd {
    readonly sequential?: SequentialReading | undefined;
    readonly curtailment?: Curtailment | undefined;
}
/**
 * @param missingCalls planned calls that were never made, count
 * @param relationRuns what became of the follow-up calls; empty where no relation was asked for
 */
export declare function assess(evidence: Evidence, policy: Policy, missingCalls: number, relationRuns?: readonly RelationRun[], { sequential, curtailment }?: EarlyEnd): Assessment;
