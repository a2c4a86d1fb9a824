/**
 * What the gate can and cannot promise in a repository, by the settings as they were read. Pure. It does not try anything
 * out, and it cannot see what no token is told: second accounts, and where secrets are kept.
 */
import { judgeAnswers } from "./doctor-answers.ts";
import type { DoctorFacts, Finding } from "./doctor-facts.ts";
import { judgeFiles } from "./doctor-files.ts";
import { judgeSigning } from "./doctor-signing.ts";
import { judgeStatus } from "./doctor-status.ts";

/**
 * Whom the gate's answer binds: nobody, those who may not write, everybody but who goes around the rules; or that
 * depends on what could not be read.
 */
export type Strength = "unenforced" | "advisory" | "binding" | "unknown";

export interface Diagnosis {
  readonly strength: Strength;
  readonly findings: readonly Finding[];
}

export function diagnose(facts: DoctorFacts): Diagnosis {
  const findings = [
    ...judgeStatus(facts),
    ...judgeAnswers(facts),
    ...judgeSigning(facts),
    ...judgeFiles(facts),
  ];
  return { strength: strengthOf(findings), findings };
}

function strengthOf(findings: readonly Finding[]): Strength {
  const stateOf = (id: string) => findings.find((one) => one.id === id)?.state;
  const [required, source, key] = [stateOf("required"), stateOf("source"), stateOf("app-key")];
  if (required === "not-guaranteed") return "unenforced";
  if (required === "unknown") return "unknown";
  if (source === "not-guaranteed" || key === "not-guaranteed") return "advisory";
  return source === "unknown" ? "unknown" : "binding";
}
