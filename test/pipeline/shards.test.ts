/** A run in shards is the run of one process, to the byte; what a shard lacks is told by its name, and what is none is refused. */
import { afterEach, describe, expect, it } from "vitest";
import { createRandom } from "../../src/core/stats/random.ts";
import { type Scenario, ShardedRun, shown } from "../fakes/sharded-run.ts";

const INPUTS = ["refund me", "cancel it", "where is it", "too late", "broken", "wrong size"];
const LABELS = ["refund", "cancel", "track", "track", "refund", "refund"];

const CASES = INPUTS.map((input, index) => `  - input: ${input}\n    expected: ${LABELS[index]}\n`).join("");
const suite = `schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, cancel, track]
cases:
${CASES}`;
const targeted = suite.replace("cases:", "  stability_targets: {cancel: 0.1}\ncases:");

const steady = (caseIndex: number) => LABELS[caseIndex] as string;

/** Another answer in the second trial of these pairs, at a rate fixed by a seed. */
function moving(rate: number, seed = 1): Scenario["answer"] {
  return (caseIndex, trial) => {
    const draw = createRandom(seed, caseIndex * 1000 + (trial >> 1))() / 2 ** 32;
    return trial % 2 === 1 && draw < rate ? "cancel" : steady(caseIndex);
  };
}

/** One flip, late. */
const once: Scenario["answer"] = (caseIndex, trial) =>
  caseIndex === 2 && trial === 17 ? "refund" : steady(caseIndex);

const failing: Scenario["answer"] = (caseIndex, trial) =>
  caseIndex === 3 && trial === 4 ? new Error("out of order") : steady(caseIndex);

const runs: ShardedRun[] = [];
function runOf(scenario: Scenario): ShardedRun {
  const run = new ShardedRun(scenario);
  runs.push(run);
  return run;
}
afterEach(() => {
  for (const run of runs.splice(0)) run.remove();
});

const SCENARIOS: readonly (Scenario & { readonly name: string; readonly status: string })[] = [
  { name: "a steady agent", suite, answer: steady, status: "deterministic" },
  { name: "an agent that moves", suite, answer: moving(0.4), status: "stochastic" },
  { name: "an agent that moves once", suite, answer: once, status: "undecided" },
  { name: "a failing call", suite, answer: failing, status: "incomplete" },
  {
    name: "relations",
    suite,
    answer: steady,
    settings: { relations: "default" },
    status: "deterministic",
  },
  {
    name: "a curtailed plan",
    suite,
    answer: moving(0.3, 5),
    settings: { curtail: "true" },
    status: "curtailed",
  },
  { name: "a route with a target", suite: targeted, answer: once, status: "deterministic" },
  {
    name: "a sequential reading of a steady agent",
    suite,
    answer: steady,
    settings: { method: "sequential" },
    status: "deterministic",
  },
  {
    name: "a sequential reading of an agent that moves",
    suite,
    answer: moving(0.4),
    settings: { method: "sequential" },
    status: "stochastic",
  },
  {
    name: "a sequential reading that has to go on after a flip",
    suite,
    answer: once,
    settings: { method: "sequential" },
    status: "deterministic",
  },
  {
    name: "a sequential reading that a budget ends",
    suite,
    answer: moving(0.05, 3),
    settings: { method: "sequential", budget: "60" },
    status: "undecided",
  },
  {
    name: "a sequential reading with a failing call",
    suite,
    answer: failing,
    settings: { method: "sequential" },
    status: "incomplete",
  },
  {
    name: "a sequential reading with relations and a route with a target",
    suite: targeted,
    answer: once,
    settings: { method: "sequential", relations: "default" },
    status: "deterministic",
  },
];

const relations = (settings: Scenario["settings"]) =>
  settings?.["relations"] === undefined ? {} : { relations: "none" };

describe.each(SCENARIOS)("$name", ({ status, ...scenario }) => {
  it("reads the same of one process and of 1, 3 and 16 shards", async () => {
    const run = runOf(scenario);
    const whole = shown(await run.whole());
    expect(whole.outputs["status"]).toBe(status);
    for (const of of [1, 3, 16]) {
      const journals = await run.shards(of);
      const judged = await run.assess([`${of}/*/trials.jsonl`], relations(scenario.settings));
      expect(shown(judged), `${of} shards`).toEqual(whole);
      expect(journals).toHaveLength(of);
    }
  });
});

