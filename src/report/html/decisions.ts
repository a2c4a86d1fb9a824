/** Which decisions the probes reach and what the contract asks for; and every probe. */
import { htmlName } from "../escape.ts";
import { roleWords } from "../format/contract-role.ts";
import { worstDecisions, worstProbes } from "../format/worst-first.ts";
import { count, list, percent, shortFingerprint, whole } from "../format.ts";
import type { ProbeRow, ReportModel } from "../model.ts";
import { named } from "./opening.ts";
import { bar, section, table } from "./parts.ts";

/** A browser shows more, a person reads fewer. */
const MOST_PROBES = 1000;
const MOST_ANSWERS = 6;

export function decisionsSection({ decisions, contract, probes }: ReportModel): string {
  if (decisions.length === 0) return "";
  const rows = worstDecisions(decisions).map((row) => {
    const share = probes.length === 0 ? 0 : row.probes / probes.length;
    return [
      named(row.decision),
      row.probes === 0 ? "" : bar(share, `${percent(share)} of the probes`),
      row.probes === 0 ? "none" : whole(row.probes),
      row.intended === undefined ? "" : whole(row.intended),
      contract === undefined ? "" : htmlName(roleWords(row, contract)),
    ];
  });
  const columns = [
    { title: "Decision" },
    { title: "Mix" },
    { title: "Probes that reach it", numeric: true },
    { title: "Probes meant for it", numeric: true },
    { title: "Contract" },
  ] as const;
  return section(
    "decisions",
    "Decisions",
    table("Decisions, by the first answer to each probe", columns, rows),
  );
}

export function probesSection(probes: readonly ProbeRow[], suite: string): string {
  if (probes.length === 0) return "";
  const rows = worstProbes(probes)
    .slice(0, MOST_PROBES)
    .map((row) => [
      row.line === undefined ? `probe ${whole(row.index + 1)}` : named(`${suite}:${row.line}`),
      row.expected === undefined ? "" : named(row.expected),
      answers(row),
      whole(row.pairs),
      whole(row.flips),
      whole(row.errors),
      `<code>${shortFingerprint(row.fingerprint)}</code>`,
    ]);
  const columns = [
    { title: "Probe" },
    { title: "Meant for" },
    { title: "Answers" },
    { title: "Pairs", numeric: true },
    { title: "Flips", numeric: true },
    { title: "Errors", numeric: true },
    { title: "SHA-256" },
  ] as const;
  const rest = probes.length - rows.length;
  const more = rest > 0 ? `\n<p>${whole(rest)} more in the JSON report.</p>` : "";
  const shown = table("Every probe, worst first", columns, rows);
  return section(
    "probes",
    "Probe by probe",
    `<details>\n<summary>${count(probes.length, "probe")}</summary>\n${shown}${more}\n</details>`,
  );
}

function answers({ answers: found }: ProbeRow): string {
  if (found.length === 0) return "none";
  return list(
    found.map(({ decision, count: times }) => `${named(decision)} ${whole(times)}×`),
    MOST_ANSWERS,
  );
}
