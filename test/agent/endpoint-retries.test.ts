import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Agent } from "../../src/agent/agent.ts";
import { openAgent } from "../../src/agent/open-agent.ts";
import type { OpenOptions } from "../../src/agent/open-options.ts";
import { readRetryAfter, waitBeforeRetry } from "../../src/agent/retry.ts";
import { REAL_TIMING, type Timing } from "../../src/agent/timing.ts";
import { FIXTURES, said } from "./open-fixture.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Waits take no time, and the clock says they did. */
function impatient(): Timing & { readonly waits: number[] } {
  const waits: number[] = [];
  let skipped = 0;
  return {
    waits,
    monotonic: () => performance.now() + skipped,
    wallClock: () => Date.parse("2026-11-30T12:00:00Z"),
    random: () => 0.5,
    async wait(ms) {
      waits.push(ms);
      skipped += ms;
    },
  };
}

async function listenOn(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  cleanups.push(() => stop(server));
  return (server.address() as AddressInfo).port;
}

function stop(server: Server): Promise<void> {
  if ("closeAllConnections" in server) (server.closeAllConnections as () => void)();
  return new Promise((resolve) => server.close(() => resolve()));
}

type Reply = number | readonly [status: number, headers: Record<string, string>] | "reset" | "hang" | "half";

/** Answers each request as the script says, then always with a decision. */
async function serve(
  script: readonly Reply[],
): Promise<{ readonly url: string; readonly asked: () => number }> {
  let asked = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const reply = script[asked++] ?? 200;
    request.resume().on("end", () => {
      if (reply === "reset") request.socket.resetAndDestroy();
      else if (reply === "half")
        response.writeHead(200, { "content-length": 100 }).write("{", () => request.socket.destroy());
      else if (reply !== "hang") {
        const [status, headers] = typeof reply === "number" ? [reply, {}] : reply;
        response.writeHead(status, headers).end(status === 200 ? '"approve"' : "busy");
      }
    });
  });
  const port = await listenOn(server);
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

