/** A comparison of two windows, rendered and written: what a publisher shows. Decides what is red. */
import { join } from "node:path";
import { digestOf } from "../evidence/digest.ts";
import type { Config } from "../inputs/config.ts";
import type { Conclusion, Publication } from "../ports.ts";
import { driftHeadline, renderDriftJson, renderDriftMarkdown, renderDriftText } from "../report/drift.ts";
import type { DriftModel } from "../report/drift-model.ts";
import { fileTrouble } from "./file-trouble.ts";
import type { Host } from "./host.ts";
import { isRed } from "./publication.ts";

export function driftPublication(model: DriftModel, config: Config, host: Host): Publication {
  const documents = {
    text: renderDriftText(model),
    markdown: renderDriftMarkdown(model),
    json: renderDriftJson(model),
    junit: "",
  };
  const wants = (channel: Config["report"][number]) => config.report.includes(channel);
  const red = isRed(model.exitCode, config.failOn);
  const files = writeFiles(documents, config, host);
  return {
    headline: driftHeadline(model),
    text: documents.text,
    documents,
    ...(wants("summary") ? { summary: documents.markdown } : {}),
    annotations: [],
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
      headline: driftHeadline(model),
      complete: String(model.status !== "incomplete"),
      "calls-made": "0",
      ...files.paths,
    },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode,
  };
}

function conclude({ status }: DriftModel, red: boolean): Conclusion {
  if (red) return "failure";
  return status === "none-detected" ? "success" : "neutral";
}

function writeFiles(
  documents: NonNullable<Publication["documents"]>,
  config: Config,
  host: Host,
): Pick<Publication, "artifacts"> & { readonly paths: Readonly<Record<string, string>> } {
  const key = digestOf([config.before ?? null, config.after ?? null, config.epsilon]).slice(-16);
  const root = join(host.outputDirectory(config.workingDirectory, key), "compare");
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
  const summary = write("summary.md", documents.markdown);
  const report = config.report.includes("json") ? write("report.json", documents.json) : undefined;
  const written = [summary, report].filter((file) => file !== undefined);
  return {
    paths: {
      ...(summary === undefined ? {} : { "summary-path": summary }),
      ...(report === undefined ? {} : { "report-path": report }),
    },
    artifacts:
      written.length === 0
        ? []
        : [
            {
              name: `${config.artifactName}-report`,
              root,
              files: written,
              ...(config.retentionDays === undefined ? {} : { retentionDays: config.retentionDays }),
            },
          ],
  };
}
