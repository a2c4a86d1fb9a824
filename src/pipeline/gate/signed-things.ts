/** What a commit changes of what is approved and of who may approve, and in which pull request each was signed. */
import { evaluateSignOff } from "../../gate/evaluate-sign-off.ts";
import type { SignedThing, SignOff } from "../../gate/sign-off.ts";
import type { SignedPart } from "../../gate/state.ts";
import type { Candidate } from "./candidate.ts";
import type { GateHost } from "./gate-host.ts";
import type { Signature } from "./judge-pull.ts";
import { known } from "./known.ts";
import { type ReadPolicy, signingPolicy } from "./read-policy.ts";
import { isShownCandidate } from "./shown-candidate.ts";

type Thing = { readonly what: SignedPart } & Pick<Signature["thing"], "path" | "blob" | "removed">;

/** A file whose bytes are signed, at a commit and at the one that it is held against; undefined: not there. */
export interface FileMove {
  readonly path: string;
  readonly now: string | undefined;
  readonly before: string | undefined;
}

/** Blobs of the files that are signed beside the baseline, in two commits. */
export async function movesOfFurtherFiles(
  host: GateHost,
  { policy: { files } }: ReadPolicy,
  now: string,
  before: string,
): Promise<readonly FileMove[]> {
  const blob = async (commit: string, path: string) =>
    known(await host.server.fileAt(commit, path), `\`${path}\` at \`${commit.slice(0, 7)}\``)?.blob;
  const moves: FileMove[] = [];
  for (const path of files)
    moves.push({ path, now: await blob(now, path), before: await blob(before, path) });
  return moves;
}

/** @param now blob of the baseline at the commit @param before at the one it is held against */
export function changedThings(
  policy: ReadPolicy,
  now: string | undefined,
  before: string | undefined,
  further: readonly FileMove[],
): readonly Thing[] {
  const bytes = (blob: string | undefined) => (blob === undefined ? { removed: true } : { blob });
  const files = further.filter((move) => move.now !== move.before);
  return [
    ...(now === before ? [] : [{ what: "baseline", path: policy.baseline, ...bytes(now) } as const]),
    ...(policy.changes.length === 0
      ? []
      : [{ what: "policy", path: policy.config.path, ...bytes(policy.config.blob) } as const]),
    ...files.map((move) => ({ what: "files", path: move.path, ...bytes(move.now) }) as const),
  ];
}

/** @returns of each thing its signature, or where there is none what every pull request says of it */
export async function signaturesIn(
  host: GateHost,
  policy: ReadPolicy,
  pulls: readonly number[],
  things: readonly Thing[],
  content?: Candidate,
): Promise<readonly Signature[]> {
  const signatures = await Promise.all(
    things.map((thing) =>
      signaturesOf(host, policy, pulls, thing, thing.what === "baseline" ? content : undefined),
    ),
  );
  return signatures.flat();
}

async function signaturesOf(
  host: GateHost,
  policy: ReadPolicy,
  pulls: readonly number[],
  { what, ...bound }: Thing,
  content: Candidate | undefined,
): Promise<readonly Signature[]> {
  const found: Signature[] = [];
  for (const pullRequest of pulls) {
    const bytes = { pullRequest, ...bound };
    const first = { what, thing: bytes, answer: await answerOf(host, policy, bytes) };
    const signature =
      first.answer.kind === "signed" || !(await wasShown(host, pullRequest, content))
        ? first
        : await asCandidate(host, policy, first, content);
    if (signature.answer.kind === "signed") return [signature];
    found.push(signature);
  }
  return found;
}

/** What the gate had shown may have been signed before it was a file: by its digest, or in an environment. */
async function asCandidate(
  host: GateHost,
  policy: ReadPolicy,
  { what, thing: bytes }: Signature,
  content: Candidate | undefined,
): Promise<Signature> {
  const thing = { ...bytes, candidateDigest: content?.digest };
  return { what, thing, answer: await answerOf(host, policy, thing) };
}

async function wasShown(host: GateHost, number: number, content: Candidate | undefined): Promise<boolean> {
  if (content === undefined) return false;
  const pull = known(await host.server.pullRequest(number), `pull request ${number}`);
  return pull !== undefined && isShownCandidate(host, content, pull);
}

function answerOf(host: GateHost, policy: ReadPolicy, thing: SignedThing): Promise<SignOff> {
  return evaluateSignOff(host.server, signingPolicy(policy.policy), thing, { runId: host.event.runId });
}

/** Is each of them signed somewhere? */
export function areSigned(things: readonly Thing[], signatures: readonly Signature[]): boolean {
  return things.every(({ what, path }) =>
    signatures.some(
      (signature) =>
        signature.what === what && signature.thing.path === path && signature.answer.kind === "signed",
    ),
  );
}

/** Every file whose change somebody has to have signed. */
export function signedPaths({ baseline, config, policy }: ReadPolicy): readonly string[] {
  return [baseline, config.path, ...policy.files];
}

/** What kinds of things these are, each once. */
export function partsOf(things: readonly Thing[]): readonly SignedPart[] {
  return [...new Set(things.map(({ what }) => what))];
}

/** The numbers of the pull requests that signed, in order. */
export function signedPulls(signatures: readonly Signature[]): readonly number[] {
  const numbers = signatures.flatMap(({ answer, thing }) =>
    answer.kind === "signed" && thing.pullRequest !== undefined ? [thing.pullRequest] : [],
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}
