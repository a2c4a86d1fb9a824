import {
  acceptedEnvironment,
  answerOf,
  candidateArtifact,
  candidateName,
  candidateOf,
  commitCandidate,
  contextAtHand,
  digestName,
  evaluateSignOff,
  eventTarget,
  gatePublication,
  isShownCandidate,
  isUnread,
  judgePull,
  publishRefusal,
  publishUnknown,
  publishUnmeasured,
  quietView,
  readCandidate,
  tellDefect,
  unpublishedNotes,
  viewOf,
  worstAnswer
} from "./chunk-MUQFHDFT.js";
import {
  contextOf,
  postAnswer
} from "./chunk-2WZ2NAD7.js";
import {
  findOwn,
  findStored
} from "./chunk-TZY2BMSZ.js";
import {
  gateHost
} from "./chunk-MGKQPYRT.js";
import {
  Unanswered,
  configPaths,
  known,
  readGatePolicy,
  signingPolicy
} from "./chunk-QWAASUCX.js";
import {
  checkBaseline
} from "./chunk-T6KW4TZ6.js";
import {
  refusalPublication
} from "./chunk-R2V2RU5Z.js";
import {
  fail,
  measure,
  succeed
} from "./chunk-ASQNIYQV.js";

// src/pipeline/gate/find-evidence.ts
async function findEvidence(host, wanted) {
  const { pull, baseline, config, spec } = wanted;
  const search = {
    pull,
    baseline,
    artifactName: config.artifactName,
    reuse: config.reuse !== "never",
    measuredBy: spec.measuredBy
  };
  const found = await lookUp(host, search);
  if ("measurement" in found) {
    const measuredAt = found.measuredAt ?? found.run.createdAt;
    return { kind: "stored", measured: { measurement: found.measurement, measuredAt }, stored: found };
  }
  const measures = wanted.mayMeasure && spec.mayMeasure;
  if (found instanceof Unanswered && !measures) throw found;
  const why = found instanceof Unanswered ? [found.message] : found.map(({ message }) => message);
  if (!measures) return { kind: "none", why };
  if (!await isOfHead(host, pull))
    return { kind: "none", why: [...why, "this run is of an older commit than the pull request's head"] };
  const measured = await measure(config, host);
  if (measured.kind !== "measured") return measured;
  const { measurement } = measured;
  return { kind: "here", measured: { measurement, measuredAt: measurement.model.provenance.startedAt } };
}
async function lookUp(host, search) {
  try {
    return await findStored(host, search);
  } catch (error) {
    if (error instanceof Unanswered) return error;
    throw error;
  }
}
async function isOfHead(host, pull) {
  const run = known(await host.server.run(host.event.runId), "this run");
  return run?.headSha === pull.head.sha;
}

// src/pipeline/gate/answer-commit.ts
async function answerCommit(ask, at, judge) {
  const { host, config, spec } = ask;
  const target = (context2) => at.silent === void 0 ? { sha: at.sha, context: context2, branch: void 0 } : void 0;
  let context;
  try {
    const policy = await readGatePolicy(host, { base: at.base, head: at.sha });
    if (!policy.ok) {
      const named = await contextAtHand(host, config, at.branch);
      return await publishRefusal(policy.problems, "the gate's configuration", target(named), ask);
    }
    context = contextOf(spec.statusContext, policy.value.baseline);
    const judged = await judge(policy.value);
    return await publish(ask, at, target(context), policy.value.baseline, judged);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const named = context ?? await contextAtHand(host, config, at.branch);
    return publishUnknown(error.message, target(named), ask, at.evidence);
  }
}
async function publish({ host, config, spec }, { sha, evidence, silent }, target, file, judged) {
  const { decision, signatures, head, approved, description } = judged;
  const findings = evidence?.kind === "here" ? evidence.measured.measurement.model.exitCode : void 0;
  const named = digestName(head?.digest);
  const rules = {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings,
    ...named === void 0 ? {} : { named }
  };
  const answer = settled(answerOf(decision, rules), description);
  const unposted = { posted: false, required: void 0, notes: silent === void 0 ? [] : [silent] };
  const posted = target === void 0 ? unposted : await postAnswer(host, target, answer);
  const view = {
    ...quietView(file),
    decision,
    signatures,
    ...head && { head },
    ...approved && { approved },
    exitCode: answer.exitCode,
    notes: [...judged.notes, ...posted.notes]
  };
  return gatePublication(
    { answer, posted, view, judged: void 0, evidence, sha, publishes: false },
    config,
    host
  );
}
function settled(answer, description) {
  const told = description === void 0 ? answer : { ...answer, description };
  return answer.unsigned ? { ...told, state: "failure", unsigned: false, red: true } : told;
}

