var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
import {
  POWER
} from "./chunk-UBLKPI2Z.js";
import {
  describe
} from "./chunk-H622OFEW.js";
import {
  field,
  isFields
} from "./chunk-C5ZFKEAY.js";
import {
  placeOf
} from "./chunk-ZLXSWCPK.js";
import {
  DECLARABLE_REASONS,
  LAYERS,
  _enum,
  _gt,
  _gte,
  _lt,
  _lte,
  _minLength,
  _regex,
  array,
  candidateDigest,
  compareCodePoints,
  contractDocument,
  count,
  countOutcomes,
  fail,
  int,
  list,
  literal,
  names,
  nullable,
  nullish,
  number,
  object,
  optional,
  outcomeField,
  outcomeKey,
  outcomeName,
  outcomeWords,
  percent,
  probeDocuments,
  quoteName,
  record,
  sameOutcome,
  sentence,
  shortFingerprint,
  shownRefusals,
  sortedLabels,
  strictObject,
  string,
  succeed,
  union,
  whole,
  writeOutcome
} from "./chunk-QMDUAR73.js";

// src/core/baseline.ts
var BASELINE_SCHEMA = "agentverity.snapshot/v4";
function frameOf({ evidence: evidence2, policy }) {
  const { contract: contract2 } = policy;
  return {
    layer: evidence2.layer,
    epsilon: policy.epsilon,
    blindnessThreshold: policy.blindnessThreshold,
    ...contract2 === void 0 ? {} : { contract: withoutLine(contract2) },
    probes: byFingerprint(
      evidence2.cases.map(({ fingerprint: fingerprint2, expected }) => framed(fingerprint2, contract2 && expected))
    )
  };
}
function claimOf(assessment) {
  const { contract: contract2 } = assessment.policy;
  const probes = assessment.evidence.cases.flatMap(({ fingerprint: fingerprint2, expected: intended, outcomes }) => {
    const expected = countOutcomes(outcomes)[0]?.outcome;
    return expected === void 0 ? [] : [{ ...framed(fingerprint2, contract2 && intended), expected }];
  });
  return { schema: BASELINE_SCHEMA, ...frameOf(assessment), probes: byFingerprint(probes) };
}
function baselineOf(assessment, about) {
  const { admission, stability, skew, evidence: evidence2 } = assessment;
  if (!admission.admissible || stability === void 0 || skew === void 0)
    throw new RangeError("this evidence was refused as a baseline");
  return {
    claim: claimOf(assessment),
    evidence: {
      repeats: Math.min(...evidence2.cases.map((item) => item.outcomes.length)),
      pairs: stability.pairs,
      upper: stability.wilson.interval.upper,
      skew: skew.share,
      distinct: skew.distinct,
      isolation: evidence2.isolation
    },
    answers: answersOf(assessment),
    ...about
  };
}
function answersOf({ evidence: evidence2 }) {
  return new Map(
    evidence2.cases.map(({ fingerprint: fingerprint2, outcomes }) => [fingerprint2, sortedCounts(countOutcomes(outcomes))])
  );
}
function sortedCounts(counts) {
  return [...counts].sort(
    (a, b) => b.count - a.count || compareCodePoints(outcomeKey(a.outcome), outcomeKey(b.outcome))
  );
}
function byFingerprint(probes) {
  return [...probes].sort((a, b) => compareCodePoints(a.fingerprint, b.fingerprint));
}
function framed(fingerprint2, intended) {
  return intended === void 0 ? { fingerprint: fingerprint2 } : { fingerprint: fingerprint2, intended };
}
function withoutLine({ line: _, ...promises }) {
  return promises;
}

// src/report/build-baseline-words.ts
var NAMED = 3;
function driftedSentence({ table, drift }, suite) {
  const probes = drift?.probes ?? [];
  const rows = new Map(table.map((row) => [row.fingerprint, row]));
  const drifted = probes.flatMap((probe2) => {
    const row = probe2.drifted ? rows.get(probe2.fingerprint) : void 0;
    return row === void 0 ? [] : [row];
  });
  if (drifted.length === 0)
    return `the answers of all ${probes.length} probes together changed (p = ${pWords(drift?.answers?.corrected ?? 1)}), of no single one provably`;
  const changed = drifted.every(({ change }) => change === "changed");
  const what = changed ? `${drifted.length} of ${count(probes.length, "approved decision")} changed` : `${drifted.length} of ${count(probes.length, "probe")} ${drifted.length === 1 ? "answers" : "answer"} otherwise than approved`;
  return `${what}: ${list(
    drifted.map((row) => changeWords(row, suite)),
    NAMED
  )}`;
}
function changeWords({ before, after, change, caseIndex = 0 }, suite) {
  const { file, line } = placeOf(suite, caseIndex);
  const place = line === void 0 ? `probe ${caseIndex + 1}` : quoteName(`${file}:${line}`);
  if (before === void 0 || after === void 0) return place;
  return change === "changed" ? `${outcomeName(before)} → ${outcomeName(after)} (${place})` : `${outcomeName(before)} in another share (${place})`;
}
function pWords(pValue) {
  return pValue < 1e-3 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}
