/**
 * The shape of the configuration: one schema for the file, the action's inputs and the command line.
 * What belongs together across keys is in `config-rules.ts`.
 */
import * as z from "zod";
import { REGRESSION_RULES } from "../core/behaviour/compare-tests.ts";
import { ISOLATIONS } from "../core/evidence.ts";
import { LAYERS } from "../core/outcome.ts";
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

const text = z.string().min(1);

/** Path of a value in an answer: `choices.0.message.content`. */
const answerPath = (what: string) => text.optional().describe(`Dotted path to ${what} in the answer.`);

export const endpointSchema = z
  .strictObject({
    url: text
      .optional()
      .describe(
        "Address that is called once per trial; may hold {{input}} and ${NAME} references. A preset has one.",
      ),
    preset: z.enum(PRESETS).optional().describe("Fills in body and paths for a well-known interface."),
    method: z.enum(["POST", "PUT", "PATCH", "GET"]).optional().describe("Default: `POST`."),
    headers: z
      .record(z.string(), z.string())
      .optional()
      .describe("Values may hold ${NAME} references to the environment variables that `agent-env` names."),
    body: z
      .unknown()
      .optional()
      .describe(
        'JSON template; {{input}} in its texts is the probe. Default: the preset\'s, or `{"input": "{{input}}"}`.',
      ),
    model: text.optional().describe("With a preset: the model to ask."),
    system: text.optional().describe("With a preset: the system prompt that makes the model decide."),
    decision: answerPath("the decision"),
    text: answerPath("the text"),
    tools: answerPath("the tool calls"),
    steps: answerPath("the number of steps"),
    cost: answerPath("the cost in US dollars"),
  })
  .describe("An HTTP endpoint.");
export type EndpointFields = z.output<typeof endpointSchema>;

export const moduleSchema = z
  .strictObject({
    path: text.describe("TypeScript or JavaScript file, relative to the working directory."),
    export: text.optional().describe("Name of the export. Default: `default`."),
  })
  .describe("A module of this repository.");
export type ModuleFields = z.output<typeof moduleSchema>;

export const commandSchema = z
  .strictObject({
    command: z
      .union([text, z.array(text).min(1)])
      .describe("One text, run by the shell; or a list of the program and its arguments, run without one."),
    "per-call": z
      .boolean()
      .optional()
      .describe(
        "Starts the command for each call, with the question on standard input, and reads what it printed. Otherwise one process answers all of them in JSON Lines. Default: `false`, and `true` with `isolation: fresh-instance`.",
      ),
  })
  .describe("A program in any language.");
export type CommandFields = z.output<typeof commandSchema>;

function about<Schema extends z.ZodType>(name: OptionName, schema: Schema) {
  const option = findOption(name);
  return schema.optional().describe(option === undefined ? name : describeOption(option));
}

const flag = z.boolean();
/** A list may also be one text with commas, which is split before the schema sees it. */
const listOr = <List extends z.ZodType>(items: List) => z.union([items, z.string()]);
const fraction = z.number().gt(0).lt(1);
const precisions = Object.keys(PRECISIONS) as [Precision, ...Precision[]];
/** Alone it means: nowhere. */
const channels = z
  .array(z.enum([...REPORT_CHANNELS, "none"]))
  .min(1)
  .refine((given) => given.length === 1 || !given.includes("none"));

