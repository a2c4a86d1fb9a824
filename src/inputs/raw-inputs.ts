/**
 * What a person gave in words, before anything is understood: action inputs or flags. And how such a text
 * becomes a value of its option's kind; a text that is none stays a text, and the schema refuses it by name.
 */
import type { Option } from "./options.ts";

export interface RawInputs {
  readonly source: "action" | "command line";
  /** By option name; never an empty text, which means "not given". */
  readonly values: Readonly<Record<string, string>>;
  /** Names that nobody declared but that are near enough to one to be meant. */
  readonly unknown: readonly string[];
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** @param value a text from anywhere, or a typed value from YAML or JSON, which is kept as it is */
export function toKind(option: Option, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const trimmed = value.trim();
  switch (option.kind) {
    case "flag":
      return FLAGS.get(trimmed) ?? trimmed;
    case "number":
      return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
    case "list":
      return trimmed.split(/[,\n]/).flatMap((item) => item.trim() || []);
    case "text":
      return trimmed;
  }
}

/** An absent action input arrives as an empty text, and an empty YAML value as null. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
