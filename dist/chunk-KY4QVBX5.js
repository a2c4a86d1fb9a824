var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
import {
  ASSERTION_NAMES,
  GLUE,
  POWER,
  columns,
  compareWindows,
  findAssertion,
  htmlProse,
  markdownCellCode,
  markdownCode,
  markdownLink,
  markdownLiteral,
  markdownProse,
  mermaidLabel,
  plainName,
  plainProse,
  readAssertion,
  wrap
} from "./chunk-GF3CY67X.js";
import {
  depthProblem,
  inspectKeys,
  listWords,
  quote,
  refusePrototypeKeys,
  repeatedKeyProblem,
  showPath,
  showValue
} from "./chunk-ADHPU5NV.js";
import {
  CONFIRMATION_PHRASES
} from "./chunk-AS7YHEAG.js";
import {
  ISOLATIONS,
  MOST_SHARDS,
  RecordingBuilder,
  _enum,
  _gt,
  _gte,
  _lt,
  _lte,
  _minLength,
  _multipleOf,
  _regex,
  array,
  boolean,
  buildModel,
  caseName,
  custom,
  describe,
  differences,
  endOfFixedPlan,
  endOfReading,
  extend,
  int,
  literal,
  nullable,
  number,
  optional,
  planReading,
  policyOf,
  questionOf,
  readShard,
  readTrials,
  record,
  refine,
  replayCurtailment,
  shorten,
  strictObject,
  string,
  suiteDigest,
  union,
  unknown,
  wantedPairs,
  withLines
} from "./chunk-MLOLLQDV.js";
import {
  CALLS,
  assess,
  collectFlipPairs,
  findUnscorable,
  flipPairFields,
  outcomeName,
  readObservation,
  routeStability,
  scoreTrial,
  shortName,
  sortedLabels,
  trialsInPairs
} from "./chunk-YQPI7GVK.js";
import {
  countKeys,
  indexLines,
  readJsonTree
} from "./chunk-QYBMUMZ6.js";
import {
  EVIDENCE_SCHEMA,
  digestOf,
  sha256
} from "./chunk-L3M2LTSO.js";
import {
  DECLARABLE_REASONS,
  LAYERS,
  MAX_LABEL,
  NO_DECISION_REASONS,
  UNSCORABLE_REASONS,
  beforeStop,
  count,
  duration,
  interval,
  isNoDecisionReason,
  list,
  money,
  outcomeWords,
  pValueWords,
  percent,
  percentBeside,
  project,
  quoteName,
  sentence,
  shortFingerprint,
  whole
} from "./chunk-TWMHUV77.js";
import {
  fail,
  succeed
} from "./chunk-HW6O6W23.js";
import "./chunk-PIRHQTI4.js";

// src/inputs/read-config.ts
var { resolve: resolve3 } = process.getBuiltinModule("node:path");

// src/inputs/agent-text.ts
var SCHEME = /^([a-z][a-z0-9+.-]+):\/\//i;
var COMMAND = /^command:([\s\S]*)$/i;
var OTHER_LANGUAGE = /\.(?:py|rb|go|rs|java|kt|cs|php|sh|ps1|ipynb)$/i;
var COLON_EXPORT = /^(.+\.[cm]?[jt]sx?):([\w$]+)$/i;
function readAgentText(text3) {
  const command = COMMAND.exec(text3)?.[1]?.trim();
  if (command !== void 0) return readCommand(command);
  const scheme = SCHEME.exec(text3)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return readAddress(text3);
  if (scheme !== void 0) {
    return refuse(
      `\`${scheme}://\` is no address this version can call`,
      "Use an `https://…` or `http://…` address."
    );
  }
  return readModule(text3);
}
function readCommand(command) {
  const fault = faultOfCommand(command);
  return fault === void 0 ? { ok: true, agent: { kind: "command", command, perCall: false } } : { ok: false, fault };
}
function faultOfCommand(command) {
  const [program = "", ...rest] = typeof command === "string" ? [command] : command;
  if (program.trim() === "") {
    return { why: "there is no command in it", hint: "Write for example `command: python agent.py`." };
  }
  if ([program, ...rest].some((part) => part.includes("\0"))) {
    return { why: "it holds a NUL character", hint: "Remove it." };
  }
  return void 0;
}
function readAddress(url) {
  const fault = faultOfUrl(url);
  if (fault !== void 0) return { ok: false, fault };
  const agent = { kind: "endpoint", url, method: "POST", headers: {}, paths: {} };
  return { ok: true, agent };
}
var REFERENCE = /\$\{[A-Za-z_][A-Za-z0-9_]*\}/g;
function faultOfUrl(url) {
  if (url.startsWith("${")) return void 0;
  const filled = url.replace(REFERENCE, "1");
  const address = URL.canParse(filled) ? new URL(filled) : void 0;
  if (address === void 0 || !/^https?:$/.test(address.protocol)) {
    return {
      why: "it is no `https://…` or `http://…` address",
      hint: "Write it in full, such as `https://example.com/decide`."
    };
  }
  if (address.username !== "" || address.password !== "") {
    return {
      why: "it holds a user name or password",
      hint: "Send credentials as a header with a reference: `headers: { authorization: 'Bearer ${API_KEY}' }` and `agent-env: API_KEY`."
    };
  }
  return void 0;
}
function readModule(text3) {
  const hash = text3.lastIndexOf("#");
  const path = normalisePath((hash === -1 ? text3 : text3.slice(0, hash)).trim());
  const exportName = hash === -1 ? void 0 : text3.slice(hash + 1).trim();
  if (path === "") return refuse("there is no file before `#`", "Write `./agents/router.ts#buildAgent`.");
  if (exportName === "") {
    return refuse(
      "there is no export after `#`",
      `Write \`${path}#buildAgent\`, or \`${path}\` for its default export.`
    );
  }
  const fault = faultOfModulePath(path);
  if (fault !== void 0) return { ok: false, fault };
  return {
    ok: true,
    agent: { kind: "module", path, ...exportName === void 0 ? {} : { exportName }, exportKind: "auto" }
  };
}
function faultOfModulePath(path) {
  const colon = COLON_EXPORT.exec(path);
  if (colon !== null) {
    return { why: "the export goes after `#`", hint: `Did you mean \`${colon[1]}#${colon[2]}\`?` };
  }
  if (OTHER_LANGUAGE.test(path)) {
    return {
      why: `${quote(path)} is no JavaScript or TypeScript`,
      hint: `Run it as a program: \`command: ${runOf(path)}\`, or put it behind an endpoint.`
    };
  }
  return void 0;
}
function runOf(path) {
  const known2 = { py: "python", rb: "ruby", php: "php", sh: "sh" };
  const interpreter = known2[path.split(".").at(-1)?.toLowerCase() ?? ""];
  return interpreter === void 0 ? "./program" : `${interpreter} ${path}`;
}
function normalisePath(path) {
  return path.replaceAll("\\", "/");
}
function refuse(why, hint) {
  return { ok: false, fault: { why, hint } };
}

// src/core/behaviour/compare-tests.ts
var REGRESSION_RULES = ["evidence", "any-drop"];

// src/inputs/config.ts
var MODES = [
  "run",
  "plan",
  "collect",
  "merge",
  "assess",
  "compare",
  "check",
  "test",
  "gate",
  "admit",
  "doctor"
];
var PRECISIONS = { cheap: 0.1, balanced: 0.05, strict: 0.01 };
var METHODS = ["wilson", "sequential"];
var REPORT_CHANNELS = ["summary", "annotations", "check-run", "junit", "json", "html"];
var FAIL_ON = ["never", "failed", "unsupported"];
var PRESETS = ["openai-chat", "openai-responses", "anthropic-messages"];
var EVIDENCE_FORMATS = [
  "auto",
  "evidence",
  "trials",
  "promptfoo",
  "jsonl",
  "deepeval",
  "inspect",
  "agentcheck"
];
var SIGN_OFF = ["review", "label", "environment"];
var SCHEDULES = ["full", "quick"];
var FROM_BASELINE = ["epsilon", "blindnessThreshold", "layer", "repeats"];
var PUBLISH = ["artifact", "commit", "pull-request"];
var REUSE = ["auto", "never"];

// src/inputs/options.ts
var BASELINES = ["snapshot", "check"];
var SHARDS = ["collect", "merge"];
var MEASURES = ["run", "collect", "test", ...BASELINES];
var DESCRIBES = [...MEASURES, "merge"];
var PRICES = ["run", "plan", ...SHARDS, ...BASELINES];
var JUDGES = ["run", "assess", "merge", ...BASELINES];
var ASKED = ["run", "plan", ...SHARDS, "assess"];
var ALL_MODES = ["run", "plan", ...SHARDS, "assess", "compare", "test", ...BASELINES];
var TOLERANT = ["run", "plan", ...SHARDS, "assess", "compare", ...BASELINES];
var RECORDED = ["assess", ...BASELINES];
var KEEPS = ["baseline", "history", "report", "contract", "generate"];
var FLAG = { kind: "flag", accepts: "`true` or `false`", placeholder: "" };
var OPTIONS = [
  {
    name: "mode",
    group: "what",
    kind: "text",
    description: "What to do. `run` asks the agent and judges its decisions; `plan` says what that would cost, without a call; `collect` asks a `shard` of a run and judges nothing; `assess` judges recorded runs of any harness, without a call; `compare` tells whether two recorded windows differ; `check` holds today's answers against the approved `baseline`; `test` checks what the agent did against the assertions of a suite, live or recorded; `gate` holds a pull request back until a person has signed what changes of the approved baseline; `admit`, in a job that waited in an environment, admits what its reviewers approved; `doctor` says what the gate can promise with the settings of this repository, and which setting closes each hole.",
    default: "run",
    accepts: "`run`, `plan`, `collect`, `assess`, `compare`, `check`, `test`, `gate`, `admit` or `doctor`",
    example: "plan",
    placeholder: "MODE",
    commands: [],
    where: "everywhere"
  },
  {
    name: "config",
    group: "what",
    kind: "text",
    description: "File with the same settings as these inputs; an input wins over the file. Without it, `.github/agentverity.yml` is read when it exists.",
    accepts: "the path of a YAML or JSON file",
    example: ".github/agentverity.yml",
    placeholder: "FILE",
    commands: [...ALL_MODES, "bless", "doctor"],
    where: "inputs"
  },
  {
    name: "working-directory",
    group: "what",
    kind: "text",
    description: "Folder that every other path is relative to.",
    default: ".",
    accepts: "the path of a folder",
    example: "services/router",
    placeholder: "FOLDER",
    commands: [...ALL_MODES, "init", "bless", "inspect", ...KEEPS, "doctor"],
    where: "everywhere"
  },
  {
    name: "agent",
    group: "agent",
    kind: "text",
    description: "The agent to measure: a module (`./agents/router.ts#buildAgent`, the export after `#`), an endpoint (`https://…`) or a program in any language (`command: python agent.py`). Headers, body and answer paths of an endpoint go into the config file.",
    accepts: "a module such as `./agents/router.ts#buildAgent`, an address such as `https://example.com/decide` or `command: python agent.py`",
    example: "./agents/router.ts#buildAgent",
    placeholder: "AGENT",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "agent-kind",
    group: "agent",
    kind: "text",
    description: "What a module exports: a decide `function`, or a `factory` that returns one. `auto` takes an export without parameters as a factory.",
    default: "auto",
    accepts: "`auto`, `function` or `factory`",
    example: "factory",
    placeholder: "KIND",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "agent-env",
    group: "agent",
    kind: "list",
    description: "Names of the environment variables that the agent may see, separated by commas or line breaks; `*` for all but the runner's own.",
    accepts: "names of environment variables, such as `OPENAI_API_KEY, MODEL_NAME`, or `*`",
    example: "OPENAI_API_KEY",
    placeholder: "NAMES",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "isolation",
    group: "agent",
    kind: "text",
    description: "How trials are kept apart: `auto` records what the agent really gives; `fresh-instance` calls the factory, or starts the command, once per trial; `fresh-session`, `shared-session` and `unknown` declare what you know of the agent.",
    default: "auto",
    accepts: "`auto`, `fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
    example: "fresh-instance",
    placeholder: "ISOLATION",
    commands: [...JUDGES, "collect", "test"],
    where: "everywhere"
  },
  {
    name: "timeout",
    group: "agent",
    kind: "text",
    description: "Longest time for one call: seconds, or a number with `ms`, `s` or `m`.",
    default: "60s",
    accepts: "a time above 0 and at most 24 hours: seconds (`60`), or a number with a unit (`500ms`, `90s`, `2m`)",
    example: "90s",
    placeholder: "TIME",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "retries",
    group: "agent",
    kind: "number",
    description: "Further attempts when an endpoint did not take a call on: HTTP 429, 502, 503, 504 or a refused connection. They wait as `Retry-After` asks, or longer each time; a retry is not a trial. Nothing else is ever repeated.",
    default: "3",
    accepts: "a whole number from 0 to 10",
    example: "5",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "rate-limit",
    group: "agent",
    kind: "number",
    description: "Most calls started per minute, retries counted. Without it, as many as `max-workers` allow; an endpoint that answers 429 is called as slowly as it accepts.",
    accepts: "a whole number of calls per minute from 1 to 1000000",
    example: "300",
    placeholder: "CALLS",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "max-workers",
    group: "agent",
    kind: "number",
    description: "Most calls at one time.",
    default: "4",
    accepts: "a whole number from 1 to 1024",
    example: "16",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "parallel-repeats",
    group: "agent",
    description: "Lets repeats of one probe run at the same time, where the agent keeps trials apart. Otherwise only different probes do.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "error-policy",
    group: "agent",
    kind: "text",
    description: "After a failed call, `record` it and go on, or `stop`. Either way the evidence is incomplete and never green.",
    default: "record",
    accepts: "`record` or `stop`",
    example: "stop",
    placeholder: "POLICY",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "suite",
    group: "probes",
    kind: "text",
    description: "File of reviewed cases with the decision each was written to reach, and the contract (YAML or JSON). Give this or `probes`.",
    accepts: "the path of a suite file",
    example: "suite.yaml",
    placeholder: "FILE",
    commands: ALL_MODES,
    where: "everywhere"
  },
  {
    name: "probes",
    group: "probes",
    kind: "text",
    description: "File of plain inputs without a contract (`.txt`, `.csv` or `.jsonl`). Give this or `suite`.",
    accepts: "the path of a file of probes",
    example: "probes.txt",
    placeholder: "FILE",
    commands: [...PRICES, "assess"],
    where: "everywhere"
  },
  {
    name: "evidence",
    group: "probes",
    kind: "list",
    description: "For `assess` and `test`: recorded runs, as paths or globs. Several files are judged as one when they are of one configuration.",
    accepts: "paths or globs of recorded runs, separated by commas or line breaks",
    example: "results.json",
    placeholder: "FILES",
    commands: [...RECORDED, "merge", "test"],
    where: "everywhere"
  },
  {
    name: "evidence-format",
    group: "probes",
    kind: "text",
    description: "What recorded them: our own `evidence` or `trials`, a `promptfoo` export, a `deepeval` test run, an `inspect` log, `agentcheck` traces, or `jsonl`, one run a line. `auto` tells it from the content.",
    default: "auto",
    accepts: "`auto`, `evidence`, `trials`, `promptfoo`, `jsonl`, `deepeval`, `inspect` or `agentcheck`",
    example: "promptfoo",
    placeholder: "FORMAT",
    commands: [...RECORDED, "test"],
    where: "everywhere"
  },
  {
    name: "decision-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the decision in a recorded run: of a Promptfoo export in `response.output`, otherwise in the row, test case or sample. Without it the output, trimmed, is the decision.",
    accepts: "a dotted path such as `output.route`",
    example: "output.route",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "input-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the input in a recorded run, where it does not stand in its usual place.",
    accepts: "a dotted path such as `vars.message`",
    example: "vars.message",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "provider",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several providers, the one to judge: its label or id.",
    accepts: "the label or id of a provider",
    example: "openai:gpt-4.1-mini",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "prompt-id",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several prompts, the one to judge: its label, index or id.",
    accepts: "the label, index or id of a prompt",
    example: "terse",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "replay-curtailment",
    group: "probes",
    description: "Tells where a run that stops as soon as no baseline can be admitted would have stopped, as a counterfactual: it changes no verdict.",
    default: "false",
    example: "true",
    commands: ["assess"],
    where: "everywhere"
  },
  {
    name: "tests",
    group: "probes",
    kind: "list",
    description: "For `test`: files of tests in code (`agentTest`), as paths or globs. Without it and without `suite`, every `*.agent.test.{ts,mts,js,mjs}` below the working directory.",
    accepts: "paths or globs of test files, separated by commas or line breaks",
    example: "agents/*.agent.test.ts",
    placeholder: "FILES",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "filter",
    group: "probes",
    kind: "text",
    description: "For `test`: runs only the tests whose name holds this text; several texts with ` or ` between them. A case without `id` goes by its input. On the command line also `-k`.",
    accepts: "a part of a test's name, or several joined by ` or `",
    example: "booking or refund",
    placeholder: "TEXT",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "name",
    group: "probes",
    kind: "text",
    description: "For `contract init`: the agent's name, after which its tests are called.",
    accepts: "a letter, then letters, digits, `_` and `-`",
    example: "booking_agent",
    placeholder: "NAME",
    commands: ["contract"],
    where: "command line"
  },
  {
    name: "contract",
    group: "probes",
    kind: "text",
    description: "What the agent promises: its tools, their order, most steps, claims (JSON or YAML).",
    default: "agent_contract.json",
    accepts: "the path of an agent's contract",
    example: "agent_contract.json",
    placeholder: "FILE",
    commands: ["contract", "generate"],
    where: "command line"
  },
  {
    name: "stub",
    group: "probes",
    kind: "text",
    description: "For `generate scenarios`: where the tests go. A name that ends in `.yaml` makes a suite, one that ends in `.agent.test.ts` tests in code. Without it, a suite named after the contract.",
    accepts: "the path of a file that ends in `.yaml` or `.agent.test.ts`",
    example: "booking.agent.test.ts",
    placeholder: "FILE",
    commands: ["generate"],
    where: "command line"
  },
  {
    name: "run-id",
    group: "probes",
    kind: "text",
    description: "For `history show`: the run, as `history list` names it; its first characters suffice.",
    accepts: "the id of a run in the history",
    example: "3a513bc71afb",
    placeholder: "ID",
    commands: ["history"],
    where: "command line"
  },
  {
    name: "from",
    group: "probes",
    kind: "text",
    description: "For `report`: the saved report (JSON) to show again. Without it, that of the last `test` here.",
    accepts: "the path of a report that was saved as JSON",
    example: "report.json",
    placeholder: "FILE",
    commands: ["report"],
    where: "command line"
  },
  {
    name: "before",
    group: "probes",
    kind: "text",
    description: "For `compare`: the earlier recorded window, of which every case names the decision it was written to reach (or `suite` does).",
    accepts: "the path of a recorded run",
    example: "before/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs"
  },
  {
    name: "after",
    group: "probes",
    kind: "text",
    description: "For `compare`: the later recorded window, of the same probes.",
    accepts: "the path of a recorded run",
    example: "after/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs"
  },
  {
    name: "precision",
    group: "how sure",
    kind: "text",
    description: "How rare a changed decision must be: below 10 % (`cheap`), 5 % (`balanced`) or 1 % (`strict`) of pairs of equal calls. Give this or `epsilon`.",
    default: "balanced",
    accepts: "`cheap`, `balanced` or `strict`",
    example: "strict",
    placeholder: "LEVEL",
    commands: TOLERANT,
    where: "everywhere"
  },
  {
    name: "epsilon",
    group: "how sure",
    kind: "number",
    description: "The same as a fraction of your own: the flip rate to exclude.",
    accepts: "a number above 0 and below 1",
    example: "0.05",
    placeholder: "RATE",
    commands: TOLERANT,
    where: "everywhere"
  },
  {
    name: "repeats",
    group: "how sure",
    kind: "number",
    description: "Calls per probe, an even number because calls are compared in pairs. Without it, planned from the tolerance.",
    accepts: "an even whole number, at least 2",
    example: "26",
    placeholder: "N",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "budget",
    group: "how sure",
    kind: "number",
    description: "Most calls in all. The plan stays within it; too few for two per probe is an error before the first call.",
    accepts: "a whole number of calls, at least 2",
    example: "500",
    placeholder: "CALLS",
    commands: [...PRICES, "test"],
    where: "everywhere"
  },
  {
    name: "max-cost",
    group: "how sure",
    kind: "number",
    description: "US dollars, as the agent reports its costs. No call is started once they are spent; the run is then incomplete.",
    accepts: "a number of US dollars above 0",
    example: "2.50",
    placeholder: "DOLLARS",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "method",
    group: "how sure",
    kind: "text",
    description: "How the pairs decide. `wilson` asks a fixed number and judges by an interval; `sequential` reads them one by one in a shuffled order that is fixed before the first call, and stops when they decide: as many calls for a steady agent, far fewer for one that moves, and an undecided run can be continued.",
    default: "wilson",
    accepts: "`wilson` or `sequential`",
    example: "sequential",
    placeholder: "METHOD",
    commands: PRICES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "curtail",
    group: "how sure",
    description: "Stops a run of method `wilson` once no baseline could be admitted any more, even if all remaining pairs agreed. It asks one pair at a time.",
    default: "false",
    example: "true",
    commands: PRICES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "resume",
    group: "how sure",
    description: "Continue the journal of a run that was interrupted, or of an undecided one of method `sequential`: what was answered is not asked again, what failed is. Refused when the agent, the suite, a setting that changes the answers or a file of the repository changed. A re-run attempt in GitHub Actions does it by itself.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "shard",
    group: "how sure",
    kind: "text",
    description: "For `collect`: the part of the run that this job asks, such as `2/8`. Each job of a matrix asks another; `assess` with all of their journals as `evidence` gives the report that one job would give.",
    default: "1/1",
    accepts: "a number of all shards, from 1 on, such as `2/8`; at most 256 of them",
    example: "2/8",
    placeholder: "I/N",
    commands: ["collect"],
    where: "inputs"
  },
  {
    name: "shards",
    group: "how sure",
    kind: "number",
    description: "For `plan`: into how many shards the output `matrix` divides the run. Without it, as many as give each about 100 calls for each worker, at most 16.",
    accepts: "a whole number from 1 to 256",
    example: "3",
    placeholder: "N",
    commands: ["plan"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "strict-error-control",
    group: "how sure",
    description: "Judges by the exact interval instead of Wilson's, which convicts a little too readily.",
    default: "false",
    example: "true",
    commands: [...ASKED, ...BASELINES],
    where: "everywhere"
  },
  {
    name: "layer",
    group: "how sure",
    kind: "text",
    description: "What is compared between calls: the named decision (`verdict`), the ordered names of the `tools`, or the `text`.",
    default: "verdict",
    accepts: "`verdict`, `tools` or `text`",
    example: "tools",
    placeholder: "LAYER",
    commands: [...ASKED, ...BASELINES],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "meter",
    group: "how sure",
    description: "Measures whether the same input keeps its decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "blindness",
    group: "how sure",
    description: "Measures whether the probes reach more than one decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere"
  },
  {
    name: "blindness-threshold",
    group: "how sure",
    kind: "number",
    description: "Share of the commonest decision from which the probes count as blind.",
    default: "0.9",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "SHARE",
    commands: JUDGES,
    where: "everywhere"
  },
  {
    name: "runs",
    group: "how sure",
    kind: "number",
    description: "For `test`: runs of each case, and of each test in code, that does not say `runs` itself.",
    default: "5",
    accepts: "a whole number from 1 to 10000",
    example: "10",
    placeholder: "N",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "min-success-rate",
    group: "how sure",
    kind: "number",
    description: "Share of its runs that a behavioural test must pass.",
    default: "1",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "RATE",
    commands: ["run", "merge", "test"],
    where: "everywhere"
  },
  {
    name: "regression-rule",
    group: "how sure",
    kind: "text",
    description: "For `test` against a baseline: `evidence` calls a lower success rate a regression when the counts show it, and suspect until then; `any-drop` calls any drop one.",
    default: "evidence",
    accepts: "`evidence` or `any-drop`",
    example: "any-drop",
    placeholder: "RULE",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "relations",
    group: "how sure",
    kind: "text",
    description: "Rewords each probe and asks once more: must the decision stay? `default` changes accents and blanks, letter case and white space; `FILE#export` is a catalogue of your own, TypeScript or JavaScript. Its calls are planned and counted with the others.",
    default: "none",
    accepts: "`none`, `default` or a module such as `./relations.ts#catalogue`",
    example: "default",
    placeholder: "RELATIONS",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "observed",
    group: "how sure",
    kind: "text",
    description: "Flips and pairs already seen: how many more quiet pairs would still certify?",
    accepts: "flips out of pairs, such as `3/73`",
    example: "3/73",
    placeholder: "FLIPS/PAIRS",
    commands: ["plan"],
    where: "command line"
  },
  {
    name: "max-pairs",
    group: "how sure",
    kind: "number",
    description: "Most pairs in all that you would measure; with `observed`.",
    accepts: "a whole number of pairs, at least 1",
    example: "500",
    placeholder: "N",
    commands: ["plan"],
    where: "command line"
  },
  {
    name: "baseline",
    group: "gate",
    kind: "text",
    description: "File of approved decisions, in the repository. `snapshot` writes it, `check` holds today's answers against it, and the gate lets a change of it pass only with a person's sign-off.",
    accepts: "the path of a baseline file",
    example: "agentverity.baseline.json",
    placeholder: "FILE",
    commands: ["test", "bless", "baseline", "snapshot", "inspect", "check", "doctor"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "yes",
    group: "gate",
    description: "For `baseline delete`: you mean it. Without it the file is shown and stays.",
    default: "false",
    example: "true",
    commands: ["baseline"],
    where: "command line"
  },
  {
    name: "schedule",
    group: "gate",
    kind: "text",
    description: "For `check`: `full` measures as the baseline was measured; `quick` asks each probe once, and four times more where it disagrees: it reports drift and admits nothing.",
    default: "full",
    accepts: "`full` or `quick`",
    example: "quick",
    placeholder: "SCHEDULE",
    commands: ["check"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "accept-reference",
    group: "gate",
    description: "You have looked at each decision and approve it: writes the baseline. Without it the decisions are shown and nothing is written.",
    default: "false",
    example: "true",
    commands: ["snapshot"],
    where: "command line"
  },
  {
    ...FLAG,
    name: "require-baseline",
    group: "gate",
    description: "For `gate`: no baseline is a failure, not a beginning.",
    default: "false",
    example: "true",
    commands: [],
    where: "everywhere"
  },
  {
    name: "paths",
    group: "gate",
    kind: "list",
    description: "For `gate`: files the agent depends on. A pull request that changes none of them, nor the baseline, nor the configuration, is answered without a call. Unlike the workflow's own filter this still answers a required status.",
    accepts: "paths or globs, separated by commas or line breaks",
    example: "agents/**",
    placeholder: "GLOBS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "sign-off",
    group: "gate",
    kind: "list",
    description: "For `gate`: how a person may sign a change of the baseline; any one suffices. Read from the base branch's configuration file; an input can only take methods away.",
    default: "review, label",
    accepts: "a list of `review`, `label` and `environment`",
    example: "review",
    placeholder: "METHODS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "sign-off-label",
    group: "gate",
    kind: "text",
    description: "For `gate`: the label that signs. Read from the base branch, like `sign-off`.",
    default: "agentverity:approve-baseline",
    accepts: "the name of a label, at most 50 characters",
    example: "baseline-approved",
    placeholder: "LABEL",
    commands: [],
    where: "everywhere"
  },
  {
    name: "environment",
    group: "gate",
    kind: "text",
    description: "For `gate`: the environment whose required reviewers sign, where `sign-off` lists `environment`. Read from the base branch.",
    default: "agentverity-baseline",
    accepts: "the name of an environment",
    example: "baseline-review",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "approvers",
    group: "gate",
    kind: "list",
    description: "For `gate`: logins that may sign. Without it, whoever has write permission, except the author and whoever pushed the change. Read from the base branch; an input can only shorten the list.",
    accepts: "logins, separated by commas or line breaks",
    example: "maintainer",
    placeholder: "LOGINS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "signed-files",
    group: "gate",
    kind: "list",
    description: "For `gate`: further files whose change needs the same sign-off as the baseline, such as the blessed figures of behavioural tests. Read from the base branch; an input can only add to them.",
    accepts: "paths, separated by commas or line breaks",
    example: "tests.baseline.json",
    placeholder: "PATHS",
    commands: [],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "allow-self-approval",
    group: "gate",
    description: "For `gate`: accepts the sign-off of the pull request's own author, and says so in the report. Read from the base branch; an input can only forbid it.",
    default: "false",
    example: "true",
    commands: [],
    where: "everywhere"
  },
  {
    name: "publish",
    group: "gate",
    kind: "text",
    description: "For `gate` and `admit`: what becomes of a signed candidate. `artifact` leaves the commit to a person; `commit` writes the file to the branch (`contents: write`); `pull-request`, for `admit` outside pull requests, opens one with the file.",
    default: "artifact",
    accepts: "`artifact`, `commit` or `pull-request`",
    example: "commit",
    placeholder: "HOW",
    commands: [],
    where: "everywhere"
  },
  {
    name: "reuse",
    group: "gate",
    kind: "text",
    description: "`auto` judges the stored evidence of an earlier run of the pull request where nothing but the baseline changed since, without a call; `never` measures again. `gate` does it without being told, `run` only when this says `auto`.",
    accepts: "`auto` or `never`",
    example: "never",
    placeholder: "WHEN",
    commands: [],
    where: "everywhere"
  },
  {
    name: "status-context",
    group: "gate",
    kind: "text",
    description: "For `gate`: name of the commit status that answers. Without it, `agentverity (PATH)` with the baseline's path.",
    accepts: "one line of at most 100 characters",
    example: "router baseline",
    placeholder: "NAME",
    commands: ["doctor"],
    where: "everywhere"
  },
  {
    name: "pull-request",
    group: "gate",
    kind: "number",
    description: "For `gate` in a `workflow_dispatch` run: the number of the pull request to judge. Other events name theirs.",
    accepts: "the number of a pull request",
    example: "42",
    placeholder: "NUMBER",
    commands: [],
    where: "inputs"
  },
  {
    name: "measured-by",
    group: "gate",
    kind: "list",
    description: "For `gate` and `admit` in a `workflow_run` run: files of the workflows that they may follow, to judge what those measured or to look again when they wake them. A run of any other file is not followed, whatever its name.",
    default: "agentverity.yml, agentverity-wake.yml",
    accepts: "names of workflow files, such as `agentverity.yml`",
    example: "measure.yml",
    placeholder: "FILES",
    commands: [],
    where: "inputs"
  },
  {
    name: "fail-on",
    group: "reports",
    kind: "text",
    description: "What makes the job red, and the command line exit with other than 0: `unsupported` (a failure, or evidence that supports no answer), `failed` (a failure only) or `never`. Refused input is always red.",
    default: "unsupported",
    accepts: "`never`, `failed` or `unsupported`",
    example: "failed",
    placeholder: "CLASS",
    commands: ["run", ...SHARDS, "assess", "check", "compare", "test"],
    where: "everywhere"
  },
  {
    name: "report",
    group: "reports",
    kind: "list",
    description: "Where to report, separated by commas; `html` adds one file for a browser to the report's artifact; `none` for nowhere but the log.",
    default: "summary,annotations,check-run,junit,json",
    accepts: "a list of `summary`, `annotations`, `check-run`, `junit`, `json` and `html`, or `none` alone",
    example: "summary,junit",
    placeholder: "LIST",
    commands: ["run", ...SHARDS, "assess", "check", "compare", "test"],
    where: "everywhere"
  },
  {
    name: "check-name",
    group: "reports",
    kind: "text",
    description: "Name of the check run.",
    default: "agentverity",
    accepts: "one line of at most 100 characters",
    example: "router repeatability",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "artifact-name",
    group: "reports",
    kind: "text",
    description: "First part of the artifacts' names: `<name>-evidence` and `<name>-report`. Different for each job of a matrix.",
    default: "agentverity",
    accepts: 'one line of at most 100 characters without " : < > | * ? \\ /',
    example: "agentverity-router",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "artifact-content",
    group: "reports",
    kind: "text",
    description: "What the evidence keeps: `decisions` (decisions, tool names, steps, latency, cost) or `full` (texts, arguments and outputs too). At `layer: text` the text is what is compared, and stays.",
    default: "decisions",
    accepts: "`decisions` or `full`",
    example: "full",
    placeholder: "CONTENT",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "retention-days",
    group: "reports",
    kind: "number",
    description: "Days that artifacts are kept. Without it, as the repository is set.",
    accepts: "a whole number of days from 1 to 90",
    example: "30",
    placeholder: "DAYS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "format",
    group: "reports",
    kind: "text",
    description: "Form of what is printed: `text`, `json`, `junit`, `markdown` or `html`, which is one file for a browser.",
    default: "text",
    accepts: "`text`, `json`, `junit`, `markdown` or `html`",
    example: "json",
    placeholder: "FORMAT",
    commands: [...ALL_MODES, "demo", "inspect", ...KEEPS, "doctor"],
    where: "command line"
  },
  {
    name: "output",
    group: "reports",
    kind: "text",
    description: "Writes it to this file instead of printing it; of `snapshot` the file of approved decisions.",
    accepts: "the path of a file",
    example: "report.json",
    placeholder: "FILE",
    commands: [...ALL_MODES, "demo", "inspect", ...KEEPS, "doctor"],
    where: "command line"
  },
  {
    ...FLAG,
    name: "quiet",
    group: "reports",
    description: "Shows no progress.",
    default: "false",
    example: "true",
    commands: ["run", ...SHARDS, "assess", "test", "demo", ...BASELINES],
    where: "command line"
  },
  {
    name: "github-token",
    group: "access",
    kind: "text",
    description: "Token for the check run (`checks: write`). With less, or none, the verdict is the same and the reporting reduced.",
    accepts: "a token",
    example: "${{ github.token }}",
    placeholder: "TOKEN",
    commands: [],
    where: "action"
  }
];
var BY_NAME = new Map(OPTIONS.map((option) => [option.name, option]));
function findOption(name) {
  return BY_NAME.get(name);
}
var ACTION_INPUTS = OPTIONS.filter(
  (option) => option.where !== "command line"
);
var CONFIG_KEYS = OPTIONS.filter(
  (option) => option.where === "everywhere"
);
function describeOption(option) {
  return option.default === void 0 ? option.description : `${option.description} Default: \`${option.default}\``;
}

// src/inputs/relations-text.ts
var MODULE = /^([^#]+\.(?:[cm]?[jt]s|tsx))(?:#([\p{L}$_][\p{L}\p{N}$_]*))?$/u;
function readRelations(text3) {
  if (text3 === "none" || text3 === "default") return text3;
  const [, path, exportName] = MODULE.exec(text3.trim()) ?? [];
  if (path === void 0) return void 0;
  return { path: normalisePath(path.trim()), ...exportName === void 0 ? {} : { exportName } };
}

// src/inputs/config-schema.ts
var CONFIG_VERSION = "agentverity.config/v1";
var MAX_TIMEOUT_MS = 24 * 60 * 60 * 1e3;
var MOST_REPEATS = 1e6;
var ENVIRONMENT_NAME = /^(?:[A-Za-z_][A-Za-z0-9_]*|\*)$/;
var LABEL = /^[^\r\n,]{1,50}$/;
var LOGIN = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})$/;
var WORKFLOW_FILE = /^[\w./-]{1,200}\.ya?ml$/;
var ONE_LINE = /^[^\r\n]{1,100}$/;
var ARTIFACT_NAME = /^[^\r\n":<>|*?\\/]{1,100}$/;
var DURATION = /^(\d+(?:\.\d+)?)(ms|s|m)?$/;
function readDuration(value) {
  if (typeof value === "number") return value * 1e3;
  const match = DURATION.exec(value);
  if (match === null) return void 0;
  const unit = { ms: 1, s: 1e3, m: 6e4 }[match[2] ?? "s"] ?? 1e3;
  return Number(match[1]) * unit;
}
function isTimeout(value) {
  const ms = readDuration(value);
  return ms !== void 0 && ms > 0 && ms <= MAX_TIMEOUT_MS;
}
function readObserved(text3) {
  const match = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text3);
  if (match === null) return void 0;
  const [flips4, pairs] = [Number(match[1]), Number(match[2])];
  return pairs >= 1 && flips4 <= pairs ? { flips: flips4, pairs } : void 0;
}
var text = string().check(_minLength(1));
var texts = array(text).check(_minLength(1));
function maybe(schema, description) {
  return optional(schema).check(describe(description));
}
var answerPath = (what) => maybe(text, `Dotted path to ${what} in the answer.`);
var endpointSchema = strictObject({
  url: maybe(
    text,
    "Address that is called once per trial; may hold {{input}} and ${NAME} references. A preset has one."
  ),
  preset: maybe(_enum(PRESETS), "Fills in body and paths for a well-known interface."),
  method: maybe(_enum(["POST", "PUT", "PATCH", "GET"]), "Default: `POST`."),
  headers: maybe(
    record(string(), string()),
    "Values may hold ${NAME} references to the environment variables that `agent-env` names."
  ),
  body: maybe(
    unknown(),
    'JSON template; {{input}} in its texts is the probe. Default: the preset\'s, or `{"input": "{{input}}"}`.'
  ),
  model: maybe(text, "With a preset: the model to ask."),
  system: maybe(text, "With a preset: the system prompt that makes the model decide."),
  decision: answerPath("the decision"),
  text: answerPath("the text"),
  tools: answerPath("the tool calls"),
  steps: answerPath("the number of steps"),
  cost: answerPath("the cost in US dollars")
}).check(describe("An HTTP endpoint."));
var moduleSchema = strictObject({
  path: text.check(describe("TypeScript or JavaScript file, relative to the working directory.")),
  export: maybe(text, "Name of the export. Default: `default`.")
}).check(describe("A module of this repository."));
var commandSchema = strictObject({
  command: union([text, texts]).check(
    describe(
      "One text, run by the shell; or a list of the program and its arguments, run without one."
    )
  ),
  "per-call": maybe(
    boolean(),
    "Starts the command for each call, with the question on standard input, and reads what it printed. Otherwise one process answers all of them in JSON Lines. Default: `false`, and `true` with `isolation: fresh-instance`."
  )
}).check(describe("A program in any language."));
function about(name, schema) {
  const option = findOption(name);
  return maybe(schema, option === void 0 ? name : describeOption(option));
}
var flag = boolean();
var listOr = (items) => union([items, string()]);
var fraction = number().check(_gt(0), _lt(1));
var share = number().check(_gt(0), _lte(1));
var between = (least, most) => int().check(_gte(least), _lte(most));
var atLeast = (least) => int().check(_gte(least));
var matching = (pattern) => string().check(_regex(pattern));
var precisions = Object.keys(PRECISIONS);
var channels = array(_enum([...REPORT_CHANNELS, "none"])).check(
  _minLength(1),
  refine((given2) => given2.length === 1 || !given2.includes("none"))
);
var configSchema = strictObject({
  schema: maybe(literal(CONFIG_VERSION), "Version of this format."),
  mode: about("mode", _enum(MODES)),
  "working-directory": about("working-directory", text),
  agent: about("agent", union([text, endpointSchema, moduleSchema, commandSchema])),
  "agent-kind": about("agent-kind", _enum(["auto", "function", "factory"])),
  "agent-env": about("agent-env", listOr(array(matching(ENVIRONMENT_NAME)))),
  isolation: about("isolation", _enum(["auto", ...ISOLATIONS])),
  timeout: about(
    "timeout",
    union([number().check(refine(isTimeout)), matching(DURATION).check(refine(isTimeout))])
  ),
  retries: about("retries", between(0, 10)),
  "rate-limit": about("rate-limit", between(1, 1e6)),
  "max-workers": about("max-workers", between(1, 1024)),
  "parallel-repeats": about("parallel-repeats", flag),
  "error-policy": about("error-policy", _enum(["record", "stop"])),
  suite: about("suite", text),
  probes: about("probes", text),
  evidence: about("evidence", listOr(texts)),
  "evidence-format": about("evidence-format", _enum(EVIDENCE_FORMATS)),
  "decision-path": about("decision-path", text),
  "input-path": about("input-path", text),
  provider: about("provider", text),
  "prompt-id": about("prompt-id", text),
  "replay-curtailment": about("replay-curtailment", flag),
  precision: about("precision", _enum(precisions)),
  epsilon: about("epsilon", fraction),
  repeats: about("repeats", between(2, MOST_REPEATS).check(_multipleOf(2))),
  budget: about("budget", atLeast(2)),
  "max-cost": about("max-cost", number().check(_gt(0))),
  method: about("method", _enum(METHODS)),
  curtail: about("curtail", flag),
  resume: about("resume", flag),
  shards: about("shards", between(1, MOST_SHARDS)),
  "strict-error-control": about("strict-error-control", flag),
  layer: about("layer", _enum(LAYERS)),
  meter: about("meter", flag),
  blindness: about("blindness", flag),
  "blindness-threshold": about("blindness-threshold", share),
  filter: about("filter", text),
  tests: about("tests", listOr(texts)),
  runs: about("runs", between(1, 1e4)),
  "min-success-rate": about("min-success-rate", share),
  "regression-rule": about("regression-rule", _enum(REGRESSION_RULES)),
  baseline: about("baseline", text),
  schedule: about("schedule", _enum(SCHEDULES)),
  "require-baseline": about("require-baseline", flag),
  paths: about("paths", listOr(texts)),
  "sign-off": about("sign-off", listOr(array(_enum(SIGN_OFF)).check(_minLength(1)))),
  "sign-off-label": about("sign-off-label", matching(LABEL)),
  environment: about("environment", matching(ONE_LINE)),
  approvers: about("approvers", listOr(array(matching(LOGIN)).check(_minLength(1)))),
  "signed-files": about("signed-files", listOr(texts)),
  "allow-self-approval": about("allow-self-approval", flag),
  publish: about("publish", _enum(PUBLISH)),
  reuse: about("reuse", _enum(REUSE)),
  "status-context": about("status-context", matching(ONE_LINE)),
  relations: about("relations", text.check(refine((value) => readRelations(value) !== void 0))),
  "fail-on": about("fail-on", _enum(FAIL_ON)),
  report: about("report", listOr(channels)),
  "check-name": about("check-name", matching(ONE_LINE)),
  "artifact-name": about("artifact-name", matching(ARTIFACT_NAME)),
  "artifact-content": about("artifact-content", _enum(["decisions", "full"])),
  "retention-days": about("retention-days", between(1, 90))
}).check(describe("Configuration of agentverity: `.github/agentverity.yml`."));
var settingsSchema = extend(configSchema, {
  observed: about("observed", string().check(refine((value) => readObserved(value) !== void 0))),
  "max-pairs": about("max-pairs", atLeast(1)),
  "accept-reference": about("accept-reference", flag),
  before: about("before", text),
  after: about("after", text),
  "pull-request": about("pull-request", atLeast(1)),
  "measured-by": about("measured-by", listOr(array(matching(WORKFLOW_FILE)).check(_minLength(1)))),
  shard: about("shard", string().check(refine((value) => readShard(value) !== void 0)))
});

// src/inputs/suggest.ts
function suggest(word, candidates) {
  const typed = fold(word);
  let best;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const known2 = fold(candidate);
    const limit = Math.max(1, Math.floor(Math.max(typed.length, known2.length) / 3));
    const distance = Math.abs(known2.length - typed.length) > limit ? limit + 1 : editDistance(typed, known2);
    if (distance > limit || distance >= known2.length || distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}
function didYouMean(word, candidates, show = (name) => `"${name}"`) {
  const found = suggest(word, candidates);
  return found === void 0 ? "" : ` Did you mean ${show(found)}?`;
}
function fold(word) {
  return word.slice(0, 100).replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replaceAll(/[_\s]/g, "-");
}
function editDistance(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}
function at(row, column) {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

// src/inputs/setting-problems.ts
function nameOf(origin, path) {
  const shown2 = showPath(origin.kind === "file" ? path : path.slice(0, 1));
  if (origin.kind === "action") return `input \`${shown2}\``;
  return origin.kind === "command line" ? `\`--${shown2}\`` : `\`${shown2}\``;
}
function sample(origin, option) {
  if (origin.kind !== "command line") return `\`${option.name}: ${option.example}\``;
  return `\`--${option.name} ${/\s/.test(option.example) ? `"${option.example}"` : option.example}\``;
}
function placeOf(origin, path, what = "value") {
  return origin.kind === "file" ? { at: origin.document.locate(path, what) } : {};
}
function settingProblems(issues, settings, origin) {
  const problems2 = issues.flatMap((issue) => narrow(issue, settings)).flatMap((issue) => toProblems(issue, settings, origin));
  return [...new Map(problems2.map((problem) => [problem.message, problem])).values()];
}
function narrow(issue, settings) {
  const agent = issue.path[0] === "agent" ? valueAt(settings, ["agent"]) : void 0;
  if (typeof agent === "object" && agent !== null) return issuesOfAgent(agent);
  if (issue.code !== "invalid_union") return [issue];
  const chosen = issue.errors.find((form) => !form.some(isWrongForm));
  if (chosen === void 0 || chosen.some(isWrongForm)) return [issue];
  return chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
function issuesOfAgent(agent) {
  const read = formOf(agent).safeParse(agent);
  return (read.error?.issues ?? []).map((issue) => ({ ...issue, path: ["agent", ...issue.path] }));
}
function formOf(agent) {
  if ("command" in agent) return commandSchema;
  if ("path" in agent || "export" in agent) return moduleSchema;
  return "per-call" in agent ? commandSchema : endpointSchema;
}
function isWrongForm(issue) {
  return issue.code === "invalid_type" && issue.path.length === 0;
}
function toProblems(issue, settings, origin) {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey([...issue.path, key], origin));
  }
  const value = valueAt(settings, issue.path);
  if (issue.path[0] === "schema") return [versionProblem(value, origin)];
  if (issue.path[0] === "agent" && issue.path.length > 1) return [agentProblem(issue, value, origin)];
  const option = findOption(String(issue.path[0]));
  if (option === void 0) return [];
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue), (name) => `\`${name}\``).trim() : "";
  const verb = origin.kind !== "file" && issue.path.length > 1 ? "holds" : "is";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, issue.path)} ${verb} ${showValue(value)}; it must be ${option.accepts}`,
      hint: guess || hintFor(option, value, origin),
      ...placeOf(origin, issue.path)
    }
  ];
}
function hintFor(option, value, origin) {
  const percent2 = option.kind === "number" && typeof value === "string" ? /^([\d.]+)\s*%$/.exec(value) : null;
  if (percent2 !== null) return `Write ${Number(percent2[1]) / 100} for ${percent2[1]} %.`;
  const odd = option.name === "repeats" && typeof value === "number" && value > 2 && value % 2 === 1;
  if (odd)
    return `Use ${value - 1} or ${value + 1}: calls are compared in pairs, and an odd last one is never compared.`;
  if (option.name === "repeats" && typeof value === "number" && value > MOST_REPEATS)
    return `Use ${MOST_REPEATS} at most: a plan of more calls than that is a slip of the keyboard.`;
  if (typeof value === "number" && option.kind === "text" && option.name !== "timeout")
    return `Put it in quotes: "${value}".`;
  return `Write for example ${sample(origin, option)}.`;
}
var AGENT_KEYS = {
  url: "the address of the endpoint, such as `https://example.com/decide`",
  preset: "`openai-chat`, `openai-responses` or `anthropic-messages`",
  method: "`POST`, `PUT`, `PATCH` or `GET`",
  headers: "a mapping of header names to texts",
  body: "a JSON template with {{input}} where the probe goes",
  model: "the name of a model",
  system: "a text",
  decision: "a dotted path into the answer, such as `choices.0.message.content`",
  text: "a dotted path into the answer",
  tools: "a dotted path into the answer",
  steps: "a dotted path into the answer",
  cost: "a dotted path into the answer",
  path: "the path of a TypeScript or JavaScript file",
  export: "the name of an export",
  command: "a command such as `python agent.py`, or a list of the program and its arguments",
  "per-call": "`true` or `false`"
};
function agentProblem(issue, value, origin) {
  const key = String(issue.path[1]);
  const accepts2 = issue.path.length > 2 ? "a text" : AGENT_KEYS[key] ?? "something else";
  const name = nameOf(origin, issue.path);
  const at2 = placeOf(origin, issue.path);
  if (value === void 0) {
    return { code: "input-missing", message: `${name} is missing`, hint: `Give ${accepts2}.`, ...at2 };
  }
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue), (word) => `\`${word}\``).trim() : "";
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return {
    code: "input-invalid",
    message: `${name} is ${showValue(value)}; it must be ${accepts2}`,
    hint: guess || (isScalar ? `Put it in quotes: "${value}".` : "Correct it."),
    ...at2
  };
}
function unknownKey(path, origin) {
  const isInAgent = path.length > 1;
  if (isInAgent && Object.hasOwn(AGENT_KEYS, String(path.at(-1)))) return misplacedKey(path, origin);
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} is no ${isInAgent ? "part of an agent" : "setting"} that this version knows`,
    hint: isInAgent ? guessOrList(path, Object.keys(AGENT_KEYS)) : settingHint(path),
    ...placeOf(origin, path, "key")
  };
}
function misplacedKey(path, origin) {
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} does not go with the rest: an agent is a module, an endpoint or a command`,
    hint: "A module has `path`, and perhaps `export`; a command has `command`, and perhaps `per-call`; an endpoint has `url` and what goes with it.",
    ...placeOf(origin, path, "key")
  };
}
function settingHint(path) {
  const option = findOption(String(path[0]));
  if (option?.where === "command line") return `Give it on the command line: \`--${option.name}\`.`;
  if (option !== void 0) return "Give it as an input of the action, not in the file.";
  return guessOrList(
    path,
    CONFIG_KEYS.map(({ name }) => name)
  );
}
function guessOrList(path, known2) {
  const guess = didYouMean(String(path.at(-1)), known2, (name) => `\`${name}\``).trim();
  return guess || `Known there: ${known2.join(", ")}.`;
}
function versionProblem(value, origin) {
  return {
    code: "schema-version",
    message: `the configuration's schema is ${showValue(value)}, which this version does not read`,
    hint: `Write \`schema: ${CONFIG_VERSION}\`, the only one it reads, or leave the line out.`,
    ...placeOf(origin, ["schema"])
  };
}
function choicesOf(issue) {
  return issue.code === "invalid_value" ? issue.values.map(String) : [];
}
function valueAt(root, path) {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return value;
}
function notAMapping(document) {
  return {
    code: "input-invalid",
    message: `${document.file} holds ${typeof document.value === "string" ? quote(document.value) : showValue(document.value)}, not settings`,
    hint: "Write one `name: value` per line, such as `suite: suite.yaml`.",
    at: document.locate([])
  };
}

