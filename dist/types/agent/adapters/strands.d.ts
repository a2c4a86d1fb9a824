import type { Observation } from "../../core/observation.js";
import { type AdapterOptions } from "./observe.js";
export interface StrandsResult {
    readonly lastMessage: object;
    readonly stopReason: string;
    readonly traces?: readonly unknown[] | undefined;
    readonly metrics?: object | undefined;
    readonly structuredOutput?: unknown;
}
export interface StrandsOptions extends AdapterOptions {
    /**
     * `agent.messages` after the run. A result alone tells of each tool only how often it succeeded: with the messages every
     * call has its own result.
     */
    readonly messages?: readonly unknown[];
}
/**
 * The decision is what `structuredOutput` names `verdict`, `decision` or `route`; else the last text.
 *
 * @example export default async (input) => fromStrands(await agent.invoke(input), { messages: agent.messages });
 */
export declare function fromStrands(result: StrandsResult, options?: StrandsOptions): Observation;