function powerSentence({ detectable, status, schedule }) {
  if (status === "undecided")
    return "Too few answers: not even a change of all of them would have been significant.";
  if (detectable === void 0)
    return `This ${schedule} check has too few answers to find, on one probe alone, even a complete change.`;
  return `With ${percent(POWER)} power this ${schedule} check would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers.`;
}
function driftFacts({ drift, isolation, state }) {
  const weaker = isolation.weaker ? [
    `This run states less about its trials than the baseline: ${isolation.after} now, ${isolation.before} when approved. It is reported, not counted.`
  ] : [];
  if (drift === void 0) return weaker;
  return [
    powerSentence(drift),
    ...drift.level === void 0 || state === "refused" ? [] : [`An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`],
    ...ruleFacts(drift),
    ...weaker
  ];
}
function ruleFacts({ rule, schedule, probes }) {
  const moved = probes.filter((probe2) => probe2.moved && !probe2.drifted).length;
  return [
    ...rule === "reference" ? [
      "This baseline has no counts of answers, so the Python tool's rule decides: any other first answer is drift, chance included. A baseline written anew by this tool is tested instead."
    ] : [],
    ...moved > 0 && rule === "exact" ? [
      `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it.`
    ] : [],
    ...schedule === "quick" ? [
      "A quick check asks each probe once, and four times more where it disagrees: it can report drift, and admits nothing."
    ] : []
  ];
}
function causeModels(found, suite, table) {
  const indexOf = new Map(table.map((row) => [row.fingerprint, row.caseIndex]));
  return found.map((incompatibility) => ({
    ...causeWords(incompatibility),
    at: incompatibility.differences.flatMap((difference) => {
      const index = "fingerprint" in difference ? indexOf.get(difference.fingerprint) : void 0;
      const place = index === void 0 ? void 0 : placeOf(suite, index);
      return place?.line === void 0 ? [] : [{ file: place.file, line: place.line }];
    })
  }));
}
function causeWords({ cause, differences }) {
  return { cause, text: TEXTS[cause](differences), cure: CURES[cause](differences) };
}
var TEXTS = {
  probes: (differences) => `the probes changed since the baseline was approved: ${probeWords(differences)}`,
  tolerance: (differences) => differences.map(settingWords).join("; "),
  contract: (differences) => `the contract changed since the baseline was approved: ${differences.map(partWords).join("; ")}`,
  layer: (differences) => differences.map(settingWords).join("; ")
};
var ANEW = "make the baseline anew with `agentverity snapshot` and have it reviewed, or undo the change to compare again";
var CURES = {
  probes: () => ANEW,
  contract: () => ANEW,
  tolerance: (differences) => `set ${list(differences.flatMap((difference) => difference.kind === "epsilon" || difference.kind === "blindness-threshold" ? [`\`${difference.kind}: ${difference.before}\``] : []))} to compare, or make the baseline anew and have it reviewed`,
  layer: (differences) => `set ${differences.map((difference) => "before" in difference ? `\`layer: ${String(difference.before)}\`` : "").join("")} to compare, or make the baseline anew and have it reviewed`
};
function probeWords(differences) {
  const of = (kind) => differences.filter((difference) => difference.kind === kind);
  const parts = [
    ...counted(of("probe-added").length, "is new", "are new"),
    ...counted(of("probe-removed").length, "is gone", "are gone"),
    ...counted(of("intended").length, "is written for another decision", "are written for another decision")
  ];
  return list(parts);
}
function counted(number2, one, many) {
  return number2 === 0 ? [] : [`${number2} ${number2 === 1 ? one : many}`];
}
function settingWords(difference) {
  switch (difference.kind) {
    case "epsilon":
      return `the tolerance is ${percent(difference.after)}, and the baseline was approved at ${percent(difference.before)}`;
    case "blindness-threshold":
      return `the probes count as blind from ${percent(difference.after)}, and did from ${percent(difference.before)} when approved`;
    case "layer":
      return `the layer is \`${difference.after}\`, and the baseline holds \`${difference.before}\``;
    default:
      return "";
  }
}
var PARTS = {
  whole: "contract",
  allowed: "allowed",
  required: "required",
  critical: "critical",
  stabilityTargets: "stability_targets",
  minimumCases: "minimum_cases",
  allowedNoDecisions: "allowed_no_decisions"
};
function partWords(difference) {
  if (difference.kind !== "contract") return "";
  const { part, before, after } = difference;
  if (part === "whole") return after.length > 0 ? "there was none" : "there is none now";
  const gone = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  const changes = [
    ...added.length === 0 ? [] : [`now with ${names(added)}`],
    ...gone.length === 0 ? [] : [`now without ${names(gone)}`]
  ];
  return `\`${PARTS[part]}\` ${changes.join(" and ")}`;
}
function baselineName({ file, digest }) {
  return `${quoteName(file)} (sha256:${shortFingerprint(digest.replace("sha256:", ""))}…)`;
}

