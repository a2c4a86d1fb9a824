import type { Checking } from "../../core/behaviour/check-assertion.js";
import { type AgentExpectation, type ExpectOptions } from "../../core/behaviour/expect-agent.js";
/** Made when a first pattern needs it: it costs a context of the engine. */
export declare const checking: Checking;
/**
 * Checks what an agent did. The first assertion that does not hold throws; with `collect` all are checked, and `verify()`
 * throws with every failure. In an `agentTest` a failure that was collected fails its run also when nobody verifies it.
 *
 * @example expectAgent(await agent("Book a table")).usedTool("book_table").didNotError()
 */
export declare function expectAgent(result: unknown, options?: ExpectOptions): AgentExpectation;
