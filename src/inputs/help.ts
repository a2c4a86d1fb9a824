/** `--help`: for the tool and for each command, plain text of at most 100 columns. */
import { COMMANDS, type Command, describeOption, flagsOf, GROUPS, type Option } from "./options.ts";

const WIDTH = 100;
const INDENT = 4;

interface CommandWords {
  readonly summary: string;
  readonly usage: string;
  readonly example: string;
}

const WORDS: Readonly<Record<Command, CommandWords>> = {
  demo: {
    summary: "Shows on two small probe sets why green tests are not enough. No key, no network, no cost.",
    usage: "agentverity demo",
    example: "agentverity demo",
  },
  init: {
    summary: "Writes a configuration, a workflow and a suite to start from, and says what it wrote.",
    usage: "agentverity init [--working-directory <folder>]",
    example: "agentverity init",
  },
  plan: {
    summary: "Says how many calls a run would make, before it costs anything.",
    usage: "agentverity plan (--suite <file> | --probes <file> | --observed <flips/pairs>) [flags]",
    example: "agentverity plan --suite suite.yaml --precision balanced",
  },
  collect: {
    summary: "Asks one shard of a run and judges nothing; merge then judges all of them as one run.",
    usage: "agentverity collect --shard <i/n> --agent <agent> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity collect --shard 2/8 --agent ./agents/router.ts#buildAgent --suite suite.yaml",
  },
  merge: {
    summary: "Unites the shards of a run and judges them as if one process had asked.",
    usage: "agentverity merge <journals> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity merge shards/*/trials.jsonl --suite suite.yaml",
  },
  assess: {
    summary: "Judges recorded runs of any harness, without a call of the agent.",
    usage: "agentverity assess --evidence <files> [--suite <file>] [flags]",
    example: "agentverity assess --evidence results.json --suite suite.yaml",
  },
  snapshot: {
    summary: "Writes the decisions of a run as the approved baseline, once you have looked at them.",
    usage: "agentverity snapshot (--evidence <files> | --agent <agent> --suite <file>) [flags]",
    example: "agentverity snapshot --evidence results.json --accept-reference --output baseline.json",
  },
  inspect: {
    summary: "Shows a baseline in plain words, without a call.",
    usage: "agentverity inspect <file>",
    example: "agentverity inspect baseline.json",
  },
  check: {
    summary: "Holds today's answers against the baseline: as it was measured, or quickly.",
    usage:
      "agentverity check --baseline <file> (--agent <agent> --suite <file> | --evidence <files>) [flags]",
    example: "agentverity check --baseline baseline.json --agent ./agents/router.ts --suite suite.yaml",
  },
  compare: {
    summary: "Tells whether two recorded windows of one agent differ, and what it would have found.",
    usage: "agentverity compare <before> <after> [--suite <file>] [flags]",
    example: "agentverity compare before/evidence.json after/evidence.json",
  },
  test: {
    summary:
      "Checks what the agent did: tests in code, or the assertions of a suite on live or recorded runs.",
    usage:
      "agentverity test ([<test file>…] | --suite <file> (--agent <agent> | --evidence <files>)) [flags]",
    example: "agentverity test agents/booking.agent.test.ts --runs 20",
  },
  bless: {
    summary: "Makes the last report of tests the baseline that later ones are compared with.",
    usage: "agentverity bless [--baseline <file>] [flags]",
    example: "agentverity bless --baseline tests.baseline.json",
  },
  baseline: {
    summary: "Lists the baselines of tests, shows one in plain words, or deletes it.",
    usage: "agentverity baseline (list | inspect <file> | delete <file> --yes)",
    example: "agentverity baseline inspect tests.baseline.json",
  },
  history: {
    summary: "Lists the earlier runs of tests here, agentcheck's too, or shows one of them.",
    usage: "agentverity history (list | show <id>)",
    example: "agentverity history list",
  },
  report: {
    summary: "Shows a saved report again, in any format, without a call: HTML for a browser, say.",
    usage: "agentverity report [<file>] [--format <format>] [--output <file>]",
    example: "agentverity report --format html --output report.html",
  },
  contract: {
    summary: "Writes the contract of an agent to fill in, or finds every fault of one.",
    usage: "agentverity contract (init [<name>] | validate [<file>])",
    example: "agentverity contract init booking_agent",
  },
  generate: {
    summary: "Writes scenarios and tests to finish from an agent's contract.",
    usage: "agentverity generate scenarios [<contract>] [--stub <file>]",
    example: "agentverity generate scenarios agent_contract.json --stub booking.suite.yaml",
  },
  doctor: {
    summary:
      "Says what the gate can promise here, and what closes each hole. Reads GITHUB_TOKEN or GH_TOKEN.",
    usage: "agentverity doctor [flags]",
    example: "agentverity doctor",
  },
  run: {
    summary: "Asks the agent as often as the tolerance needs, and judges its decisions.",
    usage: "agentverity run --agent <agent> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity run --agent ./agents/router.ts#buildAgent --suite suite.yaml",
  },
};

/** Without a command: what there is. */
export function renderHelp(command?: Command): string {
  return command === undefined ? toolHelp() : commandHelp(command);
}

function toolHelp(): string {
  const commands = COMMANDS.map((name) => `  ${name.padEnd(10)}${WORDS[name].summary}`);
  return lines(
    "agentverity: are an AI agent's decisions repeatable and varied enough to trust?",
    "",
    "Usage:",
    "  agentverity <command> [flags]",
    "",
    "Commands:",
    ...commands,
    "",
    "Example:",
    `  ${WORDS.run.example}`,
    "",
    "Flags:",
    "  -h, --help     For one command: agentverity run --help",
    "  -v, --version",
    "",
    "Settings are read from .github/agentverity.yml when it exists; a flag wins over the file.",
    "Exit codes: 0 fine; 1 not trustworthy; 2 no answer, or refused input; 3 a defect of ours; 130 interrupted.",
  );
}

function commandHelp(command: Command): string {
  const flags = flagsOf(command);
  const groups = GROUPS.flatMap((group) => {
    const members = flags.filter((option) => option.group === group);
    return members.length === 0 ? [] : ["", `${capital(group)}:`, ...members.flatMap(flagHelp)];
  });
  const { summary, usage, example } = WORDS[command];
  return lines(summary, "", "Usage:", `  ${usage}`, "", "Example:", `  ${example}`, ...groups);
}

function flagHelp(option: Option): string[] {
  const value = option.kind === "flag" ? "[true|false]" : `<${option.placeholder.toLowerCase()}>`;
  return [`  --${option.name} ${value}`, ...wrap(plain(describeOption(option)))];
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll("`", "");
}

function wrap(text: string): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(" ")) {
    if (row !== "" && INDENT + row.length + 1 + word.length > WIDTH) {
      rows.push(row);
      row = "";
    }
    row = row === "" ? word : `${row} ${word}`;
  }
  return [...rows, row].map((each) => " ".repeat(INDENT) + each);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lines(...rows: string[]): string {
  return `${rows.join("\n")}\n`;
}