// src/report/build-baseline-checks.ts
function baselineFindings({ table, causes }, suite) {
  const drifted = table.rows.flatMap((row) => {
    if (row.index === void 0 || row.verdict === "" || row.change === "added") return [];
    const isDrift = row.verdict.startsWith("✗");
    const title = isDrift ? "The decision drifted from the baseline" : "The decision moved, unproven";
    const names2 = [row.approved, row.now].map((name) => quoteName(name ?? ""));
    const text = `Approved: ${names2[0]}; now: ${names2[1]} (${row.answers}).`;
    return [{ level: isDrift ? "failure" : "warning", title, text, ...placeOf(suite, row.index) }];
  });
  const unlike = causes.map(
    ({ text, cure, at: [first] }) => ({
      level: "failure",
      title: "The baseline is of something else",
      text: `${sentence(text)} ${sentence(cure)}`,
      file: suite.file,
      line: 1,
      ...first
    })
  );
  return [...unlike, ...drifted];
}
var OUTCOMES = { unchanged: "passed", drifted: "failed", incompatible: "error", refused: "error" };
function baselineChecks(check, suite, text) {
  const drifted = new Set(
    (check.drift?.probes ?? []).filter((probe2) => probe2.drifted).map(({ fingerprint: fingerprint2 }) => fingerprint2)
  );
  const all = {
    group: "baseline",
    name: "the decisions are the approved ones",
    outcome: OUTCOMES[check.state],
    message: text
  };
  if (check.drift === void 0) return [all];
  const rows = [...check.table].sort((a, b) => (a.caseIndex ?? 0) - (b.caseIndex ?? 0));
  return [
    all,
    ...rows.map(
      ({ caseIndex = 0, fingerprint: fingerprint2, before, after }) => ({
        group: "baseline",
        name: `probe ${caseIndex + 1} keeps its approved decision`,
        outcome: drifted.has(fingerprint2) ? "failed" : "passed",
        message: drifted.has(fingerprint2) ? approvedAndNow(before, after) : "",
        ...placeOf(suite, caseIndex)
      })
    )
  ];
}
function approvedAndNow(before, after) {
  const [approved, now] = [before, after].map(
    (outcome) => outcome === void 0 ? "nothing" : outcomeName(outcome)
  );
  return `approved: ${approved}; now: ${now}`;
}

// src/report/build-baseline-report.ts
function baselineFields(model, table, isolation) {
  return {
    state: model.state,
    file: model.file ?? null,
    digest: model.digest ?? null,
    candidate_digest: model.candidate ?? null,
    incompatible: model.causes.map(({ cause, text, cure }) => ({ cause, reason: text, cure })),
    isolation: isolation === void 0 ? null : { ...isolation },
    decisions: table.map((row) => ({
      input_fingerprint: row.fingerprint,
      input_index: row.caseIndex ?? null,
      change: row.change,
      approved: field2(row.before),
      current: field2(row.after),
      answers_approved: countFields(row.countsBefore),
      answers_current: countFields(row.countsAfter)
    }))
  };
}
function driftFields(drift) {
  const { answers, probes } = drift;
  const exact = drift.rule === "exact";
  return {
    status: drift.status,
    schedule: drift.schedule,
    rule: drift.rule,
    level: drift.level ?? null,
    answers: answers === void 0 ? null : {
      distance: answers.distance,
      p_value: known(answers.pValue),
      corrected: known(answers.corrected),
      permutations: answers.permutations,
      seed: answers.seed
    },
    probes: probes.map((probe2) => ({
      input_fingerprint: probe2.fingerprint,
      distance: exact ? probe2.distance : null,
      p_value: exact ? known(probe2.pValue) : null,
      corrected: exact ? known(probe2.corrected) : null,
      drifted: probe2.drifted,
      moved: probe2.moved,
      runs_needed: probe2.runsNeeded ?? null
    })),
    detectable: { power: POWER, share_of_answers: drift.detectable ?? null }
  };
}
function field2(outcome) {
  return outcome === void 0 ? null : outcomeField(outcome);
}
function countFields(counts) {
  return counts.map(({ outcome, count: count3 }) => ({ answer: outcomeField(outcome), count: count3 }));
}
function known(pValue) {
  return Number(pValue.toPrecision(10));
}

// src/report/build-decision-table.ts
function decisionTableModel(table, suite, drift) {
  const tested = new Map((drift?.probes ?? []).map((probe2) => [probe2.fingerprint, probe2]));
  const isFirst = table.every(({ change }) => change === "added");
  const isShown = (row) => row.change !== "same" || tested.get(row.fingerprint)?.drifted === true;
  const shown = table.filter(isShown);
  return {
    rows: shown.map((row) => {
      const verdict = isFirst ? "" : verdictWords(row, tested.get(row.fingerprint), drift);
      return tableRow(row, suite, verdict);
    }).sort(driftedFirst),
    rest: restWords(table.length - shown.length, shown.length)
  };
}
function restWords(rest, shown) {
  if (rest === 0) return "";
  if (shown > 0) return `${count(rest, "other probe")} as approved.`;
  return rest === 1 ? "The one probe gives its approved decision." : `All ${whole(rest)} probes give their approved decision.`;
}
function tableRow(row, suite, verdict) {
  const { fingerprint: fingerprint2, caseIndex, before, after, change } = row;
  const item = caseIndex === void 0 ? void 0 : suite.cases[caseIndex];
  const now = after === void 0 ? void 0 : outcomeWords(after);
  const isOther = item?.expected !== void 0 && now !== void 0 && item.expected !== now;
  const written = isOther ? [`written for ${quoteName(item.expected)}`] : [];
  return {
    fingerprint: fingerprint2,
    ...caseIndex === void 0 ? {} : { index: caseIndex },
    ...item?.line === void 0 ? {} : { line: item.line },
    ...before === void 0 ? {} : { approved: outcomeWords(before) },
    ...now === void 0 ? {} : { now },
    change,
    answers: answerWords(row),
    verdict: [...verdict === "" ? [] : [verdict], ...written].join("; ")
  };
}
function answerWords({ after, countsAfter, countsBefore, change }) {
  if (after === void 0) return "";
  const times = (counts) => counts.find(({ outcome }) => sameOutcome(outcome, after))?.count ?? 0;
  const all = (counts) => counts.reduce((sum, row) => sum + row.count, 0);
  const now = `${whole(times(countsAfter))} of ${count(all(countsAfter), "answer")}`;
  if (countsBefore.length === 0 || change === "added") return now;
  return `${now}; ${whole(times(countsBefore))} of ${whole(all(countsBefore))} when approved`;
}
function verdictWords({ change }, tested, drift) {
  if (change === "added") return "new probe";
  if (change === "removed") return "probe is gone";
  if (change === "unanswered") return "no answer";
  if (tested?.drifted === true) return driftWords(change, drift);
  if (change === "same" || tested === void 0) return "";
  if (drift?.rule === "reference") return "moved, but its first answer is the approved one";
  return tested.runsNeeded === void 0 ? "moved, unproven" : `moved, unproven: ${count(tested.runsNeeded, "call")} of it would tell`;
}
function driftWords(change, drift) {
  if (change !== "same") return "✗ drift";
  return drift?.rule === "reference" ? "✗ drift: its first answer was another one" : "✗ drift: in other shares";
}
function driftedFirst(a, b) {
  return Number(b.verdict.startsWith("✗")) - Number(a.verdict.startsWith("✗"));
}

