import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type CollectRequest, collect } from "../../src/collect/collect.ts";
import type { Trial } from "../../src/core/trial.ts";
import type { ProgressState } from "../../src/ports.ts";
import { type Script, scriptedAgent } from "../fakes/scripted-agent.ts";

const inputs = ["a", "b", "c"];

function request(change: Partial<CollectRequest> = {}): CollectRequest {
  return {
    inputs,
    repeats: [4, 4, 4],
    layer: "verdict",
    maxWorkers: 4,
    parallelRepeats: false,
    stopOnError: false,
    ...change,
  };
}

async function run(
  script: Script,
  change: Partial<CollectRequest> = {},
  interruption: AbortSignal = new AbortController().signal,
) {
  const agent = scriptedAgent(script);
  const written: Trial[] = [];
  const states: ProgressState[] = [];
  const collection = await collect(agent, request(change), {
    clock: { now: () => new Date(0), monotonic: () => 0 },
    interruption,
    progress: { start: (state) => states.push(state), update: (state) => states.push(state), stop: () => {} },
    onTrial: (trial) => written.push(trial),
  });
  return { ...collection, agent, written, last: states.at(-1) };
}

describe("collecting", () => {
  it("makes every planned call once and hands on each trial as it ends", async () => {
    const { trials, written, last } = await run({ answer: (input) => input });
    expect(trials).toHaveLength(12);
    expect(written).toEqual(trials);
    expect(new Set(trials.map((trial) => `${trial.caseIndex}.${trial.trial}`)).size).toBe(12);
    expect(last).toMatchObject({ done: 12, planned: 12, errors: 0, flips: 0 });
  });

  it.each([
    { maxWorkers: 1, parallelRepeats: true, total: 1, sameInput: 1 },
    { maxWorkers: 2, parallelRepeats: false, total: 2, sameInput: 1 },
    { maxWorkers: 16, parallelRepeats: false, total: 3, sameInput: 1 }, // as wide as there are probes
    { maxWorkers: 16, parallelRepeats: true, total: 12, sameInput: 4 },
  ])(
    "with $maxWorkers workers and parallel repeats $parallelRepeats has $total calls under way, $sameInput of one probe",
    async (row) => {
      const { agent } = await run({ answer: (input) => input, wait: () => sleep(5) }, row);
      expect(agent.most).toEqual({ total: row.total, sameInput: row.sameInput });
    },
  );

  it("counts a flip for a pair that disagrees, in whatever order its halves end", async () => {
    const script: Script = {
      answer: (input, nth) => (input === "a" && nth === 0 ? "other" : input),
      wait: (input, nth) => sleep(input === "a" && nth === 0 ? 20 : 1),
    };
    const { last } = await run(script, { parallelRepeats: true, maxWorkers: 16 });
    expect(last).toMatchObject({ flips: 1, errors: 0 });
  });

  it("records a failure and goes on", async () => {
    const { trials, stopped, last } = await run({
      answer: (input, nth) => (input === "b" && nth === 1 ? new Error("no") : input),
    });
    expect([trials.length, stopped, last?.errors]).toEqual([12, undefined, 1]);
  });

  it("stops at the first failure when asked to, and counts what was never called as planned", async () => {
    const { trials, last, stopped } = await run(
      { answer: (input, nth) => (input === "b" && nth === 1 ? new Error("no") : input) },
      { stopOnError: true, maxWorkers: 1 },
    );
    expect([trials.length, last?.planned, stopped]).toEqual([5, 12, "error"]);
  });

  it("stops when the first eight answers are all failures: the rest would only cost", async () => {
    const { trials, stopped } = await run({ answer: () => new Error("401") }, { maxWorkers: 1 });
    expect([trials.length, stopped]).toEqual([8, "all-failing"]);
  });

  it("takes an answer without a decision as a failure of its trial", async () => {
    const { last, stopped } = await run({
      answer: (_, nth) => (nth === 0 ? { text: "hm", verdict: null } : "a"),
    });
    expect([last?.errors, stopped]).toEqual([3, undefined]);
  });

  it("measures a latency where the agent gives none, and keeps the agent's where it does", async () => {
    let now = 0;
    const agent = scriptedAgent({
      answer: (input) => (input === "a" ? { verdict: "a", latencyMs: 7 } : input),
    });
    const { trials } = await collect(agent, request({ repeats: [1, 1, 0], maxWorkers: 1 }), {
      clock: { now: () => new Date(0), monotonic: () => (now += 2.5) },
      interruption: new AbortController().signal,
      progress: { start: () => {}, update: () => {}, stop: () => {} },
      onTrial: () => {},
    });
    expect(trials.map(({ result }) => result.ok && result.observation.latencyMs)).toEqual([7, 2.5]);
  });
});

