/** What changed around the agent between two windows, and what a reader of their comparison must keep in mind. */
import type { Drift } from "../core/drift.ts";
import type { ProvenanceChange, ReferenceDrift } from "./build-drift-reference.ts";
import { count, list, quoteName } from "./format.ts";

/** So many names are spelled out in a sentence; the JSON report has them all. */
const NAMED = 4;
/** Code points of a recorded value that are shown. */
const SHOWN = 60;

export function driftChanges(reference: ReferenceDrift): readonly string[] {
  const { isolation } = reference;
  return [
    ...named("Routes that are new", reference.gained_decisions),
    ...named("Routes that are gone", reference.lost_decisions),
    ...named("Pairs that flip now and did not before", reference.gained_flip_pairs),
    ...named("Pairs that flipped before and do not now", reference.lost_flip_pairs),
    ...(reference.isolation_changed
      ? [`Trials were kept apart otherwise: ${isolation.before} before, ${isolation.after} after.`]
      : []),
    ...reference.provenance_changes.map(changeWords),
  ];
}

export function volatileChanges(reference: ReferenceDrift): readonly string[] {
  return reference.informational_changes.map(changeWords);
}

function named(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [
    `${what}: ${list(
      names.map((name) => quoteName(name.replace(" <-> ", " ↔ "))),
      NAMED,
    )}.`,
  ];
}

function changeWords({ key, before, after }: ProvenanceChange): string {
  return `${quoteName(key)}: ${valueWords(before)} before, ${valueWords(after)} after.`;
}

function valueWords(value: unknown): string {
  if (value === null) return "not recorded";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const start = Array.from(text.slice(0, 2 * SHOWN));
  return quoteName(start.length > SHOWN ? `${start.slice(0, SHOWN - 1).join("")}…` : text);
}

export function driftCaveats(
  request: { readonly drift: Drift },
  reference: ReferenceDrift,
): readonly string[] {
  const { drift } = request;
  const { probes, onlyBefore, onlyAfter } = drift;
  const partial = onlyBefore.length + onlyAfter.length > 0 && probes.length > 0;
  return [
    "Two windows that agree do not show that trials were independent within either: correlated runs agree comfortably.",
    ...isolationCaveat(reference.isolation),
    ...(partial
      ? [
          `Tested on the ${count(probes.length, "probe")} that both windows hold, not on the others (${onlyBefore.length} only before, ${onlyAfter.length} only after); the table of routes counts all of them.`,
        ]
      : []),
    ...movedCaveat(drift),
    ...ruleCaveat(drift, reference),
  ];
}

function isolationCaveat({ before, after }: ReferenceDrift["isolation"]): readonly string[] {
  if ([before, after].includes("shared-session"))
    return ["Trials of a shared session may repeat each other: the p-values take them as separate."];
  if ([before, after].includes("unknown"))
    return [
      "How trials were kept apart is not recorded for both windows: their independence is assumed, not shown.",
    ];
  return [];
}

function movedCaveat({ probes }: Drift): readonly string[] {
  const moved = probes.filter((probe) => probe.moved && !probe.drifted).length;
  if (moved === 0) return [];
  return [
    `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it. More runs would tell.`,
  ];
}

/** Where the Python tool's rule says otherwise, a reader who knows that tool must not be left wondering. */
function ruleCaveat({ status }: Drift, { drifted }: ReferenceDrift): readonly string[] {
  if (status === "drift" && !drifted)
    return [
      "The Python tool's rule, under `reference`, overlooks this: it compares the routes' stability, not their answers.",
    ];
  if (status === "none-detected" && drifted)
    return [
      "The Python tool's rule, under `reference`, calls this drift: it counts any difference, chance included.",
    ];
  return [];
}
