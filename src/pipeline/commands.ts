/** What each command of the CLI does, on any host. */
import { join } from "node:path";
import { type Arguments, readArguments } from "../inputs/arguments.ts";
import { renderHelp } from "../inputs/help.ts";
import { readConfig } from "../inputs/read-config.ts";
import {
  assessMode,
  checkMode,
  collectMode,
  compareMode,
  doctorMode,
  planMode,
  refuse,
  runMode,
  testMode,
} from "../pipeline.ts";
import type { Server } from "../ports/server.ts";
import type { Problem, Result } from "../problem.ts";
import { bless } from "./behaviour/bless.ts";
import { demoJson, demoMarkdown, demoText, runDemo } from "./demo.ts";
import type { Host } from "./host.ts";
import { initialise } from "./initialise.ts";

export interface Shell {
  /** A host that prints as the arguments ask. */
  host(settings: Pick<Arguments, "format" | "output" | "quiet">): Host;
  readonly stdout: (text: string) => void;
  /** Absolute: where the shell stands. */
  readonly workingDirectory: string;
  /** Absolute: where our own package lies, examples included. */
  readonly packageDirectory: string;
  readonly version: string;
  /** The server that holds the repository, with the token of this shell. */
  readonly repository: () => Promise<Result<ShellRepository>>;
}

export interface ShellRepository {
  readonly server: Server;
  /** Where the shell stands in the repository: "" at its root. */
  readonly prefix: string;
}

/** @returns the exit code */
export async function runCommand(argv: readonly string[], shell: Shell): Promise<number> {
  const read = readArguments(argv);
  if (!read.ok) {
    const host = shell.host({ format: "text", quiet: false });
    return (await refuse(read.problems, host, 0)).exitCode;
  }
  const args = read.value;
  if (args.version) shell.stdout(`${shell.version}\n`);
  else if (args.help || args.command === undefined) shell.stdout(renderHelp(args.command));
  else if (WRITERS[args.format]?.includes(args.command) === false)
    return (await refuse([notWritten(args.command, args.format)], shell.host(args), 0)).exitCode;
  else return COMMANDS[args.command](args, shell.host(printingOf(args)), shell);
  return 0;
}

/** The file that a snapshot names is the baseline, not the report about it. */
function printingOf(args: Arguments): Pick<Arguments, "format" | "output" | "quiet"> {
  const { format, quiet } = args;
  return args.command === "snapshot" ? { format, quiet } : args;
}

/** The commands that have a document of a format which not all have. */
const WRITERS: Readonly<Partial<Record<Arguments["format"], readonly string[]>>> = {
  // What came out of checks; a price and a comparison have none.
  junit: ["run", "merge", "assess", "test", "check", "snapshot", "report"],
  html: ["run", "merge", "assess", "test", "check", "snapshot", "report"],
};

function notWritten(command: string, format: Arguments["format"]): Problem {
  return {
    code: "input-conflict",
    message:
      format === "junit"
        ? `\`${command}\` has no \`--format junit\`: there is no check to pass or fail in it`
        : `\`${command}\` has no \`--format ${format}\`: there are no decisions or tests to show in it`,
    hint:
      format === "junit"
        ? "Use `--format text`, `json` or `markdown`; `run --format junit` writes JUnit."
        : "Use `--format text`, `json` or `markdown`; `agentverity report --format html` shows the last tests.",
  };
}

type Run = (args: Arguments, host: Host, shell: Shell) => Promise<number>;

const COMMANDS: Readonly<Record<NonNullable<Arguments["command"]>, Run>> = {
  run: (args, host, shell) => withConfig(args, host, shell, runMode),
  collect: (args, host, shell) => withConfig(args, host, shell, collectMode),
  merge: (args, host, shell) => withConfig(args, host, shell, assessMode),
  assess: (args, host, shell) => withConfig(args, host, shell, assessMode),
  compare: (args, host, shell) => withConfig(args, host, shell, compareMode),
  bless: async (args, host, shell) => {
    const blessed = await bless(args, host, shell.workingDirectory);
    if (!blessed.ok) return (await refuse(blessed.problems, host, 0)).exitCode;
    await host.publisher.publish(blessed.value);
    return 0;
  },
  baseline: async (args, host, shell) => {
    const { keptBaselinesCommand } = await import("./behaviour/kept-baselines.ts");
    return keptBaselinesCommand(args, host, shell.workingDirectory);
  },
  history: async (args, host, shell) => {
    const { historyCommand } = await import("./behaviour/history-command.ts");
    return historyCommand(args, host, shell.workingDirectory);
  },
  report: async (args, host, shell) => {
    const { reportCommand } = await import("./behaviour/report-command.ts");
    return reportCommand(args, host, shell.workingDirectory);
  },
  contract: async (args, host, shell) => {
    const { contractCommand } = await import("./behaviour/contract-command.ts");
    return contractCommand(args, host, shell.workingDirectory);
  },
  generate: async (args, host, shell) => {
    const { generateCommand } = await import("./behaviour/generate-scenarios.ts");
    return generateCommand(args, host, shell.workingDirectory);
  },
  test: (args, host, shell) => withConfig(args, host, shell, testMode),
  check: (args, host, shell) => withConfig(args, host, shell, checkMode),
  snapshot: async (args, host, shell) => {
    const { snapshotCommand } = await import("./baseline/baseline-commands.ts");
    return snapshotCommand(args, host, shell.workingDirectory);
  },
  inspect: async (args, host, shell) => {
    const { inspectCommand } = await import("./baseline/baseline-commands.ts");
    return inspectCommand(args, host, shell.workingDirectory);
  },
  plan: (args, host, shell) => withConfig(args, host, shell, planMode),
  doctor: async (args, host, shell) => {
    const found = await shell.repository();
    if (!found.ok) return (await refuse(found.problems, host, 0)).exitCode;
    const { server, prefix } = found.value;
    const folder = args.raw.values["working-directory"] ?? "";
    // From the repository's root, as a runner would be told it; "": its root.
    const values = { ...args.raw.values, "working-directory": prefix === "" ? folder : join(prefix, folder) };
    const inputs = { ...args.raw, values };
    return withConfig(args, { ...host, connect: async () => server, inputs }, shell, doctorMode);
  },
  init: async (args, host, shell) => initialise(args.raw.values["working-directory"], host, shell),
  demo: async (_, host, shell) => {
    const demo = await runDemo(join(shell.packageDirectory, "examples", "payment-dispute"), host);
    if (!demo.ok) return (await refuse(demo.problems, host, 0)).exitCode;
    const text = demoText(demo.value);
    const documents = { text, json: demoJson(demo.value), markdown: demoMarkdown(demo.value), junit: "" };
    await host.publisher.publish({
      headline: "payment-dispute, two probe sets",
      text,
      documents,
      annotations: [],
      outputs: {},
      artifacts: [],
      red: false,
      exitCode: 0,
    });
    return 0;
  },
};

async function withConfig(args: Arguments, host: Host, shell: Shell, mode: typeof runMode): Promise<number> {
  const config = await readConfig(args.raw, {
    workingDirectory: shell.workingDirectory,
    read: host.files.read,
  });
  if (!config.ok) return (await refuse(config.problems, host, 0)).exitCode;
  const { red, exitCode } = await mode(config.value, host);
  return red ? exitCode : 0; // what `fail-on` forgives stops no script
}