// src/report/build-baseline.ts
function withCheck(model, checked) {
  const { check, suite } = checked;
  const baseline = checkedModel(checked, model.status !== "incomplete");
  const { word, tone, text } = headlineOf(checked, baseline);
  return {
    ...model,
    exitCode: check.exitCode,
    tone,
    headline: { word, sentence: text },
    says: [],
    next: nextSteps(checked, baseline, model),
    baseline,
    findings: [...baselineFindings(baseline, suite), ...model.findings],
    checks: [...baselineChecks(check, suite, text), ...model.checks],
    run: {
      ...model.run,
      baseline: baselineFields(baseline, check.table, check.isolation),
      drift: check.drift === void 0 ? null : driftFields(check.drift)
    }
  };
}
function checkedModel({ file, digest, candidate, check, suite }, complete) {
  return {
    state: check.state,
    title: TITLES[check.state],
    file,
    digest,
    ...candidate === void 0 ? {} : { candidate },
    refusals: shownRefusals(check.refusals, complete),
    causes: causeModels(check.incompatibilities, suite, check.table),
    // A decision and a text are never the same, however they read.
    table: check.incompatibilities.some(({ cause }) => cause === "layer") ? { rows: [], rest: "" } : decisionTableModel(check.table, suite, check.drift),
    facts: driftFacts(check)
  };
}
var TITLES = {
  unchanged: "✓ as approved",
  drifted: "✗ drifted",
  incompatible: "✗ incompatible",
  refused: "✗ not judged"
};
function headlineOf(checked, baseline) {
  const { check, suite } = checked;
  switch (check.state) {
    case "unchanged":
      return unchangedHeadline(check);
    case "drifted":
      return { word: "DRIFTED", tone: "failure", text: driftedSentence(check, suite) };
    case "incompatible":
      return {
        word: "INCOMPATIBLE",
        tone: "failure",
        text: baseline.causes.map(({ text }) => text).join("; ")
      };
    case "refused":
      return {
        word: "REFUSED",
        tone: "unknown",
        text: `this run cannot be held against the baseline: ${refusedWords(check, baseline.refusals)}${alsoDrifted(check, suite)}`
      };
  }
}
function unchangedHeadline({ drift, table }) {
  const moved = table.filter(({ change }) => change === "changed").length;
  const probes = count(table.length, "probe");
  if (moved > 0 && drift?.rule === "exact")
    return {
      word: "UNPROVEN",
      tone: "care",
      text: `${moved} of ${count(table.length, "decision")} ${moved === 1 ? "is another one" : "are others"} today, and chance alone may have done it`
    };
  const found = drift?.detectable === void 0 ? "" : `; a change of at least ${percent(drift.detectable)} of one probe's answers would have been found`;
  return {
    word: "AS APPROVED",
    tone: "success",
    text: `${table.length === 1 ? "the one probe gives" : `all ${probes} give`} the approved decision${found}`
  };
}
function refusedWords({ drift }, refusals) {
  if (drift?.status === "undecided") return "it has too few answers to find even a change of all of them";
  return reasonWords(refusals);
}
function alsoDrifted(check, suite) {
  return check.drift?.status === "drift" ? `; ${driftedSentence(check, suite)}` : "";
}
function reasonWords(refusals) {
  const [first, ...rest] = refusals;
  const more = rest.length === 0 ? "" : `, and ${count(rest.length, "more reason")}`;
  return `${first?.reason ?? ""}${more}`;
}
function nextSteps({ check, suite, accept }, baseline, model) {
  switch (check.state) {
    case "unchanged":
      return unchangedSteps(check, suite);
    case "drifted":
      return driftedSteps(baseline, suite, accept);
    case "incompatible":
      return baseline.causes.map(({ cure, at: [first] }) => ({ text: sentence(cure), ...first }));
    case "refused":
      return [...lookSteps(baseline, suite), ...refusedSteps(baseline, model)].slice(0, 3);
  }
}
function refusedSteps({ refusals }, model) {
  if (model.status === "incomplete") return model.next;
  if (refusals.length === 0) return [{ text: "Ask more often: set `schedule: full`, or raise `repeats`." }];
  return refusals.slice(0, 3).map(({ cure }) => ({ text: sentence(cure) }));
}
function unchangedSteps({ drift, table }, suite) {
  const moved = (drift?.probes ?? []).filter((probe2) => probe2.moved && !probe2.drifted);
  if (moved.length === 0) return [{ text: "Nothing: keep this check." }];
  const runs = Math.max(0, ...moved.map((probe2) => probe2.runsNeeded ?? 0));
  const more = runs === 0 ? "no reasonable number of calls would tell" : `${count(runs, "call")} of ${moved.length === 1 ? "it" : "each"} would tell: set \`repeats: ${runs}\``;
  const row = table.find(({ change }) => change === "changed");
  return [
    {
      text: `Look at ${moved.length === 1 ? "the probe" : `the ${count(moved.length, "probe")}`} that moved; ${more}.`,
      ...row?.caseIndex === void 0 ? {} : placeOf(suite, row.caseIndex)
    }
  ];
}
function lookSteps({ table }, suite) {
  const drifted = table.rows.filter(({ verdict }) => verdict.startsWith("✗"));
  const [first] = drifted;
  if (first === void 0) return [];
  const text = drifted.length === 1 ? "Look at the changed row: is the new decision right for that request?" : "Look at the changed rows: are the new decisions right for these requests?";
  return [{ text, ...first.index === void 0 ? {} : placeOf(suite, first.index) }];
}
function driftedSteps(model, suite, accept = "measure in full with `agentverity snapshot`") {
  return [
    ...lookSteps(model, suite),
    { text: `If so, approve: ${accept}, and have the changed file reviewed.` },
    { text: "If not, change the agent and check again; the baseline stays as it is." }
  ];
}

