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
} from "./chunk-M7YHQEAP.js";
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
} from "./chunk-VM76GHNG.js";

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
  return suiteOf(model, properties(model), story(model));
}
function renderBehaviourJunit(model) {
  const { status, exitCode, calls, provenance: provenance3, version } = model;
  const headline2 = `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
  const found = {
    status,
    exit_code: exitCode,
    headline: headline2,
    calls_planned: calls.planned,
    calls_made: calls.made,
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
function suiteOf(model, named, told) {
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
    ...named.map(([name, value]) => `      <property${attributes({ name, value })}/>`),
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
    method: model.sequential === void 0 ? void 0 : "sequential",
    pairs_collected: model.sequential?.collected,
    flips_after: model.sequential?.flipsAfter,
    stopping_pair: model.curtailment?.stoppingPair,
    calls_avoided: model.curtailment?.avoidedCalls,
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

// src/report/gate-notice.ts
var ICONS = { success: "✅", waiting: "✍️", failure: "❌", unknown: "➖" };
var WIDTH = 100;
function renderNoticeMarkdown({ tone, headline: headline2, next, signOff }) {
  const sections = [
    `## ${ICONS[tone]} ${headline2.word} - ${markdownProse(headline2.sentence)}`,
    next.map(({ text }, index) => `${index + 1}. ${markdownProse(text)}`).join("\n"),
    signOff === void 0 ? "" : signOffMarkdown(signOff, (text) => markdownProse(text))
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}
function renderNoticeText({ headline: headline2, next, signOff }) {
  const lines = [
    `${headline2.word} - ${plainProse(headline2.sentence)}`,
    ...next.flatMap(({ text }, index) => wrap(plainProse(text), `  ${index + 1}. `, WIDTH)),
    ...signOff === void 0 ? [] : signOffText(signOff, WIDTH)
  ];
  return `${lines.join("\n")}
`;
}
function signOffMarkdown({ title, lines }, prose2) {
  const shown = lines.map((line) => `- ${prose2(line)}`).join("\n");
  return [`### Sign-off: ${prose2(title)}`, shown].filter((part) => part !== "").join("\n\n");
}
function signOffText({ title, lines }, width) {
  return [
    `Sign-off: ${plainProse(title)}`,
    ...lines.flatMap((line) => wrap(plainProse(line), "  - ", width))
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
function baselineSection(context, baseline2) {
  return [
    `### Baseline: ${prose(context, baseline2.title)}`,
    names(baseline2),
    faults(context, baseline2),
    decisions(context, baseline2),
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
function faults(context, { refusals, causes }) {
  const lines = [
    ...causes.map(({ text, cure, at: [first] }) => ({ text, cure, place: first })),
    ...refusals.map(({ reason, cure }) => ({ text: reason, cure, place: void 0 }))
  ].map(
    ({ text, cure, place: place2 }) => `- ${placed(context, { text: sentence(text), ...place2 })} **Cure:** ${prose(context, sentence(cure))}`
  );
  return lines.slice(0, OPEN_ROWS).join("\n");
}
function decisions(context, { table: model }) {
  const columns2 = ["probe", "approved", "now", "answers", ""].map((title) => ({ title }));
  const rows = model.rows.map((row) => [
    probe(context, row),
    row.approved === void 0 ? "" : markdownCellCode(row.approved),
    row.now === void 0 ? "" : now(row, row.now),
    markdownProse(row.answers, { cell: true }),
    markdownProse(row.verdict, { cell: true })
  ]);
  const shown = rows.length === 0 ? "" : table(columns2, rows, Math.min(context.rows, OPEN_ROWS));
  return [shown, prose(context, model.rest)].filter((part) => part !== "").join("\n\n");
}
function now({ change }, name) {
  return change === "changed" ? `**${markdownCellCode(name)}**` : markdownCellCode(name);
}
function probe(context, { index, line, fingerprint }) {
  return index === void 0 ? `\`${shortFingerprint(fingerprint)}\`` : probeCell(context, index, line);
}

// src/report/markdown/behaviour.ts
var ICONS2 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖" };
var OUTCOMES = {
  failed: "❌ failed",
  unfinished: "➖ unfinished",
  passed: "✅ passed"
};
var VERDICTS = {
  regression: "❌ regression",
  suspect: "⚠️ suspect",
  ok: "changed"
};
var MOST_ROWS = 200;
var MOST_FAILURES = 3;
function renderBehaviourMarkdown(model, options = {}) {
  const { calls, durationMs, costUsd } = model;
  const cost = costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(costUsd))}`;
  const sections = [
    `## ${ICONS2[model.tone]} ${model.headline.word} - ${markdownProse(model.headline.sentence)}`,
    model.next.map((step, index) => `${index + 1}. ${placed2(step, options)}`).join("\n"),
    behaviourSection(model.tables, options, MOST_ROWS),
    `${whole(calls.made)} of ${count(calls.planned, "run")}, took ${duration(durationMs)}${cost}.`,
    model.caveats.length === 0 ? "" : `### Keep in mind

${model.caveats.map((text) => `- ${markdownProse(text)}`).join("\n")}`,
    provenance(model)
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}
function behaviourSection(model, options, rows) {
  return [tests(model, options, rows), changes(model, options, rows)].filter((part) => part !== "").join("\n\n");
}
function placed2(step, options) {
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

${table(columns2, rows, most)}`;
}
function nameCell({ name, line }, { suite }, { link }) {
  return markdownLink(markdownCellCode(name), line === void 0 ? void 0 : link?.(suite, line));
}
function failureCell(row) {
  const why = row.failures.slice(0, MOST_FAILURES).map(({ text, count: runs }) => `${whole(runs)}× ${markdownProse(text, { cell: true })}`);
  const rest = row.failures.length - why.length;
  const paths2 = row.unstablePaths ? row.paths.map(({ path, count: runs }) => `${markdownCellCode(path, 120)} ${whole(runs)}×`).join(", ") : "";
  return [
    ...why,
    ...rest > 0 ? [`${count(rest, "more kind")} of failure`] : [],
    ...paths2 === "" ? [] : [`path varies: ${paths2}`]
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

${table([{ title: "test" }, { title: "" }, { title: "what changed" }], rows, most)}`;
}
function changeCells(row, model, options) {
  const lines = [row.summary, ...row.notes].map((line) => markdownProse(line, { cell: true }));
  return [nameCell(row, model, options), VERDICTS[row.verdict], lines.join("<br>")];
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
  return folded("Where these figures come from", table([{ title: "" }, { title: "" }], rows, rows.length));
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

// src/report/markdown/decisions.ts
function decisionsMatterMost(context) {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}
function decisions2(context) {
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
    ...contract === void 0 ? [] : [role(row, contract)]
  ]);
  const body = table(columns2, cells3, open ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open ? `### Decisions

${body}` : folded("Decisions and contract", body);
}
function role(row, contract) {
  if (row.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row.decision);
  const faults2 = [
    ...contract.missingObserved.includes(row.decision) ? ["✗ never reached"] : [],
    ...contract.missingIntended.includes(row.decision) ? ["✗ no probe meant for it"] : [],
    ...thin === void 0 ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]
  ];
  const met = row.required && faults2.length === 0 ? " ✓" : "";
  return [`${dutyOf(row)}${met}`, ...faults2].join(", ");
}
function dutyOf(row) {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}
function baseline(context) {
  if (context.model.baseline !== void 0) return baselineSection(context, context.model.baseline);
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
  return folded("Where this comes from", table([{ title: "what" }, { title: "value" }], rows, rows.length));
}

// src/report/markdown/opening.ts
var ICONS3 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖", waiting: "✍️" };
function headline(context) {
  const { tone, headline: words } = context.model;
  return `## ${ICONS3[tone]} ${words.word} - ${prose(context, words.sentence)}`;
}
function nextSteps(context) {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}
function says(context) {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}
function numbers(context) {
  const { model } = context;
  const measured = [stabilityRow(model), ...readingRow(model)];
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
function readingRow({ sequential, stability }) {
  if (sequential === void 0 || stability === void 0) return [];
  return [
    [
      "Reading, pair by pair",
      sequential.words,
      `a boundary of ${percent(stability.tolerance)}: ${NEED[sequential.call]}`
    ]
  ];
}
function stabilityRow({ stability, confidence, curtailment, sequential }) {
  if (curtailment !== void 0) return ["Stability", curtailment.words, "✗ out of reach"];
  if (stability === void 0) return ["Stability", "not measured", "➖ no verdict"];
  const { flips: flips3, pairs, lower, upper, tolerance, verdict } = stability;
  if (pairs === 0) return ["Stability", "no pair of answers to compare", "➖ no verdict"];
  const range = lower === 0 ? `at most ${percentBeside(upper, tolerance)}` : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  const found = `${whole(flips3)} of ${count(pairs, "pair")} flipped: ${range} (${confidence})`;
  const needed = sequential === void 0 ? `below ${percent(tolerance)}: ${NEED[verdict]}` : "beside the reading";
  return ["Stability", found, needed];
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
  return table(columns2, rows.map(cells), Math.min(context.rows, OPEN_ROWS));
}
function cells(row) {
  return [
    markdownCellCode(row.name),
    row.kind,
    whole(row.held),
    row.violated === 0 ? "0" : `**${whole(row.violated)}**`,
    whole(row.unchanged),
    whole(row.failed + row.unasked),
    mark(row)
  ];
}
function mark({ violated, vacuous, failed, unasked }) {
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
  return table(columns2, rows, Math.min(context.rows, OPEN_ROWS));
}

// src/report/format/correction.ts
function correctionWords({ correction }) {
  if (correction === void 0) return "";
  const p = `p ${pValueWords(correction.pValue)}`;
  return correction.stands ? `, ${p}` : `, but not after correction (${p})`;
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
  const rows = table(columns2, worstRoutes(routes2).map(routeCells), most);
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
    probeSetFails ? decisions2(context) : "",
    numbers(context),
    errors(context),
    relationsFail ? relations(context) : "",
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips(context),
    probeSetFails ? "" : decisions2(context),
    baselineFirst ? "" : baseline(context),
    model.signOff === void 0 ? "" : signOffMarkdown(model.signOff, (text) => prose(context, text)),
    model.behaviour === void 0 ? "" : behaviourSection(model.behaviour, context, context.rows),
    relationsFail ? "" : relations(context),
    caveats(context),
    perProbe(context),
    provenance2(context)
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
    const place2 = position(problem);
    const at = place2 === void 0 ? "" : `${place2}  `;
    return `error: ${at}${plainProse(problem.message)}
       ${plainProse(problem.hint)}`;
  });
  return `${[...blocks, summaryLine(refusal)].join("\n")}
`;
}
function renderRefusalMarkdown(refusal) {
  const items = refusal.problems.map((problem, index) => {
    const place2 = position(problem);
    const at = place2 === void 0 ? "" : `${markdownCode(place2)} `;
    return `${index + 1}. ${at}${markdownProse(sentence2(problem.message))}
   ${markdownProse(problem.hint)}`;
  });
  return `${[`## ❌ REFUSED - ${markdownProse(extent(refusal))}`, items.join("\n"), summaryLine(refusal)].join("\n\n")}
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
  const calls = refusal.callsMade === 0 ? "no call was made" : `${count(refusal.callsMade, "call")} had been made`;
  return `${extent(refusal)}; ${calls}.`;
}
function position({ file, line, column }) {
  if (file === void 0) return void 0;
  return [plainName(file), line, line === void 0 ? void 0 : column].filter((part) => part !== void 0).join(":");
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
  const faults2 = [
    ...model.causes.map(({ text, cure }) => `${sentence(text)} Cure: ${sentence(cure)}`),
    ...model.refusals.map(({ reason, cure }) => `${sentence(reason)} Cure: ${sentence(cure)}`)
  ].flatMap((line) => wrap(plainProse(line), "  - ", width));
  const { rows, rest } = model.table;
  const cells3 = rows.slice(0, MOST_ROWS2).map((row) => [
    place(row, suite),
    row.approved === void 0 ? "-" : plainName(row.approved, 40),
    row.now === void 0 ? "-" : plainName(row.now, 40),
    plainProse([row.answers, row.verdict].filter((part) => part !== "").join(", "))
  ]);
  const more3 = rows.length > MOST_ROWS2 ? [`  ${whole(rows.length - MOST_ROWS2)} more in the report`] : [];
  const lines = [
    ...faults2,
    ...cells3.length === 0 ? [] : columns([["probe", "approved", "now", ""], ...cells3]),
    ...more3,
    ...rest === "" ? [] : [`  ${plainProse(rest)}`],
    ...model.facts.flatMap((fact) => wrap(plainProse(fact), "  - ", width))
  ];
  return lines.length === 0 ? [] : ["Baseline:", ...lines];
}
function place({ index, line, fingerprint }, suite) {
  if (index === void 0) return shortFingerprint(fingerprint);
  return line === void 0 ? `probe ${index + 1}` : `${plainName(suite, 60)}:${line}`;
}