// src/pipeline/gate/bringers.ts
var MOST_COMMITS = 50;
async function bringers({ server }, range, paths) {
  const numbers = /* @__PURE__ */ new Set();
  let sha = range.sha;
  for (let looked = 0; sha !== void 0 && sha !== range.base && looked < MOST_COMMITS; looked += 1) {
    const parents = known(await server.parents(sha), `commit \`${sha.slice(0, 7)}\``);
    if (await differs(server, sha, parents[0], paths))
      for (const number of await pullsOf(server, sha, parents[1])) numbers.add(number);
    sha = range.base === void 0 ? void 0 : parents[0];
  }
  return [...numbers];
}
async function differs(server, sha, parent, paths) {
  for (const path of paths) {
    const now = known(await server.blobAt(sha, path), `\`${path}\` at \`${sha.slice(0, 7)}\``);
    const before = parent === void 0 ? void 0 : known(await server.blobAt(parent, path), `\`${path}\` at \`${parent.slice(0, 7)}\``);
    if (now !== before) return true;
  }
  return false;
}
async function pullsOf(server, sha, merged) {
  const own = known(await server.pullRequestsOf(sha), `the pull requests of \`${sha.slice(0, 7)}\``);
  const heads = merged === void 0 ? [] : known(await server.pullRequestsAt(merged), "the pull requests of the merged head");
  return [...own, ...heads].map(({ number }) => number);
}

