/** What of the gate's answer a person is shown, before it is words. */
import type { Baseline } from "../core/baseline.ts";
import type { BaselineCheck } from "../core/check-baseline.ts";
import type { Unknown } from "../gate/answer.ts";
import type { NotSigned } from "../gate/sign-off.ts";
import type { BaselineState, GateDecision } from "../gate/state.ts";
import type { SignatureFacts } from "./build-sign-off.ts";

export interface GateView {
  readonly decision: GateDecision | Unknown;
  readonly signatures: readonly SignatureFacts[];
  /** Path of the baseline in the repository. */
  readonly file: string;
  readonly head?: NamedBaseline;
  readonly approved?: NamedBaseline;
  readonly candidate?: NamedBaseline;
  readonly check?: BaselineCheck;
  /** Exit code of the whole answer. */
  readonly exitCode: number;
  /** What else a person should know; clauses. */
  readonly notes: readonly string[];
  /** Name of the artifact that holds the candidate; undefined: none is published. */
  readonly candidateArtifact?: string;
  /** Why nothing stored could be used; clauses. */
  readonly unmeasured: readonly string[];
  /** Does a sign-off make the gate write the file? */
  readonly commits: boolean;
  /** Who may sign a change of the baseline here, and how; undefined: not known, or nobody needs to. */
  readonly maySign?: NotSigned["maySign"];
  /** Is a baseline missing that has to be there? */
  readonly isMissing?: boolean;
}

export interface NamedBaseline {
  readonly baseline: Baseline;
  /** `sha256:…`, whole. */
  readonly digest: string;
}

/** The word of the step's output; undefined where nothing was decided. */
export function baselineStateOf({ kind }: GateDecision | Unknown): BaselineState | undefined {
  return kind === "unknown" || kind === "unmeasured" ? undefined : kind;
}
