import {
  acceptCommand,
  openBaseline,
  parseBaseline
} from "./chunk-3F2FDF44.js";
import {
  baselineDocument,
  baselineFields,
  baselineName,
  baselineOf,
  claimOf,
  decisionTable,
  decisionTableModel,
  reasonWords
} from "./chunk-D3K6GQRH.js";
import "./chunk-UBLKPI2Z.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-ZLXSWCPK.js";
import {
  interruptedPublication,
  publicationOf
} from "./chunk-XRCRHXNW.js";
import "./chunk-WOSBJXOQ.js";
import "./chunk-FAXCJPP5.js";
import {
  candidateDigest,
  columns,
  count,
  fail,
  fileTrouble,
  list,
  markdownCellCode,
  markdownProse,
  measure,
  outcomeName,
  outcomeWords,
  percent,
  percentBeside,
  plainName,
  plainProse,
  quoteName,
  readConfig,
  refuse,
  sentence,
  shortFingerprint,
  shownRefusals,
  stableJson,
  succeed,
  wrap
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/baseline/baseline-commands.ts
var { resolve: resolve2 } = process.getBuiltinModule("node:path");

// src/report/build-inspection.ts
var NAMED = 4;
function buildInspection(inspected) {
  const { baseline, digest, document } = inspected;
  const { claim, evidence, answers } = baseline;
  return {
    headline: `${baselineName(inspected)}: ${count(claim.probes.length, "approved decision")}`,
    facts: [
      ["digest", `\`${digest}\``],
      ["compared", claim.layer],
      ["tolerance", percent(claim.epsilon)],
      ["blind from", `${percent(claim.blindnessThreshold)} of the probes with one decision`],
      [
        "stability",
        `${count(evidence.pairs, "pair")}, at least ${count(evidence.repeats, "call")} a probe: at most ${percentBeside(evidence.upper, claim.epsilon)} flip (95 %)`
      ],
      [
        "variety",
        `${count(evidence.distinct, "decision")}, the commonest on ${percent(evidence.skew)} of the probes`
      ],
      ["isolation", evidence.isolation],
      ["contract", contractWords(baseline)],
      ["written", `${baseline.createdAt} by ${quoteName(baseline.version)}`],
      ["approved", approvalWords(baseline)]
    ],
    probes: claim.probes.map(({ fingerprint, expected, intended }) => ({
      fingerprint,
      approved: outcomeWords(expected),
      ...intended === void 0 ? {} : { intended },
      answers: countWords(answers?.get(fingerprint) ?? [])
    })),
    caveats: caveats(baseline),
    document: { schema: "agentverity.inspect/v1", file: inspected.file, digest, baseline: document }
  };
}
function contractWords({ claim: { contract } }) {
  if (contract === void 0) return "none";
  const names = (labels) => list(labels.map(quoteName), NAMED);
  const targets = Object.entries(contract.stabilityTargets).map(
    ([label, target]) => `${quoteName(label)} at ${percent(target)}`
  );
  return [
    `${count(contract.allowed.length, "allowed decision")} (${names(contract.allowed)})`,
    `${contract.required.length} required`,
    ...contract.critical.length === 0 ? [] : [`critical: ${names(contract.critical)}`],
    ...targets.length === 0 ? [] : [`tolerances: ${list(targets, NAMED)}`],
    ...contract.allowedNoDecisions.length === 0 ? [] : [`may end without a decision: ${names(contract.allowedNoDecisions)}`]
  ].join("; ");
}
function approvalWords({ signOff }) {
  if (signOff === void 0) return "by whoever made the file; it does not say how";
  const by = signOff.approver === void 0 ? "" : ` by ${quoteName(signOff.approver)}`;
  const how = signOff.method === "cli" ? "on a command line (`--accept-reference`)" : `by ${signOff.method}`;
  const where = signOff.run === void 0 ? "" : `, checked in ${signOff.run}`;
  return `${how}${by}${where}`;
}
function countWords(counts) {
  return list(
    counts.map(({ outcome, count: times }) => `${times} × ${outcomeName(outcome)}`),
    NAMED
  );
}
function caveats({ answers, evidence }) {
  return [
    "What the file says of its approval is a record, never a proof: a gate asks the server who signed.",
    ...answers === void 0 ? [
      "It has no counts of answers (the Python tool writes none), so a check follows that tool's rule: any other first answer is drift."
    ] : [],
    ...evidence.isolation === "unknown" ? ["How its trials were kept apart is not recorded: their independence is assumed, not shown."] : []
  ];
}

// src/report/inspection.ts
var WIDTH = 100;
function renderInspectionText({ headline, facts, probes, caveats: caveats2 }) {
  const rows = probes.map(({ fingerprint, approved, intended, answers }) => [
    shortFingerprint(fingerprint),
    plainName(approved, 40),
    intended === void 0 || intended === approved ? "" : `written for ${plainName(intended, 40)}`,
    plainProse(answers)
  ]);
  return `${[
    plainProse(headline),
    ...facts.flatMap(([name, words]) => wrap(plainProse(words), `  ${name.padEnd(11)}`, WIDTH)),
    "",
    "Approved decisions, by the SHA-256 of the input:",
    ...columns(rows),
    "",
    "Keep in mind:",
    ...caveats2.flatMap((text) => wrap(plainProse(text), "  - ", WIDTH))
  ].map((line) => line.trimEnd()).join("\n")}
`;
}
function renderInspectionMarkdown({ headline, facts, probes, caveats: caveats2 }) {
  const rows = probes.map(({ fingerprint, approved, intended, answers }) => [
    `\`${shortFingerprint(fingerprint)}\``,
    markdownCellCode(approved),
    intended === void 0 ? "" : markdownCellCode(intended),
    markdownProse(answers, { cell: true })
  ]);
  return `${[
    `## ${markdownProse(headline)}`,
    table(
      ["what", "value"],
      facts.map(([name, words]) => [name, markdownProse(words, { cell: true })])
    ),
    "### Approved decisions",
    table(["input (SHA-256)", "approved", "written for", "answers"], rows),
    "### Keep in mind",
    caveats2.map((text) => `- ${markdownProse(text)}`).join("\n")
  ].join("\n\n")}