// src/evidence/answer-document.ts
var reasons = [...DECLARABLE_REASONS];
var answerSchema = union([
  string(),
  array(string()),
  strictObject({ kind: literal("no_decision"), reason: _enum(reasons) })
]);
function outcomeFrom(answer, layer) {
  if (Array.isArray(answer)) return { kind: "tools", names: answer };
  if (typeof answer === "object") return { kind: "no-decision", reason: answer.reason };
  return layer === "text" ? { kind: "text", text: answer } : { kind: "decision", label: answer };
}

// src/evidence/baseline-faults.ts
var MOST = 10;
function baselineFaults(document, { locate }) {
  const faults = [
    ...numberFaults(document),
    ...probeFaults(document),
    ...contractFaults(document),
    ..."answers" in document ? answerFaults(document) : []
  ];
  return faults.slice(0, MOST).map(({ path, message }) => ({
    code: "baseline-invalid",
    message,
    hint: "Restore the file with git, or make it anew with `agentverity snapshot`; two baselines cannot be merged.",
    at: locate(path)
  }));
}
function* numberFaults({ config: config2, admission_evidence: evidence2, probes }) {
  const at = (name) => ["admission_evidence", name];
  const { meter_ci_high: upper, blindness_skew: skew, blindness_distinct: distinct } = evidence2;
  if (upper >= config2.epsilon)
    yield {
      path: at("meter_ci_high"),
      message: `\`admission_evidence.meter_ci_high\` is ${upper}, not below \`config.epsilon\` ${config2.epsilon}: such evidence admits no baseline`
    };
  if (skew >= config2.blindness_threshold)
    yield {
      path: at("blindness_skew"),
      message: `\`admission_evidence.blindness_skew\` is ${skew}, not below \`config.blindness_threshold\` ${config2.blindness_threshold}: such evidence admits no baseline`
    };
  const share = skew * probes.length;
  if (Math.abs(share - Math.round(share)) > 1e-6)
    yield {
      path: at("blindness_skew"),
      message: `\`admission_evidence.blindness_skew\` is ${skew}, and no number of ${probes.length} probes is that share: probes were added or taken away`
    };
  if (distinct > probes.length)
    yield {
      path: at("blindness_distinct"),
      message: `\`admission_evidence.blindness_distinct\` is ${distinct}, of ${probes.length} probes`
    };
}
function* probeFaults({ probes, config: config2, decision_contract: contract2 }) {
  const first = /* @__PURE__ */ new Map();
  for (const [index, probe2] of probes.entries()) {
    const earlier = first.get(probe2.input_fingerprint);
    if (earlier !== void 0)
      yield {
        path: ["probes", index, "input_fingerprint"],
        message: `\`probes[${index}]\` is the probe of \`probes[${earlier}]\` once more`
      };
    else first.set(probe2.input_fingerprint, index);
    const wrong = layerFault(probe2.expected, config2.layer);
    if (wrong !== void 0)
      yield { path: ["probes", index, "expected"], message: `\`probes[${index}].expected\` ${wrong}` };
    const intended = probe2.intended ?? void 0;
    const path = ["probes", index, "intended"];
    if (contract2 && intended === void 0)
      yield {
        path,
        message: `\`probes[${index}].intended\` is missing: under a contract every probe is written for a decision`
      };
    if (contract2 && intended !== void 0 && !contract2.allowed.includes(intended))
      yield {
        path,
        message: `\`probes[${index}].intended\` is "${intended}", which the contract does not allow`
      };
  }
}
function layerFault(answer, layer) {
  if (typeof answer === "object" && !Array.isArray(answer))
    return layer === "verdict" ? void 0 : `is no decision, and the layer is ${layer}`;
  const isList = Array.isArray(answer);
  if (isList !== (layer === "tools")) return `is a ${isList ? "list" : "text"}, and the layer is ${layer}`;
  return answer === "" && layer === "verdict" ? "is an empty text" : void 0;
}
function* contractFaults({ decision_contract: contract2, probes, config: config2 }) {
  if (contract2 === void 0 || contract2 === null) return;
  if (config2.layer !== "verdict")
    yield {
      path: ["decision_contract"],
      message: `a contract is about decisions, and the layer is ${config2.layer}`
    };
  yield* strays("required", contract2.required, contract2.allowed, "allow");
  yield* strays("critical", contract2.critical, contract2.required, "require");
  for (const key of ["stability_targets", "minimum_cases"])
    yield* strays(key, Object.keys(contract2[key] ?? {}), contract2.required, "require");
  for (const [index, { expected }] of probes.entries()) {
    const why = outsideContract(expected, contract2);
    if (why !== void 0)
      yield { path: ["probes", index, "expected"], message: `\`probes[${index}].expected\` ${why}` };
  }
}
function strays(key, labels, within, verb) {
  return labels.filter((label2) => !within.includes(label2)).map((label2) => ({
    path: ["decision_contract", key],
    message: `\`decision_contract.${key}\` holds "${label2}", which the contract does not ${verb}`
  }));
}
function outsideContract(expected, contract2) {
  if (typeof expected === "string")
    return contract2.allowed.includes(expected) ? void 0 : `is "${expected}", which the contract does not allow`;
  const declared = contract2.allowed_no_decisions ?? [];
  if (Array.isArray(expected) || declared.includes(expected.reason)) return void 0;
  return `is no decision (\`${expected.reason}\`), which the contract does not declare`;
}
function* answerFaults({ answers, probes, config: config2, admission_evidence }) {
  const known2 = new Map(probes.map((probe2, index) => [probe2.input_fingerprint, { ...probe2, index }]));
  for (const fingerprint2 of Object.keys(answers))
    if (!known2.has(fingerprint2))
      yield {
        path: ["answers", fingerprint2],
        message: `\`answers\` counts ${fingerprint2.slice(0, 12)}…, which is no probe`
      };
  let pairs = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { input_fingerprint: fingerprint2, expected, index } of known2.values()) {
    const path = ["answers", fingerprint2];
    const counts = Object.hasOwn(answers, fingerprint2) ? answers[fingerprint2] ?? [] : [];
    const trials = counts.reduce((sum, { count: count3 }) => sum + count3, 0);
    pairs += Math.floor(trials / 2);
    fewest = Math.min(fewest, trials);
    if (counts.length === 0)
      yield { path: ["probes", index], message: `\`probes[${index}]\` has no counts in \`answers\`` };
    else yield* countFaults(path, index, expected, counts, config2.layer);
  }
  if (pairs !== admission_evidence.meter_pair_trials || fewest !== config2.k)
    yield {
      path: ["admission_evidence", "meter_pair_trials"],
      message: `\`admission_evidence.meter_pair_trials\` is ${admission_evidence.meter_pair_trials} and \`config.k\` ${config2.k}, but \`answers\` makes ${pairs} pairs of at least ${fewest} answers a probe`
    };
}
function* countFaults(path, index, expected, counts, layer) {
  const wrong = counts.map(({ answer }) => layerFault(answer, layer)).find((fault) => fault !== void 0);
  if (wrong !== void 0) {
    yield { path, message: `an answer of \`probes[${index}]\` in \`answers\` ${wrong}` };
    return;
  }
  const keyOf = (answer) => outcomeKey(outcomeFrom(answer, layer));
  if (new Set(counts.map(({ answer }) => keyOf(answer))).size < counts.length)
    yield { path, message: `\`answers\` counts one answer of \`probes[${index}]\` twice` };
  const most = Math.max(...counts.map(({ count: count3 }) => count3));
  if (!counts.some(({ answer, count: count3 }) => count3 === most && keyOf(answer) === keyOf(expected)))
    yield {
      path: ["probes", index, "expected"],
      message: `\`probes[${index}].expected\` is not the commonest of its \`answers\``
    };
}

