/** What a live run of method `sequential` reads: a new order, or the one that its journal declares, and how far. */
import { randomInt } from "node:crypto";
import type { MeasurementPlan } from "../core/plan.ts";
import {
  mostTrials,
  planReading,
  type SequentialPlan,
  type SequentialQuestion,
} from "../core/sequential-plan.ts";
import { readTrialsSequentially, type SequentialReading } from "../core/sequential-reading.ts";
import type { Suite } from "../core/suite.ts";
import { differences } from "../evidence/identity.ts";
import { readTrials } from "../evidence/read-trials.ts";
import type { Config } from "../inputs/config.ts";
import type { Host } from "./host.ts";
import type { FoundJournal } from "./open-journal.ts";

export interface LiveReading {
  readonly plan: SequentialPlan;
  /** Trials of each case that the plan can ask for at most. */
  readonly repeats: readonly number[];
  /** Does it go on to another end than its journal says so far? */
  readonly isContinued: boolean;
}

export function questionOf({ cases, contract }: Suite, epsilon: number): SequentialQuestion {
  return {
    intended: cases.map((item) => item.expected),
    epsilon,
    targets: contract?.stabilityTargets ?? {},
  };
}

/**
 * @param seed of a new order; absent: drawn
 * @returns undefined for a plan of another method
 */
export function prepareReading(
  config: Config,
  suite: Suite,
  { sequential, followUps = 0 }: MeasurementPlan,
  earlier: FoundJournal["earlier"],
  seed: number = drawSeed(),
): LiveReading | undefined {
  if (sequential === undefined) return undefined;
  const question = questionOf(suite, config.epsilon);
  const declared = earlier?.header.reading;
  if (earlier === undefined || declared === undefined)
    return live(planReading(question, sequential.cap, seed), false);
  const stored = planReading(question, declared.cap, declared.seed);
  const reading = readTrialsSequentially(stored, earlier.trials, config.layer);
  const budget = config.budget === undefined ? undefined : config.budget - followUps;
  const end = endOf(budget, declared.cap, reading);
  return live(planReading(question, end, declared.seed), end !== declared.cap);
}

function live(plan: SequentialPlan, isContinued: boolean): LiveReading {
  return { plan, repeats: mostTrials(plan), isContinued };
}

/** Whoever knew it beforehand could arrange the probes by it. */
function drawSeed(): number {
  return randomInt(2 ** 32);
}

/** A reading that ended undecided may go on as far as the budget allows; one that was interrupted keeps its end. */
function endOf(budget: number | undefined, stored: number, reading: SequentialReading): number {
  if (budget === undefined) return stored;
  const affordable = Math.floor(budget / 2);
  return isUndecided(reading) ? Math.max(stored, affordable) : Math.min(stored, affordable);
}

function isUndecided({ isOver, pooled, routes, plan }: SequentialReading): boolean {
  const open = plan.settlesRoutes && routes.some(({ corrected }) => corrected.call === "undecided");
  return isOver && (pooled.call === "undecided" || open);
}

/**
 * Attempts of this very measurement that a new one starts over from, as far as they are known here. Starting over until
 * an attempt passes certifies an agent that should not be.
 */
export function earlierAttempts({ identity, path, earlier }: FoundJournal, host: Host): number {
  if (earlier !== undefined) return earlier.header.earlierAttempts ?? 0;
  const known = [path, path.replace(/(\.[^.]*)?$/, ".previous$1")].map((file) =>
    attemptsIn(file, identity, host),
  );
  const reruns = Number(host.environment["GITHUB_RUN_ATTEMPT"] ?? "1") - 1;
  return Math.max(...known, Number.isSafeInteger(reruns) ? reruns : 0, 0);
}

function attemptsIn(path: string, identity: FoundJournal["identity"], host: Host): number {
  const written = host.files.readJournal(path);
  const read = written === undefined ? undefined : readTrials(path, written.text);
  if (!read?.ok || read.value.trials.length === 0) return 0;
  if (differences(read.value.header, identity).length > 0) return 0;
  return 1 + (read.value.header.earlierAttempts ?? 0);
}
