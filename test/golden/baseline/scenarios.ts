/** A baseline in every state, from evidence in a few words through the real judgement: nothing here is written down twice. */
import type { Assessment } from "../../../src/core/assess.ts";
import { type Baseline, claimOf } from "../../../src/core/baseline.ts";
import { checkBaseline } from "../../../src/core/check-baseline.ts";
import type { Contract, Suite } from "../../../src/core/suite.ts";
import { candidateDigest } from "../../../src/evidence/digest.ts";
import { withCheck } from "../../../src/report/build-baseline.ts";
import { buildModel } from "../../../src/report/build-model.ts";
import { type SnapshotOutcome, withSnapshot } from "../../../src/report/build-snapshot.ts";
import type { ReportModel } from "../../../src/report/model.ts";
import { type Answers, approved, assessed, type Settings, uncounted } from "../../fakes/assessed.ts";

const ROUTES = ["billing", "card_security", "cash_withdrawal", "escalate"];
const CONTRACT: Contract = {
  allowed: ROUTES,
  required: ROUTES,
  critical: ["card_security"],
  stabilityTargets: {},
  minimumCases: {},
  allowedNoDecisions: [],
  line: 3,
};
const SETTINGS: Settings = { epsilon: 0.05, contract: CONTRACT };
/** Probe → what it was written for and answers; 40 trials of each make 80 pairs. */
const ANSWERS: Answers = Object.fromEntries(ROUTES.map((route) => [`about ${route}`, `${route}*40`]));
const APPROVED = approved(ANSWERS, SETTINGS);

const answering = (other: Answers, settings: Partial<Settings> = {}): Assessment =>
  assessed({ ...ANSWERS, ...other }, { ...SETTINGS, ...settings });

function suiteOf({ evidence, policy }: Assessment): Suite {
  return {
    file: "suite.yaml",
    cases: evidence.cases.map(({ input, expected }, index) => ({
      input,
      line: 9 + 2 * index,
      ...(expected === undefined ? {} : { expected }),
    })),
    ...(policy.contract === undefined ? {} : { contract: policy.contract }),
  };
}

function modelOf(assessment: Assessment): ReportModel {
  const repeats = assessment.evidence.cases.map(({ outcomes }) => outcomes.length);
  const runs = repeats.reduce((sum, count) => sum + count, 0);
  return buildModel(assessment, {
    version: "0.1.0",
    suite: suiteOf(assessment),
    plan: {
      repeats,
      commonRepeats: Math.min(...repeats),
      routes: [],
      calls: runs + assessment.missingCalls,
      limited: false,
    },
    trials: [],
    stopped: undefined,
    agent: "./router.ts#buildAgent",
    errorPolicy: "record",
    maxWorkers: 4,
    startedAt: "2026-11-30T09:30:00.000Z",
    durationMs: 8_412,
    recorded: { source: "evidence file", file: "evidence.json", runs },
  });
}

function check(baseline: Baseline, now: Assessment, schedule: "full" | "quick" = "full"): ReportModel {
  return withCheck(modelOf(now), {
    file: "agentverity.baseline.json",
    baseline,
    digest: candidateDigest(baseline.claim),
    ...(now.admission.admissible
      ? {
          candidate: candidateDigest(claimOf(now)),
          accept:
            "`agentverity snapshot --suite suite.yaml --evidence .agentverity/evidence.json --accept-reference --output agentverity.baseline.json`",
        }
      : {}),
    check: checkBaseline(baseline, now, schedule),
    suite: suiteOf(now),
  });
}

function snapshot(outcome: SnapshotOutcome, assessment: Assessment, before?: Baseline): ReportModel {
  return withSnapshot(modelOf(assessment), {
    outcome,
    assessment,
    suite: suiteOf(assessment),
    ...(assessment.admission.admissible ? { digest: candidateDigest(claimOf(assessment)) } : {}),
    file: "agentverity.baseline.json",
    ...(before === undefined
      ? {}
      : { before: { baseline: before, digest: candidateDigest(before.claim) } }),
    accept:
      "agentverity snapshot --suite suite.yaml --evidence .agentverity/evidence.json --accept-reference --output agentverity.baseline.json",
  });
}

