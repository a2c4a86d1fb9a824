import {
  tellCommand
} from "./chunk-X2W332AG.js";
import {
  readBehaviourBaseline
} from "./chunk-RLYEA5GO.js";
import {
  field
} from "./chunk-C5ZFKEAY.js";
import {
  count,
  fail,
  fileTrouble,
  list,
  parseSource,
  percent,
  quoteName,
  readText,
  succeed,
  whole
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/behaviour/kept-baselines.ts
var { resolve } = process.getBuiltinModule("node:path");
async function keptBaselinesCommand(args, host, folder) {
  const { values } = args.raw;
  const root = resolve(folder, values["working-directory"] ?? ".");
  const file = values["baseline"];
  if (args.action === "list") return tellCommand(succeed(await listBaselines(root, host)), host);
  if (file === void 0) return tellCommand(fail(noFile(args.action ?? "")), host);
  const kept = await openKept(file, root, host);
  if (!kept.ok) return tellCommand(kept, host);
  if (args.action === "inspect") return tellCommand(succeed(inspected(kept.value)), host);
  return tellCommand(remove(kept.value, values["yes"] === "true", root, host), host);
}
var PATTERNS = ["**/*baseline*.json", ".agentcheck/*baseline*.json", ".agentcheck/baselines/*.json"];
async function listBaselines(root, host) {
  const files = [...new Set(PATTERNS.flatMap((pattern) => host.files.match(root, pattern)))].sort();
  const kept = [];
  let decisions = 0;
  for (const file of files) {
    const opened = await openKept(file, root, host);
    if (opened.ok) kept.push(opened.value);
    else if (opened.problems.some(isOfDecisions)) decisions += 1;
  }
  return {
    headline: kept.length === 0 ? "NO BASELINE - no blessed figures of tests are kept here" : `BASELINES - ${count(kept.length, "file")} of blessed figures`,
    lines: decisions === 0 ? [] : [
      `${count(decisions, "baseline")} of decisions beside them: \`agentverity inspect FILE\` shows one.`
    ],
    ...kept.length === 0 ? {} : { table: tableOf(kept) },
    next: kept.length === 0 ? ["Make one of the last tests: `agentverity bless --baseline tests.baseline.json`."] : [],
    fields: { baselines: kept.map(keptFields) }
  };
}
function tableOf(kept) {
  return {
    heads: ["file", "tests", "runs", "blessed", "by"],
    rows: kept.map((baseline) => [
      baseline.file,
      whole(baseline.tests.length),
      whole(runsOf(baseline)),
      baseline.createdAt ?? "unknown",
      baseline.by
    ])
  };
}
function keptFields(kept) {
  return {
    file: kept.file,
    tests: kept.tests.map(({ name, passed, total }) => ({
      test_name: name,
      passed_runs: passed,
      total_runs: total
    })),
    created_at: kept.createdAt ?? null,
    by: kept.by
  };
}
function runsOf({ tests }) {
  return tests.reduce((sum, test) => sum + test.total, 0);
}
var DECISIONS = "agentverity.snapshot/";
async function openKept(file, root, host) {
  const text = readText(host.files, resolve(root, file), file, {
    code: "file-missing",
    message: `there is no baseline at ${file}`,
    hint: "`agentverity baseline list` names those that are here.",
    at: { file }
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
    ...typeof createdAt === "string" ? { createdAt } : {},
    by: typeof version === "string" ? `agentverity ${version}` : "agentcheck"
  });
}
function ofDecisions(file, at) {
  return {
    code: "input-conflict",
    message: `${file} keeps approved decisions, not figures of tests`,
    hint: `\`agentverity inspect ${file}\` shows it.`,
    ...at === void 0 ? {} : { at }
  };
}
function isOfDecisions(problem) {
  return problem.code === "input-conflict";
}
function inspected(kept) {
  const { file, tests, createdAt, by } = kept;
  return {
    headline: `BASELINE ${quoteName(file)} - ${count(tests.length, "test")}, ${count(runsOf(kept), "run")}`,
    lines: [`${createdAt === void 0 ? "Written" : `Blessed ${createdAt}`} by ${quoteName(by)}.`],
    table: {
      heads: ["test", "runs passed", "", "commonest path", "failures", "mean steps"],
      rows: tests.map((test) => [
        test.name,
        `${whole(test.passed)} of ${whole(test.total)}`,
        percent(test.successRate),
        (test.commonPaths[0]?.path ?? []).join(" → ") + (test.unstablePaths ? " (varies)" : ""),
        list(test.categories.map(({ name, count: times }) => `${name} ${whole(times)}×`)),
        test.averageSteps === void 0 ? "" : String(Number(test.averageSteps.toFixed(1)))
      ])
    },
    next: [`Compare with it: \`agentverity test --baseline ${file}\`.`],
    fields: keptFields(kept)
  };
}
function remove(kept, isMeant, root, host) {
  const { file, tests } = kept;
  if (!isMeant)
    return fail({
      code: "input-missing",
      message: `${file} has the blessed figures of ${count(tests.length, "test")} (${count(runsOf(kept), "run")}), and is still there`,
      hint: `Write \`agentverity baseline delete ${file} --yes\` to delete it.`,
      at: { file }
    });
  try {
    host.files.remove(resolve(root, file));
  } catch (error) {
    const trouble = fileTrouble(error, file);
    if (trouble === void 0) throw error;
    return fail(trouble);
  }
  return succeed({
    headline: `DELETED - ${quoteName(file)}, the figures of ${count(tests.length, "test")}`,
    lines: [],
    next: ["Bless a report again to compare later ones with it: `agentverity bless`."],
    fields: { deleted: file, tests: tests.map((test) => test.name) }
  });
}
function noFile(action) {
  return {
    code: "input-missing",
    message: "no baseline is named",
    hint: `Write \`agentverity baseline ${action} tests.baseline.json\`; \`agentverity baseline list\` names those that are here.`
  };
}
export {
  keptBaselinesCommand
};
