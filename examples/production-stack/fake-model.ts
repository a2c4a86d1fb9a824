/** A model made of rules, behind the chat completions API on this machine: tests need no key, no network and no luck. */
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

const DESKS: readonly (readonly [RegExp, string])[] = [
  [/\b(hacked|stolen|not me|password)\b/i, "security"],
  [/\b(charged|refund|invoice|paid)\b/i, "billing"],
];

let url: Promise<string> | undefined;

/** @returns the address for `baseURL`; one server in a process, which keeps no process alive */
export function serveFakeModel(): Promise<string> {
  url ??= new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      response.setHeader("content-type", "application/json");
      response.setHeader("connection", "close");
      response.end(JSON.stringify(completion(await read(request))));
    });
    server.on("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(`http://127.0.0.1:${address.port}/v1`);
    });
    server.unref();
  });
  return url;
}

async function read(request: IncomingMessage): Promise<Asked> {
  return JSON.parse(await text(request)) as Asked;
}

function completion(asked: Asked) {
  const message = answer(asked);
  const choice = { index: 0, message, finish_reason: "tool_calls" in message ? "tool_calls" : "stop" };
  const usage = { prompt_tokens: 200, completion_tokens: 20, total_tokens: 220 };
  return { id: "fake", object: "chat.completion", created: 0, model: "fake", choices: [choice], usage };
}

function answer({ messages, tools = [] }: Asked) {
  const request = String(messages.find(({ role }) => role === "user")?.content ?? "");
  if (tools.length === 0) return { role: "assistant", content: "We look into it and write to you today." };
  const order = /\b[A-Z]\d{4}\b/.exec(request)?.[0];
  const canLookUp = tools.some((tool) => tool.function.name === "look_up_order");
  const hasLooked = messages.some(({ role }) => role === "tool");
  if (order !== undefined && canLookUp && !hasLooked) return call("look_up_order", { order });
  const desk = DESKS.find(([words]) => words.test(request))?.[1] ?? "shipping";
  return call(`transfer_to_${desk}`, {});
}

function call(name: string, args: object) {
  const toolCall = {
    id: `call_${name}`,
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  };
  return { role: "assistant", content: null, tool_calls: [toolCall] };
}
