/** What the gate can promise, as terminal text, Markdown and `agentverity.doctor/v1`. */
import type { DoctorGroup, DoctorGuarantee, DoctorModel } from "./doctor-model.ts";
import { markdownProse, plainProse } from "./escape.ts";
import { stableJson } from "./format/stable-json.ts";
import { wrap } from "./format/wrap.ts";
import { quoteName } from "./format.ts";

const WIDTH = 100;
const ICONS = { unenforced: "❌", advisory: "⚠️", binding: "✅", unknown: "➖" } as const;
const STATE_ICONS = { "not-guaranteed": "❌", unknown: "➖", guaranteed: "✅" } as const;

/** Terminal text with a final newline. */
export function renderDoctorText(model: DoctorModel): string {
  const lines = [
    doctorHeadline(model),
    ...wrap(plainProse(placeOf(model)), "  ", WIDTH),
    ...model.groups.flatMap(groupLines),
    "",
    "What no setting changes:",
    ...model.limits.flatMap((text) => wrap(plainProse(text), "  - ", WIDTH)),
  ];
  return `${lines.join("\n")}\n`;
}

/** One plain line. */
export function doctorHeadline({ headline }: DoctorModel): string {
  return plainProse(`${headline.word} - ${headline.sentence}`);
}

function placeOf({ repository, branch, baseline, statusContext }: DoctorModel): string {
  const place = branch === undefined ? "default branch unknown" : `branch ${quoteName(branch)}`;
  return `${quoteName(repository)}, ${place}, baseline ${quoteName(baseline)}, status ${quoteName(statusContext)}`;
}

function groupLines({ title, guarantees }: DoctorGroup): readonly string[] {
  return ["", `${title}:`, ...guarantees.flatMap(guaranteeLines)];
}

function guaranteeLines({ promise, because, holes }: DoctorGuarantee): readonly string[] {
  const line = (name: string, text: string) => wrap(plainProse(text), `    ${name.padEnd(5)}`, WIDTH);
  return [
    ...wrap(plainProse(promise), "  - ", WIDTH),
    ...(because === undefined ? [] : wrap(plainProse(because), "    ", WIDTH)),
    ...holes.flatMap(({ reason, consequence, setting }) => [
      ...line("why", reason),
      ...line("so", consequence),
      ...line("set", setting),
    ]),
  ];
}

/** Markdown with a final newline. */
export function renderDoctorMarkdown(model: DoctorModel): string {
  const { strength, headline, groups, limits } = model;
  const blocks = [
    `## ${ICONS[strength]} ${headline.word} - ${markdownProse(headline.sentence)}`,
    markdownProse(placeOf(model)),
    ...groups.flatMap(groupBlocks),
    "### What no setting changes",
    limits.map((text) => `- ${markdownProse(text)}`).join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function groupBlocks({ state, title, guarantees }: DoctorGroup): readonly string[] {
  return [`### ${STATE_ICONS[state]} ${title}`, guarantees.map(guaranteeItem).join("\n")];
}

function guaranteeItem({ promise, because, holes }: DoctorGuarantee): string {
  const rows = holes.flatMap(({ reason, consequence, setting }) => [
    `  - ${markdownProse(reason)} ${markdownProse(consequence)}`,
    `    **Set:** ${markdownProse(setting)}`,
  ]);
  const why = because === undefined ? "" : ` ${markdownProse(because)}`;
  return [`- **${markdownProse(promise)}.**${why}`, ...rows].join("\n");
}

/** `agentverity.doctor/v1`. */
export function renderDoctorJson(model: DoctorModel): string {
  return stableJson({
    schema: "agentverity.doctor/v1",
    agentverity_version: model.version,
    repository: model.repository,
    branch: model.branch ?? null,
    baseline: model.baseline,
    status_context: model.statusContext,
    verdict: model.strength,
    headline: doctorHeadline(model),
    guarantees: model.groups.flatMap(({ state, guarantees }) =>
      guarantees.map(({ id, promise, because, holes }) => ({
        id,
        promise,
        state,
        because: because ?? null,
        holes: holes.map(({ known, ...words }) => ({ ...words, known })),
      })),
    ),
    limits: model.limits,
  });
}
