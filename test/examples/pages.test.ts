/** Every command that the README and the examples' pages show is run here, and prints what they show. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareShown, Desk, fencesOf, looksLike, readPage, shownAnew, shownCommands } from "./pages.ts";

const EXAMPLES = [
  "agentkit",
  "booking-agent",
  "bugfix-pipeline",
  "custom-relation",
  "http-endpoint",
  "judge-stability",
  "other-harnesses",
  "payment-dispute",
  "prompt-change",
  "promptfoo-bridge",
  "python-agent",
  "shell-agent",
  "support-router",
  "vitest",
];
const readme = readPage("README.md");

/** The code that the README shows under a first line that names its file. */
function shownAgent(): { path: string; text: string } {
  const text = fencesOf(readme).find(({ language }) => language === "ts")?.text ?? "";
  return { path: /^\/\/ (\S+)\n/.exec(text)?.[1] ?? "", text };
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

describe("README.md", () => {
  const desk = new Desk();
  const where = (note: string) => (note === "run in a team's repository" ? desk.team : desk.package);

  beforeAll(() => {
    const { path, text } = shownAgent();
    put(join(desk.team, path), text);
  });
  afterAll(() => desk.remove());

  it.each(shownCommands(readme))("$command", async ({ command, output, note }) => {
    const { printed } = await desk.run(command, where(note));
    const { shown, got } = compareShown("README.md", printed, output);
    expect(got).toBe(shown);
  });

  it("shows as a summary the beginning of the one that the example leaves", async () => {
    const [, config = "", quoted = ""] =
      /^<!-- summary of examples\/(\S+) -->\n((?:>.*\n)+)/m.exec(readme) ?? [];
    const folder = join(desk.package, "examples", dirname(config));
    const command = `node ../../dist/cli.js run --config ${basename(config)} --format markdown --quiet`;
    const { printed } = await desk.run(command, folder);
    // As many lines as are quoted, from the beginning.
    const quote = (lines: readonly string[]) => lines.map((line) => `> ${line}`.trimEnd()).join("\n");
    const now = quote(printed.split("\n").slice(0, quoted.trimEnd().split("\n").length));
    const { shown, got } = compareShown("README.md", now, quoted.trimEnd());
    expect(got).toBe(shown);
  });

  it("is tried with two commands: one clones and runs the demonstration, one is the gate's own", async () => {
    const [clone = "", tests, ...others] = fencesOf(readme)
      .filter(({ language }) => language === "sh")
      .map(({ text }) => text.trim());
    expect(others).toEqual([]);
    expect(tests).toBe("npm ci && npm test"); // as .ci/run does: test/house/manifest.test.ts
    desk.git(desk.package, "init", "--quiet");
    desk.git(desk.package, "add", "--force", ".");
    desk.git(desk.package, "commit", "--quiet", "--message", "clone me");
    const elsewhere = join(desk.place, "elsewhere");
    mkdirSync(elsewhere);
    const { printed, status } = await desk.run(clone, elsewhere);
    expect(status, printed).toBe(0);
    expect(printed).toContain("repaired   6/6          deterministic, 0/78     6/6 routes  ADMITTED");
  });
});

describe.each(EXAMPLES)("examples/%s/README.md", (name) => {
  const path = `examples/${name}/README.md`;
  const page = readPage(path);
  const desk = new Desk();
  afterAll(() => desk.remove());

  it("shows commands, and has no other kind of them", () => {
    expect(shownCommands(page).length).toBeGreaterThan(0);
    expect(fencesOf(page).filter(({ language }) => /^(sh|bash|shell)$/.test(language))).toEqual([]);
  });

  it.each(shownCommands(page))("$command", async ({ command, output }) => {
    const { printed } = await desk.run(command, join(desk.package, "examples", name));
    const { shown, got } = compareShown(path, printed, output);
    expect(got).toBe(shown);
  });
});

describe("what a page shows is compared", () => {
  it.each([
    { printed: "a\nb\n", shown: "a\nb", same: true },
    { printed: "a\nb\nc\n", shown: "a\n…", same: true },
    { printed: "a\nb\nc\n", shown: "…\nc", same: true },
    { printed: "took 5 ms\n", shown: "took 1.2 s", same: true },
    { printed: "", shown: "", same: true },
    { printed: "a\nb\n", shown: "a", same: false },
    { printed: "a\nb\n", shown: "a\nc", same: false },
    { printed: "6 of 6\n", shown: "5 of 6", same: false },
    { printed: "a.b\n", shown: "axb", same: false },
  ])("$printed as $shown: $same", ({ printed, shown, same }) => {
    expect(looksLike(printed, shown)).toBe(same);
  });

  it.each([
    { printed: "a\nx\n", shown: "a\nb", anew: "a\nx" },
    { printed: "a\nx\nc\nd\n", shown: "a\n…\nb", anew: "a\n…\nd" },
    { printed: "x\nc\n", shown: "a\n…", anew: "x\n…" },
    { printed: "x 9 ms\n", shown: "a 1.5 s", anew: "x 1.5 s" },
  ])("and written anew: $printed where $shown was", ({ printed, shown, anew }) => {
    expect(shownAnew(printed, shown)).toBe(anew);
  });
});
