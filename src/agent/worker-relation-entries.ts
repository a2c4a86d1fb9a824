/** In the worker: what a catalogue holds, read part by part; the first fault is told with its relation. */
import { BUILT_IN_RELATIONS, RELATION_KINDS } from "../core/built-in-relations.ts";
import type { Relation } from "../core/custom-relation.ts";
import { LAYERS } from "../core/outcome.ts";
import type { CatalogueEntry } from "./relation-catalogue-protocol.ts";

/** The name for all that are built in. */
const ALL = "default";
const NAME = /^(?=.*\S)[^\r\n]{1,100}$/;

export type Entry = CatalogueEntry & { readonly relation: Relation };

/** Its message says what is wrong, and with which relation. */
export class CatalogueFault extends Error {}

/**
 * @param made a list of relations, or one; a text names a built-in relation
 * @returns at least one, names distinct
 * @throws CatalogueFault
 */
export function readEntries(made: unknown): readonly Entry[] {
  const all: readonly unknown[] = Array.isArray(made) ? made : [made];
  const named = all.flatMap((each) => (each === ALL ? BUILT_IN_RELATIONS.map(({ name }) => name) : [each]));
  const entries = named.map((each, index) => readEntry(each, `relation ${index + 1}`));
  if (entries.length === 0) throw new CatalogueFault("it holds no relation");
  const repeated = entries.find(({ name }, index) => entries.findIndex((each) => each.name === name) < index);
  if (repeated !== undefined)
    throw new CatalogueFault(`two relations are called \`${repeated.name}\`, and reports tell them by name`);
  return entries;
}

function readEntry(value: unknown, place: string): Entry {
  if (typeof value === "string") return builtIn(value, place);
  if (typeof value !== "object" || value === null) {
    throw new CatalogueFault(
      `${place} is ${value === null ? "null" : `of type ${typeof value}`}, not a relation`,
    );
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const { name, check } = fields;
  if (typeof name !== "string" || !NAME.test(name))
    throw new CatalogueFault(`${place} has no \`name\` of one line and at most 100 characters`);
  const kind = oneOf(RELATION_KINDS, fields["kind"], "kind", name);
  const compares = oneOf(LAYERS, fields["compare"] ?? "verdict", "compare", name);
  const fault = faultOf(fields, kind);
  if (fault !== undefined) throw new CatalogueFault(`relation \`${name}\` ${fault}`);
  return { name, kind, compares, checked: check !== undefined, relation: value as Relation };
}

function oneOf<Value extends string>(
  known: readonly Value[],
  given: unknown,
  field: string,
  name: string,
): Value {
  const found = known.find((each) => each === given);
  if (found !== undefined) return found;
  const shown = given === undefined ? `has no \`${field}\`` : `has the \`${field}\` ${JSON.stringify(given)}`;
  throw new CatalogueFault(
    `relation \`${name}\` ${shown}; it must be ${known.map((each) => `\`${each}\``).join(" or ")}`,
  );
}

/** @returns what goes on from the relation's name */
function faultOf(
  { transform, check, compare }: Readonly<Record<string, unknown>>,
  kind: string,
): string | undefined {
  if (typeof transform !== "function") return "has no function `transform`";
  if (check !== undefined && typeof check !== "function") return "has a `check` that is no function";
  if (check === undefined && kind !== "invariant")
    return `is ${kind} and has no function \`check\`, which says what that means`;
  if (check !== undefined && compare !== undefined) return "has both `compare` and `check`: keep one of them";
  return undefined;
}

function builtIn(name: string, place: string): Entry {
  const relation = BUILT_IN_RELATIONS.find((each) => each.name === name);
  if (relation !== undefined) {
    const { kind, compares } = relation;
    return { name, kind, compares, checked: false, relation };
  }
  const known = BUILT_IN_RELATIONS.map((each) => `\`${each.name}\``).join(", ");
  throw new CatalogueFault(
    `${place} is the text ${JSON.stringify(name.slice(0, 60))}, which names no built-in relation; they are ${known}, and \`${ALL}\` for all of them`,
  );
}
