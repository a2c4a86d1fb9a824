/**
 * What one call of the agent returned.
 * Claims nothing about whether an answer is right.
 */
import type { Decision } from "./decision.js";
export interface ToolCall {
    readonly name: string;
    readonly args?: unknown;
    readonly output?: unknown;
    readonly success?: boolean;
}
export interface Observation {
    readonly text: string;
    /** null: the agent named no decision and gave no reason. */
    readonly verdict: Decision | null;
    readonly toolCalls: readonly ToolCall[];
    /** Count, integer ≥ 0. */
    readonly steps?: number;
    readonly errors: readonly string[];
    /** Milliseconds, as the agent measured them. */
    readonly latencyMs?: number;
    /** US dollars. */
    readonly costUsd?: number;
    readonly metadata?: Readonly<Record<string, unknown>>;
}
