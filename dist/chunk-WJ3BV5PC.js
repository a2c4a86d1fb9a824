var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
import {
  contextOf,
  isOwnBranch,
  postAnswer
} from "./chunk-2WZ2NAD7.js";
import {
  checkBaseline,
  matchesEvidence
} from "./chunk-7Y6Y473L.js";
import {
  baselineDocument,
  baselineOf,
  decisionTable,
  decisionTableModel,
  readBaseline,
  withCheck
} from "./chunk-D3K6GQRH.js";
import {
  gateHost
} from "./chunk-MGKQPYRT.js";
import {
  Unanswered,
  known,
  policyAtHand,
  signingPolicy,
  statusTermsOfBranch
} from "./chunk-3E6ZQXFV.js";
import {
  interruptedPublication,
  publicationOf,
  refusalPublication
} from "./chunk-XRCRHXNW.js";
import {
  candidateDigest,
  count,
  digestOf,
  list,
  parseJson,
  percent,
  quoteName,
  renderNoticeMarkdown,
  renderNoticeText,
  sentence,
  shortFingerprint,
  stableJson,
  succeed
} from "./chunk-QMDUAR73.js";

// src/gate/answer.ts
var MAX_DESCRIPTION = 140;
function answerOf(decision, rules) {
  const { state, description, exitCode, unsigned = false } = wordsOf(decision, rules);
  return {
    state,
    description: shorten(description),
    exitCode,
    unsigned,
    red: unsigned ? rules.isUnread === true : decision.kind === "unknown" || forgives(exitCode, rules.failOn)
  };
}
function forgives(exitCode, failOn) {
  if (failOn === "never") return false;
  return failOn === "failed" ? exitCode === 1 : exitCode !== 0;
}
function isJobRed(answer, posted, required) {
  if (!posted) return answer.red || answer.state !== "success";
  return answer.red || answer.unsigned && required !== true;
}
function thingsOf(what, { named }) {
  const words = { baseline: "baseline", policy: "policy", files: "signed files" };
  const digest = named === void 0 || !what.includes("baseline") ? "" : ` (${named})`;
  return `${what.map((part) => words[part]).join(" and the ")}${digest}`;
}
function wordsOf(decision, rules) {
  switch (decision.kind) {
    case "unknown":
      return { state: "error", description: decision.what, exitCode: 2 };
    case "unmeasured":
      return pending("not measured yet: the next run of this commit's workflow measures it");
    case "none":
      return noBaseline(decision, rules);
    case "unchanged":
      return { state: "success", description: "the approved decisions still hold", exitCode: 0 };
    case "drifted":
      return failure(
        decision.probes === 0 ? "the answers of all probes together changed, of no single one provably" : `${plural(decision.probes, "approved decision")} changed, and no baseline was approved for it`
      );
    case "incompatible":
      return {
        ...failure(`not comparable with the baseline: the ${decision.causes.join(" and the ")} changed`),
        exitCode: 2
      };
    case "stale":
      return failure(
        decision.why === "base-moved" ? `the base branch changed ${decision.file === void 0 ? "the baseline" : `\`${decision.file}\``} too: update the branch` : `the baseline in the branch is not what was measured: ${plural(decision.differences, "difference")}`
      );
    case "refused":
      return refused(decision);
    case "awaiting-sign-off":
      return pending(`awaiting sign-off of the ${thingsOf(decision.what, rules)}${unreadWords(rules)}`);
    case "signed":
      return {
        state: "success",
        description: `signed: the ${thingsOf(decision.what, rules)}`,
        exitCode: 0
      };
    case "removed":
      return decision.signed ? { state: "success", description: "signed: the baseline is removed", exitCode: 0 } : pending(`awaiting sign-off: the baseline would be removed${unreadWords(rules)}`);
  }
}
function unreadWords({ isUnread: isUnread2 = false }) {
  return isUnread2 ? "; who signed could not be read: run this again" : "";
}
function noBaseline(decision, rules) {
  const findings = findingsOf(rules.findings);
  if (decision.incomplete)
    return { ...failure("the run is incomplete, and there is no baseline yet"), exitCode: 2 };
  if (rules.requireBaseline)
    return { ...failure("no baseline yet, and `require-baseline` is set"), exitCode: findings === 2 ? 2 : 1 };
  const candidate = decision.admissible ? "a candidate is ready to be signed" : "this run cannot become one";
  return { state: "success", description: `no baseline yet: ${candidate}`, exitCode: findings };
}
function findingsOf(exitCode) {
  if (exitCode === void 0 || exitCode === 0) return 0;
  return exitCode === 1 ? 1 : 2;
}
function refused(decision) {
  if (decision.why === "file")
    return {
      ...failure("refused: the baseline file is not one that a run wrote"),
      exitCode: decision.changed ? 1 : 2
    };
  if (decision.refusals.some(({ kind }) => kind === "incomplete"))
    return { ...failure("refused: an incomplete run cannot stand as a baseline"), exitCode: 2 };
  const reasons = plural(decision.refusals.length, "reason");
  return { ...failure(`refused: this run cannot stand as a baseline, for ${reasons}`), exitCode: 2 };
}
function failure(description) {
  return { state: "failure", description, exitCode: 1 };
}
function pending(description) {
  return { state: "pending", description, exitCode: 1, unsigned: true };
}
var SEVERITY = ["error", "failure", "pending", "success"];
function worstAnswer(answers) {
  return answers.reduce(
    (worst, answer) => SEVERITY.indexOf(answer.state) < SEVERITY.indexOf(worst.state) ? answer : worst
  );
}
function shorten(description) {
  return description.length <= MAX_DESCRIPTION ? description : `${description.slice(0, MAX_DESCRIPTION - 1)}…`;
}
function plural(count2, noun) {
  return `${count2} ${noun}${count2 === 1 ? "" : "s"}`;
}

// src/gate/artifact-names.ts
function shortDigest(digest) {
  const hex = digest.replace(/^sha256:/, "");
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError(`no SHA-256 in hex: ${digest}`);
  return hex.slice(0, 40);
}
function candidateName(digest) {
  return `${CANDIDATE_PREFIX}${shortDigest(digest)}`;
}
function receiptName(digest) {
  return `agentverity-receipt-${shortDigest(digest)}`;
}
function digestLabel(digest) {
  return `av:${shortDigest(digest)}`;
}
var CANDIDATE_PREFIX = "agentverity-candidate-";

// src/report/build-gate-headline.ts
function headlineOf(view) {
  const { decision, file } = view;
  const say = (word, tone, text) => ({
    tone,
    headline: { word, sentence: text }
  });
  switch (decision.kind) {
    case "none":
      if (view.isMissing !== true || decision.incomplete) return void 0;
      return say(
        "NO BASELINE YET",
        "failure",
        `\`require-baseline\` is set, and ${quoteName(file)} is not there`
      );
    case "unchanged":
    case "drifted":
    case "incompatible":
      return void 0;
    case "refused":
      if (decision.why === "evidence") return void 0;
      return say("REFUSED", "failure", `${quoteName(file)} is not a baseline that a run wrote`);
    case "unknown":
      return say("NOT FOUND OUT", "unknown", decision.what);
    case "unmeasured":
      return say(
        "NOT MEASURED YET",
        "waiting",
        view.unmeasured.length === 0 ? "no stored run measured this commit's files" : "nothing that is stored of this commit's files can be judged"
      );
    case "stale":
      return say("STALE", "failure", staleWords(decision, file));
    case "awaiting-sign-off":
      return say("AWAITING SIGN-OFF", "waiting", awaitingWords(view, decision.what));
    case "signed":
      return say("SIGNED", "success", signedWords(view, decision.what));
    case "removed":
      return decision.signed ? say("SIGNED", "success", `${quoteName(file)} is removed, and that is signed`) : say(
        "AWAITING SIGN-OFF",
        "waiting",
        `${quoteName(file)} would be removed: nothing would be approved any more`
      );
  }
}
function staleWords(decision, file) {
  if (decision.why === "base-moved")
    return `${quoteName(decision.file ?? file)} changed in the base branch too, so this one was made against another`;
  return `${quoteName(file)} is not what was measured: ${count(decision.differences, "difference")}`;
}
function awaitingWords(view, what) {
  const changed = changedDecisions(view);
  const baseline = what.includes("baseline") ? [changedWords(view, changed)] : [];
  const policy = what.includes("policy") ? ["the rules of who may sign would change"] : [];
  const files = what.includes("files") ? [`${list(furtherFiles(view))} would change`] : [];
  return [...baseline, ...policy, ...files].join(", and ");
}
function furtherFiles({ signatures }) {
  return signatures.flatMap(({ what, thing }) => what === "files" ? quoteName(thing?.path ?? "") : []);
}
function changedDecisions({ approved, head }) {
  const before = new Map(
    approved?.baseline.claim.probes.map(({ fingerprint, expected }) => [
      fingerprint,
      JSON.stringify(expected)
    ])
  );
  return (head?.baseline.claim.probes ?? []).filter(
    ({ fingerprint, expected }) => before.get(fingerprint) !== JSON.stringify(expected)
  ).length;
}
function changedWords({ approved, head, file }, changed) {
  if (head === void 0 && approved !== void 0)
    return `${quoteName(file)} would be removed: nothing would be approved any more`;
  const all = head?.baseline.claim.probes.length ?? 0;
  if (approved === void 0)
    return `${count(all, "decision")} would become the first approved ${all === 1 ? "one" : "ones"}`;
  return changed === 0 ? "the baseline file changes, and no decision in it" : `${count(changed, "approved decision")} would change`;
}
function signedWords(view, what) {
  const logins = [
    ...new Set(
      view.signatures.flatMap(
        ({ answer }) => answer.kind === "signed" ? [quoteName(answer.account.login)] : []
      )
    )
  ];
  const decisions = (view.head ?? view.candidate)?.baseline.claim.probes.length ?? 0;
  const words = {
    baseline: count(decisions, "decision"),
    policy: "the change of who may sign",
    files: `the change of ${list(furtherFiles(view))}`
  };
  return `${list(logins)} signed ${list(what.map((one) => words[one]))}`;
}

// src/gate/sign-off.ts
function isUnread(answer) {
  return answer.kind === "not-signed" && (answer.reason === "server-unreadable" || answer.reason === "server-behind");
}

