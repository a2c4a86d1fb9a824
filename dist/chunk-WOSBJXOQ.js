import {
  beforeStop,
  count,
  duration,
  htmlName,
  htmlWords,
  interval,
  money,
  percent,
  plainName,
  plainProse,
  whole,
  xmlAttribute,
  xmlText
} from "./chunk-QMDUAR73.js";

// src/report/html/parts.ts
function section(id, heading, inside) {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${inside}
</section>`;
}
function table(caption, columns, rows) {
  const shown = columns.map((column, index) => ({ ...column, index }));
  const used = shown.filter(({ index }) => index === 0 || rows.some((row) => row[index] !== ""));
  const heads = used.map((column) => `<th scope="col"${align(column)}>${column.title}</th>`).join("");
  const cells = (row) => used.map(
    (column) => column.index === 0 ? `<th scope="row">${row[0] ?? ""}</th>` : `<td${align(column)}>${row[column.index] ?? ""}</td>`
  ).join("");
  return `<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}
</tbody>
</table></div>`;
}
function align({ numeric }) {
  return numeric === true ? ' class="number"' : "";
}
function badge(tone, word) {
  const icon = { good: "✓ ", bad: "✗ ", care: "! ", plain: "" }[tone];
  return `<span class="badge ${tone}"><span aria-hidden="true">${icon}</span>${word}</span>`;
}
function bar(share, words2) {
  const width = Math.max(1, Math.round(share * 100));
  return `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="${words2}"><rect width="100" height="8" class="track"/><rect width="${width}" height="8" class="fill"/></svg>`;
}

// src/report/html/changes.ts
var VERDICTS = {
  regression: badge("bad", "regression"),
  suspect: badge("care", "suspect"),
  ok: badge("plain", "changed")
};
function changesSection({ baseline, changes, vanished, added }) {
  if (baseline === void 0) return "";
  const heading = `Against the baseline <code>${htmlName(baseline, 200)}</code>`;
  const rows = [
    ...changes.map((row) => [htmlName(row.name, 80), VERDICTS[row.verdict], words(row)]),
    ...vanished.map((name) => [htmlName(name, 80), badge("bad", "gone"), "no longer in the suite"]),
    ...added.map((name) => [htmlName(name, 80), badge("plain", "new"), "not in the baseline"])
  ];
  if (rows.length === 0) return section("baseline", heading, "<p>Nothing changed.</p>");
  const columns = [{ title: "Test" }, { title: "Verdict" }, { title: "What changed" }];
  return section("baseline", heading, table("Tests that differ from the baseline", columns, rows));
}
function words({ summary, notes }) {
  const items = notes.map((note) => `<li>${htmlWords(note)}</li>`).join("");
  return `<p>${htmlWords(summary)}</p>${items === "" ? "" : `<ul>${items}</ul>`}`;
}

// src/report/html/opening.ts
var ICONS = { success: "✓", care: "!", failure: "✗", unknown: "–", waiting: "…" };
function opening({ tone, headline, says, next, facts: facts2 }) {
  const steps = next.length === 0 ? "" : `<h2 class="small">What to do next</h2>
<ol>
${next.map((step) => `<li>${placed(step)}</li>`).join("\n")}
</ol>`;
  const rows = facts2.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const parts = [
    `<p class="mark"><span aria-hidden="true">${ICONS[tone]}</span> ${htmlName(headline.word)}</p>`,
    `<h1>${htmlWords(headline.sentence)}</h1>`,
    says.length === 0 ? "" : `<p>${says.map(htmlWords).join(" ")}</p>`,
    steps,
    `<dl class="facts">
${rows.join("\n")}
</dl>`
  ];
  return `<header class="${tone}">
