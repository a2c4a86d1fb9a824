/** What a commit changes of what is approved and of who may approve, and in which pull request each was signed. */
import { evaluateSignOff } from "../../gate/evaluate-sign-off.ts";
import type { SignedPart } from "../../gate/state.ts";
import type { GateHost } from "./gate-host.ts";
import type { Signature } from "./judge-pull.ts";
import { type ReadPolicy, signingPolicy } from "./read-policy.ts";

type Thing = { readonly what: SignedPart } & Pick<Signature["thing"], "path" | "blob" | "removed">;

/** @param now blob of the baseline at the commit @param before at the one it is held against */
export function changedThings(
  policy: ReadPolicy,
  now: string | undefined,
  before: string | undefined,
): readonly Thing[] {
  const bytes = (blob: string | undefined) => (blob === undefined ? { removed: true } : { blob });
  return [
    ...(now === before ? [] : [{ what: "baseline", path: policy.baseline, ...bytes(now) } as const]),
    ...(policy.changes.length === 0
      ? []
      : [{ what: "policy", path: policy.config.path, ...bytes(policy.config.blob) } as const]),
  ];
}

/** @returns of each thing its signature, or where there is none what every pull request says of it */
export async function signaturesIn(
  host: GateHost,
  policy: ReadPolicy,
  pulls: readonly number[],
  things: readonly Thing[],
): Promise<readonly Signature[]> {
  const signatures = await Promise.all(things.map((thing) => signaturesOf(host, policy, pulls, thing)));
  return signatures.flat();
}

async function signaturesOf(
  host: GateHost,
  policy: ReadPolicy,
  pulls: readonly number[],
  { what, ...bound }: Thing,
): Promise<readonly Signature[]> {
  const found: Signature[] = [];
  for (const pullRequest of pulls) {
    const thing = { pullRequest, ...bound };
    const gate = { runId: host.event.runId };
    const answer = await evaluateSignOff(host.server, signingPolicy(policy.policy), thing, gate);
    if (answer.kind === "signed") return [{ what, thing, answer }];
    found.push({ what, thing, answer });
  }
  return found;
}

/** Is each of them signed somewhere? */
export function areSigned(things: readonly Thing[], signatures: readonly Signature[]): boolean {
  return things.every(({ what }) =>
    signatures.some((signature) => signature.what === what && signature.answer.kind === "signed"),
  );
}

/** The numbers of the pull requests that signed, in order. */
export function signedPulls(signatures: readonly Signature[]): readonly number[] {
  const numbers = signatures.flatMap(({ answer, thing }) =>
    answer.kind === "signed" && thing.pullRequest !== undefined ? [thing.pullRequest] : [],
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}
