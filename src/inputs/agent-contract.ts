/** `agent_contract.json`, agentcheck's format → a contract, or every fault of the file together, each with its place. */
import * as z from "zod/mini";
import { type AgentContract, SCENARIO_TAGS } from "../core/behaviour/agent-contract.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { parseSource } from "./parse-source.ts";
import { inReadingOrder } from "./problem-order.ts";
import { checkText } from "./read-text.ts";
import type { Path, SourceDocument } from "./source-document.ts";
import { didYouMean } from "./suggest.ts";
import { isFields } from "./suite-problems.ts";
import { listWords, quote, showPath, showValue } from "./value-words.ts";

export const CONTRACT_VERSION = "1";
/** It becomes the names of tests and of a file. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,79}$/;

const text = z.string().check(z.refine((value: string) => value.trim() !== ""));
const texts = z.optional(z.array(text));

const contractSchema = z.strictObject({
  name: z.string().check(z.regex(NAME)),
  description: z.optional(z.string()),
  schema_version: z.optional(z.literal(CONTRACT_VERSION)),
  expected_tools: texts,
  required_tool_order: texts,
  step_budget: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  success_conditions: texts,
  forbidden_claims: texts,
  scenario_tags: z.optional(z.array(z.enum(SCENARIO_TAGS))),
});

const TEXT_LIST = "a list of texts, none of them blank";
const ACCEPTS: Readonly<Record<string, string>> = {
  name: "a letter, then at most 79 letters, digits, `_` and `-`: tests and files are named after it",
  description: "a text",
  schema_version: `"${CONTRACT_VERSION}"`,
  expected_tools: TEXT_LIST,
  required_tool_order: TEXT_LIST,
  step_budget: "a whole number of steps, at least 1",
  success_conditions: TEXT_LIST,
  forbidden_claims: TEXT_LIST,
  scenario_tags: `a list of ${listWords(
    SCENARIO_TAGS.map((tag) => `\`${tag}\``),
    "and",
  )}`,
};

/** @param file as the user wrote it: `.json`, or YAML */
export async function readAgentContract(file: string, content: string): Promise<Result<AgentContract>> {
  const checked = checkText(file, content);
  if (!checked.ok) return checked;
  const parsed = await parseSource(file, checked.value);
  if (!parsed.ok) return parsed;
  const source = parsed.value;
  if (!isFields(source.value)) return fail(notAContract(source));
  const read = contractSchema.safeParse(source.value);
  const problems = [
    ...(read.error?.issues ?? []).flatMap((issue) => shapeProblems(issue, source)),
    ...orderProblems(source),
    ...repeatProblems(source),
  ];
  if (!read.success || problems.length > 0) return fail(...inReadingOrder(problems));
  return succeed(contractOf(read.data));
}

function contractOf(fields: z.output<typeof contractSchema>): AgentContract {
  const { step_budget: stepBudget } = fields;
  return {
    name: fields.name,
    description: fields.description ?? "",
    expectedTools: fields.expected_tools ?? [],
    requiredToolOrder: fields.required_tool_order ?? [],
    ...(stepBudget === undefined ? {} : { stepBudget }),
    successConditions: fields.success_conditions ?? [],
    forbiddenClaims: fields.forbidden_claims ?? [],
    scenarioTags: fields.scenario_tags ?? [],
  };
}

function notAContract(source: SourceDocument): Problem {
  return {
    code: "input-invalid",
    message: `${source.file} is ${showValue(source.value)}, not a contract of an agent`,
    hint: "Write one with `agentverity contract init`.",
    at: source.locate([]),
  };
}

function shapeProblems(issue: z.core.$ZodIssue, source: SourceDocument): readonly Problem[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(key, source));
  return [badValue(issue.path, source)];
}

function unknownKey(key: string, source: SourceDocument): Problem {
  const known = Object.keys(ACCEPTS);
  const guess = didYouMean(key, known, (name) => `\`${name}\``).trim();
  return {
    code: "input-unknown",
    message: `${quote(key)} is no key of an agent's contract`,
    hint: guess || `Known: ${known.join(", ")}.`,
    at: source.locate([key], "key"),
  };
}

function badValue(path: Path, source: SourceDocument): Problem {
  const [key = "", item] = path;
  const field = String(key);
  const fields = source.value as Readonly<Record<string, unknown>>;
  const whole = fields[field];
  const value = item === undefined ? whole : (whole as readonly unknown[])[Number(item)];
  const at = source.locate(path);
  if (whole === undefined)
    return {
      code: "input-missing",
      message: `\`${field}\` is missing`,
      hint: `Give ${ACCEPTS[field]}.`,
      at,
    };
  const tag = field === "scenario_tags" && typeof value === "string";
  const guess = tag ? didYouMean(value, SCENARIO_TAGS, (name) => `\`${name}\``).trim() : "";
  return {
    code: field === "schema_version" ? "schema-version" : "input-invalid",
    message: `\`${showPath(path)}\` is ${showValue(value)}; it must be ${accepts(field, item)}`,
    hint: guess || hintFor(field),
    at,
  };
}

function accepts(field: string, item: PropertyKey | undefined): string {
  if (item === undefined) return ACCEPTS[field] ?? "";
  return field === "scenario_tags" ? listWords(SCENARIO_TAGS) : "a text that is not blank";
}

function hintFor(field: string): string {
  if (field === "schema_version") return "This version reads contracts of that version alone.";
  return field === "name" ? "Write for example `booking_agent`." : "Correct it, or leave it out.";
}

/** An order of tools that nobody expects is a slip of the pen in one of the two lists. */
function orderProblems(source: SourceDocument): readonly Problem[] {
  const expected = textsOf("expected_tools", source).map(([, name]) => name);
  return textsOf("required_tool_order", source)
    .filter(([, name]) => !expected.includes(name))
    .map(([index, name]): Problem => {
      const path = ["required_tool_order", index];
      return {
        code: "input-invalid",
        message: `\`${showPath(path)}\` is ${quote(name)}, which \`expected_tools\` does not name`,
        hint: didYouMean(name, expected).trim() || "Add it there, or remove it here.",
        at: source.locate(path),
      };
    });
}

function repeatProblems(source: SourceDocument): readonly Problem[] {
  return ["expected_tools", "scenario_tags"].flatMap((key) => {
    const names = textsOf(key, source);
    return names
      .filter(([index, name]) => names.some(([other, known]) => known === name && other < index))
      .map(([index, name]): Problem => {
        const path = [key, index];
        return {
          code: "input-invalid",
          message: `\`${showPath(path)}\` is ${quote(name)} once more`,
          hint: "Remove it, or write what was meant.",
          at: source.locate(path),
        };
      });
  });
}

function textsOf(key: string, source: SourceDocument): readonly (readonly [number, string])[] {
  const list = (source.value as Readonly<Record<string, unknown>>)[key];
  return (Array.isArray(list) ? [...list.entries()] : []).filter(
    (entry): entry is [number, string] => typeof entry[1] === "string",
  );
}
