/**
 * The relations every team can ask for without writing one: rewordings that change no request, so a router that cares for
 * what was asked answers them alike. They know nothing of the team's domain; what only the team knows goes into a
 * catalogue of its own.
 */
import type { Observation } from "./observation.ts";
import { type Layer, type Projected, project } from "./outcome.ts";

export const RELATION_KINDS = ["invariant", "monotone", "directional"] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

export interface BuiltInRelation {
  readonly name: string;
  readonly kind: "invariant";
  /** What must stay as it was. */
  readonly compares: Layer;
  readonly transform: (input: string) => string;
}

/** In the order in which they are asked and reported. */
export const BUILT_IN_RELATIONS: readonly BuiltInRelation[] = [
  { name: "normalisation-invariance", kind: "invariant", compares: "verdict", transform: normalised },
  { name: "case-invariance", kind: "invariant", compares: "verdict", transform: withCaseInverted },
  { name: "whitespace-invariance", kind: "invariant", compares: "verdict", transform: withWhiteSpace },
  { name: "tool-selection-invariance", kind: "invariant", compares: "tools", transform: normalised },
];

/** Without accents, and with single blanks for any white space. */
function normalised(input: string): string {
  return input
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/\p{White_Space}+/gu, " ")
    .trim();
}

/** One letter may become two: `straße` is `STRASSE`. */
function withCaseInverted(input: string): string {
  return input.replace(/\p{Uppercase}|\p{Lowercase}/gu, (letter) =>
    /\p{Lowercase}/u.test(letter) ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

function withWhiteSpace(input: string): string {
  return `\n${input}  `;
}

/**
 * What a relation compares of one answer. Where an agent names no decision because the run compares something else, that
 * stands in for it.
 *
 * @param layer    of the run
 * @param compares of the relation
 */
export function comparedOutcome(observation: Observation, layer: Layer, compares: Layer): Projected {
  if (compares !== "verdict" || layer === "verdict") return project(observation, compares);
  return observation.verdict === null
    ? project(observation, layer)
    : { ok: true, outcome: observation.verdict };
}
