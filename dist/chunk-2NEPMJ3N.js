var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
import {
  ADMIN,
  GITHUB_ACTIONS,
  METADATA,
  contextOf,
  doubtful,
  finding,
  hole,
  isBeyondPlan,
  unread
} from "./chunk-2WZ2NAD7.js";
import {
  Unanswered,
  configPaths,
  policyAtHand,
  policyOfBranch
} from "./chunk-QWAASUCX.js";
import {
  markdownProse,
  plainProse,
  wrap
} from "./chunk-I6DXAXOW.js";
import {
  stableJson
} from "./chunk-PYS3K3R5.js";
import {
  quoteName
} from "./chunk-XRUPFRVA.js";
import {
  DEFAULT_CONFIG_FILES,
  fail,
  fileTrouble,
  parseSource,
  succeed
} from "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/pipeline/gate/doctor-mode.ts
var { join: join2 } = process.getBuiltinModule("node:path");

// src/gate/doctor-answers.ts
var TYPES = ["opened", "reopened", "synchronize", "edited", "ready_for_review"];
var NEEDED = { contents: "read", actions: "read", "pull-requests": "read", statuses: "write" };
function judgeAnswers(facts) {
  return [policy(facts), answered(facts), forks(facts), mergeQueue(facts)];
}
function policy({
  policyRead,
  branch,
  configPath,
  baseline,
  policy: { baseline: named }
}) {
  const consequence = "The baseline's path then comes from the workflow, which a branch can change; anyone with write permission may sign, by review or label.";
  const setting = `Commit \`${configPath}\` with \`baseline: ${baseline}\` to ${branch}.`;
  const hidden = policyRead.ok ? void 0 : unread(`the configuration of ${branch}`, policyRead.trouble, consequence, "contents: read");
  const isMissing = policyRead.ok && !policyRead.value.established;
  const isSilent = policyRead.ok && policyRead.value.established && named === void 0;
  return finding(
    "policy",
    `Who may sign is decided on ${branch}, not in the pull request`,
    `\`${configPath}\` of ${branch} says it, for \`${baseline}\`; a change of it is signed like the baseline.`,
    [
      hidden,
      isMissing ? hole(`${branch} has no \`${configPath}\`.`, consequence, setting) : void 0,
      isSilent ? hole(`\`${configPath}\` of ${branch} names no \`baseline\`.`, consequence, setting) : void 0
    ]
  );
}
function answered(facts) {
  const { jobs, branch, context } = facts;
  const paths = jobs.ok ? jobs.value.map(({ path }) => path) : [];
  return finding(
    "answered",
    "Every pull request of this repository gets an answer",
    `\`${paths.join("`, `")}\` runs the gate on each event that changes its answer, and posts \`${context}\`.`,
    [
      noGate(facts),
      missingEvents(facts, TYPES, `A pull request that changes that way keeps its old answer, or gets none.`),
      pathFilter(facts),
      missingRight(
        facts,
        "statuses",
        "write",
        "The job's result alone is the answer; a required status blocks every merge."
      ),
      foreignPoster(facts),
      unprovenApp(facts),
      skippedJob(facts),
      cancelledJob(facts),
      filesOf(facts, branch)
    ]
  );
}
function noGate({ jobs, branch }) {
  const consequence = "Nobody answers: a required status blocks every merge, and any other says nothing.";
  if (!jobs.ok) return unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read");
  if (jobs.value.length > 0) return void 0;
  return hole(
    `No workflow of ${branch} has a step with \`mode: gate\`.`,
    consequence,
    `Add a job with \`mode: gate\` to a workflow of ${branch}, on \`pull_request\` and \`pull_request_review\`.`
  );
}
function isHardened(jobs) {
  return jobs.some(({ fromBase }) => fromBase);
}
function missingEvents({ jobs }, types, consequence, event = "pull_request") {
  if (!jobs.ok || jobs.value.length === 0) return void 0;
  const missing = types.filter((type) => !jobs.value.some((job) => startsOn(job, event, type)));
  if (missing.length === 0) return void 0;
  const [first] = jobs.value;
  return hole(
    `\`${first?.path}\` is not started by \`${event}\` of type \`${missing.join("`, `")}\`.`,
    consequence,
    `Add to its \`on:\` → \`${event}:\` → \`types:\` also \`${missing.join(", ")}\`.`
  );
}
function startsOn({ events }, event, type) {
  const filter = events.get(event);
  return filter !== void 0 && (filter.types?.includes(type) ?? true);
}
function pathFilter({ jobs }) {
  const filtered = jobs.ok ? jobs.value.find(isFilteredByPath) : void 0;
  if (filtered === void 0) return void 0;
  return hole(
    `\`${filtered.path}\` leaves pull requests out by a filter in its \`on:\`.`,
    "A required status is never posted for those, and they can never be merged.",
    "Take the filter out of `on:`, and give the gate `paths:`, which answers without a call."
  );
}
function isFilteredByPath({ events }) {
  return events.get("pull_request")?.isFiltered === true;
}
function missingRight(facts, scope, level, consequence) {
  const { jobs, defaults } = facts;
  if (!jobs.ok) return void 0;
  const lacking = jobs.value.find((job) => job.ownToken && !has(job, scope, level, defaults));
  if (lacking === void 0) return void 0;
  const all = Object.entries({ ...NEEDED, [scope]: level }).map((entry) => entry.join(": "));
  const setting = `Give the gate's job \`permissions: { ${all.join(", ")} }\`.`;
  if (lacking.rights !== void 0)
    return hole(`The gate's job in \`${lacking.path}\` has no \`${scope}: ${level}\`.`, consequence, setting);
  return defaults.ok ? hole(
    `The gate's job in \`${lacking.path}\` names no permissions, and this repository's default gives no \`${scope}: ${level}\`.`,
    consequence,
    setting
  ) : doubtful(
    `The gate's job in \`${lacking.path}\` names no permissions, and this token could not read the repository's default (${defaults.trouble.reason}).`,
    consequence,
    setting
  );
}
function has({ rights }, scope, level, defaults) {
  if (rights === void 0) {
    if (!defaults.ok) return false;
    return defaults.value.writes || scope === "contents" && level === "read";
  }
  if (rights === "write-all") return true;
  if (rights === "read-all") return level === "read";
  return rights[scope] === "write" || rights[scope] === level;
}
function foreignPoster({ checks, context, jobs }) {
  if (!checks.ok || !jobs.ok) return void 0;
  const app = checks.value.find((check) => check.context === context && check.appId !== void 0)?.appId;
  const builtIn = jobs.value.find(({ ownToken }) => ownToken);
  if (app === void 0 || app === GITHUB_ACTIONS || builtIn === void 0) return void 0;
  return hole(
    `The status must come from app ${app}, and the gate in \`${builtIn.path}\` posts it with the workflow's own token, which is another app's.`,
    "The required status never arrives, and no pull request can be merged.",
    "Give the gate that app's token: `github-token: ${{ steps.app-token.outputs.token }}`."
  );
}
function unprovenApp({ jobs, posters }) {
  const byApp = jobs.ok ? jobs.value.find(({ ownToken }) => !ownToken) : void 0;
  const isProven = posters.ok && posters.value.some(({ login, type }) => type === "Bot" && login !== ACTIONS_BOT);
  if (byApp === void 0 || isProven) return void 0;
  return doubtful(
    `The token that the gate in \`${byApp.path}\` is given has posted no status yet that this token can see.`,
    "Without the right to post it there is no answer.",
    "Give the app `statuses: write` and the rights to read contents, actions and pull requests; then ask again after its first answer."
  );
}
var ACTIONS_BOT = "github-actions[bot]";
function skippedJob({ jobs }) {
  const job = jobs.ok ? jobs.value.find(({ skipped }) => skipped !== "never") : void 0;
  if (job === void 0) return void 0;
  const consequence = "A skipped job counts as a success of that name, and posts no status.";
  return job.skipped === "after-failure" ? hole(
    `The gate's job in \`${job.path}\` is skipped when a job that it \`needs\` fails.`,
    consequence,
    "Give it `if: ${{ !cancelled() }}`; the gate itself tells that nothing was measured."
  ) : doubtful(
    `The gate's job in \`${job.path}\` has an \`if:\` that may leave it out.`,
    consequence,
    "Give it no other `if:` than `${{ !cancelled() }}`; the gate tells what is not its business."
  );
}
function cancelledJob({ jobs }) {
  const job = jobs.ok ? jobs.value.find(({ isCancelled }) => isCancelled) : void 0;
  if (job === void 0) return void 0;
  return hole(
    `In \`${job.path}\` a newer run cancels an older one (\`cancel-in-progress: true\`).`,
    "A label or a review cancels the run that measures, and with it the answer.",
    "Write `cancel-in-progress: false`: the runs of one pull request then wait for each other."
  );
}
function filesOf(facts, branch) {
  return missingRight(
    facts,
    "contents",
    "read",
    `The gate cannot read the configuration of ${branch} nor the baseline, and fails.`
  );
}
function forks(facts) {
  const { repository, jobs } = facts;
  const isClosed = repository.ok && repository.value.mayBeForked === false;
  const because = isClosed ? "This repository may not be forked." : "The gate runs from the default branch (`workflow_run`), where a fork's pull request does not weaken its token.";
  const isServed = isClosed || jobs.ok && isHardened(jobs.value);
  return finding("forks", "A pull request from a fork gets an answer too", because, [
    isServed ? void 0 : unservedFork(facts)
  ]);
}
function unservedFork({ repository, jobs, branch }) {
  const consequence = "A fork's token only reads: the status is not posted, and the job stays red and says so. Nobody gets more rights by it.";
  const setting = `Let the gate run from ${branch} in a workflow on \`workflow_run\`, without a checkout; or merge such changes from a branch of this repository.`;
  if (!repository.ok)
    return unread("whether this repository may be forked", repository.trouble, consequence, METADATA);
  if (!jobs.ok) return unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read");
  if (repository.value.mayBeForked === void 0)
    return doubtful(
      "The server does not tell this token whether this repository may be forked.",
      consequence,
      setting
    );
  return hole("No workflow runs the gate on `workflow_run`.", consequence, setting);
}
function mergeQueue(facts) {
  const { branch, jobs } = facts;
  const served = jobs.ok && jobs.value.some(({ events }) => events.has("merge_group"));
  return finding(
    "merge-queue",
    "A merge queue gets an answer",
    served ? "The gate runs on `merge_group`, and answers on the group's own commit." : `${branch} has no merge queue.`,
    [served ? void 0 : unservedQueue(facts)]
  );
}
function unservedQueue({ rules, classic, branch, jobs }) {
  const consequence = "A merge queue waits for a status that nobody posts, and drops the pull request.";
  const what = `whether ${branch} has a merge queue`;
  if (!rules.ok) {
    return isBeyondPlan(rules.trouble) ? void 0 : unread(what, rules.trouble, consequence, "contents: read");
  }
  if (rules.value.mergeQueue && !jobs.ok)
    return unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read");
  if (rules.value.mergeQueue)
    return hole(
      `${branch} has a merge queue, and no job runs the gate on \`merge_group\`.`,
      consequence,
      "Add `merge_group:` to the `on:` of the gate's workflow."
    );
  return classic.ok ? void 0 : unread(what, classic.trouble, consequence, ADMIN);
}

