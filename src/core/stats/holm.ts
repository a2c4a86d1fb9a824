/** Holm's step-down correction: many questions at once, and still one bound on a single false answer among them. */

/**
 * @param pValues each in [0, 1]
 * @returns adjusted p-values in the given order: reject where one is at most the level
 * @see Holm (1979), Scandinavian Journal of Statistics 6:65-70
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  const adjusted = new Array<number>(pValues.length);
  let highest = 0;
  for (const [rank, [index, pValue]] of ascending.entries()) {
    highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank)));
    adjusted[index] = highest;
  }
  return adjusted;
}
