/** A collected shard as terminal text, Markdown and `agentverity.collection/v1`. It says how much there is, never what it means. */
import { markdownCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { stableJson } from "./format/stable-json.ts";
import { count, whole } from "./format.ts";

export interface ShardModel {
  readonly version: string;
  /** 1-based. */
  readonly shard: { readonly index: number; readonly of: number };
  /** Calls of this shard, and how they ended; counts. */
  readonly planned: number;
  readonly answered: number;
  readonly failed: number;
  /** Calls of all shards together, count. */
  readonly plannedInAll: number;
  /** Why fewer were made. */
  readonly stopped?: string;
  /** Path. */
  readonly journal: string;
}

export function shardHeadline({ shard, planned, answered, failed }: ShardModel): string {
  const word = answered === planned ? "COLLECTED" : "INCOMPLETE";
  const lost = failed === 0 ? "" : `, ${whole(failed)} failed`;
  return `${word} - shard ${shard.index}/${shard.of}: ${whole(answered)} of ${count(planned, "call")} answered${lost}`;
}

export function renderShardText(model: ShardModel): string {
  const lines = [
    plainProse(shardHeadline(model)),
    `  ${plainProse(aboutOf(model))}`,
    ...stepsOf(model).map((step) => `  ${plainProse(step.replaceAll("`", "'"))}`),
    `  Journal: ${plainName(model.journal, 400)}`,
  ];
  return `${lines.join("\n")}\n`;
}

export function renderShardMarkdown(model: ShardModel): string {
  const icon = model.answered === model.planned ? "📦" : "➖";
  return [
    `## ${icon} ${markdownProse(shardHeadline(model))}`,
    markdownProse(aboutOf(model)),
    stepsOf(model)
      .map((step, index) => `${index + 1}. ${markdownProse(step)}`)
      .join("\n"),
    `Journal: ${markdownCode(model.journal, 400)}`,
    "",
  ].join("\n\n");
}

export function renderShardJson(model: ShardModel): string {
  return stableJson({
    schema: "agentverity.collection/v1",
    agentverity_version: model.version,
    shard: model.shard.index,
    shards: model.shard.of,
    complete: model.answered === model.planned,
    calls_planned: model.planned,
    calls_answered: model.answered,
    calls_failed: model.failed,
    calls_planned_in_all: model.plannedInAll,
    stopped: model.stopped ?? null,
    journal: model.journal,
  });
}

function aboutOf({ shard, plannedInAll }: ShardModel): string {
  return shard.of === 1
    ? "This is the only shard of the run. Nothing is judged yet."
    : `A part of ${count(plannedInAll, "call")} in ${whole(shard.of)} shards. Nothing is judged yet: a part says nothing about the whole.`;
}

const STOPPED: Readonly<Record<string, string>> = {
  error: "It stopped at the first failure, as `error-policy: stop` asks.",
  "all-failing": "It stopped because every call so far had failed: mend the agent first.",
  "max-cost": "It stopped because its share of `max-cost` is spent: raise `max-cost`.",
};

function stepsOf({ answered, planned, stopped = "" }: ShardModel): readonly string[] {
  if (answered === planned)
    return [
      "Judge it with the others: `agentverity merge`, or `mode: assess` with all journals as `evidence`.",
    ];
  const why = STOPPED[stopped];
  return [
    ...(why === undefined ? [] : [why]),
    'Run this shard again with `--resume` (in GitHub Actions: "Re-run failed jobs"): what was answered is kept.',
  ];
}
