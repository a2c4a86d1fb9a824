/** Can each accepted way to sign be used here, and does it prove a second person? */
import type { EnvironmentRules } from "../ports/server.ts";
import { missingEvents, missingRight } from "./doctor-answers.ts";
import {
  type DoctorFacts,
  doubtful,
  type Finding,
  finding,
  type Hole,
  hole,
  METADATA,
  unread,
} from "./doctor-facts.ts";
import type { SigningMethod } from "./sign-off.ts";

/** Only of methods that the policy accepts. */
export function judgeSigning(facts: DoctorFacts): readonly Finding[] {
  return [fourEyes(facts), ...facts.policy.methods.map((method) => JUDGES[method](facts))];
}

const JUDGES: Readonly<Record<SigningMethod, (facts: DoctorFacts) => Finding>> = {
  review: byReview,
  label: byLabel,
  environment: byEnvironment,
};

function fourEyes(facts: DoctorFacts): Finding {
  const { policy, people, configPath } = facts;
  const able = people.ok ? people.value.filter(({ mayWrite }) => mayWrite).map(({ login }) => login) : [];
  return finding(
    "four-eyes",
    "Somebody other than the author signs",
    `Whoever wrote or pushed a change cannot sign it, and others may: \`${able.join("`, `")}\` can write. A second account of one person looks like a second person.`,
    [
      policy.allowSelfApproval
        ? hole(
            `\`${configPath}\` says \`allow-self-approval: true\`.`,
            "An author with write permission signs their own change; the report then says so.",
            "Take `allow-self-approval` out.",
          )
        : alone(facts, able),
    ],
  );
}

/** A sole maintainer: the gate would hold their own pull requests for ever. */
function alone({ people, policy, configPath }: DoctorFacts, able: readonly string[]): Hole | undefined {
  const consequence = "Nobody can sign what the only person who may sign has written: it waits for ever.";
  const setting = `Give a second person write permission; a sole maintainer can set \`allow-self-approval: true\` in \`${configPath}\`, which then is no second pair of eyes.`;
  if (!people.ok) return unread("who may write here", people.trouble, consequence, METADATA);
  if (able.length > 1) return undefined;
  const listed = policy.approvers;
  if (listed !== undefined) {
    const who = able.length === 0 ? "nobody" : `only \`${able[0]}\``;
    return hole(
      `Of \`approvers\` (\`${listed.join("`, `")}\`) ${who} may write.`,
      consequence,
      `Name at least two people with write permission in \`approvers\` of \`${configPath}\`.`,
    );
  }
  const seen = able.length === 0 ? "Nobody" : `Only \`${able[0]}\``;
  return doubtful(`${seen} was seen who may write; the list of all is not asked for.`, consequence, setting);
}

const NO_ANSWER = "A sign-off of that kind gets no answer before the next push.";
const CANNOT_READ = "The gate cannot read who signed, and says not signed.";

function byReview(facts: DoctorFacts): Finding {
  return finding(
    "review",
    "A person can sign by approving the pull request",
    "The approval is read from the server, of a user who may write, for exactly the bytes that were reviewed.",
    [
      noJobs(facts),
      missingEvents(facts, ["submitted", "dismissed"], NO_ANSWER, "pull_request_review"),
      missingRight(facts, "pull-requests", "read", CANNOT_READ),
    ],
  );
}

/** Told in full elsewhere; here only that this cannot hold either. */
function noJobs({ jobs, branch }: DoctorFacts): Hole | undefined {
  if (!jobs.ok)
    return unread(`the workflows of ${branch}`, jobs.trouble, "Nobody reads a sign-off.", "contents: read");
  return jobs.value.length > 0
    ? undefined
    : hole(
        `No workflow of ${branch} runs the gate.`,
        "Nobody reads a sign-off.",
        "Add one with `mode: gate`, see above.",
      );
}

function byLabel(facts: DoctorFacts): Finding {
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
        "Which commit was labelled is proved by the run that the label starts: without it no label signs.",
      ),
      missingRight(facts, "actions", "read", CANNOT_READ),
    ],
  );
}

function missingLabel({ label: found, policy: { label } }: DoctorFacts): Hole | undefined {
  const consequence = "Nobody can put on a label that is not there.";
  if (!found.ok) return unread(`the label \`${label}\``, found.trouble, consequence, "pull-requests: read");
  if (found.value) return undefined;
  return hole(
    `There is no label \`${label}\`.`,
    consequence,
    `Issues → Labels → New label, or \`gh label create "${label}"\`.`,
  );
}

