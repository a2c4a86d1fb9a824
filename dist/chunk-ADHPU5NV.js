import {
  MAX_DEPTH
} from "./chunk-QYBMUMZ6.js";
import {
  fail,
  succeed
} from "./chunk-HW6O6W23.js";

// src/inputs/value-words.ts
function showValue(value) {
  if (value === null || value === void 0) return "empty";
  if (Array.isArray(value)) return showList(value);
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? quote(value) : String(value);
}
function showList(items) {
  const isShort = items.length > 0 && items.every((item) => typeof item === "string");
  return isShort ? quote(items.join(", ")) : `a list of ${items.length}`;
}
function quote(text) {
  const safe = text.replace(/\/\/[^/@\s]*@/g, "//***@");
  return JSON.stringify(safe.length > 80 ? `${safe.slice(0, 79)}…` : safe);
}
function showPath(path) {
  let shown = "";
  for (const step of path) {
    if (typeof step === "number") shown += `[${step}]`;
    else if (/^[\w-]+$/.test(String(step))) shown += shown === "" ? String(step) : `.${String(step)}`;
    else shown += `[${JSON.stringify(String(step))}]`;
  }
  return shown;
}
function listWords(words, last = "or") {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

// src/inputs/source-document.ts
function refusePrototypeKeys(source, paths) {
  if (paths.length === 0) return succeed(source);
  return fail(
    ...paths.map(
      (path) => ({
        code: "input-unknown",
        message: `\`${showPath(path)}\` is a key that no file of ours has`,
        hint: "Remove it.",
        at: source.locate(path, "key")
      })
    )
  );
}
function inspectKeys(value) {
  const found = { count: 0, prototypePaths: [], tooDeep: false };
  inspect(value, [], found);
  return found;
}
function inspect(node, trail, found) {
  if (typeof node !== "object" || node === null || found.tooDeep) return;
  if (trail.length >= MAX_DEPTH) {
    found.tooDeep = true;
    return;
  }
  if (Array.isArray(node)) {
    for (let index = 0; index < node.length; index += 1)
      if (typeof node[index] === "object") visit(node[index], index, trail, found);
    return;
  }
  for (const key of Object.keys(node)) {
    found.count++;
    if (key === "__proto__") found.prototypePaths.push([...trail, key]);
    visit(node[key], key, trail, found);
  }
}
function visit(child, step, trail, found) {
  if (typeof child !== "object" || child === null) return;
  trail.push(step);
  inspect(child, trail, found);
  trail.pop();
}
function depthProblem(file) {
  return {
    code: "file-unreadable",
    message: `${file} is nested more than ${MAX_DEPTH} levels deep`,
    hint: "Flatten it: a suite or configuration needs fewer than ten.",
    at: { file }
  };
}
function repeatedKeyProblem(key, firstLine, at) {
  const where = firstLine === void 0 ? "twice in one mapping" : `twice, first in line ${firstLine}`;
  return {
    code: "input-conflict",
    message: `the key ${quote(key)} is given ${where}`,
    hint: "Keep one of them: the other would be dropped without a word.",
    at
  };
}

export {
  showValue,
  quote,
  showPath,
  listWords,
  refusePrototypeKeys,
  inspectKeys,
  depthProblem,
  repeatedKeyProblem
};
