/** What people do to a pull request: open, retarget, close, label, review, dismiss, comment. */
import { type Delivery, pullOccasion } from "./deliveries.ts";
import { RefusedByGithub } from "./event-log.ts";
import { shownReview } from "./pull-routes.ts";
import type { Scene } from "./scene.ts";
import { shownLabel, shownPull, upstreamOf } from "./shown.ts";
import type { Comment, Issue, Pull, Repository, ReviewState } from "./state.ts";

export interface OpenOptions {
  /** Full name of the fork; the repository itself by default. */
  readonly repository?: string;
  readonly base?: string;
  readonly title?: string;
  readonly body?: string;
  readonly draft?: boolean;
}

export interface LabelOptions {
  /** Slug of the app that acts, also on a person's behalf. */
  readonly viaApp?: string;
  readonly intent?: { readonly rationale: string; readonly confidence: "LOW" | "MEDIUM" | "HIGH" };
}

export class PullActions {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  open(branch: string, by: string, options: OpenOptions = {}): { pull: Pull; delivery: Delivery } {
    const { state, log } = this.#scene;
    this.#scene.tick();
    const upstream = upstreamOf(state);
    const repository = options.repository ? state.repository(options.repository) : upstream;
    const base = options.base ?? upstream.defaultBranch;
    const [head, tip] = [
      repository.refs.get(`refs/heads/${branch}`),
      upstream.refs.get(`refs/heads/${base}`),
    ];
    if (head === undefined || tip === undefined) throw new RefusedByGithub(422, "head or base is no branch");
    if (state.pulls.some((each) => isSame(each, repository, branch, base))) {
      throw new RefusedByGithub(422, `A pull request already exists for ${branch}.`);
    }
    const pull: Pull = {
      number: state.nextNumber(),
      title: options.title ?? `Change ${branch}`,
      body: options.body ?? null,
      author: by,
      repository,
      branch,
      headSha: head,
      base,
      baseSha: tip,
      state: "open",
      draft: options.draft ?? false,
      labels: new Set(),
      createdAt: state.clock.now,
      updatedAt: state.clock.now,
      closedAt: null,
      mergedAt: null,
      mergedBy: null,
      mergeCommit: null,
      staleHead: undefined,
    };
    state.pulls.push(pull);
    log({ kind: "opened", pull: pull.number, by, head });
    return { pull, delivery: this.#scene.deliver(pullOccasion(state, pull, "opened", by)) };
  }

  /** Its author, or one who may write. */
  close(pull: Pull, by: string): Delivery {
    this.#mayEdit(pull, by);
    pull.state = "closed";
    pull.closedAt = this.#scene.state.clock.now;
    this.#scene.log({ kind: "closed", pull: pull.number, by });
    this.#scene.note(pull, "closed", by);
    return this.#happened(pull, "closed", by);
  }

  reopen(pull: Pull, by: string): Delivery {
    this.#mayEdit(pull, by);
    const tip = pull.repository.refs.get(`refs/heads/${pull.branch}`);
    if (tip === undefined || pull.mergedAt !== null) throw new RefusedByGithub(422, "cannot be reopened");
    pull.state = "open";
    pull.closedAt = null;
    pull.headSha = tip;
    this.#scene.log({ kind: "reopened", pull: pull.number, by });
    this.#scene.note(pull, "reopened", by);
    return this.#happened(pull, "reopened", by);
  }

  retarget(pull: Pull, base: string, by: string): Delivery {
    this.#mayEdit(pull, by);
    const { state, log } = this.#scene;
    const tip = upstreamOf(state).refs.get(`refs/heads/${base}`);
    if (tip === undefined) throw new RefusedByGithub(422, `no branch ${base}`);
    const from = { ref: pull.base, sha: pull.baseSha };
    [pull.base, pull.baseSha] = [base, tip];
    this.#scene.note(pull, "base_ref_changed", by);
    log({ kind: "retargeted", pull: pull.number, by, from: from.ref, to: base });
    const changes = { base: { ref: { from: from.ref }, sha: { from: from.sha } } };
    return this.#happened(pull, "edited", by, { changes });
  }

  readyForReview(pull: Pull, by: string): Delivery {
    this.#mayEdit(pull, by);
    pull.draft = false;
    return this.#happened(pull, "ready_for_review", by);
  }

  /** @throws RefusedByGithub below triage */
  label(number: number, name: string, by: string, options: LabelOptions = {}): Delivery | undefined {
    return this.#labelled(number, name, by, "labeled", options);
  }

  unlabel(number: number, name: string, by: string, options: LabelOptions = {}): Delivery | undefined {
    return this.#labelled(number, name, by, "unlabeled", options);
  }