/** Another decision that the contract allows, and all of it still reached by some probe. */
const ADDED: Answers = { "about both": "billing*40" };
const WITH_BOTH = approved({ ...ANSWERS, ...ADDED }, SETTINGS);
const SWITCHED = answering({ "about both": "billing:escalate*40" });
const MOVES = { "about both": "billing:escalate*22 billing*18" };

/** In every format. */
export const CHECKS: Readonly<Record<string, ReportModel>> = {
  unchanged: check(APPROVED, answering({})),
  unproven: check(
    approved({ ...ANSWERS, "about both": "billing*21 escalate*19" }, { ...SETTINGS, epsilon: 0.3 }),
    answering(MOVES, { epsilon: 0.3 }),
  ),
  drifted: check(WITH_BOTH, SWITCHED),
  "drifted-quick": check(
    WITH_BOTH,
    assessed(
      {
        ...Object.fromEntries(ROUTES.map((route) => [`about ${route}`, route])),
        "about both": "billing:escalate*5",
      },
      { ...SETTINGS, meter: false },
    ),
    "quick",
  ),
  "drifted-uncounted": check(uncounted(WITH_BOTH), SWITCHED),
  "weaker-isolation": check(APPROVED, answering({}, { isolation: "unknown" })),
  "incompatible-probes": check(WITH_BOTH, answering({ "about more": "escalate*40" })),
  "incompatible-tolerance": check(APPROVED, answering({}, { epsilon: 0.1, blindnessThreshold: 0.8 })),
  "incompatible-contract": check(
    APPROVED,
    answering({}, { contract: { ...CONTRACT, allowed: [...ROUTES, "wait"], critical: [] } }),
  ),
  "incompatible-layer": check(approved(ANSWERS, { epsilon: 0.05 }), assessed(ANSWERS, { epsilon: 0.05, layer: "text" })),
  "refused-check": check(APPROVED, answering({ "about escalate": "escalate:billing*40" })),
  "refused-incomplete": check(APPROVED, answering({}, { missingCalls: 3 })),
};

/** For people alone. */
export const SNAPSHOTS: Readonly<Record<string, ReportModel>> = {
  candidate: snapshot("candidate", answering({})),
  "candidate-changed": snapshot("candidate", SWITCHED, WITH_BOTH),
  saved: snapshot("saved", SWITCHED, WITH_BOTH),
  kept: snapshot("kept", answering({}), APPROVED),
  "refused-incomplete": snapshot("refused", answering({}, { missingCalls: 3 })),
  "refused-no-answer": snapshot("refused", answering({ "about both": "" })),
  "refused-shared-session": snapshot("refused", answering({}, { isolation: "shared-session" })),
  "refused-unmetered": snapshot("refused", answering({}, { meter: false })),
  "refused-undecided": snapshot("refused", answering({}, { epsilon: 0.01 })),
  "refused-stochastic": snapshot("refused", answering({ "about both": "billing:billing escalate*3 billing*16 escalate*20" , "about more": alternating("billing", "escalate", 20)})),
  "refused-route": snapshot(
    "refused",
    answering(
      {
        "about billing": "billing*400",
        "about escalate": "escalate*2",
        "about more": alternating("escalate", "billing", 8),
      },
      { epsilon: 0.1 },
    ),
  ),
  "refused-target": snapshot(
    "refused",
    answering({}, { contract: { ...CONTRACT, stabilityTargets: { escalate: 0.01 } } }),
  ),
  "refused-contract": snapshot("refused", answering({ "about escalate": "escalate:wait*40" })),
  "refused-blind": snapshot(
    "refused",
    assessed({ one: "billing*40", two: "billing*40" }, { epsilon: 0.05 }),
  ),
};

/** Pairs that all flip. */
function alternating(first: string, second: string, pairs: number): string {
  return Array.from({ length: pairs }, () => `${first} ${second}`).join(" ").replace(/^/, `${first}:`);
}