// src/report/build-sign-off.ts
var SUBJECTS = {
  baseline: "the baseline file",
  policy: "the change of who may sign",
  candidate: "the candidate"
};
function subjectOf({ what, thing }) {
  if (what === "files")
    return `${thing?.removed === true ? "the removal" : "the change"} of ${quoteName(thing?.path ?? "a file")}`;
  return what === "baseline" && thing?.removed === true ? "the removal of the baseline" : SUBJECTS[what];
}
function signOffModel(signatures, covered, notes, later) {
  if (signatures.length === 0 && notes.length === 0 && later === void 0) return void 0;
  const open = signatures.filter(({ answer }) => answer.kind === "not-signed");
  return {
    title: titleOf(signatures.length, open.length, later),
    lines: [
      ...signatures.flatMap(
        (signature) => signature.answer.kind === "signed" ? signedLines(signature, signature.answer) : openLines(signature, signature.answer)
      ),
      ...later === void 0 ? [] : laterLines(later),
      ...covered === void 0 || signatures.every(coversNoDecision) ? [] : [coverage(covered)],
      ...notes.map((note) => sentence(note))
    ]
  };
}
function coversNoDecision({ what, thing }) {
  return what === "policy" || what === "files" || thing?.removed === true;
}
function laterLines({ when, maySign }) {
  const how = maySign.how.map(({ words }) => words);
  if (how.length === 0) return [`Nobody can sign here: no accepted method of \`sign-off\` is possible.`];
  return [`${sentence(`${when}: ${orList(how)}`)} ${whoWords(maySign)}`];
}
function titleOf(all, open, later) {
  if (all === 0) return later?.isNeeded === true ? "nothing to sign yet" : "nothing to sign";
  return open === 0 ? "✓ given" : "✍️ missing";
}
var BY = {
  review: "by review",
  label: "by label",
  environment: "in the environment"
};
function signedLines(signature, signed2) {
  const { account, method, commit, verified, isSelfApproval } = signed2;
  const where = commit === void 0 ? "" : ` on ${quoteName(commit.slice(0, 7))}`;
  return [
    `${quoteName(account.login)} signed ${subjectOf(signature)} ${BY[method]}${where}.`,
    `Verified: ${verified.join("; ")}.`,
    ...isSelfApproval ? [
      "Keep in mind: this is the sign-off of the author, or of whoever pushed it; `allow-self-approval` accepts that."
    ] : []
  ];
}
function openLines(signature, { maySign, refusals }) {
  const how = maySign.how.map(({ words }) => words);
  const reasons = [...new Set(refusals.map(({ words }) => words))];
  return [
    `To sign ${subjectOf(signature)}: ${how.length === 0 ? "no accepted method is possible here" : orList(how)}.`,
    whoWords(maySign),
    ...reasons.length === 0 ? [] : [`Not signed so far: ${reasons.join("; ")}.`]
  ];
}
function whoWords({ only, except }) {
  const apart = except.length === 0 ? "" : `, except ${list(except.map(quoteName))}`;
  if (only === void 0) return `Anyone with write permission may sign${apart}.`;
  return only.length === 0 ? `Nobody may sign: \`approvers\` names nobody else${apart}.` : `Only ${list(only.map(quoteName))} may sign.`;
}
function orList(items) {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")}, or ${last}`;
}
function coverage({ digest, decisions, epsilon, contract }) {
  const parts = [
    decisions === 1 ? "this decision" : `these ${count(decisions, "decision")}`,
    `tolerance ${percent(epsilon)}`,
    ...contract ? ["this contract"] : []
  ];
  return `Signing covers exactly ${digestWords(digest)} (${parts.join(", ")}); later pushes that change none of it keep the sign-off.`;
}
function digestWords(digest) {
  return quoteName(`sha256:${shortFingerprint(digest.replace("sha256:", ""))}…`);
}

// src/report/build-gate-next.ts
function stepsOf(view, suite) {
  const { decision, file } = view;
  switch (decision.kind) {
    case "unchanged":
      return void 0;
    case "incompatible":
    case "drifted":
      return view.candidate === void 0 ? void 0 : driftedSteps(view);
    case "none":
      return decision.admissible && !decision.incomplete ? [{ text: sentence(`to begin, ${admitWords(view)}`) }] : [];
    case "refused":
      if (decision.why === "evidence") return void 0;
      return fileSteps(view, decision);
    case "unknown":
      return [
        {
          text: "Run this job again; if it says the same, compare the job's `permissions` with the README's."
        }
      ];
    case "unmeasured":
      return unmeasuredSteps(view);
    case "stale":
      return staleSteps(view, decision);
    case "signed":
      return [{ text: "Nothing: it may be merged as far as the baseline goes." }];
    case "awaiting-sign-off":
      return signSteps(view, suite);
    case "removed":
      return decision.signed ? [{ text: "Nothing: it may be merged as far as the baseline goes." }] : signSteps(view, void 0);
    default:
      return [{ text: file }];
  }
}
function fileSteps(view, { problems, changed }) {
  const anew = view.candidate === void 0 ? [] : [{ text: sentence(`or take this run's: ${admitWords(view)}`) }];
  return [
    ...problems.slice(0, 2).map(({ message, hint, at }) => ({
      text: `${sentence(message)} ${hint}`,
      ...at?.line === void 0 ? {} : { file: at.file, line: at.line }
    })),
    ...changed ? anew : [{ text: "The base branch has it so: no pull request is answered until one cures that file." }]
  ];
}
function unmeasuredSteps({ unmeasured }) {
  return [
    ...unmeasured.slice(0, 2).map((why) => ({ text: sentence(why) })),
    {
      text: "Push a commit, or close and reopen the pull request: that measures. A gate that measures itself names its `agent` in its own step; otherwise a job before it does, with `mode: run`."
    }
  ];
}
function staleSteps(view, decision) {
  if (decision.why === "base-moved")
    return [{ text: "Update the branch from its base, and make the baseline anew where both changed it." }];
  return [
    { text: sentence(`renew the file: ${admitWords(view)}`) },
    { text: "Or undo the change of the agent." }
  ];
}
function driftedSteps(view) {
  if (view.decision.kind === "incompatible")
    return [
      { text: "Look at what changed, and at the rows below: shall the baseline be made anew for it?" },
      { text: sentence(`yes: ${admitWords(view)}`) },
      { text: "No: undo that change. The next push measures again; nothing is admitted until then." }
    ];
  return [
    { text: "Look at the rows below: are the decisions of now right for these requests?" },
    { text: sentence(`yes: ${admitWords(view)}`) },
    { text: "No: change the agent. The next push measures again; nothing is admitted until then." }
  ];
}
function admitWords({ candidate, candidateArtifact: candidateArtifact2, file, commits, signatures }) {
  if (candidate === void 0) return "cure what this run is refused for, and measure again";
  const offered = signatures.find(({ what }) => what === "candidate")?.answer;
  const byHand = `commit ${quoteName("candidate.baseline.json")} of artifact ${quoteName(candidateArtifact2 ?? "agentverity-candidate")} as ${quoteName(file)}, or write it with ${quoteName(`agentverity snapshot --evidence evidence.json --accept-reference --output ${file}`)}`;
  if (!commits || offered?.kind !== "not-signed") return byHand;
  const how = orList(offered.maySign.how.map(({ words }) => words));
  return `${how}, and the gate commits ${quoteName(file)}; ${whoWords(offered.maySign)}`;
}
function signSteps({ signatures, decision, maySign }, suite) {
  const open = signatures.flatMap(({ answer }) => answer.kind === "not-signed" ? [answer] : []);
  const [first] = open;
  const how = [...new Set(first?.maySign.how.map(({ words }) => words) ?? [])];
  if (first === void 0)
    return [
      {
        text: "No pull request that brought this was found, so nobody could sign it. Bring the change in a pull request, and have it signed there."
      }
    ];
  const pull = maySign !== void 0 ? "" : pullWords(signatures);
  return [
    ...open.some(isUnread) ? [{ text: "Run this job again: who signed could not be read, and it may be signed already." }] : [],
    ...questionOf(decision, suite !== void 0),
    { text: `Yes: ${pull}${orList(how)}. ${whoWords(first.maySign)}` },
    {
      text: "No: change the agent or the file. The next push is judged anew; nothing is admitted until then."
    }
  ];
}
function questionOf(decision, hasRows) {
  if (decision.kind === "removed")
    return [{ text: "Look at what is removed: may every decision change unnoticed from now on?" }];
  const asksOfPolicy = decision.kind === "awaiting-sign-off" && decision.what.includes("policy");
  const asksOfFiles = decision.kind === "awaiting-sign-off" && decision.what.includes("files");
  const asksOfRows = decision.kind === "awaiting-sign-off" && decision.what.includes("baseline") && hasRows;
  return [
    ...asksOfRows ? [{ text: "Look at the rows below: is each new decision right for its request?" }] : [],
    ...asksOfPolicy ? [
      {
        text: "Look at the change of the configuration: shall these rules of who may sign hold from now on?"
      }
    ] : [],
    ...asksOfFiles ? [{ text: "Look at the change of the other signed files: shall they hold from now on?" }] : []
  ];
}
function pullWords(signatures) {
  const numbers = signatures.flatMap(({ thing }) => thing?.pullRequest ?? []);
  return numbers.length === 0 ? "" : `in pull request ${[...new Set(numbers)].map((one) => `#${one}`).join(" or ")}, `;
}

// src/report/build-gate-view.ts
function baselineStateOf({ kind }) {
  return kind === "unknown" || kind === "unmeasured" ? void 0 : kind;
}

