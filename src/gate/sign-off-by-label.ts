/**
 * A label. It names no commit, so the run that it started does: a run's `head_sha` is the server's, and so are its actor
 * and its time. A label that carries 40 hex digits of D needs no commit: it names what it signs.
 */
import type { LabelEvent, WorkflowRun } from "../ports/server.ts";
import { type Accepted, accept } from "./accept.ts";
import { digestLabel } from "./artifact-names.ts";
import { type Bound, bindToCommit } from "./binding.ts";
import { isPusher } from "./eligibility.ts";
import { pushersOfBytes, pushersOfCommit } from "./pushers.ts";
import { type Act, type Doubt, doubt, isDoubt, type SigningCase, unreadable } from "./signing-case.ts";

/** How much later than the label its run may have been made. */
const RUN_WITHIN_MS = 120_000;
/** A page that was open before a push still shows the old content: nobody looks at the new in less. */
const SEEN_AFTER_MS = 30_000;

export async function signOffByLabel(signing: SigningCase): Promise<Accepted | readonly Doubt[]> {
  const { pull, thing, policy } = signing;
  if (pull === undefined) return [doubt("not-in-a-pull-request", "only a pull request has labels")];
  const isUpToDate = (found: readonly LabelEvent[]) => !isBehind(signing, found);
  const events = await signing.server.labelEvents(pull.number, isUpToDate);
  if (!events.ok) return [unreadable("the label's events", events)];
  const behind = doubtOfAnnounced(signing, events.value);
  if (behind !== undefined) return [behind];
  const byCommit = await signOffByPlainLabel(signing, newestOf(events.value, policy.label));
  if (!isDoubt(byCommit) || thing.candidateDigest === undefined)
    return isDoubt(byCommit) ? [byCommit] : byCommit;
  const named = newestOf(events.value, digestLabel(thing.candidateDigest));
  const byName = named === undefined ? undefined : await signOffByNamedDigest(signing, named);
  if (byName === undefined) return [byCommit];
  return isDoubt(byName) ? [byName, byCommit] : byName;
}

function newestOf(events: readonly LabelEvent[], label: string): LabelEvent | undefined {
  return events.findLast((event) => sameLabel(event.label, label));
}

