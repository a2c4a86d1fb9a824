/**
 * A report of decisions as one file for a browser: no script, nothing loaded from anywhere, readable in light and dark, on
 * paper and by ear. What an agent or a team wrote is text in it, and stays text.
 */
import { htmlName, htmlWords } from "./escape.ts";
import { evidenceRows } from "./format/evidence-rows.ts";
import { count, duration, money } from "./format.ts";
import { baselineSection } from "./html/baseline.ts";
import { behaviourSections } from "./html/behaviour.ts";
import { decisionsSection, probesSection } from "./html/decisions.ts";
import { caveats, footer, named, opening, time } from "./html/opening.ts";
import { page } from "./html/page.ts";
import { section, table } from "./html/parts.ts";
import { relationsSection } from "./html/relations.ts";
import { flipsSection, routesSection } from "./html/stability.ts";
import type { ReportModel } from "./model.ts";

/** @returns a whole document */
export function renderHtml(model: ReportModel): string {
  const { headline, provenance: from, version, status, exitCode } = model;
  return page({
    title: `${headline.word} - ${from.suite}`,
    description: `How repeatable and how varied the decisions of an agent are, on ${count(model.probes.length, "probe")}`,
    sections: [
      opening({ ...model, facts: facts(model) }),
      numbers(model),
      errors(model),
      // By route nothing can be said of a run that is no evidence.
      status === "incomplete" ? "" : routesSection(model),
      flipsSection(model.flipPairs),
      decisionsSection(model),
      baselineSection(model),
      signOff(model),
      ...(model.behaviour === undefined ? [] : behaviourSections(model.behaviour)),
      model.relations === undefined ? "" : relationsSection(model.relations),
      caveats(model.caveats),
      probesSection(model.probes, from.suite),
      footer(
        `Status <code>${status}</code>, exit code ${exitCode}. Compared: ${htmlName(from.layer)}; ${htmlName(from.repeats)}. Made by agentverity ${htmlName(version)}.`,
      ),
    ],
  });
}

function facts({ durationMs, costUsd, provenance: from }: ReportModel) {
  return [
    ["took", duration(durationMs)],
    ...(costUsd === undefined ? [] : [["cost", money(costUsd)] as const]),
    ["agent", named(from.agent)],
    ["suite", named(from.suite)],
    ["started", time(from.startedAt)],
  ] as const;
}

function numbers(model: ReportModel): string {
  const rows = evidenceRows(model).map(({ name, found, needed }) => [
    name,
    htmlWords(found),
    htmlWords(needed),
  ]);
  const columns = [{ title: "Evidence" }, { title: "Found" }, { title: "Needed" }];
  return section("numbers", "Numbers", table("What was found, and what was needed", columns, rows));
}

function errors({ errors: rows }: ReportModel): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => [named(row.kind), htmlName(row.message, 300), String(row.count)]);
  const columns = [{ title: "Kind" }, { title: "Message" }, { title: "Calls", numeric: true }] as const;
  return section(
    "errors",
    "Errors, kept apart from decisions",
    table("Calls without a decision", columns, cells),
  );
}

function signOff({ signOff: model }: ReportModel): string {
  if (model === undefined) return "";
  const lines = model.lines.map((line) => `<li>${htmlWords(line)}</li>`).join("\n");
  return section("sign-off", `Sign-off: ${htmlWords(model.title)}`, `<ul>\n${lines}\n</ul>`);
}
