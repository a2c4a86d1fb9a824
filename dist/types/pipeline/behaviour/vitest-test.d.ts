import { type CodeTest } from "../../agent/code-test.js";
/** As a team's `vitest.config.ts` gives them: `provide: { agentverity: { runs: 20 } }`. */
export interface VitestSettings {
    /** Runs of each test that does not say `runs` itself, integer ≥ 1; absent: 5. */
    readonly runs?: number;
    /** Share of its runs that a test must pass, fraction in (0, 1]; absent: 1. */
    readonly minSuccessRate?: number;
    /** Longest time for one run, milliseconds above 0; absent: 60,000. */
    readonly timeout?: number;
}
/** @throws TypeError for a setting that is none, or out of its range */
export declare function readVitestSettings(given: unknown): Required<VitestSettings>;
export interface VitestTest {
    /** Milliseconds, for all runs: ours end them first. */
    readonly timeout: number;
    /** @returns its entry in our report, and the error of a test that failed */
    run(): Promise<{
        readonly report: Readonly<Record<string, unknown>>;
        readonly error?: Error;
    }>;
}
export declare function vitestTest(test: CodeTest, settings: Required<VitestSettings>): VitestTest;
