import {
  GLUE,
  cap,
  columns,
  htmlName,
  htmlProse,
  htmlWords,
  markdownCellCode,
  markdownCode,
  markdownLink,
  markdownLiteral,
  markdownProse,
  mermaidLabel,
  plainName,
  plainProse,
  wrap,
  xmlAttribute,
  xmlText
} from "./chunk-I6DXAXOW.js";
import {
  stableJson
} from "./chunk-PYS3K3R5.js";
import {
  endFields
} from "./chunk-FAXCJPP5.js";
import {
  beforeStop,
  count,
  duration,
  interval,
  list,
  money,
  pValueWords,
  percent,
  percentBeside,
  quoteName,
  sentence,
  shortFingerprint,
  whole
} from "./chunk-XRUPFRVA.js";
import {
  evidenceDocument,
  fileTrouble,
  followUpLine,
  identify,
  trialLine,
  writeOutcome
} from "./chunk-ASQNIYQV.js";

// src/report/annotations.ts
var TITLE_LENGTH = 255;
var MESSAGE_BYTES = 64 * 1024;
var WORST = { failure: 0, warning: 1, notice: 2 };
function renderAnnotations(model, options = {}) {
  return [...model.findings].sort((a, b) => WORST[a.level] - WORST[b.level]).map((finding) => annotation(finding, options.prefix ?? ""));
}
function renderRefusalAnnotations(refusal, options = {}) {
  return refusal.problems.map(
    ({ message: message2, hint, file, line: line2 }) => annotation(
      {
        level: "failure",
        title: "Refused input",
        text: `${message2}. ${hint}`,
        ...file === void 0 ? {} : { file },
        ...line2 === void 0 ? {} : { line: line2 }
      },
      options.prefix ?? ""
    )
  );
}
function annotation(finding, prefix) {
  const file = finding.file === void 0 ? void 0 : inRepository(prefix, finding.file);
  return {
    level: finding.level,
    title: plainProse(finding.title, TITLE_LENGTH),
    message: message(finding.text),
    ...file === void 0 ? {} : { file },
    ...file === void 0 || finding.line === void 0 ? {} : { line: finding.line }
  };
}
function message(text) {
  return cap(plainProse(text), MESSAGE_BYTES / 4);
}
function inRepository(prefix, file) {
  const path = file.replaceAll("\\", "/");
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return void 0;
  const parts = [];
  for (const part of `${prefix.replaceAll("\\", "/")}/${path}`.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return void 0;
  }
  return parts.length === 0 ? void 0 : parts.join("/");
}

// src/report/format/evidence-rows.ts
function evidenceRows(model) {
  const { coverage, contract } = model;
  const measured = [
    stabilityRow(model),
    ...readingRow(model),
    ...coverage === void 0 ? [] : [varietyRow(coverage)],
    ...contract === void 0 ? [] : [routesRow(contract)]
  ];
  const judged = model.status === "incomplete" ? measured.map((row) => ({ ...row, needed: "➖ not judged" })) : measured;
  return [...judged, completeRow(model)];
}
var VERDICT_MARKS = {
  deterministic: "✓ deterministic",
  stochastic: "✗ stochastic",
  undecided: "➖ undecided"
};
var NEED = {
  deterministic: "✓ met",
  stochastic: "✗ not met",
  undecided: "➖ not settled"
};
function readingRow({ sequential, stability }) {
  if (sequential === void 0 || stability === void 0) return [];
  return [
    {
      name: "Reading, pair by pair",
      found: sequential.words,
      needed: `a boundary of ${percent(stability.tolerance)}: ${NEED[sequential.call]}`
    }
  ];
}
function stabilityRow({ stability, confidence, curtailment, sequential }) {
  const row = (found, needed) => ({ name: "Stability", found, needed });
  if (curtailment !== void 0) return row(curtailment.words, "✗ out of reach");
  if (stability === void 0) return row("not measured", "➖ no verdict");
  const { flips: flips3, pairs, lower, upper, tolerance, verdict: verdict2 } = stability;
  if (pairs === 0) return row("no pair of answers to compare", "➖ no verdict");
  const range = lower === 0 ? `at most ${percentBeside(upper, tolerance)}` : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  return row(
    `${whole(flips3)} of ${count(pairs, "pair")} flipped: ${range} (${confidence})`,
    sequential === void 0 ? `below ${percent(tolerance)}: ${NEED[verdict2]}` : "beside the reading"
  );
}
function varietyRow(coverage) {
  const share = `${quoteName(coverage.majority)} on ${percentBeside(coverage.largestShare, coverage.threshold)} of the probes`;
  return {
    name: "Variety",
    found: `${count(coverage.distinct, "decision")}, the commonest ${share}`,
    needed: `below ${percent(coverage.threshold)}: ${coverage.blind ? "✗ not met" : "✓ met"}`
  };
}
function routesRow(contract) {
  return {
    name: "Contract",
    found: `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`,
    needed: `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`
  };
}
function completeRow({ calls: { planned, made, failed }, provenance: provenance3 }) {
  const answered = `${whole(made - failed)} of ${count(planned, "call")} answered`;
  const found = failed === 0 ? answered : `${answered}, ${whole(failed)} failed`;
  return {
    name: "Complete",
    found: `${found} (isolation: ${provenance3.isolation})`,
    needed: `all: ${failed === 0 && made === planned ? "✓ met" : "✗ not met"}`
  };
}

// src/report/html/parts.ts
function section(id, heading, inside) {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${inside}
</section>`;
}
function table(caption, columns2, rows) {
  const shown = columns2.map((column, index) => ({ ...column, index }));
  const used = shown.filter(({ index }) => index === 0 || rows.some((row) => row[index] !== ""));
  const heads = used.map((column) => `<th scope="col"${align(column)}>${column.title}</th>`).join("");
  const cells3 = (row) => used.map(
    (column) => column.index === 0 ? `<th scope="row">${row[0] ?? ""}</th>` : `<td${align(column)}>${row[column.index] ?? ""}</td>`
  ).join("");
  return `<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells3(row)}</tr>`).join("\n")}
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

// src/report/html/opening.ts
var ICONS = { success: "✓", care: "!", failure: "✗", unknown: "–", waiting: "…" };
function opening({ tone, headline: headline2, says: says2, next, facts: facts3 }) {
  const steps = next.length === 0 ? "" : `<h2 class="small">What to do next</h2>
<ol>
${next.map((step) => `<li>${placed(step)}</li>`).join("\n")}
</ol>`;
  const rows = facts3.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const parts = [
    `<p class="mark"><span aria-hidden="true">${ICONS[tone]}</span> ${htmlName(headline2.word)}</p>`,
    `<h1>${htmlWords(headline2.sentence)}</h1>`,
    says2.length === 0 ? "" : `<p>${says2.map(htmlWords).join(" ")}</p>`,
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
  const items2 = texts.map((text) => `<li>${htmlWords(text)}</li>`).join("\n");
  return section("caveats", "Keep in mind", `<ul>
${items2}
</ul>`);
}
function footer(about) {
  return `<footer>
<p>${about}</p>
</footer>`;
}

// src/report/html/baseline.ts
function baselineSection({ baseline: baseline2, admission }) {
  const id = "baseline-of-decisions";
  if (baseline2 !== void 0) return section(id, `Baseline: ${htmlWords(baseline2.title)}`, checked(baseline2));
  const [title, inside] = admission.admissible ? ["✓ admissible", "<p>This evidence may become the baseline once a person has signed it.</p>"] : ["✗ refused", faults(admission.refusals.map(({ reason, cure }) => ({ text: reason, cure })))];
  return section(id, `Baseline: ${title}`, inside);
}
function checked({ causes, refusals, table: model, facts: facts3 }) {
  const parts = [
    faults([...causes, ...refusals.map(({ reason, cure }) => ({ text: reason, cure }))]),
    decisions(model.rows),
    model.rest === "" ? "" : `<p>${htmlWords(model.rest)}</p>`,
    items(facts3.map(htmlWords))
  ];
  return parts.filter((part) => part !== "").join("\n");
}
function faults(all) {
  return items(
    all.map(
      ({ text, cure }) => `${htmlWords(sentence(text))} <strong>Cure:</strong> ${htmlWords(sentence(cure))}`
    )
  );
}
function items(lines) {
  return lines.length === 0 ? "" : `<ul>
