import {
  badge,
  bar,
  behaviourSections,
  caveats,
  footer,
  intervalPlot,
  named,
  opening,
  page,
  placed,
  renderJunit,
  section,
  table,
  time
} from "./chunk-WOSBJXOQ.js";
import {
  endFields
} from "./chunk-FAXCJPP5.js";
import {
  VERDICT_MARKS,
  cap,
  correctionWords,
  count,
  duration,
  evidenceDocument,
  evidenceRows,
  fileTrouble,
  followUpLine,
  headlineText,
  htmlName,
  htmlWords,
  identify,
  interval,
  list,
  markdownCode,
  markdownProse,
  money,
  percent,
  plainName,
  plainProse,
  renderMarkdown,
  renderText,
  roleWords,
  sentence,
  shortFingerprint,
  stableJson,
  trialLine,
  whole,
  worstDecisions,
  worstProbes,
  worstRoutes,
  writeOutcome
} from "./chunk-QMDUAR73.js";

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

// src/report/html/baseline.ts
function baselineSection({ baseline, admission }) {
  const id = "baseline-of-decisions";
  if (baseline !== void 0) return section(id, `Baseline: ${htmlWords(baseline.title)}`, checked(baseline));
  const [title, inside] = admission.admissible ? ["✓ admissible", "<p>This evidence may become the baseline once a person has signed it.</p>"] : ["✗ refused", faults(admission.refusals.map(({ reason, cure }) => ({ text: reason, cure })))];
  return section(id, `Baseline: ${title}`, inside);
}
function checked({ causes, refusals, table: model, facts: facts2 }) {
  const parts = [
    faults([...causes, ...refusals.map(({ reason, cure }) => ({ text: reason, cure }))]),
    decisions(model.rows),
    model.rest === "" ? "" : `<p>${htmlWords(model.rest)}</p>`,
    items(facts2.map(htmlWords))
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
${lines.map((line) => `<li>${line}</li>`).join("\n")}
</ul>`;
}
function decisions(rows) {
  if (rows.length === 0) return "";
  const columns = ["Probe", "Approved", "Now", "Answers", "Verdict"].map((title) => ({ title }));
  const cells = rows.map((row) => [
    row.line === void 0 ? named(shortFingerprint(row.fingerprint)) : `line ${whole(row.line)}`,
    row.approved === void 0 ? "" : named(row.approved),
    row.now === void 0 ? "" : named(row.now),
    htmlWords(row.answers),
    htmlWords(row.verdict)
  ]);
  return table("Decisions before and after", columns, cells);
}

// src/report/html/decisions.ts
var MOST_PROBES = 1e3;
var MOST_ANSWERS = 6;
function decisionsSection({ decisions: decisions2, contract, probes }) {
  if (decisions2.length === 0) return "";
  const rows = worstDecisions(decisions2).map((row) => {
    const share = probes.length === 0 ? 0 : row.probes / probes.length;
    return [
      named(row.decision),
      row.probes === 0 ? "" : bar(share, `${percent(share)} of the probes`),
      row.probes === 0 ? "none" : whole(row.probes),
      row.intended === void 0 ? "" : whole(row.intended),
      contract === void 0 ? "" : htmlName(roleWords(row, contract))
    ];
  });
  const columns = [
    { title: "Decision" },
    { title: "Mix" },
    { title: "Probes that reach it", numeric: true },
    { title: "Probes meant for it", numeric: true },
    { title: "Contract" }
  ];
  return section(
    "decisions",
    "Decisions",
    table("Decisions, by the first answer to each probe", columns, rows)
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
  const columns = [
    { title: "Probe" },
    { title: "Meant for" },
    { title: "Answers" },
    { title: "Pairs", numeric: true },
    { title: "Flips", numeric: true },
    { title: "Errors", numeric: true },
    { title: "SHA-256" }
  ];
  const rest = probes.length - rows.length;
  const more = rest > 0 ? `
<p>${whole(rest)} more in the JSON report.</p>` : "";
  const shown = table("Every probe, worst first", columns, rows);
  return section(
    "probes",
    "Probe by probe",
    `<details>
<summary>${count(probes.length, "probe")}</summary>
${shown}${more}
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
  const cells = rows.map((row) => [
    named(row.name),
    mark(row),
    whole(row.held),
    whole(row.violated),
    whole(row.unchanged),
    whole(row.failed + row.unasked)
  ]);
  const columns = [
    { title: "Relation" },
    { title: "Verdict" },
    { title: "Held", numeric: true },
    { title: "Violated", numeric: true },
    { title: "Unchanged", numeric: true },
    { title: "Failed", numeric: true }
  ];
  const where = violations.map((row) => `<li>${named(row.relation)}: ${placed(row)}</li>`).join("\n");
  return section(
    "relations",
    "Relations",
    `${table("Probes on which each relation held", columns, cells)}${where === "" ? "" : `
<ul>
${where}
</ul>`}`
  );
}
function mark({ violated, vacuous, failed, unasked }) {
  if (violated > 0) return badge("bad", "violated");
  if (failed + unasked > 0) return badge("care", "incomplete");
  return vacuous ? badge("care", htmlWords("tested nothing")) : badge("good", "held");
}

// src/report/html/flip-graph.ts
var SIZE = { width: 640, height: 300, radius: 105 };
var LOW = 60;
var MOST_DECISIONS = 14;
var MOST_WIDTH = 8;
function flipGraph(pairs) {
  const names = [...new Set(pairs.flatMap((row) => row.decisions))];
  if (names.length > MOST_DECISIONS) return "";
  const places = new Map(names.map((name, index) => [name, placeOf(index, names.length)]));
  const most = Math.max(...pairs.map((row) => row.count));
  const edges = pairs.map(({ decisions: [one, other], count: times }) => {
    const [from, to] = [places.get(one) ?? CENTRE, places.get(other) ?? CENTRE];
    const width = 1 + (MOST_WIDTH - 1) * (times / most);
    return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke-width="${width.toFixed(1)}" class="edge"/>`;
  });
  const nodes = names.map((name) => {
    const { x, y, anchor } = places.get(name) ?? CENTRE;
    const shift = { start: 10, middle: 0, end: -10 }[anchor];
    return `<circle cx="${x}" cy="${y}" r="5" class="point"/><text x="${x + shift}" y="${y + (anchor === "middle" ? -10 : 5)}" text-anchor="${anchor}">${htmlName(name, 32)}</text>`;
  });
  const words = pairs.map(({ decisions: [one, other], count: times }) => `${one} and ${other}, ${count(times, "flip")}`).join("; ");
  const height = names.length > 2 ? SIZE.height : LOW;
  return `<svg class="graph" viewBox="0 ${(SIZE.height - height) / 2} ${SIZE.width} ${height}" role="img" aria-label="${htmlName(words, 2e3)}">${edges.join("")}${nodes.join("")}</svg>
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
var TONES = { deterministic: "good", stochastic: "bad", undecided: "care" };
var MOST_PLACES = 5;
function routesSection({ routes, confidence }) {
  if (routes.length === 0) return "";
  const rows = worstRoutes(routes).map((row) => [
    named(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    plot(row),
    htmlName(interval(row.lower, row.upper, row.tolerance)),
    verdict(row)
  ]);
  const columns = [
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
    table("How often equal calls disagree, by route; the mark is the tolerance", columns, rows)
  );
}
function plot({ flips, pairs, lower, upper, tolerance }) {
  return intervalPlot({
    rate: pairs === 0 ? void 0 : flips / pairs,
    lower,
    upper,
    tolerance,
    words: `${whole(flips)} of ${count(pairs, "pair")} flipped, between ${percent(lower)} and ${percent(upper)}, tolerance ${percent(tolerance)}`
  });
}
function verdict(row) {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  const word = VERDICT_MARKS[row.verdict].replace(/^\S+ /, "");
  return `${badge(TONES[row.verdict], word)}${htmlWords(`${target}${needed}${correctionWords(row)}`)}`;
}
function flipsSection(pairs) {
  if (pairs.length === 0) return "";
  const rows = pairs.map(({ decisions: [one, other], count: times, at }) => [
    `${named(one)} ↔ ${named(other)}`,
    whole(times),
    at.slice(0, MOST_PLACES).map((place) => place.text === "" ? named(`${place.file}:${place.line}`) : placed(place)).join(", ")
  ]);
  const columns = [{ title: "Between" }, { title: "Flips", numeric: true }, { title: "At" }];
  const shown = table("Pairs of equal calls that disagree", columns, rows);
  return section("flips", "Where it flips", `${flipGraph(pairs)}${shown}`);
}

// src/report/html.ts
function renderHtml(model) {
  const { headline, provenance: from, version, status, exitCode } = model;
  return page({
    title: `${headline.word} - ${from.suite}`,
    description: `How repeatable and how varied the decisions of an agent are, on ${count(model.probes.length, "probe")}`,
    sections: [
      opening({ ...model, facts: facts(model) }),
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
function facts({ durationMs, costUsd, provenance: from }) {
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
  const columns = [{ title: "Evidence" }, { title: "Found" }, { title: "Needed" }];
  return section("numbers", "Numbers", table("What was found, and what was needed", columns, rows));
}
function errors({ errors: rows }) {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => [named(row.kind), htmlName(row.message, 300), String(row.count)]);
  const columns = [{ title: "Kind" }, { title: "Message" }, { title: "Calls", numeric: true }];
  return section(
    "errors",
    "Errors, kept apart from decisions",
    table("Calls without a decision", columns, cells)
  );
}
function signOff({ signOff: model }) {
  if (model === void 0) return "";
  const lines = model.lines.map((line) => `<li>${htmlWords(line)}</li>`).join("\n");
  return section("sign-off", `Sign-off: ${htmlWords(model.title)}`, `<ul>
${lines}
</ul>`);
}

// src/report/json.ts
function renderJson(model) {
  return stableJson(model.run);
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
  const items2 = refusal.problems.map((problem, index) => {
    const place = position(problem);
    const at = place === void 0 ? "" : `${markdownCode(place)} `;
    return `${index + 1}. ${at}${markdownProse(sentence2(problem.message))}
   ${markdownProse(problem.hint)}`;
  });
  return `${[`## ❌ REFUSED - ${markdownProse(extent(refusal))}`, items2.join("\n"), summaryLine(refusal)].join("\n\n")}
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
function extent({ problems }) {
  const files = [
    ...new Set(problems.flatMap((problem) => problem.file === void 0 ? [] : [plainName(problem.file)]))
  ];
  return `${count(problems.length, "problem")}${files.length === 0 ? "" : ` in ${list(files, 3)}`}`;
}
function summaryLine(refusal) {
  const calls = refusal.callsMade === 0 ? "no call was made" : `${count(refusal.callsMade, "call")} had been made`;
  return `${extent(refusal)}; ${calls}.`;
}
function position({ file, line, column }) {
  if (file === void 0) return void 0;
  return [plainName(file), line, line === void 0 ? void 0 : column].filter((part) => part !== void 0).join(":");
}

// src/pipeline/write-files.ts
var { join } = process.getBuiltinModule("node:path");

// src/pipeline/evidence-text.ts
function* evidenceText(evidence, provenance) {
  const { cases } = evidence;
  const frame = stableJson(evidenceDocument({ ...evidence, cases: [] }, provenance));
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
    const path = join(root, name);
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
  return lines.map((line) => `${line}
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
function refusalPublication(problems, callsMade, prefix, config) {
  const refusal = {
    problems: problems.map(({ message: message2, hint, at }) => ({ message: message2, hint, ...at })),
    callsMade
  };
  const headline = `REFUSED - ${refusalHeadline(refusal)}`;
  return {
    headline,
    text: renderRefusalText(refusal),
    summary: renderRefusalMarkdown(refusal),
    annotations: renderRefusalAnnotations(refusal, { prefix }),
    ...config?.report.includes("check-run") ? { checkRun: { name: config.checkName, conclusion: "failure", externalId: config.artifactName } } : {},
    outputs: {
      status: "refused",
      "exit-code": "2",
      headline,
      complete: "false",
      "calls-made": String(callsMade),
      ...refusedState(problems)
    },
    artifacts: [],
    red: true,
    exitCode: 2
  };
}
function refusedState(problems) {
  if (problems.some(({ code }) => code === "baseline-incompatible"))
    return { "baseline-state": "incompatible" };
  return problems.some(({ code }) => code === "baseline-invalid") ? { "baseline-state": "refused" } : {};
}
function interruptedPublication(run) {
  const { kept, planned, journal } = run;
  const headline = `INTERRUPTED - ${kept} of ${planned} calls are answered and kept`;
  const next = `Run the same again with \`--resume\` (\`resume: true\`): only the other ${planned - kept} calls are made. The journal: ${journal}`;
  return {
    headline,
    text: `${headline}
  ${next.replaceAll("`", "'")}
`,
    summary: `## ⏹️ ${headline}

${next}
`,
    annotations: [],
    outputs: {
      status: "interrupted",
      "exit-code": "130",
      headline,
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
function baselineOutputs(baseline) {
  if (baseline === void 0) return {};
  return {
    "baseline-state": baseline.state,
    "baseline-digest": baseline.digest ?? "",
    "candidate-digest": baseline.candidate ?? ""
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
  publicationOf,
  refusalPublication,
  interruptedPublication,
  isRed
};
