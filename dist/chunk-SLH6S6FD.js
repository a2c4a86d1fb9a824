import {
  bestCaseExactTotal,
  bestCaseTotal,
  compareCodePoints
} from "./chunk-YQPI7GVK.js";

// src/core/plan.ts
function quietPairs(epsilon, strict) {
  return strict ? bestCaseExactTotal(epsilon, 0, 0) : bestCaseTotal(epsilon, 0, 0);
}
function planRepeats(cases, epsilon, budget, strict) {
  const wanted = 2 * Math.ceil(quietPairs(epsilon, strict) / cases);
  if (budget === void 0 || budget >= wanted * cases) return { ok: true, repeats: wanted, limited: false };
  if (budget < 2 * cases) return { ok: false, minimumBudget: 2 * cases };
  return { ok: true, repeats: 2 * Math.floor(budget / cases / 2), limited: true };
}
function planRouteRepeats(intended, epsilon, targets, strict, minimum = 2) {
  const counts = /* @__PURE__ */ new Map();
  for (const route of intended) counts.set(route, (counts.get(route) ?? 0) + 1);
  return [...counts.entries()].sort(([a], [b]) => compareCodePoints(a, b)).map(([route, cases]) => {
    const target = (Object.hasOwn(targets, route) ? targets[route] : void 0) ?? epsilon;
    const pairsNeeded = quietPairs(target, strict);
    const repeatsEach = Math.max(minimum, 2 * Math.ceil(pairsNeeded / cases));
    return { route, cases, target, pairsNeeded, repeatsEach, calls: repeatsEach * cases };
  });
}
function planMeasurement(request) {
  const { followUps = 0, budget } = request;
  if (followUps === 0) return planMeter(request);
  const planned = planMeter({ ...request, budget: budget === void 0 ? void 0 : budget - followUps });
  if (!planned.ok) return { ok: false, minimumBudget: planned.minimumBudget + followUps };
  return { ok: true, plan: { ...planned.plan, followUps, calls: planned.plan.calls + followUps } };
}
function planMeter(request) {
  const planned = planWithin(request);
  if (planned.ok) return planned;
  const { minimumBudget: budget } = planned;
  const again = planWithin({ ...request, budget });
  return again.ok ? planned : planMeter({ ...request, budget });
}
function planWithin(request) {
  const { intended, epsilon, targets, repeats, budget, strict } = request;
  const common = repeats === void 0 ? planRepeats(intended.length, epsilon, budget, strict) : { ok: true, repeats, limited: false };
  if (!common.ok) return common;
  const commonRepeats = common.repeats;
  const each = (count) => intended.map(() => count);
  if (!request.meter) return price({ repeats: each(1), commonRepeats, routes: [], limited: false }, budget);
  const routed = intended.filter((route) => route !== void 0);
  if (Object.keys(targets).length === 0 || routed.length < intended.length) {
    return price(
      { repeats: each(commonRepeats), commonRepeats, routes: [], limited: common.limited },
      budget
    );
  }
  const routes = planRouteRepeats(routed, epsilon, targets, strict, commonRepeats);
  const byRoute = new Map(routes.map((plan) => [plan.route, plan.repeatsEach]));
  const repeatsEach = routed.map((route) => byRoute.get(route));
  return price({ repeats: repeatsEach, commonRepeats, routes, limited: false }, budget);
}
function price(plan, budget) {
  const calls = plan.repeats.reduce((sum, count) => sum + count, 0);
  if (budget !== void 0 && calls > budget) return { ok: false, minimumBudget: calls };
  return { ok: true, plan: { ...plan, calls } };
}

export {
  quietPairs,
  planRepeats,
  planRouteRepeats,
  planMeasurement
};
