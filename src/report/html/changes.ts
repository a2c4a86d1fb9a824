/** The tests beside their baseline: what dropped, what else is different, what came and went. */
import type { BehaviourTables, ChangeRow } from "../behaviour-model.ts";
import { htmlName, htmlWords } from "../escape.ts";
import { badge, section, table } from "./parts.ts";

const VERDICTS = {
  regression: badge("bad", "regression"),
  suspect: badge("care", "suspect"),
  ok: badge("plain", "changed"),
} as const;

export function changesSection({ baseline, changes, vanished, added }: BehaviourTables): string {
  if (baseline === undefined) return "";
  const heading = `Against the baseline <code>${htmlName(baseline, 200)}</code>`;
  const rows = [
    ...changes.map((row) => [htmlName(row.name, 80), VERDICTS[row.verdict], words(row)]),
    ...vanished.map((name) => [htmlName(name, 80), badge("bad", "gone"), "no longer in the suite"]),
    ...added.map((name) => [htmlName(name, 80), badge("plain", "new"), "not in the baseline"]),
  ];
  if (rows.length === 0) return section("baseline", heading, "<p>Nothing changed.</p>");
  const columns = [{ title: "Test" }, { title: "Verdict" }, { title: "What changed" }];
  return section("baseline", heading, table("Tests that differ from the baseline", columns, rows));
}

function words({ summary, notes }: ChangeRow): string {
  const items = notes.map((note) => `<li>${htmlWords(note)}</li>`).join("");
  return `<p>${htmlWords(summary)}</p>${items === "" ? "" : `<ul>${items}</ul>`}`;
}