const plain: Scenario = { suite, answer: steady };
const replaced = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe("a lost shard", () => {
  it.each([{ method: "wilson" }, { method: "sequential" }])(
    "of method $method is incomplete evidence, named, until its job alone has run again",
    async (settings) => {
      const run = runOf({ ...plain, settings });
      const whole = shown(await run.whole());
      const [one, , three] = await run.shards(3);
      const judged = await run.assess([one ?? "", three ?? ""]);
      expect(judged.outputs).toMatchObject({ status: "incomplete", "exit-code": "2", complete: "false" });
      expect(judged.headline).toContain("shard 2/3 is missing");
      expect(judged.summary).toContain("Run that shard again");
      expect(judged.red).toBe(true);
      const again = await run.shard(2, 3);
      expect(shown(await run.assess([one ?? "", again, three ?? ""]))).toEqual(whole);
    },
  );

  it("is one of several that are named together", async () => {
    const run = runOf(plain);
    const journals = await run.shards(16);
    const judged = await run.assess(journals.filter((_, place) => place % 5 !== 0));
    expect(judged.headline).toContain("4 shards are missing (1/16, 6/16, 11/16 and 16/16)");
  });

  it("that was cut short is unfinished, and goes on where it stood", async () => {
    const run = runOf(plain);
    const whole = shown(await run.whole());
    const journals = await run.shards(3);
    const file = journals[1] ?? "";
    run.write(file, `${run.read(file).split("\n").slice(0, 11).join("\n")}\n`);
    const judged = await run.assess(journals);
    expect(judged.headline).toContain("42 planned calls were never made and shard 2/3 is unfinished");
    await run.shard(2, 3, "3", { resume: "true" });
    expect(run.log.join("\n")).toContain("10 answers are journaled and not asked for again");
    expect(shown(await run.assess(journals))).toEqual(whole);
  });

  it("without a call of its own is missed all the same", async () => {
    const run = runOf({ ...plain, settings: { repeats: "2" } });
    const journals = await run.shards(16);
    const judged = await run.assess(journals.slice(0, 15));
    expect(judged.headline).toContain("shard 16/16 is missing");
  });
});

