import {
  LEVEL,
  SEED,
  answerCounts,
  couldFindAnything,
  detectableShare,
  forAllLooks,
  testAllAnswers,
  testProbes
} from "./chunk-OA3N4PHE.js";
import {
  POWER,
  detectableRate,
  fewestRejected
} from "./chunk-UBLKPI2Z.js";
import {
  matchSuite
} from "./chunk-ILC6B65G.js";
import {
  readEvidenceFiles
} from "./chunk-KXUSBYVR.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-VTB5C4XC.js";
import {
  routeStability
} from "./chunk-YZIVGCR5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import {
  CALLS,
  boschlooLower,
  collectFlipPairs,
  count,
  countPairs,
  createRandom,
  fail,
  fisherLower,
  flipPairFields,
  holm,
  list,
  openSuite,
  outcomeName,
  outcomeWords,
  pValueWords,
  percent,
  quoteName,
  shortName,
  sortedLabels,
  stableJson,
  succeed,
  sumPairs
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/core/drift.ts
var NOTHING = -1;
var LOOKS = 3;
function compareWindows(before, after) {
  const random = createRandom(SEED);
  const known2 = new Map(before.cases.map((item) => [item.fingerprint, item]));
  const shared = after.cases.flatMap((item) => {
    const earlier = known2.get(item.fingerprint);
    return earlier === void 0 ? [] : [{ earlier, later: item }];
  });
  const failed = { before: failures(before), after: failures(after) };
  const level = failed.before + failed.after > 0 ? NOTHING : LEVEL;
  const probes = compareProbes(shared, level, random);
  const answers = testAllAnswers(probes, LOOKS, random);
  const routes = compareRoutes(shared, level);
  const detectable = detectableShare(probes, LOOKS);
  const found = {
    probes,
    answers,
    routes,
    onlyBefore: missingIn(before, after),
    onlyAfter: missingIn(after, before),
    failed,
    ...detectable === void 0 ? {} : { detectable }
  };
  const status = statusOf(found);
  return { status, exitCode: exitCodeOf(status), level: LEVEL, ...found };
}
function compareProbes(shared, level, random) {
  const answered = shared.map(({ earlier, later }) => ({
    fingerprint: later.fingerprint,
    answers: answerCounts(earlier.outcomes, later.outcomes)
  }));
  const tested = testProbes(answered, { looks: LOOKS, level, growing: "both" }, random);
  return tested.map((probe, index) => ({ ...probe, route: shared[index].later.expected }));
}
function compareRoutes(shared, level) {
  const names = sortedLabels(shared.map(({ later }) => later.expected));
  const compared = names.map((route) => {
    const members = shared.filter(({ later }) => later.expected === route);
    const before = sumPairs(members.map(({ earlier }) => countPairs(earlier.outcomes)));
    const after = sumPairs(members.map(({ later }) => countPairs(later.outcomes)));
    const pValue = boschlooLower(agreeing(before), agreeing(after));
    return { route, before, after, pValue, detectable: detectableFlipRate(before, after, names.length) };
  });
  const adjusted = holm(compared.map(({ pValue }) => pValue));
  return compared.map(({ detectable, ...route }, index) => {
    const corrected = forAllLooks(adjusted[index], LOOKS);
    return {
      ...route,
      corrected,
      drifted: corrected <= level,
      ...detectable === void 0 ? {} : { detectable }
    };
  });
}
function agreeing({ pairs, flips: flips2 }) {
  return { successes: pairs - flips2, trials: pairs };
}
function detectableFlipRate(before, after, routes) {
  const level = LEVEL / LOOKS / routes;
  const least = fewestRejected(
    after.pairs,
    level,
    (flips2) => fisherLower(agreeing(before), { successes: after.pairs - flips2, trials: after.pairs })
  );
  return detectableRate(least, after.pairs);
}
function missingIn(window, other) {
  const held = new Set(other.cases.map((item) => item.fingerprint));
  return window.cases.map((item) => item.fingerprint).filter((fingerprint) => !held.has(fingerprint));
}
function failures(window) {
  return window.cases.reduce((sum, item) => sum + item.errors, 0);
}
function statusOf(found) {
  const { probes, answers, routes, onlyBefore, onlyAfter, failed } = found;
  if (failed.before + failed.after > 0) return "incomplete";
  if (probes.length === 0) return "incompatible";
  if ([...probes, ...routes].some((look) => look.drifted) || answers.corrected <= LEVEL) return "drift";
  if (onlyBefore.length + onlyAfter.length > 0) return "incompatible";
  return couldFindAnything(probes, LOOKS) ? "none-detected" : "undecided";
}
function exitCodeOf(status) {
  switch (status) {
    case "drift":
      return 1;
    case "none-detected":
      return 0;
    case "undecided":
    case "incompatible":
    case "incomplete":
      return 2;
  }
}

