/**
 * An agent whose answers hold no known secret: taken out as an answer comes, before anything keeps it, compares it or
 * cuts it to a length. So neither journal, evidence nor any report can show one, whole or in half.
 */
import type { Agent, Answer } from "../agent/agent.ts";

export function redactedAgent(agent: Agent, redact: (text: string) => string): Agent {
  return {
    name: agent.name,
    isolation: agent.isolation,
    notes: agent.notes,
    ask: async (input) => redacted(await agent.ask(input), redact) as Answer,
    close: () => agent.close(),
  };
}

/**
 * Every text of a value as JSON knows them, names of properties included; the value itself where it holds no secret,
 * as nearly every answer: this runs for each call.
 */
function redacted(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null || isClean(value, redact)) return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redacted(item, redact)] as const),
  );
}

function isClean(value: unknown, redact: (text: string) => string): boolean {
  if (typeof value === "string") return redact(value) === value;
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isClean(item, redact));
  for (const name in value) {
    if (redact(name) !== name || !isClean((value as Record<string, unknown>)[name], redact)) return false;
  }
  return true;
}
