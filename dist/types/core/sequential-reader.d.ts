/**
 * Reads a sequential measurement: the pairs of the declared order, one after the other, for all questions at once.
 * What is called follows from the outcomes in that order alone, never from when they came in.
 */
import { type LineReading, type PairOutcome } from "./sequential.js";
import type { SequentialPlan } from "./sequential-plan.js";
/** A pair: the 0-based probe, and which of its pairs. */
export interface PairPlace {
    readonly caseIndex: number;
    readonly pair: number;
}
export type OutcomeOf = (place: PairPlace) => PairOutcome | undefined;
export declare class SequentialReader {
    #private;
    constructor(plan: SequentialPlan, outcomeOf: OutcomeOf);
    /** Pairs read. */
    get read(): number;
    /** Flips among them. */
    get flips(): number;
    /** Is every question settled, or nothing more to be read for it? */
    get isOver(): boolean;
    /** Does the reading stand at a pair with a failed call? It is never skipped. */
    get hasFailed(): boolean;
    /** Pooled first, then two for each route: corrected and uncorrected. */
    get lines(): readonly LineReading[];
    /** Reads on as far as outcomes are in. */
    advance(): void;
    /** The pairs that may be under way now: no further than this wave, and than the next boundary that may certify. */
    wave(): readonly PairPlace[];
    /** Pairs in all if none flips from here on. */
    pairsIfQuiet(): number;
}
