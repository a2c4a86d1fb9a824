/** Dotted paths into a JSON answer: `choices.0.message.content`, `output.*.name`, `messages.-1.content`. */

export type PathRead =
  | { readonly found: true; readonly value: unknown }
  | {
      readonly found: false;
      /** For a person: where the path breaks off and what is there instead. */
      readonly why: string;
      /** Only its last name is absent (or the list that `*` would go through): a field that is left out when empty. */
      readonly optional: boolean;
    };

/**
 * @param path names and list positions joined by dots; a negative position counts from the end; `*` goes through a
 *             list and gives a list of what it finds, without the elements that lack the rest. `a[0].b` and a
 *             leading `$.` are understood too.
 */
export function readPath(root: unknown, path: string): PathRead {
  const segments = splitPath(path);
  const star = segments.indexOf("*");
  const trunk = star === -1 ? segments : segments.slice(0, star);
  let value = root;
  for (const [index, segment] of trunk.entries()) {
    const next = child(value, segment);
    if (next === undefined) {
      const optional = index === trunk.length - 1;
      return { found: false, optional, why: brokenAt(path, trunk.slice(0, index), value) };
    }
    value = next;
  }
  if (star === -1) return { found: true, value };
  if (value === null) return { found: true, value: [] };
  if (!Array.isArray(value)) return { found: false, optional: false, why: brokenAt(path, trunk, value) };
  return { found: true, value: collect(value, segments.slice(star + 1)) };
}

function splitPath(path: string): string[] {
  const dotted = path.replace(/^\$\.?/, "").replace(/\[(-?\d+|\*)\]/g, ".$1");
  return dotted.split(".").filter((segment) => segment !== "");
}

function collect(list: readonly unknown[], rest: readonly string[]): unknown[] {
  if (rest.length === 0) return [...list];
  const path = rest.join(".");
  return list.flatMap((element) => {
    const read = readPath(element, path);
    if (!read.found) return [];
    return rest.includes("*") ? (read.value as unknown[]) : [read.value];
  });
}

/** Own properties only: `constructor` is no part of an answer. */
function child(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return /^-?\d+$/.test(segment) ? value.at(Number(segment)) : undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
  return (value as Record<string, unknown>)[segment];
}

function brokenAt(path: string, reached: readonly string[], value: unknown): string {
  const where = reached.length === 0 ? "it" : `\`${reached.join(".")}\``;
  return `the answer has no \`${path}\`: ${where} ${contentOf(value)}`;
}

function contentOf(value: unknown): string {
  if (Array.isArray(value)) return `is a list of ${value.length}`;
  if (typeof value !== "object" || value === null)
    return `is ${value === null ? "null" : `a ${typeof value}`}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return "is an empty object";
  const shown = keys.slice(0, 8).map((key) => `\`${key.slice(0, 40)}\``);
  return `has ${shown.join(", ")}${keys.length > shown.length ? ` and ${keys.length - shown.length} more` : ""}`;
}
