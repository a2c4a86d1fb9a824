/** A baseline file: what is read, what no run can have written, what git's merge leaves, and bytes that stay the same. */
import { describe, expect, it } from "vitest";
import type { Baseline } from "../../src/core/baseline.ts";
import { baselineDocument, readBaseline } from "../../src/evidence/baseline-file.ts";
import { candidateDigest } from "../../src/evidence/digest.ts";
import { parseBaseline } from "../../src/pipeline/baseline/open-baseline.ts";
import { stableJson } from "../../src/report/format/stable-json.ts";
import { approved, fingerprintOf, uncounted } from "../fakes/assessed.ts";

const CONTRACT = {
  allowed: ["deny", "refund"],
  required: ["deny", "refund"],
  critical: ["deny"],
  stabilityTargets: { deny: 0.3 },
  minimumCases: { deny: 1 },
  allowedNoDecisions: ["refused"],
} as const;
const BASELINE = approved(
  { one: "refund*25 -", two: "deny*26", three: "deny:-*26" },
  { contract: { ...CONTRACT } },
);
const PLAIN = approved({ one: "refund*26", two: "deny*26" });

type Document = Record<string, unknown>;
const textOf = (baseline: Baseline) => stableJson(baselineDocument(baseline));
const documentOf = (baseline: Baseline): Document => JSON.parse(textOf(baseline));

/** The document with one value changed, by its path; undefined takes it out. */
function changed(document: Document, path: readonly (string | number)[], value: unknown): Document {
  const [step, ...rest] = path;
  const copy = structuredClone(document) as Record<string | number, unknown>;
  if (step === undefined) return copy;
  if (rest.length > 0)
    copy[step] = Array.isArray(copy[step])
      ? changedList(copy[step], rest, value)
      : changed(copy[step] as Document, rest, value);
  else if (value === undefined) delete copy[step];
  else copy[step] = value;
  return copy;
}

