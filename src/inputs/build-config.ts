/** Valid settings → the frozen configuration. The only place where a default is applied. */
import { resolve } from "node:path";
import { readShard } from "../core/shard.ts";
import { normalisePath } from "./agent-text.ts";
import {
  type AgentSpec,
  type Config,
  type EvidenceSpec,
  FROM_BASELINE,
  type GateSpec,
  type Mode,
  PRECISIONS,
  REPORT_CHANNELS,
  type RelationsSpec,
  type ReportChannel,
} from "./config.ts";
import { readDuration, readObserved, type Settings } from "./config-schema.ts";
import { readRelations } from "./relations-text.ts";

/** The same as the defaults that `options.ts` tells people; a test holds the two together. */
const DEFAULTS = {
  mode: "run",
  "working-directory": ".",
  "agent-kind": "auto",
  "agent-env": [],
  isolation: "auto",
  timeout: "60s",
  retries: 3,
  "max-workers": 4,
  "parallel-repeats": false,
  "error-policy": "record",
  precision: "balanced",
  method: "wilson",
  curtail: false,
  resume: false,
  shard: "1/1",
  "strict-error-control": false,
  layer: "verdict",
  meter: true,
  blindness: true,
  "blindness-threshold": 0.9,
  "evidence-format": "auto",
  runs: 5,
  "min-success-rate": 1,
  "regression-rule": "evidence",
  schedule: "full",
  "accept-reference": false,
  "require-baseline": false,
  publish: "artifact",
  "measured-by": ["agentverity.yml", "agentverity-wake.yml"],
  "replay-curtailment": false,
  relations: "none",
  "fail-on": "unsupported",
  report: REPORT_CHANNELS.filter((channel) => channel !== "html"),
  "check-name": "agentverity",
  "artifact-name": "agentverity",
  "artifact-content": "decisions",
} satisfies Settings;

/** In any other mode a configuration file may name it all the same. */
const READS_EVIDENCE: readonly Mode[] = ["merge", "assess", "check", "test", "admit"];

type Complete = Settings & { [Name in keyof typeof DEFAULTS]: Exclude<Settings[Name], undefined> };

/**
 * @param base absolute; where the job or the shell stands
 * @param agentIsHere is the agent named by the step itself, not by a file that other jobs read too?
 */
export function buildConfig(
  settings: Settings,
  agent: AgentSpec | undefined,
  base: string,
  agentIsHere: boolean,
): Config {
  const all = { ...DEFAULTS, ...settings } as Complete; // the schema leaves no key with undefined in it
  return deepFreeze({
    mode: all.mode,
    workingDirectory: resolve(base, all["working-directory"]),
    ...optional("agent", agent && completed(agent, all)),
    agentEnv: [...new Set(all["agent-env"])],
    isolation: all.isolation,
    timeoutMs: readDuration(all.timeout) ?? Number.NaN,
    retries: all.retries,
    ...optional("rateLimit", all["rate-limit"]),
    maxWorkers: all["max-workers"],
    parallelRepeats: all["parallel-repeats"],
    errorPolicy: all["error-policy"],
    ...optional("suite", all.suite && normalisePath(all.suite)),
    ...optional("probes", all.probes && normalisePath(all.probes)),
    ...optional("evidence", evidenceSpec(all, settings.layer)),
    ...optional("before", all.before && normalisePath(all.before)),
    ...optional("after", all.after && normalisePath(all.after)),
    ...optional("baseline", all.baseline && normalisePath(all.baseline)),
    ...optional("check", checkSpec(all, settings)),
    ...optional("acceptReference", all["accept-reference"] || undefined),
    ...optional("gate", gateSpec(all, agentIsHere)),
    ...optional("reuse", all.reuse),
    tests: {
      runs: all.runs,
      minSuccessRate: all["min-success-rate"],
      regressionRule: all["regression-rule"],
      ...optional("filter", all.filter),
      ...optional("files", testFiles(all)),
    },
    epsilon: all.epsilon ?? PRECISIONS[all.precision],
    ...optional("repeats", all.repeats),
    ...optional("budget", all.budget),
    ...optional("maxCost", all["max-cost"]),
    method: all.method,
    curtail: all.curtail,
    ...optional("shard", all.mode === "collect" ? readShard(all.shard) : undefined),
    ...optional("shards", all.shards),
    resume: all.resume,
    strictErrorControl: all["strict-error-control"],
    layer: all.layer,
    meter: all.meter,
    blindness: all.blindness,
    blindnessThreshold: all["blindness-threshold"],
    failOn: all["fail-on"],
    report: channels(all.report),
    checkName: all["check-name"],
    artifactName: all["artifact-name"],
    artifactContent: all["artifact-content"],
    ...optional("retentionDays", all["retention-days"]),
    ...optional("relations", relationsSpec(all.relations)),
    ...optional("observed", all.observed === undefined ? undefined : readObserved(all.observed)),
    ...optional("maxPairs", all["max-pairs"]),
  });
}

