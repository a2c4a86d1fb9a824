/** Who must look at a change of what the gate stands on: its configuration, the workflows and the file of code owners. */
import { type CodeOwners, ownersOf } from "./code-owners.ts";
import { missingRight } from "./doctor-answers.ts";
import {
  ADMIN,
  type DoctorFacts,
  doubtful,
  type Finding,
  finding,
  type Hole,
  hole,
  isBeyondPlan,
  METADATA,
  unread,
} from "./doctor-facts.ts";

export function judgeFiles(facts: DoctorFacts): readonly Finding[] {
  return [owners(facts), defaultRights(facts), ...publishing(facts)];
}

const UNSEEN =
  "A writer can change the workflow that runs the gate in the same pull request, and nobody in particular is asked.";

function owners(facts: DoctorFacts): Finding {
  const { branch, owners: found } = facts;
  const file = found.ok ? found.value : undefined;
  return finding(
    "owners",
    "The baseline, the configuration and the workflows change only with a code owner's review",
    `\`${file?.path}\` names owners for all of them, ${branch} requires their review, and a push afterwards asks for it anew.`,
    [unowned(facts, file), faults(facts), unasked(facts)],
  );
}

function unowned(facts: DoctorFacts, file: CodeOwners | undefined): Hole | undefined {
  const { branch, baseline, owners: found, configPath } = facts;
  if (!found.ok) return unread("the file of code owners", found.trouble, UNSEEN, "contents: read");
  const lines = `\`/.github/ @OWNER\` and \`/${baseline} @OWNER\``;
  if (file === undefined)
    return hole(
      `${branch} has no CODEOWNERS file.`,
      UNSEEN,
      `Add \`.github/CODEOWNERS\` with the lines ${lines}, OWNER being a person or a team with write permission.`,
    );
  const jobs = facts.jobs.ok ? facts.jobs.value.map(({ path }) => path) : [];
  const wanted = [baseline, configPath, file.path, ...jobs, ".github/workflows/new.yml"];
  const bare = [...new Set(wanted)].filter((path) => ownersOf(file, path).length === 0);
  if (bare.length === 0) return undefined;
  const shown = bare.map((path) => (path.endsWith("/new.yml") ? "a new workflow" : `\`${path}\``));
  return hole(
    `In \`${file.path}\` nobody owns ${shown.join(", ")}.`,
    UNSEEN,
    `Add the lines ${lines} at its end.`,
  );
}

function faults({ ownersFaults, owners: found }: DoctorFacts): Hole | undefined {
  if (!found.ok || found.value === undefined) return undefined;
  const consequence = "What such a line names has no owner.";
  if (!ownersFaults.ok)
    return unread(
      "GitHub's list of faults of that file",
      ownersFaults.trouble,
      consequence,
      "contents: read",
    );
  const count = ownersFaults.value ?? 0;
  if (count === 0) return undefined;
  return hole(
    `GitHub cannot follow ${count === 1 ? "1 line" : `${count} lines`} of \`${found.value.path}\`: an owner is unknown or may not write.`,
    consequence,
    "Open the file on GitHub, which marks them, and correct them.",
  );
}

/** One kind of rules that asks for it suffices; what is not readable might be the one. */
function unasked({ branch, rules, classic }: DoctorFacts): Hole | undefined {
  const read = [
    rules.ok ? rules.value.reviews : undefined,
    classic.ok ? classic.value?.reviews : undefined,
  ].filter((one) => one !== undefined);
  const where = `Settings → Rules → Rulesets → a ruleset for ${branch} → Require a pull request before merging`;
  const asking = read.filter(({ codeOwners }) => codeOwners);
  if (read.some((one) => one.codeOwners) && read.some((one) => one.dismissesStale || one.lastPush))
    return undefined;
  if (!rules.ok && !isBeyondPlan(rules.trouble))
    return unread(`the rules of ${branch}`, rules.trouble, UNSEEN, METADATA);
  if (!classic.ok && !isBeyondPlan(classic.trouble))
    return unread(`the branch protection of ${branch}`, classic.trouble, UNSEEN, ADMIN);
  if (asking.length === 0)
    return hole(
      `No rule of ${branch} requires a review from code owners.`,
      UNSEEN,
      `${where} → Require review from Code Owners.`,
    );
  return hole(
    "An approval stays when more is pushed.",
    "An author can change the workflow after a code owner has approved.",
    `${where} → Dismiss stale pull request approvals when new commits are pushed.`,
  );
}

function defaultRights({ defaults }: DoctorFacts): Finding {
  const consequence =
    "Every workflow that names no permissions gets a token that may post statuses and write to branches.";
  const setting = "Settings → Actions → General → Workflow permissions → Read repository contents.";
  const readable = defaults.ok ? undefined : defaults.trouble;
  const open = defaults.ok && defaults.value.writes;
  return finding(
    "default-rights",
    "A workflow that asks for no rights gets none that write",
    "Workflows read by default. One that asks for more gets it: this limits accidents, not a writer.",
    [
      readable && unread("the rights that workflows have by default", readable, consequence, ADMIN),
      open ? hole("Workflows may write by default.", consequence, setting) : undefined,
    ],
  );
}

function publishing(facts: DoctorFacts): readonly Finding[] {
  switch (facts.publish) {
    case "commit":
      return [byCommit(facts)];
    case "pull-request":
      return [byPullRequest(facts)];
    default:
      return [];
  }
}

function byCommit(facts: DoctorFacts): Finding {
  const { jobs, branch } = facts;
  const consequence = "The signed baseline stays an artifact, and somebody has to commit it.";
  const builtIn = jobs.ok ? jobs.value.find(({ ownToken }) => ownToken) : undefined;
  return finding("publish", "`publish: commit` writes a signed baseline, and its checks run", "", [
    jobs.ok ? undefined : unread(`the workflows of ${branch}`, jobs.trouble, consequence, "contents: read"),
    missingRight(facts, "contents", "write", consequence),
    builtIn &&
      hole(
        `The gate in \`${builtIn.path}\` commits with the workflow's own token, whose commits start no workflow.`,
        "The new head has the gate's status and no other check: other required ones block the merge until somebody pushes.",
        "Give the gate the token of an app as `github-token`.",
      ),
    jobs.ok && builtIn === undefined
      ? doubtful(
          "What the app's token may is told to nobody.",
          consequence,
          "Give the app `contents: write` here; its commits then start workflows.",
        )
      : undefined,
  ]);
}

function byPullRequest(facts: DoctorFacts): Finding {
  const { defaults, jobs } = facts;
  const consequence = "The admitted baseline stays an artifact, and somebody has to propose it.";
  const usesApp = jobs.ok && jobs.value.length > 0 && jobs.value.every(({ ownToken }) => !ownToken);
  return finding(
    "publish",
    "`publish: pull-request` can propose an admitted baseline",
    usesApp ? "The gate has the token of an app." : "Workflows may open pull requests here.",
    [
      usesApp ? undefined : mayNotPropose(defaults, consequence),
      missingRight(facts, "contents", "write", consequence),
      missingRight(facts, "pull-requests", "write", consequence),
    ],
  );
}

function mayNotPropose(defaults: DoctorFacts["defaults"], consequence: string): Hole | undefined {
  if (!defaults.ok)
    return unread("whether workflows may open pull requests", defaults.trouble, consequence, ADMIN);
  if (defaults.value.mayOpenPullRequests) return undefined;
  return hole(
    "Workflows may not open pull requests here.",
    consequence,
    "Settings → Actions → General → Workflow permissions → Allow GitHub Actions to create and approve pull requests; or give the gate the token of an app.",
  );
}
