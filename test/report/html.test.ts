/** Reports of decisions as one HTML file: what the others say, in a page that runs and loads nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlName, htmlWords } from "../../src/report/escape.ts";
import { renderHtml } from "../../src/report/html.ts";
import { headlineText } from "../../src/report/text.ts";
import { model as contract } from "../golden/contract/model.ts";
import { model as hostile } from "../golden/hostile/model.ts";
import { model as huge } from "../golden/huge/model.ts";
import { model as incomplete } from "../golden/incomplete/model.ts";
import { model as stochastic } from "../golden/stochastic/model.ts";
import { model as trustworthy } from "../golden/trustworthy/model.ts";
import { model as violations } from "../golden/violations/model.ts";

const SCENARIOS = { contract, hostile, huge, incomplete, stochastic, trustworthy, violations };
const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi;
const TAGS = new Set(
  "html head meta title style body main header section footer h1 h2 h3 h4 p ol ul li dl div dt dd code a span strong details summary table caption thead tbody tr th td time svg path circle rect text br".split(
    " ",
  ),
);

describe.each(Object.entries(SCENARIOS))("the page of %s", (_, model) => {
  const html = renderHtml(model);

  it("holds no tag but ours, and no attribute that runs or loads something", () => {
    const [doctype, ...rest] = html.split("\n");
    expect(doctype).toBe("<!doctype html>");
    const text = rest.join("\n").replace(/<style>[^<]*<\/style>/, "");
    const tags = [...text.matchAll(TAG)];
    expect(text.match(/</g)?.length).toBe(tags.length);
    expect([...new Set(tags.map(([, name = ""]) => name))].filter((name) => !TAGS.has(name))).toEqual([]);
    for (const [, , attributes = ""] of tags) {
      expect(attributes).not.toMatch(/\shref="[^#]/);
      expect(attributes.replaceAll(/"[^"]*"/g, "")).not.toMatch(/\s(on\w+|src|style|srcset|action)=/i);
    }
    expect(html).not.toMatch(/@import|url\(/);
  });

  it("closes every element it opens, and labels tables, graphics and sections", () => {
    const open: string[] = [];
    for (const [whole, name = ""] of html.replace(/<style>[^<]*<\/style>/, "").matchAll(TAG)) {
      if (whole.endsWith("/>") || name === "meta" || name === "br") continue;
      if (whole.startsWith("</")) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    expect(html.match(/<table>\n<caption>/g)?.length).toBe(html.match(/<table/g)?.length);
    expect(html.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)?.length).toBe(html.match(/<svg/g)?.length);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id);
  });

  it("begins with the same verdict as every other report", () => {
    const [word = ""] = headlineText(model).split(" - ");
    expect(html).toContain(`</span> ${word}</p>`);
  });
});

describe("the page of decisions", () => {
  it("shows each route's interval against its tolerance, the mix, and where it flips", () => {
    const html = renderHtml(stochastic);
    expect(html).toContain('aria-label="8 of 13 pairs flipped, between 35.5 % and 82.3 %, tolerance 5 %"');
    expect(html).toContain('aria-label="card_security and merchant_dispute, 8 flips"');
    expect(html).toContain('aria-label="16.7 % of the probes"');
    expect(html).toContain("8 of 78 pairs flipped: between 5.3 % and 19 % (95 %)");
  });

  it("stays below two megabytes with thousands of probes", () => {
    expect(renderHtml(huge).length).toBeLessThan(2_000_000);
  });
});

describe("text in a page", () => {
  const anything = fc.string({ unit: "binary", maxLength: 300 });

  it("opens no tag and ends no attribute, whatever it is", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(htmlName(text)).not.toMatch(/[<>"'\n]/);
        expect(htmlWords(text).replace(/<\/?code>/g, "")).not.toMatch(/[<>"'\n]/);
      }),
    );
  });

  it("says what stood there", () => {
    const plain = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 100 });
    const read = (html: string) =>
      html
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
    fc.assert(
      fc.property(plain, (text) => {
        expect(read(htmlName(text))).toBe(text);
      }),
    );
  });
});
