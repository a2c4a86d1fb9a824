import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  bestCaseExactTotal,
  bestCaseTotal,
  collectFlipPairs,
  compareCodePoints,
  contractCoverage,
  measureSkew,
  pooledStability,
  routeStability
} from "./chunk-CUAALIDF.js";

// src/core/admission.ts
function admit(run) {
  const refusals = [
    ...refuseRecording(run),
    ...refuseCoverage(run),
    ...refuseStability(run.stability, run.routes ?? [])
  ];
  return { admissible: refusals.length === 0, refusals };
}
function* refuseRecording({ evidence, complete }) {
  if (evidence.cases.length === 0) yield { kind: "empty" };
  if (!complete) yield { kind: "incomplete" };
  const distinct = new Set(evidence.cases.map((item) => item.fingerprint)).size;
  if (distinct < evidence.cases.length)
    yield { kind: "repeated-probes", count: evidence.cases.length - distinct };
  const unobserved = [...evidence.cases.entries()].filter(([, item]) => item.outcomes.length === 0);
  if (unobserved.length > 0) yield { kind: "unobserved-probes", cases: unobserved.map(([index]) => index) };
  if (evidence.isolation === "shared-session") yield { kind: "shared-session" };
  if (evidence.replays !== void 0 && evidence.replays > 0)
    yield { kind: "replays", count: evidence.replays };
}
function* refuseCoverage({ contract, skew }) {
  if (contract !== void 0 && !contract.satisfied) yield { kind: "contract", coverage: contract };
  if (skew?.blind === true) yield { kind: "blind", skew };
}
function* refuseStability(stability, routes) {
  if (stability === void 0) yield { kind: "unmetered" };
  else if (stability.verdict.kind !== "deterministic") yield { kind: stability.verdict.kind, stability };
  const stochastic = routes.filter((route) => route.verdict.kind === "stochastic");
  if (stochastic.length > 0) yield { kind: "stochastic-routes", routes: stochastic };
  const undecided = routes.filter((route) => route.targeted && route.verdict.kind === "undecided");
  if (undecided.length > 0) yield { kind: "undecided-targets", routes: undecided };
}

// src/core/status.ts
function statusOf(facts) {
  if (!facts.complete) return "incomplete";
  if (facts.contractSatisfied === false) return "contract";
  if (facts.blind) return "blind";
  if (facts.targetStochastic) return "target-failed";
  if (facts.routeStochastic) return "stochastic";
  if (facts.targetUndecided) return "undecided";
  return facts.pooled ?? "unmeasured";
}
function exitCodeOf(status) {
  switch (status) {
    case "deterministic":
    case "stochastic":
    case "unmeasured":
      return 0;
    case "curtailed":
    case "contract":
    case "blind":
    case "vacuous":
    case "target-failed":
    case "violations":
      return 1;
    case "incomplete":
    case "undecided":
      return 2;
  }
}

// src/core/assess.ts
function assess(evidence, policy, missingCalls) {
  const failedCalls = evidence.cases.reduce((sum, item) => sum + item.errors, 0);
  const complete = failedCalls === 0 && missingCalls === 0 && evidence.unfinished === void 0;
  const { epsilon, strict } = policy;
  const targets = policy.contract?.stabilityTargets ?? {};
  const stability = policy.meter ? pooledStability(evidence, epsilon, strict) : void 0;
  const routes = policy.meter ? routeStability(evidence, epsilon, targets, strict) : void 0;
  const skew = measureSkew(evidence, policy.blindnessThreshold);
  const contract = policy.contract && contractCoverage(evidence, policy.contract);
  const verdicts = { complete, stability, routes, skew, contract };
  const status = statusOf({
    complete,
    contractSatisfied: contract?.satisfied,
    blind: policy.blindness && skew?.blind === true,
    pooled: stability?.verdict.kind,
    targetStochastic: some(routes, "stochastic", true),
    routeStochastic: some(routes, "stochastic", false),
    targetUndecided: some(routes, "undecided", true)
  });
  return {
    ...verdicts,
    evidence,
    policy,
    failedCalls,
    missingCalls,
    skew: policy.blindness ? skew : void 0,
    flipPairs: policy.meter ? collectFlipPairs(evidence.cases.map((item) => item.outcomes)) : [],
    status,
    exitCode: exitCodeOf(status),
    admission: admit({ evidence, ...verdicts })
  };
}
function some(routes, kind, targetedOnly) {
  return (routes ?? []).some((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly));
}

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
  const routes = planRouteRepeats(routed, epsilon, targets, strict, repeats);
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
  assess,
  planRepeats,
  planRouteRepeats,
  planMeasurement
};
