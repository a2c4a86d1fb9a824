/**
 * The recorded runs that a configuration names → one recording: found, told what they are by content, read, merged.
 * Longer than most files: each format's way in stands beside the others, so that a new one shows what it must do.
 */
import { resolve } from "node:path";
import type { Suite } from "../core/suite.ts";
import { type DocumentFormat, detectDocument, notEvidence, refuseCsv } from "../evidence/detect-format.ts";
import { sha256 } from "../evidence/digest.ts";
import { isArchive } from "../evidence/eval-archive.ts";
import { mergeRecordings } from "../evidence/merge-recordings.ts";
import { readAgentcheck } from "../evidence/read-agentcheck.ts";
import { readDeepeval } from "../evidence/read-deepeval.ts";
import { readEvidence } from "../evidence/read-evidence.ts";
import { readInspect, unpackInspect } from "../evidence/read-inspect.ts";
import { type JournalText, readJournals } from "../evidence/read-journals.ts";
import { readPromptfoo } from "../evidence/read-promptfoo.ts";
import { readPromptfooRows, readRows, rowsKind } from "../evidence/read-rows.ts";
import {
  isFields,
  type ReadingChoices,
  type RecordedDocument,
  type Recording,
} from "../evidence/recording.ts";
import type { EvidenceFormat, EvidenceSpec } from "../inputs/config.ts";
import { parseJson } from "../inputs/json-source.ts";
import { parseSource } from "../inputs/parse-source.ts";
import { unreadable } from "../inputs/read-text.ts";
import type { Files } from "../ports.ts";
import { type Failure, fail, type Problem, type Result, succeed } from "../problem.ts";

export interface EvidenceFiles {
  readonly spec: EvidenceSpec;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly suite: Suite | undefined;
  readonly files: Files;
}

/** What one file turned out to be. */
type Opened =
  | { readonly kind: "recording"; readonly recording: Recording; readonly digest: string | undefined }
  | { readonly kind: "journal"; readonly journal: JournalText };

const READERS: Readonly<
  Record<DocumentFormat, (document: RecordedDocument, choices: ReadingChoices) => Result<Recording>>
> = {
  evidence: readEvidence,
  promptfoo: readPromptfoo,
  deepeval: readDeepeval,
  inspect: readInspect,
  agentcheck: readAgentcheck,
};

export async function readEvidenceFiles(request: EvidenceFiles): Promise<Result<Recording>> {
  const names = findFiles(request);
  if (!names.ok) return names;
  const opened: Opened[] = [];
  const problems: Problem[] = [];
  for (const name of names.value) {
    const file = await openGuarded(name, request);
    if (file.ok) opened.push(file.value);
    else problems.push(...file.problems);
  }
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  const journals = opened.flatMap((file) => (file.kind === "journal" ? [file.journal] : []));
  const merged =
    journals.length === 0 ? undefined : readJournals(journals, request.suite, choicesOf(request));
  if (merged !== undefined && !merged.ok) return merged;
  const recordings = opened.flatMap((file) => (file.kind === "recording" ? [file.recording] : []));
  const copy = findCopy(opened);
  if (copy !== undefined) return fail(copy);
  return mergeRecordings([...(merged === undefined ? [] : [merged.value]), ...recordings]);
}

/**
 * The journals of shards, where these are any: a run that several machines carried out is judged as one.
 *
 * @returns undefined where no file is a shard's
 */
export function findShards(
  request: Omit<EvidenceFiles, "suite">,
): Result<readonly JournalText[] | undefined> {
  const { spec, workingDirectory, files } = request;
  if (spec.format !== "auto" && spec.format !== "trials") return succeed(undefined);
  const names = findFiles(request);
  if (!names.ok) return names;
  try {
    const isShard = (name: string) =>
      typeof readHead(files, resolve(workingDirectory, name))?.row?.["shard"] === "string";
    if (!names.value.some(isShard)) return succeed(undefined);
    return succeed(
      names.value.map((file) => {
        const written = files.readJournal(resolve(workingDirectory, file));
        return { file, text: written?.text ?? "" };
      }),
    );
  } catch (error) {
    if (isReadingFault(error)) return succeed(undefined); // told by whoever reads it as evidence
    throw error;
  }
}

