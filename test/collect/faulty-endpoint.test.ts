/** A long collection against an endpoint that fails in many ways: every planned trial is accounted for, and nothing is left. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { openAgent } from "../../src/agent/open-agent.ts";
import { collect } from "../../src/collect/collect.ts";
import type { Trial } from "../../src/core/trial.ts";

const CASES = 50;
const REPEATS = 200;

/** A server of which 5 % of the calls are reset, 5 % get HTTP 503 and 1 % garbage, by a fixed order. */
async function startFaulty() {
  const seen = { calls: 0, resets: 0, refusals: 0, garbage: 0 };
  const server = createServer((request, response) => {
    const nth = seen.calls++;
    request.resume().on("end", () => {
      // Prime to the order in which questions come, so that faults meet all of them.
      const fate = (nth * 37) % 100;
      if (fate < 5) {
        seen.resets += 1;
        request.socket.resetAndDestroy();
      } else if (fate < 10) {
        seen.refusals += 1;
        response.writeHead(503).end();
      } else if (fate < 11) {
        seen.garbage += 1;
        response.end("<html>\u0000 not what you wanted");
      } else response.end('"approve"');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
}

function openHandles(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

it("10,000 calls with resets, 503s and garbage: each planned trial once, and no process, socket or timer left", async () => {
  const before = openHandles();
  const server = await startFaulty();
  const opened = await openAgent(
    { kind: "endpoint", url: server.url, method: "POST", headers: {}, paths: {} },
    {
      workingDirectory: process.cwd(),
      ...{ timeoutMs: 10_000, retries: 3, isolation: "auto", environment: {}, agentEnv: [], workerPath: "" },
      onOutput: () => undefined,
    },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));

  const journal: Trial[] = [];
  const { trials, made, stopped } = await collect(
    opened.value,
    {
      inputs: Array.from({ length: CASES }, (_, index) => `question ${index}`),
      repeats: Array.from({ length: CASES }, () => REPEATS),
      ...{ layer: "verdict", maxWorkers: 64, parallelRepeats: true, stopOnError: false, earlier: [] },
    },
    {
      clock: { now: () => new Date(0), monotonic: () => performance.now() },
      progress: { start: () => undefined, update: () => undefined, stop: () => undefined },
      interruption: new AbortController().signal,
      onTrial: (trial) => journal.push(trial),
    },
  );
  await opened.value.close();
  await server.stop();

  const planned = CASES * REPEATS;
  expect([trials.length, made, stopped]).toEqual([planned, planned, undefined]);
  expect(new Set(journal.map(({ caseIndex, trial }) => `${caseIndex}:${trial}`)).size).toBe(planned);

  const failures = journal.flatMap(({ result }) => (result.ok ? [] : [result.failure]));
  const count = (kind: string) => failures.filter((failure) => failure.kind === kind).length;
  const { calls, resets, refusals, garbage } = server.seen;
  // What may have been decided is one failure each; what was not taken on was asked again and is none.
  expect(count("network")).toBe(resets);
  expect(count("malformed-response")).toBe(garbage);
  expect(failures.length - count("http-status")).toBe(resets + garbage);
  const attempts = journal.reduce((sum, { attempt }) => sum + attempt, 0);
  expect(attempts).toBe(calls);
  expect(calls).toBe(planned + refusals - count("http-status"));
  expect(failures.every(({ message }) => message !== "" && message.length <= 500)).toBe(true);
  expect(resets).toBeGreaterThan(400);

  await new Promise((resolve) => setTimeout(resolve, 50));
  const after = openHandles();
  for (const kind of ["TCPSocketWrap", "TCPServerWrap", "ProcessWrap", "PipeWrap", "TLSWrap", "Timeout"]) {
    expect([kind, after[kind] ?? 0]).toEqual([kind, Math.min(after[kind] ?? 0, before[kind] ?? 0)]);
  }
}, 300_000);
