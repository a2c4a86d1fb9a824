import {
  findStored
} from "./chunk-TZY2BMSZ.js";
import {
  gateHost
} from "./chunk-MGKQPYRT.js";
import {
  Unanswered,
  known,
  readGatePolicy
} from "./chunk-QWAASUCX.js";
import "./chunk-TK2NVPFZ.js";
import "./chunk-4QEGMZEY.js";
import "./chunk-QWRO2LRL.js";
import "./chunk-P3TIGSQW.js";
import "./chunk-T6HPXHLK.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-CYQY7VO3.js";
import "./chunk-U7WMQFIS.js";
import "./chunk-FFRPDJ4J.js";
import "./chunk-4X7SN5DL.js";
import {
  publicationOf
} from "./chunk-R2V2RU5Z.js";
import "./chunk-I6DXAXOW.js";
import "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

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
