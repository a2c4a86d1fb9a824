import {
  findStored
} from "./chunk-J4HRIPRT.js";
import {
  gateHost
} from "./chunk-MGKQPYRT.js";
import {
  Unanswered,
  known,
  readGatePolicy
} from "./chunk-3E6ZQXFV.js";
import "./chunk-EFQAH2AJ.js";
import "./chunk-ILC6B65G.js";
import "./chunk-KXUSBYVR.js";
import "./chunk-W3VIPJNM.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import "./chunk-VTB5C4XC.js";
import "./chunk-I2C6CTOO.js";
import "./chunk-YZIVGCR5.js";
import "./chunk-ZLXSWCPK.js";
import {
  publicationOf
} from "./chunk-XRCRHXNW.js";
import "./chunk-WOSBJXOQ.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import "./chunk-QMDUAR73.js";
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
