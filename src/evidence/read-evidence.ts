/**
 * `agentverity.evidence/v2`, ours and the Python tool's: ordered observations of every case at one layer. Read strictly:
 * a key that nobody knows may be a misspelled one, and an aggregate can never become pairs again.
 */
import type * as z from "zod/mini";
import type { Isolation } from "../core/evidence.ts";
import type { Layer, Outcome } from "../core/outcome.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { endOf } from "./end-of-run.ts";
import { EVIDENCE_SCHEMA } from "./evidence-file.ts";
import { evidenceSchema } from "./evidence-schema.ts";
import { describe, type ReadOutcome, readOutcome } from "./recorded-outcome.ts";
import {
  type Fields,
  field,
  isFields,
  type ReadingChoices,
  type RecordedDocument,
  type Recording,
} from "./recording.ts";
import { type Group, RecordingBuilder } from "./recording-builder.ts";

/** Keys under which people keep averages and counts. */
export const AGGREGATE =
  /^(?:.*_)?(?:rate|rates|count|counts|mean|average|avg|share|distribution|histogram|proportion|flips|pairs|score)$/i;

export function readEvidence(document: RecordedDocument, _: ReadingChoices): Result<Recording> {
  const schema = field(document.value, "schema");
  if (schema !== EVIDENCE_SCHEMA) return fail(otherVersion(document, schema));
  const shape = evidenceSchema.safeParse(document.value);
  if (!shape.success) return fail(...shapeProblems(shape.error.issues, document).slice(0, 10));
  const { layer = "verdict", isolation, provenance = {}, cases } = shape.data;
  if (cases.length === 0) return fail(noCases(document));
  const builder = new RecordingBuilder();
  const read = observationReader(builder, document, layer);
  for (const [index, item] of cases.entries()) {
    const path = ["cases", index] as const;
    const at = () => document.locate([...path, "input"]);
    if (builder.has(item.input)) {
      builder.refuse({
        code: "probe-duplicate",
        message: `\`cases[${index}].input\` repeats the input of an earlier case: which run came first cannot be told`,
        hint: "Put all observations of one input into one case, in the order they were made.",
        at: at(),
      });
      continue;
    }
    const group = builder.open(
      item.input,
      document.large ? () => ({ file: document.file, path: `cases[${index}]` }) : () => document.locate(path),
      item.expected ?? undefined,
    );
    group.errors = item.errors ?? 0;
    read(group, item.observations, index);
  }
  const recorded = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "evidence file",
    layer,
    ...(isolation === undefined ? {} : { isolation: isolation as Isolation }),
    cases: recorded,
    configuration: configurationOf(provenance),
    provenance,
    replays: replaysOf(provenance),
    missing: missingOf(provenance),
    ...endOf(provenance),
    placeOf: (key) => document.locate([key]),
    ordered: true,
  });
}

/** So many texts are remembered with what they say. */
const MOST_KNOWN = 1024;

/** A million observations are mostly the same few texts: each is read once. */
function observationReader(builder: RecordingBuilder, document: RecordedDocument, layer: Layer) {
  const known = new Map<unknown, Outcome>();
  const readNew = (raw: unknown, caseIndex: number, index: number): Outcome | undefined => {
    const read = readObservation(raw, layer);
    if (!read.ok) {
      const path = `cases[${caseIndex}].observations[${index}]`;
      const at = document.locate(["cases", caseIndex, "observations", index]);
      builder.refuse({ code: read.code, message: `\`${path}\` ${read.why}`, hint: read.hint, at });
      return undefined;
    }
    const outcome = exact(read.outcome, raw);
    if (typeof raw === "string" && known.size < MOST_KNOWN) known.set(raw, outcome);
    return outcome;
  };
  return (group: Group, observations: readonly unknown[], caseIndex: number): void => {
    let last: unknown;
    let outcome: Outcome | undefined;
    for (let index = 0; index < observations.length; index += 1) {
      const raw = observations[index];
      if (raw !== last || outcome === undefined) outcome = known.get(raw) ?? readNew(raw, caseIndex, index);
      if (outcome !== undefined) builder.add(group, outcome);
      last = raw;
    }
  };
}

