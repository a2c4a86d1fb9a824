/** A stored baseline in plain words: what was approved, on what evidence, and what the file cannot show. */
import type { Baseline } from "../core/baseline.ts";
import type { OutcomeCount } from "../core/coverage.ts";
import { outcomeWords } from "../core/outcome.ts";
import type { InspectionModel } from "./baseline-model.ts";
import { baselineName } from "./build-baseline-words.ts";
import { outcomeName } from "./build-words.ts";
import { count, list, percent, percentBeside, quoteName } from "./format.ts";

export interface InspectedBaseline {
  readonly file: string;
  readonly baseline: Baseline;
  /** D, whole. */
  readonly digest: string;
  /** The file as it is written, for JSON. */
  readonly document: Readonly<Record<string, unknown>>;
}

const NAMED = 4;

export function buildInspection(inspected: InspectedBaseline): InspectionModel {
  const { baseline, digest, document } = inspected;
  const { claim, evidence, answers } = baseline;
  return {
    headline: `${baselineName(inspected)}: ${count(claim.probes.length, "approved decision")}`,
    facts: [
      ["digest", `\`${digest}\``],
      ["compared", claim.layer],
      ["tolerance", percent(claim.epsilon)],
      ["blind from", `${percent(claim.blindnessThreshold)} of the probes with one decision`],
      [
        "stability",
        `${count(evidence.pairs, "pair")}, at least ${count(evidence.repeats, "call")} a probe: at most ${percentBeside(evidence.upper, claim.epsilon)} flip (95 %)`,
      ],
      [
        "variety",
        `${count(evidence.distinct, "decision")}, the commonest on ${percent(evidence.skew)} of the probes`,
      ],
      ["isolation", evidence.isolation],
      ["contract", contractWords(baseline)],
      ["written", `${baseline.createdAt} by ${quoteName(baseline.version)}`],
      ["approved", approvalWords(baseline)],
    ],
    probes: claim.probes.map(({ fingerprint, expected, intended }) => ({
      fingerprint,
      approved: outcomeWords(expected),
      ...(intended === undefined ? {} : { intended }),
      answers: countWords(answers?.get(fingerprint) ?? []),
    })),
    caveats: caveats(baseline),
    document: { schema: "agentverity.inspect/v1", file: inspected.file, digest, baseline: document },
  };
}

function contractWords({ claim: { contract } }: Baseline): string {
  if (contract === undefined) return "none";
  const names = (labels: readonly string[]) => list(labels.map(quoteName), NAMED);
  const targets = Object.entries(contract.stabilityTargets).map(
    ([label, target]) => `${quoteName(label)} at ${percent(target)}`,
  );
  return [
    `${count(contract.allowed.length, "allowed decision")} (${names(contract.allowed)})`,
    `${contract.required.length} required`,
    ...(contract.critical.length === 0 ? [] : [`critical: ${names(contract.critical)}`]),
    ...(targets.length === 0 ? [] : [`tolerances: ${list(targets, NAMED)}`]),
    ...(contract.allowedNoDecisions.length === 0
      ? []
      : [`may end without a decision: ${names(contract.allowedNoDecisions)}`]),
  ].join("; ");
}

function approvalWords({ signOff }: Baseline): string {
  if (signOff === undefined) return "by whoever made the file; it does not say how";
  const by = signOff.approver === undefined ? "" : ` by ${quoteName(signOff.approver)}`;
  const how = signOff.method === "cli" ? "on a command line (`--accept-reference`)" : `by ${signOff.method}`;
  const where = signOff.run === undefined ? "" : `, checked in ${signOff.run}`;
  return `${how}${by}${where}`;
}

function countWords(counts: readonly OutcomeCount[]): string {
  return list(
    counts.map(({ outcome, count: times }) => `${times} × ${outcomeName(outcome)}`),
    NAMED,
  );
}

function caveats({ answers, evidence }: Baseline): readonly string[] {
  return [
    "What the file says of its approval is a record, never a proof: a gate asks the server who signed.",
    ...(answers === undefined
      ? [
          "It has no counts of answers (the Python tool writes none), so a check follows that tool's rule: any other first answer is drift.",
        ]
      : []),
    ...(evidence.isolation === "unknown"
      ? ["How its trials were kept apart is not recorded: their independence is assumed, not shown."]
      : []),
  ];
}
