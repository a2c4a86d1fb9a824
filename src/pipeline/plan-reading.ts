/** What a run of method `sequential` costs: for an agent that never flips, at the least, and at the most. */
import type { MeasurementPlan } from "../core/plan.ts";
import { earliestConviction, mostTrials, planReading, wantedPairs } from "../core/sequential-plan.ts";
import { SequentialReader } from "../core/sequential-reader.ts";
import type { Suite } from "../core/suite.ts";
import type { Config } from "../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { questionOf } from "./live-reading.ts";

/** @param followUps calls of relations, count */
export function planReadingCalls(config: Config, suite: Suite, followUps: number): Result<MeasurementPlan> {
  const probes = suite.cases.length;
  const question = questionOf(suite, config.epsilon);
  const wanted = wantedPairs(question);
  if (wanted === undefined) return fail(tooFine(config));
  const least = 2 * probes + followUps;
  const { budget = Number.POSITIVE_INFINITY } = config;
  if (budget < least) return fail(tooSmall(config, probes, least));
  const plan = planReading(question, Math.min(wanted, Math.floor((budget - followUps) / 2)), 0);
  const callsOf = (pairs: number) => 2 * pairs + Math.max(0, probes - pairs) + followUps;
  const earliest = earliestConviction(plan);
  return succeed({
    repeats: mostTrials(plan),
    commonRepeats: Math.min(...mostTrials(plan)),
    routes: [],
    ...(followUps === 0 ? {} : { followUps }),
    calls: callsOf(new SequentialReader(plan, () => undefined).pairsIfQuiet()),
    limited: plan.pooled.certifyAt.length === 0,
    sequential: {
      cap: plan.cap,
      ...(earliest === undefined ? {} : { fewestCalls: callsOf(earliest) }),
      mostCalls: callsOf(plan.cap),
    },
  });
}

function tooFine({ epsilon }: Config): Problem {
  return {
    code: "input-invalid",
    message: `\`method: sequential\` at a tolerance of ${epsilon} would read more than a million pairs`,
    hint: "Accept a wider tolerance.",
  };
}

function tooSmall({ budget }: Config, probes: number, least: number): Problem {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for two answers to each of ${probes} probes: that takes ${least} calls`,
    hint: `Raise \`budget\` to at least ${least}, or measure fewer probes.`,
  };
}
