/** What a run would call, priced before anything is called. */
import { type MeasurementPlan, planMeasurement, planRouteRepeats, type ReadingPrice } from "../core/plan.ts";
import { planSequential } from "../core/sequential.ts";
import { judgeStability } from "../core/stability.ts";
import { bestCaseExactTotal, bestCaseTotal } from "../core/stats/pairs-needed.ts";
import type { Suite } from "../core/suite.ts";
import type { Config } from "../inputs/config.ts";
import { fail, type Result, succeed } from "../problem.ts";
import type { ObservedFlips, PlanModel, PlannedRun } from "../report/plan-model.ts";
import { planReadingCalls } from "./plan-reading.ts";
import { plannedShards } from "./plan-shards.ts";
import type { PreparedRelations } from "./relations.ts";

/** @param followUps calls of relations, count */
export function planCalls(config: Config, suite: Suite, followUps = 0): Result<MeasurementPlan> {
  if (config.method === "sequential") return planReadingCalls(config, suite, followUps);
  const planned = planMeasurement({
    intended: suite.cases.map((item) => item.expected),
    epsilon: config.epsilon,
    targets: suite.contract?.stabilityTargets ?? {},
    repeats: config.repeats,
    budget: config.budget,
    followUps,
    meter: config.meter,
    strict: config.strictErrorControl,
  });
  if (planned.ok) return succeed(planned.plan);
  const targets = Object.keys(suite.contract?.stabilityTargets ?? {}).length > 0;
  const repeats = targets
    ? "the declared stability targets"
    : `two answers to each of ${suite.cases.length} probes`;
  const why = followUps === 0 ? repeats : `${repeats} and ${followUps} follow-up calls of relations`;
  return fail({
    code: "budget-too-small",
    message: `\`budget: ${config.budget}\` does not pay for ${why}: that takes ${planned.minimumBudget} calls`,
    hint: `Raise \`budget\` to at least ${planned.minimumBudget}, or ${targets ? "declare tolerances you can afford" : "measure fewer probes"}.`,
  });
}

/** The plan as `plan` prints it. */
export function planModel(
  config: Config,
  suite: Suite | undefined,
  plan: MeasurementPlan | undefined,
  version: string,
  relations?: PreparedRelations,
): PlanModel {
  const left = config.budget === undefined ? undefined : config.budget - (plan?.followUps ?? 0);
  const sequential = config.meter ? planSequential(config.epsilon, left) : undefined;
  return {
    version,
    epsilon: config.epsilon,
    ...(sequential === undefined ? {} : { sequential }),
    ...(suite && plan
      ? { run: { ...plannedRun(config, suite, plan, relations), ...plannedShards(config, suite, plan) } }
      : {}),
    ...(config.observed ? { observed: observedFlips(config, config.observed) } : {}),
  };
}

function plannedRun(
  config: Config,
  suite: Suite,
  plan: MeasurementPlan,
  relations: PreparedRelations | undefined,
): PlannedRun {
  if (plan.sequential !== undefined)
    return {
      ...plannedReading(suite, plan, plan.sequential),
      ...followUps(relations),
      ...budgetNote(config, plan),
    };
  const first = plan.repeats[0] ?? 0;
  return {
    probes: suite.cases.length,
    ...(plan.repeats.every((count) => count === first) ? { repeatsEach: first } : {}),
    routes: plan.routes.map(({ pairsNeeded, ...row }) => ({ ...row, pairs: pairsNeeded })),
    pairs: plan.repeats.reduce((sum, count) => sum + Math.floor(count / 2), 0),
    calls: plan.calls,
    ...followUps(relations),
    ...everyRoute(config, suite, plan),
    ...budgetNote(config, plan),
  };
}

function budgetNote({ budget }: Config, { limited }: MeasurementPlan): Pick<PlannedRun, "budgetNote"> {
  if (!limited) return {};
  return {
    budgetNote: `The budget of ${budget} calls allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided.`,
  };
}

/** As many as a steady agent takes, and the least and the most that there can be. */
function plannedReading(
  suite: Suite,
  plan: MeasurementPlan,
  { cap, fewestCalls, mostCalls }: ReadingPrice,
): Pick<PlannedRun, "probes" | "routes" | "pairs" | "calls" | "reading"> {
  const quiet = Math.floor((plan.calls - (plan.followUps ?? 0)) / 2);
  return {
    probes: suite.cases.length,
    routes: [],
    pairs: Math.min(cap, quiet),
    calls: plan.calls,
    reading: { ...(fewestCalls === undefined ? {} : { fewestCalls }), mostCalls },
  };
}

function followUps(prepared: PreparedRelations | undefined): Pick<PlannedRun, "followUps"> {
  if (prepared === undefined || prepared.relations.length === 0) return {};
  const { relations, rewordings } = prepared;
  const rows = relations.map(({ name }) => ({
    name,
    calls: rewordings.filter((each) => each.relation === name).length,
  }));
  return { followUps: { calls: rewordings.length, relations: rows } };
}

function everyRoute(
  { meter, epsilon, strictErrorControl }: Config,
  { cases }: Suite,
  plan: MeasurementPlan,
): Pick<PlannedRun, "perRoute"> {
  const intended = cases.flatMap(({ expected }) => expected ?? []);
  if (!meter || plan.routes.length > 0 || intended.length < cases.length) return {};
  const rows = planRouteRepeats(intended, epsilon, {}, strictErrorControl);
  const each = rows[0]?.repeatsEach ?? 0;
  return {
    perRoute: {
      ...(rows.every((row) => row.repeatsEach === each) ? { repeatsEach: each } : {}),
      calls: rows.reduce((sum, row) => sum + row.calls, 0),
    },
  };
}

function observedFlips(
  config: Config,
  { flips, pairs }: { readonly flips: number; readonly pairs: number },
): ObservedFlips {
  const { epsilon, strictErrorControl: strict, maxPairs } = config;
  const { verdict } = judgeStability({ flips, pairs }, epsilon, strict);
  const total = (strict ? bestCaseExactTotal : bestCaseTotal)(epsilon, flips, pairs);
  const reachable = maxPairs === undefined || total <= maxPairs;
  return {
    flips,
    pairs,
    ...verdict.interval,
    verdict: verdict.kind,
    reachable,
    ...(reachable
      ? { totalPairs: total, furtherPairs: total - pairs, furtherCalls: 2 * (total - pairs) }
      : {}),
    ...(maxPairs === undefined ? {} : { maxPairs }),
  };
}
