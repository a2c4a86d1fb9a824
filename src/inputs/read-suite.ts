/** A file of reviewed inputs, in any of its forms → a suite, or every fault of the file together. */
import type { Case, Contract, Suite } from "../core/suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { contractProblems } from "./contract-rules.ts";
import { expectationProblems, readExpectations } from "./expectations.ts";
import { parseSource } from "./parse-source.ts";
import { readCsv, readJsonLines, readTextLines } from "./plain-probes.ts";
import { findProbeFaults, REPEATS_HINT } from "./probe-faults.ts";
import { inReadingOrder } from "./problem-order.ts";
import { checkText } from "./read-text.ts";
import type { SourceDocument } from "./source-document.ts";
import { isFields, shapeProblems, versionProblem } from "./suite-problems.ts";
import { decisionSuiteSchema, SUITE_VERSION, type SuiteFields, suiteSchema } from "./suite-schema.ts";

export type SuiteKind = "suite" | "probes";

/**
 * The file's name decides its form, not the setting that names it: `suite: inputs.txt` and `probes: suite.yaml`
 * are read as what they are, since both say clearly what is meant.
 *
 * @param file as the user wrote it
 * @param kind the setting that names it, for messages
 */
export async function readSuite(file: string, text: string, kind: SuiteKind): Promise<Result<Suite>> {
  const checked = checkText(file, text);
  if (!checked.ok) return checked;
  switch (/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase()) {
    case "yaml":
    case "yml":
    case "json":
      return readDocument(file, checked.value);
    case "txt":
      return readTextLines(file, checked.value);
    case "csv":
      return readCsv(file, checked.value);
    case "jsonl":
    case "ndjson":
      return readJsonLines(file, checked.value);
    default:
      return fail({
        code: "input-invalid",
        message: `\`${kind}\` names ${file}, and its ending does not say what it holds`,
        hint: "Rename it: .yaml, .yml or .json for a suite; .txt, .csv or .jsonl for plain probes.",
        at: { file },
      });
  }
}

async function readDocument(file: string, text: string): Promise<Result<Suite>> {
  const parsed = await parseSource(file, text);
  if (!parsed.ok) return parsed;
  const source = parsed.value;
  const version = versionProblem(source);
  if (version !== undefined) return fail(version);
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  const shape = (isOurs ? suiteSchema : decisionSuiteSchema).safeParse(source.value);
  const problems = [
    ...shapeProblems(shape.error?.issues ?? [], source),
    ...contractProblems(source),
    ...probeProblems(source),
    ...(isOurs ? expectationProblems(source) : []),
  ];
  if (!shape.success || problems.length > 0) return fail(...inReadingOrder(problems));
  return succeed(buildSuite(source, shape.data, !file.toLowerCase().endsWith(".json")));
}

function probeProblems(source: SourceDocument): Problem[] {
  const cases = isFields(source.value) ? source.value["cases"] : undefined;
  if (!Array.isArray(cases)) return [];
  const inputs = cases.map((each) => (isFields(each) ? each["input"] : undefined));
  return findProbeFaults(inputs).flatMap(({ index, first }): Problem[] => {
    const at = source.locate(["cases", index, "input"]);
    if (first !== undefined) {
      const line = source.locate(["cases", first, "input"]).line;
      const message = `\`cases[${index}].input\` repeats \`cases[${first}].input\` (line ${line})`;
      return [{ code: "probe-duplicate", message, hint: REPEATS_HINT, at }];
    }
    if (inputs[index] === "") return []; // the schema's to refuse
    const hint = "Write the probe, or remove the case.";
    return [{ code: "probe-blank", message: `\`cases[${index}].input\` is blank`, hint, at }];
  });
}

/** @param isPlaced whether places are known already: those of JSON cost a second reading, see `case-lines.ts` */
function buildSuite(source: SourceDocument, fields: SuiteFields, isPlaced: boolean): Suite {
  const lineOf = (path: readonly PropertyKey[]) => (isPlaced ? source.locate(path).line : undefined);
  const cases = fields.cases.map((fields, index): Case => {
    const { input, expected } = fields;
    const line = lineOf(["cases", index, "input"]);
    return {
      input,
      ...(expected === undefined ? {} : { expected }),
      ...testOf(fields),
      ...(line === undefined ? {} : { line }),
    };
  });
  const phrases = "confirmation_phrases" in fields ? fields.confirmation_phrases : undefined;
  const own = {
    file: source.file,
    cases,
    ...(phrases === undefined ? {} : { confirmationPhrases: phrases }),
  };
  if (fields.contract === undefined) return own;
  const line = lineOf(fields.contract.required === undefined ? ["contract"] : ["contract", "required"]);
  return {
    ...own,
    contract: { ...buildContract(fields.contract), ...(line === undefined ? {} : { line }) },
  };
}

type CaseFields = SuiteFields["cases"][number];

/** What only our own format has. */
function testOf(fields: CaseFields): Pick<Case, "id" | "expect" | "runs"> {
  const { id, expect, runs } = "id" in fields || "expect" in fields || "runs" in fields ? fields : {};
  return {
    ...(id === undefined ? {} : { id }),
    ...(expect === undefined ? {} : { expect: readExpectations(expect) }),
    ...(runs === undefined ? {} : { runs }),
  };
}

function buildContract(fields: NonNullable<SuiteFields["contract"]>): Contract {
  return {
    allowed: sorted(fields.allowed),
    required: sorted(fields.required ?? fields.allowed),
    critical: sorted(fields.critical ?? []),
    stabilityTargets: byLabel(fields.stability_targets ?? {}),
    minimumCases: byLabel(fields.minimum_cases ?? {}),
    allowedNoDecisions: sorted(fields.allowed_no_decisions ?? []),
  };
}

function sorted<Label extends string>(labels: readonly Label[]): readonly Label[] {
  return [...new Set(labels)].sort();
}

/** Without a prototype: a decision may be called `constructor`. */
function byLabel(numbers: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.assign(Object.create(null) as Record<string, number>, numbers);
}
