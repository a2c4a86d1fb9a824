/**
 * The pull request's own files, read from the server at its head: what stored evidence is judged by. The working
 * directory may hold the default branch, a merge, or nothing at all.
 */
import { join, resolve } from "node:path";
import type { Config } from "../../inputs/config.ts";
import { readConfig } from "../../inputs/read-config.ts";
import type { Files, WrittenJournal } from "../../ports.ts";
import type { Result } from "../../problem.ts";
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";
import { configPaths } from "./read-policy.ts";

/** Stands for the checkout; nothing is on disk there. */
const ROOT = resolve("/", "agentverity-head");

export interface HeadFiles {
  readonly config: Config;
  /** Holds the head's configuration and suite, and what is added, and nothing else; what is written goes to the host. */
  readonly files: Files;
}

/** @param added by name, texts that stand beside the head's files @param settings over the head's own, by option name */
export async function headFiles(
  host: GateHost,
  sha: string,
  added: ReadonlyMap<string, string>,
): Promise<Result<HeadFiles>> {
  const texts = new Map<string, string>();
  const places = configPaths(host);
  for (const path of places) await fetchInto(texts, host, sha, path);
  const config = await readConfig(host.inputs, { workingDirectory: ROOT, read: readerOf(texts, places) });
  if (!config.ok) return config;
  const suite = config.value.suite ?? config.value.probes;
  if (suite !== undefined) {
    const path = resolve(config.value.workingDirectory, suite);
    if (isInside(path)) await fetchInto(texts, host, sha, path.slice(ROOT.length + 1).replaceAll("\\", "/"));
  }
  for (const [name, text] of added) texts.set(resolve(config.value.workingDirectory, name), text);
  return { ok: true, value: { config: config.value, files: overlaid(host.files, texts) } };
}

/** Throws for every other path, as for a folder: no folder is on disk here, and the agent's must not be said to be missing. */
function readerOf(texts: ReadonlyMap<string, string>, places: readonly string[]) {
  const files = new Set(places.map((path) => join(ROOT, path)));
  return (path: string): string | undefined => {
    if (!files.has(path)) throw new Error(`${path} is no file that was asked for`);
    return texts.get(path);
  };
}

async function fetchInto(
  texts: Map<string, string>,
  host: GateHost,
  sha: string,
  path: string,
): Promise<void> {
  const file = known(await host.server.fileAt(sha, path), `\`${path}\` at \`${sha.slice(0, 7)}\``);
  if (file !== undefined) texts.set(join(ROOT, path), file.text);
}

/** As a file's: a line that was cut short is none. */
function wholeLines(text: string): WrittenJournal {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const bytes = Buffer.byteLength(whole);
  return { text: whole, bytes, tornBytes: Buffer.byteLength(text) - bytes };
}

function isInside(path: string): boolean {
  return path.startsWith(join(ROOT, "/"));
}

/**
 * Nothing else is read: a branch's configuration may name any path, and this job's own disk, with what its environment
 * and its tokens are, is not the branch's to have quoted.
 */
function overlaid(files: Files, texts: ReadonlyMap<string, string>): Files {
  const textOf = (path: string) => (isInside(path) ? texts.get(path) : undefined);
  return {
    ...files,
    read: textOf,
    chunks: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : [new TextEncoder().encode(text)];
    },
    match: () => [],
    readJournal: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : wholeLines(text);
    },
  };
}