`;
}
function renderInspectionJson({ document }) {
  return stableJson(document);
}
function table(titles, rows) {
  return [
    `| ${titles.join(" | ")} |`,
    `|${" --- |".repeat(titles.length)}`,
    ...rows.map((cells) => `| ${cells.join(" | ")} |`)
  ].join("\n");
}

// src/pipeline/baseline/take-snapshot.ts
var { join, relative, resolve } = process.getBuiltinModule("node:path");

// src/report/build-snapshot.ts
function withSnapshot(model, taken) {
  const { assessment, before, outcome } = taken;
  const table2 = decisionTable(before?.baseline, assessment);
  const baseline = snapshotModel(taken, table2);
  const [word, tone] = WORDS[outcome];
  return {
    ...model,
    exitCode: outcome === "saved" || outcome === "kept" ? 0 : 2,
    tone,
    headline: { word, sentence: headlineOf(taken, baseline) },
    says: outcome === "refused" ? [] : model.says,
    next: nextSteps(taken, baseline, model),
    baseline,
    run: { ...model.run, baseline: baselineFields(baseline, table2, void 0) }
  };
}
var WORDS = {
  refused: ["REFUSED", "failure"],
  candidate: ["CANDIDATE", "care"],
  saved: ["SAVED", "success"],
  kept: ["SAVED", "success"]
};
var TITLES = {
  refused: "✗ refused",
  candidate: "➖ not accepted yet",
  saved: "✓ written",
  kept: "✓ written before"
};
var STATES = { refused: "refused", candidate: "none", saved: "signed", kept: "signed" };
function snapshotModel(taken, table2) {
  const { outcome, assessment, suite, digest, file } = taken;
  return {
    state: STATES[outcome],
    title: TITLES[outcome],
    ...file === void 0 ? {} : { file },
    ...approvedDigest(taken),
    ...digest === void 0 ? {} : { candidate: digest },
    refusals: outcome === "refused" ? shownRefusals(assessment.admission.refusals, assessment.complete) : [],
    causes: [],
    // Of a refused run no decision is proposed; what it answered stands in its own tables.
    table: outcome === "refused" ? { rows: [], rest: "" } : decisionTableModel(table2, suite),
    facts: outcome === "refused" || digest === void 0 ? [] : [covers(assessment, digest)]
  };
}
function approvedDigest({ outcome, digest, before }) {
  const now = outcome === "saved" || outcome === "kept" ? digest : before?.digest;
  return now === void 0 ? {} : { digest: now };
}
function covers(assessment, digest) {
  const { probes, epsilon, contract, layer } = claimOf(assessment);
  const promise = contract === void 0 ? "no contract" : "this contract";
  return `Signing covers exactly \`${digest}\`: ${probes.length === 1 ? "this decision" : `these ${count(probes.length, "decision")}`} at layer ${layer}, tolerance ${percent(epsilon)}, ${promise}. Counts, times and versions are no part of it.`;
}
function headlineOf({ outcome, assessment, file = "", before }, baseline) {
  const decisions = count(assessment.evidence.cases.length, "decision");
  const changed = baseline.table.rows.length;
  const change = before === void 0 ? "" : `; ${changed} of them would change the approved ones`;
  switch (outcome) {
    case "refused":
      return `this run may not become a baseline: ${reasonWords(baseline.refusals)}`;
    case "candidate":
      return `${decisions} ready to be reviewed, and nothing is written until somebody accepts them${change}`;
    case "saved":
      return `${decisions} approved and written to \`${file}\`${before === void 0 ? "" : `, ${changed === 0 ? "none" : changed} of them changed`}`;
    case "kept":
      return `\`${file}\` already holds exactly these ${decisions}, and stays as it is`;
  }
}
function nextSteps({ outcome, accept, file = "" }, { refusals }, model) {
  switch (outcome) {
    case "refused":
      if (model.status === "incomplete") return model.next;
      return refusals.slice(0, 3).map(({ cure }) => ({ text: sentence(cure) }));
    case "candidate":
      return [
        { text: "Look at the table: is each decision right for its request? Nobody else checks that." },
        { text: `If so: \`${accept}\`, without another call of the agent.` }
      ];
    case "saved":
      return [
        { text: `Commit \`${file}\` and have the change reviewed: the record in it satisfies no gate.` },
        { text: `From now on: \`agentverity check --baseline ${file}\`, with your agent and its suite.` }
      ];
    case "kept":
      return [
        {
          text: `Nothing: a signature bound to \`${file}\` stays valid. To renew its counts, delete it first.`
        }
      ];
  }
}

