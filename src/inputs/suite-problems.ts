/** The words for what a suite's schema refuses: the path, the value, what belongs there. */
import type * as z from "zod/mini";
import type { Problem } from "../problem.ts";
import type { Path, SourceDocument } from "./source-document.ts";
import { didYouMean } from "./suggest.ts";
import { DECISION_SUITE_VERSION, SUITE_VERSION, SUITE_VERSIONS } from "./suite-schema.ts";
import { quote, showPath, showValue } from "./value-words.ts";

type Issue = z.core.$ZodIssue;
type Fields = Readonly<Record<PropertyKey, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A file that is no suite, or one of a version that this build does not read; undefined when it is one. */
export function versionProblem(source: SourceDocument): Problem | undefined {
  const root = source.value;
  const reads = `This version reads ${SUITE_VERSIONS.map((version) => `\`${version}\``).join(" and ")}.`;
  if (!isFields(root)) {
    return {
      code: "input-invalid",
      message: `${source.file} is ${root === null ? "empty" : showValue(root)}, not a suite`,
      hint: `Start it with \`schema: ${SUITE_VERSION}\`, and put each probe under \`cases:\` as \`- input: …\`.`,
      at: source.locate([]),
    };
  }
  const version = root["schema"];
  if (version === undefined || version === null) {
    return {
      code: "input-missing",
      message: `${source.file} does not say which schema it follows`,
      hint: `Add \`schema: ${SUITE_VERSION}\` as its first line, or \`${DECISION_SUITE_VERSION}\` to share it with the Python tool.`,
      at: source.locate([]),
    };
  }
  if (SUITE_VERSIONS.some((known) => known === version)) return undefined;
  const isOtherVersion = SUITE_VERSIONS.some((known) =>
    String(version).startsWith(known.replace(/\d+$/, "")),
  );
  const guess = isOtherVersion ? "" : didYouMean(String(version), SUITE_VERSIONS);
  return {
    code: "schema-version",
    message: `the schema is ${showValue(version)}, which is no suite that this version reads`,
    hint: `${reads}${guess}`,
    at: source.locate(["schema"]),
  };
}

export function shapeProblems(issues: readonly Issue[], source: SourceDocument): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => unknownProperty([...issue.path, key], source));
    }
    return [shapeProblem(issue.path, source)];
  });
}

function shapeProblem(path: Path, source: SourceDocument): Problem {
  const value = valueAt(source.value, path);
  const shown = showPath(path);
  const at = source.locate(path);
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (shown === "cases" && (isEmptyList || value === null)) return emptySuite(source);
  if (path[0] === "cases" && path[2] === "input" && value === "") {
    return {
      code: "probe-blank",
      message: `\`${shown}\` is blank`,
      hint: "Write the probe, or remove the case.",
      at,
    };
  }
  const wanted = accepts(path);
  if (value === undefined) {
    return { code: "input-missing", message: `\`${shown}\` is missing`, hint: `Give ${wanted}.`, at };
  }
  return {
    code: "input-invalid",
    message: `\`${shown}\` is ${isEmptyList ? "an empty list" : showValue(value)}; it must be ${wanted}`,
    hint: shapeHint(path, value),
    at,
  };
}

function emptySuite(source: SourceDocument): Problem {
  return {
    code: "suite-empty",
    message: `${source.file} has no cases: there is nothing to ask`,
    hint: "Write each probe under `cases:` as `- input: …`.",
    at: source.locate(["cases"]),
  };
}

function shapeHint(path: Path, value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") {
    const isText = !["stability_targets", "minimum_cases"].includes(String(path[1])) && path[2] !== "runs";
    if (isText) return `Put it in quotes: "${value}".`;
  }
  if (path[0] === "cases" && path.length === 2 && typeof value === "string")
    return `Write \`input: ${quote(value)}\`.`;
  if (path[1] === "allowed_no_decisions") {
    return "The other reasons mean that the harness failed, and no promise covers that.";
  }
  return "Correct it.";
}

const LISTS = "a list of decisions with at least one in it";
const ACCEPTS: Readonly<Record<string, string>> = {
  cases: "a list of cases, each with an `input`",
  "cases.*": "a case: `input`, and perhaps `expected`",
  "cases.*.input": "a text",
  "cases.*.expected": "the decision it was written to reach, as a text",
  "cases.*.id": "a text",
  "cases.*.expect": "a list of assertions with at least one in it, such as `- used_tool: search`",
  "cases.*.runs": "a whole number of runs from 1 to 10000",
  confirmation_phrases: "a list of texts with at least one in it",
  "confirmation_phrases.*": "a text that is not empty",
  contract: "a contract: at least `allowed`, the list of decisions",
  "contract.allowed": LISTS,
  "contract.required": LISTS,
  "contract.critical": LISTS,
  "contract.stability_targets": "a mapping of required decisions to flip rates, such as `deny: 0.01`",
  "contract.stability_targets.*": "a number above 0 and below 1",
  "contract.minimum_cases": "a mapping of required decisions to counts, such as `deny: 3`",
  "contract.minimum_cases.*": "a whole number, at least 1",
  "contract.allowed_no_decisions": "a list of `refused` and `no_tool_selected`",
  "contract.allowed_no_decisions.*": "`refused` or `no_tool_selected`",
};

function accepts(path: Path): string {
  const steps = path.map(String);
  const wild = steps
    .map((step, depth) => (depth === (steps[0] === "contract" ? 2 : 1) ? "*" : step))
    .join(".");
  return ACCEPTS[wild] ?? "the name of a decision, as a text";
}

/** What a case has in our own format alone. */
const OF_SUPERSET: readonly string[] = ["id", "expect", "runs"];

function unknownProperty(path: Path, source: SourceDocument): Problem {
  const key = String(path.at(-1));
  const known = knownProperties(path, source);
  const guess = didYouMean(key, known, (name) => `\`${name}\``).trim();
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  const isForSuperset = !isOurs && path[0] === "cases" && OF_SUPERSET.includes(key);
  const hint = isForSuperset ? `Write \`schema: ${SUITE_VERSION}\`: its cases may have \`${key}\`.` : guess;
  return {
    code: "input-unknown",
    message: `\`${showPath(path)}\` is no property that this version reads`,
    hint: hint || `Known there: ${known.join(", ")}.`,
    at: source.locate(path, "key"),
  };
}

function knownProperties(path: Path, source: SourceDocument): string[] {
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  if (path.length === 1) {
    return ["schema", "contract", ...(isOurs ? ["confirmation_phrases"] : []), "cases"];
  }
  if (path[0] === "contract") {
    return ["allowed", "required", "critical", "stability_targets", "minimum_cases", "allowed_no_decisions"];
  }
  return isOurs ? ["input", "expected", ...OF_SUPERSET] : ["input", "expected"];
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Fields)[step];
  }
  return value;
}