function sameLabel(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function signOffByPlainLabel(
  signing: SigningCase,
  event: LabelEvent | undefined,
): Promise<Accepted | Doubt> {
  if (event === undefined) return doubt("no-label", `the label \`${signing.policy.label}\` is not there`);
  const removed = await wasRemoved(signing, event);
  if (removed !== undefined) return removed;
  // Who comes first: runs are looked up only for somebody who may sign.
  return accept(signing, actOf(event), async (one) => {
    const commit = await labelledCommit(one, event);
    return isDoubt(commit) ? commit : bindSeen(one, commit.sha, event);
  });
}

async function wasRemoved(signing: SigningCase, event: LabelEvent): Promise<Doubt | undefined> {
  if (event.kind === "labeled") return isGone(signing, event);
  return doubt("label-removed", `the label \`${event.label}\` was taken off again`);
}

/** Where a label is deleted or renamed, no event need tell of it. */
async function isGone({ server, pull }: SigningCase, { label }: LabelEvent): Promise<Doubt | undefined> {
  const has = (labels: readonly string[] = []) => labels.some((name) => sameLabel(name, label));
  if (pull === undefined || has(pull.labels)) return undefined;
  // It was read before the events: it may be older than they are.
  const again = await server.pullRequest(pull.number);
  if (!again.ok) return unreadable(`pull request ${pull.number}`, again);
  if (has(again.value?.labels)) return undefined;
  return doubt("label-removed", `the label \`${label}\` is not on the pull request any more`);
}

function actOf(event: LabelEvent): Act {
  const { actor, createdAt, viaApp, byAgent } = event;
  return { account: actor, commit: undefined, at: createdAt, viaApp, byAgent };
}

/** The one commit that all runs of that moment name. */
async function labelledCommit(
  signing: SigningCase,
  event: LabelEvent,
): Promise<{ readonly sha: string } | Doubt> {
  const head = signing.pull?.head;
  const runs = await signing.server.runs({
    event: "pull_request",
    ...(head === undefined ? {} : { branch: head.branch }),
    createdFrom: event.createdAt,
    isExpected: true,
  });
  if (!runs.ok) return unreadable("the runs that the label started", runs);
  const shas = new Set(
    runs.value.filter((run) => isOfTheLabel(run, event, head?.repository)).map((run) => run.headSha),
  );
  const [sha] = shas;
  if (sha === undefined) {
    return doubt(
      "commit-unknown",
      `no run of \`${event.actor?.login}\` followed the label, so no commit is proved`,
    );
  }
  return severalCommits(shas) ?? { sha };
}

/** Of the branch and not earlier, as asked for; it remains whose branch, by whom, and how much later. */
function isOfTheLabel(run: WorkflowRun, event: LabelEvent, repository: string | undefined): boolean {
  const later = Date.parse(run.createdAt) - Date.parse(event.createdAt);
  return (
    run.headRepository !== undefined &&
    run.headRepository === repository &&
    run.actor?.id === event.actor?.id &&
    later <= RUN_WITHIN_MS
  );
}

function severalCommits(shas: ReadonlySet<string>): Doubt | undefined {
  if (shas.size <= 1) return undefined;
  const names = [...shas].map((sha) => `\`${sha.slice(0, 7)}\``).join(" and ");
  return doubt("commit-ambiguous", `runs of that moment name ${names}: which one was labelled is not proved`);
}

async function bindSeen(signing: SigningCase, sha: string, event: LabelEvent): Promise<Bound | Doubt> {
  const bound = await bindToCommit(signing, sha, event.createdAt);
  return isDoubt(bound) ? bound : (pushedJustBefore(bound, event) ?? { ...bound, commit: sha });
}

/** Whoever pushed it knows it; anybody else must have had time to see it. */
function pushedJustBefore(bound: Bound, event: LabelEvent): Doubt | undefined {
  const { at, unknown } = bound.pushers;
  if (event.actor !== undefined && isPusher(event.actor, bound.pushers)) return undefined;
  if (at === undefined) return doubt("pusher-unknown", `when it was pushed is not known: ${unknown}`);
  const seconds = Math.round((Date.parse(event.createdAt) - Date.parse(at)) / 1000);
  if (seconds * 1000 >= SEEN_AFTER_MS) return undefined;
  return doubt(
    "pushed-just-before",
    `what it signs was pushed ${seconds} s before the label: look, and label again`,
  );
}

async function signOffByNamedDigest(signing: SigningCase, event: LabelEvent): Promise<Accepted | Doubt> {
  return (await wasRemoved(signing, event)) ?? accept(signing, actOf(event), bindByName);
}

async function bindByName(signing: SigningCase): Promise<Bound | Doubt> {
  const { thing, pull } = signing;
  const hasFile = thing.blob !== undefined;
  return {
    binding: "candidate",
    commit: undefined,
    pushers: hasFile ? await pushersOfBytes(signing) : await pushersOfCommit(signing, pull?.head.sha ?? ""),
    verified: "the label carries the candidate's digest in its name",
  };
}

/** What the event of this run says to have happened to a label that could sign. */
function announcedOf({ gate: { announced }, policy, thing }: SigningCase) {
  if (announced?.kind !== "labeled" && announced?.kind !== "unlabeled") return undefined;
  const { candidateDigest: digest } = thing;
  const signing = digest === undefined ? [policy.label] : [policy.label, digestLabel(digest)];
  return signing.some((label) => sameLabel(label, announced.label)) ? announced : undefined;
}

/**
 * A label goes on and off by turns, so that a newest event of the other kind is too old, or newer than this run. One of the
 * same kind may be an older turn's: it is looked for longer, and not doubted, since a run may be made late.
 */
function isBehind(signing: SigningCase, events: readonly LabelEvent[]): boolean {
  const announced = announcedOf(signing);
  if (announced === undefined) return false;
  const newest = newestOf(events, announced.label);
  if (newest?.kind !== announced.kind) return true;
  return Date.parse(signing.ownRun.createdAt) - Date.parse(newest.createdAt) > RUN_WITHIN_MS;
}

/** A label that was put on again is for the run of that event to judge; one that is off signs nothing in any case. */
function doubtOfAnnounced(signing: SigningCase, events: readonly LabelEvent[]): Doubt | undefined {
  const announced = announcedOf(signing);
  if (announced === undefined) return undefined;
  const newest = newestOf(events, announced.label);
  if (newest?.kind === announced.kind || newest?.kind === "unlabeled") return undefined;
  return doubt("server-behind", "the label's event that was announced cannot be read yet");
}
