/** Who signed what, or who may and how, in words. What could not be proved is told with its reason, never as "failed". */
import type { NotSigned, Signed, SigningMethod, SignOff } from "../gate/sign-off.ts";
import type { SignedPart } from "../gate/state.ts";
import { count, list, percent, quoteName, sentence, shortFingerprint } from "./format.ts";
import type { SignOffModel } from "./gate-model.ts";

export interface SignatureFacts {
  readonly what: SignedPart | "candidate";
  readonly thing?: {
    readonly path?: string;
    readonly removed?: boolean | undefined;
    readonly pullRequest?: number | undefined;
  };
  readonly answer: SignOff;
}

/** What a signature covers: the claim, in a person's words. */
export interface Covered {
  /** `sha256:…`, whole. */
  readonly digest: string;
  readonly decisions: number;
  readonly epsilon: number;
  readonly contract: boolean;
}

const SUBJECTS = {
  baseline: "the baseline file",
  policy: "the change of who may sign",
  candidate: "the candidate",
} as const;

function subjectOf({ what, thing }: SignatureFacts): string {
  if (what === "files")
    return `${thing?.removed === true ? "the removal" : "the change"} of ${quoteName(thing?.path ?? "a file")}`;
  return what === "baseline" && thing?.removed === true ? "the removal of the baseline" : SUBJECTS[what];
}

export function signOffModel(
  signatures: readonly SignatureFacts[],
  covered: Covered | undefined,
  notes: readonly string[],
  later?: Later,
): SignOffModel | undefined {
  if (signatures.length === 0 && notes.length === 0 && later === undefined) return undefined;
  const open = signatures.filter(({ answer }) => answer.kind === "not-signed");
  return {
    title: titleOf(signatures.length, open.length, later),
    lines: [
      ...signatures.flatMap((signature) =>
        signature.answer.kind === "signed"
          ? signedLines(signature, signature.answer)
          : openLines(signature, signature.answer),
      ),
      ...(later === undefined ? [] : laterLines(later)),
      ...(covered === undefined || signatures.every(coversNoDecision) ? [] : [coverage(covered)]),
      ...notes.map((note) => sentence(note)),
    ],
  };
}

function coversNoDecision({ what, thing }: SignatureFacts): boolean {
  return what === "policy" || what === "files" || thing?.removed === true;
}

/** Who could sign what is not there to be signed yet, and how. */
export interface Later {
  /** "once the renewed file is in the branch" */
  readonly when: string;
  readonly isNeeded: boolean;
  readonly maySign: NotSigned["maySign"];
}

function laterLines({ when, maySign }: Later): readonly string[] {
  const how = maySign.how.map(({ words }) => words);
  if (how.length === 0) return [`Nobody can sign here: no accepted method of \`sign-off\` is possible.`];
  return [`${sentence(`${when}: ${orList(how)}`)} ${whoWords(maySign)}`];
}

function titleOf(all: number, open: number, later: Later | undefined): string {
  if (all === 0) return later?.isNeeded === true ? "nothing to sign yet" : "nothing to sign";
  return open === 0 ? "✓ given" : "✍️ missing";
}

const BY: Readonly<Record<SigningMethod, string>> = {
  review: "by review",
  label: "by label",
  environment: "in the environment",
};

function signedLines(signature: SignatureFacts, signed: Signed): readonly string[] {
  const { account, method, commit, verified, isSelfApproval } = signed;
  const where = commit === undefined ? "" : ` on ${quoteName(commit.slice(0, 7))}`;
  return [
    `${quoteName(account.login)} signed ${subjectOf(signature)} ${BY[method]}${where}.`,
    `Verified: ${verified.join("; ")}.`,
    ...(isSelfApproval
      ? [
          "Keep in mind: this is the sign-off of the author, or of whoever pushed it; `allow-self-approval` accepts that.",
        ]
      : []),
  ];
}

function openLines(signature: SignatureFacts, { maySign, refusals }: NotSigned): readonly string[] {
  const how = maySign.how.map(({ words }) => words);
  const reasons = [...new Set(refusals.map(({ words }) => words))];
  return [
    `To sign ${subjectOf(signature)}: ${how.length === 0 ? "no accepted method is possible here" : orList(how)}.`,
    whoWords(maySign),
    ...(reasons.length === 0 ? [] : [`Not signed so far: ${reasons.join("; ")}.`]),
  ];
}

export function whoWords({ only, except }: NotSigned["maySign"]): string {
  const apart = except.length === 0 ? "" : `, except ${list(except.map(quoteName))}`;
  if (only === undefined) return `Anyone with write permission may sign${apart}.`;
  return only.length === 0
    ? `Nobody may sign: \`approvers\` names nobody else${apart}.`
    : `Only ${list(only.map(quoteName))} may sign.`;
}

export function orList(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")}, or ${last}`;
}

function coverage({ digest, decisions, epsilon, contract }: Covered): string {
  const parts = [
    decisions === 1 ? "this decision" : `these ${count(decisions, "decision")}`,
    `tolerance ${percent(epsilon)}`,
    ...(contract ? ["this contract"] : []),
  ];
  return `Signing covers exactly ${digestWords(digest)} (${parts.join(", ")}); later pushes that change none of it keep the sign-off.`;
}

/** Short, for people; the whole digest stands with the baseline. */
function digestWords(digest: string): string {
  return quoteName(`sha256:${shortFingerprint(digest.replace("sha256:", ""))}…`);
}
