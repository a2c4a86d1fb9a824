/**
 * What a gate run looked at, kept in its candidate and receipt artifacts: a run that is made for the default branch has
 * no other way to say it. It is believed only from the gate's own runs, and only ever narrows.
 */
import type { Answer, ArtifactRecord, Server } from "../ports/server.ts";

export const SUBJECT_FILE = "agentverity-subject.json";
const SCHEMA = "agentverity.subject/v1";
/** Of the whole archive: a candidate holds a baseline, and thousands of probes are a few MB. */
const MAXIMUM_BYTES = 32 * 1024 * 1024;

export interface Subject {
  /** 64 hex digits. */
  readonly digest: string;
  /** Head of the pull request as it was judged. */
  readonly headSha: string;
  readonly pullRequest: number | undefined;
}

export function subjectText(subject: Subject): string {
  const { digest, headSha, pullRequest } = subject;
  return `${JSON.stringify({ schema: SCHEMA, digest, head_sha: headSha, pull_request: pullRequest ?? null })}\n`;
}

/** @returns undefined for an archive that holds no such record */
export async function readSubject(
  server: Server,
  artifact: ArtifactRecord,
): Promise<Answer<Subject | undefined>> {
  const files = await server.download(artifact, MAXIMUM_BYTES);
  if (!files.ok) return files;
  const bytes = files.value.get(SUBJECT_FILE);
  return { ok: true, value: bytes === undefined ? undefined : parse(new TextDecoder().decode(bytes)) };
}

function parse(text: string): Subject | undefined {
  try {
    const { schema, digest, head_sha, pull_request } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isSubject =
      schema === SCHEMA &&
      typeof digest === "string" &&
      /^[0-9a-f]{64}$/.test(digest) &&
      typeof head_sha === "string" &&
      (pull_request === null || Number.isSafeInteger(pull_request));
    if (!isSubject) return undefined;
    return { digest, headSha: head_sha, pullRequest: (pull_request as number | null) ?? undefined };
  } catch {
    return undefined; // not JSON, or no object
  }
}
