/**
 * Asks each probe once, and four times more where its answer is not the approved one. What it collects can show drift and
 * admits nothing: most probes have no pair.
 */
import { dirname } from "node:path";
import type { Agent } from "../../agent/agent.ts";
import { type Collection, collect } from "../../collect/collect.ts";
import { assess } from "../../core/assess.ts";
import type { Baseline } from "../../core/baseline.ts";
import { disagreeing, QUICK_FOLLOW_UPS } from "../../core/baseline-drift.ts";
import { findUnscorable } from "../../core/coverage.ts";
import type { MeasurementPlan } from "../../core/plan.ts";
import { evidenceFromTrials, type Trial } from "../../core/trial.ts";
import { sha256 } from "../../evidence/digest.ts";
import { trialLine } from "../../evidence/trials-file.ts";
import { withLines } from "../../inputs/case-lines.ts";
import type { Config } from "../../inputs/config.ts";
import type { OpenedSuite } from "../../inputs/open-suite.ts";
import { buildModel } from "../../report/build-model.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { policyOf, undeclared } from "../judge-calls.ts";
import { type Measured, openTarget } from "../measure.ts";
import { type FoundJournal, findEarlier, openJournal } from "../open-journal.ts";

interface Quick {
  readonly agent: Agent;
  readonly baseline: Baseline;
  readonly config: Config;
  readonly opened: OpenedSuite;
  readonly found: FoundJournal;
  readonly host: Host;
}

export async function measureQuickly(
  baseline: Baseline,
  config: Config,
  opened: OpenedSuite,
  host: Host,
): Promise<Measured> {
  const agent = await openTarget(config, host);
  if (!agent.ok) return { kind: "refused", problems: agent.problems, callsMade: 0 };
  try {
    const found = await findEarlier(config, opened, host, "quick");
    if (!found.ok) return { kind: "refused", problems: found.problems, callsMade: 0 };
    return await ask({ agent: agent.value, baseline, config, opened, found: found.value, host });
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config.workingDirectory, ""));
    if (trouble === undefined) throw error;
    return { kind: "refused", problems: [trouble], callsMade: 0 };
  } finally {
    await agent.value.close();
  }
}

async function ask(quick: Quick): Promise<Measured> {
  const { agent, config, opened, found, host } = quick;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  for (const note of agent.notes) host.log.info(note);
  const { trials, made, stopped, repeats } = await record(quick);
  const plan = planOf(repeats);
  const kept = trials.filter((trial) => trial.result.ok).length;
  if (stopped === "interrupted")
    return { kind: "interrupted", kept, planned: plan.calls, journal: found.path };
  const suite = withLines(opened.suite, opened.text);
  const evidence = evidenceOf(quick, trials);
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== undefined)
    return { kind: "refused", problems: [undeclared(unscorable, suite, found.path)], callsMade: made };
  // Without the meter: one answer makes no pair, and what was asked again was asked because it disagreed.
  const policy = { ...policyOf(config, suite), meter: false };
  const assessment = assess(evidence, policy, plan.calls - trials.length);
  const model = buildModel(assessment, {
    version: host.version,
    suite,
    plan,
    trials,
    stopped,
    agent: agent.name,
    errorPolicy: config.errorPolicy,
    maxWorkers: config.maxWorkers,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
  });
  const journal = found.path;
  return {
    kind: "measured",
    measurement: { suite, plan, trials, assessment, model, journal, directory: dirname(journal) },
  };
}

function planOf(repeats: readonly number[]): MeasurementPlan {
  const calls = repeats.reduce((sum, count) => sum + count, 0);
  return { repeats, commonRepeats: 1, routes: [], calls, limited: false };
}

function evidenceOf({ agent, config, opened }: Quick, trials: readonly Trial[]) {
  const cases = opened.suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  return evidenceFromTrials(cases, trials, config.layer, agent.isolation);
}

/** Every call is on disk before it counts. */
async function record(quick: Quick): Promise<Collection & { readonly repeats: readonly number[] }> {
  const { agent, baseline, opened, found, host } = quick;
  const once = opened.suite.cases.map(() => 1);
  host.log.info(
    `${once.length} calls planned: one of each probe of ${opened.suite.file}, asked of ${agent.name}; ${QUICK_FOLLOW_UPS} more of each that disagrees with the baseline`,
  );
  const header = { ...found.identity, repeats: once, isolation: agent.isolation };
  const { journal, earlier } = openJournal(found, header, host);
  const onTrial = (trial: Trial) => journal.append(trialLine(trial, "full"));
  try {
    const first = await askEach(quick, once, earlier, onTrial);
    // What failed is told, not asked again: a repeated call would hide it.
    const isWhole = first.stopped === undefined && first.trials.every(({ result }) => result.ok);
    const again = new Set(isWhole ? disagreeing(baseline, evidenceOf(quick, first.trials)) : []);
    if (again.size === 0) return { ...first, repeats: once };
    const repeats = opened.suite.cases.map(({ input }) =>
      again.has(sha256(input)) ? 1 + QUICK_FOLLOW_UPS : 1,
    );
    const second = await askEach(quick, repeats, first.trials, onTrial);
    return { ...second, made: first.made + second.made, repeats };
  } finally {
    journal.close();
  }
}

function askEach(
  { agent, config, opened, host }: Quick,
  repeats: readonly number[],
  earlier: readonly Trial[],
  onTrial: (trial: Trial) => void,
): Promise<Collection> {
  return collect(
    agent,
    {
      inputs: opened.suite.cases.map((item) => item.input),
      repeats,
      layer: config.layer,
      maxWorkers: config.maxWorkers,
      parallelRepeats: config.parallelRepeats,
      stopOnError: config.errorPolicy === "stop",
      ...(config.maxCost === undefined ? {} : { maxCost: config.maxCost }),
      earlier,
    },
    { clock: host.clock, progress: host.progress, interruption: host.interruption, onTrial },
  );
}
