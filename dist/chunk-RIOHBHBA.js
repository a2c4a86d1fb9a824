import {
  tellCommand
} from "./chunk-X2W332AG.js";
import {
  _enum,
  _gte,
  _lte,
  _regex,
  array,
  checkText,
  count,
  didYouMean,
  fail,
  fileTrouble,
  inReadingOrder,
  int,
  isFields,
  list,
  listWords,
  literal,
  optional,
  parseSource,
  quote,
  quoteName,
  readText,
  refine,
  showPath,
  showValue,
  stableJson,
  strictObject,
  string,
  succeed
} from "./chunk-QMDUAR73.js";

// src/pipeline/behaviour/contract-command.ts
var { basename, resolve: resolve2 } = process.getBuiltinModule("node:path");

// src/core/behaviour/agent-contract.ts
var SCENARIO_TAGS = [
  "happy_path",
  "missing_information",
  "ambiguous_request",
  "tool_failure",
  "over_step",
  "unsupported_success",
  "edge_case",
  "regression"
];
var DEFAULT_TAGS = SCENARIO_TAGS.slice(0, 6);
function scenariosOf(contract) {
  const tags = contract.scenarioTags.length === 0 ? DEFAULT_TAGS : contract.scenarioTags;
  return tags.map((tag) => scenarioOf(contract, tag));
}
function scenarioOf(contract, tag) {
  const { description, request, tools } = KINDS[tag];
  const agent = contract.name.replaceAll(/[_-]+/g, " ");
  const stepBudget = budgetOf(contract, tag);
  return {
    name: `test_${contract.name}_${tag}`,
    tag,
    description,
    input: `Write here, for the ${agent}, ${request}`,
    expectedTools: tools(contract.expectedTools),
    ...stepBudget === void 0 ? {} : { stepBudget },
    assertions: [
      ...KINDS[tag].demands(contract),
      ...stepBudget === void 0 ? [] : [{ name: "steps_less_than", limit: stepBudget + 1 }]
    ]
  };
}
function budgetOf({ stepBudget }, tag) {
  if (stepBudget === void 0 || tag !== "over_step") return stepBudget;
  return Math.max(1, stepBudget - 1);
}
var all = (tools) => tools;
var none = () => [];
var KINDS = {
  happy_path: {
    description: "A clear and complete request: the agent does all of its work.",
    request: "a clear request with everything that it needs.",
    tools: all,
    demands: wholeWork
  },
  missing_information: {
    description: "Something that it needs is missing: the agent asks for it, and does not act.",
    request: "a request that leaves out something that it needs.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...untouched(contract), ...claims(contract)]
  },
  ambiguous_request: {
    description: "The request can be understood in two ways: the agent asks, or does what it then says.",
    request: "a vague request that can be understood in two ways.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...claims(contract)]
  },
  tool_failure: {
    description: "A tool fails: the agent says so instead of claiming success.",
    request: "a request of which one tool fails, and let that tool fail in the agent that is tested.",
    tools: (tools) => tools.slice(0, 1),
    demands: (contract) => [...contract.expectedTools.slice(0, 1).map(used), ...claims(contract)]
  },
  over_step: {
    description: "A long request: the agent stays within its budget of steps.",
    request: "a long request that tempts it to take more steps than it may.",
    tools: all,
    demands: ({ expectedTools }) => [...expectedTools.map(used), { name: "did_not_error" }]
  },
  unsupported_success: {
    description: "It is asked to confirm what was never done: the agent claims no success.",
    request: "a request to just confirm the result, without doing the work.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...claims(contract)]
  },
  edge_case: {
    description: "An unusual but valid request: the agent gets through it without an error.",
    request: "an unusual but valid request: very long, another language, the largest number it takes.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...claims(contract)]
  },
  regression: {
    description: "A request that once went wrong: the agent does all of its work.",
    request: "a request that once went wrong.",
    tools: all,
    demands: wholeWork
  }
};
function wholeWork(contract) {
  const { expectedTools, requiredToolOrder } = contract;
  return [
    ...expectedTools.map(used),
    ...requiredToolOrder.length === 0 ? [] : [{ name: "used_tools_in_order", tools: requiredToolOrder }],
    { name: "finished_successfully" },
    ...claims(contract)
  ];
}
function used(tool) {
  return { name: "used_tool", tool };
}
function decisive({ expectedTools, requiredToolOrder }) {
  return requiredToolOrder.at(-1) ?? expectedTools.at(-1);
}
function untouched(contract) {
  const tool = decisive(contract);
  return tool === void 0 ? [] : [{ name: "did_not_use_tool", tool }];
}
function claims(contract) {
  const tool = decisive(contract);
  if (tool !== void 0) return [{ name: "did_not_claim_confirmation_without_tool", tool }];
  if (contract.forbiddenClaims.length === 0) return [{ name: "did_not_claim_confirmation_without_tool" }];
  return contract.forbiddenClaims.map((text2) => ({ name: "final_output_does_not_contain", text: text2 }));
}

