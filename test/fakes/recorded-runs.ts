/** Recorded runs in memory, judged by the whole pipeline: what stands in files and settings in, a measurement out. */
import type { Config } from "../../src/inputs/config.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import type { Host } from "../../src/pipeline/host.ts";
import { judge } from "../../src/pipeline/judge.ts";
import type { Measurement } from "../../src/pipeline/measure.ts";
import type { Result } from "../../src/problem.ts";

export type FileContents = Readonly<Record<string, string | Uint8Array>>;

/** @param files by their names below the working directory; settings are action inputs */
export async function judgeFiles(
  files: FileContents,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result<Measurement>> {
  const config = await configOf(files, settings);
  return judge(config, memoryHost(files));
}

async function configOf(files: FileContents, settings: Readonly<Record<string, string>>): Promise<Config> {
  const evidence = Object.keys(files).filter((name) => !name.includes("suite"));
  const suite = Object.keys(files).find((name) => name.includes("suite"));
  const values = {
    mode: "assess",
    evidence: evidence.join(","),
    ...(suite === undefined ? {} : { suite }),
    ...settings,
  };
  const read = await readConfig(
    { source: "action", values, unknown: [] },
    { workingDirectory: "/team", read: () => undefined },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export function memoryHost(files: FileContents): Host {
  const bytesOf = (path: string) => {
    const content = files[path.replace(/^\/team\//, "")];
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  };
  const textOf = (path: string) => {
    const bytes = bytesOf(path);
    return bytes && new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  };
  return {
    clock: { now: () => new Date(0), monotonic: () => 0 },
    files: {
      read: textOf,
      chunks: (path) => {
        const bytes = bytesOf(path);
        return bytes && halves(bytes);
      },
      match: (_, pattern) =>
        Object.keys(files).filter((name) => new RegExp(pattern.replaceAll("*", ".*")).test(name)),
      remove: () => {},
      readJournal: (path) => {
        const text = textOf(path);
        if (text === undefined) return undefined;
        const bytes = text.lastIndexOf("\n") + 1;
        return { text: text.slice(0, bytes), bytes, tornBytes: text.length - bytes };
      },
      write: () => {},
      openJournal: () => ({ append: () => {}, close: () => {} }),
    },
    log: { info: () => {}, warn: () => {} },
    progress: { start: () => {}, update: () => {}, stop: () => {} },
    publisher: { publish: async () => {} },
    redact: (text) => text,
    interruption: new AbortController().signal,
    treeState: async () => undefined,
    environment: {},
    version: "0.0.0",
    workerPath: "/worker.js",
    outputDirectory: () => "/out",
    repositoryPrefix: () => "",
    link: () => undefined,
  };
}

/** Cut in the middle, so that no reader may rely on whole lines or whole characters. */
function* halves(bytes: Uint8Array): Generator<Uint8Array> {
  const middle = bytes.length >> 1;
  yield bytes.subarray(0, middle);
  yield bytes.subarray(middle);
}