// src/evidence/baseline-schema.ts
var reasons2 = [...DECLARABLE_REASONS];
var label = string().check(_minLength(1));
var proportion = number().check(_gte(0), _lte(1));
var fingerprint = string().check(_regex(/^[0-9a-f]{64}$/));
var MOST_TRIALS = 1e6;
var count2 = int().check(_gte(1));
var contract = {
  allowed: array(label).check(_minLength(1)),
  required: array(label),
  critical: array(label),
  stability_targets: optional(record(string(), number().check(_gt(0), _lt(1)))),
  minimum_cases: optional(record(string(), count2)),
  allowed_no_decisions: optional(array(_enum(reasons2)))
};
var config = {
  layer: _enum(LAYERS),
  epsilon: number().check(_gt(0), _lt(1)),
  k: int().check(_gte(2), _lte(MOST_TRIALS)),
  blindness_threshold: number().check(_gt(0), _lte(1))
};
var evidence = {
  meter_call: literal("verdict-deterministic"),
  meter_pair_trials: count2,
  meter_ci_high: proportion,
  blindness_skew: proportion,
  blindness_distinct: count2,
  /** A shared session certifies nothing. */
  isolation: _enum(["fresh-session", "fresh-instance", "unknown"]),
  reference_approved: literal(true)
};
var probe = { input_fingerprint: fingerprint, expected: answerSchema, intended: nullish(label) };
var frame = {
  schema: string(),
  created_at: label,
  agentverity_version: label
};
var signOffSchema = strictObject({
  method: _enum(["cli", "review", "label", "environment"]),
  approver: optional(label),
  digest: optional(label),
  head_sha: optional(label),
  run: optional(label),
  event: optional(label),
  verified: optional(array(label))
});
var foreignSchema = object({
  ...frame,
  config: object(config),
  admission_evidence: object(evidence),
  decision_contract: nullish(object(contract)),
  probes: array(object(probe)).check(_minLength(1))
});
var ownSchema = strictObject({
  ...frame,
  config: strictObject(config),
  admission_evidence: strictObject(evidence),
  decision_contract: nullable(strictObject(contract)),
  probes: array(strictObject(probe)).check(_minLength(1)),
  digest: string().check(_regex(/^sha256:[0-9a-f]{64}$/)),
  answers: record(
    fingerprint,
    array(strictObject({ answer: answerSchema, count: count2.check(_lte(MOST_TRIALS)) })).check(_minLength(1))
  ),
  sign_off: optional(signOffSchema)
});
var ACCEPTS = {
  created_at: "a time as text",
  agentverity_version: "a version as text",
  config: "an object",
  admission_evidence: "an object",
  decision_contract: "an object, or null without a contract",
  probes: "a list of at least one probe",
  layer: "`verdict`, `tools` or `text`",
  epsilon: "a number above 0 and below 1",
  k: "a whole number of calls per probe, at least 2",
  blindness_threshold: "a number above 0 and at most 1",
  meter_call: "`verdict-deterministic`: nothing else admits a baseline",
  meter_pair_trials: "a whole number of pairs, at least 1",
  meter_ci_high: "a number from 0 to 1",
  blindness_skew: "a number from 0 to 1",
  blindness_distinct: "a whole number of decisions, at least 1",
  isolation: "`fresh-session`, `fresh-instance` or `unknown`: nothing else admits a baseline",
  reference_approved: "`true`",
  input_fingerprint: "the SHA-256 of an input, 64 lower-case hex digits",
  expected: "a decision as text, a list of tool names, or `{kind: no_decision, reason}` with a reason that a contract may declare",
  answer: "a decision as text, a list of tool names, or `{kind: no_decision, reason}` with a reason that a contract may declare",
  intended: "the decision the probe was written to reach, or null",
  digest: "`sha256:` and 64 lower-case hex digits",
  answers: "the counts of each probe's answers",
  count: "a whole number of answers, at least 1",
  sign_off: "how it was signed",
  method: "`cli`, `review`, `label` or `environment`"
};