// src/inputs/agent-fields.ts
function readAgent(fields, origin) {
  if (typeof fields === "string") {
    const read = readAgentText(fields);
    if (read.ok) return { agent: read.agent, problems: [] };
    return { problems: [faultProblem(["agent"], fields, read.fault, origin)] };
  }
  if ("command" in fields) return readCommand2(fields, origin);
  return "path" in fields ? readModule2(fields, origin) : readEndpoint(fields, origin);
}
function readCommand2(fields, origin) {
  const command = typeof fields.command === "string" ? fields.command.trim() : fields.command;
  const fault = faultOfCommand(command);
  const shown2 = typeof command === "string" ? command : command.join(" ");
  if (fault !== void 0) return { problems: [faultProblem(["agent", "command"], shown2, fault, origin)] };
  return { agent: { kind: "command", command, perCall: fields["per-call"] ?? false }, problems: [] };
}
function readModule2(fields, origin) {
  const path = normalisePath(fields.path.trim());
  const fault = path.includes("#") ? { why: "the export has a key of its own here", hint: "Write it as `export:`." } : faultOfModulePath(path);
  if (fault !== void 0) return { problems: [faultProblem(["agent", "path"], fields.path, fault, origin)] };
  const exportName = fields.export === void 0 ? {} : { exportName: fields.export.trim() };
  return { agent: { kind: "module", path, ...exportName, exportKind: "auto" }, problems: [] };
}
function readEndpoint(fields, origin) {
  const url = fields.url?.trim() ?? "";
  const problems2 = [
    ...faultsOfAddress(url, fields.preset !== void 0, origin),
    ...faultsOfHeaders(fields.headers ?? {}, origin),
    ...faultsOfTemplate(fields, origin)
  ];
  if (problems2.length > 0) return { problems: problems2 };
  const { preset, method, headers, body, model, system, decision, text: text3, tools, steps, cost } = fields;
  const agent = {
    kind: "endpoint",
    url,
    ...given({ preset }),
    method: method ?? "POST",
    headers: headers ?? {},
    ...given({ body, model, system }),
    paths: given({ decision, text: text3, tools, steps, cost })
  };
  return { agent, problems: [] };
}
function faultsOfAddress(url, hasPreset, origin) {
  if (url === "" && hasPreset) return [];
  const name = nameOf(origin, ["agent", "url"]);
  if (url === "") {
    const message = `${name} is missing: an agent's mapping is an endpoint with a \`url\`, a module with a \`path\`, or a \`command\``;
    return [{ code: "input-missing", message, hint: "Give one of them.", ...placeOf(origin, ["agent"]) }];
  }
  const fault = faultOfUrl(url);
  return fault === void 0 ? [] : [faultProblem(["agent", "url"], url, fault, origin)];
}
var HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function faultsOfHeaders(headers, origin) {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (HEADER_NAME.test(name) && !/[\r\n\0]/.test(value)) return [];
    const fault = {
      why: "a header is a name without blanks and one line of text",
      hint: "Write for example `x-team: payments`."
    };
    return [faultProblem(["agent", "headers", name], value, fault, origin)];
  });
}
function faultsOfTemplate(fields, origin) {
  return [...faultsOfBody(fields, origin), ...faultsOfPreset(fields, origin)];
}
function faultsOfBody({ method, body, url }, origin) {
  const isGet = method === "GET";
  const at2 = ["agent", isGet && body === void 0 ? "url" : "body"];
  const place2 = placeOf(origin, at2);
  if (isGet && body !== void 0) {
    const message = `${nameOf(origin, at2)} is given with \`method: GET\`, which sends none`;
    return [
      {
        code: "input-conflict",
        message,
        hint: "Use `method: POST`, or put {{input}} into the `url`.",
        ...place2
      }
    ];
  }
  const isSentAnyway = !isGet && body === void 0;
  if (isSentAnyway || holdsInput(body) || holdsInput(url)) return [];
  const example = isGet ? "`?question={{input}}`" : "`body: { question: '{{input}}' }`";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, at2)} has no {{input}} in it: every probe would send the same request`,
      hint: `Put {{input}} where the probe goes, such as ${example}.`,
      ...place2
    }
  ];
}
function faultsOfPreset(fields, origin) {
  if (fields.preset === void 0) return faultsWithoutPreset(fields, origin);
  if (fields.model !== void 0 || fields.body !== void 0) return [];
  return [
    {
      code: "input-missing",
      message: `${nameOf(origin, ["agent", "model"])} is missing: the preset \`${fields.preset}\` asks a model by name`,
      hint: "Give the model's name, or a whole `body` of your own.",
      ...placeOf(origin, ["agent", "preset"])
    }
  ];
}
function faultsWithoutPreset(fields, origin) {
  const unused = ["model", "system"].filter((key) => fields[key] !== void 0);
  return unused.map((key) => ({
    code: "input-conflict",
    message: `${nameOf(origin, ["agent", key])} is given without a \`preset\`, so nothing would send it`,
    hint: "Name the `preset`, or write it into `body`.",
    ...placeOf(origin, ["agent", key])
  }));
}
function holdsInput(template) {
  if (typeof template === "string") return /\{\{\s*input\s*\}\}/.test(template);
  if (typeof template !== "object" || template === null) return false;
  return Object.values(template).some(holdsInput);
}
function faultProblem(path, value, fault, origin) {
  return {
    code: "input-invalid",
    message: `${nameOf(origin, path)} is ${showValue(value)}: ${fault.why}`,
    hint: fault.hint,
    ...placeOf(origin, path)
  };
}
function given(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
}

// src/inputs/suite-schema.ts
var DECISION_SUITE_VERSION = "agentverity.decision-suite/v1";
var SUITE_VERSION = "agentverity.suite/v1";
var SUITE_VERSIONS = [SUITE_VERSION, DECISION_SUITE_VERSION];
var reasons = [...DECLARABLE_REASONS];
var label = string().check(_minLength(1));
var labels = array(label);
function maybe2(schema, description) {
  return optional(schema).check(describe(description));
}
var contractSchema = strictObject({
  allowed: labels.check(_minLength(1), describe("Every decision the agent may take.")),
  required: maybe2(labels, "Decisions that the probes must reach. Default: all of `allowed`."),
  critical: maybe2(labels, "Required decisions whose absence is never acceptable."),
  stability_targets: maybe2(
    record(string(), number().check(_gt(0), _lt(1))),
    "Flip rate to exclude for one required decision, when it differs from the run's."
  ),
  minimum_cases: maybe2(
    record(string(), int().check(_gte(1))),
    "Fewest cases written for one required decision."
  ),
  allowed_no_decisions: maybe2(
    array(_enum(reasons)),
    "Ways of not deciding that are acceptable outcomes."
  )
}).check(describe("What the team promises about the decisions."));
var caseSchema = strictObject({
  input: string().check(_minLength(1), describe("The text that the agent is asked.")),
  expected: maybe2(label, "The decision that it was written to reach.")
});
var MOST_RUNS = 1e4;
var testedCaseSchema = extend(caseSchema, {
  id: maybe2(label, "A name of your own for the case; reports and baselines know its test by it."),
  expect: maybe2(
    array(unknown()).check(_minLength(1)),
    `What every run must do: names (\`did_not_error\`), or one key with its argument or a list of arguments (\`used_tool: search\`). Known: ${ASSERTION_NAMES.join(", ")}.`
  ),
  runs: maybe2(int().check(_gte(1), _lte(MOST_RUNS)), "Runs of this case as a behavioural test.")
});
var decisionSuiteSchema = strictObject({
  schema: literal(DECISION_SUITE_VERSION),
  contract: contractSchema,
  cases: array(caseSchema).check(_minLength(1))
}).check(describe("Reviewed cases with a contract, as the Python tool reads and writes them."));
var suiteSchema = strictObject({
  schema: literal(SUITE_VERSION),
  contract: optional(contractSchema),
  confirmation_phrases: maybe2(
    labels.check(_minLength(1)),
    `What claims a success in an output, in any case of letters. Default: ${CONFIRMATION_PHRASES.join(", ")}.`
  ),
  cases: array(testedCaseSchema).check(_minLength(1))
}).check(describe("Reviewed cases, with or without a contract."));

// src/inputs/suite-problems.ts
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function versionProblem2(source) {
  const root = source.value;
  const reads = `This version reads ${SUITE_VERSIONS.map((version2) => `\`${version2}\``).join(" and ")}.`;
  if (!isFields(root)) {
    return {
      code: "input-invalid",
      message: `${source.file} is ${root === null ? "empty" : showValue(root)}, not a suite`,
      hint: `Start it with \`schema: ${SUITE_VERSION}\`, and put each probe under \`cases:\` as \`- input: …\`.`,
      at: source.locate([])
    };
  }
  const version = root["schema"];
  if (version === void 0 || version === null) {
    return {
      code: "input-missing",
      message: `${source.file} does not say which schema it follows`,
      hint: `Add \`schema: ${SUITE_VERSION}\` as its first line, or \`${DECISION_SUITE_VERSION}\` to share it with the Python tool.`,
      at: source.locate([])
    };
  }
  if (SUITE_VERSIONS.some((known2) => known2 === version)) return void 0;
  const isOtherVersion = SUITE_VERSIONS.some(
    (known2) => String(version).startsWith(known2.replace(/\d+$/, ""))
  );
  const guess = isOtherVersion ? "" : didYouMean(String(version), SUITE_VERSIONS);
  return {
    code: "schema-version",
    message: `the schema is ${showValue(version)}, which is no suite that this version reads`,
    hint: `${reads}${guess}`,
    at: source.locate(["schema"])
  };
}
function shapeProblems(issues, source) {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => unknownProperty([...issue.path, key], source));
    }
    return [shapeProblem(issue.path, source)];
  });
}
function shapeProblem(path, source) {
  const value = valueAt2(source.value, path);
  const shown2 = showPath(path);
  const at2 = source.locate(path);
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (shown2 === "cases" && (isEmptyList || value === null)) return emptySuite(source);
  if (path[0] === "cases" && path[2] === "input" && value === "") {
    return {
      code: "probe-blank",
      message: `\`${shown2}\` is blank`,
      hint: "Write the probe, or remove the case.",
      at: at2
    };
  }
  const wanted = accepts(path);
  if (value === void 0) {
    return { code: "input-missing", message: `\`${shown2}\` is missing`, hint: `Give ${wanted}.`, at: at2 };
  }
  return {
    code: "input-invalid",
    message: `\`${shown2}\` is ${isEmptyList ? "an empty list" : showValue(value)}; it must be ${wanted}`,
    hint: shapeHint(path, value),
    at: at2
  };
}
function emptySuite(source) {
  return {
    code: "suite-empty",
    message: `${source.file} has no cases: there is nothing to ask`,
    hint: "Write each probe under `cases:` as `- input: …`.",
    at: source.locate(["cases"])
  };
}
function shapeHint(path, value) {
  if (typeof value === "number" || typeof value === "boolean") {
    const isText = !["stability_targets", "minimum_cases"].includes(String(path[1])) && path[2] !== "runs";
    if (isText) return `Put it in quotes: "${value}".`;
  }
  if (path[0] === "cases" && path.length === 2 && typeof value === "string")
    return `Write \`input: ${quote(value)}\`.`;
  if (path[1] === "allowed_no_decisions") {
    return "The other reasons mean that the harness failed, and no promise covers that.";
  }
  return "Correct it.";
}
var LISTS = "a list of decisions with at least one in it";
var ACCEPTS = {
  cases: "a list of cases, each with an `input`",
  "cases.*": "a case: `input`, and perhaps `expected`",
  "cases.*.input": "a text",
  "cases.*.expected": "the decision it was written to reach, as a text",
  "cases.*.id": "a text",
  "cases.*.expect": "a list of assertions with at least one in it, such as `- used_tool: search`",
  "cases.*.runs": "a whole number of runs from 1 to 10000",
  confirmation_phrases: "a list of texts with at least one in it",
  "confirmation_phrases.*": "a text that is not empty",
  contract: "a contract: at least `allowed`, the list of decisions",
  "contract.allowed": LISTS,
  "contract.required": LISTS,
  "contract.critical": LISTS,
  "contract.stability_targets": "a mapping of required decisions to flip rates, such as `deny: 0.01`",
  "contract.stability_targets.*": "a number above 0 and below 1",
  "contract.minimum_cases": "a mapping of required decisions to counts, such as `deny: 3`",
  "contract.minimum_cases.*": "a whole number, at least 1",
  "contract.allowed_no_decisions": "a list of `refused` and `no_tool_selected`",
  "contract.allowed_no_decisions.*": "`refused` or `no_tool_selected`"
};
function accepts(path) {
  const steps = path.map(String);
  const wild = steps.map((step, depth) => depth === (steps[0] === "contract" ? 2 : 1) ? "*" : step).join(".");
  return ACCEPTS[wild] ?? "the name of a decision, as a text";
}
var OF_SUPERSET = ["id", "expect", "runs"];
function unknownProperty(path, source) {
  const key = String(path.at(-1));
  const known2 = knownProperties(path, source);
  const guess = didYouMean(key, known2, (name) => `\`${name}\``).trim();
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  const isForSuperset = !isOurs && path[0] === "cases" && OF_SUPERSET.includes(key);
  const hint = isForSuperset ? `Write \`schema: ${SUITE_VERSION}\`: its cases may have \`${key}\`.` : guess;
  return {
    code: "input-unknown",
    message: `\`${showPath(path)}\` is no property that this version reads`,
    hint: hint || `Known there: ${known2.join(", ")}.`,
    at: source.locate(path, "key")
  };
}
function knownProperties(path, source) {
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  if (path.length === 1) {
    return ["schema", "contract", ...isOurs ? ["confirmation_phrases"] : [], "cases"];
  }
  if (path[0] === "contract") {
    return ["allowed", "required", "critical", "stability_targets", "minimum_cases", "allowed_no_decisions"];
  }
  return isOurs ? ["input", "expected", ...OF_SUPERSET] : ["input", "expected"];
}
function valueAt2(root, path) {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return value;
}

