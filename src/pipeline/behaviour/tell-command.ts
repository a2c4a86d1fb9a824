/** What a command of the shell did, told in the format that was asked for; or why it did nothing. */
import { refuse } from "../../pipeline.ts";
import type { Result } from "../../problem.ts";
import {
  renderToldJson,
  renderToldMarkdown,
  renderToldText,
  type Told,
  toldHeadline,
} from "../../report/told.ts";
import type { Host } from "../host.ts";

/** @returns the exit code */
export async function tellCommand(told: Result<Told>, host: Host): Promise<number> {
  if (!told.ok) return (await refuse(told.problems, host, 0)).exitCode;
  const text = renderToldText(told.value);
  await host.publisher.publish({
    headline: toldHeadline(told.value),
    text,
    documents: {
      text,
      markdown: renderToldMarkdown(told.value),
      json: renderToldJson(told.value),
      junit: "",
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0,
  });
  return 0;
}
