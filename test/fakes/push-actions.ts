/** Pushes: who may, which commit comes of it, which pull requests follow. */

import { type Delivery, pullOccasion } from "./deliveries.ts";
import { RefusedByGithub } from "./event-log.ts";
import { ancestors, differences } from "./git-history.ts";
import type { Commit, TreeEntry } from "./git-objects.ts";
import type { Scene } from "./scene.ts";
import { shownUser, upstreamOf } from "./shown.ts";
import type { Activity, Repository } from "./state.ts";

/** By path: text or bytes, a link, or null to remove. */
export type Changes = Readonly<Record<string, string | Buffer | { readonly symlink: string } | null>>;

export interface PushOptions {
  /** `writer/support` for a fork; the repository itself by default. */
  readonly repository?: string;
  /** Commit to build on; by default the branch's tip, or the default branch's for a new one. */
  readonly onto?: string;
  /** Second parents: a merge. */
  readonly merging?: readonly string[];
  readonly force?: boolean;
  readonly message?: string;
  /** Name and seconds that the commit claims: whoever commits may write what he likes. */
  readonly claims?: { readonly name?: string; readonly seconds?: number };
}

const CAN_PUSH = new Set(["admin", "maintain", "write"]);

function canPush(scene: Scene, repository: Repository, by: string): boolean {
  if (repository.isFork) return repository.fullName.startsWith(`${by}/`);
  return CAN_PUSH.has(scene.state.person(by).role);
}

export class PushActions {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Commits changes and moves the branch. @throws RefusedByGithub */
  push(branch: string, changes: Changes, by: string, options: PushOptions = {}): Delivery {
    const { state } = this.#scene;
    const repository = options.repository ? state.repository(options.repository) : upstreamOf(state);
    const parent =
      options.onto ??
      repository.refs.get(`refs/heads/${branch}`) ??
      repository.refs.get(`refs/heads/${repository.defaultBranch}`);
    const commit = this.commit(parent, changes, by, options);
    return this.move(repository, branch, commit.sha, by, options.force === true);
  }

  /** A commit that no branch has yet. */
  commit(parent: string | undefined, changes: Changes, by: string, options: PushOptions = {}): Commit {
    const { git, clock } = this.#scene.state;
    const files = new Map<string, TreeEntry>(parent === undefined ? [] : git.filesOf(parent));
    for (const [path, change] of Object.entries(changes)) {
      if (change === null) files.delete(path);
      else if (typeof change === "string" || Buffer.isBuffer(change))
        files.set(path, { mode: "100644", sha: git.writeBlob(change) });
      else files.set(path, { mode: "120000", sha: git.writeBlob(change.symlink) });
    }
    const name = options.claims?.name ?? by;
    const seconds = options.claims?.seconds ?? clock.seconds;
    const signature = { name, email: `${name.replace(/[^\w-]/g, "-")}@users.noreply.github.com`, seconds };
    const sha = git.writeCommit({
      tree: git.writeTree(files),
      parents: [...(parent === undefined ? [] : [parent]), ...(options.merging ?? [])],
      author: signature,
      committer: signature,
      message: options.message ?? `Change ${Object.keys(changes).join(", ")}`,
    });
    return git.mustCommit(sha);
  }

