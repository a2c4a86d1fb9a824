/** The story, one function per mode: what a run is, told in a few calls. */
import type { Config } from "./inputs/config.ts";
import type { Host } from "./pipeline/host.ts";
import { type Measured, measure } from "./pipeline/measure.ts";
import type { Publication } from "./ports.ts";
import type { Problem } from "./problem.ts";

export type { Host } from "./pipeline/host.ts";

/** @returns what was published; its `red` and `exitCode` are the caller's to act on */
export async function runMode(config: Config, host: Host): Promise<Publication> {
  if (config.reuse === "auto") {
    const { reusedRun } = await import("./pipeline/gate/reuse-evidence.ts");
    const reused = await reusedRun(config, host);
    if (reused !== undefined) return publish(reused, host);
  }
  return show(await measure(config, host), config, host);
}

async function show(measured: Measured, config: Config, host: Host): Promise<Publication> {
  if (measured.kind === "refused") return refuse(measured.problems, host, measured.callsMade, config);
  const { interruptedPublication, publicationOf } = await showing();
  return measured.kind === "interrupted"
    ? publish(interruptedPublication(measured), host)
    : publish(publicationOf(measured.measurement, config, host), host);
}

/** Loaded when there is something to show: a run shall start at once. */
function showing(): Promise<typeof import("./pipeline/publication.ts")> {
  return import("./pipeline/publication.ts");
}

/** Asks one part of a run and hands it on; judges nothing. */
export async function collectMode(config: Config, host: Host): Promise<Publication> {
  const { collectShard } = await import("./pipeline/collect-shard.ts");
  const { shardPublication } = await import("./pipeline/shard-publication.ts");
  const collected = await collectShard(config, host);
  switch (collected.kind) {
    case "refused":
      return refuse(collected.problems, host, collected.callsMade, config);
    case "interrupted":
      return publish((await showing()).interruptedPublication(collected), host);
    case "collected":
      return publish(shardPublication(collected, config, host), host);
  }
}

/** Judges what was recorded elsewhere; asks no agent. */
export async function assessMode(config: Config, host: Host): Promise<Publication> {
  const { judge } = await import("./pipeline/judge.ts");
  const judged = await judge(config, host, host);
  if (!judged.ok) return refuse(judged.problems, host, 0, config);
  const { publicationOf } = await showing();
  return publish(publicationOf(judged.value, config, host), host);
}

/** Tells whether two recorded windows of one agent differ; asks no agent. */
export async function compareMode(config: Config, host: Host): Promise<Publication> {
  const { compareEvidence } = await import("./pipeline/compare-evidence.ts");
  const { driftPublication } = await import("./pipeline/drift-publication.ts");
  const compared = await compareEvidence(config, host);
  if (!compared.ok) return refuse(compared.problems, host, 0, config);
  return publish(driftPublication(compared.value, config, host), host);
}

/** Holds today's answers against the approved ones. */
export async function checkMode(config: Config, host: Host): Promise<Publication> {
  const { checkAnswers } = await import("./pipeline/baseline/check-answers.ts");
  return show(await checkAnswers(config, host), config, host);
}

/** Checks what the agent did against the assertions of a suite, in live or recorded runs. */
export async function testMode(config: Config, host: Host): Promise<Publication> {
  const { runTests } = await import("./pipeline/behaviour/run-tests.ts");
  const { keepInHistory } = await import("./pipeline/behaviour/test-history.ts");
  const { testPublication } = await import("./pipeline/behaviour/test-publication.ts");
  const tested = await runTests(config, host);
  switch (tested.kind) {
    case "refused":
      return refuse(tested.problems, host, tested.callsMade, config);
    case "interrupted":
      return publish((await showing()).interruptedPublication(tested), host);
    case "tested":
      keepInHistory(tested.tested, config, host);
      return publish(testPublication(tested.tested, config, host), host);
  }
}

/** Holds a pull request back until a person has signed what changes of the approved decisions. */
async function gateMode(config: Config, host: Host): Promise<Publication> {
  const { runGate } = await import("./pipeline/gate/gate-mode.ts");
  return publish(await runGate(config, host), host);
}

/** Admits what the reviewers of an environment approved; asks no agent. */
async function admitMode(config: Config, host: Host): Promise<Publication> {
  const { runAdmit } = await import("./pipeline/gate/admit-mode.ts");
  return publish(await runAdmit(config, host), host);
}

/** Says what the gate can and cannot promise in this repository; asks no agent. */
export async function doctorMode(config: Config, host: Host): Promise<Publication> {
  const { examine } = await import("./pipeline/gate/doctor-mode.ts");
  const examined = await examine(config, host);
  if (!examined.ok) return refuse(examined.problems, host, 0, config);
  return publish(examined.value, host);
}

/** The story of a mode. */
export function modeOf({ mode }: Pick<Config, "mode">): typeof runMode {
  switch (mode) {
    case "run":
      return runMode;
    case "plan":
      return planMode;
    case "collect":
      return collectMode;
    case "merge":
    case "assess":
      return assessMode;
    case "compare":
      return compareMode;
    case "test":
      return testMode;
    case "check":
      return checkMode;
    case "gate":
      return gateMode;
    case "admit":
      return admitMode;
    case "doctor":
      return doctorMode;
  }
}

/** What a run would cost; asks the agent nothing and does not even look for it. */
export async function planMode(config: Config, host: Host): Promise<Publication> {
  const { price } = await import("./pipeline/plan-mode.ts");
  const priced = await price(config, host);
  if (!priced.ok) return refuse(priced.problems, host, 0, config);
  return publish(priced.value, host);
}

/** @param workingDirectory absolute; what the problems' files are relative to, where no config says it */
export async function refuse(
  problems: readonly Problem[],
  host: Host,
  callsMade: number,
  config?: Config,
  workingDirectory?: string,
): Promise<Publication> {
  const folder = config?.workingDirectory ?? workingDirectory;
  const prefix = folder === undefined ? "" : host.repositoryPrefix(folder);
  const { refusalPublication } = await showing();
  return publish(refusalPublication(problems, callsMade, prefix, config), host);
}

/** The settings have faults. A gate says so on its commit, where a team may wait for its status. */
export async function refuseSettings(
  problems: readonly Problem[],
  host: Host,
  workingDirectory: string,
): Promise<Publication> {
  if (host.inputs?.values["mode"]?.trim() === "gate") {
    const { tellFaultyConfig } = await import("./pipeline/gate/no-answer.ts");
    await tellFaultyConfig(problems, host);
  }
  return refuse(problems, host, 0, undefined, workingDirectory);
}

async function publish(publication: Publication, host: Host): Promise<Publication> {
  await host.publisher.publish(publication);
  return publication;
}
