/** Words that several sentences of the model share; each fact is worded once. */
import type { ContractCoverage } from "../core/coverage.ts";
import { type Outcome, outcomeWords } from "../core/outcome.ts";
import type { RouteStability } from "../core/routes.ts";
import type { Stability } from "../core/stability.ts";
import { count, list, percent, percentBeside, quoteName } from "./format.ts";

/** So many names are spelled out in a sentence; the tables have them all. */
const NAMED = 4;
/** Code points of a name in a sentence; the tables show more of it. */
const SHOWN = 80;

/** A name in a sentence: whole, unless it is a text that would be the sentence. */
export function shortName(name: string): string {
  if (name.length <= SHOWN) return quoteName(name);
  const start = Array.from(name.slice(0, 2 * (SHOWN + 1)));
  return quoteName(start.length > SHOWN ? `${start.slice(0, SHOWN - 1).join("")}…` : name);
}

export function names(labels: readonly string[]): string {
  return list(labels.map(shortName), NAMED);
}

export function routeNames(routes: readonly RouteStability[]): string {
  return names(routes.map((route) => route.route));
}

/** A decision as a quoted name; a no-decision or an empty tool path in plain words. */
export function outcomeName(outcome: Outcome): string {
  const words = outcomeWords(outcome);
  const isName = outcome.kind === "decision" || outcome.kind === "text" || words.includes(" → ");
  return isName || (outcome.kind === "tools" && outcome.names.length > 0) ? shortName(words) : words;
}

/** `3 of 73 pairs flipped`. */
export function flipsOfPairs({ flips, pairs }: Stability): string {
  return `${flips} of ${count(pairs, "pair")} flipped`;
}

/** `at most 4.7 %, below your 5 %` and its like: the bound that decided, beside the tolerance. */
export function boundWords({ verdict, tolerance, reading }: Stability, whose = "your"): string {
  const { lower, upper } = verdict.interval;
  const limit = `${whose} ${percent(tolerance)}`;
  if (reading !== undefined) return READING_WORDS[verdict.kind](limit);
  switch (verdict.kind) {
    case "deterministic":
      return `at most ${percentBeside(upper, tolerance)}, below ${limit}`;
    case "stochastic":
      return `at least ${percentBeside(lower, tolerance)}, above ${limit}`;
    case "undecided":
      return `between ${percentBeside(lower, tolerance)} and ${percentBeside(upper, tolerance)}, and ${limit} lies inside`;
  }
}

/** Of a reading that was fixed before the first call no interval may be told as what decided. */
const READING_WORDS: Readonly<Record<Stability["verdict"]["kind"], (limit: string) => string>> = {
  deterministic: (limit) => `below ${limit}, by the boundary set before the first call`,
  stochastic: (limit) => `above ${limit}, by the boundary set before the first call`,
  undecided: (limit) => `whether below or above ${limit} is not settled`,
};

/** `6 of 6 required routes reached`. */
export function reachedWords({ contract, missingObserved }: ContractCoverage): string {
  const required = contract.required.length;
  return `${required - missingObserved.length} of ${count(required, "required route")} reached`;
}
