import {
  occasionFor,
  runGate
} from "./chunk-NLBEYVCI.js";
import {
  answerOf,
  candidateOf,
  candidateText,
  digestName,
  evaluateSignOff,
  readCandidate,
  receiptName,
  shortDigest,
  signOffModel,
  signOffRecord,
  whoWords,
  writeArtifact,
  writeCure
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
  known,
  readGatePolicy,
  signingPolicy
} from "./chunk-QWAASUCX.js";
import "./chunk-TK2NVPFZ.js";
import "./chunk-4QEGMZEY.js";
import "./chunk-QWRO2LRL.js";
import "./chunk-P3TIGSQW.js";
import "./chunk-T6KW4TZ6.js";
import "./chunk-MPTXJCK4.js";
import "./chunk-T6HPXHLK.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-CYQY7VO3.js";
import "./chunk-U7WMQFIS.js";
import "./chunk-FFRPDJ4J.js";
import {
  refusalWords
} from "./chunk-4X7SN5DL.js";
import {
  publicationOf,
  refusalPublication,
  renderNoticeMarkdown,
  renderNoticeText
} from "./chunk-R2V2RU5Z.js";
import "./chunk-I6DXAXOW.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import {
  count,
  quoteName,
  sentence
} from "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import {
  fail,
  succeed
} from "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/report/build-admitted.ts
function admittedNotice({
  file,
  signed,
  covered,
  artifact,
  isPublished,
  notes
}) {
  const name = file.split("/").at(-1) ?? file;
  const signOff = signOffModel([{ what: "candidate", answer: signed }], covered, notes);
  return {
    tone: "success",
    headline: {
      word: "ADMITTED",
      sentence: `${quoteName(signed.account.login)} approved ${count(covered.decisions, "decision")}`
    },
    next: isPublished ? [] : [{ text: `Commit ${quoteName(name)} of artifact ${quoteName(artifact)} as ${quoteName(file)}.` }],
    ...signOff === void 0 ? {} : { signOff }
  };
}
function unadmittedNotice(signOff, refusals) {
  if (signOff === void 0)
    return {
      tone: "failure",
      headline: {
        word: "NOT ADMITTED",
        sentence: `this run cannot become a baseline, for ${count(refusals.length, "reason")}`
      },
      next: refusals.map((refusal) => {
        const { reason, cure } = refusalWords(refusal);
        return { text: `${sentence(reason)} ${cure}` };
      })
    };
  return {
    tone: "failure",
    headline: { word: "NOT ADMITTED", sentence: signOff.words },
    next: [
      { text: sentence(CURES[signOff.reason] ?? "start a new run, and have it approved in the environment") },
      { text: whoWords(signOff.maySign) }
    ]
  };
}
var CURES = {
  "environment-missing": "make the environment first, with required reviewers, self-review prevented and no bypass for admins: GitHub makes a missing one without rules (Settings → Environments)",
  "environment-without-reviewers": "add required reviewers to the environment (Settings → Environments): without them everybody passes",
  "environment-self-review": `switch on "Prevent self-review" in the environment's settings`,
  "environment-admin-bypass": `switch off "Allow administrators to bypass configured protection rules" in the environment's settings`,
  "environment-admin-bypass-unknown": "give this job a token that may read the environment's rules (`actions: read`): whether admins may bypass it has to be known",
  "run-is-rerun": "start a new run: GitHub lists approvals for a run, not for an attempt, so a re-run cannot be signed",
  "approval-bypassed": 'start a new run, let the job that admits name the environment, and have a required reviewer approve it: "Start all waiting jobs" approves nothing',
  "no-receipt": "let a job with `mode: gate` run before this one: it shows the candidate, so that the reviewer sees what is approved",
  "candidate-unpublished": "start a new run: what was shown to the reviewer is not what this evidence holds",
  "candidate-ambiguous": "show one candidate in a run: an approval names none"
};

