/**
 * Does the agent keep to the relations the team expects between an input and its rewording? Counts what was really put to
 * the test: an input that a relation left as it was is no test, and a failed call is no answer. One follow-up each is no
 * measurement of how often a relation holds.
 */
import type { RelationKind } from "./built-in-relations.ts";
import type { EvidenceCase } from "./evidence.ts";
import { compareCodePoints } from "./ordering.ts";
import type { Outcome } from "./outcome.ts";
import type { TrialFailure, TrialResult } from "./trial.ts";

/** One call on a reworded probe. */
export interface FollowUp {
  /** The relation's name. */
  readonly relation: string;
  /** 0-based index in the suite. */
  readonly caseIndex: number;
  /** 1 unless the call had to be made again without having been answered. */
  readonly attempt: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly result: TrialResult;
}

export type RelationOutcome =
  /** The relation left the input as it was: nothing to test, and nothing was asked. */
  | { readonly kind: "unchanged" }
  | { readonly kind: "held" }
  | {
      readonly kind: "violated";
      readonly before: Outcome;
      readonly after: Outcome;
      /** The catalogue's own words; absent: the two outcomes say it. */
      readonly why?: string;
    }
  /** @property of `source`: the probe itself was never answered; `call`: its rewording; `check`: the catalogue threw */
  | { readonly kind: "failed"; readonly of: "source" | "call" | "check"; readonly failure: TrialFailure }
  /** Planned and never asked. */
  | { readonly kind: "unasked" };

/** What became of one relation, by case in suite order. */
export interface RelationRun {
  readonly name: string;
  readonly kind: RelationKind;
  readonly outcomes: readonly RelationOutcome[];
}

/** Counts of cases, or of cases times relations; `exercised` = held + violated. */
export interface RelationCounts {
  readonly exercised: number;
  readonly held: number;
  readonly violated: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly unasked: number;
}

export interface RelationResult extends RelationRun, RelationCounts {
  /** It changed no input at all, so it tested nothing. */
  readonly vacuous: boolean;
}

export interface RouteRelations extends RelationCounts {
  readonly route: string;
  /** Count of cases written for it. */
  readonly cases: number;
}

export interface Relations {
  /** In the order of the catalogue; at least one. */
  readonly results: readonly RelationResult[];
  /** Sorted by route; undefined when a case names no route. */
  readonly routes: readonly RouteRelations[] | undefined;
  /** Over all relations. */
  readonly counts: RelationCounts;
  /** No relation of the catalogue changed any input. */
  readonly vacuous: boolean;
}

export function judgeRelations(runs: readonly RelationRun[], cases: readonly EvidenceCase[]): Relations {
  const results = runs.map((run): RelationResult => {
    const counts = countOutcomes(run.outcomes);
    return { ...run, ...counts, vacuous: isVacuous(counts) };
  });
  const counts = countOutcomes(runs.flatMap((run) => run.outcomes));
  return { results, routes: byRoute(runs, cases), counts, vacuous: isVacuous(counts) };
}

function countOutcomes(outcomes: readonly RelationOutcome[]): RelationCounts {
  const count = (kind: RelationOutcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const [held, violated] = [count("held"), count("violated")];
  return {
    exercised: held + violated,
    held,
    violated,
    unchanged: count("unchanged"),
    failed: count("failed"),
    unasked: count("unasked"),
  };
}

/** What failed or was never asked would have been a test. */
function isVacuous({ exercised, failed, unasked }: RelationCounts): boolean {
  return exercised + failed + unasked === 0;
}

function byRoute(
  runs: readonly RelationRun[],
  cases: readonly EvidenceCase[],
): readonly RouteRelations[] | undefined {
  const routes = new Map<string, number[]>();
  for (const [index, { expected }] of cases.entries()) {
    if (expected === undefined) return undefined;
    const indexes = routes.get(expected) ?? [];
    indexes.push(index);
    routes.set(expected, indexes);
  }
  return [...routes.entries()]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([route, indexes]) => ({
      route,
      cases: indexes.length,
      ...countOutcomes(runs.flatMap(({ outcomes }) => indexes.flatMap((index) => outcomes[index] ?? []))),
    }));
}