describe("shards that are refused", () => {
  it.each([
    {
      name: "the same shard twice",
      change: async (run: ShardedRun, journals: readonly string[]) => [
        ...journals,
        run.write("copy/trials.jsonl", run.read(journals[1] ?? "")),
      ],
      says: "shard 2/3 stands in 3/shard-2-of-3/trials.jsonl and in copy/trials.jsonl",
    },
    {
      name: "a shard of another number of shards",
      change: async (run: ShardedRun, journals: readonly string[]) => [
        ...journals.slice(1),
        await run.shard(1, 4, "other"),
      ],
      says: "the number of shards (3 there, 4 here)",
    },
    {
      name: "a shard of another tolerance",
      change: async (run: ShardedRun, journals: readonly string[]) => [
        ...journals.slice(1),
        await run.shard(1, 3, "other", { epsilon: "0.1" }),
      ],
      says: "`epsilon` (was 0.05, is 0.1)",
    },
    {
      name: "a shard of another suite",
      change: async (run: ShardedRun, journals: readonly string[]) => {
        run.write("suite.yaml", replaced(suite, "too late", "far too late"));
        const other = await run.shard(1, 3, "other");
        run.write("suite.yaml", suite);
        return [...journals.slice(1), other];
      },
      says: "the cases or the contract of the suite",
    },
    {
      name: "a whole run beside shards",
      change: async (run: ShardedRun, journals: readonly string[]) => {
        await run.whole();
        return [...journals, "whole/trials.jsonl"];
      },
      says: "whole/trials.jsonl is the journal of a whole run",
    },
    {
      name: "a trial that another shard asks",
      change: async (run: ShardedRun, journals: readonly string[]) => {
        const [first = "", second = ""] = journals;
        const stolen = run.read(second).split("\n")[1];
        run.write(first, `${run.read(first)}${stolen}\n`);
        return journals;
      },
      says: "which is no call of shard 1/3",
    },
    {
      name: "another isolation",
      change: async (run: ShardedRun, journals: readonly string[]) => {
        const file = journals[2] ?? "";
        // The last one: the setting of the same name stands before it.
        const header = /"isolation":"fresh-instance"(?=\}\n)/;
        expect(run.read(file)).toMatch(header);
        run.write(file, run.read(file).replace(header, '"isolation":"unknown"'));
        return journals;
      },
      says: "`isolation`",
    },
  ])("$name", async ({ change, says }) => {
    const run = runOf(plain);
    const judged = await run.assess(await change(run, await run.shards(3)));
    expect(judged.outputs).toMatchObject({ status: "refused", "exit-code": "2" });
    expect(judged.text.replace(/\s+/g, " ").replaceAll("'", "`")).toContain(says);
  });

  it("of a reading with another seed: two orders are none", async () => {
    const run = runOf({ ...plain, settings: { method: "sequential" } });
    const journals = await run.shards(3);
    const file = journals[1] ?? "";
    run.write(file, run.read(file).replace(/"seed":\d+/, '"seed":1'));
    expect((await run.assess(journals)).text).toContain("the seed of the declared order differ");
  });

  it("with settings that are not those they were collected with", async () => {
    const run = runOf(plain);
    const judged = await run.assess(await run.shards(3), { epsilon: "0.1" });
    expect(judged.text.replace(/\s+/g, " ")).toContain("'epsilon' (was 0.05, is 0.1) differs");
  });

  it("with a plan that does not follow from the suite", async () => {
    const run = runOf(plain);
    const journals = await run.shards(2);
    for (const file of journals)
      run.write(file, replaced(run.read(file), '"repeats":[26,26', '"repeats":[28,26'));
    expect((await run.assess(journals)).text).toContain("is not the one that follows from the suite");
  });

  it("that are none, where shards are to be merged", async () => {
    const run = runOf(plain);
    await run.whole();
    const judged = await run.assess(["whole/trials.jsonl"], { mode: "merge" });
    expect(judged.text).toContain("holds no journal of a shard");
  });
});

describe("shards of a sequential reading", () => {
  it("have the seed that their run has, in every attempt, and another run another", async () => {
    const run = runOf({ ...plain, settings: { method: "sequential" } });
    const seeds: unknown[] = [];
    for (const [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT] of [
      ["7", "1"],
      ["7", "2"],
      ["8", "1"],
    ] as const) {
      const place = `${GITHUB_RUN_ID}-${GITHUB_RUN_ATTEMPT}`;
      const file = await run.shard(1, 2, place, {}, { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT });
      seeds.push(JSON.parse(run.read(file).split("\n")[0] ?? "").plan.seed);
    }
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).not.toBe(seeds[2]);
  });

  it("that settle each route are refused where the budget does not pay for all that may be read", async () => {
    const run = runOf({ suite: targeted, answer: steady, settings: { method: "sequential", budget: "200" } });
    await expect(run.shard(1, 2)).rejects.toThrow("budget-too-small");
  });

  it("tell what they asked beyond the end of the reading", async () => {
    const run = runOf({ ...plain, settings: { method: "sequential" } });
    await run.assess(await run.shards(3));
    expect(run.log.at(-1)).toBe(
      "438 calls of the shards were made beyond where one process would have stopped, since no shard knows what the others read: they decide nothing",
    );
  });
});

describe("what merging leaves", () => {
  it("is the journal of a whole run, which a run continues", async () => {
    const run = runOf(plain);
    const whole = shown(await run.whole());
    const journals = await run.shards(3);
    await run.assess(journals.slice(0, 2), { mode: "merge" }, "merged");
    expect(JSON.parse(run.read("merged/trials.jsonl").split("\n")[0] ?? "").shard).toBeNull();
    expect(shown(await run.resumed("merged"))).toEqual(whole);
  });
});
