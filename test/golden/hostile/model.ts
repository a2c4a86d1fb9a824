import { quoteName } from "../../../src/report/format.ts";
import { check, probe, route, scenario, stability, SUITE } from "../base.ts";

/** Everything that a label, an error or a file name could try on a reader's program. */
export const NASTY = [
  "</code></details><script>alert(1)</script><img src=x onerror=alert(1)>",
  "@octocat closes #1, GH-2, octo/repo#3 https://evil.example www.evil.example",
  "a|b\\|c\\\\|d",
  "`` ` ``` ` ``",
  "\u001b[31mred\u001b[0m\u009b2J\u0007\r\n::error::injected\n##[set-env name=X]y",
  "]]> <!-- --> &amp; &#0; \u0000 \ufffe \ud800",
  "abc\u202etxt.exe\u2066\u200b\ufeff",
  "# heading\n\n- list\n\n| x | y |\n| --- | --- |\n```mermaid\ngraph TD\n```",
  "[click](javascript:alert(1)) ![i](http://evil.example/i.png) $\\alpha$ *b* _i_ ~~s~~",
  'end"]; click n0 "javascript:alert(1)" %%{init: {}}%%',
  "long ".repeat(2_048),
  "",
];

const name = quoteName(NASTY[0] ?? "");

export const model = scenario({
  status: "stochastic",
  exitCode: 0,
  tone: "care",
  headline: { word: "TRUSTWORTHY WITH CARE", sentence: `${name} moves: 12 of 75 pairs flipped, at least 9.4 %, above your 5 %` },
  says: ["Says: how much the decisions move, in this one period."],
  next: [
    { text: `Look at ${NASTY.slice(1, 5).map(quoteName).join(", ")}.`, file: "suite|`x` <b>.yaml", line: 14 },
    { text: `Unquoted, as no model should be: ${NASTY.join(" ")}` },
    { text: "Open `suite.yaml:14`.", file: SUITE, line: 14 },
  ],
  calls: { planned: 150, made: 150, failed: 0 },
  durationMs: 1_000,
  stability: stability(12, 75, NASTY.length),
  coverage: { largestShare: 1 / 12, majority: NASTY[3] ?? "", distinct: NASTY.length, threshold: 0.9, blind: false },
  decisions: NASTY.map((decision) => ({ decision, probes: 1, intended: 1, required: true, critical: false, outsideContract: false })),
  routes: NASTY.map((label, index) => route(label, 1, index < 3 ? 7 : 6, 1)),
  flipPairs: NASTY.map((label, index) => ({
    decisions: [label, NASTY[(index + 1) % NASTY.length] ?? ""] as const,
    count: 1,
    at: [{ text: quoteName(label), file: "suite|`x` <b>.yaml", line: index + 1 }, { text: quoteName(label) }],
  })),
  contract: {
    satisfied: false, required: NASTY, missingIntended: [], missingObserved: [], missingCritical: [],
    underCased: [{ decision: NASTY[2] ?? "", cases: 1, minimum: 2 }], unknownObserved: NASTY, reached: NASTY.length,
  },
  admission: { admissible: false, refusals: NASTY.map((label) => ({ reason: `${quoteName(label)} moves`, cure: `look at ${label}` })) },
  probes: NASTY.map((label, index) => probe(index, index + 1, label, { [label]: 11, other: 1 }, 1)),
  errors: NASTY.map((message, index) => ({ kind: message.slice(0, 50), message, count: 1, probe: index, trial: 0, line: index + 1 })),
  findings: NASTY.map((label, index) => ({ level: "warning" as const, title: `Flips: ${label}`, text: `It decided ${quoteName(label)}.`, file: SUITE, line: index + 1 })),
  checks: [
    check("stability", "the decisions repeat (all probes pooled)", "passed", "12 of 75 pairs flipped"),
    ...NASTY.map((label, index) => check("probe", `probe ${index + 1} (${label})`, index % 2 === 0 ? "failed" : "error", label, index + 1)),
  ],
  caveats: NASTY,
  provenance: { agent: NASTY[4] ?? "", isolation: NASTY[2] ?? "", repeats: NASTY[8] ?? "" },
});
