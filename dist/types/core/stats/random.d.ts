/** A small seeded generator: the same seed gives the same numbers on every machine. Not for secrets. */
/** @returns the next whole number in [0, 2^32), each equally likely */
export type Random = () => number;
/**
 * Chris Doty-Humphrey's sfc32, of PractRand's recommended ones.
 *
 * @param seed   whole number in [0, 2^32)
 * @param stream whole number in [0, 2^32): another sequence of the same seed, such as a round
 * @throws RangeError for a seed or stream that is none
 */
export declare function createRandom(seed: number, stream?: number): Random;
/**
 * A whole number in [0, limit), each equally likely: what would favour some of them is drawn again.
 *
 * @param limit whole number in [1, 2^21], so that products with a word are exact
 * @see Lemire (2019), ACM TOMACS 29:3, doi:10.1145/3230636
 */
export declare function integerBelow(random: Random, limit: number): number;
/** The numbers 0 … size − 1 in one of their orders, each equally likely (Fisher-Yates). */
export declare function permutation(random: Random, size: number): readonly number[];