  #labelled(
    number: number,
    name: string,
    by: string,
    event: "labeled" | "unlabeled",
    { viaApp, intent }: LabelOptions,
  ): Delivery | undefined {
    const { state, log, facts } = this.#scene;
    this.#scene.tick();
    const { role, type } = state.person(by);
    if (type !== "Bot" && (role === "none" || role === "read")) {
      throw new RefusedByGithub(403, `${by} may not label`);
    }
    const pull = state.pulls.find((each) => each.number === number);
    const issue = pull ?? state.issues.find((each) => each.number === number);
    if (issue === undefined) throw new RefusedByGithub(404, `no issue ${number}`);
    if (name.length > facts.labelNameLimit) throw new RefusedByGithub(422, "name is too long");
    if (role === "triage" && !state.labels.has(name)) {
      throw new RefusedByGithub(403, `${by} may not make the label ${name}`);
    }
    if (issue.labels.has(name) === (event === "labeled")) throw new RefusedByGithub(422, `already ${event}`);
    if (event === "labeled") issue.labels.add(name);
    else issue.labels.delete(name);
    state.labels.add(name);
    const app = viaApp ?? (type === "Bot" ? by.replace("[bot]", "") : undefined);
    state.events.push({
      id: state.nextId(),
      issue: number,
      event,
      actor: by,
      at: state.clock.now,
      label: name,
      ...(app === undefined ? {} : { viaApp: app }),
      ...(intent === undefined ? {} : { intent }),
      ...state.late(),
    });
    if (pull === undefined) return undefined;
    const byAgent = intent !== undefined;
    log({ kind: event, pull: number, by, label: name, head: pull.headSha, viaApp: app, byAgent });
    return this.#scene.deliver(pullOccasion(state, pull, event, by, { label: shownLabel(name) }));
  }

  /**
   * @param commit by default the head
   * @throws RefusedByGithub for an author who judges his own pull request; a comment is open to all
   */
  review(pull: Pull, verdict: Exclude<ReviewState, "DISMISSED">, by: string, commit?: string): Delivery {
    const { state, log } = this.#scene;
    this.#scene.tick();
    if (by === pull.author && verdict !== "COMMENTED") {
      throw new RefusedByGithub(422, "Can not approve or request changes on your own pull request");
    }
    const review = {
      id: state.nextId(),
      pull: pull.number,
      user: by,
      state: verdict,
      commit: commit ?? pull.headSha,
      body: "",
      at: state.clock.now,
      ...state.late(),
    };
    state.reviews.push(review);
    log({
      kind: "reviewed",
      pull: pull.number,
      by,
      state: verdict,
      commit: review.commit,
      review: review.id,
    });
    return this.#reviewed(pull, review, "submitted", by);
  }

  /** The newest review of that person that is a judgement. */
  dismiss(pull: Pull, of: string, by: string): Delivery {
    const { state, log } = this.#scene;
    this.#scene.tick();
    const review = state.reviews
      .filter((each) => each.pull === pull.number && each.user === of && isJudgement(each.state))
      .at(-1);
    if (review === undefined) throw new RefusedByGithub(422, `nothing of ${of} to dismiss`);
    if (!["admin", "maintain", "write"].includes(state.person(by).role)) {
      throw new RefusedByGithub(403, `${by} may not dismiss`);
    }
    const before = { id: review.id, state: review.state.toLowerCase(), commit: review.commit };
    review.state = "DISMISSED";
    state.events.push({
      id: state.nextId(),
      issue: pull.number,
      event: "review_dismissed",
      actor: by,
      at: state.clock.now,
      review: before,
      ...state.late(),
    });
    log({ kind: "dismissed", pull: pull.number, by, review: review.id });
    return this.#reviewed(pull, review, "dismissed", by);
  }

  comment(issue: number, body: string, by: string): Comment {
    const { state, log } = this.#scene;
    this.#scene.tick();
    const at = state.clock.now;
    const comment = { id: state.nextId(), issue, author: by, body, createdAt: at, updatedAt: at };
    state.comments.push(comment);
    log({ kind: "commented", issue, by, body });
    return comment;
  }

  openIssue(fields: { title: string; body: string | null; labels: readonly string[]; by: string }): Issue {
    const { state, log } = this.#scene;
    this.#scene.tick();
    const at = state.clock.now;
    const issue: Issue = {
      number: state.nextNumber(),
      title: fields.title,
      body: fields.body,
      state: "open",
      stateReason: null,
      author: fields.by,
      labels: new Set(fields.labels),
      createdAt: at,
      updatedAt: at,
      closedAt: null,
    };
    state.issues.push(issue);
    log({ kind: "issue", issue: issue.number, title: issue.title, by: fields.by });
    return issue;
  }

  #mayEdit(pull: Pull, by: string): void {
    this.#scene.tick();
    const { role } = this.#scene.state.person(by);
    if (by !== pull.author && !["admin", "maintain", "write"].includes(role)) {
      throw new RefusedByGithub(403, `${by} may not edit pull request ${pull.number}`);
    }
  }

  #happened(pull: Pull, action: string, by: string, more: Record<string, unknown> = {}): Delivery {
    pull.updatedAt = this.#scene.state.clock.now;
    return this.#scene.deliver(pullOccasion(this.#scene.state, pull, action, by, more));
  }

  #reviewed(pull: Pull, review: Parameters<typeof shownReview>[1], action: string, by: string): Delivery {
    const { state } = this.#scene;
    const shown = { ...shownReview(state, review), state: review.state.toLowerCase() };
    const payload = { review: shown, pull_request: shownPull(state, pull, "pull-request-simple") };
    return this.#scene.deliver({ name: "pull_request_review", action, by, pull, payload });
  }
}

function isSame(pull: Pull, repository: Repository, branch: string, base: string): boolean {
  return (
    pull.state === "open" && pull.repository === repository && pull.branch === branch && pull.base === base
  );
}

function isJudgement(state: ReviewState): boolean {
  return state === "APPROVED" || state === "CHANGES_REQUESTED";
}
