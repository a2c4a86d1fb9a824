/**
 * A report of tests as one file for a browser: no script, nothing loaded from anywhere, readable in light and dark, on
 * paper and by ear. What an agent or a team wrote is text in it, and stays text.
 */
import type { BehaviourTables, TrendModel } from "./behaviour-model.ts";
import { htmlName, htmlWords } from "./escape.ts";
import { beforeStop, count, duration, money, whole } from "./format.ts";
import { changesSection } from "./html/changes.ts";
import { page } from "./html/page.ts";
import { section } from "./html/parts.ts";
import { taxonomySection } from "./html/taxonomy.ts";
import { testSections, testsTable } from "./html/tests.ts";
import { trendSection } from "./html/trend.ts";
import type { Placed } from "./model.ts";
import type { TestsModel } from "./tests-model.ts";

const ICONS = { success: "✓", care: "!", failure: "✗", unknown: "–" } as const;

/** @param trend undefined where the history holds too little @returns a whole document */
export function renderBehaviourHtml(model: TestsModel, trend?: TrendModel): string {
  const { word, sentence } = model.headline;
  const body = [
    `<header class="${model.tone}">
<p class="mark"><span aria-hidden="true">${ICONS[model.tone]}</span> ${word}</p>
<h1>${htmlWords(sentence)}</h1>
${nextSteps(model.next)}
${facts(model)}
</header>`,
    testsTable(model.tables),
    changesSection(model.tables),
    taxonomySection(model.tables.taxonomy),
    trend === undefined ? "" : trendSection(trend),
    testSections(model.tables),
    caveats(model.caveats),
    provenance(model),
  ];
  const { tests } = model.tables;
  return page({
    title: `${word} - ${titleOf(model.tables)}`,
    description: `${count(tests.length, "behavioural test")} of an agent`,
    body: body.filter((part) => part !== "").join("\n"),
  });
}

function titleOf({ suite }: BehaviourTables): string {
  return suite;
}

function nextSteps(next: readonly Placed[]): string {
  if (next.length === 0) return "";
  return `<h2 class="small">What to do next</h2>
<ol>
${next.map((step) => `<li>${placed(step)}</li>`).join("\n")}
</ol>`;
}

function placed({ text, file, line }: Placed): string {
  if (file === undefined || line === undefined) return htmlWords(text);
  return beforeStop(htmlWords(text), ` (<code>${htmlName(`${file}:${line}`)}</code>)`);
}

function facts({ calls, durationMs, costUsd, provenance: from }: TestsModel): string {
  const rows: readonly (readonly [string, string])[] = [
    ["runs", `${whole(calls.made)} of ${whole(calls.planned)}`],
    ["took", htmlName(duration(durationMs))],
    ...(costUsd === undefined ? [] : [["cost", htmlName(money(costUsd))] as const]),
    ["agent", `<code>${htmlName(from.agent, 200)}</code>`],
    ["suite", `<code>${htmlName(from.suite, 200)}</code>`],
    ["started", `<time datetime="${htmlName(from.startedAt)}">${htmlName(from.startedAt)}</time>`],
  ];
  return `<dl class="facts">
${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("\n")}
</dl>`;
}

function caveats(texts: readonly string[]): string {
  if (texts.length === 0) return "";
  const items = texts.map((text) => `<li>${htmlWords(text)}</li>`).join("\n");
  return section("caveats", "Keep in mind", `<ul>\n${items}\n</ul>`);
}

function provenance({ provenance: from, version, status, exitCode }: TestsModel): string {
  return `<footer>
<p>Status <code>${status}</code>, exit code ${exitCode}. Isolation: ${htmlName(from.isolation)}. Made by agentverity ${htmlName(version)}; figures are of these runs, in this one period.</p>
</footer>`;
}
