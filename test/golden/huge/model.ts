import { check, ONE_PERIOD, probe, route, scenario, stability, SUITE } from "../base.ts";

const labels = Array.from({ length: 40 }, (_, index) => `route_${String(index + 1).padStart(2, "0")}`);
const labelOf = (index: number) => labels[index % 40] ?? "";
const indices = Array.from({ length: 3_000 }, (_, index) => index);
/** Each of the first twelve multiples of 250 flips once. */
const flipped = (index: number) => index % 250 === 249;

/** 3,000 probes asked twice: the summary must stay readable and small. */
export const model = scenario({
  status: "deterministic",
  exitCode: 0,
  tone: "success",
  headline: { word: "TRUSTWORTHY", sentence: "12 of 3,000 pairs flipped: at most 0.7 %, below your 5 %; 40 decisions seen, the commonest on 2.5 % of the probes" },
  says: ["Says: the decisions repeat and vary, within 5 %, in this one period."],
  next: [{ text: "Nothing: keep this check on pull requests." }],
  calls: { planned: 6_000, made: 6_000, failed: 0 },
  durationMs: 301_000,
  costUsd: 2.4,
  stability: stability(12, 3_000, 12),
  coverage: { largestShare: 0.025, majority: "route_01", distinct: 40, threshold: 0.9, blind: false },
  decisions: labels.map((decision) => ({ decision, probes: 75, intended: 75, required: false, critical: false, outsideContract: false })),
  routes: labels.map((name, at) => route(name, 75, 75, indices.filter((index) => flipped(index) && index % 40 === at).length)),
  flipPairs: indices.filter(flipped).map((index) => ({
    decisions: [labelOf(index), labelOf(index + 1)] as const, count: 1, at: [{ text: `\`suite.yaml:${index + 1}\``, file: SUITE, line: index + 1 }],
  })),
  admission: { admissible: true, refusals: [] },
  probes: indices.map((index) =>
    flipped(index) ? probe(index, index + 1, labelOf(index), { [labelOf(index)]: 1, [labelOf(index + 1)]: 1 }, 1) : probe(index, index + 1, labelOf(index), { [labelOf(index)]: 2 }),
  ),
  errors: [],
  findings: indices.filter(flipped).map((index) => ({ level: "warning" as const, title: "This probe flips", text: "1 of its pairs disagreed.", file: SUITE, line: index + 1 })),
  checks: [
    check("stability", "the decisions repeat (all probes pooled)", "passed", "12 of 3,000 pairs flipped: deterministic"),
    ...indices.map((index) => check("probe", `probe ${index + 1} (${labelOf(index)})`, "passed", "2 answers", index + 1)),
  ],
  caveats: [ONE_PERIOD],
});
