/** How a pull request gets into its base: merge, squash, rebase, merge queue. */
import type { Delivery } from "./deliveries.ts";
import { pullOccasion } from "./deliveries.ts";
import { RefusedByGithub } from "./event-log.ts";
import { commitsBetween, mergeBase, mergeFiles } from "./git-history.ts";
import type { Signature } from "./git-objects.ts";
import type { PushActions } from "./push-actions.ts";
import type { Scene } from "./scene.ts";
import { upstreamOf } from "./shown.ts";
import type { Pull } from "./state.ts";

export type MergeMethod = "merge" | "squash" | "rebase";

export interface MergeGroup {
  readonly pulls: readonly Pull[];
  /** Each one's own commit, in the same order; the last is the group's. */
  readonly commits: readonly string[];
  /** Head of the group: the commit that will be the base branch's. */
  readonly sha: string;
  readonly branch: string;
  readonly baseSha: string;
  readonly delivery: Delivery;
}

export class MergeActions {
  readonly #scene: Scene;
  readonly #pushes: PushActions;

  constructor(scene: Scene, pushes: PushActions) {
    this.#scene = scene;
    this.#pushes = pushes;
  }

  /** @returns the push to the base branch @throws RefusedByGithub for a conflict or one who may not write */
  merge(pull: Pull, method: MergeMethod, by: string): Delivery {
    if (pull.state !== "open") throw new RefusedByGithub(405, "Pull Request is not open");
    const upstream = upstreamOf(this.#scene.state);
    const tip = upstream.refs.get(`refs/heads/${pull.base}`) ?? pull.baseSha;
    const sha = this.#merged(tip, pull, method, by);
    const pushed = this.#pushes.move(upstream, pull.base, sha, by, false, "pr_merge");
    this.#settle(pull, method, by, sha);
    return pushed;
  }

  /** Builds the group's commit on its own branch and asks for checks; nothing is merged yet. */
  queue(pulls: readonly Pull[], method: MergeMethod = "merge"): MergeGroup {
    const { state, log, facts } = this.#scene;
    this.#scene.tick();
    const [upstream, last] = [upstreamOf(state), pulls.at(-1)];
    if (last === undefined) throw new Error("an empty merge group");
    const baseSha = upstream.refs.get(`refs/heads/${last.base}`) ?? last.baseSha;
    const commits: string[] = [];
    for (const pull of pulls) {
      commits.push(this.#merged(commits.at(-1) ?? baseSha, pull, method, QUEUE_BOT));
    }
    const sha = commits.at(-1) ?? baseSha;
    const name = facts.queueRef === "opaque" ? `group-${state.nextId()}` : `pr-${last.number}-${baseSha}`;
    const branch = `gh-readonly-queue/${last.base}/${name}`;
    const ref = `refs/heads/${branch}`;
    upstream.refs.set(ref, sha);
    log({ kind: "queued", pulls: pulls.map(({ number }) => number), sha });
    const commit = state.git.mustCommit(sha);
    const group = {
      head_sha: sha,
      head_ref: ref,
      base_sha: baseSha,
      base_ref: `refs/heads/${last.base}`,
      head_commit: {
        id: sha,
        tree_id: commit.tree,
        message: commit.message,
        timestamp: state.clock.now,
        author: { name: commit.author.name, email: commit.author.email },
        committer: { name: commit.committer.name, email: commit.committer.email },
      },
    };
    const delivery = this.#scene.deliver({
      name: "merge_group",
      action: "checks_requested",
      by: QUEUE_BOT,
      payload: { merge_group: group },
      at: { sha, ref },
      title: commit.message,
    });
    return { pulls, commits, sha, branch, baseSha, delivery };
  }

  /** The checks of the group passed: its commit becomes the base branch's. @returns the push */
  finishQueue(group: MergeGroup): Delivery {
    const { state } = this.#scene;
    const base = group.pulls[0]?.base ?? upstreamOf(state).defaultBranch;
    const pushed = this.#pushes.move(
      upstreamOf(state),
      base,
      group.sha,
      QUEUE_BOT,
      false,
      "merge_queue_merge",
    );
    upstreamOf(state).refs.delete(`refs/heads/${group.branch}`);
    for (const [index, pull] of group.pulls.entries()) {
      this.#settle(pull, "queue", QUEUE_BOT, group.commits[index] ?? group.sha);
    }
    return pushed;
  }

  #settle(pull: Pull, method: string, by: string, sha: string): void {
    const { state, log } = this.#scene;
    pull.state = "closed";
    pull.mergedAt = state.clock.now;
    pull.closedAt = state.clock.now;
    pull.mergedBy = by;
    pull.mergeCommit = sha;
    log({ kind: "merged", pull: pull.number, by, method, sha });
    this.#scene.deliver(pullOccasion(state, pull, "closed", by));
  }

  #merged(tip: string, pull: Pull, method: MergeMethod, by: string): string {
    const { git } = this.#scene.state;
    if (method === "rebase") {
      return commitsBetween(git, tip, pull.headSha).reduce((onto, sha) => this.#picked(onto, sha, by), tip);
    }
    const files = mergeFiles(git, ...this.#threeWays(mergeBase(git, tip, pull.headSha), tip, pull.headSha));
    if (files === undefined) throw new RefusedByGithub(405, "Pull Request is not mergeable");
    const title = `${pull.title} (#${pull.number})`;
    const isMerge = method === "merge";
    return git.writeCommit({
      tree: git.writeTree(files),
      parents: isMerge ? [tip, pull.headSha] : [tip],
      author: this.#signature(isMerge ? by : pull.author),
      committer: this.#signature("GitHub"),
      message: isMerge ? `Merge pull request #${pull.number} from ${pull.branch}\n\n${pull.title}` : title,
    });
  }

  /** The same change on another commit: a new SHA, and blobs as they were where nothing else touched them. */
  #picked(onto: string, sha: string, by: string): string {
    const { git } = this.#scene.state;
    const commit = git.mustCommit(sha);
    const files = mergeFiles(git, ...this.#threeWays(commit.parents[0], onto, sha));
    if (files === undefined) throw new RefusedByGithub(405, "This branch can't be rebased");
    return git.writeCommit({
      tree: git.writeTree(files),
      parents: [onto],
      author: commit.author,
      committer: this.#signature(by),
      message: commit.message,
    });
  }

  #threeWays(base: string | undefined, ours: string, theirs: string): FileSets {
    const { git } = this.#scene.state;
    return [base === undefined ? new Map() : git.filesOf(base), git.filesOf(ours), git.filesOf(theirs)];
  }

  #signature(name: string): Signature {
    const mailbox = name.replace(/[^\w-]/g, "-");
    return { name, email: `${mailbox}@users.noreply.github.com`, seconds: this.#scene.state.clock.seconds };
  }
}

type FileSets = [
  Parameters<typeof mergeFiles>[1],
  Parameters<typeof mergeFiles>[2],
  Parameters<typeof mergeFiles>[3],
];

const QUEUE_BOT = "github-merge-queue[bot]";