function choicesOf({ spec, suite }: EvidenceFiles): ReadingChoices {
  const { files: _, format: __, ...choices } = spec;
  return suite === undefined
    ? choices
    : { ...choices, inputs: new Set(suite.cases.map((item) => item.input)) };
}

/** Each once, in the order they were named; the matches of one pattern sorted. */
export function findFiles({
  spec,
  workingDirectory,
  files,
}: Omit<EvidenceFiles, "suite">): Result<readonly string[]> {
  const found = new Map<string, string>();
  const problems: Problem[] = [];
  for (const pattern of spec.files) {
    const matches = /[*?{]/.test(pattern) ? files.match(workingDirectory, pattern) : [pattern];
    if (matches.length === 0) {
      problems.push({
        code: "file-missing",
        message: `\`evidence\` names ${pattern}, and no file in ${workingDirectory} matches it`,
        hint: "Correct the pattern: it is relative to `working-directory`.",
        at: { file: pattern },
      });
    }
    for (const match of matches) found.set(resolve(workingDirectory, match), match);
  }
  return problems.length > 0 ? fail(...problems) : succeed([...new Set(found.values())]);
}

/** The same recording under two names would count every run twice. */
function findCopy(opened: readonly Opened[]): Problem | undefined {
  const seen = new Map<string, string>();
  for (const file of opened) {
    if (file.kind !== "recording" || file.digest === undefined) continue;
    const first = seen.get(file.digest);
    if (first !== undefined)
      return {
        code: "evidence-invalid",
        message: `${file.recording.file} is a copy of ${first}: its runs would count twice`,
        hint: "Name it once.",
        at: { file: file.recording.file },
      };
    seen.set(file.digest, file.recording.file);
  }
  return undefined;
}

async function openGuarded(file: string, request: EvidenceFiles): Promise<Result<Opened>> {
  try {
    return await openFile(file, request);
  } catch (error) {
    if (isReadingFault(error)) return fail(unreadable(file, error));
    throw error;
  }
}

/** Only several files can be copies of each other. */
function digestFor({ spec }: EvidenceFiles, text: string): string | undefined {
  const isOne = spec.files.length === 1 && !/[*?{]/.test(spec.files[0] ?? "");
  return isOne ? undefined : sha256(text);
}

/** What a file system or a decoder says; anything else is a defect of ours. */
function isReadingFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    /^(?:E[A-Z]+|ERR_ENCODING_INVALID_ENCODED_DATA|ERR_STRING_TOO_LONG)$/.test(String(error.code))
  );
}

async function openFile(file: string, request: EvidenceFiles): Promise<Result<Opened>> {
  const { spec, workingDirectory, files } = request;
  const path = resolve(workingDirectory, file);
  const head = readHead(files, path);
  if (head === undefined) {
    return fail({
      code: "file-missing",
      message: `\`evidence\` names ${file}, and there is no such file in ${workingDirectory}`,
      hint: "Correct the path: it is relative to `working-directory`.",
      at: { file },
    });
  }
  if (isArchive(head.bytes)) return openArchive(file, path, request);
  if (/\.csv$/i.test(file)) return fail(refuseCsv(file));
  const kind =
    head.row === undefined || spec.format === "evidence" ? undefined : linesKind(head, spec.format);
  if (kind !== undefined) return openLines(file, path, kind, request);
  return openDocument(file, path, request);
}

interface Head {
  readonly bytes: Uint8Array;
  /** The first line when it is a JSON object on its own. */
  readonly row?: Readonly<Record<string, unknown>>;
  /** Is there anything behind the first line? */
  readonly goesOn: boolean;
}