// src/report/build-gate.ts
function withGate(model, view, measured) {
  const shown = { ...base(model, view, measured.suite), exitCode: view.exitCode };
  const signOff = signOffOf(view);
  const headline = headlineOf(view);
  return {
    ...shown,
    ...headline === void 0 ? {} : { ...headline, says: [] },
    ...nextOf(shown, view, measured.suite),
    ...baselinePart(shown, view, measured),
    ...signOff === void 0 ? {} : { signOff }
  };
}
function base(model, { decision, check, approved, candidate, file }, suite) {
  const isCheck = decision.kind === "unchanged" || decision.kind === "drifted" || decision.kind === "incompatible" || decision.kind === "refused" && decision.why === "evidence";
  if (!isCheck || check === void 0 || approved === void 0) return model;
  return withCheck(model, {
    file,
    baseline: approved.baseline,
    digest: approved.digest,
    ...candidate && { candidate: candidate.digest },
    check,
    suite
  });
}
function gateNotice(view) {
  const headline = headlineOf(view);
  const signOff = signOffOf(view);
  const tone = headline?.tone ?? "unknown";
  return {
    tone: tone === "care" ? "unknown" : tone,
    headline: headline?.headline ?? {
      word: "NOTHING TO JUDGE",
      sentence: "nothing here concerns the baseline"
    },
    next: stepsOf(view) ?? [],
    ...signOff === void 0 ? {} : { signOff }
  };
}
function nextOf(model, view, suite) {
  const steps = stepsOf(view, suite);
  if (view.decision.kind !== "none") return { next: steps ?? model.next };
  return { next: [...model.next, ...steps ?? []].slice(0, 3) };
}
function baselinePart(model, view, { assessment, suite }) {
  const state = baselineStateOf(view.decision);
  if (state === void 0) return {};
  const { approved, head, candidate, check, file } = view;
  if (model.baseline !== void 0) return { baseline: { ...model.baseline, state } };
  const before = state === "stale" ? head : approved;
  const table = state === "stale" ? void 0 : check?.table;
  return {
    baseline: {
      state,
      title: TITLES[state],
      file,
      ...approved && { digest: approved.digest },
      ...candidate && { candidate: candidate.digest },
      refusals: state === "none" || state === "stale" ? model.admission.refusals : [],
      causes: [],
      table: state === "none" && candidate === void 0 ? { rows: [], rest: "" } : decisionTableModel(table ?? decisionTable(before?.baseline, assessment), suite),
      facts: factsOf(state)
    }
  };
}
function factsOf(state) {
  return state === "stale" ? [STALE_ROWS] : [];
}
var STALE_ROWS = "In these rows, what is approved is what the branch's own file says.";
var TITLES = {
  none: "none yet",
  unchanged: "✓ as approved",
  drifted: "✗ drifted",
  incompatible: "✗ incompatible",
  stale: "✗ stale",
  "awaiting-sign-off": "✍️ awaiting sign-off",
  signed: "✓ signed",
  refused: "✗ refused",
  removed: "✍️ removed"
};
function signOffOf(view) {
  const { decision, signatures: all, head, candidate, notes } = view;
  const isMoot = decision.kind === "stale" || decision.kind === "refused";
  const signatures = all.filter(({ what }) => !isMoot || what === "candidate");
  const claim = (head ?? candidate)?.baseline.claim;
  const digest = (head ?? candidate)?.digest;
  const covered = claim === void 0 || digest === void 0 ? void 0 : {
    digest,
    decisions: claim.probes.length,
    epsilon: claim.epsilon,
    contract: claim.contract !== void 0
  };
  const isOpen = decision.kind === "awaiting-sign-off" && signatures.length === 0;
  const model = signOffModel(signatures, covered, notes, signatures.length === 0 ? laterOf(view) : void 0);
  return isOpen && model !== void 0 ? { ...model, title: "✍️ missing" } : model;
}
function laterOf({ decision, file, maySign }) {
  if (maySign === void 0) return void 0;
  const name = quoteName(file);
  switch (decision.kind) {
    case "none":
      return { when: `once ${name} is in the branch, it is signed so`, isNeeded: true, maySign };
    case "unmeasured":
      return {
        when: `once this commit is measured, a change of ${name} is signed so`,
        isNeeded: true,
        maySign
      };
    case "unchanged":
      return { when: `a change of ${name} would be signed so`, isNeeded: false, maySign };
    case "drifted":
    case "incompatible":
    case "stale":
    case "refused":
      return { when: `once a renewed ${name} is in the branch, it is signed so`, isNeeded: true, maySign };
    default:
      return void 0;
  }
}

// src/gate/bytes.ts
async function holdsNow(signing, commit) {
  const { path, blob, removed } = signing.thing;
  const answer = await signing.server.blobAt(commit, path);
  if (!answer.ok) return answer;
  const there = answer.value;
  return { ok: true, value: removed === true ? there === void 0 : blob !== void 0 && there === blob };
}

// src/gate/own-runs.ts
var OF_A_HEAD = ["pull_request", "pull_request_review"];
var FROM_A_BRANCH = ["workflow_run", "workflow_dispatch"];
function runsOnAHead(run) {
  return OF_A_HEAD.includes(run.event);
}
async function isOwnRun(signing, run) {
  if (run.id === signing.ownRun.id) return { ok: true, value: true };
  if (run.path !== signing.ownRun.path) return { ok: true, value: false };
  const home = await homeBranch(signing);
  if (!home.ok) return home;
  const own = home.value === void 0 ? isKnownEvent(signing, run) : isOfBranch(signing, run, home.value);
  return { ok: true, value: own };
}
async function homeBranch({ server, ownRun }) {
  const { event, headBranch, path } = ownRun;
  if (event === "workflow_run") return { ok: true, value: headBranch ?? "" };
  if (OF_A_HEAD.includes(event)) return { ok: true, value: void 0 };
  const runs = await server.runs({ event: "workflow_run" });
  if (!runs.ok) return runs;
  return { ok: true, value: runs.value.find((run) => run.path === path)?.headBranch };
}
function isOfBranch({ server }, run, branch) {
  const home = `${server.repository.owner}/${server.repository.name}`.toLowerCase();
  return FROM_A_BRANCH.includes(run.event) && run.headBranch === branch && run.headRepository?.toLowerCase() === home;
}
function isKnownEvent({ pull }, run) {
  if (!runsOnAHead(run)) return run.event === "workflow_dispatch";
  if (pull === void 0) return false;
  return run.headBranch === pull.head.branch && run.headRepository === pull.head.repository;
}

// src/gate/signing-case.ts
function doubt(reason, words) {
  return { reason, words };
}
function unreadable(what, answer) {
  return doubt("server-unreadable", `${what} could not be read: ${answer.trouble.reason}`);
}
function isDoubt(value) {
  return value !== void 0 && "reason" in value && "words" in value;
}

// src/gate/subject-record.ts
var SUBJECT_FILE = "agentverity-subject.json";
var SCHEMA = "agentverity.subject/v1";
var MAXIMUM_BYTES = 32 * 1024 * 1024;
function subjectText(subject) {
  const { digest, headSha, pullRequest } = subject;
  return `${JSON.stringify({ schema: SCHEMA, digest, head_sha: headSha, pull_request: pullRequest ?? null })}
`;
}
async function readSubject(server, artifact) {
  const files = await server.download(artifact, MAXIMUM_BYTES);
  if (!files.ok) return files;
  const bytes = files.value.get(SUBJECT_FILE);
  return { ok: true, value: bytes === void 0 ? void 0 : parse(new TextDecoder().decode(bytes)) };
}
function parse(text) {
  try {
    const { schema, digest, head_sha, pull_request } = JSON.parse(text);
    const isSubject = schema === SCHEMA && typeof digest === "string" && /^[0-9a-f]{64}$/.test(digest) && typeof head_sha === "string" && (pull_request === null || Number.isSafeInteger(pull_request));
    if (!isSubject) return void 0;
    return { digest, headSha: head_sha, pullRequest: pull_request ?? void 0 };
  } catch {
    return void 0;
  }
}

// src/gate/candidate.ts
async function doubtOfShowing(signing, digest, commit, at) {
  const name = candidateName(digest);
  const named = await signing.server.artifacts({ name });
  if (!named.ok) return unreadable("the candidates", named);
  let nearest = unpublished(digest, commit);
  for (const artifact of named.value.filter((each) => each.name === name)) {
    const found = await shownBy(signing, artifact, digest);
    const verdict = "reason" in found ? found : otherCommit(found, commit) ?? shownLater(found, at);
    if (verdict === void 0) return void 0;
    if (verdict.reason !== "candidate-unpublished") nearest = verdict;
  }
  return nearest;
}
function unpublished(digest, commit) {
  return doubt(
    "candidate-unpublished",
    `no run of the gate has shown candidate ${shortDigest(digest).slice(0, 12)} for \`${commit.slice(0, 7)}\``
  );
}
function otherCommit(shown, commit) {
  if (shown.commit === commit) return void 0;
  return doubt(
    "candidate-unpublished",
    `the candidate was shown for \`${shown.commit.slice(0, 7)}\`, not for \`${commit.slice(0, 7)}\``
  );
}
function shownLater({ artifact }, at) {
  const shownAt = Date.parse(artifact.createdAt ?? "");
  if (shownAt < Date.parse(at)) return void 0;
  return doubt(
    "candidate-published-later",
    `the candidate was shown at ${artifact.createdAt ?? "an unknown time"}, not before the signature of ${at}`
  );
}
async function shownBy(signing, artifact, digest) {
  if (artifact.run === void 0) return foreign("it belongs to no run");
  const run = await signing.server.run(artifact.run.id);
  if (!run.ok) return unreadable(`run ${artifact.run.id}`, run);
  if (run.value === void 0) return foreign("its run is gone");
  const own = await isOwnRun(signing, run.value);
  if (!own.ok) return unreadable("the gate's own runs", own);
  if (!own.value) return foreign(`run ${run.value.id} of \`${run.value.path}\` is not the gate's`);
  if (runsOnAHead(run.value)) return { artifact, run: run.value, commit: run.value.headSha };
  return shownByRecord(signing, artifact, run.value, digest);
}
async function shownByRecord(signing, artifact, run, digest) {
  const subject = await readSubject(signing.server, artifact);
  if (!subject.ok) return unreadable(`artifact ${artifact.id}`, subject);
  if (subject.value === void 0) return foreign("it does not say which commit it is for");
  if (shortDigest(subject.value.digest) !== shortDigest(digest)) return foreign("it is for another digest");
  if (subject.value.pullRequest !== signing.pull?.number) return foreign("it is for another pull request");
  return { artifact, run, commit: subject.value.headSha };
}
function foreign(why) {
  return doubt("candidate-foreign", `an artifact has the candidate's name, but ${why}`);
}

