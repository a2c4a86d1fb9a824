/**
 * Relations of a run: what they make of the probes, known and priced before the first call; and, when the answers are
 * there, which of them held. The team's own code runs in its worker all the while.
 */
import { openCatalogue, type RelationCatalogue } from "../agent/relation-catalogue.ts";
import type { Rewording } from "../collect/follow-ups.ts";
import type { RelationKind } from "../core/built-in-relations.ts";
import { BUILT_IN_RELATIONS } from "../core/built-in-relations.ts";
import type { FollowUp, RelationRun } from "../core/relations.ts";
import type { Suite } from "../core/suite.ts";
import type { Trial } from "../core/trial.ts";
import { digestOf } from "../evidence/digest.ts";
import type { Identity } from "../evidence/identity.ts";
import { withLines } from "../inputs/case-lines.ts";
import type { Config } from "../inputs/config.ts";
import type { OpenedSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import type { Host } from "./host.ts";
import { judgeFollowUps } from "./judge-follow-ups.ts";

/** A catalogue, and what it asks of a suite. */
export interface PreparedRelations {
  readonly relations: readonly { readonly name: string; readonly kind: RelationKind }[];
  /** In the order of the catalogue, and of the suite within a relation; an input left as it was is none. */
  readonly rewordings: readonly Rewording[];
  /** What makes these the same questions in another run. */
  readonly identity: Identity;
  judge(trials: readonly Trial[], followUps: readonly FollowUp[]): Promise<readonly RelationRun[]>;
  close(): Promise<void>;
}

/** Of a run without relations. */
export const NO_RELATIONS: PreparedRelations = {
  relations: [],
  rewordings: [],
  identity: {},
  judge: async () => [],
  close: async () => {},
};

/** What a catalogue of the team's own needs to run. */
export type RelationsHost = Pick<Host, "environment" | "workerPath" | "log" | "redact">;

/** @returns without a relation where none is asked for; close it in any case */
export async function prepareRelations(
  config: Config,
  opened: OpenedSuite,
  host: RelationsHost,
): Promise<Result<PreparedRelations>> {
  if (config.relations === undefined) return succeed(NO_RELATIONS);
  const catalogue = await catalogueOf(config, config.relations, host);
  if (!catalogue.ok) return catalogue;
  const { relations, close } = catalogue.value;
  const reworded = await reword(catalogue.value, opened, host);
  if (!reworded.ok) {
    await close();
    return reworded;
  }
  const rewordings = reworded.value;
  const inputs = rewordings.map(({ relation, caseIndex, input }) => [relation, caseIndex, input]);
  return succeed({
    relations,
    rewordings,
    identity: { relations: catalogue.value.name, "relations' rewordings": digestOf(inputs) },
    judge: (trials, followUps) =>
      judgeFollowUps(catalogue.value, {
        layer: config.layer,
        cases: opened.suite.cases.length,
        rewordings,
        trials,
        followUps,
      }),
    close,
  });
}

function catalogueOf(
  config: Config,
  spec: NonNullable<Config["relations"]>,
  host: RelationsHost,
): Promise<Result<RelationCatalogue>> {
  if (spec === "default") return Promise.resolve(succeed(BUILT_IN_CATALOGUE));
  return openCatalogue(spec, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    onOutput: (line) => host.log.info(line),
  });
}

/** Code of ours: it needs no worker, and has no check of its own. */
const BUILT_IN_CATALOGUE: RelationCatalogue = {
  name: "default",
  relations: BUILT_IN_RELATIONS.map(({ name, kind, compares }) => ({ name, kind, compares, checked: false })),
  reword: async (index, input) => ({
    ok: true,
    reply: { text: BUILT_IN_RELATIONS[index]?.transform(input) ?? input },
  }),
  check: async () => ({ ok: false, why: "a built-in relation compares, and checks nothing" }),
  close: async () => {},
};

/** So many problems are told: a relation that throws does so on every probe. */
const MOST_PROBLEMS = 5;

async function reword(
  catalogue: RelationCatalogue,
  opened: OpenedSuite,
  host: RelationsHost,
): Promise<Result<readonly Rewording[]>> {
  const rewordings: Rewording[] = [];
  const problems: Problem[] = [];
  for (const [index, { name }] of catalogue.relations.entries()) {
    const replies = await Promise.all(opened.suite.cases.map(({ input }) => catalogue.reword(index, input)));
    for (const [caseIndex, reply] of replies.entries()) {
      if (!reply.ok) problems.push(unworded(catalogue.name, name, caseIndex, host.redact(reply.why), opened));
      else if (reply.reply.text !== opened.suite.cases[caseIndex]?.input)
        rewordings.push({ relation: name, caseIndex, input: reply.reply.text });
    }
  }
  return problems.length === 0 ? succeed(rewordings) : fail(...problems.slice(0, MOST_PROBLEMS));
}

function unworded(
  catalogue: string,
  relation: string,
  caseIndex: number,
  why: string,
  { suite, text }: OpenedSuite,
): Problem {
  return {
    code: "relations-invalid",
    message: `relation \`${relation}\` of \`${catalogue}\` cannot reword \`cases[${caseIndex}]\`: ${why}`,
    hint: "Fix its `transform`; an input it does not apply to is returned as it is, and skipped.",
    at: placeOf(withLines(suite, text), caseIndex),
  };
}

function placeOf(suite: Suite, caseIndex: number) {
  const line = suite.cases[caseIndex]?.line;
  return { file: suite.file, ...(line === undefined ? {} : { line }), path: `cases[${caseIndex}]` };
}
