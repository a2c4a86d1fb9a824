/** Comparisons of two windows: reviewed files in every format, and one story in all of them. UPDATE_GOLDEN=1 rewrites. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  driftHeadline,
  renderDriftJson,
  renderDriftMarkdown,
  renderDriftText,
} from "../../src/report/drift.ts";
import type { DriftModel } from "../../src/report/drift-model.ts";
import { SCENARIOS } from "../golden/drift/windows.ts";

const RENDERERS: Readonly<Record<string, (model: DriftModel) => string>> = {
  txt: renderDriftText,
  md: renderDriftMarkdown,
  json: renderDriftJson,
};

const CASES = Object.entries(SCENARIOS).flatMap(([scenario, model]) =>
  Object.entries(RENDERERS).map(([ending, render]) => ({ file: `${scenario}.${ending}`, model, render })),
);

describe.each(CASES)("$file", ({ file, model, render }) => {
  const path = new URL(`../golden/drift/${file}`, import.meta.url);

  it("is what was reviewed", () => {
    const text = render(model);
    if (process.env["UPDATE_GOLDEN"] === "1") {
      mkdirSync(new URL(".", path), { recursive: true });
      writeFileSync(path, text);
    }
    expect(text).toBe(readFileSync(path, "utf8"));
  });

  it("has one final newline and no character a terminal would obey", () => {
    const text = render(model);
    expect(text).toMatch(/[^\n]\n$/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe]/);
  });
});

describe.each(Object.entries(SCENARIOS))("all reports of %s tell one story", (name, model) => {
  it("with the same word, and never that nothing changed", () => {
    const [text, markdown] = [renderDriftText(model), renderDriftMarkdown(model)];
    expect(model.status).toBe(name === "switched" ? "drift" : name);
    for (const report of [text, markdown, driftHeadline(model)]) {
      expect(report.split("\n")[0]).toContain(`${model.headline.word} - `);
      expect(report).not.toMatch(/no drift|unchanged agent is proven/i);
    }
    expect(JSON.parse(renderDriftJson(model))).toMatchObject({
      status: model.status,
      exit_code: model.exitCode,
    });
  });
});

it("shows the first fifty rows of a long table and says how many more there are", () => {
  const [row] = SCENARIOS["switched"]?.probes ?? [];
  if (row === undefined) throw new Error("expected a probe");
  const long = { ...(SCENARIOS["switched"] as DriftModel), probes: Array.from({ length: 60 }, () => row) };
  expect(renderDriftMarkdown(long)).toContain("10 more rows are in the JSON report.");
});
