/** Relations in the terminal's report: one line each, then where they are violated. */
import { plainName, plainProse } from "../escape.ts";
import { columns, wrap } from "../format/wrap.ts";
import { count, whole } from "../format.ts";
import type { RelationRow, RelationsModel, ViolationRow } from "../model.ts";

const MOST_ROWS = 20;

export function relationsBlock(relations: RelationsModel, width: number): readonly string[] {
  const { rows, violations } = relations;
  const title = ["relation", "kind", "held", "violated", "unchanged", ""];
  const table = columns([title, ...rows.slice(0, MOST_ROWS).map(cells)], [2, 3, 4]);
  const shown = violations.slice(0, MOST_ROWS).flatMap((row) => violation(row, width));
  return [
    "Relations, one follow-up call for each probe they change:",
    ...table,
    ...more(rows.length),
    ...(shown.length === 0 ? [] : ["", "Violated:", ...shown, ...more(violations.length)]),
  ];
}

function cells(row: RelationRow): readonly string[] {
  const { name, kind, held, violated, unchanged } = row;
  return [plainName(name, 60), kind, whole(held), whole(violated), whole(unchanged), remark(row)];
}

function remark({ failed, unasked, vacuous }: RelationRow): string {
  if (vacuous) return "tested nothing";
  const parts = [
    ...(failed > 0 ? [`${whole(failed)} failed`] : []),
    ...(unasked > 0 ? [`${whole(unasked)} never asked`] : []),
  ];
  return parts.join(", ");
}

function violation({ relation, text, file, line, index }: ViolationRow, width: number): readonly string[] {
  const place =
    file === undefined || line === undefined ? `probe ${index + 1}` : `${plainName(file)}:${line}`;
  return wrap(`${plainName(relation, 60)}: ${plainProse(text, 300)} (${place})`, "  - ", width);
}

function more(total: number): readonly string[] {
  const rest = total - MOST_ROWS;
  return rest > 0 ? [`  ${count(rest, "more row")} in the report`] : [];
}
