/**
 * The ordered outcomes of every case at one layer: all that stability, coverage and admission are computed from.
 * It records how trials were kept apart; it does not claim that they were independent.
 */
import type { Layer, Outcome } from "./outcome.js";
export declare const ISOLATIONS: readonly ["fresh-session", "fresh-instance", "shared-session", "unknown"];
export type Isolation = (typeof ISOLATIONS)[number];
export interface EvidenceCase {
    readonly input: string;
    /** SHA-256 of the input's UTF-8, 64 lower-case hex digits. */
    readonly fingerprint: string;
    readonly expected?: string;
    /** In trial order; a failed trial leaves no gap and is counted in `errors`. */
    readonly outcomes: readonly Outcome[];
    /** Failed or never finished trials, count. */
    readonly errors: number;
}
/**
 * How a run ended that did not make all calls of a fixed plan, as its evidence says. The order between its probes is not
 * in there, so it cannot be read again as it was.
 */
export type RecordedEnd = {
    readonly kind: "sequential";
    readonly call: "deterministic" | "stochastic" | "undecided";
    /** Pairs that the call rests on, and all that were collected. */
    readonly pairs: number;
    readonly collected: number;
} | {
    readonly kind: "curtailed";
    readonly stoppingPair: number;
    readonly endpointPairs: number;
};
export interface Evidence {
    readonly layer: Layer;
    readonly isolation: Isolation;
    /** Answers that a harness replayed from a cache, count; absent: none is known. Such evidence is never admitted. */
    readonly replays?: number;
    /** Why the harness that recorded it did not finish, in words; absent when it did. */
    readonly unfinished?: string;
    /** Absent: a fixed plan, nothing said of it, or trials in the order that was declared for them. */
    readonly end?: RecordedEnd;
    readonly cases: readonly EvidenceCase[];
}
