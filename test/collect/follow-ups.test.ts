import { describe, expect, it } from "vitest";
import { collectFollowUps, type FollowUpRequest, type Rewording } from "../../src/collect/follow-ups.ts";
import type { FollowUp } from "../../src/core/relations.ts";
import { scriptedAgent } from "../fakes/scripted-agent.ts";

const REWORDINGS: readonly Rewording[] = ["loud", "quiet"].flatMap((relation) =>
  [0, 1, 2].map((caseIndex) => ({ relation, caseIndex, input: `${relation} ${caseIndex}` })),
);

function request(change: Partial<FollowUpRequest> = {}): FollowUpRequest {
  return {
    rewordings: REWORDINGS,
    maxWorkers: 1,
    stopOnError: false,
    earlier: [],
    progress: { done: 10, planned: 16, flips: 1, errors: 0, workers: 1 },
    ...change,
  };
}

function ports(interruption = new AbortController().signal) {
  const journaled: FollowUp[] = [];
  const seen: string[] = [];
  const note = ({ done, planned, flips, errors }: FollowUpRequest["progress"]) =>
    seen.push(`${done}/${planned} ${flips} ${errors}`);
  return {
    journaled,
    seen,
    clock: { now: () => new Date(0), monotonic: () => 0 },
    progress: { start: note, update: note, stop: () => {} },
    interruption,
    onFollowUp: (followUp: FollowUp) => {
      journaled.push(followUp);
    },
  };
}

function answered(relation: string, caseIndex: number, attempt = 1): FollowUp {
  const observation = {
    text: "",
    verdict: { kind: "decision", label: "a" },
    toolCalls: [],
    errors: [],
  } as const;
  return { relation, caseIndex, attempt, startedAt: "", result: { ok: true, observation } };
}

describe("follow-up calls", () => {
  it("are asked in the declared order, journaled one by one, and seen as the rest of the plan", async () => {
    const agent = scriptedAgent({ answer: (input) => input });
    const world = ports();
    const { followUps, made, stopped } = await collectFollowUps(agent, request(), world);
    expect(agent.asked).toEqual(["loud 0", "loud 1", "loud 2", "quiet 0", "quiet 1", "quiet 2"]);
    expect([made, stopped, world.journaled.length, followUps.length]).toEqual([6, undefined, 6, 6]);
    expect([world.seen[0], world.seen.at(-1)]).toEqual(["10/16 1 0", "16/16 1 0"]);
  });

  it("of one probe are never asked beside each other, of several they are", async () => {
    const agent = scriptedAgent({
      answer: (input) => input,
      wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
    });
    await collectFollowUps(agent, request({ maxWorkers: 8 }), ports());
    expect(agent.most.total).toBe(3);
  });

  it("that an earlier process has are not asked again; what failed is, as a further attempt", async () => {
    const agent = scriptedAgent({ answer: (input) => input });
    const failed: FollowUp = {
      ...answered("loud", 1),
      result: { ok: false, failure: { kind: "timeout", message: "" } },
    };
    const earlier = [answered("loud", 0), failed, answered("quiet", 2)];
    const { followUps, made } = await collectFollowUps(agent, request({ earlier }), ports());
    expect(agent.asked).not.toContain("loud 0");
    expect([made, followUps.length]).toEqual([4, 6]);
    const again = followUps.find((each) => each.relation === "loud" && each.caseIndex === 1);
    expect(again).toMatchObject({ attempt: 2, result: { ok: true } });
  });

  it.each([
    { what: "an error where that ends the run", change: { stopOnError: true }, reason: "error", made: 2 },
    { what: "the money that is spent", change: { costLeft: 0.5 }, reason: "max-cost", made: 1 },
    { what: "nothing else", change: {}, reason: undefined, made: 6 },
  ])("end with $what", async ({ change, reason, made }) => {
    const agent = scriptedAgent({
      answer: (input) => (input === "loud 1" ? new Error("no") : { verdict: input, cost: 0.5 }),
    });
    const result = await collectFollowUps(agent, request(change), ports());
    expect([result.stopped, result.made]).toEqual([reason, made]);
  });

  it("wait for no answer once the run is interrupted, and count none that comes later", async () => {
    const controller = new AbortController();
    const agent = scriptedAgent({
      answer: (input) => {
        if (input === "loud 2") controller.abort();
        return input;
      },
    });
    const world = ports(controller.signal);
    const { stopped, made } = await collectFollowUps(agent, request(), world);
    expect([stopped, made, world.journaled.length]).toEqual(["interrupted", 2, 2]);
    const late = await collectFollowUps(agent, request(), ports(controller.signal));
    expect([late.stopped, late.made]).toEqual(["interrupted", 0]);
  });
});
