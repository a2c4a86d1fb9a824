import {
  isRed
} from "./chunk-XRCRHXNW.js";
import "./chunk-WOSBJXOQ.js";
import "./chunk-FAXCJPP5.js";
import {
  count,
  markdownCode,
  markdownProse,
  plainName,
  plainProse,
  stableJson,
  whole
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/shard-publication.ts
var { dirname } = process.getBuiltinModule("node:path");

// src/report/shard.ts
function shardHeadline({ shard, planned, answered, failed }) {
  const word = answered === planned ? "COLLECTED" : "INCOMPLETE";
  const lost = failed === 0 ? "" : `, ${whole(failed)} failed`;
  return `${word} - shard ${shard.index}/${shard.of}: ${whole(answered)} of ${count(planned, "call")} answered${lost}`;
}
function renderShardText(model) {
  const lines = [
    plainProse(shardHeadline(model)),
    `  ${plainProse(aboutOf(model))}`,
    ...stepsOf(model).map((step) => `  ${plainProse(step.replaceAll("`", "'"))}`),
    `  Journal: ${plainName(model.journal, 400)}`
  ];
  return `${lines.join("\n")}
`;
}
function renderShardMarkdown(model) {
  const icon = model.answered === model.planned ? "📦" : "➖";
  return [
    `## ${icon} ${markdownProse(shardHeadline(model))}`,
    markdownProse(aboutOf(model)),
    stepsOf(model).map((step, index) => `${index + 1}. ${markdownProse(step)}`).join("\n"),
    `Journal: ${markdownCode(model.journal, 400)}`,
    ""
  ].join("\n\n");
}
function renderShardJson(model) {
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
    journal: model.journal
  });
}
function aboutOf({ shard, plannedInAll }) {
  return shard.of === 1 ? "This is the only shard of the run. Nothing is judged yet." : `A part of ${count(plannedInAll, "call")} in ${whole(shard.of)} shards. Nothing is judged yet: a part says nothing about the whole.`;
}
var STOPPED = {
  error: "It stopped at the first failure, as `error-policy: stop` asks.",
  "all-failing": "It stopped because every call so far had failed: mend the agent first.",
  "max-cost": "It stopped because its share of `max-cost` is spent: raise `max-cost`."
};
function stepsOf({ answered, planned, stopped = "" }) {
  if (answered === planned)
    return [
      "Judge it with the others: `agentverity merge`, or `mode: assess` with all journals as `evidence`."
    ];
  const why = STOPPED[stopped];
  return [
    ...why === void 0 ? [] : [why],
    'Run this shard again with `--resume` (in GitHub Actions: "Re-run failed jobs"): what was answered is kept.'
  ];
}

// src/pipeline/shard-publication.ts
function shardPublication(collected, config, host) {
  const { shard, planned, answered, failed, stopped, kept, journal } = collected;
  const model = {
    version: host.version,
    shard,
    planned,
    answered,
    failed,
    plannedInAll: collected.plannedInAll,
    ...stopped === void 0 ? {} : { stopped },
    journal
  };
  const text = renderShardText(model);
  const markdown = renderShardMarkdown(model);
  const isComplete = answered === planned;
  const exitCode = isComplete ? 0 : 2;
  return {
    headline: shardHeadline(model),
    text,
    documents: { text, markdown, json: renderShardJson(model), junit: "" },
    ...config.report.includes("summary") ? { summary: markdown } : {},
    annotations: [],
    outputs: {
      status: isComplete ? "collected" : "incomplete",
      "exit-code": String(exitCode),
      headline: shardHeadline(model),
      complete: String(isComplete),
      "calls-planned": String(planned),
      "calls-made": String(answered + failed),
      "evidence-path": kept
    },
    artifacts: [
      {
        name: `${config.artifactName}-evidence-${shard.index}-of-${shard.of}`,
        files: [kept],
        root: dirname(kept),
        // What the attempt before left was incomplete, or it would not run again.
        ...Number(host.environment["GITHUB_RUN_ATTEMPT"] ?? "1") > 1 ? { replaces: true } : {},
        ...config.retentionDays === void 0 ? {} : { retentionDays: config.retentionDays }
      }
    ],
    red: isRed(exitCode, config.failOn),
    exitCode
  };
}
export {
  shardPublication
};
