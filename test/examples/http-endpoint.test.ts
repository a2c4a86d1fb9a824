/** The settings that the http-endpoint page shows are settings, and the first of them are those of the example. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../src/inputs/read-config.ts";
import { fencesOf, readPage } from "./pages.ts";

const shown = fencesOf(readPage("examples/http-endpoint/README.md")).flatMap(({ language, text }) =>
  language === "yaml" ? [text] : [],
);

describe("the page's settings", () => {
  it.each(shown)("are read without a fault: %s", async (text) => {
    const config = await readConfig(
      { source: "action", values: {}, unknown: [] },
      { workingDirectory: "/team", read: () => `${text}suite: suite.yaml\n` },
    );
    expect(config).toMatchObject({ ok: true, value: { agent: { kind: "endpoint" } } });
  });

  it("begin with the example's own", () => {
    expect(parse(readPage("examples/http-endpoint/agentverity.yml"))).toMatchObject(parse(shown[0] ?? ""));
  });
});
