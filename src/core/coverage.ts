/**
 * Do the inputs reach more than one decision, and all those the contract requires?
 * Skew looks at the first answer of each case; the contract at every repeat. Neither judges an answer right.
 */
import type { NoDecisionReason } from "./decision.ts";
import type { Evidence, EvidenceCase } from "./evidence.ts";
import { compareCodePoints, sortedLabels } from "./ordering.ts";
import { type Outcome, outcomeKey } from "./outcome.ts";
import type { Contract } from "./suite.ts";

export interface Skew {
  readonly cases: number;
  readonly distinct: number;
  /** The commonest first answer; of equals the one seen first. */
  readonly majority: Outcome;
  /** Fraction in (0, 1]. */
  readonly share: number;
  readonly threshold: number;
  readonly blind: boolean;
}

/** @returns undefined when no case has an answer */
export function measureSkew(evidence: Evidence, threshold: number): Skew | undefined {
  const counts = countOutcomes(firstOutcomes(evidence));
  const top = counts[0];
  if (top === undefined) return undefined;
  const cases = counts.reduce((sum, { count }) => sum + count, 0);
  const share = top.count / cases;
  return {
    cases,
    distinct: counts.length,
    majority: top.outcome,
    share,
    threshold,
    blind: share >= threshold,
  };
}

export interface OutcomeCount {
  readonly outcome: Outcome;
  readonly count: number;
}

/** Distinct outcomes with their counts, commonest first; of equals the one seen first. */
export function countOutcomes(outcomes: Iterable<Outcome>): readonly OutcomeCount[] {
  return countAllOutcomes([outcomes]);
}

/** The same over several lists, without making one of them: there may be a million. */
export function countAllOutcomes(lists: Iterable<Iterable<Outcome>>): readonly OutcomeCount[] {
  const tally = new OutcomeTally();
  for (const outcomes of lists) tally.add(outcomes);
  return [...tally.counts.values()].sort((a, b) => b.count - a.count);
}

class OutcomeTally {
  readonly counts = new Map<string, { readonly outcome: Outcome; count: number }>();
  /** Equal outcomes of one run are mostly one object: its key is made once. */
  readonly #known = new Map<Outcome, { readonly outcome: Outcome; count: number }>();

  add(outcomes: Iterable<Outcome>): void {
    let last: Outcome | undefined;
    let entry: { count: number } | undefined;
    for (const outcome of outcomes) {
      if (outcome !== last || entry === undefined) entry = this.#known.get(outcome) ?? this.#find(outcome);
      entry.count += 1;
      last = outcome;
    }
  }

  #find(outcome: Outcome): { readonly outcome: Outcome; count: number } {
    const key = outcomeKey(outcome);
    const entry = this.counts.get(key) ?? { outcome, count: 0 };
    this.counts.set(key, entry);
    this.#known.set(outcome, entry);
    return entry;
  }
}

export function firstOutcomes(evidence: Evidence): readonly Outcome[] {
  return evidence.cases.flatMap(({ outcomes }) => outcomes.slice(0, 1));
}

export interface UnderCased {
  readonly decision: string;
  readonly cases: number;
  readonly minimum: number;
}

export interface ContractCoverage {
  readonly contract: Contract;
  /** Cases written for a label. */
  readonly intendedCounts: ReadonlyMap<string, number>;
  /** Cases by their first answer; labels only. */
  readonly observedCounts: ReadonlyMap<string, number>;
  /** Distinct cases that gave an answer on any repeat; a declared no-decision as `no decision: <reason>`. */
  readonly observedCaseCounts: ReadonlyMap<string, number>;
  readonly missingIntended: readonly string[];
  readonly missingObserved: readonly string[];
  readonly missingCritical: readonly string[];
  /** Labels seen on any repeat that the contract does not allow. */
  readonly unknownObserved: readonly string[];
  readonly underCased: readonly UnderCased[];
  /** Required labels that some case was written for, and that some case returned; fractions. */
  readonly intendedShare: number;
  readonly observedShare: number;
  readonly satisfied: boolean;
}

export function contractCoverage(evidence: Evidence, contract: Contract): ContractCoverage {
  const intendedCounts = tally(
    evidence.cases.flatMap(({ expected }) => (expected === undefined ? [] : [expected])),
  );
  const observedCounts = tally(firstOutcomes(evidence).flatMap(label));
  const observedCaseCounts = tally(
    evidence.cases.flatMap((item) => sortedLabels([...new Set(item.outcomes)].map(countedAs))),
  );
  const observed = new Set(evidence.cases.flatMap((item) => [...new Set(item.outcomes)].flatMap(label)));
  const missingIntended = contract.required.filter((name) => !intendedCounts.has(name));
  const missingObserved = contract.required.filter((name) => !observed.has(name));
  const missing = new Set([...missingIntended, ...missingObserved]);
  const missingCritical = contract.critical.filter((name) => missing.has(name));
  const unknownObserved = sortedLabels(observed).filter((name) => !contract.allowed.includes(name));
  const underCased = findUnderCased(contract, intendedCounts);
  const required = contract.required.length;
  return {
    contract,
    intendedCounts,
    observedCounts,
    observedCaseCounts,
    missingIntended,
    missingObserved,
    missingCritical,
    unknownObserved,
    underCased,
    intendedShare: required === 0 ? 1 : (required - missingIntended.length) / required,
    observedShare: required === 0 ? 1 : (required - missingObserved.length) / required,
    satisfied: missing.size === 0 && unknownObserved.length === 0 && underCased.length === 0,
  };
}

/** An undeclared no-decision under a contract: silence is not permission. */
export interface Unscorable {
  readonly caseIndex: number;
  readonly reason: NoDecisionReason;
}

export function findUnscorable(cases: readonly EvidenceCase[], contract: Contract): Unscorable | undefined {
  for (const [caseIndex, { outcomes }] of cases.entries()) {
    for (const outcome of new Set(outcomes)) {
      if (outcome.kind === "no-decision" && !contract.allowedNoDecisions.includes(outcome.reason)) {
        return { caseIndex, reason: outcome.reason };
      }
    }
  }
  return undefined;
}

/** Labels a case gave, on any repeat, that the contract does not allow; each once, in order of appearance. */
export function labelsOutside(item: EvidenceCase, contract: Contract): readonly string[] {
  return [...new Set([...new Set(item.outcomes)].flatMap(label))].filter(
    (name) => !contract.allowed.includes(name),
  );
}

function findUnderCased(contract: Contract, intended: ReadonlyMap<string, number>): readonly UnderCased[] {
  return Object.entries(contract.minimumCases)
    .map(([decision, minimum]) => ({ decision, cases: intended.get(decision) ?? 0, minimum }))
    .filter(({ cases, minimum }) => cases < minimum)
    .sort((a, b) => compareCodePoints(a.decision, b.decision));
}

function tally(labels: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of labels) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function countedAs(outcome: Outcome): string {
  return outcome.kind === "no-decision"
    ? `no decision: ${outcome.reason}`
    : (label(outcome)[0] ?? outcomeKey(outcome));
}

function label(outcome: Outcome): readonly string[] {
  return outcome.kind === "decision" ? [outcome.label] : [];
}
