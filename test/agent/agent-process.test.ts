/** What is started before it is known what is wanted: real processes, so that none is left behind. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AgentProcess, type ProcessOrder, startAhead } from "../../src/agent/agent-process.ts";

const ORDER: ProcessOrder = {
  command: [process.execPath, "-e", "setInterval(() => {}, 1000)"],
  workingDirectory: process.cwd(),
  environment: { NAME: "value" },
  stdio: ["ignore", "ignore", "ignore"],
};

const taken: AgentProcess[] = [];
afterEach(() => {
  for (const each of taken.splice(0)) each.end();
});

/** Whatever is taken is ended after the test. */
function ahead(started: ProcessOrder = ORDER) {
  const given = startAhead(started);
  return {
    ...given,
    take(order: ProcessOrder) {
      const got = given.take(order);
      if (got !== undefined) taken.push(got);
      return got;
    },
  };
}

describe("startAhead", () => {
  it("gives the process to the first who wants just that one, running, and to nobody else", () => {
    const given = ahead();
    const got = given.take({ ...ORDER, environment: { ...ORDER.environment } });
    expect(got?.child.exitCode).toBe(null);
    expect(given.take(ORDER)).toBe(undefined);
  });

  it.each<[string, Partial<ProcessOrder>]>([
    ["another program", { command: [process.execPath, "-e", "0"] }],
    ["another folder", { workingDirectory: "/" }],
    ["a variable more", { environment: { NAME: "value", OTHER: "value" } }],
    ["a variable less", { environment: {} }],
  ])("gives none to who wants %s, now or later", (_, other) => {
    const given = ahead();
    expect(given.take({ ...ORDER, ...other })).toBe(undefined);
    expect(given.take(ORDER)).toBe(undefined);
  });

  it.each<[string, (given: ReturnType<typeof ahead>) => void]>([
    ["discarded", (given) => given.discard()],
    ["not the one that is wanted", (given) => given.take({ ...ORDER, environment: {} })],
  ])("ends a process that is %s", async (_, act) => {
    const order = {
      ...ORDER,
      command: [process.execPath, "-e", "console.log(process.pid); setInterval(() => {}, 1000)"],
    };
    const folder = mkdtempSync(join(tmpdir(), "agentverity-ahead-"));
    try {
      const output = openSync(join(folder, "pid"), "w");
      const given = ahead({ ...order, stdio: ["ignore", output, "ignore"] });
      const pid = await vi.waitFor(() => {
        const text = readFileSync(join(folder, "pid"), "utf8");
        expect(text).toMatch(/^\d+\n$/);
        return Number(text);
      }, 10_000);
      act(given);
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 5_000);
      closeSync(output);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("leaves a process that was taken alone when the rest is discarded", async () => {
    const given = ahead();
    const got = given.take(ORDER);
    given.discard();
    const ended = await Promise.race([
      got?.gone,
      new Promise((resolve) => setTimeout(resolve, 200, "running")),
    ]);
    expect(ended).toBe("running");
  });
});
