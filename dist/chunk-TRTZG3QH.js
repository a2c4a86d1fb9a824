import {
  MAX_LABEL,
  TOOL_ARGS,
  TOOL_NAME,
  TOOL_OUTPUT,
  TOOL_SUCCESS,
  first,
  isFields
} from "./chunk-A7MNY5LC.js";

// src/core/read-tool-calls.ts
function readToolCalls(list) {
  const calls = [];
  for (const [index, item] of list.entries()) {
    const call = readToolCall(item);
    if (call === void 0) return { ok: false, why: `\`toolCalls[${index}]\` has no tool name` };
    const { length } = call.name;
    if (length > MAX_LABEL) {
      const why = `\`toolCalls[${index}]\` has ${length} characters, more than the ${MAX_LABEL} of a tool's name`;
      return { ok: false, why };
    }
    calls.push(call);
  }
  return { ok: true, value: calls };
}
function readToolCall(raw) {
  if (typeof raw === "string") return raw === "" ? void 0 : { name: raw };
  if (!isFields(raw)) return void 0;
  const call = unwrapped(raw);
  const name = first(call, TOOL_NAME);
  if (typeof name !== "string" || name === "") return void 0;
  const args = first(call, TOOL_ARGS);
  const output = first(raw, TOOL_OUTPUT);
  const success = first(raw, TOOL_SUCCESS);
  return {
    name,
    ...args === void 0 ? {} : { args: parsed(args) },
    ...output === void 0 ? {} : { output },
    ...typeof success === "boolean" ? { success } : {}
  };
}
function unwrapped(raw) {
  const inner = raw["function"];
  return first(raw, TOOL_NAME) === void 0 && isFields(inner) ? inner : raw;
}
function parsed(args) {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}

export {
  readToolCalls,
  parsed
};
