/**
 * Makes the last report of tests the baseline to compare with. Blessing is a person's word that this is how the agent
 * shall behave; it is refused for figures that show only a part, or tests that do not pass.
 */
import { join, resolve } from "node:path";
import { digestOf } from "../../evidence/digest.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { readConfig } from "../../inputs/read-config.ts";
import type { Publication } from "../../ports.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import { count } from "../../report/format.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { TEST_FOLDER } from "./collect-runs.ts";

interface Place {
  /** Absolute. */
  readonly workingDirectory: string;
  /** As written, relative to it. */
  readonly baseline: string;
}

/** What is read of `agentverity.behaviour/v1`, as this version writes it. */
interface TestReport {
  readonly status: "passed" | "failed" | "incomplete";
  readonly left_out_tests: number;
  readonly min_success_rate: number;
  readonly tests: readonly (Readonly<Record<string, unknown>> & {
    readonly test_name: string;
    readonly total_runs: number;
    readonly faults: readonly string[];
    readonly assertions: readonly string[];
  })[];
}

export async function bless(
  args: Pick<Arguments, "raw">,
  host: Host,
  shellDirectory: string,
): Promise<Result<Publication>> {
  const place = await placeOf(args, host, shellDirectory);
  if (!place.ok) return place;
  const { workingDirectory, baseline } = place.value;
  const path = join(host.outputDirectory(workingDirectory, ""), TEST_FOLDER, "report.json");
  const report = readReport(path, host);
  if (!report.ok) return report;
  const problem = notToBless(report.value, path);
  if (problem !== undefined) return fail(problem);
  const { tests, min_success_rate } = report.value;
  const claim = tests.map(({ test_name, assertions }) => ({ test_name, assertions }));
  const digest = digestOf({ claim, min_success_rate });
  try {
    host.files.write(resolve(workingDirectory, baseline), stableJson(blessedReport(report.value, digest)));
  } catch (error) {
    const trouble = fileTrouble(error, baseline);
    if (trouble === undefined) throw error;
    return fail(trouble);
  }
  const runs = tests.reduce((sum, test) => sum + test.total_runs, 0);
  return succeed(
    blessed(`BLESSED - ${count(tests.length, "test")} (${count(runs, "run")}) in ${baseline}`, digest),
  );
}

/** Single runs are no part of what is compared, and would make every blessing a change of hundreds of lines. */
function blessedReport(report: TestReport, digest: string): object {
  const { comparison: _, headline: __, calls: ___, ...rest } = report as TestReport & Record<string, unknown>;
  const { baseline: ____, duration_ms: _____, ...kept } = rest; // of that run, not of what is blessed
  const tests = report.tests.map(({ runs: _, line: __, faults: ___, ...test }) => test);
  return { ...kept, digest, tests };
}

/** What is given suffices; otherwise the configuration knows. */
async function placeOf(
  { raw }: Pick<Arguments, "raw">,
  host: Host,
  shellDirectory: string,
): Promise<Result<Place>> {
  const { baseline, "working-directory": folder = "." } = raw.values;
  if (baseline !== undefined) return succeed({ workingDirectory: resolve(shellDirectory, folder), baseline });
  const config = await readConfig(
    { ...raw, values: { ...raw.values, mode: "test" } },
    { workingDirectory: shellDirectory, read: host.files.read },
  );
  if (config.ok && config.value.baseline !== undefined)
    return succeed({ workingDirectory: config.value.workingDirectory, baseline: config.value.baseline });
  return fail({
    code: "input-missing",
    message: "no `baseline` is named: where shall the blessed figures be?",
    hint: "Give `--baseline tests.baseline.json`, or name it in the configuration.",
  });
}

function readReport(path: string, host: Host): Result<TestReport> {
  const text = host.files.read(path);
  if (text !== undefined) return succeed(JSON.parse(text) as TestReport); // our own, written whole or not at all
  return fail({
    code: "file-missing",
    message: `there is no report of tests at ${path}`,
    hint: "Run `agentverity test` first; what it reports can be blessed.",
    at: { file: path },
  });
}

/** So many names are told. */
const NAMED = 5;

function notToBless(
  { status, tests, left_out_tests: leftOut }: TestReport,
  file: string,
): Problem | undefined {
  const refused = (message: string, hint: string): Problem => ({
    code: "evidence-invalid",
    message,
    hint,
    at: { file },
  });
  if (status === "incomplete")
    return refused(
      "the last tests are incomplete: some of their runs were never made",
      "Finish them with `resume: true`.",
    );
  if (leftOut > 0)
    return refused(
      `the last tests left out ${count(leftOut, "test")} by a filter: the baseline would lose ${leftOut === 1 ? "it" : "them"}`,
      "Run all tests, without `filter`.",
    );
  const failing = tests
    .filter((test) => test.faults.includes("below-minimum"))
    .map((test) => `\`${test.test_name}\``);
  if (failing.length === 0) return undefined;
  return refused(
    `${failing.slice(0, NAMED).join(", ")} did not pass: blessed, ${failing.length === 1 ? "its" : "their"} failures would be the standard`,
    "Mend the agent or the assertions, or lower `min-success-rate` if that is as good as it must be.",
  );
}

function blessed(headline: string, digest: string): Publication {
  const text = `${headline}\n  ${digest}\n  Commit the file: a later \`test\` with this baseline tells what became worse.\n`;
  const plain = text.replaceAll("`", "'");
  return {
    headline,
    text: plain,
    documents: {
      text: plain,
      markdown: `## ✅ ${headline}\n`,
      json: stableJson({ headline, digest }),
      junit: "",
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0,
  };
}
