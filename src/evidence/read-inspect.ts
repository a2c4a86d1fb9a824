/**
 * An Inspect AI log: samples by input, in order of their epoch. The decision is what the model answered last; a sample with
 * an error or without an answer failed, even where the log's status is `success`. Reductions are averages: never read.
 */
import { readPath } from "../agent/answer-path.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { damaged, readArchive } from "./eval-archive.ts";
import { describe, readOutcome } from "./recorded-outcome.ts";
import {
  type Fields,
  field,
  isFields,
  type ReadingChoices,
  type RecordedDocument,
  type Recording,
} from "./recording.ts";
import { RecordingBuilder } from "./recording-builder.ts";

export function readInspect(document: RecordedDocument, choices: ReadingChoices): Result<Recording> {
  const samples = field(document.value, "samples");
  if (!Array.isArray(samples) || samples.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`samples\` is ${Array.isArray(samples) ? "empty" : describe(samples)}: results and reductions are averages, and pairs cannot be recovered from an average`,
      hint: "Evaluate with `log_samples` on, and `epochs` of at least 2.",
      at: document.locate(["samples"]),
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, sample] of samples.entries())
    addSample(sample, index, { document, choices, builder, layer });
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  const status = field(document.value, "status");
  return succeed({
    file: document.file,
    source: "Inspect AI log",
    layer,
    cases,
    configuration: configurationOf(document.value),
    replays: samples.filter(isReplayed).length,
    missing: Math.max(0, plannedSamples(document.value) - samples.length),
    ...(status === "success" ? {} : { unfinished: `the status of the log is \`${String(status)}\`` }),
    ordered: false,
  });
}

/** @param bytes of an `.eval` file */
export async function unpackInspect(file: string, bytes: Uint8Array): Promise<Result<Fields>> {
  const members = readArchive(file, bytes);
  if (!members.ok) return members;
  const byName = new Map(members.value.map((member) => [member.name, member]));
  try {
    const header = byName.get("header.json") ?? byName.get("_journal/start.json");
    if (header === undefined) return fail(damaged(file, "it has no `header.json`"));
    const samples: unknown[] = [];
    for (const member of members.value)
      if (/^samples\/.*\.json$/.test(member.name)) samples.push(JSON.parse(await member.read()));
    const head: unknown = JSON.parse(await header.read());
    return succeed({ status: "started", ...(isFields(head) ? head : {}), samples });
  } catch (error) {
    return fail(damaged(file, error instanceof Error ? error.message : String(error)));
  }
}

interface Reading {
  readonly document: RecordedDocument;
  readonly choices: ReadingChoices;
  readonly builder: RecordingBuilder;
  readonly layer: Recording["layer"];
}

function addSample(sample: unknown, index: number, { document, choices, builder, layer }: Reading): void {
  const name = `samples[${index}]`;
  const at = (...part: readonly PropertyKey[]) =>
    document.large ? { file: document.file, path: name } : document.locate(["samples", index, ...part]);
  const refuse = (code: Problem["code"], message: string, hint: string, part: string) =>
    builder.refuse({ code, message, hint, at: at(part) });
  const input = choices.inputPath === undefined ? inputOf(sample) : pathValue(sample, choices.inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    refuse(
      "evidence-invalid",
      `\`${name}.${choices.inputPath ?? "input"}\` is ${describe(input)}; it must be a text that is not blank`,
      "Name the input with `input-path`.",
      "input",
    );
    return;
  }
  const group = builder.open(input, () => at("input"));
  if (isFailed(sample)) {
    group.errors += 1;
    return;
  }
  const epoch = field(sample, "epoch");
  if (typeof epoch !== "number") {
    refuse(
      "evidence-invalid",
      `\`${name}.epoch\` is ${describe(epoch)}: without it the order of the repeats is unknown`,
      "Give the log as Inspect writes it.",
      "epoch",
    );
    return;
  }
  const [path, raw] = decisionOf(sample, choices, layer);
  const read = readOutcome(raw, layer);
  if (read.ok) builder.add(group, read.outcome, epoch);
  else refuse(read.code, `\`${name}.${path}\` (epoch ${epoch}) ${read.why}`, read.hint, "output");
}

function isFailed(sample: unknown): boolean {
  const error = field(sample, "error");
  const choices = field(sample, "output", "choices");
  return (error !== undefined && error !== null) || !Array.isArray(choices) || choices.length === 0;
}

/** A conversation's last word of the user is what was asked. */
function inputOf(sample: unknown): unknown {
  const input = field(sample, "input");
  if (!Array.isArray(input)) return resolved(input, sample);
  const asked = input.filter((message) => field(message, "role") === "user");
  return asked.length === 1 ? contentOf(field(asked[0], "content"), sample) : JSON.stringify(input);
}

function decisionOf(
  sample: unknown,
  { decisionPath }: ReadingChoices,
  layer: Recording["layer"],
): readonly [string, unknown] {
  if (decisionPath !== undefined) return [decisionPath, pathValue(sample, decisionPath)];
  if (layer === "tools") return ["messages.*.tool_calls", toolsOf(sample)];
  const message = readPath(sample, "output.choices.0.message");
  const content = message.found ? contentOf(field(message.value, "content"), sample) : undefined;
  return ["output.choices[0].message.content", content];
}

/** In the order they were called, over the whole sample. */
function toolsOf(sample: unknown): readonly unknown[] {
  const messages = field(sample, "messages");
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message) => {
    const calls = field(message, "role") === "assistant" ? field(message, "tool_calls") : undefined;
    return Array.isArray(calls) ? calls.map((call) => field(call, "function")) : [];
  });
}

function contentOf(content: unknown, sample: unknown): unknown {
  if (!Array.isArray(content)) return resolved(content, sample);
  return content
    .map((part) => (field(part, "type") === "text" ? resolved(field(part, "text"), sample) : ""))
    .join("");
}

/** Long texts stand once in the log, and are named where they are used. */
function resolved(text: unknown, sample: unknown): unknown {
  const match = typeof text === "string" ? /^attachment:\/\/([0-9a-f]+)$/.exec(text) : null;
  return match === null ? text : (field(sample, "attachments", match[1] ?? "") ?? text);
}

/** Inspect's own cache of model answers. */
function isReplayed(sample: unknown): boolean {
  const events = field(sample, "events");
  return (
    Array.isArray(events) &&
    events.some((event) => field(event, "event") === "model" && field(event, "cache") === "read")
  );
}

function plannedSamples(log: unknown): number {
  const samples = field(log, "eval", "dataset", "sample_ids");
  const count = Array.isArray(samples) ? samples.length : field(log, "eval", "dataset", "samples");
  const epochs = field(log, "eval", "config", "epochs") ?? 1;
  const limit = field(log, "eval", "config", "limit");
  if (typeof count !== "number" || typeof epochs !== "number") return 0;
  return (typeof limit === "number" ? Math.min(limit, count) : count) * epochs;
}

function configurationOf(log: unknown): Readonly<Record<string, string>> {
  const text = (...path: string[]) => JSON.stringify(field(log, "eval", ...path) ?? null);
  return {
    task: text("task"),
    model: text("model"),
    "task's arguments": text("task_args"),
    "model's configuration": text("model_generate_config"),
  };
}

function pathValue(root: unknown, path: string): unknown {
  const read = readPath(root, path);
  return read.found ? read.value : undefined;
}