// src/gate/pushers.ts
var MAXIMUM_PUSHES = 60;
async function pushersOfCommit(signing, commit) {
  const moves = await movesOf(signing);
  if (!moves.ok) return unknown(moves.why);
  return known2(moves.pushes.filter((push) => push.after === commit));
}
async function pushersOfBytes(signing) {
  const moves = await movesOf(signing);
  if (!moves.ok) return unknown(moves.why);
  const brought = [];
  for (const push of moves.pushes) {
    const after = await holds(signing, push.after);
    if (after === void 0) return unknown(`the file at ${short(push.after)} could not be read`);
    if (after && !await heldBefore(signing, push, moves.isRecord)) brought.push(push);
  }
  const oldest = moves.pushes.at(-1)?.before;
  if (moves.isCut && await holds(signing, oldest) !== false) return unknown("the branch moved too often");
  return known2(brought);
}
async function heldBefore(signing, push, isRecord) {
  if (isRecord) return await holds(signing, push.before) === true;
  const parents = await signing.server.parents(push.after ?? "");
  if (!parents.ok) return false;
  for (const parent of parents.value) if (await holds(signing, parent) === true) return true;
  return false;
}
async function holds(signing, commit) {
  if (commit === void 0) return false;
  const held = await holdsNow(signing, commit);
  return held.ok ? held.value : void 0;
}
async function movesOf(signing) {
  const head = signing.pull?.head;
  if (head?.repository === void 0) return { ok: false, why: "the branch's repository is gone" };
  const answer = await signing.server.pushes({ repository: head.repository, branch: head.branch });
  if (answer.ok) return { ok: true, isRecord: true, ...cut(answer.value) };
  const runs = await signing.server.runs({ event: "pull_request", branch: head.branch });
  if (!runs.ok) return { ok: false, why: answer.trouble.reason };
  return { ok: true, isRecord: false, ...cut(movesFromRuns(runs.value, head.repository)) };
}
function cut(pushes) {
  return { pushes: pushes.slice(0, MAXIMUM_PUSHES), isCut: pushes.length > MAXIMUM_PUSHES };
}
function movesFromRuns(runs, repository) {
  const first = /* @__PURE__ */ new Map();
  const ours = runs.filter((run) => run.headRepository === repository);
  for (const run of ours.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)))
    if (!first.has(run.headSha)) first.set(run.headSha, run);
  const moves = [...first.values()].map((run) => ({
    actor: run.actor,
    before: void 0,
    after: run.headSha,
    at: run.createdAt
  }));
  return moves.toReversed();
}
function known2(pushes) {
  if (pushes.length === 0) return unknown("no push to the branch brought it, as far as the server tells");
  const accounts = pushes.flatMap((push) => push.actor === void 0 ? [] : [push.actor]);
  const at = pushes.map((push) => push.at).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
  const gone = accounts.length < pushes.length ? "an account that pushed it is gone" : void 0;
  return { accounts, at, unknown: gone };
}
function unknown(why) {
  return { accounts: [], at: void 0, unknown: why };
}
function short(commit) {
  return `\`${(commit ?? "").slice(0, 7)}\``;
}

// src/gate/binding.ts
async function bindToCommit(signing, commit, at) {
  if (commit === void 0) return doubt("commit-unknown", "the commit that was signed is gone");
  const bytes = await bindByBytes(signing, commit);
  const { candidateDigest: candidateDigest2 } = signing.thing;
  if (!("reason" in bytes) || candidateDigest2 === void 0) return bytes;
  const shown = await doubtOfShowing(signing, candidateDigest2, commit, at);
  if (shown !== void 0) return bytes.reason === "nothing-to-sign" ? shown : nearer(bytes, shown);
  return {
    binding: "candidate",
    commit,
    pushers: await pushersOfCommit(signing, commit),
    verified: `the gate had shown this candidate for \`${commit.slice(0, 7)}\` before it was signed`
  };
}
async function bindByBytes(signing, commit) {
  const { path, blob, removed } = signing.thing;
  if (blob === void 0 && removed !== true)
    return doubt("nothing-to-sign", "no file is there to be signed");
  const same = await holdsNow(signing, commit);
  if (!same.ok) return unreadable(`\`${path}\` at \`${commit.slice(0, 7)}\``, same);
  if (!same.value) return otherBytes(signing, commit);
  return {
    binding: "file",
    commit,
    pushers: await pushersOfBytes(signing),
    verified: removed === true ? `the file was gone at \`${commit.slice(0, 7)}\` too` : `the file at \`${commit.slice(0, 7)}\` has the same bytes: blob ${blob}`
  };
}
function otherBytes({ thing }, commit) {
  return doubt(
    "other-bytes",
    `\`${thing.path}\` at \`${commit.slice(0, 7)}\`, which was signed, has other content`
  );
}
function nearer(bytes, shown) {
  return shown.reason === "candidate-unpublished" ? bytes : shown;
}

// src/gate/eligibility.ts
async function doubtOfActor(signing, act) {
  const { account } = act;
  if (account === void 0) return doubt("not-a-user", "the account is gone");
  return notAUser(account) ?? actedThroughAnApp(act, account) ?? actedByAnAgent(act, account) ?? isTheAuthor(signing, account) ?? notListed(signing, account) ?? await mayNotWrite(signing, account) ?? account;
}
function notAUser(account) {
  if (account.type === "User") return void 0;
  return doubt("not-a-user", `\`${account.login}\` is of type ${account.type}, not a user`);
}
function actedThroughAnApp(act, account) {
  if (!act.viaApp) return void 0;
  return doubt("via-app", `an app acted in the name of \`${account.login}\``);
}
function actedByAnAgent(act, account) {
  if (!act.byAgent) return void 0;
  return doubt("by-agent", `an AI agent acted with the account \`${account.login}\``);
}
function isTheAuthor(signing, account) {
  if (signing.policy.allowSelfApproval || !isAuthor(signing, account)) return void 0;
  return doubt("is-author", `\`${account.login}\` is the author: somebody else must sign`);
}
function isAuthor(signing, account) {
  const { pull, ownRun } = signing;
  const authors = pull === void 0 ? [ownRun.actor, ownRun.triggeringActor] : [pull.author];
  return authors.some((author) => author === void 0 || author.id === account.id);
}
function notListed(signing, account) {
  const { approvers } = signing.policy;
  if (approvers === void 0 || approvers.some((login) => sameLogin(login, account.login))) return void 0;
  return doubt("not-an-approver", `\`${account.login}\` is not among \`approvers\``);
}
function sameLogin(one, other) {
  return one.toLowerCase() === other.toLowerCase();
}
async function mayNotWrite(signing, account) {
  const answer = await signing.server.permission(account.login);
  if (!answer.ok) return unreadable(`the permission of \`${account.login}\``, answer);
  const permission = answer.value?.account.id === account.id ? answer.value.permission : "none";
  if (permission === "write" || permission === "admin") return void 0;
  return doubt(
    "no-write-permission",
    `\`${account.login}\` has the permission \`${permission}\`, not \`write\``
  );
}
function doubtOfPusher(signing, account, pushers) {
  if (signing.policy.allowSelfApproval) return void 0;
  return pusherUnknown(pushers) ?? isThePusher(account, pushers);
}
function pusherUnknown(pushers) {
  if (pushers.unknown === void 0) return void 0;
  return doubt("pusher-unknown", `who pushed the signed content is not known: ${pushers.unknown}`);
}
function isThePusher(account, pushers) {
  if (!isPusher(account, pushers)) return void 0;
  return doubt("is-pusher", `\`${account.login}\` pushed the signed content: somebody else must sign`);
}
function isPusher(account, pushers) {
  return pushers.accounts.some((pusher) => pusher.id === account.id);
}

// src/gate/accept.ts
async function accept(signing, act, bind = (one) => bindToCommit(one, act.commit, act.at ?? "")) {
  const account = await doubtOfActor(signing, act);
  if (isDoubt(account)) return account;
  const bound = await bind(signing);
  if (isDoubt(bound)) return bound;
  const pusher = doubtOfPusher(signing, account, bound.pushers);
  if (pusher !== void 0) return pusher;
  return {
    account,
    commit: bound.commit,
    binding: bound.binding,
    isSelfApproval: isAuthor(signing, account) || isPusher(account, bound.pushers),
    verified: [`\`${account.login}\` is a user with write permission`, othersWork(signing), bound.verified]
  };
}
function othersWork({ policy }) {
  return policy.allowSelfApproval ? "`allow-self-approval` lets authors and pushers sign" : "neither author of the pull request nor pusher of what was signed";
}

