/** The same conversation gives the same observation in every framework: the real packages, on models that are fakes. */
import { Agent, handoff } from "@openai/agents";
import { Output } from "ai";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readFrameworkResult } from "../../src/agent/framework-result.ts";
import type { Observation } from "../../src/core/observation.ts";
import { fromAISDK, fromLangGraph, fromOpenAIAgents, fromStrands } from "../../src/index.ts";
import { askAISDK, streamAISDK } from "./agents/ai-sdk.ts";
import { books, CONVERSATIONS, searches, type Turn } from "./agents/conversation.ts";
import { askLangGraph } from "./agents/langgraph.ts";
import { askOpenAIAgents } from "./agents/openai-agents.ts";
import { askStrands } from "./agents/strands.ts";

const REQUEST = "Book a table for 2";
const prices = { input: 3, output: 15 };

const FRAMEWORKS: Readonly<Record<string, (turns: readonly Turn[]) => Promise<Observation>>> = {
  langgraph: async (turns) => fromLangGraph(await askLangGraph(turns, REQUEST), { prices }),
  "openai-agents": async (turns) => fromOpenAIAgents(await askOpenAIAgents(turns, REQUEST), { prices }),
  "ai-sdk": async (turns) => fromAISDK(await askAISDK(turns, REQUEST), { prices }),
  strands: async (turns) => {
    const { result, messages } = await askStrands(turns, REQUEST);
    return fromStrands(result, { messages, prices });
  },
};

const searched = { name: "search", args: { guests: 2 }, output: "Luigi", success: true };

const OBSERVED: readonly { what: keyof typeof CONVERSATIONS; observed: Partial<Observation> }[] = [
  {
    what: "one call after the other",
    observed: {
      text: "Booked.",
      verdict: { kind: "decision", label: "Booked." },
      toolCalls: [
        searched,
        { name: "book_table", args: { restaurant: "Luigi" }, output: "ok", success: true },
      ],
      steps: 3,
    },
  },
  {
    what: "a tool that throws",
    observed: {
      text: "It is full.",
      toolCalls: [
        {
          name: "book_table",
          args: { restaurant: "Sakura" },
          output: expect.stringMatching(/fully booked|An error occurred/), // OpenAI Agents 0.20 tells no more
          success: false,
        },
      ],
      steps: 2,
    },
  },
  {
    what: "two calls at once, and one of them throws",
    observed: {
      toolCalls: [searched, expect.objectContaining({ name: "book_table", success: false })],
      steps: 2,
    },
  },
  {
    what: "the same tool twice, with success the second time",
    observed: {
      toolCalls: [
        expect.objectContaining({ args: { restaurant: "Sakura" }, success: false }),
        expect.objectContaining({ args: { restaurant: "Luigi" }, success: true }),
      ],
    },
  },
  {
    what: "no tool",
    observed: {
      text: " billing\n",
      verdict: { kind: "decision", label: "billing" },
      toolCalls: [],
      steps: 1,
    },
  },
  {
    what: "an essay, which names no option",
    observed: { verdict: { kind: "no-decision", reason: "open_ended" }, toolCalls: [] },
  },
];

describe.each(Object.keys(FRAMEWORKS))("%s", (framework) => {
  it.each(OBSERVED)("$what", async ({ what, observed }) => {
    const turns = CONVERSATIONS[what];
    const tokens = { inputTokens: 10 * turns.length, outputTokens: 5 * turns.length };
    const costUsd = expect.closeTo((turns.length * (10 * prices.input + 5 * prices.output)) / 1e6, 10);
    expect(await FRAMEWORKS[framework]?.(turns)).toEqual({
      text: expect.any(String),
      verdict: expect.anything(),
      errors: [],
      steps: expect.any(Number),
      metadata: { framework, ...tokens },
      costUsd,
      ...observed,
    });
  });
});