// src/inputs/agentcheck-config.ts
var AGENTCHECK_CONFIG = "agentcheck.json";
function agentcheckSettings({ file, value, locate }) {
  if (!isFields(value))
    return fail({
      code: "input-invalid",
      message: `${file} is ${showValue(value)}, not the configuration of agentcheck`,
      hint: "Correct it, or write a configuration of ours: `agentverity init`.",
      at: locate([])
    });
  const { runs, fail_on_regression: failing } = value;
  if (failing !== void 0 && typeof failing !== "boolean")
    return fail({
      code: "input-invalid",
      message: `\`fail_on_regression\` is ${showValue(failing)}; it must be true or false`,
      hint: "Correct it, or write `regression-rule` into a configuration of ours.",
      at: locate(["fail_on_regression"])
    });
  return succeed({
    ...runs === void 0 ? {} : { runs },
    // What it calls a regression, and then fails for, is any drop.
    ...failing === true ? { "regression-rule": "any-drop" } : {}
  });
}

// src/inputs/build-config.ts
var { resolve } = process.getBuiltinModule("node:path");
var DEFAULTS = {
  mode: "run",
  "working-directory": ".",
  "agent-kind": "auto",
  "agent-env": [],
  isolation: "auto",
  timeout: "60s",
  retries: 3,
  "max-workers": 4,
  "parallel-repeats": false,
  "error-policy": "record",
  precision: "balanced",
  method: "wilson",
  curtail: false,
  resume: false,
  shard: "1/1",
  "strict-error-control": false,
  layer: "verdict",
  meter: true,
  blindness: true,
  "blindness-threshold": 0.9,
  "evidence-format": "auto",
  runs: 5,
  "min-success-rate": 1,
  "regression-rule": "evidence",
  schedule: "full",
  "accept-reference": false,
  "require-baseline": false,
  publish: "artifact",
  "measured-by": ["agentverity.yml", "agentverity-wake.yml"],
  "replay-curtailment": false,
  relations: "none",
  "fail-on": "unsupported",
  report: REPORT_CHANNELS.filter((channel) => channel !== "html"),
  "check-name": "agentverity",
  "artifact-name": "agentverity",
  "artifact-content": "decisions"
};
var READS_EVIDENCE = ["merge", "assess", "check", "test", "admit"];
function buildConfig(settings, agent, base, agentIsHere) {
  const all = { ...DEFAULTS, ...settings };
  return deepFreeze({
    mode: all.mode,
    workingDirectory: resolve(base, all["working-directory"]),
    ...optional2("agent", agent && completed(agent, all)),
    agentEnv: [...new Set(all["agent-env"])],
    isolation: all.isolation,
    timeoutMs: readDuration(all.timeout) ?? Number.NaN,
    retries: all.retries,
    ...optional2("rateLimit", all["rate-limit"]),
    maxWorkers: all["max-workers"],
    parallelRepeats: all["parallel-repeats"],
    errorPolicy: all["error-policy"],
    ...optional2("suite", all.suite && normalisePath(all.suite)),
    ...optional2("probes", all.probes && normalisePath(all.probes)),
    ...optional2("evidence", evidenceSpec(all, settings.layer)),
    ...optional2("before", all.before && normalisePath(all.before)),
    ...optional2("after", all.after && normalisePath(all.after)),
    ...optional2("baseline", all.baseline && normalisePath(all.baseline)),
    ...optional2("check", checkSpec(all, settings)),
    ...optional2("acceptReference", all["accept-reference"] || void 0),
    ...optional2("gate", gateSpec(all, agentIsHere)),
    ...optional2("reuse", all.reuse),
    tests: {
      runs: all.runs,
      minSuccessRate: all["min-success-rate"],
      regressionRule: all["regression-rule"],
      ...optional2("filter", all.filter),
      ...optional2("files", testFiles(all))
    },
    epsilon: all.epsilon ?? PRECISIONS[all.precision],
    ...optional2("repeats", all.repeats),
    ...optional2("budget", all.budget),
    ...optional2("maxCost", all["max-cost"]),
    method: all.method,
    curtail: all.curtail,
    ...optional2("shard", all.mode === "collect" ? readShard(all.shard) : void 0),
    ...optional2("shards", all.shards),
    resume: all.resume,
    strictErrorControl: all["strict-error-control"],
    layer: all.layer,
    meter: all.meter,
    blindness: all.blindness,
    blindnessThreshold: all["blindness-threshold"],
    failOn: all["fail-on"],
    report: channels2(all.report),
    checkName: all["check-name"],
    artifactName: all["artifact-name"],
    artifactContent: all["artifact-content"],
    ...optional2("retentionDays", all["retention-days"]),
    ...optional2("relations", relationsSpec(all.relations)),
    ...optional2("observed", all.observed === void 0 ? void 0 : readObserved(all.observed)),
    ...optional2("maxPairs", all["max-pairs"])
  });
}
function completed(agent, all) {
  if (agent.kind === "module") return { ...agent, exportKind: all["agent-kind"] };
  if (agent.kind === "command" && all.isolation === "fresh-instance") return { ...agent, perCall: true };
  return agent;
}
function relationsSpec(text3) {
  const read = readRelations(text3);
  return read === "none" ? void 0 : read;
}
function evidenceSpec(all, layer) {
  if (all.evidence === void 0 || !READS_EVIDENCE.includes(all.mode)) return void 0;
  return {
    files: [...new Set([all.evidence].flat().map(normalisePath))],
    format: all["evidence-format"],
    ...optional2("decisionPath", all["decision-path"]),
    ...optional2("inputPath", all["input-path"]),
    ...optional2("provider", all.provider),
    ...optional2("promptId", all["prompt-id"]),
    ...optional2("layer", layer),
    ...optional2("replayCurtailment", all["replay-curtailment"] || void 0)
  };
}
var TEST_FILES = "**/*.agent.test.{ts,mts,js,mjs}";
function testFiles({ mode, suite, tests: tests3 }) {
  if (mode !== "test") return void 0;
  if (tests3 !== void 0) return [...new Set([tests3].flat().map(normalisePath))];
  return suite === void 0 ? [TEST_FILES] : void 0;
}
function checkSpec(all, settings) {
  if (all.mode !== "check") return void 0;
  const given2 = (...names2) => names2.some((name) => settings[name] !== void 0);
  const isGiven = {
    epsilon: given2("epsilon", "precision"),
    blindnessThreshold: given2("blindness-threshold"),
    layer: given2("layer"),
    repeats: given2("repeats", "budget") || all.method === "sequential"
  };
  return { schedule: all.schedule, fromBaseline: FROM_BASELINE.filter((name) => !isGiven[name]) };
}
function gateSpec(all, mayMeasure) {
  if (all.mode !== "gate" && all.mode !== "admit" && all.mode !== "doctor") return void 0;
  return {
    requireBaseline: all["require-baseline"],
    paths: [...new Set([all.paths ?? []].flat().map(normalisePath))],
    publish: all.publish,
    ...optional2("statusContext", all["status-context"]),
    ...optional2("pullRequest", all["pull-request"]),
    measuredBy: [all["measured-by"]].flat().map(workflowFile),
    mayMeasure: mayMeasure && all.mode !== "admit"
  };
}
function workflowFile(name) {
  return `.github/workflows/${name.trim().replace(/^.*\//, "")}`;
}
function channels2(report) {
  return REPORT_CHANNELS.filter((channel) => report.includes(channel));
}
function optional2(name, value) {
  return value === void 0 ? {} : { [name]: value };
}
function deepFreeze(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

// src/inputs/config-rules.ts
var ALTERNATIVES = [
  ["precision", "epsilon"],
  ["suite", "probes"]
];
function alternativeProblems(names2, origin) {
  return ALTERNATIVES.filter((pair) => pair.every((name) => names2.has(name))).map(
    ([first, second]) => ({
      code: "input-conflict",
      message: `${nameOf(origin, [first])} and ${nameOf(origin, [second])} are both given, and they answer the same question`,
      hint: "Keep one of them.",
      ...placeOf(origin, [second], "key")
    })
  );
}
function ruleProblems(gathered) {
  return [...missingProblems(gathered), ...agentConflicts(gathered), ...planConflicts(gathered)];
}
function missingProblems(gathered) {
  const { settings, origins, speaker } = gathered;
  switch (settings.mode ?? "run") {
    case "merge":
      return [...missingShards(gathered), ...missingProbes(gathered)];
    case "assess":
      if (origins.has("evidence")) return [];
      return [missing("evidence", "no evidence is given: there is nothing to judge", "", speaker)];
    case "compare":
      return ["before", "after"].filter((name) => !origins.has(name)).map((name) => missing(name, `no recording is given as \`${name}\`: two are compared`, "", speaker));
    case "check":
      return missingOfCheck(gathered);
    case "test":
      return missingOfTest(gathered);
    case "plan":
      return origins.has("observed") ? [] : missingProbes(gathered);
    case "run":
    case "collect":
      return [
        ...origins.has("agent") ? [] : [missing("agent", "no agent is given: there is nothing to ask", "", speaker)],
        ...missingProbes(gathered)
      ];
    // What a gate judges is read at the pull request's own commit, which may have the rest.
    case "gate":
    case "admit":
    case "doctor":
      return [];
  }
}
function missingShards({ origins, speaker }) {
  if (origins.has("evidence")) return [];
  return [missing("evidence", "no journals of shards are given: there is nothing to unite", "", speaker)];
}
function missingOfTest(gathered) {
  const { origins, speaker } = gathered;
  if (origins.has("probes"))
    return [missing("suite", "tests are cases of a suite, and plain probes have none", "", speaker)];
  if (origins.has("evidence"))
    return origins.has("suite") ? testsOnEvidence(gathered) : missingProbes(gathered);
  if (!origins.has("suite") || origins.has("agent")) return [];
  const also = ", or `evidence` to test recorded runs";
  return [missing("agent", "no agent is given: there is nothing to test", also, speaker)];
}
function testsOnEvidence(gathered) {
  const origin = gathered.origins.get("tests");
  if (origin === void 0 || origin.kind === "file") return [];
  const why = "tests in code ask their agents, and a recording cannot be asked";
  return [conflict(gathered, "tests", "evidence", why, "Leave one of them out.")];
}
function missingProbes({ origins, speaker }) {
  if (origins.has("suite") || origins.has("probes")) return [];
  const also = `, or ${speaker.kind === "command line" ? "`--probes`" : "`probes`"} for a plain list`;
  return [missing("suite", "no probes are given: there is nothing to ask about", also, speaker)];
}
function missingOfCheck(gathered) {
  const { origins, speaker } = gathered;
  const baseline2 = origins.has("baseline") ? [] : [
    missing(
      "baseline",
      "no baseline is given: there is nothing to hold the answers against",
      "",
      speaker
    )
  ];
  if (origins.has("evidence")) return baseline2;
  const also = ", or `evidence` to check recorded runs";
  const agent = origins.has("agent") ? [] : [missing("agent", "no agent is given: there is nothing to check", also, speaker)];
  return [...baseline2, ...agent, ...missingProbes(gathered)];
}
function missing(name, message, also, speaker) {
  const option = findOption(name);
  const example = option === void 0 ? name : sample(speaker, option);
  return { code: "input-missing", message, hint: `Give ${example}${also}.` };
}
function agentConflicts(gathered) {
  const { settings } = gathered;
  const kind = settings["agent-kind"] ?? "auto";
  const problems2 = [];
  if (settings["parallel-repeats"] === true && settings.isolation === "shared-session") {
    problems2.push(
      conflict(
        gathered,
        "parallel-repeats",
        "isolation",
        "repeats of one probe at the same time would mix in one session",
        "Leave one of them out."
      )
    );
  }
  if (settings.isolation === "fresh-instance" && kind === "function") {
    problems2.push(
      conflict(
        gathered,
        "isolation",
        "agent-kind",
        "only a factory can make a new instance for each trial",
        "Export a factory and set `agent-kind: factory`, or use another `isolation`."
      )
    );
  }
  return [...problems2, ...kindConflicts(gathered), ...instanceConflicts(gathered)];
}
var NO_EXPORTS = { endpoint: "an endpoint exports nothing", command: "a command exports nothing" };
function kindConflicts(gathered) {
  const { settings, agent } = gathered;
  if ((settings["agent-kind"] ?? "auto") === "auto" || agent === void 0 || agent.kind === "module")
    return [];
  return [conflict(gathered, "agent-kind", "agent", NO_EXPORTS[agent.kind], "Leave `agent-kind` out.")];
}
function instanceConflicts(gathered) {
  const { settings, agent } = gathered;
  if (settings.isolation !== "fresh-instance") return [];
  if (agent?.kind === "endpoint") {
    return [
      conflict(
        gathered,
        "isolation",
        "agent",
        "an endpoint's instances are not ours to make",
        "Use `isolation: fresh-session` when each request stands alone, or `unknown`."
      )
    ];
  }
  const fields = settings.agent;
  const isOneProcess = typeof fields === "object" && "command" in fields && fields["per-call"] === false;
  if (!isOneProcess) return [];
  return [
    conflict(
      gathered,
      "isolation",
      "agent",
      "one process for all calls is no new instance for each",
      "Leave out `per-call: false`, or use another `isolation`."
    )
  ];
}
var OF_EVIDENCE = [
  "evidence",
  "evidence-format",
  "decision-path",
  "input-path",
  "provider",
  "prompt-id",
  "replay-curtailment"
];
function idleEvidence(mode) {
  if (mode === "check" || mode === "admit") return ["replay-curtailment"];
  if (mode === "merge") return OF_EVIDENCE.filter((name) => name !== "evidence");
  return OF_EVIDENCE.filter((name) => mode !== "test" || name !== "evidence" && name !== "evidence-format");
}
var OF_COMPARISON = ["before", "after"];
function evidenceConflicts({ settings, origins }) {
  const mode = settings.mode ?? "run";
  const idle = [
    ...mode === "assess" ? [] : idleEvidence(mode).map((name) => ({ name, owner: "assess" })),
    ...mode === "compare" ? [] : OF_COMPARISON.map((name) => ({ name, owner: "compare" }))
  ];
  return idle.flatMap(({ name, owner }) => {
    const origin = origins.get(name);
    if (origin === void 0 || origin.kind === "file" || isIdle(settings[name])) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of recorded runs, and \`mode: ${mode}\` ${mode === "compare" ? "reads `before` and `after`" : "reads none"}`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`
      }
    ];
  });
}
function relationConflicts({ settings, origins }) {
  const { mode = "run", relations: relations2 = "none" } = settings;
  const origin = origins.get("relations");
  if (origin === void 0 || origin.kind === "file" || relations2 === "none") return [];
  if (mode !== "assess" && mode !== "compare") return [];
  return [
    {
      code: "input-conflict",
      message: `${nameOf(origin, ["relations"])} asks the agent about reworded probes, and \`mode: ${mode}\` judges recordings, which cannot be asked again`,
      hint: "Set `mode: run` with an `agent`, or leave it out."
    }
  ];
}
function shardConflicts({ settings, origins }) {
  const mode = settings.mode ?? "run";
  return [
    ["shard", "collect"],
    ["shards", "plan"]
  ].flatMap(([name, owner]) => {
    const origin = origins.get(name);
    if (origin === void 0 || origin.kind === "file" || mode === owner) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of \`mode: ${owner}\`, and this is \`mode: ${mode}\`, which does not divide its calls`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`
      }
    ];
  });
}
function checkConflicts(gathered) {
  const { settings, origins } = gathered;
  const origin = origins.get("schedule");
  const mode = settings.mode ?? "run";
  if (settings.schedule !== "quick" || origin === void 0) return [];
  if (mode !== "check") return origin.kind === "file" ? [] : [outsideCheck(origin, mode)];
  return ["evidence", "repeats", "relations"].filter((name) => origins.has(name) && settings[name] !== "none").map(
    (name) => conflict(
      gathered,
      "schedule",
      name,
      "a quick check asks each probe once, and again only where it disagrees",
      "Use `schedule: full`."
    )
  );
}
function outsideCheck(origin, mode) {
  return {
    code: "input-conflict",
    message: `${nameOf(origin, ["schedule"])} is of a check, and this is \`mode: ${mode}\``,
    hint: "Set `mode: check` with a `baseline`, or leave it out."
  };
}
function isIdle(value) {
  return value === "auto" || value === false;
}
var isSequential = ({ method }) => method === "sequential";
var METHOD_CONFLICTS = [
  {
    pair: ["curtail", "method"],
    applies: (settings) => isSequential(settings) && settings.curtail === true,
    why: "a sequential reading stops early by itself",
    hint: "Leave `curtail` out, or use `method: wilson`."
  },
  {
    pair: ["repeats", "method"],
    applies: (settings) => isSequential(settings) && settings.repeats !== void 0,
    why: "a sequential reading asks as often as it needs",
    hint: "Leave `repeats` out; `budget` limits the calls."
  },
  {
    pair: ["strict-error-control", "method"],
    applies: (settings) => isSequential(settings) && settings["strict-error-control"] === true,
    why: "no interval decides there, and its boundaries hold both error rates exactly",
    hint: "Leave `strict-error-control` out."
  },
  {
    pair: ["meter", "method"],
    applies: (settings) => isSequential(settings) && settings.meter === false,
    why: "without the meter there are no pairs to read",
    hint: "Leave one of them out."
  },
  {
    pair: ["meter", "curtail"],
    applies: (settings) => settings.curtail === true && settings.meter === false,
    why: "without the meter there is nothing to stop early",
    hint: "Leave one of them out."
  }
];
function methodConflicts(gathered) {
  const { settings } = gathered;
  if (!["run", "plan", "collect", "merge", "check"].includes(settings.mode ?? "run")) return [];
  return METHOD_CONFLICTS.filter(({ applies }) => applies(settings)).map(
    ({ pair: [first, second], why, hint }) => conflict(gathered, first, second, why, hint)
  );
}
function planConflicts(gathered) {
  const { settings, origins } = gathered;
  const problems2 = [
    ...evidenceConflicts(gathered),
    ...relationConflicts(gathered),
    ...checkConflicts(gathered),
    ...methodConflicts(gathered),
    ...shardConflicts(gathered)
  ];
  if (settings.meter === false && settings.blindness === false) {
    problems2.push(
      conflict(gathered, "meter", "blindness", "nothing would be measured", "Set one of them to true.")
    );
  }
  if ((settings.repeats ?? 0) > (settings.budget ?? Number.POSITIVE_INFINITY)) {
    problems2.push(
      conflict(
        gathered,
        "repeats",
        "budget",
        "the budget does not pay for one probe",
        "Raise `budget`, or leave `repeats` out: it is then planned within the budget."
      )
    );
  }
  if (origins.has("max-pairs") && !origins.has("observed")) {
    problems2.push({
      code: "input-missing",
      message: "`--max-pairs` is given without `--observed`: there is nothing to continue from",
      hint: "Give `--observed 3/73`, the flips and pairs already seen."
    });
  }
  const seen = settings.observed === void 0 ? void 0 : readObserved(settings.observed);
  if (seen !== void 0 && seen.pairs > (settings["max-pairs"] ?? Number.POSITIVE_INFINITY)) {
    problems2.push(
      conflict(
        gathered,
        "max-pairs",
        "observed",
        "more pairs are already seen than you would measure",
        "Raise `--max-pairs`."
      )
    );
  }
  return problems2;
}
function conflict(gathered, first, second, why, hint) {
  const [a, b] = [first, second].map((name) => words(gathered, name));
  const inFile = [second, first].find((name) => gathered.origins.get(name)?.kind === "file");
  const origin = inFile === void 0 ? void 0 : gathered.origins.get(inFile);
  return {
    code: "input-conflict",
    message: `${a} contradicts ${b}: ${why}`,
    hint,
    ...origin === void 0 || inFile === void 0 ? {} : placeOf(origin, [inFile])
  };
}
function words({ settings, origins, speaker, agent }, name) {
  const value = settings[name];
  const shown2 = typeof value === "object" ? agent?.kind ?? "a mapping" : String(value);
  return `${nameOf(origins.get(name) ?? speaker, [name])} (${shown2})`;
}

// src/inputs/json-source.ts
function parseJson(file, text3, parsed2) {
  let value = parsed2;
  try {
    value ??= JSON.parse(text3);
  } catch {
    return fail(syntaxProblem(file, text3));
  }
  const unsafe = inspectKeys(value);
  if (unsafe.tooDeep) return fail(depthProblem(file));
  if (unsafe.count !== countKeys(text3)) return fail(...repeatedProblems(file, text3));
  let locate;
  const source = {
    file,
    value,
    locate: (path, what) => {
      locate ??= jsonLocator(file, text3);
      return locate(path, what);
    }
  };
  return refusePrototypeKeys(source, unsafe.prototypePaths);
}
function syntaxProblem(file, text3) {
  const tree = readJsonTree(text3);
  const expected = tree.ok ? "JSON" : tree.expected;
  const offset = tree.ok ? 0 : tree.offset;
  const found = offset >= text3.length ? "the file ends" : `found ${quote(text3.slice(offset, offset + 12))}`;
  return {
    code: "file-unreadable",
    message: `${file} is not valid JSON: expected ${expected}, ${found}`,
    hint: "Correct it there, or rename the file to .yaml when it is YAML.",
    at: { file, ...indexLines(text3).at(offset) }
  };
}
function repeatedProblems(file, text3) {
  const tree = readJsonTree(text3);
  if (!tree.ok) return [syntaxProblem(file, text3)];
  const lines = indexLines(text3);
  return tree.repeated.map(
    (repeated) => repeatedKeyProblem(repeated.key, lines.at(repeated.first).line, { file, ...lines.at(repeated.second) })
  );
}
function jsonLocator(file, text3) {
  const tree = readJsonTree(text3);
  const lines = indexLines(text3);
  return (path, what = "value") => {
    const place2 = { file, ...path.length === 0 ? {} : { path: showPath(path) } };
    if (!tree.ok) return place2;
    let offset = tree.root.start;
    let node = tree.root;
    for (const [depth, step] of path.entries()) {
      const next = child(
        node,
        step,
        what === "key" && depth === path.length - 1
      );
      if (next === void 0) break;
      offset = next.offset;
      node = next.node;
    }
    return { ...place2, ...lines.at(offset) };
  };
}
function child(node, step, atKey) {
  if (node.kind === "array") {
    const item = node.items[Number(step)];
    return item && { offset: item.start, node: item };
  }
  if (node.kind === "scalar") return void 0;
  const member = node.members.get(String(step));
  return member && { offset: atKey ? member.key : member.node.start, node: member.node };
}

// src/inputs/parse-source.ts
async function parseSource(file, text3) {
  if (file.toLowerCase().endsWith(".json")) return parseJson(file, text3);
  const { parseYaml } = await import("./chunk-2DQ2LV5S.js");
  return parseYaml(file, text3);
}

// src/inputs/problem-order.ts
function inReadingOrder(problems2) {
  const rank = (problem) => [problem.at?.line ?? 0, problem.at?.column ?? 0];
  return problems2.toSorted((a, b) => {
    const [lineA, columnA] = rank(a);
    const [lineB, columnB] = rank(b);
    return lineA - lineB || columnA - columnB;
  });
}

// src/inputs/raw-inputs.ts
var FLAGS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
var NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
function toKind(option, value) {
  if (typeof value !== "string") return value;
  const trimmed = value.trim();
  switch (option.kind) {
    case "flag":
      return FLAGS.get(trimmed) ?? trimmed;
    case "number":
      return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
    case "list":
      return trimmed.split(/[,\n]/).flatMap((item) => item.trim() || []);
    case "text":
      return trimmed;
  }
}
function isAbsent(value) {
  return value === void 0 || value === null || typeof value === "string" && value.trim() === "";
}

// src/inputs/read-text.ts
var MAX_FILE_SIZE = 64 * 1024 * 1024;
function readText(host, path, file, missing3) {
  let text3;
  try {
    text3 = host.read(path);
  } catch (error) {
    return fail(unreadable(file, error));
  }
  return text3 === void 0 ? fail(missing3) : checkText(file, text3);
}
function checkText(file, text3) {
  if (text3.length > MAX_FILE_SIZE) {
    return fail({
      code: "file-unreadable",
      message: `${file} has ${Math.ceil(text3.length / 1024 / 1024)} MiB, more than the 64 MiB that are read`,
      hint: "Split it, or keep only the probes that you review.",
      at: { file }
    });
  }
  if (text3.includes("\0")) {
    return fail({
      code: "file-unreadable",
      message: `${file} contains NUL characters: it is a binary file, or UTF-16 text`,
      hint: "Save it as UTF-8.",
      at: { file }
    });
  }
  return succeed(text3.startsWith("\uFEFF") ? text3.slice(1) : text3);
}
function unreadable(file, error) {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const at2 = { file };
  switch (code) {
    case "EISDIR":
      return {
        code: "file-unreadable",
        message: `${file} is a folder, not a file`,
        hint: "Name a file in it.",
        at: at2
      };
    case "EACCES":
    case "EPERM":
      return {
        code: "file-unreadable",
        message: `${file} may not be read by this user`,
        hint: "Allow it: `chmod a+r`.",
        at: at2
      };
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return { code: "file-unreadable", message: `${file} is not UTF-8 text`, hint: "Save it as UTF-8.", at: at2 };
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        code: "file-unreadable",
        message: `${file} cannot be read: ${reason}`,
        hint: "Check the file.",
        at: at2
      };
    }
  }
}

// src/inputs/working-directory.ts
var { resolve: resolve2 } = process.getBuiltinModule("node:path");
var NAME = "working-directory";
function folderProblem(folder, origin, base, host) {
  if (folder === void 0 || origin === void 0) return void 0;
  const found = whatIsAt(resolve2(base, folder), host);
  if (found === "a folder") return void 0;
  const why = found === "nothing" ? `there is no such folder in ${base}` : "that is a file";
  return {
    code: "file-missing",
    message: `${nameOf(origin, [NAME])} is ${quote(folder)}, and ${why}`,
    hint: "Correct the path. In a workflow, check out the repository first.",
    ...placeOf(origin, [NAME])
  };
}
function whatIsAt(path, host) {
  try {
    return host.read(path) === void 0 ? "nothing" : "a file";
  } catch {
    return "a folder";
  }
}

// src/inputs/read-config.ts
var DEFAULT_CONFIG_FILES = [".github/agentverity.yml", ".github/agentverity.yaml"];
async function readConfig(raw, host) {
  const inputs = readInputs(raw);
  const file = await readConfigFile(raw, inputs, host);
  const sources = file.ok ? [file.value, inputs] : [inputs];
  const problems2 = [...file.ok ? [] : file.problems, ...sources.flatMap((source) => source.problems)];
  const { settings, origins } = merge(sources);
  const agentOrigin = origins.get("agent") ?? inputs.origin;
  const reading = settings.agent === void 0 ? void 0 : readAgent(settings.agent, agentOrigin);
  problems2.push(...reading?.problems ?? []);
  const agent = reading?.agent;
  if (file.ok)
    problems2.push(...ruleProblems({ settings, origins, speaker: inputs.origin, ...agent && { agent } }));
  const folder = folderProblem(
    READ_FROM_SERVER.has(settings.mode ?? "") ? void 0 : settings["working-directory"],
    origins.get("working-directory"),
    host.workingDirectory,
    host
  );
  if (folder !== void 0)
    return fail(folder, ...inReadingOrder(problems2.filter(({ code }) => code !== "file-missing")));
  if (problems2.length > 0) return fail(...inReadingOrder(problems2));
  const agentIsHere = origins.get("agent")?.kind !== "file" && agent !== void 0;
  return succeed(buildConfig(settings, agent, host.workingDirectory, agentIsHere));
}
var READ_FROM_SERVER = /* @__PURE__ */ new Set(["gate", "admit"]);
function readInputs(raw) {
  const origin = { kind: raw.source };
  const { config: _, ...values } = raw.values;
  const source = check(values, settingsSchema, origin);
  return {
    ...source,
    problems: [...raw.unknown.map((name) => unknownKey([name], origin)), ...source.problems]
  };
}
var NOTHING = { origin: { kind: "action" }, settings: {}, names: /* @__PURE__ */ new Set(), problems: [] };
async function readConfigFile(raw, inputs, host) {
  const named2 = raw.values["config"]?.trim();
  const base = resolve3(host.workingDirectory, inputs.settings["working-directory"] ?? ".");
  for (const name of named2 === void 0 ? DEFAULT_CONFIG_FILES : [named2]) {
    const file = normalisePath(name);
    const text3 = readText(host, resolve3(base, file), file, {
      code: "file-missing",
      message: `${raw.source === "action" ? "input `config`" : "`--config`"} names ${file}, and there is no such file in ${base}`,
      hint: `Correct the path, or leave it out to read ${DEFAULT_CONFIG_FILES[0]} when it exists.`,
      at: { file }
    });
    if (text3.ok) return readFileSettings(file, text3.value);
    const isMissing = text3.problems.every((problem) => problem.code === "file-missing");
    if (named2 !== void 0 || !isMissing) return text3;
  }
  return raw.values["mode"]?.trim() === "test" ? readAgentcheckConfig(base, host) : succeed(NOTHING);
}
async function readAgentcheckConfig(base, host) {
  const text3 = readText(host, resolve3(base, AGENTCHECK_CONFIG), AGENTCHECK_CONFIG, {
    code: "file-missing",
    message: `there is no ${AGENTCHECK_CONFIG}`,
    hint: ""
  });
  if (!text3.ok)
    return text3.problems.every((problem) => problem.code === "file-missing") ? succeed(NOTHING) : text3;
  const parsed2 = await parseSource(AGENTCHECK_CONFIG, text3.value);
  if (!parsed2.ok) return parsed2;
  const settings = agentcheckSettings(parsed2.value);
  if (!settings.ok) return settings;
  return succeed(check(settings.value, configSchema, { kind: "file", document: parsed2.value }));
}
async function readFileSettings(file, text3) {
  const parsed2 = await parseSource(file, text3);
  if (!parsed2.ok) return parsed2;
  const document = parsed2.value;
  if (document.value === null) return succeed(NOTHING);
  if (typeof document.value !== "object" || Array.isArray(document.value)) return fail(notAMapping(document));
  return succeed(check(document.value, configSchema, { kind: "file", document }));
}
var ONCE = { jitless: true };
function check(values, schema, origin) {
  const entries = Object.entries(values).filter(([, value]) => !isAbsent(value));
  const typed = Object.fromEntries(entries.map(([name, value]) => [name, typedValue(name, value)]));
  const names2 = new Set(entries.map(([name]) => name));
  const first = schema.safeParse(typed, ONCE);
  const issues = first.success ? [] : first.error.issues;
  const faulty = new Set(
    issues.flatMap(
      (issue) => issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : [String(issue.path[0])]
    )
  );
  const sound = Object.fromEntries(Object.entries(typed).filter(([name]) => !faulty.has(name)));
  return {
    origin,
    settings: schema.parse(sound, ONCE),
    names: names2,
    problems: [...settingProblems(issues, typed, origin), ...alternativeProblems(names2, origin)]
  };
}
function typedValue(name, value) {
  const option = findOption(name);
  return option === void 0 ? value : toKind(option, value);
}
function merge(sources) {
  let settings = {};
  const origins = /* @__PURE__ */ new Map();
  for (const source of sources) {
    const kept = { ...settings };
    for (const pair of ALTERNATIVES) {
      if (!pair.some((name) => source.names.has(name))) continue;
      for (const name of pair) {
        delete kept[name];
        origins.delete(name);
      }
    }
    settings = { ...kept, ...source.settings };
    for (const name of source.names) origins.set(name, source.origin);
  }
  return { settings, origins };
}

