/** What of a judged pull request a person is shown. */
import type { GateAnswer } from "../../gate/answer.ts";
import { candidateName } from "../../gate/artifact-names.ts";
import type { GateView } from "../../report/build-gate.ts";
import type { Evidence } from "./find-evidence.ts";
import { isWithoutFile, type JudgedPull } from "./judge-pull.ts";

/** A view with nothing to look at. */
export function quietView(file: string): GateView {
  return {
    decision: { kind: "unchanged" },
    signatures: [],
    file,
    exitCode: 0,
    notes: [],
    unmeasured: [],
    commits: false,
  };
}

export function viewOf(
  judged: JudgedPull,
  evidence: Evidence,
  answer: GateAnswer,
  notes: readonly string[],
  { commits, publishes }: { readonly commits: boolean; readonly publishes: boolean },
): GateView {
  const { decision, signatures, policy, head, approved, candidate, check } = judged;
  const reused =
    evidence.kind === "stored"
      ? [
          `no call was made: this is the evidence of run ${evidence.stored.run.id}, of the same files but for the baseline`,
        ]
      : [];
  return {
    decision,
    signatures,
    file: policy.baseline,
    ...(head && { head }),
    ...(approved && { approved }),
    ...(candidate && { candidate }),
    ...(check && { check }),
    exitCode: answer.exitCode,
    notes: [...reused, ...notes],
    ...(publishes && candidate !== undefined ? { candidateArtifact: candidateName(candidate.digest) } : {}),
    unmeasured: evidence.kind === "none" ? evidence.why : [],
    commits: commits && isWithoutFile(decision),
  };
}
