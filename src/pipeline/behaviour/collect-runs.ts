/** Asks the agent once for every run of the selected tests; journaled, resumable, within the budget. */
import type { Agent } from "../../agent/agent.ts";
import { type Collection, collect } from "../../collect/collect.ts";
import type { Suite } from "../../core/suite.ts";
import { trialLine } from "../../evidence/trials-file.ts";
import type { Config } from "../../inputs/config.ts";
import { fail } from "../../problem.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { openTarget } from "../measure.ts";
import { type FoundJournal, findEarlier, openJournal } from "../open-journal.ts";
import { byCase, type Gathered } from "./gathered-runs.ts";
import type { Selection } from "./select-tests.ts";

/** Below the folder of everything that is written. */
export const TEST_FOLDER = "test";

interface TestRun {
  readonly config: Config;
  readonly suite: Suite;
  /** Runs of each case of the suite, in order; 0 for what is no selected test. */
  readonly repeats: readonly number[];
  readonly found: FoundJournal;
  readonly host: Host;
}

export async function collectRuns(
  config: Config,
  suite: Suite,
  selection: Selection,
  host: Host,
): Promise<Gathered> {
  const repeats = suite.cases.map(
    (_, index) => selection.tests.find((test) => test.caseIndex === index)?.runs ?? 0,
  );
  const opening = openTarget(config, host);
  try {
    const found = await findEarlier(config, { suite }, host, TEST_FOLDER);
    const agent = await opening;
    if (!agent.ok) return refused(agent);
    if (!found.ok) return refused(found);
    return await ask(agent.value, { config, suite, repeats, found: found.value, host });
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config.workingDirectory, ""));
    if (trouble === undefined) throw error;
    return refused(fail(trouble));
  } finally {
    const agent = await opening;
    if (agent.ok) await agent.value.close();
  }
}

function refused({ problems }: ReturnType<typeof fail>): Gathered {
  return { kind: "refused", problems, callsMade: 0 };
}

async function ask(agent: Agent, run: TestRun): Promise<Gathered> {
  const { suite, repeats, found, host } = run;
  const planned = sum(repeats);
  const tests = repeats.filter((count) => count > 0).length;
  for (const note of agent.notes) host.log.info(note);
  host.log.info(`${planned} calls planned: ${tests} tests of ${suite.file}, asked of ${agent.name}`);
  const { trials, stopped } = await record(agent, run);
  if (stopped === "interrupted") {
    const kept = trials.filter((trial) => trial.result.ok).length;
    return { kind: "interrupted", kept, planned, journal: found.path };
  }
  return {
    kind: "gathered",
    gathered: {
      runs: byCase(trials),
      planned: new Map(repeats.entries()),
      made: trials.length,
      agent: agent.name,
      isolation: agent.isolation,
      journal: found.path,
    },
  };
}

/** Every trial is on disk before it counts. */
async function record(agent: Agent, { config, suite, repeats, found, host }: TestRun): Promise<Collection> {
  const header = { ...found.identity, repeats, isolation: agent.isolation };
  const { journal, earlier } = openJournal(found, header, host);
  try {
    return await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats,
        layer: "tools", // an answer without a decision is an answer: assertions judge it
        maxWorkers: config.maxWorkers,
        parallelRepeats: config.parallelRepeats,
        stopOnError: config.errorPolicy === "stop",
        ...(config.maxCost === undefined ? {} : { maxCost: config.maxCost }),
        earlier,
      },
      {
        clock: host.clock,
        progress: host.progress,
        interruption: host.interruption,
        onTrial: (trial) => journal.append(trialLine(trial, "full")),
      },
    );
  } finally {
    journal.close();
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
