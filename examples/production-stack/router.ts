/**
 * The front desk of a shop: looks an order up where one is named, and hands over to the desk that answers. Built with the
 * OpenAI Agents SDK. `MODEL=fake` asks the rules of `fake-model.ts` over the same API; nothing else does, so that a missing
 * key is never measured as if it were the model.
 */
import { Agent, handoff, OpenAIProvider, Runner, setTracingDisabled, tool } from "@openai/agents";
import * as z from "zod";
import { serveFakeModel } from "./fake-model.ts";

setTracingDisabled(true);

const ORDERS: Readonly<Record<string, string>> = {
  A1001: "paid twice",
  B2002: "left the warehouse on Monday",
};

const lookUpOrder = tool({
  name: "look_up_order",
  description: "What we know of an order.",
  parameters: z.object({ order: z.string() }),
  execute: ({ order }) => ORDERS[order] ?? "unknown",
});

function desk(name: string, instructions: string): Agent {
  return new Agent({ name, instructions, model: "gpt-5-mini" });
}

const frontDesk = new Agent({
  name: "Front desk",
  instructions: "Look up the order when one is named, then hand over to the desk that can answer.",
  model: "gpt-5-mini",
  tools: [lookUpOrder],
  handoffs: [
    desk("billing", "Answer what concerns money."),
    desk("shipping", "Answer what concerns a parcel."),
    desk("security", "Answer what may be fraud. Promise nothing."),
  ].map((agent) => handoff(agent, { toolNameOverride: `transfer_to_${agent.name}` })),
});

/** A fresh one for each question. Returns what the SDK gives: agentverity reads decision, tools and steps from that. */
export default async function buildRouter() {
  const runner = new Runner({ modelProvider: await openModel() });
  return (request: string) => runner.run(frontDesk, request);
}

async function openModel(): Promise<OpenAIProvider> {
  if (process.env["MODEL"] === "fake")
    return new OpenAIProvider({ apiKey: "none", baseURL: await serveFakeModel(), useResponses: false });
  const apiKey = process.env["OPENAI_API_KEY"];
  if (!apiKey) throw new Error("set OPENAI_API_KEY, or MODEL=fake for the rules of fake-model.ts");
  return new OpenAIProvider({ apiKey });
}
