/** The run report, `agentverity.run/v2`: written as the model holds it, field for field. */
import { stableJson } from "./format/stable-json.ts";
import type { ReportModel } from "./model.ts";

export function renderJson(model: ReportModel): string {
  return stableJson(model.run);
}
