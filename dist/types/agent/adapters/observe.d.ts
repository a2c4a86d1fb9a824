/**
 * What the adapters share: a framework's account of one run, in our words, becomes an observation. They import none of the
 * frameworks and look at nothing but the shape of a result, so that they fit every version that keeps it.
 */
import { type Fields } from "../../core/answer-spellings.js";
import type { Observation, ToolCall } from "../../core/observation.js";
export interface AdapterOptions {
    /** US dollars for a million tokens; with them the observation has a cost. */
    readonly prices?: {
        readonly input: number;
        readonly output: number;
    };
}
/** Tokens of all model calls of the run. */
interface Usage {
    readonly input: number;
    readonly output: number;
}
export interface Account {
    readonly framework: string;
    readonly text: string;
    /** A typed answer or a state: the decision is what it names `verdict`, `decision` or `route`, if it does. */
    readonly structured: readonly unknown[];
    /** Whom the run was handed over to: a decision, unless a typed answer names one. */
    readonly handedTo?: string | undefined;
    readonly refused: boolean;
    readonly toolCalls: readonly ToolCall[];
    /** Calls of the model. */
    readonly steps: number;
    readonly errors?: readonly string[];
    readonly usage?: Usage | undefined;
}
export declare function observe(account: Account, { prices }: AdapterOptions): Observation;
/** A tool call as a framework asks for it, before its result is known. */
export interface AskedCall {
    readonly id: unknown;
    readonly name: string;
    readonly args: unknown;
}
export interface ToolResult {
    readonly output?: unknown;
    readonly success: boolean;
}
/** A call whose result never came was not carried out: nothing may be claimed from it. */
export declare function withResults(asked: readonly AskedCall[], results: ReadonlyMap<unknown, ToolResult>): ToolCall[];
export declare function listOf(value: unknown): readonly Fields[];
export declare function fieldsOf(value: unknown): Fields;
/** Of a text, or of the parts of a message; the reasoning before an answer is none of it. */
export declare function textOf(content: unknown): string;
/** @param names the input's and the output's field; models that count nothing give no usage */
export declare function sumUsage(usages: readonly unknown[], names: readonly [string, string]): Usage | undefined;
/** What was said in a text, a typed answer as JSON. */
export declare function saidOf(answer: unknown): string;
export {};
