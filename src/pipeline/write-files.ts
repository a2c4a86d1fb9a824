/**
 * What a measurement leaves on disk, and which of it goes into artifacts. A file that cannot be written is told
 * and left out: the verdict is known by then, and must not be lost with it.
 */
import { join } from "node:path";
import { endFields } from "../evidence/end-of-run.ts";
import type { Provenance } from "../evidence/evidence-file.ts";
import { identify } from "../evidence/identity.ts";
import { followUpLine, trialLine } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import type { ArtifactContent, Publication } from "../ports.ts";
import { evidenceText } from "./evidence-text.ts";
import { fileTrouble } from "./file-trouble.ts";
import type { Host } from "./host.ts";
import type { Measurement } from "./judge-calls.ts";

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
  const root = measurement.directory;
  const write = (name: string, text: string | Iterable<string>): string | undefined => {
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
  const evidence = write(
    "evidence.json",
    evidenceText(measurement.assessment.evidence, provenanceOf(measurement, config)),
  );
  const trials = writeTrials(measurement, config, write);
  const summary = write("summary.md", documents.markdown);
  const report = wants("json") ? write("report.json", documents.json) : undefined;
  const junit = wants("junit") ? write("junit.xml", documents.junit) : undefined;
  const html =
    wants("html") && documents.html !== undefined ? write("report.html", documents.html) : undefined;
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
      "html-path": html,
    }),
    // The report first: its address is the one that is shown.
    artifacts: [
      artifact("report", [summary, report, junit, html]),
      artifact("evidence", [evidence, trials]),
    ].filter(({ files }) => files.length > 0),
  };
}

function provenanceOf({ assessment, model, suite: cases, journal }: Measurement, config: Config): Provenance {
  const { agent, suite, startedAt } = model.provenance;
  const { replays } = assessment.evidence;
  const identity = identify(config, cases, null);
  return {
    agent,
    suite,
    started_at: startedAt,
    agentverity_action: model.version,
    // What makes it the same measurement, for a later run that looks for this one.
    ...(journal === undefined
      ? {}
      : { config_digest: identity.configDigest, suite_digest: identity.suiteDigest }),
    // Without these a run that was cut short would read as a whole one.
    ...(assessment.missingCalls === 0 ? {} : { missing_calls: assessment.missingCalls }),
    // Nor one whose end followed from what its pairs gave as one of a fixed plan.
    ...endFields(assessment),
    ...(replays === undefined ? {} : { replays }),
  };
}

/** @returns undefined for recorded runs: their trials are somebody else's */
function writeTrials(
  measurement: Measurement,
  config: Config,
  write: (name: string, text: string) => string | undefined,
): string | undefined {
  if (measurement.journal === undefined) return undefined;
  if (config.artifactContent === "full") return measurement.journal;
  return write("decisions.jsonl", decisionsOf(measurement, config));
}

/** The trials without texts, arguments and outputs; at layer `text` the text is the decision, and stays. */
function decisionsOf({ trials, followUps = [] }: Measurement, config: Config): string {
  const content = config.layer === "text" ? "full" : "decisions";
  const lines = [
    ...trials.map((trial) => trialLine(trial, content)),
    ...followUps.map((followUp) => followUpLine(followUp, content)),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function present(paths: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])),
  );
}
