/** Stability by route, and between which decisions the agent flips. */
import { markdownCellCode, markdownLink, mermaidLabel } from "../escape.ts";
import { correctionWords } from "../format/correction.ts";
import { VERDICT_MARKS } from "../format/evidence-rows.ts";
import { worstRoutes } from "../format/worst-first.ts";
import { count, interval, list, percent, whole } from "../format.ts";
import type { FlipPairRow, RouteRow, VerdictWord } from "../model.ts";
import { folded, OPEN_ROWS, prose, type SummaryContext, table } from "./context.ts";

/** Open when something flipped, folded when every route is quiet; empty without routes. */
export function stabilityByRoute(context: SummaryContext): string {
  const { routes } = context.model;
  if (routes.length === 0) return "";
  const columns = [
    { title: "route" },
    { title: "cases", numeric: true },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: `${context.model.confidence} interval` },
    { title: "verdict" },
  ];
  const quiet = routes.every((row) => row.flips === 0);
  const most = quiet ? context.rows : Math.min(context.rows, OPEN_ROWS);
  const rows = table(columns, worstRoutes(routes).map(routeCells), most);
  const title = `Stability by route: ${tally(routes)}`;
  if (quiet) return folded(title, rows);
  const corrected = routes.some((row) => row.correction !== undefined);
  const note = corrected
    ? `\n\nEach p is exact and corrected (Holm) for the ${whole(routes.length)} routes looked at: of so many, one may be called by chance alone.`
    : "";
  return `### ${title}\n\n${rows}${note}`;
}

function routeCells(row: RouteRow): readonly string[] {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed =
    row.pairsStillNeeded === undefined ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return [
    markdownCellCode(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    interval(row.lower, row.upper, row.tolerance),
    `${VERDICT_MARKS[row.verdict]}${target}${needed}${correctionWords(row)}`,
  ];
}

const ORDER: readonly VerdictWord[] = ["stochastic", "undecided", "deterministic"];

function tally(routes: readonly RouteRow[]): string {
  const counts = ORDER.map((verdict) => ({
    verdict,
    rows: routes.filter((row) => row.verdict === verdict).length,
  }));
  return list(counts.filter(({ rows }) => rows > 0).map(({ verdict, rows }) => `${whole(rows)} ${verdict}`));
}

/** A graph and the same as a table with places; empty without flips. */
export function flips(context: SummaryContext): string {
  const { flipPairs } = context.model;
  if (flipPairs.length === 0) return "";
  const most = Math.min(context.rows, OPEN_ROWS);
  const rows = flipPairs.map((row) => [
    `${markdownCellCode(row.decisions[0])} ↔ ${markdownCellCode(row.decisions[1])}`,
    whole(row.count),
    places(context, row),
  ]);
  const columns = [{ title: "between" }, { title: "flips", numeric: true }, { title: "at" }];
  return `### Where it flips\n\n${graph(flipPairs.slice(0, most))}\n\n${table(columns, rows, most)}`;
}

function places(context: SummaryContext, row: FlipPairRow): string {
  return list(
    row.at.map((place) => {
      if (place.file === undefined || place.line === undefined) return prose(context, place.text, true);
      return markdownLink(
        markdownCellCode(`${place.file}:${place.line}`),
        context.link(place.file, place.line),
      );
    }),
    5,
  );
}

function graph(pairs: readonly FlipPairRow[]): string {
  const ids = new Map<string, string>();
  for (const label of pairs.flatMap((row) => row.decisions)) {
    if (!ids.has(label)) ids.set(label, `n${ids.size}`);
  }
  const nodes = [...ids].map(([label, id]) => `  ${id}["${mermaidLabel(label)}"]`);
  const edges = pairs.map((row) => {
    const [from, to] = row.decisions.map((label) => ids.get(label));
    return `  ${from} ---|"${mermaidLabel(count(row.count, "flip"))}"| ${to}`;
  });
  return ["```mermaid", "graph LR", ...nodes, ...edges, "```"].join("\n");
}
