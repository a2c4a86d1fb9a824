/** `contract init` and `contract validate`: what an agent promises in general, written and checked. */
import { basename, resolve } from "node:path";
import { type AgentContract, DEFAULT_TAGS, scenariosOf } from "../../core/behaviour/agent-contract.ts";
import { CONTRACT_VERSION, readAgentContract } from "../../inputs/agent-contract.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { readText } from "../../inputs/read-text.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import { count, list, quoteName } from "../../report/format.ts";
import type { Told } from "../../report/told.ts";
import type { Host } from "../host.ts";
import { tellCommand } from "./tell-command.ts";
import { writeNew } from "./write-new.ts";

export const CONTRACT_FILE = "agent_contract.json";

/** @param folder absolute: where the shell stands @returns the exit code */
export async function contractCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const root = resolve(folder, args.raw.values["working-directory"] ?? ".");
  const told =
    args.action === "init"
      ? await initContract(args.raw.values["name"], root, host)
      : await validateContract(args.raw.values["contract"] ?? CONTRACT_FILE, root, host);
  return tellCommand(told, host);
}

/** @param root absolute */
export async function openContract(
  file: string,
  root: string,
  host: Pick<Host, "files">,
): Promise<Result<AgentContract>> {
  const text = readText(host.files, resolve(root, file), file, {
    code: "file-missing",
    message: `there is no contract at ${file}`,
    hint: "Write one with `agentverity contract init`.",
    at: { file },
  });
  return text.ok ? readAgentContract(file, text.value) : text;
}

async function validateContract(file: string, root: string, host: Host): Promise<Result<Told>> {
  const read = await openContract(file, root, host);
  if (!read.ok) return read;
  const contract = read.value;
  const scenarios = scenariosOf(contract);
  const budget = contract.stepBudget === undefined ? "" : `, at most ${count(contract.stepBudget, "step")}`;
  return succeed({
    headline: `VALID - ${contract.name}: ${count(contract.expectedTools.length, "expected tool")}${budget}`,
    lines: [`${count(scenarios.length, "scenario")}: ${list(scenarios.map(({ tag }) => tag))}.`],
    next: [`Write tests for them: \`agentverity generate scenarios ${file}\`.`],
    fields: { file, name: contract.name, valid: true, scenarios: scenarios.map(({ name }) => name) },
  });
}

async function initContract(given: string | undefined, root: string, host: Host): Promise<Result<Told>> {
  const name = given ?? nameFrom(basename(root));
  const text = stableJson(skeleton(name));
  const checked = await readAgentContract(CONTRACT_FILE, text);
  if (!checked.ok) return fail(badName(name));
  const written = writeNew([{ file: CONTRACT_FILE, text }], root, host);
  if (!written.ok) return written;
  return succeed({
    headline: `WRITTEN - ${CONTRACT_FILE}`,
    lines: [
      `The contract of ${quoteName(name)}, with examples to replace: tools, their order, most steps, claims.`,
    ],
    next: [
      `Write your agent's own tools and claims into ${CONTRACT_FILE}.`,
      `Check it: \`agentverity contract validate ${CONTRACT_FILE}\`.`,
      `Write tests that follow from it: \`agentverity generate scenarios ${CONTRACT_FILE}\`.`,
    ],
    fields: { written: [CONTRACT_FILE], name },
  });
}

function skeleton(name: string) {
  return {
    name,
    description: "What the agent is for, in one sentence.",
    schema_version: CONTRACT_VERSION,
    expected_tools: ["search", "book_table"],
    required_tool_order: ["search", "book_table"],
    step_budget: 6,
    success_conditions: ["The table is booked."],
    forbidden_claims: ["booked", "reservation complete"],
    scenario_tags: DEFAULT_TAGS,
  };
}

/** Of a folder: `my booking-agent` becomes `my_booking-agent`. */
function nameFrom(folder: string): string {
  const name = folder
    .replaceAll(/[^A-Za-z0-9_-]+/g, "_")
    .replace(/^[^A-Za-z]+/, "")
    .slice(0, 80);
  return name === "" ? "agent" : name;
}

function badName(name: string): Problem {
  return {
    code: "input-invalid",
    message: `the name is ${JSON.stringify(name)}; it must be a letter, then at most 79 letters, digits, \`_\` and \`-\``,
    hint: "Write for example `agentverity contract init booking_agent`.",
  };
}
