/** `baseline list`, `inspect` and `delete`: the blessed figures of tests, ours and agentcheck's; decisions have `inspect`. */
import { resolve } from "node:path";
import { type BehaviourBaseline, readBehaviourBaseline } from "../../evidence/behaviour-baseline.ts";
import { field } from "../../evidence/recording.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { parseSource } from "../../inputs/parse-source.ts";
import { readText } from "../../inputs/read-text.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { count, list, percent, quoteName, whole } from "../../report/format.ts";
import type { Told } from "../../report/told.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { tellCommand } from "./tell-command.ts";

/** @param folder absolute: where the shell stands @returns the exit code */
export async function keptBaselinesCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const { values } = args.raw;
  const root = resolve(folder, values["working-directory"] ?? ".");
  const file = values["baseline"];
  if (args.action === "list") return tellCommand(succeed(await listBaselines(root, host)), host);
  if (file === undefined) return tellCommand(fail(noFile(args.action ?? "")), host);
  const kept = await openKept(file, root, host);
  if (!kept.ok) return tellCommand(kept, host);
  if (args.action === "inspect") return tellCommand(succeed(inspected(kept.value)), host);
  return tellCommand(remove(kept.value, values["yes"] === "true", root, host), host);
}

interface Kept extends BehaviourBaseline {
  /** ISO 8601; agentcheck does not say. */
  readonly createdAt?: string;
  readonly by: string;
}

/** Where they are kept: by our own habit, and by agentcheck's. */
const PATTERNS = ["**/*baseline*.json", ".agentcheck/*baseline*.json", ".agentcheck/baselines/*.json"];

async function listBaselines(root: string, host: Host): Promise<Told> {
  const files = [...new Set(PATTERNS.flatMap((pattern) => host.files.match(root, pattern)))].sort();
  const kept: Kept[] = [];
  let decisions = 0;
  for (const file of files) {
    const opened = await openKept(file, root, host);
    if (opened.ok) kept.push(opened.value);
    else if (opened.problems.some(isOfDecisions)) decisions += 1;
  }
  return {
    headline:
      kept.length === 0
        ? "NO BASELINE - no blessed figures of tests are kept here"
        : `BASELINES - ${count(kept.length, "file")} of blessed figures`,
    lines:
      decisions === 0
        ? []
        : [
            `${count(decisions, "baseline")} of decisions beside them: \`agentverity inspect FILE\` shows one.`,
          ],
    ...(kept.length === 0 ? {} : { table: tableOf(kept) }),
    next:
      kept.length === 0
        ? ["Make one of the last tests: `agentverity bless --baseline tests.baseline.json`."]
        : [],
    fields: { baselines: kept.map(keptFields) },
  };
}

function tableOf(kept: readonly Kept[]): NonNullable<Told["table"]> {
  return {
    heads: ["file", "tests", "runs", "blessed", "by"],
    rows: kept.map((baseline) => [
      baseline.file,
      whole(baseline.tests.length),
      whole(runsOf(baseline)),
      baseline.createdAt ?? "unknown",
      baseline.by,
    ]),
  };
}

function keptFields(kept: Kept): Told["fields"] {
  return {
    file: kept.file,
    tests: kept.tests.map(({ name, passed, total }) => ({
      test_name: name,
      passed_runs: passed,
      total_runs: total,
    })),
    created_at: kept.createdAt ?? null,
    by: kept.by,
  };
}

function runsOf({ tests }: BehaviourBaseline): number {
  return tests.reduce((sum, test) => sum + test.total, 0);
}

const DECISIONS = "agentverity.snapshot/";

async function openKept(file: string, root: string, host: Host): Promise<Result<Kept>> {
  const text = readText(host.files, resolve(root, file), file, {
    code: "file-missing",
    message: `there is no baseline at ${file}`,
    hint: "`agentverity baseline list` names those that are here.",
    at: { file },
  });
  if (!text.ok) return text;
  const parsed = await parseSource(file, text.value);
  if (!parsed.ok) return parsed;
  const { value, locate } = parsed.value;
  const schema = field(value, "schema");
  if (typeof schema === "string" && schema.startsWith(DECISIONS))
    return fail(ofDecisions(file, locate(["schema"])));
  const read = readBehaviourBaseline(parsed.value);
  if (!read.ok) return read;
  const [createdAt, version] = [field(value, "created_at"), field(value, "agentverity_version")];
  return succeed({
    ...read.value,
    ...(typeof createdAt === "string" ? { createdAt } : {}),
    by: typeof version === "string" ? `agentverity ${version}` : "agentcheck",
  });
}

function ofDecisions(file: string, at: Problem["at"]): Problem {
  return {
    code: "input-conflict",
    message: `${file} keeps approved decisions, not figures of tests`,
    hint: `\`agentverity inspect ${file}\` shows it.`,
    ...(at === undefined ? {} : { at }),
  };
}

function isOfDecisions(problem: Problem): boolean {
  return problem.code === "input-conflict";
}

function inspected(kept: Kept): Told {
  const { file, tests, createdAt, by } = kept;
  return {
    headline: `BASELINE ${quoteName(file)} - ${count(tests.length, "test")}, ${count(runsOf(kept), "run")}`,
    lines: [`${createdAt === undefined ? "Written" : `Blessed ${createdAt}`} by ${quoteName(by)}.`],
    table: {
      heads: ["test", "runs passed", "", "commonest path", "failures", "mean steps"],
      rows: tests.map((test) => [
        test.name,
        `${whole(test.passed)} of ${whole(test.total)}`,
        percent(test.successRate),
        (test.commonPaths[0]?.path ?? []).join(" → ") + (test.unstablePaths ? " (varies)" : ""),
        list(test.categories.map(({ name, count: times }) => `${name} ${whole(times)}×`)),
        test.averageSteps === undefined ? "" : String(Number(test.averageSteps.toFixed(1))),
      ]),
    },
    next: [`Compare with it: \`agentverity test --baseline ${file}\`.`],
    fields: keptFields(kept),
  };
}

/** Only what is known to be a baseline of tests, and only for one who says that it is meant. */
function remove(kept: Kept, isMeant: boolean, root: string, host: Host): Result<Told> {
  const { file, tests } = kept;
  if (!isMeant)
    return fail({
      code: "input-missing",
      message: `${file} has the blessed figures of ${count(tests.length, "test")} (${count(runsOf(kept), "run")}), and is still there`,
      hint: `Write \`agentverity baseline delete ${file} --yes\` to delete it.`,
      at: { file },
    });
  try {
    host.files.remove(resolve(root, file));
  } catch (error) {
    const trouble = fileTrouble(error, file);
    if (trouble === undefined) throw error;
    return fail(trouble);
  }
  return succeed({
    headline: `DELETED - ${quoteName(file)}, the figures of ${count(tests.length, "test")}`,
    lines: [],
    next: ["Bless a report again to compare later ones with it: `agentverity bless`."],
    fields: { deleted: file, tests: tests.map((test) => test.name) },
  });
}

function noFile(action: string): Problem {
  return {
    code: "input-missing",
    message: "no baseline is named",
    hint: `Write \`agentverity baseline ${action} tests.baseline.json\`; \`agentverity baseline list\` names those that are here.`,
  };
}
