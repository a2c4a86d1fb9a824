/** `none`, `default`, `./relations.ts#catalogue`: what the `relations` setting says. */
import { normalisePath } from "./agent-text.ts";
import type { RelationsSpec } from "./config.ts";

const MODULE = /^([^#]+\.(?:[cm]?[jt]s|tsx))(?:#([\p{L}$_][\p{L}\p{N}$_]*))?$/u;

/** @returns undefined for what is neither a word nor a module */
export function readRelations(text: string): RelationsSpec | "none" | undefined {
  if (text === "none" || text === "default") return text;
  const [, path, exportName] = MODULE.exec(text.trim()) ?? [];
  if (path === undefined) return undefined;
  return { path: normalisePath(path.trim()), ...(exportName === undefined ? {} : { exportName }) };
}
