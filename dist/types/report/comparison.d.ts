/**
 * Several runs of one agent with different probe sets, side by side: what an exact-match evaluator says of each,
 * and what the gate says. It compares probe sets, never two agents.
 */
import type { ComparisonModel } from "./comparison-model.js";
/** Terminal text with a final newline. @param options width in columns, for the text below the table; 100 by default */
export declare function renderComparisonText(comparison: ComparisonModel, options?: {
    readonly width?: number;
}): string;
/** Markdown that can lead a job summary, with a final newline. */
export declare function renderComparisonMarkdown(comparison: ComparisonModel): string;
