/**
 * The report for a terminal or a log: the first lines answer whether the run can be trusted, why, and what next.
 * Words carry every verdict; colour is an addition, and only where asked for.
 */
import { plainName, plainProse } from "./escape.ts";
import { correctionWords } from "./format/correction.ts";
import { worstRoutes } from "./format/worst-first.ts";
import { columns, GLUE, wrap } from "./format/wrap.ts";
import { beforeStop, count, duration, interval, list, money, percent, whole } from "./format.ts";
import { signOffText } from "./gate-notice.ts";
import type { Placed, ReportModel, RouteRow, StabilityModel } from "./model.ts";
import { baselineBlock, baselineWords } from "./text/baseline.ts";
import { behaviourBlocks } from "./text/behaviour.ts";
import { relationsBlock } from "./text/relations.ts";

export interface TextOptions {
  /** ANSI colour for the headline's first words; false by default. */
  readonly colour?: boolean;
  /** Columns; 100 by default. The headline stays one line at any width, so that a log search finds it. */
  readonly width?: number;
}

const MOST_ROWS = 20;
const TONES = { success: "32", care: "33", failure: "31", unknown: "36", waiting: "36" } as const;

/** Plain text with a final newline, no control sequence unless `colour` is set. */
export function renderText(model: ReportModel, options: TextOptions = {}): string {
  const width = options.width ?? 100;
  const blocks = [
    opening(model, options.colour ?? false, width),
    numbers(model, width),
    model.baseline === undefined ? [] : baselineBlock(model.baseline, model.provenance.suite, width),
    model.signOff === undefined ? [] : signOffText(model.signOff, width),
    problems(model, width),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? [] : routes(model),
    flips(model, width),
    ...(model.behaviour === undefined ? [] : behaviourBlocks(model.behaviour, width)),
    model.relations === undefined ? [] : relationsBlock(model.relations, width),
    ...(model.caveats.length === 0 ? [] : [bullets("Keep in mind:", model.caveats, width)]),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

/** One line, plain: `TRUSTWORTHY - 0 of 78 pairs flipped …`. */
export function headlineText(model: ReportModel): string {
  return `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
}

type Lines = readonly string[];

function opening(model: ReportModel, colour: boolean, width: number): Lines {
  const word = model.headline.word;
  const shown = colour ? `\u001B[1;${TONES[model.tone]}m${word}\u001B[0m` : word;
  const says =
    model.says.length === 0 ? [] : wrap(model.says.map((line) => plainProse(line)).join(" "), "  ", width);
  return [`${shown}${headlineText(model).slice(word.length)}`, ...says, ...nextSteps(model.next, width)];
}

function nextSteps(next: readonly Placed[], width: number): Lines {
  const only = next.length === 1 ? next[0] : undefined;
  if (only !== undefined) return ["", ...wrap(placed(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...(index === 0 ? ["", "  Next:"] : []),
    ...wrap(placed(step), `  ${index + 1}. `, width),
  ]);
}

/** A text and its place, unless the text names the place itself. */
function placed(step: Placed): string {
  const text = plainProse(step.text);
  if (step.file === undefined) return text;
  const at = step.line === undefined ? plainName(step.file) : `${plainName(step.file)}:${step.line}`;
  return text.includes(at) ? text : beforeStop(text, ` (${at})`);
}

function numbers(model: ReportModel, width: number): Lines {
  const rows: [string, string][] = [];
  const stability = model.stability;
  if (stability !== undefined) {
    const verdict = model.status === "incomplete" ? "not judged" : stability.verdict;
    rows.push([
      "stability",
      `${verdict}: ${pairWords(stability, model.confidence)}, tolerance ${percent(stability.tolerance)}`,
    ]);
  }
  if (model.sequential !== undefined) rows.push(["reading", model.sequential.words]);
  if (model.curtailment !== undefined) rows.push(["stability", model.curtailment.words]);
  if (model.coverage !== undefined) rows.push(["decisions", coverageWords(model)]);
  if (model.contract !== undefined) rows.push(["routes", contractWords(model)]);
  rows.push(["calls", callWords(model)]);
  rows.push([
    "baseline",
    model.baseline === undefined ? admissionWords(model) : baselineWords(model.baseline),
  ]);
  return rows.flatMap(([name, words]) => wrap(words, `  ${name.padEnd(10)} `, width));
}

function pairWords({ flips, pairs, lower, upper, tolerance }: StabilityModel, confidence: string): string {
  if (pairs === 0) return "no pair of answers to compare";
  return `${whole(flips)} of ${count(pairs, "pair")} flipped, ${interval(lower, upper, tolerance)} (${confidence})`;
}

function coverageWords(model: ReportModel): string {
  const shown = model.decisions.filter((row) => row.probes > 0).slice(0, MOST_ROWS);
  const mix = shown.map((row) => `${plainName(row.decision, 40)}${GLUE}${whole(row.probes)}`);
  const rest = model.decisions.filter((row) => row.probes > 0).length - shown.length;
  const more = rest > 0 ? [...mix, `${whole(rest)} more`] : mix;
  const largest =
    model.coverage === undefined
      ? ""
      : `, the commonest on ${percent(model.coverage.largestShare)} of the probes`;
  const blind = model.coverage?.blind === true && model.status !== "incomplete" ? " - BLIND" : "";
  return `${count(model.coverage?.distinct ?? 0, "decision")}${largest}${blind}: ${more.join(", ")}`;
}

function contractWords(model: ReportModel): string {
  const contract = model.contract;
  if (contract === undefined) return "";
  const parts = [
    `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`,
  ];
  const name = (names: readonly string[]) =>
    list(
      names.map((text) => plainName(text, 40)),
      6,
    );
  if (contract.missingIntended.length > 0)
    parts.push(`no probe is meant for ${name(contract.missingIntended)}`);
  if (contract.missingObserved.length > 0) parts.push(`never reached: ${name(contract.missingObserved)}`);
  if (contract.missingCritical.length > 0)
    parts.push(`critical and missing: ${name(contract.missingCritical)}`);
  if (contract.unknownObserved.length > 0)
    parts.push(`outside the contract: ${name(contract.unknownObserved)}`);
  for (const row of contract.underCased.slice(0, 6)) {
    parts.push(`${plainName(row.decision, 40)} has ${whole(row.cases)} of ${count(row.minimum, "case")}`);
  }
  return parts.join("; ");
}

function callWords(model: ReportModel): string {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${whole(planned)} answered`;
  const errors = failed === 0 ? "" : `, ${whole(failed)} failed`;
  const cost = model.costUsd === undefined ? "" : `, ${money(model.costUsd)}`;
  return `${answered}${errors}, ${duration(model.durationMs)}${cost}`;
}

function admissionWords(model: ReportModel): string {
  if (model.admission.admissible)
    return "ADMISSIBLE: this evidence may become the baseline once a person signs it";
  const reasons = model.admission.refusals.map((row) => plainProse(row.reason));
  return `REFUSED: ${reasons.slice(0, 6).join("; ")}`;
}

function problems(model: ReportModel, width: number): Lines {
  if (model.errors.length === 0) return [];
  const rows = model.errors.slice(0, MOST_ROWS).flatMap((row) => {
    const where =
      row.line === undefined ? `probe ${row.probe + 1}` : `${plainName(model.provenance.suite)}:${row.line}`;
    return wrap(
      `${plainName(row.kind)}: ${plainProse(row.message, 300)} (first at ${where})`,
      `  ${`${whole(row.count)}×`.padStart(6)} `,
      width,
    );
  });
  return ["Errors, kept apart from decisions:", ...rows, ...more(model.errors.length, MOST_ROWS)];
}

function routes(model: ReportModel): Lines {
  if (model.routes.length === 0) return [];
  const header = ["route", "cases", "pairs", "flips", `${model.confidence} interval`, "verdict"];
  const rows = worstRoutes(model.routes)
    .slice(0, MOST_ROWS)
    .map((row) => [
      plainName(row.route, 32),
      ...[row.cases, row.pairs, row.flips].map(whole),
      interval(row.lower, row.upper, row.tolerance),
      routeVerdict(row),
    ]);
  return [
    model.routes.some((row) => row.correction !== undefined)
      ? `Stability by route (p: corrected by Holm for the ${whole(model.routes.length)} routes looked at):`
      : "Stability by route:",
    ...columns([header, ...rows], [1, 2, 3]),
    ...more(model.routes.length, MOST_ROWS),
  ];
}

function routeVerdict(row: RouteRow): string {
  const target = row.targeted ? ` at ${percent(row.tolerance)}` : "";
  const needed =
    row.pairsStillNeeded === undefined ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return `${row.verdict}${target}${needed}${correctionWords(row)}`;
}

function flips(model: ReportModel, width: number): Lines {
  if (model.flipPairs.length === 0) return [];
  const rows = model.flipPairs.slice(0, MOST_ROWS).flatMap((row) => {
    const names = row.decisions.map((name) => plainName(name, 40)).join(" <-> ");
    const at = row.at.map((place) => plainProse(place.text));
    const places = at.length === 0 ? "" : `, at ${list(at, 5)}`;
    return wrap(`${names}${places}`, `  ${`${whole(row.count)}×`.padStart(6)} `, width);
  });
  return ["Flips:", ...rows, ...more(model.flipPairs.length, MOST_ROWS)];
}

function bullets(title: string, texts: readonly string[], width: number): Lines {
  return [title, ...texts.flatMap((text) => wrap(plainProse(text), "  - ", width))];
}

function more(total: number, shown: number): Lines {
  return total > shown ? [`  ${whole(total - shown)} more in the report`] : [];
}