/** So many tell an archive. */
const MAGIC_BYTES = 4;
const LINE_FEED = 0x0a;

/** Bytes; a longer first line is a document's only one. */
const LONGEST_ROW = 4 * 1024 * 1024;

/** Is there something behind the first line that is not blank? */
function goesOn(text: string): boolean {
  const end = text.indexOf("\n", text.search(/\S/));
  return end !== -1 && /\S/.test(text.slice(end));
}

function readHead(files: Files, path: string): Head | undefined {
  const chunks = files.chunks(path);
  if (chunks === undefined) return undefined;
  const parts: Uint8Array[] = [];
  let bytes = new Uint8Array();
  let length = 0;
  let [broken, more] = [false, false];
  for (const chunk of chunks) {
    if (bytes.length < MAGIC_BYTES) bytes = Uint8Array.from([...bytes, ...chunk.subarray(0, MAGIC_BYTES)]);
    parts.push(chunk.slice());
    length += chunk.length;
    // A document on one line is not searched for a second one over and over.
    broken ||= chunk.includes(LINE_FEED);
    more = broken && goesOn(decoded(parts));
    if (isArchive(bytes) || more || length > LONGEST_ROW) break;
  }
  // Cut off, it would be decoded and parsed in vain.
  const row = more || length <= LONGEST_ROW ? parseRow(firstLine(decoded(parts))) : undefined;
  return { bytes, ...(row && { row }), goesOn: more };
}

/** What is no UTF-8 is told by whoever reads the whole. */
function decoded(parts: readonly Uint8Array[]): string {
  return new TextDecoder("utf-8").decode(Buffer.concat(parts));
}

function firstLine(text: string): string {
  const start = Math.max(0, text.search(/\S/));
  const end = text.indexOf("\n", start);
  return end === -1 ? text : text.slice(start, end);
}

