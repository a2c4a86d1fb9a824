import {
  columns,
  count,
  interval,
  list,
  markdownCellCode,
  markdownProse,
  matrixOf,
  openSuite,
  percent,
  plainName,
  plainProse,
  planCalls,
  planModel,
  prepareRelations,
  quoteName,
  shardsOf,
  stableJson,
  succeed,
  whole
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/report/plan-text.ts
function renderPlan(plan) {
  const lines = [];
  if (plan.run !== void 0) {
    lines.push(summaryOf(plan.run, plan.epsilon));
    lines.push(...routeLines(plan.run.routes));
    if (plan.run.followUps !== void 0) lines.push(plainProse(followUpWords(plan.run)));
    if (plan.run.shards !== void 0) lines.push(plainProse(shardWords(plan.run, plan.run.shards)));
    if (plan.run.budgetNote !== void 0) lines.push(plainProse(plan.run.budgetNote));
  }
  if (plan.observed !== void 0)
    lines.push(...observedLines(plan.observed, plan.epsilon).map((line) => plainProse(line)));
  return `${lines.join("\n")}
`;
}
function renderPlanMarkdown(plan) {
  const blocks = [];
  if (plan.run !== void 0) {
    blocks.push(`## 🧮 ${markdownProse(`Plan: ${count(plan.run.calls, "call")}`)}`);
    blocks.push(markdownProse(summaryOf(plan.run, plan.epsilon)));
    if (plan.run.routes.length > 0) blocks.push(routeTable(plan.run.routes));
    if (plan.run.followUps !== void 0) blocks.push(markdownProse(followUpWords(plan.run)));
    if (plan.run.shards !== void 0) blocks.push(markdownProse(shardWords(plan.run, plan.run.shards)));
    if (plan.run.budgetNote !== void 0) blocks.push(markdownProse(plan.run.budgetNote));
  }
  if (plan.observed !== void 0) {
    const heading = `What ${plan.observed.flips} of ${count(plan.observed.pairs, "pair")} could still show`;
    blocks.push(`${plan.run === void 0 ? "##" : "###"} ${heading}`);
    blocks.push(
      observedLines(plan.observed, plan.epsilon).map((line) => markdownProse(line)).join("\n")
    );
  }
  return `${blocks.join("\n\n")}
`;
}
function renderPlanJson(plan) {
  return stableJson({
    schema: "agentverity.plan/v1",
    agentverity_version: plan.version,
    epsilon: plan.epsilon,
    run: plan.run === void 0 ? null : runFields(plan.run),
    sequential: plan.sequential === void 0 ? null : sequentialFields(plan.sequential),
    observed: plan.observed === void 0 ? null : observedFields(plan.observed)
  });
}
function summaryOf(run, epsilon) {
  const start = `${count(run.probes, "probe")}, tolerance ${percent(epsilon)}`;
  const calls = count(run.calls - (run.followUps?.calls ?? 0), "call");
  if (run.reading !== void 0) return `${start}: ${readingWords(run, run.reading)}`;
  if (run.repeatsEach === void 0) {
    return `${start}: ${calls}, every route with repeats of its own for its own target.`;
  }
  const pooled = `${start}: ${count(run.repeatsEach, "repeat")} each, ${calls} (pooled).`;
  if (run.perRoute === void 0) return pooled;
  const each = run.perRoute.repeatsEach;
  const repeats = each === void 0 ? "" : `${count(each, "repeat")} each, `;
  return `${pooled} Every route on its own: ${repeats}${count(run.perRoute.calls, "call")}.`;
}
function readingWords(run, { fewestCalls, mostCalls }) {
  const own = (calls) => whole(calls - (run.followUps?.calls ?? 0));
  const fewest = fewestCalls === void 0 ? "" : `from ${own(fewestCalls)} for one that always moves `;
  return `${own(run.calls)} calls for an agent that never flips (read pair by pair), ${fewest}up to ${own(mostCalls)} at most.`;
}
function followUpWords(run) {
  const { calls, relations } = run.followUps ?? { calls: 0, relations: [] };
  const each = list(
    relations.map((row) => `${quoteName(row.name)} ${whole(row.calls)}`),
    8
  );
  return `Relations: ${count(calls, "follow-up call")} more (${each}), ${count(run.calls, "call")} in all.`;
}
function shardWords(run, { count: shards, calls }) {
  const each = count(Math.ceil(calls / shards), "call");
  if (run.reading === void 0 || shards === 1) return `In ${count(shards, "shard")}: at most ${each} each.`;
  const dearer = `In ${count(shards, "shard")}: ${count(calls, "call")} in all, at most ${each} each, since no shard knows what the others read.`;
  const cheaper = calls > run.calls && run.routes.length === 0 && run.budgetNote === void 0 ? ` \`budget: ${run.calls}\` asks what an agent that never flips needs, and a reading that ends undecided goes on where its shards were merged, with \`resume\`.` : "";
  return `${dearer}${cheaper} \`method: wilson\` takes no more in shards than in one process.`;
}
var COLUMNS = ["cases", "target", "pairs", "repeats each", "calls"];
function routeCells(row) {
  return [whole(row.cases), percent(row.target), whole(row.pairs), whole(row.repeatsEach), whole(row.calls)];
}
function routeLines(routes) {
  if (routes.length === 0) return [];
  const rows = routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  return columns([["route", ...COLUMNS], ...rows], [1, 2, 3, 4, 5]);
}
function routeTable(routes) {
  const rows = routes.map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  return [`| route | ${COLUMNS.join(" | ")} |`, `| --- |${" ---: |".repeat(COLUMNS.length)}`, ...rows].join(
    "\n"
  );
}
function observedLines(observed, epsilon) {
  const range = interval(observed.lower, observed.upper, epsilon);
  const seen = `${whole(observed.flips)} of ${count(observed.pairs, "pair")} flipped: ${range} (95 %), ${observed.verdict} at ${percent(epsilon)}.`;
  return [seen, outlook(observed, epsilon)];
}
function outlook(observed, epsilon) {
  if (observed.verdict === "deterministic") return "Settled already: no further pair is needed.";
  const limit = observed.maxPairs === void 0 ? "" : ` within ${count(observed.maxPairs, "pair")}`;
  if (!observed.reachable || observed.totalPairs === void 0) {
    return `Not to be settled${limit}, even if no further pair flips: allow more pairs, accept a wider tolerance than ${percent(epsilon)}, or change the agent.`;
  }
  const further = whole(observed.furtherPairs ?? 0);
  const calls = observed.furtherCalls === void 0 ? "" : ` (${count(observed.furtherCalls, "call")})`;
  return `${further} more ${observed.furtherPairs === 1 ? "pair" : "pairs"} without a flip would settle it${calls}, ${whole(observed.totalPairs)} in all${limit}; another flip moves that further.`;
}
function runFields(run) {
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
      calls: row.calls
    })),
    follow_ups: run.followUps === void 0 ? null : { calls: run.followUps.calls, relations: run.followUps.relations },
    every_route: run.perRoute === void 0 ? null : { repeats_each: run.perRoute.repeatsEach ?? null, calls: run.perRoute.calls },
    method: run.reading === void 0 ? "wilson" : "sequential",
    fewest_calls: run.reading?.fewestCalls ?? null,
    most_calls: run.reading?.mostCalls ?? null,
    budget_note: run.budgetNote ?? null,
    ...run.shards === void 0 ? {} : { shards: run.shards }
  };
}
function sequentialFields({ certifyAt, stochasticBy, cap }) {
  return { certify_at: certifyAt, stochastic_by: stochasticBy, cap };
}
function observedFields(observed) {
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
    max_pairs: observed.maxPairs ?? null
  };
}