// src/pipeline/baseline/take-snapshot.ts
async function takeSnapshot(config, request, host) {
  const target = openTarget(config, request, host);
  if (!target.ok) return { kind: "refused", problems: target.problems, callsMade: 0 };
  const measured = config.evidence === void 0 ? await measure(config, host) : await judged(config, host);
  if (measured.kind !== "measured") return measured;
  const taken = take(measured.measurement, target.value, config, request, host);
  if (!taken.ok)
    return { kind: "refused", problems: taken.problems, callsMade: measured.measurement.trials.length };
  return { kind: "measured", measurement: taken.value };
}
async function judged(config, host) {
  const { judge } = await import("./chunk-NL3MYXYX.js");
  const found = await judge(config, host, host);
  if (!found.ok) return { kind: "refused", problems: found.problems, callsMade: 0 };
  return { kind: "measured", measurement: found.value };
}
function openTarget(config, { file, folder }, host) {
  if (file === void 0) return config.acceptReference === true ? fail(nowhere()) : succeed({});
  const text = host.files.read(resolve(folder, file));
  if (text === void 0) return succeed({});
  const before = parseBaseline(file, text);
  return before.ok ? succeed({ before: before.value }) : fail(notABaseline(file, before.problems));
}
function nowhere() {
  return {
    code: "input-missing",
    message: "no file is named for the baseline",
    hint: "Give `--output baseline.json`, or set `baseline` in the configuration."
  };
}
function notABaseline(file, problems) {
  const [first] = problems;
  return {
    code: "input-conflict",
    message: `${file} exists and is no baseline that could be replaced: ${first?.message ?? "it cannot be read"}`,
    hint: "Name another file with `--output`; or delete it first, if it was one.",
    at: { file, ...first?.at }
  };
}
function take(measurement, { before }, config, request, host) {
  const { assessment, suite, model, directory } = measurement;
  const { file } = request;
  const claimed = assessment.admission.admissible ? candidateDigest(claimOf(assessment)) : void 0;
  const outcome = outcomeOf(claimed, before, config);
  if (outcome === "saved") {
    const trouble = write(measurement, request, claimed ?? "", host);
    if (trouble !== void 0) return fail(trouble);
  }
  const evidence = relative(request.folder, join(directory, "evidence.json")).replaceAll("\\", "/");
  return succeed({
    ...measurement,
    model: withSnapshot(model, {
      outcome,
      assessment,
      suite,
      ...claimed === void 0 ? {} : { digest: claimed },
      ...file === void 0 ? {} : { file },
      ...before === void 0 ? {} : { before },
      accept: acceptCommand(acceptWords(request, evidence), file ?? "baseline.json")
    })
  });
}
function outcomeOf(digest, before, config) {
  if (digest === void 0) return "refused";
  if (config.acceptReference !== true) return "candidate";
  return before?.digest === digest && before.baseline.answers !== void 0 ? "kept" : "saved";
}
function write({ assessment }, { file = "", folder }, digest, host) {
  const baseline = baselineOf(assessment, {
    createdAt: host.clock.now().toISOString(),
    version: `agentverity-action ${host.version}`,
    signOff: { method: "cli", digest }
  });
  const path = resolve(folder, file);
  try {
    host.files.write(path, stableJson(baselineDocument(baseline)));
    return void 0;
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === void 0) throw error;
    return trouble;
  }
}
function acceptWords({ again }, evidence) {
  return again.includes("--evidence") ? again : [...again, "--evidence", evidence];
}

