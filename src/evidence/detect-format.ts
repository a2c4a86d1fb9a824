/** What a recording is, told from its content. Names and endings are not believed; what cannot be evidence is told why. */
import type { EvidenceFormat } from "../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { field, isFields, type RecordedDocument } from "./recording.ts";

export type DocumentFormat = Exclude<EvidenceFormat, "auto" | "trials" | "jsonl">;

/** A document that is one JSON (or YAML) value. */
export function detectDocument({ file, value }: RecordedDocument): Result<DocumentFormat> {
  const known = KNOWN.find(({ is }) => is(value));
  if (known !== undefined) return succeed(known.format);
  const refusal = REFUSED.find(({ is }) => is(value));
  return fail(refusal === undefined ? unknown(file, value) : notEvidence(file, refusal.why, refusal.hint));
}

const KNOWN: readonly { readonly format: DocumentFormat; readonly is: (value: unknown) => boolean }[] = [
  { format: "evidence", is: (value) => startsWith(value, "agentverity.evidence/") },
  {
    format: "promptfoo",
    is: (value) => isFields(field(value, "results")) && field(value, "evalId") !== undefined,
  },
  { format: "promptfoo", is: (value) => Array.isArray(field(value, "results", "results")) },
  {
    format: "deepeval",
    is: (value) => Array.isArray(field(value, "testCases")) || isFields(field(value, "testRunData")),
  },
  {
    format: "inspect",
    is: (value) => isFields(field(value, "eval")) && field(value, "status") !== undefined,
  },
  {
    format: "agentcheck",
    is: (value) => isFields(field(value, "tests")) && field(value, "reports") === undefined,
  },
];

const AVERAGES = "pairs cannot be recovered from a count or an average";

const REFUSED: readonly {
  readonly is: (value: unknown) => boolean;
  readonly why: string;
  readonly hint: string;
}[] = [
  {
    is: (value) => field(value, "test_cases_lookup_map") !== undefined,
    why: "it is DeepEval's cache, which keeps one run of each input: the repeats are gone",
    hint: "Give the test run: `.deepeval/.latest_test_run.json`.",
  },
  {
    is: (value) => Array.isArray(field(value, "reports")),
    why: `it is agentcheck's report or baseline, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`.",
  },
  {
    is: (value) => Array.isArray(value) && value.some((item) => field(item, "suite_id") !== undefined),
    why: `it is agentcheck's history, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`.",
  },
  {
    is: (value) =>
      ["run/", "compare/", "behaviour/", "plan/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: `it is a report, which holds counts: ${AVERAGES}`,
    hint: "Give the evidence or the trials that it was made from.",
  },
  {
    is: (value) => startsWith(value, "agentverity.snapshot/"),
    why: "it is a baseline, which holds one decision for each probe",
    hint: "Give the evidence or the trials of a run.",
  },
  {
    is: (value) => ["suite/", "decision-suite/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: "it is a suite, which holds questions and no answers",
    hint: "Give it as `suite`, and the recorded answers as `evidence`.",
  },
];

function startsWith(value: unknown, schema: string): boolean {
  const found = field(value, "schema");
  return typeof found === "string" && found.startsWith(schema);
}

function unknown(file: string, value: unknown): Problem {
  return notEvidence(
    file,
    `it holds ${contentOf(value)}, and none of the formats that are read looks like that`,
    'Write JSON Lines, one `{"input": …, "observation": …}` for each run, or name `evidence-format`.',
  );
}

function contentOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (!isFields(value)) return "a single value";
  const keys = Object.keys(value).slice(0, 8);
  return `an object with ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ") || "nothing in it"}`;
}

export function notEvidence(file: string, why: string, hint: string): Problem {
  return { code: "evidence-invalid", message: `this is no evidence: ${why}`, hint, at: { file } };
}

/** A table for people: no order of runs, and only one decision a cell. */
export function refuseCsv(file: string): Problem {
  return notEvidence(
    file,
    "CSV has neither the order of the runs nor the kind of a failure",
    "Export JSON: for Promptfoo `promptfoo eval --output results.json`.",
  );
}
