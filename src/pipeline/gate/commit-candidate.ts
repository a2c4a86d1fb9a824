/** `publish: commit`: a signed candidate becomes the file in the branch, by one commit on the head that was judged. */
import { baselineDocument } from "../../evidence/baseline-file.ts";
import type { Signed } from "../../gate/sign-off.ts";
import type { GateSpec } from "../../inputs/config.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import type { Candidate } from "./candidate.ts";
import type { GateHost } from "./gate-host.ts";
import type { JudgedPull } from "./judge-pull.ts";
import { isOwnBranch } from "./post-answer.ts";
import { writeCure } from "./write-cure.ts";

export type Committed =
  | { readonly kind: "nothing" }
  | { readonly kind: "committed"; readonly sha: string; readonly by: Signed }
  | { readonly kind: "failed"; readonly note: string };

export async function commitCandidate(host: GateHost, judged: JudgedPull): Promise<Committed> {
  const { pull, policy, candidate, signatures } = judged;
  const signature = signatures.find(({ what }) => what === "candidate")?.answer;
  if (candidate === undefined || signature?.kind !== "signed") return { kind: "nothing" };
  // Who changes the rules, or other things that are signed, cannot have the gate write before those are signed.
  const beside = signatures.filter(({ what }) => what === "policy" || what === "files");
  if (beside.some(({ answer }) => answer.kind !== "signed")) return { kind: "nothing" };
  if (!isOwnBranch(host, pull)) {
    return {
      kind: "failed",
      note: "the candidate is signed, and the gate cannot write to the branch of a fork: commit the file there",
    };
  }
  const written = await host.server.commitFile({
    branch: pull.head.branch,
    expectedHead: pull.head.sha,
    path: policy.baseline,
    text: candidateText(candidate, signOffRecord(host, pull.head.sha, candidate, signature)),
    message: `Approve ${candidate.baseline.claim.probes.length} decisions\n\nSigned by ${signature.account.login} (${signature.method}): ${candidate.digest}`,
  });
  if (!written.ok)
    return {
      kind: "failed",
      note: `the candidate is signed, and the file could not be committed (${written.trouble.reason}): ${writeCure(written.trouble, "give this job `contents: write`, or commit it by hand")}`,
    };
  return { kind: "committed", sha: written.value.sha, by: signature };
}

/** Outside pull requests nobody can sign for the gate to write. @returns clauses */
export function unpublishedNotes({ publish }: Pick<GateSpec, "publish">): readonly string[] {
  if (publish === "artifact") return [];
  return [
    `\`publish: ${publish}\` writes nothing in this run: the gate commits what is signed in a pull request, and \`mode: admit\`, in a job that waited in an environment, publishes outside of one`,
  ];
}

/** What a candidate is as a file. */
export function candidateText({ baseline }: Candidate, signOff?: Record): string {
  return stableJson(baselineDocument(signOff === undefined ? baseline : { ...baseline, signOff }));
}

type Record = NonNullable<Candidate["baseline"]["signOff"]>;

/** A record, never a proof: whoever can write the file can write this too. */
export function signOffRecord(host: GateHost, head: string, { digest }: Candidate, signed: Signed): Record {
  const { event } = host;
  return {
    method: signed.method,
    approver: signed.account.login,
    digest,
    headSha: signed.commit ?? head,
    ...(event.runUrl === undefined ? {} : { run: event.runUrl }),
    event: event.name,
    verified: signed.verified,
  };
}
