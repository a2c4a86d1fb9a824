/** A refusal: what was wrong with the input, where, and the next thing to try. The report when there is nothing to report. */
import { markdownCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { count, list } from "./format.ts";
import type { RefusalModel, RefusedInput } from "./model.ts";

const HEADLINE_LENGTH = 200;

/** Terminal text with a final newline: `error: suite.yaml:22:15  …`, each hint below its error. */
export function renderRefusalText(refusal: RefusalModel): string {
  const blocks = refusal.problems.map((problem) => {
    const place = position(problem);
    const at = place === undefined ? "" : `${place}  `;
    return `error: ${at}${plainProse(problem.message)}\n       ${plainProse(problem.hint)}`;
  });
  return `${[...blocks, summaryLine(refusal)].join("\n")}\n`;
}

export function renderRefusalMarkdown(refusal: RefusalModel): string {
  const items = refusal.problems.map((problem, index) => {
    const place = position(problem);
    const at = place === undefined ? "" : `${markdownCode(place)} `;
    return `${index + 1}. ${at}${markdownProse(sentence(problem.message))}\n   ${markdownProse(problem.hint)}`;
  });
  return `${[`## ❌ REFUSED - ${markdownProse(extent(refusal))}`, items.join("\n"), summaryLine(refusal)].join("\n\n")}\n`;
}

/** What stands alone in a list of checks or a message: the one problem itself, or how many and where. */
export function refusalHeadline(refusal: RefusalModel): string {
  const [only, ...others] = refusal.problems;
  if (only === undefined || others.length > 0) return extent(refusal);
  const place = position(only);
  return `${place === undefined ? "" : `${place}: `}${plainProse(only.message, HEADLINE_LENGTH)}`;
}

/** Two lines of Markdown run into one paragraph: the first needs an end. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** `2 problems in suite.yaml`. */
function extent({ problems }: RefusalModel): string {
  const files = [
    ...new Set(problems.flatMap((problem) => (problem.file === undefined ? [] : [plainName(problem.file)]))),
  ];
  return `${count(problems.length, "problem")}${files.length === 0 ? "" : ` in ${list(files, 3)}`}`;
}

function summaryLine(refusal: RefusalModel): string {
  const calls =
    refusal.callsMade === 0 ? "no call was made" : `${count(refusal.callsMade, "call")} had been made`;
  return `${extent(refusal)}; ${calls}.`;
}

function position({ file, line, column }: RefusedInput): string | undefined {
  if (file === undefined) return undefined;
  return [plainName(file), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(":");
}
