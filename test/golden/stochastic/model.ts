import { check, DOES_NOT_SAY, ONE_PERIOD, probe, ROUTES, route, scenario, stability, SUITE } from "../base.ts";

/** One route moves: 8 of its 13 pairs, so 8 of all 78. */
export const model = scenario({
  status: "stochastic",
  exitCode: 0,
  tone: "care",
  headline: {
    word: "TRUSTWORTHY WITH CARE",
    sentence: "`card_security` moves: 8 of 13 pairs flipped, at least 35.5 %, above your 5 %",
  },
  says: ["Says: how much the decisions move, in this one period.", DOES_NOT_SAY],
  next: [
    { text: "Look at the probe that moves between `card_security` and `merchant_dispute` (8 flips): does the request allow both?", file: SUITE, line: 11 },
    { text: "If you live with the noise, judge later runs against it; a baseline is not admitted while a route moves." },
  ],
  calls: { planned: 156, made: 156, failed: 0 },
  durationMs: 8_412,
  costUsd: 0.0624,
  stability: stability(8, 78, 1),
  coverage: { largestShare: 1 / 6, majority: "billing", distinct: 6, threshold: 0.9, blind: false },
  decisions: ROUTES.map((decision) => ({ decision, probes: 1, intended: 1, required: true, critical: false, outsideContract: false })),
  routes: ROUTES.map((name) => route(name, 1, 13, name === "card_security" ? 8 : 0)),
  flipPairs: [{ decisions: ["card_security", "merchant_dispute"], count: 8, at: [{ text: "`suite.yaml:11`", file: SUITE, line: 11 }] }],
  contract: {
    satisfied: true, required: ROUTES, missingIntended: [], missingObserved: [], missingCritical: [],
    underCased: [], unknownObserved: [], reached: 6,
  },
  admission: {
    admissible: false,
    refusals: [
      { reason: "the decisions move: 8 of 78 pairs flipped, at least 5.3 %, above your 5 %", cure: "make the agent steadier, or declare a wider tolerance" },
      { reason: "`card_security` moves", cure: "make the agent steadier on these inputs" },
    ],
  },
  probes: ROUTES.map((name, index) =>
    name === "card_security"
      ? probe(index, 9 + 2 * index, name, { card_security: 15, merchant_dispute: 11 }, 8)
      : probe(index, 9 + 2 * index, name, { [name]: 26 }),
  ),
  errors: [],
  findings: [{ level: "warning", title: "This probe flips", text: "8 of its 13 pairs disagreed: `card_security` 15 times, `merchant_dispute` 11 times.", file: SUITE, line: 11 }],
  checks: [
    check("run", "every planned call was answered", "passed", ""),
    check("contract", "the decision contract is met", "passed", "6 of 6 required routes reached", 3),
    check("stability", "the decisions repeat (all probes pooled)", "passed", "8 of 78 pairs flipped: stochastic, at least 5.3 %, above your 5 %"),
    ...ROUTES.map((name) => check("stability", `the decisions repeat on route ${name}`, name === "card_security" ? "passed" : "skipped", name === "card_security" ? "8 of 13 pairs flipped: stochastic" : "0 of 13 pairs flipped: undecided")),
    ...ROUTES.map((name, index) => check("probe", `probe ${index + 1} (${name})`, "passed", "26 answers", 9 + 2 * index)),
  ],
  caveats: [ONE_PERIOD, "Wilson's interval says stochastic, the exact interval (4.5 % … 19.2 %) says undecided: set `strict-error-control: true` to let the exact one decide."],
});
