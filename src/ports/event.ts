/**
 * What started this run, as the runner says it. A payload is the event's word, and a re-run repeats an old one: it tells
 * what to look at, never what is true of it.
 */

export interface HostEvent {
  /** `pull_request`, `pull_request_review`, `merge_group`, `workflow_dispatch`, `push` … */
  readonly name: string;
  /** `opened`, `labeled`, `submitted` …; undefined where the event has none. */
  readonly action: string | undefined;
  /** Of the pull request that the event is about. */
  readonly pullRequest: number | undefined;
  /** Head of that pull request when the event was sent: where it cannot be read now, that is told there. */
  readonly pullRequestHead: string | undefined;
  /** The commit of the event: of a merge group its own, of a push the new tip. */
  readonly sha: string | undefined;
  /** Where it goes: of a merge group the commit it is built on, of a push the old tip. Of a pull request the base branch. */
  readonly base: { readonly sha: string | undefined; readonly branch: string | undefined };
  /** `refs/heads/gh-readonly-queue/main/pr-7-…` */
  readonly ref: string | undefined;
  readonly runId: number | undefined;
  /** 1-based; above 1 is a re-run. */
  readonly attempt: number;
  readonly label: string | undefined;
  readonly reviewId: number | undefined;
  /** Of `workflow_run`: the run that ended. */
  readonly triggeringRun: number | undefined;
  /** Head of that run when the event was sent: where the run cannot be read now, that is told there. */
  readonly triggeringHead: string | undefined;
  /** Page of this run. */
  readonly runUrl: string | undefined;
}
