/** Text of a YAML or JSON file → values with places. */
import type { Result } from "../problem.ts";
import { parseJson } from "./json-source.ts";
import type { SourceDocument } from "./source-document.ts";

/** By the file's name: `.json` is JSON, anything else YAML. */
export async function parseSource(file: string, text: string): Promise<Result<SourceDocument>> {
  if (file.toLowerCase().endsWith(".json")) return parseJson(file, text);
  const { parseYaml } = await import("./yaml-source.ts"); // 100 KB that a JSON or text user never needs
  return parseYaml(file, text);
}
