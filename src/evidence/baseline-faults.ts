/**
 * What each value allows and all together do not: numbers that no run could have produced, and what git's merge of two
 * baselines leaves behind. Told by place; empty for a baseline that some run may have written.
 */
import { outcomeKey } from "../core/outcome.ts";
import type { Problem } from "../problem.ts";
import { type AnswerDocument, outcomeFrom } from "./answer-document.ts";
import type { ForeignDocument, OwnDocument } from "./baseline-schema.ts";
import type { RecordedDocument } from "./recording.ts";

type ContractDocument = NonNullable<ForeignDocument["decision_contract"]>;
type Place = Pick<RecordedDocument, "file" | "locate">;
type Path = readonly PropertyKey[];
type Fault = { readonly path: Path; readonly message: string };

const MOST = 10;

export function baselineFaults(document: ForeignDocument | OwnDocument, { locate }: Place): Problem[] {
  const faults = [
    ...numberFaults(document),
    ...probeFaults(document),
    ...contractFaults(document),
    ...("answers" in document ? answerFaults(document) : []),
  ];
  return faults.slice(0, MOST).map(({ path, message }) => ({
    code: "baseline-invalid",
    message,
    hint: "Restore the file with git, or make it anew with `agentverity snapshot`; two baselines cannot be merged.",
    at: locate(path),
  }));
}

function* numberFaults({ config, admission_evidence: evidence, probes }: ForeignDocument): Generator<Fault> {
  const at = (name: string): Path => ["admission_evidence", name];
  const { meter_ci_high: upper, blindness_skew: skew, blindness_distinct: distinct } = evidence;
  if (upper >= config.epsilon)
    yield {
      path: at("meter_ci_high"),
      message: `\`admission_evidence.meter_ci_high\` is ${upper}, not below \`config.epsilon\` ${config.epsilon}: such evidence admits no baseline`,
    };
  if (skew >= config.blindness_threshold)
    yield {
      path: at("blindness_skew"),
      message: `\`admission_evidence.blindness_skew\` is ${skew}, not below \`config.blindness_threshold\` ${config.blindness_threshold}: such evidence admits no baseline`,
    };
  const share = skew * probes.length;
  if (Math.abs(share - Math.round(share)) > 1e-6)
    yield {
      path: at("blindness_skew"),
      message: `\`admission_evidence.blindness_skew\` is ${skew}, and no number of ${probes.length} probes is that share: probes were added or taken away`,
    };
  if (distinct > probes.length)
    yield {
      path: at("blindness_distinct"),
      message: `\`admission_evidence.blindness_distinct\` is ${distinct}, of ${probes.length} probes`,
    };
}

function* probeFaults({ probes, config, decision_contract: contract }: ForeignDocument): Generator<Fault> {
  const first = new Map<string, number>();
  for (const [index, probe] of probes.entries()) {
    const earlier = first.get(probe.input_fingerprint);
    if (earlier !== undefined)
      yield {
        path: ["probes", index, "input_fingerprint"],
        message: `\`probes[${index}]\` is the probe of \`probes[${earlier}]\` once more`,
      };
    else first.set(probe.input_fingerprint, index);
    const wrong = layerFault(probe.expected, config.layer);
    if (wrong !== undefined)
      yield { path: ["probes", index, "expected"], message: `\`probes[${index}].expected\` ${wrong}` };
    const intended = probe.intended ?? undefined;
    const path = ["probes", index, "intended"];
    if (contract && intended === undefined)
      yield {
        path,
        message: `\`probes[${index}].intended\` is missing: under a contract every probe is written for a decision`,
      };
    if (contract && intended !== undefined && !contract.allowed.includes(intended))
      yield {
        path,
        message: `\`probes[${index}].intended\` is "${intended}", which the contract does not allow`,
      };
  }
}

function layerFault(answer: AnswerDocument, layer: string): string | undefined {
  if (typeof answer === "object" && !Array.isArray(answer))
    return layer === "verdict" ? undefined : `is no decision, and the layer is ${layer}`;
  const isList = Array.isArray(answer);
  if (isList !== (layer === "tools")) return `is a ${isList ? "list" : "text"}, and the layer is ${layer}`;
  return answer === "" && layer === "verdict" ? "is an empty text" : undefined;
}

