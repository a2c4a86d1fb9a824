/**
 * How a run ended before a fixed plan did, in the provenance of its evidence. The observations of a probe keep their order
 * there, that between probes is lost: whoever judges the file has to know that it is none of a fixed plan.
 */
import type { Assessment } from "../core/assess.ts";
import type { RecordedEnd } from "../core/evidence.ts";
import type { Provenance } from "./evidence-file.ts";
import type { Fields } from "./recording.ts";

/** Of a run as it ended, or of evidence that says so. */
export function endFields({
  sequential,
  curtailment,
  evidence,
}: Pick<Assessment, "sequential" | "curtailment" | "evidence">): Provenance {
  if (sequential !== undefined) {
    const { pooled, collected } = sequential;
    return fieldsOf({ kind: "sequential", call: pooled.call, pairs: pooled.pairs, collected });
  }
  if (curtailment !== undefined) return fieldsOf({ kind: "curtailed", ...curtailment });
  return evidence.end === undefined ? {} : fieldsOf(evidence.end);
}

function fieldsOf(end: RecordedEnd): Provenance {
  if (end.kind === "curtailed")
    return { curtailed_after_pairs: end.stoppingPair, curtailed_of_pairs: end.endpointPairs };
  return {
    method: "sequential",
    sequential_call: end.call,
    pairs_read: end.pairs,
    pairs_collected: end.collected,
  };
}

/** What cannot be understood counts as what settles least. */
export function endOf(provenance: Fields): { readonly end?: RecordedEnd } {
  const pairs = (key: string): number => {
    const value = provenance[key];
    return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;
  };
  if (provenance["method"] === "sequential") {
    const call = provenance["sequential_call"];
    const known = call === "deterministic" || call === "stochastic" ? call : "undecided";
    const [read, collected] = [pairs("pairs_read"), pairs("pairs_collected")];
    return { end: { kind: "sequential", call: known, pairs: read, collected } };
  }
  const stoppingPair = pairs("curtailed_after_pairs");
  if (stoppingPair === 0) return {};
  return { end: { kind: "curtailed", stoppingPair, endpointPairs: pairs("curtailed_of_pairs") } };
}

/** One of them is enough to make the whole none of a fixed plan; the one that settled least speaks for all. */
export function endOfAll(recordings: readonly { readonly end?: RecordedEnd }[]): {
  readonly end?: RecordedEnd;
} {
  const ends = recordings.flatMap(({ end }) => end ?? []);
  const end = ends.find((each) => each.kind === "sequential" && each.call !== "deterministic") ?? ends[0];
  return end === undefined ? {} : { end };
}
