import { check, ONE_PERIOD, probe, route, scenario, stability, SUITE } from "../base.ts";

const required = ["billing", "escalate", "general"];

/** Two of three required routes are never reached, one of them critical, and one decision is not allowed. */
export const model = scenario({
  status: "contract",
  exitCode: 1,
  tone: "failure",
  headline: {
    word: "NOT TRUSTWORTHY",
    sentence: "the agent decided `smalltalk`, which the contract does not allow; 1 of 3 required routes reached: none reaches `billing` and `escalate`",
  },
  says: [],
  next: [
    { text: "Decide whether `smalltalk` belongs in `allowed`; if not, fix the agent.", file: SUITE, line: 3 },
    { text: "Add probes that should reach `billing` and `escalate`: none of your 6 probes does today.", file: SUITE, line: 3 },
    { text: "Then run again: 156 calls with the probes of today." },
  ],
  calls: { planned: 156, made: 156, failed: 0 },
  durationMs: 121_300,
  stability: stability(0, 78, 0),
  coverage: { largestShare: 5 / 6, majority: "general", distinct: 2, threshold: 0.9, blind: false },
  decisions: [
    { decision: "billing", probes: 0, intended: 1, required: true, critical: false, outsideContract: false },
    { decision: "escalate", probes: 0, intended: 0, required: true, critical: true, outsideContract: false },
    { decision: "general", probes: 5, intended: 5, required: true, critical: false, outsideContract: false },
    { decision: "smalltalk", probes: 1, intended: 0, required: false, critical: false, outsideContract: true },
  ],
  routes: [route("billing", 1, 13, 0), route("general", 5, 65, 0)],
  flipPairs: [],
  contract: {
    satisfied: false, required, missingIntended: ["escalate"], missingObserved: ["billing", "escalate"],
    missingCritical: ["escalate"], underCased: [{ decision: "escalate", cases: 0, minimum: 3 }],
    unknownObserved: ["smalltalk"], reached: 1,
  },
  admission: { admissible: false, refusals: [{ reason: "the agent decided `smalltalk`, outside the contract", cure: "fix the agent, or allow the decision" }] },
  probes: ["general", "general", "general", "general", "general", "billing"].map((expected, index) =>
    probe(index, 12 + 2 * index, expected, { [expected === "billing" ? "smalltalk" : "general"]: 26 }),
  ),
  errors: [],
  findings: [
    { level: "failure", title: "Required decisions are never reached", text: "No probe reaches `billing` and `escalate`.", file: SUITE, line: 3 },
    { level: "failure", title: "A decision outside the contract", text: "The agent decided `smalltalk`.", file: SUITE, line: 22 },
    { level: "notice", title: "Too few cases", text: "`escalate` has 0 cases, the contract asks for 3.", file: SUITE, line: 3 },
  ],
  checks: [
    check("run", "every planned call was answered", "passed", ""),
    check("contract", "the decision contract is met", "failed", "1 of 3 required routes reached; outside the contract: `smalltalk`", 3),
    check("stability", "the decisions repeat (all probes pooled)", "passed", "0 of 78 pairs flipped: deterministic, at most 4.7 %, below your 5 %"),
    check("probe", "probe 6 (billing)", "failed", "a decision outside the contract", 22),
  ],
  caveats: [ONE_PERIOD],
});
