import { describe, expect, it } from "vitest";
import { readArguments } from "../../src/inputs/arguments.ts";
import { renderHelp } from "../../src/inputs/help.ts";
import { COMMANDS, flagsOf } from "../../src/inputs/options.ts";

describe.each(COMMANDS)("help of %s", (command) => {
  const help = renderHelp(command);

  it("names every flag of the command with its default, and no other", () => {
    const shown = [...help.matchAll(/^ {2}--([\w-]+)/gm)].map((match) => match[1]);
    expect(shown.toSorted()).toEqual(
      flagsOf(command)
        .map((option) => option.name)
        .toSorted(),
    );
    for (const option of flagsOf(command)) {
      if (option.default !== undefined)
        expect(help.replaceAll(/\s+/g, " ")).toContain(`Default: ${option.default}`);
    }
  });

  it("shows one example, and the example is understood", () => {
    const examples = [...help.matchAll(/^Example:\n {2}agentverity (.+)$/gm)].map((match) => match[1] ?? "");
    expect(examples).toHaveLength(1);
    expect(readArguments(examples[0]?.split(" ") ?? [])).toMatchObject({ ok: true, value: { command } });
  });

  it("is plain text that fits a terminal", () => {
    expect(Math.max(...help.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    for (const mark of ["`", "\u001b"]) expect(help).not.toContain(mark);
  });
});

it("names every command when none is given", () => {
  for (const command of COMMANDS) expect(renderHelp()).toMatch(new RegExp(`^ {2}${command} `, "m"));
});
