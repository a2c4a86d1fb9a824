/** Stability by route against the tolerance, and between which decisions the agent flips. */
import { htmlName, htmlWords } from "../escape.ts";
import { correctionWords } from "../format/correction.ts";
import { VERDICT_MARKS } from "../format/evidence-rows.ts";
import { worstRoutes } from "../format/worst-first.ts";
import { count, interval, percent, whole } from "../format.ts";
import type { FlipPairRow, ReportModel, RouteRow } from "../model.ts";
import { flipGraph } from "./flip-graph.ts";
import { intervalPlot } from "./interval-plot.ts";
import { named, placed } from "./opening.ts";
import { badge, section, table } from "./parts.ts";

const TONES = { deterministic: "good", stochastic: "bad", undecided: "care" } as const;
const MOST_PLACES = 5;

export function routesSection({ routes, confidence }: ReportModel): string {
  if (routes.length === 0) return "";
  const rows = worstRoutes(routes).map((row) => [
    named(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    plot(row),
    htmlName(interval(row.lower, row.upper, row.tolerance)),
    verdict(row),
  ]);
  const columns = [
    { title: "Route" },
    { title: "Cases", numeric: true },
    { title: "Pairs", numeric: true },
    { title: "Flips", numeric: true },
    { title: "0 % … 100 %" },
    { title: `${confidence} interval` },
    { title: "Verdict" },
  ] as const;
  return section(
    "routes",
    "Stability by route",
    table("How often equal calls disagree, by route; the mark is the tolerance", columns, rows),
  );
}

function plot({ flips, pairs, lower, upper, tolerance }: RouteRow): string {
  return intervalPlot({
    rate: pairs === 0 ? undefined : flips / pairs,
    lower,
    upper,
    tolerance,
    words: `${whole(flips)} of ${count(pairs, "pair")} flipped, between ${percent(lower)} and ${percent(upper)}, tolerance ${percent(tolerance)}`,
  });
}

function verdict(row: RouteRow): string {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed =
    row.pairsStillNeeded === undefined ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  const word = VERDICT_MARKS[row.verdict].replace(/^\S+ /, "");
  return `${badge(TONES[row.verdict], word)}${htmlWords(`${target}${needed}${correctionWords(row)}`)}`;
}

export function flipsSection(pairs: readonly FlipPairRow[]): string {
  if (pairs.length === 0) return "";
  const rows = pairs.map(({ decisions: [one, other], count: times, at }) => [
    `${named(one)} ↔ ${named(other)}`,
    whole(times),
    at
      .slice(0, MOST_PLACES)
      .map((place) => (place.text === "" ? named(`${place.file}:${place.line}`) : placed(place)))
      .join(", "),
  ]);
  const columns = [{ title: "Between" }, { title: "Flips", numeric: true }, { title: "At" }] as const;
  const shown = table("Pairs of equal calls that disagree", columns, rows);
  return section("flips", "Where it flips", `${flipGraph(pairs)}${shown}`);
}
