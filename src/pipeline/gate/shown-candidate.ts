/** Is a file in the branch what a run of this gate had shown as a candidate, but for the record of who signed it? */
import type { Baseline } from "../../core/baseline.ts";
import { baselineDocument } from "../../evidence/baseline-file.ts";
import { digestOf } from "../../evidence/digest.ts";
import { candidateName } from "../../gate/artifact-names.ts";
import { isOwnRun } from "../../gate/own-runs.ts";
import type { PullRequest, Server } from "../../ports/server.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import type { GateHost } from "./gate-host.ts";

import { known } from "./known.ts";

export const CANDIDATE_FILE = "candidate.baseline.json";
/** Of the whole archive. */
const MOST_BYTES = 32 * 1024 * 1024;

export async function isShownCandidate(
  host: GateHost,
  content: Candidate,
  pull: PullRequest,
): Promise<boolean> {
  const { server, event } = host;
  const own = known(await server.run(event.runId), "this run");
  const named = known(await server.artifacts({ name: candidateName(content.digest) }), "the candidates");
  for (const artifact of named) {
    if (artifact.expired || artifact.run === undefined) continue;
    const run = known(await server.run(artifact.run.id), `run ${artifact.run.id}`);
    if (run === undefined || own === undefined) continue;
    if (!known(await isOwnRun({ server, ownRun: own, pull }, run), "the gate's own runs")) continue;
    const shown = await shownIn(server, artifact);
    if (shown !== undefined && withoutRecord(shown) === withoutRecord(content.baseline)) return true;
  }
  return false;
}

async function shownIn(
  server: Server,
  artifact: Parameters<Server["download"]>[0],
): Promise<Baseline | undefined> {
  const files = await server.download(artifact, MOST_BYTES);
  const bytes = files.ok ? files.value.get(CANDIDATE_FILE) : undefined;
  if (bytes === undefined) return undefined;
  const found = readCandidate(CANDIDATE_FILE, new TextDecoder().decode(bytes));
  return found.ok ? found.value.baseline : undefined;
}

/** Everything else counts: the counts of answers decide what drift is. */
function withoutRecord({ signOff: _, ...baseline }: Baseline): string {
  return digestOf(baselineDocument(baseline));
}