async function open(url: string, options: Partial<OpenOptions> = {}): Promise<Agent> {
  const result = await start(url, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  cleanups.push(() => result.value.close());
  return result.value;
}

function start(url: string, options: Partial<OpenOptions> = {}) {
  return openAgent(
    { kind: "endpoint", url, method: "POST", headers: {}, paths: {} },
    {
      workingDirectory: process.cwd(),
      timeoutMs: 5_000,
      retries: 3,
      isolation: "auto",
      environment: {},
      agentEnv: [],
      workerPath: "/nowhere",
      onOutput: () => undefined,
      timing: impatient(),
      ...options,
    },
  );
}

describe("a call that was not taken on is made again", () => {
  it.each([429, 502, 503, 504])("after HTTP %i, and the answer says on which attempt", async (status) => {
    const server = await serve([status, status]);
    const answer = await (await open(server.url)).ask("hi");
    expect(answer).toMatchObject({ ok: true, attempt: 3 });
    expect(server.asked()).toBe(3);
  });

  it("after a refused connection", async () => {
    const first = createTcpServer();
    const port = await listenOn(first);
    const timing = impatient();
    const patient: Timing = {
      ...timing,
      async wait(ms, signal) {
        await timing.wait(ms, signal);
        if (timing.waits.length !== 2) return;
        const server = createServer((request, response) =>
          request.resume().on("end", () => response.end('"up"')),
        );
        await listenOn(server, port);
      },
    };
    const agent = await open(`http://127.0.0.1:${port}`, { timing: patient });
    await stop(first);
    expect(await agent.ask("hi")).toMatchObject({ ok: true, attempt: 3 });
  });

  it("with waits that grow, or as long as the server asks", async () => {
    const date = new Date("2026-11-30T12:00:07Z").toUTCString();
    const server = await serve([503, 503, [503, { "retry-after": "2" }], [503, { "retry-after": date }]]);
    const timing = impatient();
    const answer = await (await open(server.url, { timing, retries: 5 })).ask("hi");
    expect(answer).toMatchObject({ ok: true, attempt: 5 });
    // Between them lie those of the pace.
    const inOrder = [500, 1_000, 2_100, 7_350];
    expect(timing.waits.filter((ms) => inOrder.includes(ms))).toEqual(inOrder);
  });

  it("up to so many times, and is then one failure that says so", async () => {
    const server = await serve(Array(20).fill(503));
    expect(await (await open(server.url)).ask("hi")).toMatchObject({
      ok: false,
      attempt: 4,
      failure: {
        kind: "http-status",
        message: 'not taken on in 4 attempts; the last: HTTP 503, no content type: "busy"',
      },
    });
    expect(server.asked()).toBe(4);
    expect(await said(await open(server.url, { retries: 0 }), "hi")).toBe(
      'http-status: HTTP 503, no content type: "busy"',
    );
    expect(server.asked()).toBe(5);
  });

  it("but not when the server asks for a longer wait than anyone watches", async () => {
    const server = await serve([[429, { "retry-after": "3600" }]]);
    expect(await said(await open(server.url), "hi")).toContain(
      "asked to wait 3600 s, and we wait at most 120 s: HTTP 429",
    );
    expect(server.asked()).toBe(1);
  });
});

describe("a call that may have been decided is never made again", () => {
  it.each([
    ...[400, 401, 403, 404, 408, 409, 422, 500, 501, 505].map(
      (status) => [status, `HTTP ${status}`] as const,
    ),
    ["reset", "network:"],
    ["half", "network:"],
    ["hang", "timeout: no answer within 300 ms"],
  ] as const)("after %s", async (reply, expected) => {
    const server = await serve([reply]);
    const agent = await open(server.url, { timeoutMs: 300 });
    expect(await said(agent, "hi")).toContain(expected);
    expect(server.asked()).toBe(1);
  });

  it("and the message says when that was not the first attempt", async () => {
    const server = await serve([503, "hang"]);
    const answer = await (await open(server.url, { timeoutMs: 300 })).ask("hi");
    expect(answer).toMatchObject({
      attempt: 2,
      failure: { message: "on attempt 2: no answer within 300 ms" },
    });
  });

  it("has its time for each attempt, not for all together", async () => {
    const server = await serve([503, 503, 503]);
    const agent = await open(server.url, { timeoutMs: 400, timing: { ...REAL_TIMING, random: () => 0 } });
    // The waits alone take 250 + 500 + 1000 ms.
    expect(await agent.ask("hi")).toMatchObject({ ok: true, attempt: 4 });
  });

  it("ends while it waits when the run ends", async () => {
    const server = await serve(Array(20).fill([503, { "retry-after": "100" }]));
    const agent = await open(server.url, { timing: REAL_TIMING });
    const pending = said(agent, "hi");
    while (server.asked() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await agent.close();
    expect(await pending).toContain("network: the run ended before it was asked");
  });
});

describe("the wait before a retry", () => {
  it.each([
    ["5", 5_000],
    [" 0 ", 0],
    ["1.5", 1_500],
    ["Mon, 30 Nov 2026 12:00:30 GMT", 30_000],
    ["Monday, 30-Nov-26 12:00:30 GMT", 30_000],
    ["Mon, 30 Nov 2026 11:00:00 GMT", 0],
    ["", undefined],
    ["soon", undefined],
    ["-5", undefined],
    ["1e9", undefined],
    ["2026", 2_026_000],
  ])("is read from %j as %s ms", (header, expected) => {
    expect(readRetryAfter(header, Date.parse("2026-11-30T12:00:00Z"))).toBe(expected);
  });

  it("doubles to a bound, is spread by half to either side, and is never shorter than asked for", () => {
    expect([1, 2, 3, 20].map((attempt) => waitBeforeRetry(attempt, undefined, 0.5))).toEqual([
      500, 1000, 2000, 30_000,
    ]);
    expect([0, 0.999].map((random) => Math.round(waitBeforeRetry(1, undefined, random)))).toEqual([250, 750]);
    for (const random of [0, 0.5, 0.999]) {
      for (const asked of [0, 1_000, 60_000]) {
        const wait = waitBeforeRetry(3, asked, random);
        expect(wait).toBeGreaterThanOrEqual(asked);
        expect(wait).toBeLessThanOrEqual(asked * 1.1 + 100);
      }
    }
  });
});

describe("a rate limit", () => {
  it("holds for an endpoint's attempts", async () => {
    const server = await serve([503, 503]);
    const timing = impatient();
    const agent = await open(server.url, { timing, rateLimit: 60 });
    const from = timing.monotonic();
    for (let calls = 0; calls < 4; calls += 1) await agent.ask("hi");
    expect(server.asked()).toBe(6);
    // Six attempts, the first at once; a late start may be made up for by one step.
    expect(timing.monotonic() - from).toBeGreaterThan(4_000);
  });

  it("holds for a program too, which ends all the same when the run does", async () => {
    const timing = impatient();
    const options = { workingDirectory: FIXTURES, timeoutMs: 5_000, retries: 0, rateLimit: 60 } as const;
    const opened = await openAgent(
      { kind: "command", command: "echo approve", perCall: true },
      {
        ...options,
        isolation: "auto",
        environment: process.env,
        agentEnv: [],
        workerPath: "",
        onOutput: () => undefined,
        timing,
      },
    );
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    const from = timing.monotonic();
    for (let calls = 0; calls < 4; calls += 1) expect(await said(opened.value, "hi")).toBe("approve");
    expect(timing.monotonic() - from).toBeGreaterThan(2_000);
    await opened.value.close();
    expect(await said(opened.value, "hi")).toBe("agent-crashed: the run ended before it was asked");
  });
});

describe("what stands between us and the endpoint", () => {
  const [key, cert] = ["key", "crt"].map((kind) =>
    readFileSync(join(FIXTURES, "tls", `self-signed.${kind}`)),
  );

  it.each([
    {
      what: "a certificate signed by itself",
      server: () => createSecureServer({ key, cert }, (_, response) => response.end('"hi"')),
      says: "its certificate is signed by itself",
      hint: "NODE_EXTRA_CA_CERTS",
    },
    {
      what: "a server without TLS",
      server: () => createServer((_, response) => response.end('"hi"')),
      says: "speaks no TLS",
      hint: "http://",
    },
  ])("$what is told before any call", async ({ server, says, hint }) => {
    const port = await listenOn(server());
    const result = await start(`https://127.0.0.1:${port}`);
    expect(result).toMatchObject({ ok: false, problems: [{ code: "agent-unreachable" }] });
    const [problem] = result.ok ? [] : result.problems;
    expect(problem?.message).toContain(says);
    expect(problem?.hint).toContain(hint);
  });

  it.each([
    ["403 Forbidden", "network: the proxy answered 403"],
    ["407 Proxy Authentication Required", "network: the proxy answered 407"],
    ["502 Bad Gateway", "network: the proxy answered 502"],
  ])("a proxy that says %s is a failure that names it", async (status, expected) => {
    const proxy = createServer();
    proxy.on("connect", (_request, socket) => socket.end(`HTTP/1.1 ${status}\r\n\r\n`));
    const port = await listenOn(proxy);
    const environment = { HTTPS_PROXY: `http://127.0.0.1:${port}` };
    expect(await said(await open("https://agent.invalid/", { environment }), "hi")).toContain(expected);
  });

  it("a proxy that is not there is a refused connection", async () => {
    const proxy = createServer();
    const port = await listenOn(proxy);
    await stop(proxy);
    const environment = { HTTP_PROXY: `http://127.0.0.1:${port}` };
    const answer = await (await open("http://agent.invalid/", { environment })).ask("hi");
    expect(answer).toMatchObject({ ok: false, attempt: 4, failure: { kind: "network" } });
    expect(answer.ok ? "" : answer.failure.message).toContain(`ECONNREFUSED 127.0.0.1:${port}`);
  });
});