// src/pipeline/gate/publish-admitted.ts
function admittedText(host, { subject, candidate, signed }) {
  return candidateText(candidate, signOffRecord(host, subject.sha, candidate, signed));
}
async function publishAdmitted({ host, spec }, admitted) {
  const { subject, policy, candidate } = admitted;
  if (spec.publish === "artifact") return { isPublished: false, notes: [] };
  const there = known(await host.server.fileAt(subject.sha, policy.baseline), "the baseline of the branch");
  const before = there && readCandidate(policy.baseline, there.text);
  if (before?.ok === true && before.value.digest === candidate.digest)
    return published(`\`${policy.baseline}\` of \`${subject.branch}\` holds these decisions already`);
  return spec.publish === "commit" ? commit(host, spec.statusContext, admitted) : propose(host, admitted);
}
function published(note) {
  return { isPublished: true, notes: [note] };
}
function unpublished(note) {
  return { isPublished: false, notes: [note] };
}
async function commit(host, context, admitted) {
  const { subject, policy } = admitted;
  const written = await write(host, admitted, subject.branch);
  if (!written.ok)
    return unpublished(
      `the file could not be committed to \`${subject.branch}\` (${written.trouble.reason}): ${writeCure(written.trouble, "give this job `contents: write`, use `publish: pull-request` where the branch is protected, or commit it by hand")}`
    );
  const { sha } = written.value;
  const note = `\`${policy.baseline}\` is committed as \`${sha.slice(0, 7)}\``;
  return { isPublished: true, notes: [note, ...await statusNotes(host, context, admitted, sha)] };
}
async function statusNotes(host, context, { subject, policy, candidate }, sha) {
  const [main, heads] = [await host.server.defaultBranch(), await host.server.pullRequestsAt(sha)];
  if (!main.ok || !heads.ok)
    return ["the commit gets no status: whether a pull request has to answer for it could not be read"];
  const [pull] = heads.value;
  if (pull !== void 0)
    return [
      `the commit gets no status by this run: it is the head of pull request ${pull.number} now, whose gate has to judge it (a commit by the workflow's own token starts no run: start the gate by hand with \`pull-request: ${pull.number}\`)`
    ];
  if (subject.branch !== main.value)
    return [
      `the commit gets no status: it is of \`${subject.branch}\`, and is answered in its pull request to \`${main.value}\``
    ];
  const answer = answerOf(
    { kind: "signed", what: ["baseline"] },
    { requireBaseline: false, failOn: "failed", findings: void 0, ...namedAs(candidate) }
  );
  const target = { sha, context: contextOf(context, policy.baseline), branch: void 0 };
  return (await postAnswer(host, target, answer)).notes;
}
function namedAs({ digest }) {
  const named = digestName(digest);
  return named === void 0 ? {} : { named };
}
function write(host, admitted, branch) {
  const { subject, policy, candidate, signed } = admitted;
  return host.server.commitFile({
    branch,
    expectedHead: subject.sha,
    path: policy.baseline,
    text: admittedText(host, admitted),
    message: `Approve ${candidate.baseline.claim.probes.length} decisions

Signed by ${signed.account.login} (${signed.method}): ${candidate.digest}`
  });
}
async function propose(host, admitted) {
  const { subject, policy, candidate, signed } = admitted;
  const branch = `agentverity/baseline-${shortDigest(candidate.digest).slice(0, 12)}-${host.event.runId}`;
  const made = await host.server.createBranch(branch, subject.sha);
  if (!made.ok && made.trouble.status !== void 0)
    return unpublished(unmade(`branch \`${branch}\` could not be made`, made.trouble));
  const written = await write(host, admitted, branch);
  if (!written.ok)
    return unpublished(unmade(`the file could not be committed to \`${branch}\``, written.trouble));
  const opened = await host.server.openPullRequest({
    branch,
    base: subject.branch,
    title: `Approve ${candidate.baseline.claim.probes.length} decisions of the agent`,
    body: `\`${signed.account.login}\` approved \`${candidate.digest}\` in an environment${host.event.runUrl === void 0 ? "" : `: ${host.event.runUrl}`}

This adds \`${policy.baseline}\`. The record in the file is no proof: the gate asks for a sign-off of this pull request too.`
  });
  if (!opened.ok) return unpublished(unopened(branch, subject.branch, opened.trouble));
  return published(
    `pull request ${opened.value.number} adds \`${policy.baseline}\`: the gate asks for a sign-off there too, and a pull request of the workflow's own token starts no workflow until somebody closes and reopens it`
  );
}
function unmade(what, trouble) {
  return `${what} (${trouble.reason}): ${writeCure(trouble, "give this job `contents: write` and `pull-requests: write`, or commit the file by hand")}`;
}
function unopened(branch, base, { reason, status }) {
  const cure = status === 403 || status === 404 ? 'give this job `pull-requests: write`, and switch on Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests"; ' : "";
  return `the pull request could not be opened (${reason}): ${cure}branch \`${branch}\` has the file, to be opened against \`${base}\` by hand`;
}

