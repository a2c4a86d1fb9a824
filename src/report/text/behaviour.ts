/** Behavioural tests for a terminal or a log: which failed and why, how far the runs carry, what changed since the baseline. */
import type { BehaviourTables, ChangeRow, TestRow } from "../behaviour-model.ts";
import { plainName, plainProse } from "../escape.ts";
import { columns, wrap } from "../format/wrap.ts";
import { beforeStop, count, duration, interval, money, whole } from "../format.ts";
import type { Placed } from "../model.ts";
import type { TestsModel } from "../tests-model.ts";

const WIDTH = 100;
const MOST_TESTS = 50;
const MOST_FAILURES = 4;

/** Plain text with a final newline. */
export function renderBehaviourText(model: TestsModel, width: number = WIDTH): string {
  const blocks = [
    [behaviourHeadlineText(model), ...nextSteps(model.next, width)],
    ...behaviourBlocks(model.tables, width),
    [callWords(model)],
    model.caveats.length === 0
      ? []
      : ["Keep in mind:", ...model.caveats.flatMap((text) => wrap(plainProse(text), "  - ", width))],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

/** One line, plain: `TESTS FAILED - 1 of 3 tests failed …`. */
export function behaviourHeadlineText({ headline }: TestsModel): string {
  return `${headline.word} - ${plainProse(headline.sentence)}`;
}

/** What a report of decisions shows of the tests that were scored on the same answers. */
export function behaviourBlocks(model: BehaviourTables, width: number): readonly (readonly string[])[] {
  return [tests(model, width), changes(model, width)];
}

function nextSteps(next: readonly Placed[], width: number): readonly string[] {
  return next.flatMap((step, index) => [
    ...(index === 0 ? ["", "  Next:"] : []),
    ...wrap(placed(step), `  ${index + 1}. `, width),
  ]);
}

function placed(step: Placed): string {
  const text = plainProse(step.text);
  if (step.file === undefined || step.line === undefined) return text;
  return beforeStop(text, ` (${plainName(step.file)}:${step.line})`);
}

function tests(model: BehaviourTables, width: number): readonly string[] {
  const shown = model.tests.slice(0, MOST_TESTS);
  const table = columns(
    [
      ["test", "", "runs passed", "95 % interval", "flakiness"],
      ...shown.map((row) => [
        plainName(row.name, 40),
        row.outcome,
        `${whole(row.passed)} of ${whole(row.total)}`,
        interval(row.lower, row.upper, 1),
        `${row.flakiness} (at most ${Number(row.flakinessUpper.toFixed(2))})`,
      ]),
    ],
    [2],
  );
  const [head = "", ...rows] = table;
  const rest = model.tests.length - shown.length;
  return [
    "Behavioural tests:",
    head,
    ...rows.flatMap((row, index) => [row, ...failures(shown[index], width)]),
    ...(rest > 0 ? [`  ${whole(rest)} more in the report`] : []),
  ];
}

function failures(row: TestRow | undefined, width: number): readonly string[] {
  if (row === undefined) return [];
  const lines = row.failures
    .slice(0, MOST_FAILURES)
    .flatMap(({ text, count: runs }) =>
      wrap(plainProse(text), `      ${`${whole(runs)}×`.padStart(4)} `, width),
    );
  const rest = row.failures.length - MOST_FAILURES;
  const more = rest > 0 ? [`           ${count(rest, "more kind")} of failure in the report`] : [];
  return [...lines, ...more, ...(row.unstablePaths ? paths(row, width) : [])];
}

function paths({ paths: rows, total }: TestRow, width: number): readonly string[] {
  if (rows.length === 0) return [];
  const words = rows.map(
    ({ path, count: runs }) => `${plainName(path, 120)} (${whole(runs)} of ${whole(total)})`,
  );
  return wrap(`the path varies: ${words.join("; ")}`, "           ", width);
}

function changes(model: BehaviourTables, width: number): readonly string[] {
  if (model.baseline === undefined) return [];
  const title = `Against the baseline ${plainName(model.baseline)}:`;
  const added = model.added.map((name) => `  new         ${plainName(name, 40)}: not in the baseline`);
  const vanished = model.vanished.map(
    (name) => `  gone        ${plainName(name, 40)}: no longer in the suite`,
  );
  const rows = [...model.changes.flatMap((row) => changeLines(row, width)), ...vanished, ...added];
  return [title, ...(rows.length === 0 ? ["  nothing changed"] : rows)];
}

function changeLines(row: ChangeRow, width: number): readonly string[] {
  const verdict = row.verdict === "ok" ? "changed" : row.verdict;
  return [
    ...wrap(`${plainName(row.name, 40)}: ${plainProse(row.summary)}`, `  ${verdict.padEnd(12)}`, width),
    ...row.notes.flatMap((note) => wrap(plainProse(note), "              - ", width)),
  ];
}

function callWords({ calls, durationMs, costUsd }: TestsModel): string {
  const cost = costUsd === undefined ? "" : `, ${money(costUsd)}`;
  return `  ${whole(calls.made)} of ${count(calls.planned, "run")}, ${duration(durationMs)}${cost}`;
}
