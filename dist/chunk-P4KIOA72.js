import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  interruptedPublication,
  publicationOf,
  refusalPublication
} from "./chunk-RTXB7RLW.js";
import {
  stableJson
} from "./chunk-IPUYLUAG.js";
import {
  measure,
  planCalls,
  planModel
} from "./chunk-GPAYVH3M.js";
import {
  ISOLATIONS,
  _enum,
  array,
  boolean,
  didYouMean,
  inReadingOrder,
  literal,
  number,
  openSuite,
  parseSource,
  readText,
  record,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-NWTDOMLC.js";
import {
  quote,
  showPath,
  showValue
} from "./chunk-TPVFKFCC.js";
import {
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import {
  columns,
  markdownCellCode,
  markdownProse,
  plainName,
  plainProse
} from "./chunk-GHXWY5CD.js";
import {
  LAYERS
} from "./chunk-CUAALIDF.js";
import {
  count,
  interval,
  percent,
  whole
} from "./chunk-R6J74Z4O.js";

// src/github/redact.ts
var MINIMUM_LENGTH = 8;
var MINIMUM_LINE_LENGTH = 16;
var SECRET_NAME = /(?:^|[_-])(?:KEY|TOKEN|SECRET|CREDENTIALS?)$|PASSWORD|PASSWD/i;
var REPLACEMENT = "***";
function knownSecrets(environment) {
  const values = Object.entries(environment).filter(([name]) => SECRET_NAME.test(name)).flatMap(([, value]) => value === void 0 ? [] : parts(value));
  return [...new Set(values)].sort((a, b) => b.length - a.length);
}
function parts(value) {
  const whole2 = value.trim();
  if (whole2.length < MINIMUM_LENGTH) return [];
  const lines = whole2.split(/\r\n|\r|\n/);
  if (lines.length === 1) return [whole2];
  return [whole2, ...lines.map((line) => line.trim()).filter((line) => line.length >= MINIMUM_LINE_LENGTH)];
}
function createRedactor(secrets) {
  const wanted = secrets.filter((secret) => secret !== "").map(wantedOf);
  return (text2) => {
    const whole2 = wanted.filter(({ marks }) => marks.some((mark) => text2.includes(mark))).flatMap(({ patterns }) => patterns.flatMap((pattern) => occurrences(text2, pattern)));
    return blank(text2, [...whole2, ...cutOccurrence(text2, secrets)]);
  };
}
function wantedOf(secret) {
  const spellings = [patternOf(secret), ...encodings(secret).map(literally)];
  return {
    // Nobody escapes letters and digits, so a stretch of them stands in every spelling, or else in both Base64s.
    marks: [secret, ...base64(secret).slice(0, 1)].map(longestPlain),
    patterns: spellings.map((spelling) => new RegExp(spelling, "g"))
  };
}
function longestPlain(secret) {
  return secret.split(/[^A-Za-z0-9]+/).reduce((longest, each) => each.length > longest.length ? each : longest, "");
}
function blank(text2, ranges) {
  let shown = "";
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.start >= end) shown += text2.slice(end, range.start) + REPLACEMENT;
    end = Math.max(end, range.end);
  }
  return shown + text2.slice(end);
}
function occurrences(text2, pattern) {
  const found = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text2); match !== null; match = pattern.exec(text2)) {
    const { index } = match;
    found.push({ start: isEscaped(text2, index) ? index - 1 : index, end: index + match[0].length });
    pattern.lastIndex = index + 1;
  }
  return found;
}
function isEscaped(text2, index) {
  let before = index;
  while (text2[before - 1] === "\\") before -= 1;
  return (index - before) % 2 === 1;
}
function cutOccurrence(text2, secrets) {
  if (!text2.endsWith("…")) return [];
  const end = text2.length - 1;
  const lengths = secrets.map((secret) => {
    let length = Math.min(secret.length, end);
    while (length >= MINIMUM_LENGTH && !text2.startsWith(secret.slice(0, length), end - length)) length -= 1;
    return length;
  });
  const longest = Math.max(...lengths);
  return longest < MINIMUM_LENGTH ? [] : [{ start: end - longest, end }];
}
function patternOf(secret) {
  return [...secret].map((character) => /^[A-Za-z0-9]$/.test(character) ? character : escapable(character)).join("");
}
var ENTITIES = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos"
};
function escapable(character) {
  const code = character.codePointAt(0) ?? 0;
  const spellings = [`&#0*${code};`, `&#[xX]0*${hexOf(code)};`];
  const entity = ENTITIES[character];
  if (entity !== void 0) spellings.push(`&${entity};`);
  const inJson = JSON.stringify(character).slice(1, -1);
  if (inJson !== character) spellings.push(literally(inJson));
  return `(?:${spellings.join("|")}|\\\\?${literally(character)})`;
}
function hexOf(code) {
  return [...code.toString(16)].map((digit) => /\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`).join("");
}
function encodings(secret) {
  const wellFormed = Buffer.from(secret, "utf8").toString("utf8");
  const candidates = [encodeURIComponent(wellFormed), ...base64(secret)];
  return [...new Set(candidates)].filter((candidate) => candidate !== secret);
}
function base64(secret) {
  const bytes = Buffer.from(secret, "utf8");
  return [.../* @__PURE__ */ new Set([bytes.toString("base64"), bytes.toString("base64url")])];
}
function literally(text2) {
  return text2.replace(
    /[.*+?^${}()|[\]\\/-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

// src/inputs/read-config.ts
import { resolve as resolve2 } from "node:path";

// src/inputs/agent-text.ts
var SCHEME = /^([a-z][a-z0-9+.-]+):\/\//i;
var COMMAND = /^command:([\s\S]*)$/i;
var OTHER_LANGUAGE = /\.(?:py|rb|go|rs|java|kt|cs|php|sh|ps1|ipynb)$/i;
var COLON_EXPORT = /^(.+\.[cm]?[jt]sx?):([\w$]+)$/i;
function readAgentText(text2) {
  const command = COMMAND.exec(text2)?.[1]?.trim();
  if (command !== void 0) return readCommand(command);
  const scheme = SCHEME.exec(text2)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return readAddress(text2);
  if (scheme !== void 0) {
    return refuse(
      `\`${scheme}://\` is no address this version can call`,
      "Use an `https://…` or `http://…` address."
    );
  }
  return readModule(text2);
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
function readModule(text2) {
  const hash = text2.lastIndexOf("#");
  const path = normalisePath((hash === -1 ? text2 : text2.slice(0, hash)).trim());
  const exportName = hash === -1 ? void 0 : text2.slice(hash + 1).trim();
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
  const known = { py: "python", rb: "ruby", php: "php", sh: "sh" };
  const interpreter = known[path.split(".").at(-1)?.toLowerCase() ?? ""];
  return interpreter === void 0 ? "./program" : `${interpreter} ${path}`;
}
function normalisePath(path) {
  return path.replaceAll("\\", "/");
}
function refuse(why, hint) {
  return { ok: false, fault: { why, hint } };
}

