/**
 * What earlier runs of tests here came to. A shell keeps them in one file that is only ever added to; on a runner the runs
 * of the default branch are the history.
 */
import { join } from "node:path";
import {
  historyLine,
  type PastRun,
  readAgentcheckHistory,
  readHistoryLines,
} from "../../evidence/test-history.ts";
import type { Config } from "../../inputs/config.ts";
import { parseSource } from "../../inputs/parse-source.ts";
import { readText } from "../../inputs/read-text.ts";
import { fail, type Result, succeed } from "../../problem.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import type { TestedSuite } from "./run-tests.ts";

const HISTORY = "history.jsonl";
const AGENTCHECK = ".agentcheck/history.json";

/** Trouble with the file is told, and changes no verdict. */
export function keepInHistory({ assessment, model }: TestedSuite, config: Config, host: Host): void {
  if (host.event !== undefined) return;
  const path = join(host.outputDirectory(config.workingDirectory, ""), HISTORY);
  try {
    const written = host.files.readJournal(path);
    const line = historyLine(assessment, {
      version: model.version,
      createdAt: model.provenance.startedAt,
      suite: model.provenance.suite,
      agent: model.provenance.agent,
      ...(config.tests.filter === undefined ? {} : { filter: config.tests.filter }),
      earlier: (written?.text ?? "").split("\n").length,
    });
    const journal = host.files.openJournal(path, written?.bytes ?? 0);
    journal.append(line);
    journal.close();
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === undefined) throw error;
    host.log.warn(`this run is not in the history: ${trouble.message}`);
  }
}

export interface History {
  /** Oldest first. */
  readonly runs: readonly PastRun[];
  /** Where they stand, as people know them. */
  readonly files: readonly string[];
}

/** Ours and agentcheck's. @param root absolute */
export async function openHistory(root: string, host: Host): Promise<Result<History>> {
  const path = join(host.outputDirectory(root, ""), HISTORY);
  const ours = host.files.readJournal(path);
  const own = readHistoryLines(path, ours?.text ?? "");
  const theirs = await agentcheckHistory(root, host);
  const problems = [own, theirs].flatMap((read) => (read.ok ? [] : read.problems));
  if (!own.ok || !theirs.ok) return fail(...problems);
  return succeed({
    runs: [...theirs.value, ...own.value].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
    files: [...(ours === undefined ? [] : [path]), ...(theirs.value.length === 0 ? [] : [AGENTCHECK])],
  });
}

async function agentcheckHistory(root: string, host: Host): Promise<Result<readonly PastRun[]>> {
  const text = readText(host.files, join(root, AGENTCHECK), AGENTCHECK, {
    code: "file-missing",
    message: `there is no ${AGENTCHECK}`,
    hint: "",
  });
  if (!text.ok) return text.problems.every((problem) => problem.code === "file-missing") ? succeed([]) : text;
  const parsed = await parseSource(AGENTCHECK, text.value);
  return parsed.ok ? readAgentcheckHistory(parsed.value) : parsed;
}
