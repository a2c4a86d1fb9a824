/** Does the answer stop a merge, can somebody else give it, and who may go around it? */
import type { Answer, RequiredCheck } from "../ports/server.ts";
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

/** What a rule needs to tell no more, and a branch's older protection a little. */
const READS_RULES = "contents: read";

export function judgeStatus(facts: DoctorFacts): readonly Finding[] {
  const ours = requiredHere(facts);
  return [required(facts, ours), source(facts, ours), ...appKey(facts, ours), bypass(facts)];
}

/** Rulesets every token may read, the older protection not: one that requires it is proof enough. */
function requiredHere({ rules, checks, context }: DoctorFacts): Answer<readonly RequiredCheck[]> {
  const named = (all: readonly RequiredCheck[]) => all.filter((check) => check.context === context);
  if (checks.ok) return { ok: true, value: named(checks.value) };
  const ruled = rules.ok ? named(rules.value.checks) : [];
  return ruled.length > 0 ? { ok: true, value: ruled } : checks;
}

function required(facts: DoctorFacts, ours: Answer<readonly RequiredCheck[]>): Finding {
  const { branch, context } = facts;
  return finding(
    "required",
    `A merge into ${branch} waits for the gate's answer`,
    `A rule of ${branch} requires the status \`${context}\`.`,
    [notRequired(facts, ours)],
  );
}

function notRequired(
  { branch, context, posters, repository }: DoctorFacts,
  ours: Answer<readonly RequiredCheck[]>,
): Hole | undefined {
  const consequence = "Whoever may merge can merge it whatever the gate says.";
  if (!ours.ok && isBeyondPlan(ours.trouble)) {
    const kind = repository.ok ? repository.value.visibility : "private";
    return hole(
      `On this plan GitHub has no branch rules for a ${kind} repository (${ours.trouble.reason}).`,
      consequence,
      `Upgrade the plan, or make the repository public; then require the status \`${context}\` on ${branch}.`,
    );
  }
  if (!ours.ok) return unread(`the rules of ${branch}`, ours.trouble, consequence, READS_RULES);
  if (ours.value.length > 0) return undefined;
  const never = posters.ok && posters.value.length === 0;
  return hole(
    `No rule of ${branch} requires the status \`${context}\`${never ? ", and none of the last pull requests has got it" : ""}.`,
    consequence,
    `Settings → Rules → Rulesets → New branch ruleset, target ${branch} → Require status checks to pass → add \`${context}\`${never ? " (GitHub offers it once a pull request has got it)" : ""}.`,
  );
}

function source(facts: DoctorFacts, ours: Answer<readonly RequiredCheck[]>): Finding {
  const app = ours.ok ? ownApp(ours.value) : undefined;
  return finding(
    "source",
    "Nobody but the gate can give that answer",
    `Only app ${app} may post it: a status of that name from anybody else does not count.`,
    [openSource(facts, ours, app)],
  );
}

/** One rule that asks for it suffices: all rules must be met. */
function ownApp(ours: readonly RequiredCheck[]): number | undefined {
  return ours.find(({ appId }) => appId !== undefined && appId !== GITHUB_ACTIONS)?.appId;
}

function openSource(
  { context, branch, rules }: DoctorFacts,
  ours: Answer<readonly RequiredCheck[]>,
  app: number | undefined,
): Hole | undefined {
  if (app !== undefined) return undefined;
  const consequence =
    "Advisory against writers: anyone with write permission can post `success` themselves, from a workflow of their own branch.";
  const setting = `In the rule that requires \`${context}\`, choose an app of the team's own as its source, and give the gate that app's token as \`github-token\`.`;
  if (!ours.ok)
    return isBeyondPlan(ours.trouble)
      ? hole("Without branch rules no source can be asked for.", consequence, setting)
      : unread(`which app must post \`${context}\``, ours.trouble, consequence, READS_RULES);
  const [first] = ours.value;
  const workflows = rules.ok ? rules.value.workflows : [];
  if (workflows.length > 0)
    return doubtful(
      `An organisation's rule requires the workflow \`${workflows.join("`, `")}\` of ${branch}; whether it runs the gate was not looked at.`,
      "A branch cannot change a required workflow; where it is not the gate, it does not help.",
      "Look that it runs the gate; or choose an app of the team's own as the source of the status.",
    );
  if (first === undefined)
    return hole("The status is not required, so no source is either.", consequence, setting);
  const reason =
    first.appId === undefined
      ? `The rule takes \`${context}\` from any source: every person, app and workflow that may write.`
      : `The rule takes \`${context}\` from GitHub Actions, and every workflow of every branch is that app.`;
  return hole(reason, consequence, setting);
}