${lines.map((line2) => `<li>${line2}</li>`).join("\n")}
</ul>`;
}
function decisions(rows) {
  if (rows.length === 0) return "";
  const columns2 = ["Probe", "Approved", "Now", "Answers", "Verdict"].map((title) => ({ title }));
  const cells3 = rows.map((row) => [
    row.line === void 0 ? named(shortFingerprint(row.fingerprint)) : `line ${whole(row.line)}`,
    row.approved === void 0 ? "" : named(row.approved),
    row.now === void 0 ? "" : named(row.now),
    htmlWords(row.answers),
    htmlWords(row.verdict)
  ]);
  return table("Decisions before and after", columns2, cells3);
}

// src/report/html/changes.ts
var VERDICTS = {
  regression: badge("bad", "regression"),
  suspect: badge("care", "suspect"),
  ok: badge("plain", "changed")
};
function changesSection({ baseline: baseline2, changes: changes3, vanished, added }) {
  if (baseline2 === void 0) return "";
  const heading = `Against the baseline <code>${htmlName(baseline2, 200)}</code>`;
  const rows = [
    ...changes3.map((row) => [htmlName(row.name, 80), VERDICTS[row.verdict], words(row)]),
    ...vanished.map((name) => [htmlName(name, 80), badge("bad", "gone"), "no longer in the suite"]),
    ...added.map((name) => [htmlName(name, 80), badge("plain", "new"), "not in the baseline"])
  ];
  if (rows.length === 0) return section("baseline", heading, "<p>Nothing changed.</p>");
  const columns2 = [{ title: "Test" }, { title: "Verdict" }, { title: "What changed" }];
  return section("baseline", heading, table("Tests that differ from the baseline", columns2, rows));
}
function words({ summary, notes }) {
  const items2 = notes.map((note) => `<li>${htmlWords(note)}</li>`).join("");
  return `<p>${htmlWords(summary)}</p>${items2 === "" ? "" : `<ul>${items2}</ul>`}`;
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
  const rows = taxonomy.map(({ category, failures: failures3, tests: tests3, share }) => [
    `<code>${htmlName(category)}</code>`,
    bar(share, `${percent(share)} of all failed assertions`),
    whole(failures3),
    whole(tests3)
  ]);
  const columns2 = [
    { title: "Kind" },
    { title: "Share" },
    { title: "Failed assertions", numeric: true },
    { title: "Tests", numeric: true }
  ];
  return section(
    "failures",
    "Kinds of failure",
    table("Failed assertions by kind, over all runs", columns2, rows)
  );
}

// src/report/html/interval-plot.ts
var PLOT = { width: 120, height: 18, margin: 4 };
function intervalPlot({ rate, lower, upper, tolerance, words: words2 }) {
  const { width, height: height2, margin } = PLOT;
  const x = (value) => (margin + value * (width - 2 * margin)).toFixed(1);
  const middle = height2 / 2;
  const mark3 = tolerance === void 0 ? "" : `<path d="M${x(tolerance)} 1V${height2 - 1}" class="mark"/>`;
  const point = rate === void 0 ? "" : `<circle cx="${x(rate)}" cy="${middle}" r="3.5" class="point"/>`;
  return `<svg class="plot" width="${width}" height="${height2}" viewBox="0 0 ${width} ${height2}" role="img" aria-label="${words2}"><path d="M${x(0)} ${middle}H${x(1)}" class="axis"/><path d="M${x(lower)} ${middle}H${x(upper)}" class="interval"/>${mark3}${point}</svg>`;
}

// src/report/html/tests.ts
var MOST_RUNS = 50;
var MOST_FAILURES = 20;
var NAME = 80;
function testsTable({ tests: tests3 }) {
  const rows = tests3.map((row, index) => [
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
  const columns2 = [
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
    table("Each test: how often it passed, and how far its runs carry; means per run", columns2, rows)
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
  const place2 = row.line === void 0 ? "" : ` <span class="quiet">${htmlName(`${row.file ?? suite}:${row.line}`)}</span>`;
  const open = row.outcome === "passed" ? "" : " open";
  return `<details${open}>
<summary><h3>${htmlName(row.name, NAME)}</h3> ${outcome(row.outcome)} ${whole(row.passed)} of ${count(row.total, "run")}${place2}</summary>
<div id="${anchor(index)}">
${[failures(row), paths(row), timeline(row)].filter((part) => part !== "").join("\n")}
</div>
</details>`;
}
function failures({ failures: found }) {
  if (found.length === 0) return "";
  const items2 = found.slice(0, MOST_FAILURES).map(({ text, count: runs }) => `<li>${whole(runs)}× ${htmlWords(text)}</li>`);
  const rest = found.length - items2.length;
  const more3 = rest > 0 ? [`<li>${count(rest, "more kind")} of failure in the JSON report</li>`] : [];
  return `<h4>Why it failed</h4>
<ul>
${[...items2, ...more3].join("\n")}
</ul>`;
}
function paths({ paths: rows, unstablePaths, total }) {
  if (rows.length === 0) return "";
  const items2 = rows.map(
    ({ path, count: runs }) => `<li><code>${htmlName(path, 300)}</code> in ${whole(runs)} of ${count(total, "run")}</li>`
  );
  const word = unstablePaths ? badge("care", "the path varies between runs") : "always the same path";
  return `<h4>Commonest tool paths</h4>
<p>${word}</p>
<ul>
${items2.join("\n")}
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
  const more3 = rest > 0 ? `
<p>${count(rest, "more run")} in the JSON report.</p>` : "";
  const columns2 = [
    { title: "Run" },
    { title: "Outcome" },
    { title: "Tools called, in order" },
    { title: "Steps", numeric: true },
    { title: "Latency", numeric: true },
    { title: "Failed of" }
  ];
  return `<h4>Tool calls</h4>
${table(`The runs of ${htmlName(name, NAME)}`, columns2, rows)}${more3}`;
}
var MOST_CALLS = 30;
function calls({ tools }) {
  if (tools.length === 0) return '<span class="quiet">no tool</span>';
  const items2 = tools.slice(0, MOST_CALLS).map((tool) => `<li>${htmlName(tool, 60)}</li>`);
  const rest = tools.length - items2.length;
  const more3 = rest > 0 ? [`<li>${whole(rest)} more</li>`] : [];
  return `<ol class="calls">${[...items2, ...more3].join("")}</ol>`;
}

