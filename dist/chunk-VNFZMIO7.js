import {
  CONTRACT_FILE,
  openContract,
  scenariosOf,
  writeNew
} from "./chunk-RIOHBHBA.js";
import {
  tellCommand
} from "./chunk-X2W332AG.js";
import {
  require_dist
} from "./chunk-UJ7FGCIW.js";
import {
  CONFIRMATION_PHRASES,
  argumentsOf,
  count,
  fail,
  stableJson,
  succeed
} from "./chunk-QMDUAR73.js";
import {
  __toESM
} from "./chunk-PIRHQTI4.js";

// src/pipeline/behaviour/generate-scenarios.ts
var { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");

// src/pipeline/behaviour/generated-tests.ts
var import_yaml = __toESM(require_dist(), 1);
function suiteStub(contract, scenarios, file) {
  const document = new import_yaml.Document({});
  const onOneLine = (list) => document.createNode(list, { flow: true });
  const phrases = [.../* @__PURE__ */ new Set([...CONFIRMATION_PHRASES, ...contract.forbiddenClaims])];
  const cases = scenarios.map(({ name, description, input, assertions }, index) => {
    const expect = assertions.map((assertion) => item(assertion, onOneLine));
    const node = document.createNode({ id: name, input, expect });
    node.commentBefore = ` ${description}`;
    node.spaceBefore = index > 0;
    return node;
  });
  document.commentBefore = ` Tests of ${contract.name}, made from ${file}: write a request of your own into each.`;
  document.contents = document.createNode({
    schema: "agentverity.suite/v1",
    ...contract.forbiddenClaims.length === 0 ? {} : { confirmation_phrases: onOneLine(phrases) },
    cases
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
function item(assertion, onOneLine) {
  const values = argumentsOf(assertion);
  if (values.length === 0) return assertion.name;
  const [only] = values;
  const argument = values.length === 1 ? only : values;
  return { [assertion.name]: Array.isArray(argument) ? onOneLine(argument) : argument };
}
function codeStub(scenarios, file) {
  const tests = scenarios.map(
    ({ name, description, input, assertions }) => `
// ${description}
agentTest(${JSON.stringify(name)}, { agent }, async (agent) => {
  const result = await agent(${JSON.stringify(input)});
  expectAgent(result, { collect: true })
${assertions.map((assertion) => `    .${call(assertion)}`).join("\n")}
    .verify();
});
`
  );
  return `// Made from ${file}: name your agent, and write a request of your own into each test.
import { agentTest, expectAgent } from "agentverity-action";
import agent from "./agent.ts";
${tests.join("")}`;
}
function call(assertion) {
  const method = assertion.name.replace(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase());
  return `${method}(${argumentsOf(assertion).map((value) => JSON.stringify(value)).join(", ")})`;
}

// src/pipeline/behaviour/generate-scenarios.ts
async function generateCommand(args, host, folder) {
  const { values } = args.raw;
  const root = resolve(folder, values["working-directory"] ?? ".");
  return tellCommand(await generate(values["contract"] ?? CONTRACT_FILE, values["stub"], root, host), host);
}
async function generate(file, stub, root, host) {
  const contract = await openContract(file, root, host);
  if (!contract.ok) return contract;
  const { name } = contract.value;
  const tests = stub ?? join(dirname(file), `${name}.suite.yaml`);
  const isSuite = /\.ya?ml$/i.test(tests);
  if (!isSuite && !/\.agent\.test\.[mc]?[jt]s$/.test(tests)) return fail(badStub(tests));
  const scenarios = scenariosOf(contract.value);
  const pack = join(dirname(file), "scenarios.json");
  const text = isSuite ? suiteStub(contract.value, scenarios, basename(file)) : codeStub(scenarios, basename(file));
  const written = writeNew(
    [
      { file: pack, text: stableJson(packOf(contract.value, scenarios, basename(file))) },
      { file: tests, text }
    ],
    root,
    host
  );
  if (!written.ok) return written;
  return succeed({
    headline: `WRITTEN - ${count(scenarios.length, "scenario")} of \`${name}\``,
    lines: [
      `${pack}: the scenarios, for people and other tools.`,
      `${tests}: a test of each; its assertions follow from ${file}.`
    ],
    next: [
      `Write a request of your own into each test of ${tests}.`,
      isSuite ? `Run them: \`agentverity test --suite ${tests} --agent ./agent.ts\`.` : `Name your agent in it, and run them: \`agentverity test --tests ${tests}\`.`
    ],
    fields: { written: [pack, tests], contract: file, scenarios: scenarios.map((scenario) => scenario.name) }
  });
}
function packOf(contract, scenarios, file) {
  return {
    contract_name: contract.name,
    scenarios: scenarios.map((scenario) => ({
      name: scenario.name,
      category: scenario.tag,
      description: scenario.description,
      input: scenario.input,
      expected_tools: scenario.expectedTools,
      forbidden_claims: contract.forbiddenClaims,
      step_budget: scenario.stepBudget ?? null,
      tags: [scenario.tag],
      notes: `Made from ${file}.`
    }))
  };
}
function badStub(file) {
  return {
    code: "input-invalid",
    message: `\`--stub\` is ${JSON.stringify(file)}; its ending does not say what shall be in it`,
    hint: "Name a suite, `booking.suite.yaml`, or a file of tests in code, `booking.agent.test.ts`."
  };
}
export {
  generateCommand
};
