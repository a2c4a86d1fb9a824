/**
 * In the worker: what an agent in TypeScript gets for `import … from "agentverity-action"` where the package is not installed,
 * as in the action: the adapters. Node loads a plain `.mjs` itself, and there the import fails: such an agent returns what its
 * framework gave it, or installs the package.
 */
import { createRequire } from "node:module";
import { fromAISDK } from "./adapters/ai-sdk.ts";
import { fromLangGraph } from "./adapters/langgraph.ts";
import { fromOpenAIAgents } from "./adapters/openai-agents.ts";
import { fromStrands } from "./adapters/strands.ts";

const NAME = "agentverity-action";

export function packageStandIn(file: string): Readonly<Record<string, unknown>> {
  try {
    createRequire(file).resolve(NAME);
    return {}; // theirs has all of it
  } catch {
    return { [NAME]: { fromAISDK, fromLangGraph, fromOpenAIAgents, fromStrands } };
  }
}