// src/report/html/trend.ts
var LINE = { width: 180, height: 28, margin: 4 };
function trendSection({ runs, tests: tests3 }) {
  const lines = tests3.map((row) => [
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
  const { tables, headline: headline2, provenance: from } = model;
  return page({
    title: `${headline2.word} - ${from.suite}`,
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

// src/report/format/contract-role.ts
function roleWords(row, contract) {
  if (row.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row.decision);
  const faults3 = [
    ...contract.missingObserved.includes(row.decision) ? ["✗ never reached"] : [],
    ...contract.missingIntended.includes(row.decision) ? ["✗ no probe meant for it"] : [],
    ...thin === void 0 ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]
  ];
  const met = row.required && faults3.length === 0 ? " ✓" : "";
  return [`${dutyOf(row)}${met}`, ...faults3].join(", ");
}
function dutyOf(row) {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}

// src/report/format/worst-first.ts
var WORST2 = { stochastic: 0, undecided: 1, deterministic: 2 };
function worstRoutes(rows) {
  return [...rows].sort((a, b) => WORST2[a.verdict] - WORST2[b.verdict] || b.flips - a.flips);
}
function worstProbes(rows) {
  return [...rows].sort((a, b) => b.errors - a.errors || b.flips - a.flips);
}
function worstDecisions(rows) {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}
function rankOf(row) {
  if (row.outsideContract) return 0;
  return row.required && row.probes === 0 ? 1 : 2;
}

// src/report/html/decisions.ts
var MOST_PROBES = 1e3;
var MOST_ANSWERS = 6;
function decisionsSection({ decisions: decisions4, contract, probes }) {
  if (decisions4.length === 0) return "";
  const rows = worstDecisions(decisions4).map((row) => {
    const share = probes.length === 0 ? 0 : row.probes / probes.length;
    return [
      named(row.decision),
      row.probes === 0 ? "" : bar(share, `${percent(share)} of the probes`),
      row.probes === 0 ? "none" : whole(row.probes),
      row.intended === void 0 ? "" : whole(row.intended),
      contract === void 0 ? "" : htmlName(roleWords(row, contract))
    ];
  });
  const columns2 = [
    { title: "Decision" },
    { title: "Mix" },
    { title: "Probes that reach it", numeric: true },
    { title: "Probes meant for it", numeric: true },
    { title: "Contract" }
  ];
  return section(
    "decisions",
    "Decisions",
    table("Decisions, by the first answer to each probe", columns2, rows)
  );
}
function probesSection(probes, suite) {
  if (probes.length === 0) return "";
  const rows = worstProbes(probes).slice(0, MOST_PROBES).map((row) => [
    row.line === void 0 ? `probe ${whole(row.index + 1)}` : named(`${suite}:${row.line}`),
    row.expected === void 0 ? "" : named(row.expected),
    answers(row),
    whole(row.pairs),
    whole(row.flips),
    whole(row.errors),
    `<code>${shortFingerprint(row.fingerprint)}</code>`
  ]);
  const columns2 = [
    { title: "Probe" },
    { title: "Meant for" },
    { title: "Answers" },
    { title: "Pairs", numeric: true },
    { title: "Flips", numeric: true },
    { title: "Errors", numeric: true },
    { title: "SHA-256" }
  ];
  const rest = probes.length - rows.length;
  const more3 = rest > 0 ? `
<p>${whole(rest)} more in the JSON report.</p>` : "";
  const shown = table("Every probe, worst first", columns2, rows);
  return section(
    "probes",
    "Probe by probe",
    `<details>
<summary>${count(probes.length, "probe")}</summary>
${shown}${more3}
</details>`
  );
}
function answers({ answers: found }) {
  if (found.length === 0) return "none";
  return list(
    found.map(({ decision, count: times }) => `${named(decision)} ${whole(times)}×`),
    MOST_ANSWERS
  );
}

// src/report/html/relations.ts
function relationsSection({ rows, violations }) {
  const cells3 = rows.map((row) => [
    named(row.name),
    mark(row),
    whole(row.held),
    whole(row.violated),
    whole(row.unchanged),
    whole(row.failed + row.unasked)
  ]);
  const columns2 = [
    { title: "Relation" },
    { title: "Verdict" },
    { title: "Held", numeric: true },
    { title: "Violated", numeric: true },
    { title: "Unchanged", numeric: true },
    { title: "Failed", numeric: true }
  ];
  const where2 = violations.map((row) => `<li>${named(row.relation)}: ${placed(row)}</li>`).join("\n");
  return section(
    "relations",
    "Relations",
    `${table("Probes on which each relation held", columns2, cells3)}${where2 === "" ? "" : `
<ul>
${where2}
</ul>`}`
  );
}
function mark({ violated, vacuous, failed, unasked }) {
  if (violated > 0) return badge("bad", "violated");
  if (failed + unasked > 0) return badge("care", "incomplete");
  return vacuous ? badge("care", htmlWords("tested nothing")) : badge("good", "held");
}

// src/report/format/correction.ts
function correctionWords({ correction }) {
  if (correction === void 0) return "";
  const p = `p ${pValueWords(correction.pValue)}`;
  return correction.stands ? `, ${p}` : `, but not after correction (${p})`;
}

// src/report/html/flip-graph.ts
var SIZE = { width: 640, height: 300, radius: 105 };
var LOW = 60;
var MOST_DECISIONS = 14;
var MOST_WIDTH = 8;
function flipGraph(pairs) {
  const names2 = [...new Set(pairs.flatMap((row) => row.decisions))];
  if (names2.length > MOST_DECISIONS) return "";
  const places2 = new Map(names2.map((name, index) => [name, placeOf(index, names2.length)]));
  const most = Math.max(...pairs.map((row) => row.count));
  const edges = pairs.map(({ decisions: [one, other], count: times }) => {
    const [from, to] = [places2.get(one) ?? CENTRE, places2.get(other) ?? CENTRE];
    const width = 1 + (MOST_WIDTH - 1) * (times / most);
    return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke-width="${width.toFixed(1)}" class="edge"/>`;
  });
  const nodes = names2.map((name) => {
    const { x, y, anchor: anchor2 } = places2.get(name) ?? CENTRE;
    const shift = { start: 10, middle: 0, end: -10 }[anchor2];
    return `<circle cx="${x}" cy="${y}" r="5" class="point"/><text x="${x + shift}" y="${y + (anchor2 === "middle" ? -10 : 5)}" text-anchor="${anchor2}">${htmlName(name, 32)}</text>`;
  });
  const words2 = pairs.map(({ decisions: [one, other], count: times }) => `${one} and ${other}, ${count(times, "flip")}`).join("; ");
  const height2 = names2.length > 2 ? SIZE.height : LOW;
  return `<svg class="graph" viewBox="0 ${(SIZE.height - height2) / 2} ${SIZE.width} ${height2}" role="img" aria-label="${htmlName(words2, 2e3)}">${edges.join("")}${nodes.join("")}</svg>
`;
}
var CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2, anchor: "middle" };
function placeOf(index, all) {
  const angle = Math.PI + 2 * Math.PI * index / all;
  const across = Math.cos(angle);
  const x = Math.round(CENTRE.x + SIZE.radius * across);
  const y = Math.round(CENTRE.y + SIZE.radius * Math.sin(angle));
  if (Math.abs(across) < 0.2) return { x, y, anchor: "middle" };
  return { x, y, anchor: across < 0 ? "end" : "start" };
}

// src/report/html/stability.ts
var TONES2 = { deterministic: "good", stochastic: "bad", undecided: "care" };
var MOST_PLACES = 5;
function routesSection({ routes: routes2, confidence }) {
  if (routes2.length === 0) return "";
  const rows = worstRoutes(routes2).map((row) => [
    named(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    plot2(row),
    htmlName(interval(row.lower, row.upper, row.tolerance)),
    verdict(row)
  ]);
  const columns2 = [
    { title: "Route" },
    { title: "Cases", numeric: true },
    { title: "Pairs", numeric: true },
    { title: "Flips", numeric: true },
    { title: "0 % … 100 %" },
    { title: `${confidence} interval` },
    { title: "Verdict" }
  ];
  return section(
    "routes",
    "Stability by route",
    table("How often equal calls disagree, by route; the mark is the tolerance", columns2, rows)
  );
}
function plot2({ flips: flips3, pairs, lower, upper, tolerance }) {
  return intervalPlot({
    rate: pairs === 0 ? void 0 : flips3 / pairs,
    lower,
    upper,
    tolerance,
    words: `${whole(flips3)} of ${count(pairs, "pair")} flipped, between ${percent(lower)} and ${percent(upper)}, tolerance ${percent(tolerance)}`
  });
}
function verdict(row) {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  const word = VERDICT_MARKS[row.verdict].replace(/^\S+ /, "");
  return `${badge(TONES2[row.verdict], word)}${htmlWords(`${target}${needed}${correctionWords(row)}`)}`;
}
function flipsSection(pairs) {
  if (pairs.length === 0) return "";
  const rows = pairs.map(({ decisions: [one, other], count: times, at }) => [
    `${named(one)} ↔ ${named(other)}`,
    whole(times),
    at.slice(0, MOST_PLACES).map((place2) => place2.text === "" ? named(`${place2.file}:${place2.line}`) : placed(place2)).join(", ")
  ]);
  const columns2 = [{ title: "Between" }, { title: "Flips", numeric: true }, { title: "At" }];
  const shown = table("Pairs of equal calls that disagree", columns2, rows);
  return section("flips", "Where it flips", `${flipGraph(pairs)}${shown}`);
}

// src/report/html.ts
function renderHtml(model) {
  const { headline: headline2, provenance: from, version, status, exitCode } = model;
  return page({
    title: `${headline2.word} - ${from.suite}`,
    description: `How repeatable and how varied the decisions of an agent are, on ${count(model.probes.length, "probe")}`,
    sections: [
      opening({ ...model, facts: facts2(model) }),
      numbers(model),
      errors(model),
      // By route nothing can be said of a run that is no evidence.
      status === "incomplete" ? "" : routesSection(model),
      flipsSection(model.flipPairs),
      decisionsSection(model),
      baselineSection(model),
      signOff(model),
      ...model.behaviour === void 0 ? [] : behaviourSections(model.behaviour),
      model.relations === void 0 ? "" : relationsSection(model.relations),
      caveats(model.caveats),
      probesSection(model.probes, from.suite),
      footer(
        `Status <code>${status}</code>, exit code ${exitCode}. Compared: ${htmlName(from.layer)}; ${htmlName(from.repeats)}. Made by agentverity ${htmlName(version)}.`
      )
    ]
  });
}
function facts2({ durationMs, costUsd, provenance: from }) {
  return [
    ["took", duration(durationMs)],
    ...costUsd === void 0 ? [] : [["cost", money(costUsd)]],
    ["agent", named(from.agent)],
    ["suite", named(from.suite)],
    ["started", time(from.startedAt)]
  ];
}
function numbers(model) {
  const rows = evidenceRows(model).map(({ name, found, needed }) => [
    name,
    htmlWords(found),
    htmlWords(needed)
  ]);
  const columns2 = [{ title: "Evidence" }, { title: "Found" }, { title: "Needed" }];
  return section("numbers", "Numbers", table("What was found, and what was needed", columns2, rows));
}
function errors({ errors: rows }) {
  if (rows.length === 0) return "";
  const cells3 = rows.map((row) => [named(row.kind), htmlName(row.message, 300), String(row.count)]);
  const columns2 = [{ title: "Kind" }, { title: "Message" }, { title: "Calls", numeric: true }];
  return section(
    "errors",
    "Errors, kept apart from decisions",
    table("Calls without a decision", columns2, cells3)
  );
}
function signOff({ signOff: model }) {
  if (model === void 0) return "";
  const lines = model.lines.map((line2) => `<li>${htmlWords(line2)}</li>`).join("\n");
  return section("sign-off", `Sign-off: ${htmlWords(model.title)}`, `<ul>
${lines}
</ul>`);
}

// src/report/json.ts
function renderJson(model) {
  return stableJson(model.run);
}

// src/report/junit.ts
var ELEMENTS = { failed: "failure", error: "error", skipped: "skipped" };
function renderJunit(model) {
  return suiteOf(model, properties(model), story(model));
}
function renderBehaviourJunit(model) {
  const { status, exitCode, calls: calls2, provenance: provenance3, version } = model;
  const headline2 = `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
  const found = {
    status,
    exit_code: exitCode,
    headline: headline2,
    calls_planned: calls2.planned,
    calls_made: calls2.made,
    isolation: provenance3.isolation,
    agentverity_version: version
  };
  const lines = [
    headline2,
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
  const place2 = {
    ...check.file === void 0 ? {} : { file: check.file },
    ...check.file === void 0 || check.line === void 0 ? {} : { line: String(check.line) }
  };
  const open = attributes({
    classname: `agentverity.${check.group}`,
    name: plainName(check.name, 300),
    time: "0.000",
    ...place2
  });
  if (check.outcome === "passed") return `    <testcase${open}/>`;
  const element = ELEMENTS[check.outcome];
  const message2 = plainProse(check.message);
  const inside = `<${element}${attributes({ message: message2, type: check.group })}>${xmlText(message2)}</${element}>`;
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

// src/report/gate-notice.ts
var ICONS2 = { success: "✅", waiting: "✍️", failure: "❌", unknown: "➖" };
var WIDTH = 100;
function renderNoticeMarkdown({ tone, headline: headline2, next, signOff: signOff2 }) {
  const sections = [
    `## ${ICONS2[tone]} ${headline2.word} - ${markdownProse(headline2.sentence)}`,
    next.map(({ text }, index) => `${index + 1}. ${markdownProse(text)}`).join("\n"),
    signOff2 === void 0 ? "" : signOffMarkdown(signOff2, (text) => markdownProse(text))
  ];
  return `${sections.filter((section2) => section2 !== "").join("\n\n")}
`;
}
function renderNoticeText({ headline: headline2, next, signOff: signOff2 }) {
  const lines = [
    `${headline2.word} - ${plainProse(headline2.sentence)}`,
    ...next.flatMap(({ text }, index) => wrap(plainProse(text), `  ${index + 1}. `, WIDTH)),
    ...signOff2 === void 0 ? [] : signOffText(signOff2, WIDTH)
  ];
  return `${lines.join("\n")}
`;
}
function signOffMarkdown({ title, lines }, prose2) {
  const shown = lines.map((line2) => `- ${prose2(line2)}`).join("\n");
  return [`### Sign-off: ${prose2(title)}`, shown].filter((part) => part !== "").join("\n\n");
}
function signOffText({ title, lines }, width) {
  return [
    `Sign-off: ${plainProse(title)}`,
    ...lines.flatMap((line2) => wrap(plainProse(line2), "  - ", width))
  ];
}

// src/report/markdown/context.ts
var OPEN_ROWS = 25;
function prose(context, text, cell = false) {
  return markdownProse(text, { cell, linkOf: (code) => linkOf(context, code) });
}
function linkOf(context, code) {
  const match = /^(.*):([1-9]\d{0,8})$/s.exec(code);
  if (match === null) return void 0;
  const suite = context.model.provenance.suite;
  const file = match[1] === "" ? suite : match[1];
  return file === suite ? context.link(suite, Number(match[2])) : void 0;
}
function placed2(context, item) {
  const text = prose(context, item.text);
  if (item.file === void 0) return text;
  const name = item.line === void 0 ? item.file : `${item.file}:${item.line}`;
  if (item.text.includes(name) || item.line !== void 0 && item.text.includes(`:${item.line}\``))
    return text;
  const url = item.line === void 0 ? void 0 : context.link(item.file, item.line);
  return beforeStop(text, ` (${markdownLink(markdownCode(name), url)})`);
}
function probeCell(context, index, line2) {
  if (line2 === void 0) return `probe ${whole(index + 1)}`;
  const suite = context.model.provenance.suite;
  return markdownLink(markdownCellCode(`${suite}:${line2}`), context.link(suite, line2));
}
function table2(columns2, rows, most) {
  const shown = rows.slice(0, most);
  const lines = [
    `| ${columns2.map((column) => column.title).join(" | ")} |`,
    `| ${columns2.map((column) => column.numeric === true ? "---:" : "---").join(" | ")} |`,
    ...shown.map((cells3) => `| ${cells3.join(" | ")} |`)
  ];
  if (rows.length > shown.length) lines.push("", `${whole(rows.length - shown.length)} more in the report.`);
  return lines.join("\n");
}
function folded(summary, inside) {
  return `<details><summary>${htmlProse(summary)}</summary>

${inside}

</details>`;
}

// src/report/markdown/baseline.ts
function baselineMattersMost({ model }) {
  const { baseline: baseline2 } = model;
  return baseline2 !== void 0 && baseline2.refusals.length + baseline2.causes.length + baseline2.table.rows.length > 0;
}
function baselineSection2(context, baseline2) {
  return [
    `### Baseline: ${prose(context, baseline2.title)}`,
    names(baseline2),
    faults2(context, baseline2),
    decisions2(context, baseline2),
    baseline2.facts.map((fact) => `- ${prose(context, fact)}`).join("\n")
  ].filter((part) => part !== "").join("\n\n");
}
function names({ file, digest, candidate }) {
  const known = [
    ...file === void 0 ? [] : [`File: ${markdownCellCode(file, 200)}.`],
    ...digest === void 0 ? [] : [`Approved: \`${digest}\`.`],
    ...candidate === void 0 || candidate === digest ? [] : [`This run: \`${candidate}\`.`]
  ];
  return known.join(" ");
}
function faults2(context, { refusals, causes }) {
  const lines = [
    ...causes.map(({ text, cure, at: [first] }) => ({ text, cure, place: first })),
    ...refusals.map(({ reason, cure }) => ({ text: reason, cure, place: void 0 }))
  ].map(
    ({ text, cure, place: place2 }) => `- ${placed2(context, { text: sentence(text), ...place2 })} **Cure:** ${prose(context, sentence(cure))}`
  );
  return lines.slice(0, OPEN_ROWS).join("\n");
}
function decisions2(context, { table: model }) {
  const columns2 = ["probe", "approved", "now", "answers", ""].map((title) => ({ title }));
  const rows = model.rows.map((row) => [
    probe(context, row),
    row.approved === void 0 ? "" : markdownCellCode(row.approved),
    row.now === void 0 ? "" : now(row, row.now),
    markdownProse(row.answers, { cell: true }),
    markdownProse(row.verdict, { cell: true })
  ]);
  const shown = rows.length === 0 ? "" : table2(columns2, rows, Math.min(context.rows, OPEN_ROWS));
  return [shown, prose(context, model.rest)].filter((part) => part !== "").join("\n\n");
}
function now({ change }, name) {
  return change === "changed" ? `**${markdownCellCode(name)}**` : markdownCellCode(name);
}
function probe(context, { index, line: line2, fingerprint }) {
  return index === void 0 ? `\`${shortFingerprint(fingerprint)}\`` : probeCell(context, index, line2);
}

// src/report/markdown/behaviour.ts
var ICONS3 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖" };
var OUTCOMES = {
  failed: "❌ failed",
  unfinished: "➖ unfinished",
  passed: "✅ passed"
};
var VERDICTS2 = {
  regression: "❌ regression",
  suspect: "⚠️ suspect",
  ok: "changed"
};
var MOST_ROWS = 200;
var MOST_FAILURES2 = 3;
function renderBehaviourMarkdown(model, options = {}) {
  const { calls: calls2, durationMs, costUsd } = model;
  const cost = costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(costUsd))}`;
  const sections = [
    `## ${ICONS3[model.tone]} ${model.headline.word} - ${markdownProse(model.headline.sentence)}`,
    model.next.map((step, index) => `${index + 1}. ${placed3(step, options)}`).join("\n"),
    behaviourSection(model.tables, options, MOST_ROWS),
    `${whole(calls2.made)} of ${count(calls2.planned, "run")}, took ${duration(durationMs)}${cost}.`,
    model.caveats.length === 0 ? "" : `### Keep in mind

${model.caveats.map((text) => `- ${markdownProse(text)}`).join("\n")}`,
    provenance(model)
  ];
  return `${sections.filter((section2) => section2 !== "").join("\n\n")}
`;
}
function behaviourSection(model, options, rows) {
  return [tests(model, options, rows), changes(model, options, rows)].filter((part) => part !== "").join("\n\n");
}
function placed3(step, options) {
  const text = markdownProse(step.text);
  if (step.file === void 0 || step.line === void 0) return text;
  const place2 = markdownLink(markdownCode(`${step.file}:${step.line}`), options.link?.(step.file, step.line));
  return beforeStop(text, ` (${place2})`);
}
function tests(model, options, most) {
  const rows = model.tests.map((row) => [
    nameCell(row, model, options),
    OUTCOMES[row.outcome],
    `${whole(row.passed)} of ${whole(row.total)}`,
    interval(row.lower, row.upper, 1),
    `${row.flakiness}, at most ${Number(row.flakinessUpper.toFixed(2))}`,
    failureCell(row)
  ]);
  const columns2 = [
    { title: "test" },
    { title: "" },
    { title: "runs passed", numeric: true },
    { title: "95 % interval" },
    { title: "flakiness" },
    { title: "why, and where the path goes" }
  ];
  return `### Behavioural tests

${table2(columns2, rows, most)}`;
}
function nameCell({ name, line: line2, file }, { suite }, { link }) {
  return markdownLink(markdownCellCode(name), line2 === void 0 ? void 0 : link?.(file ?? suite, line2));
}
function failureCell(row) {
  const why = row.failures.slice(0, MOST_FAILURES2).map(({ text, count: runs }) => `${whole(runs)}× ${markdownProse(text, { cell: true })}`);
  const rest = row.failures.length - why.length;
  const paths3 = row.unstablePaths ? row.paths.map(({ path, count: runs }) => `${markdownCellCode(path, 120)} ${whole(runs)}×`).join(", ") : "";
  return [
    ...why,
    ...rest > 0 ? [`${count(rest, "more kind")} of failure`] : [],
    ...paths3 === "" ? [] : [`path varies: ${paths3}`]
  ].join("<br>");
}
function changes(model, options, most) {
  if (model.baseline === void 0) return "";
  const title = `### Against the baseline ${markdownCode(model.baseline)}`;
  const rows = [
    ...model.changes.map((row) => changeCells(row, model, options)),
    ...model.vanished.map((name) => [markdownCellCode(name), "❌ gone", "no longer in the suite"]),
    ...model.added.map((name) => [markdownCellCode(name), "new", "not in the baseline"])
  ];
  if (rows.length === 0) return `${title}

Nothing changed.`;
  return `${title}

${table2([{ title: "test" }, { title: "" }, { title: "what changed" }], rows, most)}`;
}
function changeCells(row, model, options) {
  const lines = [row.summary, ...row.notes].map((line2) => markdownProse(line2, { cell: true }));
  return [nameCell(row, model, options), VERDICTS2[row.verdict], lines.join("<br>")];
}
function provenance({ provenance: from, version, status, exitCode }) {
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version, { cell: true })]
  ];
  return folded("Where these figures come from", table2([{ title: "" }, { title: "" }], rows, rows.length));
}

// src/report/markdown/decisions.ts
function decisionsMatterMost(context) {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}
function decisions3(context) {
  const { contract } = context.model;
  const rows = worstDecisions(context.model.decisions);
  if (rows.length === 0) return "";
  const open = decisionsMatterMost(context);
  const intended = rows.some((row) => row.intended !== void 0);
  const columns2 = [
    { title: "decision" },
    { title: "probes that reach it", numeric: true },
    ...intended ? [{ title: "probes meant for it", numeric: true }] : [],
    ...contract === void 0 ? [] : [{ title: "contract" }]
  ];
  const cells3 = rows.map((row) => [
    markdownCellCode(row.decision),
    row.probes === 0 ? "none" : whole(row.probes),
    ...intended ? [whole(row.intended ?? 0)] : [],
    ...contract === void 0 ? [] : [roleWords(row, contract)]
  ]);
  const body = table2(columns2, cells3, open ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open ? `### Decisions

${body}` : folded("Decisions and contract", body);
}
function baseline(context) {
  if (context.model.baseline !== void 0) return baselineSection2(context, context.model.baseline);
  const { admissible, refusals } = context.model.admission;
  if (admissible) {
    return "### Baseline: ✓ admissible\n\nThis evidence may become the baseline once a person has signed it.";
  }
  const most = Math.min(context.rows, OPEN_ROWS);
  const lines = refusals.slice(0, most).map((row) => `- ${prose(context, sentence(row.reason))} **Cure:** ${prose(context, row.cure)}.`);
  const rest = refusals.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return ["### Baseline: ✗ refused", lines.join("\n")].join("\n\n");
}

// src/report/markdown/details.ts
function caveats2(context) {
  const { caveats: texts } = context.model;
  if (texts.length === 0) return "";
  const lines = texts.slice(0, context.rows).map((text) => `- ${prose(context, text)}`);
  const rest = texts.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return `### Keep in mind

${lines.join("\n")}`;
}
function perProbe(context) {
  const { probes } = context.model;
  if (probes.length === 0) return "";
  const expected = probes.some((row) => row.expected !== void 0);
  const columns2 = [
    { title: "probe" },
    ...expected ? [{ title: "meant for" }] : [],
    { title: "answers" },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: "errors", numeric: true },
    { title: "SHA-256" }
  ];
  const rows = worstProbes(probes).slice(0, context.rows).map((row) => [
    probeCell(context, row.index, row.line),
    ...expected ? [row.expected === void 0 ? "" : markdownCellCode(row.expected)] : [],
    answers2(row),
    whole(row.pairs),
    whole(row.flips),
    whole(row.errors),
    `\`${shortFingerprint(row.fingerprint)}\``
  ]);
  const rest = probes.length - rows.length;
  const body = table2(columns2, rows, rows.length) + (rest > 0 ? `

${whole(rest)} more in the report.` : "");
  return folded(`Probe by probe: ${count(probes.length, "probe")}`, body);
}
function answers2(row) {
  if (row.answers.length === 0) return "none";
  return list(
    row.answers.map(({ decision, count: times }) => `${markdownCellCode(decision)} ${whole(times)}×`),
    4
  );
}
function provenance2(context) {
  const { provenance: from, version, status, exitCode } = context.model;
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["compared", markdownProse(from.layer, { cell: true })],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["repeats", markdownProse(from.repeats, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version, { cell: true })]
  ];
  return folded("Where this comes from", table2([{ title: "what" }, { title: "value" }], rows, rows.length));
}

// src/report/markdown/opening.ts
var ICONS4 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖", waiting: "✍️" };
function headline(context) {
  const { tone, headline: words2 } = context.model;
  return `## ${ICONS4[tone]} ${words2.word} - ${prose(context, words2.sentence)}`;
}
function nextSteps(context) {
  return context.model.next.map((step, index) => `${index + 1}. ${placed2(context, step)}`).join("\n");
}
function says(context) {
  return context.model.says.map((line2) => prose(context, line2)).join(" ");
}
function numbers2(context) {
  const { model } = context;
  const rows = evidenceRows(model).map(({ name, found, needed }) => [
    name,
    prose(context, found, true),
    needed
  ]);
  const columns2 = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table2(columns2, rows, rows.length)}

Took ${duration(model.durationMs)}${cost}.`;
}
function errors2(context) {
  const { model } = context;
  if (model.errors.length === 0) return "";
  const rows = model.errors.map((row) => [
    whole(row.count),
    markdownCellCode(row.kind, 40),
    markdownCellCode(row.message, 300),
    `${probeCell(context, row.probe, row.line)}, call ${whole(row.trial + 1)}`
  ]);
  const columns2 = [
    { title: "errors", numeric: true },
    { title: "kind" },
    { title: "message" },
    { title: "first" }
  ];
  return `### Errors, kept apart from decisions

${table2(columns2, rows, Math.min(context.rows, OPEN_ROWS))}`;
}

// src/report/markdown/relations.ts
function relations(context) {
  const model = context.model.relations;
  if (model === void 0) return "";
  const title = `Relations: ${tally(model)}`;
  const quiet = model.rows.every((row) => row.violated + row.failed + row.unasked === 0 && !row.vacuous);
  const rows = overview(context, model);
  if (quiet) return folded(title, rows);
  return [`### ${title}`, rows, where(context, model)].filter((part) => part !== "").join("\n\n");
}
function tally({ rows }) {
  const violated = rows.filter((row) => row.violated > 0).length;
  const idle = rows.filter((row) => row.vacuous).length;
  const kept = rows.filter((row) => row.violated === 0 && row.held > 0).length;
  const parts = [
    ...violated > 0 ? [`${whole(violated)} violated`] : [],
    ...kept > 0 ? [`${whole(kept)} held`] : [],
    ...idle > 0 ? [`${whole(idle)} tested nothing`] : []
  ];
  return parts.length === 0 ? count(rows.length, "relation") : list(parts);
}
function overview(context, { rows }) {
  const columns2 = [
    { title: "relation" },
    { title: "kind" },
    { title: "held", numeric: true },
    { title: "violated", numeric: true },
    { title: "unchanged", numeric: true },
    { title: "failed", numeric: true },
    { title: "" }
  ];
  return table2(columns2, rows.map(cells), Math.min(context.rows, OPEN_ROWS));
}
function cells(row) {
  return [
    markdownCellCode(row.name),
    row.kind,
    whole(row.held),
    row.violated === 0 ? "0" : `**${whole(row.violated)}**`,
    whole(row.unchanged),
    whole(row.failed + row.unasked),
    mark2(row)
  ];
}
function mark2({ violated, vacuous, failed, unasked }) {
  if (violated > 0) return "❌ violated";
  if (failed + unasked > 0) return "➖ incomplete";
  return vacuous ? "➖ tested nothing" : "✅ held";
}
function where(context, { violations }) {
  if (violations.length === 0) return "";
  const columns2 = [{ title: "probe" }, { title: "relation" }, { title: "what happened" }];
  const rows = violations.map((row) => [
    probeCell(context, row.index, row.line),
    markdownCellCode(row.relation),
    prose(context, row.text, true)
  ]);
  return table2(columns2, rows, Math.min(context.rows, OPEN_ROWS));
}