// src/pipeline/gate/signed-things.ts
async function movesOfFurtherFiles(host, { policy: { files } }, now, before) {
  const blob = async (commit, path) => known(await host.server.fileAt(commit, path), `\`${path}\` at \`${commit.slice(0, 7)}\``)?.blob;
  const moves = [];
  for (const path of files)
    moves.push({ path, now: await blob(now, path), before: await blob(before, path) });
  return moves;
}
function changedThings(policy, now, before, further) {
  const bytes = (blob) => blob === void 0 ? { removed: true } : { blob };
  const files = further.filter((move) => move.now !== move.before);
  return [
    ...now === before ? [] : [{ what: "baseline", path: policy.baseline, ...bytes(now) }],
    ...policy.changes.length === 0 ? [] : [{ what: "policy", path: policy.config.path, ...bytes(policy.config.blob) }],
    ...files.map((move) => ({ what: "files", path: move.path, ...bytes(move.now) }))
  ];
}
async function signaturesIn(host, policy, pulls, things, content) {
  const signatures = await Promise.all(
    things.map(
      (thing) => signaturesOf(host, policy, pulls, thing, thing.what === "baseline" ? content : void 0)
    )
  );
  return signatures.flat();
}
async function signaturesOf(host, policy, pulls, { what, ...bound }, content) {
  const found = [];
  for (const pullRequest of pulls) {
    const bytes = { pullRequest, ...bound };
    const first = { what, thing: bytes, answer: await answerOf2(host, policy, bytes) };
    const signature = first.answer.kind === "signed" || !await wasShown(host, pullRequest, content) ? first : await asCandidate(host, policy, first, content);
    if (signature.answer.kind === "signed") return [signature];
    found.push(signature);
  }
  return found;
}
async function asCandidate(host, policy, { what, thing: bytes }, content) {
  const thing = { ...bytes, candidateDigest: content?.digest };
  return { what, thing, answer: await answerOf2(host, policy, thing) };
}
async function wasShown(host, number, content) {
  if (content === void 0) return false;
  const pull = known(await host.server.pullRequest(number), `pull request ${number}`);
  return pull !== void 0 && isShownCandidate(host, content, pull);
}
function answerOf2(host, policy, thing) {
  return evaluateSignOff(host.server, signingPolicy(policy.policy), thing, { runId: host.event.runId });
}
function areSigned(things, signatures) {
  return things.every(
    ({ what, path }) => signatures.some(
      (signature) => signature.what === what && signature.thing.path === path && signature.answer.kind === "signed"
    )
  );
}
function signedPaths({ baseline, config, policy }) {
  return [baseline, config.path, ...policy.files];
}
function partsOf(things) {
  return [...new Set(things.map(({ what }) => what))];
}
function signedPulls(signatures) {
  const numbers = signatures.flatMap(
    ({ answer, thing }) => answer.kind === "signed" && thing.pullRequest !== void 0 ? [thing.pullRequest] : []
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}

// src/pipeline/gate/judge-group.ts
function judgeMergeGroup(ask, group) {
  const at = {
    sha: group.sha,
    base: group.base,
    branch: ask.host.event.base.branch ?? group.base,
    evidence: void 0
  };
  return answerCommit(ask, at, (policy) => judgeGroup(ask.host, policy, group));
}
async function judgeGroup(host, policy, group) {
  const [now, before] = [
    known(await host.server.fileAt(group.sha, policy.baseline), "the baseline of the merge group"),
    known(await host.server.fileAt(group.base, policy.baseline), "the baseline of the group's base")
  ];
  const content = now && readCandidate(policy.baseline, now.text);
  const was = before && readCandidate(policy.baseline, before.text);
  const judged = {
    head: content?.ok ? content.value : void 0,
    approved: was?.ok ? was.value : void 0,
    signatures: [],
    notes: policy.notes
  };
  if (content?.ok === false)
    return {
      ...judged,
      decision: { kind: "refused", why: "file", problems: content.problems, changed: true }
    };
  const further = await movesOfFurtherFiles(host, policy, group.sha, group.base);
  const things = changedThings(policy, now?.blob, before?.blob, further);
  if (things.length === 0)
    return {
      ...judged,
      decision: { kind: "unchanged" },
      description: "the merge group changes nothing approved"
    };
  const pulls = await pullsOf2(host, policy, group);
  const signatures = await signaturesIn(host, policy, pulls, things, judged.head);
  const what = partsOf(things);
  const isSigned = areSigned(things, signatures);
  const decision = isSigned ? { kind: "signed", what } : { kind: "awaiting-sign-off", what };
  const unnamed = pulls.length === 0 ? ["no pull request of this merge group could be found"] : [];
  return {
    ...judged,
    signatures,
    decision,
    ...isSigned ? signedWords(now === void 0, what) : { description: NOT_SIGNED },
    notes: [...judged.notes, ...unnamed]
  };
}
function signedWords(isGone, what) {
  return isGone && what.includes("baseline") ? { description: "signed: the baseline is removed" } : {};
}
var NOT_SIGNED = "not signed in a pull request of this merge group: sign there, and queue again";
async function pullsOf2(host, policy, group) {
  const found = await bringers(host, group, signedPaths(policy));
  return [.../* @__PURE__ */ new Set([...group.pulls, ...found])];
}

// src/gate/touched-paths.ts
function touches(paths, patterns) {
  const tests = patterns.map(toRegExp);
  return paths.some((path) => tests.some((test) => test.test(path)));
}
var PART = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[^*?{]+|\{/g;
function toRegExp(pattern) {
  const body = pattern.replace(/^\.?\//, "").replace(/\/$/, "").replace(PART, translated);
  return new RegExp(`^${body}(?:/.*)?$`, "s");
}
function translated(part) {
  switch (part) {
    case "**/":
      return "(?:.*/)?";
    case "**":
      return ".*";
    case "*":
      return "[^/]*";
    case "?":
      return "[^/]";
    default:
      return part.length > 1 && part.startsWith("{") ? `(?:${part.slice(1, -1).split(",").map(literal).join("|")})` : literal(part);
  }
}
function literal(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

// src/pipeline/gate/untouched.ts
var MOST_FILES = 3e3;
async function isUntouched({ host, spec }, pull, policy) {
  if (spec.paths.length === 0) return false;
  const changed = known(await host.server.changedFiles(pull.number), "the changed files");
  const always = [...signedPaths(policy), ...configPaths(host)];
  const matters = changed.some((path) => always.includes(path)) || touches(changed, spec.paths);
  return changed.length < MOST_FILES && !matters;
}
var UNTOUCHED = {
  state: "success",
  description: "no file of `paths` changed: nothing to judge",
  exitCode: 0,
  unsigned: false,
  red: false
};
async function answerUntouched({ host, config }, pull, policy, target, { answer, notes }) {
  const posted = await postAnswer(host, target, answer);
  const view = {
    ...quietView(policy.baseline),
    notes: [
      "this pull request changes no file of `paths`, nor the baseline, nor the configuration",
      ...notes,
      ...posted.notes
    ],
    exitCode: answer.exitCode
  };
  return gatePublication(
    { answer, posted, view, judged: void 0, evidence: void 0, sha: pull.head.sha, publishes: false },
    config,
    host
  );
}
function answerClosed(pull, config, host) {
  return answerNothing(
    `pull request ${pull.number} is closed: nothing is judged, and no status is posted`,
    config,
    host
  );
}
function answerNothing(why, config, host) {
  const answer = {
    state: "success",
    description: "",
    exitCode: 0,
    unsigned: false,
    red: false
  };
  const posted = { posted: false, required: void 0, notes: [] };
  const view = { ...quietView(config.baseline ?? ""), notes: [why] };
  const answered = {
    answer,
    posted,
    view,
    judged: void 0,
    evidence: void 0,
    sha: "",
    publishes: false
  };
  return gatePublication(answered, config, host);
}

// src/pipeline/gate/judge-push.ts
async function judgePush(ask, push) {
  try {
    const { server } = ask.host;
    const headed = known(await server.pullRequestsAt(push.sha), "the pull requests of this commit");
    if (headed.length > 0) return answerNothing(ofPullRequests(headed), ask.config, ask.host);
    return await answerPush(ask, push, await notTheDefault(ask.host, push));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, void 0, ask, void 0);
  }
}
async function answerPush(ask, push, silent) {
  const { host, config, spec } = ask;
  const evidence = spec.mayMeasure ? await measureHere(ask) : void 0;
  if (evidence !== void 0 && evidence.kind !== "here") {
    const context = await contextAtHand(host, config, push.sha);
    const target = silent === void 0 ? { sha: push.sha, context, branch: void 0 } : void 0;
    return publishUnmeasured(evidence, target, ask);
  }
  const at = { sha: push.sha, base: push.sha, branch: push.sha, evidence, silent };
  return answerCommit(ask, at, async (policy) => {
    const judged = await judgePushed(host, policy, push, evidence);
    const told = withProvenance(judged, await provenanceOf(host, push, policy));
    return { ...told, notes: [...told.notes, ...unpublishedNotes(spec)] };
  });
}
function ofPullRequests(pulls) {
  const which = `pull request ${list(pulls.map(({ number }) => number))}`;
  return `this commit is the head of ${which}, whose own run answers on it: nothing is judged for the push, and no status is posted; \`branches:\` under \`push:\` spares this run`;
}
async function notTheDefault({ server }, { branch }) {
  const main = known(await server.defaultBranch(), "the default branch");
  if (branch === main) return void 0;
  return `no status is posted: it is for pushes to \`${main}\`, and a commit of \`${branch}\` is answered in its pull request`;
}
async function measureHere({
  config,
  host
}) {
  const measured = await measure(config, host);
  if (measured.kind !== "measured") return measured;
  const { measurement } = measured;
  return { kind: "here", measured: { measurement, measuredAt: measurement.model.provenance.startedAt } };
}
async function judgePushed(host, policy, push, evidence) {
  const now = known(await host.server.fileAt(push.sha, policy.baseline), "the baseline");
  const content = now && readCandidate(policy.baseline, now.text);
  const judged = { signatures: [], approved: content?.ok ? content.value : void 0, notes: policy.notes };
  if (content?.ok === false)
    return {
      ...judged,
      decision: { kind: "refused", why: "file", problems: content.problems, changed: false }
    };
  if (evidence !== void 0) return { ...judged, decision: decisionOf(content?.value, evidence) };
  return now === void 0 ? {
    ...judged,
    decision: { kind: "none", incomplete: false, admissible: false },
    description: "no baseline yet"
  } : {
    ...judged,
    decision: { kind: "unchanged" },
    description: "the approved baseline stands; nothing was measured for this push"
  };
}
function decisionOf(approved, { measured }) {
  const { assessment } = measured.measurement;
  const { complete, admission } = assessment;
  if (approved === void 0)
    return { kind: "none", incomplete: !complete, admissible: admission.admissible };
  const check = checkBaseline(approved.baseline, assessment, "full");
  switch (check.state) {
    case "unchanged":
      return { kind: "unchanged" };
    case "refused":
      return { kind: "refused", why: "evidence", refusals: check.refusals };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter((probe) => probe.drifted).length ?? 0 };
  }
}
async function provenanceOf(host, { sha, before }, current) {
  if (before === void 0) return void 0;
  const ruling = await readGatePolicy(host, { base: before, head: sha });
  const policy = ruling.ok ? ruling.value : current;
  const { baseline } = policy;
  const at = async (commit) => known(await host.server.fileAt(commit, baseline), `the baseline at \`${commit.slice(0, 7)}\``);
  const [now, was] = [await at(sha), await at(before)];
  const isFirst = !policy.established && was === void 0;
  const contents = { head: contentOf(baseline, now), approved: contentOf(baseline, was) };
  const further = await movesOfFurtherFiles(host, policy, sha, before);
  const ruled = isFirst ? { ...policy, changes: [] } : policy;
  const things = changedThings(ruled, now?.blob, was?.blob, further);
  if (things.length === 0) return void 0;
  const pulls = await bringers(host, { sha, base: before }, signedPaths(policy));
  const signatures = await signaturesIn(host, policy, pulls, things, contents.head);
  const what = partsOf(things);
  const brought = pulls.length === 0 ? "no pull request brought it" : `pull request ${list(pulls)} brought it`;
  if (!areSigned(things, signatures))
    return {
      ...contents,
      signatures,
      decision: { kind: "awaiting-sign-off", what },
      description: `the ${what.join(" and the ")} changed without a sign-off: ${brought}`,
      notes: [brought]
    };
  return {
    ...contents,
    signatures,
    decision: { kind: "signed", what },
    description: `the ${what.join(" and the ")} changed, signed in pull request ${list(signedPulls(signatures))}`,
    notes: [brought]
  };
}
function contentOf(path, file) {
  const read = file && readCandidate(path, file.text);
  return read?.ok ? read.value : void 0;
}
function list(numbers) {
  return numbers.map((number) => `#${number}`).join(", ");
}
function withProvenance(judged, provenance) {
  if (provenance === void 0) return judged;
  const notes = [...judged.notes, ...provenance.notes];
  const { signatures } = provenance;
  const isFine = judged.decision.kind === "unchanged" || judged.decision.kind === "none";
  return isFine ? { ...judged, ...provenance, notes } : { ...judged, signatures, notes };
}

// src/pipeline/gate/judge-run.ts
async function judgeRun(ask, { sha }) {
  const { config, host } = ask;
  const policy = await readGatePolicy(host, { base: sha, head: sha });
  if (!policy.ok) return refused(ask, policy.problems);
  const { baseline } = policy.value;
  const file = known(await host.server.fileAt(sha, baseline), "the baseline");
  const approved = file && readCandidate(baseline, file.text);
  if (approved?.ok === false) return refused(ask, approved.problems);
  const stored = await findOwn(host, sha, config.artifactName);
  const environment = acceptedEnvironment(policy.value.policy);
  return "measurement" in stored ? judgeStored(ask, { sha, baseline, approved: approved?.value, environment }, stored) : unmeasured(ask, { sha, baseline }, stored);
}
function judgeStored(ask, at, stored) {
  const { config, spec, host } = ask;
  const { measurement } = stored;
  const { approved } = at;
  const measuredAt = stored.measuredAt ?? stored.run.createdAt;
  const candidate = candidateOf(measurement, { createdAt: measuredAt, version: host.version });
  const check = approved && checkBaseline(approved.baseline, measurement.assessment, "full");
  const decision = decisionOf2(stored, check);
  const offered = candidate?.digest === approved?.digest ? void 0 : candidate;
  const answer = answerOf(decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measurement.model.exitCode
  });
  const view = {
    ...quietView(at.baseline),
    decision,
    ...approved && { approved },
    ...candidate && { candidate },
    ...check && { check },
    exitCode: answer.exitCode,
    ...offered === void 0 ? {} : { candidateArtifact: candidateName(offered.digest) }
  };
  const shown = publish2(ask, at, answer, view, {
    kind: "stored",
    measured: { measurement, measuredAt },
    stored
  });
  const outputs = { ...shown.outputs, "candidate-digest": candidate?.digest ?? "" };
  if (offered === void 0) return { ...shown, outputs };
  const artifact = candidateArtifact(offered, { headSha: at.sha }, measurement.directory, config, host);
  return {
    ...shown,
    outputs: { ...outputs, "sign-off-environment": at.environment ?? "" },
    artifacts: [...shown.artifacts, artifact]
  };
}
function decisionOf2({ measurement: { assessment } }, check) {
  const { complete, admission } = assessment;
  switch (check?.state) {
    case void 0:
      return { kind: "none", incomplete: !complete, admissible: admission.admissible };
    case "unchanged":
      return { kind: "unchanged" };
    case "refused":
      return { kind: "refused", why: "evidence", refusals: check.refusals };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter(({ drifted }) => drifted).length ?? 0 };
  }
}
function unmeasured(ask, at, why) {
  const answer = { state: "error", description: "", exitCode: 2, unsigned: false, red: true };
  const view = {
    ...quietView(at.baseline),
    decision: { kind: "unmeasured" },
    unmeasured: why.map(({ message }) => message),
    exitCode: answer.exitCode,
    notes: [
      "in a run of no pull request a job before this one measures, with `mode: run`, and stores its evidence"
    ]
  };
  return publish2(ask, at, answer, view, void 0);
}
var NO_STATUS = "no status is posted: this run is of no pull request, and its commit may be the head of one, which is answered otherwise; this job's result is the answer";
function publish2({ config, host, spec }, { sha }, answer, view, evidence) {
  const posted = { posted: false, required: void 0, notes: [] };
  const noted = { ...view, notes: [...view.notes, NO_STATUS, ...unpublishedNotes(spec)] };
  return gatePublication(
    { answer, posted, view: noted, judged: void 0, evidence, sha, publishes: false },
    config,
    host
  );
}
function refused({ config, host }, problems) {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}

// src/pipeline/gate/other-pulls.ts
async function worstAt(run, own, evidence, target) {
  const others = [];
  for (const other of await sharing(run.host, own.pull, target.sha)) {
    const answer2 = await answerOther(run, other, evidence, {
      target,
      isMoved: target.sha !== own.pull.head.sha
    });
    if (answer2 !== void 0)
      others.push({ ...answer2, description: `#${other.number}: ${answer2.description}`.slice(0, 140) });
  }
  const answer = worstAnswer([own.answer, ...others]);
  return { answer, notes: answer === own.answer ? [] : [SHARED] };
}
var SHARED = "another open pull request has this commit as its head, and its answer is worse: it is the one that is posted";
async function sharing(host, pull, sha) {
  const at = async (commit) => known(await host.server.pullRequestsAt(commit), "the pull requests of this commit");
  const isOther = ({ open, number }) => open && number !== pull.number;
  if (sha === pull.head.sha) return (await at(sha)).filter(isOther);
  const found = [...await at(pull.head.sha), ...await at(sha)].filter(
    (other) => isOther(other) && other.head.branch === pull.head.branch && other.head.repository === pull.head.repository
  );
  const each = new Map(found.map((other) => [other.number, { ...other, head: { ...other.head, sha } }]));
  return [...each.values()];
}
async function answerOther(run, other, evidence, { target, isMoved }) {
  const { host, spec, config } = run;
  const read = await readGatePolicy(host, { base: other.base.branch, head: other.head.sha });
  if (!read.ok) {
    const context = await contextAtHand(host, config, other.base.branch);
    return context === target.context ? FAULTY : void 0;
  }
  const policy = read.value;
  if (contextOf(spec.statusContext, policy.baseline) !== target.context) return void 0;
  if (!isMoved && await isUntouched(run, other, policy)) return UNTOUCHED;
  const { baseline } = policy;
  const found = evidence ?? await findEvidence(host, { pull: other, baseline, config, spec, mayMeasure: false });
  const judged = await judgePull(host, {
    pull: other,
    policy,
    measured: measuredOf(found),
    wantsCandidate: false
  });
  return answerFor(judged, found, config, spec);
}
var FAULTY = {
  state: "failure",
  description: "the configuration of its base branch has faults",
  exitCode: 2,
  unsigned: false,
  red: true
};
function answerFor(judged, evidence, config, spec) {
  const named = digestName((judged.head ?? judged.candidate)?.digest);
  return answerOf(judged.decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measuredOf(evidence)?.measurement.model.exitCode,
    isUnread: judged.signatures.some(({ answer }) => isUnread(answer)),
    ...named === void 0 ? {} : { named }
  });
}
function measuredOf(evidence) {
  return evidence.kind === "here" || evidence.kind === "stored" ? evidence.measured : void 0;
}

