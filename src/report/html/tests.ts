/** The tests: one table of all with their intervals, then each with its failures, its paths and its runs. */
import type { BehaviourTables, RunRow, TestRow } from "../behaviour-model.ts";
import { htmlName, htmlWords } from "../escape.ts";
import { count, duration, interval, money, percent, whole } from "../format.ts";
import { intervalPlot } from "./interval-plot.ts";
import { badge, section, table } from "./parts.ts";

const MOST_RUNS = 50;
const MOST_FAILURES = 20;
const NAME = 80;

export function testsTable({ tests }: BehaviourTables): string {
  const rows = tests.map((row, index) => [
    `<a href="#${anchor(index)}">${htmlName(row.name, NAME)}</a>`,
    outcome(row.outcome),
    `${whole(row.passed)} of ${whole(row.total)}`,
    plot(row),
    htmlName(interval(row.lower, row.upper, 1)),
    `${row.flakiness} <span class="quiet">at most ${Number(row.flakinessUpper.toFixed(2))}</span>`,
    row.averageSteps === undefined ? "" : String(Number(row.averageSteps.toFixed(1))),
    row.averageLatencyMs === undefined ? "" : duration(row.averageLatencyMs),
    row.averageCostUsd === undefined ? "" : money(row.averageCostUsd),
  ]);
  const columns = [
    { title: "Test" },
    { title: "Outcome" },
    { title: "Runs passed", numeric: true },
    { title: "0 % … 100 %" },
    { title: "95 % interval" },
    { title: "Flakiness" },
    { title: "Steps", numeric: true },
    { title: "Latency", numeric: true },
    { title: "Cost", numeric: true },
  ] as const;
  return section(
    "tests",
    "Tests",
    table("Each test: how often it passed, and how far its runs carry; means per run", columns, rows),
  );
}

export function testSections(model: BehaviourTables): string {
  return section(
    "each",
    "Each test, run by run",
    model.tests.map((row, index) => testDetails(row, index, model)).join("\n"),
  );
}

function anchor(index: number): string {
  return `test-${index + 1}`;
}

const TONES = { passed: "good", failed: "bad", unfinished: "care" } as const;

function outcome(word: TestRow["outcome"]): string {
  return badge(TONES[word], word);
}

function plot({ passed, total, lower, upper }: TestRow): string {
  const words = `${whole(passed)} of ${count(total, "run")} passed, between ${percent(lower)} and ${percent(upper)}`;
  return intervalPlot({ rate: total === 0 ? undefined : passed / total, lower, upper, words });
}

function testDetails(row: TestRow, index: number, { suite }: BehaviourTables): string {
  const place =
    row.line === undefined
      ? ""
      : ` <span class="quiet">${htmlName(`${row.file ?? suite}:${row.line}`)}</span>`;
  const open = row.outcome === "passed" ? "" : " open";
  return `<details${open}>
<summary><h3>${htmlName(row.name, NAME)}</h3> ${outcome(row.outcome)} ${whole(row.passed)} of ${count(row.total, "run")}${place}</summary>
<div id="${anchor(index)}">
${[failures(row), paths(row), timeline(row)].filter((part) => part !== "").join("\n")}
</div>
</details>`;
}

function failures({ failures: found }: TestRow): string {
  if (found.length === 0) return "";
  const items = found
    .slice(0, MOST_FAILURES)
    .map(({ text, count: runs }) => `<li>${whole(runs)}× ${htmlWords(text)}</li>`);
  const rest = found.length - items.length;
  const more = rest > 0 ? [`<li>${count(rest, "more kind")} of failure in the JSON report</li>`] : [];
  return `<h4>Why it failed</h4>\n<ul>\n${[...items, ...more].join("\n")}\n</ul>`;
}

function paths({ paths: rows, unstablePaths, total }: TestRow): string {
  if (rows.length === 0) return "";
  const items = rows.map(
    ({ path, count: runs }) =>
      `<li><code>${htmlName(path, 300)}</code> in ${whole(runs)} of ${count(total, "run")}</li>`,
  );
  const word = unstablePaths ? badge("care", "the path varies between runs") : "always the same path";
  return `<h4>Commonest tool paths</h4>\n<p>${word}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function timeline({ name, runs }: TestRow): string {
  if (runs.length === 0) return "<p>It was never run.</p>";
  const rows = runs
    .slice(0, MOST_RUNS)
    .map((run, index) => [
      `run ${whole(index + 1)}`,
      outcome(run.passed ? "passed" : "failed"),
      calls(run),
      run.steps === undefined ? "" : String(run.steps),
      run.latencyMs === undefined ? "" : duration(run.latencyMs),
      run.failures.map((text) => htmlWords(text)).join("<br>"),
    ]);
  const rest = runs.length - rows.length;
  const more = rest > 0 ? `\n<p>${count(rest, "more run")} in the JSON report.</p>` : "";
  const columns = [
    { title: "Run" },
    { title: "Outcome" },
    { title: "Tools called, in order" },
    { title: "Steps", numeric: true },
    { title: "Latency", numeric: true },
    { title: "Failed of" },
  ] as const;
  return `<h4>Tool calls</h4>\n${table(`The runs of ${htmlName(name, NAME)}`, columns, rows)}${more}`;
}

const MOST_CALLS = 30;

function calls({ tools }: RunRow): string {
  if (tools.length === 0) return '<span class="quiet">no tool</span>';
  const items = tools.slice(0, MOST_CALLS).map((tool) => `<li>${htmlName(tool, 60)}</li>`);
  const rest = tools.length - items.length;
  const more = rest > 0 ? [`<li>${whole(rest)} more</li>`] : [];
  return `<ol class="calls">${[...items, ...more].join("")}</ol>`;
}
