import {
  field
} from "./chunk-C5ZFKEAY.js";
import {
  _gte,
  _lte,
  _minLength,
  array,
  boolean,
  fail,
  int,
  nullish,
  number,
  object,
  optional,
  record,
  refine,
  string,
  succeed
} from "./chunk-QMDUAR73.js";

// src/evidence/behaviour-baseline.ts
var BEHAVIOUR_SCHEMA = "agentverity.behaviour/v1";
var count = int().check(_gte(0));
var rate = number().check(_gte(0), _lte(100));
var mean = nullish(number().check(_gte(0)));
var comparedTestSchema = object({
  test_name: string().check(_minLength(1)),
  total_runs: int().check(_gte(1)),
  passed_runs: count,
  average_steps: mean,
  average_latency: mean,
  average_cost: mean,
  tool_presence: record(string(), rate),
  common_tool_paths: array(object({ path: array(string()), count })),
  failure_categories: record(string(), count),
  unstable_tool_paths: boolean(),
  assertions: optional(array(string()))
}).check(
  refine((test) => test.passed_runs <= test.total_runs, {
    error: "more passed runs than runs",
    path: ["passed_runs"]
  })
);
function readBehaviourBaseline(document) {
  const { file, value } = document;
  const schema = field(value, "schema");
  if (schema !== void 0 && schema !== BEHAVIOUR_SCHEMA) return fail(otherSchema(document, schema));
  const key = schema === void 0 ? "reports" : "tests";
  const read = array(comparedTestSchema).safeParse(field(value, key));
  if (!read.success)
    return fail(...read.error.issues.slice(0, 10).map((issue) => badField(document, [key], issue)));
  return succeed({ file, tests: read.data.map(comparedTestOf) });
}
function comparedTestOf(raw) {
  const { total_runs: total, passed_runs: passed } = raw;
  const { average_steps: steps, average_latency: seconds, average_cost: cost } = raw;
  return {
    name: raw.test_name,
    total,
    passed,
    successRate: passed / total,
    toolPresence: Object.entries(raw.tool_presence).map(([name, share]) => ({
      name,
      count: Math.round(share / 100 * total)
    })),
    commonPaths: raw.common_tool_paths,
    unstablePaths: raw.unstable_tool_paths,
    categories: Object.entries(raw.failure_categories).map(([name, times]) => ({
      name,
      // one of another version is shown as it is
      count: times
    })),
    averageSteps: steps ?? void 0,
    averageLatencyMs: typeof seconds === "number" ? seconds * 1e3 : void 0,
    averageCostUsd: cost ?? void 0,
    ...raw.assertions === void 0 ? {} : { written: raw.assertions }
  };
}
function otherSchema({ file, locate }, schema) {
  return {
    code: "schema-version",
    message: `${file} is ${JSON.stringify(schema)}, and tests are compared with \`${BEHAVIOUR_SCHEMA}\``,
    hint: "Give the file that `agentverity bless` wrote, or agentcheck's baseline.",
    at: locate(["schema"])
  };
}
function badField(document, keys, issue) {
  const path = [...keys, ...issue.path];
  const name = path.reduce(
    (shown, step) => typeof step === "number" ? `${shown}[${step}]` : `${shown}${shown === "" ? "" : "."}${String(step)}`,
    ""
  );
  return {
    code: "evidence-invalid",
    message: `\`${name}\` of ${document.file} is nothing that a run of tests can have written (${whyNot(issue)})`,
    hint: "Give the file as `agentverity` or agentcheck wrote it.",
    at: document.locate(path)
  };
}
function whyNot(issue) {
  if (issue.code === "custom") return issue.message;
  return issue.code === "invalid_type" ? `not of type ${issue.expected}` : issue.code.replaceAll("_", " ");
}

export {
  BEHAVIOUR_SCHEMA,
  comparedTestSchema,
  readBehaviourBaseline,
  comparedTestOf,
  badField
};
