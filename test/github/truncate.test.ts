import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { truncate, truncateMarkdown, truncateUtf8 } from "../../src/github/truncate.ts";

const anyText = fc.string({ unit: fc.constantFrom("a", "é", "€", "😀", "\n", "`", "<"), maxLength: 200 });
const bytes = (text: string): number => Buffer.byteLength(text, "utf8");

describe("truncateUtf8", () => {
  it("gives the longest whole prefix that fits", () => {
    fc.assert(
      fc.property(anyText, fc.nat(250), (text, maximum) => {
        const cut = truncateUtf8(text, maximum);
        expect(text.startsWith(cut)).toBe(true);
        expect(bytes(cut)).toBeLessThanOrEqual(maximum);
        const next = [...text.slice(cut.length)][0];
        if (next !== undefined) expect(bytes(cut) + bytes(next)).toBeGreaterThan(maximum);
      }),
    );
  });
});

describe("truncate", () => {
  it("fits, and marks only what it cut", () => {
    fc.assert(
      fc.property(anyText, fc.nat(250), (text, maximum) => {
        const cut = truncate(text, maximum);
        expect(bytes(cut)).toBeLessThanOrEqual(maximum);
        if (bytes(text) <= maximum) expect(cut).toBe(text);
        else if (maximum >= 3) expect(cut.endsWith("…")).toBe(true);
      }),
    );
  });
});

describe("truncateMarkdown", () => {
  const block = fc.constantFrom(
    "text\n",
    "```js\n",
    "```\n",
    "~~~~\n",
    "<details><summary>x</summary>\n",
    "</details>\n",
    "| a | b |\n",
    "😀\n",
  );

  it("fits and ends with its notice, outside of fences and folds", () => {
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 300 }),
        fc.integer({ min: 400, max: 2_000 }),
        (blocks, maximum) => {
          const markdown = blocks.join("");
          const cut = truncateMarkdown(markdown, maximum, "_Cut here._");
          expect(bytes(cut)).toBeLessThanOrEqual(maximum);
          if (bytes(markdown) <= maximum) expect(cut).toBe(markdown);
          else expect(cut.endsWith("\n\n_Cut here._\n")).toBe(true);
        },
      ),
    );
  });

  it.each([
    { open: "```js\n", closed: /\n```\n\n_Cut here\._\n$/ },
    { open: "~~~~~\n```\n", closed: /\n~~~~~\n\n_Cut here\._\n$/ },
    { open: "<details>\n<details>\n", closed: /\n\n<\/details>\n\n<\/details>\n\n_Cut here\._\n$/ },
    { open: "```\n```\n", closed: /\nline\n\n_Cut here\._\n$/ },
  ])("closes what $open leaves open", ({ open, closed }) => {
    expect(truncateMarkdown(open + "line\n".repeat(500), 1_000, "_Cut here._")).toMatch(closed);
  });
});
