/** What a contributor is told to type is there to be typed. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "../..");
const page = readFileSync(resolve(repository, "CONTRIBUTING.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(resolve(repository, "package.json"), "utf8"));

const commands = [...page.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? "");
const npmScripts = commands.flatMap((text) => /^npm run ([\w:]+)/.exec(text)?.[1] ?? []);
const programs = commands.flatMap((text) => /^(?:npx|node) .*/.exec(text.replace(/^\w+=\S+ /, "")) ?? []);
/** Paths named anywhere, without those that hold a place for a name or are a contributor's to begin. */
const paths = [...programs.flatMap((text) => text.split(" ")), ...commands].filter(
  (text) => /^(src|test|scripts|examples|\.ci)\/[\w./-]*\w\/?$/.test(text) && !/<|fixtures/.test(text),
);

describe("CONTRIBUTING.md", () => {
  it("names commands, scripts and paths", () => {
    expect([npmScripts.length > 3, programs.length > 3, paths.length > 10]).toEqual([true, true, true]);
  });

  it.each([...new Set(npmScripts)])("npm run %s is a script", (name) => {
    expect(scripts).toHaveProperty([name]);
  });

  it.each([...new Set(paths)])("%s exists", (path) => {
    expect(existsSync(resolve(repository, path))).toBe(true);
  });
});
