/** Probes without a contract: one per line of text, or rows of CSV and JSON Lines with an `input`. */
import type { Case, Suite } from "../core/suite.ts";
import { fail, type Problem, type Result, type SourcePosition, succeed } from "../problem.ts";
import { type CsvRecord, readCsvRecords } from "./csv-records.ts";
import { parseJson } from "./json-source.ts";
import { indexLines } from "./line-index.ts";
import { findProbeFaults, REPEATS_HINT } from "./probe-faults.ts";
import { inReadingOrder } from "./problem-order.ts";
import { didYouMean } from "./suggest.ts";
import { isFields } from "./suite-problems.ts";
import { listWords, quote, showValue } from "./value-words.ts";

const COLUMNS = ["input", "expected", "id"] as const;

interface Row {
  readonly input: unknown;
  readonly expected?: unknown;
  /** 1-based. */
  readonly line: number;
}

/** Blank lines and lines that start with `#` are skipped; blanks around a probe are dropped. */
export function readTextLines(file: string, text: string): Result<Suite> {
  const rows = text.split("\n").flatMap((line, index): Row[] => {
    const input = line.trim();
    return input === "" || input.startsWith("#") ? [] : [{ input, line: index + 1 }];
  });
  return toSuite(file, rows, []);
}

export function readJsonLines(file: string, text: string): Result<Suite> {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  for (const [index, each] of text.split("\n").entries()) {
    if (each.trim() === "") continue;
    const line = index + 1;
    const parsed = parseJson(file, each.trimEnd());
    if (!parsed.ok) {
      problems.push(...parsed.problems.map((problem) => ({ ...problem, at: { file, ...problem.at, line } })));
    } else if (isFields(parsed.value.value)) {
      const row = parsed.value.value;
      problems.push(
        ...unknownColumns(Object.keys(row), (key) => ({ ...parsed.value.locate([key], "key"), line })),
      );
      rows.push({ input: row["input"], expected: row["expected"], line });
    } else {
      problems.push({
        code: "input-invalid",
        message: `line ${line} is ${showValue(parsed.value.value)}; it must be an object with an \`input\``,
        hint: 'Write `{"input": "…"}`, or name the file .txt when each line is a probe.',
        at: { file, line },
      });
    }
  }
  return toSuite(file, rows, problems);
}

export function readCsv(file: string, text: string): Result<Suite> {
  const lines = indexLines(text);
  const reading = readCsvRecords(text);
  if (!reading.ok) {
    return fail({
      code: "file-unreadable",
      message: `${file} is not valid CSV: ${reading.why}`,
      hint: 'Put the whole value in double quotes, and write a quote inside it twice: "say ""yes""".',
      at: { file, ...lines.at(reading.offset) },
    });
  }
  const [header, ...body] = reading.records;
  if (header === undefined) return toSuite(file, [], []);
  const columns = header.values.map((name) => name.trim());
  const problems = headerProblems(file, columns, lines.at(header.start).line);
  if (!columns.includes("input")) return fail(...problems);
  const rows = body.map((record) => toRow(record, columns, lines.at(record.start).line));
  problems.push(
    ...body.flatMap((record) => widthProblems(file, record, columns.length, lines.at(record.start).line)),
  );
  return toSuite(file, rows, problems);
}

function toRow({ values }: CsvRecord, columns: readonly string[], line: number): Row {
  const expected = values[columns.indexOf("expected")]?.trim();
  const input = values[columns.indexOf("input")] ?? "";
  return { input, line, ...(expected === undefined || expected === "" ? {} : { expected }) };
}

function headerProblems(file: string, columns: readonly string[], line: number): Problem[] {
  const problems = unknownColumns(columns, () => ({ file, line }));
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) {
    const message = `the column ${quote(twice)} is there twice`;
    problems.push({ code: "input-conflict", message, hint: "Keep one of them.", at: { file, line } });
  }
  if (columns.includes("input")) return problems;
  const separator = columns.length === 1 ? /[;\t]/.exec(columns[0] ?? "")?.[0] : undefined;
  const missing: Problem = {
    code: "input-missing",
    message: `${file} has no column \`input\`; its first line is ${quote(columns.join(","))}`,
    hint:
      separator === undefined
        ? "Name the columns in the first line: `input`, and perhaps `expected`."
        : `Separate the columns with commas, not ${separator === ";" ? "semicolons" : "tabs"}.`,
    at: { file, line },
  };
  return separator === undefined ? [missing, ...problems] : [missing];
}

function widthProblems(file: string, { values }: CsvRecord, width: number, line: number): Problem[] {
  const found = values.length;
  if (found === width) return [];
  const words = `${found} ${found === 1 ? "value" : "values"}`;
  return [
    {
      code: "input-invalid",
      message: `line ${line} has ${words}, and the first line names ${width}`,
      hint: 'Put a text with a comma in double quotes: "Refund, please".',
      at: { file, line },
    },
  ];
}

function unknownColumns(names: readonly string[], locate: (name: string) => SourcePosition): Problem[] {
  return names
    .filter((name) => !COLUMNS.some((known) => known === name))
    .map((name) => ({
      code: "input-unknown",
      message: `${name === "" ? "a column without a name" : `\`${name}\``} is nothing that a list of probes has`,
      hint:
        didYouMean(name, COLUMNS, (known) => `\`${known}\``).trim() ||
        `Remove it; known are ${listWords(COLUMNS, "and")}.`,
      at: locate(name),
    }));
}

function toSuite(file: string, rows: readonly Row[], found: readonly Problem[]): Result<Suite> {
  const problems = [...found, ...rows.flatMap((row) => rowProblems(file, row)), ...probeProblems(file, rows)];
  if (problems.length > 0) return fail(...inReadingOrder(problems));
  if (rows.length === 0) {
    const hint = "Write one probe per line; lines that start with # are comments.";
    return fail({
      code: "suite-empty",
      message: `${file} has no probes: there is nothing to ask`,
      hint,
      at: { file },
    });
  }
  const cases = rows.map(({ input, expected, line }): Case => {
    return { input: String(input), ...(typeof expected === "string" ? { expected } : {}), line };
  });
  return succeed({ file, cases });
}

function rowProblems(file: string, { input, expected, line }: Row): Problem[] {
  const problems: Problem[] = [];
  const at = { file, line };
  if (input === undefined) {
    problems.push({
      code: "input-missing",
      message: `line ${line} has no \`input\``,
      hint: "Give the probe.",
      at,
    });
  } else if (typeof input !== "string") {
    const message = `\`input\` is ${showValue(input)}; it must be a text`;
    problems.push({ code: "input-invalid", message, hint: "Put it in double quotes.", at });
  }
  const isLabel = typeof expected === "string" && expected !== "" && expected === expected.trim();
  if (expected !== undefined && expected !== null && !isLabel) {
    const message = `\`expected\` is ${showValue(expected)}; it must be the name of a decision, without blanks around it`;
    problems.push({ code: "input-invalid", message, hint: "Correct it, or leave it out.", at });
  }
  return problems;
}

function probeProblems(file: string, rows: readonly Row[]): Problem[] {
  return findProbeFaults(rows.map((row) => row.input)).map(({ index, first }): Problem => {
    const line = rows[index]?.line ?? 0;
    const at = { file, line };
    if (first === undefined) {
      return {
        code: "probe-blank",
        message: `line ${line} has a blank \`input\``,
        hint: "Write the probe, or remove the line.",
        at,
      };
    }
    const message = `line ${line} repeats the probe of line ${rows[first]?.line}`;
    return { code: "probe-duplicate", message, hint: REPEATS_HINT, at };
  });
}
