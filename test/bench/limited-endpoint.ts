/**
 * How long do calls of an endpoint take that lets in 50 a second, beside the least they could?
 *
 *   npx jiti test/bench/limited-endpoint.ts [--calls 1000] [--workers 16]
 *
 * Real time and a server on loopback, for three ways of counting, with and without `Retry-After`; some twenty seconds
 * each. It ends with 0 whatever it finds. That each call is answered exactly once is asserted in `test/agent`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { openAgent } from "../../src/agent/open-agent.ts";
import { idealSeconds, LIMITS, type Limit } from "../fakes/limits.ts";
import { type Figure, renderTable, summarise } from "./figures.ts";

const PER_SECOND = 50;
const MOST = 1.15;

const { values } = parseArgs({
  options: { calls: { type: "string", default: "1000" }, workers: { type: "string", default: "16" } },
});
const [calls, workers] = [Number(values.calls), Number(values.workers)];

async function startServer(limit: Limit, namesWait: boolean) {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const wait = limit.refuse(performance.now());
      if (wait === undefined) return response.end('"approve"');
      const headers = namesWait ? { "retry-after": String(Math.ceil(wait / 1000)) } : {};
      return response.writeHead(429, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** @returns milliseconds; NaN when a call failed */
async function time(limit: Limit, namesWait: boolean): Promise<number> {
  const { server, url } = await startServer(limit, namesWait);
  const opened = await openAgent(
    { kind: "endpoint", url, method: "POST", headers: {}, paths: {} },
    {
      workingDirectory: process.cwd(),
      ...{ timeoutMs: 10_000, retries: 3, isolation: "auto", environment: {}, agentEnv: [], workerPath: "" },
      onOutput: () => undefined,
    },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  let [left, failures] = [calls, 0];
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await opened.value.ask("hello");
      if (!answer.ok) failures += 1;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: workers }, work));
  const took = performance.now() - from;
  await opened.value.close();
  server.close();
  return failures === 0 ? took : Number.NaN;
}

const figures: Figure[] = [];
for (const [name, make] of Object.entries(LIMITS)) {
  for (const namesWait of [true, false]) {
    figures.push({
      name: `${calls} calls, ${name}, ${namesWait ? "Retry-After" : "no Retry-After"}`,
      unit: "ms",
      values: [await time(make(PER_SECOND), namesWait)],
      yardstick: { name: "ideal", values: [idealSeconds(calls, PER_SECOND) * 1000] },
      bound: { of: "ratio", most: MOST },
    });
  }
}
console.log(renderTable(figures.map(summarise)));
