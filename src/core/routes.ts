/**
 * Stability of each route: the same pairs, split by the decision a case was written to reach.
 * "Every route is certified" needs no correction (intersection-union); naming one of many unstable does.
 */
import type { Evidence } from "./evidence.ts";
import { compareCodePoints } from "./ordering.ts";
import { countPairs, sumPairs } from "./pairs.ts";
import { judgeStability, type Stability } from "./stability.ts";

export interface RouteStability extends Stability {
  readonly route: string;
  /** Count of cases written for it. */
  readonly cases: number;
  /** Was its tolerance declared in the contract? */
  readonly targeted: boolean;
}

/**
 * @param targets per-route tolerances; other routes are judged at `tolerance`
 * @returns sorted by route; undefined when a case names no route: then nothing can be split honestly
 */
export function routeStability(
  evidence: Evidence,
  tolerance: number,
  targets: Readonly<Record<string, number>>,
  strict: boolean,
): readonly RouteStability[] | undefined {
  const counts = new Map<string, ReturnType<typeof countPairs>[]>();
  for (const { expected, outcomes } of evidence.cases) {
    if (expected === undefined) return undefined;
    const route = counts.get(expected) ?? [];
    route.push(countPairs(outcomes));
    counts.set(expected, route);
  }
  if (counts.size === 0) return undefined;
  return [...counts.entries()]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([route, pairs]) => {
      const target = Object.hasOwn(targets, route) ? targets[route] : undefined;
      return {
        route,
        cases: pairs.length,
        targeted: target !== undefined,
        ...judgeStability(sumPairs(pairs), target ?? tolerance, strict),
      };
    });
}
