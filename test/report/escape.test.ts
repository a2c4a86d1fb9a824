/** Nothing that an agent, a probe or a file name says leaves the place it is shown in. */
import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cap,
  htmlProse,
  markdownCellCode,
  markdownCode,
  markdownLink,
  markdownLiteral,
  markdownProse,
  mermaidLabel,
  plainName,
  plainProse,
  segments,
  severalLines,
  singleLine,
  xmlAttribute,
  xmlText,
} from "../../src/report/escape.ts";
import { quoteName } from "../../src/report/format.ts";
import { NASTY } from "../golden/hostile/model.ts";

/** Signs that mean something somewhere, far likelier than chance would make them. */
const sign = fc.constantFrom(
  ..."`|\\<>&\"'*_[]()~#@$!-+.:;=/ \n\r\t\u0000\u001b\u007f\u009b\u2028\u202e\u200b\ufeff\ufffe\ud800é😀a1",
);
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.array(sign, { maxLength: 30 }).map((signs) => signs.join("")),
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** What a reader does with entities; enough for those that we write. */
function decode(html: string): string {
  const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };
  return html.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (named[name] ?? "?"),
  );
}

describe("one line", () => {
  it("shows every character that a terminal or a reader would obey", () => {
    fc.assert(fc.property(nasty, (text) => !OBEYED.test(singleLine(text)) && !OBEYED.test(plainProse(text))));
  });

  it.each([
    { text: "\u001b[31mred", shown: "␛[31mred" },
    { text: "abc\u202etxt", shown: "abc\\u{202E}txt" },
    { text: "two\r\nlines", shown: "two↵lines" },
    { text: "\ud800", shown: "\\u{D800}" },
    { text: "café 😀 日本", shown: "café 😀 日本" },
  ])("shows $text as $shown", ({ text, shown }) => {
    expect(singleLine(text)).toBe(shown);
  });

  it("caps by code points and never splits one", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (text, max) => {
          const capped = cap(text, max);
          const points = Array.from(capped);
          if (Array.from(text).length <= max) return capped === text;
          return points.length === max && points.at(-1) === "…" && text.startsWith(capped.slice(0, -1));
        },
      ),
    );
  });

  it("takes a 10 MB label in its stride", () => {
    expect(singleLine("x".repeat(10_000_000))).toHaveLength(120);
  });

  it.each([
    { text: "::error::x", shown: "\\u{3A}:error::x" },
    { text: "  ::add-mask::x", shown: "  \\u{3A}:add-mask::x" },
    { text: "a ##[error]x", shown: "a ##\\u{5B}error]x" },
  ])("is no workflow command: $text", ({ text, shown }) => {
    expect(plainProse(text)).toBe(shown);
    expect(plainName(text)).toBe(shown);
  });
});

describe("code spans of the model", () => {
  it("give a quoted name back, whatever surrounds it", () => {
    fc.assert(
      fc.property(
        nasty.filter((name) => name !== ""),
        (name) => {
          expect(segments(`a ${quoteName(name)} b`)).toEqual([
            { code: false, text: "a " },
            { code: true, text: name },
            { code: false, text: " b" },
          ]);
        },
      ),
    );
  });

  it("leave a lone backtick as text", () => {
    expect(segments("a ` b `` c")).toEqual([{ code: false, text: "a ` b `` c" }]);
  });

  it("become quotes on a terminal", () => {
    expect(plainProse("answered `general` on 100 %")).toBe("answered 'general' on 100 %");
  });
});

