import { check, ONE_PERIOD, probe, route, scenario, stability, SUITE } from "../base.ts";

const bound = "between 1.4 % and 11.4 %, and your 5 % lies inside";
const rows = [
  { name: "card_security", pairs: 13, flips: 1 },
  { name: "merchant_dispute", pairs: 12, flips: 1 },
  { name: "cash_withdrawal", pairs: 12, flips: 1 },
  { name: "billing", pairs: 12, flips: 0 },
  { name: "duplicate_charge", pairs: 12, flips: 0 },
  { name: "escalate", pairs: 12, flips: 0 },
] as const;
const lines = [14, 22, 18, 10, 26, 30] as const;
const odd = ["merchant_dispute", "card_security", "escalate"] as const;

/** 3 of 73 pairs: the tolerance lies inside the interval. */
export const model = scenario({
  status: "undecided",
  exitCode: 2,
  tone: "unknown",
  headline: { word: "NO ANSWER YET", sentence: `3 of 73 pairs flipped: ${bound}` },
  says: [],
  next: [
    { text: "100 more pairs without a flip would settle it (200 calls); another flip moves that further: set `repeats: 58`, or add 9 probes." },
    { text: "2 flips between `card_security` and `merchant_dispute`: perhaps the request allows both.", file: SUITE, line: 14 },
  ],
  calls: { planned: 146, made: 146, failed: 0 },
  durationMs: 64_900,
  stability: stability(3, 73, 3),
  coverage: { largestShare: 1 / 6, majority: "card_security", distinct: 6, threshold: 0.9, blind: false },
  decisions: rows.map(({ name }) => ({ decision: name, probes: 1, intended: 1, required: false, critical: false, outsideContract: false })),
  routes: rows.map(({ name, pairs, flips }) => route(name, 1, pairs, flips)),
  flipPairs: [
    {
      decisions: ["card_security", "merchant_dispute"], count: 2,
      at: [{ text: "`suite.yaml:14`", file: SUITE, line: 14 }, { text: "`suite.yaml:22`", file: SUITE, line: 22 }],
    },
    { decisions: ["cash_withdrawal", "escalate"], count: 1, at: [{ text: "`suite.yaml:18`", file: SUITE, line: 18 }] },
  ],
  admission: { admissible: false, refusals: [{ reason: `repeatability is undecided: 3 of 73 pairs flipped, ${bound}`, cure: "collect more pairs" }] },
  probes: rows.map(({ name, pairs, flips }, index) =>
    probe(index, lines[index], name, flips === 0 ? { [name]: 2 * pairs } : { [name]: 2 * pairs - 1, [odd[index] ?? ""]: 1 }, flips),
  ),
  errors: [],
  findings: [14, 22, 18].map((line) => ({
    level: "warning" as const, title: "This probe flips", text: "1 of its pairs disagreed.", file: SUITE, line,
  })),
  checks: [
    check("run", "every planned call was answered", "passed", ""),
    check("contract", "the probes reach more than one decision", "passed", "6 decisions in all", 1),
    check("stability", "the decisions repeat (all probes pooled)", "error", `3 of 73 pairs flipped: undecided, ${bound}`),
    ...rows.map(({ name, pairs, flips }) => check("stability", `the decisions repeat on route ${name}`, "skipped", `${flips} of ${pairs} pairs flipped: undecided`)),
    ...rows.map(({ name, pairs }, index) => check("probe", `probe ${index + 1} (${name})`, "passed", `${2 * pairs} answers`, lines[index])),
  ],
  caveats: [ONE_PERIOD, "How trials were kept apart is not recorded, so their independence is assumed, not shown: set `isolation` if you know."],
  provenance: { isolation: "unknown", repeats: "24 or 26 each" },
});
