/**
 * Uploads artifacts to the run with GitHub's own client, which retries an outage for 24 to 35 seconds and cannot
 * be stopped: so it is waited for only so long, and afterwards left behind. The host's `exit` ends the process
 * in spite of it. The content of the files is the caller's; nothing is redacted in here.
 */
import { existsSync } from "node:fs";
import type { ArtifactContent } from "../ports.ts";
import type { RunContext } from "./run-context.ts";

/** For all artifacts of a run together. */
export const ARTIFACT_WAIT_MS = 45_000;

export interface UploadReport {
  /** Page of the first artifact that arrived. */
  readonly url: string | undefined;
  /** One clause per artifact that did not arrive. */
  readonly failures: readonly string[];
  /** Is the client still at work? Then only `process.exit` ends the process. */
  readonly leftBehind: boolean;
}

/** Never rejects. */
export async function uploadArtifacts(
  artifacts: readonly ArtifactContent[],
  context: RunContext,
  waitMs: number,
): Promise<UploadReport> {
  const { artifactService } = context;
  if (!artifactService.usable) {
    return { url: undefined, failures: [artifactService.reason], leftBehind: false };
  }
  const failures: string[] = [];
  let url: string | undefined;
  const deadline = performance.now() + waitMs;
  for (const artifact of artifacts) {
    const outcome = await within(deadline, upload(artifact));
    if (outcome === "late") {
      failures.push(`\`${artifact.name}\` did not arrive within ${Math.round(waitMs / 1000)} s`);
      return { url, failures, leftBehind: true };
    }
    if (outcome.ok)
      url ??= context.runUrl === undefined ? undefined : `${context.runUrl}/artifacts/${outcome.id}`;
    else failures.push(`\`${artifact.name}\`: ${outcome.reason}`);
  }
  return { url, failures, leftBehind: false };
}

type Upload = { readonly ok: true; readonly id: number } | { readonly ok: false; readonly reason: string };

async function upload(artifact: ArtifactContent): Promise<Upload> {
  // A file that is gone makes the client throw out of an event handler, where nobody can catch it.
  const missing = artifact.files.find((file) => !existsSync(file));
  if (missing !== undefined) return { ok: false, reason: `there is no file ${missing}` };
  try {
    const { DefaultArtifactClient } = await import("@actions/artifact");
    const client = new DefaultArtifactClient();
    const options = artifact.retentionDays === undefined ? {} : { retentionDays: artifact.retentionDays };
    const send = () => client.uploadArtifact(artifact.name, [...artifact.files], artifact.root, options);
    const { id } = await send().catch(async (error: unknown) => {
      if (artifact.replaces !== true || !isTaken(error)) throw error;
      await client.deleteArtifact(artifact.name);
      return send();
    });
    return id === undefined ? { ok: false, reason: "the service gave it no id" } : { ok: true, id };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: message.split("\n")[0] ?? message };
  }
}

/** A name is given once in a run, all of its attempts together. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && /\(409\)|already exists/i.test(error.message);
}

async function within<T>(deadline: number, work: Promise<T>): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), Math.max(0, deadline - performance.now()));
  });
  const first = await Promise.race([work, late]);
  clearTimeout(timer);
  return first;
}