function changedList(
  list: readonly unknown[],
  [index, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown[] {
  const inner = (item: unknown) => (rest.length === 0 ? value : changed(item as Document, rest, value));
  return list.map((item, at) => (at === index ? inner(item) : item));
}

const read = (value: unknown) =>
  readBaseline({ file: "b.json", value, locate: (path) => ({ file: "b.json", path: path.join(".") }) });

function problemsOf(value: unknown) {
  const result = read(value);
  return result.ok ? [] : result.problems;
}

describe("a baseline of ours", () => {
  it.each([
    ["under a contract", BASELINE],
    ["without one", PLAIN],
    ["of tool paths", approved({ one: "find,book*26", two: "find*26" }, { layer: "tools" })],
    ["of texts", approved({ one: "Yes*26", two: "No*26" }, { layer: "text" })],
    [
      "signed by a server",
      {
        ...PLAIN,
        signOff: {
          method: "label",
          approver: "maintainer",
          headSha: "a".repeat(40),
          verified: ["label"],
        } as const,
      },
    ],
  ])("%s is read as it was written", (_, baseline) => {
    expect(read(documentOf(baseline))).toEqual({ ok: true, value: baseline });
  });

  it("has the same bytes for the same content, and a final newline", () => {
    const again = approved(
      { two: "deny*26", three: "deny:-*26", one: "refund*25 -" },
      { contract: { ...CONTRACT } },
    );
    expect(textOf({ ...again, createdAt: BASELINE.createdAt })).toBe(textOf(BASELINE));
    expect(textOf(BASELINE)).toMatch(/[^\n]\n$/);
  });

  it("has a digest of its claim alone: measuring again without another decision keeps it", () => {
    const again = approved(
      { one: "refund*30", two: "deny*28", three: "deny:-*40" },
      { contract: { ...CONTRACT } },
    );
    const digest = candidateDigest(BASELINE.claim);
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(candidateDigest(again.claim)).toBe(digest);
    expect(documentOf(BASELINE)["digest"]).toBe(digest);
  });

  it.each([
    [
      "another decision",
      approved({ one: "refund*26", two: "deny*26", three: "deny*26" }, { contract: { ...CONTRACT } }),
    ],
    [
      "another tolerance",
      approved(
        { one: "refund*26", two: "deny*26", three: "deny:-*26" },
        { contract: { ...CONTRACT }, epsilon: 0.25 },
      ),
    ],
    [
      "another contract",
      approved(
        { one: "refund*26", two: "deny*26", three: "deny:-*26" },
        { contract: { ...CONTRACT, critical: [] } },
      ),
    ],
    [
      "one probe more",
      approved(
        { one: "refund*26", two: "deny*26", three: "deny:-*26", four: "deny*26" },
        { contract: { ...CONTRACT } },
      ),
    ],
  ])("has another digest for %s", (_, other) => {
    expect(candidateDigest(other.claim)).not.toBe(candidateDigest(BASELINE.claim));
  });
});

describe("a baseline of the Python tool", () => {
  const foreign = documentOf(uncounted(BASELINE));
  delete foreign["digest"];

  it("is read with whatever else it holds", () => {
    const { signOff: _, ...expected } = uncounted(BASELINE);
    expect(
      read({ ...foreign, note: "theirs", config: { ...(foreign["config"] as object), seed: 1 } }),
    ).toEqual({ ok: true, value: expected });
  });

  it("whose numbers no run can have produced is refused all the same", () => {
    expect(problemsOf(changed(foreign, ["config", "epsilon"], 1.5)).map(({ code }) => code)).toEqual([
      "baseline-invalid",
    ]);
  });
});

const ONE = fingerprintOf("one");
const FAULTS: readonly {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly code?: string;
  readonly at?: string;
}[] = [
  { path: ["schema"], value: "agentverity.snapshot/v3", code: "schema-version" },
  { path: ["schema"], value: 4, code: "schema-version" },
  { path: ["note"], value: "mine", code: "input-unknown" },
  { path: ["created_at"], value: undefined },
  { path: ["config", "epsilon"], value: 0 },
  { path: ["config", "epsilon"], value: 1 },
  { path: ["config", "k"], value: 1 },
  { path: ["config", "k"], value: 2.5 },
  { path: ["config", "k"], value: 24, at: "admission_evidence.meter_pair_trials" },
  { path: ["config", "layer"], value: "colour" },
  { path: ["config", "blindness_threshold"], value: 0.3, at: "admission_evidence.blindness_skew" },
  { path: ["admission_evidence", "meter_call"], value: "verdict-stochastic" },
  { path: ["admission_evidence", "meter_ci_high"], value: 0.5 },
  { path: ["admission_evidence", "meter_ci_high"], value: 1.5 },
  { path: ["admission_evidence", "meter_pair_trials"], value: 38 },
  { path: ["admission_evidence", "blindness_skew"], value: 0.5 },
  { path: ["admission_evidence", "blindness_distinct"], value: 7 },
  { path: ["admission_evidence", "isolation"], value: "shared-session" },
  { path: ["admission_evidence", "reference_approved"], value: false },
  { path: ["decision_contract", "required"], value: ["deny", "wait"] },
  { path: ["decision_contract", "critical"], value: ["wait"] },
  { path: ["decision_contract", "minimum_cases"], value: { wait: 2 } },
  { path: ["decision_contract", "allowed_no_decisions"], value: [], at: "probes.2.expected" },
  { path: ["probes"], value: [] },
  { path: ["probes", 0, "input_fingerprint"], value: "abc" },
  { path: ["probes", 0, "expected"], value: 3 },
  { path: ["probes", 0, "expected"], value: { kind: "no_decision", reason: "runtime_error" } },
  { path: ["probes", 0, "expected"], value: ["find"] },
  { path: ["probes", 0, "expected"], value: "" },
  { path: ["probes", 0, "expected"], value: "wait" },
  { path: ["probes", 0, "intended"], value: null },
  { path: ["probes", 0, "intended"], value: "wait" },
  { path: ["answers", ONE, 0, "count"], value: 0 },
  { path: ["answers", ONE, 0, "count"], value: 2, at: "admission_evidence.meter_pair_trials" },
  { path: ["answers", ONE, 0, "answer"], value: ["find"], at: `answers.${ONE}` },
  { path: ["answers", ONE, 1, "answer"], value: "refund", at: `answers.${ONE}` },
  { path: ["answers", ONE], value: undefined },
  {
    path: ["answers", "f".repeat(64)],
    value: [{ answer: "deny", count: 2 }],
    at: `answers.${"f".repeat(64)}`,
  },
  { path: ["digest"], value: `sha256:${"0".repeat(64)}` },
  { path: ["sign_off", "method"], value: "word of mouth" },
];

describe("a baseline that no run can have written", () => {
  it.each(FAULTS)(
    "is refused with its place: $path as $value",
    ({ path, value, code = "baseline-invalid", at }) => {
      const problems = problemsOf(changed(documentOf(BASELINE), path, value));
      expect(problems.map((problem) => problem.code)).toContain(code);
      for (const { message, hint } of problems)
        expect([message, hint].every((text) => text !== "")).toBe(true);
      if (at !== undefined) expect(problems.map((problem) => problem.at?.path)).toContain(at);
    },
  );

  it("tells every fault of a file at once", () => {
    const twice = changed(changed(documentOf(BASELINE), ["config", "k"], 1), ["probes", 0, "expected"], 3);
    expect(problemsOf(twice)).toHaveLength(2);
  });

  it("but not of its decisions by hand: those are another claim", () => {
    const [first] = documentOf(PLAIN)["probes"] as { expected: string }[];
    const edited = changed(
      documentOf(PLAIN),
      ["probes", 0, "expected"],
      first?.expected === "deny" ? "refund" : "deny",
    );
    expect(problemsOf(edited)[0]?.at?.path).toBe("probes.0.expected");
  });
});

describe("what git's merge leaves of two baselines", () => {
  const ours = approved({ one: "refund*26", two: "deny*26", mine: "wait*26" });
  const theirs = approved({ one: "refund*26", two: "deny*26", yours: "wait*26" });

  it("is refused where it is valid JSON: the probes of both, the rest of one", () => {
    const all = new Map(
      [ours, theirs].flatMap((side) =>
        (documentOf(side)["probes"] as { input_fingerprint: string }[]).map((probe) => [
          probe.input_fingerprint,
          probe,
        ]),
      ),
    );
    const merged = { ...documentOf(ours), probes: [...all.values()] };
    expect(problemsOf(merged).map(({ code }) => code)).toContain("baseline-invalid");
    const answers = {
      ...(documentOf(ours)["answers"] as object),
      ...(documentOf(theirs)["answers"] as object),
    };
    expect(problemsOf({ ...merged, answers }).map(({ code }) => code)).toContain("baseline-invalid");
    const foreign = ["digest", "answers", "sign_off"].reduce<Document>(
      (document, key) => changed(document, [key], undefined),
      merged,
    );
    expect(problemsOf(foreign).map(({ at }) => at?.path)).toEqual(["admission_evidence.blindness_skew"]);
  });

  it("is refused where a probe stands twice", () => {
    const twice = changed(
      documentOf(PLAIN),
      ["probes"],
      [...(documentOf(PLAIN)["probes"] as unknown[]), (documentOf(PLAIN)["probes"] as unknown[])[0]],
    );
    expect(problemsOf(twice).map(({ at }) => at?.path)).toContain("probes.2.input_fingerprint");
  });

  it.each([
    [
      "marks of a conflict",
      textOf(PLAIN).replace('  "config"', '<<<<<<< HEAD\n  "config"'),
      "baseline-invalid",
    ],
    ["a key twice", textOf(PLAIN).replace('  "config"', '  "schema": "x",\n  "config"'), "input-conflict"],
    ["half a file", textOf(PLAIN).slice(0, 200), "file-unreadable"],
    ["something else", "[]", "schema-version"],
  ])("is refused with a line where it has %s", (_, text, code) => {
    const parsed = parseBaseline("b.json", text);
    if (parsed.ok) throw new Error("it was read");
    expect(parsed.problems[0]?.code).toBe(code);
    expect(parsed.problems[0]?.at?.line).toBeGreaterThan(0);
  });
});
