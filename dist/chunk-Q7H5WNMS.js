import {
  endFields
} from "./chunk-FAXCJPP5.js";
import {
  cap,
  count,
  evidenceDocument,
  fileTrouble,
  followUpLine,
  headlineText,
  identify,
  list,
  markdownCode,
  markdownProse,
  plainName,
  plainProse,
  renderMarkdown,
  renderText,
  stableJson,
  trialLine,
  writeOutcome,
  xmlAttribute,
  xmlText
} from "./chunk-ANRCXVVD.js";

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
  const { status, exitCode, calls, provenance, version } = model;
  const headline = `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
  const found = {
    status,
    exit_code: exitCode,
    headline,
    calls_planned: calls.planned,
    calls_made: calls.made,
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
    return `${index + 1}. ${at}${markdownProse(sentence(problem.message))}
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
function sentence(text) {
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
  const [opening, closing] = frame.split('"cases": []', 2);
  yield `${opening}"cases": [
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
  renderBehaviourJunit,
  publicationOf,
  refusalPublication,
  interruptedPublication,
  isRed
};
