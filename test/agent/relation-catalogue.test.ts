import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCatalogue, type RelationCatalogue } from "../../src/agent/relation-catalogue.ts";
import type { RelationAnswer } from "../../src/core/custom-relation.ts";
import { FIXTURES } from "./open-fixture.ts";
import { bundleWorker, type WorkerBundle } from "./worker-bundle.ts";

let bundle: WorkerBundle;
const opened: RelationCatalogue[] = [];
beforeAll(async () => {
  bundle = await bundleWorker();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((catalogue) => catalogue.close()));
});
afterAll(() => bundle.remove());

async function open(name: string, timeoutMs = 10_000) {
  const [path = "", exportName] = name.split("#");
  const result = await openCatalogue(
    { path, ...(exportName === undefined ? {} : { exportName }) },
    {
      workingDirectory: FIXTURES,
      timeoutMs,
      environment: process.env,
      agentEnv: [],
      workerPath: bundle.workerPath,
      onOutput: () => {},
    },
  );
  if (result.ok) opened.push(result.value);
  return result;
}

async function usable(name: string, timeoutMs?: number): Promise<RelationCatalogue> {
  const result = await open(name, timeoutMs);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function answer(verdict: string, ...tools: readonly string[]): RelationAnswer {
  return { verdict, noDecision: null, text: "", tools, toolCalls: [], errors: [] };
}

describe("a catalogue of relations", () => {
  it("is read as it was written: names, kinds, what is compared, and which have a check", async () => {
    const { name, relations } = await usable("relations/catalogue.ts#list");
    expect(name).toBe("relations/catalogue.ts#list");
    expect(relations.map((each) => [each.name, each.kind, each.compares, each.checked])).toEqual([
      ["case-invariance", "invariant", "verdict", false],
      ["currency", "invariant", "verdict", false],
      ["tools-stay", "invariant", "tools", false],
      ["never-cheaper", "monotone", "verdict", true],
      ["escalates", "directional", "verdict", true],
    ]);
  });

  it.each([
    { name: "relations/catalogue.ts", relations: 5 },
    { name: "relations/catalogue.ts#made", relations: 1 },
    { name: "relations/catalogue.ts#all", relations: 4 },
  ])("$name holds $relations", async ({ name, relations }) => {
    expect((await usable(name)).relations).toHaveLength(relations);
  });

  it("rewords and checks in its worker", async () => {
    const catalogue = await usable("relations/catalogue.ts#list");
    const reworded = await Promise.all([0, 1, 2].map((index) => catalogue.reword(index, "pay GBP 40")));
    expect(reworded.map((each) => each.ok && each.reply.text)).toEqual([
      "PAY gbp 40",
      "pay £40",
      "pay GBP 40!",
    ]);
    expect(await catalogue.check(3, answer("pay", "a", "b"), answer("pay", "a"))).toEqual({
      ok: true,
      reply: { held: false, why: "2 tools became 1" },
    });
    expect(await catalogue.check(4, answer("pay"), answer("escalate"))).toEqual({
      ok: true,
      reply: { held: true },
    });
    expect(await catalogue.check(4, answer("pay"), answer("deny"))).toEqual({
      ok: true,
      reply: { held: false },
    });
  });
});

describe("a catalogue that cannot be used is refused before a call, by file, export and relation", () => {
  it.each([
    { name: "relations/bad.mjs#empty", says: "it holds no relation" },
    { name: "relations/bad.mjs#number", says: "relation 1 is of type number" },
    { name: "relations/bad.mjs#nothing", says: "relation 1 is null" },
    { name: "relations/bad.mjs#unnamed", says: "relation 1 has no `name`" },
    {
      name: "relations/bad.mjs#kindless",
      says: "relation `x` has no `kind`; it must be `invariant` or `monotone` or `directional`",
    },
    { name: "relations/bad.mjs#symmetric", says: 'relation `x` has the `kind` "symmetric"' },
    { name: "relations/bad.mjs#unmoved", says: "relation `x` has no function `transform`" },
    { name: "relations/bad.mjs#unchecked", says: "relation `x` is monotone and has no function `check`" },
    { name: "relations/bad.mjs#misread", says: 'relation `x` has the `compare` "tone"' },
    { name: "relations/bad.mjs#checkless", says: "relation `x` has a `check` that is no function" },
    { name: "relations/bad.mjs#both", says: "relation `x` has both `compare` and `check`" },
    { name: "relations/bad.mjs#twice", says: "two relations are called `x`" },
    { name: "relations/bad.mjs#misspelt", says: "`case-invariance`" },
    { name: "relations/bad.mjs#throws", says: "it threw Error: no catalogue today" },
    { name: "relations/bad.mjs#other", says: "has no export `other`" },
    { name: "relations/none.mjs", says: "there is no such file" },
    { name: "syntax.mjs", says: "has a syntax error" },
  ])("$name: $says", async ({ name, says }) => {
    const result = await open(name);
    expect(result).toMatchObject({ ok: false, problems: [{ code: "relations-invalid" }] });
    const message = result.ok ? "" : (result.problems[0]?.message ?? "");
    expect(message).toContain(says);
    expect(message).toMatch(/^relations `/);
  });
});

describe("a relation that fails", () => {
  it.each([
    { relation: "throws", says: "Error: cannot reword" },
    { relation: "number", says: "`transform` returned something of type number, not a text" },
    { relation: "blank", says: "`transform` returned an empty text" },
    { relation: "random", says: "another text the second time" },
    { relation: "hangs", says: "no answer within 400 ms" },
    { relation: "exits", says: "ended during the call (exit code 3)" },
  ])("when it rewords ($relation) says so, and the others go on", async ({ relation, says }) => {
    const catalogue = await usable("relations/bad.mjs#troubles", 400);
    const index = catalogue.relations.findIndex((each) => each.name === relation);
    const reply = await catalogue.reword(index, "pay");
    expect(reply).toMatchObject({ ok: false });
    expect(reply.ok ? "" : reply.why).toContain(says);
    expect(await catalogue.reword(6, "pay")).toEqual({ ok: true, reply: { text: "pay" } });
  });

  it.each([
    { relation: "check-throws", says: "Error: cannot tell" },
    { relation: "check-mute", says: "`check` returned nothing, neither" },
  ])("when it checks ($relation) says so", async ({ relation, says }) => {
    const catalogue = await usable("relations/bad.mjs#troubles");
    const index = catalogue.relations.findIndex((each) => each.name === relation);
    const reply = await catalogue.check(index, answer("a"), answer("a"));
    expect(reply.ok ? "" : reply.why).toContain(says);
  });
});
