import { expect, it } from "vitest";
import { renderComparisonMarkdown, renderComparisonText } from "../../src/report/comparison.ts";
import type { ComparisonModel } from "../../src/report/comparison-model.ts";
import { stability } from "../golden/base.ts";

const comparison: ComparisonModel = {
  agent: "examples/payment-dispute/agent.js",
  rows: [
    {
      name: "narrow",
      exactMatch: { matched: 6, total: 6 },
      stability: stability(0, 78, 0),
      reachedRoutes: 1,
      requiredRoutes: 6,
      decisions: 1,
      admissible: false,
      reason: "1 of 6 required routes reached",
    },
    {
      name: "repaired",
      exactMatch: { matched: 6, total: 6 },
      stability: stability(0, 78, 0),
      reachedRoutes: 6,
      requiredRoutes: 6,
      decisions: 6,
      admissible: true,
    },
  ],
};

it("lays exact match beside the gate's answer on a terminal", () => {
  expect(renderComparisonText(comparison)).toMatchInlineSnapshot(`
    "One agent, 2 probe sets: examples/payment-dispute/agent.js

      probe set  exact match  stability, flips/pairs  coverage    baseline
      narrow     6/6          deterministic, 0/78     1/6 routes  REFUSED: 1 of 6 required routes reached
      repaired   6/6          deterministic, 0/78     6/6 routes  ADMITTED

    Why a full exact match was not enough: 'narrow' (6/6, 1/6 routes). Exact match says each answer was
    right once. It does not say that the answer comes again, nor that the probes can tell this agent
    from one that always decides the same.
    "
  `);
});

it("is the same table in Markdown", () => {
  expect(renderComparisonMarkdown(comparison)).toMatchInlineSnapshot(`
    "## 2 probe sets, one agent: 1 refused, 1 admitted

    | probe set | exact match | stability | coverage | baseline |
    | --- | --- | --- | --- | --- |
    | \`narrow\` | 6/6 | deterministic: 0/78 flipped, at most 4.7 %, tolerance 5 % | 1/6 routes | ❌ **REFUSED**: 1 of 6 required routes reached |
    | \`repaired\` | 6/6 | deterministic: 0/78 flipped, at most 4.7 %, tolerance 5 % | 6/6 routes | ✅ **ADMITTED** |

    Why a full exact match was not enough: \`narrow\` (6/6, 1/6 routes). Exact match says each answer was right once. It does not say that the answer comes again, nor that the probes can tell this agent from one that always decides the same.

    Agent: \`examples/payment-dispute/agent.js\`
    "
  `);
});

it("teaches nothing where exact match was not full, or nothing was refused", () => {
  const rows = comparison.rows.map((row) => ({ ...row, exactMatch: { matched: 5, total: 6 } }));
  expect(renderComparisonText({ ...comparison, rows })).not.toContain("Why a full exact match");
  expect(renderComparisonText({ ...comparison, rows: comparison.rows.slice(1) })).not.toContain(
    "Why a full exact match",
  );
});

it("keeps a hostile name in its cell", () => {
  const [row] = comparison.rows;
  if (row === undefined) throw new Error("no row");
  const rows = [{ ...row, name: "a|b\n`c`", reason: "`x|y` moves\n::error::" }];
  const markdown = renderComparisonMarkdown({ ...comparison, rows });
  expect(markdown).toContain("| `` a\\|b↵`c` `` |");
  expect(markdown).toContain("❌ **REFUSED**: `x\\|y` moves↵::error::");
});
