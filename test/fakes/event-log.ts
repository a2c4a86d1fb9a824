/**
 * What happened in the world, in order, written by the actions that made it happen and by nothing that answers
 * requests: a test's oracle reads this and never the API.
 */

export type Happening =
  | {
      readonly kind: "push";
      readonly repository: string;
      readonly branch: string;
      readonly before: string | undefined;
      readonly after: string;
      readonly by: string;
      readonly force: boolean;
      /** Blob of each changed path; null: removed. */
      readonly changed: Readonly<Record<string, string | null>>;
    }
  | { readonly kind: "opened"; readonly pull: number; readonly by: string; readonly head: string }
  | { readonly kind: "closed" | "reopened"; readonly pull: number; readonly by: string }
  | {
      readonly kind: "retargeted";
      readonly pull: number;
      readonly by: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: "labeled" | "unlabeled";
      readonly pull: number;
      readonly by: string;
      readonly label: string;
      /** Of the pull request at that moment. */
      readonly head: string;
      readonly viaApp: string | undefined;
      readonly byAgent: boolean;
    }
  | {
      readonly kind: "reviewed";
      readonly pull: number;
      readonly by: string;
      readonly state: "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED";
      readonly commit: string;
      readonly review: number;
    }
  | { readonly kind: "dismissed"; readonly pull: number; readonly by: string; readonly review: number }
  | { readonly kind: "commented"; readonly issue: number; readonly by: string; readonly body: string }
  | {
      readonly kind: "run";
      readonly run: number;
      readonly path: string;
      readonly event: string;
      readonly headSha: string;
      readonly actor: string;
    }
  | { readonly kind: "rerun"; readonly run: number; readonly by: string; readonly attempt: number }
  | { readonly kind: "waits"; readonly run: number; readonly environment: string }
  | {
      readonly kind: "approved" | "rejected" | "bypassed";
      readonly run: number;
      readonly environment: string;
      readonly by: string;
    }
  | { readonly kind: "artifact"; readonly run: number; readonly name: string; readonly id: number }
  | {
      readonly kind: "merged";
      readonly pull: number;
      readonly by: string;
      readonly method: string;
      readonly sha: string;
    }
  | { readonly kind: "queued"; readonly pulls: readonly number[]; readonly sha: string }
  | {
      readonly kind: "status";
      readonly sha: string;
      readonly context: string;
      readonly state: string;
      readonly description: string | null;
      readonly by: string;
    }
  | { readonly kind: "issue"; readonly issue: number; readonly title: string; readonly by: string }
  | { readonly kind: "role"; readonly login: string; readonly role: string };

export type LogEntry = Happening & {
  /** Seconds since the epoch, by the world's clock. */
  readonly at: number;
};

/** What GitHub would refuse a person; the world stays as it was. */
export class RefusedByGithub extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
