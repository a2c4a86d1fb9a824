/** What kinds of failure there are, over all tests. */
import type { TaxonomyRow } from "../behaviour-model.ts";
import { htmlName } from "../escape.ts";
import { percent, whole } from "../format.ts";
import { bar, section, table } from "./parts.ts";

export function taxonomySection(taxonomy: readonly TaxonomyRow[]): string {
  if (taxonomy.length === 0) return "";
  const rows = taxonomy.map(({ category, failures, tests, share }) => [
    `<code>${htmlName(category)}</code>`,
    bar(share, `${percent(share)} of all failed assertions`),
    whole(failures),
    whole(tests),
  ]);
  const columns = [
    { title: "Kind" },
    { title: "Share" },
    { title: "Failed assertions", numeric: true },
    { title: "Tests", numeric: true },
  ] as const;
  return section(
    "failures",
    "Kinds of failure",
    table("Failed assertions by kind, over all runs", columns, rows),
  );
}