// src/evidence/baseline-file.ts
function baselineDocument(baseline) {
  const { claim, evidence: evidence2, answers, signOff } = baseline;
  return {
    schema: claim.schema,
    created_at: baseline.createdAt,
    agentverity_version: baseline.version,
    config: {
      layer: claim.layer,
      epsilon: claim.epsilon,
      k: evidence2.repeats,
      blindness_threshold: claim.blindnessThreshold
    },
    admission_evidence: {
      meter_call: "verdict-deterministic",
      meter_pair_trials: evidence2.pairs,
      meter_ci_high: evidence2.upper,
      blindness_skew: evidence2.skew,
      blindness_distinct: evidence2.distinct,
      isolation: evidence2.isolation,
      reference_approved: true
    },
    decision_contract: contractDocument(claim.contract),
    probes: probeDocuments(claim),
    digest: candidateDigest(claim),
    ...answers === void 0 ? {} : { answers: answerDocument(answers) },
    ...signOff === void 0 ? {} : { sign_off: signOffDocument(signOff) }
  };
}
function answerDocument(answers) {
  return Object.fromEntries(
    [...answers].map(([fingerprint2, counts]) => [
      fingerprint2,
      sortedCounts(counts).map(({ outcome, count: count3 }) => ({ answer: writeOutcome(outcome), count: count3 }))
    ])
  );
}
function signOffDocument(signOff) {
  const { headSha, ...rest } = signOff;
  return headSha === void 0 ? rest : { ...rest, head_sha: headSha };
}
function readBaseline(document) {
  const schema = field(document.value, "schema");
  if (schema !== BASELINE_SCHEMA) return fail(otherVersion(document, schema));
  const isOurs = isFields(document.value) && Object.hasOwn(document.value, "digest");
  const shape = (isOurs ? ownSchema : foreignSchema).safeParse(document.value);
  if (!shape.success) return fail(...shapeProblems(shape.error.issues, document));
  const faults = baselineFaults(shape.data, document);
  if (faults.length > 0) return fail(...faults);
  const baseline = toBaseline(shape.data);
  const digest = field(document.value, "digest");
  if (isOurs && digest !== candidateDigest(baseline.claim))
    return fail(otherDigest(document, String(digest)));
  return succeed(baseline);
}
function toBaseline(document) {
  const { config: config2, admission_evidence: evidence2 } = document;
  const signOff = "sign_off" in document ? document.sign_off : void 0;
  return {
    claim: claimFrom(document),
    evidence: {
      repeats: config2.k,
      pairs: evidence2.meter_pair_trials,
      upper: evidence2.meter_ci_high,
      skew: evidence2.blindness_skew,
      distinct: evidence2.blindness_distinct,
      isolation: evidence2.isolation
    },
    ..."answers" in document ? { answers: answersFrom(document) } : {},
    ...signOff === void 0 ? {} : { signOff: signOffFrom(signOff) },
    createdAt: document.created_at,
    version: document.agentverity_version
  };
}
function claimFrom({ config: config2, decision_contract, probes }) {
  const contract2 = contractFrom(decision_contract);
  return {
    schema: BASELINE_SCHEMA,
    layer: config2.layer,
    epsilon: config2.epsilon,
    blindnessThreshold: config2.blindness_threshold,
    ...contract2 === void 0 ? {} : { contract: contract2 },
    probes: byFingerprint(
      probes.map(({ input_fingerprint: fingerprint2, expected, intended }) => ({
        fingerprint: fingerprint2,
        ...intended === void 0 || intended === null ? {} : { intended },
        expected: outcomeFrom(expected, config2.layer)
      }))
    )
  };
}
function contractFrom(raw) {
  if (raw === void 0 || raw === null) return void 0;
  return {
    allowed: sortedLabels(raw.allowed),
    required: sortedLabels(raw.required),
    critical: sortedLabels(raw.critical),
    stabilityTargets: raw.stability_targets ?? {},
    minimumCases: raw.minimum_cases ?? {},
    allowedNoDecisions: [...new Set(raw.allowed_no_decisions ?? [])].sort()
  };
}
function answersFrom({ answers, config: config2 }) {
  return new Map(
    Object.entries(answers).map(([fingerprint2, counts]) => [
      fingerprint2,
      sortedCounts(
        counts.map(({ answer, count: count3 }) => ({ outcome: outcomeFrom(answer, config2.layer), count: count3 }))
      )
    ])
  );
}
function signOffFrom(record2) {
  const { head_sha: headSha, method, ...rest } = record2;
  const given = Object.entries({ ...rest, headSha }).filter(([, value]) => value !== void 0);
  return { method, ...Object.fromEntries(given) };
}
function otherVersion({ file, locate }, schema) {
  const isOlder = typeof schema === "string" && schema.startsWith("agentverity.snapshot/");
  return {
    code: "schema-version",
    message: `\`schema\` of ${file} is ${describe(schema)}, and this build reads \`${BASELINE_SCHEMA}\``,
    hint: isOlder ? "Make it anew with `agentverity snapshot`: another version does not say how its trials were kept apart, and nobody can say so afterwards." : "Name a baseline that `agentverity snapshot` wrote.",
    at: locate(["schema"])
  };
}
function otherDigest({ file, locate }, digest) {
  return {
    code: "baseline-invalid",
    message: `\`digest\` of ${file} is ${digest.slice(0, 19)}…, and its decisions, settings and contract are not the ones it was taken of: it was edited, or git merged two baselines`,
    hint: "Restore one side with git, or make it anew with `agentverity snapshot` and have that reviewed.",
    at: locate(["digest"])
  };
}
var MOST_PROBLEMS = 10;
function shapeProblems(issues, document) {
  return issues.flatMap((issue) => shapeProblem(issue, document)).slice(0, MOST_PROBLEMS);
}
function shapeProblem(issue, { value, locate }) {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      code: "input-unknown",
      message: `\`${showPath([...issue.path, key])}\` is no key of \`${BASELINE_SCHEMA}\``,
      hint: "Remove it, or restore the file with git.",
      at: locate([...issue.path, key])
    }));
  const found = issue.path.reduce(
    (part, step) => Array.isArray(part) ? part[Number(step)] : field(part, String(step)),
    value
  );
  const name = [...issue.path].reverse().find((step) => typeof step === "string");
  return [
    {
      code: "baseline-invalid",
      message: `\`${showPath(issue.path)}\` is ${describe(found)}; it must be ${ACCEPTS[String(name)] ?? "as the format says"}`,
      hint: "No run writes that: restore the file with git, or make it anew with `agentverity snapshot`.",
      at: locate(issue.path)
    }
  ];
}
function showPath(path) {
  return path.reduce((shown, step) => {
    if (typeof step === "number") return `${shown}[${step}]`;
    return shown === "" ? String(step) : `${shown}.${String(step)}`;
  }, "");
}

