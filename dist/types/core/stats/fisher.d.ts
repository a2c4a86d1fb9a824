/** One sample: counts, 0 <= successes <= trials. */
export interface Sample {
    readonly successes: number;
    readonly trials: number;
}
/** @returns p-value of "the success rate is lower after than before" */
export declare function fisherLower(before: Sample, after: Sample): number;
/** @returns p-value of "the success rates differ": all tables that are no likelier than the observed one */
export declare function fisherTwoSided(before: Sample, after: Sample): number;
