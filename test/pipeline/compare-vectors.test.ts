/** Two windows of evidence through the real readers, against the reference's comparison and refusals. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/inputs/read-config.ts";
import { compareEvidence } from "../../src/pipeline/compare-evidence.ts";
import { driftPublication } from "../../src/pipeline/drift-publication.ts";
import { type FileContents, memoryHost } from "../fakes/recorded-runs.ts";

interface Row {
  readonly id: string;
  readonly epsilon: number;
  readonly before: object;
  readonly after: object;
  readonly expect: { readonly drift?: object; readonly error?: string };
}

const rows = readFileSync(new URL("../reference/compare.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

async function compare(files: FileContents, settings: Readonly<Record<string, string>> = {}) {
  const values = { mode: "compare", before: "before.json", after: "after.json", ...settings };
  const config = await readConfig(
    { source: "action", values, unknown: [] },
    { workingDirectory: "/team", read: () => undefined },
  );
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const host = memoryHost(files);
  const compared = await compareEvidence(config.value, host);
  return compared.ok
    ? {
        ok: true as const,
        model: compared.value,
        publication: driftPublication(compared.value, config.value, host),
      }
    : compared;
}

const compareRow = ({ before, after, epsilon }: Row) =>
  compare(
    { "before.json": JSON.stringify(before, null, 2), "after.json": JSON.stringify(after, null, 2) },
    { epsilon: String(epsilon) },
  );

describe("two windows of evidence", () => {
  it.each(rows.filter((row) => row.expect.drift))("$id has every field of the reference", async (row) => {
    const compared = await compareRow(row);
    if (!compared.ok) throw new Error(JSON.stringify(compared.problems));
    expect(compared.model.report["reference"]).toEqual(row.expect.drift);
  });

  it.each(rows.filter((row) => row.expect.error))("$id is refused, naming the place", async (row) => {
    const compared = await compareRow(row);
    if (compared.ok) throw new Error(`it was compared: ${compared.model.status}`);
    for (const { message, hint, at } of compared.problems) {
      expect(message).toMatch(/`[^`]+`/);
      expect(hint).not.toBe("");
      expect(at?.file).toMatch(/\.json$/);
      expect(at?.line).toBeGreaterThan(0);
    }
  });
});

const evidence = (answers: Readonly<Record<string, readonly unknown[]>>, more: object = {}) =>
  JSON.stringify({
    schema: "agentverity.evidence/v2",
    isolation: "fresh-session",
    cases: Object.entries(answers).map(([input, observations]) => ({ input, expected: input, observations })),
    ...more,
  });
const ten = (answer: string) => Array.from({ length: 10 }, () => answer);
const still = { refund: ten("refund"), deny: ten("deny") };

describe("a comparison", () => {
  it("of an agent with itself detects nothing, and says what it would have found", async () => {
    const compared = await compare({ "before.json": evidence(still), "after.json": evidence(still) });
    expect(compared).toMatchObject({
      ok: true,
      publication: {
        exitCode: 0,
        red: false,
        outputs: { status: "none-detected" },
        checkRun: { conclusion: "success" },
      },
      model: {
        power: expect.stringMatching(
          /^With 80 % power this comparison would have found, .*at least [\d.]+ %/,
        ),
      },
    });
  });

  it("of two models says in one line what moved, and leaves the numbers of several routes to the table", async () => {
    const recorded = (model: string) =>
      readFileSync(new URL(`../../examples/agentkit/evidence-${model}.json`, import.meta.url), "utf8");
    const compared = await compare({
      "before.json": recorded("gpt4o_mini"),
      "after.json": recorded("nova"),
    });
    if (!compared.ok) throw new Error(JSON.stringify(compared.problems));
    const { headline, text } = compared.publication;
    expect(headline).toMatch(
      /and 3 more; routes 'get_balance', 'native_transfer', 'request_faucet_funds' and 1 more flip more often$/,
    );
    expect(headline.length).toBeLessThan(350);
    expect(text).toMatch(/unwrap_eth +0\/73 deterministic +40\/73 stochastic/);
  });

  it("finds a switched probe that the Python tool's rule overlooks, and is red", async () => {
    const switched = { ...still, deny: ten("refund") };
    const compared = await compare({ "before.json": evidence(still), "after.json": evidence(switched) });
    expect(compared).toMatchObject({
      ok: true,
      publication: {
        exitCode: 1,
        red: true,
        outputs: { status: "drift" },
        checkRun: { conclusion: "failure" },
      },
      model: {
        headline: { word: "DRIFT", text: "1 of 2 probes answers otherwise: `cases[1]` (`deny` → `refund`)" },
        report: { reference: { drifted: false } },
        caveats: expect.arrayContaining([expect.stringContaining("overlooks this")]),
      },
    });
  });

  it("takes the routes from a suite where the recordings name none", async () => {
    const plain = (answers: typeof still) => evidence(answers).replaceAll(/"expected":"[^"]+",/g, "");
    const suite = JSON.stringify({
      schema: "agentverity.suite/v1",
      cases: Object.keys(still).map((input) => ({ input, expected: input })),
    });
    const files = { "before.json": plain(still), "after.json": plain(still), "suite.json": suite };
    expect(await compare(files)).toMatchObject({ ok: false, problems: [{ code: "evidence-invalid" }, {}] });
    expect(await compare(files, { suite: "suite.json" })).toMatchObject({
      model: { status: "none-detected" },
    });
  });

  it.each([
    {
      what: "another layer",
      after: evidence({ a: [["x"], ["x"]] }, { layer: "tools" }),
      code: "input-conflict",
    },
    { what: "no such file", after: undefined, code: "file-missing" },
    { what: "a report", after: '{"schema":"agentverity.compare/v1"}', code: "evidence-invalid" },
  ])("with $what is refused", async ({ after, code }) => {
    const files = { "before.json": evidence(still), ...(after === undefined ? {} : { "after.json": after }) };
    expect(await compare(files)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it("that is forgiven by `fail-on` keeps its exit code and is neutral", async () => {
    const files = { "before.json": evidence({ a: ["x", "x"] }), "after.json": evidence({ a: ["y", "y"] }) };
    expect(await compare(files, { "fail-on": "failed" })).toMatchObject({
      publication: {
        exitCode: 2,
        red: false,
        outputs: { status: "undecided" },
        checkRun: { conclusion: "neutral" },
      },
    });
  });
});
