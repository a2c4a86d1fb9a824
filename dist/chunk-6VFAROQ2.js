import {
  callsOf,
  followUpLine,
  headerLine,
  headerOf,
  record2 as record,
  scoreTrial,
  trialLine,
  withAgent
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/collect-shard.ts
var { dirname, join } = process.getBuiltinModule("node:path");
async function collectShard(config, host) {
  const { shard = { index: 1, of: 1 } } = config;
  return withAgent(config, host, shard, (run) => ask(run, config, host));
}
async function ask(run, config, host) {
  const { share, found } = run;
  if (share === void 0) throw new RangeError("a shard has a share of the plan");
  const textless = untestable(run);
  if (textless !== void 0) return { kind: "refused", problems: [textless], callsMade: 0 };
  announce(run, share);
  const recorded = await record(run);
  const counts = countsOf(recorded, share, config);
  const { stopped, made } = recorded;
  if (stopped === "interrupted")
    return { kind: "interrupted", kept: counts.answered, planned: counts.planned, journal: found.path };
  return {
    kind: "collected",
    shard: share.shard,
    ...counts,
    made,
    stopped,
    plannedInAll: callsOf(run.plan, share),
    journal: found.path,
    kept: keep(run, recorded, config, host)
  };
}
function announce({ agent, suite: { suite }, host, ...run }, share) {
  for (const note of agent.notes) host.log.info(note);
  const { index, of } = share.shard;
  host.log.info(
    `shard ${index} of ${of}: ${share.calls + share.rewordings.length} of ${callsOf(run.plan, share)} calls planned; ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}`
  );
  const dearer = readingPrice(run.plan, callsOf(run.plan, share), share.shard);
  if (dearer !== void 0) host.log.info(dearer);
}
function readingPrice(plan, calls, { of }) {
  return plan.sequential === void 0 || plan.limited || of === 1 || calls <= plan.calls ? void 0 : `a sequential reading in shards asks for all that might be read, since no shard knows what the others read: ${calls} calls, where one process takes ${plan.calls} for an agent that never flips; \`budget\` limits them, \`method: wilson\` takes no more in shards`;
}
function countsOf({ trials, followUps, progress }, share, { layer }) {
  const isAnswered = ({ result }) => scoreTrial(result, layer).ok;
  const answeredFollowUps = followUps.filter(({ result }) => result.ok).length;
  const answered = trials.filter(isAnswered).length + answeredFollowUps;
  return {
    planned: Math.max(progress.planned, trials.length) + share.rewordings.length,
    answered,
    failed: trials.length + followUps.length - answered
  };
}
function keep(run, { trials, followUps }, config, host) {
  const { path } = run.found;
  if (config.artifactContent === "full") return path;
  const content = config.layer === "text" ? "full" : "decisions";
  const lines = [
    headerLine(headerOf(run)),
    ...trials.map((trial) => trialLine(trial, content)),
    ...followUps.map((followUp) => followUpLine(followUp, content))
  ];
  const kept = join(dirname(path), "decisions.jsonl");
  host.files.write(
    kept,
    lines.map((line) => `${line}
`)
  );
  return kept;
}
function untestable({ config, suite: { suite }, relations, host }) {
  if (config.artifactContent === "full" || host.journalStore === void 0) return void 0;
  const tested = suite.cases.some((item) => item.expect !== void 0);
  if (!tested && (config.relations ?? "default") === "default") return void 0;
  const what = tested ? "the tests of the suite look" : "a relation of your own may look";
  return {
    code: "input-conflict",
    message: `${what} at texts, arguments and outputs, and \`artifact-content: decisions\` hands on none of them: whoever judges the ${relations.rewordings.length > 0 ? "answers" : "shards"} could not tell`,
    hint: "Set `artifact-content: full` in the jobs that collect."
  };
}
export {
  collectShard
};
