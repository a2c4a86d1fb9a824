/**
 * The settings by which shards are judged: those of the job that judges, which must be the ones they were collected with.
 * What only a job that asks needs to be told is taken from the shards where this one is not told.
 */
import { digestOf } from "../evidence/digest.ts";
import { differences, type Identity, identify } from "../evidence/identity.ts";
import type { TrialsHeader } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import type { OpenedSuite } from "../inputs/open-suite.ts";
import type { Problem } from "../problem.ts";

/** @param followUps calls of relations in the plan, count */
export function adopted(config: Config, { config: said, reading }: TrialsHeader, followUps: number): Config {
  const number = (name: string) => (typeof said[name] === "number" ? said[name] : undefined);
  const repeats = config.repeats ?? number("repeats");
  // A reading says where it ends by its cap; what it could have cost is no part of what it is.
  const paid = reading === undefined ? undefined : 2 * reading.cap + followUps;
  const budget = reading === undefined ? (config.budget ?? number("budget")) : paid;
  return {
    ...config,
    ...(repeats === undefined ? {} : { repeats }),
    ...(budget === undefined ? {} : { budget }),
    method: said["method"] === "sequential" ? "sequential" : config.method,
    curtail: config.curtail || said["curtail"] === true,
    ...(config.relations === undefined && said["relations"] === "default"
      ? ({ relations: "default" } as const)
      : {}),
  };
}

/** What is about the agent alone: who judges may not know it. */
const OF_AGENT = ["agent", "agent's configuration", "isolation"];
const OF_RELATIONS = ["relations", "relations' rewordings"];

export interface Compared {
  readonly header: TrialsHeader;
  readonly opened: OpenedSuite;
  /** Of the relations that are judged; undefined: none is judged here, whatever was asked. */
  readonly relations: Identity | undefined;
  /** Of a shard, for a message. */
  readonly file: string;
}

export function settingProblems(
  config: Config,
  { header, opened: { suite }, relations, file }: Compared,
): readonly Problem[] {
  const here = identify(config, suite, header.tree, relations ?? {});
  const unknown = [
    ...(config.agent === undefined ? OF_AGENT : []),
    ...(relations === undefined ? OF_RELATIONS : []),
  ];
  const known = Object.entries(header.config).filter(([name]) => unknown.includes(name));
  const identity = { ...here.config, ...Object.fromEntries(known) };
  const changed = differences(header, { ...here, config: identity, configDigest: digestOf(identity) });
  if (changed.length === 0) return [];
  return [
    {
      code: "input-conflict",
      message: `the shards were collected with other settings than they are to be judged with: ${changed.join(", ")} ${changed.length === 1 ? "differs" : "differ"}`,
      hint: "Keep the settings in the configuration file, where both jobs read them, and check out the same commit.",
      at: { file, line: 1 },
    },
  ];
}
