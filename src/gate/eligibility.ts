/**
 * May this account sign this thing? Each check is one predicate that answers with its doubt. The permission is the one
 * of now, not of then. An account with the right is all that can be proved: a token in a program's hands, or a second
 * account of the same person, looks the same.
 */
import type { Account } from "../ports/server.ts";
import type { Pushers } from "./pushers.ts";
import { type Act, type Doubt, doubt, type SigningCase, unreadable } from "./signing-case.ts";

/** Everything but the pushers, who are known only when it is known what was signed. */
export async function doubtOfActor(signing: SigningCase, act: Act): Promise<Doubt | Account> {
  const { account } = act;
  if (account === undefined) return doubt("not-a-user", "the account is gone");
  return (
    notAUser(account) ??
    actedThroughAnApp(act, account) ??
    actedByAnAgent(act, account) ??
    isTheAuthor(signing, account) ??
    notListed(signing, account) ??
    (await mayNotWrite(signing, account)) ??
    account
  );
}

function notAUser(account: Account): Doubt | undefined {
  if (account.type === "User") return undefined;
  return doubt("not-a-user", `\`${account.login}\` is of type ${account.type}, not a user`);
}

function actedThroughAnApp(act: Act, account: Account): Doubt | undefined {
  if (!act.viaApp) return undefined;
  return doubt("via-app", `an app acted in the name of \`${account.login}\``);
}

function actedByAnAgent(act: Act, account: Account): Doubt | undefined {
  if (!act.byAgent) return undefined;
  return doubt("by-agent", `an AI agent acted with the account \`${account.login}\``);
}

function isTheAuthor(signing: SigningCase, account: Account): Doubt | undefined {
  if (signing.policy.allowSelfApproval || !isAuthor(signing, account)) return undefined;
  return doubt("is-author", `\`${account.login}\` is the author: somebody else must sign`);
}

/** Outside pull requests whoever started the run stands for the author. */
export function isAuthor(signing: SigningCase, account: Account): boolean {
  const { pull, ownRun } = signing;
  const authors = pull === undefined ? [ownRun.actor, ownRun.triggeringActor] : [pull.author];
  return authors.some((author) => author === undefined || author.id === account.id);
}

function notListed(signing: SigningCase, account: Account): Doubt | undefined {
  const { approvers } = signing.policy;
  if (approvers === undefined || approvers.some((login) => sameLogin(login, account.login))) return undefined;
  return doubt("not-an-approver", `\`${account.login}\` is not among \`approvers\``);
}

function sameLogin(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The legacy word: triage reports as `read`, maintain as `write`. */
async function mayNotWrite(signing: SigningCase, account: Account): Promise<Doubt | undefined> {
  const answer = await signing.server.permission(account.login);
  if (!answer.ok) return unreadable(`the permission of \`${account.login}\``, answer);
  const permission = answer.value?.account.id === account.id ? answer.value.permission : "none";
  if (permission === "write" || permission === "admin") return undefined;
  return doubt(
    "no-write-permission",
    `\`${account.login}\` has the permission \`${permission}\`, not \`write\``,
  );
}

export function doubtOfPusher(signing: SigningCase, account: Account, pushers: Pushers): Doubt | undefined {
  if (signing.policy.allowSelfApproval) return undefined;
  return pusherUnknown(pushers) ?? isThePusher(account, pushers);
}

function pusherUnknown(pushers: Pushers): Doubt | undefined {
  if (pushers.unknown === undefined) return undefined;
  return doubt("pusher-unknown", `who pushed the signed content is not known: ${pushers.unknown}`);
}

function isThePusher(account: Account, pushers: Pushers): Doubt | undefined {
  if (!isPusher(account, pushers)) return undefined;
  return doubt("is-pusher", `\`${account.login}\` pushed the signed content: somebody else must sign`);
}

export function isPusher(account: Account, pushers: Pushers): boolean {
  return pushers.accounts.some((pusher) => pusher.id === account.id);
}