// src/gate/sign-off-by-environment.ts
async function signOffByEnvironment(signing) {
  const name = signing.policy.environment;
  if (name === void 0) return [doubt("environment-unset", "`environment` names none")];
  const digest = signing.thing.candidateDigest;
  if (digest === void 0) return [doubt("needs-candidate", "an environment signs a candidate, not a file")];
  const environment = await signing.server.environment(name);
  if (!environment.ok) return [unreadable(`environment \`${name}\``, environment)];
  const rules = soundRules(name, environment.value);
  if (isDoubt(rules)) return [rules];
  const runs = await runsWith(signing, digest);
  if (isDoubt(runs)) return [runs];
  const doubts = [];
  for (const runId of runs) {
    const verdict = await signedInRun(signing, runId, rules, digest);
    if (!isDoubt(verdict)) return verdict;
    doubts.push(verdict);
  }
  return doubts;
}
function soundRules(name, rules) {
  if (rules === void 0) return doubt("environment-missing", `there is no environment \`${name}\``);
  return hasNoReviewers(rules) ?? allowsSelfReview(rules) ?? allowsBypass(rules) ?? rules;
}
function hasNoReviewers({ name, requiredReviewers }) {
  const count2 = (requiredReviewers?.users.length ?? 0) + (requiredReviewers?.teams.length ?? 0);
  if (count2 > 0) return void 0;
  return doubt("environment-without-reviewers", `environment \`${name}\` has no required reviewers`);
}
function allowsSelfReview({ name, requiredReviewers }) {
  if (requiredReviewers?.preventSelfReview === true) return void 0;
  return doubt("environment-self-review", `environment \`${name}\` does not prevent self-review`);
}
function allowsBypass({ name, adminsCanBypass }) {
  if (adminsCanBypass === false) return void 0;
  return adminsCanBypass === void 0 ? doubt(
    "environment-admin-bypass-unknown",
    `the server does not say whether admins may bypass \`${name}\``
  ) : doubt("environment-admin-bypass", `admins may bypass environment \`${name}\``);
}
async function runsWith(signing, digest) {
  if (signing.gate.onlyHere === true) return [signing.ownRun.id];
  const receipts = await signing.server.artifacts({ name: receiptName(digest) });
  if (!receipts.ok) return unreadable("the receipts", receipts);
  const ids = receipts.value.flatMap(({ run }) => run === void 0 ? [] : [run.id]);
  return [.../* @__PURE__ */ new Set([signing.ownRun.id, ...ids])];
}
async function signedInRun(signing, runId, rules, digest) {
  const shown = await candidateOfRun(signing, runId, digest);
  if (isDoubt(shown)) return shown;
  const unfit = isRerun(shown.run) ?? isOlderThanThePullRequest(signing, shown.run);
  if (unfit !== void 0) return unfit;
  const approvals = await signing.server.approvals(runId);
  if (!approvals.ok) return unreadable(`the approvals of run ${runId}`, approvals);
  const ours = approvals.value.filter(({ environments }) => environments.includes(rules.name));
  return wasRejected(ours, runId) ?? firstEligible(signing, ours, shown, rules);
}
async function candidateOfRun(signing, runId, digest) {
  const artifacts = await signing.server.artifacts({ run: runId });
  if (!artifacts.ok) return unreadable(`the artifacts of run ${runId}`, artifacts);
  const candidates = artifacts.value.filter(({ name }) => name.startsWith(CANDIDATE_PREFIX));
  const [candidate] = candidates;
  if (candidate === void 0)
    return doubt("no-receipt", "no run has waited in the environment with this candidate");
  return severalCandidates(candidates, runId) ?? ofThisDigest(signing, candidate, digest);
}
function severalCandidates(candidates, runId) {
  if (new Set(candidates.map(({ name }) => name)).size === 1) return void 0;
  return doubt(
    "candidate-ambiguous",
    `run ${runId} shows several candidates: which one was approved is not proved`
  );
}
async function ofThisDigest(signing, candidate, digest) {
  if (candidate.name === candidateName(digest)) return shownBy(signing, candidate, digest);
  return doubt("candidate-unpublished", `run ${candidate.run?.id} holds another candidate`);
}
function isRerun({ id, attempt }) {
  if (attempt === 1) return void 0;
  return doubt("run-is-rerun", `run ${id} was re-run, and a re-run cannot be signed: start a new run`);
}
function isOlderThanThePullRequest({ pull }, run) {
  if (pull === void 0 || Date.parse(run.createdAt) >= Date.parse(pull.createdAt)) return void 0;
  return doubt("candidate-foreign", `run ${run.id} is older than the pull request`);
}
function wasRejected(approvals, runId) {
  const rejected = approvals.find(({ state }) => state === "rejected");
  if (rejected === void 0) return void 0;
  return doubt("approval-rejected", `\`${rejected.account?.login}\` rejected run ${runId}`);
}
function pastTheRules({ name, requiredReviewers }, account, run) {
  const { users = [], teams = [] } = requiredReviewers ?? {};
  const isListed = users.some((login) => login.toLowerCase() === account.login.toLowerCase());
  if (!isListed && teams.length === 0)
    return doubt(
      "approval-bypassed",
      `\`${account.login}\` is no required reviewer of environment \`${name}\`, and let run ${run.id} past it`
    );
  if (run.triggeringActor?.id !== account.id) return void 0;
  return doubt(
    "approval-bypassed",
    `\`${account.login}\` started run ${run.id}, and let it past environment \`${name}\`, which prevents self-review`
  );
}
function unapproved({ gate }, run, environment) {
  const nobody = `nobody has approved run ${run.id} in environment \`${environment}\``;
  return gate.onlyHere === true ? doubt(
    "approval-bypassed",
    `${nobody}, and yet this job runs: an admin started it past the reviewers, or it names no \`environment\``
  ) : doubt("not-approved", nobody);
}
async function firstEligible(signing, approvals, shown, rules) {
  let nearest = unapproved(signing, shown.run, rules.name);
  for (const { state, account } of approvals) {
    if (state !== "approved") continue;
    const act = { account, commit: shown.commit, at: void 0, viaApp: false, byAgent: false };
    const accepted = await accept(signing, act, (one) => bindToRun(one, shown, rules.name));
    const verdict = isDoubt(accepted) ? accepted : pastTheRules(rules, accepted.account, shown.run) ?? accepted;
    if (!isDoubt(verdict)) return verdict;
    nearest = verdict;
  }
  return nearest;
}
async function bindToRun(signing, shown, environment) {
  const pushers = signing.pull === void 0 ? { accounts: [], at: void 0, unknown: void 0 } : await pushersOfCommit(signing, shown.commit);
  return {
    binding: "candidate",
    commit: shown.commit,
    pushers,
    verified: `approved in environment \`${environment}\`, which requires reviewers, for run ${shown.run.id} and its one candidate`
  };
}

// src/gate/sign-off-by-label.ts
var RUN_WITHIN_MS = 12e4;
var SEEN_AFTER_MS = 3e4;
async function signOffByLabel(signing) {
  const { pull, thing, policy } = signing;
  if (pull === void 0) return [doubt("not-in-a-pull-request", "only a pull request has labels")];
  const isUpToDate = (found) => !isBehind(signing, found);
  const events = await signing.server.labelEvents(pull.number, isUpToDate);
  if (!events.ok) return [unreadable("the label's events", events)];
  const behind = doubtOfAnnounced(signing, events.value);
  if (behind !== void 0) return [behind];
  const byCommit = await signOffByPlainLabel(signing, newestOf(events.value, policy.label));
  if (!isDoubt(byCommit) || thing.candidateDigest === void 0)
    return isDoubt(byCommit) ? [byCommit] : byCommit;
  const named = newestOf(events.value, digestLabel(thing.candidateDigest));
  const byName = named === void 0 ? void 0 : await signOffByNamedDigest(signing, named);
  if (byName === void 0) return [byCommit];
  return isDoubt(byName) ? [byName, byCommit] : byName;
}
function newestOf(events, label) {
  return events.findLast((event) => sameLabel(event.label, label));
}
function sameLabel(one, other) {
  return one.toLowerCase() === other.toLowerCase();
}
async function signOffByPlainLabel(signing, event) {
  if (event === void 0) return doubt("no-label", `the label \`${signing.policy.label}\` is not there`);
  const removed = await wasRemoved(signing, event);
  if (removed !== void 0) return removed;
  return accept(signing, actOf(event), async (one) => {
    const commit = await labelledCommit(one, event);
    return isDoubt(commit) ? commit : bindSeen(one, commit.sha, event);
  });
}
async function wasRemoved(signing, event) {
  if (event.kind === "labeled") return isGone(signing, event);
  return doubt("label-removed", `the label \`${event.label}\` was taken off again`);
}
async function isGone({ server, pull }, { label }) {
  const has = (labels = []) => labels.some((name) => sameLabel(name, label));
  if (pull === void 0 || has(pull.labels)) return void 0;
  const again = await server.pullRequest(pull.number);
  if (!again.ok) return unreadable(`pull request ${pull.number}`, again);
  if (has(again.value?.labels)) return void 0;
  return doubt("label-removed", `the label \`${label}\` is not on the pull request any more`);
}
function actOf(event) {
  const { actor, createdAt, viaApp, byAgent } = event;
  return { account: actor, commit: void 0, at: createdAt, viaApp, byAgent };
}
async function labelledCommit(signing, event) {
  const head = signing.pull?.head;
  const runs = await signing.server.runs({
    event: "pull_request",
    ...head === void 0 ? {} : { branch: head.branch },
    createdFrom: event.createdAt,
    isExpected: true
  });
  if (!runs.ok) return unreadable("the runs that the label started", runs);
  const shas = new Set(
    runs.value.filter((run) => isOfTheLabel(run, event, head?.repository)).map((run) => run.headSha)
  );
  const [sha] = shas;
  if (sha === void 0) {
    return doubt(
      "commit-unknown",
      `no run of \`${event.actor?.login}\` followed the label, so no commit is proved`
    );
  }
  return severalCommits(shas) ?? { sha };
}
function isOfTheLabel(run, event, repository) {
  const later = Date.parse(run.createdAt) - Date.parse(event.createdAt);
  return run.headRepository !== void 0 && run.headRepository === repository && run.actor?.id === event.actor?.id && later <= RUN_WITHIN_MS;
}
function severalCommits(shas) {
  if (shas.size <= 1) return void 0;
  const names = [...shas].map((sha) => `\`${sha.slice(0, 7)}\``).join(" and ");
  return doubt("commit-ambiguous", `runs of that moment name ${names}: which one was labelled is not proved`);
}
async function bindSeen(signing, sha, event) {
  const bound = await bindToCommit(signing, sha, event.createdAt);
  return isDoubt(bound) ? bound : pushedJustBefore(bound, event) ?? { ...bound, commit: sha };
}
function pushedJustBefore(bound, event) {
  const { at, unknown: unknown2 } = bound.pushers;
  if (event.actor !== void 0 && isPusher(event.actor, bound.pushers)) return void 0;
  if (at === void 0) return doubt("pusher-unknown", `when it was pushed is not known: ${unknown2}`);
  const seconds = Math.round((Date.parse(event.createdAt) - Date.parse(at)) / 1e3);
  if (seconds * 1e3 >= SEEN_AFTER_MS) return void 0;
  return doubt(
    "pushed-just-before",
    `what it signs was pushed ${seconds} s before the label: look, and label again`
  );
}
async function signOffByNamedDigest(signing, event) {
  return await wasRemoved(signing, event) ?? accept(signing, actOf(event), bindByName);
}
async function bindByName(signing) {
  const { thing, pull } = signing;
  const hasFile = thing.blob !== void 0;
  return {
    binding: "candidate",
    commit: void 0,
    pushers: hasFile ? await pushersOfBytes(signing) : await pushersOfCommit(signing, pull?.head.sha ?? ""),
    verified: "the label carries the candidate's digest in its name"
  };
}
function announcedOf({ gate: { announced }, policy, thing }) {
  if (announced?.kind !== "labeled" && announced?.kind !== "unlabeled") return void 0;
  const { candidateDigest: digest } = thing;
  const signing = digest === void 0 ? [policy.label] : [policy.label, digestLabel(digest)];
  return signing.some((label) => sameLabel(label, announced.label)) ? announced : void 0;
}
function isBehind(signing, events) {
  const announced = announcedOf(signing);
  if (announced === void 0) return false;
  const newest = newestOf(events, announced.label);
  if (newest?.kind !== announced.kind) return true;
  return Date.parse(signing.ownRun.createdAt) - Date.parse(newest.createdAt) > RUN_WITHIN_MS;
}
function doubtOfAnnounced(signing, events) {
  const announced = announcedOf(signing);
  if (announced === void 0) return void 0;
  const newest = newestOf(events, announced.label);
  if (newest?.kind === announced.kind || newest?.kind === "unlabeled") return void 0;
  return doubt("server-behind", "the label's event that was announced cannot be read yet");
}

