/** Is every event of a pull request answered, whoever opened it, and by the default branch's own policy? */
import {
  ADMIN,
  type DoctorFacts,
  doubtful,
  type Finding,
  finding,
  GITHUB_ACTIONS,
  type Hole,
  hole,
  isBeyondPlan,
  METADATA,
  unread,
} from "./doctor-facts.ts";
import type { GateJob } from "./gate-job.ts";

const TYPES = ["opened", "reopened", "synchronize", "edited", "ready_for_review"] as const;
/** All that the gate's job needs; naming one permission takes away the others. */
const NEEDED = { contents: "read", actions: "read", "pull-requests": "read", statuses: "write" };

export function judgeAnswers(facts: DoctorFacts): readonly Finding[] {
  return [policy(facts), answered(facts), forks(facts), mergeQueue(facts)];
}

function policy({
  policyRead,
  branch,
  configPath,
  baseline,
  policy: { baseline: named },
}: DoctorFacts): Finding {
  const consequence =
    "The baseline's path then comes from the workflow, which a branch can change; anyone with write permission may sign, by review or label.";
  const setting = `Commit \`${configPath}\` with \`baseline: ${baseline}\` to ${branch}.`;
  const hidden = policyRead.ok
    ? undefined
    : unread(`the configuration of ${branch}`, policyRead.trouble, consequence, "contents: read");
  const isMissing = policyRead.ok && !policyRead.value.established;
  const isSilent = policyRead.ok && policyRead.value.established && named === undefined;
  return finding(
    "policy",
    `Who may sign is decided on ${branch}, not in the pull request`,
    `\`${configPath}\` of ${branch} says it, for \`${baseline}\`; a change of it is signed like the baseline.`,
    [
      hidden,
      isMissing ? hole(`${branch} has no \`${configPath}\`.`, consequence, setting) : undefined,
      isSilent
        ? hole(`\`${configPath}\` of ${branch} names no \`baseline\`.`, consequence, setting)
        : undefined,
    ],
  );
}

function answered(facts: DoctorFacts): Finding {
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
        "The job's result alone is the answer; a required status blocks every merge.",
      ),
      foreignPoster(facts),
      unprovenApp(facts),
      skippedJob(facts),
      cancelledJob(facts),
      filesOf(facts, branch),
    ],
  );
}

function noGate({ jobs, branch }: DoctorFacts): Hole | undefined {
  const consequence = "Nobody answers: a required status blocks every merge, and any other says nothing.";
  if (!jobs.ok) return unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read");
  if (jobs.value.length > 0) return undefined;
  return hole(
    `No workflow of ${branch} has a step with \`mode: gate\`.`,
    consequence,
    `Add a job with \`mode: gate\` to a workflow of ${branch}, on \`pull_request\` and \`pull_request_review\`.`,
  );
}

function isHardened(jobs: readonly GateJob[]): boolean {
  return jobs.some(({ fromBase }) => fromBase);
}

/** @returns undefined too where there is no job at all: that is told once */
export function missingEvents(
  { jobs }: DoctorFacts,
  types: readonly string[],
  consequence: string,
  event = "pull_request",
): Hole | undefined {
  if (!jobs.ok || jobs.value.length === 0) return undefined;
  const missing = types.filter((type) => !jobs.value.some((job) => startsOn(job, event, type)));
  if (missing.length === 0) return undefined;
  const [first] = jobs.value;
  return hole(
    `\`${first?.path}\` is not started by \`${event}\` of type \`${missing.join("`, `")}\`.`,
    consequence,
    `Add to its \`on:\` → \`${event}:\` → \`types:\` also \`${missing.join(", ")}\`.`,
  );
}

function startsOn({ events }: GateJob, event: string, type: string): boolean {
  const filter = events.get(event);
  return filter !== undefined && (filter.types?.includes(type) ?? true);
}

