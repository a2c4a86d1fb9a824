/** A stored baseline as terminal text, Markdown and `agentverity.inspect/v1`. */
import type { InspectionModel } from "./baseline-model.ts";
import { markdownCellCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { stableJson } from "./format/stable-json.ts";
import { columns, wrap } from "./format/wrap.ts";
import { shortFingerprint } from "./format.ts";

const WIDTH = 100;

/** Terminal text with a final newline: every probe, since the file is what is looked at. */
export function renderInspectionText({ headline, facts, probes, caveats }: InspectionModel): string {
  const rows = probes.map(({ fingerprint, approved, intended, answers }) => [
    shortFingerprint(fingerprint),
    plainName(approved, 40),
    intended === undefined || intended === approved ? "" : `written for ${plainName(intended, 40)}`,
    plainProse(answers),
  ]);
  return `${[
    plainProse(headline),
    ...facts.flatMap(([name, words]) => wrap(plainProse(words), `  ${name.padEnd(11)}`, WIDTH)),
    "",
    "Approved decisions, by the SHA-256 of the input:",
    ...columns(rows),
    "",
    "Keep in mind:",
    ...caveats.flatMap((text) => wrap(plainProse(text), "  - ", WIDTH)),
  ]
    .map((line) => line.trimEnd())
    .join("\n")}\n`;
}

/** Markdown with a final newline. */
export function renderInspectionMarkdown({ headline, facts, probes, caveats }: InspectionModel): string {
  const rows = probes.map(({ fingerprint, approved, intended, answers }) => [
    `\`${shortFingerprint(fingerprint)}\``,
    markdownCellCode(approved),
    intended === undefined ? "" : markdownCellCode(intended),
    markdownProse(answers, { cell: true }),
  ]);
  return `${[
    `## ${markdownProse(headline)}`,
    table(
      ["what", "value"],
      facts.map(([name, words]) => [name, markdownProse(words, { cell: true })]),
    ),
    "### Approved decisions",
    table(["input (SHA-256)", "approved", "written for", "answers"], rows),
    "### Keep in mind",
    caveats.map((text) => `- ${markdownProse(text)}`).join("\n"),
  ].join("\n\n")}\n`;
}

/** `agentverity.inspect/v1`. */
export function renderInspectionJson({ document }: InspectionModel): string {
  return stableJson(document);
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [
    `| ${titles.join(" | ")} |`,
    `|${" --- |".repeat(titles.length)}`,
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}