// src/gate/sign-off-by-review.ts
var OPINIONS = ["APPROVED", "CHANGES_REQUESTED", "DISMISSED"];
async function signOffByReview(signing) {
  if (signing.pull === void 0) return [doubt("not-in-a-pull-request", "only a pull request has reviews")];
  const isUpToDate = (found) => !isBehind2(signing, found);
  const reviews = await signing.server.reviews(signing.pull.number, isUpToDate);
  if (!reviews.ok) return [unreadable("the reviews", reviews)];
  if (isBehind2(signing, reviews.value)) {
    return [doubt("server-behind", "the review that was announced cannot be read yet")];
  }
  const newest = newestOpinions(reviews.value);
  const doubts = [];
  for (const review of newest) {
    const verdict = await doubtOfReview(signing, review, newest) ?? await accept(signing, actOf2(review));
    if (!isDoubt(verdict)) return verdict;
    doubts.push(verdict);
  }
  return doubts.length > 0 ? doubts : [doubt("no-review", "nobody has reviewed it")];
}
function newestOpinions(reviews) {
  const newest = /* @__PURE__ */ new Map();
  for (const review of reviews.toSorted(byTime)) {
    if (OPINIONS.includes(review.state)) newest.set(review.account?.id ?? `gone ${review.id}`, review);
  }
  return [...newest.values()].toSorted(byTime).toReversed();
}
function byTime(one, other) {
  return Date.parse(one.submittedAt) - Date.parse(other.submittedAt) || one.id - other.id;
}
function actOf2(review) {
  return {
    account: review.account,
    commit: review.commit,
    at: review.submittedAt,
    viaApp: false,
    // a review names no app: GitHub shows none
    byAgent: false
  };
}
async function doubtOfReview(signing, review, newest) {
  return isNoApproval(review) ?? await somebodyElseObjects(signing, review, newest);
}
function isNoApproval({ state, account }) {
  const login = account?.login ?? "an account that is gone";
  if (state === "DISMISSED") return doubt("review-dismissed", `the review of \`${login}\` was dismissed`);
  if (state === "CHANGES_REQUESTED") return doubt("changes-requested", `\`${login}\` asks for changes`);
  return void 0;
}
async function somebodyElseObjects(signing, approval, newest) {
  for (const review of newest) {
    if (review.state !== "CHANGES_REQUESTED" || review.account?.id === approval.account?.id) continue;
    const objector = await doubtOfActor(signing, actOf2(review));
    if (isDoubt(objector) && objector.reason !== "server-unreadable") continue;
    return doubt("changes-requested", `\`${review.account?.login}\` asks for changes`);
  }
  return void 0;
}
function isBehind2({ gate }, reviews) {
  const { announced } = gate;
  if (announced?.kind !== "reviewed" && announced?.kind !== "dismissed") return false;
  const review = reviews.find(({ id }) => id === announced.reviewId);
  return review === void 0 || announced.kind === "dismissed" && review.state !== "DISMISSED";
}

// src/gate/who-may-sign.ts
async function whoMaySign(signing) {
  const except = signing.policy.allowSelfApproval ? [] : await whoMayNot(signing);
  const excluded = new Set(except.map((login) => login.toLowerCase()));
  return {
    only: signing.policy.approvers?.filter((login) => !excluded.has(login.toLowerCase())),
    except,
    how: howToSign(signing.policy, signing.thing)
  };
}
async function whoMayNot(signing) {
  const { pull, thing, ownRun } = signing;
  if (pull === void 0) return unique([ownRun.actor?.login, ownRun.triggeringActor?.login]);
  const hasBytes = thing.blob !== void 0 || thing.removed === true;
  const pushers = hasBytes ? await pushersOfBytes(signing) : await pushersOfCommit(signing, pull.head.sha);
  return unique([pull.author?.login, ...pushers.accounts.map(({ login }) => login)]);
}
function unique(logins) {
  return [...new Set(logins.filter((login) => login !== void 0))];
}
function howToSign(policy, thing) {
  const inPullRequest = thing.pullRequest !== void 0;
  return policy.methods.flatMap((method) => {
    const isPossible = method === "environment" ? policy.environment !== void 0 : inPullRequest;
    return isPossible ? [{ method, words: wordsOf2(method, policy, thing) }] : [];
  });
}
function wordsOf2(method, policy, thing) {
  switch (method) {
    case "review":
      return "approve the pull request by review (its author cannot)";
    case "label":
      return thing.candidateDigest === void 0 ? `put the label \`${policy.label}\` on the pull request; take it off first where it is there` : `put the label \`${policy.label}\` on the pull request (take it off first where it is there), or the label \`${digestLabel(thing.candidateDigest)}\``;
    case "environment":
      return `approve the run that waits in environment \`${policy.environment}\``;
  }
}

// src/gate/evaluate-sign-off.ts
var BY_METHOD = { review: signOffByReview, label: signOffByLabel, environment: signOffByEnvironment };
async function evaluateSignOff(server, policy, thing, gate) {
  const signing = await openCase(server, policy, thing, gate);
  if (isDoubt(signing)) return closedUnread(policy, thing, signing);
  const refusals = [];
  for (const method of policy.methods) {
    const verdict = await BY_METHOD[method](signing);
    if (!("length" in verdict)) return { kind: "signed", method, ...verdict };
    refusals.push(...verdict.map((one) => ({ method, ...one })));
  }
  const sorted = refusals.toSorted((one, other) => nearness(other.reason) - nearness(one.reason));
  const [nearest = { method: "review", ...doubt("nothing-to-sign", "no method is accepted") }] = sorted;
  return {
    kind: "not-signed",
    reason: nearest.reason,
    words: nearest.words,
    refusals: sorted,
    maySign: await whoMaySign(signing)
  };
}
async function openCase(server, policy, thing, gate) {
  if (thing.blob === void 0 && thing.removed !== true && thing.candidateDigest === void 0) {
    return doubt("nothing-to-sign", "there is neither a file nor a candidate");
  }
  const ownRun = await server.run(gate.runId);
  if (!ownRun.ok) return unreadable("this run", ownRun);
  if (ownRun.value === void 0) return doubt("server-unreadable", `the server knows no run ${gate.runId}`);
  const found = { server, policy, thing, gate, ownRun: ownRun.value };
  if (thing.pullRequest === void 0) return { ...found, pull: void 0 };
  const pull = await server.pullRequest(thing.pullRequest);
  if (!pull.ok) return unreadable(`pull request ${thing.pullRequest}`, pull);
  if (pull.value === void 0) {
    return doubt("pull-request-unknown", `there is no pull request ${thing.pullRequest}`);
  }
  return { ...found, pull: pull.value };
}
function closedUnread(policy, thing, why) {
  const refusals = policy.methods.map((method) => ({ method, ...why }));
  const maySign = { only: policy.approvers, except: [], how: howToSign(policy, thing) };
  return { kind: "not-signed", ...why, refusals, maySign };
}
var NOTHING_THERE = [
  "no-review",
  "no-label",
  "no-receipt",
  "environment-unset",
  "not-in-a-pull-request",
  "needs-candidate"
];
var WITHDRAWN = [
  "review-dismissed",
  "changes-requested",
  "label-removed",
  "approval-rejected"
];
function nearness(reason) {
  if (reason === "server-unreadable" || reason === "server-behind") return 3;
  if (NOTHING_THERE.includes(reason)) return 0;
  return WITHDRAWN.includes(reason) ? 1 : 2;
}

// src/gate/state.ts
function decideState(facts) {
  const { head, mergeBase, baseTip } = facts.blobs;
  if (facts.fileMoved !== void 0) return { kind: "stale", why: "base-moved", file: facts.fileMoved };
  if (head === mergeBase || head === baseTip) return withoutChange(facts);
  if (baseTip !== mergeBase) return { kind: "stale", why: "base-moved" };
  if (head === void 0) return { kind: "removed", signed: facts.signOff === "signed" };
  return withChange(facts);
}
function withoutChange(facts) {
  const { evidence, baseMatch: baseMatch2, further, signOff, blobs } = facts;
  if (baseMatch2?.kind === "unreadable")
    return { kind: "refused", why: "file", problems: baseMatch2.problems, changed: false };
  if (evidence === void 0) return { kind: "unmeasured" };
  const standing = blobs.baseTip === void 0 ? { kind: "none", incomplete: !evidence.complete, admissible: evidence.refusals.length === 0 } : against(baseMatch2);
  const isFine = standing.kind === "unchanged" || standing.kind === "none" && !standing.incomplete;
  if (further.length === 0 || !isFine) return standing;
  return { kind: signOff === "signed" ? "signed" : "awaiting-sign-off", what: further };
}
function against(match) {
  if (match === void 0) throw new RangeError("a baseline and evidence, and nobody compared them");
  return match.kind === "refused" ? { ...match, why: "evidence" } : match;
}
function withChange({ evidence, headMatch: headMatch2, further, signOff }) {
  if (headMatch2?.kind === "unreadable")
    return { kind: "refused", why: "file", problems: headMatch2.problems, changed: true };
  if (evidence === void 0) return { kind: "unmeasured" };
  if (headMatch2 === void 0) throw new RangeError("a baseline and evidence, and nobody compared them");
  if (headMatch2.kind === "differs") return { ...headMatch2, kind: "stale", why: "differs" };
  if (evidence.refusals.length > 0) return { kind: "refused", why: "evidence", refusals: evidence.refusals };
  return { kind: signOff === "signed" ? "signed" : "awaiting-sign-off", what: ["baseline", ...further] };
}

// src/pipeline/gate/candidate.ts
function readCandidate(path, text) {
  const document = parseJson(path, text);
  if (!document.ok)
    return { ok: false, problems: document.problems.map((problem) => unparsed(path, problem)) };
  const baseline = readBaseline(document.value);
  return baseline.ok ? succeed(withDigest(baseline.value)) : baseline;
}
function unparsed(path, { message, ...problem }) {
  const rest = message.startsWith(path) ? message.slice(path.length) : `: ${message}`;
  return {
    ...problem,
    message: `\`${path}\`${rest}`,
    hint: "Restore one side with git, or make it anew with `agentverity snapshot`: two baselines cannot be merged."
  };
}
function candidateOf({ assessment }, about) {
  return assessment.admission.admissible ? withDigest(baselineOf(assessment, about)) : void 0;
}
function withDigest(baseline) {
  return { baseline, digest: candidateDigest(baseline.claim) };
}