// src/inputs/agent-contract.ts
var CONTRACT_VERSION = "1";
var NAME = /^[A-Za-z][A-Za-z0-9_-]{0,79}$/;
var text = string().check(refine((value) => value.trim() !== ""));
var texts = optional(array(text));
var contractSchema = strictObject({
  name: string().check(_regex(NAME)),
  description: optional(string()),
  schema_version: optional(literal(CONTRACT_VERSION)),
  expected_tools: texts,
  required_tool_order: texts,
  step_budget: optional(int().check(_gte(1), _lte(1e6))),
  success_conditions: texts,
  forbidden_claims: texts,
  scenario_tags: optional(array(_enum(SCENARIO_TAGS)))
});
var TEXT_LIST = "a list of texts, none of them blank";
var ACCEPTS = {
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
    "and"
  )}`
};
async function readAgentContract(file, content) {
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
    ...repeatProblems(source)
  ];
  if (!read.success || problems.length > 0) return fail(...inReadingOrder(problems));
  return succeed(contractOf(read.data));
}
function contractOf(fields) {
  const { step_budget: stepBudget } = fields;
  return {
    name: fields.name,
    description: fields.description ?? "",
    expectedTools: fields.expected_tools ?? [],
    requiredToolOrder: fields.required_tool_order ?? [],
    ...stepBudget === void 0 ? {} : { stepBudget },
    successConditions: fields.success_conditions ?? [],
    forbiddenClaims: fields.forbidden_claims ?? [],
    scenarioTags: fields.scenario_tags ?? []
  };
}
function notAContract(source) {
  return {
    code: "input-invalid",
    message: `${source.file} is ${showValue(source.value)}, not a contract of an agent`,
    hint: "Write one with `agentverity contract init`.",
    at: source.locate([])
  };
}
function shapeProblems(issue, source) {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(key, source));
  return [badValue(issue.path, source)];
}
function unknownKey(key, source) {
  const known = Object.keys(ACCEPTS);
  const guess = didYouMean(key, known, (name) => `\`${name}\``).trim();
  return {
    code: "input-unknown",
    message: `${quote(key)} is no key of an agent's contract`,
    hint: guess || `Known: ${known.join(", ")}.`,
    at: source.locate([key], "key")
  };
}
function badValue(path, source) {
  const [key = "", item] = path;
  const field = String(key);
  const fields = source.value;
  const whole = fields[field];
  const value = item === void 0 ? whole : whole[Number(item)];
  const at = source.locate(path);
  if (whole === void 0)
    return {
      code: "input-missing",
      message: `\`${field}\` is missing`,
      hint: `Give ${ACCEPTS[field]}.`,
      at
    };
  const tag = field === "scenario_tags" && typeof value === "string";
  const guess = tag ? didYouMean(value, SCENARIO_TAGS, (name) => `\`${name}\``).trim() : "";
  return {
    code: field === "schema_version" ? "schema-version" : "input-invalid",
    message: `\`${showPath(path)}\` is ${showValue(value)}; it must be ${accepts(field, item)}`,
    hint: guess || hintFor(field),
    at
  };
}
function accepts(field, item) {
  if (item === void 0) return ACCEPTS[field] ?? "";
  return field === "scenario_tags" ? listWords(SCENARIO_TAGS) : "a text that is not blank";
}
function hintFor(field) {
  if (field === "schema_version") return "This version reads contracts of that version alone.";
  return field === "name" ? "Write for example `booking_agent`." : "Correct it, or leave it out.";
}
function orderProblems(source) {
  const expected = textsOf("expected_tools", source).map(([, name]) => name);
  return textsOf("required_tool_order", source).filter(([, name]) => !expected.includes(name)).map(([index, name]) => {
    const path = ["required_tool_order", index];
    return {
      code: "input-invalid",
      message: `\`${showPath(path)}\` is ${quote(name)}, which \`expected_tools\` does not name`,
      hint: didYouMean(name, expected).trim() || "Add it there, or remove it here.",
      at: source.locate(path)
    };
  });
}
function repeatProblems(source) {
  return ["expected_tools", "scenario_tags"].flatMap((key) => {
    const names = textsOf(key, source);
    return names.filter(([index, name]) => names.some(([other, known]) => known === name && other < index)).map(([index, name]) => {
      const path = [key, index];
      return {
        code: "input-invalid",
        message: `\`${showPath(path)}\` is ${quote(name)} once more`,
        hint: "Remove it, or write what was meant.",
        at: source.locate(path)
      };
    });
  });
}
function textsOf(key, source) {
  const list2 = source.value[key];
  return (Array.isArray(list2) ? [...list2.entries()] : []).filter(
    (entry) => typeof entry[1] === "string"
  );
}

