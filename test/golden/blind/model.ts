import { check, ONE_PERIOD, probe, route, scenario, stability, SUITE } from "../base.ts";

const sentence = "the agent answered `general` on 100 % of the probes, so a pass says more about the probes than about the agent";

/** A green suite that proves nothing: six probes, one decision. */
export const model = scenario({
  status: "blind",
  exitCode: 1,
  tone: "failure",
  headline: { word: "NOT TRUSTWORTHY", sentence },
  says: [],
  next: [
    { text: "Add probes that should reach another decision than `general`.", file: SUITE },
    { text: "Then run again: 156 calls with the probes of today." },
  ],
  calls: { planned: 156, made: 156, failed: 0 },
  durationMs: 121_300,
  stability: stability(0, 78, 0),
  coverage: { largestShare: 1, majority: "general", distinct: 1, threshold: 0.9, blind: true },
  decisions: [{ decision: "general", probes: 6, intended: 6, required: false, critical: false, outsideContract: false }],
  routes: [route("general", 6, 78, 0)],
  flipPairs: [],
  admission: {
    admissible: false,
    refusals: [
      { reason: "`general` is the answer to 100 % of the probes", cure: "add probes that should reach other decisions" },
    ],
  },
  probes: [0, 1, 2, 3, 4, 5].map((index) => probe(index, index + 1, "general", { general: 26 })),
  errors: [],
  findings: [
    {
      level: "failure",
      title: "The probes are blind",
      text: "`general` was the answer to 100 % of the probes: any agent that always says so passes them.",
      file: SUITE,
      line: 1,
    },
  ],
  checks: [
    check("run", "every planned call was answered", "passed", ""),
    check("contract", "the probes reach more than one decision", "failed", "`general` on 100 % of the probes, 1 decision in all", 1),
    check("stability", "the decisions repeat (all probes pooled)", "passed", "0 of 78 pairs flipped: deterministic, at most 4.7 %, below your 5 %"),
    check("stability", "the decisions repeat on route general", "passed", "0 of 78 pairs flipped: deterministic, at most 4.7 %, below your 5 %"),
    ...[0, 1, 2, 3, 4, 5].map((index) => check("probe", `probe ${index + 1} (general)`, "passed", "26 answers", index + 1)),
  ],
  caveats: [ONE_PERIOD],
});
