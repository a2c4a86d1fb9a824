import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  stableJson
} from "./chunk-IPUYLUAG.js";
import {
  fileTrouble
} from "./chunk-T4ZDRL7T.js";
import {
  evidenceDocument,
  trialLine,
  writeOutcome
} from "./chunk-KDCUJWV3.js";
import {
  GLUE,
  cap,
  columns,
  htmlProse,
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
} from "./chunk-GHXWY5CD.js";
import {
  beforeStop,
  count,
  duration,
  interval,
  list,
  money,
  percent,
  percentBeside,
  sentence,
  shortFingerprint,
  whole
} from "./chunk-R6J74Z4O.js";

// src/report/annotations.ts
var TITLE_LENGTH = 255;
var MESSAGE_BYTES = 64 * 1024;
var WORST = { failure: 0, warning: 1, notice: 2 };
function renderAnnotations(model, options = {}) {
  return [...model.findings].sort((a, b) => WORST[a.level] - WORST[b.level]).map((finding) => annotation(finding, options.prefix ?? ""));
}
function renderRefusalAnnotations(refusal, options = {}) {
  return refusal.problems.map(
    ({ message: message2, hint, file, line }) => annotation(
      {
        level: "failure",
        title: "Refused input",
        text: `${message2}. ${hint}`,
        ...file === void 0 ? {} : { file },
        ...line === void 0 ? {} : { line }
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

// src/report/json.ts
function renderJson(model) {
  return stableJson(model.run);
}

// src/report/junit.ts
var ELEMENTS = { failed: "failure", error: "error", skipped: "skipped" };
function renderJunit(model) {
  const number = (outcome) => model.checks.filter((check) => check.outcome === outcome).length;
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
    ...properties(model).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
    ...model.checks.map(testcase),
    `    <system-out>${xmlText(story(model))}</system-out>`,
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
  const message2 = plainProse(check.message);
  const inside = `<${element}${attributes({ message: message2, type: check.group })}>${xmlText(message2)}</${element}>`;
  return `    <testcase${open}>
      ${inside}
    </testcase>`;
}
function properties(model) {
  const { stability, coverage, contract, calls } = model;
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
    skew: coverage?.largestShare,
    distinct: coverage?.distinct,
    required_routes: contract?.required.length,
    reached_routes: contract?.reached,
    calls_planned: calls.planned,
    calls_made: calls.made,
    calls_failed: calls.failed,
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
  return [`${model.headline.word} - ${model.headline.sentence}`, ...lines].map((line) => plainProse(line)).join("\n");
}
function localTime(startedAt) {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(startedAt)?.[0] ?? "1970-01-01T00:00:00";
}
function attributes(values) {
  return Object.entries(values).map(([name, value]) => ` ${name}="${xmlAttribute(value)}"`).join("");
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
function placed(context, item) {
  const text = prose(context, item.text);
  if (item.file === void 0) return text;
  const name = item.line === void 0 ? item.file : `${item.file}:${item.line}`;
  if (item.text.includes(name) || item.line !== void 0 && item.text.includes(`:${item.line}\``))
    return text;
  const url = item.line === void 0 ? void 0 : context.link(item.file, item.line);
  return beforeStop(text, ` (${markdownLink(markdownCode(name), url)})`);
}
function probeCell(context, index, line) {
  if (line === void 0) return `probe ${whole(index + 1)}`;
  const suite = context.model.provenance.suite;
  return markdownLink(markdownCellCode(`${suite}:${line}`), context.link(suite, line));
}
function table(columns2, rows, most) {
  const shown = rows.slice(0, most);
  const lines = [
    `| ${columns2.map((column) => column.title).join(" | ")} |`,
    `| ${columns2.map((column) => column.numeric === true ? "---:" : "---").join(" | ")} |`,
    ...shown.map((cells) => `| ${cells.join(" | ")} |`)
  ];
  if (rows.length > shown.length) lines.push("", `${whole(rows.length - shown.length)} more in the report.`);
  return lines.join("\n");
}
function folded(summary, inside) {
  return `<details><summary>${htmlProse(summary)}</summary>

${inside}

</details>`;
}

// src/report/markdown/decisions.ts
function decisionsMatterMost(context) {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}
function decisions(context) {
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
  const cells = rows.map((row) => [
    markdownCellCode(row.decision),
    row.probes === 0 ? "none" : whole(row.probes),
    ...intended ? [whole(row.intended ?? 0)] : [],
    ...contract === void 0 ? [] : [role(row, contract)]
  ]);
  const body = table(columns2, cells, open ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open ? `### Decisions

${body}` : folded("Decisions and contract", body);
}
function role(row, contract) {
  if (row.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row.decision);
  const faults = [
    ...contract.missingObserved.includes(row.decision) ? ["✗ never reached"] : [],
    ...contract.missingIntended.includes(row.decision) ? ["✗ no probe meant for it"] : [],
    ...thin === void 0 ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]
  ];
  const met = row.required && faults.length === 0 ? " ✓" : "";
  return [`${dutyOf(row)}${met}`, ...faults].join(", ");
}
function dutyOf(row) {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}
function baseline(context) {
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
function caveats(context) {
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
    answers(row),
    whole(row.pairs),
    whole(row.flips),
    whole(row.errors),
    `\`${shortFingerprint(row.fingerprint)}\``
  ]);
  const rest = probes.length - rows.length;
  const body = table(columns2, rows, rows.length) + (rest > 0 ? `

${whole(rest)} more in the report.` : "");
  return folded(`Probe by probe: ${count(probes.length, "probe")}`, body);
}
function answers(row) {
  if (row.answers.length === 0) return "none";
  return list(
    row.answers.map(({ decision, count: times }) => `${markdownCellCode(decision)} ${whole(times)}×`),
    4
  );
}
function provenance(context) {
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
  return folded("Where this comes from", table([{ title: "what" }, { title: "value" }], rows, rows.length));
}

// src/report/markdown/opening.ts
var ICONS = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖" };
function headline(context) {
  const { tone, headline: words } = context.model;
  return `## ${ICONS[tone]} ${words.word} - ${prose(context, words.sentence)}`;
}
function nextSteps(context) {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}
function says(context) {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}
function numbers(context) {
  const { model } = context;
  const measured = [stabilityRow(model.stability)];
  if (model.coverage !== void 0) measured.push(varietyRow(model.coverage));
  if (model.contract !== void 0) measured.push(routesRow(model.contract));
  const judged = model.status === "incomplete" ? measured.map(([name = "", found = ""]) => [name, found, "➖ not judged"]) : measured;
  const rows = [...judged, completeRow(model)];
  const columns2 = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table(columns2, rows, rows.length)}

Took ${duration(model.durationMs)}${cost}.`;
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
function stabilityRow(stability) {
  if (stability === void 0) return ["Stability", "not measured", "➖ no verdict"];
  const { flips: flips3, pairs, lower, upper, tolerance, verdict } = stability;
  if (pairs === 0) return ["Stability", "no pair of answers to compare", "➖ no verdict"];
  const range = lower === 0 ? `at most ${percentBeside(upper, tolerance)}` : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  const found = `${whole(flips3)} of ${count(pairs, "pair")} flipped: ${range} (95 %)`;
  return ["Stability", found, `below ${percent(tolerance)}: ${NEED[verdict]}`];
}
function varietyRow(coverage) {
  const share = `${markdownCellCode(coverage.majority)} on ${percentBeside(coverage.largestShare, coverage.threshold)} of the probes`;
  const found = `${count(coverage.distinct, "decision")}, the commonest ${share}`;
  return [
    "Variety",
    found,
    `below ${percent(coverage.threshold)}: ${coverage.blind ? "✗ not met" : "✓ met"}`
  ];
}
function routesRow(contract) {
  const found = `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`;
  return ["Contract", found, `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`];
}
function completeRow(model) {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${count(planned, "call")} answered`;
  const found = failed === 0 ? answered : `${answered}, ${whole(failed)} failed`;
  const complete = failed === 0 && made === planned;
  return [
    "Complete",
    `${found} (isolation: ${markdownProse(model.provenance.isolation, { cell: true })})`,
    `all: ${complete ? "✓ met" : "✗ not met"}`
  ];
}
function errors(context) {
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

${table(columns2, rows, Math.min(context.rows, OPEN_ROWS))}`;
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
    { title: "95 % interval" },
    { title: "verdict" }
  ];
  const quiet = routes2.every((row) => row.flips === 0);
  const most = quiet ? context.rows : Math.min(context.rows, OPEN_ROWS);
  const rows = table(columns2, worstRoutes(routes2).map(routeCells), most);
  const title = `Stability by route: ${tally(routes2)}`;
  return quiet ? folded(title, rows) : `### ${title}

${rows}`;
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
    `${VERDICT_MARKS[row.verdict]}${target}${needed}`
  ];
}
var ORDER = ["stochastic", "undecided", "deterministic"];
function tally(routes2) {
  const counts = ORDER.map((verdict) => ({
    verdict,
    rows: routes2.filter((row) => row.verdict === verdict).length
  }));
  return list(counts.filter(({ rows }) => rows > 0).map(({ verdict, rows }) => `${whole(rows)} ${verdict}`));
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

${table(columns2, rows, most)}`;
}
function places(context, row) {
  return list(
    row.at.map((place) => {
      if (place.file === void 0 || place.line === void 0) return prose(context, place.text, true);
      return markdownLink(
        markdownCellCode(`${place.file}:${place.line}`),
        context.link(place.file, place.line)
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
  return [
    headline(context),
    nextSteps(context),
    says(context),
    probeSetFails ? decisions(context) : "",
    numbers(context),
    errors(context),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips(context),
    probeSetFails ? "" : decisions(context),
    baseline(context),
    caveats(context),
    perProbe(context),
    provenance(context)
  ].filter((section) => section !== "");
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
    const place = position(problem);
    const at = place === void 0 ? "" : `${place}  `;
    return `error: ${at}${plainProse(problem.message)}
       ${plainProse(problem.hint)}`;
  });
  return `${[...blocks, summaryLine(refusal)].join("\n")}
`;
}
function renderRefusalMarkdown(refusal) {
  const items = refusal.problems.map((problem, index) => {
    const place = position(problem);
    const at = place === void 0 ? "" : `${markdownCode(place)} `;
    return `${index + 1}. ${at}${markdownProse(sentence2(problem.message))}
   ${markdownProse(problem.hint)}`;
  });
  return `${[`## ❌ REFUSED - ${markdownProse(extent(refusal))}`, items.join("\n"), summaryLine(refusal)].join("\n\n")}
`;
}
function refusalHeadline(refusal) {
  const [only, ...others] = refusal.problems;
  if (only === void 0 || others.length > 0) return extent(refusal);
  const place = position(only);
  return `${place === void 0 ? "" : `${place}: `}${plainProse(only.message, HEADLINE_LENGTH)}`;
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
  const calls = refusal.callsMade === 0 ? "no call was made" : `${count(refusal.callsMade, "call")} had been made`;
  return `${extent(refusal)}; ${calls}.`;
}
function position({ file, line, column }) {
  if (file === void 0) return void 0;
  return [plainName(file), line, line === void 0 ? void 0 : column].filter((part) => part !== void 0).join(":");
}

// src/report/text.ts
var MOST_ROWS = 20;
var TONES = { success: "32", care: "33", failure: "31", unknown: "36" };
function renderText(model, options = {}) {
  const width = options.width ?? 100;
  const blocks = [
    opening(model, options.colour ?? false, width),
    numbers2(model, width),
    problems(model, width),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? [] : routes(model),
    flips2(model, width),
    ...model.caveats.length === 0 ? [] : [bullets("Keep in mind:", model.caveats, width)]
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function headlineText(model) {
  return `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
}
function opening(model, colour, width) {
  const word = model.headline.word;
  const shown = colour ? `\x1B[1;${TONES[model.tone]}m${word}\x1B[0m` : word;
  const says2 = model.says.length === 0 ? [] : wrap(model.says.map((line) => plainProse(line)).join(" "), "  ", width);
  return [`${shown}${headlineText(model).slice(word.length)}`, ...says2, ...nextSteps2(model.next, width)];
}
function nextSteps2(next, width) {
  const only = next.length === 1 ? next[0] : void 0;
  if (only !== void 0) return ["", ...wrap(placed2(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap(placed2(step), `  ${index + 1}. `, width)
  ]);
}
function placed2(step) {
  const text = plainProse(step.text);
  if (step.file === void 0) return text;
  const at = step.line === void 0 ? plainName(step.file) : `${plainName(step.file)}:${step.line}`;
  return text.includes(at) ? text : beforeStop(text, ` (${at})`);
}
function numbers2(model, width) {
  const rows = [];
  const stability = model.stability;
  if (stability !== void 0) {
    const verdict = model.status === "incomplete" ? "not judged" : stability.verdict;
    rows.push([
      "stability",
      `${verdict}: ${pairWords(stability)}, tolerance ${percent(stability.tolerance)}`
    ]);
  }
  if (model.coverage !== void 0) rows.push(["decisions", coverageWords(model)]);
  if (model.contract !== void 0) rows.push(["routes", contractWords(model)]);
  rows.push(["calls", callWords(model)]);
  rows.push(["baseline", admissionWords(model)]);
  return rows.flatMap(([name, words]) => wrap(words, `  ${name.padEnd(10)} `, width));
}
function pairWords({ flips: flips3, pairs, lower, upper, tolerance }) {
  if (pairs === 0) return "no pair of answers to compare";
  return `${whole(flips3)} of ${count(pairs, "pair")} flipped, ${interval(lower, upper, tolerance)} (95 %)`;
}
function coverageWords(model) {
  const shown = model.decisions.filter((row) => row.probes > 0).slice(0, MOST_ROWS);
  const mix = shown.map((row) => `${plainName(row.decision, 40)}${GLUE}${whole(row.probes)}`);
  const rest = model.decisions.filter((row) => row.probes > 0).length - shown.length;
  const more2 = rest > 0 ? [...mix, `${whole(rest)} more`] : mix;
  const largest = model.coverage === void 0 ? "" : `, the commonest on ${percent(model.coverage.largestShare)} of the probes`;
  const blind = model.coverage?.blind === true && model.status !== "incomplete" ? " - BLIND" : "";
  return `${count(model.coverage?.distinct ?? 0, "decision")}${largest}${blind}: ${more2.join(", ")}`;
}
function contractWords(model) {
  const contract = model.contract;
  if (contract === void 0) return "";
  const parts = [
    `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`
  ];
  const name = (names) => list(
    names.map((text) => plainName(text, 40)),
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
function callWords(model) {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${whole(planned)} answered`;
  const errors2 = failed === 0 ? "" : `, ${whole(failed)} failed`;
  const cost = model.costUsd === void 0 ? "" : `, ${money(model.costUsd)}`;
  return `${answered}${errors2}, ${duration(model.durationMs)}${cost}`;
}
function admissionWords(model) {
  if (model.admission.admissible)
    return "ADMISSIBLE: this evidence may become the baseline once a person signs it";
  const reasons = model.admission.refusals.map((row) => plainProse(row.reason));
  return `REFUSED: ${reasons.slice(0, 6).join("; ")}`;
}
function problems(model, width) {
  if (model.errors.length === 0) return [];
  const rows = model.errors.slice(0, MOST_ROWS).flatMap((row) => {
    const where = row.line === void 0 ? `probe ${row.probe + 1}` : `${plainName(model.provenance.suite)}:${row.line}`;
    return wrap(
      `${plainName(row.kind)}: ${plainProse(row.message, 300)} (first at ${where})`,
      `  ${`${whole(row.count)}×`.padStart(6)} `,
      width
    );
  });
  return ["Errors, kept apart from decisions:", ...rows, ...more(model.errors.length, MOST_ROWS)];
}
function routes(model) {
  if (model.routes.length === 0) return [];
  const header = ["route", "cases", "pairs", "flips", "95 % interval", "verdict"];
  const rows = worstRoutes(model.routes).slice(0, MOST_ROWS).map((row) => [
    plainName(row.route, 32),
    ...[row.cases, row.pairs, row.flips].map(whole),
    interval(row.lower, row.upper, row.tolerance),
    routeVerdict(row)
  ]);
  return [
    "Stability by route:",
    ...columns([header, ...rows], [1, 2, 3]),
    ...more(model.routes.length, MOST_ROWS)
  ];
}
function routeVerdict(row) {
  const target = row.targeted ? ` at ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return `${row.verdict}${target}${needed}`;
}
function flips2(model, width) {
  if (model.flipPairs.length === 0) return [];
  const rows = model.flipPairs.slice(0, MOST_ROWS).flatMap((row) => {
    const names = row.decisions.map((name) => plainName(name, 40)).join(" <-> ");
    const at = row.at.map((place) => plainProse(place.text));
    const places2 = at.length === 0 ? "" : `, at ${list(at, 5)}`;
    return wrap(`${names}${places2}`, `  ${`${whole(row.count)}×`.padStart(6)} `, width);
  });
  return ["Flips:", ...rows, ...more(model.flipPairs.length, MOST_ROWS)];
}
function bullets(title, texts, width) {
  return [title, ...texts.flatMap((text) => wrap(plainProse(text), "  - ", width))];
}
function more(total, shown) {
  return total > shown ? [`  ${whole(total - shown)} more in the report`] : [];
}

// src/pipeline/write-files.ts
import { join as join2 } from "node:path";

// src/pipeline/evidence-text.ts
var PART = 1e6;
function* evidenceText(evidence, provenance2) {
  const { cases } = evidence;
  const frame = stableJson(evidenceDocument({ ...evidence, cases: [] }, provenance2));
  if (cases.length === 0) return yield frame;
  const [opening2, closing] = frame.split('"cases": []', 2);
  yield `${opening2}"cases": [
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
  let part = "";
  for (const [index, outcome] of outcomes.entries()) {
    part += index === 0 ? lineOf(outcome) : `,
${lineOf(outcome)}`;
    if (part.length < PART) continue;
    yield part;
    part = "";
  }
  yield `${part}
      ]
    }`;
}
function lineWriter() {
  const lines = /* @__PURE__ */ new Map();
  return (outcome) => {
    const known = lines.get(outcome);
    if (known !== void 0) return known;
    const line = `        ${indented(stableJson(writeOutcome(outcome)), "        ")}`;
    lines.set(outcome, line);
    return line;
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
    evidenceText(measurement.assessment.evidence, provenanceOf(measurement))
  );
  const trials = writeTrials(measurement, config, write);
  const summary = write("summary.md", documents.markdown);
  const report = wants("json") ? write("report.json", documents.json) : void 0;
  const junit = wants("junit") ? write("junit.xml", documents.junit) : void 0;
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
      "junit-path": junit
    }),
    // The report first: its address is the one that is shown.
    artifacts: [
      artifact("report", [summary, report, junit]),
      artifact("evidence", [evidence, trials])
    ].filter(({ files }) => files.length > 0)
  };
}
function provenanceOf({ assessment, model }) {
  const { agent, suite, startedAt } = model.provenance;
  const { replays } = assessment.evidence;
  const provenance2 = { agent, suite, started_at: startedAt, agentverity_action: model.version };
  return replays === void 0 ? provenance2 : { ...provenance2, replays };
}
function writeTrials(measurement, config, write) {
  if (measurement.journal === void 0) return void 0;
  if (config.artifactContent === "full") return measurement.journal;
  return write("decisions.jsonl", decisionsOf(measurement, config));
}
function decisionsOf({ trials }, config) {
  const content = config.layer === "text" ? "full" : "decisions";
  return trials.map((trial) => `${trialLine(trial, content)}
`).join("");
}
function present(paths) {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => path === void 0 ? [] : [[name, path]])
  );
}

// src/pipeline/publication.ts
function publicationOf(measurement, config, host) {
  const { model } = measurement;
  const prefix = host.repositoryPrefix(config.workingDirectory);
  const link = (file, line) => host.link([prefix, file].filter((part) => part !== "").join("/"), line);
  const documents = {
    text: renderText(model),
    markdown: renderMarkdown(model, { link }),
    json: renderJson(model),
    junit: renderJunit(model)
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
        conclusion: conclude(model.status, red),
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
      "calls-made": String(callsMade)
    },
    artifacts: [],
    red: true,
    exitCode: 2
  };
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
function conclude(status, red) {
  if (red) return "failure";
  return status === "deterministic" ? "success" : "neutral";
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
    admissible: String(model.admission.admissible)
  };
}

export {
  renderMarkdown,
  renderText,
  publicationOf,
  refusalPublication,
  interruptedPublication,
  isRed
};