// src/gate/code-owners.ts
var CODE_OWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function parseCodeOwners(path, text2) {
  const rules = text2.split(/\r?\n/).flatMap((line) => {
    const [pattern, ...owners2] = line.replace(/(^|\s)#.*$/, "").trim().split(/\s+/);
    return pattern === void 0 || pattern === "" ? [] : [{ pattern, owners: owners2 }];
  });
  return { path, rules };
}
function ownersOf({ rules }, path) {
  return rules.findLast(({ pattern }) => matcher(pattern).test(path))?.owners ?? [];
}
function matcher(pattern) {
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const body = pattern.replace(/^\//, "").replace(/\/$/, "/**").split(/(\*\*\/|\/\*\*$|\*\*|\*|\?)/).map((part) => GLOB[part] ?? part.replace(/[.+^${}()|[\]\\]/g, "\\$&")).join("");
  const below = /\/\*$/.test(pattern) ? "" : "(?:/.*)?";
  return new RegExp(`^${isAnchored ? "" : "(?:.*/)?"}${body}${below}$`);
}
var GLOB = {
  "**/": "(?:.*/)?",
  "/**": "/.*",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]"
};

// src/gate/doctor-files.ts
function judgeFiles(facts) {
  return [owners(facts), defaultRights(facts), ...publishing(facts)];
}
var UNSEEN = "A writer can change the workflow that runs the gate in the same pull request, and nobody in particular is asked.";
function owners(facts) {
  const { branch, owners: found } = facts;
  const file = found.ok ? found.value : void 0;
  return finding(
    "owners",
    "The baseline, the configuration and the workflows change only with a code owner's review",
    `\`${file?.path}\` names owners for all of them, ${branch} requires their review, and a push afterwards asks for it anew.`,
    [unowned(facts, file), faults(facts), unasked(facts)]
  );
}
function unowned(facts, file) {
  const { branch, baseline, owners: found, configPath } = facts;
  if (!found.ok) return unread("the file of code owners", found.trouble, UNSEEN, "contents: read");
  const lines = `\`/.github/ @OWNER\` and \`/${baseline} @OWNER\``;
  if (file === void 0)
    return hole(
      `${branch} has no CODEOWNERS file.`,
      UNSEEN,
      `Add \`.github/CODEOWNERS\` with the lines ${lines}, OWNER being a person or a team with write permission.`
    );
  const jobs = facts.jobs.ok ? facts.jobs.value.map(({ path }) => path) : [];
  const wanted = [baseline, configPath, file.path, ...jobs, ".github/workflows/new.yml"];
  const bare = [...new Set(wanted)].filter((path) => ownersOf(file, path).length === 0);
  if (bare.length === 0) return void 0;
  const shown = bare.map((path) => path.endsWith("/new.yml") ? "a new workflow" : `\`${path}\``);
  return hole(
    `In \`${file.path}\` nobody owns ${shown.join(", ")}.`,
    UNSEEN,
    `Add the lines ${lines} at its end.`
  );
}
function faults({ ownersFaults, owners: found }) {
  if (!found.ok || found.value === void 0) return void 0;
  const consequence = "What such a line names has no owner.";
  if (!ownersFaults.ok)
    return unread(
      "GitHub's list of faults of that file",
      ownersFaults.trouble,
      consequence,
      "contents: read"
    );
  const count = ownersFaults.value ?? 0;
  if (count === 0) return void 0;
  return hole(
    `GitHub cannot follow ${count === 1 ? "1 line" : `${count} lines`} of \`${found.value.path}\`: an owner is unknown or may not write.`,
    consequence,
    "Open the file on GitHub, which marks them, and correct them."
  );
}
function unasked({ branch, rules, classic }) {
  const read = [
    rules.ok ? rules.value.reviews : void 0,
    classic.ok ? classic.value?.reviews : void 0
  ].filter((one) => one !== void 0);
  const where = `Settings → Rules → Rulesets → a ruleset for ${branch} → Require a pull request before merging`;
  const asking = read.filter(({ codeOwners }) => codeOwners);
  if (read.some((one) => one.codeOwners) && read.some((one) => one.dismissesStale || one.lastPush))
    return void 0;
  if (!rules.ok && !isBeyondPlan(rules.trouble))
    return unread(`the rules of ${branch}`, rules.trouble, UNSEEN, METADATA);
  if (!classic.ok && !isBeyondPlan(classic.trouble))
    return unread(`the branch protection of ${branch}`, classic.trouble, UNSEEN, ADMIN);
  if (asking.length === 0)
    return hole(
      `No rule of ${branch} requires a review from code owners.`,
      UNSEEN,
      `${where} → Require review from Code Owners.`
    );
  return hole(
    "An approval stays when more is pushed.",
    "An author can change the workflow after a code owner has approved.",
    `${where} → Dismiss stale pull request approvals when new commits are pushed.`
  );
}
function defaultRights({ defaults }) {
  const consequence = "Every workflow that names no permissions gets a token that may post statuses and write to branches.";
  const setting = "Settings → Actions → General → Workflow permissions → Read repository contents.";
  const readable = defaults.ok ? void 0 : defaults.trouble;
  const open = defaults.ok && defaults.value.writes;
  return finding(
    "default-rights",
    "A workflow that asks for no rights gets none that write",
    "Workflows read by default. One that asks for more gets it: this limits accidents, not a writer.",
    [
      readable && unread("the rights that workflows have by default", readable, consequence, ADMIN),
      open ? hole("Workflows may write by default.", consequence, setting) : void 0
    ]
  );
}
function publishing(facts) {
  switch (facts.publish) {
    case "commit":
      return [byCommit(facts)];
    case "pull-request":
      return [byPullRequest(facts)];
    default:
      return [];
  }
}
function byCommit(facts) {
  const { jobs, branch } = facts;
  const consequence = "The signed baseline stays an artifact, and somebody has to commit it.";
  const builtIn = jobs.ok ? jobs.value.find(({ ownToken }) => ownToken) : void 0;
  return finding("publish", "`publish: commit` writes a signed baseline, and its checks run", "", [
    jobs.ok ? void 0 : unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read"),
    missingRight(facts, "contents", "write", consequence),
    builtIn && hole(
      `The gate in \`${builtIn.path}\` commits with the workflow's own token, whose commits start no workflow.`,
      "The new head has the gate's status and no other check: other required ones block the merge until somebody pushes.",
      "Give the gate the token of an app as `github-token`."
    ),
    jobs.ok && builtIn === void 0 ? doubtful(
      "What the app's token may is told to nobody.",
      consequence,
      "Give the app `contents: write` here; its commits then start workflows."
    ) : void 0
  ]);
}
function byPullRequest(facts) {
  const { defaults, jobs } = facts;
  const consequence = "The admitted baseline stays an artifact, and somebody has to propose it.";
  const usesApp = jobs.ok && jobs.value.length > 0 && jobs.value.every(({ ownToken }) => !ownToken);
  return finding(
    "publish",
    "`publish: pull-request` can propose an admitted baseline",
    usesApp ? "The gate has the token of an app." : "Workflows may open pull requests here.",
    [
      usesApp ? void 0 : mayNotPropose(defaults, consequence),
      missingRight(facts, "contents", "write", consequence),
      missingRight(facts, "pull-requests", "write", consequence)
    ]
  );
}
function mayNotPropose(defaults, consequence) {
  if (!defaults.ok)
    return unread("whether workflows may open pull requests", defaults.trouble, consequence, ADMIN);
  if (defaults.value.mayOpenPullRequests) return void 0;
  return hole(
    "Workflows may not open pull requests here.",
    consequence,
    "Settings → Actions → General → Workflow permissions → Allow GitHub Actions to create and approve pull requests; or give the gate the token of an app."
  );
}

// src/gate/doctor-signing.ts
function judgeSigning(facts) {
  return [fourEyes(facts), ...facts.policy.methods.map((method) => JUDGES[method](facts))];
}
var JUDGES = {
  review: byReview,
  label: byLabel,
  environment: byEnvironment
};
function fourEyes(facts) {
  const { policy: policy2, people, configPath } = facts;
  const able = people.ok ? people.value.filter(({ mayWrite }) => mayWrite).map(({ login }) => login) : [];
  return finding(
    "four-eyes",
    "Somebody other than the author signs",
    `Whoever wrote or pushed a change cannot sign it, and others may: \`${able.join("`, `")}\` can write. A second account of one person looks like a second person.`,
    [
      policy2.allowSelfApproval ? hole(
        `\`${configPath}\` says \`allow-self-approval: true\`.`,
        "An author with write permission signs their own change; the report then says so.",
        "Take `allow-self-approval` out."
      ) : alone(facts, able)
    ]
  );
}
function alone({ people, policy: policy2, configPath }, able) {
  const consequence = "Nobody can sign what the only person who may sign has written: it waits for ever.";
  const setting = `Give a second person write permission; a sole maintainer can set \`allow-self-approval: true\` in \`${configPath}\`, which then is no second pair of eyes.`;
  if (!people.ok) return unread("who may write here", people.trouble, consequence, METADATA);
  if (able.length > 1) return void 0;
  const listed2 = policy2.approvers;
  if (listed2 !== void 0) {
    const who = able.length === 0 ? "nobody" : `only \`${able[0]}\``;
    return hole(
      `Of \`approvers\` (\`${listed2.join("`, `")}\`) ${who} may write.`,
      consequence,
      `Name at least two people with write permission in \`approvers\` of \`${configPath}\`.`
    );
  }
  const seen = able.length === 0 ? "Nobody" : `Only \`${able[0]}\``;
  return doubtful(`${seen} was seen who may write; the list of all is not asked for.`, consequence, setting);
}
var NO_ANSWER = "A sign-off of that kind gets no answer before the next push.";
var CANNOT_READ = "The gate cannot read who signed, and says not signed.";
function byReview(facts) {
  return finding(
    "review",
    "A person can sign by approving the pull request",
    "The approval is read from the server, of a user who may write, for exactly the bytes that were reviewed.",
    [
      noJobs(facts),
      missingEvents(facts, ["submitted", "dismissed"], NO_ANSWER, "pull_request_review"),
      missingRight(facts, "pull-requests", "read", CANNOT_READ)
    ]
  );
}
function noJobs({ jobs, branch }) {
  if (!jobs.ok)
    return unread(`the workflows of ${branch}`, jobs.trouble, "Nobody reads a sign-off.", "contents: read");
  return jobs.value.length > 0 ? void 0 : hole(
    `No workflow of ${branch} runs the gate.`,
    "Nobody reads a sign-off.",
    "Add one with `mode: gate`, see above."
  );
}
function byLabel(facts) {
  const { label } = facts.policy;
  return finding(
    "label",
    `A person can sign with the label \`${label}\``,
    "Who put it on, and on which commit, is read from the server: a bot's, an app's or a triager's label signs nothing.",
    [
      missingLabel(facts),
      noJobs(facts),
      missingEvents(
        facts,
        ["labeled", "unlabeled"],
        "Which commit was labelled is proved by the run that the label starts: without it no label signs."
      ),
      missingRight(facts, "actions", "read", CANNOT_READ)
    ]
  );
}
function missingLabel({ label: found, policy: { label } }) {
  const consequence = "Nobody can put on a label that is not there.";
  if (!found.ok) return unread(`the label \`${label}\``, found.trouble, consequence, "pull-requests: read");
  if (found.value) return void 0;
  return hole(
    `There is no label \`${label}\`.`,
    consequence,
    `Issues → Labels → New label, or \`gh label create "${label}"\`.`
  );
}
function byEnvironment(facts) {
  const { environment: name } = facts.policy;
  const { environment } = facts;
  const rules = environment.ok ? environment.value : void 0;
  const holes = environment.ok ? holesOf(name, rules, facts) : [unread(`the environment \`${name}\``, environment.trouble, NOTHING_SIGNED, "actions: read")];
  return finding(
    "environment",
    `A person can sign by approving a run in environment \`${name}\``,
    `It has required reviewers (${reviewersOf(rules)}), nobody reviews their own run, and admins cannot skip it. It may be used by ${refsOf(rules)}.`,
    [...holes, missingRight(facts, "actions", "read", CANNOT_READ)]
  );
}
var NOTHING_SIGNED = "The gate takes no approval from it: not signed.";
function holesOf(name, rules, facts) {
  const where = `Settings → Environments → \`${name}\``;
  if (rules === void 0)
    return [
      hole(
        `There is no environment \`${name}\`.`,
        "A job that names it makes GitHub create it without a rule, and waits for nobody. The gate takes no approval from it.",
        `Settings → Environments → New environment \`${name}\` → Required reviewers, Prevent self-review, and no bypass for administrators.`
      )
    ];
  return [
    withoutReviewers(name, rules, facts, where),
    rules.requiredReviewers !== void 0 && !rules.requiredReviewers.preventSelfReview ? hole(
      `Environment \`${name}\` lets the one who started a run approve it.`,
      NOTHING_SIGNED,
      `${where} → Prevent self-review.`
    ) : void 0,
    bypassed(name, rules, where),
    unentered(name, rules, facts)
  ];
}
function unentered(name, { refs }, { jobs, branch }) {
  if (!jobs.ok)
    return unread(`the workflows of ${branch}`, jobs.trouble, "No run waits in it.", "contents: read");
  const [waiting] = jobs.value.filter(({ environments }) => environments.includes(name));
  if (waiting === void 0)
    return hole(
      `No job of the gate's workflow waits in environment \`${name}\`.`,
      "Nobody is asked to approve anything there.",
      `Add a job with \`environment: ${name}\` to the workflow that runs the gate.`
    );
  const isOfPulls = !waiting.fromBase && !OUTSIDE.some((event) => waiting.events.has(event));
  if (!isOfPulls || refs === "any" || refs !== "protected" && refs.some(admitsPulls)) return void 0;
  return hole(
    `The deployment branches of \`${name}\` keep out the runs of \`${waiting.path}\`: a pull request runs at \`refs/pull/N/merge\`.`,
    "The job that should wait there fails.",
    `Run it from ${branch}, on \`workflow_run\` or \`workflow_dispatch\`.`
  );
}
var OUTSIDE = ["workflow_dispatch", "schedule", "push"];
function admitsPulls(pattern) {
  return pattern.startsWith("refs/pull/") || pattern === "*" || pattern === "**";
}
function withoutReviewers(name, { requiredReviewers: rule }, { repository }, where) {
  if ((rule?.users.length ?? 0) + (rule?.teams.length ?? 0) > 0) return void 0;
  const isPublic = repository.ok && repository.value.visibility === "public";
  const reason = `Environment \`${name}\` has no required reviewers.`;
  if (isPublic) return hole(reason, NOTHING_SIGNED, `${where} → Required reviewers.`);
  return hole(
    `${reason} In a repository that is not public GitHub offers them on the Enterprise plan alone.`,
    NOTHING_SIGNED,
    `${where} → Required reviewers, where the plan has it; otherwise let \`sign-off\` list \`review\` and \`label\`.`
  );
}
function bypassed(name, { adminsCanBypass }, where) {
  const setting = `${where} → clear “Allow administrators to bypass configured protection rules”.`;
  if (adminsCanBypass === void 0)
    return doubtful(
      `The server does not tell this token whether admins may skip the reviewers of \`${name}\`.`,
      NOTHING_SIGNED,
      `${setting} Where the gate's token is not told either, use another method of \`sign-off\`.`
    );
  return adminsCanBypass ? hole(`Admins may skip the reviewers of environment \`${name}\`.`, NOTHING_SIGNED, setting) : void 0;
}
function reviewersOf(rules) {
  const { users = [], teams = [] } = rules?.requiredReviewers ?? {};
  return [...users.map((login) => `\`${login}\``), ...teams.map((team) => `team \`${team}\``)].join(", ");
}
function refsOf(rules) {
  const refs = rules?.refs ?? "any";
  if (refs === "any") return "every branch";
  return refs === "protected" ? "protected branches" : `\`${refs.join("`, `")}\``;
}

// src/gate/doctor-status.ts
var READS_RULES = "contents: read";
function judgeStatus(facts) {
  const ours = requiredHere(facts);
  return [required(facts, ours), source(facts, ours), ...appKey(facts, ours), bypass(facts)];
}
function requiredHere({ rules, checks, context }) {
  const named = (all) => all.filter((check) => check.context === context);
  if (checks.ok) return { ok: true, value: named(checks.value) };
  const ruled = rules.ok ? named(rules.value.checks) : [];
  return ruled.length > 0 ? { ok: true, value: ruled } : checks;
}
function required(facts, ours) {
  const { branch, context } = facts;
  return finding(
    "required",
    `A merge into ${branch} waits for the gate's answer`,
    `A rule of ${branch} requires the status \`${context}\`.`,
    [notRequired(facts, ours)]
  );
}
function notRequired({ branch, context, posters, repository }, ours) {
  const consequence = "Whoever may merge can merge it whatever the gate says.";
  if (!ours.ok && isBeyondPlan(ours.trouble)) {
    const kind = repository.ok ? repository.value.visibility : "private";
    return hole(
      `On this plan GitHub has no branch rules for a ${kind} repository (${ours.trouble.reason}).`,
      consequence,
      `Upgrade the plan, or make the repository public; then require the status \`${context}\` on ${branch}.`
    );
  }
  if (!ours.ok) return unread(`the rules of ${branch}`, ours.trouble, consequence, READS_RULES);
  if (ours.value.length > 0) return void 0;
  const never = posters.ok && posters.value.length === 0;
  return hole(
    `No rule of ${branch} requires the status \`${context}\`${never ? ", and none of the last pull requests has got it" : ""}.`,
    consequence,
    `Settings → Rules → Rulesets → New branch ruleset, target ${branch} → Require status checks to pass → add \`${context}\`${never ? " (GitHub offers it once a pull request has got it)" : ""}.`
  );
}
function source(facts, ours) {
  const app = ours.ok ? ownApp(ours.value) : void 0;
  return finding(
    "source",
    "Nobody but the gate can give that answer",
    `Only app ${app} may post it: a status of that name from anybody else does not count.`,
    [openSource(facts, ours, app)]
  );
}
function ownApp(ours) {
  return ours.find(({ appId }) => appId !== void 0 && appId !== GITHUB_ACTIONS)?.appId;
}
function openSource({ context, branch, rules }, ours, app) {
  if (app !== void 0) return void 0;
  const consequence = "Advisory against writers: anyone with write permission can post `success` themselves, from a workflow of their own branch.";
  const setting = `In the rule that requires \`${context}\`, choose an app of the team's own as its source, and give the gate that app's token as \`github-token\`.`;
  if (!ours.ok)
    return isBeyondPlan(ours.trouble) ? hole("Without branch rules no source can be asked for.", consequence, setting) : unread(`which app must post \`${context}\``, ours.trouble, consequence, READS_RULES);
  const [first] = ours.value;
  const workflows = rules.ok ? rules.value.workflows : [];
  if (workflows.length > 0)
    return doubtful(
      `An organisation's rule requires the workflow \`${workflows.join("`, `")}\` of ${branch}; whether it runs the gate was not looked at.`,
      "A branch cannot change a required workflow; where it is not the gate, it does not help.",
      "Look that it runs the gate; or choose an app of the team's own as the source of the status."
    );
  if (first === void 0)
    return hole("The status is not required, so no source is either.", consequence, setting);
  const reason = first.appId === void 0 ? `The rule takes \`${context}\` from any source: every person, app and workflow that may write.` : `The rule takes \`${context}\` from GitHub Actions, and every workflow of every branch is that app.`;
  return hole(reason, consequence, setting);
}
function appKey(facts, ours) {
  if (!ours.ok || ownApp(ours.value) === void 0) return [];
  const { branch, jobEnvironment, jobs } = facts;
  const exposed = jobs.ok ? jobs.value.find(({ ownToken, fromBase }) => !ownToken && !fromBase) : void 0;
  const consequence = "A workflow in a writer's branch could read the key and post the status with it.";
  const setting = `Keep the app's key only as a secret of an environment whose deployment branches are ${branch} alone, where the gate runs on \`workflow_run\`; have no repository or organisation secret of it.`;
  const rules = jobEnvironment?.ok === true ? jobEnvironment.value : void 0;
  const isOpen = rules?.refs === "any" ? hole(
    `The gate's job takes its secrets from environment \`${rules.name}\`, which every branch may use.`,
    consequence,
    setting
  ) : void 0;
  const reason = "No token may look where a secret is kept.";
  return [
    finding("app-key", "The app's key is out of a branch's reach", "", [
      exposed && hole(
        `\`${exposed.path}\` takes the key in runs of pull requests, and there the branch says what runs.`,
        consequence,
        setting
      ),
      isOpen,
      doubtful(reason, consequence, setting)
    ])
  ];
}
function bypass(facts) {
  return finding(
    "bypass",
    `Nobody may go around the rules of ${facts.branch}`,
    "No ruleset has anybody on its bypass list, and the older protection, where there is one, binds admins too.",
    [noRules(facts), ...ruledBypasses(facts), classicBypass(facts)]
  );
}
var DIRECT = "Everybody with write permission can push to it directly.";
var AROUND = "Whoever may go around the rules merges without the gate's answer.";
function noRules({ branch, rules, classic, checks }) {
  const reason = `${branch} has no rules`;
  if (!rules.ok) {
    return isBeyondPlan(rules.trouble) ? hole(`${reason}: this plan has none.`, DIRECT, "Require the status first, see above.") : unread(`the rules of ${branch}`, rules.trouble, AROUND, READS_RULES);
  }
  const hasClassic = !classic.ok || classic.value !== void 0 || checks.ok && checks.value.length > 0;
  if (rules.value.rulesets.length > 0 || hasClassic) return void 0;
  return hole(`${reason}.`, DIRECT, "Require the status first, see above.");
}
function ruledBypasses({ rulesets }) {
  return rulesets.map((answer) => {
    if (!answer.ok) return unread("a ruleset", answer.trouble, AROUND, METADATA);
    const { name, bypass: actors } = answer.value ?? { name: "(gone)", bypass: void 0 };
    const setting = `Settings → Rules → Rulesets → \`${name}\` → Bypass list: leave it empty.`;
    if (actors === void 0)
      return doubtful(
        `Who may bypass the ruleset \`${name}\` is told only to those who may edit it.`,
        AROUND,
        `${setting} An admin's token lets \`agentverity doctor\` read it.`
      );
    if (actors.length === 0) return void 0;
    return hole(`The ruleset \`${name}\` may be bypassed by: ${actors.join(", ")}.`, AROUND, setting);
  });
}
function classicBypass({ branch, classic }) {
  if (!classic.ok)
    return isBeyondPlan(classic.trouble) ? void 0 : unread(`the branch protection of ${branch}`, classic.trouble, AROUND, ADMIN);
  if (classic.value === void 0 || classic.value.adminsToo) return void 0;
  return hole(
    `The branch protection of ${branch} does not bind admins.`,
    "An admin merges without the gate's answer.",
    `Settings → Branches → the rule of ${branch} → Do not allow bypassing the above settings.`
  );
}

// src/gate/doctor.ts
function diagnose(facts) {
  const findings = [
    ...judgeStatus(facts),
    ...judgeAnswers(facts),
    ...judgeSigning(facts),
    ...judgeFiles(facts)
  ];
  return { strength: strengthOf(findings), findings };
}
function strengthOf(findings) {
  const stateOf = (id) => findings.find((one) => one.id === id)?.state;
  const [required2, source2, key] = [stateOf("required"), stateOf("source"), stateOf("app-key")];
  if (required2 === "not-guaranteed") return "unenforced";
  if (required2 === "unknown") return "unknown";
  if (source2 === "not-guaranteed" || key === "not-guaranteed") return "advisory";
  return source2 === "unknown" ? "unknown" : "binding";
}

// src/report/build-doctor.ts
var TITLES = [
  ["not-guaranteed", "Not guaranteed"],
  ["unknown", "Unknown to this token, so not to be relied on"],
  ["guaranteed", "Guaranteed"]
];
var LIMITS = [
  "A second account of one person, and a person's token in the hands of a program, look like another person.",
  "Whoever administers the repository can change these settings, sign, and change them back.",
  "Settings are those of now. Ask again after each change of them, for example on a schedule."
];
function buildDoctor({ diagnosis, version, ...where }) {
  const { strength, findings } = diagnosis;
  return {
    version,
    ...where,
    strength,
    headline: {
      word: WORDS[strength],
      sentence: `${sentenceOf(diagnosis, where.branch)} (${countsOf(findings)})`
    },
    groups: TITLES.flatMap(([state, title]) => groupOf(state, title, findings)),
    limits: LIMITS
  };
}
function groupOf(state, title, findings) {
  const members = findings.filter((one) => one.state === state);
  if (members.length === 0) return [];
  const guarantees = members.map(({ id, promise, because, holes }) => ({
    id,
    promise,
    because: state === "guaranteed" ? because : void 0,
    holes
  }));
  return [{ state, title, guarantees }];
}
var WORDS = {
  unenforced: "NOT ENFORCED",
  advisory: "ADVISORY AGAINST WRITERS",
  binding: "BINDING",
  unknown: "UNKNOWN"
};
function sentenceOf({ strength, findings }, name) {
  const branch = name === void 0 ? "the default branch" : quoteName(name);
  switch (strength) {
    case "unenforced":
      return `the gate's answer stops no merge into ${branch}`;
    case "advisory":
      return `the gate's answer is required on ${branch}, and anyone with write permission can give it themselves`;
    case "binding":
      return `only the gate lets a change of the baseline into ${branch}${exceptionOf(findings)}`;
    case "unknown":
      return "whether the gate's answer binds anybody depends on settings that this token cannot read";
  }
}
function exceptionOf(findings) {
  switch (findings.find(({ id }) => id === "bypass")?.state) {
    case "not-guaranteed":
      return ", save for those who may go around the rules";
    case "unknown":
      return ", unless somebody may go around the rules, which this token is not told";
    default:
      return "";
  }
}
function countsOf(findings) {
  const count = (state) => findings.filter((one) => one.state === state).length;
  return `of ${findings.length} guarantees ${count("guaranteed")} hold, ${count("not-guaranteed")} not, ${count("unknown")} unknown`;
}

// src/report/doctor.ts
var WIDTH = 100;
var ICONS = { unenforced: "❌", advisory: "⚠️", binding: "✅", unknown: "➖" };
var STATE_ICONS = { "not-guaranteed": "❌", unknown: "➖", guaranteed: "✅" };
function renderDoctorText(model) {
  const lines = [
    doctorHeadline(model),
    ...wrap(plainProse(placeOf(model)), "  ", WIDTH),
    ...model.groups.flatMap(groupLines),
    "",
    "What no setting changes:",
    ...model.limits.flatMap((text2) => wrap(plainProse(text2), "  - ", WIDTH))
  ];
  return `${lines.join("\n")}
`;
}
function doctorHeadline({ headline }) {
  return plainProse(`${headline.word} - ${headline.sentence}`);
}
function placeOf({ repository, branch, baseline, statusContext }) {
  const place = branch === void 0 ? "default branch unknown" : `branch ${quoteName(branch)}`;
  return `${quoteName(repository)}, ${place}, baseline ${quoteName(baseline)}, status ${quoteName(statusContext)}`;
}
function groupLines({ title, guarantees }) {
  return ["", `${title}:`, ...guarantees.flatMap(guaranteeLines)];
}
function guaranteeLines({ promise, because, holes }) {
  const line = (name, text2) => wrap(plainProse(text2), `    ${name.padEnd(5)}`, WIDTH);
  return [
    ...wrap(plainProse(promise), "  - ", WIDTH),
    ...because === void 0 ? [] : wrap(plainProse(because), "    ", WIDTH),
    ...holes.flatMap(({ reason, consequence, setting }) => [
      ...line("why", reason),
      ...line("so", consequence),
      ...line("set", setting)
    ])
  ];
}
function renderDoctorMarkdown(model) {
  const { strength, headline, groups, limits } = model;
  const blocks = [
    `## ${ICONS[strength]} ${headline.word} - ${markdownProse(headline.sentence)}`,
    markdownProse(placeOf(model)),
    ...groups.flatMap(groupBlocks),
    "### What no setting changes",
    limits.map((text2) => `- ${markdownProse(text2)}`).join("\n")
  ];
  return `${blocks.join("\n\n")}
`;
}
function groupBlocks({ state, title, guarantees }) {
  return [`### ${STATE_ICONS[state]} ${title}`, guarantees.map(guaranteeItem).join("\n")];
}
function guaranteeItem({ promise, because, holes }) {
  const rows = holes.flatMap(({ reason, consequence, setting }) => [
    `  - ${markdownProse(reason)} ${markdownProse(consequence)}`,
    `    **Set:** ${markdownProse(setting)}`
  ]);
  const why = because === void 0 ? "" : ` ${markdownProse(because)}`;
  return [`- **${markdownProse(promise)}.**${why}`, ...rows].join("\n");
}
function renderDoctorJson(model) {
  return stableJson({
    schema: "agentverity.doctor/v1",
    agentverity_version: model.version,
    repository: model.repository,
    branch: model.branch ?? null,
    baseline: model.baseline,
    status_context: model.statusContext,
    verdict: model.strength,
    headline: doctorHeadline(model),
    guarantees: model.groups.flatMap(
      ({ state, guarantees }) => guarantees.map(({ id, promise, because, holes }) => ({
        id,
        promise,
        state,
        because: because ?? null,
        holes: holes.map(({ known, ...words }) => ({ ...words, known }))
      }))
    ),
    limits: model.limits
  });
}

// src/pipeline/gate/gather-facts.ts
var { join } = process.getBuiltinModule("node:path");

// src/gate/gate-job.ts
function gateJobs(files) {
  return files.flatMap(({ path, document }) => {
    const workflow = fields(document);
    const jobs = Object.values(fields(workflow["jobs"])).map(fields);
    const own = eventsOf(workflow["on"]);
    const events = merged([own, ...wakers(workflow, files).map((waker) => eventsOf(waker["on"]))]);
    const environments = jobs.flatMap((job) => environmentOf(job) ?? []);
    return jobs.flatMap((job) => {
      const given = gateInputs(job);
      if (given === void 0) return [];
      const place = { path, events, fromBase: own.has("workflow_run"), environments };
      return { ...place, ...jobFacts(workflow, job), ...inputFacts(given) };
    });
  });
}
function jobFacts(workflow, job) {
  const cancels = [workflow, job].some((one) => fields(one["concurrency"])["cancel-in-progress"] === true);
  return {
    rights: rightsOf(job["permissions"]) ?? rightsOf(workflow["permissions"]),
    environment: environmentOf(job),
    skipped: skippedBy(job),
    isCancelled: cancels
  };
}
function inputFacts(given) {
  const token = text(given["github-token"]);
  return {
    publish: text(given["publish"]),
    statusContext: text(given["status-context"]),
    ownToken: token === void 0 || /\bgithub\.token\b|\bGITHUB_TOKEN\b/.test(token)
  };
}
function environmentOf(job) {
  return text(job["environment"]) ?? text(fields(job["environment"])["name"]);
}
function skippedBy(job) {
  const condition = job["if"] === void 0 ? "" : String(job["if"]);
  if (/always\(\)|!\s*cancelled\(\)/.test(condition))
    return condition.includes("&&") ? "by-condition" : "never";
  if (condition !== "") return "by-condition";
  return job["needs"] === void 0 ? "never" : "after-failure";
}
function wakers(workflow, files) {
  const names = listed(fields(fields(workflow["on"])["workflow_run"])["workflows"]) ?? [];
  return files.filter(({ path, document }) => names.includes(text(fields(document)["name"]) ?? path)).map(({ document }) => fields(document));
}
function merged(all) {
  const events = /* @__PURE__ */ new Map();
  for (const [name, { types, isFiltered }] of all.flatMap((each) => [...each])) {
    const before = events.get(name);
    const isOpen = types === void 0 || before !== void 0 && before.types === void 0;
    events.set(name, {
      types: isOpen ? void 0 : [...before?.types ?? [], ...types ?? []],
      isFiltered: isFiltered || before?.isFiltered === true
    });
  }
  return events;
}
function gateInputs(job) {
  const called = text(job["uses"]);
  if (called !== void 0 && /agentverity[^@]*\.ya?ml@/.test(called)) return fields(job["with"]);
  const steps = Array.isArray(job["steps"]) ? job["steps"].map(fields) : [];
  return steps.map((step) => fields(step["with"])).find((given) => text(given["mode"])?.trim() === "gate");
}
function eventsOf(on) {
  const plain = (name) => [
    name,
    { types: usualTypes(name), isFiltered: false }
  ];
  if (typeof on === "string") return new Map([plain(on)]);
  if (Array.isArray(on)) return new Map(on.map((name) => plain(String(name))));
  return new Map(
    Object.entries(fields(on)).map(([name, value]) => {
      const { types, ...filters } = fields(value);
      return [
        name,
        { types: listed(types) ?? usualTypes(name), isFiltered: FILTERS.some((filter) => filter in filters) }
      ];
    })
  );
}
function usualTypes(event) {
  return event === "pull_request" ? ["opened", "synchronize", "reopened"] : void 0;
}
var FILTERS = ["paths", "paths-ignore", "branches-ignore"];
function rightsOf(value) {
  if (value === "read-all" || value === "write-all") return value;
  if (typeof value !== "object" || value === null) return void 0;
  return Object.fromEntries(Object.entries(value).map(([scope, level]) => [scope, String(level)]));
}
function fields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function text(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}
function listed(value) {
  if (value === void 0 || value === null) return void 0;
  return (Array.isArray(value) ? value : [value]).map(String);
}

// src/pipeline/gate/gather-facts.ts
var USUAL_BASELINE = "agentverity.baseline.json";
var WORKFLOWS = ".github/workflows";
var MOST_PEOPLE = 8;
async function gatherFacts(host, config) {
  const { server } = host;
  const repository = await server.repositoryFacts();
  const branch = repository.ok ? repository.value.defaultBranch : void 0;
  const onBranch = (ask) => branch === void 0 ? Promise.resolve(failed(NO_BRANCH)) : ask(branch);
  const read = await readPolicy(host, config, onBranch);
  if (!read.ok) return read;
  const { policy: policy2, configPath, policyRead } = read.value;
  const [rules, checks, classic, owners2, ownersFaults, jobs] = await Promise.all([
    onBranch(server.branchRules),
    onBranch(server.requiredChecks),
    onBranch(server.classicProtection),
    onBranch((name) => readOwners(server, name)),
    onBranch(server.codeOwnersFaults),
    onBranch((name) => readJobs(server, name))
  ]);
  const found = jobs.ok ? jobs.value : [];
  const baseline = policy2.baseline ?? USUAL_BASELINE;
  const given = config.gate?.statusContext ?? found.find((job) => job.statusContext)?.statusContext;
  const context = contextOf(given, baseline);
  const [rulesets, defaults, label, environment, posters, people] = await Promise.all([
    Promise.all((rules.ok ? rules.value.rulesets : []).map(server.ruleset)),
    server.workflowDefaults(),
    server.hasLabel(policy2.label),
    server.environment(policy2.environment),
    postersOf(server, context),
    peopleOf(server, policy2, owners2, await onBranch((name) => pushersTo(server, name)))
  ]);
  const jobEnvironment = found.find((job) => job.environment !== void 0)?.environment;
  return succeed({
    repository,
    branch: branch === void 0 ? "the default branch" : `\`${branch}\``,
    branchName: branch,
    policy: policy2,
    policyRead,
    configPath,
    baseline,
    context,
    publish: publishOf(config, found),
    rules,
    checks,
    classic,
    rulesets,
    defaults,
    label,
    environment,
    owners: owners2,
    ownersFaults,
    jobs,
    jobEnvironment: jobEnvironment === void 0 ? void 0 : await server.environment(jobEnvironment),
    posters,
    people
  });
}
var NO_BRANCH = { reason: "the repository's default branch is not known" };
function failed(trouble) {
  return { ok: false, trouble };
}
async function readPolicy(host, config, onBranch) {
  const answer = await onBranch((name) => answered2(() => policyOfBranch(host, name)));
  if (answer.ok && !answer.value.ok) return answer.value;
  if (answer.ok && answer.value.ok) {
    const { policy: policy2, path, established } = answer.value.value;
    return succeed({ policy: policy2, configPath: path, policyRead: { ok: true, value: { established } } });
  }
  const trouble = answer.ok ? NO_BRANCH : answer.trouble;
  return succeed({
    policy: await policyAtHand(host, textAtHand(host, config)),
    configPath: configPaths(host)[0] ?? DEFAULT_CONFIG_FILES[0],
    policyRead: failed(trouble)
  });
}
async function answered2(ask) {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return failed({ reason: error.message });
  }
}
function textAtHand({ inputs, files }, { workingDirectory }) {
  const named = inputs.values["config"]?.trim() || void 0;
  const names = named === void 0 ? DEFAULT_CONFIG_FILES : [named];
  return names.map((name) => files.read(join(workingDirectory, name))).find((text2) => text2 !== void 0);
}
async function readOwners(server, branch) {
  for (const path of CODE_OWNERS_PATHS) {
    const file = await server.fileAt(branch, path);
    if (!file.ok) return file;
    if (file.value !== void 0) return { ok: true, value: parseCodeOwners(path, file.value.text) };
  }
  return { ok: true, value: void 0 };
}
async function readJobs(server, branch) {
  const names = await server.filesIn(branch, WORKFLOWS);
  if (!names.ok) return names;
  const workflows = [];
  for (const name of names.value.filter((file) => /\.ya?ml$/i.test(file))) {
    const path = `${WORKFLOWS}/${name}`;
    const file = await server.fileAt(branch, path);
    if (!file.ok) return file;
    const parsed = await parseSource(path, file.value?.text ?? "");
    if (parsed.ok) workflows.push({ path, document: parsed.value.value });
  }
  return { ok: true, value: gateJobs(workflows) };
}
async function postersOf(server, context) {
  const heads = await server.recentHeads();
  if (!heads.ok) return heads;
  const answers = await Promise.all(heads.value.map((sha) => server.statuses(sha)));
  const posters = /* @__PURE__ */ new Map();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const { context: name, creator } of answer.value)
      if (name === context && creator !== void 0) posters.set(creator.id, creator);
  }
  return { ok: true, value: [...posters.values()] };
}
async function pushersTo(server, branch) {
  const { owner, name } = server.repository;
  const pushes = await server.pushes({ repository: `${owner}/${name}`, branch });
  if (!pushes.ok) return pushes;
  const people = pushes.value.flatMap(({ actor }) => actor?.type === "User" ? [actor.login] : []);
  return { ok: true, value: [...new Set(people)] };
}
async function peopleOf(server, { approvers }, owners2, pushers) {
  const rules = owners2.ok ? owners2.value?.rules ?? [] : [];
  const named = rules.flatMap((rule) => rule.owners.flatMap((name) => /^@([^/]+)$/.exec(name)?.[1] ?? []));
  const seen = approvers ?? [...named, ...pushers.ok ? pushers.value : []];
  if (seen.length === 0 && !pushers.ok) return pushers;
  const logins = [...new Map(seen.map((login) => [login.toLowerCase(), login])).values()].slice(
    0,
    MOST_PEOPLE
  );
  const people = [];
  for (const login of logins) {
    const permission = await server.permission(login);
    if (!permission.ok) return permission;
    const { permission: word, account } = permission.value ?? {};
    people.push({ login, mayWrite: account?.type === "User" && (word === "write" || word === "admin") });
  }
  return { ok: true, value: people };
}
function publishOf({ gate }, jobs) {
  const said = [...jobs.map(({ publish }) => publish), gate?.publish];
  return said.find((how) => how !== void 0 && how !== "artifact") ?? "artifact";
}