// src/pipeline/gate/occasion.ts
var MEASURING = ["opened", "reopened", "synchronize"];
function occasionOf(event, chosen) {
  switch (event?.name) {
    case "pull_request":
    case "pull_request_review":
      return ofPullRequest(event);
    case "workflow_dispatch":
      if (chosen === void 0) return ofBranch(event);
      return succeed({ kind: "pull-request", number: chosen, mayMeasure: false });
    case "schedule":
      return ofBranch(event);
    case "merge_group":
      return ofMergeGroup(event);
    case "push":
      return ofPush(event);
    default:
      return fail({
        code: "input-conflict",
        message: `\`mode: gate\` judges pull requests, and this run was started by ${event === void 0 ? "no event of GitHub Actions" : `\`${event.name}\``}`,
        hint: "Run it on `pull_request`, `pull_request_review`, `merge_group`, `push`, `workflow_run`, `workflow_dispatch` or `schedule`; `mode: check` compares with a baseline anywhere."
      });
  }
}
function ofPullRequest(event) {
  const { name, action, pullRequest } = event;
  if (pullRequest === void 0) return fail(incomplete(name, "names no pull request"));
  const mayMeasure = name === "pull_request" && MEASURING.includes(action ?? "");
  const announced = announcedBy(event);
  return succeed({ kind: "pull-request", number: pullRequest, mayMeasure, ...announced && { announced } });
}
function announcedBy({ name, action, label, reviewId, attempt }) {
  if (attempt > 1) return void 0;
  if (name === "pull_request" && (action === "labeled" || action === "unlabeled") && label !== void 0)
    return { kind: action, label };
  if (name !== "pull_request_review" || reviewId === void 0) return void 0;
  return { kind: action === "dismissed" ? "dismissed" : "reviewed", reviewId };
}
function ofMergeGroup({ name, sha, base, ref }) {
  if (sha === void 0 || base.sha === void 0) return fail(incomplete(name, "names no commits"));
  const number = /\/pr-(\d{1,9})-[0-9a-f]+$/.exec(ref ?? "")?.[1];
  return succeed({
    kind: "merge-group",
    sha,
    base: base.sha,
    pulls: number === void 0 ? [] : [Number(number)]
  });
}
function ofPush({ name, sha, base }) {
  if (sha === void 0 || base.branch === void 0) return fail(incomplete(name, "names no branch"));
  return succeed({ kind: "push", sha, before: base.sha, branch: base.branch });
}
function ofBranch({ name, sha, ref }) {
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1];
  if (sha === void 0 || branch === void 0) return fail(incomplete(name, "names no branch"));
  return succeed({ kind: "branch", sha, branch });
}
function incomplete(name, why) {
  return {
    code: "input-conflict",
    message: `the payload of this \`${name}\` event ${why}: there is nothing to judge`,
    hint: "Run the gate from a workflow that this event started."
  };
}

// src/pipeline/gate/triggering-run.ts
var OF_A_PULL_REQUEST = ["pull_request", "pull_request_review"];
async function occasionFor({ host, spec }) {
  if (host.event.name !== "workflow_run") return occasionOf(host.event, spec.pullRequest);
  const { triggeringRun } = host.event;
  if (triggeringRun === void 0) return fail(NO_RUN);
  const run = known(await host.server.run(triggeringRun), `the run that ended (${triggeringRun})`);
  if (run === void 0)
    throw new Unanswered(`the run that ended (${triggeringRun}) could not be read (the server knows none)`);
  if (!spec.measuredBy.includes(run.path)) return fail(otherWorkflow(run, spec.measuredBy));
  if (run.event === "merge_group") return ofGroup(host, run);
  if (!OF_A_PULL_REQUEST.includes(run.event))
    return succeed({
      kind: "elsewhere",
      why: `run ${run.id} was of \`${run.event}\`, not of a pull request or a merge group`
    });
  const pulls = known(
    await host.server.pullRequestsAt(run.headSha),
    `the pull requests of \`${run.headSha.slice(0, 7)}\``
  );
  const pull = pulls.find((each) => isOf(run, each));
  if (pull === void 0)
    return succeed({
      kind: "elsewhere",
      why: `no open pull request has the commit of run ${run.id} as its head: a newer commit gets an answer of its own`
    });
  return succeed({ kind: "pull-request", number: pull.number, mayMeasure: false });
}
var GROUP_BRANCH = /^gh-readonly-queue\/(.+)\/(?:pr-(\d{1,9})-[0-9a-f]+|[^/]+)$/;
async function ofGroup(host, run) {
  const [, branch, number] = GROUP_BRANCH.exec(run.headBranch ?? "") ?? [];
  if (branch === void 0)
    throw new Unanswered(
      `where the merge group of run ${run.id} goes could not be read (its branch is \`${run.headBranch ?? "not told"}\`)`
    );
  const base = known(await host.server.mergeBase(branch, run.headSha), "the merge group's base");
  if (base === run.headSha)
    return succeed({ kind: "elsewhere", why: `the merge group of run ${run.id} is merged already` });
  const pulls = number === void 0 ? [] : [Number(number)];
  return succeed({ kind: "merge-group", sha: run.headSha, base, pulls });
}
function isOf(run, { open, head }) {
  return open && head.sha === run.headSha && head.branch === run.headBranch && head.repository !== void 0 && head.repository === run.headRepository;
}
function otherWorkflow(run, followed) {
  const files = followed.map((path) => `\`${path}\``).join(" and ");
  return {
    code: "input-conflict",
    message: `run ${run.id} is of \`${run.path}\`, and this gate follows runs of ${files} only: a name is easily copied`,
    hint: "Name the file of the workflow that measures, and of the one that wakes the gate, in `measured-by`; any other run is nobody's to follow."
  };
}
var NO_RUN = {
  code: "input-conflict",
  message: "this `workflow_run` event names no run that the server knows",
  hint: "Start the gate on `workflow_run` with `types: [completed]`."
};

// src/pipeline/gate/gate-mode.ts
async function runGate(config, host) {
  const { gate: spec } = config;
  const asking = await gateHost(host);
  if (asking === void 0 || spec === void 0) return refused2([NO_SERVER], config, host);
  try {
    return await answerEvent({ config, spec, host: asking });
  } catch (defect) {
    await tellDefect({ host: asking, config });
    throw defect;
  }
}
async function answerEvent(ask) {
  const { config, host } = ask;
  try {
    const occasion = await occasionFor(ask);
    return occasion.ok ? await answerOccasion(ask, occasion.value) : refused2(occasion.problems, config, host);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, await eventTarget(host, config), ask, void 0);
  }
}
async function answerOccasion(ask, occasion) {
  switch (occasion.kind) {
    case "pull-request":
      return gatePull({ ...ask, occasion });
    case "merge-group":
      return judgeMergeGroup(ask, occasion);
    case "push":
      return judgePush(ask, occasion);
    case "branch":
      return judgeRun(ask, occasion);
    case "elsewhere":
      return answerNothing(occasion.why, ask.config, ask.host);
  }
}
async function gatePull(run) {
  const { config, spec, host, occasion } = run;
  const pull = await host.server.pullRequest(occasion.number);
  if (!pull.ok || pull.value === void 0) return unreadPull(run, pull);
  const { head, base, open } = pull.value;
  if (!open) return answerClosed(pull.value, config, host);
  const target = (context) => ({ sha: head.sha, context, branch: base.branch });
  let policy;
  try {
    const read = await readGatePolicy(host, { base: base.branch, head: head.sha });
    if (!read.ok) {
      const context = await contextAtHand(host, config, base.branch);
      return await publishRefusal(read.problems, "the gate's configuration", target(context), run);
    }
    policy = read.value;
    return await answerPull(run, pull.value, policy, target(contextOf(spec.statusContext, policy.baseline)));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const context = policy === void 0 ? await contextAtHand(host, config, base.branch) : contextOf(spec.statusContext, policy.baseline);
    return publishUnknown(error.message, target(context), run, void 0);
  }
}
async function unreadPull(run, answer) {
  const { config, host, occasion } = run;
  const target = await eventTarget(host, config);
  const why = answer.ok ? "the repository has none of that number" : answer.trouble.reason;
  if (target === void 0) return refused2([noPull(occasion.number, why)], config, host);
  return publishUnknown(`pull request ${occasion.number} could not be read (${why})`, target, run, void 0);
}
async function answerPull(run, pull, policy, target) {
  const { config, spec, host, occasion } = run;
  const { mayMeasure, announced } = occasion;
  if (await isUntouched(run, pull, policy)) return concludeUntouched(run, pull, policy, target);
  const evidence = await findEvidence(host, { pull, baseline: policy.baseline, config, spec, mayMeasure });
  if (evidence.kind === "refused" || evidence.kind === "interrupted")
    return publishUnmeasured(evidence, target, run);
  const question = {
    pull,
    policy,
    measured: evidence.kind === "none" ? void 0 : evidence.measured,
    ...announced && { announced },
    wantsCandidate: spec.publish === "commit"
  };
  try {
    const judged = await judgePull(host, question);
    host.log.info(`baseline: ${judged.decision.kind}`);
    return await settle(run, question, judged, evidence, target);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, target, run, evidence);
  }
}
async function concludeUntouched(run, pull, policy, target) {
  const now = known(await run.host.server.pullRequest(pull.number), `pull request ${pull.number}`);
  if (now?.head.sha !== pull.head.sha || now.base.branch !== pull.base.branch)
    return publishUnknown("the pull request moved while its files were listed", target, run, void 0);
  const shared = await worstAt(run, { pull, answer: UNTOUCHED }, void 0, target);
  return answerUntouched(run, pull, policy, target, shared);
}
async function settle(run, question, first, evidence, target) {
  const { host, spec } = run;
  const name = `pull request ${question.pull.number}`;
  const now = known(await host.server.pullRequest(question.pull.number), name);
  if (now === void 0) return publishUnknown(`${name} is not there any more`, target, run, evidence);
  if (now.base.branch !== question.pull.base.branch)
    return publishUnknown("the pull request got another base while this run worked", target, run, evidence);
  if (now.head.sha !== question.pull.head.sha) return conclude(run, first, evidence, target, [MOVED]);
  const judged = isSignable(first) ? await judgePull(host, question) : first;
  const committed = spec.publish === "commit" ? await commitCandidate(host, judged) : NOTHING;
  if (committed.kind === "committed") return concludeCommitted(run, judged, evidence, target, committed.sha);
  return conclude(run, judged, evidence, target, committed.kind === "failed" ? [committed.note] : []);
}
var NOTHING = { kind: "nothing" };
async function concludeCommitted(run, first, evidence, target, sha) {
  const decision = { kind: "signed", what: ["baseline"] };
  const note = `the gate committed \`${first.policy.baseline}\` as \`${sha.slice(0, 7)}\`; a commit by the workflow's own token starts no other check: with a token of an app it does`;
  try {
    const judged = { ...first, decision, head: first.candidate };
    return await conclude(run, judged, evidence, { ...target, sha }, [note]);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publishUnknown(error.message, { ...target, sha }, run, evidence);
  }
}
var MOVED = "the pull request has a newer head by now: this answer is of the older commit, and stands on that alone";
function isSignable({ signatures }) {
  return signatures.length > 0;
}
async function conclude(run, judged, evidence, target, notes) {
  const { host, config, spec } = run;
  const own = { pull: judged.pull, answer: answerFor(judged, evidence, config, spec) };
  const { answer, notes: shared } = await worstAt(run, own, evidence, target);
  const posted = await postAnswer(host, target, answer);
  const publishes = judged.candidate !== void 0 && judged.decision.kind !== "unchanged";
  const view = viewOf(
    judged,
    evidence,
    answer,
    [...judged.policy.notes, ...notes, ...shared, ...posted.notes],
    {
      commits: spec.publish === "commit",
      publishes,
      requiresBaseline: spec.requireBaseline
    }
  );
  return gatePublication(
    { answer, posted, view, judged, evidence, sha: target.sha, publishes },
    config,
    host
  );
}
function refused2(problems, config, host) {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}
function noPull(number, why) {
  return {
    code: "input-conflict",
    message: `pull request ${number} could not be read: ${why}`,
    hint: "Give the number of an open pull request, and this job `pull-requests: read`."
  };
}
var NO_SERVER = {
  code: "input-missing",
  message: "`mode: gate` asks GitHub who signed what, and there is no token or no run of GitHub Actions to ask with",
  hint: "Run it as a step of a workflow with `github-token` (its default is the job's own token); `mode: check` needs neither."
};

export {
  occasionFor,
  runGate
};
