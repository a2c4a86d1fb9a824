/** Runs that ended early by design: reviewed files in every format, and one story in all of them. UPDATE_GOLDEN=1 rewrites them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderAnnotations } from "../../src/report/annotations.ts";
import { stableJson } from "../../src/report/format/stable-json.ts";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { ReportModel } from "../../src/report/model.ts";
import { renderText } from "../../src/report/text.ts";
import { SCENARIOS } from "../golden/early-end/scenarios.ts";

const link = (file: string, line: number) =>
  `https://github.com/team/router/blob/${"0".repeat(40)}/${file}#L${line}`;

const RENDERERS: Readonly<Record<string, (model: ReportModel) => string>> = {
  txt: renderText,
  md: (model) => renderMarkdown(model, { link }),
  json: renderJson,
  xml: renderJunit,
  "annotations.json": (model) => stableJson(renderAnnotations(model, { prefix: "" })),
};

const CASES = Object.entries(SCENARIOS).flatMap(([name, model]) =>
  Object.entries(RENDERERS).map(([ending, render]) => ({ file: `${name}.${ending}`, model, render })),
);

describe.each(CASES)("$file", ({ file, model, render }) => {
  const path = new URL(`../golden/early-end/${file}`, import.meta.url);

  it("is what was reviewed", () => {
    const text = render(model);
    if (process.env["UPDATE_GOLDEN"] === "1") {
      mkdirSync(new URL(".", path), { recursive: true });
      writeFileSync(path, text);
    }
    expect(text).toBe(readFileSync(path, "utf8"));
  });
});

describe.each(Object.entries(SCENARIOS))("all reports of %s", (_, model) => {
  const reports = [
    renderText(model, { width: 1_000 }),
    renderMarkdown(model).replaceAll("\\", ""),
    renderJunit(model),
  ];

  it("begin with the same words", () => {
    for (const report of reports) expect(report).toContain(`${model.headline.word} - `);
  });

  it("say on how many pairs it was decided, and in the two that people read how many were collected", () => {
    const { sequential, curtailment } = model;
    const words = sequential?.words ?? curtailment?.words ?? "";
    expect(words).toMatch(/ \d+ (?:of \d+ )?pairs?\b/);
    for (const report of reports.slice(0, 2)) expect(report).toContain(words);
  });

  it("name a next step", () => expect(model.next.length).toBeGreaterThan(0));
});

it.each(Object.entries(SCENARIOS).filter(([, { sequential }]) => sequential !== undefined))(
  "the headline of %s tells no interval as what decided",
  (_, { headline }) => expect(headline.sentence).not.toMatch(/at most|at least|between/),
);
