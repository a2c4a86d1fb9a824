/** The checks that every act has to pass, whatever the method: who, what, and whose content it was. */
import type { Account } from "../ports/server.ts";
import { type Bound, bindToCommit } from "./binding.ts";
import { doubtOfActor, doubtOfPusher, isAuthor, isPusher } from "./eligibility.ts";
import { type Act, type Doubt, isDoubt, type SigningCase } from "./signing-case.ts";

/** A signature, proved. */
export interface Accepted {
  readonly account: Account;
  readonly commit: string | undefined;
  readonly binding: Bound["binding"];
  readonly isSelfApproval: boolean;
  readonly verified: readonly string[];
}

/** @param bind ties the act to what is judged; by its commit where nothing else does */
export async function accept(
  signing: SigningCase,
  act: Act,
  bind: (signing: SigningCase) => Promise<Bound | Doubt> = (one) =>
    bindToCommit(one, act.commit, act.at ?? ""),
): Promise<Accepted | Doubt> {
  const account = await doubtOfActor(signing, act);
  if (isDoubt(account)) return account;
  const bound = await bind(signing);
  if (isDoubt(bound)) return bound;
  const pusher = doubtOfPusher(signing, account, bound.pushers);
  if (pusher !== undefined) return pusher;
  return {
    account,
    commit: bound.commit,
    binding: bound.binding,
    isSelfApproval: isAuthor(signing, account) || isPusher(account, bound.pushers),
    verified: [`\`${account.login}\` is a user with write permission`, othersWork(signing), bound.verified],
  };
}

function othersWork({ policy }: SigningCase): string {
  return policy.allowSelfApproval
    ? "`allow-self-approval` lets authors and pushers sign"
    : "neither author of the pull request nor pusher of what was signed";
}
