/** What of a judged pull request a person is shown. */
import type { GateAnswer } from "../../gate/answer.ts";
import { candidateName } from "../../gate/artifact-names.ts";
import type { NotSigned } from "../../gate/sign-off.ts";
import { howToSign } from "../../gate/who-may-sign.ts";
import type { GateView } from "../../report/build-gate-view.ts";
import type { Evidence } from "./find-evidence.ts";
import { isWithoutFile, type JudgedPull } from "./judge-pull.ts";
import { signingPolicy } from "./read-policy.ts";

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

interface Shown {
  /** Does a sign-off make the gate write the file? */
  readonly commits: boolean;
  readonly publishes: boolean;
  readonly requiresBaseline: boolean;
}

/** By the policy alone: whoever pushes the file will be left out, too. */
function maySignOf({ policy: { policy }, pull }: JudgedPull): NotSigned["maySign"] {
  const except = policy.allowSelfApproval || pull.author === undefined ? [] : [pull.author.login];
  const thing = { pullRequest: pull.number, path: policy.baseline ?? "" };
  const only = policy.approvers?.filter((login) => !except.some((one) => one.toLowerCase() === login));
  return { only, except, how: howToSign(signingPolicy(policy), thing) };
}

export function viewOf(
  judged: JudgedPull,
  evidence: Evidence,
  answer: GateAnswer,
  notes: readonly string[],
  { commits, publishes, requiresBaseline }: Shown,
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
    isMissing: decision.kind === "none" && requiresBaseline,
    maySign: maySignOf(judged),
    unmeasured: evidence.kind === "none" ? evidence.why : [],
    commits: commits && isWithoutFile(decision),
  };
}