function pathFilter({ jobs }: DoctorFacts): Hole | undefined {
  const filtered = jobs.ok ? jobs.value.find(isFilteredByPath) : undefined;
  if (filtered === undefined) return undefined;
  return hole(
    `\`${filtered.path}\` leaves pull requests out by a filter in its \`on:\`.`,
    "A required status is never posted for those, and they can never be merged.",
    "Take the filter out of `on:`, and give the gate `paths:`, which answers without a call.",
  );
}

function isFilteredByPath({ events }: GateJob): boolean {
  return events.get("pull_request")?.isFiltered === true;
}

/** @returns a doubt where the token is an app's and nobody can tell what it may */
export function missingRight(
  facts: DoctorFacts,
  scope: string,
  level: "read" | "write",
  consequence: string,
): Hole | undefined {
  const { jobs, defaults } = facts;
  if (!jobs.ok) return undefined;
  const lacking = jobs.value.find((job) => job.ownToken && !has(job, scope, level, defaults));
  if (lacking === undefined) return undefined;
  const all = Object.entries({ ...NEEDED, [scope]: level }).map((entry) => entry.join(": "));
  const setting = `Give the gate's job \`permissions: { ${all.join(", ")} }\`.`;
  if (lacking.rights !== undefined)
    return hole(`The gate's job in \`${lacking.path}\` has no \`${scope}: ${level}\`.`, consequence, setting);
  return defaults.ok
    ? hole(
        `The gate's job in \`${lacking.path}\` names no permissions, and this repository's default gives no \`${scope}: ${level}\`.`,
        consequence,
        setting,
      )
    : doubtful(
        `The gate's job in \`${lacking.path}\` names no permissions, and this token could not read the repository's default (${defaults.trouble.reason}).`,
        consequence,
        setting,
      );
}

/** The restricted default reads contents and packages; the permissive one writes everything. */
function has(
  { rights }: GateJob,
  scope: string,
  level: "read" | "write",
  defaults: DoctorFacts["defaults"],
): boolean {
  if (rights === undefined) {
    if (!defaults.ok) return false;
    return defaults.value.writes || (scope === "contents" && level === "read");
  }
  if (rights === "write-all") return true;
  if (rights === "read-all") return level === "read";
  return rights[scope] === "write" || rights[scope] === level;
}

/** Required from an app, and posted by somebody else: such a status never counts. */
function foreignPoster({ checks, context, jobs }: DoctorFacts): Hole | undefined {
  if (!checks.ok || !jobs.ok) return undefined;
  const app = checks.value.find((check) => check.context === context && check.appId !== undefined)?.appId;
  const builtIn = jobs.value.find(({ ownToken }) => ownToken);
  if (app === undefined || app === GITHUB_ACTIONS || builtIn === undefined) return undefined;
  return hole(
    `The status must come from app ${app}, and the gate in \`${builtIn.path}\` posts it with the workflow's own token, which is another app's.`,
    "The required status never arrives, and no pull request can be merged.",
    "Give the gate that app's token: `github-token: ${{ steps.app-token.outputs.token }}`.",
  );
}

/** What an app's token may is told to nobody but by what it does. */
function unprovenApp({ jobs, posters }: DoctorFacts): Hole | undefined {
  const byApp = jobs.ok ? jobs.value.find(({ ownToken }) => !ownToken) : undefined;
  const isProven =
    posters.ok && posters.value.some(({ login, type }) => type === "Bot" && login !== ACTIONS_BOT);
  if (byApp === undefined || isProven) return undefined;
  return doubtful(
    `The token that the gate in \`${byApp.path}\` is given has posted no status yet that this token can see.`,
    "Without the right to post it there is no answer.",
    "Give the app `statuses: write` and the rights to read contents, actions and pull requests; then ask again after its first answer.",
  );
}

const ACTIONS_BOT = "github-actions[bot]";

