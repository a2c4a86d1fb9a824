/**
 * What ties a signature on commit S to what is judged now: the file's bytes are the same, or the gate had shown the
 * same candidate for S before. And who brought what was signed.
 */
import { holdsNow } from "./bytes.ts";
import { doubtOfShowing } from "./candidate.ts";
import { type Pushers, pushersOfBytes, pushersOfCommit } from "./pushers.ts";
import { type Doubt, doubt, type SigningCase, unreadable } from "./signing-case.ts";

export interface Bound {
  readonly binding: "file" | "candidate";
  /** S; undefined where the act names the digest itself. */
  readonly commit: string | undefined;
  readonly pushers: Pushers;
  readonly verified: string;
}

/** @param at server's time of the signature */
export async function bindToCommit(
  signing: SigningCase,
  commit: string | undefined,
  at: string,
): Promise<Bound | Doubt> {
  if (commit === undefined) return doubt("commit-unknown", "the commit that was signed is gone");
  const bytes = await bindByBytes(signing, commit);
  const { candidateDigest } = signing.thing;
  if (!("reason" in bytes) || candidateDigest === undefined) return bytes;
  const shown = await doubtOfShowing(signing, candidateDigest, commit, at);
  // The bytes are the stricter bond: where they were given, what is wrong with them is what to tell.
  if (shown !== undefined) return bytes.reason === "nothing-to-sign" ? shown : nearer(bytes, shown);
  return {
    binding: "candidate",
    commit,
    pushers: await pushersOfCommit(signing, commit),
    verified: `the gate had shown this candidate for \`${commit.slice(0, 7)}\` before it was signed`,
  };
}

async function bindByBytes(signing: SigningCase, commit: string): Promise<Bound | Doubt> {
  const { path, blob, removed } = signing.thing;
  if (blob === undefined && removed !== true)
    return doubt("nothing-to-sign", "no file is there to be signed");
  const same = await holdsNow(signing, commit);
  if (!same.ok) return unreadable(`\`${path}\` at \`${commit.slice(0, 7)}\``, same);
  if (!same.value) return otherBytes(signing, commit);
  return {
    binding: "file",
    commit,
    pushers: await pushersOfBytes(signing),
    verified:
      removed === true
        ? `the file was gone at \`${commit.slice(0, 7)}\` too`
        : `the file at \`${commit.slice(0, 7)}\` has the same bytes: blob ${blob}`,
  };
}

function otherBytes({ thing }: SigningCase, commit: string): Doubt {
  return doubt(
    "other-bytes",
    `\`${thing.path}\` at \`${commit.slice(0, 7)}\`, which was signed, has other content`,
  );
}

function nearer(bytes: Doubt, shown: Doubt): Doubt {
  return shown.reason === "candidate-unpublished" ? bytes : shown;
}
