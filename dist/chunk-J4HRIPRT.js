import {
  Unanswered,
  configPaths,
  known
} from "./chunk-3E6ZQXFV.js";
import {
  judge
} from "./chunk-EFQAH2AJ.js";
import {
  fail,
  identify,
  readConfig,
  readShard,
  shardName,
  succeed
} from "./chunk-QMDUAR73.js";

// src/pipeline/gate/head-files.ts
var { join, resolve } = process.getBuiltinModule("node:path");
var ROOT = resolve("/", "agentverity-head");
async function headFiles(host, sha, added) {
  const texts = /* @__PURE__ */ new Map();
  const places = configPaths(host);
  for (const path of places) await fetchInto(texts, host, sha, path);
  const config = await readConfig(host.inputs, { workingDirectory: ROOT, read: readerOf(texts, places) });
  if (!config.ok) return config;
  const suite = config.value.suite ?? config.value.probes;
  if (suite !== void 0) {
    const path = resolve(config.value.workingDirectory, suite);
    if (isInside(path)) await fetchInto(texts, host, sha, path.slice(ROOT.length + 1).replaceAll("\\", "/"));
  }
  for (const [name, text] of added) texts.set(resolve(config.value.workingDirectory, name), text);
  return { ok: true, value: { config: config.value, files: overlaid(host.files, texts) } };
}
function readerOf(texts, places) {
  const files = new Set(places.map((path) => join(ROOT, path)));
  return (path) => {
    if (!files.has(path)) throw new Error(`${path} is no file that was asked for`);
    return texts.get(path);
  };
}
async function fetchInto(texts, host, sha, path) {
  const file = known(await host.server.fileAt(sha, path), `\`${path}\` at \`${sha.slice(0, 7)}\``);
  if (file !== void 0) texts.set(join(ROOT, path), file.text);
}
function wholeLines(text) {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const bytes = Buffer.byteLength(whole);
  return { text: whole, bytes, tornBytes: Buffer.byteLength(text) - bytes };
}
function isInside(path) {
  return path.startsWith(join(ROOT, "/"));
}
function overlaid(files, texts) {
  const textOf = (path) => isInside(path) ? texts.get(path) : void 0;
  return {
    ...files,
    read: textOf,
    chunks: (path) => {
      const text = textOf(path);
      return text === void 0 ? void 0 : [new TextEncoder().encode(text)];
    },
    match: () => [],
    readJournal: (path) => {
      const text = textOf(path);
      return text === void 0 ? void 0 : wholeLines(text);
    }
  };
}

// src/pipeline/gate/stored-text.ts
var MOST_BYTES = 64 * 1024 * 1024;
async function storedText(host, artifact, names) {
  if (artifact.sizeBytes > MOST_BYTES) return fail(unusable(artifact, "it is larger than 64 MiB"));
  const files = await host.server.download(artifact, MOST_BYTES);
  if (!files.ok && isForGood(files.trouble)) return fail(unusable(artifact, files.trouble.reason));
  const found = known(files, `artifact \`${artifact.name}\` of run ${artifact.run?.id ?? 0}`);
  const name = names.find((each) => found.has(each));
  const bytes = name === void 0 ? void 0 : found.get(name);
  if (bytes === void 0) return fail(unusable(artifact, `it holds no \`${names[0]}\``));
  const text = decoded(bytes);
  if (text === void 0) return fail(unusable(artifact, `its \`${name}\` is not UTF-8 text`));
  return succeed(text);
}
function isForGood({ status }) {
  return status === 200 || status === 404 || status === 410;
}
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return void 0;
  }
}
function unusable({ name, run }, why) {
  return {
    code: "evidence-invalid",
    message: `artifact \`${name}\` of run ${run?.id ?? 0} is not used: ${why}`,
    hint: "Push a commit, or reopen the pull request, to measure again."
  };
}

