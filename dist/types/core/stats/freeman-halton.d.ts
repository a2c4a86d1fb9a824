import type { Random } from "./random.js";
/** How often one answer came in each sample; counts. */
export interface AnswerCount {
    readonly before: number;
    readonly after: number;
}
/** @param random used only where there are too many tables to sum over */
export declare function freemanHalton(counts: readonly AnswerCount[], random: Random): number;
