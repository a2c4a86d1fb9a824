import {
  findStored
} from "./chunk-KLJGE24M.js";
import {
  gateHost
} from "./chunk-MGKQPYRT.js";
import {
  Unanswered,
  known,
  readGatePolicy
} from "./chunk-LIA3L7AJ.js";
import "./chunk-DDXYLMTF.js";
import "./chunk-7RH4R2B5.js";
import "./chunk-DGUUOX3V.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-I2ZVLGN5.js";
import "./chunk-4IIJ46CS.js";
import "./chunk-TYLGAHCH.js";
import "./chunk-VRGLTJ3X.js";
import "./chunk-GS5MLJH5.js";
import {
  publicationOf
} from "./chunk-Q7H5WNMS.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-ANRCXVVD.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/gate/reuse-evidence.ts
async function reusedRun(config, host) {
  const asking = await gateHost(host);
  const number = host.event?.name === "pull_request" ? host.event.pullRequest : void 0;
  if (config.reuse !== "auto" || asking === void 0 || number === void 0) return void 0;
  try {
    const pull = known(await asking.server.pullRequest(number), `pull request ${number}`);
    if (pull === void 0) return void 0;
    const policy = await readGatePolicy(asking, { base: pull.base.branch, head: pull.head.sha });
    if (!policy.ok) return void 0;
    const { baseline } = policy.value;
    const found = await findStored(asking, {
      pull,
      baseline,
      artifactName: config.artifactName,
      reuse: true
    });
    if (!("measurement" in found)) return void 0;
    host.log.info(`no call is made: run ${found.run.id} measured the same files but for the baseline`);
    const publication = publicationOf(found.measurement, config, host);
    const artifacts = publication.artifacts.filter(({ name }) => !name.endsWith("-evidence"));
    return { ...publication, artifacts, outputs: { ...publication.outputs, "calls-made": "0" } };
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    host.log.warn(`stored evidence is not looked for: ${error.message}`);
    return void 0;
  }
}
export {
  reusedRun
};
