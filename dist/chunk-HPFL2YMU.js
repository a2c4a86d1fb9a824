import {
  shorten
} from "./chunk-P3TIGSQW.js";
import {
  differences,
  fail,
  readTrials,
  shardName,
  succeed
} from "./chunk-ASQNIYQV.js";

// src/evidence/unite-shards.ts
var MOST_PROBLEMS = 10;
function uniteShards(texts) {
  const read = [];
  const problems = [];
  for (const { file, text } of texts) {
    const trials = readTrials(file, text);
    if (trials.ok) read.push({ ...trials.value, file });
    else problems.push(...trials.problems.map((problem) => ({ ...problem, hint: AS_WRITTEN })));
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  const [first] = read;
  if (first === void 0) throw new RangeError("no shard to unite");
  problems.push(...read.flatMap((other) => otherRun(first, other)), ...twice(read));
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  return succeed(unite(first, read));
}
var AS_WRITTEN = "Give the journals as the shards wrote them.";
function unite({ header }, read) {
  const { shard: own, earlierAttempts: _, ...whole } = header;
  const journals = read.flatMap(
    ({ file, header: { shard }, trials, followUps }) => shard === void 0 ? [] : [
      {
        file,
        shard,
        trials: lastOf(trials, (each) => `${each.caseIndex}:${each.trial}`),
        followUps: lastOf(followUps, (each) => `${each.caseIndex}:${each.relation}`)
      }
    ]
  );
  const present = new Set(journals.map(({ shard }) => shard.index));
  const of = own?.of ?? 1;
  const attempts = Math.min(...read.map((each) => each.header.earlierAttempts ?? 0));
  return {
    header: { ...whole, ...attempts === 0 ? {} : { earlierAttempts: attempts } },
    agent: own?.agent ?? "",
    journals: journals.sort((a, b) => a.shard.index - b.shard.index),
    missing: Array.from({ length: of }, (_2, place) => ({ index: place + 1, of })).filter(
      ({ index }) => !present.has(index)
    )
  };
}
function lastOf(calls, keyOf) {
  return [...new Map(calls.map((call) => [keyOf(call), call])).values()];
}
function otherRun(first, other) {
  const [was, is] = [first.header, other.header];
  if (is.shard === void 0 || was.shard === void 0)
    return [noShard(is.shard === void 0 ? other : first)];
  const changed = [
    ...differences(was, is),
    ...was.shard.of === is.shard.of ? [] : [`the number of shards (${was.shard.of} there, ${is.shard.of} here)`],
    ...was.shard.agent === is.shard.agent ? [] : ["the agent's name"],
    ...was.isolation === is.isolation ? [] : [`\`isolation\` (${was.isolation} there, ${is.isolation} here)`],
    ...was.reading?.seed === is.reading?.seed ? [] : ["the seed of the declared order"],
    ...was.reading?.cap === is.reading?.cap && String(was.repeats) === String(is.repeats) ? [] : ["the number of planned calls"]
  ];
  if (changed.length === 0) return [];
  return [
    {
      code: "evidence-invalid",
      message: `${other.file} (shard ${shardName(is.shard)}) is of another run than ${first.file}: ${changed.join(", ")} differ`,
      hint: "Give the shards of one run, and of one commit.",
      at: { file: other.file, line: 1 }
    }
  ];
}
function noShard({ file }) {
  return {
    code: "evidence-invalid",
    message: `${file} is the journal of a whole run, and stands beside shards of one`,
    hint: "Give the shards alone, or the whole run alone.",
    at: { file, line: 1, path: "shard" }
  };
}
function twice(read) {
  const seen = /* @__PURE__ */ new Map();
  const problems = [];
  for (const { file, header } of read) {
    if (header.shard === void 0) continue;
    const other = seen.get(header.shard.index);
    if (other !== void 0)
      problems.push({
        code: "evidence-invalid",
        message: `shard ${shardName(header.shard)} stands in ${shorten(other)} and in ${shorten(file)}: its calls would count twice`,
        hint: "Give each shard once: the last journal of each.",
        at: { file, line: 1, path: "shard" }
      });
    seen.set(header.shard.index, file);
  }
  return problems;
}

export {
  uniteShards
};
