/** The suite that a configuration names, read from the host. */
import { resolve } from "node:path";
import type { Suite } from "../core/suite.ts";
import { fail, type Result, succeed } from "../problem.ts";
import type { Config } from "./config.ts";
import { readSuite } from "./read-suite.ts";
import { readText, type TextHost } from "./read-text.ts";

export interface OpenedSuite {
  readonly suite: Suite;
  /** For `withLines`, when a report wants the lines of a JSON suite. */
  readonly text: string;
}

export async function openSuite(
  config: Pick<Config, "suite" | "probes" | "layer" | "workingDirectory">,
  host: TextHost,
): Promise<Result<OpenedSuite>> {
  const kind = config.suite === undefined ? "probes" : "suite";
  const file = config.suite ?? config.probes;
  if (file === undefined) {
    const hint = "Give `suite: suite.yaml`, or `probes: probes.txt` for a plain list.";
    return fail({
      code: "input-missing",
      message: "no probes are given: there is nothing to ask about",
      hint,
    });
  }
  const text = readText(host, resolve(config.workingDirectory, file), file, {
    code: "file-missing",
    message: `\`${kind}\` names ${file}, and there is no such file in ${config.workingDirectory}`,
    hint: "Correct the path: it is relative to `working-directory`. In a workflow, check out the repository first.",
    at: { file },
  });
  if (!text.ok) return text;
  const suite = await readSuite(file, text.value, kind);
  if (!suite.ok) return suite;
  const { contract } = suite.value;
  if (contract !== undefined && config.layer !== "verdict") {
    return fail({
      code: "input-conflict",
      message: `\`layer\` is ${config.layer}, and the contract of ${file} is about decisions`,
      hint: "Use `layer: verdict`, or a suite without `contract`.",
      at: { file, path: "contract", ...(contract.line === undefined ? {} : { line: contract.line }) },
    });
  }
  return succeed({ suite: suite.value, text: text.value });
}
