/** Which changed files matter, by the patterns of `paths`. */
import { expect, it } from "vitest";
import { touches } from "../../src/gate/touched-paths.ts";

it.each([
  ["agents/**", "agents/router/prompt.md", true],
  ["agents/*", "agents/router.ts", true],
  ["agents/*.ts", "agents/deep/router.ts", false],
  ["agents", "agents/deep/router.ts", true],
  ["./agents/", "agents/router.ts", true],
  ["**/*.md", "README.md", true],
  ["**/*.md", "docs/a/b.md", true],
  ["*.md", "docs/b.md", false],
  ["**", "anything/at/all", true],
  ["prompt?.txt", "prompt1.txt", true],
  ["prompt?.txt", "prompt/.txt", false],
  ["src/{agent,tools}/**", "src/tools/a.ts", true],
  ["src/{agent,tools}/**", "src/other/a.ts", false],
  ["a.b", "axb", false],
  ["a{b", "a{b", true],
])("%s and %s: %s", (pattern, path, expected) => {
  expect(touches(["unrelated.txt", path], [pattern])).toBe(expected);
});
