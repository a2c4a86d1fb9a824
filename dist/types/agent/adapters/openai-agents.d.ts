import type { Observation } from "../../core/observation.js";
import { type AdapterOptions } from "./observe.js";
export interface OpenAIAgentsResult {
    readonly newItems: readonly unknown[];
    readonly rawResponses: readonly unknown[];
    readonly finalOutput?: unknown;
}
/**
 * A handoff is a call of its tool, and a decision: for the agent that took over. A typed output that names `verdict`,
 * `decision` or `route` goes before; without either the output itself is the decision.
 *
 * @example export default async (input) => fromOpenAIAgents(await run(triage, input));
 */
export declare function fromOpenAIAgents(result: OpenAIAgentsResult, options?: AdapterOptions): Observation;
