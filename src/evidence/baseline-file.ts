/**
 * `agentverity.snapshot/v4`, interchangeable with the Python tool: approved decisions as a file. Reading refuses what no
 * run could have produced, and what git's merge of two files may leave: valid JSON that nobody approved. It proves no
 * approval: whoever can write the file can write that word too.
 */
import type * as z from "zod/mini";
import {
  type AnswerCounts,
  BASELINE_SCHEMA,
  type Baseline,
  byFingerprint,
  type Claim,
  type SignOffRecord,
  sortedCounts,
} from "../core/baseline.ts";
import { sortedLabels } from "../core/ordering.ts";
import type { Contract } from "../core/suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { outcomeFrom } from "./answer-document.ts";
import { baselineFaults } from "./baseline-faults.ts";
import {
  ACCEPTS,
  type ForeignDocument,
  foreignSchema,
  type OwnDocument,
  ownSchema,
  type signOffSchema,
} from "./baseline-schema.ts";
import { contractDocument, probeDocuments } from "./claim-document.ts";
import { candidateDigest } from "./digest.ts";
import { writeOutcome } from "./evidence-file.ts";
import { describe } from "./recorded-outcome.ts";
import { field, isFields, type RecordedDocument } from "./recording.ts";

/** What the file holds, for a writer of JSON with sorted keys. */
export function baselineDocument(baseline: Baseline): Readonly<Record<string, unknown>> {
  const { claim, evidence, answers, signOff } = baseline;
  return {
    schema: claim.schema,
    created_at: baseline.createdAt,
    agentverity_version: baseline.version,
    config: {
      layer: claim.layer,
      epsilon: claim.epsilon,
      k: evidence.repeats,
      blindness_threshold: claim.blindnessThreshold,
    },
    admission_evidence: {
      meter_call: "verdict-deterministic",
      meter_pair_trials: evidence.pairs,
      meter_ci_high: evidence.upper,
      blindness_skew: evidence.skew,
      blindness_distinct: evidence.distinct,
      isolation: evidence.isolation,
      reference_approved: true,
    },
    decision_contract: contractDocument(claim.contract),
    probes: probeDocuments(claim),
    digest: candidateDigest(claim),
    ...(answers === undefined ? {} : { answers: answerDocument(answers) }),
    ...(signOff === undefined ? {} : { sign_off: signOffDocument(signOff) }),
  };
}

function answerDocument(answers: AnswerCounts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...answers].map(([fingerprint, counts]) => [
      fingerprint,
      sortedCounts(counts).map(({ outcome, count }) => ({ answer: writeOutcome(outcome), count })),
    ]),
  );
}

function signOffDocument(signOff: SignOffRecord): Readonly<Record<string, unknown>> {
  const { headSha, ...rest } = signOff;
  return headSha === undefined ? rest : { ...rest, head_sha: headSha };
}

/** A baseline file, or every fault of it with its place. */
export function readBaseline(
  document: Pick<RecordedDocument, "file" | "value" | "locate">,
): Result<Baseline> {
  const schema = field(document.value, "schema");
  if (schema !== BASELINE_SCHEMA) return fail(otherVersion(document, schema));
  const isOurs = isFields(document.value) && Object.hasOwn(document.value, "digest");
  const shape = (isOurs ? ownSchema : foreignSchema).safeParse(document.value);
  if (!shape.success) return fail(...shapeProblems(shape.error.issues, document));
  const faults = baselineFaults(shape.data, document);
  if (faults.length > 0) return fail(...faults);
  const baseline = toBaseline(shape.data);
  const digest = field(document.value, "digest");
  if (isOurs && digest !== candidateDigest(baseline.claim))
    return fail(otherDigest(document, String(digest)));
  return succeed(baseline);
}

function toBaseline(document: ForeignDocument | OwnDocument): Baseline {
  const { config, admission_evidence: evidence } = document;
  const signOff = "sign_off" in document ? document.sign_off : undefined;
  return {
    claim: claimFrom(document),
    evidence: {
      repeats: config.k,
      pairs: evidence.meter_pair_trials,
      upper: evidence.meter_ci_high,
      skew: evidence.blindness_skew,
      distinct: evidence.blindness_distinct,
      isolation: evidence.isolation,
    },
    ...("answers" in document ? { answers: answersFrom(document) } : {}),
    ...(signOff === undefined ? {} : { signOff: signOffFrom(signOff) }),
    createdAt: document.created_at,
    version: document.agentverity_version,
  };
}