${parts.filter((part) => part !== "").join("\n")}
</header>`;
}
function placed({ text, file, line: line2 }) {
  if (file === void 0 || line2 === void 0 || text.includes(`${file}:${line2}`)) return htmlWords(text);
  return beforeStop(htmlWords(text), ` (<code>${htmlName(`${file}:${line2}`)}</code>)`);
}
function named(name) {
  return `<code>${htmlName(name, 200)}</code>`;
}
function time(iso) {
  return `<time datetime="${htmlName(iso)}">${htmlName(iso)}</time>`;
}
function caveats(texts) {
  if (texts.length === 0) return "";
  const items = texts.map((text) => `<li>${htmlWords(text)}</li>`).join("\n");
  return section("caveats", "Keep in mind", `<ul>
${items}
</ul>`);
}
function footer(about) {
  return `<footer>
<p>${about}</p>
</footer>`;
}

// src/report/html/page.ts
var POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function page({ title, description, sections }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="description" content="${htmlName(description, 200)}">
<title>${htmlName(title, 200)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${sections.filter((part) => part !== "").join("\n")}
</main>
</body>
</html>
`;
}
var STYLE = `:root {
  --ground: #ffffff; --raised: #f6f8fa; --text: #1f2328; --quiet: #59636e; --edge: #d1d9e0;
  --good: #116329; --good-ground: #dafbe1; --bad: #a40e26; --bad-ground: #ffebe9;
  --care: #7d4e00; --care-ground: #fff8c5; --accent: #0550ae; --track: #e1e6eb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1117; --raised: #151b23; --text: #f0f6fc; --quiet: #a5adb6; --edge: #3d444d;
    --good: #56d364; --good-ground: #12261e; --bad: #ff8a82; --bad-ground: #301a1f;
    --care: #e3b341; --care-ground: #2b2412; --accent: #79c0ff; --track: #2a313c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { border: 1px solid var(--edge); border-left: 6px solid var(--quiet); border-radius: 8px; background: var(--raised); padding: 1rem 1.25rem; }
header.success { border-left-color: var(--good); } header.failure { border-left-color: var(--bad); } header.care { border-left-color: var(--care); }
p.mark { margin: 0; font-weight: 700; letter-spacing: .04em; }
.success .mark { color: var(--good); } .failure .mark { color: var(--bad); } .care .mark { color: var(--care); }
h1 { margin: .25rem 0 1rem; font-size: 1.4rem; line-height: 1.3; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; overflow-wrap: anywhere; } h2.small { margin: .5rem 0 0; font-size: 1rem; }
h3 { display: inline; margin: 0; font-size: 1rem; overflow-wrap: anywhere; } h4 { margin: 1rem 0 .25rem; font-size: .95rem; }
ol, ul { margin: .25rem 0; padding-left: 1.4rem; } li { overflow-wrap: anywhere; }
a { color: var(--accent); } a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--track); border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 0; } .facts dt { color: var(--quiet); font-size: .85rem; } .facts dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; color: var(--quiet); font-size: .9rem; padding: .25rem 0 .5rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--edge); } td p { margin: 0; }
thead th { font-size: .85rem; color: var(--quiet); white-space: nowrap; } tbody th { font-weight: 600; min-width: 7rem; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9em; }
.badge { display: inline-block; white-space: nowrap; border-radius: 1em; padding: 0 .6em; font-size: .85rem; font-weight: 600; background: var(--track); }
.badge.good { color: var(--good); background: var(--good-ground); } .badge.bad { color: var(--bad); background: var(--bad-ground); } .badge.care { color: var(--care); background: var(--care-ground); }
details { border: 1px solid var(--edge); border-radius: 8px; padding: .5rem .75rem; margin: .5rem 0; } summary { cursor: pointer; } details > div { scroll-margin-top: 4rem; }
.calls { display: flex; flex-wrap: wrap; gap: .25rem; list-style: none; margin: 0; padding: 0; counter-reset: call; }
.calls li { counter-increment: call; border: 1px solid var(--edge); border-radius: 6px; background: var(--raised); padding: 0 .5em; font: .85rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.calls li::before { content: counter(call) " "; color: var(--quiet); }
.plot { display: block; } .axis { stroke: var(--edge); stroke-width: 1; fill: none; } .interval { stroke: var(--accent); stroke-width: 4; stroke-linecap: round; opacity: .55; fill: none; }
svg .mark { stroke: var(--bad); stroke-width: 1.5; } .edge { stroke: var(--accent); opacity: .55; } .graph { display: block; width: 100%; max-width: 40rem; } .graph text { fill: var(--text); font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.line { stroke: var(--accent); stroke-width: 1.5; fill: none; } .point { fill: var(--accent); }
.bar { width: 8rem; height: .6rem; display: block; margin-top: .45rem; } .track { fill: var(--track); } .fill { fill: var(--accent); }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media print { body { font-size: 11px; } main { max-width: none; padding: 0; } .scroll { overflow: visible; } details > summary { list-style: none; } details::details-content { content-visibility: visible; block-size: auto; } details, tr { break-inside: avoid; } }`;

