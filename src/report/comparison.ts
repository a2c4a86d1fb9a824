/**
 * Several runs of one agent with different probe sets, side by side: what an exact-match evaluator says of each,
 * and what the gate says. It compares probe sets, never two agents.
 */
import type { ComparedStability, ComparisonModel, ComparisonRow } from "./comparison-model.ts";
import { markdownCellCode, markdownCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { columns, wrap } from "./format/wrap.ts";
import { count, list, percent, percentBeside, quoteName, whole } from "./format.ts";

const TITLES = ["probe set", "exact match", "stability", "coverage", "baseline"] as const;

/** Terminal text with a final newline. @param options width in columns, for the text below the table; 100 by default */
export function renderComparisonText(
  comparison: ComparisonModel,
  options: { readonly width?: number } = {},
): string {
  const cells = comparison.rows.map((row) => [
    plainName(row.name, 40),
    matchWords(row),
    row.stability === undefined ? "not measured" : `${row.stability.verdict}, ${flipsOf(row.stability)}`,
    coverageWords(row),
    plainProse(baselineWords(row), 200),
  ]);
  const title = `One agent, ${count(comparison.rows.length, "probe set")}: ${plainName(comparison.agent)}`;
  const lesson = lessons(comparison).flatMap((line) => wrap(plainProse(line), "", options.width ?? 100));
  const below = lesson.length === 0 ? [] : ["", ...lesson];
  const titles = TITLES.map((name) => (name === "stability" ? "stability, flips/pairs" : name));
  return `${[title, "", ...columns([titles, ...cells]), ...below].join("\n")}\n`;
}

/** Markdown that can lead a job summary, with a final newline. */
export function renderComparisonMarkdown(comparison: ComparisonModel): string {
  const rows = comparison.rows.map((row) => {
    const word = row.admissible
      ? "✅ **ADMITTED**"
      : `❌ **REFUSED**: ${markdownProse(row.reason ?? "", { cell: true })}`;
    const cells = [
      markdownCellCode(row.name),
      matchWords(row),
      stabilityWords(row.stability),
      coverageWords(row),
      word,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const refused = comparison.rows.filter((row) => !row.admissible).length;
  const title = `## ${count(comparison.rows.length, "probe set")}, one agent: ${whole(refused)} refused, ${whole(comparison.rows.length - refused)} admitted`;
  const table = [`| ${TITLES.join(" | ")} |`, `|${" --- |".repeat(TITLES.length)}`, ...rows].join("\n");
  const lesson = lessons(comparison)
    .map((line) => markdownProse(line))
    .join("\n");
  return `${[title, table, lesson, `Agent: ${markdownCode(comparison.agent)}`].filter((part) => part !== "").join("\n\n")}\n`;
}

function matchWords(row: ComparisonRow): string {
  return row.exactMatch.total === 0
    ? "no expectations"
    : `${whole(row.exactMatch.matched)}/${whole(row.exactMatch.total)}`;
}

function stabilityWords(stability: ComparedStability | undefined): string {
  if (stability === undefined) return "not measured";
  const { upper, tolerance, verdict } = stability;
  const bound = `at most ${percentBeside(upper, tolerance)}, tolerance ${percent(tolerance)}`;
  return `${verdict}: ${flipsOf(stability)} flipped, ${bound}`;
}

function flipsOf({ flips, pairs }: ComparedStability): string {
  return `${whole(flips)}/${whole(pairs)}`;
}

function coverageWords(row: ComparisonRow): string {
  if (row.requiredRoutes === undefined) return count(row.decisions, "decision");
  return `${whole(row.reachedRoutes ?? 0)}/${count(row.requiredRoutes, "route")}`;
}

function baselineWords(row: ComparisonRow): string {
  return row.admissible ? "ADMITTED" : `REFUSED: ${row.reason ?? "no reason given"}`;
}

/** Why an exact match was not enough: said only of rows where it was full and the gate refused all the same. */
function lessons(comparison: ComparisonModel): readonly string[] {
  const misled = comparison.rows.filter((row) => !row.admissible && isFullMatch(row));
  if (misled.length === 0) return [];
  const rows = misled.map((row) => `${quoteName(row.name)} (${matchWords(row)}, ${coverageWords(row)})`);
  return [
    `Why a full exact match was not enough: ${list(rows)}. Exact match says each answer was right once. It does not say that the answer comes again, nor that the probes can tell this agent from one that always decides the same.`,
  ];
}

function isFullMatch(row: ComparisonRow): boolean {
  return row.exactMatch.total > 0 && row.exactMatch.matched === row.exactMatch.total;
}
