import type { Observation } from "../../core/observation.js";
import { type AdapterOptions } from "./observe.js";
export interface AISDKResult {
    readonly text: string;
    readonly steps: readonly unknown[];
    readonly finishReason?: unknown;
    readonly totalUsage?: unknown;
}
/**
 * The decision is what a typed `output` names `verdict`, `decision` or `route`; else the text.
 *
 * @example export default async (input) => fromAISDK(await generateText({ model, tools, stopWhen, prompt: input }));
 */
export declare function fromAISDK(result: AISDKResult, options?: AdapterOptions): Observation;
