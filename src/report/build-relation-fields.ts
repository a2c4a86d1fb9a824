/** Relations in the run report, under the reference's names and in its counts. */
import type { RelationCounts, Relations } from "../core/relations.ts";
import { unprobed } from "./build-relations.ts";

type Fields = Readonly<Record<string, unknown>>;

export function relationFields(relations: Relations | undefined): readonly Fields[] {
  return (relations?.results ?? []).map((row) => ({
    ...countFields(row),
    name: row.name,
    total: row.outcomes.length,
    type: row.kind,
    unasked: row.unasked,
    vacuous: row.vacuous,
  }));
}

export function relationCoverageFields(relations: Relations | undefined): Fields | null {
  if (relations?.routes === undefined) return null;
  return {
    probed: relations.routes.filter((row) => row.exercised > 0).map((row) => row.route),
    routes: relations.routes.map((row) => ({
      ...countFields(row),
      cases: row.cases,
      decision: row.route,
      probed: row.exercised > 0,
    })),
    unprobed: unprobed(relations),
  };
}

/** A relation that never ran has no rate. */
function countFields({ exercised, held, violated, unchanged, failed }: RelationCounts): Fields {
  return {
    errors: failed,
    exercised,
    held,
    skipped: unchanged,
    violated,
    violation_rate: exercised === 0 ? null : violated / exercised,
  };
}
