/** What a run would cost, in words and as a matrix for the jobs that will pay it. */
import type { Config } from "../inputs/config.ts";
import { openSuite } from "../inputs/open-suite.ts";
import type { Publication } from "../ports.ts";
import { type Result, succeed } from "../problem.ts";
import { renderPlan, renderPlanJson, renderPlanMarkdown } from "../report/plan-text.ts";
import type { Host } from "./host.ts";
import { planCalls, planModel } from "./plan-calls.ts";
import { matrixOf, shardsOf } from "./plan-shards.ts";
import { prepareRelations } from "./relations.ts";

/** What a run would cost; asks the agent nothing and does not even look for it. */
export async function price(config: Config, host: Host): Promise<Result<Publication>> {
  const observedOnly =
    config.observed !== undefined && config.suite === undefined && config.probes === undefined;
  if (observedOnly) return succeed(shown(planModel(config, undefined, undefined, host.version)));
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

function shown(model: ReturnType<typeof planModel>, matrix?: string): Publication {
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
      ...(calls === undefined ? {} : { "calls-planned": String(calls) }),
      ...(matrix === undefined ? {} : { matrix }),
    },
    artifacts: [],
    red: false,
    exitCode: 0,
  };
}
