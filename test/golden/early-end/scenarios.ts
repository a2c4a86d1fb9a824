/**
 * Runs that did not make all calls of a fixed plan, collected by the code that collects, four calls under way, and judged
 * by the code that judges: what each pair gives is written down, everything else follows from it.
 */
import { curtailedDispenser } from "../../../src/collect/curtailed-dispenser.ts";
import type { Dispenser, Slot } from "../../../src/collect/order.ts";
import { sequentialDispenser } from "../../../src/collect/sequential-dispenser.ts";
import { assess } from "../../../src/core/assess.ts";
import { mostTrials, planReading } from "../../../src/core/sequential-plan.ts";
import type { Contract, Suite } from "../../../src/core/suite.ts";
import type { Trial } from "../../../src/core/trial.ts";
import { endOfFixedPlan, endOfReading, type JudgedEnd } from "../../../src/pipeline/early-end.ts";
import { buildModel } from "../../../src/report/build-model.ts";
import type { ReportModel } from "../../../src/report/model.ts";
import { fingerprintOf } from "../../fakes/assessed.ts";

const ROUTES = ["billing", "card_security", "cash_withdrawal", "duplicate_charge", "escalate", "merchant_dispute"];
const WORKERS = 4;
const EPSILON = 0.05;

/** Which pairs of a route's probe flip, and to what. */
interface Moving {
  readonly to: string;
  readonly flips: (pair: number) => boolean;
}
type Agent = Readonly<Record<string, Moving>>;

/** Every third pair: a flip rate of a third. */
const OFTEN: Agent = {
  billing: { to: "duplicate_charge", flips: (pair) => pair % 3 === 1 },
  card_security: { to: "merchant_dispute", flips: (pair) => pair % 3 === 0 },
  escalate: { to: "billing", flips: (pair) => pair % 2 === 0 },
};
/** Just about the tolerance, where no number of pairs soon tells. */
const AT_THE_EDGE: Agent = {
  card_security: { to: "merchant_dispute", flips: (pair) => pair % 4 === 3 },
  merchant_dispute: { to: "escalate", flips: (pair) => pair % 12 === 5 },
};
const QUIET: Agent = {};
/** A call that never answers, at one place. */
interface Settings {
  readonly failsAt?: Slot;
  readonly cap?: number;
  readonly earlierAttempts?: number;
  readonly targets?: Readonly<Record<string, number>>;
  /** Does the end lie where nothing can be certified? */
  readonly limited?: boolean;
}

function suiteOf(targets: Readonly<Record<string, number>>): Suite {
  const contract: Contract = {
    allowed: ROUTES,
    required: ROUTES,
    critical: ["card_security"],
    stabilityTargets: targets,
    minimumCases: {},
    allowedNoDecisions: [],
    line: 3,
  };
  return {
    file: "suite.yaml",
    contract,
    cases: ROUTES.map((route, index) => ({ input: `about ${route}`, expected: route, line: 12 + 2 * index })),
  };
}

function answer(agent: Agent, { caseIndex, trial }: Slot): string {
  const route = ROUTES[caseIndex] as string;
  const moving = agent[route];
  return moving !== undefined && trial % 2 === 1 && moving.flips(trial >> 1) ? moving.to : route;
}

function trialAt(agent: Agent, slot: Slot, failsAt: Slot | undefined): Trial {
  const fails = slot.caseIndex === failsAt?.caseIndex && slot.trial === failsAt.trial;
  const label = answer(agent, slot);
  return {
    ...slot,
    attempt: 1,
    startedAt: "2026-11-30T09:30:00.000Z",
    result: fails
      ? { ok: false, failure: { kind: "timeout", message: "no answer within 30 s" } }
      : { ok: true, observation: { text: label, verdict: { kind: "decision", label }, toolCalls: [], errors: [] } },
  };
}

function collectFrom(dispenser: Dispenser, agent: Agent, failsAt?: Slot): readonly Trial[] {
  const trials: Trial[] = [];
  const underWay: Slot[] = [];
  for (;;) {
    const slot = underWay.length < WORKERS ? dispenser.next() : "later";
    if (typeof slot === "object") underWay.push(slot);
    else {
      const oldest = underWay.shift();
      if (oldest === undefined) return trials;
      const trial = trialAt(agent, oldest, failsAt);
      trials.push(trial);
      dispenser.done(trial);
    }
  }
}

function collected(suite: Suite, trials: readonly Trial[], repeats: readonly number[]) {
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: fingerprintOf(item.input) }));
  return { cases, trials, layer: "verdict", isolation: "fresh-session", repeats, coverAll: true } as const;
}

const EARLY = { layer: "verdict", parallelRepeats: false, coverAll: true, answered: [] } as const;

function sequential(agent: Agent, settings: Settings = {}): ReportModel {
  const targets = settings.targets ?? {};
  const suite = suiteOf(targets);
  const question = { intended: suite.cases.map((item) => item.expected), epsilon: EPSILON, targets };
  const plan = planReading(question, settings.cap ?? 292, 20_261_130);
  const repeats = mostTrials(plan);
  const trials = collectFrom(sequentialDispenser(plan, EARLY), agent, settings.failsAt);
  return modelOf(suite, trials, endOfReading(collected(suite, trials, repeats), plan), repeats, {
    ...settings,
    limited: plan.pooled.certifyAt.length === 0,
  });
}

function curtailed(agent: Agent): ReportModel {
  const suite = suiteOf({});
  const repeats = suite.cases.map(() => 26);
  const rule = { epsilon: EPSILON, strict: false };
  const trials = collectFrom(curtailedDispenser(repeats, rule, EARLY), agent);
  return modelOf(suite, trials, endOfFixedPlan(collected(suite, trials, repeats), rule), repeats);
}

function modelOf(
  suite: Suite,
  trials: readonly Trial[],
  end: JudgedEnd,
  repeats: readonly number[],
  settings: Settings = {},
): ReportModel {
  const { contract } = suite;
  const policy = {
    epsilon: EPSILON,
    blindnessThreshold: 0.9,
    meter: true,
    blindness: true,
    strict: false,
    ...(contract === undefined ? {} : { contract }),
  };
  return buildModel(assess(end.evidence, policy, end.missing, [], end), {
    version: "0.1.0",
    suite,
    plan: { repeats, commonRepeats: Math.min(...repeats), routes: [], calls: 156, limited: settings.limited ?? false },
    trials,
    stopped: undefined,
    agent: "./router.ts#buildAgent",
    earlierAttempts: settings.earlierAttempts ?? 0,
    curtail: end.curtailment !== undefined,
    errorPolicy: "record",
    maxWorkers: WORKERS,
    startedAt: "2026-11-30T09:30:00.000Z",
    durationMs: 8_412,
  });
}

export const SCENARIOS: Readonly<Record<string, ReportModel>> = {
  certified: sequential(QUIET),
  "stochastic-early": sequential(OFTEN),
  "undecided-futile": sequential(AT_THE_EDGE),
  "undecided-budget": sequential(QUIET, { cap: 50, earlierAttempts: 2 }),
  "undecided-routes": sequential(QUIET, { targets: { escalate: 0.02 }, cap: 400 }),
  "undecided-targets": sequential(AT_THE_EDGE, { targets: { card_security: 0.2, escalate: 0.02 }, cap: 200 }),
  "failed-call": sequential(QUIET, { failsAt: { caseIndex: 2, trial: 4 } }),
  "curtailed-moving": curtailed(OFTEN),
};
