/** Who may still sign, and what they have to do: as exact as the policy and the server allow. */
import { digestLabel } from "./artifact-names.ts";
import { pushersOfBytes, pushersOfCommit } from "./pushers.ts";
import type { MaySign, SignedThing, SigningMethod, SigningPolicy } from "./sign-off.ts";
import type { SigningCase } from "./signing-case.ts";

export async function whoMaySign(signing: SigningCase): Promise<MaySign> {
  const except = signing.policy.allowSelfApproval ? [] : await whoMayNot(signing);
  const excluded = new Set(except.map((login) => login.toLowerCase()));
  return {
    only: signing.policy.approvers?.filter((login) => !excluded.has(login.toLowerCase())),
    except,
    how: howToSign(signing.policy, signing.thing),
  };
}

async function whoMayNot(signing: SigningCase): Promise<readonly string[]> {
  const { pull, thing, ownRun } = signing;
  if (pull === undefined) return unique([ownRun.actor?.login, ownRun.triggeringActor?.login]);
  const hasBytes = thing.blob !== undefined || thing.removed === true;
  const pushers = hasBytes ? await pushersOfBytes(signing) : await pushersOfCommit(signing, pull.head.sha);
  return unique([pull.author?.login, ...pushers.accounts.map(({ login }) => login)]);
}

function unique(logins: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(logins.filter((login) => login !== undefined))];
}

/** One imperative clause a method, in the policy's order. */
export function howToSign(policy: SigningPolicy, thing: SignedThing): MaySign["how"] {
  const inPullRequest = thing.pullRequest !== undefined;
  return policy.methods.flatMap((method) => {
    const isPossible = method === "environment" ? policy.environment !== undefined : inPullRequest;
    return isPossible ? [{ method, words: wordsOf(method, policy, thing) }] : [];
  });
}

function wordsOf(method: SigningMethod, policy: SigningPolicy, thing: SignedThing): string {
  switch (method) {
    case "review":
      return "approve the pull request by review (its author cannot)";
    case "label":
      return thing.candidateDigest === undefined
        ? `put the label \`${policy.label}\` on the pull request; take it off first where it is there`
        : `put the label \`${policy.label}\` on the pull request (take it off first where it is there), or the label \`${digestLabel(thing.candidateDigest)}\``;
    case "environment":
      return `approve the run that waits in environment \`${policy.environment}\``;
  }
}