function byEnvironment(facts: DoctorFacts): Finding {
  const { environment: name } = facts.policy;
  const { environment } = facts;
  const rules = environment.ok ? environment.value : undefined;
  const holes = environment.ok
    ? holesOf(name, rules, facts)
    : [unread(`the environment \`${name}\``, environment.trouble, NOTHING_SIGNED, "actions: read")];
  return finding(
    "environment",
    `A person can sign by approving a run in environment \`${name}\``,
    `It has required reviewers (${reviewersOf(rules)}), nobody reviews their own run, and admins cannot skip it. It may be used by ${refsOf(rules)}.`,
    [...holes, missingRight(facts, "actions", "read", CANNOT_READ)],
  );
}

const NOTHING_SIGNED = "The gate takes no approval from it: not signed.";

function holesOf(
  name: string,
  rules: EnvironmentRules | undefined,
  facts: DoctorFacts,
): readonly (Hole | undefined)[] {
  const where = `Settings → Environments → \`${name}\``;
  if (rules === undefined)
    return [
      hole(
        `There is no environment \`${name}\`.`,
        "A job that names it makes GitHub create it without a rule, and waits for nobody. The gate takes no approval from it.",
        `Settings → Environments → New environment \`${name}\` → Required reviewers, Prevent self-review, and no bypass for administrators.`,
      ),
    ];
  return [
    withoutReviewers(name, rules, facts, where),
    rules.requiredReviewers !== undefined && !rules.requiredReviewers.preventSelfReview
      ? hole(
          `Environment \`${name}\` lets the one who started a run approve it.`,
          NOTHING_SIGNED,
          `${where} → Prevent self-review.`,
        )
      : undefined,
    bypassed(name, rules, where),
    unentered(name, rules, facts),
  ];
}

/** Somebody must be made to wait there, in a run of the gate's own workflow. */
function unentered(
  name: string,
  { refs }: EnvironmentRules,
  { jobs, branch }: DoctorFacts,
): Hole | undefined {
  if (!jobs.ok)
    return unread(`the workflows of ${branch}`, jobs.trouble, "No run waits in it.", "contents: read");
  const [waiting] = jobs.value.filter(({ environments }) => environments.includes(name));
  if (waiting === undefined)
    return hole(
      `No job of the gate's workflow waits in environment \`${name}\`.`,
      "Nobody is asked to approve anything there.",
      `Add a job with \`environment: ${name}\` to the workflow that runs the gate.`,
    );
  const isOfPulls = !waiting.fromBase && !OUTSIDE.some((event) => waiting.events.has(event));
  if (!isOfPulls || refs === "any" || (refs !== "protected" && refs.some(admitsPulls))) return undefined;
  return hole(
    `The deployment branches of \`${name}\` keep out the runs of \`${waiting.path}\`: a pull request runs at \`refs/pull/N/merge\`.`,
    "The job that should wait there fails.",
    `Run it from ${branch}, on \`workflow_run\` or \`workflow_dispatch\`.`,
  );
}

/** Events whose runs are of a branch of the repository. */
const OUTSIDE = ["workflow_dispatch", "schedule", "push"];

function admitsPulls(pattern: string): boolean {
  return pattern.startsWith("refs/pull/") || pattern === "*" || pattern === "**";
}

function withoutReviewers(
  name: string,
  { requiredReviewers: rule }: EnvironmentRules,
  { repository }: DoctorFacts,
  where: string,
): Hole | undefined {
  if ((rule?.users.length ?? 0) + (rule?.teams.length ?? 0) > 0) return undefined;
  const isPublic = repository.ok && repository.value.visibility === "public";
  const reason = `Environment \`${name}\` has no required reviewers.`;
  if (isPublic) return hole(reason, NOTHING_SIGNED, `${where} → Required reviewers.`);
  return hole(
    `${reason} In a repository that is not public GitHub offers them on the Enterprise plan alone.`,
    NOTHING_SIGNED,
    `${where} → Required reviewers, where the plan has it; otherwise let \`sign-off\` list \`review\` and \`label\`.`,
  );
}

function bypassed(name: string, { adminsCanBypass }: EnvironmentRules, where: string): Hole | undefined {
  const setting = `${where} → clear “Allow administrators to bypass configured protection rules”.`;
  if (adminsCanBypass === undefined)
    return doubtful(
      `The server does not tell this token whether admins may skip the reviewers of \`${name}\`.`,
      NOTHING_SIGNED,
      `${setting} Where the gate's token is not told either, use another method of \`sign-off\`.`,
    );
  return adminsCanBypass
    ? hole(`Admins may skip the reviewers of environment \`${name}\`.`, NOTHING_SIGNED, setting)
    : undefined;
}

function reviewersOf(rules: EnvironmentRules | undefined): string {
  const { users = [], teams = [] } = rules?.requiredReviewers ?? {};
  return [...users.map((login) => `\`${login}\``), ...teams.map((team) => `team \`${team}\``)].join(", ");
}

function refsOf(rules: EnvironmentRules | undefined): string {
  const refs = rules?.refs ?? "any";
  if (refs === "any") return "every branch";
  return refs === "protected" ? "protected branches" : `\`${refs.join("`, `")}\``;
}
