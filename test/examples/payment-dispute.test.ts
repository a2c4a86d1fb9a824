/** The two programs beside the payment-dispute gate: the evaluator that a team has, and the comparison. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Desk } from "./pages.ts";

const desk = new Desk();
const folder = join(desk.package, "examples/payment-dispute");
afterAll(() => desk.remove());

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const gate = (suite: string) =>
  desk.run(`node ../../dist/cli.js run --config agentverity.yml --suite ${suite}.yaml --quiet`, folder);

describe("as it is", () => {
  beforeAll(async () => {
    const { status } = await gate("repaired");
    expect(status).toBe(0);
  });

  it("the evaluator says all is right, and passes", async () => {
    expect(await desk.run("node exact-match.mjs", folder)).toEqual({
      printed: "exact match: 6/6\n",
      status: 0,
    });
  });

  it("the comparison names what it cannot read, and how it is called", async () => {
    const missing = await desk.run("node compare.mjs repaired=nowhere", folder);
    expect(missing).toEqual({ printed: expect.stringContaining("nowhere/report.json (ENOENT)"), status: 2 });
    const empty = await desk.run("node compare.mjs", folder);
    expect(empty).toEqual({
      printed: expect.stringContaining("usage: node compare.mjs NAME=DIR"),
      status: 2,
    });
    const nameless = await desk.run("node compare.mjs .agentverity", folder);
    expect(nameless).toEqual({ printed: expect.stringContaining("is not NAME=DIR"), status: 2 });
  });

  it("a run's name cannot break out of the summary", async () => {
    const { printed } = await desk.run("node compare.mjs '<b>=.agentverity'", folder);
    expect(printed).toContain("<summary>Full report: &#60;b&#62;</summary>");
  });
});

describe("with one wrong answer", () => {
  beforeAll(async () => {
    edit(
      "router.ts",
      '[/\\b(atm|cash machine)\\b/i, "cash_withdrawal"]',
      '[/\\b(atm|cash machine)\\b/i, "refund_delay"]',
    );
    const { status } = await gate("repaired");
    expect(status).toBe(1);
  });

  it("the evaluator fails and names the request", async () => {
    const { printed, status } = await desk.run("node exact-match.mjs", folder);
    expect(printed).toContain('expected cash_withdrawal, got "refund_delay": Cash came out');
    expect(printed).toContain("exact match: 5/6");
    expect(status).toBe(1);
  });

  it("and the comparison refuses the set that was admitted", async () => {
    const { printed } = await desk.run("node compare.mjs repaired=.agentverity", folder);
    expect(printed).toMatch(/^\| `repaired` \| 5\/6 \| .* \| 5\/6 routes \| .*REFUSED/m);
  });
});