// src/report/format/stable-json.ts
function stableJson(value) {
  return `${write(value, "")}
`;
}
function write(value, indent) {
  if (Array.isArray(value)) {
    return block(
      "[",
      "]",
      value.map((item) => write(item, `${indent}  `)),
      indent
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${quote2(key)}: ${write(item, `${indent}  `)}`);
    return block("{", "}", entries, indent);
  }
  return writeScalar(value);
}
function block(open, close, items, indent) {
  if (items.length === 0) return open + close;
  const inner = `
${indent}  `;
  return `${open}${inner}${items.join(`,${inner}`)}
${indent}${close}`;
}
function writeScalar(value) {
  if (typeof value === "string") return quote2(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  throw new RangeError(`JSON has no form for ${String(value)}`);
}
function quote2(text3) {
  return JSON.stringify(text3).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("")
  );
}

// src/report/drift.ts
var ROUTE_COLUMNS = ["route", "before", "after", "p (flips more)", ""];
var PROBE_COLUMNS = ["probe", "route", "before", "after", "p (corrected)", ""];
var MOST_ROWS = 50;
function renderDriftText(model, options = {}) {
  const width = options.width ?? 100;
  const item = (text3) => wrap(plainProse(text3), "  - ", width);
  const routes2 = model.routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  const probes = model.probes.slice(0, MOST_ROWS).map((row) => [
    row.place,
    plainName(row.route, 40),
    plainProse(row.before),
    plainProse(row.after),
    ...probeCells(row)
  ]);
  return `${[
    plainProse(`${model.headline.word} - ${model.headline.text}`),
    ...wrap(plainProse(model.power), "  ", width),
    "",
    ...columns([
      ["before", windowWords(model.before)],
      ["after", windowWords(model.after)],
      ["answers", answersWords(model)]
    ]),
    ...section(
      "Stability by route:",
      routes2.length === 0 ? [] : columns([[...ROUTE_COLUMNS], ...routes2], [3])
    ),
    ...section(
      "Probes that answer otherwise:",
      probes.length === 0 ? [] : columns([[...PROBE_COLUMNS], ...probes], [4])
    ),
    ...section("Changed around the agent:", model.changes.flatMap(item)),
    ...section("Different in any two runs, not counted:", model.volatile.flatMap(item)),
    ...section("Keep in mind:", model.caveats.flatMap(item))
  ].map((line) => line === "" ? line : line.trimEnd()).join("\n")}
`;
}
function renderDriftMarkdown(model) {
  const { headline: headline3, before, after } = model;
  const items = (texts2) => texts2.map((text3) => `- ${markdownProse(text3)}`).join("\n");
  const routes2 = model.routes.slice(0, MOST_ROWS).map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  const probes = model.probes.slice(0, MOST_ROWS).map(
    (row) => `| ${[`\`${row.place}\``, markdownCellCode(row.route), ...answerCells(row), ...probeCells(row)].join(" | ")} |`
  );
  return `${[
    `## ${ICONS[headline3.word]} ${markdownProse(`${headline3.word} - ${headline3.text}`)}`,
    markdownProse(model.power),
    `| window | |
| --- | --- |
| before | ${markdownWindow(before)} |
| after | ${markdownWindow(after)} |
| answers | ${answersWords(model)} |`,
    ...block2("### Stability by route", table(ROUTE_COLUMNS, routes2, model.routes.length)),
    ...block2("### Probes that answer otherwise", table(PROBE_COLUMNS, probes, model.probes.length)),
    ...block2("### Changed around the agent", items(model.changes)),
    ...block2("### Different in any two runs, not counted", items(model.volatile)),
    ...block2("### Keep in mind", items(model.caveats))
  ].join("\n\n")}
`;
}
function driftHeadline({ headline: headline3 }) {
  return plainProse(`${headline3.word} - ${headline3.text}`);
}
var ICONS = {
  DRIFT: "❌",
  "NONE DETECTED": "✅",
  UNDECIDED: "➖",
  INCOMPATIBLE: "➖",
  INCOMPLETE: "⚠️"
};
function section(title, lines) {
  return lines.length === 0 ? [] : ["", title, ...lines];
}
function block2(title, text3) {
  return text3 === "" ? [] : [title, text3];
}
function table(titles, rows, total) {
  if (rows.length === 0) return "";
  const more3 = total > rows.length ? `

${whole(total - rows.length)} more rows are in the JSON report.` : "";
  return [`| ${titles.join(" | ")} |`, `|${" --- |".repeat(titles.length)}`, ...rows].join("\n") + more3;
}
function windowWords(window) {
  return `${plainName(window.file)} (${factsOf(window)})`;
}
function markdownWindow(window) {
  return `${markdownCellCode(window.file)}: ${factsOf(window)}`;
}
function factsOf({ source, probes, runs, failed, isolation }) {
  const failures2 = failed === 0 ? "" : `, ${count(failed, "call")} failed`;
  return `${source}, ${count(probes, "probe")}, ${count(runs, "answer")}${failures2}, isolation ${isolation}`;
}
function answersWords({ answers: answers2, probes, sameProbes }) {
  const compared = probes.length + sameProbes;
  if (compared === 0) return "no probe in common";
  const all = compared === 1 ? "the one probe" : `all ${count(compared, "probe")} together`;
  const value = answers2.verdict === "not judged" ? "" : ` (p ${pText(answers2.corrected)})`;
  return `${all}: ${answers2.verdict}${value}; ${whole(sameProbes)} answered exactly alike`;
}
function routeCells({ before, after, corrected, drifted }) {
  const side = ({ flips: flips4, pairs, verdict }) => `${whole(flips4)}/${whole(pairs)} ${verdict}`;
  return [
    side(before),
    side(after),
    corrected === void 0 ? "not judged" : pText(corrected),
    drifted ? "✗ flips more often" : ""
  ];
}
function answerCells({ before, after }) {
  return [markdownProse(before, { cell: true }), markdownProse(after, { cell: true })];
}
function probeCells({ corrected, drifted, movedUnproven, runsNeeded }) {
  if (drifted) return [pText(corrected), "✗ drift"];
  if (!movedUnproven) return [pText(corrected), ""];
  return [
    pText(corrected),
    runsNeeded === void 0 ? "moved, unproven" : `moved, unproven: ${whole(runsNeeded)} calls would tell`
  ];
}
function pText(pValue) {
  return pValue < 1e-3 ? "< 0.001" : String(Number(pValue.toFixed(3)));
}

// src/report/gate-notice.ts
function signOffMarkdown({ title, lines }, prose2) {
  const shown2 = lines.map((line) => `- ${prose2(line)}`).join("\n");
  return [`### Sign-off: ${prose2(title)}`, shown2].filter((part) => part !== "").join("\n\n");
}
function signOffText({ title, lines }, width) {
  return [
    `Sign-off: ${plainProse(title)}`,
    ...lines.flatMap((line) => wrap(plainProse(line), "  - ", width))
  ];
}

// src/report/markdown/context.ts
var OPEN_ROWS = 25;
function prose(context, text3, cell = false) {
  return markdownProse(text3, { cell, linkOf: (code) => linkOf(context, code) });
}
function linkOf(context, code) {
  const match = /^(.*):([1-9]\d{0,8})$/s.exec(code);
  if (match === null) return void 0;
  const suite = context.model.provenance.suite;
  const file = match[1] === "" ? suite : match[1];
  return file === suite ? context.link(suite, Number(match[2])) : void 0;
}
function placed(context, item) {
  const text3 = prose(context, item.text);
  if (item.file === void 0) return text3;
  const name = item.line === void 0 ? item.file : `${item.file}:${item.line}`;
  if (item.text.includes(name) || item.line !== void 0 && item.text.includes(`:${item.line}\``))
    return text3;
  const url = item.line === void 0 ? void 0 : context.link(item.file, item.line);
  return beforeStop(text3, ` (${markdownLink(markdownCode(name), url)})`);
}
function probeCell(context, index, line) {
  if (line === void 0) return `probe ${whole(index + 1)}`;
  const suite = context.model.provenance.suite;
  return markdownLink(markdownCellCode(`${suite}:${line}`), context.link(suite, line));
}
function table2(columns2, rows, most) {
  const shown2 = rows.slice(0, most);
  const lines = [
    `| ${columns2.map((column) => column.title).join(" | ")} |`,
    `| ${columns2.map((column) => column.numeric === true ? "---:" : "---").join(" | ")} |`,
    ...shown2.map((cells3) => `| ${cells3.join(" | ")} |`)
  ];
  if (rows.length > shown2.length) lines.push("", `${whole(rows.length - shown2.length)} more in the report.`);
  return lines.join("\n");
}
function folded(summary, inside) {
  return `<details><summary>${htmlProse(summary)}</summary>

${inside}

</details>`;
}

// src/report/markdown/baseline.ts
function baselineMattersMost({ model }) {
  const { baseline: baseline2 } = model;
  return baseline2 !== void 0 && baseline2.refusals.length + baseline2.causes.length + baseline2.table.rows.length > 0;
}
function baselineSection(context, baseline2) {
  return [
    `### Baseline: ${prose(context, baseline2.title)}`,
    names(baseline2),
    faults(context, baseline2),
    decisions(context, baseline2),
    baseline2.facts.map((fact) => `- ${prose(context, fact)}`).join("\n")
  ].filter((part) => part !== "").join("\n\n");
}
function names({ file, digest, candidate }) {
  const known2 = [
    ...file === void 0 ? [] : [`File: ${markdownCellCode(file, 200)}.`],
    ...digest === void 0 ? [] : [`Approved: \`${digest}\`.`],
    ...candidate === void 0 || candidate === digest ? [] : [`This run: \`${candidate}\`.`]
  ];
  return known2.join(" ");
}
function faults(context, { refusals, causes }) {
  const lines = [
    ...causes.map(({ text: text3, cure, at: [first] }) => ({ text: text3, cure, place: first })),
    ...refusals.map(({ reason, cure }) => ({ text: reason, cure, place: void 0 }))
  ].map(
    ({ text: text3, cure, place: place2 }) => `- ${placed(context, { text: sentence(text3), ...place2 })} **Cure:** ${prose(context, sentence(cure))}`
  );
  return lines.slice(0, OPEN_ROWS).join("\n");
}
function decisions(context, { table: model }) {
  const columns2 = ["probe", "approved", "now", "answers", ""].map((title) => ({ title }));
  const rows = model.rows.map((row) => [
    probe(context, row),
    row.approved === void 0 ? "" : markdownCellCode(row.approved),
    row.now === void 0 ? "" : now(row, row.now),
    markdownProse(row.answers, { cell: true }),
    markdownProse(row.verdict, { cell: true })
  ]);
  const shown2 = rows.length === 0 ? "" : table2(columns2, rows, Math.min(context.rows, OPEN_ROWS));
  return [shown2, prose(context, model.rest)].filter((part) => part !== "").join("\n\n");
}
function now({ change }, name) {
  return change === "changed" ? `**${markdownCellCode(name)}**` : markdownCellCode(name);
}
function probe(context, { index, line, fingerprint }) {
  return index === void 0 ? `\`${shortFingerprint(fingerprint)}\`` : probeCell(context, index, line);
}

// src/report/markdown/behaviour.ts
var OUTCOMES = {
  failed: "❌ failed",
  unfinished: "➖ unfinished",
  passed: "✅ passed"
};
var VERDICTS = {
  regression: "❌ regression",
  suspect: "⚠️ suspect",
  ok: "changed"
};
var MOST_FAILURES = 3;
function behaviourSection(model, options, rows) {
  return [tests(model, options, rows), changes(model, options, rows)].filter((part) => part !== "").join("\n\n");
}
function tests(model, options, most) {
  const rows = model.tests.map((row) => [
    nameCell(row, model, options),
    OUTCOMES[row.outcome],
    `${whole(row.passed)} of ${whole(row.total)}`,
    interval(row.lower, row.upper, 1),
    `${row.flakiness}, at most ${Number(row.flakinessUpper.toFixed(2))}`,
    failureCell(row)
  ]);
  const columns2 = [
    { title: "test" },
    { title: "" },
    { title: "runs passed", numeric: true },
    { title: "95 % interval" },
    { title: "flakiness" },
    { title: "why, and where the path goes" }
  ];
  return `### Behavioural tests

${table2(columns2, rows, most)}`;
}
function nameCell({ name, line, file }, { suite }, { link }) {
  return markdownLink(markdownCellCode(name), line === void 0 ? void 0 : link?.(file ?? suite, line));
}
function failureCell(row) {
  const why = row.failures.slice(0, MOST_FAILURES).map(({ text: text3, count: runs }) => `${whole(runs)}× ${markdownProse(text3, { cell: true })}`);
  const rest = row.failures.length - why.length;
  const paths2 = row.unstablePaths ? row.paths.map(({ path, count: runs }) => `${markdownCellCode(path, 120)} ${whole(runs)}×`).join(", ") : "";
  return [
    ...why,
    ...rest > 0 ? [`${count(rest, "more kind")} of failure`] : [],
    ...paths2 === "" ? [] : [`path varies: ${paths2}`]
  ].join("<br>");
}
function changes(model, options, most) {
  if (model.baseline === void 0) return "";
  const title = `### Against the baseline ${markdownCode(model.baseline)}`;
  const rows = [
    ...model.changes.map((row) => changeCells(row, model, options)),
    ...model.vanished.map((name) => [markdownCellCode(name), "❌ gone", "no longer in the suite"]),
    ...model.added.map((name) => [markdownCellCode(name), "new", "not in the baseline"])
  ];
  if (rows.length === 0) return `${title}

Nothing changed.`;
  return `${title}

${table2([{ title: "test" }, { title: "" }, { title: "what changed" }], rows, most)}`;
}
function changeCells(row, model, options) {
  const lines = [row.summary, ...row.notes].map((line) => markdownProse(line, { cell: true }));
  return [nameCell(row, model, options), VERDICTS[row.verdict], lines.join("<br>")];
}

// src/report/format/contract-role.ts
function roleWords(row, contract) {
  if (row.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row.decision);
  const faults2 = [
    ...contract.missingObserved.includes(row.decision) ? ["✗ never reached"] : [],
    ...contract.missingIntended.includes(row.decision) ? ["✗ no probe meant for it"] : [],
    ...thin === void 0 ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]
  ];
  const met = row.required && faults2.length === 0 ? " ✓" : "";
  return [`${dutyOf(row)}${met}`, ...faults2].join(", ");
}
function dutyOf(row) {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}

// src/report/format/worst-first.ts
var WORST = { stochastic: 0, undecided: 1, deterministic: 2 };
function worstRoutes(rows) {
  return [...rows].sort((a, b) => WORST[a.verdict] - WORST[b.verdict] || b.flips - a.flips);
}
function worstProbes(rows) {
  return [...rows].sort((a, b) => b.errors - a.errors || b.flips - a.flips);
}
function worstDecisions(rows) {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}
function rankOf(row) {
  if (row.outsideContract) return 0;
  return row.required && row.probes === 0 ? 1 : 2;
}

// src/report/markdown/decisions.ts
function decisionsMatterMost(context) {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}
function decisions2(context) {
  const { contract } = context.model;
  const rows = worstDecisions(context.model.decisions);
  if (rows.length === 0) return "";
  const open = decisionsMatterMost(context);
  const intended = rows.some((row) => row.intended !== void 0);
  const columns2 = [
    { title: "decision" },
    { title: "probes that reach it", numeric: true },
    ...intended ? [{ title: "probes meant for it", numeric: true }] : [],
    ...contract === void 0 ? [] : [{ title: "contract" }]
  ];
  const cells3 = rows.map((row) => [
    markdownCellCode(row.decision),
    row.probes === 0 ? "none" : whole(row.probes),
    ...intended ? [whole(row.intended ?? 0)] : [],
    ...contract === void 0 ? [] : [roleWords(row, contract)]
  ]);
  const body = table2(columns2, cells3, open ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open ? `### Decisions

${body}` : folded("Decisions and contract", body);
}
function baseline(context) {
  if (context.model.baseline !== void 0) return baselineSection(context, context.model.baseline);
  const { admissible, refusals } = context.model.admission;
  if (admissible) {
    return "### Baseline: ✓ admissible\n\nThis evidence may become the baseline once a person has signed it.";
  }
  const most = Math.min(context.rows, OPEN_ROWS);
  const lines = refusals.slice(0, most).map((row) => `- ${prose(context, sentence(row.reason))} **Cure:** ${prose(context, row.cure)}.`);
  const rest = refusals.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return ["### Baseline: ✗ refused", lines.join("\n")].join("\n\n");
}

// src/report/markdown/details.ts
function caveats(context) {
  const { caveats: texts2 } = context.model;
  if (texts2.length === 0) return "";
  const lines = texts2.slice(0, context.rows).map((text3) => `- ${prose(context, text3)}`);
  const rest = texts2.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return `### Keep in mind

${lines.join("\n")}`;
}
function perProbe(context) {
  const { probes } = context.model;
  if (probes.length === 0) return "";
  const expected = probes.some((row) => row.expected !== void 0);
  const columns2 = [
    { title: "probe" },
    ...expected ? [{ title: "meant for" }] : [],
    { title: "answers" },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: "errors", numeric: true },
    { title: "SHA-256" }
  ];
  const rows = worstProbes(probes).slice(0, context.rows).map((row) => [
    probeCell(context, row.index, row.line),
    ...expected ? [row.expected === void 0 ? "" : markdownCellCode(row.expected)] : [],
    answers(row),
    whole(row.pairs),
    whole(row.flips),
    whole(row.errors),
    `\`${shortFingerprint(row.fingerprint)}\``
  ]);
  const rest = probes.length - rows.length;
  const body = table2(columns2, rows, rows.length) + (rest > 0 ? `

${whole(rest)} more in the report.` : "");
  return folded(`Probe by probe: ${count(probes.length, "probe")}`, body);
}
function answers(row) {
  if (row.answers.length === 0) return "none";
  return list(
    row.answers.map(({ decision, count: times }) => `${markdownCellCode(decision)} ${whole(times)}×`),
    4
  );
}
function provenance(context) {
  const { provenance: from, version, status, exitCode } = context.model;
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["compared", markdownProse(from.layer, { cell: true })],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["repeats", markdownProse(from.repeats, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version, { cell: true })]
  ];
  return folded("Where this comes from", table2([{ title: "what" }, { title: "value" }], rows, rows.length));
}

// src/report/format/evidence-rows.ts
function evidenceRows(model) {
  const { coverage, contract } = model;
  const measured = [
    stabilityRow(model),
    ...readingRow(model),
    ...coverage === void 0 ? [] : [varietyRow(coverage)],
    ...contract === void 0 ? [] : [routesRow(contract)]
  ];
  const judged = model.status === "incomplete" ? measured.map((row) => ({ ...row, needed: "➖ not judged" })) : measured;
  return [...judged, completeRow(model)];
}
var VERDICT_MARKS = {
  deterministic: "✓ deterministic",
  stochastic: "✗ stochastic",
  undecided: "➖ undecided"
};
var NEED = {
  deterministic: "✓ met",
  stochastic: "✗ not met",
  undecided: "➖ not settled"
};
function readingRow({ sequential, stability }) {
  if (sequential === void 0 || stability === void 0) return [];
  return [
    {
      name: "Reading, pair by pair",
      found: sequential.words,
      needed: `a boundary of ${percent(stability.tolerance)}: ${NEED[sequential.call]}`
    }
  ];
}
function stabilityRow({ stability, confidence, curtailment, sequential }) {
  const row = (found, needed) => ({ name: "Stability", found, needed });
  if (curtailment !== void 0) return row(curtailment.words, "✗ out of reach");
  if (stability === void 0) return row("not measured", "➖ no verdict");
  const { flips: flips4, pairs, lower, upper, tolerance, verdict } = stability;
  if (pairs === 0) return row("no pair of answers to compare", "➖ no verdict");
  const range = lower === 0 ? `at most ${percentBeside(upper, tolerance)}` : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  return row(
    `${whole(flips4)} of ${count(pairs, "pair")} flipped: ${range} (${confidence})`,
    sequential === void 0 ? `below ${percent(tolerance)}: ${NEED[verdict]}` : "beside the reading"
  );
}
function varietyRow(coverage) {
  const share2 = `${quoteName(coverage.majority)} on ${percentBeside(coverage.largestShare, coverage.threshold)} of the probes`;
  return {
    name: "Variety",
    found: `${count(coverage.distinct, "decision")}, the commonest ${share2}`,
    needed: `below ${percent(coverage.threshold)}: ${coverage.blind ? "✗ not met" : "✓ met"}`
  };
}
function routesRow(contract) {
  return {
    name: "Contract",
    found: `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`,
    needed: `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`
  };
}
function completeRow({ calls: { planned, made, failed }, provenance: provenance2 }) {
  const answered = `${whole(made - failed)} of ${count(planned, "call")} answered`;
  const found = failed === 0 ? answered : `${answered}, ${whole(failed)} failed`;
  return {
    name: "Complete",
    found: `${found} (isolation: ${provenance2.isolation})`,
    needed: `all: ${failed === 0 && made === planned ? "✓ met" : "✗ not met"}`
  };
}

// src/report/markdown/opening.ts
var ICONS2 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖", waiting: "✍️" };
function headline(context) {
  const { tone, headline: words3 } = context.model;
  return `## ${ICONS2[tone]} ${words3.word} - ${prose(context, words3.sentence)}`;
}
function nextSteps(context) {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}
function says(context) {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}
function numbers(context) {
  const { model } = context;
  const rows = evidenceRows(model).map(({ name, found, needed }) => [
    name,
    prose(context, found, true),
    needed
  ]);
  const columns2 = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table2(columns2, rows, rows.length)}

Took ${duration(model.durationMs)}${cost}.`;
}
function errors(context) {
  const { model } = context;
  if (model.errors.length === 0) return "";
  const rows = model.errors.map((row) => [
    whole(row.count),
    markdownCellCode(row.kind, 40),
    markdownCellCode(row.message, 300),
    `${probeCell(context, row.probe, row.line)}, call ${whole(row.trial + 1)}`
  ]);
  const columns2 = [
    { title: "errors", numeric: true },
    { title: "kind" },
    { title: "message" },
    { title: "first" }
  ];
  return `### Errors, kept apart from decisions

${table2(columns2, rows, Math.min(context.rows, OPEN_ROWS))}`;
}

// src/report/markdown/relations.ts
function relations(context) {
  const model = context.model.relations;
  if (model === void 0) return "";
  const title = `Relations: ${tally(model)}`;
  const quiet = model.rows.every((row) => row.violated + row.failed + row.unasked === 0 && !row.vacuous);
  const rows = overview(context, model);
  if (quiet) return folded(title, rows);
  return [`### ${title}`, rows, where(context, model)].filter((part) => part !== "").join("\n\n");
}
function tally({ rows }) {
  const violated = rows.filter((row) => row.violated > 0).length;
  const idle = rows.filter((row) => row.vacuous).length;
  const kept = rows.filter((row) => row.violated === 0 && row.held > 0).length;
  const parts = [
    ...violated > 0 ? [`${whole(violated)} violated`] : [],
    ...kept > 0 ? [`${whole(kept)} held`] : [],
    ...idle > 0 ? [`${whole(idle)} tested nothing`] : []
  ];
  return parts.length === 0 ? count(rows.length, "relation") : list(parts);
}
function overview(context, { rows }) {
  const columns2 = [
    { title: "relation" },
    { title: "kind" },
    { title: "held", numeric: true },
    { title: "violated", numeric: true },
    { title: "unchanged", numeric: true },
    { title: "failed", numeric: true },
    { title: "" }
  ];
  return table2(columns2, rows.map(cells), Math.min(context.rows, OPEN_ROWS));
}
function cells(row) {
  return [
    markdownCellCode(row.name),
    row.kind,
    whole(row.held),
    row.violated === 0 ? "0" : `**${whole(row.violated)}**`,
    whole(row.unchanged),
    whole(row.failed + row.unasked),
    mark(row)
  ];
}
function mark({ violated, vacuous, failed, unasked }) {
  if (violated > 0) return "❌ violated";
  if (failed + unasked > 0) return "➖ incomplete";
  return vacuous ? "➖ tested nothing" : "✅ held";
}
function where(context, { violations }) {
  if (violations.length === 0) return "";
  const columns2 = [{ title: "probe" }, { title: "relation" }, { title: "what happened" }];
  const rows = violations.map((row) => [
    probeCell(context, row.index, row.line),
    markdownCellCode(row.relation),
    prose(context, row.text, true)
  ]);
  return table2(columns2, rows, Math.min(context.rows, OPEN_ROWS));
}

// src/report/format/correction.ts
function correctionWords({ correction }) {
  if (correction === void 0) return "";
  const p = `p ${pValueWords(correction.pValue)}`;
  return correction.stands ? `, ${p}` : `, but not after correction (${p})`;
}