// src/pipeline/gate/doctor-mode.ts
var NO_INPUTS = { source: "action", values: {}, unknown: [] };
async function examine(config, host) {
  const { inputs = NO_INPUTS } = host;
  const server = await host.connect?.();
  if (server === void 0) return fail(NO_SERVER);
  const { owner, name } = server.repository;
  const repository = `${owner}/${name}`;
  const folder = inputs.values["working-directory"]?.trim() || void 0;
  const facts = await gatherFacts({ server, inputs, folder, files: host.files }, config);
  if (!facts.ok) return facts;
  const seen = facts.value.repository;
  const status = seen.ok ? void 0 : seen.trouble.status;
  if (!seen.ok && (status === 401 || status === 404))
    return fail(noRepository(repository, seen.trouble.reason));
  const { branchName: branch, baseline, context: statusContext } = facts.value;
  const diagnosis = diagnose(facts.value);
  const model = buildDoctor({
    diagnosis,
    repository,
    branch,
    baseline,
    statusContext,
    version: host.version
  });
  return succeed(publicationOf(model, config, host));
}
function publicationOf(model, config, host) {
  const text2 = renderDoctorText(model);
  const markdown = renderDoctorMarkdown(model);
  const json = renderDoctorJson(model);
  const path = host.event === void 0 ? void 0 : writeReport(json, config, host);
  return {
    headline: doctorHeadline(model),
    text: text2,
    documents: { text: text2, markdown, json, junit: "" },
    ...config.report.includes("summary") ? { summary: markdown } : {},
    annotations: [],
    outputs: {
      status: model.strength,
      "exit-code": "0",
      headline: doctorHeadline(model),
      "calls-made": "0",
      ...path === void 0 ? {} : { "report-path": path }
    },
    artifacts: [],
    red: false,
    exitCode: 0
  };
}
function writeReport(json, config, host) {
  if (!config.report.includes("json")) return void 0;
  const path = join2(host.outputDirectory(config.workingDirectory, "doctor"), "doctor.json");
  try {
    host.files.write(path, json);
    return path;
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === void 0) throw error;
    host.log.warn(trouble.message);
    return void 0;
  }
}
function noRepository(repository, reason) {
  return {
    code: "input-invalid",
    message: `${repository} cannot be read with this token (${reason})`,
    hint: "Correct the repository's name, or use a token that may see it."
  };
}
var NO_SERVER = {
  code: "input-missing",
  message: "`doctor` asks GitHub for the repository's settings, and there is no token or no repository to ask about",
  hint: "Run it as a step of a workflow with `github-token`, whose default is the job's own token."
};
export {
  examine
};
