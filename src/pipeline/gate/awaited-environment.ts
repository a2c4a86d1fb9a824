/** Which environment's reviewers could sign now: where there is one, a job that waits in it makes sense. */
import type { Policy } from "../../gate/policy.ts";
import { isWithoutFile, type JudgedPull } from "./judge-pull.ts";

/** @returns its name; undefined where nothing waits, or nothing that an approval in an environment signs */
export function awaitedEnvironment({ decision, candidate, policy }: JudgedPull): string | undefined {
  if (candidate === undefined) return undefined;
  const awaits = decision.kind === "awaiting-sign-off" && decision.what.includes("baseline");
  return awaits || isWithoutFile(decision) ? acceptedEnvironment(policy.policy) : undefined;
}

/** @returns undefined where an approval in an environment signs nothing */
export function acceptedEnvironment({ methods, environment }: Policy): string | undefined {
  return methods.includes("environment") ? environment : undefined;
}
