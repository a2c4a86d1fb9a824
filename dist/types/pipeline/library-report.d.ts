/** What the library takes and gives, apart from what makes it: a consumer's compiler reads only this. */
import type { Assessment } from "../core/assess.js";
import type { ExitCode } from "../core/status.js";
/**
 * By the names of the action's inputs: `{ evidence: "results.json", suite: "suite.json", epsilon: 0.05 }`. As there,
 * paths are relative to `working-directory`, and `.github/agentverity.yml` in it is read where it exists.
 */
export type Settings = Readonly<Record<string, string | number | boolean | readonly string[]>>;
export interface Report {
    /** 0: interpretable and nothing violated; 1: a finding; 2: nothing that could be interpreted. */
    readonly exitCode: number;
    /** One line: can it be trusted, and why. */
    readonly headline: string;
    /** What `--format json` prints. */
    readonly json: Readonly<Record<string, unknown>>;
    /** For a terminal, without colour. */
    readonly text: string;
    /** For a job summary. */
    readonly markdown: string;
}
export interface AssessReport extends Report {
    readonly exitCode: ExitCode;
    /** Every verdict with its numbers, and in `evidence` the outcomes that it comes from. */
    readonly assessment: Assessment;
}
