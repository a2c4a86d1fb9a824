import { check, ONE_PERIOD, probe, ROUTES, route, scenario, stability, SUITE } from "../base.ts";

/** Five calls failed: nothing is scored, the counts are shown for orientation. */
export const model = scenario({
  status: "incomplete",
  exitCode: 2,
  tone: "unknown",
  headline: { word: "INCOMPLETE", sentence: "5 calls failed, so this run is no evidence of anything" },
  says: [],
  next: [
    { text: "Make the agent answer in time, or raise `timeout`: no answer within 30 s (4 calls alike).", file: SUITE, line: 13 },
    { text: "Fix what the endpoint answered: HTTP 500 from `https://agent.example/decide`.", file: SUITE, line: 19 },
    { text: "Then run again: a failed call is never counted as an answer." },
  ],
  calls: { planned: 156, made: 156, failed: 5 },
  durationMs: 3_725_000,
  stability: stability(0, 75, 0),
  coverage: { largestShare: 1 / 6, majority: "billing", distinct: 6, threshold: 0.9, blind: false },
  decisions: ROUTES.map((decision) => ({ decision, probes: 1, intended: 1, required: false, critical: false, outsideContract: false })),
  routes: ROUTES.map((name, index) => route(name, 1, index === 2 ? 11 : index === 5 ? 12 : 13, 0)),
  flipPairs: [],
  admission: { admissible: false, refusals: [{ reason: "the run is incomplete", cure: "fix the failed calls and run again" }] },
  probes: ROUTES.map((name, index) => probe(index, 9 + 2 * index, name, { [name]: index === 2 ? 22 : index === 5 ? 25 : 26 }, 0, index === 2 ? 4 : index === 5 ? 1 : 0)),
  errors: [
    { kind: "timeout", message: "no answer within 30 s", count: 4, probe: 2, trial: 7, line: 13 },
    { kind: "http-status", message: "HTTP 500 from `https://agent.example/decide`", count: 1, probe: 5, trial: 12, line: 19 },
  ],
  findings: [
    { level: "failure", title: "4 calls failed", text: "no answer within 30 s (timeout). A failed call is never counted as an answer, so the run proves nothing.", file: SUITE, line: 13 },
    { level: "failure", title: "A call failed", text: "HTTP 500 from `https://agent.example/decide` (http-status). A failed call is never counted as an answer, so the run proves nothing.", file: SUITE, line: 19 },
  ],
  checks: [
    check("run", "every planned call was answered", "error", "5 calls failed, 0 never made"),
    check("stability", "the decisions repeat (all probes pooled)", "skipped", "the run is incomplete; 0 of 75 pairs flipped"),
    check("probe", "probe 3 (cash_withdrawal)", "error", "4 calls failed", 13),
    check("probe", "probe 6 (merchant_dispute)", "error", "1 call failed", 19),
  ],
  caveats: [ONE_PERIOD],
});
