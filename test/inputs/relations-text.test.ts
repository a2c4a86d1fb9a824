import { describe, expect, it } from "vitest";
import { readRelations } from "../../src/inputs/relations-text.ts";

describe("the relations setting", () => {
  it.each([
    { text: "none", means: "none" },
    { text: "default", means: "default" },
    { text: "./relations.ts#catalogue", means: { path: "./relations.ts", exportName: "catalogue" } },
    { text: "relations.mjs", means: { path: "relations.mjs" } },
    { text: "team\\relations.cts#été", means: { path: "team/relations.cts", exportName: "été" } },
  ])("$text is understood", ({ text, means }) => {
    expect(readRelations(text)).toEqual(means);
  });

  it.each(["", "defualt", "relations.py#all", "relations.ts#", "#catalogue", "relations.ts#not a name"])(
    "%j is neither a word nor a module",
    (text) => {
      expect(readRelations(text)).toBeUndefined();
    },
  );
});
