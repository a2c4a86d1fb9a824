/** Tests, rendered and written: what a publisher shows. Decides what is red; changes no verdict. */
import { join } from "node:path";
import type { Config } from "../../inputs/config.ts";
import type { ArtifactContent, Conclusion, Publication } from "../../ports.ts";
import { renderAnnotations } from "../../report/annotations.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import { renderBehaviourHtml } from "../../report/html/behaviour.ts";
import { renderBehaviourJunit } from "../../report/junit.ts";
import { renderBehaviourMarkdown } from "../../report/markdown/behaviour.ts";
import type { TestsModel } from "../../report/tests-model.ts";
import { behaviourHeadlineText, renderBehaviourText } from "../../report/text/behaviour.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { isRed } from "../publication.ts";
import type { TestedSuite } from "./run-tests.ts";

export function testPublication(tested: TestedSuite, config: Config, host: Host): Publication {
  const { model } = tested;
  const prefix = host.repositoryPrefix(config.workingDirectory);
  const link = (file: string, line: number) =>
    host.link([prefix, file].filter((part) => part !== "").join("/"), line);
  const documents = {
    text: renderBehaviourText(model),
    markdown: renderBehaviourMarkdown(model, { link }),
    json: stableJson(model.report),
    junit: renderBehaviourJunit(model),
    // Made when somebody reads it: most do not.
    get html() {
      return renderBehaviourHtml(model);
    },
  };
  const wants = (channel: Config["report"][number]) => config.report.includes(channel);
  const red = isRed(model.exitCode, config.failOn);
  const files = writeFiles(tested, documents, config, host);
  return {
    headline: behaviourHeadlineText(model),
    text: documents.text,
    documents,
    ...(wants("summary") ? { summary: documents.markdown } : {}),
    annotations: wants("annotations") || wants("check-run") ? renderAnnotations(model, { prefix }) : [],
    ...(wants("check-run")
      ? {
          checkRun: {
            name: config.checkName,
            conclusion: conclude(model, red),
            externalId: config.artifactName,
          },
        }
      : {}),
    outputs: {
      status: model.status,
      "exit-code": String(model.exitCode),
      headline: behaviourHeadlineText(model),
      complete: String(model.status !== "incomplete"),
      "calls-planned": String(model.calls.planned),
      "calls-made": String(model.calls.made),
      ...files.paths,
    },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode,
  };
}

function conclude({ tone }: TestsModel, red: boolean): Conclusion {
  if (red) return "failure";
  return tone === "success" ? "success" : "neutral";
}

function writeFiles(
  { directory: root, journal }: TestedSuite,
  documents: NonNullable<Publication["documents"]>,
  config: Config,
  host: Host,
): Pick<Publication, "artifacts"> & { readonly paths: Readonly<Record<string, string>> } {
  const write = (name: string, text: string): string | undefined => {
    const path = join(root, name);
    try {
      host.files.write(path, text);
      return path;
    } catch (error) {
      const trouble = fileTrouble(error, path);
      if (trouble === undefined) throw error;
      host.log.warn(trouble.message);
      return undefined;
    }
  };
  const wants = (channel: Config["report"][number]) => config.report.includes(channel);
  // The report is what `bless` takes: it is written whatever else is asked for.
  const paths = {
    "report-path": write("report.json", documents.json),
    "summary-path": write("summary.md", documents.markdown),
    "junit-path": wants("junit") ? write("junit.xml", documents.junit) : undefined,
    "html-path":
      wants("html") && documents.html !== undefined ? write("report.html", documents.html) : undefined,
  };
  const written = Object.entries(paths).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const artifact = (name: string, files: readonly string[]): ArtifactContent => ({
    name: `${config.artifactName}-${name}`,
    root,
    files,
    ...(config.retentionDays === undefined ? {} : { retentionDays: config.retentionDays }),
  });
  const isFull = config.artifactContent === "full" && journal !== undefined;
  return {
    paths: Object.fromEntries(written),
    artifacts: [
      artifact(
        "report",
        written.map(([, path]) => path),
      ),
      ...(isFull ? [artifact("evidence", [journal])] : []),
    ].filter(({ files }) => files.length > 0),
  };
}
