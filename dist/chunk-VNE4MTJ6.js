import "./chunk-CB2JLT67.js";
import {
  describeError
} from "./chunk-L2EA5WIY.js";
import "./chunk-PIRHQTI4.js";

// src/core/outcome.ts
var LAYERS = ["verdict", "tools", "text"];

// src/core/built-in-relations.ts
var RELATION_KINDS = ["invariant", "monotone", "directional"];
var BUILT_IN_RELATIONS = [
  { name: "normalisation-invariance", kind: "invariant", compares: "verdict", transform: normalised },
  { name: "case-invariance", kind: "invariant", compares: "verdict", transform: withCaseInverted },
  { name: "whitespace-invariance", kind: "invariant", compares: "verdict", transform: withWhiteSpace },
  { name: "tool-selection-invariance", kind: "invariant", compares: "tools", transform: normalised }
];
function normalised(input) {
  return input.normalize("NFD").replace(new RegExp("\\p{Mn}", "gu"), "").replace(new RegExp("\\p{White_Space}+", "gu"), " ").trim();
}
function withCaseInverted(input) {
  return input.replace(
    new RegExp("\\p{Uppercase}|\\p{Lowercase}", "gu"),
    (letter) => new RegExp("\\p{Lowercase}", "u").test(letter) ? letter.toUpperCase() : letter.toLowerCase()
  );
}
function withWhiteSpace(input) {
  return `
${input}  `;
}

// src/agent/worker-relation-entries.ts
var ALL = "default";
var NAME = /^(?=.*\S)[^\r\n]{1,100}$/;
var CatalogueFault = class extends Error {
};
function readEntries(made) {
  const all = Array.isArray(made) ? made : [made];
  const named = all.flatMap((each) => each === ALL ? BUILT_IN_RELATIONS.map(({ name }) => name) : [each]);
  const entries = named.map((each, index) => readEntry(each, `relation ${index + 1}`));
  if (entries.length === 0) throw new CatalogueFault("it holds no relation");
  const repeated = entries.find(({ name }, index) => entries.findIndex((each) => each.name === name) < index);
  if (repeated !== void 0)
    throw new CatalogueFault(`two relations are called \`${repeated.name}\`, and reports tell them by name`);
  return entries;
}
function readEntry(value, place) {
  if (typeof value === "string") return builtIn(value, place);
  if (typeof value !== "object" || value === null) {
    throw new CatalogueFault(
      `${place} is ${value === null ? "null" : `of type ${typeof value}`}, not a relation`
    );
  }
  const fields = value;
  const { name, check: check2 } = fields;
  if (typeof name !== "string" || !NAME.test(name))
    throw new CatalogueFault(`${place} has no \`name\` of one line and at most 100 characters`);
  const kind = oneOf(RELATION_KINDS, fields["kind"], "kind", name);
  const compares = oneOf(LAYERS, fields["compare"] ?? "verdict", "compare", name);
  const fault = faultOf(fields, kind);
  if (fault !== void 0) throw new CatalogueFault(`relation \`${name}\` ${fault}`);
  return { name, kind, compares, checked: check2 !== void 0, relation: value };
}
function oneOf(known, given, field, name) {
  const found = known.find((each) => each === given);
  if (found !== void 0) return found;
  const shown = given === void 0 ? `has no \`${field}\`` : `has the \`${field}\` ${JSON.stringify(given)}`;
  throw new CatalogueFault(
    `relation \`${name}\` ${shown}; it must be ${known.map((each) => `\`${each}\``).join(" or ")}`
  );
}
function faultOf({ transform, check: check2, compare }, kind) {
  if (typeof transform !== "function") return "has no function `transform`";
  if (check2 !== void 0 && typeof check2 !== "function") return "has a `check` that is no function";
  if (check2 === void 0 && kind !== "invariant")
    return `is ${kind} and has no function \`check\`, which says what that means`;
  if (check2 !== void 0 && compare !== void 0) return "has both `compare` and `check`: keep one of them";
  return void 0;
}
function builtIn(name, place) {
  const relation = BUILT_IN_RELATIONS.find((each) => each.name === name);
  if (relation !== void 0) {
    const { kind, compares } = relation;
    return { name, kind, compares, checked: false, relation };
  }
  const known = BUILT_IN_RELATIONS.map((each) => `\`${each.name}\``).join(", ");
  throw new CatalogueFault(
    `${place} is the text ${JSON.stringify(name.slice(0, 60))}, which names no built-in relation; they are ${known}, and \`${ALL}\` for all of them`
  );
}

// src/agent/worker-relations.ts
async function loadCatalogue(exported) {
  try {
    const made = typeof exported === "function" ? await exported() : exported;
    const entries = readEntries(made);
    const answer = async (question) => ({
      text: JSON.stringify(await reply(entries, JSON.parse(question)))
    });
    return { ok: true, kind: "function", next: () => answer };
  } catch (error) {
    const message = error instanceof CatalogueFault ? error.message : `it threw ${describeError(error)}`;
    return { ok: false, fault: { what: "bad-catalogue", message } };
  }
}
async function reply(entries, question) {
  if (question.ask === "list") return entries.map(({ relation: _, ...entry }) => entry);
  const relation = entries[question.index]?.relation;
  if (relation === void 0) throw new RangeError(`there is no relation ${question.index}`);
  return question.ask === "reword" ? { text: await reword(relation, question.input) } : check(relation, question.before, question.after);
}
async function reword(relation, input) {
  const text = await relation.transform(input);
  if (typeof text !== "string") throw new TypeError(`\`transform\` returned ${typeWords(text)}, not a text`);
  if (text.trim() === "") throw new TypeError("`transform` returned an empty text");
  if (await relation.transform(input) !== text)
    throw new Error("`transform` returned another text the second time; it must depend on its input alone");
  return text;
}
async function check(relation, before, after) {
  const verdict = await relation.check?.(before, after);
  if (typeof verdict === "string") return { held: false, why: verdict };
  if (typeof verdict === "boolean") return { held: verdict };
  throw new TypeError(`\`check\` returned ${typeWords(verdict)}, neither \`true\`, \`false\` nor a text`);
}
function typeWords(value) {
  return value === void 0 || value === null ? "nothing" : `something of type ${typeof value}`;
}
export {
  loadCatalogue
};
