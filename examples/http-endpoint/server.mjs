/**
 * A stand-in for an OpenAI-compatible chat endpoint: same path, same request, same answer shape, no model.
 * Start it alone with `node server.mjs 8787`, or let `run.mjs` do both. Both take faults as flags, for instance
 * `--limit 50 --resets 5`: see `FAULTS`.
 */
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** What each flag's number means. Shares are per cent of the calls, evenly spread, the same ones in every run. */
const FAULTS = {
  latency: "milliseconds before each answer",
  limit: "calls per second; more are answered with 429",
  busy: "per cent answered with 503",
  refusals: "per cent after which nobody listens for a moment: connections are refused",
  resets: "per cent whose connection breaks",
  half: "per cent that get half an answer",
  garbage: "per cent that get something else than JSON",
};

/** Takes the faults out of a command line. @returns {{ faults: Record<string, number>, rest: string[] }} */
export function readFaults(args) {
  const faults = {};
  const rest = [];
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index].replace(/^--/, "");
    if (args[index].startsWith("--") && Object.hasOwn(FAULTS, name)) faults[name] = Number(args[++index]);
    else rest.push(args[index]);
  }
  return { faults, rest };
}

/** @returns {Promise<{ port: number, calls: () => number, close: () => Promise<void> }>} */
export async function startServer(port = 0, faults = {}) {
  let calls = 0;
  const fateOf = planFaults(faults);
  const isTooMany = limiter(faults.limit);
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const isChat = request.method === "POST" && request.url === "/v1/chat/completions";
    if (!isChat) return answer(response, 404, { error: { message: `no such path: ${request.url}` } });
    if (!/^Bearer .+/.test(request.headers.authorization ?? "")) {
      return answer(response, 401, { error: { message: "missing API key" } });
    }
    if (isTooMany()) return answer(response, 429, { error: { message: "too many requests" } });
    calls += 1;
    const fate = fateOf(calls);
    // A door that closes takes the idle connections with it, which would be another fault.
    if (faults.refusals > 0) response.shouldKeepAlive = false;
    if (faults.latency > 0) await sleep(faults.latency);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const question = body.messages.findLast((message) => message.role === "user").content;
    const completion = {
      id: `chatcmpl-${calls}`,
      object: "chat.completion",
      model: body.model,
      choices: [
        { index: 0, finish_reason: "stop", message: { role: "assistant", content: decide(question) } },
      ],
      usage: { prompt_tokens: 20, completion_tokens: 2, total_tokens: 22 },
    };
    if (fate === "refusals") pause(server);
    return deliver(fate, response, completion);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    calls: () => calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function decide(question) {
  if (/refund|money back/i.test(question)) return "refund";
  if (/lawyer|complaint/i.test(question)) return "escalate";
  return "deny";
}

function deliver(fate, response, completion) {
  const text = JSON.stringify(completion);
  switch (fate) {
    case "busy":
      return answer(response, 503, { error: { message: "overloaded" } });
    case "resets":
      return response.socket.resetAndDestroy();
    case "half":
      response.writeHead(200, { "content-type": "application/json", "content-length": text.length });
      return response.write(text.slice(0, text.length / 2), () => response.socket.destroy());
    case "garbage":
      return response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
    default:
      return answer(response, 200, completion);
  }
}

/** @returns which fault, if any, meets the call of a number */
function planFaults({ latency: _, limit: __, ...shares }) {
  return (call) => {
    // 37 and 100 have no common divisor: of every hundred calls each gets another place.
    let place = (call * 37) % 100;
    for (const [fault, share] of Object.entries(shares)) {
      if (place < share) return fault;
      place -= share;
    }
    return undefined;
  };
}

/** At most so many in any second. */
function limiter(perSecond) {
  const times = [];
  return () => {
    const now = performance.now();
    while (times[0] <= now - 1000) times.shift();
    if (times.length >= (perSecond ?? Number.POSITIVE_INFINITY)) return true;
    times.push(now);
    return false;
  };
}

/** Closes the door for a moment; who is inside is served. */
function pause(server) {
  const { port } = server.address() ?? {};
  if (port === undefined) return;
  server.close();
  setTimeout(() => server.listen(port, "127.0.0.1"), 100);
}

function answer(response, status, body) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { faults, rest } = readFaults(process.argv.slice(2));
  const { port } = await startServer(Number(rest[0] ?? 8787), faults);
  console.log(`listening on http://127.0.0.1:${port}/v1/chat/completions`);
}
