import {
  MAX_LABEL,
  UNSCORABLE_REASONS,
  isNoDecisionReason
} from "./chunk-ASQNIYQV.js";

// src/evidence/recording.ts
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function field(value, ...names) {
  let found = value;
  for (const name of names) {
    if (!isFields(found) || !Object.hasOwn(found, name)) return void 0;
    found = found[name];
  }
  return found;
}

// src/evidence/recorded-outcome.ts
function readOutcome(raw, layer) {
  if (isFields(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision"))
    return readNoDecision(raw);
  switch (layer) {
    case "verdict":
      return readDecision(raw);
    case "text":
      if (typeof raw === "string") return { ok: true, outcome: { kind: "text", text: raw } };
      return invalid(
        `is ${describe(raw)}, and the layer \`text\` compares texts`,
        "Name the text with `decision-path`."
      );
    case "tools":
      return readTools(raw);
  }
}
function readNoDecision(raw) {
  const reason = field(raw, "reason");
  if (!isNoDecisionReason(reason))
    return invalid(
      `has the reason ${describe(reason)}, which is no known one`,
      "Use `refused` or `no_tool_selected`."
    );
  if (UNSCORABLE_REASONS.includes(reason)) {
    return {
      ok: false,
      code: "outcome-not-scorable",
      why: `is no decision (\`${reason}\`): the harness failed or the answer named no option, and leaving it out would claim repeats that never decided`,
      hint: "Record such a run as an error of its case, and run it again."
    };
  }
  return { ok: true, outcome: { kind: "no-decision", reason } };
}
function readDecision(raw) {
  if (typeof raw === "string") {
    const label = raw.trim();
    if (label.length > MAX_LABEL) return longDecision(label);
    if (label !== "") return { ok: true, outcome: { kind: "decision", label } };
    return invalid(
      "is an empty text",
      'Record why there is none: `{"kind": "no_decision", "reason": "refused"}`, or an error of the case.'
    );
  }
  if (typeof raw === "boolean" || typeof raw === "number")
    return { ok: true, outcome: { kind: "decision", label: String(raw) } };
  if (Array.isArray(raw))
    return invalid(
      "is a list, and a decision is one name",
      "Use `layer: tools` to compare tool paths, or a `decision-path` into it."
    );
  if (isFields(raw))
    return invalid(
      `is an object (${Object.keys(raw).slice(0, 6).map((key) => `\`${key.slice(0, 40)}\``).join(", ")})`,
      "Say where the decision stands in it with `decision-path`."
    );
  return invalid(`is ${describe(raw)}`, "Say where the decision stands with `decision-path`.");
}
function longDecision(label) {
  return invalid(
    `has ${label.length} characters, more than the ${MAX_LABEL} of a decision`,
    "Say where the decision stands in it with `decision-path`, or compare `layer: text`."
  );
}
function readTools(raw) {
  if (!Array.isArray(raw))
    return invalid(
      `is ${describe(raw)}, and the layer \`tools\` compares lists of tool names`,
      "Name the list with `decision-path`, or use `layer: verdict`."
    );
  const names = [];
  for (const item of raw) {
    const name = typeof item === "string" ? item : field(item, "name") ?? field(item, "tool") ?? field(item, "function");
    if (typeof name !== "string" || name === "")
      return invalid("holds a call without a tool name", "Record the name of every tool that was called.");
    names.push(name);
  }
  return { ok: true, outcome: { kind: "tools", names } };
}
function invalid(why, hint) {
  return { ok: false, code: "evidence-invalid", why, hint };
}
function describe(value) {
  if (value === void 0) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? `"${value.slice(0, 60)}"` : `the ${typeof value} ${String(value)}`;
}

export {
  isFields,
  field,
  readOutcome,
  describe
};