/** Other harnesses' numbers are read as names; our own format has texts, and a number in it is a count or a slip. */
function readObservation(raw: unknown, layer: Layer): ReadOutcome {
  if (typeof raw !== "number" && typeof raw !== "boolean") return readOutcome(raw, layer);
  return {
    ok: false,
    code: "evidence-invalid",
    why: `is ${describe(raw)}; an observation is a text, a list of tool names or a no-decision`,
    hint: `If it is the name of a decision, put it in quotes: "${raw}".`,
  };
}

/** The Python tool compares decisions as they are written. */
function exact(outcome: Outcome, raw: unknown): Outcome {
  return outcome.kind === "decision" && typeof raw === "string" ? { kind: "decision", label: raw } : outcome;
}

/** Planned and never made, as the run that wrote it says. */
function missingOf({ missing_calls: missing }: Fields): number {
  return Number.isSafeInteger(missing) && Number(missing) > 0 ? Number(missing) : 0;
}

const NAMES_A_CONFIGURATION =
  /^(?:agent|model|provider|prompt|prompt_id|tool_set|gateway|config_digest|suite_digest)$/;

function configurationOf(provenance: Fields): Readonly<Record<string, string>> {
  const named = Object.entries(provenance).filter(([key]) => NAMES_A_CONFIGURATION.test(key));
  return Object.fromEntries(
    named.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}

/** Written by us when evidence came from a harness that replays from a cache. */
function replaysOf(provenance: Fields): number {
  const replays = provenance["replays"];
  return typeof replays === "number" && Number.isInteger(replays) && replays > 0 ? replays : 0;
}

function otherVersion({ locate }: RecordedDocument, schema: unknown): Problem {
  return {
    code: "schema-version",
    message: `\`schema\` is ${describe(schema)}, and this build reads \`${EVIDENCE_SCHEMA}\``,
    hint: "Write the evidence again with the version of the tool that this build knows.",
    at: locate(["schema"]),
  };
}

function noCases({ locate }: RecordedDocument): Problem {
  return {
    code: "evidence-invalid",
    message: "`cases` is empty: there is nothing to judge",
    hint: "Record at least one case with two observations.",
    at: locate(["cases"]),
  };
}

type Issue = z.core.$ZodIssue;

function shapeProblems(issues: readonly Issue[], document: RecordedDocument): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownKey([...issue.path, key], document));
    const value = valueAt(document.value, issue.path);
    const aggregated = issue.path.at(-1) === "observations" && value !== undefined;
    return [
      {
        code: "evidence-invalid",
        message: aggregated
          ? `\`${showPath(issue.path)}\` is ${describe(value)}, not the list of what each run decided: pairs cannot be recovered from a count or an average`
          : `\`${showPath(issue.path)}\` is ${describe(value)}; it must be ${ACCEPTS[String(issue.path.at(-1))] ?? "as the format says"}`,
        hint: aggregated
          ? "Record every run in order: `observations: [refund, refund, deny]`."
          : "Correct it; the format is described in the README.",
        at: document.locate(issue.path),
      },
    ];
  });
}

const ACCEPTS: Readonly<Record<string, string>> = {
  layer: "`verdict`, `tools` or `text`",
  isolation: "`fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
  provenance: "an object",
  cases: "a list of cases",
  input: "a text that is not blank",
  expected: "a text",
  observations: "a list of observations",
  errors: "a whole number of failed runs, at least 0",
};

function unknownKey(path: readonly PropertyKey[], document: RecordedDocument): Problem {
  const isAggregate = AGGREGATE.test(String(path.at(-1)));
  return {
    code: isAggregate ? "evidence-invalid" : "input-unknown",
    message: isAggregate
      ? `\`${showPath(path)}\` is an aggregate: pairs cannot be recovered from a count or an average`
      : `\`${showPath(path)}\` is no key of \`${EVIDENCE_SCHEMA}\``,
    hint: isAggregate
      ? "Record every run in order under `observations`, and leave the aggregate out."
      : "Remove it, or correct its spelling.",
    at: document.locate(path),
  };
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isFields(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
  }, root);
}

/** `cases[3].expected` */
function showPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((shown, step) => {
    if (typeof step === "number") return `${shown}[${step}]`;
    return shown === "" ? String(step) : `${shown}.${String(step)}`;
  }, "");
}
