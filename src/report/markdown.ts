/**
 * The job summary: the one report that always exists. The first screen answers whether the run can be trusted,
 * why, and what next; the rest is for who digs. Never more than GitHub accepts, worst rows first.
 */

import { signOffMarkdown } from "./gate-notice.ts";
import { baselineMattersMost } from "./markdown/baseline.ts";
import { behaviourSection } from "./markdown/behaviour.ts";
import { prose, type SummaryContext } from "./markdown/context.ts";
import { baseline, decisions, decisionsMatterMost } from "./markdown/decisions.ts";
import { caveats, perProbe, provenance } from "./markdown/details.ts";
import { errors, headline, nextSteps, numbers, says } from "./markdown/opening.ts";
import { relations } from "./markdown/relations.ts";
import { flips, stabilityByRoute } from "./markdown/stability.ts";
import type { ReportModel } from "./model.ts";

export interface MarkdownOptions {
  /** Address of a line of a file at the measured commit; by default nothing is linked. */
  readonly link?: (file: string, line: number) => string | undefined;
  /** Bytes of UTF-8; 200 KB by default. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 200 * 1024;
/** Rows of the longest tables, tried in this order until the summary fits. */
const ROWS = [1_000, 500, 200, 100, 50, 25, 10, 3] as const;
const CUT = "The rest did not fit here; it is in the report.";

/** GitHub-flavoured Markdown with a final newline. */
export function renderMarkdown(model: ReportModel, options: MarkdownOptions = {}): string {
  const limit = options.maxBytes ?? MAX_BYTES;
  let sections: readonly string[] = [];
  for (const rows of ROWS) {
    sections = sectionsOf({ model, link: options.link ?? (() => undefined), rows });
    const text = join(sections);
    if (bytes(text) <= limit) return text;
  }
  return cutTo(sections, limit);
}

function sectionsOf(context: SummaryContext): readonly string[] {
  const { model } = context;
  const probeSetFails = decisionsMatterMost(context);
  const relationsFail = model.status === "violations" || model.status === "vacuous";
  const baselineFirst = baselineMattersMost(context);
  return [
    headline(context),
    nextSteps(context),
    says(context),
    baselineFirst ? baseline(context) : "",
    probeSetFails ? decisions(context) : "",
    numbers(context),
    errors(context),
    relationsFail ? relations(context) : "",
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips(context),
    probeSetFails ? "" : decisions(context),
    baselineFirst ? "" : baseline(context),
    model.signOff === undefined ? "" : signOffMarkdown(model.signOff, (text) => prose(context, text)),
    model.behaviour === undefined ? "" : behaviourSection(model.behaviour, context, context.rows),
    relationsFail ? "" : relations(context),
    caveats(context),
    perProbe(context),
    provenance(context),
  ].filter((section) => section !== "");
}

/** Whole sections leave from the end; the headline stays as far as it fits. */
function cutTo(sections: readonly string[], limit: number): string {
  for (let kept = sections.length - 1; kept >= 1; kept -= 1) {
    const text = join([...sections.slice(0, kept), CUT]);
    if (bytes(text) <= limit) return text;
  }
  let text = "";
  for (const character of sections[0] ?? "") {
    if (bytes(`${text}${character}…\n`) > limit) break;
    text += character;
  }
  return `${text}…\n`;
}

function join(sections: readonly string[]): string {
  return `${sections.join("\n\n")}\n`;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
