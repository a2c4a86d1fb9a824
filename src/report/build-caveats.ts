/** What a reader must keep in mind beside the verdict; each only where it applies, but the first always. */
import type { Assessment } from "../core/assess.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import { clopperPearsonInterval } from "../core/stats/clopper-pearson.ts";
import { routesThatAre } from "./build-headline.ts";
import { routeNames } from "./build-words.ts";
import { percent, percentBeside } from "./format.ts";

export function buildCaveats(assessment: Assessment, plan: MeasurementPlan): readonly string[] {
  return [
    "All evidence is from one evaluation period: the decisions may still move from day to day or between deployments.",
    ...isolation(assessment),
    ...replays(assessment),
    ...budget(plan),
    ...exactDiffers(assessment),
    ...hiddenProbe(assessment),
    ...manyRoutes(assessment),
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
  const { replays: count = 0, cases } = evidence;
  if (count === 0) return [];
  const answers = cases.reduce((sum, item) => sum + item.outcomes.length, 0);
  return [
    `${count} of ${answers} recorded answers are replays from the harness's cache, not runs of their own: they agree by construction. Such evidence is never admitted as a baseline; record again with the cache off.`,
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
  if (stability === undefined || stability.exact.kind === stability.wilson.kind) return [];
  const { lower, upper } = stability.exact.interval;
  const exact = `the exact interval (${percentBeside(lower, stability.tolerance)} … ${percentBeside(upper, stability.tolerance)}) says ${stability.exact.kind}`;
  const advice = policy.strict
    ? "the exact one is the verdict here"
    : "set `strict-error-control: true` to let the exact one decide";
  return [`Wilson's interval says ${stability.wilson.kind}, ${exact}: ${advice}.`];
}

/** A pooled 5 % lets one probe of twenty flip every time. */
function hiddenProbe({ stability }: Assessment): readonly string[] {
  if (stability?.verdict.kind !== "deterministic" || stability.worstCase === undefined) return [];
  return [
    `The pooled rate hides the most unsteady probe: ${percent(stability.worstCase.flipRate)} of its own pairs flipped.`,
  ];
}

/** "This one of R routes is unstable" is one of R claims: α is divided by R before it is believed. */
function manyRoutes(assessment: Assessment): readonly string[] {
  const routes = assessment.routes ?? [];
  const weak = routesThatAre(assessment, "stochastic").filter(
    (route) =>
      clopperPearsonInterval(route.flips, route.pairs, 0.025 / routes.length).lower <= route.tolerance,
  );
  if (weak.length === 0) return [];
  return [
    `Called unstable one by one, but not after correcting for ${routes.length} routes looked at: ${routeNames(weak)}.`,
  ];
}