// src/report/html/taxonomy.ts
function taxonomySection(taxonomy) {
  if (taxonomy.length === 0) return "";
  const rows = taxonomy.map(({ category, failures: failures2, tests, share }) => [
    `<code>${htmlName(category)}</code>`,
    bar(share, `${percent(share)} of all failed assertions`),
    whole(failures2),
    whole(tests)
  ]);
  const columns = [
    { title: "Kind" },
    { title: "Share" },
    { title: "Failed assertions", numeric: true },
    { title: "Tests", numeric: true }
  ];
  return section(
    "failures",
    "Kinds of failure",
    table("Failed assertions by kind, over all runs", columns, rows)
  );
}

// src/report/html/interval-plot.ts
var PLOT = { width: 120, height: 18, margin: 4 };
function intervalPlot({ rate, lower, upper, tolerance, words: words2 }) {
  const { width, height: height2, margin } = PLOT;
  const x = (value) => (margin + value * (width - 2 * margin)).toFixed(1);
  const middle = height2 / 2;
  const mark = tolerance === void 0 ? "" : `<path d="M${x(tolerance)} 1V${height2 - 1}" class="mark"/>`;
  const point = rate === void 0 ? "" : `<circle cx="${x(rate)}" cy="${middle}" r="3.5" class="point"/>`;
  return `<svg class="plot" width="${width}" height="${height2}" viewBox="0 0 ${width} ${height2}" role="img" aria-label="${words2}"><path d="M${x(0)} ${middle}H${x(1)}" class="axis"/><path d="M${x(lower)} ${middle}H${x(upper)}" class="interval"/>${mark}${point}</svg>`;
}

