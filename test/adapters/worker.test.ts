/** An agent returns what its framework gave it, and the worker reads it: no package of ours is needed beside the agent. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../src/agent/agent.ts";
import { openWorkshop, type Workshop } from "../agent/open-fixture.ts";

const workingDirectory = join(import.meta.dirname, "fixtures");
const outside = mkdtempSync(join(tmpdir(), "agentverity-adapters-"));

let workshop: Workshop;
let agent: Agent;
beforeAll(async () => {
  workshop = await openWorkshop();
  agent = workshop.keep(await workshop.open("raw.ts", { workingDirectory })); // loads four frameworks: once
}, 120_000);
afterEach(() => workshop.closeAll());
afterAll(async () => {
  await workshop.remove();
  rmSync(outside, { recursive: true, force: true });
});

const failed = { name: "book_table", args: { restaurant: "Sakura" }, success: false };

describe("the result of a framework, returned as it is", () => {
  it.each(["langgraph", "openai-agents", "ai-sdk", "strands", "strands alone"])("of %s", async (which) => {
    const answer = await agent.ask(which);
    expect(answer).toMatchObject({
      ok: true,
      observation: {
        text: "It is full.",
        verdict: { kind: "decision", label: "It is full." },
        toolCalls: [{ name: "search", args: { guests: 2 }, success: true }, failed],
        steps: 3,
        errors: [],
        latencyMs: expect.any(Number), // measured: no framework says it
        metadata: { framework: which.split(" ")[0], inputTokens: 30, outputTokens: 15 },
      },
    });
  });

  it.each(["langgraph", "openai-agents", "ai-sdk", "strands"])(
    "of %s, with a decision beside it",
    async (which) => {
      const verdict = { kind: "decision", label: "apologise" };
      expect(await agent.ask(`${which}, decided`)).toMatchObject({
        observation: { verdict, text: "It is full.", toolCalls: [{ name: "search" }, failed] },
      });
    },
  );

  it("of the AI SDK, as a stream, at its end", async () => {
    expect(await agent.ask("stream")).toMatchObject({
      observation: {
        text: "It is full.",
        steps: 1,
        metadata: { framework: "ai-sdk", inputTokens: 10, outputTokens: 5 },
      },
    });
  });

  it("leaves an answer alone that speaks for itself", async () => {
    const verdict = { kind: "decision", label: "own" };
    expect(await agent.ask("own")).toMatchObject({ observation: { verdict, text: "", toolCalls: [] } });
  });
});

describe("an adapter imported from the package", () => {
  const source =
    'import { fromLangGraph } from "agentverity-action";\n' +
    'import { askLangGraph } from "./agents/langgraph.ts";\n' +
    'export default async (input) => ({ ...fromLangGraph(await askLangGraph([{ text: input }], input)), verdict: "mine" });\n';

  beforeAll(() => {
    cpSync(join(import.meta.dirname, "agents"), join(outside, "agents"), { recursive: true });
    symlinkSync(resolve(import.meta.dirname, "../../node_modules"), join(outside, "node_modules"));
    for (const name of ["agent.ts", "agent.mjs"]) writeFileSync(join(outside, name), source);
  });

  it("is there for TypeScript where the package is not installed", async () => {
    const opened = await workshop.open("agent.ts", { workingDirectory: outside });
    expect(await opened.ask("hello")).toMatchObject({
      observation: { text: "hello", verdict: { kind: "decision", label: "mine" } },
    });
  });

  it("is the installed one where it is", async () => {
    const home = join(outside, "installed");
    cpSync(join(outside, "agent.ts"), join(home, "agent.ts"));
    const files = {
      "agents/langgraph.ts": "export const askLangGraph = () => ({});",
      "node_modules/agentverity-action/package.json": '{"type":"module","exports":"./index.js"}',
      "node_modules/agentverity-action/index.js": 'export const fromLangGraph = () => ({ text: "theirs" });',
    };
    for (const [name, text] of Object.entries(files)) {
      cpSync(join(outside, "agent.ts"), join(home, name));
      writeFileSync(join(home, name), text);
    }
    const opened = await workshop.open("agent.ts", { workingDirectory: home });
    expect(await opened.ask("hello")).toMatchObject({ observation: { text: "theirs" } });
  });

  it("of a plain .mjs is missed with a message that names the package", async () => {
    const problem = await workshop.refusal("agent.mjs", { workingDirectory: outside });
    expect(`${problem.message} ${problem.hint}`).toContain("agentverity-action");
  });
});
