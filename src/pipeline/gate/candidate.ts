/** A baseline with its digest: as a file has it, or as evidence would have it. */
import { type Baseline, baselineOf } from "../../core/baseline.ts";
import { readBaseline } from "../../evidence/baseline-file.ts";
import { candidateDigest } from "../../evidence/digest.ts";
import { parseJson } from "../../inputs/json-source.ts";
import { type Result, succeed } from "../../problem.ts";
import type { Measurement } from "../measure.ts";

export interface Candidate {
  readonly baseline: Baseline;
  /** `sha256:…`, whole. */
  readonly digest: string;
}

/** @param path for messages */
export function readCandidate(path: string, text: string): Result<Candidate> {
  const document = parseJson(path, text);
  if (!document.ok) return document;
  const baseline = readBaseline(document.value);
  return baseline.ok ? succeed(withDigest(baseline.value)) : baseline;
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