// src/report/text/behaviour.ts
var WIDTH2 = 100;
var MOST_TESTS = 50;
var MOST_FAILURES2 = 4;
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
    ...wrap(placed3(step), `  ${index + 1}. `, width)
  ]);
}
function placed3(step) {
  const text = plainProse(step.text);
  if (step.file === void 0 || step.line === void 0) return text;
  return beforeStop(text, ` (${plainName(step.file)}:${step.line})`);
}
function tests2(model, width) {
  const shown = model.tests.slice(0, MOST_TESTS);
  const table2 = columns(
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
  const [head = "", ...rows] = table2;
  const rest = model.tests.length - shown.length;
  return [
    "Behavioural tests:",
    head,
    ...rows.flatMap((row, index) => [row, ...failures(shown[index], width)]),
    ...rest > 0 ? [`  ${whole(rest)} more in the report`] : []
  ];
}
function failures(row, width) {
  if (row === void 0) return [];
  const lines = row.failures.slice(0, MOST_FAILURES2).flatMap(
    ({ text, count: runs }) => wrap(plainProse(text), `      ${`${whole(runs)}×`.padStart(4)} `, width)
  );
  const rest = row.failures.length - MOST_FAILURES2;
  const more3 = rest > 0 ? [`           ${count(rest, "more kind")} of failure in the report`] : [];
  return [...lines, ...more3, ...row.unstablePaths ? paths(row, width) : []];
}
function paths({ paths: rows, total }, width) {
  if (rows.length === 0) return [];
  const words = rows.map(
    ({ path, count: runs }) => `${plainName(path, 120)} (${whole(runs)} of ${whole(total)})`
  );
  return wrap(`the path varies: ${words.join("; ")}`, "           ", width);
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
  const verdict = row.verdict === "ok" ? "changed" : row.verdict;
  return [
    ...wrap(`${plainName(row.name, 40)}: ${plainProse(row.summary)}`, `  ${verdict.padEnd(12)}`, width),
    ...row.notes.flatMap((note) => wrap(plainProse(note), "              - ", width))
  ];
}
function callWords({ calls, durationMs, costUsd }) {
  const cost = costUsd === void 0 ? "" : `, ${money(costUsd)}`;
  return `  ${whole(calls.made)} of ${count(calls.planned, "run")}, ${duration(durationMs)}${cost}`;
}

// src/report/text/relations.ts
var MOST_ROWS3 = 20;
function relationsBlock(relations2, width) {
  const { rows, violations } = relations2;
  const title = ["relation", "kind", "held", "violated", "unchanged", ""];
  const table2 = columns([title, ...rows.slice(0, MOST_ROWS3).map(cells2)], [2, 3, 4]);
  const shown = violations.slice(0, MOST_ROWS3).flatMap((row) => violation(row, width));
  return [
    "Relations, one follow-up call for each probe they change:",
    ...table2,
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
function violation({ relation, text, file, line, index }, width) {
  const place2 = file === void 0 || line === void 0 ? `probe ${index + 1}` : `${plainName(file)}:${line}`;
  return wrap(`${plainName(relation, 60)}: ${plainProse(text, 300)} (${place2})`, "  - ", width);
}
function more(total) {
  const rest = total - MOST_ROWS3;
  return rest > 0 ? [`  ${count(rest, "more row")} in the report`] : [];
}

// src/report/text.ts
var MOST_ROWS4 = 20;
var TONES = { success: "32", care: "33", failure: "31", unknown: "36", waiting: "36" };
function renderText(model, options = {}) {
  const width = options.width ?? 100;
  const blocks = [
    opening(model, options.colour ?? false, width),
    numbers2(model, width),
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
function opening(model, colour, width) {
  const word = model.headline.word;
  const shown = colour ? `\x1B[1;${TONES[model.tone]}m${word}\x1B[0m` : word;
  const says2 = model.says.length === 0 ? [] : wrap(model.says.map((line) => plainProse(line)).join(" "), "  ", width);
  return [`${shown}${headlineText(model).slice(word.length)}`, ...says2, ...nextSteps3(model.next, width)];
}
function nextSteps3(next, width) {
  const only = next.length === 1 ? next[0] : void 0;
  if (only !== void 0) return ["", ...wrap(placed4(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap(placed4(step), `  ${index + 1}. `, width)
  ]);
}
function placed4(step) {
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
      `${verdict}: ${pairWords(stability, model.confidence)}, tolerance ${percent(stability.tolerance)}`
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
  return rows.flatMap(([name, words]) => wrap(words, `  ${name.padEnd(10)} `, width));
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
  for (let from = 0; from < outcomes.length; ) {
    const to = endOfRun(outcomes, from);
    const line = lineOf(outcomes[from]);
    yield to < outcomes.length ? `${line},
`.repeat(to - from) : `${`${line},
`.repeat(to - from - 1)}${line}`;
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
    evidenceText(measurement.assessment.evidence, provenanceOf(measurement, config))
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
  return lines.map((line) => `${line}
`).join("");
}
function present(paths2) {
  return Object.fromEntries(
    Object.entries(paths2).flatMap(([name, path]) => path === void 0 ? [] : [[name, path]])
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
