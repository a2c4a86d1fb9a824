/**
 * How often each case must be asked before the first call is made. A plan promises no verdict: it is sized
 * for the case where every pair agrees.
 */
import { compareCodePoints } from "./ordering.ts";
import { bestCaseExactTotal, bestCaseTotal } from "./stats/pairs-needed.ts";

export interface RoutePlan {
  readonly route: string;
  readonly cases: number;
  /** Fraction in (0, 1). */
  readonly target: number;
  readonly pairsNeeded: number;
  readonly repeatsEach: number;
  readonly calls: number;
}

/** Quiet pairs that certify a tolerance: by Wilson 35 / 73 / 381 at 10 / 5 / 1 %, exactly 36 / 72 / 368. */
export function quietPairs(epsilon: number, strict: boolean): number {
  return strict ? bestCaseExactTotal(epsilon, 0, 0) : bestCaseTotal(epsilon, 0, 0);
}

export type RepeatPlan =
  | { readonly ok: true; readonly repeats: number; readonly limited: boolean }
  | { readonly ok: false; readonly minimumBudget: number };

/**
 * Even repeats per case so that all cases together give the quiet pairs the tolerance needs.
 *
 * @param cases  count, at least 1
 * @param budget calls affordable in all; undefined: unlimited. Above 2·cases, the largest affordable even number
 */
export function planRepeats(
  cases: number,
  epsilon: number,
  budget: number | undefined,
  strict: boolean,
): RepeatPlan {
  const wanted = 2 * Math.ceil(quietPairs(epsilon, strict) / cases);
  if (budget === undefined || budget >= wanted * cases) return { ok: true, repeats: wanted, limited: false };
  if (budget < 2 * cases) return { ok: false, minimumBudget: 2 * cases };
  return { ok: true, repeats: 2 * Math.floor(budget / cases / 2), limited: true };
}

/**
 * Repeats so that every route qualifies on its own, at its target or at epsilon.
 *
 * @param intended the route of each case
 * @param minimum  repeats below which no route goes; even
 * @returns sorted by route
 */
export function planRouteRepeats(
  intended: readonly string[],
  epsilon: number,
  targets: Readonly<Record<string, number>>,
  strict: boolean,
  minimum = 2,
): readonly RoutePlan[] {
  const counts = new Map<string, number>();
  for (const route of intended) counts.set(route, (counts.get(route) ?? 0) + 1);
  return [...counts.entries()]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([route, cases]) => {
      const target = (Object.hasOwn(targets, route) ? targets[route] : undefined) ?? epsilon;
      const pairsNeeded = quietPairs(target, strict);
      const repeatsEach = Math.max(minimum, 2 * Math.ceil(pairsNeeded / cases));
      return { route, cases, target, pairsNeeded, repeatsEach, calls: repeatsEach * cases };
    });
}

export interface MeasurementPlan {
  /** Trials of each case, in suite order. */
  readonly repeats: readonly number[];
  /** The repeats of a case without a target. */
  readonly commonRepeats: number;
  /** Empty unless the contract declares stability targets. */
  readonly routes: readonly RoutePlan[];
  /** Follow-up calls of relations among the `calls`, count; absent: none. */
  readonly followUps?: number;
  readonly calls: number;
  /** Fewer repeats than the tolerance needs, because the budget allows no more. */
  readonly limited: boolean;
  /** Of method `sequential`, whose `calls` are those of an agent that never flips. */
  readonly sequential?: ReadingPrice;
}

export interface ReadingPrice {
  /** Pairs in all. */
  readonly cap: number;
  /** Calls of the earliest decision there is: that of an agent that flips every time. Absent where none is that early. */
  readonly fewestCalls?: number;
  readonly mostCalls: number;
}

export type PlanResult =
  | { readonly ok: true; readonly plan: MeasurementPlan }
  | { readonly ok: false; readonly minimumBudget: number };

export interface PlanRequest {
  /** The route of each case; undefined where a case names none. */
  readonly intended: readonly (string | undefined)[];
  readonly epsilon: number;
  readonly targets: Readonly<Record<string, number>>;
  readonly repeats?: number | undefined;
  readonly budget?: number | undefined;
  /** Follow-up calls of relations, which the budget pays for too; absent: none. */
  readonly followUps?: number | undefined;
  /** Without the meter each case is asked once, for coverage. */
  readonly meter: boolean;
  readonly strict: boolean;
}

/** Refused with the least budget that is enough, not with what this one would have had to be: more of it asks more. */
export function planMeasurement(request: PlanRequest): PlanResult {
  const { followUps = 0, budget } = request;
  if (followUps === 0) return planMeter(request);
  const planned = planMeter({ ...request, budget: budget === undefined ? undefined : budget - followUps });
  if (!planned.ok) return { ok: false, minimumBudget: planned.minimumBudget + followUps };
  return { ok: true, plan: { ...planned.plan, followUps, calls: planned.plan.calls + followUps } };
}

function planMeter(request: PlanRequest): PlanResult {
  const planned = planWithin(request);
  if (planned.ok) return planned;
  const { minimumBudget: budget } = planned;
  const again = planWithin({ ...request, budget });
  return again.ok ? planned : planMeter({ ...request, budget });
}

function planWithin(request: PlanRequest): PlanResult {
  const { intended, epsilon, targets, repeats, budget, strict } = request;
  const common =
    repeats === undefined
      ? planRepeats(intended.length, epsilon, budget, strict)
      : ({ ok: true, repeats, limited: false } as const);
  if (!common.ok) return common;
  const commonRepeats = common.repeats;
  const each = (count: number) => intended.map(() => count);
  if (!request.meter) return price({ repeats: each(1), commonRepeats, routes: [], limited: false }, budget);
  const routed = intended.filter((route) => route !== undefined);
  if (Object.keys(targets).length === 0 || routed.length < intended.length) {
    return price(
      { repeats: each(commonRepeats), commonRepeats, routes: [], limited: common.limited },
      budget,
    );
  }
  // However wide its own target: the cases together must still reach the pooled answer.
  const routes = planRouteRepeats(routed, epsilon, targets, strict, commonRepeats);
  const byRoute = new Map(routes.map((plan) => [plan.route, plan.repeatsEach]));
  const repeatsEach = routed.map((route) => byRoute.get(route) as number); // planned one line above
  return price({ repeats: repeatsEach, commonRepeats, routes, limited: false }, budget);
}

function price(plan: Omit<MeasurementPlan, "calls">, budget: number | undefined): PlanResult {
  const calls = plan.repeats.reduce((sum, count) => sum + count, 0);
  if (budget !== undefined && calls > budget) return { ok: false, minimumBudget: calls };
  return { ok: true, plan: { ...plan, calls } };
}
