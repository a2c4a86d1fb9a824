/**
 * `agentcheck.json`, for a team that comes from there: what it says of its tests holds for ours while no configuration of
 * ours is there. Its `path` and `adapter` name Python, which `agent` and `suite` say anew; keys of its own are not faults.
 */
import { fail, type Result, succeed } from "../problem.ts";
import type { SourceDocument } from "./source-document.ts";
import { isFields } from "./suite-problems.ts";
import { showValue } from "./value-words.ts";

export const AGENTCHECK_CONFIG = "agentcheck.json";

/** @returns settings under our names */
export function agentcheckSettings({ file, value, locate }: SourceDocument): Result<object> {
  if (!isFields(value))
    return fail({
      code: "input-invalid",
      message: `${file} is ${showValue(value)}, not the configuration of agentcheck`,
      hint: "Correct it, or write a configuration of ours: `agentverity init`.",
      at: locate([]),
    });
  const { runs, fail_on_regression: failing } = value;
  if (failing !== undefined && typeof failing !== "boolean")
    return fail({
      code: "input-invalid",
      message: `\`fail_on_regression\` is ${showValue(failing)}; it must be true or false`,
      hint: "Correct it, or write `regression-rule` into a configuration of ours.",
      at: locate(["fail_on_regression"]),
    });
  return succeed({
    ...(runs === undefined ? {} : { runs }),
    // What it calls a regression, and then fails for, is any drop.
    ...(failing === true ? { "regression-rule": "any-drop" } : {}),
  });
}
