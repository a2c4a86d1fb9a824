/**
 * A support router whose rules stand in for a prompt. It samples, as a language model does: a request that speaks of
 * a refund and of a lawyer is decided one way or the other. AGENT_SEED starts another day; the example is the same for
 * everyone.
 */
const REFUND = /refund|money back/i;
const ESCALATE = /lawyer|complaint/i;

let drawn = Number(process.env.AGENT_SEED ?? "1");

/** Mulberry32: small, seeded, good enough to stand in for a model's sampling. */
function sample() {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

export default function route(request) {
  const [refund, escalate] = [REFUND.test(request), ESCALATE.test(request)];
  if (refund && escalate) return sample() < 0.15 ? "refund" : "escalate";
  if (refund) return "refund";
  return escalate ? "escalate" : "answer";
}
