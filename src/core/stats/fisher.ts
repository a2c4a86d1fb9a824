/**
 * Fisher's exact test of two samples: is one rate lower than the other, given how many succeeded in all?
 * Never rejects too often; on few trials, less often than it could (see `boschloo.ts`).
 *
 * @see Fisher (1935), JRSS 98:39-82, doi:10.2307/2342435
 */
import {
  type Draw,
  hypergeometricLowerTail,
  hypergeometricMass,
  hypergeometricRange,
} from "./hypergeometric.ts";

/** One sample: counts, 0 <= successes <= trials. */
export interface Sample {
  readonly successes: number;
  readonly trials: number;
}

/** @returns p-value of "the success rate is lower after than before" */
export function fisherLower(before: Sample, after: Sample): number {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  return hypergeometricLowerTail(after.successes, draw);
}

/** Tables as likely as the observed one up to rounding count as just as extreme. */
const ROUNDING = 1e-9;

/** @returns p-value of "the success rates differ": all tables that are no likelier than the observed one */
export function fisherTwoSided(before: Sample, after: Sample): number {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  const observed = hypergeometricMass(after.successes, draw) * (1 + ROUNDING);
  const [least, most] = hypergeometricRange(draw);
  let sum = 0;
  for (let k = least; k <= most; k += 1) {
    const mass = hypergeometricMass(k, draw);
    if (mass <= observed) sum += mass;
  }
  return Math.min(1, sum);
}

function drawOf(before: Sample, after: Sample): Draw {
  return {
    population: before.trials + after.trials,
    marked: before.successes + after.successes,
    drawn: after.trials,
  };
}
