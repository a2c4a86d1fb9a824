import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../src/agent/agent.ts";
import { openWorkshop, said, type Workshop } from "./open-fixture.ts";

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.closeAll());
afterAll(() => workshop.remove());

describe("what people write is loaded as they wrote it", () => {
  it.each([
    { agent: "echo.mjs", verdict: "hello" },
    { agent: "echo.mjs#shout", verdict: "HELLO" },
    { agent: "./echo.mjs#default", verdict: "hello" },
    { agent: "plain.js", verdict: "js:hello" },
    { agent: "echo.cjs", verdict: "default:hello" },
    { agent: "echo.cjs#named", verdict: "named:hello" },
    { agent: "transpiled.cjs", verdict: "default:hello" },
    { agent: "transpiled.cjs#named", verdict: "named:hello" },
    // Enums, parameter properties, an extensionless import, `./x.js` for `x.ts`, an import of types alone.
    { agent: "people-write.ts", verdict: ">approve!" },
    { agent: "people-write.ts#decide", verdict: ">approve!" },
    { agent: "module.mts", verdict: "mts:hello" },
    { agent: "common.cts", verdict: "cts:hello" },
    { agent: "component.tsx", verdict: "b:hello" },
    // Path aliases of the nearest tsconfig; one that cannot be read is no reason to fail.
    { agent: "aliased/agent.ts", verdict: "aliased" },
    { agent: "broken-tsconfig/agent.ts", verdict: "hello" },
  ])("$agent answers $verdict", async ({ agent, verdict }) => {
    const opened = await workshop.open(agent);
    expect(await said(opened, "hello")).toBe(verdict);
    expect(opened.name).toBe(agent);
  });

  it("reads tool calls as names and as objects", async () => {
    const answer = await (await workshop.open("echo.mjs")).ask("hello");
    expect(answer).toMatchObject({
      ok: true,
      attempt: 1,
      observation: { toolCalls: [{ name: "lookup" }, { name: "send", args: { to: "x" }, success: true }] },
    });
  });
});

describe("a factory", () => {
  it.each([
    { agent: "factories.mjs#build", isolation: "auto", recorded: "unknown", second: "instance 1 call 2" },
    {
      agent: "factories.mjs#buildLater",
      isolation: "auto",
      recorded: "unknown",
      second: "instance 1 call 2",
    },
    {
      agent: "factories.mjs#build",
      isolation: "shared-session",
      recorded: "shared-session",
      second: "instance 1 call 2",
    },
    {
      agent: "factories.mjs#build",
      isolation: "fresh-session",
      recorded: "fresh-session",
      second: "instance 1 call 2",
    },
    {
      agent: "factories.mjs#build",
      isolation: "fresh-instance",
      recorded: "fresh-instance",
      second: "instance 2 call 1",
    },
    {
      agent: "factories.mjs#buildLater",
      isolation: "fresh-instance",
      recorded: "fresh-instance",
      second: "instance 2 call 1",
    },
  ] as const)("$agent with isolation $isolation gives $second and is recorded as $recorded", async (row) => {
    const agent = await workshop.open(row.agent, { isolation: row.isolation });
    expect(agent.isolation).toBe(row.recorded);
    expect(await said(agent, "x")).toBe("instance 1 call 1");
    expect(await said(agent, "x")).toBe(row.second);
  });

  it("with a parameter of its own is one when it is declared to be", async () => {
    const agent = await workshop.open("factories.mjs#withConfig", {}, "factory");
    expect(await said(agent, "x")).toBe("configured x");
  });

  it("that makes one instance for all trials is noted, because the team may not have meant it", async () => {
    const agent = await workshop.open("factories.mjs#build");
    expect(agent.notes.join()).toContain("isolation: fresh-instance");
  });
});

describe("a plain function", () => {
  it.each([
    { isolation: "auto", recorded: "unknown" },
    { isolation: "fresh-session", recorded: "fresh-session" },
    { isolation: "shared-session", recorded: "shared-session" },
  ] as const)("with isolation $isolation is recorded as $recorded", async ({ isolation, recorded }) => {
    const agent = await workshop.open("echo.mjs", { isolation });
    expect(agent.isolation).toBe(recorded);
    expect(agent.notes).toEqual([]);
  });

  it.each(["auto", "function"] as const)("cannot be a fresh instance (agent-kind %s)", async (kind) => {
    const problem = await workshop.refusal("echo.mjs", { isolation: "fresh-instance" }, kind);
    expect(problem.code).toBe("input-conflict");
  });

  it("without a parameter decides when `agent-kind` says so", async () => {
    const agent = await workshop.open("factories.mjs#notAFactory", {}, "function");
    expect(await said(agent, "x")).toBe("approve");
  });
});

