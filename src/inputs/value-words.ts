/** A user's value and its place, as messages show them. */

/** `"abc"`, `5`, `a mapping`: short, on one line. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return showList(value);
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? quote(value) : String(value);
}

function showList(items: readonly unknown[]): string {
  const isShort = items.length > 0 && items.every((item) => typeof item === "string");
  return isShort ? quote(items.join(", ")) : `a list of ${items.length}`;
}

/** In double quotes, capped, with line breaks and control characters spelled out; no address shows its password. */
export function quote(text: string): string {
  const safe = text.replace(/\/\/[^/@\s]*@/g, "//***@");
  return JSON.stringify(safe.length > 80 ? `${safe.slice(0, 79)}…` : safe);
}

/** `cases[3].expected`, `contract.stability_targets["a b"]`. */
export function showPath(path: readonly PropertyKey[]): string {
  let shown = "";
  for (const step of path) {
    if (typeof step === "number") shown += `[${step}]`;
    else if (/^[\w-]+$/.test(String(step))) shown += shown === "" ? String(step) : `.${String(step)}`;
    else shown += `[${JSON.stringify(String(step))}]`;
  }
  return shown;
}

/** `a, b or c`. */
export function listWords(words: readonly string[], last = "or"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
