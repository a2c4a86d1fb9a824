/** `report`: a saved report of tests shown again, in any format, without a call; in HTML with the trend of its history. */
import { join, resolve } from "node:path";
import { readBehaviourReport, type SavedBehaviour } from "../../evidence/read-behaviour-report.ts";
import type { PastRun } from "../../evidence/test-history.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { parseSource } from "../../inputs/parse-source.ts";
import { readText } from "../../inputs/read-text.ts";
import { refuse } from "../../pipeline.ts";
import type { Result } from "../../problem.ts";
import { buildBehaviour } from "../../report/build-behaviour.ts";
import { buildTrend } from "../../report/build-trend.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import { renderBehaviourHtml } from "../../report/html/behaviour.ts";
import { renderBehaviourJunit } from "../../report/junit.ts";
import { renderBehaviourMarkdown } from "../../report/markdown/behaviour.ts";
import { behaviourHeadlineText, renderBehaviourText } from "../../report/text/behaviour.ts";
import type { Host } from "../host.ts";
import { TEST_FOLDER } from "./collect-runs.ts";
import { openHistory } from "./test-history.ts";

/** @param folder absolute: where the shell stands @returns the exit code: 0 when it is shown, whatever it says */
export async function reportCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const { values } = args.raw;
  const root = resolve(folder, values["working-directory"] ?? ".");
  const saved = await openReport(values["from"], root, host);
  if (!saved.ok) return (await refuse(saved.problems, host, 0)).exitCode;
  const model = buildBehaviour(saved.value.assessment, saved.value.facts);
  const text = renderBehaviourText(model);
  await host.publisher.publish({
    headline: behaviourHeadlineText(model),
    text,
    documents: {
      text,
      markdown: renderBehaviourMarkdown(model),
      json: stableJson(model.report),
      junit: renderBehaviourJunit(model),
      html: renderBehaviourHtml(model, buildTrend(await earlierRuns(saved.value, root, host))),
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0,
  });
  return 0;
}

async function openReport(
  named: string | undefined,
  root: string,
  host: Host,
): Promise<Result<SavedBehaviour>> {
  const file = named ?? join(host.outputDirectory(root, ""), TEST_FOLDER, "report.json");
  const text = readText(host.files, resolve(root, file), file, {
    code: "file-missing",
    message: `there is no report at ${file}`,
    hint:
      named === undefined
        ? "Run `agentverity test` first, or name a report: `agentverity report report.json`."
        : "Correct the path: it is relative to `--working-directory`.",
    at: { file },
  });
  if (!text.ok) return text;
  const parsed = await parseSource(file, text.value);
  return parsed.ok ? readBehaviourReport(parsed.value) : parsed;
}

/** Of the same suite, up to the one that is shown. A history that cannot be read is told, and no reason to show nothing. */
async function earlierRuns({ facts }: SavedBehaviour, root: string, host: Host): Promise<readonly PastRun[]> {
  const history = await openHistory(root, host);
  if (!history.ok) {
    for (const problem of history.problems) host.log.warn(`without a trend: ${problem.message}`);
    return [];
  }
  const until = Date.parse(facts.startedAt);
  return history.value.runs.filter((run) => run.suite === facts.suite && Date.parse(run.createdAt) <= until);
}