describe("Markdown", () => {
  it("keeps a code span closed: its content is all there is", () => {
    fc.assert(
      fc.property(nasty, (name) => {
        const [only, ...rest] = segments(markdownCode(name));
        expect(rest).toEqual([]);
        expect(only).toEqual({ code: true, text: name === "" ? "(empty)" : singleLine(name) });
      }),
    );
  });

  it("leaves no bare pipe in a cell", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(markdownCellCode(text)).not.toMatch(/(?<!\\)\||\\\\\|/);
        expect(markdownLiteral(text)).not.toContain("|");
      }),
    );
  });

  it.each([
    { text: "@octocat", shown: "@&#8203;octocat" },
    { text: "closes #12 and GH-3", shown: "closes #&#8203;12 and GH-&#8203;3" },
    { text: "https://evil.example", shown: "https:&#8203;//evil.example" },
    { text: "costs $1", shown: "costs &#36;1" },
    { text: "a|b", shown: "a&#124;b" },
    { text: "# no heading", shown: "\\# no heading" },
    { text: "1. no list", shown: "1\\. no list" },
    { text: "0.1.0", shown: "0.1.0" },
    { text: "<b> &amp; [x](y)", shown: "&lt;b&gt; &amp;amp; \\[x\\](y)" },
  ])("makes $text harmless", ({ text, shown }) => {
    expect(markdownLiteral(text)).toBe(shown);
  });

  it("links only to http and https, and nothing ends the address early", () => {
    expect(markdownLink("x", "javascript:alert(1)")).toBe("x");
    expect(markdownLink("x", "https://a.example/b c(d)|<e>")).toBe(
      "[x](https://a.example/b%20c%28d%29%7C%3Ce%3E)",
    );
    fc.assert(
      fc.property(nasty, (text) =>
        /^\[x\]\([^\s()<>|]*\)$/.test(markdownLink("x", `https://a.example/${text}`)),
      ),
    );
  });

  it("links a code span that names a place", () => {
    const linkOf = (code: string) => (code === "suite.yaml:3" ? "https://a.example/#L3" : undefined);
    expect(markdownProse("see `suite.yaml:3` or `x`", { linkOf })).toBe(
      "see [`suite.yaml:3`](https://a.example/#L3) or `x`",
    );
  });

  const hasParser = spawnSync("cmark-gfm", ["--version"]).status === 0;
  if (!hasParser)
    console.warn("cmark-gfm is not installed (Debian: cmark-gfm): Markdown is not read back with it");
  it.skipIf(!hasParser)("is read back by GitHub's own parser as the text it was, in its own cell", () => {
    const texts = [...NASTY, ...fc.sample(nasty, 500)];
    const rows = texts.map((text) => `| ${markdownCellCode(text)} | ${markdownLiteral(text)} | end |`);
    const { stdout } = spawnSync(
      "cmark-gfm",
      ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink"],
      {
        input: `| a | b | c |\n| --- | --- | --- |\n${rows.join("\n")}\n`,
        encoding: "utf8",
      },
    );
    const read = [...stdout.matchAll(/<tr>\n<td>(.*)<\/td>\n<td>(.*)<\/td>\n<td>end<\/td>\n<\/tr>/g)];
    expect(read).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      const [, code = "", literal = ""] = read[index] ?? [];
      expect(code).toMatch(/^<code>[^<]*<\/code>$/);
      const shown = text === "" ? "(empty)" : singleLine(text);
      expect(decode(code.slice(6, -7)).replaceAll("⧵", "\\").trim()).toBe(shown.trim());
      expect(literal).not.toContain("<");
      expect(decode(literal).replaceAll("\u200b", "").trim()).toBe(singleLine(text, 1_000).trim());
    }
  });
});

describe("HTML and Mermaid", () => {
  it("open no element and end no string", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(htmlProse(text).replace(/<\/?code>/g, "")).not.toMatch(/[<>"']/);
        expect(mermaidLabel(text)).toMatch(/^([\p{L}\p{N} _.,-]|#\d+;)+$/u);
      }),
    );
  });
});

describe("XML", () => {
  it("is read back as it was, but for characters that XML cannot hold, which are shown", () => {
    const texts = [...NASTY, ...fc.sample(nasty, 300)];
    const items = texts.map((text) => `<i a="${xmlAttribute(text)}">${xmlText(text)}</i>`).join("");
    const script =
      "import sys, json, xml.etree.ElementTree as e; print(json.dumps([[i.get('a'), i.text or ''] for i in e.fromstring(sys.stdin.buffer.read())]))";
    const python = spawnSync("python3", ["-c", script], { input: `<r>${items}</r>`, encoding: "utf8" });
    if (python.error !== undefined)
      return console.warn("python3 is not installed: XML is not read back with it");
    expect(python.stderr).toBe("");
    expect(JSON.parse(python.stdout)).toEqual(texts.map((text) => [severalLines(text), severalLines(text)]));
  });

  it("keeps ordinary text as it is", () => {
    expect(xmlAttribute('a "b"\n<c> & d')).toBe("a &quot;b&quot;&#10;&lt;c&gt; &amp; d");
    expect(xmlText("]]>")).toBe("]]&gt;");
  });
});
