/** The endpoint agent, its pace and its retries against servers that count calls; for how long see `test/bench/limited-endpoint.ts`. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { openAgent } from "../../src/agent/open-agent.ts";
import { LIMITS, type Limit } from "../fakes/limits.ts";

/** @returns how often each question was answered with a decision, and how many calls were turned away */
async function measure(limit: Limit, namesWait: boolean, calls: number) {
  const answered = new Map<string, number>();
  let refused = 0;
  const told: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const wait = limit.refuse(performance.now());
      if (wait !== undefined) {
        refused += 1;
        const headers = namesWait ? { "retry-after": String(Math.ceil(wait / 1000)) } : {};
        return response.writeHead(429, headers).end();
      }
      const { input } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { input: string };
      answered.set(input, (answered.get(input) ?? 0) + 1);
      return response.end('"approve"');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = await openAgent(
    { kind: "endpoint", url, method: "POST", headers: {}, paths: {} },
    {
      workingDirectory: process.cwd(),
      ...{ timeoutMs: 5_000, retries: 3, isolation: "auto", environment: {}, agentEnv: [], workerPath: "" },
      onOutput: (line) => told.push(line),
    },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const agent = opened.value;
  let next = 0;
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    while (next < calls) {
      const answer = await agent.ask(`question ${next++}`);
      if (!answer.ok) failures.push(answer);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  await agent.close();
  await new Promise((resolve) => server.close(resolve));
  return { answered, refused, failures, told };
}

describe.each(Object.entries(LIMITS))("an endpoint with a %s", (_name, make) => {
  it.each([true, false])("answers every call exactly once (it names the wait: %s)", async (namesWait) => {
    const calls = 300;
    const { answered, refused, failures, told } = await measure(make(100), namesWait, calls);
    expect(failures).toEqual([]);
    expect(answered.size).toBe(calls);
    expect(Math.max(...answered.values())).toBe(1);
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(calls / 3);
    expect(told).toEqual([expect.stringMatching(/^the endpoint pushes back \(HTTP 429\): .*`rate-limit`/)]);
  });
});
