/** A gate's answer without evidence, as job summary and as plain text. */
import { markdownProse, plainProse } from "./escape.ts";
import { wrap } from "./format/wrap.ts";
import type { GateNotice, SignOffModel } from "./gate-model.ts";

const ICONS = { success: "✅", waiting: "✍️", failure: "❌", unknown: "➖" } as const;
const WIDTH = 100;

export function renderNoticeMarkdown({ tone, headline, next, signOff }: GateNotice): string {
  const sections = [
    `## ${ICONS[tone]} ${headline.word} - ${markdownProse(headline.sentence)}`,
    next.map(({ text }, index) => `${index + 1}. ${markdownProse(text)}`).join("\n"),
    signOff === undefined ? "" : signOffMarkdown(signOff, (text) => markdownProse(text)),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

export function renderNoticeText({ headline, next, signOff }: GateNotice): string {
  const lines = [
    `${headline.word} - ${plainProse(headline.sentence)}`,
    ...next.flatMap(({ text }, index) => wrap(plainProse(text), `  ${index + 1}. `, WIDTH)),
    ...(signOff === undefined ? [] : signOffText(signOff, WIDTH)),
  ];
  return `${lines.join("\n")}\n`;
}

/** @param prose makes Markdown of the model's words */
export function signOffMarkdown({ title, lines }: SignOffModel, prose: (text: string) => string): string {
  const shown = lines.map((line) => `- ${prose(line)}`).join("\n");
  return [`### Sign-off: ${prose(title)}`, shown].filter((part) => part !== "").join("\n\n");
}

export function signOffText({ title, lines }: SignOffModel, width: number): readonly string[] {
  return [
    `Sign-off: ${plainProse(title)}`,
    ...lines.flatMap((line) => wrap(plainProse(line), "  - ", width)),
  ];
}
