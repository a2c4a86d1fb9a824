import {
  behaviourHeadlineText,
  isRed,
  renderAnnotations,
  renderBehaviourHtml,
  renderBehaviourJunit,
  renderBehaviourMarkdown,
  renderBehaviourText
} from "./chunk-R2V2RU5Z.js";
import "./chunk-I6DXAXOW.js";
import {
  stableJson
} from "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-XRUPFRVA.js";
import {
  fileTrouble
} from "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/pipeline/behaviour/test-publication.ts
var { join } = process.getBuiltinModule("node:path");
function testPublication(tested, config, host) {
  const { model } = tested;
  const prefix = host.repositoryPrefix(config.workingDirectory);
  const link = (file, line) => host.link([prefix, file].filter((part) => part !== "").join("/"), line);
  const documents = {
    text: renderBehaviourText(model),
    markdown: renderBehaviourMarkdown(model, { link }),
    json: stableJson(model.report),
    junit: renderBehaviourJunit(model),
    // Made when somebody reads it: most do not.
    get html() {
      return renderBehaviourHtml(model);
    }
  };
  const wants = (channel) => config.report.includes(channel);
  const red = isRed(model.exitCode, config.failOn);
  const files = writeFiles(tested, documents, config, host);
  return {
    headline: behaviourHeadlineText(model),
    text: documents.text,
    documents,
    ...wants("summary") ? { summary: documents.markdown } : {},
    annotations: wants("annotations") || wants("check-run") ? renderAnnotations(model, { prefix }) : [],
    ...wants("check-run") ? {
      checkRun: {
        name: config.checkName,
        conclusion: conclude(model, red),
        externalId: config.artifactName
      }
    } : {},
    outputs: {
      status: model.status,
      "exit-code": String(model.exitCode),
      headline: behaviourHeadlineText(model),
      complete: String(model.status !== "incomplete"),
      "calls-planned": String(model.calls.planned),
      "calls-made": String(model.calls.made),
      ...files.paths
    },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode
  };
}
function conclude({ tone }, red) {
  if (red) return "failure";
  return tone === "success" ? "success" : "neutral";
}
function writeFiles({ directory: root, journal }, documents, config, host) {
  const write = (name, text) => {
    const path = join(root, name);
    try {
      host.files.write(path, text);
      return path;
    } catch (error) {
      const trouble = fileTrouble(error, path);
      if (trouble === void 0) throw error;
      host.log.warn(trouble.message);
      return void 0;
    }
  };
  const wants = (channel) => config.report.includes(channel);
  const paths = {
    "report-path": write("report.json", documents.json),
    "summary-path": write("summary.md", documents.markdown),
    "junit-path": wants("junit") ? write("junit.xml", documents.junit) : void 0,
    "html-path": wants("html") && documents.html !== void 0 ? write("report.html", documents.html) : void 0
  };
  const written = Object.entries(paths).filter((entry) => entry[1] !== void 0);
  const artifact = (name, files) => ({
    name: `${config.artifactName}-${name}`,
    root,
    files,
    ...config.retentionDays === void 0 ? {} : { retentionDays: config.retentionDays }
  });
  const isFull = config.artifactContent === "full" && journal !== void 0;
  return {
    paths: Object.fromEntries(written),
    artifacts: [
      artifact(
        "report",
        written.map(([, path]) => path)
      ),
      ...isFull ? [artifact("evidence", [journal])] : []
    ].filter(({ files }) => files.length > 0)
  };
}
export {
  testPublication
};
