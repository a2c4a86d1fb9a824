/**
 * How fast are we, beside what could not be faster? Every figure is measured in the same run as its yardstick.
 *
 *   npm run bench [-- --repetitions 9] [-- --json]
 *
 * What it costs in calls is counted by `npx jiti test/bench/sequential.ts`, what judging much of it takes by
 * `npx jiti test/bench/assess.ts`.
 *
 * It times the committed dist/ (`AGENTVERITY_DIST` names another, `AGENTVERITY_E2E_NODE` another Node), as on a
 * runner. It ends with 0 whatever it finds: a time depends on the machine and on who else uses it, so it is read, not asserted.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startFakeGithub } from "../fakes/fake-github.ts";
import { startFakeResults } from "../fakes/fake-results.ts";
import { type Figure, renderTable, summarise } from "./figures.ts";
import { nodeVersion, timeNode, watchingMemory } from "./processes.ts";
import { openWorkspace, type SCENARIOS, type Timing, type Workspace } from "./scenarios.ts";

/** 156 calls of 50 ms, 16 at a time. */
const IDEAL_MS = (156 * 50) / 16;

interface Repetition {
  readonly bareMs: number;
  readonly loopMs: number;
  readonly timings: Readonly<Record<keyof typeof SCENARIOS, Timing>>;
  readonly published: Timing;
}

async function repeat(workspace: Workspace): Promise<Repetition> {
  // The yardsticks stand between what is held to them, so that a busy moment of the machine meets both.
  const javascript = await workspace.run("javascript");
  const bareMs = await timeNode(["-e", "0"], workspace.path);
  const typescript = await workspace.run("typescript");
  const many = await workspace.run("many");
  const loopMs = await timeNode(["loop.mjs"], workspace.path);
  const slow = await workspace.run("slow");
  const published = await withServices((services) => workspace.run("javascript", services));
  return { bareMs, loopMs, timings: { javascript, typescript, many, slow }, published };
}

async function withServices<T>(work: (services: Parameters<Workspace["run"]>[1]) => Promise<T>): Promise<T> {
  const [github, results] = await Promise.all([startFakeGithub(), startFakeResults()]);
  try {
    return await work({ github, results });
  } finally {
    await Promise.all([github.close(), results.close()]);
  }
}

/** Apart from the times: looking costs some itself. */
async function peaks(workspace: Workspace): Promise<readonly Figure[]> {
  const peak = async (work: () => Promise<unknown>): Promise<number> =>
    (await watchingMemory(work)).peakMb ?? Number.NaN;
  const bare = await peak(() => timeNode(["-e", "setTimeout(() => {}, 100)"], workspace.path));
  const figure = (name: string, value: number): Figure => ({
    name,
    unit: "MB",
    values: [value],
    yardstick: { name: "bare node", values: [bare] },
    bound: { of: "value", most: 110 },
  });
  return [
    figure("peak resident, 2,000 calls", await peak(() => workspace.run("many"))),
    figure("peak resident, TypeScript agent", await peak(() => workspace.run("typescript"))),
    figure(
      "peak resident, 2,000 calls, check run and artifacts sent",
      await peak(() => withServices((services) => workspace.run("many", services))),
    ),
  ];
}

function figuresOf(runs: readonly Repetition[]): readonly Figure[] {
  const all = (pick: (run: Repetition) => number) => runs.map(pick);
  const loop = { name: "plain loop", values: all((run) => run.loopMs) };
  const bare = { name: "node -e 0", values: all((run) => run.bareMs) };
  return [
    {
      name: "156 calls of 50 ms, 16 at a time: first call to end",
      unit: "ms",
      values: all((run) => run.timings.slow.restMs),
      yardstick: { name: "ideal", values: all(() => IDEAL_MS) },
      bound: { of: "ratio", most: 1.2 },
    },
    {
      name: "2,000 calls of 0 ms, 16 at a time: start to end",
      unit: "ms",
      values: all((run) => run.timings.many.totalMs),
      yardstick: loop,
      bound: { of: "ratio", most: Math.round((100 * 0.25) / 0.06) / 100 },
    },
    {
      name: "2,000 calls of 0 ms, 16 at a time: first call to end",
      unit: "ms",
      values: all((run) => run.timings.many.restMs),
      yardstick: loop,
    },
    {
      name: "start to first call, JavaScript",
      unit: "ms",
      values: all((run) => run.timings.javascript.startMs),
      yardstick: bare,
      bound: { of: "excess", most: 150 },
    },
    {
      name: "start to first call, TypeScript",
      unit: "ms",
      values: all((run) => run.timings.typescript.startMs),
      yardstick: bare,
    },
    {
      name: "156 calls of 0 ms: start to end, nothing sent",
      unit: "ms",
      values: all((run) => run.timings.javascript.totalMs),
      yardstick: bare,
    },
    {
      name: "the same, check run and artifacts sent to loopback",
      unit: "ms",
      values: all((run) => run.published.totalMs),
      yardstick: bare,
    },
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: "boolean", default: false }, repetitions: { type: "string", default: "7" } },
  });
  const repetitions = Math.max(1, Math.trunc(Number(values.repetitions)) || 7);
  const machine = { node: nodeVersion(), cpus: cpus().length, loadBefore: loadavg()[0] ?? 0 };
  const workspace = openWorkspace();
  try {
    await repeat(workspace); // the first one also warms the disk's cache
    const runs: Repetition[] = [];
    for (let count = 0; count < repetitions; count += 1) runs.push(await repeat(workspace));
    const summaries = [...figuresOf(runs), ...(await peaks(workspace))].map(summarise);
    const after = { ...machine, loadAfter: loadavg()[0] ?? 0, repetitions };
    console.log(
      values.json
        ? JSON.stringify({ ...after, figures: summaries }, undefined, 2)
        : `${renderTable(summaries)}\n\n${words(after)}`,
    );
  } finally {
    workspace.remove();
  }
}

function words({
  node,
  cpus: count,
  loadBefore,
  loadAfter,
  repetitions,
}: Record<string, number | string>): string {
  const load = `${Number(loadBefore).toFixed(1)} before, ${Number(loadAfter).toFixed(1)} after`;
  return `${repetitions} repetitions on Node ${node}, ${count} processors, load ${load}. A load near or over the processors makes every time longer.`;
}

await main();
