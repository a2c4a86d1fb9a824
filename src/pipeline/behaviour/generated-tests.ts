/** Scenarios as tests to finish by hand: the text of a suite, and of a file of tests in code. */
import { Document } from "yaml";
import type { AgentContract, Scenario } from "../../core/behaviour/agent-contract.ts";
import { type Assertion, argumentsOf, CONFIRMATION_PHRASES } from "../../core/behaviour/assertion.ts";

/** @param file of the contract, for the comment on top */
export function suiteStub(contract: AgentContract, scenarios: readonly Scenario[], file: string): string {
  const document = new Document({});
  const onOneLine = (list: readonly unknown[]) => document.createNode(list, { flow: true });
  const phrases = [...new Set([...CONFIRMATION_PHRASES, ...contract.forbiddenClaims])];
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
    ...(contract.forbiddenClaims.length === 0 ? {} : { confirmation_phrases: onOneLine(phrases) }),
    cases,
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** As it stands under `expect`. */
function item(assertion: Assertion, onOneLine: (list: readonly unknown[]) => unknown): unknown {
  const values = argumentsOf(assertion);
  if (values.length === 0) return assertion.name;
  const [only] = values;
  const argument = values.length === 1 ? only : values;
  return { [assertion.name]: Array.isArray(argument) ? onOneLine(argument) : argument };
}

/** @param file of the contract, for the comment on top */
export function codeStub(scenarios: readonly Scenario[], file: string): string {
  const tests = scenarios.map(
    ({ name, description, input, assertions }) => `
// ${description}
agentTest(${JSON.stringify(name)}, { agent }, async (agent) => {
  const result = await agent(${JSON.stringify(input)});
  expectAgent(result, { collect: true })
${assertions.map((assertion) => `    .${call(assertion)}`).join("\n")}
    .verify();
});
`,
  );
  return `// Made from ${file}: name your agent, and write a request of your own into each test.
import { agentTest, expectAgent } from "agentverity-action";
import agent from "./agent.ts";
${tests.join("")}`;
}

function call(assertion: Assertion): string {
  const method = assertion.name.replace(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase());
  return `${method}(${argumentsOf(assertion)
    .map((value) => JSON.stringify(value))
    .join(", ")})`;
}
