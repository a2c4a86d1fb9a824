import {
  uniteShards
} from "./chunk-WBJECMRH.js";
import "./chunk-VTB5C4XC.js";
import {
  judgeCalls
} from "./chunk-I2C6CTOO.js";
import "./chunk-YZIVGCR5.js";
import "./chunk-ZLXSWCPK.js";
import {
  NO_RELATIONS,
  count,
  coversAll,
  curtailRule,
  declaredPairs,
  differences,
  digestOf,
  dispenserFor,
  fail,
  fileTrouble,
  firstAnswers,
  followUpLine,
  headerLine,
  identify,
  keyOf,
  list,
  mostTrials,
  planCalls,
  planReading,
  prepareRelations,
  questionOf,
  shardName,
  shardOfFollowUp,
  shardOfPair,
  succeed,
  trialLine,
  wantedPairs
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/collect/as-one-process.ts
function asOneProcess(request, trials) {
  const made = new Map(trials.map((trial) => [keyOf(trial), trial]));
  const dispenser = dispenserFor(request, []);
  const read = [];
  const missing = [];
  const depends = request.sequential !== void 0 || request.curtail !== void 0;
  for (let slot = dispenser.next(); slot !== void 0; slot = dispenser.next()) {
    if (slot === "later") throw new RangeError("one call at a time waits for no other");
    const trial = made.get(keyOf(slot));
    if (trial === void 0) missing.push(slot);
    if (trial === void 0 && depends) break;
    if (trial !== void 0) read.push(trial);
    dispenser.done(trial ?? unanswered(slot));
  }
  return { trials: read, missing };
}
function unanswered(slot) {
  return {
    ...slot,
    attempt: 1,
    startedAt: "",
    result: { ok: false, failure: { kind: "missing", message: "" } }
  };
}

// src/pipeline/shard-gaps.ts
var MOST_NAMED = 8;
function shardGaps({ journals, missing: lost }, { pairs, cases, missing, rewordings = [] }) {
  const [{ shard: { of } = { of: 1 } } = {}] = journals;
  const owner = ownerOf({ pairs, cases, rewordings }, of);
  const asked = new Set(journals.flatMap((journal) => journal.followUps.map(followUpKey)));
  const unasked = rewordings.filter((each) => !asked.has(followUpKey(each)));
  const short = /* @__PURE__ */ new Set([...missing.map(owner.pair), ...unasked.map(owner.followUp)]);
  const isLost = new Set(lost.map(({ index }) => index));
  const clauses = [
    gapClause(lost, "missing"),
    gapClause(
      journals.map(({ shard }) => shard).filter(({ index }) => short.has(index) && !isLost.has(index)),
      "unfinished"
    )
  ].filter((clause) => clause !== "");
  return clauses.length === 0 ? void 0 : clauses.join(" and ");
}
function gapClause(shards, word) {
  const [first] = shards;
  if (first === void 0) return "";
  if (shards.length === 1) return `shard ${shardName(first)} is ${word}`;
  return `${count(shards.length, "shard")} are ${word} (${list(shards.map(shardName), MOST_NAMED)})`;
}
function ownerOf({ pairs, cases, rewordings = [] }, of) {
  const positions = new Map(pairs.map((each) => [`${each.caseIndex}:${each.pair}`, each.position]));
  const places = new Map(rewordings.map((each, place) => [followUpKey(each), place]));
  return {
    /** undefined: no call of the plan. */
    pair: ({ caseIndex, trial }) => {
      const position = positions.get(`${caseIndex}:${trial >> 1}`);
      return position === void 0 ? void 0 : shardOfPair(position, cases, of);
    },
    followUp: (each) => {
      const place = places.get(followUpKey(each));
      return place === void 0 ? void 0 : shardOfFollowUp(place, pairs.length, of);
    }
  };
}
function foreignCall({ journals }, parts) {
  for (const { file, shard, trials, followUps } of journals) {
    const owner = ownerOf(parts, shard.of);
    const trial = trials.find((each) => owner.pair(each) !== shard.index);
    const followUp = parts.rewordings && followUps.find((each) => owner.followUp(each) !== shard.index);
    const what = trial === void 0 ? followUp && `the follow-up \`${followUp.relation}\` of case ${followUp.caseIndex}` : `trial ${trial.trial} of case ${trial.caseIndex}`;
    if (what !== void 0)
      return {
        code: "evidence-invalid",
        message: `${file} holds ${what}, which is no call of shard ${shardName(shard)}`,
        hint: "Give the journals as the shards wrote them.",
        at: { file, path: "shard" }
      };
  }
  return void 0;
}
function followUpKey({ caseIndex, relation }) {
  return `${caseIndex}:${relation}`;
}

// src/pipeline/shard-settings.ts
function adopted(config, { config: said, reading }, followUps) {
  const number = (name) => typeof said[name] === "number" ? said[name] : void 0;
  const repeats = config.repeats ?? number("repeats");
  const paid = reading === void 0 ? void 0 : 2 * reading.cap + followUps;
  const budget = reading === void 0 ? config.budget ?? number("budget") : paid;
  return {
    ...config,
    ...repeats === void 0 ? {} : { repeats },
    ...budget === void 0 ? {} : { budget },
    method: said["method"] === "sequential" ? "sequential" : config.method,
    curtail: config.curtail || said["curtail"] === true,
    ...config.relations === void 0 && said["relations"] === "default" ? { relations: "default" } : {}
  };
}
var OF_AGENT = ["agent", "agent's configuration", "isolation"];
var OF_RELATIONS = ["relations", "relations' rewordings"];
function settingProblems(config, { header, opened: { suite }, relations, file }) {
  const here = identify(config, suite, header.tree, relations ?? {});
  const unknown = [
    ...config.agent === void 0 ? OF_AGENT : [],
    ...relations === void 0 ? OF_RELATIONS : []
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
      at: { file, line: 1 }
    }
  ];
}

