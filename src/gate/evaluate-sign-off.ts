/** Has somebody who may signed this? Any accepted method suffices; where none does, every doubt is told. */
import type { Server } from "../ports/server.ts";
import type { Accepted } from "./accept.ts";
import type {
  GateRun,
  NotSigned,
  NotSignedCode,
  Refusal,
  SignedThing,
  SigningMethod,
  SigningPolicy,
  SignOff,
} from "./sign-off.ts";
import { signOffByEnvironment } from "./sign-off-by-environment.ts";
import { signOffByLabel } from "./sign-off-by-label.ts";
import { signOffByReview } from "./sign-off-by-review.ts";
import { type Doubt, doubt, isDoubt, type SigningCase, unreadable } from "./signing-case.ts";
import { howToSign, whoMaySign } from "./who-may-sign.ts";

const BY_METHOD: Readonly<
  Record<SigningMethod, (signing: SigningCase) => Promise<Accepted | readonly Doubt[]>>
> = { review: signOffByReview, label: signOffByLabel, environment: signOffByEnvironment };

/** Reads everything anew; what an earlier answer or an event said has no part in it. */
export async function evaluateSignOff(
  server: Server,
  policy: SigningPolicy,
  thing: SignedThing,
  gate: GateRun,
): Promise<SignOff> {
  const signing = await openCase(server, policy, thing, gate);
  if (isDoubt(signing)) return closedUnread(policy, thing, signing);
  const refusals: Refusal[] = [];
  for (const method of policy.methods) {
    const verdict = await BY_METHOD[method](signing);
    if (!("length" in verdict)) return { kind: "signed", method, ...verdict };
    refusals.push(...verdict.map((one) => ({ method, ...one })));
  }
  const sorted = refusals.toSorted((one, other) => nearness(other.reason) - nearness(one.reason));
  const [nearest = { method: "review", ...doubt("nothing-to-sign", "no method is accepted") } as const] =
    sorted;
  return {
    kind: "not-signed",
    reason: nearest.reason,
    words: nearest.words,
    refusals: sorted,
    maySign: await whoMaySign(signing),
  };
}

async function openCase(
  server: Server,
  policy: SigningPolicy,
  thing: SignedThing,
  gate: GateRun,
): Promise<SigningCase | Doubt> {
  if (thing.blob === undefined && thing.removed !== true && thing.candidateDigest === undefined) {
    return doubt("nothing-to-sign", "there is neither a file nor a candidate");
  }
  const ownRun = await server.run(gate.runId);
  if (!ownRun.ok) return unreadable("this run", ownRun);
  if (ownRun.value === undefined) return doubt("server-unreadable", `the server knows no run ${gate.runId}`);
  const found = { server, policy, thing, gate, ownRun: ownRun.value };
  if (thing.pullRequest === undefined) return { ...found, pull: undefined };
  const pull = await server.pullRequest(thing.pullRequest);
  if (!pull.ok) return unreadable(`pull request ${thing.pullRequest}`, pull);
  if (pull.value === undefined) {
    return doubt("pull-request-unknown", `there is no pull request ${thing.pullRequest}`);
  }
  return { ...found, pull: pull.value };
}

function closedUnread(policy: SigningPolicy, thing: SignedThing, why: Doubt): NotSigned {
  const refusals = policy.methods.map((method) => ({ method, ...why }));
  const maySign = { only: policy.approvers, except: [], how: howToSign(policy, thing) };
  return { kind: "not-signed", ...why, refusals, maySign };
}

const NOTHING_THERE: readonly NotSignedCode[] = [
  "no-review",
  "no-label",
  "no-receipt",
  "environment-unset",
  "not-in-a-pull-request",
  "needs-candidate",
];
const WITHDRAWN: readonly NotSignedCode[] = [
  "review-dismissed",
  "changes-requested",
  "label-removed",
  "approval-rejected",
];

/** How near a method came to a signature; what could not be read comes first, since nothing else is known then. */
function nearness(reason: NotSignedCode): number {
  if (reason === "server-unreadable" || reason === "server-behind") return 3;
  if (NOTHING_THERE.includes(reason)) return 0;
  return WITHDRAWN.includes(reason) ? 1 : 2;
}
