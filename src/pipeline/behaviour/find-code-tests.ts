/** The test files that a configuration names, and the tests that each declares; a file that does not load is told as one. */
import { resolve } from "node:path";
import { openTestFile, type TestFile } from "../../agent/code-tests.ts";
import type { Config } from "../../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import type { Host } from "../host.ts";
import type { SelectedCodeTest } from "./select-tests.ts";

export interface BrokenFile {
  /** Relative to the working directory. */
  readonly file: string;
  readonly problem: Problem;
}

export interface CodeTests {
  readonly tests: readonly SelectedCodeTest[];
  readonly broken: readonly BrokenFile[];
}

/** Files that stay open for their runs, by name: loading an agent can take long, or cost something. */
export type OpenFiles = Map<string, TestFile>;

/** Loads every file, and lets go of those that are more than run at once. @param open filled; the caller closes them */
export async function findCodeTests(config: Config, host: Host, open: OpenFiles): Promise<Result<CodeTests>> {
  const files = testFiles(config, host);
  if (!files.ok) return files;
  const opened = await each(files.value, config.maxWorkers, async (file) => {
    const loaded = await openOne(file, config, host);
    if (!loaded.ok) return { file, problem: loaded.problems[0] as Problem }; // a failure has one at least
    if (open.size < config.maxWorkers) open.set(file, loaded.value);
    else await loaded.value.close();
    return loaded.value;
  });
  return succeed({
    tests: opened.flatMap((file) => ("problem" in file ? [] : testsIn(file, config))),
    broken: opened.filter((file) => "problem" in file),
  });
}

export function openOne(file: string, config: Config, host: Host): Promise<Result<TestFile>> {
  return openTestFile(file, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    onOutput: (line) => host.log.info(line),
  });
}

function testsIn({ file, tests }: TestFile, config: Config): readonly SelectedCodeTest[] {
  return tests.map(({ name, runs = config.tests.runs, line }, index) => ({
    name,
    file,
    index,
    runs,
    ...(line === undefined ? {} : { line }),
  }));
}

function testFiles({ tests, workingDirectory }: Config, { files }: Host): Result<readonly string[]> {
  const found = new Set<string>();
  const problems: Problem[] = [];
  for (const name of tests.files ?? []) {
    const isPattern = /[*?{]/.test(name);
    const matches = isPattern ? files.match(workingDirectory, name) : [name];
    for (const match of matches) found.add(match);
    if (!isPattern && files.read(resolve(workingDirectory, name)) === undefined)
      problems.push({
        code: "file-missing",
        message: `\`tests\` names ${name}, and there is no such file in ${workingDirectory}`,
        hint: "Correct the path: it is relative to `working-directory`.",
      });
  }
  return problems.length > 0 ? fail(...problems) : succeed([...found]);
}

/** In their order, so many at a time. */
export async function each<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const values = new Map<number, Value>();
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) values.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return items.flatMap((_, index) => (values.has(index) ? [values.get(index) as Value] : []));
}