describe("a typed answer names the decision", () => {
  const route = { route: "billing", reason: "an invoice" };
  const decided = { verdict: { kind: "decision", label: "billing" }, text: JSON.stringify(route) };
  const answer: readonly Turn[] = [{ text: JSON.stringify(route) }];
  const schema = z.object({ route: z.string(), reason: z.string() });

  it("in the state of a graph", async () => {
    const state = await askLangGraph([{ text: "Forwarded." }], REQUEST);
    const verdict = { kind: "decision", label: "billing" };
    expect(fromLangGraph({ ...state, route: "billing" } as typeof state)).toMatchObject({
      verdict,
      text: "Forwarded.",
    });
    expect(fromLangGraph({ ...state, structuredResponse: route } as typeof state)).toMatchObject({ verdict });
  });

  it("of the OpenAI Agents SDK", async () => {
    const result = await askOpenAIAgents(answer, REQUEST, { outputType: schema as never });
    expect(fromOpenAIAgents(result)).toMatchObject(decided);
  });

  it("of the AI SDK", async () => {
    expect(fromAISDK(await askAISDK(answer, REQUEST, { output: Output.object({ schema }) }))).toMatchObject(
      decided,
    );
  });

  it("of Strands, whose own tool for it is no act of the agent", async () => {
    const calls = [{ id: "1", name: "strands_structured_output", args: route }];
    const { result, messages } = await askStrands([{ calls }, { text: "" }], REQUEST, {
      structuredOutputSchema: schema,
    });
    expect(fromStrands(result, { messages })).toMatchObject({ ...decided, toolCalls: [] });
  });
});

describe("what is of one framework alone", () => {
  it("a handoff of the OpenAI Agents SDK is a call and a decision", async () => {
    const billing = new Agent({ name: "Billing", instructions: "Bill.", model: "scripted" });
    const calls = [{ id: "1", name: "transfer_to_Billing", args: {} }];
    const result = await askOpenAIAgents([{ calls }, { text: "Your invoice is on its way." }], REQUEST, {
      handoffs: [handoff(billing)],
    });
    expect(fromOpenAIAgents(result)).toMatchObject({
      text: "Your invoice is on its way.",
      verdict: { kind: "decision", label: "Billing" },
      toolCalls: [{ name: "transfer_to_Billing", args: {}, success: true }],
      steps: 2,
    });
  });

  it("a call of the AI SDK that nobody carries out is chosen, and has not succeeded", async () => {
    const calls = [{ id: "1", name: "ask_back", args: { guests: 2 } }];
    expect(fromAISDK(await askAISDK([{ calls }], REQUEST))).toMatchObject({
      text: "",
      verdict: null,
      toolCalls: [{ name: "ask_back", args: { guests: 2 }, success: false }],
    });
  });

  it("a stream of the AI SDK is read at its end", async () => {
    expect(await readFrameworkResult(streamAISDK("billing", REQUEST))).toEqual(
      fromAISDK(await askAISDK([{ text: "billing" }], REQUEST)),
    );
  });

  it("a graph with a memory is read from the last question on", async () => {
    const first = await askLangGraph([{ calls: [searches] }, { text: "Luigi is free." }], REQUEST);
    const second = await askLangGraph([{ text: "Goodbye." }], "Thanks");
    const state = { messages: [...first.messages, ...second.messages] };
    expect(fromLangGraph(state)).toMatchObject({ text: "Goodbye.", toolCalls: [], steps: 1 });
  });

  it("without its messages a result of Strands knows of a tool whether it ever failed", async () => {
    const turns = [{ calls: [searches] }, { calls: [books("Sakura")] }, { text: "It is full." }];
    const { result } = await askStrands(turns, REQUEST);
    expect(fromStrands(result).toolCalls).toEqual([
      { name: "search", args: { guests: 2 }, success: true },
      { name: "book_table", args: { restaurant: "Sakura" }, success: false },
    ]);
  });
});
