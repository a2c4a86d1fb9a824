#!/usr/bin/env node
/**
 * Deletes each check of who may sign, one at a time, in copies of the source, and runs the traps against every copy: the
 * trap that the check was made for must fail there, by name. A check that nothing misses is no check.
 *
 *   node scripts/delete-a-check.mjs            all
 *   node scripts/delete-a-check.mjs author     those whose trap or check has this word
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";

const repository = resolve(import.meta.dirname, "..");
const LABEL = "sign-off-by-label.test.ts";
const REVIEW = "sign-off-by-review.test.ts";
const ENVIRONMENT = "sign-off-by-environment.test.ts";
const HARDENED = "sign-off-hardened.test.ts";
const TROUBLE = "sign-off-trouble.test.ts";
const FACTS = "unknown-facts.test.ts";

/** [file below src/gate, what stands there, what is left of it, test file, the trap that must fail] */
const CHECKS = [
  // who
  ["eligibility.ts", 'account.type === "User"', "true", LABEL, "a bot labels"],
  ["eligibility.ts", "!act.viaApp", "true", LABEL, "an app labels in a maintainer's name"],
  ["eligibility.ts", "!act.byAgent", "true", LABEL, "an AI agent labels"],
  ["eligibility.ts", "|| !isAuthor(signing, account)", "|| true", LABEL, "the author labels: is-author"],
  ["eligibility.ts", "approvers === undefined ||", "true ||", LABEL, "a writer who is no approver"],
  ["eligibility.ts", 'permission === "write" ||', "true ||", LABEL, "a triager labels"],
  [
    "eligibility.ts",
    "pusherUnknown(pushers) ?? isThePusher",
    "isThePusher",
    REVIEW,
    "a file that became a symbolic link to the same bytes",
  ],
  [
    "eligibility.ts",
    "if (!isPusher(account, pushers)) return undefined;",
    "return undefined;",
    REVIEW,
    "the pusher of the file approves the author's pull request: is-pusher",
  ],
  [
    "pushers.ts",
    "after && !(await heldBefore(signing, push, moves.isRecord))",
    "after",
    LABEL,
    "one who pushed something else labels: signed",
  ],
  ["pushers.ts", "if (moves.isCut &&", "if (false &&", LABEL, "the pusher's push is out of sight"],
  // what
  [
    "binding.ts",
    "if (!same.value) return",
    "if (false) return",
    REVIEW,
    "on an older commit with another file",
  ],
  [
    "bytes.ts",
    "removed === true ? there === undefined :",
    "removed === true ? true :",
    REVIEW,
    "before the file was deleted",
  ],
  ["candidate.ts", "shown.commit === commit", "true", HARDENED, "its own candidate for another commit"],
  [
    "candidate.ts",
    "if (shownAt < Date.parse(at)) return",
    "return",
    REVIEW,
    "a candidate that was shown later",
  ],
  [
    "candidate.ts",
    "shownAt < Date.parse(at)",
    "shownAt <= Date.parse(at)",
    LABEL,
    "shown in the same second",
  ],
  [
    "candidate.ts",
    "if (!own.value) return",
    "if (false) return",
    REVIEW,
    "a forged candidate of the right name",
  ],
  [
    "candidate.ts",
    "shortDigest(subject.value.digest) !== shortDigest(digest)",
    "false",
    REVIEW,
    "whose record is of another digest",
  ],
  [
    "candidate.ts",
    "subject.value.pullRequest !== signing.pull?.number",
    "false",
    REVIEW,
    "a re-judging by hand of another pull request",
  ],
  [
    "candidate.ts",
    "named.value.filter((each) => each.name === name)",
    "named.value",
    TROUBLE,
    "what it was not asked for",
  ],
  [
    "own-runs.ts",
    "run.path !== signing.ownRun.path",
    "false",
    REVIEW,
    "a forged candidate of the right name",
  ],
  [
    "own-runs.ts",
    'return run.event === "workflow_dispatch"',
    "return true",
    REVIEW,
    "a candidate that a push to the main branch left",
  ],
  [
    "own-runs.ts",
    "run.headBranch === pull.head.branch &&",
    "",
    REVIEW,
    "a candidate of another pull request's run",
  ],
  [
    "own-runs.ts",
    "FROM_A_BRANCH.includes(run.event) &&",
    "",
    HARDENED,
    "a pull request from the default branch to another",
  ],
  [
    "own-runs.ts",
    "run.headBranch === branch &&",
    "",
    HARDENED,
    "a branch's copy of the gate's file, started by hand",
  ],
  [
    "own-runs.ts",
    "run.headRepository?.toLowerCase() === home",
    "true",
    HARDENED,
    "a fork's branch of the default branch's name",
  ],
  [
    "own-runs.ts",
    "runs.value.find((run) => run.path === path)?.headBranch",
    "undefined",
    HARDENED,
    "a pull request's copy of the gate's file",
  ],
  // review
  ["sign-off-by-review.ts", 'state === "DISMISSED"', "false", REVIEW, "dismissed: review-dismissed"],
  [
    "sign-off-by-review.ts",
    'if (state === "CHANGES_REQUESTED")',
    "if (false)",
    REVIEW,
    "an objection after the same reviewer's approval",
  ],
  [
    "sign-off-by-review.ts",
    "?? (await somebodyElseObjects(signing, review, newest))",
    "",
    REVIEW,
    "another who may sign asks for changes: changes-requested",
  ],
  [
    "sign-off-by-review.ts",
    "if (OPINIONS.includes(review.state)) newest.set",
    "newest.set",
    REVIEW,
    "a comment alone",
  ],
  [
    "sign-off-by-review.ts",
    "review === undefined ||",
    "false ||",
    TROUBLE,
    "a review that shows after 20 requests",
  ],
  // label
  [
    "sign-off-by-label.ts",
    'if (event.kind === "labeled") return isGone',
    "return isGone",
    LABEL,
    "the label's removal shows in its events first",
  ],
  [
    "sign-off-by-label.ts",
    "if (has(again.value?.labels)) return undefined;",
    "return undefined;",
    FACTS,
    "signs no more, whether that is told as an event (false)",
  ],
  [
    "sign-off-by-label.ts",
    "if (at === undefined) return doubt",
    "if (at === undefined) return undefined; if (at === undefined) return doubt",
    LABEL,
    "nobody knows when it was pushed",
  ],
  ["sign-off-by-label.ts", "sameLabel(event.label, label)", "true", LABEL, "another label: no-label"],
  [
    "sign-off-by-label.ts",
    "createdFrom: event.createdAt,",
    "",
    LABEL,
    "the labeler acted before, on an older commit",
  ],
  [
    "sign-off-by-label.ts",
    "...(head === undefined ? {} : { branch: head.branch }),",
    "",
    LABEL,
    "the labeler's own pull request moves",
  ],
  [
    "sign-off-by-label.ts",
    "run.headRepository === repository &&",
    "",
    LABEL,
    "the labeler's fork moves at that moment",
  ],
  [
    "sign-off-by-label.ts",
    "run.actor?.id === event.actor?.id &&",
    "",
    LABEL,
    "older than a push that leaves the file alone",
  ],
  [
    "sign-off-by-label.ts",
    "later <= RUN_WITHIN_MS",
    "true",
    LABEL,
    "the labeler acts again later than the two minutes",
  ],
  ["sign-off-by-label.ts", "shas.size <= 1", "true", LABEL, "the labeler's runs name two commits"],
  [
    "sign-off-by-label.ts",
    "pushedJustBefore(bound, event) ??",
    "",
    LABEL,
    "a push just before the click, that changes the file",
  ],
  [
    "sign-off-by-label.ts",
    "(await wasRemoved(signing, event)) ?? accept",
    "accept",
    LABEL,
    "the digest's own label, taken off",
  ],
  [
    "sign-off-by-label.ts",
    "digestLabel(thing.candidateDigest)",
    '"bug"',
    LABEL,
    "the digest's own label: signed",
  ],
  [
    "sign-off-by-label.ts",
    'newest?.kind === announced.kind || newest?.kind === "unlabeled"',
    "newest !== undefined",
    TROUBLE,
    "a withdrawn label would sign",
  ],
  // environment
  [
    "sign-off-by-environment.ts",
    "if (count > 0) return undefined;",
    "return undefined;",
    ENVIRONMENT,
    "made, without rules: environment-without-reviewers",
  ],
  [
    "sign-off-by-environment.ts",
    "requiredReviewers?.preventSelfReview === true",
    "true",
    ENVIRONMENT,
    "self-review is not prevented",
  ],
  [
    "sign-off-by-environment.ts",
    "adminsCanBypass === false",
    "adminsCanBypass !== undefined",
    ENVIRONMENT,
    "admins may bypass it: environment-admin-bypass",
  ],
  [
    "sign-off-by-environment.ts",
    "adminsCanBypass === false",
    "adminsCanBypass !== true",
    ENVIRONMENT,
    "the server does not say whether",
  ],
  [
    "sign-off-by-environment.ts",
    "attempt === 1",
    "true",
    ENVIRONMENT,
    "re-run after an approval; a re-run asks again: false",
  ],
  [
    "sign-off-by-environment.ts",
    "?? isOlderThanThePullRequest(signing, shown.run)",
    "",
    ENVIRONMENT,
    "an earlier pull request of the same branch",
  ],
  [
    "sign-off-by-environment.ts",
    ".filter(({ environments }) => environments.includes(rules.name))",
    "",
    ENVIRONMENT,
    "approved for another environment",
  ],
  [
    "sign-off-by-environment.ts",
    "wasRejected(ours, runId) ??",
    "",
    ENVIRONMENT,
    "rejected: approval-rejected",
  ],
  [
    "sign-off-by-environment.ts",
    'state !== "approved"',
    "false",
    ENVIRONMENT,
    "a record that is still pending",
  ],
  [
    "sign-off-by-environment.ts",
    "!isListed && teams.length === 0",
    "false",
    ENVIRONMENT,
    "bypass leaves a record: true",
  ],
  [
    "sign-off-by-environment.ts",
    "run.triggeringActor?.id !== account.id",
    "true",
    ENVIRONMENT,
    "an admin started the run and bypassed it",
  ],
  [
    "sign-off-by-environment.ts",
    "severalCandidates(candidates, runId) ??",
    "",
    ENVIRONMENT,
    "a run with two candidates",
  ],
  [
    "sign-off-by-environment.ts",
    "candidate.name === candidateName(digest)",
    "true",
    ENVIRONMENT,
    "another candidate than the run's",
  ],
];