// src/pipeline/gate/shown-candidate.ts
var CANDIDATE_FILE = "candidate.baseline.json";
var MOST_BYTES = 32 * 1024 * 1024;
async function isShownCandidate(host, content, pull) {
  const { server, event } = host;
  const own = known(await server.run(event.runId), "this run");
  const named = known(await server.artifacts({ name: candidateName(content.digest) }), "the candidates");
  for (const artifact of named) {
    if (artifact.expired || artifact.run === void 0) continue;
    const run = known(await server.run(artifact.run.id), `run ${artifact.run.id}`);
    if (run === void 0 || own === void 0) continue;
    if (!known(await isOwnRun({ server, ownRun: own, pull }, run), "the gate's own runs")) continue;
    const shown = await shownIn(server, artifact);
    if (shown !== void 0 && withoutRecord(shown) === withoutRecord(content.baseline)) return true;
  }
  return false;
}
async function shownIn(server, artifact) {
  const files = await server.download(artifact, MOST_BYTES);
  const bytes = files.ok ? files.value.get(CANDIDATE_FILE) : void 0;
  if (bytes === void 0) return void 0;
  const found = readCandidate(CANDIDATE_FILE, new TextDecoder().decode(bytes));
  return found.ok ? found.value.baseline : void 0;
}
function withoutRecord({ signOff: _, ...baseline }) {
  return digestOf(baselineDocument(baseline));
}

// src/pipeline/gate/three-files.ts
async function threeFiles(host, { head, base: base2 }, mergeBase, { path, what }) {
  const at = async (ref, where) => known(await host.server.fileAt(ref, path), `${what} at the ${where}`);
  return {
    head: await at(head.sha, "head"),
    mergeBase: await at(mergeBase, "merge base"),
    baseTip: await at(base2.branch, "base branch")
  };
}
function blobsOf({ head, mergeBase, baseTip }) {
  return { head: head?.blob, mergeBase: mergeBase?.blob, baseTip: baseTip?.blob };
}
function isChanged(files) {
  const { head, mergeBase, baseTip } = blobsOf(files);
  return head !== mergeBase && head !== baseTip;
}
async function furtherChanges(host, pull, mergeBase, paths) {
  const changes = [];
  for (const path of paths) {
    const files = await threeFiles(host, pull, mergeBase, { path, what: `\`${path}\`` });
    if (!isChanged(files)) continue;
    const { head, mergeBase: was, baseTip } = blobsOf(files);
    changes.push({ path, blob: head, hasMoved: was !== baseTip });
  }
  return changes;
}

// src/pipeline/gate/judge-pull.ts
async function judgePull(host, question) {
  const { pull, policy, measured } = question;
  const mergeBase = known(await host.server.mergeBase(pull.base.branch, pull.head.sha), "the merge base");
  const { baseline } = policy;
  const files = await threeFiles(host, pull, mergeBase, { path: baseline, what: "the baseline" });
  const others = await furtherChanges(host, pull, mergeBase, policy.policy.files);
  const head = files.head && readCandidate(baseline, files.head.text);
  const approved = files.baseTip && readCandidate(baseline, files.baseTip.text);
  const check = checkOf(contentOf(approved), measured);
  const policyChanges = policy.established || files.baseTip !== void 0 ? policy.changes : [];
  const signatures = [
    ...isChanged(files) ? [await signedFile(host, question, files.head, contentOf(head))] : [],
    ...await furtherSignatures(host, question, others, policyChanges.length > 0)
  ];
  const decision = decideState({
    blobs: blobsOf(files),
    evidence: measured && factsOf2(measured),
    headMatch: head && headMatch(head, measured),
    baseMatch: approved && baseMatch(approved, check),
    further: furtherParts(policyChanges, others),
    fileMoved: others.find(({ hasMoved }) => hasMoved)?.path,
    signOff: signatures.every(({ answer }) => answer.kind === "signed") ? "signed" : "unsigned"
  });
  const candidate = measured && candidateOf(measured.measurement, { createdAt: measured.measuredAt, version: host.version });
  const offered = question.wantsCandidate && candidate !== void 0 && isWithoutFile(decision) ? [await signed(host, question, "candidate", { candidateDigest: candidate.digest })] : [];
  return {
    pull,
    policy,
    decision,
    signatures: [...signatures, ...offered],
    head: contentOf(head),
    approved: contentOf(approved),
    check,
    candidate
  };
}
function checkOf(approved, measured) {
  if (approved === void 0 || measured === void 0) return void 0;
  return checkBaseline(approved.baseline, measured.measurement.assessment, "full");
}
function contentOf(read) {
  return read?.ok ? read.value : void 0;
}
function factsOf2({ measurement: { assessment } }) {
  return { complete: assessment.complete, refusals: assessment.admission.refusals };
}
function furtherParts(policyChanges, others) {
  const policy = policyChanges.length > 0 ? ["policy"] : [];
  return others.length > 0 ? [...policy, "files"] : policy;
}
async function furtherSignatures(host, question, others, policyChanges) {
  const { config } = question.policy;
  const things = [
    ...policyChanges ? [{ what: "policy", ...config }] : [],
    ...others.map(({ path, blob }) => ({ what: "files", path, blob }))
  ];
  const signatures = [];
  for (const { what, path, blob } of things)
    signatures.push(await signed(host, question, what, { path, ...bytesOf(blob) }));
  return signatures;
}
function bytesOf(blob) {
  return blob === void 0 ? { removed: true } : { blob };
}
function isWithoutFile(decision) {
  const { kind } = decision;
  if (kind === "stale") return decision.why === "differs";
  return kind === "none" || kind === "drifted" || kind === "incompatible";
}
function headMatch(head, measured) {
  if (!head.ok) return unreadable2(head.problems);
  if (measured === void 0) return void 0;
  const { length } = matchesEvidence(head.value.baseline, measured.measurement.assessment);
  return length === 0 ? { kind: "equal" } : { kind: "differs", differences: length };
}
function baseMatch(approved, check) {
  if (!approved.ok) return unreadable2(approved.problems);
  switch (check?.state) {
    case void 0:
      return void 0;
    case "unchanged":
      return { kind: "unchanged" };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter((probe) => probe.drifted).length ?? 0 };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "refused":
      return { kind: "refused", refusals: check.refusals };
  }
}
function unreadable2(problems) {
  return { kind: "unreadable", problems };
}
async function signedFile(host, question, file, content) {
  const bytes = bytesOf(file?.blob);
  const signature = await signed(host, question, "baseline", bytes);
  if (signature.answer.kind === "signed" || content === void 0) return signature;
  if (!await isShownCandidate(host, content, question.pull)) return signature;
  return signed(host, question, "baseline", { ...bytes, candidateDigest: content.digest });
}
async function signed(host, { pull, policy, announced }, what, bound) {
  const thing = { pullRequest: pull.number, path: policy.baseline, ...bound };
  const gate = { runId: host.event.runId, ...announced && { announced } };
  return {
    what,
    thing,
    answer: await evaluateSignOff(host.server, signingPolicy(policy.policy), thing, gate)
  };
}

// src/pipeline/gate/awaited-environment.ts
function awaitedEnvironment({ decision, candidate, policy }) {
  if (candidate === void 0) return void 0;
  const awaits = decision.kind === "awaiting-sign-off" && decision.what.includes("baseline");
  return awaits || isWithoutFile(decision) ? acceptedEnvironment(policy.policy) : void 0;
}
function acceptedEnvironment({ methods, environment }) {
  return methods.includes("environment") ? environment : void 0;
}

// src/pipeline/gate/candidate-artifact.ts
var { join } = process.getBuiltinModule("node:path");

// src/pipeline/gate/write-cure.ts
function writeCure({ status }, rights) {
  if (status === void 0) return "no answer came, so look whether it is there, and else commit it by hand";
  const isBusy = status === 429 || status >= 500;
  return isBusy ? "GitHub was not able to just then: commit the file by hand" : rights;
}

// src/pipeline/gate/commit-candidate.ts
async function commitCandidate(host, judged) {
  const { pull, policy, candidate, signatures } = judged;
  const signature = signatures.find(({ what }) => what === "candidate")?.answer;
  if (candidate === void 0 || signature?.kind !== "signed") return { kind: "nothing" };
  const beside = signatures.filter(({ what }) => what === "policy" || what === "files");
  if (beside.some(({ answer }) => answer.kind !== "signed")) return { kind: "nothing" };
  if (!isOwnBranch(host, pull)) {
    return {
      kind: "failed",
      note: "the candidate is signed, and the gate cannot write to the branch of a fork: commit the file there"
    };
  }
  const written = await host.server.commitFile({
    branch: pull.head.branch,
    expectedHead: pull.head.sha,
    path: policy.baseline,
    text: candidateText(candidate, signOffRecord(host, pull.head.sha, candidate, signature)),
    message: `Approve ${candidate.baseline.claim.probes.length} decisions

Signed by ${signature.account.login} (${signature.method}): ${candidate.digest}`
  });
  if (!written.ok)
    return {
      kind: "failed",
      note: `the candidate is signed, and the file could not be committed (${written.trouble.reason}): ${writeCure(written.trouble, "give this job `contents: write`, or commit it by hand")}`
    };
  return { kind: "committed", sha: written.value.sha, by: signature };
}
function unpublishedNotes({ publish }) {
  if (publish === "artifact") return [];
  return [
    `\`publish: ${publish}\` writes nothing in this run: the gate commits what is signed in a pull request, and \`mode: admit\`, in a job that waited in an environment, publishes outside of one`
  ];
}
function candidateText({ baseline }, signOff) {
  return stableJson(baselineDocument(signOff === void 0 ? baseline : { ...baseline, signOff }));
}
function signOffRecord(host, head, { digest }, signed2) {
  const { event } = host;
  return {
    method: signed2.method,
    approver: signed2.account.login,
    digest,
    headSha: signed2.commit ?? head,
    ...event.runUrl === void 0 ? {} : { run: event.runUrl },
    event: event.name,
    verified: signed2.verified
  };
}

// src/pipeline/gate/candidate-artifact.ts
function candidateArtifact(candidate, looked2, directory, config, host) {
  const files = { [CANDIDATE_FILE]: candidateText(candidate) };
  const name = candidateName(candidate.digest);
  return writeArtifact(
    { name, files, folder: "candidate", digest: candidate.digest, looked: looked2 },
    directory,
    config,
    host
  );
}
function writeArtifact({ name, files, folder, digest, looked: looked2 }, directory, { retentionDays }, host) {
  const root = join(directory, folder);
  const { headSha, pullRequest } = looked2;
  const subject = subjectText({ digest: digest.replace("sha256:", ""), headSha, pullRequest });
  const all = { ...files, [SUBJECT_FILE]: subject };
  for (const [file, text] of Object.entries(all)) host.files.write(join(root, file), text);
  return {
    name,
    root,
    files: Object.keys(all).map((file) => join(root, file)),
    ...retentionDays === void 0 ? {} : { retentionDays }
  };
}

