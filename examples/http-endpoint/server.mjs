/**
 * A stand-in for an OpenAI-compatible chat endpoint: same path, same request, same answer shape, no model.
 * Start it alone with `node server.mjs 8787`, or let `run.mjs` do both.
 */
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

/** @returns {Promise<{ port: number, calls: () => number, close: () => Promise<void> }>} */
export async function startServer(port = 0) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const isChat = request.method === "POST" && request.url === "/v1/chat/completions";
    if (!isChat) return answer(response, 404, { error: { message: `no such path: ${request.url}` } });
    if (!/^Bearer .+/.test(request.headers.authorization ?? "")) {
      return answer(response, 401, { error: { message: "missing API key" } });
    }
    calls += 1;
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const question = body.messages.findLast((message) => message.role === "user").content;
    return answer(response, 200, {
      id: `chatcmpl-${calls}`,
      object: "chat.completion",
      model: body.model,
      choices: [
        { index: 0, finish_reason: "stop", message: { role: "assistant", content: decide(question) } },
      ],
      usage: { prompt_tokens: 20, completion_tokens: 2, total_tokens: 22 },
    });
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

function answer(response, status, body) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { port } = await startServer(Number(process.argv[2] ?? 8787));
  console.log(`listening on http://127.0.0.1:${port}/v1/chat/completions`);
}
