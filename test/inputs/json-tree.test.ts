import fc from "fast-check";
import { expect, it } from "vitest";
import { countKeys, type JsonNode, readJsonTree } from "../../src/inputs/json-tree.ts";

function isValid(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, child) => sum + keysIn(child), own);
}

const json = fc.json({ maxDepth: 6 });
const spaced = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 1, 2, "\t"))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

it("accepts and refuses exactly what JSON.parse does, for texts with one character changed", () => {
  const damaged = fc
    .tuple(spaced, fc.nat(), fc.constantFrom("", ",", '"', "}", "]", "1", "x", "\\", ":", "\n"))
    .map(
      ([text, at, mark]) =>
        text.slice(0, at % (text.length + 1)) + mark + text.slice((at % (text.length + 1)) + 1),
    );
  fc.assert(
    fc.property(fc.oneof(json, spaced, damaged), (text) => {
      expect(readJsonTree(text).ok).toBe(isValid(text));
    }),
    { numRuns: 1000 },
  );
});

it("counts every key of a valid text", () => {
  fc.assert(
    fc.property(fc.oneof(json, spaced), (text) => {
      expect(countKeys(text)).toBe(keysIn(JSON.parse(text)));
    }),
  );
});

it("points at each value: what stands there parses to it", () => {
  const check = (text: string, node: JsonNode, value: unknown): void => {
    if (node.kind === "array")
      for (const [i, item] of node.items.entries()) check(text, item, (value as unknown[])[i]);
    else if (node.kind === "object") {
      for (const [key, member] of node.members) {
        expect(text.startsWith(JSON.stringify(key)[0] ?? "", member.key)).toBe(true);
        check(text, member.node, (value as Record<string, unknown>)[key]);
      }
    } else expect(text.startsWith(JSON.stringify(value), node.start)).toBe(true);
  };
  fc.assert(
    fc.property(spaced, (text) => {
      const tree = readJsonTree(text);
      if (tree.ok) check(text, tree.root, JSON.parse(text));
    }),
  );
});

it.each([
  ['{"a": 1,}', 8, 'something after ","'],
  ['{"a" 1}', 5, '":"'],
  ["[1 2]", 3, '"," or "]"'],
  ["{'a': 1}", 1, 'a key in double quotes or "}"'],
  ['{"a": 1} x', 9, "the end of the file"],
  ["[01]", 1, "a value"],
  ['["a\n"]', 1, "a text that ends"],
  ["", 0, "a value"],
])("says for %j that at %i it expected %s", (text, offset, expected) => {
  expect(readJsonTree(text)).toMatchObject({
    ok: false,
    offset,
    expected: expect.stringContaining(expected),
  });
});

it("finds repeated keys with both places", () => {
  expect(readJsonTree('{"a": 1, "b": {"a": 2}, "a": 3}')).toMatchObject({
    repeated: [{ key: "a", first: 1, second: 24 }],
  });
});
