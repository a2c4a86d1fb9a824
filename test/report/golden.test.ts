/** One scenario, every renderer: the files under test/golden are reviewed like code. UPDATE_GOLDEN=1 rewrites them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderAnnotations } from "../../src/report/annotations.ts";
import { stableJson } from "../../src/report/format/stable-json.ts";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { ReportModel } from "../../src/report/model.ts";
import { renderText } from "../../src/report/text.ts";
import { model as blind } from "../golden/blind/model.ts";
import { model as contract } from "../golden/contract/model.ts";
import { model as hostile } from "../golden/hostile/model.ts";
import { model as huge } from "../golden/huge/model.ts";
import { model as incomplete } from "../golden/incomplete/model.ts";
import { model as noAnswerYet } from "../golden/no-answer-yet/model.ts";
import { model as stochastic } from "../golden/stochastic/model.ts";
import { model as trustworthy } from "../golden/trustworthy/model.ts";
import { model as violations } from "../golden/violations/model.ts";

const link = (file: string, line: number) => `https://github.com/acme/router/blob/0123abc/${file}#L${line}`;

const RENDERERS: Readonly<Record<string, (model: ReportModel) => string>> = {
  "summary.md": (model) => renderMarkdown(model, { link }),
  "report.txt": (model) => renderText(model),
  "junit.xml": (model) => renderJunit(model),
  "annotations.json": (model) => stableJson(renderAnnotations(model, { prefix: "agents" })),
};

const SCENARIOS: Readonly<Record<string, ReportModel>> = {
  trustworthy,
  blind,
  "no-answer-yet": noAnswerYet,
  stochastic,
  contract,
  incomplete,
  hostile,
  huge,
  violations,
};

const CASES = Object.entries(SCENARIOS).flatMap(([scenario, model]) =>
  Object.entries(RENDERERS).map(([file, render]) => ({ scenario, model, file, render })),
);

describe.each(CASES)("$scenario/$file", ({ scenario, model, file, render }) => {
  const path = new URL(`../golden/${scenario}/${file}`, import.meta.url);

  it("is what was reviewed", () => {
    const text = render(model);
    // Of three thousand rows the first ones say it all; the whole would be a megabyte of sameness to review.
    const reviewed = scenario === "huge" ? `${text.split("\n").slice(0, 120).join("\n")}\n` : text;
    if (process.env["UPDATE_GOLDEN"] === "1") {
      mkdirSync(new URL(".", path), { recursive: true });
      writeFileSync(path, reviewed);
    }
    expect(reviewed).toBe(readFileSync(path, "utf8"));
  });

  it("has one final newline and no character a terminal would obey", () => {
    const text = render(model);
    expect(text).toMatch(/[^\n]\n$/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe]/);
  });
});

describe.each(Object.entries(SCENARIOS))("all reports of %s tell one story", (_, model) => {
  const markdown = renderMarkdown(model).replaceAll("\\", "").replaceAll("`", "");
  const text = renderText(model, { width: 1_000 });
  const junit = renderJunit(model);

  it("with the same first words", () => {
    for (const report of [markdown.split("\n")[0], text.split("\n")[0], junit]) {
      expect(report).toContain(`${model.headline.word} - `);
    }
  });

  it("with the same counts and verdict", () => {
    const { flips = 0, pairs = 0, verdict } = model.stability ?? {};
    const counted = `${flips} of ${pairs.toLocaleString("en-US")} pairs flipped`;
    expect(markdown).toContain(counted);
    expect(text).toContain(`${model.status === "incomplete" ? "not judged" : verdict}: ${counted}`);
    expect(junit).toContain(`name="pair_flips" value="${flips}"`);
    expect(junit).toContain(`name="pair_trials" value="${pairs}"`);
    expect(junit).toContain(`name="call" value="${verdict}"`);
    expect(renderJson(model)).toContain(`"pair_flips": ${flips},\n    "pair_trials": ${pairs}`);
  });

  it("with the same answer about the baseline", () => {
    const { admissible } = model.admission;
    expect(markdown.includes("Baseline: ✓ admissible")).toBe(admissible);
    expect(markdown.includes("Baseline: ✗ refused")).toBe(!admissible);
    expect(text.includes("ADMISSIBLE:")).toBe(admissible);
    expect(junit).toContain(`name="admissible" value="${admissible}"`);
  });
});

const FAULTY = Object.entries(SCENARIOS).filter(
  ([name, { contract }]) => contract?.satisfied === false && name !== "hostile",
);

it.each(FAULTY)("every report of %s names the routes that are missing or not allowed", (_, model) => {
  const labels = [...(model.contract?.missingObserved ?? []), ...(model.contract?.unknownObserved ?? [])];
  expect(labels).not.toEqual([]);
  for (const label of labels) {
    for (const report of [renderMarkdown(model), renderText(model), renderJunit(model), renderJson(model)]) {
      expect(report).toContain(label);
    }
  }
});
