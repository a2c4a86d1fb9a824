import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectOutput, neutraliseOutput } from "../../src/agent/agent-output.ts";

/** Text that is mostly made of what commands are made of. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "::",
        "##[",
        "#",
        "[",
        "error",
        "add-mask",
        "]",
        "\u001b[31m",
        "\u001b]8;;x\u0007",
        "\u0000",
        "\u200b",
        "\u2028",
        "\r",
        " ",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** As the runner decides it (`ActionCommand.TryParseV2` and `TryParse`). */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith("::") || line.includes("##[");
}

describe("neutraliseOutput", () => {
  it.each([
    ["hello", "agent| hello"],
    ["::error::x", "agent| ::error::x"],
    ["  ::set-output name=a::b", "agent|   ::set-output name=a::b"],
    ["see ##[error]x", "agent| see ## [error]x"],
    ["#\u0000#[error]", "agent| ## [error]"],
    ["###[error]", "agent| ### [error]"],
    ["\u001b[1;31mred\u001b[0m", "agent| red"],
    ["\u001b]8;;https://x\u0007link\u001b]8;;\u0007", "agent| link"],
    ["abc\u202Edef", "agent| abcdef"],
    ["tab\tstays, é and 🙂 too", "agent| tab\tstays, é and 🙂 too"],
  ])("%j is shown as %j", (line, shown) => {
    expect(neutraliseOutput(line)).toBe(shown);
  });

  it("never gives a line that a runner takes for a command, whatever goes in", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const line of neutraliseOutput(text).split(/\r\n|[\r\n]/)) expect(isCommand(line)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it("leaves no control character, no second line and no text direction", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(neutraliseOutput(text)).not.toMatch(/(?!\t)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it("changes nothing but the prefix in ordinary text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        fc.pre(!text.includes("##["));
        expect(neutraliseOutput(text)).toBe(`agent| ${text}`);
      }),
    );
  });
});

describe("a stream of output", () => {
  async function linesOf(...chunks: readonly (string | Buffer)[]): Promise<string[]> {
    const lines: string[] = [];
    const stream = Readable.from(chunks, { objectMode: false });
    collectOutput((line) => lines.push(line)).attach(stream);
    await new Promise((resolve) => stream.once("close", resolve));
    return lines;
  }

  it.each([
    { chunks: ["one\ntwo\n"], lines: ["one", "two"] },
    { chunks: ["o", "ne\nt", "wo"], lines: ["one", "two"] },
    { chunks: ["one\r\ntwo\rthree\n"], lines: ["one", "two", "three"] },
    { chunks: ["\n\n  \n"], lines: [] },
    { chunks: [Buffer.from([0xc3]), Buffer.from([0xa9, 0x0a])], lines: ["é"] },
  ])("$chunks is shown as $lines", async ({ chunks, lines }) => {
    expect(await linesOf(...chunks)).toEqual(lines.map((line) => `agent| ${line}`));
  });

  it("gives the same lines however it is cut into chunks", async () => {
    const text = fc
      .array(fc.constantFrom("a", "::", "##[x]", "\n", "é"), { maxLength: 30 })
      .map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (whole, size) => {
        const pieces = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
        expect(await linesOf(...pieces)).toEqual(await linesOf(...(whole === "" ? [] : [whole])));
      }),
      { numRuns: 50 },
    );
  });

  it("holds no more than the shown part of a line that never ends", async () => {
    const [line = ""] = await linesOf(...Array.from({ length: 100 }, () => "x".repeat(10_000)));
    expect(line).toBe(`agent| ${"x".repeat(8_192)} … (991808 more characters)`);
  });

  it("is capped over all streams of one agent, and says so once", async () => {
    const lines: string[] = [];
    const output = collectOutput((line) => lines.push(line));
    for (let run = 0; run < 3; run += 1) {
      const stream = Readable.from([`${"y".repeat(8_000)}\n`.repeat(70)], { objectMode: false });
      output.attach(stream);
      await new Promise((resolve) => stream.once("close", resolve));
    }
    expect(lines).toHaveLength(133);
    expect(lines.at(-1)).toBe("agent| (more than 1 MiB printed: the rest is not shown)");
  });
});