describe("resuming", () => {
  const earlier = (caseIndex: number, trial: number, answer: string | Error, attempt = 1): Trial => ({
    caseIndex,
    trial,
    attempt,
    startedAt: "",
    result:
      answer instanceof Error
        ? { ok: false, failure: { kind: "timeout", message: answer.message } }
        : {
            ok: true,
            observation: {
              text: answer,
              verdict: { kind: "decision", label: answer },
              toolCalls: [],
              errors: [],
            },
          },
  });

  it.each([{ parallelRepeats: false }, { parallelRepeats: true }])(
    "asks for nothing that was answered, and counts it ($parallelRepeats)",
    async ({ parallelRepeats }) => {
      const known = [earlier(0, 0, "a"), earlier(0, 2, "a"), earlier(2, 1, "other")];
      const { trials, written, agent, last, made } = await run(
        { answer: (input) => input },
        { earlier: known, parallelRepeats },
      );
      expect([trials.length, written.length, agent.asked.length, made]).toEqual([12, 9, 9, 9]);
      expect(new Set(trials.map((trial) => `${trial.caseIndex}.${trial.trial}`)).size).toBe(12);
      expect(last).toMatchObject({ done: 12, planned: 12, flips: 1 });
    },
  );

  it("asks again for what failed, as a further attempt", async () => {
    const known = [earlier(0, 0, new Error("down"), 3)];
    const { trials, last } = await run({ answer: (input) => input }, { earlier: known });
    expect(trials.find((trial) => trial.caseIndex === 0 && trial.trial === 0)?.attempt).toBe(4);
    expect([trials.length, last?.errors]).toEqual([12, 0]);
  });

  it("of a finished journal asks nothing at all", async () => {
    const known = [0, 1, 2].flatMap((index) => [0, 1, 2, 3].map((number) => earlier(index, number, "a")));
    const { trials, agent, stopped } = await run({ answer: (input) => input }, { earlier: known });
    expect([trials.length, agent.asked.length, stopped]).toEqual([12, 0, undefined]);
  });
});

describe("an interruption", () => {
  it("starts no further call, waits for none, and records none that ends after it", async () => {
    const controller = new AbortController();
    const endless = new Promise<void>(() => {});
    const { trials, stopped, agent } = await run(
      {
        answer: (input) => input,
        wait: (input, nth) => {
          if (input === "a" && nth === 1) controller.abort();
          return nth === 1 ? endless : Promise.resolve();
        },
      },
      {},
      controller.signal,
    );
    expect(stopped).toBe("interrupted");
    expect(trials.length).toBeLessThanOrEqual(3);
    expect(agent.asked.length).toBeLessThanOrEqual(6);
  });

  it("before the first call makes none", async () => {
    const { agent, stopped } = await run({ answer: (input) => input }, {}, AbortSignal.abort());
    expect([agent.asked.length, stopped]).toEqual([0, "interrupted"]);
  });
});

describe("a cost limit", () => {
  it("starts no further call once it is spent, and counts what earlier processes spent as paid", async () => {
    const script: Script = { answer: (input) => ({ verdict: input, costUsd: 0.25 }) };
    const { trials, stopped } = await run(script, { maxCost: 1, maxWorkers: 1 });
    expect([trials.length, stopped]).toEqual([4, "max-cost"]);
  });

  it("that is reached by the last call stops nothing", async () => {
    const { stopped } = await run(
      { answer: (input) => ({ verdict: input, costUsd: 1 }) },
      { maxCost: 12, maxWorkers: 1 },
    );
    expect(stopped).toBeUndefined();
  });
});
