/** Two windows of evidence for the reviewed reports of a comparison; labels as hostile as people make them. */
import { compareWindows, type RoutedCase } from "../../../src/core/drift.ts";
import type { Isolation } from "../../../src/core/evidence.ts";
import type { Outcome } from "../../../src/core/outcome.ts";
import { buildDrift } from "../../../src/report/build-drift.ts";
import type { DriftModel } from "../../../src/report/drift-model.ts";

/** Decisions, each so many times, in order: `26 refund`. */
type Answers = readonly (readonly [count: number, label: string])[];

interface Window {
  readonly cases: Readonly<Record<string, Answers>>;
  readonly isolation?: Isolation;
  readonly provenance?: Readonly<Record<string, unknown>>;
  readonly failed?: number;
}

function comparedWindow(file: string, { cases, isolation = "fresh-session", provenance = {}, failed = 0 }: Window) {
  return {
    file,
    source: "evidence file",
    provenance,
    evidence: {
      layer: "verdict" as const,
      isolation,
      cases: Object.entries(cases).map(
        ([route, answers], index): RoutedCase => ({
          input: `probe of ${route}`,
          fingerprint: (index + 1).toString(16).padStart(64, route === "gone" ? "a" : "0"),
          expected: route,
          outcomes: answers.flatMap(([count, label]) =>
            Array.from({ length: count }, (): Outcome => ({ kind: "decision", label })),
          ),
          errors: index === 0 ? failed : 0,
        }),
      ),
    },
  };
}

function compared(before: Window, after: Window): DriftModel {
  const windows = { before: comparedWindow("before.json", before), after: comparedWindow("after.json", after) };
  const drift = compareWindows(windows.before.evidence, windows.after.evidence);
  return buildDrift({ version: "0.1.0", epsilon: 0.05, ...windows, drift });
}

const STILL: Window["cases"] = {
  refund: [[26, "refund"]],
  deny: [[26, "deny"]],
  escalate: [[26, "escalate"]],
};
/** Four flips of five pairs at the end. */
const RESTLESS: Answers = Array.from({ length: 26 }, (_, index): [number, string] => [
  1,
  index % 2 === 0 ? "escalate" : "deny",
]);

export const SCENARIOS: Readonly<Record<string, DriftModel>> = {
  "none-detected": compared(
    { cases: STILL, provenance: { model: "m1", run_id: "1" } },
    {
      cases: { ...STILL, deny: [[25, "deny"], [1, "refund"]] },
      isolation: "unknown",
      provenance: { model: "m2", run_id: "2" },
    },
  ),
  switched: compared({ cases: STILL }, { cases: { ...STILL, deny: [[26, "refund"]], escalate: RESTLESS } }),
  undecided: compared(
    { cases: { "a|`b`\u001b[31m": [[2, "<b>x</b>"]] } },
    { cases: { "a|`b`\u001b[31m": [[2, "@octocat #1"]] } },
  ),
  incompatible: compared({ cases: { ...STILL, gone: [[26, "gone"]] } }, { cases: STILL }),
  incomplete: compared({ cases: STILL, failed: 3 }, { cases: STILL, isolation: "shared-session" }),
};
