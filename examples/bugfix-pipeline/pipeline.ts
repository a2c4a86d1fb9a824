/**
 * Two steps of a pipeline that fixes bugs: a triage that sorts reports, and a supervisor that picks the next
 * workers. The supervisor samples, as a language model does; its generator is seeded so that the example is the
 * same for everyone.
 */

/** Sorts a report. Stable, and blind on these reports: everything looks like a bug to it. */
export function triage(report: string) {
  const isRequest = /\bplease add\b/i.test(report);
  return { verdict: isRequest ? "feature" : "bug", text: report };
}

let drawn = 7;

/** Mulberry32: small, seeded, good enough to stand in for a model's sampling. */
function sample(): number {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** Picks the next workers. On a crash without a trace it cannot make up its mind. */
export function supervise(report: string) {
  const unclear = !/\b(line \d+|stack trace|typo)\b/i.test(report);
  const first = unclear && sample() < 0.35 ? "reproducer" : "coder";
  const workers = first === "coder" ? ["coder", "reviewer"] : ["reproducer", "coder", "reviewer"];
  return { verdict: first, toolCalls: workers.map((name) => ({ name })), steps: workers.length };
}
