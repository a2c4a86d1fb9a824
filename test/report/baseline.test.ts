/** Checks and snapshots: reviewed files in every format, and one story in all of them. UPDATE_GOLDEN=1 rewrites them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderAnnotations } from "../../src/report/annotations.ts";
import { stableJson } from "../../src/report/format/stable-json.ts";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { ReportModel } from "../../src/report/model.ts";
import { headlineText, renderText } from "../../src/report/text.ts";
import { CHECKS, SNAPSHOTS } from "../golden/baseline/scenarios.ts";

const link = (file: string, line: number) =>
  `https://github.com/team/router/blob/${"0".repeat(40)}/${file}#L${line}`;

const RENDERERS: Readonly<Record<string, (model: ReportModel) => string>> = {
  txt: renderText,
  md: (model) => renderMarkdown(model, { link }),
  json: renderJson,
  xml: renderJunit,
  "annotations.json": (model) => stableJson(renderAnnotations(model, { prefix: "" })),
};

const CASES = [
  ...Object.entries(CHECKS).flatMap(([name, model]) =>
    Object.entries(RENDERERS).map(([ending, render]) => ({ file: `check-${name}.${ending}`, model, render })),
  ),
  ...Object.entries(SNAPSHOTS).flatMap(([name, model]) =>
    ["txt", "md"].map((ending) => ({
      file: `snapshot-${name}.${ending}`,
      model,
      render: RENDERERS[ending] as (model: ReportModel) => string,
    })),
  ),
];

describe.each(CASES)("$file", ({ file, model, render }) => {
  const path = new URL(`../golden/baseline/${file}`, import.meta.url);

  it("is what was reviewed", () => {
    const text = render(model);
    if (process.env["UPDATE_GOLDEN"] === "1") {
      mkdirSync(new URL(".", path), { recursive: true });
      writeFileSync(path, text);
    }
    expect(text).toBe(readFileSync(path, "utf8"));
  });
});

describe.each(Object.entries({ ...CHECKS, ...SNAPSHOTS }))("all reports of %s", (name, model) => {
  it("begin with the same words, and never say that nothing changed", () => {
    for (const text of [renderText(model), renderMarkdown(model), headlineText(model)]) {
      expect(text.split("\n")[0]).toContain(`${model.headline.word} - `);
      expect(text).not.toMatch(/no drift|nothing changed/i);
    }
  });

  it("exit as the state says", () => {
    const codes = { unchanged: 0, drifted: 1, incompatible: 2, refused: 2, none: 2, signed: 0 } as const;
    const state = model.baseline?.state ?? "removed";
    expect(model.exitCode, name).toBe((codes as Readonly<Record<string, number>>)[state]);
  });

  it("say why it is refused, and what would cure each reason", () => {
    const { baseline } = model;
    if (baseline?.state !== "refused") return;
    expect(baseline.refusals.length).toBeGreaterThan(0);
    for (const { reason, cure } of baseline.refusals) {
      expect(renderMarkdown(model)).toContain("**Cure:**");
      expect([reason, cure]).not.toContain("");
    }
  });
});

it("links each changed decision to its line", () => {
  expect(renderMarkdown(CHECKS["drifted"] as ReportModel, { link })).toContain(
    `[\`suite.yaml:17\`](${link("suite.yaml", 17)}) | \`billing\` | **\`escalate\`**`,
  );
});

it.each([
  "refused-stochastic",
  "refused-route",
  "refused-target",
  "refused-undecided",
  "refused-unmetered",
  "refused-blind",
  "refused-contract",
  "refused-shared-session",
  "refused-no-answer",
])("%s is refused for that reason", (name) => {
  const admission = SNAPSHOTS[name]?.run["admission"] as { refusals: { kind: string }[] } | undefined;
  const kinds = admission?.refusals.map(({ kind }) => kind);
  const expected: Readonly<Record<string, string>> = {
    "refused-route": "stochastic-routes",
    "refused-target": "undecided-targets",
    "refused-no-answer": "unobserved-probes",
  };
  expect(kinds).toContain(expected[name] ?? name.replace("refused-", ""));
});
