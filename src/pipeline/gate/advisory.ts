/** Whom a status binds: any writer's workflow can post one with the built-in token, unless an app of the team's own must. */
import { GITHUB_ACTIONS } from "../../gate/doctor-facts.ts";
import type { Server } from "../../ports/server.ts";

const CURE =
  "require it from an app of the team's own, whose token this job takes from an environment of the default branch (`mode: doctor` says how)";

/** @returns clauses; empty where only an app of the team's own can answer */
export async function advisoryNotes(
  server: Server,
  branch: string,
  context: string,
): Promise<readonly string[]> {
  const checks = await server.requiredChecks(branch);
  if (!checks.ok)
    return [
      `advisory against writers as far as is known: who must post \`${context}\` could not be read (${checks.trouble.reason}); ${CURE}`,
    ];
  const ours = checks.value.filter((check) => check.context === context);
  if (ours.some(({ appId }) => appId !== undefined && appId !== GITHUB_ACTIONS)) return [];
  const why =
    ours.length === 0
      ? `\`${branch}\` does not require \`${context}\``
      : `\`${context}\` is required of \`${branch}\`, and any writer's workflow can post it`;
  return [`advisory against writers: ${why}; ${CURE}`];
}
