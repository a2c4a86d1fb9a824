/**
 * The shape of the configuration: one schema for the file, the action's inputs and the command line.
 * What belongs together across keys is in `config-rules.ts`.
 */
import * as z from "zod/mini";
import { REGRESSION_RULES } from "../core/behaviour/compare-tests.ts";
import { ISOLATIONS } from "../core/evidence.ts";
import { LAYERS } from "../core/outcome.ts";
import { MOST_SHARDS, readShard } from "../core/shard.ts";
import {
  EVIDENCE_FORMATS,
  FAIL_ON,
  METHODS,
  MODES,
  PRECISIONS,
  PRESETS,
  type Precision,
  PUBLISH,
  REPORT_CHANNELS,
  REUSE,
  SCHEDULES,
  SIGN_OFF,
} from "./config.ts";
import { describeOption, findOption, type OptionName } from "./options.ts";
import { readRelations } from "./relations-text.ts";

export const CONFIG_VERSION = "agentverity.config/v1";

/** Longest timeout, in milliseconds; a timer takes little more than 24 days. */
const MAX_TIMEOUT_MS = 24 * 60 * 60 * 1000;
/** Calls per probe; beyond it a number is a slip of the keyboard. */
export const MOST_REPEATS = 1_000_000;
const ENVIRONMENT_NAME = /^(?:[A-Za-z_][A-Za-z0-9_]*|\*)$/;
/** GitHub's longest label. */
const LABEL = /^[^\r\n,]{1,50}$/;
const LOGIN = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})$/;
const WORKFLOW_FILE = /^[\w./-]{1,200}\.ya?ml$/;
const ONE_LINE = /^[^\r\n]{1,100}$/;
const ARTIFACT_NAME = /^[^\r\n":<>|*?\\/]{1,100}$/;
const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m)?$/;

/** @returns milliseconds; undefined for what is no duration. A number without a unit is seconds. */
export function readDuration(value: number | string): number | undefined {
  if (typeof value === "number") return value * 1000;
  const match = DURATION.exec(value);
  if (match === null) return undefined;
  const unit = { ms: 1, s: 1000, m: 60_000 }[match[2] ?? "s"] ?? 1000;
  return Number(match[1]) * unit;
}

function isTimeout(value: number | string): boolean {
  const ms = readDuration(value);
  return ms !== undefined && ms > 0 && ms <= MAX_TIMEOUT_MS;
}

/** @returns flips and pairs of `3/73`; undefined for anything else */
export function readObserved(text: string): { flips: number; pairs: number } | undefined {
  const match = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text);
  if (match === null) return undefined;
  const [flips, pairs] = [Number(match[1]), Number(match[2])];
  return pairs >= 1 && flips <= pairs ? { flips, pairs } : undefined;
}

const text = z.string().check(z.minLength(1));
const texts = z.array(text).check(z.minLength(1));

function maybe<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return z.optional(schema).check(z.describe(description));
}

/** Path of a value in an answer: `choices.0.message.content`. */
const answerPath = (what: string) => maybe(text, `Dotted path to ${what} in the answer.`);

export const endpointSchema = z
  .strictObject({
    url: maybe(
      text,
      "Address that is called once per trial; may hold {{input}} and ${NAME} references. A preset has one.",
    ),
    preset: maybe(z.enum(PRESETS), "Fills in body and paths for a well-known interface."),
    method: maybe(z.enum(["POST", "PUT", "PATCH", "GET"]), "Default: `POST`."),
    headers: maybe(
      z.record(z.string(), z.string()),
      "Values may hold ${NAME} references to the environment variables that `agent-env` names.",
    ),
    body: maybe(
      z.unknown(),
      'JSON template; {{input}} in its texts is the probe. Default: the preset\'s, or `{"input": "{{input}}"}`.',
    ),
    model: maybe(text, "With a preset: the model to ask."),
    system: maybe(text, "With a preset: the system prompt that makes the model decide."),
    decision: answerPath("the decision"),
    text: answerPath("the text"),
    tools: answerPath("the tool calls"),
    steps: answerPath("the number of steps"),
    cost: answerPath("the cost in US dollars"),
  })
  .check(z.describe("An HTTP endpoint."));
export type EndpointFields = z.output<typeof endpointSchema>;

export const moduleSchema = z
  .strictObject({
    path: text.check(z.describe("TypeScript or JavaScript file, relative to the working directory.")),
    export: maybe(text, "Name of the export. Default: `default`."),
  })
  .check(z.describe("A module of this repository."));
export type ModuleFields = z.output<typeof moduleSchema>;

export const commandSchema = z
  .strictObject({
    command: z
      .union([text, texts])
      .check(
        z.describe(
          "One text, run by the shell; or a list of the program and its arguments, run without one.",
        ),
      ),
    "per-call": maybe(
      z.boolean(),
      "Starts the command for each call, with the question on standard input, and reads what it printed. Otherwise one process answers all of them in JSON Lines. Default: `false`, and `true` with `isolation: fresh-instance`.",
    ),
  })
  .check(z.describe("A program in any language."));
export type CommandFields = z.output<typeof commandSchema>;

function about<Schema extends z.ZodMiniType>(name: OptionName, schema: Schema) {
  const option = findOption(name);
  return maybe(schema, option === undefined ? name : describeOption(option));
}

