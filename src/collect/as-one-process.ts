/**
 * The calls that one process would have made, one at a time, had it got the answers that are there: what shards asked
 * beyond, because none knew what the others read, is left out. So their number changes nothing.
 */
import type { Trial } from "../core/trial.ts";
import { type CollectRequest, dispenserFor } from "./collect.ts";
import { keyOf, type Slot } from "./order.ts";

export interface OneProcess {
  /** In the order in which they would have been made. */
  readonly trials: readonly Trial[];
  /** Calls it would have made next and that nobody made; where the order depends on answers, the first. */
  readonly missing: readonly Slot[];
}

/** @param trials each once, in any order */
export function asOneProcess(
  request: Omit<CollectRequest, "part" | "earlier">,
  trials: readonly Trial[],
): OneProcess {
  const made = new Map(trials.map((trial) => [keyOf(trial), trial]));
  const dispenser = dispenserFor(request, []);
  const read: Trial[] = [];
  const missing: Slot[] = [];
  const depends = request.sequential !== undefined || request.curtail !== undefined;
  for (let slot = dispenser.next(); slot !== undefined; slot = dispenser.next()) {
    if (slot === "later") throw new RangeError("one call at a time waits for no other");
    const trial = made.get(keyOf(slot));
    if (trial === undefined) missing.push(slot);
    if (trial === undefined && depends) break;
    if (trial !== undefined) read.push(trial);
    dispenser.done(trial ?? unanswered(slot));
  }
  return { trials: read, missing };
}

/** Only says that the slot is over. */
function unanswered(slot: Slot): Trial {
  return {
    ...slot,
    attempt: 1,
    startedAt: "",
    result: { ok: false, failure: { kind: "missing", message: "" } },
  };
}
