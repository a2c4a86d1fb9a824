/** The assertions under a case's `expect`: a name, or one key with its argument or a list of arguments. */
import type { Assertion } from "../core/behaviour/assertion.ts";
import { ASSERTION_NAMES, findAssertion, readAssertion } from "../core/behaviour/read-assertion.ts";
import type { Problem } from "../problem.ts";
import type { Path, SourceDocument } from "./source-document.ts";
import { didYouMean } from "./suggest.ts";
import { isFields } from "./suite-problems.ts";
import { quote, showPath, showValue } from "./value-words.ts";

type Item =
  | { readonly ok: true; readonly assertion: Assertion }
  /** `step`: the key it is about, where it is about one. */
  | { readonly ok: false; readonly step?: string; readonly message: string; readonly hint: string };

/** Every fault of every `expect`, and names that two cases have. */
export function expectationProblems(source: SourceDocument): Problem[] {
  const cases = isFields(source.value) ? source.value["cases"] : undefined;
  if (!Array.isArray(cases)) return [];
  return [
    ...cases.flatMap((entry, index) => (isFields(entry) ? itemProblems(entry["expect"], index, source) : [])),
    ...repeatedNames(cases, source),
  ];
}

function itemProblems(expect: unknown, index: number, source: SourceDocument): Problem[] {
  if (!Array.isArray(expect)) return []; // the schema's to refuse
  return expect.flatMap((item, place): Problem[] => {
    const read = readItem(item);
    if (read.ok) return [];
    const path: Path = ["cases", index, "expect", place, ...(read.step === undefined ? [] : [read.step])];
    return [
      {
        code:
          read.step === undefined || findAssertion(read.step) !== undefined
            ? "input-invalid"
            : "input-unknown",
        message: `\`${showPath(path)}\` ${read.message}`,
        hint: read.hint,
        at: source.locate(path, read.step === undefined ? "value" : "key"),
      },
    ];
  });
}

/** @param expect of a suite in which `expectationProblems` found none */
export function readExpectations(expect: readonly unknown[]): readonly Assertion[] {
  return expect.flatMap((item) => {
    const read = readItem(item);
    return read.ok ? [read.assertion] : [];
  });
}

function readItem(item: unknown): Item {
  if (typeof item === "string") return readNamed(item, undefined, undefined);
  const keys = isFields(item) ? Object.keys(item) : [];
  const [name, ...others] = keys;
  if (!isFields(item) || name === undefined)
    return {
      ok: false,
      message: `is ${showValue(item)}; it must be an assertion`,
      hint: "Write `did_not_error`, or `used_tool: search`.",
    };
  if (others.length > 0)
    return {
      ok: false,
      message: `holds ${keys.length} assertions (${keys.map(quote).join(", ")})`,
      hint: "Start each of them with `- ` on a line of its own.",
    };
  return readNamed(name, item[name], name);
}

function readNamed(name: string, argument: unknown, step: string | undefined): Item {
  const at = step === undefined ? {} : { step };
  const known = findAssertion(name);
  if (known === undefined) {
    const subject = step === undefined ? `is ${quote(name)}, which` : "";
    return {
      ok: false,
      ...at,
      message: `${subject} is no assertion that this version knows`.trim(),
      hint: hintFor(name),
    };
  }
  const read = readAssertion(known, argument);
  if (read.ok) return read;
  const subject = step === undefined ? `is ${quote(name)}, which ` : "";
  return { ok: false, ...at, message: `${subject}${read.why}`, hint: read.hint };
}

function hintFor(name: string): string {
  const [first = "", ...rest] = name.split(/[\s:]+/);
  if (rest.length > 0 && findAssertion(first) !== undefined)
    return `Put a colon and a blank behind the name: \`${first}: ${rest.join(" ")}\`.`;
  const guess = didYouMean(name, [...ASSERTION_NAMES], (word) => `\`${word}\``).trim();
  return guess || `Known: ${ASSERTION_NAMES.join(", ")}.`;
}

/** Two tests of one name could not be told apart in a baseline. */
function repeatedNames(cases: readonly unknown[], source: SourceDocument): Problem[] {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [index, entry] of cases.entries()) {
    const id = isFields(entry) ? entry["id"] : undefined;
    if (typeof id !== "string") continue;
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, index);
      continue;
    }
    problems.push({
      code: "input-invalid",
      message: `\`cases[${index}].id\` is ${quote(id)}, like \`cases[${first}].id\` (line ${source.locate(["cases", first, "id"]).line})`,
      hint: "Give each case a name of its own: baselines know tests by it.",
      at: source.locate(["cases", index, "id"]),
    });
  }
  return problems;
}