export const configSchema = z
  .strictObject({
    schema: z.literal(CONFIG_VERSION).optional().describe("Version of this format."),
    mode: about("mode", z.enum(MODES)),
    "working-directory": about("working-directory", text),
    agent: about("agent", z.union([text, endpointSchema, moduleSchema, commandSchema])),
    "agent-kind": about("agent-kind", z.enum(["auto", "function", "factory"])),
    "agent-env": about("agent-env", listOr(z.array(z.string().regex(ENVIRONMENT_NAME)))),
    isolation: about("isolation", z.enum(["auto", ...ISOLATIONS])),
    timeout: about(
      "timeout",
      z.union([z.number().refine(isTimeout), z.string().regex(DURATION).refine(isTimeout)]),
    ),
    retries: about("retries", z.number().int().min(0).max(10)),
    "rate-limit": about("rate-limit", z.number().int().min(1).max(1_000_000)),
    "max-workers": about("max-workers", z.number().int().min(1).max(1024)),
    "parallel-repeats": about("parallel-repeats", flag),
    "error-policy": about("error-policy", z.enum(["record", "stop"])),
    suite: about("suite", text),
    probes: about("probes", text),
    evidence: about("evidence", listOr(z.array(text).min(1))),
    "evidence-format": about("evidence-format", z.enum(EVIDENCE_FORMATS)),
    "decision-path": about("decision-path", text),
    "input-path": about("input-path", text),
    provider: about("provider", text),
    "prompt-id": about("prompt-id", text),
    "replay-curtailment": about("replay-curtailment", flag),
    precision: about("precision", z.enum(precisions)),
    epsilon: about("epsilon", fraction),
    repeats: about("repeats", z.number().int().min(2).max(MOST_REPEATS).multipleOf(2)),
    budget: about("budget", z.number().int().min(2)),
    "max-cost": about("max-cost", z.number().gt(0)),
    method: about("method", z.enum(METHODS)),
    curtail: about("curtail", flag),
    resume: about("resume", flag),
    "strict-error-control": about("strict-error-control", flag),
    layer: about("layer", z.enum(LAYERS)),
    meter: about("meter", flag),
    blindness: about("blindness", flag),
    "blindness-threshold": about("blindness-threshold", z.number().gt(0).lte(1)),
    filter: about("filter", text),
    runs: about("runs", z.number().int().min(1).max(10_000)),
    "min-success-rate": about("min-success-rate", z.number().gt(0).lte(1)),
    "regression-rule": about("regression-rule", z.enum(REGRESSION_RULES)),
    baseline: about("baseline", text),
    schedule: about("schedule", z.enum(SCHEDULES)),
    "require-baseline": about("require-baseline", flag),
    paths: about("paths", listOr(z.array(text).min(1))),
    "sign-off": about("sign-off", listOr(z.array(z.enum(SIGN_OFF)).min(1))),
    "sign-off-label": about("sign-off-label", z.string().regex(LABEL)),
    environment: about("environment", z.string().regex(ONE_LINE)),
    approvers: about("approvers", listOr(z.array(z.string().regex(LOGIN)).min(1))),
    "allow-self-approval": about("allow-self-approval", flag),
    publish: about("publish", z.enum(PUBLISH)),
    reuse: about("reuse", z.enum(REUSE)),
    "status-context": about("status-context", z.string().regex(ONE_LINE)),
    relations: about(
      "relations",
      text.refine((value) => readRelations(value) !== undefined),
    ),
    "fail-on": about("fail-on", z.enum(FAIL_ON)),
    report: about("report", listOr(channels)),
    "check-name": about("check-name", z.string().regex(ONE_LINE)),
    "artifact-name": about("artifact-name", z.string().regex(ARTIFACT_NAME)),
    "artifact-content": about("artifact-content", z.enum(["decisions", "full"])),
    "retention-days": about("retention-days", z.number().int().min(1).max(90)),
  })
  .describe("Configuration of agentverity: `.github/agentverity.yml`.");

/** What is given for one occasion, and a file never holds. */
export const settingsSchema = configSchema.extend({
  observed: about(
    "observed",
    z.string().refine((value) => readObserved(value) !== undefined),
  ),
  "max-pairs": about("max-pairs", z.number().int().min(1)),
  "accept-reference": about("accept-reference", flag),
  before: about("before", text),
  after: about("after", text),
  "pull-request": about("pull-request", z.number().int().min(1)),
});
export type Settings = z.output<typeof settingsSchema>;
