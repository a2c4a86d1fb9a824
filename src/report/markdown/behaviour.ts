/** Behavioural tests in the job summary: on their own, or as a section of a report of decisions. */
import type { BehaviourTables, ChangeRow, TestRow } from "../behaviour-model.ts";
import { markdownCellCode, markdownCode, markdownLink, markdownLiteral, markdownProse } from "../escape.ts";
import { beforeStop, count, duration, interval, money, whole } from "../format.ts";
import type { Placed } from "../model.ts";
import type { TestsModel } from "../tests-model.ts";
import { folded, table } from "./context.ts";

export interface BehaviourOptions {
  /** Address of a line of a file at the measured commit; by default nothing is linked. */
  readonly link?: (file: string, line: number) => string | undefined;
}

const ICONS = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖" } as const;
const OUTCOMES: Readonly<Record<TestRow["outcome"], string>> = {
  failed: "❌ failed",
  unfinished: "➖ unfinished",
  passed: "✅ passed",
};
const VERDICTS: Readonly<Record<ChangeRow["verdict"], string>> = {
  regression: "❌ regression",
  suspect: "⚠️ suspect",
  ok: "changed",
};
/** Rows of a table; the report has all. */
const MOST_ROWS = 200;
const MOST_FAILURES = 3;

/** GitHub-flavoured Markdown with a final newline. */
export function renderBehaviourMarkdown(model: TestsModel, options: BehaviourOptions = {}): string {
  const { calls, durationMs, costUsd } = model;
  const cost = costUsd === undefined ? "" : `, cost ${markdownLiteral(money(costUsd))}`;
  const sections = [
    `## ${ICONS[model.tone]} ${model.headline.word} - ${markdownProse(model.headline.sentence)}`,
    model.next.map((step, index) => `${index + 1}. ${placed(step, options)}`).join("\n"),
    behaviourSection(model.tables, options, MOST_ROWS),
    `${whole(calls.made)} of ${count(calls.planned, "run")}, took ${duration(durationMs)}${cost}.`,
    model.caveats.length === 0
      ? ""
      : `### Keep in mind\n\n${model.caveats.map((text) => `- ${markdownProse(text)}`).join("\n")}`,
    provenance(model),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

/** The tests and what changed of them. @param rows most of them */
export function behaviourSection(model: BehaviourTables, options: BehaviourOptions, rows: number): string {
  return [tests(model, options, rows), changes(model, options, rows)]
    .filter((part) => part !== "")
    .join("\n\n");
}

function placed(step: Placed, options: BehaviourOptions): string {
  const text = markdownProse(step.text);
  if (step.file === undefined || step.line === undefined) return text;
  const place = markdownLink(markdownCode(`${step.file}:${step.line}`), options.link?.(step.file, step.line));
  return beforeStop(text, ` (${place})`);
}

function tests(model: BehaviourTables, options: BehaviourOptions, most: number): string {
  const rows = model.tests.map((row) => [
    nameCell(row, model, options),
    OUTCOMES[row.outcome],
    `${whole(row.passed)} of ${whole(row.total)}`,
    interval(row.lower, row.upper, 1),
    `${row.flakiness}, at most ${Number(row.flakinessUpper.toFixed(2))}`,
    failureCell(row),
  ]);
  const columns = [
    { title: "test" },
    { title: "" },
    { title: "runs passed", numeric: true },
    { title: "95 % interval" },
    { title: "flakiness" },
    { title: "why, and where the path goes" },
  ];
  return `### Behavioural tests\n\n${table(columns, rows, most)}`;
}

function nameCell(
  { name, line, file }: Pick<TestRow, "name" | "line" | "file">,
  { suite }: BehaviourTables,
  { link }: BehaviourOptions,
): string {
  return markdownLink(markdownCellCode(name), line === undefined ? undefined : link?.(file ?? suite, line));
}

function failureCell(row: TestRow): string {
  const why = row.failures
    .slice(0, MOST_FAILURES)
    .map(({ text, count: runs }) => `${whole(runs)}× ${markdownProse(text, { cell: true })}`);
  const rest = row.failures.length - why.length;
  const paths = row.unstablePaths
    ? row.paths.map(({ path, count: runs }) => `${markdownCellCode(path, 120)} ${whole(runs)}×`).join(", ")
    : "";
  return [
    ...why,
    ...(rest > 0 ? [`${count(rest, "more kind")} of failure`] : []),
    ...(paths === "" ? [] : [`path varies: ${paths}`]),
  ].join("<br>");
}

function changes(model: BehaviourTables, options: BehaviourOptions, most: number): string {
  if (model.baseline === undefined) return "";
  const title = `### Against the baseline ${markdownCode(model.baseline)}`;
  const rows = [
    ...model.changes.map((row) => changeCells(row, model, options)),
    ...model.vanished.map((name) => [markdownCellCode(name), "❌ gone", "no longer in the suite"]),
    ...model.added.map((name) => [markdownCellCode(name), "new", "not in the baseline"]),
  ];
  if (rows.length === 0) return `${title}\n\nNothing changed.`;
  return `${title}\n\n${table([{ title: "test" }, { title: "" }, { title: "what changed" }], rows, most)}`;
}

function changeCells(row: ChangeRow, model: BehaviourTables, options: BehaviourOptions): readonly string[] {
  const lines = [row.summary, ...row.notes].map((line) => markdownProse(line, { cell: true }));
  return [nameCell(row, model, options), VERDICTS[row.verdict], lines.join("<br>")];
}

function provenance({ provenance: from, version, status, exitCode }: TestsModel): string {
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version, { cell: true })],
  ];
  return folded("Where these figures come from", table([{ title: "" }, { title: "" }], rows, rows.length));
}