function parseRow(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const row: unknown = JSON.parse(text);
    return isFields(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

type LinesKind = ReturnType<typeof rowsKind>;

/** @returns undefined for a document on one line */
function linesKind({ row = {}, goesOn }: Head, format: EvidenceFormat): LinesKind | undefined {
  const kind = rowsKind(row);
  if (format === "jsonl") return "rows";
  if (format === "trials" || kind === "trials") return "trials";
  if (format === "auto") return goesOn || ("input" in row && "observation" in row) ? kind : undefined;
  return format === "promptfoo" && kind === "promptfoo" ? kind : undefined;
}

function openLines(file: string, path: string, kind: LinesKind, request: EvidenceFiles): Result<Opened> {
  const { files } = request;
  if (kind === "trials") return openJournal(file, path, files);
  const lines = linesOf(files.chunks(path) ?? []);
  const read = kind === "promptfoo" ? readPromptfooRows : readRows;
  const recording = read(file, lines, choicesOf(request));
  return recording.ok
    ? succeed({ kind: "recording", recording: recording.value, digest: undefined })
    : recording;
}

function openJournal(file: string, path: string, files: Files): Result<Opened> {
  const written = files.readJournal(path);
  return succeed({ kind: "journal", journal: { file, text: written?.text ?? "" } });
}

/** Lines of a file of any size, one chunk in memory at a time. @throws TypeError for what is not UTF-8 */
function* linesOf(chunks: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

async function openArchive(file: string, path: string, request: EvidenceFiles): Promise<Result<Opened>> {
  const bytes = Buffer.concat([...(request.files.chunks(path) ?? [])].map((chunk) => chunk.slice()));
  if (!["auto", "inspect"].includes(request.spec.format))
    return fail(
      notEvidence(
        file,
        `it is an archive, and no ${request.spec.format} recording`,
        "Leave `evidence-format` out.",
      ),
    );
  const log = await unpackInspect(file, bytes);
  if (!log.ok) return log;
  const locate = (steps: readonly PropertyKey[]) => ({ file, path: steps.join(".") });
  const recording = readInspect({ file, value: log.value, large: true, locate }, choicesOf(request));
  return recording.ok
    ? succeed({
        kind: "recording",
        recording: recording.value,
        digest: digestFor(request, bytes.toString("latin1")),
      })
    : recording;
}

/** UTF-16 units; a text of more would not fit into a runner's memory together with what is parsed from it. */
const MAX_DOCUMENT = 256 * 1024 * 1024;

/** Above it, a case is named by its number: looking all of them up would cost more than judging them. */
const LARGE_DOCUMENT = 4 * 1024 * 1024;

async function openDocument(file: string, path: string, request: EvidenceFiles): Promise<Result<Opened>> {
  const text = (request.files.read(path) ?? "").replace(/^\uFEFF/, "");
  if (text.length > MAX_DOCUMENT) return fail(tooLarge(file, text.length));
  const parsed = await parseDocument(file, text);
  if (!parsed.ok) return parsed;
  const document: RecordedDocument = {
    file,
    value: parsed.value.value,
    large: text.length > LARGE_DOCUMENT,
    locate: parsed.value.locate,
  };
  const { format } = request.spec;
  const detected = formatOf(document, format);
  if (!detected.ok) return detected;
  // Only our own format is held to no key twice: another tool's is as that tool writes it.
  const strict =
    detected.value === "evidence" && file.endsWith(".json")
      ? parseJson(file, text, parsed.value.value)
      : parsed;
  if (!strict.ok) return strict;
  const recording = READERS[detected.value](document, choicesOf(request));
  return recording.ok
    ? succeed({ kind: "recording", recording: recording.value, digest: digestFor(request, text) })
    : (mistaken(document, format) ?? recording);
}

/** As named, or as the content tells. */
function formatOf(document: RecordedDocument, format: EvidenceFormat): Result<DocumentFormat> {
  if (format !== "auto" && format !== "trials" && format !== "jsonl") return succeed(format);
  const detected = detectDocument(document);
  if (!detected.ok || format === "auto") return detected;
  return fail(
    notEvidence(
      document.file,
      `it is ${detected.value} and no file of lines`,
      `Set \`evidence-format: ${detected.value}\`, or leave it out.`,
    ),
  );
}

/** What a reader misses in a file of another format is not what is wrong with it. */
function mistaken(document: RecordedDocument, format: EvidenceFormat): Failure | undefined {
  const is = detectDocument(document);
  if (format === "auto" || !is.ok || is.value === format) return undefined;
  return fail(
    notEvidence(
      document.file,
      `\`evidence-format\` is ${format}, and ${document.file} holds ${is.value}`,
      `Set \`evidence-format: ${is.value}\`, or leave it out.`,
    ),
  );
}

async function parseDocument(
  file: string,
  text: string,
): Promise<Result<Pick<RecordedDocument, "value" | "locate">>> {
  if (/\.ya?ml$/i.test(file)) return parseSource(file, text);
  try {
    const value: unknown = JSON.parse(text);
    return succeed({ value, locate: lateLocator(file, text) });
  } catch {
    const named = parseJson(file, text);
    if (named.ok) return named;
    const isTable = /^[^\n{[]*,[^\n]*\n/.test(text);
    return isTable ? fail(refuseCsv(file)) : named;
  }
}

/** Places cost as much as parsing, and are computed when the first is asked for. */
function lateLocator(file: string, text: string): RecordedDocument["locate"] {
  let located: Result<Pick<RecordedDocument, "locate">> | undefined;
  return (path) => {
    located ??= parseJson(file, text);
    return located.ok ? located.value.locate(path) : { file };
  };
}

function tooLarge(file: string, length: number): Problem {
  return {
    code: "file-unreadable",
    message: `${file} has ${Math.ceil(length / 1024 / 1024)} MiB, more than the 256 MiB of a document that are read at once`,
    hint: "Record it as JSON Lines, one run a line: those are read as they come, whatever their size.",
    at: { file },
  };
}
