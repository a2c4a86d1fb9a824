/** A text file out of a stored artifact, strictly: the archive is capped, and what is no UTF-8 is no text. */
import type { ArtifactRecord, Trouble } from "../../ports/server.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";

/** Of the whole archive, unpacked. */
const MOST_BYTES = 64 * 1024 * 1024;

/** @param names the file's, the first that is there @throws Unanswered where another try may find it */
export async function storedText(
  host: GateHost,
  artifact: ArtifactRecord,
  names: readonly string[],
): Promise<Result<string>> {
  if (artifact.sizeBytes > MOST_BYTES) return fail(unusable(artifact, "it is larger than 64 MiB"));
  const files = await host.server.download(artifact, MOST_BYTES);
  if (!files.ok && isForGood(files.trouble)) return fail(unusable(artifact, files.trouble.reason));
  const found = known(files, `artifact \`${artifact.name}\` of run ${artifact.run?.id ?? 0}`);
  const name = names.find((each) => found.has(each));
  const bytes = name === undefined ? undefined : found.get(name);
  if (bytes === undefined) return fail(unusable(artifact, `it holds no \`${names[0]}\``));
  const text = decoded(bytes);
  if (text === undefined) return fail(unusable(artifact, `its \`${name}\` is not UTF-8 text`));
  return succeed(text);
}

/** It is gone, or it was read and is not taken. */
function isForGood({ status }: Trouble): boolean {
  return status === 200 || status === 404 || status === 410;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unusable({ name, run }: ArtifactRecord, why: string): Problem {
  return {
    code: "evidence-invalid",
    message: `artifact \`${name}\` of run ${run?.id ?? 0} is not used: ${why}`,
    hint: "Push a commit, or reopen the pull request, to measure again.",
  };
}
