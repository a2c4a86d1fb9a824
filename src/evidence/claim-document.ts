/** A baseline's claim as JSON: what its digest is taken of, and the keys that its file shares with it. */
import type { Claim } from "../core/baseline.ts";
import type { Contract } from "../core/suite.ts";
import { writeOutcome } from "./evidence-file.ts";

/** Names as in the file; label arrays and probes are sorted in the claim already. */
export function claimDocument(claim: Claim): Readonly<Record<string, unknown>> {
  return {
    schema: claim.schema,
    layer: claim.layer,
    epsilon: claim.epsilon,
    blindness_threshold: claim.blindnessThreshold,
    decision_contract: contractDocument(claim.contract),
    probes: probeDocuments(claim),
  };
}

/** As the Python tool writes it: null without a contract, and the optional parts only where they say something. */
export function contractDocument(contract: Contract | undefined): Readonly<Record<string, unknown>> | null {
  if (contract === undefined) return null;
  const { allowed, required, critical, stabilityTargets, minimumCases, allowedNoDecisions } = contract;
  return {
    allowed,
    required,
    critical,
    ...unlessEmpty("stability_targets", stabilityTargets),
    ...unlessEmpty("minimum_cases", minimumCases),
    ...unlessEmpty("allowed_no_decisions", [...allowedNoDecisions].sort()),
  };
}

export function probeDocuments({ probes }: Claim): readonly Readonly<Record<string, unknown>>[] {
  return probes.map(({ fingerprint, expected, intended }) => ({
    input_fingerprint: fingerprint,
    expected: writeOutcome(expected),
    intended: intended ?? null,
  }));
}

function unlessEmpty(name: string, value: object): Readonly<Record<string, unknown>> {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}
