/**
 * JUnit XML that Jenkins' and the Ant (windyroad) schema accept, but for `file` and `line` on a test case, which the
 * readers on GitHub need to place an annotation. Names are the model's and stay the same from run to run; the
 * numbers among the properties carry the run report's names and values.
 */
import { plainName, plainProse, xmlAttribute, xmlText } from "./escape.ts";
import type { CheckRow, ReportModel } from "./model.ts";
import type { TestsModel } from "./tests-model.ts";

const ELEMENTS = { failed: "failure", error: "error", skipped: "skipped" } as const;

/** One suite, one case per check, with a final newline. */
export function renderJunit(model: ReportModel): string {
  return suiteOf(model, properties(model), story(model));
}

/** The same of behavioural tests: one case per test. */
export function renderBehaviourJunit(model: TestsModel): string {
  const { status, exitCode, calls, provenance, version } = model;
  const headline = `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
  const found = {
    status,
    exit_code: exitCode,
    headline,
    calls_planned: calls.planned,
    calls_made: calls.made,
    isolation: provenance.isolation,
    agentverity_version: version,
  };
  const lines = [
    headline,
    ...model.next.map((step) => plainProse(step.text)),
    ...model.caveats.map((text) => plainProse(text)),
  ];
  return suiteOf(
    model,
    Object.entries(found).map(([name, value]) => [name, String(value)]),
    lines.join("\n"),
  );
}

interface SuiteParts {
  readonly checks: readonly CheckRow[];
  readonly durationMs: number;
  readonly provenance: { readonly startedAt: string };
}

function suiteOf(model: SuiteParts, named: readonly (readonly [string, string])[], told: string): string {
  const number = (outcome: CheckRow["outcome"]) =>
    model.checks.filter((check) => check.outcome === outcome).length;
  const seconds = (model.durationMs / 1000).toFixed(3);
  const suite = attributes({
    name: "agentverity",
    package: "agentverity",
    id: "0",
    hostname: "localhost",
    timestamp: localTime(model.provenance.startedAt),
    tests: String(model.checks.length),
    failures: String(number("failed")),
    errors: String(number("error")),
    skipped: String(number("skipped")),
    time: seconds,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite${suite}>`,
    "    <properties>",
    ...named.map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
    ...model.checks.map(testcase),
    `    <system-out>${xmlText(told)}</system-out>`,
    "    <system-err></system-err>",
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function testcase(check: CheckRow): string {
  const place = {
    ...(check.file === undefined ? {} : { file: check.file }),
    ...(check.file === undefined || check.line === undefined ? {} : { line: String(check.line) }),
  };
  const open = attributes({
    classname: `agentverity.${check.group}`,
    name: plainName(check.name, 300),
    time: "0.000",
    ...place,
  });
  if (check.outcome === "passed") return `    <testcase${open}/>`;
  const element = ELEMENTS[check.outcome];
  const message = plainProse(check.message);
  const inside = `<${element}${attributes({ message, type: check.group })}>${xmlText(message)}</${element}>`;
  return `    <testcase${open}>\n      ${inside}\n    </testcase>`;
}

function properties(model: ReportModel): readonly (readonly [string, string])[] {
  const { stability, coverage, contract, calls } = model;
  const found: Record<string, string | number | undefined> = {
    status: model.status,
    exit_code: model.exitCode,
    headline: `${model.headline.word} - ${plainProse(model.headline.sentence)}`,
    call: stability?.verdict,
    pair_flips: stability?.flips,
    pair_trials: stability?.pairs,
    flip_rate: stability?.flipRate,
    ci_low: stability?.lower,
    ci_high: stability?.upper,
    epsilon: stability?.tolerance,
    method: model.sequential === undefined ? undefined : "sequential",
    pairs_collected: model.sequential?.collected,
    flips_after: model.sequential?.flipsAfter,
    stopping_pair: model.curtailment?.stoppingPair,
    calls_avoided: model.curtailment?.avoidedCalls,
    skew: coverage?.largestShare,
    distinct: coverage?.distinct,
    required_routes: contract?.required.length,
    reached_routes: contract?.reached,
    calls_planned: calls.planned,
    calls_made: calls.made,
    calls_failed: calls.failed,
    admissible: String(model.admission.admissible),
    layer: model.provenance.layer,
    isolation: model.provenance.isolation,
    agentverity_version: model.version,
  };
  return Object.entries(found).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
}

function story(model: ReportModel): string {
  const refusals = model.admission.refusals.map((row) => `Baseline refused: ${row.reason}`);
  const lines = [...model.says, ...model.next.map((step) => step.text), ...refusals, ...model.caveats];
  return [`${model.headline.word} - ${model.headline.sentence}`, ...lines]
    .map((line) => plainProse(line))
    .join("\n");
}

/** The Ant schema wants a local time without zone or fraction. */
function localTime(startedAt: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(startedAt)?.[0] ?? "1970-01-01T00:00:00";
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlAttribute(value)}"`)
    .join("");
}