// src/pipeline/gate/admit-publication.ts
function admittedPublication(ask, admitted, gate, publishing) {
  const { candidate, policy, signed } = admitted;
  const { claim } = candidate.baseline;
  const state = gate?.outputs["baseline-state"];
  const silent = gate !== void 0 && (state ?? "") === "" ? [unanswered(gate)] : [];
  const notice = admittedNotice({
    file: policy.baseline,
    signed,
    artifact: receiptName(candidate.digest),
    covered: {
      digest: candidate.digest,
      decisions: claim.probes.length,
      epsilon: claim.epsilon,
      contract: claim.contract !== void 0
    },
    isPublished: publishing?.isPublished ?? (state === "signed" || state === "unchanged"),
    notes: [...silent, ...publishing?.notes ?? []]
  });
  const below = belowAdmitted(ask, admitted, silent.length > 0 ? void 0 : gate);
  const shown = over(notice, below);
  return {
    ...shown,
    outputs: {
      ...shown.outputs,
      "calls-made": "0",
      "exit-code": "0",
      "candidate-digest": candidate.digest,
      "baseline-path": policy.baseline,
      approver: signed.account.login
    },
    // The jobs before this one have uploaded the rest, under the same names.
    artifacts: [receipt(ask, admitted)],
    red: false,
    exitCode: 0
  };
}
function unanswered({ headline }) {
  const why = headline.split(" - ").slice(1).join(" - ");
  return `the pull request could not be answered here (${why}): let the gate run anew, by another event or by hand, and it finds this approval; a re-run of this run would lose it`;
}
function belowAdmitted({ config, host, spec }, { measured }, gate) {
  const { checkRun: _, ...plain } = publicationOf(measured.measurement, config, host);
  if (gate === void 0) return plain;
  if (spec.publish === "commit" || gate.outputs["baseline-state"] === "signed") return gate;
  const outputs = { ...plain.outputs, ...gate.outputs };
  return { ...plain, outputs, ...gate.checkRun && { checkRun: gate.checkRun } };
}
function unadmittedPublication({ config, host }, { measured, policy }, signOff) {
  const { measurement } = measured;
  const notice = unadmittedNotice(signOff, measurement.assessment.admission.refusals);
  const exitCode = signOff === void 0 ? 2 : 1;
  const below = publicationOf(measurement, config, host);
  const { checkRun, ...shown } = over(notice, below);
  return {
    ...shown,
    ...checkRun === void 0 ? {} : { checkRun: { ...checkRun, conclusion: "failure" } },
    outputs: {
      ...shown.outputs,
      "calls-made": "0",
      "exit-code": String(exitCode),
      "baseline-path": policy.baseline,
      approver: ""
    },
    artifacts: [],
    red: true,
    exitCode
  };
}
function over(notice, below) {
  const headline = `${notice.headline.word} - ${notice.headline.sentence.replaceAll("`", "'")}`;
  const summary = below.summary === void 0 ? {} : { summary: `${renderNoticeMarkdown(notice)}
${below.summary}` };
  return {
    ...below,
    headline,
    text: `${renderNoticeText(notice)}
${below.text}`,
    ...summary,
    outputs: { ...below.outputs, headline }
  };
}
function receipt({ config, host }, admitted) {
  const { candidate, policy, subject, measured } = admitted;
  const file = policy.baseline.split("/").at(-1) ?? "baseline.json";
  return writeArtifact(
    {
      name: receiptName(candidate.digest),
      files: { [file]: admittedText(host, admitted) },
      folder: `receipt-${shortDigest(candidate.digest).slice(0, 12)}`,
      digest: candidate.digest,
      looked: { headSha: subject.sha, ...subject.pull && { pullRequest: subject.pull.number } }
    },
    measured.measurement.directory,
    config,
    host
  );
}

