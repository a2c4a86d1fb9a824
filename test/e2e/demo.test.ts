/** Ten minutes to the first result: the examples with nothing installed, and every number of them computed. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DIST, folderWith, REPOSITORY, runCli } from "./bundles.ts";

/** What a clone holds of it before anything is installed. */
function emptyClone(): string {
  const clone = folderWith();
  cpSync(DIST, join(clone, "dist"), { recursive: true });
  cpSync(join(REPOSITORY, "examples"), join(clone, "examples"), { recursive: true });
  return clone;
}

function edit(clone: string, file: string, from: string, to: string): void {
  const path = join(clone, "examples/payment-dispute", file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const demo = (clone: string, ...flags: string[]) =>
  runCli(["demo", ...flags], { folder: clone, dist: join(clone, "dist") });

/** The rows of the table that compares the probe sets, by their first word, cells by two spaces. */
function comparison(stdout: string): Record<string, string[]> {
  const [, table = ""] = stdout.split("Side by side\n");
  const rows = table.split("\n").filter((line) => /^ {2}(narrow|repaired) /.test(line));
  return Object.fromEntries(
    rows.map((row) => {
      const [name = "", ...cells] = row.trim().split(/ {2,}/);
      return [name, cells];
    }),
  );
}

describe("demo in a clone without node_modules", () => {
  let clone = "";
  let shown = "";
  let code: number | null = null;
  beforeAll(async () => {
    clone = emptyClone();
    ({ stdout: shown, exitCode: code } = await demo(clone));
  });

  it("ends well: a refused probe set is what it shows, not a failure", () => {
    expect(code).toBe(0);
  });

  it("tells the story of both probe sets: the answers are right, one set cannot tell this agent from a constant", () => {
    expect(comparison(shown)).toEqual({
      narrow: ["6/6", "deterministic, 0/78", "1/6 routes", "REFUSED: 1 of 6 required routes reached"],
      repaired: ["6/6", "deterministic, 0/78", "6/6 routes", "ADMITTED"],
    });
  });

  it("prints each set's whole report before it compares them", () => {
    const order = [
      "narrow probe set: narrow.yaml",
      "NOT TRUSTWORTHY - 1 of 6 required routes reached",
      "baseline   REFUSED: 1 of 6 required routes reached; 'duplicate_charge' is the answer to 100 % of",
      "repaired probe set: repaired.yaml",
      "TRUSTWORTHY AT POOLED LEVEL - 0 of 78 pairs flipped: at most 4.7 %, below your 5 %; 6 of 6 required routes reached",
      "baseline   ADMISSIBLE",
      "Side by side",
    ].map((text) => shown.indexOf(text));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("leaves nothing behind", () => {
    expect(readdirSync(clone).sort()).toEqual(["dist", "examples"]);
    expect(readdirSync(join(clone, "examples/payment-dispute")).sort()).toEqual(
      readdirSync(join(REPOSITORY, "examples/payment-dispute")).sort(),
    );
  });

  it.each(["json", "markdown", "text"])(
    "prints one document of --format %s and nothing else on stdout",
    async (format) => {
      const { stdout, stderr, exitCode } = await demo(clone, "--format", format);
      expect(exitCode).toBe(0);
      expect(stderr).toContain("156 calls planned");
      expect(stdout).not.toContain("calls planned");
      if (format === "json") {
        const document = JSON.parse(stdout);
        expect(Object.keys(document)).toEqual(["narrow", "repaired"]);
        expect(document.narrow.status).toBe("contract");
        expect(document.repaired.status).toBe("deterministic");
      }
    },
  );
});

describe.concurrent("demo follows the files: nothing in it is canned", () => {
  it("one changed answer moves exact match, mix and admission", async () => {
    const clone = emptyClone();
    edit(clone, "router.ts", '"refund_delay"],', '"merchant_dispute"],');
    const { stdout, exitCode } = await demo(clone);
    expect(exitCode).toBe(0);
    expect(comparison(stdout)).toMatchObject({
      narrow: ["6/6", "deterministic, 0/78", "1/6 routes", expect.stringContaining("REFUSED")],
      repaired: ["5/6", "deterministic, 0/78", "5/6 routes", expect.stringContaining("REFUSED")],
    });
    expect(stdout).toContain("merchant_dispute 2");
    expect(stdout).toContain("never reached: refund_delay");
  });

  it("one changed probe moves exact match, mix and routes", async () => {
    const clone = emptyClone();
    edit(clone, "narrow.yaml", "The hotel booking was a double payment.", "My refund has not come.");
    const { stdout, exitCode } = await demo(clone);
    expect(exitCode).toBe(0);
    expect(comparison(stdout)).toMatchObject({
      narrow: ["5/6", "deterministic, 0/78", "2/6 routes", "REFUSED: 2 of 6 required routes reached"],
      repaired: ["6/6", "deterministic, 0/78", "6/6 routes", "ADMITTED"],
    });
    expect(stdout).toContain("duplicate_charge 5, refund_delay 1");
  });

  it("an agent that cannot decide twice alike is refused with flips", async () => {
    const clone = emptyClone();
    edit(clone, "router.ts", "verdict: route,", 'verdict: Math.random() < 0.5 ? route : "transfer_delay",');
    const { stdout, exitCode } = await demo(clone);
    expect(exitCode).toBe(0);
    const { repaired } = comparison(stdout);
    expect(repaired?.[1]).toMatch(/^stochastic, [1-9]\d*\/78$/);
    expect(repaired?.[3]).toMatch(/^REFUSED/);
  });

  it("a broken example is refused as anybody's input is", async () => {
    const clone = emptyClone();
    rmSync(join(clone, "examples/payment-dispute/repaired.yaml"));
    const { stdout, stderr, exitCode } = await demo(clone);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/error: .*repaired\.yaml/);
  });
});

describe.concurrent("run on the support router", () => {
  const run = (flags: readonly string[]) => {
    const clone = emptyClone();
    const folder = join(clone, "examples/support-router");
    return runCli(["run", "--config", "agentverity.yml", ...flags], { folder, dist: join(clone, "dist") });
  };

  it("says why a green suite is no reason to trust it, and fails", async () => {
    const { stdout, exitCode } = await run([]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^NOT TRUSTWORTHY - the agent answered 'general' on 100 ?% of the probes, /);
  });

  it("prints one JSON document on stdout, whatever the agent prints", async () => {
    const { stdout, stderr, exitCode } = await run(["--format", "json"]);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ schema: "agentverity.run/v2", status: "blind" });
    expect(stdout.trimEnd().endsWith("}")).toBe(true);
    expect(stderr).toContain("156 calls planned");
  });

  it("writes the document where it is asked to and leaves stdout alone", async () => {
    const clone = emptyClone();
    const folder = join(clone, "examples/support-router");
    const { stdout, stderr } = await runCli(
      ["run", "--config", "agentverity.yml", "--format", "json", "--output", "out/report.json", "--quiet"],
      { folder, dist: join(clone, "dist") },
    );
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^NOT TRUSTWORTHY - .*\n$/);
    expect(JSON.parse(readFileSync(join(folder, "out/report.json"), "utf8")).status).toBe("blind");
  });
});