function claimFrom({ config, decision_contract, probes }: ForeignDocument | OwnDocument): Claim {
  const contract = contractFrom(decision_contract);
  return {
    schema: BASELINE_SCHEMA,
    layer: config.layer,
    epsilon: config.epsilon,
    blindnessThreshold: config.blindness_threshold,
    ...(contract === undefined ? {} : { contract }),
    probes: byFingerprint(
      probes.map(({ input_fingerprint: fingerprint, expected, intended }) => ({
        fingerprint,
        ...(intended === undefined || intended === null ? {} : { intended }),
        expected: outcomeFrom(expected, config.layer),
      })),
    ),
  };
}

function contractFrom(raw: ForeignDocument["decision_contract"]): Contract | undefined {
  if (raw === undefined || raw === null) return undefined;
  return {
    allowed: sortedLabels(raw.allowed),
    required: sortedLabels(raw.required),
    critical: sortedLabels(raw.critical),
    stabilityTargets: raw.stability_targets ?? {},
    minimumCases: raw.minimum_cases ?? {},
    allowedNoDecisions: [...new Set(raw.allowed_no_decisions ?? [])].sort(),
  };
}

function answersFrom({ answers, config }: OwnDocument): AnswerCounts {
  return new Map(
    Object.entries(answers).map(([fingerprint, counts]) => [
      fingerprint,
      sortedCounts(
        counts.map(({ answer, count }) => ({ outcome: outcomeFrom(answer, config.layer), count })),
      ),
    ]),
  );
}

function signOffFrom(record: z.output<typeof signOffSchema>): SignOffRecord {
  const { head_sha: headSha, method, ...rest } = record;
  const given = Object.entries({ ...rest, headSha }).filter(([, value]) => value !== undefined);
  return { method, ...Object.fromEntries(given) };
}

type Document = Parameters<typeof readBaseline>[0];

function otherVersion({ file, locate }: Document, schema: unknown): Problem {
  const isOlder = typeof schema === "string" && schema.startsWith("agentverity.snapshot/");
  return {
    code: "schema-version",
    message: `\`schema\` of ${file} is ${describe(schema)}, and this build reads \`${BASELINE_SCHEMA}\``,
    hint: isOlder
      ? "Make it anew with `agentverity snapshot`: another version does not say how its trials were kept apart, and nobody can say so afterwards."
      : "Name a baseline that `agentverity snapshot` wrote.",
    at: locate(["schema"]),
  };
}

/** Ours, and not as it was written. */
function otherDigest({ file, locate }: Document, digest: string): Problem {
  return {
    code: "baseline-invalid",
    message: `\`digest\` of ${file} is ${digest.slice(0, 19)}…, and its decisions, settings and contract are not the ones it was taken of: it was edited, or git merged two baselines`,
    hint: "Restore one side with git, or make it anew with `agentverity snapshot` and have that reviewed.",
    at: locate(["digest"]),
  };
}

const MOST_PROBLEMS = 10;

function shapeProblems(issues: readonly z.core.$ZodIssue[], document: Document): readonly Problem[] {
  return issues.flatMap((issue) => shapeProblem(issue, document)).slice(0, MOST_PROBLEMS);
}

function shapeProblem(issue: z.core.$ZodIssue, { value, locate }: Document): readonly Problem[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      code: "input-unknown",
      message: `\`${showPath([...issue.path, key])}\` is no key of \`${BASELINE_SCHEMA}\``,
      hint: "Remove it, or restore the file with git.",
      at: locate([...issue.path, key]),
    }));
  const found = issue.path.reduce<unknown>(
    (part, step) => (Array.isArray(part) ? part[Number(step)] : field(part, String(step))),
    value,
  );
  const name = [...issue.path].reverse().find((step) => typeof step === "string");
  return [
    {
      code: "baseline-invalid",
      message: `\`${showPath(issue.path)}\` is ${describe(found)}; it must be ${ACCEPTS[String(name)] ?? "as the format says"}`,
      hint: "No run writes that: restore the file with git, or make it anew with `agentverity snapshot`.",
      at: locate(issue.path),
    },
  ];
}

function showPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((shown, step) => {
    if (typeof step === "number") return `${shown}[${step}]`;
    return shown === "" ? String(step) : `${shown}.${String(step)}`;
  }, "");
}
