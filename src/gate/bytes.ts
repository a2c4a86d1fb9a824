/** Does a commit hold the very bytes that are judged? Absence is a content too, where the removal is what is signed. */
import type { Answer } from "../ports/server.ts";
import type { SigningCase } from "./signing-case.ts";

/** @returns trouble for a commit that cannot be read: a missing commit is no removed file */
export async function holdsNow(signing: SigningCase, commit: string): Promise<Answer<boolean>> {
  const { path, blob, removed } = signing.thing;
  const answer = await signing.server.blobAt(commit, path);
  if (!answer.ok) return answer;
  const there = answer.value;
  return { ok: true, value: removed === true ? there === undefined : blob !== undefined && there === blob };
}