// src/report/build-drift-reference.ts
var VOLATILE = /* @__PURE__ */ new Set([
  "collected_at",
  "eval_id",
  "finished_at",
  "run_id",
  "started_at",
  "timestamp"
]);
function referenceDrift(before, after, epsilon) {
  const [routesBefore, routesAfter] = [routesOf(before, epsilon), routesOf(after, epsilon)];
  const [pairsBefore, pairsAfter] = [flipPairsOf(before), flipPairsOf(after)];
  const changes = provenanceChanges(before.provenance, after.provenance);
  const isolation = { before: before.evidence.isolation, after: after.evidence.isolation };
  const routes = [...routesBefore].flatMap(([name, was]) => {
    const is = routesAfter.get(name);
    return is === void 0 ? [] : [compareRoute(name, was, is)];
  });
  const found = {
    changed_routes: routes.filter((route) => route.verdict_changed).map((route) => route.decision),
    gained_decisions: missing(routesAfter.keys(), routesBefore),
    lost_decisions: missing(routesBefore.keys(), routesAfter),
    gained_flip_pairs: missing(pairsAfter, pairsBefore),
    lost_flip_pairs: missing(pairsBefore, pairsAfter),
    provenance_changes: changes.filter(({ key }) => !VOLATILE.has(key))
  };
  const isolationChanged = isolation.before !== isolation.after;
  return {
    ...found,
    drifted: isolationChanged || Object.values(found).some((list2) => list2.length > 0),
    routes,
    isolation,
    isolation_changed: isolationChanged,
    informational_changes: changes.filter(({ key }) => VOLATILE.has(key)),
    independence_note: `agreement between two windows does not establish that trials were independent within either one. Two correlated runs agree comfortably. Isolation was '${isolation.before}' then '${isolation.after}'.`
  };
}
function routesOf({ evidence }, epsilon) {
  const routes = routeStability(evidence, epsilon, {}, false) ?? [];
  return new Map(routes.map((route) => [route.route, route]));
}
function compareRoute(decision, was, is) {
  const call = ({ wilson, flips: flips2, pairs }) => ({
    call: CALLS[wilson.kind],
    flips: flips2,
    trials: pairs
  });
  return {
    decision,
    before: call(was),
    after: call(is),
    direction: directionOf(is.flipRate - was.flipRate),
    verdict_changed: was.wilson.kind !== is.wilson.kind
  };
}
function directionOf(difference) {
  if (difference === 0) return "unchanged";
  return difference > 0 ? "higher" : "lower";
}
function flipPairsOf({ evidence }) {
  const pairs = flipPairFields(collectFlipPairs(evidence.cases.map((item) => item.outcomes)));
  return new Set(pairs.map(({ decisions }) => decisions.join(" <-> ")));
}
function missing(names, others) {
  return sortedLabels([...names].filter((name) => !others.has(name)));
}
function provenanceChanges(before, after) {
  const recorded = (window, key) => Object.hasOwn(window, key) ? window[key] : null;
  return sortedLabels([...Object.keys(before), ...Object.keys(after)]).map((key) => ({ key, before: recorded(before, key), after: recorded(after, key) })).filter((change) => stableJson(change.before) !== stableJson(change.after));
}