// src/pipeline/gate/admit-mode.ts
async function runAdmit(config, host) {
  const { gate: spec } = config;
  const asking = await gateHost(host);
  if (asking === void 0 || spec === void 0) return refused([NO_SERVER], config, host);
  const ask = { config, spec, host: asking };
  try {
    const subject = await subjectOf(ask);
    return subject.ok ? await admit(ask, subject.value) : refused(subject.problems, config, host);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return refused([unread(error.message)], config, host);
  }
}
async function subjectOf(ask) {
  const occasion = await occasionFor(ask);
  if (!occasion.ok) return occasion;
  const { value } = occasion;
  if (value.kind === "branch") return succeed({ pull: void 0, sha: value.sha, branch: value.branch });
  if (value.kind === "elsewhere") return fail(nothing(value.why));
  if (value.kind !== "pull-request")
    return fail(nothing(`a \`${ask.host.event.name}\` run waits for nobody`));
  const pull = known(await ask.host.server.pullRequest(value.number), `pull request ${value.number}`);
  if (pull?.open !== true) return fail(nothing(`pull request ${value.number} is not open`));
  return succeed({ pull, sha: pull.head.sha, branch: pull.head.branch });
}
async function admit(ask, subject) {
  const { host, config } = ask;
  const base = subject.pull?.base.branch ?? known(await host.server.defaultBranch(), "the default branch");
  const policy = await readGatePolicy(host, { base, head: subject.sha });
  if (!policy.ok) return refused(policy.problems, config, host);
  if (!policy.value.policy.methods.includes("environment")) return refused([notAccepted(base)], config, host);
  const measured = await evidenceOf(ask, subject, policy.value);
  if (!measured.ok) return refused(measured.problems, config, host);
  const { measurement, measuredAt } = measured.value;
  const candidate = candidateOf(measurement, { createdAt: measuredAt, version: host.version });
  const about = { subject, policy: policy.value, measured: measured.value };
  if (candidate === void 0) return unadmittedPublication(ask, about, void 0);
  const signOff = await signedHere(ask, subject, policy.value, candidate.digest);
  if (signOff.kind === "not-signed") return unadmittedPublication(ask, about, signOff);
  const admitted = { ...about, candidate, signed: signOff };
  const gate = subject.pull && await runGate({ ...config, mode: "gate" }, host);
  const publishing = subject.pull === void 0 ? await publishAdmitted(ask, admitted) : void 0;
  return admittedPublication(ask, admitted, gate, publishing);
}
async function evidenceOf({ host, config, spec }, { pull, sha }, { baseline }) {
  const { artifactName } = config;
  if (config.evidence !== void 0) {
    const { judge } = await import("./chunk-3M57FL7C.js");
    const judged = await judge(config, host);
    if (!judged.ok) return judged;
    return succeed({ measurement: judged.value, measuredAt: judged.value.model.provenance.startedAt });
  }
  const found = pull === void 0 ? await findOwn(host, sha, artifactName) : await findStored(host, { pull, baseline, artifactName, reuse: true, measuredBy: spec.measuredBy });
  if (!("measurement" in found)) return fail(NOT_MEASURED, ...found);
  return succeed({ measurement: found.measurement, measuredAt: found.measuredAt ?? found.run.createdAt });
}
function signedHere({ host }, { pull }, { policy, baseline }, candidateDigest) {
  const thing = { path: baseline, candidateDigest, ...pull && { pullRequest: pull.number } };
  const gate = { runId: host.event.runId, onlyHere: true };
  return evaluateSignOff(host.server, { ...signingPolicy(policy), methods: ["environment"] }, thing, gate);
}
function refused(problems, config, host) {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}
function nothing(why) {
  return {
    code: "input-conflict",
    message: `there is nothing to admit: ${why}`,
    hint: "Let `mode: admit` run in a job with `environment:`, after the gate's job, on `pull_request`, `workflow_run`, `workflow_dispatch` or `schedule`."
  };
}
function notAccepted(branch) {
  return {
    code: "input-conflict",
    message: `an approval in an environment signs nothing here: \`sign-off\` of \`${branch}\` does not list \`environment\``,
    hint: "Add it to `sign-off` in the configuration file of that branch: `sign-off: [review, environment]`."
  };
}
function unread(why) {
  return {
    code: "input-conflict",
    message: `nothing is admitted: ${why}`,
    hint: "Give this job `contents: read`, `actions: read` and `pull-requests: read`, and start a new run: a re-run cannot be signed."
  };
}
var NOT_MEASURED = {
  code: "input-missing",
  message: "there is no evidence to admit: no job of this run stored any, and none is given",
  hint: "Let a job before this one measure with `mode: run` and the same `artifact-name`, or give `evidence`."
};
var NO_SERVER = {
  code: "input-missing",
  message: "`mode: admit` asks GitHub who approved, and there is no token or no run of GitHub Actions to ask with",
  hint: "Run it in a job with `environment:`; `agentverity snapshot --accept-reference` accepts on a command line."
};
export {
  runAdmit
};
