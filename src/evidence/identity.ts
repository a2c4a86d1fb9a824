/**
 * What makes two runs the same measurement: what changes an answer or its reading, and nothing else. Workers,
 * timeouts, reports and places of files are no part of it.
 */
import type { Suite } from "../core/suite.ts";
import type { AgentSpec, Config } from "../inputs/config.ts";
import { digestOf } from "./digest.ts";

/** By the names that people know, so that a difference can be told; values are scalars or digests. */
export type Identity = Readonly<Record<string, string | number | boolean | null>>;

export interface MeasurementIdentity {
  readonly config: Identity;
  readonly configDigest: string;
  readonly suiteDigest: string;
  /** The measured files by name, each with its digest; null where there are none to take. */
  readonly tree: Readonly<Record<string, string>> | null;
}

export function identify(
  config: Config,
  suite: Suite,
  tree: MeasurementIdentity["tree"],
  relations: Identity = {},
): MeasurementIdentity {
  const identity = { ...configIdentity(config), ...testIdentity(config, suite), ...relations };
  return { config: identity, configDigest: digestOf(identity), suiteDigest: suiteDigest(suite), tree };
}

/** Of behavioural tests also which cases are run how often; of anything else nothing. */
function testIdentity({ mode, tests }: Config, { cases }: Suite): Identity {
  if (mode !== "test") return {};
  const runs = cases.map((item) => (item.expect === undefined ? 0 : (item.runs ?? tests.runs)));
  return { mode, filter: tests.filter ?? null, "runs of the tests": digestOf(runs) };
}

function configIdentity(config: Config): Identity {
  return {
    agent: config.agent === undefined ? null : nameOf(config.agent),
    "agent's configuration": digestOf(config.agent ?? null),
    isolation: config.isolation,
    layer: config.layer,
    epsilon: config.epsilon,
    repeats: config.repeats ?? null,
    // An undecided reading may go on with a larger one: where it ends changes neither the order nor a boundary.
    budget: config.method === "sequential" ? null : (config.budget ?? null),
    "strict-error-control": config.strictErrorControl,
    meter: config.meter,
    method: config.method,
    ...(config.curtail ? { curtail: true } : {}),
  };
}

/** Without a query: it may hold a key. */
function nameOf(agent: AgentSpec): string {
  switch (agent.kind) {
    case "module":
      return agent.exportName === undefined ? agent.path : `${agent.path}#${agent.exportName}`;
    case "endpoint":
      return agent.url.split(/[?#]/)[0] || (agent.preset ?? "");
    case "command":
      return typeof agent.command === "string" ? agent.command : agent.command.join(" ");
  }
}

/** The cases in order and the contract; not lines, comments or the file's name. */
export function suiteDigest({ cases, contract }: Suite): string {
  const { line: _, ...promises } = contract ?? { line: 0 };
  return digestOf({
    cases: cases.map(({ input, expected }) => ({ input, expected })),
    contract: contract === undefined ? undefined : promises,
  });
}

/** What differs, in words with both values; empty for the same measurement. */
export function differences(was: MeasurementIdentity, is: MeasurementIdentity): readonly string[] {
  const names = [...new Set([...Object.keys(was.config), ...Object.keys(is.config)])];
  const settings = names
    .filter((name) => was.config[name] !== is.config[name])
    .map((name) => difference(name, was.config[name], is.config[name]));
  return [
    ...settings,
    ...(settings.length === 0 && was.configDigest !== is.configDigest ? ["the configuration"] : []),
    ...(was.suiteDigest === is.suiteDigest ? [] : ["the cases or the contract of the suite"]),
    ...changedFiles(was.tree ?? {}, is.tree ?? {}),
  ];
}

/** So many are named; who changed more knows. */
const NAMED_FILES = 3;

function changedFiles(was: Identity, is: Identity): readonly string[] {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => was[name] !== is[name],
  );
  if (changed.length === 0) return [];
  const named = changed.slice(0, NAMED_FILES).map((name) => `\`${name}\``);
  const more = changed.length > NAMED_FILES ? [`${changed.length - NAMED_FILES} more`] : [];
  return [`files (${[...named, ...more].join(", ")})`];
}

function difference(name: string, was: unknown, is: unknown): string {
  const isDigest = [was, is].some((value) => typeof value === "string" && value.startsWith("sha256:"));
  return isDigest ? `the ${name}` : `\`${name}\` (was ${shown(was)}, is ${shown(is)})`;
}

function shown(value: unknown): string {
  return value === undefined || value === null ? "not set" : String(value);
}
