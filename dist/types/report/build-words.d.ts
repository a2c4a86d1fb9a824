/** Words that several sentences of the model share; each fact is worded once. */
import type { ContractCoverage } from "../core/coverage.js";
import { type Outcome } from "../core/outcome.js";
import type { RouteStability } from "../core/routes.js";
import type { Stability } from "../core/stability.js";
export declare function names(labels: readonly string[]): string;
export declare function routeNames(routes: readonly RouteStability[]): string;
/** A decision as a quoted name; a no-decision or an empty tool path in plain words. */
export declare function outcomeName(outcome: Outcome): string;
/** `3 of 73 pairs flipped`. */
export declare function flipsOfPairs({ flips, pairs }: Stability): string;
/** `at most 4.7 %, below your 5 %` and its like: the bound that decided, beside the tolerance. */
export declare function boundWords({ verdict, tolerance }: Stability, whose?: string): string;
/** `6 of 6 required routes reached`. */
export declare function reachedWords({ contract, missingObserved }: ContractCoverage): string;
