/** A comparison of two windows as terminal text, Markdown and `agentverity.compare/v1`. */
import type { DriftModel, DriftProbeRow, DriftRouteRow, WindowModel } from "./drift-model.ts";
import { markdownCellCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { stableJson } from "./format/stable-json.ts";
import { columns, wrap } from "./format/wrap.ts";
import { count, whole } from "./format.ts";

const ROUTE_COLUMNS = ["route", "before", "after", "p (flips more)", ""] as const;
const PROBE_COLUMNS = ["probe", "route", "before", "after", "p (corrected)", ""] as const;
/** Of each table in a summary; the JSON report has every row. */
const MOST_ROWS = 50;

/** Terminal text with a final newline. @param options width in columns; 100 by default */
export function renderDriftText(model: DriftModel, options: { readonly width?: number } = {}): string {
  const width = options.width ?? 100;
  const item = (text: string) => wrap(plainProse(text), "  - ", width);
  const routes = model.routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  const probes = model.probes
    .slice(0, MOST_ROWS)
    .map((row) => [
      row.place,
      plainName(row.route, 40),
      plainProse(row.before),
      plainProse(row.after),
      ...probeCells(row),
    ]);
  return `${[
    plainProse(`${model.headline.word} - ${model.headline.text}`),
    ...wrap(plainProse(model.power), "  ", width),
    "",
    ...columns([
      ["before", windowWords(model.before)],
      ["after", windowWords(model.after)],
      ["answers", answersWords(model)],
    ]),
    ...section(
      "Stability by route:",
      routes.length === 0 ? [] : columns([[...ROUTE_COLUMNS], ...routes], [3]),
    ),
    ...section(
      "Probes that answer otherwise:",
      probes.length === 0 ? [] : columns([[...PROBE_COLUMNS], ...probes], [4]),
    ),
    ...section("Changed around the agent:", model.changes.flatMap(item)),
    ...section("Different in any two runs, not counted:", model.volatile.flatMap(item)),
    ...section("Keep in mind:", model.caveats.flatMap(item)),
  ]
    .map((line) => (line === "" ? line : line.trimEnd()))
    .join("\n")}\n`;
}

/** Markdown that can be a job summary, with a final newline. */
export function renderDriftMarkdown(model: DriftModel): string {
  const { headline, before, after } = model;
  const items = (texts: readonly string[]) => texts.map((text) => `- ${markdownProse(text)}`).join("\n");
  const routes = model.routes
    .slice(0, MOST_ROWS)
    .map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  const probes = model.probes
    .slice(0, MOST_ROWS)
    .map(
      (row) =>
        `| ${[`\`${row.place}\``, markdownCellCode(row.route), ...answerCells(row), ...probeCells(row)].join(" | ")} |`,
    );
  return `${[
    `## ${ICONS[headline.word]} ${markdownProse(`${headline.word} - ${headline.text}`)}`,
    markdownProse(model.power),
    `| window | |\n| --- | --- |\n| before | ${markdownWindow(before)} |\n| after | ${markdownWindow(after)} |\n| answers | ${answersWords(model)} |`,
    ...block("### Stability by route", table(ROUTE_COLUMNS, routes, model.routes.length)),
    ...block("### Probes that answer otherwise", table(PROBE_COLUMNS, probes, model.probes.length)),
    ...block("### Changed around the agent", items(model.changes)),
    ...block("### Different in any two runs, not counted", items(model.volatile)),
    ...block("### Keep in mind", items(model.caveats)),
  ].join("\n\n")}\n`;
}

/** `agentverity.compare/v1`. */
export function renderDriftJson(model: DriftModel): string {
  return stableJson(model.report);
}

export function driftHeadline({ headline }: DriftModel): string {
  return plainProse(`${headline.word} - ${headline.text}`);
}

const ICONS: Readonly<Record<DriftModel["headline"]["word"], string>> = {
  DRIFT: "❌",
  "NONE DETECTED": "✅",
  UNDECIDED: "➖",
  INCOMPATIBLE: "➖",
  INCOMPLETE: "⚠️",
};

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function block(title: string, text: string): readonly string[] {
  return text === "" ? [] : [title, text];
}

function table(titles: readonly string[], rows: readonly string[], total: number): string {
  if (rows.length === 0) return "";
  const more =
    total > rows.length ? `\n\n${whole(total - rows.length)} more rows are in the JSON report.` : "";
  return [`| ${titles.join(" | ")} |`, `|${" --- |".repeat(titles.length)}`, ...rows].join("\n") + more;
}

function windowWords(window: WindowModel): string {
  return `${plainName(window.file)} (${factsOf(window)})`;
}

function markdownWindow(window: WindowModel): string {
  return `${markdownCellCode(window.file)}: ${factsOf(window)}`;
}

function factsOf({ source, probes, runs, failed, isolation }: WindowModel): string {
  const failures = failed === 0 ? "" : `, ${count(failed, "call")} failed`;
  return `${source}, ${count(probes, "probe")}, ${count(runs, "answer")}${failures}, isolation ${isolation}`;
}

function answersWords({ answers, probes, sameProbes }: DriftModel): string {
  const compared = probes.length + sameProbes;
  if (compared === 0) return "no probe in common";
  const all = compared === 1 ? "the one probe" : `all ${count(compared, "probe")} together`;
  const value = answers.verdict === "not judged" ? "" : ` (p ${pText(answers.corrected)})`;
  return `${all}: ${answers.verdict}${value}; ${whole(sameProbes)} answered exactly alike`;
}

function routeCells({ before, after, corrected, drifted }: DriftRouteRow): readonly string[] {
  const side = ({ flips, pairs, verdict }: DriftRouteRow["before"]) =>
    `${whole(flips)}/${whole(pairs)} ${verdict}`;
  return [
    side(before),
    side(after),
    corrected === undefined ? "not judged" : pText(corrected),
    drifted ? "✗ flips more often" : "",
  ];
}

function answerCells({ before, after }: DriftProbeRow): readonly string[] {
  return [markdownProse(before, { cell: true }), markdownProse(after, { cell: true })];
}

function probeCells({ corrected, drifted, movedUnproven, runsNeeded }: DriftProbeRow): readonly string[] {
  if (drifted) return [pText(corrected), "✗ drift"];
  if (!movedUnproven) return [pText(corrected), ""];
  return [
    pText(corrected),
    runsNeeded === undefined ? "moved, unproven" : `moved, unproven: ${whole(runsNeeded)} calls would tell`,
  ];
}

/** Corrected for everything looked at; never 0. */
function pText(pValue: number): string {
  return pValue < 0.001 ? "< 0.001" : String(Number(pValue.toFixed(3)));
}