// src/report/markdown/stability.ts
function stabilityByRoute(context) {
  const { routes: routes2 } = context.model;
  if (routes2.length === 0) return "";
  const columns2 = [
    { title: "route" },
    { title: "cases", numeric: true },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: `${context.model.confidence} interval` },
    { title: "verdict" }
  ];
  const quiet = routes2.every((row) => row.flips === 0);
  const most = quiet ? context.rows : Math.min(context.rows, OPEN_ROWS);
  const rows = table2(columns2, worstRoutes(routes2).map(routeCells2), most);
  const title = `Stability by route: ${tally2(routes2)}`;
  if (quiet) return folded(title, rows);
  const corrected = routes2.some((row) => row.correction !== void 0);
  const note = corrected ? `

Each p is exact and corrected (Holm) for the ${whole(routes2.length)} routes looked at: of so many, one may be called by chance alone.` : "";
  return `### ${title}

${rows}${note}`;
}
function routeCells2(row) {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return [
    markdownCellCode(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    interval(row.lower, row.upper, row.tolerance),
    `${VERDICT_MARKS[row.verdict]}${target}${needed}${correctionWords(row)}`
  ];
}
var ORDER = ["stochastic", "undecided", "deterministic"];
function tally2(routes2) {
  const counts = ORDER.map((verdict) => ({
    verdict,
    rows: routes2.filter((row) => row.verdict === verdict).length
  }));
  return list(counts.filter(({ rows }) => rows > 0).map(({ verdict, rows }) => `${whole(rows)} ${verdict}`));
}
function flips(context) {
  const { flipPairs } = context.model;
  if (flipPairs.length === 0) return "";
  const most = Math.min(context.rows, OPEN_ROWS);
  const rows = flipPairs.map((row) => [
    `${markdownCellCode(row.decisions[0])} ↔ ${markdownCellCode(row.decisions[1])}`,
    whole(row.count),
    places(context, row)
  ]);
  const columns2 = [{ title: "between" }, { title: "flips", numeric: true }, { title: "at" }];
  return `### Where it flips

${graph(flipPairs.slice(0, most))}

${table2(columns2, rows, most)}`;
}
function places(context, row) {
  return list(
    row.at.map((place2) => {
      if (place2.file === void 0 || place2.line === void 0) return prose(context, place2.text, true);
      return markdownLink(
        markdownCellCode(`${place2.file}:${place2.line}`),
        context.link(place2.file, place2.line)
      );
    }),
    5
  );
}
function graph(pairs) {
  const ids = /* @__PURE__ */ new Map();
  for (const label2 of pairs.flatMap((row) => row.decisions)) {
    if (!ids.has(label2)) ids.set(label2, `n${ids.size}`);
  }
  const nodes = [...ids].map(([label2, id]) => `  ${id}["${mermaidLabel(label2)}"]`);
  const edges = pairs.map((row) => {
    const [from, to] = row.decisions.map((label2) => ids.get(label2));
    return `  ${from} ---|"${mermaidLabel(count(row.count, "flip"))}"| ${to}`;
  });
  return ["```mermaid", "graph LR", ...nodes, ...edges, "```"].join("\n");
}

// src/report/markdown.ts
var MAX_BYTES = 200 * 1024;
var ROWS = [1e3, 500, 200, 100, 50, 25, 10, 3];
var CUT = "The rest did not fit here; it is in the report.";
function renderMarkdown(model, options = {}) {
  const limit = options.maxBytes ?? MAX_BYTES;
  let sections = [];
  for (const rows of ROWS) {
    sections = sectionsOf({ model, link: options.link ?? (() => void 0), rows });
    const text3 = join(sections);
    if (bytes(text3) <= limit) return text3;
  }
  return cutTo(sections, limit);
}
function sectionsOf(context) {
  const { model } = context;
  const probeSetFails = decisionsMatterMost(context);
  const relationsFail = model.status === "violations" || model.status === "vacuous";
  const baselineFirst = baselineMattersMost(context);
  return [
    headline(context),
    nextSteps(context),
    says(context),
    baselineFirst ? baseline(context) : "",
    probeSetFails ? decisions2(context) : "",
    numbers(context),
    errors(context),
    relationsFail ? relations(context) : "",
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips(context),
    probeSetFails ? "" : decisions2(context),
    baselineFirst ? "" : baseline(context),
    model.signOff === void 0 ? "" : signOffMarkdown(model.signOff, (text3) => prose(context, text3)),
    model.behaviour === void 0 ? "" : behaviourSection(model.behaviour, context, context.rows),
    relationsFail ? "" : relations(context),
    caveats(context),
    perProbe(context),
    provenance(context)
  ].filter((section2) => section2 !== "");
}
function cutTo(sections, limit) {
  for (let kept = sections.length - 1; kept >= 1; kept -= 1) {
    const text4 = join([...sections.slice(0, kept), CUT]);
    if (bytes(text4) <= limit) return text4;
  }
  let text3 = "";
  for (const character of sections[0] ?? "") {
    if (bytes(`${text3}${character}…
`) > limit) break;
    text3 += character;
  }
  return `${text3}…
`;
}
function join(sections) {
  return `${sections.join("\n\n")}
`;
}
function bytes(text3) {
  return new TextEncoder().encode(text3).length;
}

// src/report/text/baseline.ts
var MOST_ROWS2 = 20;
var SHOWN = 19;
function baselineWords({ state, title, file, digest, candidate }) {
  const shown2 = state === "none" ? candidate : digest ?? candidate;
  const short = shown2 === void 0 ? "" : ` (${shown2.slice(0, SHOWN)}…)`;
  return `${plainProse(title)}${file === void 0 ? "" : `: ${plainName(file, 200)}`}${short}`;
}
function baselineBlock(model, suite, width) {
  const faults2 = [
    ...model.causes.map(({ text: text3, cure }) => `${sentence(text3)} Cure: ${sentence(cure)}`),
    ...model.refusals.map(({ reason, cure }) => `${sentence(reason)} Cure: ${sentence(cure)}`)
  ].flatMap((line) => wrap(plainProse(line), "  - ", width));
  const { rows, rest } = model.table;
  const cells3 = rows.slice(0, MOST_ROWS2).map((row) => [
    place(row, suite),
    row.approved === void 0 ? "-" : plainName(row.approved, 40),
    row.now === void 0 ? "-" : plainName(row.now, 40),
    plainProse([row.answers, row.verdict].filter((part) => part !== "").join(", "))
  ]);
  const more3 = rows.length > MOST_ROWS2 ? [`  ${whole(rows.length - MOST_ROWS2)} more in the report`] : [];
  const lines = [
    ...faults2,
    ...cells3.length === 0 ? [] : columns([["probe", "approved", "now", ""], ...cells3]),
    ...more3,
    ...rest === "" ? [] : [`  ${plainProse(rest)}`],
    ...model.facts.flatMap((fact) => wrap(plainProse(fact), "  - ", width))
  ];
  return lines.length === 0 ? [] : ["Baseline:", ...lines];
}
function place({ index, line, fingerprint }, suite) {
  if (index === void 0) return shortFingerprint(fingerprint);
  return line === void 0 ? `probe ${index + 1}` : `${plainName(suite, 60)}:${line}`;
}

// src/report/text/behaviour.ts
var MOST_TESTS = 50;
var MOST_FAILURES2 = 4;
function behaviourBlocks(model, width) {
  return [tests2(model, width), changes2(model, width)];
}
function tests2(model, width) {
  const shown2 = model.tests.slice(0, MOST_TESTS);
  const table3 = columns(
    [
      ["test", "", "runs passed", "95 % interval", "flakiness"],
      ...shown2.map((row) => [
        plainName(row.name, 40),
        row.outcome,
        `${whole(row.passed)} of ${whole(row.total)}`,
        interval(row.lower, row.upper, 1),
        `${row.flakiness} (at most ${Number(row.flakinessUpper.toFixed(2))})`
      ])
    ],
    [2]
  );
  const [head = "", ...rows] = table3;
  const rest = model.tests.length - shown2.length;
  return [
    "Behavioural tests:",
    head,
    ...rows.flatMap((row, index) => [row, ...failures(shown2[index], width)]),
    ...rest > 0 ? [`  ${whole(rest)} more in the report`] : []
  ];
}
function failures(row, width) {
  if (row === void 0) return [];
  const lines = row.failures.slice(0, MOST_FAILURES2).flatMap(
    ({ text: text3, count: runs }) => wrap(plainProse(text3), `      ${`${whole(runs)}×`.padStart(4)} `, width)
  );
  const rest = row.failures.length - MOST_FAILURES2;
  const more3 = rest > 0 ? [`           ${count(rest, "more kind")} of failure in the report`] : [];
  return [...lines, ...more3, ...row.unstablePaths ? paths(row, width) : []];
}
function paths({ paths: rows, total }, width) {
  if (rows.length === 0) return [];
  const words3 = rows.map(
    ({ path, count: runs }) => `${plainName(path, 120)} (${whole(runs)} of ${whole(total)})`
  );
  return wrap(`the path varies: ${words3.join("; ")}`, "           ", width);
}
function changes2(model, width) {
  if (model.baseline === void 0) return [];
  const title = `Against the baseline ${plainName(model.baseline)}:`;
  const added = model.added.map((name) => `  new         ${plainName(name, 40)}: not in the baseline`);
  const vanished = model.vanished.map(
    (name) => `  gone        ${plainName(name, 40)}: no longer in the suite`
  );
  const rows = [...model.changes.flatMap((row) => changeLines(row, width)), ...vanished, ...added];
  return [title, ...rows.length === 0 ? ["  nothing changed"] : rows];
}
function changeLines(row, width) {
  const verdict = row.verdict === "ok" ? "changed" : row.verdict;
  return [
    ...wrap(`${plainName(row.name, 40)}: ${plainProse(row.summary)}`, `  ${verdict.padEnd(12)}`, width),
    ...row.notes.flatMap((note) => wrap(plainProse(note), "              - ", width))
  ];
}

// src/report/text/relations.ts
var MOST_ROWS3 = 20;
function relationsBlock(relations2, width) {
  const { rows, violations } = relations2;
  const title = ["relation", "kind", "held", "violated", "unchanged", ""];
  const table3 = columns([title, ...rows.slice(0, MOST_ROWS3).map(cells2)], [2, 3, 4]);
  const shown2 = violations.slice(0, MOST_ROWS3).flatMap((row) => violation(row, width));
  return [
    "Relations, one follow-up call for each probe they change:",
    ...table3,
    ...more(rows.length),
    ...shown2.length === 0 ? [] : ["", "Violated:", ...shown2, ...more(violations.length)]
  ];
}
function cells2(row) {
  const { name, kind, held, violated, unchanged } = row;
  return [plainName(name, 60), kind, whole(held), whole(violated), whole(unchanged), remark(row)];
}
function remark({ failed, unasked, vacuous }) {
  if (vacuous) return "tested nothing";
  const parts = [
    ...failed > 0 ? [`${whole(failed)} failed`] : [],
    ...unasked > 0 ? [`${whole(unasked)} never asked`] : []
  ];
  return parts.join(", ");
}
function violation({ relation, text: text3, file, line, index }, width) {
  const place2 = file === void 0 || line === void 0 ? `probe ${index + 1}` : `${plainName(file)}:${line}`;
  return wrap(`${plainName(relation, 60)}: ${plainProse(text3, 300)} (${place2})`, "  - ", width);
}
function more(total) {
  const rest = total - MOST_ROWS3;
  return rest > 0 ? [`  ${count(rest, "more row")} in the report`] : [];
}

// src/report/text.ts
var MOST_ROWS4 = 20;
var TONES = { success: "32", care: "33", failure: "31", unknown: "36", waiting: "36" };
function renderText(model, options = {}) {
  const width = options.width ?? 100;
  const blocks = [
    opening(model, options.colour ?? false, width),
    numbers2(model, width),
    model.baseline === void 0 ? [] : baselineBlock(model.baseline, model.provenance.suite, width),
    model.signOff === void 0 ? [] : signOffText(model.signOff, width),
    problems(model, width),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? [] : routes(model),
    flips2(model, width),
    ...model.behaviour === void 0 ? [] : behaviourBlocks(model.behaviour, width),
    model.relations === void 0 ? [] : relationsBlock(model.relations, width),
    ...model.caveats.length === 0 ? [] : [bullets("Keep in mind:", model.caveats, width)]
  ];
  return `${blocks.filter((block3) => block3.length > 0).map((block3) => block3.join("\n")).join("\n\n")}
`;
}
function headlineText(model) {
  return `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
}
function opening(model, colour, width) {
  const word = model.headline.word;
  const shown2 = colour ? `\x1B[1;${TONES[model.tone]}m${word}\x1B[0m` : word;
  const says2 = model.says.length === 0 ? [] : wrap(model.says.map((line) => plainProse(line)).join(" "), "  ", width);
  return [`${shown2}${headlineText(model).slice(word.length)}`, ...says2, ...nextSteps2(model.next, width)];
}
function nextSteps2(next, width) {
  const only = next.length === 1 ? next[0] : void 0;
  if (only !== void 0) return ["", ...wrap(placed2(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap(placed2(step), `  ${index + 1}. `, width)
  ]);
}
function placed2(step) {
  const text3 = plainProse(step.text);
  if (step.file === void 0) return text3;
  const at2 = step.line === void 0 ? plainName(step.file) : `${plainName(step.file)}:${step.line}`;
  return text3.includes(at2) ? text3 : beforeStop(text3, ` (${at2})`);
}
function numbers2(model, width) {
  const rows = [];
  const stability = model.stability;
  if (stability !== void 0) {
    const verdict = model.status === "incomplete" ? "not judged" : stability.verdict;
    rows.push([
      "stability",
      `${verdict}: ${pairWords(stability, model.confidence)}, tolerance ${percent(stability.tolerance)}`
    ]);
  }
  if (model.sequential !== void 0) rows.push(["reading", model.sequential.words]);
  if (model.curtailment !== void 0) rows.push(["stability", model.curtailment.words]);
  if (model.coverage !== void 0) rows.push(["decisions", coverageWords(model)]);
  if (model.contract !== void 0) rows.push(["routes", contractWords(model)]);
  rows.push(["calls", callWords(model)]);
  rows.push([
    "baseline",
    model.baseline === void 0 ? admissionWords(model) : baselineWords(model.baseline)
  ]);
  return rows.flatMap(([name, words3]) => wrap(words3, `  ${name.padEnd(10)} `, width));
}
function pairWords({ flips: flips4, pairs, lower, upper, tolerance }, confidence) {
  if (pairs === 0) return "no pair of answers to compare";
  return `${whole(flips4)} of ${count(pairs, "pair")} flipped, ${interval(lower, upper, tolerance)} (${confidence})`;
}
function coverageWords(model) {
  const shown2 = model.decisions.filter((row) => row.probes > 0).slice(0, MOST_ROWS4);
  const mix = shown2.map((row) => `${plainName(row.decision, 40)}${GLUE}${whole(row.probes)}`);
  const rest = model.decisions.filter((row) => row.probes > 0).length - shown2.length;
  const more3 = rest > 0 ? [...mix, `${whole(rest)} more`] : mix;
  const largest = model.coverage === void 0 ? "" : `, the commonest on ${percent(model.coverage.largestShare)} of the probes`;
  const blind = model.coverage?.blind === true && model.status !== "incomplete" ? " - BLIND" : "";
  return `${count(model.coverage?.distinct ?? 0, "decision")}${largest}${blind}: ${more3.join(", ")}`;
}
function contractWords(model) {
  const contract = model.contract;
  if (contract === void 0) return "";
  const parts = [
    `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`
  ];
  const name = (names2) => list(
    names2.map((text3) => plainName(text3, 40)),
    6
  );
  if (contract.missingIntended.length > 0)
    parts.push(`no probe is meant for ${name(contract.missingIntended)}`);
  if (contract.missingObserved.length > 0) parts.push(`never reached: ${name(contract.missingObserved)}`);
  if (contract.missingCritical.length > 0)
    parts.push(`critical and missing: ${name(contract.missingCritical)}`);
  if (contract.unknownObserved.length > 0)
    parts.push(`outside the contract: ${name(contract.unknownObserved)}`);
  for (const row of contract.underCased.slice(0, 6)) {
    parts.push(`${plainName(row.decision, 40)} has ${whole(row.cases)} of ${count(row.minimum, "case")}`);
  }
  return parts.join("; ");
}
function callWords(model) {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${whole(planned)} answered`;
  const errors2 = failed === 0 ? "" : `, ${whole(failed)} failed`;
  const cost = model.costUsd === void 0 ? "" : `, ${money(model.costUsd)}`;
  return `${answered}${errors2}, ${duration(model.durationMs)}${cost}`;
}
function admissionWords(model) {
  if (model.admission.admissible)
    return "ADMISSIBLE: this evidence may become the baseline once a person signs it";
  const reasons2 = model.admission.refusals.map((row) => plainProse(row.reason));
  return `REFUSED: ${reasons2.slice(0, 6).join("; ")}`;
}
function problems(model, width) {
  if (model.errors.length === 0) return [];
  const rows = model.errors.slice(0, MOST_ROWS4).flatMap((row) => {
    const where2 = row.line === void 0 ? `probe ${row.probe + 1}` : `${plainName(model.provenance.suite)}:${row.line}`;
    return wrap(
      `${plainName(row.kind)}: ${plainProse(row.message, 300)} (first at ${where2})`,
      `  ${`${whole(row.count)}×`.padStart(6)} `,
      width
    );
  });
  return ["Errors, kept apart from decisions:", ...rows, ...more2(model.errors.length, MOST_ROWS4)];
}
function routes(model) {
  if (model.routes.length === 0) return [];
  const header = ["route", "cases", "pairs", "flips", `${model.confidence} interval`, "verdict"];
  const rows = worstRoutes(model.routes).slice(0, MOST_ROWS4).map((row) => [
    plainName(row.route, 32),
    ...[row.cases, row.pairs, row.flips].map(whole),
    interval(row.lower, row.upper, row.tolerance),
    routeVerdict(row)
  ]);
  return [
    model.routes.some((row) => row.correction !== void 0) ? `Stability by route (p: corrected by Holm for the ${whole(model.routes.length)} routes looked at):` : "Stability by route:",
    ...columns([header, ...rows], [1, 2, 3]),
    ...more2(model.routes.length, MOST_ROWS4)
  ];
}
function routeVerdict(row) {
  const target = row.targeted ? ` at ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return `${row.verdict}${target}${needed}${correctionWords(row)}`;
}
function flips2(model, width) {
  if (model.flipPairs.length === 0) return [];
  const rows = model.flipPairs.slice(0, MOST_ROWS4).flatMap((row) => {
    const names2 = row.decisions.map((name) => plainName(name, 40)).join(" <-> ");
    const at2 = row.at.map((place2) => plainProse(place2.text));
    const places2 = at2.length === 0 ? "" : `, at ${list(at2, 5)}`;
    return wrap(`${names2}${places2}`, `  ${`${whole(row.count)}×`.padStart(6)} `, width);
  });
  return ["Flips:", ...rows, ...more2(model.flipPairs.length, MOST_ROWS4)];
}
function bullets(title, texts2, width) {
  return [title, ...texts2.flatMap((text3) => wrap(plainProse(text3), "  - ", width))];
}
function more2(total, shown2) {
  return total > shown2 ? [`  ${whole(total - shown2)} more in the report`] : [];
}

// src/evidence/match-suite.ts
function matchSuite(recording, suite, isolation) {
  const declared = recording.isolation;
  if (isolation !== void 0 && declared !== void 0 && declared !== "unknown" && isolation !== declared)
    return fail(otherIsolation(recording, declared, isolation));
  if (suite?.contract !== void 0 && recording.layer !== "verdict")
    return fail(noDecisions(recording, suite));
  const single = withoutPairs(recording);
  if (single.length > 0) return fail(...single.slice(0, 10).map(withoutPair));
  const matched = suite === void 0 ? succeed(recording.cases) : inSuiteOrder(recording, suite);
  if (!matched.ok) return matched;
  const evidence = {
    layer: recording.layer,
    isolation: isolation ?? declared ?? "unknown",
    ...recording.replays > 0 ? { replays: recording.replays } : {},
    ...recording.unfinished === void 0 ? {} : { unfinished: recording.unfinished },
    ...recording.end === void 0 ? {} : { end: recording.end },
    cases: matched.value.map((item, index) => {
      const expected = suite?.cases[index]?.expected ?? item.expected;
      return {
        input: item.input,
        fingerprint: sha256(item.input),
        ...expected === void 0 ? {} : { expected },
        outcomes: item.outcomes,
        errors: item.errors
      };
    })
  };
  return suite?.contract === void 0 ? succeed(evidence) : underContract(evidence, matched.value, suite);
}
function inSuiteOrder(recording, suite) {
  const recorded = new Map(recording.cases.map((item) => [item.input, item]));
  const asked = new Set(suite.cases.map((item) => item.input));
  const problems2 = [
    ...recording.cases.filter((item) => !asked.has(item.input)).map((item) => notInSuite(item, suite)),
    ...suite.cases.flatMap(
      (item, index) => recorded.has(item.input) ? [] : [notRecorded(item.input, index, recording, suite)]
    )
  ];
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  const moved = recording.ordered ? recording.cases.findIndex((item, index) => item.input !== suite.cases[index]?.input) : -1;
  if (moved !== -1) return fail(otherOrder(recording, moved, suite));
  return succeed(suite.cases.map((item) => recorded.get(item.input)));
}
function underContract(evidence, cases, suite) {
  const found = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (found === void 0) return succeed(evidence);
  const item = cases[found.caseIndex];
  const place2 = item?.at ?? { file: suite.file };
  return fail({
    code: "outcome-not-scorable",
    message: `\`${place2.path ?? `cases[${found.caseIndex}]`}.observations\` of "${shorten(item?.input ?? "")}" holds no decision (\`${found.reason}\`), and the contract of ${suite.file} does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe.`,
    at: place2
  });
}
function withoutPairs({ cases, run, end }) {
  const mayEndEarly = run !== void 0 || end !== void 0;
  return mayEndEarly ? [] : cases.filter(({ outcomes, errors: errors2 }) => outcomes.length + errors2 < 2);
}
function withoutPair({ input, outcomes, errors: errors2, at: at2 }) {
  const failed = errors2 === 0 ? "" : ` beside ${errors2} failed`;
  const name = caseName(at2, input);
  return {
    code: "evidence-invalid",
    message: `${name} holds ${outcomes.length === 0 ? "no observation" : "1 observation"}${failed}: at least two are needed to compare`,
    hint: "Run each input at least twice (`repeat`, `epochs`), or take the case out.",
    at: at2
  };
}
function otherIsolation({ file, placeOf: placeOf2 }, declared, isolation) {
  return {
    code: "input-conflict",
    message: `\`isolation\` is ${isolation}, and ${file} records ${declared}`,
    hint: "Leave `isolation` out: the recording knows.",
    at: placeOf2?.("isolation") ?? { file, path: "isolation" }
  };
}
function noDecisions({ file, layer, placeOf: placeOf2 }, suite) {
  return {
    code: "input-conflict",
    message: `\`layer\` of ${file} is ${layer}, and the contract of ${suite.file} is about decisions`,
    hint: "Use `layer: verdict`, or a suite without `contract`.",
    at: placeOf2?.("layer") ?? { file, path: "layer" }
  };
}
function notInSuite(item, suite) {
  return {
    code: "evidence-invalid",
    message: `the recorded input "${shorten(item.input)}" is no \`input\` of ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with, or without one.",
    at: item.at
  };
}
function notRecorded(input, index, { file }, suite) {
  const line = suite.cases[index]?.line;
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` ("${shorten(input)}") has no run in ${file}: coverage would be reported that the recording never had`,
    hint: "Record it too, or assess with the suite it was recorded with.",
    at: { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${index}].input` }
  };
}
function otherOrder({ cases }, index, suite) {
  const item = cases[index];
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` is "${shorten(item?.input ?? "")}", and "${shorten(suite.cases[index]?.input ?? "")}" in ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with; its cases are in the same order.",
    at: item?.at ?? { file: suite.file }
  };
}

// src/inputs/open-suite.ts
var { resolve: resolve4 } = process.getBuiltinModule("node:path");

// src/inputs/contract-rules.ts
function contractProblems(source) {
  const root = isFields(source.value) ? source.value : {};
  const contract = isFields(root["contract"]) ? root["contract"] : {};
  const allowed = labels2(contract["allowed"]);
  const required = contract["required"] === void 0 ? allowed : labels2(contract["required"]);
  const problems2 = [
    ...labelProblems(contract, source),
    ...repeatedLabels(contract, source),
    ...expectedProblems(root["cases"], allowed, source),
    ...untestedTargets(contract["stability_targets"], root["cases"], source)
  ];
  if (allowed.length === 0) return problems2;
  problems2.push(
    ...strangers(
      source,
      ["contract", "required"],
      listed(contract["required"]),
      allowed,
      "does not allow",
      "Allowed"
    ),
    ...strangers(
      source,
      ["contract", "critical"],
      listed(contract["critical"]),
      required,
      "does not require",
      "Required"
    )
  );
  for (const key of ["stability_targets", "minimum_cases"]) {
    const names2 = isFields(contract[key]) ? Object.keys(contract[key]).map((name) => [name, name]) : [];
    problems2.push(...strangers(source, ["contract", key], names2, required, "does not require", "Required"));
  }
  return problems2;
}
function strangers(source, path, given2, known2, verb, heading) {
  const set = new Set(known2);
  return given2.filter(([, label2]) => !set.has(label2)).map(([step, label2]) => stranger(source, [...path, step], label2, known2, verb, heading));
}
function stranger(source, path, label2, known2, verb, heading) {
  const isKey = path.at(-1) === label2;
  const subject = isKey ? `\`${showPath(path)}\` is for ${quote(label2)}` : `\`${showPath(path)}\` is ${quote(label2)}`;
  return {
    code: "input-invalid",
    message: `${subject}, which the contract ${verb}`,
    hint: `${heading}: ${shorten2(known2)}.${didYouMean(label2, known2)}`,
    at: source.locate(path, isKey ? "key" : "value")
  };
}
function labelProblems(contract, source) {
  return ["allowed", "required", "critical"].flatMap(
    (key) => listed(contract[key]).filter(([, label2]) => label2 !== label2.trim()).map(([step, label2]) => blankLabel(["contract", key, step], label2, source))
  );
}
function repeatedLabels(contract, source) {
  return ["allowed", "required", "critical", "allowed_no_decisions"].flatMap((key) => {
    const entries = listed(contract[key]);
    const firstOf = new Map(entries.toReversed().map(([step, label2]) => [label2, step]));
    return entries.filter(([step, label2]) => firstOf.get(label2) !== step).map(([step, label2]) => {
      const path = ["contract", key, step];
      return {
        code: "input-invalid",
        message: `\`${showPath(path)}\` is ${quote(label2)} once more`,
        hint: "Remove it, or write the decision that was meant.",
        at: source.locate(path)
      };
    });
  });
}
function untestedTargets(targets, cases, source) {
  if (!isFields(targets) || Object.keys(targets).length === 0 || !Array.isArray(cases)) return [];
  const index = cases.findIndex((entry) => isFields(entry) && entry["expected"] === void 0);
  if (index === -1) return [];
  return [
    {
      code: "input-missing",
      message: `\`cases[${index}].expected\` is missing, and \`contract.stability_targets\` are per decision: with a case of none, no route can be told and no target tested`,
      hint: "Name the decision that every case was written to reach, or leave the targets out.",
      at: source.locate(["cases", index])
    }
  ];
}
function blankLabel(path, label2, source) {
  const what = label2.trim() === "" ? "is blank" : `is ${quote(label2)}, with blanks around it that no answer has`;
  return {
    code: "input-invalid",
    message: `\`${showPath(path)}\` ${what}`,
    hint: label2.trim() === "" ? "Name a decision, or leave it out." : `Write ${quote(label2.trim())}.`,
    at: source.locate(path)
  };
}
function expectedProblems(cases, allowed, source) {
  const problems2 = [];
  const known2 = new Set(allowed);
  for (const [index, entry] of (Array.isArray(cases) ? cases : []).entries()) {
    const expected = isFields(entry) ? entry["expected"] : void 0;
    if (typeof expected !== "string" || expected === "" || known2.has(expected)) continue;
    const path = ["cases", index, "expected"];
    if (known2.size > 0) problems2.push(stranger(source, path, expected, allowed, "does not allow", "Allowed"));
    else if (expected !== expected.trim()) problems2.push(blankLabel(path, expected, source));
  }
  return problems2;
}
function labels2(value) {
  return listed(value).map(([, label2]) => label2);
}
function listed(value) {
  const entries = Array.isArray(value) ? [...value.entries()] : [];
  return entries.filter(
    (entry) => typeof entry[1] === "string" && entry[1] !== ""
  );
}
function shorten2(known2) {
  return known2.length > 20 ? `${known2.slice(0, 20).join(", ")} and ${known2.length - 20} more` : known2.join(", ");
}

// src/inputs/expectations.ts
function expectationProblems(source) {
  const cases = isFields(source.value) ? source.value["cases"] : void 0;
  if (!Array.isArray(cases)) return [];
  return [
    ...cases.flatMap((entry, index) => isFields(entry) ? itemProblems(entry["expect"], index, source) : []),
    ...repeatedNames(cases, source)
  ];
}
function itemProblems(expect, index, source) {
  if (!Array.isArray(expect)) return [];
  return expect.flatMap((item, place2) => {
    const read = readItem(item);
    if (read.ok) return [];
    const path = ["cases", index, "expect", place2, ...read.step === void 0 ? [] : [read.step]];
    return [
      {
        code: read.step === void 0 || findAssertion(read.step) !== void 0 ? "input-invalid" : "input-unknown",
        message: `\`${showPath(path)}\` ${read.message}`,
        hint: read.hint,
        at: source.locate(path, read.step === void 0 ? "value" : "key")
      }
    ];
  });
}
function readExpectations(expect) {
  return expect.flatMap((item) => {
    const read = readItem(item);
    return read.ok ? [read.assertion] : [];
  });
}
function readItem(item) {
  if (typeof item === "string") return readNamed(item, void 0, void 0);
  const keys = isFields(item) ? Object.keys(item) : [];
  const [name, ...others] = keys;
  if (!isFields(item) || name === void 0)
    return {
      ok: false,
      message: `is ${showValue(item)}; it must be an assertion`,
      hint: "Write `did_not_error`, or `used_tool: search`."
    };
  if (others.length > 0)
    return {
      ok: false,
      message: `holds ${keys.length} assertions (${keys.map(quote).join(", ")})`,
      hint: "Start each of them with `- ` on a line of its own."
    };
  return readNamed(name, item[name], name);
}
function readNamed(name, argument, step) {
  const at2 = step === void 0 ? {} : { step };
  const known2 = findAssertion(name);
  if (known2 === void 0) {
    const subject2 = step === void 0 ? `is ${quote(name)}, which` : "";
    return {
      ok: false,
      ...at2,
      message: `${subject2} is no assertion that this version knows`.trim(),
      hint: hintFor2(name)
    };
  }
  const read = readAssertion(known2, argument);
  if (read.ok) return read;
  const subject = step === void 0 ? `is ${quote(name)}, which ` : "";
  return { ok: false, ...at2, message: `${subject}${read.why}`, hint: read.hint };
}
function hintFor2(name) {
  const [first = "", ...rest] = name.split(/[\s:]+/);
  if (rest.length > 0 && findAssertion(first) !== void 0)
    return `Put a colon and a blank behind the name: \`${first}: ${rest.join(" ")}\`.`;
  const guess = didYouMean(name, [...ASSERTION_NAMES], (word) => `\`${word}\``).trim();
  return guess || `Known: ${ASSERTION_NAMES.join(", ")}.`;
}
function repeatedNames(cases, source) {
  const seen = /* @__PURE__ */ new Map();
  const problems2 = [];
  for (const [index, entry] of cases.entries()) {
    const id = isFields(entry) ? entry["id"] : void 0;
    if (typeof id !== "string") continue;
    const first = seen.get(id);
    if (first === void 0) {
      seen.set(id, index);
      continue;
    }
    problems2.push({
      code: "input-invalid",
      message: `\`cases[${index}].id\` is ${quote(id)}, like \`cases[${first}].id\` (line ${source.locate(["cases", first, "id"]).line})`,
      hint: "Give each case a name of its own: baselines know tests by it.",
      at: source.locate(["cases", index, "id"])
    });
  }
  return problems2;
}

// src/inputs/csv-records.ts
function readCsvRecords(text3) {
  const records = [];
  let at2 = 0;
  while (at2 < text3.length) {
    const lineBreak = lineBreakAt(text3, at2);
    at2 += lineBreak;
    if (lineBreak > 0) continue;
    const values = [];
    const read = readRecord(text3, at2, values);
    if (typeof read !== "number") return { ok: false, ...read };
    records.push({ values, start: at2 });
    at2 = read;
  }
  return { ok: true, records };
}
function readRecord(text3, start, values) {
  for (let at2 = start; ; at2++) {
    const read = text3[at2] === '"' ? readQuoted(text3, at2) : readBare(text3, at2);
    if (typeof read === "string") return { offset: at2, why: read };
    values.push(read.value);
    at2 = read.end;
    if (text3[at2] !== ",") return at2;
  }
}
function readBare(text3, start) {
  END_OF_VALUE.lastIndex = start;
  const end = END_OF_VALUE.exec(text3)?.index ?? text3.length;
  if (text3[end] === '"') return "a quote stands inside a value";
  return { value: text3.slice(start, end), end };
}
var END_OF_VALUE = /[,\r\n"]/g;
function readQuoted(text3, start) {
  let close = text3.indexOf('"', start + 1);
  while (close !== -1 && text3[close + 1] === '"') close = text3.indexOf('"', close + 2);
  if (close === -1) return "a quoted value never ends";
  const end = close + 1;
  if (end < text3.length && !/[,\r\n]/.test(text3.charAt(end)))
    return "something stands between a quoted value and the next comma";
  return { value: text3.slice(start + 1, close).replaceAll('""', '"'), end };
}
function lineBreakAt(text3, at2) {
  if (text3[at2] === "\r") return text3[at2 + 1] === "\n" ? 2 : 1;
  return text3[at2] === "\n" ? 1 : 0;
}

// src/inputs/probe-faults.ts
function findProbeFaults(inputs) {
  const faults2 = [];
  const seen = /* @__PURE__ */ new Map();
  for (const [index, input] of inputs.entries()) {
    if (typeof input !== "string") continue;
    const first = seen.get(input);
    if (input.trim() === "") faults2.push({ index });
    else if (first === void 0) seen.set(input, index);
    else faults2.push({ index, first });
  }
  return faults2;
}
var REPEATS_HINT = "Remove one. To measure a probe more often, raise `repeats`.";

// src/inputs/plain-probes.ts
var COLUMNS = ["input", "expected", "id"];
function readTextLines(file, text3) {
  const rows = text3.split("\n").flatMap((line, index) => {
    const input = line.trim();
    return input === "" || input.startsWith("#") ? [] : [{ input, line: index + 1 }];
  });
  return toSuite(file, rows, []);
}
function readJsonLines(file, text3) {
  const rows = [];
  const problems2 = [];
  for (const [index, each] of text3.split("\n").entries()) {
    if (each.trim() === "") continue;
    const line = index + 1;
    const parsed2 = parseJson(file, each.trimEnd());
    if (!parsed2.ok) {
      problems2.push(...parsed2.problems.map((problem) => ({ ...problem, at: { file, ...problem.at, line } })));
    } else if (isFields(parsed2.value.value)) {
      const row = parsed2.value.value;
      problems2.push(
        ...unknownColumns(Object.keys(row), (key) => ({ ...parsed2.value.locate([key], "key"), line }))
      );
      rows.push({ input: row["input"], expected: row["expected"], line });
    } else {
      problems2.push({
        code: "input-invalid",
        message: `line ${line} is ${showValue(parsed2.value.value)}; it must be an object with an \`input\``,
        hint: 'Write `{"input": "…"}`, or name the file .txt when each line is a probe.',
        at: { file, line }
      });
    }
  }
  return toSuite(file, rows, problems2);
}
function readCsv(file, text3) {
  const lines = indexLines(text3);
  const reading = readCsvRecords(text3);
  if (!reading.ok) {
    return fail({
      code: "file-unreadable",
      message: `${file} is not valid CSV: ${reading.why}`,
      hint: 'Put the whole value in double quotes, and write a quote inside it twice: "say ""yes""".',
      at: { file, ...lines.at(reading.offset) }
    });
  }
  const [header, ...body] = reading.records;
  if (header === void 0) return toSuite(file, [], []);
  const columns2 = header.values.map((name) => name.trim());
  const problems2 = headerProblems(file, columns2, lines.at(header.start).line);
  if (!columns2.includes("input")) return fail(...problems2);
  const rows = body.map((record2) => toRow(record2, columns2, lines.at(record2.start).line));
  problems2.push(
    ...body.flatMap((record2) => widthProblems(file, record2, columns2.length, lines.at(record2.start).line))
  );
  return toSuite(file, rows, problems2);
}
function toRow({ values }, columns2, line) {
  const expected = values[columns2.indexOf("expected")]?.trim();
  const input = values[columns2.indexOf("input")] ?? "";
  return { input, line, ...expected === void 0 || expected === "" ? {} : { expected } };
}
function headerProblems(file, columns2, line) {
  const problems2 = unknownColumns(columns2, () => ({ file, line }));
  const twice = columns2.find((name, index) => columns2.indexOf(name) !== index);
  if (twice !== void 0) {
    const message = `the column ${quote(twice)} is there twice`;
    problems2.push({ code: "input-conflict", message, hint: "Keep one of them.", at: { file, line } });
  }
  if (columns2.includes("input")) return problems2;
  const separator = columns2.length === 1 ? /[;\t]/.exec(columns2[0] ?? "")?.[0] : void 0;
  const missing3 = {
    code: "input-missing",
    message: `${file} has no column \`input\`; its first line is ${quote(columns2.join(","))}`,
    hint: separator === void 0 ? "Name the columns in the first line: `input`, and perhaps `expected`." : `Separate the columns with commas, not ${separator === ";" ? "semicolons" : "tabs"}.`,
    at: { file, line }
  };
  return separator === void 0 ? [missing3, ...problems2] : [missing3];
}
function widthProblems(file, { values }, width, line) {
  const found = values.length;
  if (found === width) return [];
  const words3 = `${found} ${found === 1 ? "value" : "values"}`;
  return [
    {
      code: "input-invalid",
      message: `line ${line} has ${words3}, and the first line names ${width}`,
      hint: 'Put a text with a comma in double quotes: "Refund, please".',
      at: { file, line }
    }
  ];
}
function unknownColumns(names2, locate) {
  return names2.filter((name) => !COLUMNS.some((known2) => known2 === name)).map((name) => ({
    code: "input-unknown",
    message: `${name === "" ? "a column without a name" : `\`${name}\``} is nothing that a list of probes has`,
    hint: didYouMean(name, COLUMNS, (known2) => `\`${known2}\``).trim() || `Remove it; known are ${listWords(COLUMNS, "and")}.`,
    at: locate(name)
  }));
}
function toSuite(file, rows, found) {
  const problems2 = [...found, ...rows.flatMap((row) => rowProblems(file, row)), ...probeProblems(file, rows)];
  if (problems2.length > 0) return fail(...inReadingOrder(problems2));
  if (rows.length === 0) {
    const hint = "Write one probe per line; lines that start with # are comments.";
    return fail({
      code: "suite-empty",
      message: `${file} has no probes: there is nothing to ask`,
      hint,
      at: { file }
    });
  }
  const cases = rows.map(({ input, expected, line }) => {
    return { input: String(input), ...typeof expected === "string" ? { expected } : {}, line };
  });
  return succeed({ file, cases });
}
function rowProblems(file, { input, expected, line }) {
  const problems2 = [];
  const at2 = { file, line };
  if (input === void 0) {
    problems2.push({
      code: "input-missing",
      message: `line ${line} has no \`input\``,
      hint: "Give the probe.",
      at: at2
    });
  } else if (typeof input !== "string") {
    const message = `\`input\` is ${showValue(input)}; it must be a text`;
    problems2.push({ code: "input-invalid", message, hint: "Put it in double quotes.", at: at2 });
  }
  const isLabel = typeof expected === "string" && expected !== "" && expected === expected.trim();
  if (expected !== void 0 && expected !== null && !isLabel) {
    const message = `\`expected\` is ${showValue(expected)}; it must be the name of a decision, without blanks around it`;
    problems2.push({ code: "input-invalid", message, hint: "Correct it, or leave it out.", at: at2 });
  }
  return problems2;
}
function probeProblems(file, rows) {
  return findProbeFaults(rows.map((row) => row.input)).map(({ index, first }) => {
    const line = rows[index]?.line ?? 0;
    const at2 = { file, line };
    if (first === void 0) {
      return {
        code: "probe-blank",
        message: `line ${line} has a blank \`input\``,
        hint: "Write the probe, or remove the line.",
        at: at2
      };
    }
    const message = `line ${line} repeats the probe of line ${rows[first]?.line}`;
    return { code: "probe-duplicate", message, hint: REPEATS_HINT, at: at2 };
  });
}

