/** The end of the job summary: caveats, every probe, and where the evidence comes from. */
import { markdownCellCode, markdownProse } from "../escape.ts";
import { worstProbes } from "../format/worst-first.ts";
import { count, list, shortFingerprint, whole } from "../format.ts";
import type { ProbeRow } from "../model.ts";
import { folded, probeCell, prose, type SummaryContext, table } from "./context.ts";

export function caveats(context: SummaryContext): string {
  const { caveats: texts } = context.model;
  if (texts.length === 0) return "";
  const lines = texts.slice(0, context.rows).map((text) => `- ${prose(context, text)}`);
  const rest = texts.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return `### Keep in mind\n\n${lines.join("\n")}`;
}

/** One row a probe, worst first; prompts appear by link and fingerprint only. */
export function perProbe(context: SummaryContext): string {
  const { probes } = context.model;
  if (probes.length === 0) return "";
  const expected = probes.some((row) => row.expected !== undefined);
  const columns = [
    { title: "probe" },
    ...(expected ? [{ title: "meant for" }] : []),
    { title: "answers" },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: "errors", numeric: true },
    { title: "SHA-256" },
  ];
  const rows = worstProbes(probes)
    .slice(0, context.rows)
    .map((row) => [
      probeCell(context, row.index, row.line),
      ...(expected ? [row.expected === undefined ? "" : markdownCellCode(row.expected)] : []),
      answers(row),
      whole(row.pairs),
      whole(row.flips),
      whole(row.errors),
      `\`${shortFingerprint(row.fingerprint)}\``,
    ]);
  const rest = probes.length - rows.length;
  const body = table(columns, rows, rows.length) + (rest > 0 ? `\n\n${whole(rest)} more in the report.` : "");
  return folded(`Probe by probe: ${count(probes.length, "probe")}`, body);
}

function answers(row: ProbeRow): string {
  if (row.answers.length === 0) return "none";
  return list(
    row.answers.map(({ decision, count: times }) => `${markdownCellCode(decision)} ${whole(times)}×`),
    4,
  );
}

export function provenance(context: SummaryContext): string {
  const { provenance: from, version, status, exitCode } = context.model;
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["compared", markdownProse(from.layer, { cell: true })],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["repeats", markdownProse(from.repeats, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version, { cell: true })],
  ];
  return folded("Where this comes from", table([{ title: "what" }, { title: "value" }], rows, rows.length));
}