// src/pipeline/plan-mode.ts
async function price(config, host) {
  const observedOnly = config.observed !== void 0 && config.suite === void 0 && config.probes === void 0;
  if (observedOnly) return succeed(shown(planModel(config, void 0, void 0, host.version)));
  const opened = await openSuite(config, host.files);
  if (!opened.ok) return opened;
  const relations = await prepareRelations(config, opened.value, host);
  if (!relations.ok) return relations;
  await relations.value.close();
  const { suite } = opened.value;
  const plan = planCalls(config, suite, relations.value.rewordings.length);
  if (!plan.ok) return plan;
  const model = planModel(config, suite, plan.value, host.version, relations.value);
  return succeed(shown(model, matrixOf(shardsOf(config, plan.value))));
}
function shown(model, matrix) {
  const text = renderPlan(model);
  const markdown = renderPlanMarkdown(model);
  const headline = text.trimEnd().split("\n")[0] ?? "";
  const calls = model.run?.calls;
  return {
    headline,
    text,
    documents: { text, markdown, json: renderPlanJson(model), junit: "" },
    summary: markdown,
    annotations: [],
    outputs: {
      status: "planned",
      "exit-code": "0",
      headline,
      "calls-made": "0",
      ...calls === void 0 ? {} : { "calls-planned": String(calls) },
      ...matrix === void 0 ? {} : { matrix }
    },
    artifacts: [],
    red: false,
    exitCode: 0
  };
}
export {
  price
};
