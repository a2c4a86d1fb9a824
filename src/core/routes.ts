/**
 * Stability of each route: the same pairs, split by the decision a case was written to reach.
 * "Every route is certified" needs no correction (intersection-union); naming one of many unstable does.
 */
import type { Evidence } from "./evidence.ts";
import { compareCodePoints } from "./ordering.ts";
import { countPairs, sumPairs } from "./pairs.ts";
import type { RouteReading } from "./sequential-reading.ts";
import { judgeReading, judgeStability, type Stability, type StabilityVerdict } from "./stability.ts";
import { binomialUpperTail } from "./stats/binomial.ts";
import { holm } from "./stats/holm.ts";

export interface RouteStability extends Stability {
  readonly route: string;
  /** Count of cases written for it. */
  readonly cases: number;
  /** Was its tolerance declared in the contract? */
  readonly targeted: boolean;
  readonly correction: RouteCorrection;
  /** Of a sequential reading: its call before the correction, which `verdict` has. */
  readonly uncorrected?: StabilityVerdict["kind"];
}

/** What is left of "this route is unstable" once it is remembered how many routes were looked at. */
export interface RouteCorrection {
  /**
   * Exact and one-sided, for "it flips no more often than tolerated"; by Holm for all routes. In [0, 1]; undefined of a
   * sequential reading, whose number of pairs follows from what was seen.
   */
  readonly pValue: number | undefined;
  /** Called stochastic, and the call stands at `ONE_SIDED_ERROR` for all routes together. */
  readonly stands: boolean;
}

/** Of every call that a route is unstable; the tail of a two-sided 95 % interval. */
const ONE_SIDED_ERROR = 0.025;

/**
 * @param targets per-route tolerances; other routes are judged at `tolerance`
 * @param readings of method `sequential`: what was read of each route
 * @returns sorted by route; undefined when a case names no route: then nothing can be split honestly
 */
export function routeStability(
  evidence: Evidence,
  tolerance: number,
  targets: Readonly<Record<string, number>>,
  strict: boolean,
  readings: readonly RouteReading[] = [],
): readonly RouteStability[] | undefined {
  const counts = new Map<string, ReturnType<typeof countPairs>[]>();
  for (const { expected, outcomes } of evidence.cases) {
    if (expected === undefined) return undefined;
    const route = counts.get(expected) ?? [];
    route.push(countPairs(outcomes));
    counts.set(expected, route);
  }
  if (counts.size === 0) return undefined;
  const routes = [...counts.entries()]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([route, pairs]) => {
      const target = Object.hasOwn(targets, route) ? targets[route] : undefined;
      const facts = { route, cases: pairs.length, targeted: target !== undefined };
      const read = readings.find((reading) => reading.route === route);
      if (read === undefined)
        return { ...facts, ...judgeStability(sumPairs(pairs), target ?? tolerance, strict) };
      return {
        ...facts,
        ...judgeReading(read.corrected, target ?? tolerance),
        uncorrected: read.uncorrected.call,
      };
    });
  return corrected(routes);
}

function corrected(routes: readonly Omit<RouteStability, "correction">[]): readonly RouteStability[] {
  const pValues = holm(routes.map((route) => binomialUpperTail(route.flips, route.pairs, route.tolerance)));
  return routes.map((route, index) => {
    if (route.reading !== undefined)
      return { ...route, correction: { pValue: undefined, stands: route.verdict.kind === "stochastic" } };
    const pValue = pValues[index] as number; // one for each
    const stands = route.verdict.kind === "stochastic" && pValue < ONE_SIDED_ERROR;
    return { ...route, correction: { pValue, stands } };
  });
}
