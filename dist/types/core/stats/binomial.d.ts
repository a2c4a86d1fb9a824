/**
 * P(X = successes) for X binomial.
 * @param rate fraction in [0, 1]
 */
export declare function binomialMass(successes: number, trials: number, rate: number): number;
/** P(X <= successes). */
export declare function binomialLowerTail(successes: number, trials: number, rate: number): number;
/** P(X >= successes). */
export declare function binomialUpperTail(successes: number, trials: number, rate: number): number;
