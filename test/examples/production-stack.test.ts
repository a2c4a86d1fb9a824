/** The page of the production stack: a real framework on a fake model, its tests in Vitest and its decisions in our report. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compareShown, Desk, readPage, repository, shownCommands } from "./pages.ts";

const PAGE = "examples/production-stack/README.md";
const page = readPage(PAGE);

describe("examples/production-stack", () => {
  const desk = new Desk();
  beforeAll(() => {
    // As a team that installed Vitest and the SDK has them.
    symlinkSync(join(repository, "node_modules"), join(desk.package, "node_modules"));
  });
  afterAll(() => desk.remove());

  it.each(shownCommands(page))("$command", { timeout: 120_000 }, async ({ command, output }) => {
    const { printed } = await desk.run(
      `export NO_COLOR=1; ${command}`,
      join(desk.package, "examples/production-stack"),
    );
    const { shown, got } = compareShown(PAGE, printed, output);
    expect(got).toBe(shown);
  });

  it("has both questions in one workflow, and the tests see no secret", () => {
    const { jobs } = parse(readPage("examples/production-stack/gate.yml"));
    expect(Object.keys(jobs)).toEqual(["quality", "evidence"]);
    expect(JSON.stringify(jobs.quality)).not.toContain("secrets");
    expect(jobs.quality).not.toHaveProperty("if"); // what is skipped counts as a success
  });
});
