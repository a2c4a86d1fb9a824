/**
 * Boschloo's exact test: Fisher's p-value as the statistic, its true size as the p-value. Uniformly more powerful than
 * Fisher's test, and as safe: the size is the largest over every common rate there may be.
 *
 * @see Boschloo (1970), Statistica Neerlandica 24:1-9, doi:10.1111/j.1467-9574.1970.tb00104.x
 */
import { binomialMass } from "./binomial.ts";
import { fisherLower, type Sample } from "./fisher.ts";

/** From so many trials on the two tests hardly differ, and this one takes long: Fisher's decides. */
const MOST_TRIALS = 200;
const GRID = 1000;
const REFINEMENTS = 40;
const ROUNDING = 1e-9;

/** @returns p-value of "the success rate is lower after than before" */
export function boschlooLower(before: Sample, after: Sample): number {
  const fisher = fisherLower(before, after);
  if (before.trials > MOST_TRIALS || after.trials > MOST_TRIALS || fisher === 1) return fisher;
  const region = rejectionRegion(before.trials, after.trials, fisher);
  return Math.min(fisher, largestSize(region, before.trials, after.trials));
}

/**
 * For each count of successes before, the most successes after that are at least as extreme; -1 where none is.
 * More successes before only make any given result after more extreme, so the border never falls.
 */
function rejectionRegion(before: number, after: number, level: number): readonly number[] {
  const border: number[] = [];
  let most = -1;
  for (let x = 0; x <= before; x += 1) {
    const extreme = (y: number) =>
      y <= after &&
      fisherLower({ successes: x, trials: before }, { successes: y, trials: after }) <=
        level * (1 + ROUNDING);
    while (extreme(most + 1)) most += 1;
    border.push(most);
  }
  return border;
}

/** The largest probability of the region over the common rate: the best of a grid, then refined beside it. */
function largestSize(region: readonly number[], before: number, after: number): number {
  const size = (rate: number) => sizeAt(region, before, after, rate);
  let best = 0;
  let at = 0;
  for (let step = 1; step < GRID; step += 1) {
    const value = size(step / GRID);
    if (value > best) {
      best = value;
      at = step;
    }
  }
  let low = (at - 1) / GRID;
  let high = (at + 1) / GRID;
  for (let i = 0; i < REFINEMENTS; i += 1) {
    const third = (high - low) / 3;
    const [left, right] = [size(low + third), size(high - third)];
    best = Math.max(best, left, right);
    if (left < right) low += third;
    else high -= third;
  }
  return best;
}

function sizeAt(region: readonly number[], before: number, after: number, rate: number): number {
  const upTo: number[] = [];
  let below = 0;
  for (const mass of masses(after, rate)) {
    below += mass;
    upTo.push(below);
  }
  let size = 0;
  for (const [x, mass] of masses(before, rate).entries()) {
    const most = region[x] as number;
    if (most >= 0) size += mass * (upTo[most] as number);
  }
  return size;
}

/** The binomial masses at 0 … trials, from the likeliest outwards by the ratio of neighbours. */
function masses(trials: number, rate: number): Float64Array {
  const all = new Float64Array(trials + 1);
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  all[mode] = binomialMass(mode, trials, rate);
  for (let k = mode; k < trials; k += 1) all[k + 1] = (all[k] as number) * ((trials - k) / (k + 1)) * odds;
  for (let k = mode; k > 0; k -= 1) all[k - 1] = (all[k] as number) * (k / (trials - k + 1) / odds);
  return all;
}
