/**
 * Pairs after which a fixed observed flip rate would be certified: the smallest integer
 * n > z² · epsilon · (1 − epsilon) / (epsilon − flipRate)², in exact arithmetic on the given doubles.
 *
 * @param epsilon  tolerance, fraction in (0, 1)
 * @param flipRate fraction in [0, 1]
 * @returns undefined when no number of pairs suffices (flipRate >= epsilon)
 */
export declare function pairsForDeterministic(epsilon: number, flipRate: number): number | undefined;
/**
 * The earliest total number of pairs at which Wilson certifies if every further pair agrees: the smallest
 * n >= pairs with n·epsilon > flips and (n·epsilon − flips)² > z²·n·epsilon·(1 − epsilon), in exact arithmetic.
 *
 * @param epsilon tolerance, fraction in (0, 1)
 * @param flips   count seen so far, integer in [0, pairs]
 * @param pairs   count read so far
 */
export declare function bestCaseTotal(epsilon: number, flips: number, pairs: number): number;
/** As `bestCaseTotal`, for a fixed endpoint. @returns undefined when not by maxPairs */
export declare function bestCaseAdmission(epsilon: number, flips: number, pairs: number, maxPairs: number): number | undefined;
/**
 * As `bestCaseTotal`, by the exact (Clopper-Pearson) interval: the smallest total n >= pairs at which
 * P(X <= flips | n, epsilon) falls below the tail probability.
 */
export declare function bestCaseExactTotal(epsilon: number, flips: number, pairs: number, tailProbability?: number): number;
