/** A plan as terminal text, Markdown and `agentverity.plan/v1`. */
import { markdownCellCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { stableJson } from "./format/stable-json.ts";
import { columns } from "./format/wrap.ts";
import { count, interval, list, percent, quoteName, whole } from "./format.ts";
import type { ObservedFlips, PlanModel, PlannedRun, RoutePlanRow, SequentialModel } from "./plan-model.ts";

/** Terminal text, with a final newline. */
export function renderPlan(plan: PlanModel): string {
  const lines: string[] = [];
  if (plan.run !== undefined) {
    lines.push(summaryOf(plan.run, plan.epsilon));
    lines.push(...routeLines(plan.run.routes));
    if (plan.run.followUps !== undefined) lines.push(plainProse(followUpWords(plan.run)));
    if (plan.run.shards !== undefined) lines.push(plainProse(shardWords(plan.run, plan.run.shards)));
    if (plan.run.budgetNote !== undefined) lines.push(plainProse(plan.run.budgetNote));
  }
  if (plan.observed !== undefined)
    lines.push(...observedLines(plan.observed, plan.epsilon).map((line) => plainProse(line)));
  return `${lines.join("\n")}\n`;
}

export function renderPlanMarkdown(plan: PlanModel): string {
  const blocks: string[] = [];
  if (plan.run !== undefined) {
    blocks.push(`## 🧮 ${markdownProse(`Plan: ${count(plan.run.calls, "call")}`)}`);
    blocks.push(markdownProse(summaryOf(plan.run, plan.epsilon)));
    if (plan.run.routes.length > 0) blocks.push(routeTable(plan.run.routes));
    if (plan.run.followUps !== undefined) blocks.push(markdownProse(followUpWords(plan.run)));
    if (plan.run.shards !== undefined) blocks.push(markdownProse(shardWords(plan.run, plan.run.shards)));
    if (plan.run.budgetNote !== undefined) blocks.push(markdownProse(plan.run.budgetNote));
  }
  if (plan.observed !== undefined) {
    const heading = `What ${plan.observed.flips} of ${count(plan.observed.pairs, "pair")} could still show`;
    blocks.push(`${plan.run === undefined ? "##" : "###"} ${heading}`);
    blocks.push(
      observedLines(plan.observed, plan.epsilon)
        .map((line) => markdownProse(line))
        .join("\n"),
    );
  }
  return `${blocks.join("\n\n")}\n`;
}

/** `agentverity.plan/v1`; names as in the run report and its `route_plans`. */
export function renderPlanJson(plan: PlanModel): string {
  return stableJson({
    schema: "agentverity.plan/v1",
    agentverity_version: plan.version,
    epsilon: plan.epsilon,
    run: plan.run === undefined ? null : runFields(plan.run),
    sequential: plan.sequential === undefined ? null : sequentialFields(plan.sequential),
    observed: plan.observed === undefined ? null : observedFields(plan.observed),
  });
}

function summaryOf(run: PlannedRun, epsilon: number): string {
  const start = `${count(run.probes, "probe")}, tolerance ${percent(epsilon)}`;
  const calls = count(run.calls - (run.followUps?.calls ?? 0), "call");
  if (run.reading !== undefined) return `${start}: ${readingWords(run, run.reading)}`;
  if (run.repeatsEach === undefined) {
    return `${start}: ${calls}, every route with repeats of its own for its own target.`;
  }
  const pooled = `${start}: ${count(run.repeatsEach, "repeat")} each, ${calls} (pooled).`;
  if (run.perRoute === undefined) return pooled;
  const each = run.perRoute.repeatsEach;
  const repeats = each === undefined ? "" : `${count(each, "repeat")} each, `;
  return `${pooled} Every route on its own: ${repeats}${count(run.perRoute.calls, "call")}.`;
}

/** Follow-up calls are told apart, here as for a fixed plan. */
function readingWords(
  run: PlannedRun,
  { fewestCalls, mostCalls }: NonNullable<PlannedRun["reading"]>,
): string {
  const own = (calls: number) => whole(calls - (run.followUps?.calls ?? 0));
  const fewest = fewestCalls === undefined ? "" : `from ${own(fewestCalls)} for one that always moves `;
  return `${own(run.calls)} calls for an agent that never flips (read pair by pair), ${fewest}up to ${own(mostCalls)} at most.`;
}

/** What relations add, so that the price is known in full. */
function followUpWords(run: PlannedRun): string {
  const { calls, relations } = run.followUps ?? { calls: 0, relations: [] };
  const each = list(
    relations.map((row) => `${quoteName(row.name)} ${whole(row.calls)}`),
    8,
  );
  return `Relations: ${count(calls, "follow-up call")} more (${each}), ${count(run.calls, "call")} in all.`;
}

/** A reading in shards is dearer, and that must be known before. */
function shardWords(run: PlannedRun, { count: shards, calls }: NonNullable<PlannedRun["shards"]>): string {
  const each = count(Math.ceil(calls / shards), "call");
  if (run.reading === undefined || shards === 1) return `In ${count(shards, "shard")}: at most ${each} each.`;
  const dearer = `In ${count(shards, "shard")}: ${count(calls, "call")} in all, at most ${each} each, since no shard knows what the others read.`;
  // Where routes have targets of their own, a budget below that is refused.
  const cheaper =
    calls > run.calls && run.routes.length === 0 && run.budgetNote === undefined
      ? ` \`budget: ${run.calls}\` asks what an agent that never flips needs, and a reading that ends undecided goes on where its shards were merged, with \`resume\`.`
      : "";
  return `${dearer}${cheaper} \`method: wilson\` takes no more in shards than in one process.`;
}

const COLUMNS = ["cases", "target", "pairs", "repeats each", "calls"] as const;

function routeCells(row: RoutePlanRow): readonly string[] {
  return [whole(row.cases), percent(row.target), whole(row.pairs), whole(row.repeatsEach), whole(row.calls)];
}

function routeLines(routes: readonly RoutePlanRow[]): readonly string[] {
  if (routes.length === 0) return [];
  const rows = routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  return columns([["route", ...COLUMNS], ...rows], [1, 2, 3, 4, 5]);
}

function routeTable(routes: readonly RoutePlanRow[]): string {
  const rows = routes.map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  return [`| route | ${COLUMNS.join(" | ")} |`, `| --- |${" ---: |".repeat(COLUMNS.length)}`, ...rows].join(
    "\n",
  );
}

/** First what was seen, then what it would take. */
function observedLines(observed: ObservedFlips, epsilon: number): readonly string[] {
  const range = interval(observed.lower, observed.upper, epsilon);
  const seen = `${whole(observed.flips)} of ${count(observed.pairs, "pair")} flipped: ${range} (95 %), ${observed.verdict} at ${percent(epsilon)}.`;
  return [seen, outlook(observed, epsilon)];
}

function outlook(observed: ObservedFlips, epsilon: number): string {
  if (observed.verdict === "deterministic") return "Settled already: no further pair is needed.";
  const limit = observed.maxPairs === undefined ? "" : ` within ${count(observed.maxPairs, "pair")}`;
  if (!observed.reachable || observed.totalPairs === undefined) {
    return `Not to be settled${limit}, even if no further pair flips: allow more pairs, accept a wider tolerance than ${percent(epsilon)}, or change the agent.`;
  }
  const further = whole(observed.furtherPairs ?? 0);
  const calls = observed.furtherCalls === undefined ? "" : ` (${count(observed.furtherCalls, "call")})`;
  return `${further} more ${observed.furtherPairs === 1 ? "pair" : "pairs"} without a flip would settle it${calls}, ${whole(observed.totalPairs)} in all${limit}; another flip moves that further.`;
}

function runFields(run: PlannedRun): Readonly<Record<string, unknown>> {
  return {
    inputs: run.probes,
    repeats: run.repeatsEach ?? null,
    pairs: run.pairs,
    calls: run.calls,
    route_plans: run.routes.map((row) => ({
      decision: row.route,
      cases: row.cases,
      target: row.target,
      pairs_needed: row.pairs,
      repeats_each: row.repeatsEach,
      calls: row.calls,
    })),
    follow_ups:
      run.followUps === undefined ? null : { calls: run.followUps.calls, relations: run.followUps.relations },
    every_route:
      run.perRoute === undefined
        ? null
        : { repeats_each: run.perRoute.repeatsEach ?? null, calls: run.perRoute.calls },
    method: run.reading === undefined ? "wilson" : "sequential",
    fewest_calls: run.reading?.fewestCalls ?? null,
    most_calls: run.reading?.mostCalls ?? null,
    budget_note: run.budgetNote ?? null,
    ...(run.shards === undefined ? {} : { shards: run.shards }),
  };
}

function sequentialFields({ certifyAt, stochasticBy, cap }: SequentialModel) {
  return { certify_at: certifyAt, stochastic_by: stochasticBy, cap };
}

function observedFields(observed: ObservedFlips): Readonly<Record<string, unknown>> {
  return {
    pair_flips: observed.flips,
    pair_trials: observed.pairs,
    ci_low: observed.lower,
    ci_high: observed.upper,
    call: observed.verdict,
    reachable: observed.reachable,
    total_pairs: observed.totalPairs ?? null,
    further_pairs: observed.furtherPairs ?? null,
    further_calls: observed.furtherCalls ?? null,
    max_pairs: observed.maxPairs ?? null,
  };
}
