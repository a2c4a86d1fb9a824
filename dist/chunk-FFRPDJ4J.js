import {
  binomialUpperTail,
  compareCodePoints,
  countPairs,
  holm,
  judgeReading,
  judgeStability,
  sumPairs
} from "./chunk-ASQNIYQV.js";

// src/core/routes.ts
var ONE_SIDED_ERROR = 0.025;
function routeStability(evidence, tolerance, targets, strict, readings = []) {
  const counts = /* @__PURE__ */ new Map();
  for (const { expected, outcomes } of evidence.cases) {
    if (expected === void 0) return void 0;
    const route = counts.get(expected) ?? [];
    route.push(countPairs(outcomes));
    counts.set(expected, route);
  }
  if (counts.size === 0) return void 0;
  const routes = [...counts.entries()].sort(([a], [b]) => compareCodePoints(a, b)).map(([route, pairs]) => {
    const target = Object.hasOwn(targets, route) ? targets[route] : void 0;
    const facts = { route, cases: pairs.length, targeted: target !== void 0 };
    const read = readings.find((reading) => reading.route === route);
    if (read === void 0)
      return { ...facts, ...judgeStability(sumPairs(pairs), target ?? tolerance, strict) };
    return {
      ...facts,
      ...judgeReading(read.corrected, target ?? tolerance),
      uncorrected: read.uncorrected.call
    };
  });
  return corrected(routes);
}
function corrected(routes) {
  const pValues = holm(routes.map((route) => binomialUpperTail(route.flips, route.pairs, route.tolerance)));
  return routes.map((route, index) => {
    if (route.reading !== void 0)
      return { ...route, correction: { pValue: void 0, stands: route.verdict.kind === "stochastic" } };
    const pValue = pValues[index];
    const stands = route.verdict.kind === "stochastic" && pValue < ONE_SIDED_ERROR;
    return { ...route, correction: { pValue, stands } };
  });
}

export {
  routeStability
};
