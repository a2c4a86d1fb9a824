/**
 * What a sign-off is, and what it is not: the words that all methods share. A sign-off is proved by objects that the
 * server made, read when it is asked for; whatever cannot be proved is not signed, with a code that says why. It proves
 * that an account with the right acted, not that a person sat behind it.
 */
import type { Account } from "../ports/server.ts";

export type SigningMethod = "review" | "label" | "environment";

/** Read from the base commit's configuration; inputs may only have narrowed it. */
export interface SigningPolicy {
  /** Any one suffices. */
  readonly methods: readonly SigningMethod[];
  /** Logins; absent: everybody who may write. */
  readonly approvers?: readonly string[] | undefined;
  readonly label: string;
  /** Without it the method `environment` signs nothing. */
  readonly environment?: string | undefined;
  /** Accept the author of the pull request and whoever pushed the signed bytes. */
  readonly allowSelfApproval: boolean;
}

/** What somebody has to have signed. One of `blob`, `removed` and `candidateDigest` at least. */
export interface SignedThing {
  /** Absent outside pull requests (`admit`): only an environment signs there. */
  readonly pullRequest?: number | undefined;
  /** From the repository's root. */
  readonly path: string;
  /** Git blob of the file at the commit that is judged. */
  readonly blob?: string | undefined;
  /** The file is gone at the commit that is judged, and this is the change. */
  readonly removed?: boolean | undefined;
  /** D of the claim, 64 hex digits, with or without `sha256:`. Beside `blob`: the file's own claim. */
  readonly candidateDigest?: string | undefined;
}

/** The run that asks. Its workflow is the gate's own; candidates of any other workflow are nobody's. */
export interface GateRun {
  readonly runId: number;
  /** What the event of this run says to have happened: waited for, bounded, and never believed. */
  readonly announced?: Announced | undefined;
  /** Of approvals in environments, only those of this very run count, whatever receipts there are. */
  readonly onlyHere?: boolean;
}

export type Announced =
  | { readonly kind: "labeled" | "unlabeled"; readonly label: string }
  | { readonly kind: "reviewed" | "dismissed"; readonly reviewId: number };

export interface Signed {
  readonly kind: "signed";
  readonly method: SigningMethod;
  readonly account: Account;
  /** S, the commit that was looked at; undefined where the signature names the digest itself. */
  readonly commit: string | undefined;
  /** What S and now have in common: the file's bytes, or the candidate's digest. */
  readonly binding: "file" | "candidate";
  /** Accepted only because of `allow-self-approval`: a caveat to show. */
  readonly isSelfApproval: boolean;
  /** What was checked, one clause each. */
  readonly verified: readonly string[];
}

export interface NotSigned {
  readonly kind: "not-signed";
  /** Of the method that came nearest. */
  readonly reason: NotSignedCode;
  readonly words: string;
  /** Of every method and attempt, nearest first. */
  readonly refusals: readonly Refusal[];
  readonly maySign: MaySign;
}

export type SignOff = Signed | NotSigned;

/** Somebody may have signed: it could not be found out, and another look may. */
export function isUnread(answer: SignOff): boolean {
  return (
    answer.kind === "not-signed" &&
    (answer.reason === "server-unreadable" || answer.reason === "server-behind")
  );
}

export interface Refusal {
  readonly method: SigningMethod;
  readonly reason: NotSignedCode;
  /** One sentence, with the value that decided. */
  readonly words: string;
}

/** Who may still sign, and how. */
export interface MaySign {
  /** Only these logins; undefined: everybody with write permission. */
  readonly only: readonly string[] | undefined;
  /** Not these logins: author and pushers. */
  readonly except: readonly string[];
  readonly how: readonly { readonly method: SigningMethod; readonly words: string }[];
}

/** A code never changes its meaning. */
export type NotSignedCode =
  | "server-unreadable" // a question the server did not answer
  | "server-behind" // it does not show yet what its event announced
  | "pull-request-unknown"
  | "nothing-to-sign" // neither bytes nor a digest were given
  // nothing there
  | "no-review"
  | "no-label"
  | "no-receipt" // no run with this candidate has waited in the environment
  | "environment-unset"
  | "not-in-a-pull-request" // a method that needs one
  | "needs-candidate" // a method that signs candidates, not files
  // withdrawn
  | "review-dismissed"
  | "changes-requested" // by the reviewer, or by another who may sign
  | "label-removed"
  | "approval-rejected"
  // who
  | "not-a-user"
  | "via-app"
  | "by-agent"
  | "is-author"
  | "is-pusher"
  | "pusher-unknown"
  | "not-an-approver"
  | "no-write-permission"
  // what
  | "commit-unknown"
  | "commit-ambiguous"
  | "pushed-just-before"
  | "other-bytes"
  | "candidate-unpublished"
  | "candidate-published-later"
  | "candidate-foreign" // of a run that is not the gate's, or not of this pull request
  | "candidate-ambiguous" // the run shows several
  // where
  | "environment-missing"
  | "environment-without-reviewers"
  | "environment-self-review"
  | "environment-admin-bypass"
  | "environment-admin-bypass-unknown"
  | "run-is-rerun"
  | "approval-bypassed" // the run got past the environment otherwise than by a required reviewer
  | "not-approved";
