/**
 * The comparison by the Python tool's rule, under its names: any route whose call changed, any route, flip pair, isolation
 * or recorded provenance that differs is "drift". It calls an unchanged agent drifted nearly every time on six routes, and
 * overlooks a probe that switched from one steady answer to another; so it is shown, and decides nothing.
 */
import type { RoutedEvidence } from "../core/drift.ts";
import { sortedLabels } from "../core/ordering.ts";
import { collectFlipPairs } from "../core/pairs.ts";
import { type RouteStability, routeStability } from "../core/routes.ts";
import { CALLS, flipPairFields } from "./build-run-report.ts";
import { stableJson } from "./format/stable-json.ts";

export interface ComparedWindow {
  /** As the person named it. */
  readonly file: string;
  /** As a person knows it: `evidence file`. */
  readonly source: string;
  readonly evidence: RoutedEvidence;
  /** As recorded; scalars or anything else that JSON holds. */
  readonly provenance: Readonly<Record<string, unknown>>;
}

export interface ProvenanceChange {
  readonly key: string;
  /** null where it was not recorded. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface ReferenceDrift {
  readonly drifted: boolean;
  readonly routes: readonly ReferenceRoute[];
  readonly changed_routes: readonly string[];
  readonly gained_decisions: readonly string[];
  readonly lost_decisions: readonly string[];
  /** `a <-> b`, sorted. */
  readonly gained_flip_pairs: readonly string[];
  readonly lost_flip_pairs: readonly string[];
  readonly isolation: { readonly before: string; readonly after: string };
  readonly isolation_changed: boolean;
  readonly provenance_changes: readonly ProvenanceChange[];
  /** Of keys that differ between any two runs; not counted. */
  readonly informational_changes: readonly ProvenanceChange[];
  readonly independence_note: string;
}

export interface ReferenceRoute {
  readonly decision: string;
  readonly before: ReferenceCall;
  readonly after: ReferenceCall;
  readonly direction: "higher" | "lower" | "unchanged";
  readonly verdict_changed: boolean;
}

interface ReferenceCall {
  readonly call: string;
  readonly flips: number;
  readonly trials: number;
}

/** When and as what a run was made: different for any two. */
const VOLATILE: ReadonlySet<string> = new Set([
  "collected_at",
  "eval_id",
  "finished_at",
  "run_id",
  "started_at",
  "timestamp",
]);

export function referenceDrift(
  before: ComparedWindow,
  after: ComparedWindow,
  epsilon: number,
): ReferenceDrift {
  const [routesBefore, routesAfter] = [routesOf(before, epsilon), routesOf(after, epsilon)];
  const [pairsBefore, pairsAfter] = [flipPairsOf(before), flipPairsOf(after)];
  const changes = provenanceChanges(before.provenance, after.provenance);
  const isolation = { before: before.evidence.isolation, after: after.evidence.isolation };
  const routes = [...routesBefore].flatMap(([name, was]) => {
    const is = routesAfter.get(name);
    return is === undefined ? [] : [compareRoute(name, was, is)];
  });
  const found = {
    changed_routes: routes.filter((route) => route.verdict_changed).map((route) => route.decision),
    gained_decisions: missing(routesAfter.keys(), routesBefore),
    lost_decisions: missing(routesBefore.keys(), routesAfter),
    gained_flip_pairs: missing(pairsAfter, pairsBefore),
    lost_flip_pairs: missing(pairsBefore, pairsAfter),
    provenance_changes: changes.filter(({ key }) => !VOLATILE.has(key)),
  };
  const isolationChanged = isolation.before !== isolation.after;
  return {
    ...found,
    drifted: isolationChanged || Object.values(found).some((list) => list.length > 0),
    routes,
    isolation,
    isolation_changed: isolationChanged,
    informational_changes: changes.filter(({ key }) => VOLATILE.has(key)),
    independence_note: `agreement between two windows does not establish that trials were independent within either one. Two correlated runs agree comfortably. Isolation was '${isolation.before}' then '${isolation.after}'.`,
  };
}

function routesOf({ evidence }: ComparedWindow, epsilon: number): ReadonlyMap<string, RouteStability> {
  const routes = routeStability(evidence, epsilon, {}, false) ?? [];
  return new Map(routes.map((route) => [route.route, route]));
}

function compareRoute(decision: string, was: RouteStability, is: RouteStability): ReferenceRoute {
  const call = ({ wilson, flips, pairs }: RouteStability) => ({
    call: CALLS[wilson.kind],
    flips,
    trials: pairs,
  });
  return {
    decision,
    before: call(was),
    after: call(is),
    direction: directionOf(is.flipRate - was.flipRate),
    verdict_changed: was.wilson.kind !== is.wilson.kind,
  };
}

function directionOf(difference: number): ReferenceRoute["direction"] {
  if (difference === 0) return "unchanged";
  return difference > 0 ? "higher" : "lower";
}

function flipPairsOf({ evidence }: ComparedWindow): ReadonlySet<string> {
  const pairs = flipPairFields(collectFlipPairs(evidence.cases.map((item) => item.outcomes)));
  return new Set(pairs.map(({ decisions }) => decisions.join(" <-> ")));
}

function missing(names: Iterable<string>, others: { has(name: string): boolean }): readonly string[] {
  return sortedLabels([...names].filter((name) => !others.has(name)));
}

function provenanceChanges(
  before: ComparedWindow["provenance"],
  after: ComparedWindow["provenance"],
): readonly ProvenanceChange[] {
  const recorded = (window: ComparedWindow["provenance"], key: string) =>
    Object.hasOwn(window, key) ? window[key] : null;
  return sortedLabels([...Object.keys(before), ...Object.keys(after)])
    .map((key) => ({ key, before: recorded(before, key), after: recorded(after, key) }))
    .filter((change) => stableJson(change.before) !== stableJson(change.after));
}