const flag = z.boolean();
/** A list may also be one text with commas, which is split before the schema sees it. */
const listOr = <List extends z.ZodMiniType>(items: List) => z.union([items, z.string()]);
const fraction = z.number().check(z.gt(0), z.lt(1));
const share = z.number().check(z.gt(0), z.lte(1));
const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const atLeast = (least: number) => z.int().check(z.gte(least));
const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const precisions = Object.keys(PRECISIONS) as [Precision, ...Precision[]];
/** Alone it means: nowhere. */
const channels = z.array(z.enum([...REPORT_CHANNELS, "none"])).check(
  z.minLength(1),
  z.refine((given) => given.length === 1 || !given.includes("none")),
);

export const configSchema = z
  .strictObject({
    schema: maybe(z.literal(CONFIG_VERSION), "Version of this format."),
    mode: about("mode", z.enum(MODES)),
    "working-directory": about("working-directory", text),
    agent: about("agent", z.union([text, endpointSchema, moduleSchema, commandSchema])),
    "agent-kind": about("agent-kind", z.enum(["auto", "function", "factory"])),
    "agent-env": about("agent-env", listOr(z.array(matching(ENVIRONMENT_NAME)))),
    isolation: about("isolation", z.enum(["auto", ...ISOLATIONS])),
    timeout: about(
      "timeout",
      z.union([z.number().check(z.refine(isTimeout)), matching(DURATION).check(z.refine(isTimeout))]),
    ),
    retries: about("retries", between(0, 10)),
    "rate-limit": about("rate-limit", between(1, 1_000_000)),
    "max-workers": about("max-workers", between(1, 1024)),
    "parallel-repeats": about("parallel-repeats", flag),
    "error-policy": about("error-policy", z.enum(["record", "stop"])),
    suite: about("suite", text),
    probes: about("probes", text),
    evidence: about("evidence", listOr(texts)),
    "evidence-format": about("evidence-format", z.enum(EVIDENCE_FORMATS)),
    "decision-path": about("decision-path", text),
    "input-path": about("input-path", text),
    provider: about("provider", text),
    "prompt-id": about("prompt-id", text),
    "replay-curtailment": about("replay-curtailment", flag),
    precision: about("precision", z.enum(precisions)),
    epsilon: about("epsilon", fraction),
    repeats: about("repeats", between(2, MOST_REPEATS).check(z.multipleOf(2))),
    budget: about("budget", atLeast(2)),
    "max-cost": about("max-cost", z.number().check(z.gt(0))),
    method: about("method", z.enum(METHODS)),
    curtail: about("curtail", flag),
    resume: about("resume", flag),
    shards: about("shards", between(1, MOST_SHARDS)),
    "strict-error-control": about("strict-error-control", flag),
    layer: about("layer", z.enum(LAYERS)),
    meter: about("meter", flag),
    blindness: about("blindness", flag),
    "blindness-threshold": about("blindness-threshold", share),
    filter: about("filter", text),
    tests: about("tests", listOr(texts)),
    runs: about("runs", between(1, 10_000)),
    "min-success-rate": about("min-success-rate", share),
    "regression-rule": about("regression-rule", z.enum(REGRESSION_RULES)),
    baseline: about("baseline", text),
    schedule: about("schedule", z.enum(SCHEDULES)),
    "require-baseline": about("require-baseline", flag),
    paths: about("paths", listOr(texts)),
    "sign-off": about("sign-off", listOr(z.array(z.enum(SIGN_OFF)).check(z.minLength(1)))),
    "sign-off-label": about("sign-off-label", matching(LABEL)),
    environment: about("environment", matching(ONE_LINE)),
    approvers: about("approvers", listOr(z.array(matching(LOGIN)).check(z.minLength(1)))),
    "signed-files": about("signed-files", listOr(texts)),
    "allow-self-approval": about("allow-self-approval", flag),
    publish: about("publish", z.enum(PUBLISH)),
    reuse: about("reuse", z.enum(REUSE)),
    "status-context": about("status-context", matching(ONE_LINE)),
    relations: about("relations", text.check(z.refine((value) => readRelations(value) !== undefined))),
    "fail-on": about("fail-on", z.enum(FAIL_ON)),
    report: about("report", listOr(channels)),
    "check-name": about("check-name", matching(ONE_LINE)),
    "artifact-name": about("artifact-name", matching(ARTIFACT_NAME)),
    "artifact-content": about("artifact-content", z.enum(["decisions", "full"])),
    "retention-days": about("retention-days", between(1, 90)),
  })
  .check(z.describe("Configuration of agentverity: `.github/agentverity.yml`."));

/** What is given for one occasion, and a file never holds. */
export const settingsSchema = z.extend(configSchema, {
  observed: about("observed", z.string().check(z.refine((value) => readObserved(value) !== undefined))),
  "max-pairs": about("max-pairs", atLeast(1)),
  "accept-reference": about("accept-reference", flag),
  before: about("before", text),
  after: about("after", text),
  "pull-request": about("pull-request", atLeast(1)),
  "measured-by": about("measured-by", listOr(z.array(matching(WORKFLOW_FILE)).check(z.minLength(1)))),
  shard: about("shard", z.string().check(z.refine((value) => readShard(value) !== undefined))),
});
export type Settings = z.output<typeof settingsSchema>;
