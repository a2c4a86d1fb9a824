import { check, DOES_NOT_SAY, ONE_PERIOD, probe, ROUTES, route, scenario, stability } from "../base.ts";

const bound = "0 of 13 pairs flipped: undecided, between 0 % and 22.8 %, and your 5 % lies inside";

/** 78 quiet pairs settle the pooled question; no route is settled on its own. */
export const model = scenario({
  status: "deterministic",
  exitCode: 0,
  tone: "success",
  headline: {
    word: "TRUSTWORTHY AT POOLED LEVEL",
    sentence: "0 of 78 pairs flipped: at most 4.7 %, below your 5 %; 6 of 6 required routes reached",
  },
  says: ["Says: the decisions repeat and vary, within 5 %, in this one period.", DOES_NOT_SAY],
  next: [
    {
      text: "Nothing to do for the pooled verdict. One by one, `billing`, `card_security`, `cash_withdrawal`, `duplicate_charge` and 2 more are undecided: up to 60 more quiet pairs each, or declare `stability_targets`.",
    },
  ],
  calls: { planned: 156, made: 156, failed: 0 },
  durationMs: 8_412,
  costUsd: 0.0624,
  stability: stability(0, 78, 0),
  coverage: { largestShare: 1 / 6, majority: "billing", distinct: 6, threshold: 0.9, blind: false },
  decisions: ROUTES.map((decision) => ({
    decision, probes: 1, intended: 1, required: true, critical: decision === "card_security", outsideContract: false,
  })),
  routes: ROUTES.map((name) => route(name, 1, 13, 0)),
  flipPairs: [],
  contract: {
    satisfied: true, required: ROUTES, missingIntended: [], missingObserved: [], missingCritical: [],
    underCased: [], unknownObserved: [], reached: 6,
  },
  admission: { admissible: true, refusals: [] },
  probes: ROUTES.map((name, index) => probe(index, 9 + 2 * index, name, { [name]: 26 })),
  errors: [],
  findings: [],
  checks: [
    check("run", "every planned call was answered", "passed", ""),
    check("contract", "the probes reach more than one decision", "passed", "`billing` on 16.7 % of the probes, 6 decisions in all", 1),
    check("contract", "the decision contract is met", "passed", "6 of 6 required routes reached", 3),
    check("stability", "the decisions repeat (all probes pooled)", "passed", "0 of 78 pairs flipped: deterministic, at most 4.7 %, below your 5 %"),
    ...ROUTES.map((name) => check("stability", `the decisions repeat on route ${name}`, "skipped", bound)),
    ...ROUTES.map((name, index) => check("probe", `probe ${index + 1} (${name})`, "passed", "26 answers", 9 + 2 * index)),
  ],
  caveats: [ONE_PERIOD],
});