// src/report/build-drift-report.ts
function driftReport({ version, epsilon, before, after, drift }, reference, caveats) {
  const { answers, routes, probes } = drift;
  return {
    schema: "agentverity.compare/v1",
    agentverity_version: version,
    status: drift.status,
    exit_code: drift.exitCode,
    epsilon,
    layer: after.evidence.layer,
    level: drift.level,
    before: windowFields(before, drift.failed.before),
    after: windowFields(after, drift.failed.after),
    answers: {
      distance: answers.distance,
      p_value: known(answers.pValue),
      corrected: known(answers.corrected),
      permutations: answers.permutations,
      seed: answers.seed
    },
    probes: probes.map(probeFields),
    stability: routes.map(({ route, before: was, after: is, pValue, corrected, drifted, detectable }) => ({
      decision: route,
      before: { pair_flips: was.flips, pair_trials: was.pairs },
      after: { pair_flips: is.flips, pair_trials: is.pairs },
      p_value: known(pValue),
      corrected: known(corrected),
      drifted,
      detectable_flip_rate: detectable ?? null
    })),
    only_before: drift.onlyBefore,
    only_after: drift.onlyAfter,
    detectable: { power: POWER, share_of_answers: drift.detectable ?? null },
    caveats,
    reference
  };
}
function windowFields({ file, source, evidence }, failed) {
  return {
    file,
    source,
    inputs: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed_runs: failed,
    isolation: evidence.isolation
  };
}
function probeFields(probe) {
  const answers = (window) => probe.counts.flatMap(
    (entry, index) => entry[window] > 0 ? [{ ...answerFields(entry, index), count: entry[window] }] : []
  );
  return {
    input_fingerprint: probe.fingerprint,
    decision: probe.route,
    before: answers("before"),
    after: answers("after"),
    distance: probe.distance,
    p_value: known(probe.pValue),
    corrected: known(probe.corrected),
    drifted: probe.drifted,
    moved: probe.moved,
    runs_needed: probe.runsNeeded ?? null
  };
}
function answerFields({ outcome }, index) {
  return { kind: outcome.kind, answer: outcome.kind === "text" ? `text ${index + 1}` : words(outcome) };
}
function words(outcome) {
  return outcome.kind === "no-decision" ? outcome.reason : outcomeWords(outcome);
}
function known(pValue) {
  return Number(pValue.toPrecision(10));
}

// src/report/build-drift-words.ts
var NAMED = 4;
var SHOWN = 60;
function driftChanges(reference) {
  const { isolation } = reference;
  return [
    ...named("Routes that are new", reference.gained_decisions),
    ...named("Routes that are gone", reference.lost_decisions),
    ...named("Pairs that flip now and did not before", reference.gained_flip_pairs),
    ...named("Pairs that flipped before and do not now", reference.lost_flip_pairs),
    ...reference.isolation_changed ? [`Trials were kept apart otherwise: ${isolation.before} before, ${isolation.after} after.`] : [],
    ...reference.provenance_changes.map(changeWords)
  ];
}
function volatileChanges(reference) {
  return reference.informational_changes.map(changeWords);
}
function named(what, names) {
  if (names.length === 0) return [];
  return [
    `${what}: ${list(
      names.map((name) => quoteName(name.replace(" <-> ", " ↔ "))),
      NAMED
    )}.`
  ];
}
function changeWords({ key, before, after }) {
  return `${quoteName(key)}: ${valueWords(before)} before, ${valueWords(after)} after.`;
}
function valueWords(value) {
  if (value === null) return "not recorded";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const start = Array.from(text.slice(0, 2 * SHOWN));
  return quoteName(start.length > SHOWN ? `${start.slice(0, SHOWN - 1).join("")}…` : text);
}
function driftCaveats(request, reference) {
  const { drift } = request;
  const { probes, onlyBefore, onlyAfter } = drift;
  const partial = onlyBefore.length + onlyAfter.length > 0 && probes.length > 0;
  return [
    "Two windows that agree do not show that trials were independent within either: correlated runs agree comfortably.",
    ...isolationCaveat(reference.isolation),
    ...partial ? [
      `Tested on the ${count(probes.length, "probe")} that both windows hold, not on the others (${onlyBefore.length} only before, ${onlyAfter.length} only after); the table of routes counts all of them.`
    ] : [],
    ...movedCaveat(drift),
    ...ruleCaveat(drift, reference)
  ];
}
function isolationCaveat({ before, after }) {
  if ([before, after].includes("shared-session"))
    return ["Trials of a shared session may repeat each other: the p-values take them as separate."];
  if ([before, after].includes("unknown"))
    return [
      "How trials were kept apart is not recorded for both windows: their independence is assumed, not shown."
    ];
  return [];
}
function movedCaveat({ probes }) {
  const moved = probes.filter((probe) => probe.moved && !probe.drifted).length;
  if (moved === 0) return [];
  return [
    `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it. More runs would tell.`
  ];
}
function ruleCaveat({ status }, { drifted }) {
  if (status === "drift" && !drifted)
    return [
      "The Python tool's rule, under `reference`, overlooks this: it compares the routes' stability, not their answers."
    ];
  if (status === "none-detected" && drifted)
    return [
      "The Python tool's rule, under `reference`, calls this drift: it counts any difference, chance included."
    ];
  return [];
}

