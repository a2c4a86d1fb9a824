/** Findings with a place in the suite file, worst first: what annotations show on the probe's own line. */
import type { Assessment } from "../core/assess.ts";
import { countOutcomes, labelsOutside } from "../core/coverage.ts";
import type { EvidenceCase } from "../core/evidence.ts";
import { countPairs } from "../core/pairs.ts";
import type { Suite } from "../core/suite.ts";
import { contractPlace, placeOf } from "./build-next.ts";
import { relationFindings } from "./build-relations.ts";
import { names, outcomeName } from "./build-words.ts";
import { count, list, percent, quoteName } from "./format.ts";
import type { ErrorRow, Finding } from "./model.ts";

export function buildFindings(
  assessment: Assessment,
  suite: Suite,
  errors: readonly ErrorRow[],
): readonly Finding[] {
  const found = [
    ...errorFindings(suite, errors),
    ...coverageFindings(assessment, suite),
    ...probeFindings(assessment, suite),
    ...relationFindings(assessment, suite),
  ];
  const order = { failure: 0, warning: 1, notice: 2 };
  return found.sort((a, b) => order[a.level] - order[b.level]);
}

function errorFindings(suite: Suite, errors: readonly ErrorRow[]): readonly Finding[] {
  return errors.map((row) => ({
    level: "failure",
    title: failureTitle(row),
    text: `${row.message} (${row.kind}). A failed call is never counted as an answer, so the run proves nothing.`,
    ...placeOf(suite, row.probe),
  }));
}

function failureTitle({ kind, count: times }: ErrorRow): string {
  const what = kind === "check-failed" ? "check" : "call";
  return times === 1 ? `A ${what} failed` : `${times} ${what}s failed`;
}

function coverageFindings({ contract, skew, complete }: Assessment, suite: Suite): readonly Finding[] {
  if (!complete) return []; // the missing answers may be the missing decisions
  const found: Finding[] = [];
  if (contract !== undefined && contract.missingObserved.length > 0) {
    found.push({
      level: "failure",
      title: "Required decisions are never reached",
      text: `No probe reaches ${names(contract.missingObserved)}.`,
      ...contractPlace(suite),
    });
  }
  const unwritten =
    contract?.missingIntended.filter((label) => !contract.missingObserved.includes(label)) ?? [];
  if (unwritten.length > 0) {
    found.push({
      level: "failure",
      title: "Required decisions have no probe",
      text: `No probe was written for ${names(unwritten)}.`,
      ...contractPlace(suite),
    });
  }
  for (const row of contract?.underCased ?? []) {
    found.push({
      level: "failure",
      title: "Too few cases",
      text: `${quoteName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}.`,
      ...contractPlace(suite),
    });
  }
  if (skew?.blind === true) {
    found.push({
      level: "failure",
      title: "The probes are blind",
      text: `${outcomeName(skew.majority)} was the answer to ${percent(skew.share)} of the probes: any agent that always says so passes them.`,
      file: suite.file,
      line: 1,
    });
  }
  return found;
}

function probeFindings({ evidence, policy, routes }: Assessment, suite: Suite): readonly Finding[] {
  const failing = new Set(
    (routes ?? [])
      .filter((route) => route.targeted && route.verdict.kind === "stochastic")
      .map((route) => route.route),
  );
  return evidence.cases.flatMap((item, index): readonly Finding[] => {
    const place = placeOf(suite, index);
    const outside = policy.contract === undefined ? [] : labelsOutside(item, policy.contract);
    const moved = policy.meter && countOutcomes(item.outcomes).length > 1;
    return [
      ...(outside.length === 0
        ? []
        : [
            {
              level: "failure" as const,
              title: "Decision outside the contract",
              text: `The agent decided ${names(outside)}, which \`allowed\` does not list.`,
              ...place,
            },
          ]),
      ...(moved
        ? [
            {
              level: failing.has(item.expected ?? "") ? ("failure" as const) : ("warning" as const),
              title: "The decision moves",
              text: movedText(item),
              ...place,
            },
          ]
        : []),
    ];
  });
}

/** `18 of 26 answers were `card_security`, 8 `merchant_dispute`; 8 of 13 pairs flipped.` */
function movedText(item: EvidenceCase): string {
  const { flips, pairs } = countPairs(item.outcomes);
  const [first, ...rest] = countOutcomes(item.outcomes);
  if (first === undefined) return "";
  const others = rest.map((row) => `${row.count} ${outcomeName(row.outcome)}`);
  return `${first.count} of ${count(item.outcomes.length, "answer")} were ${outcomeName(first.outcome)}, ${list(others, 4)}; ${flips} of ${count(pairs, "pair")} flipped.`;
}