// src/pipeline/gate/stored-shards.ts
var JOURNALS = ["trials.jsonl", "decisions.jsonl"];
async function readStoredShards(host, sha, run, name) {
  const artifacts = known(await host.server.artifacts({ run: run.id }), `the artifacts of run ${run.id}`);
  const shards = newestOf(
    artifacts.filter((artifact) => !artifact.expired && artifact.run?.id === run.id),
    name
  );
  if (shards.length === 0) return void 0;
  const texts = /* @__PURE__ */ new Map();
  const problems = [];
  for (const { shard, artifact } of shards) {
    const text = await storedText(host, artifact, JOURNALS);
    if (text.ok) texts.set(`shard-${shard.index}-of-${shard.of}.jsonl`, text.value);
    else problems.push(...text.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  const head = await headFiles(host, sha, texts);
  if (!head.ok) return head;
  const { config, files } = head.value;
  const evidence = { files: [...texts.keys()], format: "trials" };
  return judge({ ...config, evidence }, { ...host, files });
}
function newestOf(artifacts, name) {
  const found = artifacts.flatMap((artifact) => {
    const shard = shardOf(artifact.name, name);
    return shard === void 0 ? [] : [{ shard, artifact }];
  }).sort((a, b) => a.artifact.id - b.artifact.id);
  const of = found.at(-1)?.shard.of;
  const newest2 = new Map(found.map((each) => [shardName(each.shard), each]));
  return [...newest2.values()].filter(({ shard }) => shard.of === of);
}
function shardOf(artifact, name) {
  const prefix = `${name}-`;
  if (!artifact.startsWith(prefix)) return void 0;
  const [index, of, ...rest] = artifact.slice(prefix.length).split("-of-");
  return of === void 0 || rest.length > 0 ? void 0 : readShard(`${index}/${of}`);
}

// src/pipeline/gate/stored-evidence.ts
var EVIDENCE_FILE = "evidence.json";
var MOST_RUNS = 20;
async function findStored(host, search) {
  const own = await ownRun(host);
  const problems = [];
  for await (const run of candidates(host, search, own)) {
    const read = await readOf(host, search.pull.head.sha, search.artifactName, run);
    if (read === void 0) continue;
    if ("measurement" in read) return read;
    problems.push(...read);
  }
  return problems;
}
async function findOwn(host, sha, artifactName) {
  return await readOf(host, sha, artifactName, await ownRun(host)) ?? [];
}
async function ownRun(host) {
  const { runId } = host.event;
  const own = known(await host.server.run(runId), "this run");
  if (own === void 0)
    throw new Unanswered(`this run could not be read (the server knows no run ${runId})`);
  return own;
}
async function* candidates(host, search, own) {
  const { pull, baseline } = search;
  const sameFiles = treeComparison(host, pull.head.sha, baseline);
  if (await sameFiles(own.headSha)) yield own;
  if (!search.reuse) return;
  const measures = isApart(own) ? [own.path, ...search.measuredBy ?? []] : [own.path];
  const runs = known(
    await host.server.runs({ event: "pull_request", branch: pull.head.branch }),
    "the earlier runs of this branch"
  );
  const earlier = runs.filter(
    (run) => run.id !== own.id && measures.includes(run.path) && run.headRepository === pull.head.repository
  ).sort((a, b) => b.id - a.id).slice(0, MOST_RUNS);
  for (const run of earlier) if (await sameFiles(run.headSha)) yield run;
}
function isApart({ event }) {
  return event === "workflow_run" || event === "workflow_dispatch";
}
function treeComparison(host, head, baseline) {
  const digests = /* @__PURE__ */ new Map();
  const digestOf = async (sha) => {
    const digest = digests.get(sha) ?? known(await host.server.treeDigest(sha, [baseline]), `the files of \`${sha.slice(0, 7)}\``);
    digests.set(sha, digest);
    return digest;
  };
  return async (sha) => sha === head || await digestOf(sha) === await digestOf(head);
}
async function newest(host, run, name) {
  const found = known(await host.server.artifacts({ run: run.id, name }), `the artifacts of run ${run.id}`);
  return found.filter((artifact) => !artifact.expired && artifact.name === name && artifact.run?.id === run.id).sort((a, b) => b.id - a.id)[0];
}
async function readOf(host, sha, artifactName, run) {
  const name = `${artifactName}-evidence`;
  const artifact = await newest(host, run, name);
  if (artifact !== void 0) {
    const text = await storedText(host, artifact, [EVIDENCE_FILE]);
    return text.ok ? judgeStored(host, sha, run, text.value) : text.problems;
  }
  const shards = await readStoredShards(host, sha, run, name);
  if (shards === void 0) return void 0;
  if (!shards.ok) return shards.problems;
  return { measurement: shards.value, run, measuredAt: shards.value.model.provenance.startedAt };
}
async function judgeStored(host, sha, run, text) {
  const head = await headFiles(host, sha, /* @__PURE__ */ new Map([[EVIDENCE_FILE, text]]));
  if (!head.ok) return head.problems;
  const { config, files } = head.value;
  const evidence = { files: [EVIDENCE_FILE], format: "evidence" };
  const judged = await judge({ ...config, evidence }, { ...host, files });
  if (!judged.ok) return judged.problems;
  const { provenance } = judged.value.model;
  const said = provenanceOf(text);
  const identity = identify(config, judged.value.suite, null);
  const isOther = config.agent !== void 0 && said.configDigest !== void 0 && said.configDigest !== identity.configDigest;
  if (isOther) return [otherSettings(run)];
  const measurement = {
    ...judged.value,
    model: {
      ...judged.value.model,
      provenance: { ...provenance, agent: said.agent ?? provenance.agent }
    }
  };
  return { measurement, run, measuredAt: said.startedAt };
}
function provenanceOf(text) {
  const { provenance } = JSON.parse(text);
  const { agent, started_at: startedAt, config_digest: configDigest } = provenance ?? {};
  const isTime = typeof startedAt === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(startedAt);
  return {
    ...typeof agent === "string" ? { agent: agent.slice(0, 200) } : {},
    startedAt: isTime ? startedAt : void 0,
    configDigest: typeof configDigest === "string" ? configDigest : void 0
  };
}
function otherSettings(run) {
  return {
    code: "evidence-invalid",
    message: `the evidence of run ${run.id} was measured with other settings than this gate has: they are not the same measurement`,
    hint: "Keep agent, tolerance, repeats and layer in the configuration file, where both jobs read them; then push a commit to measure again."
  };
}

export {
  findStored,
  findOwn
};