function* contractFaults({ decision_contract: contract, probes, config }: ForeignDocument): Generator<Fault> {
  if (contract === undefined || contract === null) return;
  if (config.layer !== "verdict")
    yield {
      path: ["decision_contract"],
      message: `a contract is about decisions, and the layer is ${config.layer}`,
    };
  yield* strays("required", contract.required, contract.allowed, "allow");
  yield* strays("critical", contract.critical, contract.required, "require");
  for (const key of ["stability_targets", "minimum_cases"] as const)
    yield* strays(key, Object.keys(contract[key] ?? {}), contract.required, "require");
  for (const [index, { expected }] of probes.entries()) {
    const why = outsideContract(expected, contract);
    if (why !== undefined)
      yield { path: ["probes", index, "expected"], message: `\`probes[${index}].expected\` ${why}` };
  }
}

function strays(key: string, labels: readonly string[], within: readonly string[], verb: string): Fault[] {
  return labels
    .filter((label) => !within.includes(label))
    .map((label) => ({
      path: ["decision_contract", key],
      message: `\`decision_contract.${key}\` holds "${label}", which the contract does not ${verb}`,
    }));
}

function outsideContract(expected: AnswerDocument, contract: ContractDocument): string | undefined {
  if (typeof expected === "string")
    return contract.allowed.includes(expected)
      ? undefined
      : `is "${expected}", which the contract does not allow`;
  const declared: readonly string[] = contract.allowed_no_decisions ?? [];
  if (Array.isArray(expected) || declared.includes(expected.reason)) return undefined;
  return `is no decision (\`${expected.reason}\`), which the contract does not declare`;
}

/** Of ours alone: the counts must be of these probes, lead to these decisions and add up to these pairs. */
function* answerFaults({ answers, probes, config, admission_evidence }: OwnDocument): Generator<Fault> {
  const known = new Map(probes.map((probe, index) => [probe.input_fingerprint, { ...probe, index }]));
  for (const fingerprint of Object.keys(answers))
    if (!known.has(fingerprint))
      yield {
        path: ["answers", fingerprint],
        message: `\`answers\` counts ${fingerprint.slice(0, 12)}…, which is no probe`,
      };
  let pairs = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { input_fingerprint: fingerprint, expected, index } of known.values()) {
    const path = ["answers", fingerprint];
    const counts = Object.hasOwn(answers, fingerprint) ? (answers[fingerprint] ?? []) : [];
    const trials = counts.reduce((sum, { count }) => sum + count, 0);
    pairs += Math.floor(trials / 2);
    fewest = Math.min(fewest, trials);
    if (counts.length === 0)
      yield { path: ["probes", index], message: `\`probes[${index}]\` has no counts in \`answers\`` };
    else yield* countFaults(path, index, expected, counts, config.layer);
  }
  if (pairs !== admission_evidence.meter_pair_trials || fewest !== config.k)
    yield {
      path: ["admission_evidence", "meter_pair_trials"],
      message: `\`admission_evidence.meter_pair_trials\` is ${admission_evidence.meter_pair_trials} and \`config.k\` ${config.k}, but \`answers\` makes ${pairs} pairs of at least ${fewest} answers a probe`,
    };
}

function* countFaults(
  path: Path,
  index: number,
  expected: AnswerDocument,
  counts: OwnDocument["answers"][string],
  layer: OwnDocument["config"]["layer"],
): Generator<Fault> {
  const wrong = counts.map(({ answer }) => layerFault(answer, layer)).find((fault) => fault !== undefined);
  if (wrong !== undefined) {
    yield { path, message: `an answer of \`probes[${index}]\` in \`answers\` ${wrong}` };
    return;
  }
  const keyOf = (answer: AnswerDocument) => outcomeKey(outcomeFrom(answer, layer));
  if (new Set(counts.map(({ answer }) => keyOf(answer))).size < counts.length)
    yield { path, message: `\`answers\` counts one answer of \`probes[${index}]\` twice` };
  const most = Math.max(...counts.map(({ count }) => count));
  if (!counts.some(({ answer, count }) => count === most && keyOf(answer) === keyOf(expected)))
    yield {
      path: ["probes", index, "expected"],
      message: `\`probes[${index}].expected\` is not the commonest of its \`answers\``,
    };
}
