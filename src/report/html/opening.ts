/** The top of a page: can it be trusted, why, what next; and its end. */
import { htmlName, htmlWords } from "../escape.ts";
import { beforeStop } from "../format.ts";
import type { Placed, ReportModel } from "../model.ts";
import { section } from "./parts.ts";

const ICONS = { success: "✓", care: "!", failure: "✗", unknown: "–", waiting: "…" } as const;

export interface Opening {
  readonly tone: ReportModel["tone"];
  readonly headline: { readonly word: string; readonly sentence: string };
  /** Prose. */
  readonly says: readonly string[];
  readonly next: readonly Placed[];
  /** Names, and what stands behind them as HTML. */
  readonly facts: readonly (readonly [string, string])[];
}

export function opening({ tone, headline, says, next, facts }: Opening): string {
  const steps =
    next.length === 0
      ? ""
      : `<h2 class="small">What to do next</h2>
<ol>
${next.map((step) => `<li>${placed(step)}</li>`).join("\n")}
</ol>`;
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const parts = [
    `<p class="mark"><span aria-hidden="true">${ICONS[tone]}</span> ${htmlName(headline.word)}</p>`,
    `<h1>${htmlWords(headline.sentence)}</h1>`,
    says.length === 0 ? "" : `<p>${says.map(htmlWords).join(" ")}</p>`,
    steps,
    `<dl class="facts">\n${rows.join("\n")}\n</dl>`,
  ];
  return `<header class="${tone}">\n${parts.filter((part) => part !== "").join("\n")}\n</header>`;
}

/** A text followed by its place, unless the text names the place already. */
export function placed({ text, file, line }: Placed): string {
  if (file === undefined || line === undefined || text.includes(`${file}:${line}`)) return htmlWords(text);
  return beforeStop(htmlWords(text), ` (<code>${htmlName(`${file}:${line}`)}</code>)`);
}

/** Names and times of the facts, as HTML. */
export function named(name: string): string {
  return `<code>${htmlName(name, 200)}</code>`;
}

export function time(iso: string): string {
  return `<time datetime="${htmlName(iso)}">${htmlName(iso)}</time>`;
}

export function caveats(texts: readonly string[]): string {
  if (texts.length === 0) return "";
  const items = texts.map((text) => `<li>${htmlWords(text)}</li>`).join("\n");
  return section("caveats", "Keep in mind", `<ul>\n${items}\n</ul>`);
}

/** @param about sentences, as HTML */
export function footer(about: string): string {
  return `<footer>\n<p>${about}</p>\n</footer>`;
}