// src/core/decision-table.ts
var CHANGES = ["changed", "removed", "added", "unanswered", "same"];
function decisionTable(baseline, { evidence: evidence2 }) {
  const approved = new Map((baseline?.claim.probes ?? []).map((probe2) => [probe2.fingerprint, probe2]));
  const asked = new Set(evidence2.cases.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  const rows = [
    ...evidence2.cases.map(
      (item, caseIndex) => currentRow(item, caseIndex, approved.get(item.fingerprint), baseline)
    ),
    ...[...approved.values()].filter(({ fingerprint: fingerprint2 }) => !asked.has(fingerprint2)).map((probe2) => removedRow(probe2, baseline))
  ];
  return rows.sort((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
}
function currentRow({ fingerprint: fingerprint2, outcomes }, caseIndex, approved, baseline) {
  const countsAfter = countOutcomes(outcomes);
  const before = approved?.expected;
  const after = countsAfter[0]?.outcome;
  return {
    fingerprint: fingerprint2,
    change: changeOf(before, after),
    caseIndex,
    ...before === void 0 ? {} : { before },
    ...after === void 0 ? {} : { after },
    countsBefore: countsOf(baseline, fingerprint2),
    countsAfter
  };
}
function changeOf(before, after) {
  if (after === void 0) return "unanswered";
  if (before === void 0) return "added";
  return sameOutcome(before, after) ? "same" : "changed";
}
function removedRow({ fingerprint: fingerprint2, expected }, baseline) {
  return {
    fingerprint: fingerprint2,
    change: "removed",
    before: expected,
    countsBefore: countsOf(baseline, fingerprint2),
    countsAfter: []
  };
}
function countsOf(baseline, fingerprint2) {
  return baseline?.answers?.get(fingerprint2) ?? [];
}

export {
  frameOf,
  claimOf,
  baselineOf,
  decisionTable,
  baselineFields,
  causeWords,
  baselineName,
  decisionTableModel,
  withCheck,
  reasonWords,
  baselineDocument,
  readBaseline
};
