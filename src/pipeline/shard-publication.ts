/** A collected shard, rendered: how much of it there is, and what judges it. */
import { dirname } from "node:path";
import type { Config } from "../inputs/config.ts";
import type { Publication } from "../ports.ts";
import {
  renderShardJson,
  renderShardMarkdown,
  renderShardText,
  type ShardModel,
  shardHeadline,
} from "../report/shard.ts";
import type { CollectedShard } from "./collect-shard.ts";
import type { Host } from "./host.ts";
import { isRed } from "./publication.ts";

export function shardPublication(collected: CollectedShard, config: Config, host: Host): Publication {
  const { shard, planned, answered, failed, stopped, kept, journal } = collected;
  const model: ShardModel = {
    version: host.version,
    shard,
    planned,
    answered,
    failed,
    plannedInAll: collected.plannedInAll,
    ...(stopped === undefined ? {} : { stopped }),
    journal,
  };
  const text = renderShardText(model);
  const markdown = renderShardMarkdown(model);
  const isComplete = answered === planned;
  const exitCode = isComplete ? 0 : 2;
  return {
    headline: shardHeadline(model),
    text,
    documents: { text, markdown, json: renderShardJson(model), junit: "" },
    ...(config.report.includes("summary") ? { summary: markdown } : {}),
    annotations: [],
    outputs: {
      status: isComplete ? "collected" : "incomplete",
      "exit-code": String(exitCode),
      headline: shardHeadline(model),
      complete: String(isComplete),
      "calls-planned": String(planned),
      "calls-made": String(answered + failed),
      "evidence-path": kept,
    },
    artifacts: [
      {
        name: `${config.artifactName}-evidence-${shard.index}-of-${shard.of}`,
        files: [kept],
        root: dirname(kept),
        // What the attempt before left was incomplete, or it would not run again.
        ...(Number(host.environment["GITHUB_RUN_ATTEMPT"] ?? "1") > 1 ? { replaces: true as const } : {}),
        ...(config.retentionDays === undefined ? {} : { retentionDays: config.retentionDays }),
      },
    ],
    red: isRed(exitCode, config.failOn),
    exitCode,
  };
}
