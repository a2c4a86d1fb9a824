import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { stableJson } from "../../src/report/format/stable-json.ts";

it("is read back as the value it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("is the same for equal content, whatever the order of keys", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (object) => {
      const reversed = Object.fromEntries(Object.entries(object).reverse());
      expect(stableJson(reversed)).toBe(stableJson(object));
    }),
  );
});

it("sorts keys as text, numbers in names included, two spaces deep, with a final newline", () => {
  expect(stableJson({ b: [], a: { "9": 1, "10": [true, null], x: undefined }, "": {} })).toBe(
    '{\n  "": {},\n  "a": {\n    "10": [\n      true,\n      null\n    ],\n    "9": 1\n  },\n  "b": []\n}\n',
  );
});

it("keeps a key named __proto__", () => {
  expect(stableJson(JSON.parse('{"__proto__": 1}'))).toBe('{\n  "__proto__": 1\n}\n');
});

it("prints nothing that a terminal obeys, and loses nothing", () => {
  const text = "a\u001b[31m\u009b\u202e\u2028\ufeff\u{e0001}é😀";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
  expect(stableJson(text)).not.toMatch(/[\u001b\u007f-\u009f\u202e\u2028\ufeff\u{e0001}]/u);
  expect(JSON.parse(stableJson(text))).toBe(text);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, 1n])(
  "refuses %s, which JSON has no form for",
  (value) => {
    expect(() => stableJson({ value })).toThrow(RangeError);
  },
);

it("writes what Python's json writes with sorted keys and an indent", () => {
  const value = { schema: "x", list: [1, 0.5, "é\n", { b: null, a: true }], empty: [], none: {} };
  const script =
    "import sys, json; print(json.dumps(json.load(sys.stdin), sort_keys=True, indent=2, ensure_ascii=False))";
  const python = spawnSync("python3", ["-c", script], {
    input: JSON.stringify(value),
    encoding: "utf8",
    env: { ...process.env, PYTHONIOENCODING: "utf8" },
  });
  if (python.error !== undefined) return console.warn("python3 is not installed: not compared with its JSON");
  expect(stableJson(value)).toBe(python.stdout);
});