// src/inputs/read-suite.ts
async function readSuite(file, text3, kind) {
  const checked = checkText(file, text3);
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
        at: { file }
      });
  }
}
async function readDocument(file, text3) {
  const parsed2 = await parseSource(file, text3);
  if (!parsed2.ok) return parsed2;
  const source = parsed2.value;
  const version = versionProblem2(source);
  if (version !== void 0) return fail(version);
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  const shape = (isOurs ? suiteSchema : decisionSuiteSchema).safeParse(source.value);
  const problems2 = [
    ...shapeProblems(shape.error?.issues ?? [], source),
    ...contractProblems(source),
    ...probeProblems2(source),
    ...isOurs ? expectationProblems(source) : []
  ];
  if (!shape.success || problems2.length > 0) return fail(...inReadingOrder(problems2));
  return succeed(buildSuite(source, shape.data, !file.toLowerCase().endsWith(".json")));
}
function probeProblems2(source) {
  const cases = isFields(source.value) ? source.value["cases"] : void 0;
  if (!Array.isArray(cases)) return [];
  const inputs = cases.map((each) => isFields(each) ? each["input"] : void 0);
  return findProbeFaults(inputs).flatMap(({ index, first }) => {
    const at2 = source.locate(["cases", index, "input"]);
    if (first !== void 0) {
      const line = source.locate(["cases", first, "input"]).line;
      const message = `\`cases[${index}].input\` repeats \`cases[${first}].input\` (line ${line})`;
      return [{ code: "probe-duplicate", message, hint: REPEATS_HINT, at: at2 }];
    }
    if (inputs[index] === "") return [];
    const hint = "Write the probe, or remove the case.";
    return [{ code: "probe-blank", message: `\`cases[${index}].input\` is blank`, hint, at: at2 }];
  });
}
function buildSuite(source, fields, isPlaced) {
  const lineOf = (path) => isPlaced ? source.locate(path).line : void 0;
  const cases = fields.cases.map((fields2, index) => {
    const { input, expected } = fields2;
    const line2 = lineOf(["cases", index, "input"]);
    return {
      input,
      ...expected === void 0 ? {} : { expected },
      ...testOf(fields2),
      ...line2 === void 0 ? {} : { line: line2 }
    };
  });
  const phrases = "confirmation_phrases" in fields ? fields.confirmation_phrases : void 0;
  const own = {
    file: source.file,
    cases,
    ...phrases === void 0 ? {} : { confirmationPhrases: phrases }
  };
  if (fields.contract === void 0) return own;
  const line = lineOf(fields.contract.required === void 0 ? ["contract"] : ["contract", "required"]);
  return {
    ...own,
    contract: { ...buildContract(fields.contract), ...line === void 0 ? {} : { line } }
  };
}
function testOf(fields) {
  const { id, expect, runs } = "id" in fields || "expect" in fields || "runs" in fields ? fields : {};
  return {
    ...id === void 0 ? {} : { id },
    ...expect === void 0 ? {} : { expect: readExpectations(expect) },
    ...runs === void 0 ? {} : { runs }
  };
}
function buildContract(fields) {
  return {
    allowed: sorted(fields.allowed),
    required: sorted(fields.required ?? fields.allowed),
    critical: sorted(fields.critical ?? []),
    stabilityTargets: byLabel(fields.stability_targets ?? {}),
    minimumCases: byLabel(fields.minimum_cases ?? {}),
    allowedNoDecisions: sorted(fields.allowed_no_decisions ?? [])
  };
}
function sorted(labels3) {
  return [...new Set(labels3)].sort();
}
function byLabel(numbers3) {
  return Object.assign(/* @__PURE__ */ Object.create(null), numbers3);
}

// src/inputs/open-suite.ts
async function openSuite(config, host) {
  const kind = config.suite === void 0 ? "probes" : "suite";
  const file = config.suite ?? config.probes;
  if (file === void 0) {
    const hint = "Give `suite: suite.yaml`, or `probes: probes.txt` for a plain list.";
    return fail({
      code: "input-missing",
      message: "no probes are given: there is nothing to ask about",
      hint
    });
  }
  const text3 = readText(host, resolve4(config.workingDirectory, file), file, {
    code: "file-missing",
    message: `\`${kind}\` names ${file}, and there is no such file in ${config.workingDirectory}`,
    hint: "Correct the path: it is relative to `working-directory`. In a workflow, check out the repository first.",
    at: { file }
  });
  if (!text3.ok) return text3;
  const suite = await readSuite(file, text3.value, kind);
  if (!suite.ok) return suite;
  const { contract } = suite.value;
  if (contract !== void 0 && config.layer !== "verdict") {
    return fail({
      code: "input-conflict",
      message: `\`layer\` is ${config.layer}, and the contract of ${file} is about decisions`,
      hint: "Use `layer: verdict`, or a suite without `contract`.",
      at: { file, path: "contract", ...contract.line === void 0 ? {} : { line: contract.line } }
    });
  }
  return succeed({ suite: suite.value, text: text3.value });
}

// src/report/build-drift-reference.ts
var VOLATILE = /* @__PURE__ */ new Set([
  "collected_at",
  "eval_id",
  "finished_at",
  "run_id",
  "started_at",
  "timestamp"
]);
function referenceDrift(before, after, epsilon) {
  const [routesBefore, routesAfter] = [routesOf(before, epsilon), routesOf(after, epsilon)];
  const [pairsBefore, pairsAfter] = [flipPairsOf(before), flipPairsOf(after)];
  const changes3 = provenanceChanges(before.provenance, after.provenance);
  const isolation = { before: before.evidence.isolation, after: after.evidence.isolation };
  const routes2 = [...routesBefore].flatMap(([name, was]) => {
    const is = routesAfter.get(name);
    return is === void 0 ? [] : [compareRoute(name, was, is)];
  });
  const found = {
    changed_routes: routes2.filter((route) => route.verdict_changed).map((route) => route.decision),
    gained_decisions: missing2(routesAfter.keys(), routesBefore),
    lost_decisions: missing2(routesBefore.keys(), routesAfter),
    gained_flip_pairs: missing2(pairsAfter, pairsBefore),
    lost_flip_pairs: missing2(pairsBefore, pairsAfter),
    provenance_changes: changes3.filter(({ key }) => !VOLATILE.has(key))
  };
  const isolationChanged = isolation.before !== isolation.after;
  return {
    ...found,
    drifted: isolationChanged || Object.values(found).some((list2) => list2.length > 0),
    routes: routes2,
    isolation,
    isolation_changed: isolationChanged,
    informational_changes: changes3.filter(({ key }) => VOLATILE.has(key)),
    independence_note: `agreement between two windows does not establish that trials were independent within either one. Two correlated runs agree comfortably. Isolation was '${isolation.before}' then '${isolation.after}'.`
  };
}
function routesOf({ evidence }, epsilon) {
  const routes2 = routeStability(evidence, epsilon, {}, false) ?? [];
  return new Map(routes2.map((route) => [route.route, route]));
}
function compareRoute(decision, was, is) {
  const call = ({ wilson, flips: flips4, pairs }) => ({
    call: CALLS[wilson.kind],
    flips: flips4,
    trials: pairs
  });
  return {
    decision,
    before: call(was),
    after: call(is),
    direction: directionOf(is.flipRate - was.flipRate),
    verdict_changed: was.wilson.kind !== is.wilson.kind
  };
}
function directionOf(difference) {
  if (difference === 0) return "unchanged";
  return difference > 0 ? "higher" : "lower";
}
function flipPairsOf({ evidence }) {
  const pairs = flipPairFields(collectFlipPairs(evidence.cases.map((item) => item.outcomes)));
  return new Set(pairs.map(({ decisions: decisions3 }) => decisions3.join(" <-> ")));
}
function missing2(names2, others) {
  return sortedLabels([...names2].filter((name) => !others.has(name)));
}
function provenanceChanges(before, after) {
  const recorded = (window, key) => Object.hasOwn(window, key) ? window[key] : null;
  return sortedLabels([...Object.keys(before), ...Object.keys(after)]).map((key) => ({ key, before: recorded(before, key), after: recorded(after, key) })).filter((change) => stableJson(change.before) !== stableJson(change.after));
}

// src/report/build-drift-report.ts
function driftReport({ version, epsilon, before, after, drift }, reference, caveats2) {
  const { answers: answers2, routes: routes2, probes } = drift;
  return {
    schema: "agentverity.compare/v1",
    agentverity_version: version,
    status: drift.status,
    exit_code: drift.exitCode,
    epsilon,
    layer: after.evidence.layer,
    level: drift.level,
    before: windowFields(before, drift.failed.before),
    after: windowFields(after, drift.failed.after),
    answers: {
      distance: answers2.distance,
      p_value: known(answers2.pValue),
      corrected: known(answers2.corrected),
      permutations: answers2.permutations,
      seed: answers2.seed
    },
    probes: probes.map(probeFields),
    stability: routes2.map(({ route, before: was, after: is, pValue, corrected, drifted, detectable }) => ({
      decision: route,
      before: { pair_flips: was.flips, pair_trials: was.pairs },
      after: { pair_flips: is.flips, pair_trials: is.pairs },
      p_value: known(pValue),
      corrected: known(corrected),
      drifted,
      detectable_flip_rate: detectable ?? null
    })),
    only_before: drift.onlyBefore,
    only_after: drift.onlyAfter,
    detectable: { power: POWER, share_of_answers: drift.detectable ?? null },
    caveats: caveats2,
    reference
  };
}
function windowFields({ file, source, evidence }, failed) {
  return {
    file,
    source,
    inputs: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed_runs: failed,
    isolation: evidence.isolation
  };
}
function probeFields(probe2) {
  const answers2 = (window) => probe2.counts.flatMap(
    (entry, index) => entry[window] > 0 ? [{ ...answerFields(entry, index), count: entry[window] }] : []
  );
  return {
    input_fingerprint: probe2.fingerprint,
    decision: probe2.route,
    before: answers2("before"),
    after: answers2("after"),
    distance: probe2.distance,
    p_value: known(probe2.pValue),
    corrected: known(probe2.corrected),
    drifted: probe2.drifted,
    moved: probe2.moved,
    runs_needed: probe2.runsNeeded ?? null
  };
}
function answerFields({ outcome }, index) {
  return { kind: outcome.kind, answer: outcome.kind === "text" ? `text ${index + 1}` : words2(outcome) };
}
function words2(outcome) {
  return outcome.kind === "no-decision" ? outcome.reason : outcomeWords(outcome);
}
function known(pValue) {
  return Number(pValue.toPrecision(10));
}

// src/report/build-drift-words.ts
var NAMED = 4;
var SHOWN2 = 60;
function driftChanges(reference) {
  const { isolation } = reference;
  return [
    ...named("Routes that are new", reference.gained_decisions),
    ...named("Routes that are gone", reference.lost_decisions),
    ...named("Pairs that flip now and did not before", reference.gained_flip_pairs),
    ...named("Pairs that flipped before and do not now", reference.lost_flip_pairs),
    ...reference.isolation_changed ? [`Trials were kept apart otherwise: ${isolation.before} before, ${isolation.after} after.`] : [],
    ...reference.provenance_changes.map(changeWords)
  ];
}
function volatileChanges(reference) {
  return reference.informational_changes.map(changeWords);
}
function named(what, names2) {
  if (names2.length === 0) return [];
  return [
    `${what}: ${list(
      names2.map((name) => quoteName(name.replace(" <-> ", " ↔ "))),
      NAMED
    )}.`
  ];
}
function changeWords({ key, before, after }) {
  return `${quoteName(key)}: ${valueWords(before)} before, ${valueWords(after)} after.`;
}
function valueWords(value) {
  if (value === null) return "not recorded";
  const text3 = typeof value === "string" ? value : JSON.stringify(value);
  const start = Array.from(text3.slice(0, 2 * SHOWN2));
  return quoteName(start.length > SHOWN2 ? `${start.slice(0, SHOWN2 - 1).join("")}…` : text3);
}
function driftCaveats(request, reference) {
  const { drift } = request;
  const { probes, onlyBefore, onlyAfter } = drift;
  const partial = onlyBefore.length + onlyAfter.length > 0 && probes.length > 0;
  return [
    "Two windows that agree do not show that trials were independent within either: correlated runs agree comfortably.",
    ...isolationCaveat(reference.isolation),
    ...partial ? [
      `Tested on the ${count(probes.length, "probe")} that both windows hold, not on the others (${onlyBefore.length} only before, ${onlyAfter.length} only after); the table of routes counts all of them.`
    ] : [],
    ...movedCaveat(drift),
    ...ruleCaveat(drift, reference)
  ];
}
function isolationCaveat({ before, after }) {
  if ([before, after].includes("shared-session"))
    return ["Trials of a shared session may repeat each other: the p-values take them as separate."];
  if ([before, after].includes("unknown"))
    return [
      "How trials were kept apart is not recorded for both windows: their independence is assumed, not shown."
    ];
  return [];
}
function movedCaveat({ probes }) {
  const moved = probes.filter((probe2) => probe2.moved && !probe2.drifted).length;
  if (moved === 0) return [];
  return [
    `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it. More runs would tell.`
  ];
}
function ruleCaveat({ status }, { drifted }) {
  if (status === "drift" && !drifted)
    return [
      "The Python tool's rule, under `reference`, overlooks this: it compares the routes' stability, not their answers."
    ];
  if (status === "none-detected" && drifted)
    return [
      "The Python tool's rule, under `reference`, calls this drift: it counts any difference, chance included."
    ];
  return [];
}

// src/report/build-drift.ts
function buildDrift(request) {
  const { version, epsilon, before, after, drift } = request;
  const reference = referenceDrift(before, after, epsilon);
  const caveats2 = driftCaveats(request, reference);
  const places2 = new Map(after.evidence.cases.map((item, index) => [item.fingerprint, `cases[${index}]`]));
  const differing = drift.probes.filter((probe2) => probe2.distance > 0);
  return {
    version,
    headline: { word: WORDS[drift.status], text: headline2(drift, places2) },
    power: powerWords(drift),
    before: windowModel(before),
    after: windowModel(after),
    routes: reference.routes.map((route) => routeRow(route, drift)),
    probes: differing.map((probe2) => probeRow(probe2, places2)).sort(worstFirst),
    sameProbes: drift.probes.length - differing.length,
    answers: {
      distance: drift.answers.distance,
      corrected: drift.answers.corrected,
      verdict: answersVerdict(drift)
    },
    changes: driftChanges(reference),
    volatile: volatileChanges(reference),
    caveats: caveats2,
    exitCode: drift.exitCode,
    status: drift.status,
    report: driftReport(request, reference, caveats2)
  };
}
var WORDS = {
  drift: "DRIFT",
  "none-detected": "NONE DETECTED",
  undecided: "UNDECIDED",
  incompatible: "INCOMPATIBLE",
  incomplete: "INCOMPLETE"
};
function headline2(drift, places2) {
  const { probes, failed, onlyBefore, onlyAfter } = drift;
  switch (drift.status) {
    case "drift":
      return driftHeadline2(drift, places2);
    case "none-detected":
      return `no change of answers or stability was found on ${count(probes.length, "probe")}`;
    case "undecided":
      return "too few answers: not even a change of all of them would have been significant";
    case "incompatible":
      return probes.length === 0 ? "the two windows hold no probe in common" : `the two windows do not hold the same probes: ${onlyBefore.length} only before, ${onlyAfter.length} only after; nothing was found on the ${probes.length} they share`;
    case "incomplete":
      return `${count(failed.before + failed.after, "call")} failed (${failed.before} before, ${failed.after} after): what they would have answered is not known`;
  }
}
function driftHeadline2({ probes, routes: routes2, answers: answers2 }, places2) {
  const moved = probes.filter((probe2) => probe2.drifted);
  const named2 = moved.map(
    (probe2) => `${quoteName(places2.get(probe2.fingerprint) ?? "")} (${movedWords(probe2)})`
  );
  const verb = moved.length === 1 ? "answers" : "answer";
  const restless = routes2.filter((route) => route.drifted);
  const parts = [
    ...moved.length === 0 ? [] : [`${moved.length} of ${count(probes.length, "probe")} ${verb} otherwise: ${list(named2, NAMED2)}`],
    ...restlessWords(restless)
  ];
  if (parts.length > 0) return parts.join("; ");
  return `the answers of all ${probes.length} probes together changed (p = ${pValueWords(answers2.corrected)}), of no single one provably`;
}
function restlessWords(routes2) {
  const [first] = routes2;
  if (first === void 0) return [];
  if (routes2.length > 1)
    return [
      `routes ${list(
        routes2.map(({ route: route2 }) => shortName(route2)),
        NAMED2
      )} flip more often`
    ];
  const { route, before, after } = first;
  return [`route ${shortName(route)} flips more often: ${flips3(before)} before, ${flips3(after)} after`];
}
function movedWords({ counts, moved, route }) {
  if (!moved) return `route ${quoteName(route)}, in other shares`;
  const commonest = (window) => counts.reduce((most, entry) => entry[window] > most[window] ? entry : most);
  return `${outcomeName(commonest("before").outcome)} → ${outcomeName(commonest("after").outcome)}`;
}
function flips3({ flips: flipped, pairs }) {
  return `${flipped} of ${count(pairs, "pair")}`;
}
function powerWords(drift) {
  if (drift.status === "incomplete" || drift.probes.length === 0) return "Nothing was compared.";
  return `${foundOnProbes(drift)}; ${foundOnRoutes(drift)}. An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`;
}
function foundOnProbes({ detectable }) {
  if (detectable === void 0)
    return "This comparison has too few answers to find, on one probe alone, even a complete change";
  return `With ${percent(POWER)} power this comparison would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers`;
}
function foundOnRoutes({ routes: routes2 }) {
  const known2 = routes2.flatMap((route) => route.detectable ?? []);
  if (known2.length === 0) return "a rise of a route's flip rate it would not have found";
  const where2 = known2.length === routes2.length ? "on any one route" : `on ${known2.length} of ${routes2.length} routes`;
  return `${where2}, a flip rate that rose to at least ${percent(Math.max(...known2))}`;
}
function answersVerdict({ status, answers: answers2, level }) {
  if (status === "incomplete") return "not judged";
  return answers2.corrected <= level ? "changed" : "no change detected";
}
function windowModel({ file, source, evidence }) {
  return {
    file,
    source,
    probes: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed: evidence.cases.reduce((sum, item) => sum + item.errors, 0),
    isolation: evidence.isolation
  };
}
function routeRow({ decision, before, after }, drift) {
  const judged = drift.status === "incomplete" ? [] : drift.routes;
  const tested = judged.find((route) => route.route === decision);
  const side = ({ call, flips: flipped, trials }) => ({
    flips: flipped,
    pairs: trials,
    verdict: call.replace(/^verdict-| \(.*$/g, "")
  });
  return {
    route: decision,
    before: side(before),
    after: side(after),
    ...tested === void 0 ? {} : { corrected: tested.corrected },
    drifted: tested?.drifted ?? false
  };
}
function probeRow(probe2, places2) {
  const { fingerprint, route, counts, corrected, drifted, moved, runsNeeded } = probe2;
  return {
    fingerprint,
    place: places2.get(fingerprint) ?? "",
    route,
    before: answerWords(counts, "before"),
    after: answerWords(counts, "after"),
    corrected,
    drifted,
    movedUnproven: moved && !drifted,
    ...runsNeeded === void 0 ? {} : { runsNeeded }
  };
}
var NAMED2 = 3;
function answerWords(counts, window) {
  const seen = counts.filter((entry) => entry[window] > 0).sort((a, b) => b[window] - a[window]);
  return list(
    seen.map((entry) => `${entry[window]} × ${outcomeName(entry.outcome)}`),
    NAMED2
  );
}
function worstFirst(a, b) {
  return Number(b.drifted) - Number(a.drifted) || Number(b.movedUnproven) - Number(a.movedUnproven) || a.corrected - b.corrected;
}

// src/pipeline/read-evidence-files.ts
var { resolve: resolve5 } = process.getBuiltinModule("node:path");

// src/evidence/recording.ts
function isFields2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function field(value, ...names2) {
  let found = value;
  for (const name of names2) {
    if (!isFields2(found) || !Object.hasOwn(found, name)) return void 0;
    found = found[name];
  }
  return found;
}

// src/evidence/detect-format.ts
function detectDocument({ file, value }) {
  const known2 = KNOWN.find(({ is }) => is(value));
  if (known2 !== void 0) return succeed(known2.format);
  const refusal = REFUSED.find(({ is }) => is(value));
  return fail(refusal === void 0 ? unknown2(file, value) : notEvidence(file, refusal.why, refusal.hint));
}
var KNOWN = [
  { format: "evidence", is: (value) => startsWith(value, "agentverity.evidence/") },
  {
    format: "promptfoo",
    is: (value) => isFields2(field(value, "results")) && field(value, "evalId") !== void 0
  },
  { format: "promptfoo", is: (value) => Array.isArray(field(value, "results", "results")) },
  {
    format: "deepeval",
    is: (value) => Array.isArray(field(value, "testCases")) || isFields2(field(value, "testRunData"))
  },
  {
    format: "inspect",
    is: (value) => isFields2(field(value, "eval")) && field(value, "status") !== void 0
  },
  {
    format: "agentcheck",
    is: (value) => isFields2(field(value, "tests")) && field(value, "reports") === void 0
  }
];
var AVERAGES = "pairs cannot be recovered from a count or an average";
var REFUSED = [
  {
    is: (value) => field(value, "test_cases_lookup_map") !== void 0,
    why: "it is DeepEval's cache, which keeps one run of each input: the repeats are gone",
    hint: "Give the test run: `.deepeval/.latest_test_run.json`."
  },
  {
    is: (value) => Array.isArray(field(value, "reports")),
    why: `it is agentcheck's report or baseline, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`."
  },
  {
    is: (value) => Array.isArray(value) && value.some((item) => field(item, "suite_id") !== void 0),
    why: `it is agentcheck's history, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`."
  },
  {
    is: (value) => ["run/", "compare/", "behaviour/", "plan/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: `it is a report, which holds counts: ${AVERAGES}`,
    hint: "Give the evidence or the trials that it was made from."
  },
  {
    is: (value) => startsWith(value, "agentverity.snapshot/"),
    why: "it is a baseline, which holds one decision for each probe",
    hint: "Give the evidence or the trials of a run."
  },
  {
    is: (value) => ["suite/", "decision-suite/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: "it is a suite, which holds questions and no answers",
    hint: "Give it as `suite`, and the recorded answers as `evidence`."
  }
];
function startsWith(value, schema) {
  const found = field(value, "schema");
  return typeof found === "string" && found.startsWith(schema);
}
function unknown2(file, value) {
  return notEvidence(
    file,
    `it holds ${contentOf(value)}, and none of the formats that are read looks like that`,
    'Write JSON Lines, one `{"input": …, "observation": …}` for each run, or name `evidence-format`.'
  );
}
function contentOf(value) {
  if (Array.isArray(value)) return "a list";
  if (!isFields2(value)) return "a single value";
  const keys = Object.keys(value).slice(0, 8);
  return `an object with ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ") || "nothing in it"}`;
}
function notEvidence(file, why, hint) {
  return { code: "evidence-invalid", message: `this is no evidence: ${why}`, hint, at: { file } };
}
function refuseCsv(file) {
  return notEvidence(
    file,
    "CSV has neither the order of the runs nor the kind of a failure",
    "Export JSON: for Promptfoo `promptfoo eval --output results.json`."
  );
}

// src/evidence/eval-archive.ts
var zlib = process.getBuiltinModule("node:zlib");

// src/archive/zip.ts
var { inflateRawSync } = process.getBuiltinModule("node:zlib");
var ZipDamage = class extends Error {
};
var STORED = 0;
var DEFLATED = 8;
var END_OF_DIRECTORY = 101010256;
var DIRECTORY_ENTRY = 33639248;
var LOCAL_ENTRY = 67324752;
var FILE_TYPE = 61440;
var SYMBOLIC_LINK = 40960;
function readZip(bytes2) {
  try {
    return readDirectory(bytes2);
  } catch (error) {
    if (error instanceof RangeError) throw new ZipDamage("it is cut short");
    throw error;
  }
}
function readDirectory(bytes2) {
  const view = new DataView(bytes2.buffer, bytes2.byteOffset, bytes2.byteLength);
  const end = findEnd(view);
  if (end === void 0) throw new ZipDamage("its directory is missing");
  const count2 = view.getUint16(end + 10, true);
  const members = [];
  let at2 = view.getUint32(end + 16, true);
  for (let index = 0; index < count2; index += 1) {
    if (view.getUint32(at2, true) !== DIRECTORY_ENTRY) {
      throw new ZipDamage(`entry ${index + 1} of its directory is none`);
    }
    const nameLength = view.getUint16(at2 + 28, true);
    members.push(memberAt(bytes2, view, at2, nameLength));
    at2 += 46 + nameLength + view.getUint16(at2 + 30, true) + view.getUint16(at2 + 32, true);
  }
  return members;
}
function findEnd(view) {
  const first = Math.max(0, view.byteLength - 22 - 65535);
  for (let at2 = view.byteLength - 22; at2 >= first; at2 -= 1)
    if (view.getUint32(at2, true) === END_OF_DIRECTORY) return at2;
  return void 0;
}
function memberAt(bytes2, view, at2, nameLength) {
  const packed = view.getUint32(at2 + 20, true);
  const local = view.getUint32(at2 + 42, true);
  const mode = view.getUint32(at2 + 38, true) >>> 16;
  return {
    name: new TextDecoder().decode(bytes2.subarray(at2 + 46, at2 + 46 + nameLength)),
    isSymbolicLink: (mode & FILE_TYPE) === SYMBOLIC_LINK,
    size: view.getUint32(at2 + 24, true),
    method: view.getUint16(at2 + 10, true),
    packed: () => {
      if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_ENTRY) {
        throw new ZipDamage("its place in the archive holds no member");
      }
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      return bytes2.subarray(start, start + packed);
    }
  };
}
function unpackMember(member, maximum) {
  if (member.size > maximum) throw new ZipDamage(`it has ${member.size} bytes, more than are unpacked`);
  const packed = member.packed();
  if (member.method === STORED && packed.byteLength <= maximum) return packed;
  if (member.method !== DEFLATED) throw new ZipDamage(`it is compressed by method ${member.method}`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, member.size) });
  } catch {
    throw new ZipDamage("it is damaged, or larger than it says");
  }
}

