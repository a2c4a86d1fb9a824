import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { model as blind } from "../golden/blind/model.ts";
import { model as hostile } from "../golden/hostile/model.ts";
import { model as huge } from "../golden/huge/model.ts";
import { model as stochastic } from "../golden/stochastic/model.ts";
import { model as trustworthy } from "../golden/trustworthy/model.ts";

const bytes = (text: string) => Buffer.byteLength(text);
const link = (file: string, line: number) =>
  `https://github.com/${"a".repeat(60)}/blob/${"0".repeat(40)}/${file}#L${line}`;

describe("the size of the summary", () => {
  it("stays within 200 KB for 3,000 linked probes, and says how many rows were left out", () => {
    const text = renderMarkdown(huge, { link });
    expect(bytes(text)).toBeLessThanOrEqual(200 * 1024);
    const shown = text.match(/`[0-9a-f]{12}`/g)?.length ?? 0;
    const rest = Number(/([\d,]+) more in the report\.\n\n<\/details>/.exec(text)?.[1]?.replace(",", ""));
    expect(shown).toBeGreaterThan(100);
    expect(shown + rest).toBe(3_000);
  });

  it("shows the worst rows, whatever is left out", () => {
    const text = renderMarkdown(huge, { link, maxBytes: 20_000 });
    const details = text.slice(text.indexOf("Probe by probe"));
    expect(details).toContain("[`suite.yaml:250`]");
    expect(details.indexOf("suite.yaml:250`")).toBeLessThan(details.indexOf("suite.yaml:1`"));
  });

  it("is whatever is asked for, and the headline is the last to go", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(huge, hostile, trustworthy),
        fc.integer({ min: 20, max: 30_000 }),
        (model, maxBytes) => {
          const text = renderMarkdown(model, { maxBytes });
          return bytes(text) <= maxBytes && text.startsWith("## ") && text.endsWith("\n");
        },
      ),
      { numRuns: 15 },
    );
  });

  it("says that something is missing when whole sections are", () => {
    expect(renderMarkdown(hostile, { maxBytes: 4_000 })).toContain(
      "The rest did not fit here; it is in the report.",
    );
  });
});

describe("the first screen", () => {
  it("answers in order: verdict, what next, what it says, the numbers", () => {
    const text = renderMarkdown(trustworthy);
    const order = [
      "## ✅ TRUSTWORTHY",
      "1. Nothing to do",
      "Does not say",
      "| Stability |",
      "Stability by route",
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("shows the decision mix before the numbers when the probe set is what fails", () => {
    const text = renderMarkdown(blind);
    expect(text.indexOf("### Decisions")).toBeLessThan(text.indexOf("| Stability |"));
    expect(text.indexOf("### Decisions")).toBeGreaterThan(0);
  });

  it("draws a flip graph exactly when something flipped", () => {
    expect(renderMarkdown(stochastic)).toContain('```mermaid\ngraph LR\n  n0["card_security"]');
    expect(renderMarkdown(blind)).not.toContain("mermaid");
  });

  it("links a step to its line only where the host knows an address", () => {
    expect(renderMarkdown(stochastic, { link })).toContain(
      `([\`suite.yaml:11\`](${link("suite.yaml", 11)}))`,
    );
    expect(renderMarkdown(stochastic)).toContain("(`suite.yaml:11`)");
  });
});