// src/report/html/tests.ts
var MOST_RUNS = 50;
var MOST_FAILURES = 20;
var NAME = 80;
function testsTable({ tests }) {
  const rows = tests.map((row, index) => [
    `<a href="#${anchor(index)}">${htmlName(row.name, NAME)}</a>`,
    outcome(row.outcome),
    `${whole(row.passed)} of ${whole(row.total)}`,
    plot(row),
    htmlName(interval(row.lower, row.upper, 1)),
    `${row.flakiness} <span class="quiet">at most ${Number(row.flakinessUpper.toFixed(2))}</span>`,
    row.averageSteps === void 0 ? "" : String(Number(row.averageSteps.toFixed(1))),
    row.averageLatencyMs === void 0 ? "" : duration(row.averageLatencyMs),
    row.averageCostUsd === void 0 ? "" : money(row.averageCostUsd)
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
    { title: "Cost", numeric: true }
  ];
  return section(
    "tests",
    "Tests",
    table("Each test: how often it passed, and how far its runs carry; means per run", columns, rows)
  );
}
function testSections(model) {
  return section(
    "each",
    "Each test, run by run",
    model.tests.map((row, index) => testDetails(row, index, model)).join("\n")
  );
}
function anchor(index) {
  return `test-${index + 1}`;
}
var TONES = { passed: "good", failed: "bad", unfinished: "care" };
function outcome(word) {
  return badge(TONES[word], word);
}
function plot({ passed, total, lower, upper }) {
  const words2 = `${whole(passed)} of ${count(total, "run")} passed, between ${percent(lower)} and ${percent(upper)}`;
  return intervalPlot({ rate: total === 0 ? void 0 : passed / total, lower, upper, words: words2 });
}
function testDetails(row, index, { suite }) {
  const place = row.line === void 0 ? "" : ` <span class="quiet">${htmlName(`${row.file ?? suite}:${row.line}`)}</span>`;
  const open = row.outcome === "passed" ? "" : " open";
  return `<details${open}>
<summary><h3>${htmlName(row.name, NAME)}</h3> ${outcome(row.outcome)} ${whole(row.passed)} of ${count(row.total, "run")}${place}</summary>
<div id="${anchor(index)}">
${[failures(row), paths(row), timeline(row)].filter((part) => part !== "").join("\n")}
</div>
</details>`;
}
function failures({ failures: found }) {
  if (found.length === 0) return "";
  const items = found.slice(0, MOST_FAILURES).map(({ text, count: runs }) => `<li>${whole(runs)}× ${htmlWords(text)}</li>`);
  const rest = found.length - items.length;
  const more = rest > 0 ? [`<li>${count(rest, "more kind")} of failure in the JSON report</li>`] : [];
  return `<h4>Why it failed</h4>
<ul>
${[...items, ...more].join("\n")}
</ul>`;
}
function paths({ paths: rows, unstablePaths, total }) {
  if (rows.length === 0) return "";
  const items = rows.map(
    ({ path, count: runs }) => `<li><code>${htmlName(path, 300)}</code> in ${whole(runs)} of ${count(total, "run")}</li>`
  );
  const word = unstablePaths ? badge("care", "the path varies between runs") : "always the same path";
  return `<h4>Commonest tool paths</h4>
<p>${word}</p>
<ul>
${items.join("\n")}
</ul>`;
}
function timeline({ name, runs }) {
  if (runs.length === 0) return "<p>It was never run.</p>";
  const rows = runs.slice(0, MOST_RUNS).map((run, index) => [
    `run ${whole(index + 1)}`,
    outcome(run.passed ? "passed" : "failed"),
    calls(run),
    run.steps === void 0 ? "" : String(run.steps),
    run.latencyMs === void 0 ? "" : duration(run.latencyMs),
    run.failures.map((text) => htmlWords(text)).join("<br>")
  ]);
  const rest = runs.length - rows.length;
  const more = rest > 0 ? `
<p>${count(rest, "more run")} in the JSON report.</p>` : "";
  const columns = [
    { title: "Run" },
    { title: "Outcome" },
    { title: "Tools called, in order" },
    { title: "Steps", numeric: true },
    { title: "Latency", numeric: true },
    { title: "Failed of" }
  ];
  return `<h4>Tool calls</h4>
${table(`The runs of ${htmlName(name, NAME)}`, columns, rows)}${more}`;
}
var MOST_CALLS = 30;
function calls({ tools }) {
  if (tools.length === 0) return '<span class="quiet">no tool</span>';
  const items = tools.slice(0, MOST_CALLS).map((tool) => `<li>${htmlName(tool, 60)}</li>`);
  const rest = tools.length - items.length;
  const more = rest > 0 ? [`<li>${whole(rest)} more</li>`] : [];
  return `<ol class="calls">${[...items, ...more].join("")}</ol>`;
}

// src/report/html/trend.ts
var LINE = { width: 180, height: 28, margin: 4 };
function trendSection({ runs, tests }) {
  const lines = tests.map((row) => [
    htmlName(row.name, 80),
    line(row),
    percent(row.latest),
    row.before === void 0 ? "" : percent(row.before)
  ]);
  const past = runs.toReversed().map(({ id, createdAt, passedTests, failedTests, hasRegression }) => [
    `<code>${htmlName(id)}</code>`,
    time(createdAt),
    `${whole(passedTests)} of ${whole(passedTests + failedTests)}`,
    hasRegression ? badge("bad", "regression") : ""
  ]);
  const byTest = table(
    `Success rate of each test over ${count(runs.length, "run")}, oldest on the left`,
    [
      { title: "Test" },
      { title: "0 % … 100 %" },
      { title: "Now", numeric: true },
      { title: "Before", numeric: true }
    ],
    lines
  );
  const byRun = table(
    "The runs, newest first",
    [{ title: "Run" }, { title: "When" }, { title: "Tests passed", numeric: true }, { title: "Regression" }],
    past
  );
  return section(
    "trend",
    "Trend",
    `${byTest}
<details>
<summary>The runs themselves</summary>
${byRun}
</details>`
  );
}
function line({ rates }) {
  const step = (LINE.width - 2 * LINE.margin) / Math.max(1, rates.length - 1);
  const points = rates.map(
    (rate, index) => rate === void 0 ? void 0 : [LINE.margin + index * step, height(rate)]
  );
  const path = points.map((point, index) => {
    if (point === void 0) return "";
    return `${points[index - 1] === void 0 ? "M" : "L"}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
  }).join("");
  const dots = points.flatMap(
    (point) => point === void 0 ? [] : `<circle cx="${point[0].toFixed(1)}" cy="${point[1].toFixed(1)}" r="2" class="point"/>`
  ).join("");
  const words2 = rates.map((rate) => rate === void 0 ? "not run" : percent(rate)).join(", ");
  return `<svg class="plot" width="${LINE.width}" height="${LINE.height}" viewBox="0 0 ${LINE.width} ${LINE.height}" role="img" aria-label="${words2}"><path d="M${LINE.margin} ${height(0)}H${LINE.width - LINE.margin}" class="axis"/><path d="${path}" class="line"/>${dots}</svg>`;
}
function height(rate) {
  return LINE.margin + (1 - rate) * (LINE.height - 2 * LINE.margin);
}

// src/report/html/behaviour.ts
function renderBehaviourHtml(model, trend) {
  const { tables, headline, provenance: from } = model;
  return page({
    title: `${headline.word} - ${from.suite}`,
    description: `${count(tables.tests.length, "behavioural test")} of an agent`,
    sections: [
      opening({ ...model, says: [], facts: facts(model) }),
      ...behaviourSections(tables, trend),
      caveats(model.caveats),
      footer(
        `Status <code>${model.status}</code>, exit code ${model.exitCode}. Isolation: ${htmlName(from.isolation)}. Made by agentverity ${htmlName(model.version)}; the figures are of these runs, in this one period.`
      )
    ]
  });
}
function behaviourSections(tables, trend) {
  return [
    testsTable(tables),
    changesSection(tables),
    taxonomySection(tables.taxonomy),
    trend === void 0 ? "" : trendSection(trend),
    testSections(tables)
  ];
}
function facts({ calls: calls2, durationMs, costUsd, provenance: from }) {
  return [
    ["runs", `${whole(calls2.made)} of ${whole(calls2.planned)}`],
    ["took", duration(durationMs)],
    ...costUsd === void 0 ? [] : [["cost", money(costUsd)]],
    ["agent", named(from.agent)],
    ["suite", named(from.suite)],
    ["started", time(from.startedAt)]
  ];
}

// src/report/junit.ts
var ELEMENTS = { failed: "failure", error: "error", skipped: "skipped" };
function renderJunit(model) {
  return suiteOf(model, properties(model), story(model));
}
function renderBehaviourJunit(model) {
  const { status, exitCode, calls: calls2, provenance, version } = model;
  const headline = `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
  const found = {
    status,
    exit_code: exitCode,
    headline,
    calls_planned: calls2.planned,
    calls_made: calls2.made,
    isolation: provenance.isolation,
    agentverity_version: version
  };
  const lines = [
    headline,
    ...model.next.map((step) => plainProse(step.text)),
    ...model.caveats.map((text) => plainProse(text))
  ];
  return suiteOf(
    model,
    Object.entries(found).map(([name, value]) => [name, String(value)]),
    lines.join("\n")
  );
}
function suiteOf(model, named2, told) {
  const number = (outcome2) => model.checks.filter((check) => check.outcome === outcome2).length;
  const seconds = (model.durationMs / 1e3).toFixed(3);
  const suite = attributes({
    name: "agentverity",
    package: "agentverity",
    id: "0",
    hostname: "localhost",
    timestamp: localTime(model.provenance.startedAt),
    tests: String(model.checks.length),
    failures: String(number("failed")),
    errors: String(number("error")),
    skipped: String(number("skipped")),
    time: seconds
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite${suite}>`,
    "    <properties>",
    ...named2.map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
    ...model.checks.map(testcase),
    `    <system-out>${xmlText(told)}</system-out>`,
    "    <system-err></system-err>",
    "  </testsuite>",
    "</testsuites>",
    ""
  ].join("\n");
}
function testcase(check) {
  const place = {
    ...check.file === void 0 ? {} : { file: check.file },
    ...check.file === void 0 || check.line === void 0 ? {} : { line: String(check.line) }
  };
  const open = attributes({
    classname: `agentverity.${check.group}`,
    name: plainName(check.name, 300),
    time: "0.000",
    ...place
  });
  if (check.outcome === "passed") return `    <testcase${open}/>`;
  const element = ELEMENTS[check.outcome];
  const message = plainProse(check.message);
  const inside = `<${element}${attributes({ message, type: check.group })}>${xmlText(message)}</${element}>`;
  return `    <testcase${open}>
      ${inside}
    </testcase>`;
}
function properties(model) {
  const { stability, coverage, contract, calls: calls2 } = model;
  const found = {
    status: model.status,
    exit_code: model.exitCode,
    headline: `${model.headline.word} - ${plainProse(model.headline.sentence)}`,
    call: stability?.verdict,
    pair_flips: stability?.flips,
    pair_trials: stability?.pairs,
    flip_rate: stability?.flipRate,
    ci_low: stability?.lower,
    ci_high: stability?.upper,
    epsilon: stability?.tolerance,
    method: model.sequential === void 0 ? void 0 : "sequential",
    pairs_collected: model.sequential?.collected,
    flips_after: model.sequential?.flipsAfter,
    stopping_pair: model.curtailment?.stoppingPair,
    calls_avoided: model.curtailment?.avoidedCalls,
    skew: coverage?.largestShare,
    distinct: coverage?.distinct,
    required_routes: contract?.required.length,
    reached_routes: contract?.reached,
    calls_planned: calls2.planned,
    calls_made: calls2.made,
    calls_failed: calls2.failed,
    admissible: String(model.admission.admissible),
    layer: model.provenance.layer,
    isolation: model.provenance.isolation,
    agentverity_version: model.version
  };
  return Object.entries(found).flatMap(
    ([name, value]) => value === void 0 ? [] : [[name, String(value)]]
  );
}
function story(model) {
  const refusals = model.admission.refusals.map((row) => `Baseline refused: ${row.reason}`);
  const lines = [...model.says, ...model.next.map((step) => step.text), ...refusals, ...model.caveats];
  return [`${model.headline.word} - ${model.headline.sentence}`, ...lines].map((line2) => plainProse(line2)).join("\n");
}
function localTime(startedAt) {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(startedAt)?.[0] ?? "1970-01-01T00:00:00";
}
function attributes(values) {
  return Object.entries(values).map(([name, value]) => ` ${name}="${xmlAttribute(value)}"`).join("");
}

export {
  section,
  table,
  badge,
  bar,
  opening,
  placed,
  named,
  time,
  caveats,
  footer,
  page,
  intervalPlot,
  renderBehaviourHtml,
  behaviourSections,
  renderJunit,
  renderBehaviourJunit
};
