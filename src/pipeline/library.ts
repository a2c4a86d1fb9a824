/**
 * What the command line and the action do with recorded runs, for scripts: settings by the names of the inputs in,
 * results as values out. Nothing is written, printed or called.
 */
import type { Config, Mode } from "../inputs/config.ts";
import { readConfig } from "../inputs/read-config.ts";
import { type Result, succeed } from "../problem.ts";
import { driftHeadline, renderDriftMarkdown, renderDriftText } from "../report/drift.ts";
import { renderMarkdown } from "../report/markdown.ts";
import { headlineText, renderText } from "../report/text.ts";
import { compareEvidence } from "./compare-evidence.ts";
import type { ReadingHost } from "./host.ts";
import { judge } from "./judge.ts";
import type { AssessReport, Report, Settings } from "./library-report.ts";

/** @returns the judgement, or every problem of the settings, the recording or the suite */
export async function assessRecorded(settings: Settings, host: ReadingHost): Promise<Result<AssessReport>> {
  const config = await configOf("assess", settings, host);
  if (!config.ok) return config;
  const judged = await judge(config.value, host);
  if (!judged.ok) return judged;
  const { assessment, model } = judged.value;
  return succeed({
    assessment,
    exitCode: assessment.exitCode,
    headline: headlineText(model),
    json: model.run,
    text: renderText(model),
    markdown: renderMarkdown(model),
  });
}

/** @returns what differs between the recorded windows `before` and `after`, tested */
export async function compareRecorded(settings: Settings, host: ReadingHost): Promise<Result<Report>> {
  const config = await configOf("compare", settings, host);
  if (!config.ok) return config;
  const compared = await compareEvidence(config.value, host);
  if (!compared.ok) return compared;
  const model = compared.value;
  return succeed({
    exitCode: model.exitCode,
    headline: driftHeadline(model),
    json: model.report,
    text: renderDriftText(model),
    markdown: renderDriftMarkdown(model),
  });
}

async function configOf(mode: Mode, settings: Settings, { files }: ReadingHost): Promise<Result<Config>> {
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join("\n") : String(value),
  ]);
  return readConfig(
    { source: "action", values: { ...Object.fromEntries(texts), mode }, unknown: [] },
    { workingDirectory: process.cwd(), read: files.read },
  );
}
