/**
 * Does the agent keep to the relations the team expects between an input and its rewording? Counts what was really put to
 * the test: an input that a relation left as it was is no test, and a failed call is no answer. One follow-up each is no
 * measurement of how often a relation holds.
 */
import type { RelationKind } from "./built-in-relations.js";
import type { EvidenceCase } from "./evidence.js";
import type { Outcome } from "./outcome.js";
import type { TrialFailure, TrialResult } from "./trial.js";
/** One call on a reworded probe. */
export interface FollowUp {
    /** The relation's name. */
    readonly relation: string;
    /** 0-based index in the suite. */
    readonly caseIndex: number;
    /** 1 unless the call had to be made again without having been answered. */
    readonly attempt: number;
    /** ISO 8601, UTC. */
    readonly startedAt: string;
    readonly result: TrialResult;
}
export type RelationOutcome = 
/** The relation left the input as it was: nothing to test, and nothing was asked. */
{
    readonly kind: "unchanged";
} | {
    readonly kind: "held";
} | {
    readonly kind: "violated";
    readonly before: Outcome;
    readonly after: Outcome;
    /** The catalogue's own words; absent: the two outcomes say it. */
    readonly why?: string;
}
/** @property of `source`: the probe itself was never answered; `call`: its rewording; `check`: the catalogue threw */
 | {
    readonly kind: "failed";
    readonly of: "source" | "call" | "check";
    readonly failure: TrialFailure;
}
/** Planned and never asked. */
 | {
    readonly kind: "unasked";
};
/** What became of one relation, by case in suite order. */
export interface RelationRun {
    readonly name: string;
    readonly kind: RelationKind;
    readonly outcomes: readonly RelationOutcome[];
}
/** Counts of cases, or of cases times relations; `exercised` = held + violated. */
export interface RelationCounts {
    readonly exercised: number;
    readonly held: number;
    readonly violated: number;
    readonly unchanged: number;
    readonly failed: number;
    readonly unasked: number;
}
export interface RelationResult extends RelationRun, RelationCounts {
    /** It changed no input at all, so it tested nothing. */
    readonly vacuous: boolean;
}
export interface RouteRelations extends RelationCounts {
    readonly route: string;
    /** Count of cases written for it. */
    readonly cases: number;
}
export interface Relations {
    /** In the order of the catalogue; at least one. */
    readonly results: readonly RelationResult[];
    /** Sorted by route; undefined when a case names no route. */
    readonly routes: readonly RouteRelations[] | undefined;
    /** Over all relations. */
    readonly counts: RelationCounts;
    /** No relation of the catalogue changed any input. */
    readonly vacuous: boolean;
}
export declare function judgeRelations(runs: readonly RelationRun[], cases: readonly EvidenceCase[]): Relations;
