/**
 * `generate scenarios`: a pack of scenarios from a contract, as agentcheck writes it, and tests to finish by hand: a suite,
 * or a file of tests in code. Their assertions follow from the contract; the requests are placeholders.
 */
import { basename, dirname, join, resolve } from "node:path";
import { type AgentContract, type Scenario, scenariosOf } from "../../core/behaviour/agent-contract.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import { count } from "../../report/format.ts";
import type { Told } from "../../report/told.ts";
import type { Host } from "../host.ts";
import { CONTRACT_FILE, openContract } from "./contract-command.ts";
import { codeStub, suiteStub } from "./generated-tests.ts";
import { tellCommand } from "./tell-command.ts";
import { writeNew } from "./write-new.ts";

/** @param folder absolute: where the shell stands @returns the exit code */
export async function generateCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const { values } = args.raw;
  const root = resolve(folder, values["working-directory"] ?? ".");
  return tellCommand(await generate(values["contract"] ?? CONTRACT_FILE, values["stub"], root, host), host);
}

async function generate(
  file: string,
  stub: string | undefined,
  root: string,
  host: Host,
): Promise<Result<Told>> {
  const contract = await openContract(file, root, host);
  if (!contract.ok) return contract;
  const { name } = contract.value;
  const tests = stub ?? join(dirname(file), `${name}.suite.yaml`);
  const isSuite = /\.ya?ml$/i.test(tests);
  if (!isSuite && !/\.agent\.test\.[mc]?[jt]s$/.test(tests)) return fail(badStub(tests));
  const scenarios = scenariosOf(contract.value);
  const pack = join(dirname(file), "scenarios.json");
  const text = isSuite
    ? suiteStub(contract.value, scenarios, basename(file))
    : codeStub(scenarios, basename(file));
  const written = writeNew(
    [
      { file: pack, text: stableJson(packOf(contract.value, scenarios, basename(file))) },
      { file: tests, text },
    ],
    root,
    host,
  );
  if (!written.ok) return written;
  return succeed({
    headline: `WRITTEN - ${count(scenarios.length, "scenario")} of \`${name}\``,
    lines: [
      `${pack}: the scenarios, for people and other tools.`,
      `${tests}: a test of each; its assertions follow from ${file}.`,
    ],
    next: [
      `Write a request of your own into each test of ${tests}.`,
      isSuite
        ? `Run them: \`agentverity test --suite ${tests} --agent ./agent.ts\`.`
        : `Name your agent in it, and run them: \`agentverity test --tests ${tests}\`.`,
    ],
    fields: { written: [pack, tests], contract: file, scenarios: scenarios.map((scenario) => scenario.name) },
  });
}

/** Field for field as agentcheck has it. */
function packOf(contract: AgentContract, scenarios: readonly Scenario[], file: string): object {
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
      notes: `Made from ${file}.`,
    })),
  };
}

function badStub(file: string): Problem {
  return {
    code: "input-invalid",
    message: `\`--stub\` is ${JSON.stringify(file)}; its ending does not say what shall be in it`,
    hint: "Name a suite, `booking.suite.yaml`, or a file of tests in code, `booking.agent.test.ts`.",
  };
}
