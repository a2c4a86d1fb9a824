/** What a team's own catalogue of relations is made of: the shape that `relations: FILE#export` exports. */
import type { NoDecisionReason } from "./decision.js";
import type { ToolCall } from "./observation.js";
import type { Layer } from "./outcome.js";
/** What the agent answered, as a check sees it. */
export interface RelationAnswer {
    /** null: no decision was named; `noDecision` says why. */
    readonly verdict: string | null;
    readonly noDecision: NoDecisionReason | null;
    readonly text: string;
    /** Names, in the order of the calls. */
    readonly tools: readonly string[];
    readonly toolCalls: readonly ToolCall[];
    /** Count, integer ≥ 0. */
    readonly steps?: number;
    readonly errors: readonly string[];
    /** Milliseconds. */
    readonly latencyMs?: number;
    /** US dollars. */
    readonly costUsd?: number;
    readonly metadata?: Readonly<Record<string, unknown>>;
}
/** `true`: the relation held. `false`, or a text that says why: it was violated. */
export type RelationVerdict = boolean | string;
export interface InvariantRelation {
    /** Stands in every report; distinct in its catalogue. */
    readonly name: string;
    /** Nothing that counts may change. */
    readonly kind: "invariant";
    /** The same text for the same input. An input it returns as it is, is skipped: there is nothing to test. */
    transform(input: string): string | Promise<string>;
    /** What must stay as it was, without a `check`: the decision, unless it says otherwise. */
    readonly compare?: Layer;
    check?(before: RelationAnswer, after: RelationAnswer): RelationVerdict | Promise<RelationVerdict>;
}
export interface CheckedRelation {
    readonly name: string;
    /** `monotone`: something may only go one way; `directional`: it must change in one. */
    readonly kind: "monotone" | "directional";
    transform(input: string): string | Promise<string>;
    /** @param before the probe's first answer; @param after the answer to what `transform` made of it */
    check(before: RelationAnswer, after: RelationAnswer): RelationVerdict | Promise<RelationVerdict>;
}
export type Relation = InvariantRelation | CheckedRelation;
/** A text names a built-in relation; `default` stands for all four. */
export type RelationCatalogue = readonly (Relation | string)[];
