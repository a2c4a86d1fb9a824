/**
 * What a measurement leaves on disk, and which of it goes into artifacts. A file that cannot be written is told
 * and left out: the verdict is known by then, and must not be lost with it.
 */
import { dirname, join } from "node:path";
import { evidenceDocument } from "../evidence/evidence-file.ts";
import { trialLine } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import type { ArtifactContent, Publication } from "../ports.ts";
import { stableJson } from "../report/format/stable-json.ts";
import { fileTrouble } from "./file-trouble.ts";
import type { Host } from "./host.ts";
import type { Measurement } from "./measure.ts";

export interface WrittenFiles {
  /** Step outputs: absolute paths by their names in action.yml. */
  readonly paths: Readonly<Record<string, string>>;
  readonly artifacts: readonly ArtifactContent[];
}

export function writeFiles(
  measurement: Measurement,
  documents: NonNullable<Publication["documents"]>,
  config: Config,
  host: Host,
): WrittenFiles {
  const root = dirname(measurement.journal);
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
  const evidence = write("evidence.json", evidenceText(measurement));
  const trials =
    config.artifactContent === "full"
      ? measurement.journal
      : write("decisions.jsonl", decisionsOf(measurement, config));
  const summary = write("summary.md", documents.markdown);
  const report = wants("json") ? write("report.json", documents.json) : undefined;
  const junit = wants("junit") ? write("junit.xml", documents.junit) : undefined;
  const artifact = (name: string, files: readonly (string | undefined)[]): ArtifactContent => ({
    name: `${config.artifactName}-${name}`,
    root,
    files: files.filter((file) => file !== undefined),
    ...(config.retentionDays === undefined ? {} : { retentionDays: config.retentionDays }),
  });
  return {
    paths: present({
      "evidence-path": evidence,
      "summary-path": summary,
      "report-path": report,
      "junit-path": junit,
    }),
    // The report first: its address is the one that is shown.
    artifacts: [
      artifact("report", [summary, report, junit]),
      artifact("evidence", [evidence, trials]),
    ].filter(({ files }) => files.length > 0),
  };
}

function evidenceText({ assessment, model }: Measurement): string {
  const { agent, suite, startedAt } = model.provenance;
  const provenance = { agent, suite, started_at: startedAt, agentverity_action: model.version };
  return stableJson(evidenceDocument(assessment.evidence, provenance));
}

/** The trials without texts, arguments and outputs; at layer `text` the text is the decision, and stays. */
function decisionsOf({ trials }: Measurement, config: Config): string {
  const content = config.layer === "text" ? "full" : "decisions";
  return trials.map((trial) => `${trialLine(trial, content)}\n`).join("");
}

function present(paths: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])),
  );
}