// src/report/build-drift.ts
function buildDrift(request) {
  const { version, epsilon, before, after, drift } = request;
  const reference = referenceDrift(before, after, epsilon);
  const caveats = driftCaveats(request, reference);
  const places = new Map(after.evidence.cases.map((item, index) => [item.fingerprint, `cases[${index}]`]));
  const differing = drift.probes.filter((probe) => probe.distance > 0);
  return {
    version,
    headline: { word: WORDS[drift.status], text: headline(drift, places) },
    power: powerWords(drift),
    before: windowModel(before),
    after: windowModel(after),
    routes: reference.routes.map((route) => routeRow(route, drift)),
    probes: differing.map((probe) => probeRow(probe, places)).sort(worstFirst),
    sameProbes: drift.probes.length - differing.length,
    answers: {
      distance: drift.answers.distance,
      corrected: drift.answers.corrected,
      verdict: answersVerdict(drift)
    },
    changes: driftChanges(reference),
    volatile: volatileChanges(reference),
    caveats,
    exitCode: drift.exitCode,
    status: drift.status,
    report: driftReport(request, reference, caveats)
  };
}
var WORDS = {
  drift: "DRIFT",
  "none-detected": "NONE DETECTED",
  undecided: "UNDECIDED",
  incompatible: "INCOMPATIBLE",
  incomplete: "INCOMPLETE"
};
function headline(drift, places) {
  const { probes, failed, onlyBefore, onlyAfter } = drift;
  switch (drift.status) {
    case "drift":
      return driftHeadline(drift, places);
    case "none-detected":
      return `no change of answers or stability was found on ${count(probes.length, "probe")}`;
    case "undecided":
      return "too few answers: not even a change of all of them would have been significant";
    case "incompatible":
      return probes.length === 0 ? "the two windows hold no probe in common" : `the two windows do not hold the same probes: ${onlyBefore.length} only before, ${onlyAfter.length} only after; nothing was found on the ${probes.length} they share`;
    case "incomplete":
      return `${count(failed.before + failed.after, "call")} failed (${failed.before} before, ${failed.after} after): what they would have answered is not known`;
  }
}
function driftHeadline({ probes, routes, answers }, places) {
  const moved = probes.filter((probe) => probe.drifted);
  const named2 = moved.map(
    (probe) => `${quoteName(places.get(probe.fingerprint) ?? "")} (${movedWords(probe)})`
  );
  const verb = moved.length === 1 ? "answers" : "answer";
  const restless = routes.filter((route) => route.drifted);
  const parts = [
    ...moved.length === 0 ? [] : [`${moved.length} of ${count(probes.length, "probe")} ${verb} otherwise: ${list(named2, NAMED2)}`],
    ...restlessWords(restless)
  ];
  if (parts.length > 0) return parts.join("; ");
  return `the answers of all ${probes.length} probes together changed (p = ${pValueWords(answers.corrected)}), of no single one provably`;
}
function restlessWords(routes) {
  const [first] = routes;
  if (first === void 0) return [];
  if (routes.length > 1)
    return [
      `routes ${list(
        routes.map(({ route: route2 }) => shortName(route2)),
        NAMED2
      )} flip more often`
    ];
  const { route, before, after } = first;
  return [`route ${shortName(route)} flips more often: ${flips(before)} before, ${flips(after)} after`];
}
function movedWords({ counts, moved, route }) {
  if (!moved) return `route ${quoteName(route)}, in other shares`;
  const commonest = (window) => counts.reduce((most, entry) => entry[window] > most[window] ? entry : most);
  return `${outcomeName(commonest("before").outcome)} → ${outcomeName(commonest("after").outcome)}`;
}
function flips({ flips: flipped, pairs }) {
  return `${flipped} of ${count(pairs, "pair")}`;
}
function powerWords(drift) {
  if (drift.status === "incomplete" || drift.probes.length === 0) return "Nothing was compared.";
  return `${foundOnProbes(drift)}; ${foundOnRoutes(drift)}. An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`;
}
function foundOnProbes({ detectable }) {
  if (detectable === void 0)
    return "This comparison has too few answers to find, on one probe alone, even a complete change";
  return `With ${percent(POWER)} power this comparison would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers`;
}
function foundOnRoutes({ routes }) {
  const known2 = routes.flatMap((route) => route.detectable ?? []);
  if (known2.length === 0) return "a rise of a route's flip rate it would not have found";
  const where = known2.length === routes.length ? "on any one route" : `on ${known2.length} of ${routes.length} routes`;
  return `${where}, a flip rate that rose to at least ${percent(Math.max(...known2))}`;
}
function answersVerdict({ status, answers, level }) {
  if (status === "incomplete") return "not judged";
  return answers.corrected <= level ? "changed" : "no change detected";
}
function windowModel({ file, source, evidence }) {
  return {
    file,
    source,
    probes: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed: evidence.cases.reduce((sum, item) => sum + item.errors, 0),
    isolation: evidence.isolation
  };
}
function routeRow({ decision, before, after }, drift) {
  const judged = drift.status === "incomplete" ? [] : drift.routes;
  const tested = judged.find((route) => route.route === decision);
  const side = ({ call, flips: flipped, trials }) => ({
    flips: flipped,
    pairs: trials,
    verdict: call.replace(/^verdict-| \(.*$/g, "")
  });
  return {
    route: decision,
    before: side(before),
    after: side(after),
    ...tested === void 0 ? {} : { corrected: tested.corrected },
    drifted: tested?.drifted ?? false
  };
}
function probeRow(probe, places) {
  const { fingerprint, route, counts, corrected, drifted, moved, runsNeeded } = probe;
  return {
    fingerprint,
    place: places.get(fingerprint) ?? "",
    route,
    before: answerWords(counts, "before"),
    after: answerWords(counts, "after"),
    corrected,
    drifted,
    movedUnproven: moved && !drifted,
    ...runsNeeded === void 0 ? {} : { runsNeeded }
  };
}
var NAMED2 = 3;
function answerWords(counts, window) {
  const seen = counts.filter((entry) => entry[window] > 0).sort((a, b) => b[window] - a[window]);
  return list(
    seen.map((entry) => `${entry[window]} × ${outcomeName(entry.outcome)}`),
    NAMED2
  );
}
function worstFirst(a, b) {
  return Number(b.drifted) - Number(a.drifted) || Number(b.movedUnproven) - Number(a.movedUnproven) || a.corrected - b.corrected;
}

// src/pipeline/compare-evidence.ts
async function compareEvidence(config, host) {
  const before = await openWindow("before", config, host);
  const after = await openWindow("after", config, host);
  if (!before.ok || !after.ok)
    return fail(...[before, after].flatMap((window) => window.ok ? [] : window.problems));
  const unlike = otherLayer(before.value, after.value);
  if (unlike !== void 0) return fail(unlike);
  return succeed(
    buildDrift({
      version: host.version,
      epsilon: config.epsilon,
      before: before.value,
      after: after.value,
      drift: compareWindows(before.value.evidence, after.value.evidence)
    })
  );
}
async function openWindow(which, config, host) {
  const file = config[which];
  if (file === void 0)
    return fail({
      code: "input-missing",
      message: `no recording is given as \`${which}\`: two are compared`,
      hint: "Write `agentverity compare before.json after.json`."
    });
  const { workingDirectory } = config;
  const spec = { files: [file], format: "auto" };
  const recording = await readEvidenceFiles({ spec, workingDirectory, suite: void 0, files: host.files });
  if (!recording.ok) return recording;
  const suite = await suiteFor(recording.value, config, host);
  if (!suite.ok) return suite;
  const matched = matchSuite(recording.value, suite.value, void 0);
  if (!matched.ok) return matched;
  const evidence = matched.value;
  if (!isRouted(evidence)) return fail(withoutRoutes(file, recording.value, evidence));
  const { source, configuration, provenance } = recording.value;
  return succeed({ file, source, evidence, provenance: provenance ?? configuration });
}
async function suiteFor({ cases }, config, host) {
  const named2 = config.suite !== void 0 && cases.some((item) => item.expected === void 0);
  if (!named2) return succeed(void 0);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(opened.value.suite) : opened;
}
function isRouted(evidence) {
  return evidence.cases.every((item) => item.expected !== void 0);
}
function withoutRoutes(file, recording, { cases }) {
  const index = cases.findIndex((item) => item.expected === void 0);
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}]\` of ${file} has no \`expected\`: without the decision that every case was written to reach there are no routes to compare`,
    hint: "Add `expected` to every case, or name the suite that has them with `suite`.",
    at: recording.cases[index]?.at ?? { file }
  };
}
function otherLayer(before, after) {
  const [was, is] = [before.evidence.layer, after.evidence.layer];
  if (was === is) return void 0;
  return {
    code: "input-conflict",
    message: `\`layer\` of ${before.file} is ${was}, and ${is} in ${after.file}: they are not the same observation`,
    hint: "Compare two recordings of one layer.",
    at: { file: after.file, path: "layer" }
  };
}
export {
  compareEvidence
};