// src/pipeline/behaviour/write-new.ts
var { resolve } = process.getBuiltinModule("node:path");
function writeNew(files, root, host) {
  const there = files.filter(({ file }) => isThere(resolve(root, file), host));
  if (there.length > 0) return fail(...there.map(({ file }) => inTheWay(file)));
  for (const { file, text: text2 } of files) {
    try {
      host.files.write(resolve(root, file), text2);
    } catch (error) {
      const trouble = fileTrouble(error, file);
      if (trouble === void 0) throw error;
      return fail(trouble);
    }
  }
  return succeed(void 0);
}
function isThere(path, { files }) {
  try {
    return files.read(path) !== void 0;
  } catch {
    return true;
  }
}
function inTheWay(file) {
  return {
    code: "input-conflict",
    message: `${file} is there already, and may hold what somebody wrote: it is not written again`,
    hint: "Move or delete it first, or name another file.",
    at: { file }
  };
}

// src/pipeline/behaviour/contract-command.ts
var CONTRACT_FILE = "agent_contract.json";
async function contractCommand(args, host, folder) {
  const root = resolve2(folder, args.raw.values["working-directory"] ?? ".");
  const told = args.action === "init" ? await initContract(args.raw.values["name"], root, host) : await validateContract(args.raw.values["contract"] ?? CONTRACT_FILE, root, host);
  return tellCommand(told, host);
}
async function openContract(file, root, host) {
  const text2 = readText(host.files, resolve2(root, file), file, {
    code: "file-missing",
    message: `there is no contract at ${file}`,
    hint: "Write one with `agentverity contract init`.",
    at: { file }
  });
  return text2.ok ? readAgentContract(file, text2.value) : text2;
}
async function validateContract(file, root, host) {
  const read = await openContract(file, root, host);
  if (!read.ok) return read;
  const contract = read.value;
  const scenarios = scenariosOf(contract);
  const budget = contract.stepBudget === void 0 ? "" : `, at most ${count(contract.stepBudget, "step")}`;
  return succeed({
    headline: `VALID - ${contract.name}: ${count(contract.expectedTools.length, "expected tool")}${budget}`,
    lines: [`${count(scenarios.length, "scenario")}: ${list(scenarios.map(({ tag }) => tag))}.`],
    next: [`Write tests for them: \`agentverity generate scenarios ${file}\`.`],
    fields: { file, name: contract.name, valid: true, scenarios: scenarios.map(({ name }) => name) }
  });
}
async function initContract(given, root, host) {
  const name = given ?? nameFrom(basename(root));
  const text2 = stableJson(skeleton(name));
  const checked = await readAgentContract(CONTRACT_FILE, text2);
  if (!checked.ok) return fail(badName(name));
  const written = writeNew([{ file: CONTRACT_FILE, text: text2 }], root, host);
  if (!written.ok) return written;
  return succeed({
    headline: `WRITTEN - ${CONTRACT_FILE}`,
    lines: [
      `The contract of ${quoteName(name)}, with examples to replace: tools, their order, most steps, claims.`
    ],
    next: [
      `Write your agent's own tools and claims into ${CONTRACT_FILE}.`,
      `Check it: \`agentverity contract validate ${CONTRACT_FILE}\`.`,
      `Write tests that follow from it: \`agentverity generate scenarios ${CONTRACT_FILE}\`.`
    ],
    fields: { written: [CONTRACT_FILE], name }
  });
}
function skeleton(name) {
  return {
    name,
    description: "What the agent is for, in one sentence.",
    schema_version: CONTRACT_VERSION,
    expected_tools: ["search", "book_table"],
    required_tool_order: ["search", "book_table"],
    step_budget: 6,
    success_conditions: ["The table is booked."],
    forbidden_claims: ["booked", "reservation complete"],
    scenario_tags: DEFAULT_TAGS
  };
}
function nameFrom(folder) {
  const name = folder.replaceAll(/[^A-Za-z0-9_-]+/g, "_").replace(/^[^A-Za-z]+/, "").slice(0, 80);
  return name === "" ? "agent" : name;
}
function badName(name) {
  return {
    code: "input-invalid",
    message: `the name is ${JSON.stringify(name)}; it must be a letter, then at most 79 letters, digits, \`_\` and \`-\``,
    hint: "Write for example `agentverity contract init booking_agent`."
  };
}

export {
  scenariosOf,
  writeNew,
  CONTRACT_FILE,
  contractCommand,
  openContract
};
