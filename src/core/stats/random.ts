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
export function createRandom(seed: number, stream = 0): Random {
  requireWord(seed);
  requireWord(stream);
  let a = seed | 0;
  let b = stream | 0;
  let c = 0x9e3779b9 | 0; // an arbitrary start, so that seed 0 is as good as any
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < WARM_UP; i += 1) next();
  return next;
}

/** After so many steps every bit of the state depends on every bit of the seed. */
const WARM_UP = 16;
const WORDS = 2 ** 32;

/**
 * A whole number in [0, limit), each equally likely: what would favour some of them is drawn again.
 *
 * @param limit whole number in [1, 2^21], so that products with a word are exact
 * @see Lemire (2019), ACM TOMACS 29:3, doi:10.1145/3230636
 */
export function integerBelow(random: Random, limit: number): number {
  for (;;) {
    const product = random() * limit;
    const high = Math.floor(product / WORDS);
    const low = product - high * WORDS;
    if (low >= limit || low >= WORDS % limit) return high;
  }
}

/** The numbers 0 … size − 1 in one of their orders, each equally likely (Fisher-Yates). */
export function permutation(random: Random, size: number): readonly number[] {
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const chosen = integerBelow(random, last + 1);
    const moved = order[last] as number;
    order[last] = order[chosen] as number;
    order[chosen] = moved;
  }
  return order;
}

function requireWord(value: number): void {
  if (!Number.isInteger(value) || value < 0 || value >= WORDS) {
    throw new RangeError(`must be a whole number in [0, 2^32), got ${value}`);
  }
}
