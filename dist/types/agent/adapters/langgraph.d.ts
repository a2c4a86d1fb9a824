import type { Observation } from "../../core/observation.js";
import { type AdapterOptions } from "./observe.js";
/** What `graph.invoke` gives: any state that keeps its `messages`. */
export interface LangGraphState {
    readonly messages: readonly unknown[];
}
/**
 * The decision is what the state or its `structuredResponse` names `verdict`, `decision` or `route`; else the last text.
 *
 * @example export default async (input) => fromLangGraph(await graph.invoke({ messages: [{ role: "user", content: input }] }));
 */
export declare function fromLangGraph(state: LangGraphState, options?: AdapterOptions): Observation;
