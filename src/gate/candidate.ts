/**
 * Had the gate shown this candidate for this commit before somebody signed? Only then did a signature on the commit
 * see these decisions. The server's time of the artifact decides, and the run that made it: the name proves nothing.
 */
import type { ArtifactRecord, WorkflowRun } from "../ports/server.ts";
import { candidateName, shortDigest } from "./artifact-names.ts";
import { isOwnRun, runsOnAHead } from "./own-runs.ts";
import { type Doubt, doubt, type SigningCase, unreadable } from "./signing-case.ts";
import { readSubject } from "./subject-record.ts";

/** What a run of the gate showed. */
export interface Shown {
  readonly artifact: ArtifactRecord;
  readonly run: WorkflowRun;
  /** The commit that it looked at. */
  readonly commit: string;
}

/** @param at the server's time of the signature @returns undefined where it had been shown */
export async function doubtOfShowing(
  signing: SigningCase,
  digest: string,
  commit: string,
  at: string,
): Promise<Doubt | undefined> {
  const name = candidateName(digest);
  const named = await signing.server.artifacts({ name });
  if (!named.ok) return unreadable("the candidates", named);
  let nearest = unpublished(digest, commit);
  // A server that does not know the filter answers with all that there are.
  for (const artifact of named.value.filter((each) => each.name === name)) {
    const found = await shownBy(signing, artifact, digest);
    const verdict = "reason" in found ? found : (otherCommit(found, commit) ?? shownLater(found, at));
    if (verdict === undefined) return undefined;
    if (verdict.reason !== "candidate-unpublished") nearest = verdict;
  }
  return nearest;
}

function unpublished(digest: string, commit: string): Doubt {
  return doubt(
    "candidate-unpublished",
    `no run of the gate has shown candidate ${shortDigest(digest).slice(0, 12)} for \`${commit.slice(0, 7)}\``,
  );
}

function otherCommit(shown: Shown, commit: string): Doubt | undefined {
  if (shown.commit === commit) return undefined;
  return doubt(
    "candidate-unpublished",
    `the candidate was shown for \`${shown.commit.slice(0, 7)}\`, not for \`${commit.slice(0, 7)}\``,
  );
}

/** The server's times are whole seconds, so the same second proves no order. */
function shownLater({ artifact }: Shown, at: string): Doubt | undefined {
  const shownAt = Date.parse(artifact.createdAt ?? "");
  if (shownAt < Date.parse(at)) return undefined; // false for a time that is none
  return doubt(
    "candidate-published-later",
    `the candidate was shown at ${artifact.createdAt ?? "an unknown time"}, not before the signature of ${at}`,
  );
}

/** The commit for which a run of the gate made this artifact, as far as it is proved. */
export async function shownBy(
  signing: SigningCase,
  artifact: ArtifactRecord,
  digest: string,
): Promise<Shown | Doubt> {
  if (artifact.run === undefined) return foreign("it belongs to no run");
  const run = await signing.server.run(artifact.run.id);
  if (!run.ok) return unreadable(`run ${artifact.run.id}`, run);
  if (run.value === undefined) return foreign("its run is gone");
  const own = await isOwnRun(signing, run.value);
  if (!own.ok) return unreadable("the gate's own runs", own);
  if (!own.value) return foreign(`run ${run.value.id} of \`${run.value.path}\` is not the gate's`);
  if (runsOnAHead(run.value)) return { artifact, run: run.value, commit: run.value.headSha };
  return shownByRecord(signing, artifact, run.value, digest);
}

async function shownByRecord(
  signing: SigningCase,
  artifact: ArtifactRecord,
  run: WorkflowRun,
  digest: string,
): Promise<Shown | Doubt> {
  const subject = await readSubject(signing.server, artifact);
  if (!subject.ok) return unreadable(`artifact ${artifact.id}`, subject);
  if (subject.value === undefined) return foreign("it does not say which commit it is for");
  if (shortDigest(subject.value.digest) !== shortDigest(digest)) return foreign("it is for another digest");
  if (subject.value.pullRequest !== signing.pull?.number) return foreign("it is for another pull request");
  return { artifact, run, commit: subject.value.headSha };
}

function foreign(why: string): Doubt {
  return doubt("candidate-foreign", `an artifact has the candidate's name, but ${why}`);
}
