/** `mode: run` with `reuse: auto`: a job that measures for a gate asks no agent where an earlier run of the files did. */
import type { Config } from "../../inputs/config.ts";
import type { Publication } from "../../ports.ts";
import type { Host } from "../host.ts";
import { publicationOf } from "../publication.ts";
import { gateHost } from "./gate-host.ts";
import { known, Unanswered } from "./known.ts";
import { readGatePolicy } from "./read-policy.ts";
import { findStored } from "./stored-evidence.ts";

/** @returns undefined where there is nothing to reuse: then it is measured */
export async function reusedRun(config: Config, host: Host): Promise<Publication | undefined> {
  const asking = await gateHost(host);
  const number = host.event?.name === "pull_request" ? host.event.pullRequest : undefined;
  if (config.reuse !== "auto" || asking === undefined || number === undefined) return undefined;
  try {
    const pull = known(await asking.server.pullRequest(number), `pull request ${number}`);
    if (pull === undefined) return undefined;
    const policy = await readGatePolicy(asking, { base: pull.base.branch, head: pull.head.sha });
    if (!policy.ok) return undefined;
    const { baseline } = policy.value;
    const found = await findStored(asking, {
      pull,
      baseline,
      artifactName: config.artifactName,
      reuse: true,
    });
    if (!("measurement" in found)) return undefined;
    host.log.info(`no call is made: run ${found.run.id} measured the same files but for the baseline`);
    const publication = publicationOf(found.measurement, config, host);
    // The gate finds what is stored; a second copy would only say less of where it comes from.
    const artifacts = publication.artifacts.filter(({ name }) => !name.endsWith("-evidence"));
    return { ...publication, artifacts, outputs: { ...publication.outputs, "calls-made": "0" } };
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    host.log.warn(`stored evidence is not looked for: ${error.message}`);
    return undefined;
  }
}
