import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  columns,
  markdownCellCode,
  markdownCode,
  markdownProse,
  plainName,
  plainProse,
  wrap
} from "./chunk-GHXWY5CD.js";
import {
  CALLS
} from "./chunk-CUAALIDF.js";
import {
  count,
  list,
  percent,
  percentBeside,
  quoteName,
  whole
} from "./chunk-R6J74Z4O.js";

// src/report/build-comparison.ts
function buildComparison(agent, runs) {
  return { agent, rows: runs.map(row) };
}
function row({ name, run, evidence }) {
  const { decision_contract: contract, admission } = run;
  const reason = admission.refusals[0]?.reason;
  return {
    name,
    exactMatch: exactMatch(evidence),
    ...run.meter === null ? {} : { stability: stability(run.meter) },
    ...contract === null ? {} : {
      requiredRoutes: contract.required.length,
      reachedRoutes: contract.required.length - contract.missing_observed.length
    },
    decisions: run.blindness?.distinct ?? 0,
    admissible: admission.admissible,
    ...reason === void 0 ? {} : { reason }
  };
}
function stability(meter) {
  return {
    flips: meter.pair_flips,
    pairs: meter.pair_trials,
    upper: meter.ci_high,
    tolerance: meter.epsilon,
    verdict: ["deterministic", "stochastic"].find((word) => CALLS[word] === meter.call) ?? "undecided"
  };
}
function exactMatch({ cases }) {
  const scored = cases.filter(({ expected }) => expected !== void 0);
  return {
    matched: scored.filter(({ expected, observations }) => observations[0] === expected).length,
    total: scored.length
  };
}

// src/report/comparison.ts
var TITLES = ["probe set", "exact match", "stability", "coverage", "baseline"];
function renderComparisonText(comparison, options = {}) {
  const cells = comparison.rows.map((row2) => [
    plainName(row2.name, 40),
    matchWords(row2),
    row2.stability === void 0 ? "not measured" : `${row2.stability.verdict}, ${flipsOf(row2.stability)}`,
    coverageWords(row2),
    plainProse(baselineWords(row2), 200)
  ]);
  const title = `One agent, ${count(comparison.rows.length, "probe set")}: ${plainName(comparison.agent)}`;
  const lesson = lessons(comparison).flatMap((line) => wrap(plainProse(line), "", options.width ?? 100));
  const below = lesson.length === 0 ? [] : ["", ...lesson];
  const titles = TITLES.map((name) => name === "stability" ? "stability, flips/pairs" : name);
  return `${[title, "", ...columns([titles, ...cells]), ...below].join("\n")}
`;
}
function renderComparisonMarkdown(comparison) {
  const rows = comparison.rows.map((row2) => {
    const word = row2.admissible ? "✅ **ADMITTED**" : `❌ **REFUSED**: ${markdownProse(row2.reason ?? "", { cell: true })}`;
    const cells = [
      markdownCellCode(row2.name),
      matchWords(row2),
      stabilityWords(row2.stability),
      coverageWords(row2),
      word
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const refused = comparison.rows.filter((row2) => !row2.admissible).length;
  const title = `## ${count(comparison.rows.length, "probe set")}, one agent: ${whole(refused)} refused, ${whole(comparison.rows.length - refused)} admitted`;
  const table = [`| ${TITLES.join(" | ")} |`, `|${" --- |".repeat(TITLES.length)}`, ...rows].join("\n");
  const lesson = lessons(comparison).map((line) => markdownProse(line)).join("\n");
  return `${[title, table, lesson, `Agent: ${markdownCode(comparison.agent)}`].filter((part) => part !== "").join("\n\n")}
`;
}
function matchWords(row2) {
  return row2.exactMatch.total === 0 ? "no expectations" : `${whole(row2.exactMatch.matched)}/${whole(row2.exactMatch.total)}`;
}
function stabilityWords(stability2) {
  if (stability2 === void 0) return "not measured";
  const { upper, tolerance, verdict } = stability2;
  const bound = `at most ${percentBeside(upper, tolerance)}, tolerance ${percent(tolerance)}`;
  return `${verdict}: ${flipsOf(stability2)} flipped, ${bound}`;
}
function flipsOf({ flips, pairs }) {
  return `${whole(flips)}/${whole(pairs)}`;
}
function coverageWords(row2) {
  if (row2.requiredRoutes === void 0) return count(row2.decisions, "decision");
  return `${whole(row2.reachedRoutes ?? 0)}/${count(row2.requiredRoutes, "route")}`;
}
function baselineWords(row2) {
  return row2.admissible ? "ADMITTED" : `REFUSED: ${row2.reason ?? "no reason given"}`;
}
function lessons(comparison) {
  const misled = comparison.rows.filter((row2) => !row2.admissible && isFullMatch(row2));
  if (misled.length === 0) return [];
  const rows = misled.map((row2) => `${quoteName(row2.name)} (${matchWords(row2)}, ${coverageWords(row2)})`);
  return [
    `Why a full exact match was not enough: ${list(rows)}. Exact match says each answer was right once. It does not say that the answer comes again, nor that the probes can tell this agent from one that always decides the same.`
  ];
}
function isFullMatch(row2) {
  return row2.exactMatch.total > 0 && row2.exactMatch.matched === row2.exactMatch.total;
}

export {
  buildComparison,
  renderComparisonText,
  renderComparisonMarkdown
};
