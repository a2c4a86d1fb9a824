/** A report of tests as one file for a browser, with the trend of its history. */
import type { BehaviourTables, TrendModel } from "../behaviour-model.ts";
import { htmlName } from "../escape.ts";
import { count, duration, money, whole } from "../format.ts";
import type { TestsModel } from "../tests-model.ts";
import { changesSection } from "./changes.ts";
import { caveats, footer, named, opening, time } from "./opening.ts";
import { page } from "./page.ts";
import { taxonomySection } from "./taxonomy.ts";
import { testSections, testsTable } from "./tests.ts";
import { trendSection } from "./trend.ts";

/** @param trend undefined where the history holds too little @returns a whole document */
export function renderBehaviourHtml(model: TestsModel, trend?: TrendModel): string {
  const { tables, headline, provenance: from } = model;
  return page({
    title: `${headline.word} - ${from.suite}`,
    description: `${count(tables.tests.length, "behavioural test")} of an agent`,
    sections: [
      opening({ ...model, says: [], facts: facts(model) }),
      ...behaviourSections(tables, trend),
      caveats(model.caveats),
      footer(
        `Status <code>${model.status}</code>, exit code ${model.exitCode}. Isolation: ${htmlName(from.isolation)}. Made by agentverity ${htmlName(model.version)}; the figures are of these runs, in this one period.`,
      ),
    ],
  });
}

/** What a report of decisions shows of the tests that were scored on the same answers. */
export function behaviourSections(tables: BehaviourTables, trend?: TrendModel): readonly string[] {
  return [
    testsTable(tables),
    changesSection(tables),
    taxonomySection(tables.taxonomy),
    trend === undefined ? "" : trendSection(trend),
    testSections(tables),
  ];
}

function facts({ calls, durationMs, costUsd, provenance: from }: TestsModel) {
  return [
    ["runs", `${whole(calls.made)} of ${whole(calls.planned)}`],
    ["took", duration(durationMs)],
    ...(costUsd === undefined ? [] : [["cost", money(costUsd)] as const]),
    ["agent", named(from.agent)],
    ["suite", named(from.suite)],
    ["started", time(from.startedAt)],
  ] as const;
}