/** Where a secret lies is told to no token, so this is never more than unknown. */
function appKey(facts: DoctorFacts, ours: Answer<readonly RequiredCheck[]>): readonly Finding[] {
  if (!ours.ok || ownApp(ours.value) === undefined) return [];
  const { branch, jobEnvironment, jobs } = facts;
  const exposed = jobs.ok ? jobs.value.find(({ ownToken, fromBase }) => !ownToken && !fromBase) : undefined;
  const consequence = "A workflow in a writer's branch could read the key and post the status with it.";
  const setting = `Keep the app's key only as a secret of an environment whose deployment branches are ${branch} alone, where the gate runs on \`workflow_run\`; have no repository or organisation secret of it.`;
  const rules = jobEnvironment?.ok === true ? jobEnvironment.value : undefined;
  const isOpen =
    rules?.refs === "any"
      ? hole(
          `The gate's job takes its secrets from environment \`${rules.name}\`, which every branch may use.`,
          consequence,
          setting,
        )
      : undefined;
  const reason = "No token may look where a secret is kept.";
  return [
    finding("app-key", "The app's key is out of a branch's reach", "", [
      exposed &&
        hole(
          `\`${exposed.path}\` takes the key in runs of pull requests, and there the branch says what runs.`,
          consequence,
          setting,
        ),
      isOpen,
      doubtful(reason, consequence, setting),
    ]),
  ];
}

function bypass(facts: DoctorFacts): Finding {
  return finding(
    "bypass",
    `Nobody may go around the rules of ${facts.branch}`,
    "No ruleset has anybody on its bypass list, and the older protection, where there is one, binds admins too.",
    [noRules(facts), ...ruledBypasses(facts), classicBypass(facts)],
  );
}

const DIRECT = "Everybody with write permission can push to it directly.";
const AROUND = "Whoever may go around the rules merges without the gate's answer.";

function noRules({ branch, rules, classic, checks }: DoctorFacts): Hole | undefined {
  const reason = `${branch} has no rules`;
  if (!rules.ok) {
    return isBeyondPlan(rules.trouble)
      ? hole(`${reason}: this plan has none.`, DIRECT, "Require the status first, see above.")
      : unread(`the rules of ${branch}`, rules.trouble, AROUND, READS_RULES);
  }
  const hasClassic = !classic.ok || classic.value !== undefined || (checks.ok && checks.value.length > 0);
  if (rules.value.rulesets.length > 0 || hasClassic) return undefined;
  return hole(`${reason}.`, DIRECT, "Require the status first, see above.");
}

function ruledBypasses({ rulesets }: DoctorFacts): readonly (Hole | undefined)[] {
  return rulesets.map((answer) => {
    if (!answer.ok) return unread("a ruleset", answer.trouble, AROUND, METADATA);
    const { name, bypass: actors } = answer.value ?? { name: "(gone)", bypass: undefined };
    const setting = `Settings → Rules → Rulesets → \`${name}\` → Bypass list: leave it empty.`;
    if (actors === undefined)
      return doubtful(
        `Who may bypass the ruleset \`${name}\` is told only to those who may edit it.`,
        AROUND,
        `${setting} An admin's token lets \`agentverity doctor\` read it.`,
      );
    if (actors.length === 0) return undefined;
    return hole(`The ruleset \`${name}\` may be bypassed by: ${actors.join(", ")}.`, AROUND, setting);
  });
}

function classicBypass({ branch, classic }: DoctorFacts): Hole | undefined {
  if (!classic.ok)
    return isBeyondPlan(classic.trouble)
      ? undefined
      : unread(`the branch protection of ${branch}`, classic.trouble, AROUND, ADMIN);
  if (classic.value === undefined || classic.value.adminsToo) return undefined;
  return hole(
    `The branch protection of ${branch} does not bind admins.`,
    "An admin merges without the gate's answer.",
    `Settings → Branches → the rule of ${branch} → Do not allow bypassing the above settings.`,
  );
}
