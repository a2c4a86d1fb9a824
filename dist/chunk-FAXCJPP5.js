// src/evidence/end-of-run.ts
function endFields({
  sequential,
  curtailment,
  evidence
}) {
  if (sequential !== void 0) {
    const { pooled, collected } = sequential;
    return fieldsOf({ kind: "sequential", call: pooled.call, pairs: pooled.pairs, collected });
  }
  if (curtailment !== void 0) return fieldsOf({ kind: "curtailed", ...curtailment });
  return evidence.end === void 0 ? {} : fieldsOf(evidence.end);
}
function fieldsOf(end) {
  if (end.kind === "curtailed")
    return { curtailed_after_pairs: end.stoppingPair, curtailed_of_pairs: end.endpointPairs };
  return {
    method: "sequential",
    sequential_call: end.call,
    pairs_read: end.pairs,
    pairs_collected: end.collected
  };
}
function endOf(provenance) {
  const pairs = (key) => {
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
function endOfAll(recordings) {
  const ends = recordings.flatMap(({ end: end2 }) => end2 ?? []);
  const end = ends.find((each) => each.kind === "sequential" && each.call !== "deterministic") ?? ends[0];
  return end === void 0 ? {} : { end };
}

export {
  endFields,
  endOf,
  endOfAll
};