const LINKED = [
  ...["archive", "core", "evidence", "github", "ports", "ports.ts", "problem.ts"].map(
    (part) => `src/${part}`,
  ),
  ...["test/fakes", "test/contract", "package.json", "tsconfig.json"],
];

const ONLY_THE_TRAP = `import { readFileSync } from "node:fs";
import { beforeEach } from "vitest";
beforeEach(({ task, skip }) => {
  const copy = task.file.filepath.replace(/test.gate.[^/]*$/, "");
  if (!task.fullTestName.includes(readFileSync(copy + "trap.txt", "utf8"))) skip();
});
`;

const wanted = process.argv.slice(2).join(" ");
const checks = CHECKS.filter((check) => check.join(" ").includes(wanted));
if (checks.length === 0) fail(`no check or trap has "${wanted}"`);

const folder = mkdtempSync(join(tmpdir(), "delete-a-check-"));
try {
  report(runTraps(checks.map(copyWithout)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A copy without this check of what holds it; the rest is linked, and so loaded once. @returns the copy's folder */
function copyWithout([file, find, leave, , trap], index) {
  const copy = join(folder, `${index}`);
  mkdirSync(join(copy, "src"), { recursive: true });
  mkdirSync(join(copy, "test"));
  for (const part of ["src/gate", "test/gate"])
    cpSync(join(repository, part), join(copy, part), { recursive: true });
  for (const part of LINKED) symlinkSync(join(repository, part), join(copy, part));
  const path = join(copy, "src/gate", file);
  const text = readFileSync(path, "utf8");
  if (text.split(find).length !== 2) fail(`src/gate/${file} has not exactly one \`${find}\``);
  writeFileSync(path, text.replace(find, leave));
  writeFileSync(join(copy, "trap.txt"), trap);
  return copy;
}

/** One run of vitest over all copies; of each, the trap alone. @returns what ran and what failed, by copy */
function runTraps(copies) {
  const results = join(folder, "results.json");
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "setup.mjs"), ONLY_THE_TRAP);
  const test = {
    include: checks.map(([, , , file], index) => `${index}/test/gate/${file}`),
    setupFiles: ["./setup.mjs"],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
  };
  writeFileSync(
    join(folder, "vitest.config.mjs"),
    `export default ${JSON.stringify({ logLevel: "error", test })};\n`,
  );
  const vitest = join(repository, "node_modules/vitest/vitest.mjs");
  const given = ["run", "--root", folder, "--reporter=json", `--outputFile=${results}`];
  try {
    execFileSync(process.execPath, [vitest, ...given], { stdio: "ignore" });
  } catch {
    // traps fail: that is what they are here for
  }
  const { testResults } = JSON.parse(readFileSync(results, "utf8"));
  return copies.map((copy) => {
    const own = testResults.filter(({ name }) => name.startsWith(`${copy}/`));
    const tests = own.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    return { ran: tests.length > 0, failed };
  });
}

function report(results) {
  const missed = checks.filter(([file, find, , , trap], index) => {
    const { ran, failed } = results[index];
    const caught = failed.filter((name) => name.includes(trap));
    const mark = caught.length > 0 ? "caught" : "MISSED";
    console.log(
      `${mark}  ${file}: ${find}\n        by: ${caught[0] ?? (ran ? trap : "a test file that did not run")}`,
    );
    return caught.length === 0;
  });
  console.log(`${checks.length - missed.length} of ${checks.length} deleted checks are caught by their trap`);
  if (missed.length > 0) process.exitCode = 1;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
