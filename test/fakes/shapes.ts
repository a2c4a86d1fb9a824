/**
 * Completes an answer to GitHub's own shape: what a test reads is given by the caller, and required members that
 * carry no meaning here (addresses, node ids, counters, null where null is allowed) are filled in. A required text
 * or time without a value throws: meaning is never invented.
 */
import { readFileSync } from "node:fs";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = { readonly [key: string]: Json };

const DOCUMENT = JSON.parse(
  readFileSync(new URL("../contract/openapi-subset.json", import.meta.url), "utf8"),
) as { components: { schemas: Record<string, Schema> } };

/** @param name of a schema: `pull-request` */
export function shaped(name: string, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const schema = DOCUMENT.components.schemas[name];
  if (schema === undefined) throw new Error(`GitHub's description has no schema ${name}`);
  return complete(schema, given, name) as Record<string, unknown>;
}

function complete(schema: Schema, value: unknown, path: string): unknown {
  const { properties, required, items } = resolved(schema);
  if (Array.isArray(value)) {
    return items === undefined ? value : value.map((item) => complete(items as Schema, item, `${path}[]`));
  }
  if (typeof value !== "object" || value === null || properties === undefined) return value;
  const filled: Record<string, unknown> = {};
  const known = properties as Record<string, Schema>;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    filled[name] = known[name] === undefined ? member : complete(known[name], member, `${path}.${name}`);
  }
  for (const name of (required ?? []) as string[]) {
    if (filled[name] === undefined) filled[name] = placeholder(name, known[name] ?? {}, `${path}.${name}`);
  }
  return filled;
}

const EMPTY_TEXTS = new Set(["gravatar_id", "body", "label", "mergeable_state"]);

function placeholder(name: string, schema: Schema, path: string): unknown {
  const { type, nullable, format, properties, required } = resolved(schema);
  if (nullable === true) return null;
  if (type === "array") return [];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return 0;
  if (properties !== undefined && required !== undefined) return complete(schema, {}, path);
  if (format === "uri" || /(?:url|href|html)$/.test(name)) return `https://github.invalid/${name}`;
  if (name === "node_id") return "N_";
  if (EMPTY_TEXTS.has(name)) return "";
  throw new Error(`${path} needs a value`);
}

function resolved(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  const target = DOCUMENT.components.schemas[reference.split("/").at(-1) ?? ""];
  return target === undefined ? {} : resolved(target);
}
