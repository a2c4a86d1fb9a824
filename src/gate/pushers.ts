/**
 * Who brought the content that was signed, from the server's record of the branch's moves (never from a commit's author
 * or committer, which anybody can write). A push brought a file's bytes when the file had them after it and not before:
 * so a rebase, a merge of the base or a later push that leaves the file alone makes nobody its pusher.
 */
import type { Account, Push, WorkflowRun } from "../ports/server.ts";
import { holdsNow } from "./bytes.ts";
import type { SigningCase } from "./signing-case.ts";

export interface Pushers {
  readonly accounts: readonly Account[];
  /** Latest moment at which the content arrived; undefined where the server does not say. */
  readonly at: string | undefined;
  /** Why they are not known, one clause; undefined: they are. */
  readonly unknown: string | undefined;
}

/** Moves of a branch looked at, newest first; what came earlier is not known. */
const MAXIMUM_PUSHES = 60;

/** Whoever moved the branch to this commit. */
export async function pushersOfCommit(signing: SigningCase, commit: string): Promise<Pushers> {
  const moves = await movesOf(signing);
  if (!moves.ok) return unknown(moves.why);
  return known(moves.pushes.filter((push) => push.after === commit));
}

/** Whoever brought the bytes that the file has now, however often. */
export async function pushersOfBytes(signing: SigningCase): Promise<Pushers> {
  const moves = await movesOf(signing);
  if (!moves.ok) return unknown(moves.why);
  const brought: Push[] = [];
  for (const push of moves.pushes) {
    const after = await holds(signing, push.after);
    if (after === undefined) return unknown(`the file at ${short(push.after)} could not be read`);
    if (after && !(await heldBefore(signing, push, moves.isRecord))) brought.push(push);
  }
  const oldest = moves.pushes.at(-1)?.before;
  if (moves.isCut && (await holds(signing, oldest)) !== false) return unknown("the branch moved too often");
  return known(brought);
}

/** A commit that is gone may have held anything, so whoever replaced it may have brought the bytes. */
async function heldBefore(signing: SigningCase, push: Push, isRecord: boolean): Promise<boolean> {
  if (isRecord) return (await holds(signing, push.before)) === true;
  const parents = await signing.server.parents(push.after ?? "");
  if (!parents.ok) return false;
  for (const parent of parents.value) if ((await holds(signing, parent)) === true) return true;
  return false;
}

/** @returns undefined where it cannot be read; a branch that is not there holds nothing, not even an absence */
async function holds(signing: SigningCase, commit: string | undefined): Promise<boolean | undefined> {
  if (commit === undefined) return false;
  const held = await holdsNow(signing, commit);
  return held.ok ? held.value : undefined;
}

type Moves =
  | {
      readonly ok: true;
      readonly pushes: readonly Push[];
      readonly isRecord: boolean;
      readonly isCut: boolean;
    }
  | { readonly ok: false; readonly why: string };

async function movesOf(signing: SigningCase): Promise<Moves> {
  const head = signing.pull?.head;
  if (head?.repository === undefined) return { ok: false, why: "the branch's repository is gone" };
  const answer = await signing.server.pushes({ repository: head.repository, branch: head.branch });
  if (answer.ok) return { ok: true, isRecord: true, ...cut(answer.value) };
  const runs = await signing.server.runs({ event: "pull_request", branch: head.branch });
  if (!runs.ok) return { ok: false, why: answer.trouble.reason };
  return { ok: true, isRecord: false, ...cut(movesFromRuns(runs.value, head.repository)) };
}

function cut(pushes: readonly Push[]): { readonly pushes: readonly Push[]; readonly isCut: boolean } {
  return { pushes: pushes.slice(0, MAXIMUM_PUSHES), isCut: pushes.length > MAXIMUM_PUSHES };
}

/**
 * Where the record of moves cannot be read, the first run for a commit tells who brought that commit: a push starts it
 * before anybody can label it. Nothing is concluded for the commits between two runs, which anybody may have pushed.
 */
function movesFromRuns(runs: readonly WorkflowRun[], repository: string): readonly Push[] {
  const first = new Map<string, WorkflowRun>();
  const ours = runs.filter((run) => run.headRepository === repository);
  for (const run of ours.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)))
    if (!first.has(run.headSha)) first.set(run.headSha, run);
  const moves = [...first.values()].map((run) => ({
    actor: run.actor,
    before: undefined,
    after: run.headSha,
    at: run.createdAt,
  }));
  return moves.toReversed();
}

function known(pushes: readonly Push[]): Pushers {
  if (pushes.length === 0) return unknown("no push to the branch brought it, as far as the server tells");
  const accounts = pushes.flatMap((push) => (push.actor === undefined ? [] : [push.actor]));
  const at = pushes.map((push) => push.at).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
  const gone = accounts.length < pushes.length ? "an account that pushed it is gone" : undefined;
  return { accounts, at, unknown: gone };
}

function unknown(why: string): Pushers {
  return { accounts: [], at: undefined, unknown: why };
}

function short(commit: string | undefined): string {
  return `\`${(commit ?? "").slice(0, 7)}\``;
}