// src/evidence/eval-archive.ts
var ZSTD = 93;
var MAX_MEMBER_BYTES = 256 * 1024 * 1024;
function isArchive(head) {
  return head[0] === 80 && head[1] === 75 && head[2] === 3 && head[3] === 4;
}
function readArchive(file, bytes2) {
  try {
    return succeed(readZip(bytes2).map((member) => ({ name: member.name, read: () => unpackedText(member) })));
  } catch (error) {
    if (!(error instanceof ZipDamage)) throw error;
    return fail(damaged(file, `${error.message}, so the log was cut short or is still being written`));
  }
}
async function unpackedText(member) {
  const content = member.method === ZSTD ? await unzstdMember(member) : unpackMember(member, MAX_MEMBER_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(content);
}
async function unzstdMember(member) {
  if (member.size > MAX_MEMBER_BYTES) {
    throw new Error(`it has ${member.size} bytes, more than are unpacked`);
  }
  return unzstd(member.packed(), member.size);
}
async function unzstd(packed, size) {
  const native = zlib.zstdDecompressSync;
  if (native !== void 0) return native(packed, { maxOutputLength: Math.max(1, size) });
  const { decompress } = await import("./chunk-PZF3Q26Z.js");
  return decompress(packed, new Uint8Array(size));
}
function damaged(file, why) {
  return {
    code: "file-unreadable",
    message: `${file} is no readable Inspect log: ${why}`,
    hint: "Let the evaluation end, or convert it: `inspect log dump log.eval > log.json`.",
    at: { file }
  };
}

// src/evidence/end-of-run.ts
function endOf(provenance2) {
  const pairs = (key) => {
    const value = provenance2[key];
    return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;
  };
  if (provenance2["method"] === "sequential") {
    const call = provenance2["sequential_call"];
    const known2 = call === "deterministic" || call === "stochastic" ? call : "undecided";
    const [read, collected] = [pairs("pairs_read"), pairs("pairs_collected")];
    return { end: { kind: "sequential", call: known2, pairs: read, collected } };
  }
  const stoppingPair = pairs("curtailed_after_pairs");
  if (stoppingPair === 0) return {};
  return { end: { kind: "curtailed", stoppingPair, endpointPairs: pairs("curtailed_of_pairs") } };
}
function endOfAll(recordings) {
  const ends = recordings.flatMap(({ end: end2 }) => end2 ?? []);
  const end = ends.find((each) => each.kind === "sequential" && each.call !== "deterministic") ?? ends[0];
  return end === void 0 ? {} : { end };
}

// src/evidence/merge-recordings.ts
function mergeRecordings(recordings) {
  const [first, ...others] = recordings;
  if (first === void 0) throw new RangeError("nothing to merge");
  if (others.length === 0) return succeed(first);
  const problems2 = others.flatMap((other) => differences2(first, other));
  if (problems2.length > 0) return fail(...problems2);
  const cases = new Map(first.cases.map((item) => [item.input, item]));
  for (const item of others.flatMap((other) => other.cases)) {
    const known2 = cases.get(item.input);
    if (known2 !== void 0 && known2.expected !== item.expected) problems2.push(otherRoute(known2, item));
    cases.set(item.input, known2 === void 0 ? item : joined(known2, item));
  }
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  const sum = (of) => recordings.reduce((total, recording) => total + of(recording), 0);
  const unfinished = recordings.flatMap((recording) => recording.unfinished ?? [])[0];
  return succeed({
    ...first,
    cases: [...cases.values()],
    replays: sum((recording) => recording.replays),
    missing: sum((recording) => recording.missing),
    ...unfinished === void 0 ? {} : { unfinished },
    ...endOfAll(recordings),
    ordered: false
  });
}
function joined(a, b) {
  return { ...a, outcomes: [...a.outcomes, ...b.outcomes], errors: a.errors + b.errors };
}
function differences2(a, b) {
  const facts = (recording) => ({
    format: recording.source,
    layer: recording.layer,
    isolation: recording.isolation ?? "unknown",
    ...recording.configuration
  });
  const [was, is] = [facts(a), facts(b)];
  const names2 = [.../* @__PURE__ */ new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return names2.filter((name) => was?.[name] !== is?.[name]).map((name) => ({
    code: "evidence-invalid",
    message: `${a.file} and ${b.file} are not of one configuration: \`${name}\` is ${shown(was?.[name])} there and ${shown(is?.[name])} here`,
    hint: "Assess them one by one, and compare the results.",
    at: { file: b.file, path: name }
  }));
}
function shown(value) {
  return value === void 0 ? "not recorded" : `"${shorten(value.replace(/^"|"$/g, ""))}"`;
}
function otherRoute(a, b) {
  return {
    code: "evidence-invalid",
    message: `\`expected\` of "${shorten(b.input)}" is ${b.expected ?? "not given"}, and ${a.expected ?? "not given"} in ${a.at.file}`,
    hint: "Assess them one by one: the case was written for another decision.",
    at: b.at
  };
}

// src/evidence/recorded-outcome.ts
function readOutcome(raw, layer) {
  if (isFields2(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision"))
    return readNoDecision(raw);
  switch (layer) {
    case "verdict":
      return readDecision(raw);
    case "text":
      if (typeof raw === "string") return { ok: true, outcome: { kind: "text", text: raw } };
      return invalid(
        `is ${describe2(raw)}, and the layer \`text\` compares texts`,
        "Name the text with `decision-path`."
      );
    case "tools":
      return readTools(raw);
  }
}
function readNoDecision(raw) {
  const reason = field(raw, "reason");
  if (!isNoDecisionReason(reason))
    return invalid(
      `has the reason ${describe2(reason)}, which is no known one`,
      "Use `refused` or `no_tool_selected`."
    );
  if (UNSCORABLE_REASONS.includes(reason)) {
    return {
      ok: false,
      code: "outcome-not-scorable",
      why: `is no decision (\`${reason}\`): the harness failed or the answer named no option, and leaving it out would claim repeats that never decided`,
      hint: "Record such a run as an error of its case, and run it again."
    };
  }
  return { ok: true, outcome: { kind: "no-decision", reason } };
}
function readDecision(raw) {
  if (typeof raw === "string") {
    const label2 = raw.trim();
    if (label2.length > MAX_LABEL) return longDecision(label2);
    if (label2 !== "") return { ok: true, outcome: { kind: "decision", label: label2 } };
    return invalid(
      "is an empty text",
      'Record why there is none: `{"kind": "no_decision", "reason": "refused"}`, or an error of the case.'
    );
  }
  if (typeof raw === "boolean" || typeof raw === "number")
    return { ok: true, outcome: { kind: "decision", label: String(raw) } };
  if (Array.isArray(raw))
    return invalid(
      "is a list, and a decision is one name",
      "Use `layer: tools` to compare tool paths, or a `decision-path` into it."
    );
  if (isFields2(raw))
    return invalid(
      `is an object (${Object.keys(raw).slice(0, 6).map((key) => `\`${key.slice(0, 40)}\``).join(", ")})`,
      "Say where the decision stands in it with `decision-path`."
    );
  return invalid(`is ${describe2(raw)}`, "Say where the decision stands with `decision-path`.");
}
function longDecision(label2) {
  return invalid(
    `has ${label2.length} characters, more than the ${MAX_LABEL} of a decision`,
    "Say where the decision stands in it with `decision-path`, or compare `layer: text`."
  );
}
function readTools(raw) {
  if (!Array.isArray(raw))
    return invalid(
      `is ${describe2(raw)}, and the layer \`tools\` compares lists of tool names`,
      "Name the list with `decision-path`, or use `layer: verdict`."
    );
  const names2 = [];
  for (const item of raw) {
    const name = typeof item === "string" ? item : field(item, "name") ?? field(item, "tool") ?? field(item, "function");
    if (typeof name !== "string" || name === "")
      return invalid("holds a call without a tool name", "Record the name of every tool that was called.");
    names2.push(name);
  }
  return { ok: true, outcome: { kind: "tools", names: names2 } };
}
function invalid(why, hint) {
  return { ok: false, code: "evidence-invalid", why, hint };
}
function describe2(value) {
  if (value === void 0) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? `"${value.slice(0, 60)}"` : `the ${typeof value} ${String(value)}`;
}

// src/evidence/read-agentcheck.ts
function readAgentcheck(document, choices) {
  const tests3 = field(document.value, "tests");
  if (!isFields2(tests3) || Object.keys(tests3).length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`tests\` is ${isFields2(tests3) ? "empty" : describe2(tests3)}: there are no runs in it`,
      hint: "Give `.agentcheck/traces/latest.json`.",
      at: document.locate(["tests"])
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [name, runs] of Object.entries(tests3)) {
    const problem = readTest(name, Array.isArray(runs) ? runs : [], { document, builder, layer });
    if (problem !== void 0) builder.refuse(problem);
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "agentcheck traces",
    layer,
    cases,
    configuration: {},
    replays: 0,
    missing: 0,
    ordered: false
  });
}
function readTest(name, runs, { document, builder, layer }) {
  const at2 = (...part) => document.locate(["tests", name, ...part]);
  const inputs = inputsOf(runs);
  const [input] = inputs;
  if (input === void 0 || inputs.length > 1) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` has ${input === void 0 ? "no run with an input" : `${inputs.length} different inputs`}: its runs cannot be told to be of one case`,
      hint: "Ask one input per test, and run it again.",
      at: at2()
    };
  }
  if (builder.has(input)) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` asks "${shorten(input)}" like an earlier test: whether one agent answered both cannot be told`,
      hint: "Assess them one by one (`--filter` when recording).",
      at: at2()
    };
  }
  const group = builder.open(input, () => at2());
  readRuns(name, runs, group, { document, builder, layer });
  return void 0;
}
function readRuns(name, runs, group, reading) {
  const { document, builder, layer } = reading;
  for (const [index, run] of runs.entries()) {
    if (isFailed(run)) {
      group.errors += 1;
      continue;
    }
    const part = layer === "tools" ? "tool_calls" : "final_output";
    const read = readOutcome(field(run, "result", part), layer);
    if (read.ok) builder.add(group, read.outcome);
    else
      builder.refuse({
        code: read.code,
        message: `\`tests.${name}[${index}].result.${part}\` ${read.why}`,
        hint: read.hint,
        at: document.locate(["tests", name, index, "result", part])
      });
  }
}
function inputsOf(runs) {
  const inputs = runs.map((run) => field(run, "result", "input"));
  const texts2 = inputs.flatMap((input) => typeof input === "string" && input.trim() !== "" ? [input] : []);
  return [...new Set(texts2)];
}
function isFailed(run) {
  const errors2 = field(run, "result", "errors");
  const isSilent = field(run, "result", "input") === "" && field(run, "result", "final_output") === "";
  return Array.isArray(errors2) && errors2.length > 0 || isSilent || !isFields2(field(run, "result"));
}

// src/agent/answer-path.ts
function readPath(root, path) {
  const segments = splitPath(path);
  const star = segments.indexOf("*");
  const trunk = star === -1 ? segments : segments.slice(0, star);
  let value = root;
  for (const [index, segment] of trunk.entries()) {
    const next = child2(value, segment);
    if (next === void 0) {
      const optional3 = index === trunk.length - 1;
      return { found: false, optional: optional3, why: brokenAt(path, trunk.slice(0, index), value) };
    }
    value = next;
  }
  if (star === -1) return { found: true, value };
  if (value === null) return { found: true, value: [] };
  if (!Array.isArray(value)) return { found: false, optional: false, why: brokenAt(path, trunk, value) };
  return { found: true, value: collect(value, segments.slice(star + 1)) };
}
function splitPath(path) {
  const dotted = path.replace(/^\$\.?/, "").replace(/\[(-?\d+|\*)\]/g, ".$1");
  return dotted.split(".").filter((segment) => segment !== "");
}
function collect(list2, rest) {
  if (rest.length === 0) return [...list2];
  const path = rest.join(".");
  return list2.flatMap((element) => {
    const read = readPath(element, path);
    if (!read.found) return [];
    return rest.includes("*") ? read.value : [read.value];
  });
}
function child2(value, segment) {
  if (Array.isArray(value)) return /^-?\d+$/.test(segment) ? value.at(Number(segment)) : void 0;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return void 0;
  return value[segment];
}
function brokenAt(path, reached, value) {
  const where2 = reached.length === 0 ? "it" : `\`${reached.join(".")}\``;
  return `the answer has no \`${path}\`: ${where2} ${contentOf2(value)}`;
}
function contentOf2(value) {
  if (Array.isArray(value)) return `is a list of ${value.length}`;
  if (typeof value !== "object" || value === null)
    return `is ${value === null ? "null" : `a ${typeof value}`}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return "is an empty object";
  const shown2 = keys.slice(0, 8).map((key) => `\`${key.slice(0, 40)}\``);
  return `has ${shown2.join(", ")}${keys.length > shown2.length ? ` and ${keys.length - shown2.length} more` : ""}`;
}

// src/evidence/read-deepeval.ts
function readDeepeval(document, choices) {
  const isWrapped = isFields2(field(document.value, "testRunData"));
  const base = isWrapped ? ["testRunData"] : [];
  const run = isWrapped ? field(document.value, "testRunData") : document.value;
  const testCases = field(run, "testCases");
  if (!Array.isArray(testCases) || testCases.length === 0) return fail(noRuns(run, document, base));
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, item] of testCases.entries()) {
    const path = [...base, "testCases", index];
    const at2 = (part) => document.large ? { file: document.file, path: `testCases[${index}]` } : document.locate([...path, part]);
    addTestCase(item, index, { choices, builder, layer, at: at2 });
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "DeepEval test run",
    layer,
    cases,
    configuration: { hyperparameters: JSON.stringify(field(run, "hyperparameters") ?? null) },
    replays: 0,
    missing: 0,
    ordered: false
  });
}
function addTestCase(item, index, { choices, builder, layer, at: at2 }) {
  const { inputPath } = choices;
  const input = inputPath === void 0 ? field(item, "input") : pathValue(item, inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    builder.refuse({
      code: "evidence-invalid",
      message: `\`testCases[${index}].${inputPath ?? "input"}\` is ${describe2(input)}; it must be a text that is not blank`,
      hint: "Record the input of every test case.",
      at: at2("input")
    });
    return;
  }
  const group = builder.open(input, () => at2("input"));
  const [name, raw] = decisionOf(item, choices);
  if (raw === void 0 || raw === null) {
    group.errors += 1;
    return;
  }
  const read = readOutcome(raw, layer);
  const order = field(item, "order");
  if (read.ok) builder.add(group, read.outcome, typeof order === "number" ? order : index);
  else {
    const message = `\`testCases[${index}].${name}\` ${read.why}`;
    builder.refuse({ code: read.code, message, hint: read.hint, at: at2("actualOutput") });
  }
}
function noRuns(run, document, base) {
  const talks = field(run, "conversationalTestCases");
  const at2 = document.locate([...base, "testCases"]);
  if (Array.isArray(talks) && talks.length > 0) {
    return {
      code: "evidence-invalid",
      message: "the run holds conversations only (`conversationalTestCases`): a conversation of many turns is not one decision",
      hint: "Record the decision of each as a single-turn test case.",
      at: at2
    };
  }
  const testCases = field(run, "testCases");
  return {
    code: "evidence-invalid",
    message: `\`testCases\` is ${Array.isArray(testCases) ? "empty" : describe2(testCases)}: there is no run in it`,
    hint: "Give the file that `deepeval test run` writes.",
    at: at2
  };
}
function decisionOf(item, { layer, decisionPath }) {
  const output = field(item, "actualOutput");
  if (output === void 0 || output === null) return ["actualOutput", void 0];
  if (decisionPath !== void 0) return [decisionPath, pathValue(item, decisionPath) ?? ""];
  return layer === "tools" ? ["toolsCalled", field(item, "toolsCalled") ?? []] : ["actualOutput", output];
}
function pathValue(root, path) {
  const read = readPath(root, path);
  return read.found ? read.value : void 0;
}

// src/evidence/evidence-schema.ts
var scorable = NO_DECISION_REASONS.filter((reason) => !UNSCORABLE_REASONS.includes(reason));
var text2 = string().check(_minLength(1));
function maybe3(schema, description) {
  return optional(schema).check(describe(description));
}
var observation = union([
  text2.check(describe("A decision; at layer `text` the text.")),
  array(text2).check(describe("At layer `tools`: names of the tools, in the order they were called.")),
  strictObject({
    kind: literal("no_decision"),
    reason: _enum(scorable)
  }).check(describe("No decision, for a reason that a contract may allow."))
]);
function evidenceOf(observations) {
  return strictObject({
    schema: literal(EVIDENCE_SCHEMA),
    layer: maybe3(_enum(LAYERS), "What is compared between runs. Default: `verdict`."),
    isolation: maybe3(_enum(ISOLATIONS), "How trials were kept apart. Default: `unknown`."),
    provenance: maybe3(
      record(string(), unknown()),
      "Where it comes from. Files are of one configuration when agent, model and the like are equal."
    ),
    cases: array(
      strictObject({
        input: text2.check(
          refine((input) => input.trim() !== ""),
          describe("The text that was asked.")
        ),
        expected: maybe3(nullable(text2), "The decision that it was written to reach."),
        observations,
        errors: maybe3(int().check(_gte(0)), "Runs that failed before a decision.")
      })
    )
  }).check(describe("Ordered observations of every case, as the Python tool reads and writes them."));
}
var evidenceSchema = evidenceOf(custom(Array.isArray));
var publishedEvidenceSchema = evidenceOf(
  array(observation).check(
    describe(
      "What each run gave, in the order they were made: runs 1 and 2, 3 and 4 … are compared. Fewer than two only beside `errors`, or where the run ended early."
    )
  )
);

// src/evidence/read-evidence.ts
var AGGREGATE = /^(?:.*_)?(?:rate|rates|count|counts|mean|average|avg|share|distribution|histogram|proportion|flips|pairs|score)$/i;
function readEvidence(document, _) {
  const schema = field(document.value, "schema");
  if (schema !== EVIDENCE_SCHEMA) return fail(otherVersion(document, schema));
  const shape = evidenceSchema.safeParse(document.value);
  if (!shape.success) return fail(...shapeProblems2(shape.error.issues, document).slice(0, 10));
  const { layer = "verdict", isolation, provenance: provenance2 = {}, cases } = shape.data;
  if (cases.length === 0) return fail(noCases(document));
  const builder = new RecordingBuilder();
  const read = observationReader(builder, document, layer);
  for (const [index, item] of cases.entries()) {
    const path = ["cases", index];
    const at2 = () => document.locate([...path, "input"]);
    if (builder.has(item.input)) {
      builder.refuse({
        code: "probe-duplicate",
        message: `\`cases[${index}].input\` repeats the input of an earlier case: which run came first cannot be told`,
        hint: "Put all observations of one input into one case, in the order they were made.",
        at: at2()
      });
      continue;
    }
    const group = builder.open(
      item.input,
      document.large ? () => ({ file: document.file, path: `cases[${index}]` }) : () => document.locate(path),
      item.expected ?? void 0
    );
    group.errors = item.errors ?? 0;
    read(group, item.observations, index);
  }
  const recorded = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "evidence file",
    layer,
    ...isolation === void 0 ? {} : { isolation },
    cases: recorded,
    configuration: configurationOf(provenance2),
    provenance: provenance2,
    replays: replaysOf(provenance2),
    missing: missingOf(provenance2),
    ...endOf(provenance2),
    placeOf: (key) => document.locate([key]),
    ordered: true
  });
}
var MOST_KNOWN = 1024;
function observationReader(builder, document, layer) {
  const known2 = /* @__PURE__ */ new Map();
  const readNew = (raw, caseIndex, index) => {
    const read = readObservation2(raw, layer);
    if (!read.ok) {
      const path = `cases[${caseIndex}].observations[${index}]`;
      const at2 = document.locate(["cases", caseIndex, "observations", index]);
      builder.refuse({ code: read.code, message: `\`${path}\` ${read.why}`, hint: read.hint, at: at2 });
      return void 0;
    }
    const outcome = exact(read.outcome, raw);
    if (typeof raw === "string" && known2.size < MOST_KNOWN) known2.set(raw, outcome);
    return outcome;
  };
  return (group, observations, caseIndex) => {
    let last;
    let outcome;
    for (let index = 0; index < observations.length; index += 1) {
      const raw = observations[index];
      if (raw !== last || outcome === void 0) outcome = known2.get(raw) ?? readNew(raw, caseIndex, index);
      if (outcome !== void 0) builder.add(group, outcome);
      last = raw;
    }
  };
}
function readObservation2(raw, layer) {
  if (typeof raw !== "number" && typeof raw !== "boolean") return readOutcome(raw, layer);
  return {
    ok: false,
    code: "evidence-invalid",
    why: `is ${describe2(raw)}; an observation is a text, a list of tool names or a no-decision`,
    hint: `If it is the name of a decision, put it in quotes: "${raw}".`
  };
}
function exact(outcome, raw) {
  return outcome.kind === "decision" && typeof raw === "string" ? { kind: "decision", label: raw } : outcome;
}
function missingOf({ missing_calls: missing3 }) {
  return Number.isSafeInteger(missing3) && Number(missing3) > 0 ? Number(missing3) : 0;
}
var NAMES_A_CONFIGURATION = /^(?:agent|model|provider|prompt|prompt_id|tool_set|gateway|config_digest|suite_digest)$/;
function configurationOf(provenance2) {
  const named2 = Object.entries(provenance2).filter(([key]) => NAMES_A_CONFIGURATION.test(key));
  return Object.fromEntries(
    named2.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)])
  );
}
function replaysOf(provenance2) {
  const replays = provenance2["replays"];
  return typeof replays === "number" && Number.isInteger(replays) && replays > 0 ? replays : 0;
}
function otherVersion({ locate }, schema) {
  return {
    code: "schema-version",
    message: `\`schema\` is ${describe2(schema)}, and this build reads \`${EVIDENCE_SCHEMA}\``,
    hint: "Write the evidence again with the version of the tool that this build knows.",
    at: locate(["schema"])
  };
}
function noCases({ locate }) {
  return {
    code: "evidence-invalid",
    message: "`cases` is empty: there is nothing to judge",
    hint: "Record at least one case with two observations.",
    at: locate(["cases"])
  };
}
function shapeProblems2(issues, document) {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownKey2([...issue.path, key], document));
    const value = valueAt3(document.value, issue.path);
    const aggregated = issue.path.at(-1) === "observations" && value !== void 0;
    return [
      {
        code: "evidence-invalid",
        message: aggregated ? `\`${showPath2(issue.path)}\` is ${describe2(value)}, not the list of what each run decided: pairs cannot be recovered from a count or an average` : `\`${showPath2(issue.path)}\` is ${describe2(value)}; it must be ${ACCEPTS2[String(issue.path.at(-1))] ?? "as the format says"}`,
        hint: aggregated ? "Record every run in order: `observations: [refund, refund, deny]`." : "Correct it; the format is described in the README.",
        at: document.locate(issue.path)
      }
    ];
  });
}
var ACCEPTS2 = {
  layer: "`verdict`, `tools` or `text`",
  isolation: "`fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
  provenance: "an object",
  cases: "a list of cases",
  input: "a text that is not blank",
  expected: "a text",
  observations: "a list of observations",
  errors: "a whole number of failed runs, at least 0"
};
function unknownKey2(path, document) {
  const isAggregate = AGGREGATE.test(String(path.at(-1)));
  return {
    code: isAggregate ? "evidence-invalid" : "input-unknown",
    message: isAggregate ? `\`${showPath2(path)}\` is an aggregate: pairs cannot be recovered from a count or an average` : `\`${showPath2(path)}\` is no key of \`${EVIDENCE_SCHEMA}\``,
    hint: isAggregate ? "Record every run in order under `observations`, and leave the aggregate out." : "Remove it, or correct its spelling.",
    at: document.locate(path)
  };
}
function valueAt3(root, path) {
  return path.reduce((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isFields2(value) && Object.hasOwn(value, step) ? value[String(step)] : void 0;
  }, root);
}
function showPath2(path) {
  return path.reduce((shown2, step) => {
    if (typeof step === "number") return `${shown2}[${step}]`;
    return shown2 === "" ? String(step) : `${shown2}.${String(step)}`;
  }, "");
}

// src/evidence/read-inspect.ts
function readInspect(document, choices) {
  const samples = field(document.value, "samples");
  if (!Array.isArray(samples) || samples.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`samples\` is ${Array.isArray(samples) ? "empty" : describe2(samples)}: results and reductions are averages, and pairs cannot be recovered from an average`,
      hint: "Evaluate with `log_samples` on, and `epochs` of at least 2.",
      at: document.locate(["samples"])
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, sample2] of samples.entries())
    addSample(sample2, index, { document, choices, builder, layer });
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  const status = field(document.value, "status");
  return succeed({
    file: document.file,
    source: "Inspect AI log",
    layer,
    cases,
    configuration: configurationOf2(document.value),
    replays: samples.filter(isReplayed).length,
    missing: Math.max(0, plannedSamples(document.value) - samples.length),
    ...status === "success" ? {} : { unfinished: `the status of the log is \`${String(status)}\`` },
    ordered: false
  });
}
async function unpackInspect(file, bytes2) {
  const members = readArchive(file, bytes2);
  if (!members.ok) return members;
  const byName = new Map(members.value.map((member) => [member.name, member]));
  try {
    const header = byName.get("header.json") ?? byName.get("_journal/start.json");
    if (header === void 0) return fail(damaged(file, "it has no `header.json`"));
    const samples = [];
    for (const member of members.value)
      if (/^samples\/.*\.json$/.test(member.name)) samples.push(JSON.parse(await member.read()));
    const head = JSON.parse(await header.read());
    return succeed({ status: "started", ...isFields2(head) ? head : {}, samples });
  } catch (error) {
    return fail(damaged(file, error instanceof Error ? error.message : String(error)));
  }
}
function addSample(sample2, index, { document, choices, builder, layer }) {
  const name = `samples[${index}]`;
  const at2 = (...part) => document.large ? { file: document.file, path: name } : document.locate(["samples", index, ...part]);
  const refuse2 = (code, message, hint, part) => builder.refuse({ code, message, hint, at: at2(part) });
  const input = choices.inputPath === void 0 ? inputOf(sample2) : pathValue2(sample2, choices.inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    refuse2(
      "evidence-invalid",
      `\`${name}.${choices.inputPath ?? "input"}\` is ${describe2(input)}; it must be a text that is not blank`,
      "Name the input with `input-path`.",
      "input"
    );
    return;
  }
  const group = builder.open(input, () => at2("input"));
  if (isFailed2(sample2)) {
    group.errors += 1;
    return;
  }
  const epoch = field(sample2, "epoch");
  if (typeof epoch !== "number") {
    refuse2(
      "evidence-invalid",
      `\`${name}.epoch\` is ${describe2(epoch)}: without it the order of the repeats is unknown`,
      "Give the log as Inspect writes it.",
      "epoch"
    );
    return;
  }
  const [path, raw] = decisionOf2(sample2, choices, layer);
  const read = readOutcome(raw, layer);
  if (read.ok) builder.add(group, read.outcome, epoch);
  else refuse2(read.code, `\`${name}.${path}\` (epoch ${epoch}) ${read.why}`, read.hint, "output");
}
function isFailed2(sample2) {
  const error = field(sample2, "error");
  const choices = field(sample2, "output", "choices");
  return error !== void 0 && error !== null || !Array.isArray(choices) || choices.length === 0;
}
function inputOf(sample2) {
  const input = field(sample2, "input");
  if (!Array.isArray(input)) return resolved(input, sample2);
  const asked = input.filter((message) => field(message, "role") === "user");
  return asked.length === 1 ? contentOf3(field(asked[0], "content"), sample2) : JSON.stringify(input);
}
function decisionOf2(sample2, { decisionPath }, layer) {
  if (decisionPath !== void 0) return [decisionPath, pathValue2(sample2, decisionPath)];
  if (layer === "tools") return ["messages.*.tool_calls", toolsOf(sample2)];
  const message = readPath(sample2, "output.choices.0.message");
  const content = message.found ? contentOf3(field(message.value, "content"), sample2) : void 0;
  return ["output.choices[0].message.content", content];
}
function toolsOf(sample2) {
  const messages = field(sample2, "messages");
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message) => {
    const calls = field(message, "role") === "assistant" ? field(message, "tool_calls") : void 0;
    return Array.isArray(calls) ? calls.map((call) => field(call, "function")) : [];
  });
}
function contentOf3(content, sample2) {
  if (!Array.isArray(content)) return resolved(content, sample2);
  return content.map((part) => field(part, "type") === "text" ? resolved(field(part, "text"), sample2) : "").join("");
}
function resolved(text3, sample2) {
  const match = typeof text3 === "string" ? /^attachment:\/\/([0-9a-f]+)$/.exec(text3) : null;
  return match === null ? text3 : field(sample2, "attachments", match[1] ?? "") ?? text3;
}
function isReplayed(sample2) {
  const events = field(sample2, "events");
  return Array.isArray(events) && events.some((event) => field(event, "event") === "model" && field(event, "cache") === "read");
}
function plannedSamples(log) {
  const samples = field(log, "eval", "dataset", "sample_ids");
  const count2 = Array.isArray(samples) ? samples.length : field(log, "eval", "dataset", "samples");
  const epochs = field(log, "eval", "config", "epochs") ?? 1;
  const limit = field(log, "eval", "config", "limit");
  if (typeof count2 !== "number" || typeof epochs !== "number") return 0;
  return (typeof limit === "number" ? Math.min(limit, count2) : count2) * epochs;
}
function configurationOf2(log) {
  const text3 = (...path) => JSON.stringify(field(log, "eval", ...path) ?? null);
  return {
    task: text3("task"),
    model: text3("model"),
    "task's arguments": text3("task_args"),
    "model's configuration": text3("model_generate_config")
  };
}
function pathValue2(root, path) {
  const read = readPath(root, path);
  return read.found ? read.value : void 0;
}

