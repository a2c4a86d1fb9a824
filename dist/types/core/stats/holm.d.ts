/** Holm's step-down correction: many questions at once, and still one bound on a single false answer among them. */
/**
 * @param pValues each in [0, 1]
 * @returns adjusted p-values in the given order: reject where one is at most the level
 * @see Holm (1979), Scandinavian Journal of Statistics 6:65-70
 */
export declare function holm(pValues: readonly number[]): readonly number[];
