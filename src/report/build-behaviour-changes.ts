/** Tests beside their baseline, in words: what dropped, how sure that is, and what else is different. */
import type { Comparison, TestChange } from "../core/behaviour/compare-tests.ts";
import type { JudgedTest } from "../core/behaviour/judge-tests.ts";
import type { TestFigures } from "../core/behaviour/score-test.ts";
import type { ChangeRow } from "./behaviour-model.ts";
import { count, duration, list, money, quoteName, whole } from "./format.ts";

const RANK: Readonly<Record<TestChange["verdict"], number>> = { regression: 0, suspect: 1, ok: 2 };

/** Worst first; a test of which nothing changed is left out. */
export function changeRows(comparison: Comparison, tests: readonly JudgedTest[]): readonly ChangeRow[] {
  const places = new Map(tests.map(({ result }) => [result.name, result]));
  return comparison.changes
    .map((change): ChangeRow => {
      const { line, file } = places.get(change.name) ?? {};
      return {
        name: change.name,
        ...(line === undefined ? {} : { line }),
        ...(file === undefined ? {} : { file }),
        verdict: change.verdict,
        summary: changeWords(change),
        notes: notesOf(change),
      };
    })
    .filter((row) => row.verdict !== "ok" || row.notes.length > 0)
    .sort((a, b) => RANK[a.verdict] - RANK[b.verdict]);
}

/** `5 of 5 runs passed before, 2 of 5 now (p = 0.011)`. */
export function changeWords(change: TestChange): string {
  const { before, after, adjusted, verdict } = change;
  const counts = `${whole(before.passed)} of ${count(before.total, "run")} passed before, ${whole(after.passed)} of ${whole(after.total)} now`;
  if (verdict === "ok") return counts;
  const sure = `${counts} (p = ${pValue(adjusted)})`;
  if (verdict === "regression") return sure;
  return `${sure}: not shown yet, ${neededWords(change)}`;
}

function neededWords({ runsNeeded, before, after }: TestChange): string {
  if (runsNeeded === undefined) return "and no number of runs within reach would show so small a drop";
  const { today, baseline } = runsNeeded;
  return baseline === before.total
    ? `${count(today - after.total, "more run")} at this rate would show it`
    : `${whole(today)} runs on either side at these rates would show it`;
}

/** Three significant digits say all that a p-value can. */
function pValue(p: number): string {
  return p < 0.0001 ? "below 0.0001" : String(Number(p.toPrecision(2)));
}

function notesOf({ before, after }: TestChange): readonly string[] {
  return [
    ...toolNotes(before, after),
    ...pathNotes(before, after),
    ...categoryNotes(before, after),
    ...meanNotes(before, after),
  ];
}

function toolNotes(before: TestFigures, after: TestFigures): readonly string[] {
  const earlier = new Map(before.toolPresence.map(({ name, count: runs }) => [name, runs]));
  const now = new Map(after.toolPresence.map(({ name, count: runs }) => [name, runs]));
  return [...new Set([...earlier.keys(), ...now.keys()])].flatMap((tool) => {
    const [was, is] = [earlier.get(tool) ?? 0, now.get(tool) ?? 0];
    if (was / before.total === is / Math.max(1, after.total)) return [];
    const gone = is === 0 ? ": it is never called any more" : "";
    return [
      `tool ${quoteName(tool)} in ${whole(was)} of ${count(before.total, "run")} before, in ${whole(is)} of ${whole(after.total)} now${gone}`,
    ];
  });
}

function pathNotes(before: TestFigures, after: TestFigures): readonly string[] {
  const [was, is] = [pathWords(before), pathWords(after)];
  const settled = before.unstablePaths !== after.unstablePaths;
  return [
    ...(was === is ? [] : [`commonest path ${was} before, ${is} now`]),
    ...(settled ? [`the path ${after.unstablePaths ? "now varies" : "no longer varies"} between runs`] : []),
  ];
}

function pathWords({ commonPaths: [first] }: TestFigures): string {
  return first === undefined ? "without a tool" : first.path.map(quoteName).join(" → ");
}

function categoryNotes(before: TestFigures, after: TestFigures): readonly string[] {
  const known = new Set<string>(before.categories.map(({ name }) => name));
  const fresh = after.categories.filter(({ name }) => !known.has(name));
  if (fresh.length === 0) return [];
  return [
    `new kind of failure: ${list(fresh.map(({ name, count: times }) => `${quoteName(name)} ${whole(times)}×`))}`,
  ];
}

/** What differs by less than this part of itself is the noise of a measurement. */
const NOTABLE = 0.2;
/** Milliseconds: below, a machine measures itself. */
const NOTABLE_LATENCY = 100;

function meanNotes(before: TestFigures, after: TestFigures): readonly string[] {
  const [was, is] = [before.averageLatencyMs, after.averageLatencyMs];
  const isNotable = was !== undefined && is !== undefined && Math.abs(is - was) >= NOTABLE_LATENCY;
  return [
    meanNote("steps", before.averageSteps, after.averageSteps, (value) => String(Number(value.toFixed(1)))),
    isNotable ? meanNote("latency", was, is, duration) : [],
    meanNote("cost", before.averageCostUsd, after.averageCostUsd, money),
  ].flat();
}

function meanNote(
  name: string,
  was: number | undefined,
  is: number | undefined,
  words: (value: number) => string,
): readonly string[] {
  if (was === undefined || is === undefined) return [];
  if (Math.abs(is - was) <= NOTABLE * Math.max(was, is)) return [];
  return [`${name} ${words(was)} before, ${words(is)} now (mean of a run)`];
}