// src/report/markdown/stability.ts
function stabilityByRoute(context) {
  const { routes: routes2 } = context.model;
  if (routes2.length === 0) return "";
  const columns2 = [
    { title: "route" },
    { title: "cases", numeric: true },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: `${context.model.confidence} interval` },
    { title: "verdict" }
  ];
  const quiet = routes2.every((row) => row.flips === 0);
  const most = quiet ? context.rows : Math.min(context.rows, OPEN_ROWS);
  const rows = table2(columns2, worstRoutes(routes2).map(routeCells), most);
  const title = `Stability by route: ${tally2(routes2)}`;
  if (quiet) return folded(title, rows);
  const corrected = routes2.some((row) => row.correction !== void 0);
  const note = corrected ? `

Each p is exact and corrected (Holm) for the ${whole(routes2.length)} routes looked at: of so many, one may be called by chance alone.` : "";
  return `### ${title}

${rows}${note}`;
}
function routeCells(row) {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return [
    markdownCellCode(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    interval(row.lower, row.upper, row.tolerance),
    `${VERDICT_MARKS[row.verdict]}${target}${needed}${correctionWords(row)}`
  ];
}
var ORDER = ["stochastic", "undecided", "deterministic"];
function tally2(routes2) {
  const counts = ORDER.map((verdict2) => ({
    verdict: verdict2,
    rows: routes2.filter((row) => row.verdict === verdict2).length
  }));
  return list(counts.filter(({ rows }) => rows > 0).map(({ verdict: verdict2, rows }) => `${whole(rows)} ${verdict2}`));
}
function flips(context) {
  const { flipPairs } = context.model;
  if (flipPairs.length === 0) return "";
  const most = Math.min(context.rows, OPEN_ROWS);
  const rows = flipPairs.map((row) => [
    `${markdownCellCode(row.decisions[0])} ↔ ${markdownCellCode(row.decisions[1])}`,
    whole(row.count),
    places(context, row)
  ]);
  const columns2 = [{ title: "between" }, { title: "flips", numeric: true }, { title: "at" }];
  return `### Where it flips

${graph(flipPairs.slice(0, most))}

${table2(columns2, rows, most)}`;
}
function places(context, row) {
  return list(
    row.at.map((place2) => {
      if (place2.file === void 0 || place2.line === void 0) return prose(context, place2.text, true);
      return markdownLink(
        markdownCellCode(`${place2.file}:${place2.line}`),
        context.link(place2.file, place2.line)
      );
    }),
    5
  );
}
function graph(pairs) {
  const ids = /* @__PURE__ */ new Map();
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

// src/report/markdown.ts
var MAX_BYTES = 200 * 1024;
var ROWS = [1e3, 500, 200, 100, 50, 25, 10, 3];
var CUT = "The rest did not fit here; it is in the report.";
function renderMarkdown(model, options = {}) {
  const limit = options.maxBytes ?? MAX_BYTES;
  let sections = [];
  for (const rows of ROWS) {
    sections = sectionsOf({ model, link: options.link ?? (() => void 0), rows });
    const text = join(sections);
    if (bytes(text) <= limit) return text;
  }
  return cutTo(sections, limit);
}
function sectionsOf(context) {
  const { model } = context;
  const probeSetFails = decisionsMatterMost(context);
  const relationsFail = model.status === "violations" || model.status === "vacuous";
  const baselineFirst = baselineMattersMost(context);
  return [
    headline(context),
    nextSteps(context),
    says(context),
    baselineFirst ? baseline(context) : "",
    probeSetFails ? decisions3(context) : "",
    numbers2(context),
    errors2(context),
    relationsFail ? relations(context) : "",
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips(context),
    probeSetFails ? "" : decisions3(context),
    baselineFirst ? "" : baseline(context),
    model.signOff === void 0 ? "" : signOffMarkdown(model.signOff, (text) => prose(context, text)),
    model.behaviour === void 0 ? "" : behaviourSection(model.behaviour, context, context.rows),
    relationsFail ? "" : relations(context),
    caveats2(context),
    perProbe(context),
    provenance2(context)
  ].filter((section2) => section2 !== "");
}
function cutTo(sections, limit) {
  for (let kept = sections.length - 1; kept >= 1; kept -= 1) {
    const text2 = join([...sections.slice(0, kept), CUT]);
    if (bytes(text2) <= limit) return text2;
  }
  let text = "";
  for (const character of sections[0] ?? "") {
    if (bytes(`${text}${character}…
`) > limit) break;
    text += character;
  }
  return `${text}…
`;
}
function join(sections) {
  return `${sections.join("\n\n")}
`;
}
function bytes(text) {
  return new TextEncoder().encode(text).length;
}

// src/report/refusal.ts
var HEADLINE_LENGTH = 200;
function renderRefusalText(refusal) {
  const blocks = refusal.problems.map((problem) => {
    const place2 = position(problem);
    const at = place2 === void 0 ? "" : `${place2}  `;
    return `error: ${at}${plainProse(problem.message)}
       ${plainProse(problem.hint)}`;
  });
  return `${[...blocks, summaryLine(refusal)].join("\n")}
`;
}
function renderRefusalMarkdown(refusal) {
  const items2 = refusal.problems.map((problem, index) => {
    const place2 = position(problem);
    const at = place2 === void 0 ? "" : `${markdownCode(place2)} `;
    return `${index + 1}. ${at}${markdownProse(sentence2(problem.message))}
   ${markdownProse(problem.hint)}`;
  });
  return `${[`## ❌ REFUSED - ${markdownProse(extent(refusal))}`, items2.join("\n"), summaryLine(refusal)].join("\n\n")}
`;
}
function refusalHeadline(refusal) {
  const [only, ...others] = refusal.problems;
  if (only === void 0 || others.length > 0) return extent(refusal);
  const place2 = position(only);
  return `${place2 === void 0 ? "" : `${place2}: `}${plainProse(only.message, HEADLINE_LENGTH)}`;
}
function sentence2(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
function extent({ problems: problems2 }) {
  const files = [
    ...new Set(problems2.flatMap((problem) => problem.file === void 0 ? [] : [plainName(problem.file)]))
  ];
  return `${count(problems2.length, "problem")}${files.length === 0 ? "" : ` in ${list(files, 3)}`}`;
}
function summaryLine(refusal) {
  const calls2 = refusal.callsMade === 0 ? "no call was made" : `${count(refusal.callsMade, "call")} had been made`;
  return `${extent(refusal)}; ${calls2}.`;
}
function position({ file, line: line2, column }) {
  if (file === void 0) return void 0;
  return [plainName(file), line2, line2 === void 0 ? void 0 : column].filter((part) => part !== void 0).join(":");
}

// src/report/text/baseline.ts
var MOST_ROWS2 = 20;
var SHOWN = 19;
function baselineWords({ state, title, file, digest, candidate }) {
  const shown = state === "none" ? candidate : digest ?? candidate;
  const short = shown === void 0 ? "" : ` (${shown.slice(0, SHOWN)}…)`;
  return `${plainProse(title)}${file === void 0 ? "" : `: ${plainName(file, 200)}`}${short}`;
}
function baselineBlock(model, suite, width) {
  const faults3 = [
    ...model.causes.map(({ text, cure }) => `${sentence(text)} Cure: ${sentence(cure)}`),
    ...model.refusals.map(({ reason, cure }) => `${sentence(reason)} Cure: ${sentence(cure)}`)
  ].flatMap((line2) => wrap(plainProse(line2), "  - ", width));
  const { rows, rest } = model.table;
  const cells3 = rows.slice(0, MOST_ROWS2).map((row) => [
    place(row, suite),
    row.approved === void 0 ? "-" : plainName(row.approved, 40),
    row.now === void 0 ? "-" : plainName(row.now, 40),
    plainProse([row.answers, row.verdict].filter((part) => part !== "").join(", "))
  ]);
  const more3 = rows.length > MOST_ROWS2 ? [`  ${whole(rows.length - MOST_ROWS2)} more in the report`] : [];
  const lines = [
    ...faults3,
    ...cells3.length === 0 ? [] : columns([["probe", "approved", "now", ""], ...cells3]),
    ...more3,
    ...rest === "" ? [] : [`  ${plainProse(rest)}`],
    ...model.facts.flatMap((fact) => wrap(plainProse(fact), "  - ", width))
  ];
  return lines.length === 0 ? [] : ["Baseline:", ...lines];
}
function place({ index, line: line2, fingerprint }, suite) {
  if (index === void 0) return shortFingerprint(fingerprint);
  return line2 === void 0 ? `probe ${index + 1}` : `${plainName(suite, 60)}:${line2}`;
}

// src/report/text/behaviour.ts
var WIDTH2 = 100;
var MOST_TESTS = 50;
var MOST_FAILURES3 = 4;
function renderBehaviourText(model, width = WIDTH2) {
  const blocks = [
    [behaviourHeadlineText(model), ...nextSteps2(model.next, width)],
    ...behaviourBlocks(model.tables, width),
    [callWords(model)],
    model.caveats.length === 0 ? [] : ["Keep in mind:", ...model.caveats.flatMap((text) => wrap(plainProse(text), "  - ", width))]
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function behaviourHeadlineText({ headline: headline2 }) {
  return `${headline2.word} - ${plainProse(headline2.sentence)}`;
}
function behaviourBlocks(model, width) {
  return [tests2(model, width), changes2(model, width)];
}
function nextSteps2(next, width) {
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap(placed4(step), `  ${index + 1}. `, width)
  ]);
}
function placed4(step) {
  const text = plainProse(step.text);
  if (step.file === void 0 || step.line === void 0) return text;
  return beforeStop(text, ` (${plainName(step.file)}:${step.line})`);
}
function tests2(model, width) {
  const shown = model.tests.slice(0, MOST_TESTS);
  const table3 = columns(
    [
      ["test", "", "runs passed", "95 % interval", "flakiness"],
      ...shown.map((row) => [
        plainName(row.name, 40),
        row.outcome,
        `${whole(row.passed)} of ${whole(row.total)}`,
        interval(row.lower, row.upper, 1),
        `${row.flakiness} (at most ${Number(row.flakinessUpper.toFixed(2))})`
      ])
    ],
    [2]
  );
  const [head = "", ...rows] = table3;
  const rest = model.tests.length - shown.length;
  return [
    "Behavioural tests:",
    head,
    ...rows.flatMap((row, index) => [row, ...failures2(shown[index], width)]),
    ...rest > 0 ? [`  ${whole(rest)} more in the report`] : []
  ];
}
function failures2(row, width) {
  if (row === void 0) return [];
  const lines = row.failures.slice(0, MOST_FAILURES3).flatMap(
    ({ text, count: runs }) => wrap(plainProse(text), `      ${`${whole(runs)}×`.padStart(4)} `, width)
  );
  const rest = row.failures.length - MOST_FAILURES3;
  const more3 = rest > 0 ? [`           ${count(rest, "more kind")} of failure in the report`] : [];
  return [...lines, ...more3, ...row.unstablePaths ? paths2(row, width) : []];
}
function paths2({ paths: rows, total }, width) {
  if (rows.length === 0) return [];
  const words2 = rows.map(
    ({ path, count: runs }) => `${plainName(path, 120)} (${whole(runs)} of ${whole(total)})`
  );
  return wrap(`the path varies: ${words2.join("; ")}`, "           ", width);
}
function changes2(model, width) {
  if (model.baseline === void 0) return [];
  const title = `Against the baseline ${plainName(model.baseline)}:`;
  const added = model.added.map((name) => `  new         ${plainName(name, 40)}: not in the baseline`);
  const vanished = model.vanished.map(
    (name) => `  gone        ${plainName(name, 40)}: no longer in the suite`
  );
  const rows = [...model.changes.flatMap((row) => changeLines(row, width)), ...vanished, ...added];
  return [title, ...rows.length === 0 ? ["  nothing changed"] : rows];
}
function changeLines(row, width) {
  const verdict2 = row.verdict === "ok" ? "changed" : row.verdict;
  return [
    ...wrap(`${plainName(row.name, 40)}: ${plainProse(row.summary)}`, `  ${verdict2.padEnd(12)}`, width),
    ...row.notes.flatMap((note) => wrap(plainProse(note), "              - ", width))
  ];
}
function callWords({ calls: calls2, durationMs, costUsd }) {
  const cost = costUsd === void 0 ? "" : `, ${money(costUsd)}`;
  return `  ${whole(calls2.made)} of ${count(calls2.planned, "run")}, ${duration(durationMs)}${cost}`;
}

// src/report/text/relations.ts
var MOST_ROWS3 = 20;
function relationsBlock(relations2, width) {
  const { rows, violations } = relations2;
  const title = ["relation", "kind", "held", "violated", "unchanged", ""];
  const table3 = columns([title, ...rows.slice(0, MOST_ROWS3).map(cells2)], [2, 3, 4]);
  const shown = violations.slice(0, MOST_ROWS3).flatMap((row) => violation(row, width));
  return [
    "Relations, one follow-up call for each probe they change:",
    ...table3,
    ...more(rows.length),
    ...shown.length === 0 ? [] : ["", "Violated:", ...shown, ...more(violations.length)]
  ];
}
function cells2(row) {
  const { name, kind, held, violated, unchanged } = row;
  return [plainName(name, 60), kind, whole(held), whole(violated), whole(unchanged), remark(row)];
}
function remark({ failed, unasked, vacuous }) {
  if (vacuous) return "tested nothing";
  const parts = [
    ...failed > 0 ? [`${whole(failed)} failed`] : [],
    ...unasked > 0 ? [`${whole(unasked)} never asked`] : []
  ];
  return parts.join(", ");
}
function violation({ relation, text, file, line: line2, index }, width) {
  const place2 = file === void 0 || line2 === void 0 ? `probe ${index + 1}` : `${plainName(file)}:${line2}`;
  return wrap(`${plainName(relation, 60)}: ${plainProse(text, 300)} (${place2})`, "  - ", width);
}
function more(total) {
  const rest = total - MOST_ROWS3;
  return rest > 0 ? [`  ${count(rest, "more row")} in the report`] : [];
}

// src/report/text.ts
var MOST_ROWS4 = 20;
var TONES3 = { success: "32", care: "33", failure: "31", unknown: "36", waiting: "36" };
function renderText(model, options = {}) {
  const width = options.width ?? 100;
  const blocks = [
    opening2(model, options.colour ?? false, width),
    numbers3(model, width),
    model.baseline === void 0 ? [] : baselineBlock(model.baseline, model.provenance.suite, width),
    model.signOff === void 0 ? [] : signOffText(model.signOff, width),
    problems(model, width),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? [] : routes(model),
    flips2(model, width),
    ...model.behaviour === void 0 ? [] : behaviourBlocks(model.behaviour, width),
    model.relations === void 0 ? [] : relationsBlock(model.relations, width),
    ...model.caveats.length === 0 ? [] : [bullets("Keep in mind:", model.caveats, width)]
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function headlineText(model) {
  return `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
}
function opening2(model, colour, width) {
  const word = model.headline.word;
  const shown = colour ? `\x1B[1;${TONES3[model.tone]}m${word}\x1B[0m` : word;
  const says2 = model.says.length === 0 ? [] : wrap(model.says.map((line2) => plainProse(line2)).join(" "), "  ", width);
  return [`${shown}${headlineText(model).slice(word.length)}`, ...says2, ...nextSteps3(model.next, width)];
}
function nextSteps3(next, width) {
  const only = next.length === 1 ? next[0] : void 0;
  if (only !== void 0) return ["", ...wrap(placed5(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap(placed5(step), `  ${index + 1}. `, width)
  ]);
}
function placed5(step) {
  const text = plainProse(step.text);
  if (step.file === void 0) return text;
  const at = step.line === void 0 ? plainName(step.file) : `${plainName(step.file)}:${step.line}`;
  return text.includes(at) ? text : beforeStop(text, ` (${at})`);
}
function numbers3(model, width) {
  const rows = [];
  const stability = model.stability;
  if (stability !== void 0) {
    const verdict2 = model.status === "incomplete" ? "not judged" : stability.verdict;
    rows.push([
      "stability",
      `${verdict2}: ${pairWords(stability, model.confidence)}, tolerance ${percent(stability.tolerance)}`
    ]);
  }
  if (model.sequential !== void 0) rows.push(["reading", model.sequential.words]);
  if (model.curtailment !== void 0) rows.push(["stability", model.curtailment.words]);
  if (model.coverage !== void 0) rows.push(["decisions", coverageWords(model)]);
  if (model.contract !== void 0) rows.push(["routes", contractWords(model)]);
  rows.push(["calls", callWords2(model)]);
  rows.push([
    "baseline",
    model.baseline === void 0 ? admissionWords(model) : baselineWords(model.baseline)
  ]);
  return rows.flatMap(([name, words2]) => wrap(words2, `  ${name.padEnd(10)} `, width));
}
function pairWords({ flips: flips3, pairs, lower, upper, tolerance }, confidence) {
  if (pairs === 0) return "no pair of answers to compare";
  return `${whole(flips3)} of ${count(pairs, "pair")} flipped, ${interval(lower, upper, tolerance)} (${confidence})`;
}
function coverageWords(model) {
  const shown = model.decisions.filter((row) => row.probes > 0).slice(0, MOST_ROWS4);
  const mix = shown.map((row) => `${plainName(row.decision, 40)}${GLUE}${whole(row.probes)}`);
  const rest = model.decisions.filter((row) => row.probes > 0).length - shown.length;
  const more3 = rest > 0 ? [...mix, `${whole(rest)} more`] : mix;
  const largest = model.coverage === void 0 ? "" : `, the commonest on ${percent(model.coverage.largestShare)} of the probes`;
  const blind = model.coverage?.blind === true && model.status !== "incomplete" ? " - BLIND" : "";
  return `${count(model.coverage?.distinct ?? 0, "decision")}${largest}${blind}: ${more3.join(", ")}`;
}
function contractWords(model) {
  const contract = model.contract;
  if (contract === void 0) return "";
  const parts = [
    `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`
  ];
  const name = (names2) => list(
    names2.map((text) => plainName(text, 40)),
    6
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
function callWords2(model) {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${whole(planned)} answered`;
  const errors3 = failed === 0 ? "" : `, ${whole(failed)} failed`;
  const cost = model.costUsd === void 0 ? "" : `, ${money(model.costUsd)}`;
  return `${answered}${errors3}, ${duration(model.durationMs)}${cost}`;
}
function admissionWords(model) {
  if (model.admission.admissible)
    return "ADMISSIBLE: this evidence may become the baseline once a person signs it";
  const reasons = model.admission.refusals.map((row) => plainProse(row.reason));
  return `REFUSED: ${reasons.slice(0, 6).join("; ")}`;
}
function problems(model, width) {
  if (model.errors.length === 0) return [];
  const rows = model.errors.slice(0, MOST_ROWS4).flatMap((row) => {
    const where2 = row.line === void 0 ? `probe ${row.probe + 1}` : `${plainName(model.provenance.suite)}:${row.line}`;
    return wrap(
      `${plainName(row.kind)}: ${plainProse(row.message, 300)} (first at ${where2})`,
      `  ${`${whole(row.count)}×`.padStart(6)} `,
      width
    );
  });
  return ["Errors, kept apart from decisions:", ...rows, ...more2(model.errors.length, MOST_ROWS4)];
}
function routes(model) {
  if (model.routes.length === 0) return [];
  const header = ["route", "cases", "pairs", "flips", `${model.confidence} interval`, "verdict"];
  const rows = worstRoutes(model.routes).slice(0, MOST_ROWS4).map((row) => [
    plainName(row.route, 32),
    ...[row.cases, row.pairs, row.flips].map(whole),
    interval(row.lower, row.upper, row.tolerance),
    routeVerdict(row)
  ]);
  return [
    model.routes.some((row) => row.correction !== void 0) ? `Stability by route (p: corrected by Holm for the ${whole(model.routes.length)} routes looked at):` : "Stability by route:",
    ...columns([header, ...rows], [1, 2, 3]),
    ...more2(model.routes.length, MOST_ROWS4)
  ];
}
function routeVerdict(row) {
  const target = row.targeted ? ` at ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return `${row.verdict}${target}${needed}${correctionWords(row)}`;
}
function flips2(model, width) {
  if (model.flipPairs.length === 0) return [];
  const rows = model.flipPairs.slice(0, MOST_ROWS4).flatMap((row) => {
    const names2 = row.decisions.map((name) => plainName(name, 40)).join(" <-> ");
    const at = row.at.map((place2) => plainProse(place2.text));
    const places2 = at.length === 0 ? "" : `, at ${list(at, 5)}`;
    return wrap(`${names2}${places2}`, `  ${`${whole(row.count)}×`.padStart(6)} `, width);
  });
  return ["Flips:", ...rows, ...more2(model.flipPairs.length, MOST_ROWS4)];
}
function bullets(title, texts, width) {
  return [title, ...texts.flatMap((text) => wrap(plainProse(text), "  - ", width))];
}
function more2(total, shown) {
  return total > shown ? [`  ${whole(total - shown)} more in the report`] : [];
}

// src/pipeline/write-files.ts
var { join: join2 } = process.getBuiltinModule("node:path");

// src/pipeline/evidence-text.ts
function* evidenceText(evidence, provenance3) {
  const { cases } = evidence;
  const frame = stableJson(evidenceDocument({ ...evidence, cases: [] }, provenance3));
  if (cases.length === 0) return yield frame;
  const [opening3, closing] = frame.split('"cases": []', 2);
  yield `${opening3}"cases": [
`;
  const lineOf = lineWriter();
  for (const [index, item] of cases.entries()) {
    yield* caseText({ ...evidence, cases: [item] }, item.outcomes, lineOf);
    yield index === cases.length - 1 ? "\n" : ",\n";
  }
  yield `  ]${closing}`;
}
function* caseText(evidence, outcomes, lineOf) {
  const bare = evidence.cases.map((item) => ({ ...item, outcomes: [] }));
  const { cases } = evidenceDocument({ ...evidence, cases: bare }, {});
  const text = `    ${indented(stableJson(cases[0]), "    ")}`;
  if (outcomes.length === 0) return yield text;
  yield `${text.slice(0, text.lastIndexOf("[]"))}[
`;
  for (let from = 0; from < outcomes.length; ) {
    const to = endOfRun(outcomes, from);
    const line2 = lineOf(outcomes[from]);
    yield to < outcomes.length ? `${line2},
`.repeat(to - from) : `${`${line2},
`.repeat(to - from - 1)}${line2}`;
    from = to;
  }
  yield "\n      ]\n    }";
}
function endOfRun(outcomes, from) {
  let to = from + 1;
  while (to < outcomes.length && outcomes[to] === outcomes[from]) to += 1;
  return to;
}
function lineWriter() {
  const lines = /* @__PURE__ */ new Map();
  return (outcome2) => {
    const known = lines.get(outcome2);
    if (known !== void 0) return known;
    const line2 = `        ${indented(stableJson(writeOutcome(outcome2)), "        ")}`;
    lines.set(outcome2, line2);
    return line2;
  };
}
function indented(text, indent) {
  return text.trimEnd().replaceAll("\n", `
${indent}`);
}

// src/pipeline/write-files.ts
function writeFiles(measurement, documents, config, host) {
  const root = measurement.directory;
  const write = (name, text) => {
    const path = join2(root, name);
    try {
      host.files.write(path, text);
      return path;
    } catch (error) {
      const trouble = fileTrouble(error, path);
      if (trouble === void 0) throw error;
      host.log.warn(trouble.message);
      return void 0;
    }
  };
  const wants = (channel) => config.report.includes(channel);
  const evidence = write(
    "evidence.json",
    evidenceText(measurement.assessment.evidence, provenanceOf(measurement, config))
  );
  const trials = writeTrials(measurement, config, write);
  const summary = write("summary.md", documents.markdown);
  const report = wants("json") ? write("report.json", documents.json) : void 0;
  const junit = wants("junit") ? write("junit.xml", documents.junit) : void 0;
  const html = wants("html") && documents.html !== void 0 ? write("report.html", documents.html) : void 0;
  const artifact = (name, files) => ({
    name: `${config.artifactName}-${name}`,
    root,
    files: files.filter((file) => file !== void 0),
    ...config.retentionDays === void 0 ? {} : { retentionDays: config.retentionDays }
  });
  return {
    paths: present({
      "evidence-path": evidence,
      "summary-path": summary,
      "report-path": report,
      "junit-path": junit,
      "html-path": html
    }),
    // The report first: its address is the one that is shown.
    artifacts: [
      artifact("report", [summary, report, junit, html]),
      artifact("evidence", [evidence, trials])
    ].filter(({ files }) => files.length > 0)
  };
}
function provenanceOf({ assessment, model, suite: cases, journal }, config) {
  const { agent, suite, startedAt } = model.provenance;
  const { replays } = assessment.evidence;
  const identity = identify(config, cases, null);
  return {
    agent,
    suite,
    started_at: startedAt,
    agentverity_action: model.version,
    // What makes it the same measurement, for a later run that looks for this one.
    ...journal === void 0 ? {} : { config_digest: identity.configDigest, suite_digest: identity.suiteDigest },
    // Without these a run that was cut short would read as a whole one.
    ...assessment.missingCalls === 0 ? {} : { missing_calls: assessment.missingCalls },
    // Nor one whose end followed from what its pairs gave as one of a fixed plan.
    ...endFields(assessment),
    ...replays === void 0 ? {} : { replays }
  };
}
function writeTrials(measurement, config, write) {
  if (measurement.journal === void 0) return void 0;
  if (config.artifactContent === "full") return measurement.journal;
  return write("decisions.jsonl", decisionsOf(measurement, config));
}
function decisionsOf({ trials, followUps = [] }, config) {
  const content = config.layer === "text" ? "full" : "decisions";
  const lines = [
    ...trials.map((trial) => trialLine(trial, content)),
    ...followUps.map((followUp) => followUpLine(followUp, content))
  ];
  return lines.map((line2) => `${line2}
`).join("");
}
function present(paths3) {
  return Object.fromEntries(
    Object.entries(paths3).flatMap(([name, path]) => path === void 0 ? [] : [[name, path]])
  );
}

// src/pipeline/publication.ts
function publicationOf(measurement, config, host) {
  const { model } = measurement;
  const prefix = host.repositoryPrefix(config.workingDirectory);
  const link = (file, line2) => host.link([prefix, file].filter((part) => part !== "").join("/"), line2);
  const documents = {
    text: renderText(model),
    markdown: renderMarkdown(model, { link }),
    json: renderJson(model),
    junit: renderJunit(model),
    // Made when somebody reads it: most do not.
    get html() {
      return renderHtml(model);
    }
  };
  const files = writeFiles(measurement, documents, config, host);
  const wants = (channel) => config.report.includes(channel);
  const red = isRed(model.exitCode, config.failOn);
  return {
    headline: headlineText(model),
    text: documents.text,
    documents,
    ...wants("summary") ? { summary: documents.markdown } : {},
    annotations: wants("annotations") || wants("check-run") ? renderAnnotations(model, { prefix }) : [],
    ...wants("check-run") ? {
      checkRun: {
        name: config.checkName,
        conclusion: conclude(model, red),
        externalId: config.artifactName
      }
    } : {},
    outputs: { ...outputsOf(model), ...files.paths },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode
  };
}
function refusalPublication(problems2, callsMade, prefix, config) {
  const refusal = {
    problems: problems2.map(({ message: message2, hint, at }) => ({ message: message2, hint, ...at })),
    callsMade
  };
  const headline2 = `REFUSED - ${refusalHeadline(refusal)}`;
  return {
    headline: headline2,
    text: renderRefusalText(refusal),
    summary: renderRefusalMarkdown(refusal),
    annotations: renderRefusalAnnotations(refusal, { prefix }),
    ...config?.report.includes("check-run") ? { checkRun: { name: config.checkName, conclusion: "failure", externalId: config.artifactName } } : {},
    outputs: {
      status: "refused",
      "exit-code": "2",
      headline: headline2,
      complete: "false",
      "calls-made": String(callsMade),
      ...refusedState(problems2)
    },
    artifacts: [],
    red: true,
    exitCode: 2
  };
}
function refusedState(problems2) {
  if (problems2.some(({ code }) => code === "baseline-incompatible"))
    return { "baseline-state": "incompatible" };
  return problems2.some(({ code }) => code === "baseline-invalid") ? { "baseline-state": "refused" } : {};
}
function interruptedPublication(run) {
  const { kept, planned, journal } = run;
  const headline2 = `INTERRUPTED - ${kept} of ${planned} calls are answered and kept`;
  const next = `Run the same again with \`--resume\` (\`resume: true\`): only the other ${planned - kept} calls are made. The journal: ${journal}`;
  return {
    headline: headline2,
    text: `${headline2}
  ${next.replaceAll("`", "'")}
`,
    summary: `## ⏹️ ${headline2}

${next}
`,
    annotations: [],
    outputs: {
      status: "interrupted",
      "exit-code": "130",
      headline: headline2,
      complete: "false",
      "calls-planned": String(planned),
      "calls-made": String(kept)
    },
    artifacts: [],
    red: true,
    exitCode: 130
  };
}
function isRed(exitCode, failOn) {
  switch (failOn) {
    case "never":
      return false;
    case "failed":
      return exitCode === 1;
    case "unsupported":
      return exitCode !== 0;
  }
}
function conclude({ tone }, red) {
  if (red) return "failure";
  return tone === "success" ? "success" : "neutral";
}
function baselineOutputs(baseline2) {
  if (baseline2 === void 0) return {};
  return {
    "baseline-state": baseline2.state,
    "baseline-digest": baseline2.digest ?? "",
    "candidate-digest": baseline2.candidate ?? ""
  };
}
function outputsOf(model) {
  const { contract } = model;
  const stability = model.stability?.pairs === 0 ? void 0 : model.stability;
  return {
    status: model.status,
    "exit-code": String(model.exitCode),
    headline: headlineText(model),
    complete: String(model.status !== "incomplete"),
    "calls-planned": String(model.calls.planned),
    "calls-made": String(model.calls.made),
    "flip-rate": stability === void 0 ? "" : String(stability.flipRate),
    "ci-low": stability === void 0 ? "" : String(stability.lower),
    "ci-high": stability === void 0 ? "" : String(stability.upper),
    "observed-coverage": contract === void 0 ? "" : String(contract.reached / Math.max(1, contract.required.length)),
    admissible: String(model.admission.admissible),
    ...baselineOutputs(model.baseline)
  };
}

export {
  renderAnnotations,
  renderBehaviourHtml,
  renderBehaviourJunit,
  renderNoticeMarkdown,
  renderNoticeText,
  renderBehaviourMarkdown,
  renderBehaviourText,
  behaviourHeadlineText,
  publicationOf,
  refusalPublication,
  interruptedPublication,
  isRed
};