// src/evidence/read-journals.ts
function readJournals(journals, suite, choices) {
  const [first] = journals;
  if (first === void 0) throw new RangeError("no journal to read");
  if (suite === void 0) return fail(needsSuite(first.file));
  const read = [];
  for (const { file, text: text3 } of journals) {
    const trials = readTrials(file, text3);
    if (!trials.ok)
      return fail(
        ...trials.problems.map((problem) => ({ ...problem, hint: "Give the journal as the run wrote it." }))
      );
    read.push({ ...trials.value, file });
  }
  const problems2 = [
    ...read.flatMap((journal) => otherMeasurement(journal, read[0], suite)),
    ...overlaps(read),
    ...severalReadings(read)
  ];
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  return recordingOf(read, suite, choices);
}
function recordingOf(journals, suite, choices) {
  const [{ header, file }] = journals;
  const readAt = LAYERS.find((name) => name === header.config["layer"]) ?? "verdict";
  const layer = choices.layer ?? readAt;
  const all = journals.flatMap((journal) => lastAttempts(journal.trials));
  const run = ownRun(header, all, readAt);
  const trials = [...run === void 0 ? all : trialsInPairs(all, layer, false)].sort(
    (a, b) => a.trial - b.trial
  );
  const builder = new RecordingBuilder();
  const groups = suite.cases.map(
    (item, index) => builder.open(
      item.input,
      () => ({
        file: suite.file,
        ...item.line === void 0 ? {} : { line: item.line },
        path: `cases[${index}]`
      }),
      item.expected
    )
  );
  for (const { caseIndex, result } of trials) {
    const group = groups[caseIndex];
    if (group === void 0) continue;
    const scored = scoreTrial(result, layer);
    if (scored.ok) builder.add(group, scored.outcome);
    else group.errors += 1;
  }
  const cases = builder.cases();
  return succeed({
    file,
    source: "trials of a run",
    layer,
    isolation: header.isolation,
    cases,
    configuration: { "configuration's digest": header.configDigest },
    replays: 0,
    missing: header.repeats.reduce((sum, count2) => sum + count2, 0) - trials.length,
    ...run === void 0 ? {} : { run },
    ordered: true
  });
}
function ownRun(header, trials, layer) {
  const { reading, repeats, config, earlierAttempts = 0 } = header;
  if (reading === void 0 && config["curtail"] !== true) return void 0;
  const epsilon = typeof config["epsilon"] === "number" ? config["epsilon"] : void 0;
  return { trials, repeats, epsilon, layer, ...reading === void 0 ? {} : { reading }, earlierAttempts };
}
function severalReadings(journals) {
  const second = journals.filter(({ header }) => header.reading !== void 0)[1];
  if (second === void 0) return [];
  return [
    {
      code: "evidence-invalid",
      message: `${second.file} is a sequential reading of its own: read together with another, its declared order would be lost`,
      hint: "Assess them one by one.",
      at: { file: second.file, line: 1, path: "plan.seed" }
    }
  ];
}
function lastAttempts(trials) {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}
function otherMeasurement(journal, first, suite) {
  const problems2 = [];
  if (journal.header.suiteDigest !== suiteDigest(suite) || journal.header.repeats.length !== suite.cases.length) {
    problems2.push({
      code: "evidence-invalid",
      message: `${journal.file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
      hint: "Assess it with the suite as it was when it was recorded.",
      at: { file: journal.file, line: 1, path: "suite_digest" }
    });
  }
  const changed = first === void 0 ? [] : differences(first.header, journal.header);
  if (changed.length > 0) {
    problems2.push({
      code: "evidence-invalid",
      message: `${journal.file} is of another measurement than the first journal: ${changed.join(", ")} differ`,
      hint: "Assess them one by one, and compare the results.",
      at: { file: journal.file, line: 1, path: "config_digest" }
    });
  }
  return problems2;
}
function overlaps(journals) {
  const seen = /* @__PURE__ */ new Map();
  for (const { file, trials } of journals) {
    for (const { caseIndex, trial } of lastAttempts(trials)) {
      const key = `${caseIndex}:${trial}`;
      const other = seen.get(key);
      if (other !== void 0)
        return [
          {
            code: "evidence-invalid",
            message: `trial ${trial} of case ${caseIndex} stands in ${shorten(other)} and in ${shorten(file)}: one of them would count twice`,
            hint: "Give the shards of one run, each once.",
            at: { file, path: `case ${caseIndex}` }
          }
        ];
      seen.set(key, file);
    }
  }
  return [];
}
function needsSuite(file) {
  return {
    code: "input-missing",
    message: `${file} is the journal of a run, which names its cases by their place in the suite`,
    hint: "Give the suite it was recorded with: `suite: suite.yaml`.",
    at: { file, line: 1 }
  };
}

// src/evidence/read-promptfoo.ts
var CONTAINER_VERSION = 3;
var EXECUTION_ERROR = 2;
function readPromptfoo(document, choices) {
  const { value, locate } = document;
  const version = field(value, "results", "version");
  if (version !== CONTAINER_VERSION) {
    return fail({
      code: "schema-version",
      message: `\`results.version\` is ${describe2(version)}, and of Promptfoo's exports this build reads version ${CONTAINER_VERSION}`,
      hint: "Export again with Promptfoo 0.100 or later: `promptfoo eval --output results.json`.",
      at: locate(["results", "version"])
    });
  }
  const rows = field(value, "results", "results");
  if (!Array.isArray(rows) || rows.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: "`results.results` holds no rows: an export of tables and counts alone has no runs, and pairs cannot be recovered from a count",
      hint: "Export with `promptfoo eval --output results.json`.",
      at: locate(["results", "results"])
    });
  }
  const reader = new PromptfooRows(document.file, choices);
  for (const [index, row] of rows.entries()) {
    reader.add(
      row,
      (...path) => document.large ? { file: document.file, path: `results.results[${index}]` } : locate(["results", "results", index, ...path])
    );
  }
  return reader.finish();
}
var PromptfooRows = class {
  #builder = new RecordingBuilder();
  #cells = /* @__PURE__ */ new Map();
  #rendered = /* @__PURE__ */ new Map();
  #file;
  #choices;
  #chosen = 0;
  #replays = 0;
  constructor(file, choices) {
    this.#file = file;
    this.#choices = choices;
  }
  /** @param at place of a part of the row */
  add(row, at2) {
    if (!this.#choose(row)) return;
    const input = this.#inputOf(row);
    if (input === void 0) {
      this.#refuse(
        "evidence-invalid",
        `the row has no input${this.#choices.inputPath === void 0 ? "" : ` at \`${this.#choices.inputPath}\``}`,
        "Name where it stands with `input-path`, such as `vars.message`.",
        at2()
      );
      return;
    }
    const group = this.#builder.open(input, () => at2("prompt"));
    if (field(row, "failureReason") === EXECUTION_ERROR) {
      group.errors += 1;
      return;
    }
    const order = field(row, "testIdx");
    if (typeof order !== "number") {
      this.#refuse(
        "evidence-invalid",
        `\`testIdx\` is ${describe2(order)}: without it the order of the repeats is unknown`,
        "Export the rows as Promptfoo writes them.",
        at2("testIdx")
      );
      return;
    }
    const read = readOutcome(this.#decisionOf(row), this.#choices.layer ?? "verdict");
    if (!read.ok) {
      const path = ["response.output", this.#choices.decisionPath].filter(Boolean).join(".");
      this.#refuse(
        read.code,
        `\`${path}\` of the run with \`testIdx: ${order}\` ${read.why}`,
        read.hint,
        at2("response", "output")
      );
      return;
    }
    if (field(row, "response", "cached") === true) this.#replays += 1;
    this.#builder.add(group, read.outcome, order);
  }
  finish() {
    if (this.#chosen > 1) return fail(this.#ambiguous());
    if (this.#chosen === 0) return fail(this.#nothingChosen());
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    const [cell] = [...this.#cells.values()].filter(({ chosen }) => chosen);
    return succeed({
      file: this.#file,
      source: "Promptfoo export",
      layer: this.#choices.layer ?? "verdict",
      cases,
      configuration: { provider: cell?.provider ?? "", prompt: cell?.prompt ?? "" },
      replays: this.#replays,
      missing: 0,
      ordered: false
    });
  }
  /** A cell is one provider under one prompt; answers of two cells are answers of two agents. */
  #choose(row) {
    const label2 = textOf(field(row, "provider", "label"));
    const id = textOf(field(row, "provider", "id")) ?? textOf(field(row, "provider"));
    const index = String(field(row, "promptIdx") ?? "");
    const provider = label2 ?? id ?? "";
    const key = JSON.stringify([provider, index]);
    const known2 = this.#cells.get(key);
    if (known2 !== void 0) return known2.chosen;
    const prompt = textOf(field(row, "prompt", "label")) ?? index;
    const { provider: wantedProvider, promptId } = this.#choices;
    const isProvider = wantedProvider === void 0 || wantedProvider === label2 || wantedProvider === id;
    const isPrompt = promptId === void 0 || [index, prompt, field(row, "promptId")].includes(promptId);
    const chosen = isProvider && isPrompt;
    this.#cells.set(key, { provider, prompt, chosen });
    if (chosen) this.#chosen += 1;
    return chosen;
  }
  /**
   * The single variable of a test case is what a person wrote; its prompt wraps it in the same words every time. With
   * several variables the rendered prompt is the input.
   */
  #inputOf(row) {
    if (this.#choices.inputPath !== void 0) {
      const read = readPath(row, this.#choices.inputPath);
      return read.found && typeof read.value === "string" && read.value.trim() !== "" ? read.value : void 0;
    }
    const raw = textOf(field(row, "prompt", "raw"));
    const vars = field(row, "vars");
    const texts2 = isFields2(vars) ? Object.values(vars).filter((value) => typeof value === "string" && value.trim() !== "") : [];
    const inSuite = [...texts2, raw].find((text3) => text3 !== void 0 && this.#choices.inputs?.has(text3));
    if (inSuite !== void 0) return inSuite;
    const [single] = texts2;
    const isSingle = isFields2(vars) && Object.keys(vars).length === 1 && single !== void 0;
    return isSingle && this.#isRenderedAlike(single, raw) ? single : raw;
  }
  #isRenderedAlike(input, raw) {
    if (raw === void 0) return true;
    const first = this.#rendered.get(input) ?? raw;
    this.#rendered.set(input, first);
    return first === raw;
  }
  #decisionOf(row) {
    const output = field(row, "response", "output");
    if (this.#choices.decisionPath === void 0) return output;
    const read = readPath(typeof output === "string" ? parsed(output) : output, this.#choices.decisionPath);
    return read.found ? read.value : void 0;
  }
  #refuse(code, message, hint, at2) {
    this.#builder.refuse({ code, message, hint, at: at2 });
  }
  #ambiguous() {
    const chosen = [...this.#cells.values()].filter((cell) => cell.chosen);
    const cells3 = chosen.slice(0, 6).map(({ provider, prompt }) => `\`${provider}\` with \`${prompt.slice(0, 60)}\``);
    const [first] = chosen;
    return {
      code: "evidence-invalid",
      message: `the export holds ${chosen.length} combinations of provider and prompt, and each is an agent of its own: ${cells3.join(", ")}${chosen.length > cells3.length ? " …" : ""}`,
      hint: `Choose one: \`provider: ${first?.provider}\` and \`prompt-id: ${first?.prompt.slice(0, 60)}\`.`,
      at: { file: this.#file, path: "provider" }
    };
  }
  #nothingChosen() {
    const cells3 = [...this.#cells.values()].slice(0, 6).map(({ provider: provider2, prompt }) => `\`${provider2}\` with \`${prompt.slice(0, 60)}\``);
    const { provider, promptId } = this.#choices;
    const wanted = [provider && `\`provider: ${provider}\``, promptId && `\`prompt-id: ${promptId}\``].filter(
      Boolean
    );
    return {
      code: "evidence-invalid",
      message: `no row is of ${wanted.join(" and ") || "a provider"}; there is ${cells3.join(", ") || "none at all"}`,
      hint: "Name one of them.",
      at: { file: this.#file, path: "provider" }
    };
  }
};
function textOf(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}
function parsed(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return text3;
  }
}

// src/evidence/read-rows.ts
function readRows(file, lines, choices) {
  const rows = new Rows(file, choices);
  for (const text3 of lines) rows.add(text3);
  return rows.finish();
}
function readPromptfooRows(file, lines, choices) {
  const rows = new PromptfooRows(file, choices);
  let line = 0;
  for (const text3 of lines) {
    line += 1;
    if (text3.trim() === "") continue;
    const row = parseRow(text3);
    if (row === void 0) return fail(notJson(file, line));
    const place2 = { file, line };
    rows.add(row, () => place2);
  }
  return rows.finish();
}
var MOST_KNOWN2 = 1024;
var Rows = class {
  #builder = new RecordingBuilder();
  #file;
  #inputPath;
  #choices;
  #layer;
  #line = 0;
  #known = /* @__PURE__ */ new Map();
  constructor(file, choices) {
    this.#file = file;
    this.#choices = choices;
    this.#inputPath = choices.inputPath ?? "input";
    this.#layer = choices.layer ?? "verdict";
  }
  add(text3) {
    this.#line += 1;
    if (text3.trim() === "") return;
    const row = parseRow(text3);
    if (row === void 0) this.#builder.refuse(notJson(this.#file, this.#line));
    else this.#addRow(row);
  }
  #addRow(row) {
    const input = valueAt4(row, this.#inputPath);
    if (typeof input !== "string" || input.trim() === "") {
      const why = `\`${this.#inputPath}\` is ${describe2(input)}; it must be a text that is not blank`;
      this.#refuse("evidence-invalid", why, `Name the input with \`input-path\`${keysOf(row)}.`);
      return;
    }
    const line = this.#line;
    const group = this.#builder.open(input, () => ({ file: this.#file, line }));
    const outcome = this.#outcomeOf(row);
    if (outcome === void 0) group.errors += 1;
    else if (outcome.ok) this.#builder.add(group, outcome.outcome);
    else
      this.#refuse(
        outcome.code,
        `\`${this.#choices.decisionPath ?? "observation"}\` ${outcome.why}`,
        outcome.hint
      );
  }
  finish() {
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    if (cases.length === 0) return fail(noRows(this.#file));
    return succeed({
      file: this.#file,
      source: "JSON Lines",
      layer: this.#layer,
      cases,
      configuration: {},
      replays: 0,
      missing: 0,
      ordered: false
    });
  }
  /** @returns undefined for a run that failed */
  #outcomeOf(row) {
    const { decisionPath } = this.#choices;
    const raw = decisionPath === void 0 ? row["observation"] : valueAt4(row, decisionPath);
    const known2 = this.#known.get(raw);
    if (known2 !== void 0) return { ok: true, outcome: known2 };
    if (raw === void 0) return this.#withoutDecision(row);
    const read = isFields2(raw) && decisionPath === void 0 ? readWhole(raw, this.#layer) : readOutcome(raw, this.#layer);
    if (read.ok && typeof raw === "string" && this.#known.size < MOST_KNOWN2)
      this.#known.set(raw, read.outcome);
    return read;
  }
  #withoutDecision(row) {
    const error = row["error"];
    if (error !== void 0 && error !== null && error !== false && error !== "") return void 0;
    const aggregate = Object.keys(row).find((key) => AGGREGATE.test(key));
    if (aggregate !== void 0)
      return {
        ok: false,
        code: "evidence-invalid",
        why: `is missing, and \`${aggregate}\` is an aggregate: pairs cannot be recovered from a count or an average`,
        hint: "Record one line for every run."
      };
    return {
      ok: false,
      code: "evidence-invalid",
      why: "is missing",
      hint: `Name the decision with \`decision-path\`${keysOf(row)}.`
    };
  }
  #refuse(code, message, hint) {
    this.#builder.refuse({
      code,
      message: `line ${this.#line}: ${message}`,
      hint,
      at: { file: this.#file, line: this.#line }
    });
  }
};
function readWhole(raw, layer) {
  if (raw["kind"] === "no_decision") return readOutcome(raw, layer);
  const read = readObservation(raw);
  const hint = "Record observations as the README shows them.";
  if (!read.ok) return { ok: false, code: "evidence-invalid", why: `cannot be read: ${read.why}`, hint };
  const projected = project(read.observation, layer);
  if (projected.ok) return projected;
  return readOutcome({ kind: "no_decision", reason: projected.reason }, layer);
}
function parseRow(text3) {
  try {
    const row = JSON.parse(text3);
    return isFields2(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function valueAt4(row, path) {
  if (Object.hasOwn(row, path)) return row[path];
  if (!path.includes(".") && !path.includes("[")) return void 0;
  const read = readPath(row, path);
  return read.found ? read.value : void 0;
}
function keysOf(row) {
  const keys = Object.keys(row).slice(0, 8);
  return keys.length === 0 ? "" : `; the row has ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ")}`;
}
function notJson(file, line) {
  return {
    code: "evidence-invalid",
    message: `line ${line} is no JSON object`,
    hint: "Write one JSON object a line; a last line that was cut short can be removed.",
    at: { file, line }
  };
}
function noRows(file) {
  return {
    code: "evidence-invalid",
    message: `${file} holds no runs`,
    hint: "Record at least two runs of each input.",
    at: { file }
  };
}
function rowsKind(row) {
  if (typeof row["schema"] === "string" && row["schema"].startsWith("agentverity.trials/")) return "trials";
  if (field(row, "testIdx") !== void 0 && field(row, "promptIdx") !== void 0) return "promptfoo";
  return "rows";
}

// src/pipeline/read-evidence-files.ts
var READERS = {
  evidence: readEvidence,
  promptfoo: readPromptfoo,
  deepeval: readDeepeval,
  inspect: readInspect,
  agentcheck: readAgentcheck
};
async function readEvidenceFiles(request) {
  const names2 = findFiles(request);
  if (!names2.ok) return names2;
  const opened = [];
  const problems2 = [];
  for (const name of names2.value) {
    const file = await openGuarded(name, request);
    if (file.ok) opened.push(file.value);
    else problems2.push(...file.problems);
  }
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  const journals = opened.flatMap((file) => file.kind === "journal" ? [file.journal] : []);
  const merged = journals.length === 0 ? void 0 : readJournals(journals, request.suite, choicesOf2(request));
  if (merged !== void 0 && !merged.ok) return merged;
  const recordings = opened.flatMap((file) => file.kind === "recording" ? [file.recording] : []);
  const copy = findCopy(opened);
  if (copy !== void 0) return fail(copy);
  return mergeRecordings([...merged === void 0 ? [] : [merged.value], ...recordings]);
}
function findShards(request) {
  const { spec, workingDirectory, files } = request;
  if (spec.format !== "auto" && spec.format !== "trials") return succeed(void 0);
  const names2 = findFiles(request);
  if (!names2.ok) return names2;
  try {
    const isShard = (name) => typeof readHead(files, resolve5(workingDirectory, name))?.row?.["shard"] === "string";
    if (!names2.value.some(isShard)) return succeed(void 0);
    return succeed(
      names2.value.map((file) => {
        const written = files.readJournal(resolve5(workingDirectory, file));
        return { file, text: written?.text ?? "" };
      })
    );
  } catch (error) {
    if (isReadingFault(error)) return succeed(void 0);
    throw error;
  }
}
function choicesOf2({ spec, suite }) {
  const { files: _, format: __, ...choices } = spec;
  return suite === void 0 ? choices : { ...choices, inputs: new Set(suite.cases.map((item) => item.input)) };
}
function findFiles({
  spec,
  workingDirectory,
  files
}) {
  const found = /* @__PURE__ */ new Map();
  const problems2 = [];
  for (const pattern of spec.files) {
    const matches = /[*?{]/.test(pattern) ? files.match(workingDirectory, pattern) : [pattern];
    if (matches.length === 0) {
      problems2.push({
        code: "file-missing",
        message: `\`evidence\` names ${pattern}, and no file in ${workingDirectory} matches it`,
        hint: "Correct the pattern: it is relative to `working-directory`.",
        at: { file: pattern }
      });
    }
    for (const match of matches) found.set(resolve5(workingDirectory, match), match);
  }
  return problems2.length > 0 ? fail(...problems2) : succeed([...new Set(found.values())]);
}
function findCopy(opened) {
  const seen = /* @__PURE__ */ new Map();
  for (const file of opened) {
    if (file.kind !== "recording" || file.digest === void 0) continue;
    const first = seen.get(file.digest);
    if (first !== void 0)
      return {
        code: "evidence-invalid",
        message: `${file.recording.file} is a copy of ${first}: its runs would count twice`,
        hint: "Name it once.",
        at: { file: file.recording.file }
      };
    seen.set(file.digest, file.recording.file);
  }
  return void 0;
}
async function openGuarded(file, request) {
  try {
    return await openFile(file, request);
  } catch (error) {
    if (isReadingFault(error)) return fail(unreadable(file, error));
    throw error;
  }
}
function digestFor({ spec }, text3) {
  const isOne = spec.files.length === 1 && !/[*?{]/.test(spec.files[0] ?? "");
  return isOne ? void 0 : sha256(text3);
}
function isReadingFault(error) {
  return error instanceof Error && "code" in error && /^(?:E[A-Z]+|ERR_ENCODING_INVALID_ENCODED_DATA|ERR_STRING_TOO_LONG)$/.test(String(error.code));
}
async function openFile(file, request) {
  const { spec, workingDirectory, files } = request;
  const path = resolve5(workingDirectory, file);
  const head = readHead(files, path);
  if (head === void 0) {
    return fail({
      code: "file-missing",
      message: `\`evidence\` names ${file}, and there is no such file in ${workingDirectory}`,
      hint: "Correct the path: it is relative to `working-directory`.",
      at: { file }
    });
  }
  if (isArchive(head.bytes)) return openArchive(file, path, request);
  if (/\.csv$/i.test(file)) return fail(refuseCsv(file));
  const kind = head.row === void 0 || spec.format === "evidence" ? void 0 : linesKind(head, spec.format);
  if (kind !== void 0) return openLines(file, path, kind, request);
  return openDocument(file, path, request);
}
var MAGIC_BYTES = 4;
var LINE_FEED = 10;
var LONGEST_ROW = 4 * 1024 * 1024;
function goesOn(text3) {
  const end = text3.indexOf("\n", text3.search(/\S/));
  return end !== -1 && /\S/.test(text3.slice(end));
}
function readHead(files, path) {
  const chunks = files.chunks(path);
  if (chunks === void 0) return void 0;
  const parts = [];
  let bytes2 = new Uint8Array();
  let length = 0;
  let [broken, more3] = [false, false];
  for (const chunk of chunks) {
    if (bytes2.length < MAGIC_BYTES) bytes2 = Uint8Array.from([...bytes2, ...chunk.subarray(0, MAGIC_BYTES)]);
    parts.push(chunk.slice());
    length += chunk.length;
    broken ||= chunk.includes(LINE_FEED);
    more3 = broken && goesOn(decoded(parts));
    if (isArchive(bytes2) || more3 || length > LONGEST_ROW) break;
  }
  const row = more3 || length <= LONGEST_ROW ? parseRow2(firstLine(decoded(parts))) : void 0;
  return { bytes: bytes2, ...row && { row }, goesOn: more3 };
}
function decoded(parts) {
  return new TextDecoder("utf-8").decode(Buffer.concat(parts));
}
function firstLine(text3) {
  const start = Math.max(0, text3.search(/\S/));
  const end = text3.indexOf("\n", start);
  return end === -1 ? text3 : text3.slice(start, end);
}
function parseRow2(text3) {
  try {
    const row = JSON.parse(text3);
    return isFields2(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function linesKind({ row = {}, goesOn: goesOn2 }, format) {
  const kind = rowsKind(row);
  if (format === "jsonl") return "rows";
  if (format === "trials" || kind === "trials") return "trials";
  if (format === "auto") return goesOn2 || "input" in row && "observation" in row ? kind : void 0;
  return format === "promptfoo" && kind === "promptfoo" ? kind : void 0;
}
function openLines(file, path, kind, request) {
  const { files } = request;
  if (kind === "trials") return openJournal(file, path, files);
  const lines = linesOf(files.chunks(path) ?? []);
  const read = kind === "promptfoo" ? readPromptfooRows : readRows;
  const recording = read(file, lines, choicesOf2(request));
  return recording.ok ? succeed({ kind: "recording", recording: recording.value, digest: void 0 }) : recording;
}
function openJournal(file, path, files) {
  const written = files.readJournal(path);
  return succeed({ kind: "journal", journal: { file, text: written?.text ?? "" } });
}
function* linesOf(chunks) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
async function openArchive(file, path, request) {
  const bytes2 = Buffer.concat([...request.files.chunks(path) ?? []].map((chunk) => chunk.slice()));
  if (!["auto", "inspect"].includes(request.spec.format))
    return fail(
      notEvidence(
        file,
        `it is an archive, and no ${request.spec.format} recording`,
        "Leave `evidence-format` out."
      )
    );
  const log = await unpackInspect(file, bytes2);
  if (!log.ok) return log;
  const locate = (steps) => ({ file, path: steps.join(".") });
  const recording = readInspect({ file, value: log.value, large: true, locate }, choicesOf2(request));
  return recording.ok ? succeed({
    kind: "recording",
    recording: recording.value,
    digest: digestFor(request, bytes2.toString("latin1"))
  }) : recording;
}
var MAX_DOCUMENT = 256 * 1024 * 1024;
var LARGE_DOCUMENT = 4 * 1024 * 1024;
async function openDocument(file, path, request) {
  const text3 = (request.files.read(path) ?? "").replace(/^\uFEFF/, "");
  if (text3.length > MAX_DOCUMENT) return fail(tooLarge(file, text3.length));
  const parsed2 = await parseDocument(file, text3);
  if (!parsed2.ok) return parsed2;
  const document = {
    file,
    value: parsed2.value.value,
    large: text3.length > LARGE_DOCUMENT,
    locate: parsed2.value.locate
  };
  const { format } = request.spec;
  const detected = formatOf(document, format);
  if (!detected.ok) return detected;
  const strict = detected.value === "evidence" && file.endsWith(".json") ? parseJson(file, text3, parsed2.value.value) : parsed2;
  if (!strict.ok) return strict;
  const recording = READERS[detected.value](document, choicesOf2(request));
  return recording.ok ? succeed({ kind: "recording", recording: recording.value, digest: digestFor(request, text3) }) : mistaken(document, format) ?? recording;
}
function formatOf(document, format) {
  if (format !== "auto" && format !== "trials" && format !== "jsonl") return succeed(format);
  const detected = detectDocument(document);
  if (!detected.ok || format === "auto") return detected;
  return fail(
    notEvidence(
      document.file,
      `it is ${detected.value} and no file of lines`,
      `Set \`evidence-format: ${detected.value}\`, or leave it out.`
    )
  );
}
function mistaken(document, format) {
  const is = detectDocument(document);
  if (format === "auto" || !is.ok || is.value === format) return void 0;
  return fail(
    notEvidence(
      document.file,
      `\`evidence-format\` is ${format}, and ${document.file} holds ${is.value}`,
      `Set \`evidence-format: ${is.value}\`, or leave it out.`
    )
  );
}
async function parseDocument(file, text3) {
  if (/\.ya?ml$/i.test(file)) return parseSource(file, text3);
  try {
    const value = JSON.parse(text3);
    return succeed({ value, locate: lateLocator(file, text3) });
  } catch {
    const named2 = parseJson(file, text3);
    if (named2.ok) return named2;
    const isTable = /^[^\n{[]*,[^\n]*\n/.test(text3);
    return isTable ? fail(refuseCsv(file)) : named2;
  }
}
function lateLocator(file, text3) {
  let located;
  return (path) => {
    located ??= parseJson(file, text3);
    return located.ok ? located.value.locate(path) : { file };
  };
}
function tooLarge(file, length) {
  return {
    code: "file-unreadable",
    message: `${file} has ${Math.ceil(length / 1024 / 1024)} MiB, more than the 256 MiB of a document that are read at once`,
    hint: "Record it as JSON Lines, one run a line: those are read as they come, whatever their size.",
    at: { file }
  };
}

// src/pipeline/compare-evidence.ts
async function compareEvidence(config, host) {
  const before = await openWindow("before", config, host);
  const after = await openWindow("after", config, host);
  if (!before.ok || !after.ok)
    return fail(...[before, after].flatMap((window) => window.ok ? [] : window.problems));
  const unlike = otherLayer(before.value, after.value);
  if (unlike !== void 0) return fail(unlike);
  return succeed(
    buildDrift({
      version: host.version,
      epsilon: config.epsilon,
      before: before.value,
      after: after.value,
      drift: compareWindows(before.value.evidence, after.value.evidence)
    })
  );
}
async function openWindow(which, config, host) {
  const file = config[which];
  if (file === void 0)
    return fail({
      code: "input-missing",
      message: `no recording is given as \`${which}\`: two are compared`,
      hint: "Write `agentverity compare before.json after.json`."
    });
  const { workingDirectory } = config;
  const spec = { files: [file], format: "auto" };
  const recording = await readEvidenceFiles({ spec, workingDirectory, suite: void 0, files: host.files });
  if (!recording.ok) return recording;
  const suite = await suiteFor(recording.value, config, host);
  if (!suite.ok) return suite;
  const matched = matchSuite(recording.value, suite.value, void 0);
  if (!matched.ok) return matched;
  const evidence = matched.value;
  if (!isRouted(evidence)) return fail(withoutRoutes(file, recording.value, evidence));
  const { source, configuration, provenance: provenance2 } = recording.value;
  return succeed({ file, source, evidence, provenance: provenance2 ?? configuration });
}
async function suiteFor({ cases }, config, host) {
  const named2 = config.suite !== void 0 && cases.some((item) => item.expected === void 0);
  if (!named2) return succeed(void 0);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(opened.value.suite) : opened;
}
function isRouted(evidence) {
  return evidence.cases.every((item) => item.expected !== void 0);
}
function withoutRoutes(file, recording, { cases }) {
  const index = cases.findIndex((item) => item.expected === void 0);
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}]\` of ${file} has no \`expected\`: without the decision that every case was written to reach there are no routes to compare`,
    hint: "Add `expected` to every case, or name the suite that has them with `suite`.",
    at: recording.cases[index]?.at ?? { file }
  };
}
function otherLayer(before, after) {
  const [was, is] = [before.evidence.layer, after.evidence.layer];
  if (was === is) return void 0;
  return {
    code: "input-conflict",
    message: `\`layer\` of ${before.file} is ${was}, and ${is} in ${after.file}: they are not the same observation`,
    hint: "Compare two recordings of one layer.",
    at: { file: after.file, path: "layer" }
  };
}

// src/pipeline/judge.ts
var { join: join2 } = process.getBuiltinModule("node:path");

// src/pipeline/recorded-end.ts
function endOfRecording({ run, missing: missing3, file }, evidence, suite, config) {
  if (run === void 0) return succeed({ evidence, missing: missing3 });
  const { epsilon, strictErrorControl: strict } = config;
  const collected = {
    cases: suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) })),
    trials: run.trials,
    layer: evidence.layer,
    isolation: evidence.isolation,
    repeats: run.repeats,
    coverAll: config.blindness || suite.contract !== void 0
  };
  if (run.reading === void 0) return succeed(endOfFixedPlan(collected, { epsilon, strict }));
  const question = questionOf(suite, epsilon);
  const wanted = wantedPairs(question);
  if (wanted === void 0)
    return fail({
      code: "input-invalid",
      message: `${file} was read pair by pair, and a tolerance of ${epsilon} would take more than a million of them`,
      hint: "Assess it at the tolerance it was recorded for, or a wider one."
    });
  const isOwn = run.epsilon === epsilon && run.layer === evidence.layer;
  const cap = isOwn ? run.reading.cap : Math.max(run.reading.cap, wanted);
  return succeed(endOfReading(collected, planReading(question, cap, run.reading.seed), !isOwn));
}

// src/pipeline/judge.ts
async function judge(config, host, team) {
  const shards = shardsOf(config, host);
  if (!shards.ok) return shards;
  if (shards.value === void 0) return judgeRecording(config, host);
  const opened = await openSuite(config, host.files);
  if (!opened.ok) return opened;
  const { judgeShards } = await import("./chunk-2GAXKO3N.js");
  return judgeShards({ config, opened: opened.value, journals: shards.value, host, team });
}
async function judgeRecording(config, host) {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const suite = await reviewedSuite(config, host);
  if (!suite.ok) return suite;
  const recording = await recordingOf2(config, suite.value, host);
  if (!recording.ok) return recording;
  const evidence = matchSuite(
    recording.value,
    suite.value,
    config.isolation === "auto" ? void 0 : config.isolation
  );
  if (!evidence.ok) return evidence;
  announce(recording.value, evidence.value, host);
  const replay = replayOf(evidence.value, config);
  if (!replay.ok) return replay;
  const described = suite.value ?? suiteOf(recording.value);
  const end = endOfRecording(recording.value, evidence.value, described, config);
  if (!end.ok) return end;
  const policy = policyOf(config, described);
  const assessment = assess(end.value.evidence, policy, end.value.missing, [], end.value);
  const recorded = recordedFacts(end.value);
  const { run } = recording.value;
  const model = buildModel(assessment, {
    version: host.version,
    suite: described,
    plan: recorded.plan,
    trials: [],
    stopped: void 0,
    agent: `recorded: ${recording.value.source}`,
    ...run === void 0 ? {} : { earlierAttempts: run.earlierAttempts, curtail: run.reading === void 0 },
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    recorded: {
      source: recording.value.source,
      file: recording.value.file,
      runs: recorded.runs,
      isStored: config.mode === "gate" || config.mode === "run"
    },
    ...replay.value === void 0 ? {} : { replay: replay.value }
  });
  const key = digestOf([config.evidence ?? null, config.suite ?? null, config.epsilon]).slice(-16);
  return succeed({
    suite: described,
    plan: recorded.plan,
    trials: [],
    assessment,
    model,
    directory: join2(host.outputDirectory(config.workingDirectory, key), "assess")
  });
}
function shardsOf({ evidence: spec, workingDirectory, mode }, { files }) {
  if (spec === void 0) return succeed(void 0);
  const found = findShards({ spec, workingDirectory, files });
  return found.ok && found.value === void 0 && mode === "merge" ? fail(noShards(spec.files)) : found;
}
function noShards(files) {
  const [file = ""] = files;
  return {
    code: "evidence-invalid",
    message: `${file} holds no journal of a shard: there is nothing to unite`,
    hint: "Give what `collect` wrote, such as `merge shards/*/trials.jsonl`, or judge other recordings with `assess`.",
    at: { file }
  };
}
function replayOf(evidence, config) {
  if (config.evidence?.replayCurtailment === void 0) return succeed(void 0);
  const failed = evidence.cases.findIndex((item) => item.errors > 0);
  if (failed === -1)
    return succeed(
      replayCurtailment(
        evidence.cases.map((item) => item.outcomes),
        { epsilon: config.epsilon, strict: config.strictErrorControl }
      )
    );
  return fail({
    code: "input-conflict",
    message: `\`replay-curtailment\` reads the pairs in order, and \`cases[${failed}]\` has failed runs: where the missing pair stood is not known`,
    hint: "Leave `replay-curtailment` out, or give a recording without failures."
  });
}
async function reviewedSuite(config, host) {
  if (config.suite === void 0 && config.probes === void 0) return succeed(void 0);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(withLines(opened.value.suite, opened.value.text)) : opened;
}
async function recordingOf2(config, suite, host) {
  const { evidence: spec, workingDirectory } = config;
  if (spec !== void 0) return readEvidenceFiles({ spec, workingDirectory, suite, files: host.files });
  return fail({
    code: "input-missing",
    message: "no `evidence` is named",
    hint: "Give `evidence: results.json`."
  });
}
function announce({ source, file, replays }, { cases, isolation }, host) {
  const runs = cases.reduce((sum, item) => sum + item.outcomes.length + item.errors, 0);
  host.log.info(
    `${runs} recorded runs of ${cases.length} inputs from ${file} (${source}; isolation ${isolation})`
  );
  if (replays > 0)
    host.log.warn(`${replays} of ${runs} recorded answers are replays from a cache, not runs of their own`);
}
function suiteOf({ file, cases }) {
  return {
    file,
    cases: cases.map(({ input, expected, at: at2 }) => ({
      input,
      ...expected === void 0 ? {} : { expected },
      ...at2.file === file && at2.line !== void 0 ? { line: at2.line } : {}
    }))
  };
}
function recordedFacts({ missing: missing3, evidence: { cases } }) {
  const repeats = cases.map((item) => item.outcomes.length + item.errors);
  const runs = repeats.reduce((sum, count2) => sum + count2, 0);
  const fewest = cases.reduce(
    (least, item) => Math.min(least, item.outcomes.length),
    Number.POSITIVE_INFINITY
  );
  return {
    runs,
    plan: { repeats, commonRepeats: fewest, routes: [], calls: runs + missing3, limited: false }
  };
}

// src/pipeline/library.ts
async function assessRecorded(settings, host) {
  const config = await configOf("assess", settings, host);
  if (!config.ok) return config;
  const judged = await judge(config.value, host);
  if (!judged.ok) return judged;
  const { assessment, model } = judged.value;
  return succeed({
    assessment,
    exitCode: assessment.exitCode,
    headline: headlineText(model),
    json: model.run,
    text: renderText(model),
    markdown: renderMarkdown(model)
  });
}
async function compareRecorded(settings, host) {
  const config = await configOf("compare", settings, host);
  if (!config.ok) return config;
  const compared = await compareEvidence(config.value, host);
  if (!compared.ok) return compared;
  const model = compared.value;
  return succeed({
    exitCode: model.exitCode,
    headline: driftHeadline(model),
    json: model.report,
    text: renderDriftText(model),
    markdown: renderDriftMarkdown(model)
  });
}
async function configOf(mode, settings, { files }) {
  const texts2 = Object.entries(settings).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join("\n") : String(value)
  ]);
  return readConfig(
    { source: "action", values: { ...Object.fromEntries(texts2), mode }, unknown: [] },
    { workingDirectory: process.cwd(), read: files.read }
  );
}
export {
  assessRecorded,
  compareRecorded
};
