/** What a comparison of two windows found, in words: decided here once, for text, Markdown and JSON alike. */

import type { Drift, ProbeDrift, RouteDrift } from "../core/drift.ts";
import type { CountedAnswer } from "../core/drift-answers.ts";
import { POWER } from "../core/stats/detectable.ts";
import { type ComparedWindow, type ReferenceRoute, referenceDrift } from "./build-drift-reference.ts";
import { driftReport } from "./build-drift-report.ts";
import { driftCaveats, driftChanges, volatileChanges } from "./build-drift-words.ts";
import { outcomeName, shortName } from "./build-words.ts";
import type { DriftModel, DriftProbeRow, DriftRouteRow, DriftWord, WindowModel } from "./drift-model.ts";
import { count, list, percent, pValueWords, quoteName } from "./format.ts";

export interface DriftRequest {
  readonly version: string;
  /** Fraction in (0, 1), for the calls of routes. */
  readonly epsilon: number;
  readonly before: ComparedWindow;
  readonly after: ComparedWindow;
  readonly drift: Drift;
}

export function buildDrift(request: DriftRequest): DriftModel {
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
      verdict: answersVerdict(drift),
    },
    changes: driftChanges(reference),
    volatile: volatileChanges(reference),
    caveats,
    exitCode: drift.exitCode,
    status: drift.status,
    report: driftReport(request, reference, caveats),
  };
}

const WORDS: Readonly<Record<Drift["status"], DriftWord>> = {
  drift: "DRIFT",
  "none-detected": "NONE DETECTED",
  undecided: "UNDECIDED",
  incompatible: "INCOMPATIBLE",
  incomplete: "INCOMPLETE",
};

function headline(drift: Drift, places: ReadonlyMap<string, string>): string {
  const { probes, failed, onlyBefore, onlyAfter } = drift;
  switch (drift.status) {
    case "drift":
      return driftHeadline(drift, places);
    case "none-detected":
      return `no change of answers or stability was found on ${count(probes.length, "probe")}`;
    case "undecided":
      return "too few answers: not even a change of all of them would have been significant";
    case "incompatible":
      return probes.length === 0
        ? "the two windows hold no probe in common"
        : `the two windows do not hold the same probes: ${onlyBefore.length} only before, ${onlyAfter.length} only after; nothing was found on the ${probes.length} they share`;
    case "incomplete":
      return `${count(failed.before + failed.after, "call")} failed (${failed.before} before, ${failed.after} after): what they would have answered is not known`;
  }
}

function driftHeadline({ probes, routes, answers }: Drift, places: ReadonlyMap<string, string>): string {
  const moved = probes.filter((probe) => probe.drifted);
  const named = moved.map(
    (probe) => `${quoteName(places.get(probe.fingerprint) ?? "")} (${movedWords(probe)})`,
  );
  const verb = moved.length === 1 ? "answers" : "answer";
  const restless = routes.filter((route) => route.drifted);
  const parts = [
    ...(moved.length === 0
      ? []
      : [`${moved.length} of ${count(probes.length, "probe")} ${verb} otherwise: ${list(named, NAMED)}`]),
    ...restlessWords(restless),
  ];
  if (parts.length > 0) return parts.join("; ");
  return `the answers of all ${probes.length} probes together changed (p = ${pValueWords(answers.corrected)}), of no single one provably`;
}

/** One with its numbers; of several the names, since the table has their numbers. */
function restlessWords(routes: readonly RouteDrift[]): readonly string[] {
  const [first] = routes;
  if (first === undefined) return [];
  if (routes.length > 1)
    return [
      `routes ${list(
        routes.map(({ route }) => shortName(route)),
        NAMED,
      )} flip more often`,
    ];
  const { route, before, after } = first;
  return [`route ${shortName(route)} flips more often: ${flips(before)} before, ${flips(after)} after`];
}

/** The commonest answer before and after; the route where it is the same and only its share changed. */
function movedWords({ counts, moved, route }: ProbeDrift): string {
  if (!moved) return `route ${quoteName(route)}, in other shares`;
  const commonest = (window: "before" | "after") =>
    counts.reduce((most, entry) => (entry[window] > most[window] ? entry : most));
  return `${outcomeName(commonest("before").outcome)} → ${outcomeName(commonest("after").outcome)}`;
}

function flips({ flips: flipped, pairs }: { readonly flips: number; readonly pairs: number }): string {
  return `${flipped} of ${count(pairs, "pair")}`;
}

function powerWords(drift: Drift): string {
  if (drift.status === "incomplete" || drift.probes.length === 0) return "Nothing was compared.";
  return `${foundOnProbes(drift)}; ${foundOnRoutes(drift)}. An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`;
}

function foundOnProbes({ detectable }: Drift): string {
  if (detectable === undefined)
    return "This comparison has too few answers to find, on one probe alone, even a complete change";
  return `With ${percent(POWER)} power this comparison would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers`;
}

function foundOnRoutes({ routes }: Drift): string {
  const known = routes.flatMap((route) => route.detectable ?? []);
  if (known.length === 0) return "a rise of a route's flip rate it would not have found";
  const where =
    known.length === routes.length ? "on any one route" : `on ${known.length} of ${routes.length} routes`;
  return `${where}, a flip rate that rose to at least ${percent(Math.max(...known))}`;
}

function answersVerdict({ status, answers, level }: Drift): DriftModel["answers"]["verdict"] {
  if (status === "incomplete") return "not judged";
  return answers.corrected <= level ? "changed" : "no change detected";
}

function windowModel({ file, source, evidence }: ComparedWindow): WindowModel {
  return {
    file,
    source,
    probes: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed: evidence.cases.reduce((sum, item) => sum + item.errors, 0),
    isolation: evidence.isolation,
  };
}

function routeRow({ decision, before, after }: ReferenceRoute, drift: Drift): DriftRouteRow {
  const judged = drift.status === "incomplete" ? [] : drift.routes;
  const tested = judged.find((route) => route.route === decision);
  const side = ({ call, flips: flipped, trials }: ReferenceRoute["before"]) => ({
    flips: flipped,
    pairs: trials,
    verdict: call.replace(/^verdict-| \(.*$/g, ""),
  });
  return {
    route: decision,
    before: side(before),
    after: side(after),
    ...(tested === undefined ? {} : { corrected: tested.corrected }),
    drifted: tested?.drifted ?? false,
  };
}

function probeRow(probe: ProbeDrift, places: ReadonlyMap<string, string>): DriftProbeRow {
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
    ...(runsNeeded === undefined ? {} : { runsNeeded }),
  };
}

/** More answers than these are counted, not named. */
const NAMED = 3;

function answerWords(counts: readonly CountedAnswer[], window: "before" | "after"): string {
  const seen = counts.filter((entry) => entry[window] > 0).sort((a, b) => b[window] - a[window]);
  return list(
    seen.map((entry) => `${entry[window]} × ${outcomeName(entry.outcome)}`),
    NAMED,
  );
}

function worstFirst(a: DriftProbeRow, b: DriftProbeRow): number {
  return (
    Number(b.drifted) - Number(a.drifted) ||
    Number(b.movedUnproven) - Number(a.movedUnproven) ||
    a.corrected - b.corrected
  );
}
