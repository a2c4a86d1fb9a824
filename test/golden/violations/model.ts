import { check, ONE_PERIOD, probe, route, scenario, stability, SUITE } from "../base.ts";

const ROUTES = ["card_security", "duplicate_charge", "merchant_dispute"];

/** Steady on every probe as it is written, and thrown off by the way it is written; one relation is the team's own. */
export const model = scenario({
  status: "violations",
  exitCode: 1,
  tone: "failure",
  headline: {
    word: "NOT TRUSTWORTHY",
    sentence: "2 of 4 relations are violated: `case-invariance` on 2 of 3 reworded probes and `amount | \"£\"` on 1 of 1 reworded probe",
  },
  says: [],
  next: [
    { text: "Decide whether `case-invariance` must hold for this probe: `card_security` became `merchant_dispute`.", file: SUITE, line: 12 },
    { text: "Decide whether `amount | \"£\"` must hold for this probe: the answer stayed `duplicate_charge`: <b>40</b> is not 4.", file: SUITE, line: 14 },
    { text: "Where it must (there is 1 more violation), fix the agent; where it need not, list the relations you do hold it to in a catalogue of your own (`relations: FILE#export`)." },
  ],
  calls: { planned: 157, made: 157, failed: 0 },
  durationMs: 121_300,
  stability: stability(0, 75, 0),
  coverage: { largestShare: 1 / 3, majority: "card_security", distinct: 3, threshold: 0.9, blind: false },
  decisions: ROUTES.map((decision) => ({ decision, probes: 1, intended: 1, required: false, critical: false, outsideContract: false })),
  routes: ROUTES.map((name) => route(name, 1, 25, 0)),
  flipPairs: [],
  relations: {
    rows: [
      { name: "normalisation-invariance", kind: "invariant", held: 0, violated: 0, unchanged: 3, failed: 0, unasked: 0, vacuous: true },
      { name: "case-invariance", kind: "invariant", held: 1, violated: 2, unchanged: 0, failed: 0, unasked: 0, vacuous: false },
      { name: "whitespace-invariance", kind: "invariant", held: 3, violated: 0, unchanged: 0, failed: 0, unasked: 0, vacuous: false },
      { name: 'amount | "£"', kind: "monotone", held: 0, violated: 1, unchanged: 2, failed: 0, unasked: 0, vacuous: false },
    ],
    violations: [
      { relation: "case-invariance", index: 0, text: "`card_security` became `merchant_dispute`", file: SUITE, line: 12 },
      { relation: "case-invariance", index: 2, text: "`merchant_dispute` became no decision: refused", file: SUITE, line: 16 },
      { relation: 'amount | "£"', index: 1, text: "the answer stayed `duplicate_charge`: <b>40</b> is not 4", file: SUITE, line: 14 },
    ],
    unprobed: [],
  },
  admission: { admissible: true, refusals: [] },
  probes: ROUTES.map((expected, index) => probe(index, 12 + 2 * index, expected, { [expected]: 50 })),
  errors: [],
  findings: [
    { level: "failure", title: "A relation is violated", text: "`case-invariance`: `card_security` became `merchant_dispute`.", file: SUITE, line: 12 },
    { level: "failure", title: "A relation is violated", text: "`amount | \"£\"`: the answer stayed `duplicate_charge`: <b>40</b> is not 4.", file: SUITE, line: 14 },
    { level: "failure", title: "A relation is violated", text: "`case-invariance`: `merchant_dispute` became no decision: refused.", file: SUITE, line: 16 },
  ],
  checks: [
    check("run", "every planned call was answered", "passed", ""),
    check("stability", "the decisions repeat (all probes pooled)", "passed", "0 of 75 pairs flipped: deterministic, at most 4.9 %, below your 5 %"),
    check("relation", "the agent keeps to normalisation-invariance", "skipped", "held on 0 probes, violated on 0, 3 left unchanged"),
    check("relation", "the agent keeps to case-invariance", "failed", "held on 1 probe, violated on 2, 0 left unchanged"),
    check("relation", "the agent keeps to whitespace-invariance", "passed", "held on 3 probes, violated on 0, 0 left unchanged"),
    check("relation", 'the agent keeps to amount | "£"', "failed", "held on 0 probes, violated on 1, 2 left unchanged"),
  ],
  caveats: [ONE_PERIOD, "`normalisation-invariance` changed no probe, so it tested nothing."],
});
