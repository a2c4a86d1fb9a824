/**
 * An LLM judge, played by a script: no model is asked here. It reads the trace of a support conversation and says whether
 * the customer's problem was `resolved`, `not_resolved`, or is one that `needs_human`. What it makes of a trace that only
 * promises something changes from call to call; its generator is seeded, so that the example is the same for everyone.
 */
let drawn = 3;

/** Mulberry32: small, seeded, good enough to stand in for a model's sampling. */
function sample() {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

export default function judge(trace) {
  if (/\b(lawyer|injury)\b/i.test(trace))
    return { verdict: "needs_human", text: "Beyond what an agent may decide." };
  if (/\bshould\b.*\bsoon\b/i.test(trace)) {
    const verdict = sample() < 0.4 ? "resolved" : "not_resolved";
    return { verdict, text: "A promise, and no date." };
  }
  const done = /\b(refunded|replaced|sent the invoice)\b/i.test(trace);
  return {
    verdict: done ? "resolved" : "not_resolved",
    text: done ? "Done in the trace." : "Nothing was done.",
  };
}
