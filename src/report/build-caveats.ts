/** What a reader must keep in mind beside the verdict; each only where it applies, but the first always. */
import type { Assessment } from "../core/assess.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import { routesThatAre } from "./build-headline.ts";
import { relationCaveats } from "./build-relations.ts";
import { routeNames, shortName } from "./build-words.ts";
import { count, list, percent, percentBeside } from "./format.ts";

export function buildCaveats(assessment: Assessment, plan: MeasurementPlan): readonly string[] {
  return [
    "All evidence is from one evaluation period: the decisions may still move from day to day or between deployments.",
    ...isolation(assessment),
    ...replays(assessment),
    ...recordedEnd(assessment),
    ...budget(plan),
    ...exactDiffers(assessment),
    ...exactDiffersByRoute(assessment),
    ...hiddenProbe(assessment),
    ...manyRoutes(assessment),
    ...relationCaveats(assessment),
  ];
}

function isolation({ evidence }: Assessment): readonly string[] {
  switch (evidence.isolation) {
    case "unknown":
      return [
        "How trials were kept apart is not recorded, so their independence is assumed, not shown: set `isolation` if you know.",
      ];
    case "shared-session":
      return [
        "All trials shared one session: an agent that remembers its last answer agrees with itself. Such a run is never admitted as a baseline.",
      ];
    case "fresh-session":
    case "fresh-instance":
      return [];
  }
}

/** A replay agrees with what it replays, whatever the agent would have said. */
function replays({ evidence }: Assessment): readonly string[] {
  const { replays: replayed = 0, cases } = evidence;
  if (replayed === 0) return [];
  const answers = cases.reduce((sum, item) => sum + item.outcomes.length, 0);
  return [
    `${replayed} of ${answers} recorded answers are replays from the harness's cache, not runs of their own: they agree by construction. Such evidence is never admitted as a baseline; record again with the cache off.`,
  ];
}

/** Not to be taken for a run of a fixed plan. */
function recordedEnd({ evidence: { end } }: Assessment): readonly string[] {
  if (end === undefined) return [];
  if (end.kind === "curtailed")
    return [
      `This is evidence of a run that was stopped early, after ${end.stoppingPair} of ${count(end.endpointPairs, "pair")}, since no baseline could be admitted any more. It had no verdict; the one here is of what it collected till then, which is not what was planned.`,
    ];
  const { call, pairs, collected } = end;
  return [
    `This is evidence of a run that read pair by pair (\`method: sequential\`) and called the decisions ${call} on ${count(pairs, "pair")}, ${collected} collected. The order between probes is not in this file, so it is judged here as if a fixed number had been planned; assess the journal of that run (\`trials.jsonl\`) to have it read as it was.`,
  ];
}

function budget({ limited }: MeasurementPlan): readonly string[] {
  return limited
    ? [
        "The budget allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided.",
      ]
    : [];
}

/** Wilson's lower bound convicts too easily on few pairs, and its upper bound can certify a pair too soon. */
function exactDiffers({ stability, policy }: Assessment): readonly string[] {
  if (
    stability === undefined ||
    stability.reading !== undefined ||
    stability.exact.kind === stability.wilson.kind
  )
    return [];
  const { lower, upper } = stability.exact.interval;
  const exact = `the exact interval (${percentBeside(lower, stability.tolerance)} … ${percentBeside(upper, stability.tolerance)}) says ${stability.exact.kind}`;
  return [`Wilson's interval says ${stability.wilson.kind}, ${exact}: ${whichDecides(policy)}.`];
}

function whichDecides({ strict }: Assessment["policy"]): string {
  return strict
    ? "the exact one is the verdict here"
    : "set `strict-error-control: true` to let the exact one decide";
}

function exactDiffersByRoute({ routes = [], policy }: Assessment): readonly string[] {
  const unlike = routes.filter(
    ({ exact, wilson, reading }) => reading === undefined && exact.kind !== wilson.kind,
  );
  if (unlike.length === 0) return [];
  const rows = unlike.map(
    ({ route, exact, wilson }) => `${shortName(route)} (${wilson.kind} by Wilson's, ${exact.kind} exactly)`,
  );
  return [
    `Of single routes the two intervals say different things: ${list(rows, 4)}; ${whichDecides(policy)}.`,
  ];
}

/** A pooled 5 % lets one probe of twenty flip every time. */
function hiddenProbe({ stability }: Assessment): readonly string[] {
  if (stability?.verdict.kind !== "deterministic" || stability.worstCase === undefined) return [];
  return [
    `The pooled rate hides the most unsteady probe: ${percent(stability.worstCase.flipRate)} of its own pairs flipped.`,
  ];
}

/** "This one of R routes is unstable" is one of R claims, and of many some come by chance. */
function manyRoutes(assessment: Assessment): readonly string[] {
  const looked = assessment.routes?.length ?? 0;
  const weak = routesThatAre(assessment, "stochastic").filter((route) => !route.correction.stands);
  if (weak.length === 0 || looked < 2) return [];
  return [
    `Called stochastic one by one, but not after the correction for ${looked} routes looked at: ${routeNames(weak)}. Among so many, one may be called by chance.`,
  ];
}
