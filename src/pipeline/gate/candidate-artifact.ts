/** Files of a digest as an artifact: the decisions, and what the run that shows or admits them had looked at. */
import { join } from "node:path";
import { candidateName } from "../../gate/artifact-names.ts";
import { SUBJECT_FILE, subjectText } from "../../gate/subject-record.ts";
import type { Config } from "../../inputs/config.ts";
import type { ArtifactContent } from "../../ports.ts";
import type { Host } from "../host.ts";
import type { Candidate } from "./candidate.ts";
import { candidateText } from "./commit-candidate.ts";
import { CANDIDATE_FILE } from "./shown-candidate.ts";

/** What was looked at. */
export interface Looked {
  readonly headSha: string;
  readonly pullRequest?: number;
}

/** Shown before anybody signs it: a signature counts only for what a run of the gate had published by then. */
export function candidateArtifact(
  candidate: Candidate,
  looked: Looked,
  directory: string,
  config: Config,
  host: Pick<Host, "files">,
): ArtifactContent {
  const files = { [CANDIDATE_FILE]: candidateText(candidate) };
  const name = candidateName(candidate.digest);
  return writeArtifact(
    { name, files, folder: "candidate", digest: candidate.digest, looked },
    directory,
    config,
    host,
  );
}

interface Written {
  readonly name: string;
  /** By name. */
  readonly files: Readonly<Record<string, string>>;
  readonly folder: string;
  /** `sha256:…`, whole. */
  readonly digest: string;
  readonly looked: Looked;
}

export function writeArtifact(
  { name, files, folder, digest, looked }: Written,
  directory: string,
  { retentionDays }: Pick<Config, "retentionDays">,
  host: Pick<Host, "files">,
): ArtifactContent {
  const root = join(directory, folder);
  const { headSha, pullRequest } = looked;
  const subject = subjectText({ digest: digest.replace("sha256:", ""), headSha, pullRequest });
  const all = { ...files, [SUBJECT_FILE]: subject };
  for (const [file, text] of Object.entries(all)) host.files.write(join(root, file), text);
  return {
    name,
    root,
    files: Object.keys(all).map((file) => join(root, file)),
    ...(retentionDays === undefined ? {} : { retentionDays }),
  };
}