// src/pipeline/write-whole.ts
var { join } = process.getBuiltinModule("node:path");
function writeWhole({ config, host, team }, united) {
  const { header, journals } = united;
  const key = digestOf([header.configDigest, header.suiteDigest]).slice(-16);
  const folder = config.mode === "merge" ? "" : "assess";
  const directory = join(host.outputDirectory(config.workingDirectory, key), folder);
  if (team === void 0) return succeed({ directory });
  const path = join(directory, "trials.jsonl");
  try {
    const journal = host.files.openJournal(path, 0);
    journal.append(headerLine(header));
    for (const { trials, followUps } of journals) {
      for (const trial of trials) journal.append(trialLine(trial, "full"));
      for (const followUp of followUps) journal.append(followUpLine(followUp, "full"));
    }
    journal.close();
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === void 0) throw error;
    return fail(trouble);
  }
  return succeed({ directory, path });
}

// src/pipeline/judge-shards.ts
async function judgeShards(shards) {
  const united = uniteShards(shards.journals);
  if (!united.ok) return united;
  const relations = await relationsOf(shards, united.value);
  if (!relations.ok) return relations;
  try {
    return await judgeUnited(shards, united.value, relations.value);
  } finally {
    await relations.value?.close();
  }
}
async function relationsOf({ config, opened, host, team }, { header, journals }) {
  const asked = header.config["relations"] ?? "default";
  const spec = adopted(config, header, 0);
  const isOurs = asked === "default" && (spec.relations === void 0 || spec.relations === "default");
  if (team === void 0 && !isOurs) return succeed(void 0);
  if (spec.relations === void 0 && asked !== "default")
    return fail(...settingProblems(spec, { header, opened, relations: {}, file: journals[0]?.file ?? "" }));
  return prepareRelations(spec, opened, team ?? builtIn(host));
}
function builtIn({ log }) {
  return { log, environment: {}, workerPath: "", redact: (text) => text };
}
async function judgeUnited(shards, united, relations) {
  const planned = planOf(shards, united, relations);
  if (!planned.ok) return planned;
  const { run, parts } = planned.value;
  const journal = writeWhole(shards, united);
  if (!journal.ok) return journal;
  const { host } = shards;
  const { path, directory } = journal.value;
  const { trials, missing } = asOneProcess(
    requestOf(run),
    united.journals.flatMap((each) => each.trials)
  );
  tellSurplus(united, trials, host);
  const unfinished = shardGaps(united, { ...parts, missing });
  const { header, agent } = united;
  const judged = await judgeCalls(
    {
      ...run,
      agent: { name: agent, isolation: header.isolation },
      earlierAttempts: header.earlierAttempts ?? 0,
      journal: path ?? parts.file,
      host
    },
    {
      trials,
      followUps: askedFollowUps(united, relations, firstAnswers(trials, run.config.layer)),
      stopped: void 0,
      ...unfinished === void 0 ? {} : { unfinished },
      ...timesOf(united, host)
    }
  );
  if (!judged.ok) return judged;
  return succeed({ ...judged.value, directory, ...path === void 0 ? {} : { journal: path } });
}
function planOf({ config: given, opened }, united, relations) {
  const { header, journals } = united;
  const file = journals[0]?.file ?? "";
  const followUps = relations?.rewordings.length ?? journals.reduce((sum, each) => sum + each.followUps.length, 0);
  const config = adopted(given, header, followUps);
  const problems = settingProblems(config, { header, opened, relations: relations?.identity, file });
  if (problems.length > 0) return fail(...problems);
  const plan = planCalls(config, opened.suite, followUps);
  if (!plan.ok) return plan;
  const reading = readingOf(header, opened, config);
  const repeats = reading?.repeats ?? plan.value.repeats;
  if (String(repeats) !== String(header.repeats)) return fail(otherPlan(file));
  const pairs = declaredPairs(repeats, reading?.plan);
  const parts = { file, pairs, cases: repeats.length, rewordings: relations?.rewordings };
  const foreign = foreignCall(united, parts);
  if (foreign !== void 0) return fail(foreign);
  const run = { config, suite: opened, relations: relations ?? NO_RELATIONS, plan: plan.value, reading };
  return succeed({ run: { ...run, repeats }, parts });
}
function readingOf({ reading }, { suite }, { epsilon }) {
  const question = questionOf(suite, epsilon);
  if (reading === void 0 || wantedPairs(question) === void 0) return void 0;
  const plan = planReading(question, reading.cap, reading.seed);
  return { plan, repeats: mostTrials(plan), isContinued: false };
}
function requestOf(run) {
  const { config, suite, reading, repeats } = run;
  const curtail = curtailRule(config);
  return {
    inputs: suite.suite.cases.map((item) => item.input),
    repeats,
    ...reading === void 0 ? {} : { sequential: reading.plan },
    ...curtail === void 0 ? {} : { curtail },
    coverAll: coversAll(run),
    layer: config.layer,
    maxWorkers: 1,
    parallelRepeats: false,
    stopOnError: false
  };
}
function askedFollowUps({ journals }, relations, sources) {
  const followUps = journals.flatMap((journal) => journal.followUps);
  if (relations === void 0) return followUps;
  const byKey = new Map(followUps.map((each) => [`${each.caseIndex}:${each.relation}`, each]));
  return relations.rewordings.flatMap(
    ({ caseIndex, relation }) => sources.has(caseIndex) ? byKey.get(`${caseIndex}:${relation}`) ?? [] : []
  );
}
function tellSurplus({ journals }, read, host) {
  const made = journals.reduce((sum, { trials }) => sum + trials.length, 0);
  if (made > read.length)
    host.log.info(
      `${count(made - read.length, "call")} of the shards ${made - read.length === 1 ? "was" : "were"} made beyond where one process would have stopped, since no shard knows what the others read: ${made - read.length === 1 ? "it decides" : "they decide"} nothing`
    );
}
function timesOf({ journals }, host) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startedAt, result } of journals.flatMap((each) => [...each.trials, ...each.followUps])) {
    const start = Date.parse(startedAt);
    if (Number.isNaN(start)) continue;
    from = Math.min(from, start);
    to = Math.max(to, start + (result.ok ? result.observation.latencyMs ?? 0 : 0));
  }
  const isKnown = Number.isFinite(from);
  return {
    startedAt: (isKnown ? new Date(from) : host.clock.now()).toISOString(),
    durationMs: () => isKnown ? Math.round(to - from) : 0
  };
}
function otherPlan(file) {
  return {
    code: "evidence-invalid",
    message: `the plan in ${file} is not the one that follows from the suite and the settings`,
    hint: "Judge the shards with the version, the suite and the settings that they were collected with.",
    at: { file, line: 1, path: "plan" }
  };
}
export {
  judgeShards
};
