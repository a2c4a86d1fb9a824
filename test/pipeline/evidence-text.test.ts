/** Evidence written in parts has the bytes of the whole document. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Evidence } from "../../src/core/evidence.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { evidenceDocument } from "../../src/evidence/evidence-file.ts";
import { evidenceText } from "../../src/pipeline/evidence-text.ts";
import { stableJson } from "../../src/report/format/stable-json.ts";

const text = fc.oneof(fc.string(), fc.constantFrom('"cases": []', "[]", "\u2028\n", "ärger"));
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  text.map((label): Outcome => ({ kind: "decision", label })),
  text.map((each): Outcome => ({ kind: "text", text: each })),
  fc.array(text, { maxLength: 3 }).map((names): Outcome => ({ kind: "tools", names })),
  fc.constant<Outcome>({ kind: "no-decision", reason: "refused" }),
);

const evidence: fc.Arbitrary<Evidence> = fc.record({
  layer: fc.constant("verdict"),
  isolation: fc.constant("unknown"),
  cases: fc.array(
    fc.record({
      input: text,
      fingerprint: fc.constant(""),
      outcomes: fc.array(outcome, { maxLength: 5 }),
      errors: fc.nat(2),
    }),
    { maxLength: 4 },
  ),
});

it("is what writing it at once would give, whatever it holds", () => {
  fc.assert(
    fc.property(evidence, fc.dictionary(text, text), (each, provenance) => {
      const parts = [...evidenceText(each, provenance)].join("");
      expect(parts).toBe(stableJson(evidenceDocument(each, provenance)));
    }),
  );
});

it("goes on over the end of a part", () => {
  const outcomes = Array.from(
    { length: 70_000 },
    (_, index): Outcome => ({ kind: "decision", label: `d${index % 3}` }),
  );
  const each: Evidence = {
    layer: "verdict",
    isolation: "unknown",
    cases: [{ input: "a", fingerprint: "", outcomes, errors: 0 }],
  };
  const parts = [...evidenceText(each, {})];
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(1_100_000);
  expect(parts.join("")).toBe(stableJson(evidenceDocument(each, {})));
});