  /** @throws RefusedByGithub for one who may not push, and for a commit that is no descendant without `force` */
  move(
    repository: Repository,
    branch: string,
    to: string,
    by: string,
    force: boolean,
    type: Activity["type"] = force ? "force_push" : "push",
  ): Delivery {
    const { state, log } = this.#scene;
    this.#scene.tick();
    if (!canPush(this.#scene, repository, by)) {
      throw new RefusedByGithub(403, `Permission to ${repository.fullName} denied to ${by}`);
    }
    const ref = `refs/heads/${branch}`;
    const before = repository.refs.get(ref);
    state.git.mustCommit(to);
    if (before !== undefined && !force && !ancestors(state.git, to).includes(before)) {
      throw new RefusedByGithub(422, "Update is not a fast forward");
    }
    repository.refs.set(ref, to);
    repository.activity.push({
      id: state.nextId(),
      before: before ?? "0".repeat(40),
      after: to,
      ref,
      at: state.clock.now,
      type: before === undefined ? "branch_creation" : type,
      actor: by,
    });
    log({
      kind: "push",
      repository: repository.fullName,
      branch,
      before,
      after: to,
      by,
      force,
      changed: this.#changed(before, to),
    });
    const pushed = this.#deliverPush(repository, branch, before, to, by, force);
    const followed = this.#follow(repository, branch, before, to, by, force);
    return followed[0] ?? pushed;
  }

  /** Open pull requests of the branch are closed with it. */
  remove(repository: Repository, branch: string, by: string): void {
    this.#scene.tick();
    const ref = `refs/heads/${branch}`;
    const before = repository.refs.get(ref);
    if (before === undefined) throw new RefusedByGithub(422, "Reference does not exist");
    repository.refs.delete(ref);
    const { state } = this.#scene;
    repository.activity.push({
      id: state.nextId(),
      before,
      after: "0".repeat(40),
      ref,
      at: state.clock.now,
      type: "branch_deletion",
      actor: by,
    });
    for (const pull of state.pulls) {
      if (pull.state !== "open" || pull.repository !== repository || pull.branch !== branch) continue;
      pull.state = "closed";
      pull.closedAt = state.clock.now;
      this.#scene.log({ kind: "closed", pull: pull.number, by });
      this.#scene.deliver(pullOccasion(state, pull, "closed", by));
    }
  }

  #changed(before: string | undefined, after: string): Record<string, string | null> {
    const { git } = this.#scene.state;
    const old = before === undefined ? new Map<string, TreeEntry>() : git.filesOf(before);
    return Object.fromEntries(
      differences(old, git.filesOf(after)).map((each) => [each.path, each.after?.sha ?? null]),
    );
  }

  #deliverPush(
    repository: Repository,
    branch: string,
    before: string | undefined,
    after: string,
    by: string,
    forced: boolean,
  ): Delivery {
    const { state } = this.#scene;
    const commit = state.git.mustCommit(after);
    const payload = {
      ref: `refs/heads/${branch}`,
      before: before ?? "0".repeat(40),
      after,
      created: before === undefined,
      deleted: false,
      forced,
      head_commit: { id: after, message: commit.message, tree_id: commit.tree, timestamp: state.clock.now },
      pusher: { name: by, email: `${by.replace(/[^\w-]/g, "-")}@users.noreply.github.com` },
    };
    const at = { sha: after, ref: `refs/heads/${branch}` };
    // A fork's own workflows are none of ours.
    const match = repository.isFork ? "\0" : branch;
    return this.#scene.deliver({ name: "push", by, payload, at, match, title: commit.message });
  }

  /** Open pull requests of the branch get the new head. */
  #follow(
    repository: Repository,
    branch: string,
    before: string | undefined,
    after: string,
    by: string,
    forced: boolean,
  ): Delivery[] {
    const { state } = this.#scene;
    const upstream = upstreamOf(state);
    return state.pulls
      .filter((pull) => pull.state === "open" && pull.repository === repository && pull.branch === branch)
      .map((pull) => {
        pull.headSha = after;
        pull.baseSha = upstream.refs.get(`refs/heads/${pull.base}`) ?? pull.baseSha;
        pull.updatedAt = state.clock.now;
        if (forced) this.#scene.note(pull, "head_ref_force_pushed", by);
        const delivery = this.#scene.deliver(
          pullOccasion(state, pull, "synchronize", by, { before, after, pusher: shownUser(state, by) }),
        );
        if (state.lag > 0 && before !== undefined) pull.staleHead = { sha: before, left: state.lag };
        return delivery;
      });
  }
}
