/** Reworded probes: which relation held, and where one did not. */
import { htmlWords } from "../escape.ts";
import { whole } from "../format.ts";
import type { RelationRow, RelationsModel } from "../model.ts";
import { named, placed } from "./opening.ts";
import { badge, section, table } from "./parts.ts";

export function relationsSection({ rows, violations }: RelationsModel): string {
  const cells = rows.map((row) => [
    named(row.name),
    mark(row),
    whole(row.held),
    whole(row.violated),
    whole(row.unchanged),
    whole(row.failed + row.unasked),
  ]);
  const columns = [
    { title: "Relation" },
    { title: "Verdict" },
    { title: "Held", numeric: true },
    { title: "Violated", numeric: true },
    { title: "Unchanged", numeric: true },
    { title: "Failed", numeric: true },
  ] as const;
  const where = violations.map((row) => `<li>${named(row.relation)}: ${placed(row)}</li>`).join("\n");
  return section(
    "relations",
    "Relations",
    `${table("Probes on which each relation held", columns, cells)}${where === "" ? "" : `\n<ul>\n${where}\n</ul>`}`,
  );
}

function mark({ violated, vacuous, failed, unasked }: RelationRow): string {
  if (violated > 0) return badge("bad", "violated");
  if (failed + unasked > 0) return badge("care", "incomplete");
  return vacuous ? badge("care", htmlWords("tested nothing")) : badge("good", "held");
}
