/** One question of who signed, with what all methods need to answer it; what it reads, it reads once. */
import type { Account, Answer, PullRequest, Server, WorkflowRun } from "../ports/server.ts";
import type { GateRun, NotSignedCode, SignedThing, SigningPolicy } from "./sign-off.ts";

/** Something that somebody did, and that might be a signature. */
export interface Act {
  readonly account: Account | undefined;
  /** S; undefined where the act names the digest itself. */
  readonly commit: string | undefined;
  /** Server's time; undefined where the server keeps none. */
  readonly at: string | undefined;
  readonly viaApp: boolean;
  readonly byAgent: boolean;
}

/** Why not; the method is added by whoever asked. */
export interface Doubt {
  readonly reason: NotSignedCode;
  readonly words: string;
}

export interface SigningCase {
  readonly server: Server;
  readonly policy: SigningPolicy;
  readonly thing: SignedThing;
  /** undefined outside pull requests. */
  readonly pull: PullRequest | undefined;
  readonly gate: GateRun;
  /** The run that asks, as the server describes it. */
  readonly ownRun: WorkflowRun;
}

export function doubt(reason: NotSignedCode, words: string): Doubt {
  return { reason, words };
}

/** A question without an answer, as a doubt that names the question. */
export function unreadable(what: string, answer: Answer<unknown> & { readonly ok: false }): Doubt {
  return doubt("server-unreadable", `${what} could not be read: ${answer.trouble.reason}`);
}

export function isDoubt(value: object | undefined): value is Doubt {
  return value !== undefined && "reason" in value && "words" in value;
}