describe("an agent that cannot be used is refused before any call, with the reason", () => {
  it.each([
    { agent: "nowhere.mjs", code: "agent-missing", says: "no such file", hint: "relative to" },
    { agent: "./ecko.mjs", code: "agent-missing", says: "no such file", hint: "`./echo.mjs`" },
    { agent: "lib", code: "agent-missing", says: "folder", hint: "lib/index.ts" },
    { agent: "open-fixture.py", code: "agent-missing", says: "no such file", hint: "" },
    { agent: "exports.mjs#decid", code: "agent-missing", says: "`decide`", hint: "`exports.mjs#decide`" },
    { agent: "exports.mjs", code: "agent-missing", says: "no default export", hint: "`exports.mjs#" },
    { agent: "people-write.ts#nothing", code: "agent-missing", says: "`decide`", hint: "after a hash" },
    { agent: "nothing.mjs", code: "agent-missing", says: "exports nothing", hint: "#decide" },
    { agent: "exports.mjs#answer", code: "agent-not-callable", says: "the number 42", hint: "(input) =>" },
    {
      agent: "exports.mjs#agent",
      code: "agent-not-callable",
      says: "`invoke`, `model`",
      hint: "agent.invoke(input)",
    },
    {
      agent: "exports.mjs#Router",
      code: "agent-not-callable",
      says: "the class `Router`",
      hint: "new Router()",
    },
    {
      agent: "factories.mjs#notAFactory",
      code: "agent-not-callable",
      says: 'was taken as a factory because it declares no parameter, and it returned the text "approve"',
      hint: "`agent-kind: function`",
    },
    {
      agent: "factories.mjs#throwing",
      code: "agent-load-failed",
      says: "(factories.mjs:13:9): Error: no key",
      hint: "once",
    },
    { agent: "exits-at-load.mjs", code: "agent-load-failed", says: "(exit code 3)", hint: "process.exit" },
  ])("$agent: $code, $says", async ({ agent, code, says, hint }) => {
    const problem = await workshop.refusal(agent);
    expect(problem.code).toBe(code);
    expect(problem.message).toContain(says);
    expect(problem.hint).toContain(hint);
  });

  it.each([
    { agent: "syntax.ts", at: { file: "syntax.ts", line: 3, column: 17 }, says: "syntax error" },
    { agent: "syntax.mjs", at: { file: "syntax.mjs", line: 2, column: 17 }, says: "Unexpected token" },
    { agent: "syntax.cjs", at: { file: "syntax.cjs", line: 2, column: 37 }, says: "Unexpected token" },
    { agent: "imports-syntax.mjs", at: { file: "syntax.mjs", line: 2, column: 17 }, says: "syntax error" },
    { agent: "wrong-import.mjs", at: { file: "wrong-import.mjs", line: 2, column: 10 }, says: "'shuot'" },
    {
      agent: "throws-at-load.ts",
      at: { file: "throws-at-load.ts", line: 7, column: 9 },
      says: "MODEL_KEY is not set",
    },
    {
      agent: "rejects-at-load.mjs",
      at: { file: "rejects-at-load.mjs", line: 2, column: 22 },
      says: "database is down",
    },
    {
      agent: "missing-package.ts",
      at: { file: "missing-package.ts", line: 1 },
      says: "`zod-that-is-not-there`",
    },
    {
      agent: "missing-package.mjs",
      at: { file: "missing-package.mjs", line: 2 },
      says: "`@acme/llm-client`",
    },
    { agent: "missing-import.ts", at: { file: "missing-import.ts", line: 1 }, says: "`./prompts`" },
  ])("$agent is pointed to at $at.file:$at.line", async ({ agent, at, says }) => {
    const problem = await workshop.refusal(agent);
    expect(problem).toMatchObject({ code: "agent-load-failed", at });
    expect(problem.message).toContain(says);
    expect(problem.message).not.toMatch(/node:internal|at async|\n/);
  });

  it("a missing package is answered with what installs it", async () => {
    expect((await workshop.refusal("missing-package.mjs")).hint).toContain("npm ci");
  });

  it.each(["loads-for-ever.mjs", "blocks-at-load.mjs"])(
    "%s is given up after the time for loading",
    async (agent) => {
      const problem = await workshop.refusal(agent, { loadTimeoutMs: 700 });
      expect(problem.code).toBe("agent-load-failed");
      expect(problem.message).toContain("700 ms");
    },
  );

  it("what it printed before it gave up is shown", async () => {
    await workshop.refusal("exits-at-load.mjs");
    expect(workshop.output).toEqual(["agent| no configuration, giving up"]);
  });
});

describe("what an agent returns", () => {
  let agent: Agent;
  beforeAll(async () => {
    agent = workshop.keep(await workshop.open("answers.mjs"));
  });

  const MALFORMED = [
    ["nothing", "got undefined"],
    ["null", "got null"],
    ["empty", "empty string"],
    ["number", "the number 42"],
    ["list", "a list"],
    ["unrelated", "none of"],
    ["bigint", "`tokens` is a bigint"],
    ["circular", "circular"],
    ["deep", "nested too deeply"],
    ["function", "`callback` is a function"],
    ["map", "`map` is a Map"],
    ["nan", "`steps` is NaN"],
    ["trap", "trap"],
    ["huge", "16 MiB"],
  ] as const;
  it.each(MALFORMED)("%s is a malformed response: %s", async (input, why) => {
    const text = await said(agent, input);
    expect(text).toContain("malformed-response: ");
    expect(text).toContain(why);
  });

  it.each([
    ["text", "approve"],
    ["object", "approve"],
    ["snake", "deny"],
    ["refused", "no decision: refused"],
    ["large", "a"],
  ])("%s is read as %s", async (input, verdict) => {
    expect(await said(agent, input)).toBe(verdict);
  });
});

describe.each(["sync", "later"])(
  "what an agent throws (%s) is its error, in one line without a stack",
  (name) => {
    let agent: Agent;
    beforeAll(async () => {
      agent = workshop.keep(await workshop.open(`throws.mjs#${name}`));
    });

    it.each([
      ["error", "RateLimit: slow down second line"],
      ["text", '"just a text"'],
      ["undefined", "undefined"],
      ["object", 'an object {"status":500}'],
      ["cause", "TypeError: fetch failed (cause: Error: connect ECONNREFUSED 127.0.0.1:1)"],
      ["trap", "an error that cannot be read"],
    ])("%s: %s", async (input, message) => {
      expect(await said(agent, input)).toBe(`agent-error: ${message}`);
    });

    it("is cut to 500 characters", async () => {
      const answer = await agent.ask("long");
      expect(answer.ok ? "" : answer.failure.message).toHaveLength(500);
    });
  },
);
