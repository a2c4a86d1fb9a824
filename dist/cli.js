#!/usr/bin/env node
import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  COMMANDS,
  GROUPS,
  MODES,
  OPTIONS,
  assessMode,
  compareMode,
  createRedactor,
  describeOption,
  findOption,
  flagsOf,
  isAbsent,
  knownSecrets,
  onInterruption,
  planMode,
  readConfig,
  refuse,
  runMode,
  systemClock,
  systemFiles,
  treeState
} from "./chunk-P4KIOA72.js";
import {
  renderMarkdown,
  renderText
} from "./chunk-RTXB7RLW.js";
import {
  stableJson
} from "./chunk-IPUYLUAG.js";
import {
  measure
} from "./chunk-GPAYVH3M.js";
import {
  didYouMean,
  suggest
} from "./chunk-NWTDOMLC.js";
import "./chunk-T4ZDRL7T.js";
import {
  evidenceDocument
} from "./chunk-KDCUJWV3.js";
import {
  listWords,
  quote
} from "./chunk-TPVFKFCC.js";
import "./chunk-SGCPBXI3.js";
import "./chunk-TMUCL7CO.js";
import {
  defectText,
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import {
  buildComparison,
  renderComparisonMarkdown,
  renderComparisonText
} from "./chunk-LFFINRJJ.js";
import "./chunk-GHXWY5CD.js";
import "./chunk-F7OOQHZ3.js";
import "./chunk-CUAALIDF.js";
import "./chunk-R6J74Z4O.js";
import "./chunk-PLBKB6XC.js";
import "./chunk-6ZJEHKRB.js";

// src/cli.ts
import { dirname as dirname2, join as join4 } from "node:path";
import { fileURLToPath } from "node:url";

// src/pipeline/commands.ts
import { join as join2 } from "node:path";

// src/inputs/arguments.ts
var FORMATS = ["text", "json", "junit", "markdown"];
function readArguments(argv) {
  const scan = { positionals: [], values: /* @__PURE__ */ new Map(), problems: [], help: false, version: false };
  for (let at = 0; at < argv.length; ) at += readArgument(scan, argv, at);
  if (scan.positionals[0] === "help") {
    scan.positionals.shift();
    scan.help = true;
  }
  const command = readCommand(scan);
  const printing = readPrinting(scan);
  if (!(scan.help || scan.version)) {
    if (command !== void 0) scan.problems.push(...unusable(command, scan.values));
    if (scan.problems.length > 0) return fail(...scan.problems);
  }
  return succeed({
    ...command === void 0 ? {} : { command },
    help: scan.help || command === void 0 && !scan.version,
    version: scan.version,
    raw: rawInputs(command, scan.values),
    ...printing
  });
}
function readArgument(scan, argv, at) {
  const argument = argv[at] ?? "";
  if (argument === "--help" || argument === "-h") scan.help = true;
  else if (argument === "--version" || argument === "-v" || argument === "-V") scan.version = true;
  else if (argument.startsWith("-") && argument !== "-") return readFlag(scan, argument, argv[at + 1]);
  else scan.positionals.push(argument);
  return 1;
}
function readFlag(scan, argument, next) {
  const equals = argument.indexOf("=");
  const flag = equals === -1 ? argument : argument.slice(0, equals);
  const option = flag.startsWith("--") ? findOption(flag.slice(2)) : void 0;
  if (option === void 0 || option.where === "action") {
    scan.problems.push(unknownFlag(flag));
    const isItsValue = equals === -1 && next !== void 0 && !next.startsWith("-") && scan.positionals.length > 0;
    return isItsValue ? 2 : 1;
  }
  if (equals === -1) return readFollowing(scan, option, next);
  setValue(scan, option, argument.slice(equals + 1));
  return 1;
}
function readFollowing(scan, option, next) {
  if (option.kind === "flag") {
    const isSaid = next === "true" || next === "false";
    setValue(scan, option, isSaid ? next : "true");
    return isSaid ? 2 : 1;
  }
  if (next === void 0 || /^-(?![\d.])/.test(next)) {
    scan.problems.push({
      code: "input-missing",
      message: `\`--${option.name}\` has no value; it takes ${option.accepts}`,
      hint: `Write for example \`--${option.name} ${option.example}\`.`
    });
    return 1;
  }
  setValue(scan, option, next);
  return 2;
}
function setValue(scan, option, value) {
  const earlier = scan.values.get(option.name);
  if (earlier === void 0 || earlier === value) scan.values.set(option.name, value);
  else if (option.kind === "list") scan.values.set(option.name, `${earlier},${value}`);
  else {
    scan.problems.push({
      code: "input-conflict",
      message: `\`--${option.name}\` is given twice: ${quote(earlier)} and ${quote(value)}`,
      hint: "Keep one of them."
    });
  }
}
function unknownFlag(flag) {
  const name = flag.replace(/^-+/, "");
  const known = OPTIONS.filter((option) => option.commands.length > 0).map((option) => option.name);
  const negated = name.startsWith("no-") ? findOption(name.slice(3)) : void 0;
  const guess = didYouMean(name, [...known, "help", "version"], (word) => `\`--${word}\``).trim();
  return {
    code: "input-unknown",
    message: `\`${flag}\` is no flag that this version knows`,
    hint: negated?.kind === "flag" ? `Write \`--${negated.name} false\`.` : guess || "See `agentverity --help`."
  };
}
function readCommand(scan) {
  const [word, ...rest] = scan.positionals;
  if (word === void 0) {
    if (scan.values.size > 0) scan.problems.push(noCommand());
    return void 0;
  }
  const command = COMMANDS.find((name) => name === word);
  if (command === void 0) {
    scan.problems.push({
      code: "input-unknown",
      message: `${quote(word)} is no command that this version knows`,
      hint: didYouMean(word, COMMANDS, (name) => `\`${name}\``).trim() || `Use ${listWords(COMMANDS)}.`
    });
  }
  const alone = command === "compare" ? takeWindows(scan, rest) : rest;
  scan.problems.push(...alone.map(unexpected));
  return command;
}
function takeWindows(scan, words) {
  const names = ["before", "after"].filter((name) => !scan.values.has(name));
  for (const [index, name] of names.entries()) {
    const word = words[index];
    const option = findOption(name);
    if (word !== void 0 && option !== void 0) setValue(scan, option, word);
  }
  return words.slice(names.length);
}
function noCommand() {
  return {
    code: "input-missing",
    message: "no command is given",
    hint: `Start with ${listWords(COMMANDS)}, such as \`agentverity run --agent ./router.ts --suite suite.yaml\`.`
  };
}
function unexpected(argument) {
  const flag = guessFlag(argument);
  return {
    code: "input-unknown",
    message: `${quote(argument)} stands alone, and no command takes it there`,
    hint: flag === void 0 ? "Put the flag it belongs to in front of it." : `Did you mean \`--${flag} ${argument}\`?`
  };
}
function guessFlag(argument) {
  if (/\.(?:ya?ml|json)$/i.test(argument)) return "suite";
  if (/\.(?:txt|csv|jsonl)$/i.test(argument)) return "probes";
  if (/^https?:\/\/|\.[cm]?[jt]sx?(?:#|$)/i.test(argument)) return "agent";
  return void 0;
}
function unusable(command, values) {
  const usable = new Set(flagsOf(command).map((option) => option.name));
  return [...values.keys()].filter((name) => !usable.has(name)).map((name) => {
    const users = COMMANDS.filter((other) => findOption(name)?.commands.includes(other));
    return {
      code: "input-unknown",
      message: `\`--${name}\` is no flag of \`${command}\`, which would ignore it`,
      hint: users.length === 0 ? reasonFor(name) : `Leave it out; it belongs to ${listWords(users, "and")}.`
    };
  });
}
function reasonFor(name) {
  return name === "mode" ? "The command is the mode: `run`, `plan`, `assess` or `compare`." : "Leave it out; it is for the action only.";
}
function readPrinting(scan) {
  const written = scan.values.get("format");
  const format = isAbsent(written) ? "text" : FORMATS.find((known) => known === written);
  if (format === void 0) {
    const guess = suggest(written ?? "", FORMATS);
    scan.problems.push({
      code: "input-invalid",
      message: `\`--format\` is ${quote(written ?? "")}; it must be ${listWords(FORMATS)}`,
      hint: guess === void 0 ? "Write for example `--format json`." : `Did you mean \`${guess}\`?`
    });
  }
  const quiet = scan.values.get("quiet") ?? "false";
  if (quiet !== "true" && quiet !== "false") {
    scan.problems.push({
      code: "input-invalid",
      message: `\`--quiet\` is ${quote(quiet)}; it must be \`true\` or \`false\``,
      hint: "Write `--quiet` alone."
    });
  }
  const output = scan.values.get("output");
  return {
    format: format ?? "text",
    ...output === void 0 || isAbsent(output) ? {} : { output },
    quiet: quiet === "true"
  };
}
var PRINTING = /* @__PURE__ */ new Set(["format", "output", "quiet"]);
function rawInputs(command, given) {
  const values = {};
  for (const [name, value] of given) {
    if (!PRINTING.has(name) && !isAbsent(value)) values[name] = value;
  }
  const mode = MODES.find((name) => name === command);
  if (mode !== void 0) values["mode"] = mode;
  return { source: "command line", values, unknown: [] };
}

// src/inputs/help.ts
var WIDTH = 100;
var INDENT = 4;
var WORDS = {
  demo: {
    summary: "Shows on two small probe sets why green tests are not enough. No key, no network, no cost.",
    usage: "agentverity demo",
    example: "agentverity demo"
  },
  init: {
    summary: "Writes a configuration, a workflow and a suite to start from, and says what it wrote.",
    usage: "agentverity init [--working-directory <folder>]",
    example: "agentverity init"
  },
  plan: {
    summary: "Says how many calls a run would make, before it costs anything.",
    usage: "agentverity plan (--suite <file> | --probes <file> | --observed <flips/pairs>) [flags]",
    example: "agentverity plan --suite suite.yaml --precision balanced"
  },
  assess: {
    summary: "Judges recorded runs of any harness, without a call of the agent.",
    usage: "agentverity assess --evidence <files> [--suite <file>] [flags]",
    example: "agentverity assess --evidence results.json --suite suite.yaml"
  },
  compare: {
    summary: "Tells whether two recorded windows of one agent differ, and what it would have found.",
    usage: "agentverity compare <before> <after> [--suite <file>] [flags]",
    example: "agentverity compare before/evidence.json after/evidence.json"
  },
  run: {
    summary: "Asks the agent as often as the tolerance needs, and judges its decisions.",
    usage: "agentverity run --agent <agent> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity run --agent ./agents/router.ts#buildAgent --suite suite.yaml"
  }
};
function renderHelp(command) {
  return command === void 0 ? toolHelp() : commandHelp(command);
}
function toolHelp() {
  const commands = COMMANDS.map((name) => `  ${name.padEnd(8)}${WORDS[name].summary}`);
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
    "Exit codes: 0 fine; 1 not trustworthy; 2 no answer, or refused input; 3 a defect of ours; 130 interrupted."
  );
}
function commandHelp(command) {
  const flags = flagsOf(command);
  const groups = GROUPS.flatMap((group) => {
    const members = flags.filter((option) => option.group === group);
    return members.length === 0 ? [] : ["", `${capital(group)}:`, ...members.flatMap(flagHelp)];
  });
  const { summary, usage, example } = WORDS[command];
  return lines(summary, "", "Usage:", `  ${usage}`, "", "Example:", `  ${example}`, ...groups);
}
function flagHelp(option) {
  const value = option.kind === "flag" ? "[true|false]" : `<${option.placeholder.toLowerCase()}>`;
  return [`  --${option.name} ${value}`, ...wrap(plain(describeOption(option)))];
}
function plain(text) {
  return text.replaceAll("`", "");
}
function wrap(text) {
  const rows = [];
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
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function lines(...rows) {
  return `${rows.join("\n")}
`;
}

// src/pipeline/demo.ts
var PROBE_SETS = ["narrow", "repaired"];
async function runDemo(folder, host) {
  const measurements = [];
  for (const name of PROBE_SETS) {
    const config = await readConfig(
      { source: "command line", values: { config: "agentverity.yml", suite: `${name}.yaml` }, unknown: [] },
      { workingDirectory: folder, read: host.files.read }
    );
    if (!config.ok) return config;
    const measured = await measure(config.value, {
      ...host,
      files: withoutJournal(host.files),
      treeState: async () => void 0
    });
    if (measured.kind === "refused") return fail(...measured.problems);
    if (measured.kind === "measured") measurements.push([name, measured.measurement]);
  }
  const agent = measurements[0]?.[1].model.provenance.agent ?? "";
  return succeed({ measurements, comparison: buildComparison(agent, measurements.map(comparedRun)) });
}
function withoutJournal(files) {
  return { ...files, openJournal: () => ({ append() {
  }, close() {
  } }) };
}
function comparedRun([name, { assessment, model }]) {
  const evidence = evidenceDocument(assessment.evidence, {});
  return JSON.parse(stableJson({ name, run: model.run, evidence }));
}
function demoText({ comparison, measurements }) {
  const reports = measurements.map(
    ([name, { model }]) => `${title(`${name} probe set: ${model.provenance.suite}`)}
${renderText(model)}`
  );
  return `${[...reports, `${title("Side by side")}
${renderComparisonText(comparison)}`].join("\n")}`;
}
function demoMarkdown({ comparison, measurements }) {
  const reports = measurements.map(([, { model }]) => renderMarkdown(model));
  return [renderComparisonMarkdown(comparison), ...reports].join("\n");
}
function demoJson({ measurements }) {
  return stableJson(Object.fromEntries(measurements.map(([name, { model }]) => [name, model.run])));
}
function title(text) {
  return `${text}
${"=".repeat(text.length)}`;
}

// src/pipeline/initialise.ts
import { dirname, join, relative, resolve, sep } from "node:path";

// src/pipeline/starter-files.ts
var CONFIG = ".github/agentverity.yml";
var SUITE = "agentverity/suite.yaml";
function configText(agent) {
  return `# What is measured, and how sure you want to be. Every key: see the README's list of inputs.
schema: agentverity.config/v1

# The function that decides: (input) => "decision", or => { verdict, toolCalls, ... }. Name another export with #name.
agent: ${agent}
suite: ${SUITE}

# If a call remembers nothing of the calls before it, say so; otherwise the report says that nobody knows.
# isolation: fresh-session

# The flip rate to exclude: cheap 10 %, balanced 5 %, strict 1 %. The command \`plan\` says what each costs.
precision: balanced
`;
}
var SUITE_TEXT = `# The decisions your agent may take, and reviewed requests for each. Replace all of it with your own.
schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, escalate, answer]
  critical: [escalate]
cases:
  - input: The lamp arrived broken and I want my money back.
    expected: refund
  - input: My lawyer will call you on Monday.
    expected: escalate
  - input: What are your opening hours?
    expected: answer
`;
function workflowText(folder, install) {
  const nested = folder !== "";
  return `name: agentverity
on: pull_request

permissions:
  contents: read
  checks: write # the check run with annotations; without it they go to the log

jobs:
  decisions:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
${installStep(install, nested ? folder : void 0)}
      - uses: org/agentverity-action@v1
${nested ? `        with:
          working-directory: ${JSON.stringify(folder)}
` : ""}        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
`;
}
function installStep(install, folder) {
  if (install === void 0) return "      # - run: npm ci  # where your agent imports packages";
  const where = folder === void 0 ? "" : `
        working-directory: ${JSON.stringify(folder)}`;
  return `      - run: ${install}${where}`;
}

// src/pipeline/initialise.ts
var WORKFLOW = ".github/workflows/agentverity.yml";
var EXAMPLE_AGENT = "agents/router.ts";
var LIKELY_AGENTS = ["agent", "router", "supervisor"].flatMap(
  (name) => ["", "src/", "agents/", "src/agents/", "src/agent/"].flatMap(
    (folder) => ["ts", "mts", "js", "mjs"].map((ending) => `${folder}${name}.${ending}`)
  )
);
var LOCK_FILES = [
  ["package-lock.json", "npm ci"],
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"]
];
function initialise(folder, host, start) {
  const root = resolve(start.workingDirectory, folder ?? ".");
  const read = (path) => host.files.read(path);
  const repository = repositoryOf(root, read);
  const agent = findAgent(root, read);
  const install = [root, repository ?? root].flatMap(
    (place) => LOCK_FILES.filter(([file]) => read(join(place, file)) !== void 0)
  )[0]?.[1];
  const below = relative(repository ?? root, root).split(sep).join("/");
  const files = [
    [join(root, CONFIG), configText(`./${agent?.path ?? EXAMPLE_AGENT}${agent?.name ?? ""}`)],
    [join(root, SUITE), SUITE_TEXT],
    [join(repository ?? root, WORKFLOW), workflowText(below, install)]
  ];
  const told = files.map(([path, text]) => {
    const shown = relative(start.workingDirectory, path);
    if (read(path) !== void 0) return `kept   ${shown} (it was there already)`;
    host.files.write(path, text);
    return `wrote  ${shown}`;
  });
  if (repository === void 0)
    told.push(`This is no git repository yet: GitHub reads ${WORKFLOW} at its root.`);
  start.stdout(`${[...told, "", ...nextSteps(agent, folder, start)].join("\n")}
`);
  return 0;
}
function repositoryOf(folder, read) {
  const isOne = read(join(folder, ".git/HEAD")) ?? read(join(folder, ".git"));
  if (isOne !== void 0) return folder;
  return dirname(folder) === folder ? void 0 : repositoryOf(dirname(folder), read);
}
function findAgent(root, read) {
  for (const path of LIKELY_AGENTS) {
    const text = read(join(root, path));
    if (text !== void 0) return { path, ...exportsOf(text) };
  }
  return void 0;
}
function exportsOf(text) {
  if (/^export\s+default\b|\bas\s+default\b/m.test(text)) return { name: "", choices: [] };
  const found = [...text.matchAll(/^export\s+(?:async\s+)?(?:function|const)\s+(\w+)/gm)];
  const names = found.flatMap((match) => match[1] ?? []);
  return names.length === 1 ? { name: `#${names[0]}`, choices: [] } : { name: "", choices: names };
}
function nextSteps(agent, folder, start) {
  const there = folder === void 0 ? "" : ` --working-directory ${quoted(folder)}`;
  const command = commandOf(start);
  return [
    "Next:",
    `  1. ${agentStep(agent)}`,
    `  2. Write your own cases in ${SUITE}: decisions, and requests for each.`,
    `  3. See what a run will cost:  ${command} plan${there}`,
    `  4. Measure at your desk:      ${command} run${there}`,
    "  5. Commit the files: the pull request shows the same."
  ];
}
function agentStep(agent) {
  if (agent === void 0) return `Name your agent in ${CONFIG}: no file of a usual name was found.`;
  const { path, name, choices } = agent;
  if (choices.length === 0) return `Check ${CONFIG}: it names ./${path}${name}.`;
  return `Name the export in ${CONFIG}: ./${path} has no default one, but ${choices.slice(0, 5).join(", ")}.`;
}
function commandOf({ workingDirectory, packageDirectory }) {
  if (packageDirectory.startsWith(join(workingDirectory, "node_modules") + sep)) return "npx agentverity";
  return `node ${quoted(relative(workingDirectory, join(packageDirectory, "dist", "cli.js")))}`;
}
function quoted(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

// src/pipeline/commands.ts
async function runCommand(argv, shell) {
  const read = readArguments(argv);
  if (!read.ok) {
    const host = shell.host({ format: "text", quiet: false });
    return (await refuse(read.problems, host, 0)).exitCode;
  }
  const args = read.value;
  if (args.version) shell.stdout(`${shell.version}
`);
  else if (args.help || args.command === void 0) shell.stdout(renderHelp(args.command));
  else if (args.format === "junit" && args.command !== "run" && args.command !== "assess")
    return (await refuse([noJunit(args.command)], shell.host(args), 0)).exitCode;
  else return COMMANDS2[args.command](args, shell.host(args), shell);
  return 0;
}
function noJunit(command) {
  return {
    code: "input-conflict",
    message: `\`${command}\` has no \`--format junit\`: there is no check to pass or fail in it`,
    hint: "Use `--format text`, `json` or `markdown`; `run --format junit` writes JUnit."
  };
}
var COMMANDS2 = {
  run: (args, host, shell) => withConfig(args, host, shell, runMode),
  assess: (args, host, shell) => withConfig(args, host, shell, assessMode),
  compare: (args, host, shell) => withConfig(args, host, shell, compareMode),
  plan: (args, host, shell) => withConfig(args, host, shell, planMode),
  init: async (args, host, shell) => initialise(args.raw.values["working-directory"], host, shell),
  demo: async (_, host, shell) => {
    const demo = await runDemo(join2(shell.packageDirectory, "examples", "payment-dispute"), host);
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
      exitCode: 0
    });
    return 0;
  }
};
async function withConfig(args, host, shell, mode) {
  const config = await readConfig(args.raw, {
    workingDirectory: shell.workingDirectory,
    read: host.files.read
  });
  if (!config.ok) return (await refuse(config.problems, host, 0)).exitCode;
  return (await mode(config.value, host)).exitCode;
}

// src/system/host.ts
import { join as join3, resolve as resolve2 } from "node:path";

// src/system/progress.ts
var REDRAW_MS = 100;
var MINUTE_MS = 6e4;
function createProgress(target, now) {
  let latest;
  let startedAt = 0;
  let timer;
  const draw = () => {
    if (latest === void 0) return;
    const line = progressLine(latest, now() - startedAt);
    target.write(target.isTerminal ? `\r\x1B[K${line}` : `${line}
`);
  };
  return {
    start(state) {
      latest = state;
      startedAt = now();
      timer = setInterval(draw, target.isTerminal ? REDRAW_MS : MINUTE_MS);
      timer.unref();
    },
    update(state) {
      latest = state;
    },
    stop() {
      clearInterval(timer);
      if (target.isTerminal) target.write("\r\x1B[K");
    }
  };
}
var noProgress = { start() {
}, update() {
}, stop() {
} };
function progressLine(state, elapsedMs) {
  const { done, planned, flips, errors, workers } = state;
  const share = planned === 0 ? 100 : Math.floor(100 * done / planned);
  const left = done === 0 ? "" : `  ETA ${seconds(elapsedMs / done * (planned - done))}`;
  return ` ${done}/${planned} calls  ${share} %  ${flips} flips  ${errors} errors  ${workers} at a time${left}`;
}
function seconds(milliseconds) {
  const total = Math.ceil(milliseconds / 1e3);
  return total < 60 ? `${total} s` : `${Math.floor(total / 60)} min ${total % 60} s`;
}

// src/system/publisher.ts
function createPublisher(target) {
  return {
    async publish(publication) {
      if (publication.documents === void 0) {
        target.stderr(publication.text);
        return;
      }
      const document = publication.documents[target.format];
      const refused = target.output === void 0 ? void 0 : writeTo(target.output, document, target.files);
      if (refused !== void 0)
        target.stderr(
          `warning: --output ${target.output} cannot be written (${refused}); it is printed instead
`
        );
      if (target.output === void 0 || refused !== void 0) target.stdout(document);
      else target.stderr(`${publication.headline}
`);
    }
  };
}
function writeTo(path, document, files) {
  try {
    files.write(path, document);
    return void 0;
  } catch (error) {
    if (error instanceof Error && "syscall" in error && "code" in error) return String(error.code);
    throw error;
  }
}

// src/system/host.ts
function createSystemHost({ format, output, quiet, redact: redact2 }) {
  const stderr = (text) => {
    process.stderr.write(redact2(text));
  };
  const terminal = { isTerminal: process.stderr.isTTY === true, write: stderr };
  const target = output === void 0 ? void 0 : resolve2(output);
  return {
    clock: systemClock,
    files: systemFiles,
    log: {
      info: (line) => {
        if (!quiet) stderr(`${line}
`);
      },
      warn: (message) => stderr(`warning: ${message}
`)
    },
    progress: quiet ? noProgress : createProgress(terminal, () => systemClock.monotonic()),
    publisher: createPublisher({
      format,
      ...target === void 0 ? {} : { output: target },
      files: systemFiles,
      stdout: (text) => {
        process.stdout.write(text);
      },
      stderr
    }),
    interruption: onInterruption(),
    treeState: (folder) => treeState(folder, target),
    outputDirectory: (workingDirectory) => join3(workingDirectory, ".agentverity"),
    repositoryPrefix: () => "",
    link: () => void 0,
    redact: redact2
  };
}

// src/system/standard-streams.ts
function tolerateClosedReader(stream, refused) {
  stream.on("error", (error) => {
    if (error.code === void 0) throw error;
    if (error.code !== "EPIPE") refused(error.code);
  });
}

// src/cli.ts
var dist = dirname2(fileURLToPath(import.meta.url));
var redact = createRedactor(knownSecrets(process.env));
tolerateClosedReader(process.stderr, () => {
});
tolerateClosedReader(process.stdout, (code) => {
  process.exitCode = 2;
  process.stderr.write(`error: standard output cannot be written (${code})
`);
});
runCommand(process.argv.slice(2), {
  host: (settings) => ({
    ...createSystemHost({ ...settings, redact }),
    environment: process.env,
    version: "0.1.0",
    workerPath: join4(dist, "worker.js")
  }),
  stdout: (text) => {
    process.stdout.write(text);
  },
  workingDirectory: process.cwd(),
  packageDirectory: dirname2(dist),
  version: "0.1.0"
}).then(
  (code) => {
    process.exitCode ??= code;
  },
  (defect) => {
    process.stderr.write(`${defectText(defect)}
`);
    process.exit(3);
  }
);
