/** How the tests did over the runs that the history holds: a line for each, and the runs themselves. */
import type { TrendModel, TrendRow } from "../behaviour-model.ts";
import { htmlName } from "../escape.ts";
import { count, percent, whole } from "../format.ts";
import { time } from "./opening.ts";
import { badge, section, table } from "./parts.ts";

const LINE = { width: 180, height: 28, margin: 4 } as const;

export function trendSection({ runs, tests }: TrendModel): string {
  const lines = tests.map((row) => [
    htmlName(row.name, 80),
    line(row),
    percent(row.latest),
    row.before === undefined ? "" : percent(row.before),
  ]);
  const past = runs
    .toReversed()
    .map(({ id, createdAt, passedTests, failedTests, hasRegression }) => [
      `<code>${htmlName(id)}</code>`,
      time(createdAt),
      `${whole(passedTests)} of ${whole(passedTests + failedTests)}`,
      hasRegression ? badge("bad", "regression") : "",
    ]);
  const byTest = table(
    `Success rate of each test over ${count(runs.length, "run")}, oldest on the left`,
    [
      { title: "Test" },
      { title: "0 % … 100 %" },
      { title: "Now", numeric: true },
      { title: "Before", numeric: true },
    ],
    lines,
  );
  const byRun = table(
    "The runs, newest first",
    [{ title: "Run" }, { title: "When" }, { title: "Tests passed", numeric: true }, { title: "Regression" }],
    past,
  );
  return section(
    "trend",
    "Trend",
    `${byTest}\n<details>\n<summary>The runs themselves</summary>\n${byRun}\n</details>`,
  );
}

/** A gap where the test was not run. */
function line({ rates }: TrendRow): string {
  const step = (LINE.width - 2 * LINE.margin) / Math.max(1, rates.length - 1);
  const points = rates.map((rate, index) =>
    rate === undefined ? undefined : ([LINE.margin + index * step, height(rate)] as const),
  );
  const path = points
    .map((point, index) => {
      if (point === undefined) return "";
      return `${points[index - 1] === undefined ? "M" : "L"}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    })
    .join("");
  const dots = points
    .flatMap((point) =>
      point === undefined
        ? []
        : `<circle cx="${point[0].toFixed(1)}" cy="${point[1].toFixed(1)}" r="2" class="point"/>`,
    )
    .join("");
  const words = rates.map((rate) => (rate === undefined ? "not run" : percent(rate))).join(", ");
  return `<svg class="plot" width="${LINE.width}" height="${LINE.height}" viewBox="0 0 ${LINE.width} ${LINE.height}" role="img" aria-label="${words}"><path d="M${LINE.margin} ${height(0)}H${LINE.width - LINE.margin}" class="axis"/><path d="${path}" class="line"/>${dots}</svg>`;
}

function height(rate: number): number {
  return LINE.margin + (1 - rate) * (LINE.height - 2 * LINE.margin);
}
