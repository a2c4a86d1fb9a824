/** What the engine and a catalogue's worker say to each other, as JSON in the texts of ordinary calls. */
import type { RelationKind } from "../core/built-in-relations.ts";
import type { RelationAnswer } from "../core/custom-relation.ts";
import type { Layer } from "../core/outcome.ts";

export interface CatalogueEntry {
  readonly name: string;
  readonly kind: RelationKind;
  /** What a person is shown of both answers, and what must be equal where there is no check. */
  readonly compares: Layer;
  /** It has a check of its own. */
  readonly checked: boolean;
}

export type CatalogueQuestion =
  | { readonly ask: "list" }
  | { readonly ask: "reword"; readonly index: number; readonly input: string }
  | {
      readonly ask: "check";
      readonly index: number;
      readonly before: RelationAnswer;
      readonly after: RelationAnswer;
    };

export interface CheckReply {
  readonly held: boolean;
  /** Why not, in the catalogue's own words. */
  readonly why?: string;
}
