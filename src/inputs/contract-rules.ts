/**
 * What a contract must keep: critical ⊆ required ⊆ allowed, targets and minimums for required decisions only,
 * every `expected` allowed. Reads the raw file, so that a fault of shape elsewhere hides none of these.
 */
import type { Problem } from "../problem.ts";
import type { Path, SourceDocument } from "./source-document.ts";
import { didYouMean } from "./suggest.ts";
import { isFields } from "./suite-problems.ts";
import { quote, showPath } from "./value-words.ts";

export function contractProblems(source: SourceDocument): Problem[] {
  const root = isFields(source.value) ? source.value : {};
  const contract = isFields(root["contract"]) ? root["contract"] : {};
  const allowed = labels(contract["allowed"]);
  const required = contract["required"] === undefined ? allowed : labels(contract["required"]);
  const problems = [
    ...labelProblems(contract, source),
    ...repeatedLabels(contract, source),
    ...expectedProblems(root["cases"], allowed, source),
    ...untestedTargets(contract["stability_targets"], root["cases"], source),
  ];
  if (allowed.length === 0) return problems; // its absence is told; everything else would follow from it
  problems.push(
    ...strangers(
      source,
      ["contract", "required"],
      listed(contract["required"]),
      allowed,
      "does not allow",
      "Allowed",
    ),
    ...strangers(
      source,
      ["contract", "critical"],
      listed(contract["critical"]),
      required,
      "does not require",
      "Required",
    ),
  );
  for (const key of ["stability_targets", "minimum_cases"]) {
    const names = isFields(contract[key])
      ? Object.keys(contract[key]).map((name): [string, string] => [name, name])
      : [];
    problems.push(...strangers(source, ["contract", key], names, required, "does not require", "Required"));
  }
  return problems;
}

/** Labels outside the set they must belong to. @param given steps below the path, and the label there */
function strangers(
  source: SourceDocument,
  path: Path,
  given: readonly (readonly [PropertyKey, string])[],
  known: readonly string[],
  verb: string,
  heading: string,
): Problem[] {
  const set = new Set(known);
  return given
    .filter(([, label]) => !set.has(label))
    .map(([step, label]) => stranger(source, [...path, step], label, known, verb, heading));
}

function stranger(
  source: SourceDocument,
  path: Path,
  label: string,
  known: readonly string[],
  verb: string,
  heading: string,
): Problem {
  const isKey = path.at(-1) === label;
  const subject = isKey
    ? `\`${showPath(path)}\` is for ${quote(label)}`
    : `\`${showPath(path)}\` is ${quote(label)}`;
  return {
    code: "input-invalid",
    message: `${subject}, which the contract ${verb}`,
    hint: `${heading}: ${shorten(known)}.${didYouMean(label, known)}`,
    at: source.locate(path, isKey ? "key" : "value"),
  };
}

/** Blanks around a label: an agent's answer is trimmed, so such a label is never reached. */
function labelProblems(contract: Readonly<Record<PropertyKey, unknown>>, source: SourceDocument): Problem[] {
  return ["allowed", "required", "critical"].flatMap((key) =>
    listed(contract[key])
      .filter(([, label]) => label !== label.trim())
      .map(([step, label]) => blankLabel(["contract", key, step], label, source)),
  );
}

/** A label twice is a slip of the pen, and perhaps another decision was meant. */
function repeatedLabels(contract: Readonly<Record<PropertyKey, unknown>>, source: SourceDocument): Problem[] {
  return ["allowed", "required", "critical", "allowed_no_decisions"].flatMap((key) => {
    const entries = listed(contract[key]);
    const firstOf = new Map(entries.toReversed().map(([step, label]) => [label, step]));
    return entries
      .filter(([step, label]) => firstOf.get(label) !== step)
      .map(([step, label]): Problem => {
        const path = ["contract", key, step];
        return {
          code: "input-invalid",
          message: `\`${showPath(path)}\` is ${quote(label)} once more`,
          hint: "Remove it, or write the decision that was meant.",
          at: source.locate(path),
        };
      });
  });
}

/** A route is told by its cases: with one that names none nothing is split, and no target would be tested. */
function untestedTargets(targets: unknown, cases: unknown, source: SourceDocument): Problem[] {
  if (!isFields(targets) || Object.keys(targets).length === 0 || !Array.isArray(cases)) return [];
  const index = cases.findIndex((entry) => isFields(entry) && entry["expected"] === undefined);
  if (index === -1) return [];
  return [
    {
      code: "input-missing",
      message: `\`cases[${index}].expected\` is missing, and \`contract.stability_targets\` are per decision: with a case of none, no route can be told and no target tested`,
      hint: "Name the decision that every case was written to reach, or leave the targets out.",
      at: source.locate(["cases", index]),
    },
  ];
}

function blankLabel(path: Path, label: string, source: SourceDocument): Problem {
  const what =
    label.trim() === "" ? "is blank" : `is ${quote(label)}, with blanks around it that no answer has`;
  return {
    code: "input-invalid",
    message: `\`${showPath(path)}\` ${what}`,
    hint: label.trim() === "" ? "Name a decision, or leave it out." : `Write ${quote(label.trim())}.`,
    at: source.locate(path),
  };
}

function expectedProblems(cases: unknown, allowed: readonly string[], source: SourceDocument): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(allowed);
  for (const [index, entry] of (Array.isArray(cases) ? cases : []).entries()) {
    const expected = isFields(entry) ? entry["expected"] : undefined;
    if (typeof expected !== "string" || expected === "" || known.has(expected)) continue;
    const path = ["cases", index, "expected"];
    if (known.size > 0) problems.push(stranger(source, path, expected, allowed, "does not allow", "Allowed"));
    else if (expected !== expected.trim()) problems.push(blankLabel(path, expected, source));
  }
  return problems;
}

function labels(value: unknown): string[] {
  return listed(value).map(([, label]) => label);
}

function listed(value: unknown): [number, string][] {
  const entries = Array.isArray(value) ? [...value.entries()] : [];
  return entries.filter(
    (entry): entry is [number, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
}

function shorten(known: readonly string[]): string {
  return known.length > 20
    ? `${known.slice(0, 20).join(", ")} and ${known.length - 20} more`
    : known.join(", ");
}