// src/pipeline/baseline/baseline-commands.ts
async function snapshotCommand(args, host, folder) {
  const given = args.raw.values;
  if (given["evidence"] !== void 0 && given["agent"] !== void 0)
    return (await refuse([bothGiven()], host, 0)).exitCode;
  const mode = given["evidence"] === void 0 ? "run" : "assess";
  const raw = { ...args.raw, values: { ...given, mode } };
  const config = await readConfig(raw, { workingDirectory: folder, read: host.files.read });
  if (!config.ok) return (await refuse(config.problems, host, 0)).exitCode;
  const { baseline, workingDirectory } = config.value;
  const place = args.output === void 0 ? { file: baseline, folder: workingDirectory } : { file: args.output, folder };
  const measured = await takeSnapshot(config.value, { ...place, again: repeatable(given) }, host);
  if (measured.kind === "refused")
    return (await refuse(measured.problems, host, measured.callsMade, config.value)).exitCode;
  const publication = measured.kind === "interrupted" ? interruptedPublication(measured) : publicationOf(measured.measurement, config.value, host);
  await host.publisher.publish(publication);
  return publication.exitCode;
}
function bothGiven() {
  return {
    code: "input-conflict",
    message: "`--agent` and `--evidence` are both given: a baseline is made of one or the other",
    hint: "Keep `--evidence` for what is recorded already, `--agent` to ask anew."
  };
}
var JUDGING = [
  "config",
  "working-directory",
  "suite",
  "evidence",
  "evidence-format",
  "decision-path",
  "input-path",
  "provider",
  "prompt-id",
  "precision",
  "epsilon",
  "strict-error-control",
  "blindness-threshold"
];
function repeatable(given) {
  return JUDGING.flatMap((name) => given[name] === void 0 ? [] : [`--${name}`, given[name]]);
}
async function inspectCommand(args, host, folder) {
  const file = args.raw.values["baseline"];
  if (file === void 0) return (await refuse([noFile()], host, 0)).exitCode;
  const opened = openBaseline(file, resolve2(folder, args.raw.values["working-directory"] ?? "."), host.files);
  if (!opened.ok) return (await refuse(opened.problems, host, 0)).exitCode;
  const document = baselineDocument(opened.value.baseline);
  const model = buildInspection({ ...opened.value, document });
  const text = renderInspectionText(model);
  await host.publisher.publish({
    headline: text.split("\n")[0] ?? "",
    text,
    documents: {
      text,
      markdown: renderInspectionMarkdown(model),
      json: renderInspectionJson(model),
      junit: ""
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0
  });
  return 0;
}
function noFile() {
  return {
    code: "input-missing",
    message: "no baseline is named",
    hint: "Write `agentverity inspect baseline.json`."
  };
}
export {
  inspectCommand,
  snapshotCommand
};