/** With what stands beside it in the settings. */
function completed(agent: AgentSpec, all: Complete): AgentSpec {
  if (agent.kind === "module") return { ...agent, exportKind: all["agent-kind"] };
  // A new instance of a program is a new process.
  if (agent.kind === "command" && all.isolation === "fresh-instance") return { ...agent, perCall: true };
  return agent;
}

function relationsSpec(text: string): RelationsSpec | undefined {
  const read = readRelations(text); // valid: the schema has read it too
  return read === "none" ? undefined : read;
}

/** @param layer as given: a recording knows its own */
function evidenceSpec(all: Complete, layer: Settings["layer"]): EvidenceSpec | undefined {
  if (all.evidence === undefined || !READS_EVIDENCE.includes(all.mode)) return undefined;
  return {
    files: [...new Set([all.evidence].flat().map(normalisePath))],
    format: all["evidence-format"],
    ...optional("decisionPath", all["decision-path"]),
    ...optional("inputPath", all["input-path"]),
    ...optional("provider", all.provider),
    ...optional("promptId", all["prompt-id"]),
    ...optional("layer", layer),
    ...optional("replayCurtailment", all["replay-curtailment"] || undefined),
  };
}

/** Without a suite, tests are where people keep them. */
const TEST_FILES = "**/*.agent.test.{ts,mts,js,mjs}";

function testFiles({ mode, suite, tests }: Complete): readonly string[] | undefined {
  if (mode !== "test") return undefined;
  if (tests !== undefined) return [...new Set([tests].flat().map(normalisePath))];
  return suite === undefined ? [TEST_FILES] : undefined;
}

/** A baseline was measured with settings of its own: they hold where a person set no other. */
function checkSpec(all: Complete, settings: Settings): Config["check"] {
  if (all.mode !== "check") return undefined;
  const given = (...names: readonly (keyof Settings)[]) => names.some((name) => settings[name] !== undefined);
  const isGiven = {
    epsilon: given("epsilon", "precision"),
    blindnessThreshold: given("blindness-threshold"),
    layer: given("layer"),
    repeats: given("repeats", "budget") || all.method === "sequential",
  };
  return { schedule: all.schedule, fromBaseline: FROM_BASELINE.filter((name) => !isGiven[name]) };
}

function gateSpec(all: Complete, mayMeasure: boolean): GateSpec | undefined {
  if (all.mode !== "gate" && all.mode !== "admit" && all.mode !== "doctor") return undefined;
  return {
    requireBaseline: all["require-baseline"],
    paths: [...new Set([all.paths ?? []].flat().map(normalisePath))],
    publish: all.publish,
    ...optional("statusContext", all["status-context"]),
    ...optional("pullRequest", all["pull-request"]),
    measuredBy: [all["measured-by"]].flat().map(workflowFile),
    mayMeasure: mayMeasure && all.mode !== "admit",
  };
}

/** GitHub looks for workflows in one folder only. */
function workflowFile(name: string): string {
  return `.github/workflows/${name.trim().replace(/^.*\//, "")}`;
}

/** In the order of the table, each once, whatever order they were given in. */
function channels(report: readonly string[] | string): readonly ReportChannel[] {
  return REPORT_CHANNELS.filter((channel) => report.includes(channel));
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
