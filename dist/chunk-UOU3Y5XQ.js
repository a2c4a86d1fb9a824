import {
  MAX_LABEL,
  isFields,
  namedDecision
} from "./chunk-A7MNY5LC.js";

// src/agent/adapters/observe.ts
function observe(account, { prices }) {
  const { framework, usage } = account;
  const cost = prices && usage && (usage.input * prices.input + usage.output * prices.output) / 1e6;
  return {
    text: account.text,
    verdict: decide(account),
    toolCalls: account.toolCalls,
    steps: account.steps,
    errors: account.errors ?? [],
    ...cost === void 0 ? {} : { costUsd: cost },
    metadata: { framework, ...usage && { inputTokens: usage.input, outputTokens: usage.output } }
  };
}
function decide({ structured, handedTo, refused, text }) {
  if (refused) return { kind: "no-decision", reason: "refused" };
  const named = structured.map(labelIn).find((label2) => label2 !== void 0);
  const label = named ?? handedTo ?? text.trim();
  if (label === "") return null;
  return label.length > MAX_LABEL ? { kind: "no-decision", reason: "open_ended" } : { kind: "decision", label };
}
function labelIn(value) {
  return isFields(value) ? namedDecision(value) : void 0;
}
function withResults(asked, results) {
  return asked.map(({ id, name, args }) => ({
    name,
    ...args === void 0 ? {} : { args },
    ...results.get(id) ?? { success: false }
  }));
}
function listOf(value) {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
function fieldsOf(value) {
  return isFields(value) ? value : {};
}
function textOf(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  const texts = content.map((part) => typeof part === "string" ? part : fieldsOf(part)["text"]);
  return texts.filter((text) => typeof text === "string").join("");
}
function sumUsage(usages, names) {
  const counted = usages.map(fieldsOf).filter((usage) => typeof usage[names[0]] === "number");
  if (counted.length === 0) return void 0;
  const total = (name) => counted.reduce((sum, usage) => sum + Number(usage[name] ?? 0), 0);
  return { input: total(names[0]), output: total(names[1]) };
}
function saidOf(answer) {
  if (answer === void 0 || answer === null) return "";
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

export {
  observe,
  withResults,
  listOf,
  fieldsOf,
  textOf,
  sumUsage,
  saidOf
};
