/**
 * The relations every team can ask for without writing one: rewordings that change no request, so a router that cares for
 * what was asked answers them alike. They know nothing of the team's domain; what only the team knows goes into a
 * catalogue of its own.
 */
import type { Observation } from "./observation.js";
import { type Layer, type Projected } from "./outcome.js";
export declare const RELATION_KINDS: readonly ["invariant", "monotone", "directional"];
export type RelationKind = (typeof RELATION_KINDS)[number];
export interface BuiltInRelation {
    readonly name: string;
    readonly kind: "invariant";
    /** What must stay as it was. */
    readonly compares: Layer;
    readonly transform: (input: string) => string;
}
/** In the order in which they are asked and reported. */
export declare const BUILT_IN_RELATIONS: readonly BuiltInRelation[];
/**
 * What a relation compares of one answer. Where an agent names no decision because the run compares something else, that
 * stands in for it.
 *
 * @param layer    of the run
 * @param compares of the relation
 */
export declare function comparedOutcome(observation: Observation, layer: Layer, compares: Layer): Projected;