function skippedJob({ jobs }: DoctorFacts): Hole | undefined {
  const job = jobs.ok ? jobs.value.find(({ skipped }) => skipped !== "never") : undefined;
  if (job === undefined) return undefined;
  const consequence = "A skipped job counts as a success of that name, and posts no status.";
  return job.skipped === "after-failure"
    ? hole(
        `The gate's job in \`${job.path}\` is skipped when a job that it \`needs\` fails.`,
        consequence,
        "Give it `if: ${{ !cancelled() }}`; the gate itself tells that nothing was measured.",
      )
    : doubtful(
        `The gate's job in \`${job.path}\` has an \`if:\` that may leave it out.`,
        consequence,
        "Give it no other `if:` than `${{ !cancelled() }}`; the gate tells what is not its business.",
      );
}

function cancelledJob({ jobs }: DoctorFacts): Hole | undefined {
  const job = jobs.ok ? jobs.value.find(({ isCancelled }) => isCancelled) : undefined;
  if (job === undefined) return undefined;
  return hole(
    `In \`${job.path}\` a newer run cancels an older one (\`cancel-in-progress: true\`).`,
    "A label or a review cancels the run that measures, and with it the answer.",
    "Write `cancel-in-progress: false`: the runs of one pull request then wait for each other.",
  );
}

/** The gate reads configuration and baseline at the commits, by the API. */
function filesOf(facts: DoctorFacts, branch: string): Hole | undefined {
  return missingRight(
    facts,
    "contents",
    "read",
    `The gate cannot read the configuration of ${branch} nor the baseline, and fails.`,
  );
}

function forks(facts: DoctorFacts): Finding {
  const { repository, jobs } = facts;
  const isClosed = repository.ok && repository.value.mayBeForked === false;
  const because = isClosed
    ? "This repository may not be forked."
    : "The gate runs from the default branch (`workflow_run`), where a fork's pull request does not weaken its token.";
  const isServed = isClosed || (jobs.ok && isHardened(jobs.value));
  return finding("forks", "A pull request from a fork gets an answer too", because, [
    isServed ? undefined : unservedFork(facts),
  ]);
}

function unservedFork({ repository, jobs, branch }: DoctorFacts): Hole {
  const consequence =
    "A fork's token only reads: the status is not posted, and the job stays red and says so. Nobody gets more rights by it.";
  const setting = `Let the gate run from ${branch} in a workflow on \`workflow_run\`, without a checkout; or merge such changes from a branch of this repository.`;
  if (!repository.ok)
    return unread("whether this repository may be forked", repository.trouble, consequence, METADATA);
  if (!jobs.ok) return unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read");
  if (repository.value.mayBeForked === undefined)
    return doubtful(
      "The server does not tell this token whether this repository may be forked.",
      consequence,
      setting,
    );
  return hole("No workflow runs the gate on `workflow_run`.", consequence, setting);
}

function mergeQueue(facts: DoctorFacts): Finding {
  const { branch, jobs } = facts;
  const served = jobs.ok && jobs.value.some(({ events }) => events.has("merge_group"));
  return finding(
    "merge-queue",
    "A merge queue gets an answer",
    served
      ? "The gate runs on `merge_group`, and answers on the group's own commit."
      : `${branch} has no merge queue.`,
    [served ? undefined : unservedQueue(facts)],
  );
}

function unservedQueue({ rules, classic, branch, jobs }: DoctorFacts): Hole | undefined {
  const consequence = "A merge queue waits for a status that nobody posts, and drops the pull request.";
  const what = `whether ${branch} has a merge queue`;
  if (!rules.ok) {
    return isBeyondPlan(rules.trouble)
      ? undefined
      : unread(what, rules.trouble, consequence, "contents: read");
  }
  if (rules.value.mergeQueue && !jobs.ok)
    return unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read");
  if (rules.value.mergeQueue)
    return hole(
      `${branch} has a merge queue, and no job runs the gate on \`merge_group\`.`,
      consequence,
      "Add `merge_group:` to the `on:` of the gate's workflow.",
    );
  return classic.ok ? undefined : unread(what, classic.trouble, consequence, ADMIN);
}
