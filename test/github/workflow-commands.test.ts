import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLog } from "../../src/github/log.ts";
import { createOutput } from "../../src/github/output.ts";
import { createRedactor } from "../../src/github/redact.ts";
import { annotationCommand, groupCommand, neutralise } from "../../src/github/workflow-commands.ts";
import { readLog } from "../fakes/step-results.ts";

const hostile = fc.string({
  unit: fc.constantFrom(
    "::",
    ":",
    "##[",
    "]",
    "error",
    "add-mask",
    "stop-commands",
    " ",
    "\t",
    "\n",
    "\r",
    "%0A",
    "%",
    ",",
    "=",
    "\u0085",
    "\u200b",
    "\u00a0",
    "a",
    "\u0000",
    "\u001b[",
  ),
  maxLength: 24,
});

describe("an annotation by command", () => {
  it("comes back as it was given, as the one command of its line", () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, file, message) => {
        const read = readLog(annotationCommand("failure", { title, file, line: 3 }, message));
        const plain = (text: string): string => text.replaceAll("##[", "## [");
        expect(read.lines).toEqual([]);
        expect(read.commands).toHaveLength(1);
        expect(read.commands[0]).toMatchObject({ name: "error", data: plain(message) });
        expect(read.commands[0]?.properties).toEqual({
          line: "3",
          ...(file === "" ? {} : { file: plain(file) }),
          ...(title === "" ? {} : { title: plain(title) }),
        });
      }),
    );
  });

  it("keeps a message of several lines in one line of the log, cut to what the runner keeps", () => {
    expect(annotationCommand("warning", {}, "50 %\nof it")).toBe("::warning::50 %25%0Aof it");
    expect(readLog(annotationCommand("notice", {}, "€".repeat(4_000))).annotations[0]?.message).toMatch(
      /^€{1364}…$/,
    );
  });
});

describe("text in the log", () => {
  it("is never a command, whatever it holds", () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), (texts) => {
        expect(readLog(neutralise(texts.join("\n")).join("\n")).commands).toEqual([]);
        expect(readLog(groupCommand(texts.join("\n"))).commands.map(({ name }) => name)).toEqual(["group"]);
      }),
    );
  });

  it.each([
    { text: "::error::x", shown: [": :error::x"] },
    { text: "  ::error::x", shown: ["  : :error::x"] },
    { text: "a\r::error::x", shown: ["a", ": :error::x"] },
    { text: "see ##[error]x", shown: ["see ## [error]x"] },
    { text: "std::vector", shown: ["std::vector"] },
    { text: "tab\tstays, \u001b[31mred", shown: ["tab\tstays, \ufffd[31mred"] },
  ])("shows $text as $shown", ({ text, shown }) => {
    expect(neutralise(text)).toEqual(shown);
  });
});

describe("the log of a runner", () => {
  function logged(act: (log: ReturnType<typeof createLog>) => void, secrets: string[] = []) {
    let written = "";
    const output = createOutput((text) => {
      written += text;
    }, createRedactor(secrets));
    act(createLog(output));
    return readLog(written);
  }

  it("leaves room for the last word when there are many, and loses none", () => {
    const { annotations, dropped, lines } = logged((log) => {
      for (let index = 0; index < 14; index += 1) log.warn(`fact ${index}`);
    });
    expect([annotations.length, dropped]).toEqual([9, 0]);
    expect(lines.slice(0, 5)).toEqual(["fact 9", "fact 10", "fact 11", "fact 12", "fact 13"]);
  });

  it("gives a warning once, and no secret at all", () => {
    const { annotations, lines } = logged(
      (log) => {
        log.warn("the key is hunter2hunter2");
        log.warn("the key is hunter2hunter2");
        log.info("hunter2hunter2");
      },
      ["hunter2hunter2"],
    );
    expect(annotations.map(({ message }) => message)).toEqual(["the key is ***"]);
    expect(lines[0]).toBe("***");
  });
});
