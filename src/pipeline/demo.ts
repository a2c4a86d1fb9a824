/**
 * The gate on the two probe sets of the payment-dispute example, with the exact-match evaluator that a team
 * already has beside it. The same pipeline on the same files as anybody's run; nothing about it is canned.
 */
import { evidenceDocument } from "../evidence/evidence-file.ts";
import { readConfig } from "../inputs/read-config.ts";
import type { Files } from "../ports.ts";
import { fail, type Result, succeed } from "../problem.ts";
import { buildComparison, type ComparedRun } from "../report/build-comparison.ts";
import { renderComparisonMarkdown, renderComparisonText } from "../report/comparison.ts";
import type { ComparisonModel } from "../report/comparison-model.ts";
import { stableJson } from "../report/format/stable-json.ts";
import { renderMarkdown } from "../report/markdown.ts";
import { renderText } from "../report/text.ts";
import type { Host } from "./host.ts";
import { type Measurement, measure } from "./measure.ts";

const PROBE_SETS = ["narrow", "repaired"] as const;

export interface Demo {
  readonly comparison: ComparisonModel;
  readonly measurements: readonly (readonly [name: string, measurement: Measurement])[];
}

/** @param folder absolute: the payment-dispute example, or a copy of it that somebody changed */
export async function runDemo(folder: string, host: Host): Promise<Result<Demo>> {
  const measurements: [string, Measurement][] = [];
  for (const name of PROBE_SETS) {
    const config = await readConfig(
      { source: "command line", values: { config: "agentverity.yml", suite: `${name}.yaml` }, unknown: [] },
      { workingDirectory: folder, read: host.files.read },
    );
    if (!config.ok) return config;
    const measured = await measure(config.value, {
      ...host,
      files: withoutJournal(host.files),
      treeState: async () => undefined,
    });
    if (measured.kind === "refused") return fail(...measured.problems);
    if (measured.kind === "measured") measurements.push([name, measured.measurement]);
  }
  const agent = measurements[0]?.[1].model.provenance.agent ?? "";
  return succeed({ measurements, comparison: buildComparison(agent, measurements.map(comparedRun)) });
}

/** A demonstration leaves nothing behind, least of all in a package that may be read-only. */
function withoutJournal(files: Files): Files {
  return { ...files, openJournal: () => ({ append() {}, close() {} }) };
}

/** Through the documents that a run leaves, as everybody's comparison goes. */
function comparedRun([name, { assessment, model }]: readonly [string, Measurement]): ComparedRun {
  const evidence = evidenceDocument(assessment.evidence, {});
  return JSON.parse(stableJson({ name, run: model.run, evidence }));
}

export function demoText({ comparison, measurements }: Demo): string {
  const reports = measurements.map(
    ([name, { model }]) => `${title(`${name} probe set: ${model.provenance.suite}`)}\n${renderText(model)}`,
  );
  return `${[...reports, `${title("Side by side")}\n${renderComparisonText(comparison)}`].join("\n")}`;
}

export function demoMarkdown({ comparison, measurements }: Demo): string {
  const reports = measurements.map(([, { model }]) => renderMarkdown(model));
  return [renderComparisonMarkdown(comparison), ...reports].join("\n");
}

export function demoJson({ measurements }: Demo): string {
  return stableJson(Object.fromEntries(measurements.map(([name, { model }]) => [name, model.run])));
}

function title(text: string): string {
  return `${text}\n${"=".repeat(text.length)}`;
}
