import { type Sample } from "./fisher.js";
/** @returns p-value of "the success rate is lower after than before" */
export declare function boschlooLower(before: Sample, after: Sample): number;
