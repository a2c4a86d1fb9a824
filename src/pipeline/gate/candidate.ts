/** A baseline with its digest: as a file has it, or as evidence would have it. */
import { type Baseline, baselineOf } from "../../core/baseline.ts";
import { readBaseline } from "../../evidence/baseline-file.ts";
import { candidateDigest } from "../../evidence/digest.ts";
import { parseJson } from "../../inputs/json-source.ts";
import { type Problem, type Result, succeed } from "../../problem.ts";
import type { Measurement } from "../measure.ts";

export interface Candidate {
  readonly baseline: Baseline;
  /** `sha256:…`, whole. */
  readonly digest: string;
}

/** @param path for messages */
export function readCandidate(path: string, text: string): Result<Candidate> {
  const document = parseJson(path, text);
  if (!document.ok)
    return { ok: false, problems: document.problems.map((problem) => unparsed(path, problem)) };
  const baseline = readBaseline(document.value);
  return baseline.ok ? succeed(withDigest(baseline.value)) : baseline;
}

/** What git leaves of two baselines is the usual cause. */
function unparsed(path: string, { message, ...problem }: Problem): Problem {
  const rest = message.startsWith(path) ? message.slice(path.length) : `: ${message}`;
  return {
    ...problem,
    message: `\`${path}\`${rest}`,
    hint: "Restore one side with git, or make it anew with `agentverity snapshot`: two baselines cannot be merged.",
  };
}

/** @returns undefined for evidence that was refused */
export function candidateOf(
  { assessment }: Measurement,
  about: { readonly createdAt: string; readonly version: string },
): Candidate | undefined {
  return assessment.admission.admissible ? withDigest(baselineOf(assessment, about)) : undefined;
}

function withDigest(baseline: Baseline): Candidate {
  return { baseline, digest: candidateDigest(baseline.claim) };
}