// src/inputs/config.ts
var MODES = ["run", "plan", "assess", "compare"];
var PRECISIONS = { cheap: 0.1, balanced: 0.05, strict: 0.01 };
var REPORT_CHANNELS = ["summary", "annotations", "check-run", "junit", "json"];
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

// src/inputs/options.ts
var COMMANDS = ["demo", "init", "plan", "run", "assess", "compare"];
var GROUPS = ["what", "agent", "probes", "how sure", "reports", "access"];
var MEASURES = ["run"];
var PRICES = ["run", "plan"];
var JUDGES = ["run", "assess"];
var ASKED = ["run", "plan", "assess"];
var ALL_MODES = ["run", "plan", "assess", "compare"];
var RECORDED = ["assess"];
var FLAG = { kind: "flag", accepts: "`true` or `false`", placeholder: "" };
var OPTIONS = [
  {
    name: "mode",
    group: "what",
    kind: "text",
    description: "What to do. `run` asks the agent and judges its decisions; `plan` says what that would cost, without a call; `assess` judges recorded runs of any harness, without a call; `compare` tells whether two recorded windows differ.",
    default: "run",
    accepts: "`run`, `plan`, `assess` or `compare`",
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
    commands: ALL_MODES,
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
    commands: ["run", "plan", "assess", "compare", "init"],
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
    commands: MEASURES,
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
    commands: MEASURES,
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
    commands: MEASURES,
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
    commands: JUDGES,
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
    commands: MEASURES,
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
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "evidence",
    group: "probes",
    kind: "list",
    description: "For `assess`: recorded runs, as paths or globs. Several files are judged as one when they are of one configuration.",
    accepts: "paths or globs of recorded runs, separated by commas or line breaks",
    example: "results.json",
    placeholder: "FILES",
    commands: RECORDED,
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
    commands: RECORDED,
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
    commands: RECORDED,
    where: "everywhere"
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
    commands: ALL_MODES,
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
    commands: ALL_MODES,
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
    commands: PRICES,
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
    commands: ["run"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "resume",
    group: "how sure",
    description: "Continue the journal of a run that was interrupted: what was answered is not asked again, what failed is. Refused when the agent, the suite, a setting that changes the answers or a file of the repository changed. A re-run attempt in GitHub Actions does it by itself.",
    default: "false",
    example: "true",
    commands: ["run"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "strict-error-control",
    group: "how sure",
    description: "Judges by the exact interval instead of Wilson's, which convicts a little too readily.",
    default: "false",
    example: "true",
    commands: ASKED,
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
    commands: ASKED,
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
    name: "fail-on",
    group: "reports",
    kind: "text",
    description: "What makes the job red: `unsupported` (a failure, or evidence that supports no answer), `failed` (a failure only) or `never`. Refused input is always red.",
    default: "unsupported",
    accepts: "`never`, `failed` or `unsupported`",
    example: "failed",
    placeholder: "CLASS",
    commands: ["run", "assess", "compare"],
    where: "everywhere"
  },
  {
    name: "report",
    group: "reports",
    kind: "list",
    description: "Where to report, separated by commas; `none` for nowhere but the log.",
    default: "summary,annotations,check-run,junit,json",
    accepts: "a list of `summary`, `annotations`, `check-run`, `junit` and `json`, or `none` alone",
    example: "summary,junit",
    placeholder: "LIST",
    commands: ["run", "assess", "compare"],
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
    description: "Form of what is printed: `text`, `json`, `junit` or `markdown`.",
    default: "text",
    accepts: "`text`, `json`, `junit` or `markdown`",
    example: "json",
    placeholder: "FORMAT",
    commands: ["run", "plan", "assess", "compare", "demo"],
    where: "command line"
  },
  {
    name: "output",
    group: "reports",
    kind: "text",
    description: "Writes it to this file instead of printing it.",
    accepts: "the path of a file",
    example: "report.json",
    placeholder: "FILE",
    commands: ["run", "plan", "assess", "compare", "demo"],
    where: "command line"
  },
  {
    ...FLAG,
    name: "quiet",
    group: "reports",
    description: "Shows no progress.",
    default: "false",
    example: "true",
    commands: ["run", "assess", "demo"],
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
function flagsOf(command) {
  return OPTIONS.filter((option) => option.commands.includes(command));
}
function describeOption(option) {
  return option.default === void 0 ? option.description : `${option.description} Default: \`${option.default}\``;
}

// src/inputs/config-schema.ts
var CONFIG_VERSION = "agentverity.config/v1";
var MAX_TIMEOUT_MS = 24 * 60 * 60 * 1e3;
var MOST_REPEATS = 1e6;
var ENVIRONMENT_NAME = /^(?:[A-Za-z_][A-Za-z0-9_]*|\*)$/;
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
function readObserved(text2) {
  const match = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text2);
  if (match === null) return void 0;
  const [flips, pairs] = [Number(match[1]), Number(match[2])];
  return pairs >= 1 && flips <= pairs ? { flips, pairs } : void 0;
}
var text = string().min(1);
var answerPath = (what) => text.optional().describe(`Dotted path to ${what} in the answer.`);
var endpointSchema = strictObject({
  url: text.optional().describe(
    "Address that is called once per trial; may hold {{input}} and ${NAME} references. A preset has one."
  ),
  preset: _enum(PRESETS).optional().describe("Fills in body and paths for a well-known interface."),
  method: _enum(["POST", "PUT", "PATCH", "GET"]).optional().describe("Default: `POST`."),
  headers: record(string(), string()).optional().describe("Values may hold ${NAME} references to the environment variables that `agent-env` names."),
  body: unknown().optional().describe(
    'JSON template; {{input}} in its texts is the probe. Default: the preset\'s, or `{"input": "{{input}}"}`.'
  ),
  model: text.optional().describe("With a preset: the model to ask."),
  system: text.optional().describe("With a preset: the system prompt that makes the model decide."),
  decision: answerPath("the decision"),
  text: answerPath("the text"),
  tools: answerPath("the tool calls"),
  steps: answerPath("the number of steps"),
  cost: answerPath("the cost in US dollars")
}).describe("An HTTP endpoint.");
var moduleSchema = strictObject({
  path: text.describe("TypeScript or JavaScript file, relative to the working directory."),
  export: text.optional().describe("Name of the export. Default: `default`.")
}).describe("A module of this repository.");
var commandSchema = strictObject({
  command: union([text, array(text).min(1)]).describe("One text, run by the shell; or a list of the program and its arguments, run without one."),
  "per-call": boolean().optional().describe(
    "Starts the command for each call, with the question on standard input, and reads what it printed. Otherwise one process answers all of them in JSON Lines. Default: `false`, and `true` with `isolation: fresh-instance`."
  )
}).describe("A program in any language.");
function about(name, schema) {
  const option = findOption(name);
  return schema.optional().describe(option === void 0 ? name : describeOption(option));
}
var flag = boolean();
var listOr = (items) => union([items, string()]);
var fraction = number().gt(0).lt(1);
var precisions = Object.keys(PRECISIONS);
var channels = array(_enum([...REPORT_CHANNELS, "none"])).min(1).refine((given2) => given2.length === 1 || !given2.includes("none"));
var configSchema = strictObject({
  schema: literal(CONFIG_VERSION).optional().describe("Version of this format."),
  mode: about("mode", _enum(MODES)),
  "working-directory": about("working-directory", text),
  agent: about("agent", union([text, endpointSchema, moduleSchema, commandSchema])),
  "agent-kind": about("agent-kind", _enum(["auto", "function", "factory"])),
  "agent-env": about("agent-env", listOr(array(string().regex(ENVIRONMENT_NAME)))),
  isolation: about("isolation", _enum(["auto", ...ISOLATIONS])),
  timeout: about(
    "timeout",
    union([number().refine(isTimeout), string().regex(DURATION).refine(isTimeout)])
  ),
  retries: about("retries", number().int().min(0).max(10)),
  "rate-limit": about("rate-limit", number().int().min(1).max(1e6)),
  "max-workers": about("max-workers", number().int().min(1).max(1024)),
  "parallel-repeats": about("parallel-repeats", flag),
  "error-policy": about("error-policy", _enum(["record", "stop"])),
  suite: about("suite", text),
  probes: about("probes", text),
  evidence: about("evidence", listOr(array(text).min(1))),
  "evidence-format": about("evidence-format", _enum(EVIDENCE_FORMATS)),
  "decision-path": about("decision-path", text),
  "input-path": about("input-path", text),
  provider: about("provider", text),
  "prompt-id": about("prompt-id", text),
  "replay-curtailment": about("replay-curtailment", flag),
  precision: about("precision", _enum(precisions)),
  epsilon: about("epsilon", fraction),
  repeats: about("repeats", number().int().min(2).max(MOST_REPEATS).multipleOf(2)),
  budget: about("budget", number().int().min(2)),
  "max-cost": about("max-cost", number().gt(0)),
  resume: about("resume", flag),
  "strict-error-control": about("strict-error-control", flag),
  layer: about("layer", _enum(LAYERS)),
  meter: about("meter", flag),
  blindness: about("blindness", flag),
  "blindness-threshold": about("blindness-threshold", number().gt(0).lte(1)),
  "fail-on": about("fail-on", _enum(FAIL_ON)),
  report: about("report", listOr(channels)),
  "check-name": about("check-name", string().regex(ONE_LINE)),
  "artifact-name": about("artifact-name", string().regex(ARTIFACT_NAME)),
  "artifact-content": about("artifact-content", _enum(["decisions", "full"])),
  "retention-days": about("retention-days", number().int().min(1).max(90))
}).describe("Configuration of agentverity: `.github/agentverity.yml`.");
var settingsSchema = configSchema.extend({
  observed: about(
    "observed",
    string().refine((value) => readObserved(value) !== void 0)
  ),
  "max-pairs": about("max-pairs", number().int().min(1)),
  before: about("before", text),
  after: about("after", text)
});

// src/inputs/setting-problems.ts
function nameOf(origin, path) {
  const shown = showPath(origin.kind === "file" ? path : path.slice(0, 1));
  if (origin.kind === "action") return `input \`${shown}\``;
  return origin.kind === "command line" ? `\`--${shown}\`` : `\`${shown}\``;
}
function sample(origin, option) {
  if (origin.kind !== "command line") return `\`${option.name}: ${option.example}\``;
  return `\`--${option.name} ${/\s/.test(option.example) ? `"${option.example}"` : option.example}\``;
}
function placeOf(origin, path, what = "value") {
  return origin.kind === "file" ? { at: origin.document.locate(path, what) } : {};
}
function settingProblems(issues, settings, origin) {
  const problems = issues.flatMap((issue) => narrow(issue, settings)).flatMap((issue) => toProblems(issue, settings, origin));
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
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
  const accepts = issue.path.length > 2 ? "a text" : AGENT_KEYS[key] ?? "something else";
  const name = nameOf(origin, issue.path);
  const at = placeOf(origin, issue.path);
  if (value === void 0) {
    return { code: "input-missing", message: `${name} is missing`, hint: `Give ${accepts}.`, ...at };
  }
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue), (word) => `\`${word}\``).trim() : "";
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return {
    code: "input-invalid",
    message: `${name} is ${showValue(value)}; it must be ${accepts}`,
    hint: guess || (isScalar ? `Put it in quotes: "${value}".` : "Correct it."),
    ...at
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
function guessOrList(path, known) {
  const guess = didYouMean(String(path.at(-1)), known, (name) => `\`${name}\``).trim();
  return guess || `Known there: ${known.join(", ")}.`;
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
  const shown = typeof command === "string" ? command : command.join(" ");
  if (fault !== void 0) return { problems: [faultProblem(["agent", "command"], shown, fault, origin)] };
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
  const problems = [
    ...faultsOfAddress(url, fields.preset !== void 0, origin),
    ...faultsOfHeaders(fields.headers ?? {}, origin),
    ...faultsOfTemplate(fields, origin)
  ];
  if (problems.length > 0) return { problems };
  const { preset, method, headers, body, model, system, decision, text: text2, tools, steps, cost } = fields;
  const agent = {
    kind: "endpoint",
    url,
    ...given({ preset }),
    method: method ?? "POST",
    headers: headers ?? {},
    ...given({ body, model, system }),
    paths: given({ decision, text: text2, tools, steps, cost })
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
  const at = ["agent", isGet && body === void 0 ? "url" : "body"];
  const place = placeOf(origin, at);
  if (isGet && body !== void 0) {
    const message = `${nameOf(origin, at)} is given with \`method: GET\`, which sends none`;
    return [
      {
        code: "input-conflict",
        message,
        hint: "Use `method: POST`, or put {{input}} into the `url`.",
        ...place
      }
    ];
  }
  const isSentAnyway = !isGet && body === void 0;
  if (isSentAnyway || holdsInput(body) || holdsInput(url)) return [];
  const example = isGet ? "`?question={{input}}`" : "`body: { question: '{{input}}' }`";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, at)} has no {{input}} in it: every probe would send the same request`,
      hint: `Put {{input}} where the probe goes, such as ${example}.`,
      ...place
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

// src/inputs/build-config.ts
import { resolve } from "node:path";
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
  resume: false,
  "strict-error-control": false,
  layer: "verdict",
  meter: true,
  blindness: true,
  "blindness-threshold": 0.9,
  "evidence-format": "auto",
  "replay-curtailment": false,
  "fail-on": "unsupported",
  report: [...REPORT_CHANNELS],
  "check-name": "agentverity",
  "artifact-name": "agentverity",
  "artifact-content": "decisions"
};
function buildConfig(settings, agent, base) {
  const all = { ...DEFAULTS, ...settings };
  return deepFreeze({
    mode: all.mode,
    workingDirectory: resolve(base, all["working-directory"]),
    ...optional("agent", agent && completed(agent, all)),
    agentEnv: [...new Set(all["agent-env"])],
    isolation: all.isolation,
    timeoutMs: readDuration(all.timeout) ?? Number.NaN,
    retries: all.retries,
    ...optional("rateLimit", all["rate-limit"]),
    maxWorkers: all["max-workers"],
    parallelRepeats: all["parallel-repeats"],
    errorPolicy: all["error-policy"],
    ...optional("suite", all.suite && normalisePath(all.suite)),
    ...optional("probes", all.probes && normalisePath(all.probes)),
    ...optional("evidence", all.mode === "assess" ? evidenceSpec(all, settings.layer) : void 0),
    ...optional("before", all.before && normalisePath(all.before)),
    ...optional("after", all.after && normalisePath(all.after)),
    epsilon: all.epsilon ?? PRECISIONS[all.precision],
    ...optional("repeats", all.repeats),
    ...optional("budget", all.budget),
    ...optional("maxCost", all["max-cost"]),
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
    ...optional("retentionDays", all["retention-days"]),
    ...optional("observed", all.observed === void 0 ? void 0 : readObserved(all.observed)),
    ...optional("maxPairs", all["max-pairs"])
  });
}
function completed(agent, all) {
  if (agent.kind === "module") return { ...agent, exportKind: all["agent-kind"] };
  if (agent.kind === "command" && all.isolation === "fresh-instance") return { ...agent, perCall: true };
  return agent;
}
function evidenceSpec(all, layer) {
  return {
    files: [...new Set([all.evidence ?? []].flat().map(normalisePath))],
    format: all["evidence-format"],
    ...optional("decisionPath", all["decision-path"]),
    ...optional("inputPath", all["input-path"]),
    ...optional("provider", all.provider),
    ...optional("promptId", all["prompt-id"]),
    ...optional("layer", layer),
    ...optional("replayCurtailment", all["replay-curtailment"] || void 0)
  };
}
function channels2(report) {
  return REPORT_CHANNELS.filter((channel) => report.includes(channel));
}
function optional(name, value) {
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
function alternativeProblems(names, origin) {
  return ALTERNATIVES.filter((pair) => pair.every((name) => names.has(name))).map(
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
function missingProblems({ settings, origins, speaker }) {
  const problems = [];
  const mode = settings.mode ?? "run";
  if (mode === "assess") {
    if (origins.has("evidence")) return [];
    return [missing("evidence", "no evidence is given: there is nothing to judge", "", speaker)];
  }
  if (mode === "compare") {
    return ["before", "after"].filter((name) => !origins.has(name)).map((name) => missing(name, `no recording is given as \`${name}\`: two are compared`, "", speaker));
  }
  if (mode === "run" && !origins.has("agent")) {
    problems.push(missing("agent", "no agent is given: there is nothing to ask", "", speaker));
  }
  const needsProbes = settings.mode !== "plan" || !origins.has("observed");
  if (needsProbes && !origins.has("suite") && !origins.has("probes")) {
    problems.push(
      missing(
        "suite",
        "no probes are given: there is nothing to ask about",
        `, or ${speaker.kind === "command line" ? "`--probes`" : "`probes`"} for a plain list`,
        speaker
      )
    );
  }
  return problems;
}
function missing(name, message, also, speaker) {
  const option = findOption(name);
  const example = option === void 0 ? name : sample(speaker, option);
  return { code: "input-missing", message, hint: `Give ${example}${also}.` };
}
function agentConflicts(gathered) {
  const { settings } = gathered;
  const kind = settings["agent-kind"] ?? "auto";
  const problems = [];
  if (settings["parallel-repeats"] === true && settings.isolation === "shared-session") {
    problems.push(
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
    problems.push(
      conflict(
        gathered,
        "isolation",
        "agent-kind",
        "only a factory can make a new instance for each trial",
        "Export a factory and set `agent-kind: factory`, or use another `isolation`."
      )
    );
  }
  return [...problems, ...kindConflicts(gathered), ...instanceConflicts(gathered)];
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
var OF_COMPARISON = ["before", "after"];
function evidenceConflicts({ settings, origins }) {
  const mode = settings.mode ?? "run";
  const idle = [
    ...mode === "assess" ? [] : OF_EVIDENCE.map((name) => ({ name, owner: "assess" })),
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
function isIdle(value) {
  return value === "auto" || value === false;
}
function planConflicts(gathered) {
  const { settings, origins } = gathered;
  const problems = evidenceConflicts(gathered);
  if (settings.meter === false && settings.blindness === false) {
    problems.push(
      conflict(gathered, "meter", "blindness", "nothing would be measured", "Set one of them to true.")
    );
  }
  if ((settings.repeats ?? 0) > (settings.budget ?? Number.POSITIVE_INFINITY)) {
    problems.push(
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
    problems.push({
      code: "input-missing",
      message: "`--max-pairs` is given without `--observed`: there is nothing to continue from",
      hint: "Give `--observed 3/73`, the flips and pairs already seen."
    });
  }
  const seen = settings.observed === void 0 ? void 0 : readObserved(settings.observed);
  if (seen !== void 0 && seen.pairs > (settings["max-pairs"] ?? Number.POSITIVE_INFINITY)) {
    problems.push(
      conflict(
        gathered,
        "max-pairs",
        "observed",
        "more pairs are already seen than you would measure",
        "Raise `--max-pairs`."
      )
    );
  }
  return problems;
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
  const shown = typeof value === "object" ? agent?.kind ?? "a mapping" : String(value);
  return `${nameOf(origins.get(name) ?? speaker, [name])} (${shown})`;
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

// src/inputs/read-config.ts
var DEFAULT_CONFIG_FILES = [".github/agentverity.yml", ".github/agentverity.yaml"];
async function readConfig(raw, host) {
  const inputs = readInputs(raw);
  const file = await readConfigFile(raw, inputs, host);
  const sources = file.ok ? [file.value, inputs] : [inputs];
  const problems = [...file.ok ? [] : file.problems, ...sources.flatMap((source) => source.problems)];
  const { settings, origins } = merge(sources);
  const agentOrigin = origins.get("agent") ?? inputs.origin;
  const reading = settings.agent === void 0 ? void 0 : readAgent(settings.agent, agentOrigin);
  problems.push(...reading?.problems ?? []);
  const agent = reading?.agent;
  if (file.ok)
    problems.push(...ruleProblems({ settings, origins, speaker: inputs.origin, ...agent && { agent } }));
  if (problems.length > 0) return fail(...inReadingOrder(problems));
  return succeed(buildConfig(settings, agent, host.workingDirectory));
}
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
  const named = raw.values["config"]?.trim();
  const base = resolve2(host.workingDirectory, inputs.settings["working-directory"] ?? ".");
  for (const name of named === void 0 ? DEFAULT_CONFIG_FILES : [named]) {
    const file = normalisePath(name);
    const text2 = readText(host, resolve2(base, file), file, {
      code: "file-missing",
      message: `${raw.source === "action" ? "input `config`" : "`--config`"} names ${file}, and there is no such file in ${base}`,
      hint: `Correct the path, or leave it out to read ${DEFAULT_CONFIG_FILES[0]} when it exists.`,
      at: { file }
    });
    if (text2.ok) return readFileSettings(file, text2.value);
    const isMissing2 = text2.problems.every((problem) => problem.code === "file-missing");
    if (named !== void 0 || !isMissing2) return text2;
  }
  return succeed(NOTHING);
}
async function readFileSettings(file, text2) {
  const parsed = await parseSource(file, text2);
  if (!parsed.ok) return parsed;
  const document = parsed.value;
  if (document.value === null) return succeed(NOTHING);
  if (typeof document.value !== "object" || Array.isArray(document.value)) return fail(notAMapping(document));
  return succeed(check(document.value, configSchema, { kind: "file", document }));
}
var ONCE = { jitless: true };
function check(values, schema, origin) {
  const entries2 = Object.entries(values).filter(([, value]) => !isAbsent(value));
  const typed = Object.fromEntries(entries2.map(([name, value]) => [name, typedValue(name, value)]));
  const names = new Set(entries2.map(([name]) => name));
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
    names,
    problems: [...settingProblems(issues, typed, origin), ...alternativeProblems(names, origin)]
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

// src/report/plan-text.ts
function renderPlan(plan) {
  const lines = [];
  if (plan.run !== void 0) {
    lines.push(summaryOf(plan.run, plan.epsilon));
    lines.push(...routeLines(plan.run.routes));
    if (plan.run.budgetNote !== void 0) lines.push(plainProse(plan.run.budgetNote));
  }
  if (plan.observed !== void 0)
    lines.push(...observedLines(plan.observed, plan.epsilon).map((line) => plainProse(line)));
  return `${lines.join("\n")}
`;
}
function renderPlanMarkdown(plan) {
  const blocks = [];
  if (plan.run !== void 0) {
    blocks.push(`## 🧮 ${markdownProse(`Plan: ${count(plan.run.calls, "call")}`)}`);
    blocks.push(markdownProse(summaryOf(plan.run, plan.epsilon)));
    if (plan.run.routes.length > 0) blocks.push(routeTable(plan.run.routes));
    if (plan.run.budgetNote !== void 0) blocks.push(markdownProse(plan.run.budgetNote));
  }
  if (plan.observed !== void 0) {
    const heading = `What ${plan.observed.flips} of ${count(plan.observed.pairs, "pair")} could still show`;
    blocks.push(`${plan.run === void 0 ? "##" : "###"} ${heading}`);
    blocks.push(
      observedLines(plan.observed, plan.epsilon).map((line) => markdownProse(line)).join("\n")
    );
  }
  return `${blocks.join("\n\n")}
`;
}
function renderPlanJson(plan) {
  return stableJson({
    schema: "agentverity.plan/v1",
    agentverity_version: plan.version,
    epsilon: plan.epsilon,
    run: plan.run === void 0 ? null : runFields(plan.run),
    sequential: plan.sequential === void 0 ? null : sequentialFields(plan.sequential),
    observed: plan.observed === void 0 ? null : observedFields(plan.observed)
  });
}
function summaryOf(run2, epsilon) {
  const start = `${count(run2.probes, "probe")}, tolerance ${percent(epsilon)}`;
  const calls = count(run2.calls, "call");
  if (run2.repeatsEach === void 0) {
    return `${start}: ${calls}, every route with repeats of its own for its own target.`;
  }
  const pooled = `${start}: ${count(run2.repeatsEach, "repeat")} each, ${calls} (pooled).`;
  if (run2.perRoute === void 0) return pooled;
  const each = run2.perRoute.repeatsEach;
  const repeats = each === void 0 ? "" : `${count(each, "repeat")} each, `;
  return `${pooled} Every route on its own: ${repeats}${count(run2.perRoute.calls, "call")}.`;
}
var COLUMNS = ["cases", "target", "pairs", "repeats each", "calls"];
function routeCells(row) {
  return [whole(row.cases), percent(row.target), whole(row.pairs), whole(row.repeatsEach), whole(row.calls)];
}
function routeLines(routes) {
  if (routes.length === 0) return [];
  const rows = routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  return columns([["route", ...COLUMNS], ...rows], [1, 2, 3, 4, 5]);
}
function routeTable(routes) {
  const rows = routes.map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  return [`| route | ${COLUMNS.join(" | ")} |`, `| --- |${" ---: |".repeat(COLUMNS.length)}`, ...rows].join(
    "\n"
  );
}
function observedLines(observed, epsilon) {
  const range = interval(observed.lower, observed.upper, epsilon);
  const seen = `${whole(observed.flips)} of ${count(observed.pairs, "pair")} flipped: ${range} (95 %), ${observed.verdict} at ${percent(epsilon)}.`;
  return [seen, outlook(observed, epsilon)];
}
function outlook(observed, epsilon) {
  if (observed.verdict === "deterministic") return "Settled already: no further pair is needed.";
  const limit = observed.maxPairs === void 0 ? "" : ` within ${count(observed.maxPairs, "pair")}`;
  if (!observed.reachable || observed.totalPairs === void 0) {
    return `Not to be settled${limit}, even if no further pair flips: allow more pairs, accept a wider tolerance than ${percent(epsilon)}, or change the agent.`;
  }
  const further = whole(observed.furtherPairs ?? 0);
  const calls = observed.furtherCalls === void 0 ? "" : ` (${count(observed.furtherCalls, "call")})`;
  return `${further} more ${observed.furtherPairs === 1 ? "pair" : "pairs"} without a flip would settle it${calls}, ${whole(observed.totalPairs)} in all${limit}; another flip moves that further.`;
}
function runFields(run2) {
  return {
    inputs: run2.probes,
    repeats: run2.repeatsEach ?? null,
    pairs: run2.pairs,
    calls: run2.calls,
    route_plans: run2.routes.map((row) => ({
      decision: row.route,
      cases: row.cases,
      target: row.target,
      pairs_needed: row.pairs,
      repeats_each: row.repeatsEach,
      calls: row.calls
    })),
    every_route: run2.perRoute === void 0 ? null : { repeats_each: run2.perRoute.repeatsEach ?? null, calls: run2.perRoute.calls },
    budget_note: run2.budgetNote ?? null
  };
}
function sequentialFields({ certifyAt, stochasticBy, cap }) {
  return { certify_at: certifyAt, stochastic_by: stochasticBy, cap };
}
function observedFields(observed) {
  return {
    pair_flips: observed.flips,
    pair_trials: observed.pairs,
    ci_low: observed.lower,
    ci_high: observed.upper,
    call: observed.verdict,
    reachable: observed.reachable,
    total_pairs: observed.totalPairs ?? null,
    further_pairs: observed.furtherPairs ?? null,
    further_calls: observed.furtherCalls ?? null,
    max_pairs: observed.maxPairs ?? null
  };
}

// src/pipeline.ts
async function runMode(config, host) {
  const measured = await measure(config, host);
  switch (measured.kind) {
    case "refused":
      return refuse2(measured.problems, host, measured.callsMade, config);
    case "interrupted":
      return publish(interruptedPublication(measured), host);
    case "measured":
      return publish(publicationOf(measured.measurement, config, host), host);
  }
}
async function assessMode(config, host) {
  const { judge } = await import("./chunk-ADOJIQBT.js");
  const judged = await judge(config, host);
  if (!judged.ok) return refuse2(judged.problems, host, 0, config);
  return publish(publicationOf(judged.value, config, host), host);
}
async function compareMode(config, host) {
  const { compareEvidence } = await import("./chunk-G7QLNZJS.js");
  const { driftPublication } = await import("./chunk-PW2E5NYQ.js");
  const compared = await compareEvidence(config, host);
  if (!compared.ok) return refuse2(compared.problems, host, 0, config);
  return publish(driftPublication(compared.value, config, host), host);
}
function modeOf({ mode }) {
  switch (mode) {
    case "run":
      return runMode;
    case "plan":
      return planMode;
    case "assess":
      return assessMode;
    case "compare":
      return compareMode;
  }
}
async function planMode(config, host) {
  const observedOnly = config.observed !== void 0 && config.suite === void 0 && config.probes === void 0;
  if (observedOnly) return show(planModel(config, void 0, void 0, host.version), host);
  const opened = await openSuite(config, host.files);
  if (!opened.ok) return refuse2(opened.problems, host, 0, config);
  const { suite } = opened.value;
  const plan = planCalls(config, suite);
  if (!plan.ok) return refuse2(plan.problems, host, 0, config);
  return show(planModel(config, suite, plan.value, host.version), host);
}
async function show(model, host) {
  const text2 = renderPlan(model);
  const markdown = renderPlanMarkdown(model);
  const calls = model.run?.calls;
  const publication = {
    headline: text2.trimEnd().split("\n")[0] ?? "",
    text: text2,
    documents: { text: text2, markdown, json: renderPlanJson(model), junit: "" },
    summary: markdown,
    annotations: [],
    outputs: { "exit-code": "0", ...calls === void 0 ? {} : { "calls-planned": String(calls) } },
    artifacts: [],
    red: false,
    exitCode: 0
  };
  return publish(publication, host);
}
async function refuse2(problems, host, callsMade, config, workingDirectory) {
  const folder = config?.workingDirectory ?? workingDirectory;
  const prefix = folder === void 0 ? "" : host.repositoryPrefix(folder);
  return publish(refusalPublication(problems, callsMade, prefix, config), host);
}
async function publish(publication, host) {
  await host.publisher.publish(publication);
  return publication;
}

// src/system/clock.ts
var systemClock = {
  now: () => /* @__PURE__ */ new Date(),
  monotonic: () => performance.now()
};

// src/system/files.ts
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync as readFileSync2,
  readSync,
  renameSync,
  rmSync as rmSync2,
  writeFileSync as writeFileSync2,
  writeSync
} from "node:fs";
import { basename, dirname, join as join2 } from "node:path";

// src/system/lock-file.ts
import { readFileSync, rmSync, writeFileSync } from "node:fs";
function lockFile(path) {
  const lock = `${path}.lock`;
  for (; ; ) {
    try {
      writeFileSync(lock, `${process.pid}
`, { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    if (isHeld(lock)) throw Object.assign(new Error(`${path} is being written`), { code: "EBUSY", path });
    rmSync(lock, { force: true });
  }
}
function isHeld(lock) {
  const holder = Number.parseInt(holderOf(lock), 10);
  if (!(holder > 0) || holder === process.pid) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
function holderOf(lock) {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return "";
  }
}

// src/system/match-files.ts
import { readdirSync, statSync } from "node:fs";
import { isAbsolute, join, parse, relative } from "node:path";
function matchFiles(folder, pattern) {
  const absolute = isAbsolute(pattern);
  const root = absolute ? parse(pattern).root : folder;
  const relativePattern = absolute ? relative(root, pattern) : pattern;
  const segments = relativePattern.replaceAll("\\", "/").split("/").filter((segment) => segment !== "" && segment !== ".");
  const found = /* @__PURE__ */ new Set();
  walk(root, "", segments, found);
  return [...found].sort().map((path) => absolute ? `${root}${path}` : path);
}
function walk(root, path, segments, found) {
  const [segment, ...rest] = segments;
  if (segment === void 0) return;
  for (const next of stepsFrom(root, path, segment, rest.length === 0)) {
    if (next.isFile) found.add(next.path);
    else walk(root, next.path, next.stays ? segments : rest, found);
  }
}
function stepsFrom(root, path, segment, isLast) {
  const step = (name, stays = false) => ({ path: joined(path, name), isFile: false, stays });
  if (segment === "..") return [step("..")];
  const all = entries(root, path);
  if (segment === "**") {
    const deeper = all.filter(({ name, isFolder: isFolder2, isLink }) => isFolder2 && !isLink && isOpen(name)).map(({ name }) => step(name, true));
    return [{ path, isFile: false, stays: false }, ...deeper];
  }
  const matches = matcher(segment);
  return all.filter(({ name, isFolder: isFolder2 }) => isFolder2 !== isLast && matches(name)).map(({ name }) => ({ ...step(name), isFile: isLast }));
}
function entries(root, path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isLink: entry.isSymbolicLink(),
      isFolder: entry.isSymbolicLink() ? isFolder(join(root, path, entry.name)) : entry.isDirectory()
    }));
  } catch {
    return [];
  }
}
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function isOpen(name) {
  return !name.startsWith(".") && name !== "node_modules";
}
function matcher(segment) {
  const source = segment.replace(/[.+^$()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*").replaceAll("?", "[^/]");
  const alternatives = source.replaceAll("{", "(?:").replaceAll("}", ")").replace(/,/g, source.includes("{") ? "|" : ",");
  const pattern = compiled(`^${alternatives}$`);
  return (name) => (segment.startsWith(".") || !name.startsWith(".")) && (pattern?.test(name) ?? name === segment);
}
function compiled(source) {
  try {
    return new RegExp(source);
  } catch {
    return void 0;
  }
}
function joined(path, name) {
  return path === "" ? name : `${path}/${name}`;
}

// src/system/files.ts
var systemFiles = {
  read(path) {
    try {
      return decode(readFileSync2(path));
    } catch (error) {
      if (isMissing(error)) return void 0;
      throw error;
    }
  },
  chunks(path) {
    try {
      const file = openSync(path, "r");
      if (!fstatSync(file).isDirectory()) return readChunks(file);
      closeSync(file);
      throw Object.assign(new Error(`${path} is a folder`), { code: "EISDIR" });
    } catch (error) {
      if (isMissing(error)) return void 0;
      throw error;
    }
  },
  match: (folder, pattern) => matchFiles(folder, pattern),
  write(path, text2) {
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    try {
      writeParts(part, typeof text2 === "string" ? [text2] : text2);
      renameSync(part, path);
    } catch (error) {
      rmSync2(part, { force: true });
      throw error;
    }
  },
  readJournal(path) {
    let content;
    try {
      content = readFileSync2(path);
    } catch (error) {
      if (isMissing(error)) return void 0;
      throw error;
    }
    const bytes = content.lastIndexOf(10) + 1;
    return { text: decode(content.subarray(0, bytes)), bytes, tornBytes: content.length - bytes };
  },
  openJournal(path, keepBytes) {
    makeOwnFolder(dirname(path));
    const unlock = lockFile(path);
    try {
      if (keepBytes === 0) keepPrevious(path);
      const file = openSync(path, keepBytes === 0 ? "w" : "r+");
      let position = keepBytes;
      ftruncateSync(file, keepBytes);
      return {
        append: (line) => {
          position += writeSync(file, `${line}
`, position);
        },
        close: () => {
          closeSync(file);
          unlock();
        }
      };
    } catch (error) {
      unlock();
      throw error;
    }
  }
};
var CHUNK_BYTES = 256 * 1024;
function* readChunks(file) {
  try {
    const buffer = new Uint8Array(CHUNK_BYTES);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield buffer.subarray(0, read);
  } finally {
    closeSync(file);
  }
}
function writeParts(path, parts2) {
  const file = openSync(path, "w");
  try {
    for (const text2 of parts2) writeFileSync2(file, text2);
  } finally {
    closeSync(file);
  }
}
function keepPrevious(path) {
  if (existsSync(path)) renameSync(path, path.replace(/(\.[^.]*)?$/, ".previous$1"));
}
function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true });
  if (basename(folder) === ".agentverity") writeFileSync2(join2(folder, ".gitignore"), "*\n");
}
function decode(content) {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
}
function isMissing(error) {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

// src/system/interruption.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var INTERRUPTED = 130;
function onInterruption() {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return controller.signal;
}

// src/system/tree-state.ts
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync as readdirSync2, readFileSync as readFileSync3, realpathSync, statSync as statSync2 } from "node:fs";
import { basename as basename2, dirname as dirname2, extname, join as join3, relative as relative2, sep } from "node:path";
import { promisify } from "node:util";
var run = promisify(execFile);
var MOST_FILES = 1e3;
var SETTINGS = /(^|\/)\.github\/agentverity\.ya?ml$/;
var LEFT_OUT = /* @__PURE__ */ new Set(["node_modules", ".git", ".agentverity", "__pycache__"]);
var KINDS = new Set(
  "js mjs cjs jsx ts mts cts tsx py rb go rs java kt cs php sh json yaml yml toml ini md txt prompt j2 jinja hbs".split(" ").map((kind) => `.${kind}`)
);
async function treeState(folder, written) {
  const own = written === void 0 ? [] : [written, join3(realFolder(dirname2(written)), basename2(written))];
  return await gitState(folder, own) ?? filesState(folder, own);
}
function realFolder(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
async function gitState(folder, own) {
  try {
    const git = (...args) => run("git", ["-C", folder, ...args], { maxBuffer: 64 * 1024 * 1024 });
    const [{ stdout: top }, { stdout: tree }, { stdout: status }] = await Promise.all([
      git("rev-parse", "--show-toplevel"),
      git("rev-parse", "HEAD^{tree}"),
      git("status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames", "--", ".")
    ]);
    const entries2 = status.split("\0").filter((entry) => entry !== "" && isCause(entry));
    return {
      HEAD: tree.trim(),
      ...digests(
        top.trimEnd(),
        entries2.map((entry) => entry.slice(3)).filter((path) => !own.includes(join3(top.trimEnd(), path)))
      )
    };
  } catch {
    return void 0;
  }
}
function isCause(entry) {
  return !entry.startsWith("??") || KINDS.has(extname(entry).toLowerCase());
}
function filesState(folder, own) {
  const paths = [];
  for (const entry of readdirSync2(folder, { recursive: true, withFileTypes: true })) {
    const path = relative2(folder, join3(entry.parentPath, entry.name));
    if (!entry.isFile() || !KINDS.has(extname(path).toLowerCase())) continue;
    if (path.split(sep).some((part) => LEFT_OUT.has(part)) || own.includes(join3(folder, path))) continue;
    paths.push(path);
    if (paths.length > MOST_FILES) return void 0;
  }
  return digests(folder, paths);
}
function digests(folder, paths) {
  const named = paths.map((path) => [path.split(sep).join("/"), path]);
  const causes = named.filter(([name]) => !SETTINGS.test(name)).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(causes.map(([name, path]) => [name, digestOf(join3(folder, path))]));
}
function digestOf(path) {
  if (statSync2(path, { throwIfNoEntry: false })?.isFile() !== true) return "gone";
  return createHash("sha256").update(readFileSync3(path)).digest("hex").slice(0, 16);
}

export {
  knownSecrets,
  createRedactor,
  COMMANDS,
  GROUPS,
  OPTIONS,
  findOption,
  ACTION_INPUTS,
  flagsOf,
  describeOption,
  isAbsent,
  MODES,
  readConfig,
  runMode,
  assessMode,
  compareMode,
  modeOf,
  planMode,
  refuse2 as refuse,
  systemClock,
  systemFiles,
  onInterruption,
  treeState
};