// src/pipeline/gate/gate-publication.ts
function gatePublication(answered, config, host) {
  const { answer, posted, evidence } = answered;
  const red = isJobRed(answer, posted.posted, posted.required);
  const shown = evidence?.kind === "here" || evidence?.kind === "stored" ? withEvidence(answered, evidence, config, host) : alone(answered, config);
  const { checkRun, ...rest } = shown;
  return {
    ...rest,
    ...checkRun === void 0 ? {} : { checkRun: { ...checkRun, conclusion: conclusionOf(answer, red) } },
    outputs: { ...shown.outputs, ...outputsOf(answered) },
    red,
    exitCode: answer.exitCode
  };
}
function conclusionOf({ unsigned, state }, red) {
  if (unsigned) return "action_required";
  if (red) return "failure";
  return state === "success" ? "success" : "neutral";
}
function withEvidence({ view, judged, sha, publishes }, evidence, config, host) {
  const { measurement } = evidence.measured;
  const model = withGate(measurement.model, view, measurement);
  const linked = { ...host, link: atCommit(host, sha) };
  const publication = publicationOf({ ...measurement, model }, config, linked);
  const candidate = publishes && judged?.candidate !== void 0 ? [candidateArtifact(judged.candidate, looked(judged), measurement.directory, config, host)] : [];
  if (evidence.kind === "here")
    return { ...publication, artifacts: [...publication.artifacts, ...candidate] };
  return {
    ...publication,
    outputs: { ...publication.outputs, "calls-made": "0" },
    artifacts: [...publication.artifacts.flatMap((artifact) => renamed(artifact, config)), ...candidate]
  };
}
function atCommit(host, sha) {
  return (file, line) => host.link(file, line)?.replace(/\/blob\/[0-9a-f]{40,64}\//, `/blob/${sha}/`);
}
function renamed(artifact, config) {
  if (artifact.name !== `${config.artifactName}-report`) return [];
  return [{ ...artifact, name: `${config.artifactName}-gate` }];
}
function looked({ pull }) {
  return { headSha: pull.head.sha, pullRequest: pull.number };
}
function alone({ view }, config) {
  const notice = gateNotice(view);
  const markdown = renderNoticeMarkdown(notice);
  const headline = `${notice.headline.word} - ${notice.headline.sentence.replaceAll("`", "'")}`;
  return {
    headline,
    text: renderNoticeText(notice),
    ...config.report.includes("summary") ? { summary: markdown } : {},
    annotations: [],
    ...config.report.includes("check-run") ? { checkRun: { name: config.checkName, conclusion: "neutral", externalId: config.artifactName } } : {},
    outputs: { headline, status: "unmeasured", complete: "false", "calls-made": "0" },
    artifacts: [],
    red: false,
    exitCode: 0
  };
}
function outputsOf({ answer, view, judged }) {
  const state = baselineStateOf(view.decision);
  const signed2 = judged?.signatures.flatMap(
    ({ answer: one }) => one.kind === "signed" ? [one.account.login] : []
  );
  return {
    "exit-code": String(answer.exitCode),
    "baseline-state": state ?? "",
    "candidate-digest": judged?.candidate?.digest ?? "",
    "baseline-digest": (judged?.head ?? judged?.approved)?.digest ?? "",
    "baseline-path": view.file,
    approver: [...new Set(signed2)].join(","),
    "sign-off-environment": (judged && awaitedEnvironment(judged)) ?? ""
  };
}
function digestName(digest) {
  return digest === void 0 ? void 0 : `sha256:${shortDigest(digest).slice(0, 12)}…`;
}

// src/pipeline/gate/gate-view.ts
function quietView(file) {
  return {
    decision: { kind: "unchanged" },
    signatures: [],
    file,
    exitCode: 0,
    notes: [],
    unmeasured: [],
    commits: false
  };
}
function maySignOf({ policy: { policy }, pull }) {
  const except = policy.allowSelfApproval || pull.author === void 0 ? [] : [pull.author.login];
  const thing = { pullRequest: pull.number, path: policy.baseline ?? "" };
  const only = policy.approvers?.filter((login) => !except.some((one) => one.toLowerCase() === login));
  return { only, except, how: howToSign(signingPolicy(policy), thing) };
}
function viewOf(judged, evidence, answer, notes, { commits, publishes, requiresBaseline }) {
  const { decision, signatures, policy, head, approved, candidate, check } = judged;
  const reused = evidence.kind === "stored" ? [
    `no call was made: this is the evidence of run ${evidence.stored.run.id}, of the same files but for the baseline`
  ] : [];
  return {
    decision,
    signatures,
    file: policy.baseline,
    ...head && { head },
    ...approved && { approved },
    ...candidate && { candidate },
    ...check && { check },
    exitCode: answer.exitCode,
    notes: [...reused, ...notes],
    ...publishes && candidate !== void 0 ? { candidateArtifact: candidateName(candidate.digest) } : {},
    isMissing: decision.kind === "none" && requiresBaseline,
    maySign: maySignOf(judged),
    unmeasured: evidence.kind === "none" ? evidence.why : [],
    commits: commits && isWithoutFile(decision)
  };
}

// src/pipeline/gate/no-answer.ts
async function publishUnknown(what, target, { host, config, spec }, evidence) {
  const decision = { kind: "unknown", what };
  const measured = evidence?.kind === "here" || evidence?.kind === "stored" ? evidence.measured : void 0;
  const answer = answerOf(decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measured?.measurement.model.exitCode
  });
  const posted = target === void 0 ? { posted: false, required: void 0, notes: [NOWHERE] } : await postAnswer(host, target, answer);
  const view = {
    ...quietView(baselineAtHand(host, config)),
    decision,
    exitCode: answer.exitCode,
    notes: posted.notes
  };
  const answered = {
    answer,
    posted,
    view,
    judged: void 0,
    evidence,
    sha: target?.sha ?? "",
    publishes: false
  };
  return gatePublication(answered, config, host);
}
var NOWHERE = "no status is posted, so this job's result is the answer";
async function publishRefusal(problems, why, target, { host, config }, callsMade = 0) {
  if (target !== void 0)
    await postAnswer(host, target, failed(`${why}: ${problems[0]?.message ?? "refused"}`));
  return refusalPublication(problems, callsMade, host.repositoryPrefix(config.workingDirectory), config);
}
async function publishUnmeasured(evidence, target, ask) {
  if (evidence.kind === "refused")
    return publishRefusal(evidence.problems, "not measured", target, ask, evidence.callsMade);
  if (target !== void 0)
    await postAnswer(ask.host, target, { ...failed("the measurement was interrupted"), state: "error" });
  return interruptedPublication(evidence);
}
async function tellFaultyConfig(problems, host) {
  const asking = await gateHost(host);
  const target = asking && await eventTarget(asking, void 0);
  if (asking === void 0 || target === void 0) return;
  await postAnswer(asking, target, failed(`the configuration: ${problems[0]?.message ?? "has faults"}`));
}
async function tellDefect({ host, config }) {
  const answer = {
    ...failed("the gate failed by a defect of its own: see the job's log"),
    state: "error"
  };
  try {
    const target = await targetInTrouble(host, config);
    const posted = target && await postAnswer(host, target, answer);
    if (posted?.posted === false) host.log.warn(posted.notes.join("; "));
  } catch (second) {
    host.log.warn(`the defect could not be told on the commit: ${String(second)}`);
  }
}
async function targetInTrouble(host, config) {
  try {
    return await eventTarget(host, config);
  } catch {
    const { base: base2, ...event } = host.event;
    return eventTarget({ ...host, event: { ...event, base: { ...base2, branch: void 0 } } }, config);
  }
}
var OF_NO_COMMIT = ["workflow_dispatch", "schedule"];
async function eventTarget(host, config) {
  const sha = commitOf(host.event);
  if (sha === void 0) return void 0;
  return { sha, context: await contextAtHand(host, config, branchOf(host.event)), branch: void 0 };
}
function commitOf({ pullRequest, pullRequestHead, triggeringHead, name, sha }) {
  if (pullRequest !== void 0) return pullRequestHead;
  if (name === "workflow_run") return triggeringHead;
  return OF_NO_COMMIT.includes(name) ? void 0 : sha;
}
function branchOf({ base: base2, name, ref }) {
  return name === "workflow_run" ? ref?.replace(/^refs\/heads\//, "") : base2.branch;
}
async function contextAtHand(host, config, branch) {
  const given = config?.gate?.statusContext ?? (host.inputs.values["status-context"]?.trim() || void 0);
  if (given !== void 0) return contextOf(given, "");
  const ruled = branch === void 0 ? {} : await statusTerms(host, branch);
  const named = ruled.baseline ?? (await policyAtHand(host)).baseline;
  const other = config === void 0 ? ruled.statusContext : void 0;
  return contextOf(other, named ?? baselineAtHand(host, config));
}
async function statusTerms(host, branch) {
  try {
    return await statusTermsOfBranch(host, branch);
  } catch (error) {
    if (error instanceof Unanswered) return {};
    throw error;
  }
}
function baselineAtHand(host, config) {
  if (config?.baseline === void 0) return "";
  const prefix = host.repositoryPrefix(config.workingDirectory);
  return prefix === "" ? config.baseline : `${prefix}/${config.baseline}`;
}
function failed(description) {
  const plain = description.replaceAll("`", "'").slice(0, 140);
  return { state: "failure", description: plain, exitCode: 2, unsigned: false, red: true };
}

export {
  writeCure,
  commitCandidate,
  unpublishedNotes,
  candidateText,
  signOffRecord,
  answerOf,
  worstAnswer,
  shortDigest,
  candidateName,
  receiptName,
  isUnread,
  signOffModel,
  whoWords,
  evaluateSignOff,
  readCandidate,
  candidateOf,
  isShownCandidate,
  judgePull,
  acceptedEnvironment,
  candidateArtifact,
  writeArtifact,
  gatePublication,
  digestName,
  quietView,
  viewOf,
  publishUnknown,
  publishRefusal,
  publishUnmeasured,
  tellFaultyConfig,
  tellDefect,
  eventTarget,
  contextAtHand
};
