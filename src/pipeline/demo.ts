/**
 * The gate on the two probe sets of the payment-dispute example, with the exact-match evaluator that a team
 * already has beside it. The same pipeline on the same files as anybody's run; nothing about it is canned.
 */
import { firstOutcomes } from "../core/coverage.ts";
import { outcomeWords } from "../core/outcome.ts";
import { readConfig } from "../inputs/read-config.ts";
import type { Files } from "../ports.ts";
import { type Result, succeed } from "../problem.ts";
import {
  type ComparisonModel,
  type ComparisonRow,
  renderComparisonMarkdown,
  renderComparisonText,
} from "../report/comparison.ts";
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
    const measured = await measure(config.value, { ...host, files: withoutJournal(host.files) });
    if (!measured.ok) return measured;
    measurements.push([name, measured.value]);
  }
  const [first] = measurements;
  const agent = first?.[1].model.provenance.agent ?? "";
  return succeed({
    measurements,
    comparison: { agent, rows: measurements.map(([name, run]) => comparisonRow(name, run)) },
  });
}

/** A demonstration leaves nothing behind, least of all in a package that may be read-only. */
function withoutJournal(files: Files): Files {
  return { ...files, openJournal: () => ({ append() {}, close() {} }) };
}

function comparisonRow(name: string, { assessment, model }: Measurement): ComparisonRow {
  const reason = model.admission.refusals[0]?.reason;
  return {
    name,
    exactMatch: exactMatch(assessment.evidence),
    stability: model.stability,
    ...(model.contract === undefined
      ? {}
      : { reachedRoutes: model.contract.reached, requiredRoutes: model.contract.required.length }),
    decisions: new Set(firstOutcomes(assessment.evidence).map(outcomeWords)).size,
    headline: model.headline,
    admissible: model.admission.admissible,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** First answers that equal the expected one. This is the evaluator's verdict, never ours. */
function exactMatch({ cases }: Measurement["assessment"]["evidence"]): ComparisonRow["exactMatch"] {
  const scored = cases.filter(({ expected }) => expected !== undefined);
  const matched = scored.filter(
    ({ expected, outcomes: [first] }) => first !== undefined && outcomeWords(first) === expected,
  );
  return { matched: matched.length, total: scored.length };
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
