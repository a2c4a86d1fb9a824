/** Evidence as a file, `agentverity.evidence/v2`, interchangeable with the Python tool. */
import type { Evidence } from "../core/evidence.ts";
import type { Outcome } from "../core/outcome.ts";

export const EVIDENCE_SCHEMA = "agentverity.evidence/v2";

/** Where evidence comes from: names and digests, never contents. */
export type Provenance = Readonly<Record<string, string | number>>;

export function evidenceDocument(evidence: Evidence, provenance: Provenance): object {
  return {
    schema: EVIDENCE_SCHEMA,
    layer: evidence.layer,
    isolation: evidence.isolation,
    provenance,
    cases: evidence.cases.map(({ input, expected, outcomes, errors }) => ({
      input,
      ...(expected === undefined ? {} : { expected }),
      observations: outcomes.map(writeOutcome),
      ...(errors > 0 ? { errors } : {}),
    })),
  };
}

export function writeOutcome(outcome: Outcome): unknown {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "tools":
      return outcome.names;
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
  }
}
