import { describe, expect, it, vi } from "vitest";
import type { Publication } from "../../src/ports.ts";
import { createProgress, progressLine } from "../../src/system/progress.ts";
import { createPublisher } from "../../src/system/publisher.ts";

const publication: Publication = {
  headline: "TRUSTWORTHY - all well",
  text: "TEXT\n",
  documents: { text: "TEXT\n", json: "{}\n", junit: "<x/>\n", markdown: "# M\n" },
  annotations: [],
  outputs: {},
  artifacts: [],
  red: false,
  exitCode: 0,
};

function shell(format: "text" | "json" | "junit" | "markdown", output?: string, refusal?: Error) {
  const printed = { stdout: "", stderr: "" };
  const written = new Map<string, string>();
  const publisher = createPublisher({
    format,
    ...(output === undefined ? {} : { output }),
    files: {
      read: () => undefined,
      remove: () => {},
      readJournal: () => undefined,
      chunks: () => undefined,
      match: () => [],
      write: (path, text) => {
        if (refusal !== undefined) throw refusal;
        written.set(path, [...text].join(""));
      },
      openJournal: () => ({ append() {}, close() {} }),
    },
    stdout: (text) => {
      printed.stdout += text;
    },
    stderr: (text) => {
      printed.stderr += text;
    },
  });
  return { publisher, printed, written };
}

describe("a shell's reader", () => {
  it.each([
    { format: "text", document: "TEXT\n" },
    { format: "json", document: "{}\n" },
    { format: "junit", document: "<x/>\n" },
    { format: "markdown", document: "# M\n" },
  ] as const)("gets exactly one $format document on stdout", async ({ format, document }) => {
    const { publisher, printed } = shell(format);
    await publisher.publish(publication);
    expect(printed).toEqual({ stdout: document, stderr: "" });
  });

  it("gets a file where asked for one, and the headline beside it", async () => {
    const { publisher, printed, written } = shell("json", "/out/report.json");
    await publisher.publish(publication);
    expect([...written]).toEqual([["/out/report.json", "{}\n"]]);
    expect(printed).toEqual({ stdout: "", stderr: "TRUSTWORTHY - all well\n" });
  });

  it.each(["EACCES", "ENOENT", "EISDIR", "EEXIST", "ENOSPC", "ENAMETOOLONG"])(
    "gets the document on stdout where the file system refuses the file with %s: the calls are paid for",
    async (code) => {
      const refusal = Object.assign(new Error(code), { code, syscall: "open" });
      const { publisher, printed } = shell("json", "/out/report.json", refusal);
      await publisher.publish(publication);
      expect(printed.stdout).toBe("{}\n");
      expect(printed.stderr).toBe(
        `warning: --output /out/report.json cannot be written (${code}); it is printed instead\n`,
      );
    },
  );

  it("hides no defect behind a file that could not be written", async () => {
    const { publisher } = shell("json", "/out/report.json", new TypeError("a bug"));
    await expect(publisher.publish(publication)).rejects.toThrow("a bug");
  });

  it("gets a refusal on stderr: stdout holds a report or nothing", async () => {
    const { publisher, printed } = shell("json");
    const { documents: _, ...refusal } = publication;
    await publisher.publish({ ...refusal, text: "error: no\n" });
    expect(printed).toEqual({ stdout: "", stderr: "error: no\n" });
  });
});

describe("progress", () => {
  const state = { done: 93, planned: 156, flips: 0, errors: 0, workers: 16 };

  it("names calls, share, flips, errors, width and what is left", () => {
    expect(progressLine(state, 6000)).toBe(" 93/156 calls  59 %  0 flips  0 errors  16 at a time  ETA 5 s");
    expect(progressLine({ ...state, done: 0 }, 0)).toBe(" 0/156 calls  0 %  0 flips  0 errors  16 at a time");
    expect(progressLine({ ...state, done: 155 }, 155_000)).toContain("99 %"); // never 100 % before the end
  });

  it.each([
    { isTerminal: true, afterMs: 150, written: "\r\u001B[K 93/156" },
    { isTerminal: false, afterMs: 61_000, written: " 93/156" },
  ])("is drawn for a terminal ($isTerminal) within $afterMs ms", ({ isTerminal, afterMs, written }) => {
    vi.useFakeTimers();
    try {
      let text = "";
      const progress = createProgress({ isTerminal, write: (part) => (text += part) }, () => Date.now());
      progress.start({ ...state, done: 0 });
      progress.update(state);
      vi.advanceTimersByTime(afterMs);
      expect(text).toContain(written);
      progress.stop();
      const length = text.length;
      vi.advanceTimersByTime(600_000);
      expect(text).toHaveLength(length);
    } finally {
      vi.useRealTimers();
    }
  });
});
