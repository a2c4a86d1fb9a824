/** How many of the drawn are marked: the distribution behind every exact test of two samples. */
import { binomialMass } from "./binomial.ts";

/** A population of which some are marked and some are drawn, without looking. */
export interface Draw {
  readonly population: number;
  readonly marked: number;
  readonly drawn: number;
}

/** P(exactly so many of the drawn are marked), by three binomial masses at the pooled rate: no factorial overflows. */
export function hypergeometricMass(successes: number, { population, marked, drawn }: Draw): number {
  const rest = population - drawn;
  if (successes < 0 || successes > drawn || successes > marked || marked - successes > rest) return 0;
  const rate = marked / population;
  return (
    (binomialMass(successes, drawn, rate) * binomialMass(marked - successes, rest, rate)) /
    binomialMass(marked, population, rate)
  );
}

/** The least and the greatest possible number of marked ones among the drawn. */
export function hypergeometricRange({ population, marked, drawn }: Draw): readonly [number, number] {
  return [Math.max(0, drawn + marked - population), Math.min(drawn, marked)];
}

/** P(at most so many), summed from its largest term. */
export function hypergeometricLowerTail(successes: number, draw: Draw): number {
  const [least, most] = hypergeometricRange(draw);
  if (successes >= most) return 1;
  const mode = Math.floor(((draw.drawn + 1) * (draw.marked + 1)) / (draw.population + 2));
  if (successes > mode) {
    let above = 0;
    for (let k = successes + 1; k <= most; k += 1) above += hypergeometricMass(k, draw);
    return 1 - above;
  }
  let sum = 0;
  for (let k = successes; k >= least; k -= 1) sum += hypergeometricMass(k, draw);
  return sum;
}
