/** The shim for Python frameworks reads a conversation as the adapters do that read it from the JavaScript packages. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Observation } from "../../src/core/observation.ts";
import { readObservation } from "../../src/core/read-observation.ts";
import { fromLangGraph, fromOpenAIAgents } from "../../src/index.ts";
import { CONVERSATIONS } from "./agents/conversation.ts";
import { askLangGraph } from "./agents/langgraph.ts";
import { askOpenAIAgents } from "./agents/openai-agents.ts";

const shim = resolve(import.meta.dirname, "../../examples/python-frameworks");
const duck = join(import.meta.dirname, "fixtures/duck.py");
const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]);
const why = python.status === 0 ? "" : " (skipped: needs python3, 3.9 or later, on PATH)";

type Name = keyof typeof CONVERSATIONS;
const NAMES = Object.keys(CONVERSATIONS) as Name[];
const REQUEST = "Book a table for 2";

const FRAMEWORKS: Readonly<Record<string, (name: Name) => Promise<Observation>>> = {
  langgraph: async (name) => fromLangGraph(await askLangGraph(CONVERSATIONS[name], REQUEST)),
  "openai-agents": async (name) => fromOpenAIAgents(await askOpenAIAgents(CONVERSATIONS[name], REQUEST)),
  // There is none in JavaScript: the same messages, and tools that failed in its words.
  crewai: async (name) => {
    const like = fromOpenAIAgents(await askOpenAIAgents(CONVERSATIONS[name], REQUEST));
    const toolCalls = like.toolCalls.map((call) =>
      call.success === false ? { ...call, output: "Error executing tool: fully booked" } : call,
    );
    return { ...like, toolCalls, metadata: { ...like.metadata, framework: "crewai" } };
  },
};

const cases = Object.keys(FRAMEWORKS).flatMap((framework) => NAMES.map((name) => ({ framework, name })));

describe.skipIf(why !== "")(`the shim for Python frameworks${why}`, () => {
  const observed = new Map<string, { readonly inJavaScript: Observation; readonly inPython: unknown }>();

  beforeAll(async () => {
    const expected: Observation[] = [];
    for (const { framework, name } of cases) {
      const observation = await FRAMEWORKS[framework]?.(name);
      if (observation !== undefined) expected.push(observation);
    }
    const lines = cases.map(({ framework, name }, index) => {
      const turns = CONVERSATIONS[name];
      const ids = turns.flatMap((turn) => ("calls" in turn ? turn.calls.map(({ id }) => id) : []));
      const results = Object.fromEntries(ids.map((id, nth) => [id, expected[index]?.toolCalls[nth]]));
      return JSON.stringify({ framework, turns, results });
    });
    const { stdout, stderr } = spawnSync("python3", ["-B", duck, shim], {
      input: lines.join("\n"),
      encoding: "utf8",
      env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    });
    expect(stderr).toBe("");
    for (const [index, line] of stdout.trimEnd().split("\n").entries()) {
      const { framework, name } = cases[index] ?? {};
      const inJavaScript = expected[index];
      if (inJavaScript !== undefined)
        observed.set(`${framework}: ${name}`, { inJavaScript, inPython: JSON.parse(line) });
    }
  }, 120_000);

  it.each(cases)("$framework: $name", ({ framework, name }) => {
    const { inJavaScript, inPython } = observed.get(`${framework}: ${name}`) ?? {};
    expect(readObservation(inPython)).toEqual({ ok: true, observation: inJavaScript });
  });
});

describe.skipIf(why !== "")(`an agent that serves what its framework gives${why}`, () => {
  it("answers by the protocol, and may add to what is read", () => {
    const agent = [
      "import sys",
      "sys.path.insert(0, sys.argv[1])",
      "from types import SimpleNamespace as Thing",
      "from agentverity_shim import serve",
      "def decide(text):",
      "    state = {'messages': [Thing(type='human', content=text), Thing(type='ai', content='It is ' + text)]}",
      "    return {'plain': 'billing', 'added': {'result': state, 'verdict': 'mine', 'cost': 0.5}}.get(text, state)",
      "serve(decide)",
    ].join("\n");
    const { stdout, stderr } = spawnSync("python3", ["-B", "-c", agent, shim], {
      input: ["plain", "raw", "added"].map((input, id) => `${JSON.stringify({ id, input })}\n`).join(""),
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    const read = { toolCalls: [], steps: 1, errors: [], metadata: { framework: "langgraph" } };
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { id: 0, verdict: "billing" },
      { id: 1, text: "It is raw", verdict: "It is raw", ...read },
      { id: 2, text: "It is added", verdict: "mine", cost: 0.5, ...read },
    ]);
  });
});
