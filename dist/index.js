import {
  boundedMatcher,
  checkAssertion,
  flakiness
} from "./chunk-G3TWEZYM.js";
import {
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  quietPairs
} from "./chunk-SLH6S6FD.js";
import {
  boschlooLower,
  columns,
  compareWindows,
  fisherLower,
  fisherTwoSided,
  markdownCellCode,
  markdownCode,
  markdownProse,
  plainName,
  plainProse,
  readAssertion,
  wrap
} from "./chunk-GF3CY67X.js";
import {
  CONFIRMATION_PHRASES
} from "./chunk-AS7YHEAG.js";
import {
  CALLS,
  assess,
  bestCaseAdmission,
  bestCaseTotal,
  first,
  firstText,
  holm,
  isFields,
  judgeStability,
  namedDecision,
  pairsForDeterministic,
  parsed,
  readObservation,
  sequentialBoundaries
} from "./chunk-YQPI7GVK.js";
import {
  MAX_LABEL,
  binomialLowerTail,
  binomialUpperTail,
  clopperPearsonInterval,
  count,
  list,
  percent,
  percentBeside,
  quoteName,
  whole,
  wilsonInterval
} from "./chunk-TWMHUV77.js";
import "./chunk-PIRHQTI4.js";

// src/system/clock.ts
var systemClock = {
  now: () => /* @__PURE__ */ new Date(),
  monotonic: () => performance.now()
};

// src/system/files.ts
var {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync: readFileSync2,
  readSync,
  renameSync,
  rmSync: rmSync2,
  writeFileSync: writeFileSync2,
  writeSync
} = process.getBuiltinModule("node:fs");
var { basename, dirname, join: join2 } = process.getBuiltinModule("node:path");

// src/system/lock-file.ts
var { readFileSync, rmSync, writeFileSync } = process.getBuiltinModule("node:fs");
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
var { readdirSync, statSync } = process.getBuiltinModule("node:fs");
var { isAbsolute, join, parse, relative } = process.getBuiltinModule("node:path");
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
  const matches2 = matcher(segment);
  return all.filter(({ name, isFolder: isFolder2 }) => isFolder2 !== isLast && matches2(name)).map(({ name }) => ({ ...step(name), isFile: isLast }));
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
  write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    try {
      writeParts(part, typeof text === "string" ? [text] : text);
      renameSync(part, path);
    } catch (error) {
      rmSync2(part, { force: true });
      throw error;
    }
  },
  remove(path) {
    rmSync2(path, { force: true });
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
      ftruncateSync(file, keepBytes);
      return appendingTo(file, keepBytes, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }
};
function appendingTo(file, from, onClosed) {
  let position = from;
  let pending = "";
  let failure;
  const flush = () => {
    const lines = pending;
    pending = "";
    try {
      for (let rest = Buffer.from(lines); rest.length > 0; ) {
        const written = writeSync(file, rest, 0, rest.length, position);
        position += written;
        rest = rest.subarray(written);
      }
    } catch (error) {
      failure ??= error;
    }
  };
  const throwFailure = () => {
    if (failure !== void 0) throw failure;
  };
  return {
    append(line) {
      throwFailure();
      if (pending === "") process.nextTick(flush);
      pending += `${line}
`;
    },
    close() {
      flush();
      closeSync(file);
      onClosed();
      throwFailure();
    }
  };
}
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
var WRITTEN_AT_ONCE = 1024 * 1024;
function writeParts(path, parts) {
  const file = openSync(path, "w");
  let pending = [];
  let length = 0;
  const flush = () => {
    writeFileSync2(file, pending.join(""));
    pending = [];
    length = 0;
  };
  try {
    for (const text of parts) {
      pending.push(text);
      length += text.length;
      if (length >= WRITTEN_AT_ONCE) flush();
    }
    flush();
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

// src/agent/adapters/observe.ts
function observe(account, { prices }) {
  const { framework, usage } = account;
  const cost = prices && usage && (usage.input * prices.input + usage.output * prices.output) / 1e6;
  return {
    text: account.text,
    verdict: decide(account),
    toolCalls: account.toolCalls,
    steps: account.steps,
    errors: account.errors ?? [],
    ...cost === void 0 ? {} : { costUsd: cost },
    metadata: { framework, ...usage && { inputTokens: usage.input, outputTokens: usage.output } }
  };
}
function decide({ structured, handedTo, refused, text }) {
  if (refused) return { kind: "no-decision", reason: "refused" };
  const named = structured.map(labelIn).find((label2) => label2 !== void 0);
  const label = named ?? handedTo ?? text.trim();
  if (label === "") return null;
  return label.length > MAX_LABEL ? { kind: "no-decision", reason: "open_ended" } : { kind: "decision", label };
}
function labelIn(value) {
  return isFields(value) ? namedDecision(value) : void 0;
}
function withResults(asked, results) {
  return asked.map(({ id, name, args }) => ({
    name,
    ...args === void 0 ? {} : { args },
    ...results.get(id) ?? { success: false }
  }));
}
function listOf(value) {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
function fieldsOf(value) {
  return isFields(value) ? value : {};
}
function textOf(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  const texts = content.map((part) => typeof part === "string" ? part : fieldsOf(part)["text"]);
  return texts.filter((text) => typeof text === "string").join("");
}
function sumUsage(usages, names) {
  const counted = usages.map(fieldsOf).filter((usage) => typeof usage[names[0]] === "number");
  if (counted.length === 0) return void 0;
  const total = (name) => counted.reduce((sum, usage) => sum + Number(usage[name] ?? 0), 0);
  return { input: total(names[0]), output: total(names[1]) };
}
function saidOf(answer) {
  if (answer === void 0 || answer === null) return "";
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

// src/agent/adapters/ai-sdk.ts
function fromAISDK(result, options = {}) {
  const parts = listOf(result.steps).flatMap((step) => listOf(step["content"]));
  const typed = typedOutput(result);
  const account = {
    framework: "ai-sdk",
    text: result.text === "" ? saidOf(typed) : result.text,
    structured: [typed],
    refused: result.finishReason === "content-filter",
    toolCalls: withResults(parts.flatMap(askedIn), new Map(parts.flatMap(resultIn))),
    steps: result.steps.length,
    errors: result.finishReason === "error" ? ["the model ended with an error"] : [],
    usage: sumUsage([result.totalUsage], ["inputTokens", "outputTokens"])
  };
  return observe(account, options);
}
function typedOutput(result) {
  try {
    return result["output"];
  } catch {
    return void 0;
  }
}
function askedIn(part) {
  if (part["type"] !== "tool-call") return [];
  return [{ id: part["toolCallId"], name: String(part["toolName"]), args: part["input"] }];
}
function resultIn(part) {
  if (part["type"] === "tool-result")
    return [[part["toolCallId"], { output: part["output"], success: true }]];
  if (part["type"] === "tool-error")
    return [[part["toolCallId"], { output: said(part["error"]), success: false }]];
  return [];
}
function said(error) {
  return error instanceof Error ? error.message : firstText({ error }, ["error"]) ?? saidOf(error);
}

// src/agent/adapters/langgraph.ts
function fromLangGraph(state, options = {}) {
  const fields = state;
  const messages = sinceTheQuestion(listOf(state.messages));
  const model = messages.filter(isFrom("ai"));
  const typed = first(fields, ["structuredResponse", "structured_response"]);
  const account = {
    framework: "langgraph",
    text: textOf(messages.at(-1)?.["content"]),
    structured: [fields, typed],
    refused: isRefused(model.at(-1) ?? {}),
    toolCalls: withResults(model.flatMap(askedIn2), resultsIn(messages)),
    steps: model.length,
    usage: sumUsage(
      model.map((message) => message["usage_metadata"]),
      ["input_tokens", "output_tokens"]
    )
  };
  return observe(account, options);
}
function sinceTheQuestion(messages) {
  const asked = messages.findLastIndex((message) => isFrom("human")(message) && !message["name"]);
  return messages.slice(asked + 1);
}
function isFrom(type) {
  return (message) => message["type"] === type || message["role"] === ROLES[type];
}
var ROLES = { ai: "assistant", human: "user", tool: "tool" };
function askedIn2(message) {
  return listOf(message["tool_calls"]).map(({ id, name, args }) => ({ id, name: String(name), args }));
}
function resultsIn(messages) {
  const results = messages.filter(isFrom("tool")).map((message) => {
    const output = message["content"];
    return [message["tool_call_id"], { output, success: message["status"] !== "error" }];
  });
  return new Map(results);
}
function isRefused(message) {
  const refusal = fieldsOf(message["additional_kwargs"])["refusal"];
  const reason = fieldsOf(message["response_metadata"])["finish_reason"];
  return typeof refusal === "string" && refusal !== "" || reason === "content_filter";
}

// src/agent/adapters/openai-agents.ts
function fromOpenAIAgents(result, options = {}) {
  const items = listOf(result.newItems);
  const account = {
    framework: "openai-agents",
    text: saidOf(result.finalOutput),
    structured: [result.finalOutput],
    handedTo: lastAgent(items),
    refused: items.some(isRefusal),
    toolCalls: withResults(items.flatMap(askedIn3), new Map(items.flatMap(resultIn2))),
    steps: result.rawResponses.length,
    usage: sumUsage(
      listOf(result.rawResponses).map((response) => response["usage"]),
      ["inputTokens", "outputTokens"]
    )
  };
  return observe(account, options);
}
function askedIn3(item) {
  if (item["type"] !== "tool_call_item" && item["type"] !== "handoff_call_item") return [];
  const raw = fieldsOf(item["rawItem"]);
  const name = firstText(raw, ["name", "type"]) ?? "";
  return [{ id: idOf(raw), name, args: parsed(raw["arguments"]) }];
}
function resultIn2(item) {
  const raw = fieldsOf(item["rawItem"]);
  if (raw["type"] === "hosted_tool_call") {
    return [[idOf(raw), { output: raw["output"], success: raw["status"] === "completed" }]];
  }
  if (item["type"] === "handoff_output_item") return [[idOf(raw), { success: true }]];
  if (item["type"] !== "tool_call_output_item") return [];
  return [[idOf(raw), { output: item["output"], success: !isFailure(item["output"]) }]];
}
function idOf(raw) {
  return raw["callId"] ?? raw["id"];
}
function isFailure(output) {
  return typeof output === "string" && output.startsWith("An error occurred while running the tool");
}
function lastAgent(items) {
  const handoff = items.findLast((item) => item["type"] === "handoff_output_item");
  return firstText(fieldsOf(handoff?.["targetAgent"]), ["name"]);
}
function isRefusal(item) {
  return listOf(fieldsOf(item["rawItem"])["content"]).some((part) => part["type"] === "refusal");
}

// src/agent/adapters/strands.ts
function fromStrands(result, options = {}) {
  const answers = answersOf(result);
  const asked = answers.flatMap(blocksOf).flatMap(askedIn4);
  const results = options.messages ? new Map(listOf(options.messages).flatMap(blocksOf).flatMap(resultIn3)) : countedResults(asked, fieldsOf(fieldsOf(result.metrics)["toolMetrics"]));
  const text = blocksOf(fieldsOf(result.lastMessage)).map((block) => block["text"]);
  const account = {
    framework: "strands",
    text: textOf(text) || saidOf(result.structuredOutput),
    structured: [result.structuredOutput],
    refused: result.stopReason === "contentFiltered" || result.stopReason === "guardrailIntervened",
    toolCalls: withResults(asked, results),
    steps: answers.length,
    usage: sumUsage(
      answers.map((answer) => fieldsOf(answer["metadata"])["usage"]),
      ["inputTokens", "outputTokens"]
    )
  };
  return observe(account, options);
}
function answersOf(result) {
  const messages = listOf(result.traces).flatMap(
    (cycle) => listOf(cycle["children"]).map((child) => child["message"])
  );
  return messages.map(fieldsOf).filter((message) => message["role"] === "assistant");
}
function blocksOf(message) {
  return listOf(message["content"]);
}
var OWN_TOOL = "strands_structured_output";
function askedIn4(block) {
  const { name, toolUseId, input } = block["type"] === "toolUseBlock" ? block : fieldsOf(block["toolUse"]);
  if (name === void 0 || name === OWN_TOOL) return [];
  return [{ id: toolUseId, name: String(name), args: input }];
}
function resultIn3(block) {
  const { toolUseId, status, content } = block["type"] === "toolResultBlock" ? block : fieldsOf(block["toolResult"]);
  if (toolUseId === void 0) return [];
  return [[toolUseId, { output: outputOf(listOf(content)), success: status !== "error" }]];
}
function outputOf(blocks) {
  const json = blocks.length === 1 ? blocks[0]?.["json"] : void 0;
  return json ?? textOf(blocks);
}
function countedResults(asked, metrics) {
  return new Map(
    asked.map(({ id, name }) => {
      const { successCount, errorCount } = fieldsOf(metrics[name]);
      return [id, { success: Number(successCount ?? 0) > 0 && !errorCount }];
    })
  );
}

// src/agent/code-test.ts
var { AsyncLocalStorage } = process.getBuiltinModule("node:async_hooks");
var KEY = /* @__PURE__ */ Symbol.for("agentverity.tests/v1");
function shared() {
  const holder = globalThis;
  holder[KEY] ??= { run: new AsyncLocalStorage() };
  return holder[KEY];
}
function noteFailure(failure) {
  shared().run.getStore()?.failures.push(failure);
}
function agentTest(name, options, body) {
  const fault = faultOf(name, options, body);
  if (fault !== void 0) throw new TypeError(`agentTest ${fault}`);
  const { register } = shared();
  if (register === void 0)
    throw new Error(
      "agentTest is for test files: run them with `agentverity test`, or in Vitest with `agentverity-action/vitest` among its `setupFiles`"
    );
  const declared = {};
  Error.captureStackTrace(declared, agentTest);
  register({ name, options, body, stack: declared.stack ?? "" });
}
function faultOf(name, options, body) {
  if (typeof name !== "string" || name.trim() === "" || /[\r\n]/.test(name))
    return "needs a name of one line";
  const { runs, agent } = options ?? {};
  const where = `\`${name}\``;
  if (typeof agent !== "function")
    return `${where} needs an \`agent\`: a function \`(input) => answer\`, or a factory of one`;
  if (runs !== void 0 && !(Number.isSafeInteger(runs) && runs >= 1))
    return `${where} has \`runs: ${String(runs)}\`, which is no whole number above 0`;
  return typeof body === "function" ? void 0 : `${where} needs a function to run`;
}

// src/core/behaviour/expect-agent.ts
var AgentAssertionError = class extends Error {
  name = "AgentAssertionError";
  failures;
  constructor(failures) {
    super(failures.map(failureWords).join("\n"));
    this.failures = failures;
  }
};
function failureWords({ assertion, category, message }) {
  return `${assertion}: ${message} [${category}]`;
}
function expectObservation(result, { collect = false }, context) {
  const observation = observationOf(result);
  const failures = [];
  const chain = {
    verify: () => {
      if (failures.length > 0) throw new AgentAssertionError([...failures]);
    }
  };
  for (const name of METHODS) {
    chain[name] = (...given) => {
      const failure = checkAssertion(assertionOf(name, given), observation, context);
      if (failure === void 0) return chain;
      if (!collect) throw new AgentAssertionError([failure]);
      failures.push(failure);
      context.collected?.(failure);
      return chain;
    };
  }
  return chain;
}
function observationOf(result) {
  const read = readObservation(result);
  if (read.ok) return read.observation;
  throw new TypeError(`this is no answer of an agent: ${read.why}`);
}
function assertionOf(name, given) {
  const [only] = given;
  if (only instanceof RegExp && name === "finalOutputMatchesPattern") return patternOf(only);
  const read = readAssertion(SNAKES[name], given.length === 0 ? void 0 : given);
  if (read.ok) return read.assertion;
  throw new TypeError(`\`${name}\` ${read.why}`);
}
function patternOf({ source, flags }) {
  const kept = flags.replace(/[dgy]/g, "");
  const written = /^[ims]*$/.test(kept) ? `${kept === "" ? "" : `(?${kept})`}${source}` : `/${source}/${kept}`;
  return { name: "final_output_matches_pattern", source: written, pattern: new RegExp(source, kept) };
}
var METHOD_NAMES = {
  used_tool: "usedTool",
  used_tool_times: "usedToolTimes",
  used_tool_at_least: "usedToolAtLeast",
  used_tool_at_most: "usedToolAtMost",
  did_not_use_tool: "didNotUseTool",
  used_any_tool: "usedAnyTool",
  used_tools_in_order: "usedToolsInOrder",
  tool_succeeded: "toolSucceeded",
  tool_called_with_args: "toolCalledWithArgs",
  steps_less_than: "stepsLessThan",
  finished_successfully: "finishedSuccessfully",
  did_not_error: "didNotError",
  final_output_contains: "finalOutputContains",
  final_output_does_not_contain: "finalOutputDoesNotContain",
  final_output_matches_pattern: "finalOutputMatchesPattern",
  did_not_claim_confirmation_without_tool: "didNotClaimConfirmationWithoutTool",
  latency_less_than: "latencyLessThan",
  cost_less_than: "costLessThan",
  decided: "decided",
  decided_one_of: "decidedOneOf"
};
var METHODS = Object.values(METHOD_NAMES);
var SNAKES = Object.fromEntries(
  Object.entries(METHOD_NAMES).map(([snake, method]) => [method, snake])
);

// src/pipeline/behaviour/expect-agent.ts
var matches;
var checking = {
  matches: (pattern, text) => {
    matches ??= boundedMatcher();
    return matches(pattern, text);
  },
  confirmationPhrases: CONFIRMATION_PHRASES
};
function expectAgent(result, options = {}) {
  return expectObservation(result, options, { ...checking, collected: noteFailure });
}

// src/report/build-comparison.ts
function buildComparison(agent, runs) {
  return { agent, rows: runs.map(row) };
}
function row({ name, run, evidence }) {
  const { decision_contract: contract, admission } = run;
  const reason = admission.refusals[0]?.reason;
  return {
    name,
    exactMatch: exactMatch(evidence),
    ...run.meter === null ? {} : { stability: stability(run.meter) },
    ...contract === null ? {} : {
      requiredRoutes: contract.required.length,
      reachedRoutes: contract.required.length - contract.missing_observed.length
    },
    decisions: run.blindness?.distinct ?? 0,
    admissible: admission.admissible,
    ...reason === void 0 ? {} : { reason }
  };
}
function stability(meter) {
  return {
    flips: meter.pair_flips,
    pairs: meter.pair_trials,
    upper: meter.ci_high,
    tolerance: meter.epsilon,
    verdict: ["deterministic", "stochastic"].find((word) => CALLS[word] === meter.call) ?? "undecided"
  };
}
function exactMatch({ cases }) {
  const scored = cases.filter(({ expected }) => expected !== void 0);
  return {
    matched: scored.filter(({ expected, observations }) => observations[0] === expected).length,
    total: scored.length
  };
}

// src/report/comparison.ts
var TITLES = ["probe set", "exact match", "stability", "coverage", "baseline"];
function renderComparisonText(comparison, options = {}) {
  const cells = comparison.rows.map((row2) => [
    plainName(row2.name, 40),
    matchWords(row2),
    row2.stability === void 0 ? "not measured" : `${row2.stability.verdict}, ${flipsOf(row2.stability)}`,
    coverageWords(row2),
    plainProse(baselineWords(row2), 200)
  ]);
  const title = `One agent, ${count(comparison.rows.length, "probe set")}: ${plainName(comparison.agent)}`;
  const lesson = lessons(comparison).flatMap((line) => wrap(plainProse(line), "", options.width ?? 100));
  const below = lesson.length === 0 ? [] : ["", ...lesson];
  const titles = TITLES.map((name) => name === "stability" ? "stability, flips/pairs" : name);
  return `${[title, "", ...columns([titles, ...cells]), ...below].join("\n")}
`;
}
function renderComparisonMarkdown(comparison) {
  const rows = comparison.rows.map((row2) => {
    const word = row2.admissible ? "✅ **ADMITTED**" : `❌ **REFUSED**: ${markdownProse(row2.reason ?? "", { cell: true })}`;
    const cells = [
      markdownCellCode(row2.name),
      matchWords(row2),
      stabilityWords(row2.stability),
      coverageWords(row2),
      word
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const refused = comparison.rows.filter((row2) => !row2.admissible).length;
  const title = `## ${count(comparison.rows.length, "probe set")}, one agent: ${whole(refused)} refused, ${whole(comparison.rows.length - refused)} admitted`;
  const table = [`| ${TITLES.join(" | ")} |`, `|${" --- |".repeat(TITLES.length)}`, ...rows].join("\n");
  const lesson = lessons(comparison).map((line) => markdownProse(line)).join("\n");
  return `${[title, table, lesson, `Agent: ${markdownCode(comparison.agent)}`].filter((part) => part !== "").join("\n\n")}
`;
}
function matchWords(row2) {
  return row2.exactMatch.total === 0 ? "no expectations" : `${whole(row2.exactMatch.matched)}/${whole(row2.exactMatch.total)}`;
}
function stabilityWords(stability2) {
  if (stability2 === void 0) return "not measured";
  const { upper, tolerance, verdict } = stability2;
  const bound = `at most ${percentBeside(upper, tolerance)}, tolerance ${percent(tolerance)}`;
  return `${verdict}: ${flipsOf(stability2)} flipped, ${bound}`;
}
function flipsOf({ flips, pairs }) {
  return `${whole(flips)}/${whole(pairs)}`;
}
function coverageWords(row2) {
  if (row2.requiredRoutes === void 0) return count(row2.decisions, "decision");
  return `${whole(row2.reachedRoutes ?? 0)}/${count(row2.requiredRoutes, "route")}`;
}
function baselineWords(row2) {
  return row2.admissible ? "ADMITTED" : `REFUSED: ${row2.reason ?? "no reason given"}`;
}
function lessons(comparison) {
  const misled = comparison.rows.filter((row2) => !row2.admissible && isFullMatch(row2));
  if (misled.length === 0) return [];
  const rows = misled.map((row2) => `${quoteName(row2.name)} (${matchWords(row2)}, ${coverageWords(row2)})`);
  return [
    `Why a full exact match was not enough: ${list(rows)}. Exact match says each answer was right once. It does not say that the answer comes again, nor that the probes can tell this agent from one that always decides the same.`
  ];
}
function isFullMatch(row2) {
  return row2.exactMatch.total > 0 && row2.exactMatch.matched === row2.exactMatch.total;
}

// src/index.ts
var host = {
  clock: systemClock,
  files: systemFiles,
  log: { info: () => {
  }, warn: () => {
  } },
  // a report has all of it among its caveats
  version: "0.1.0",
  outputDirectory: (folder) => folder
};
async function assessFiles(settings) {
  const { assessRecorded } = await import("./chunk-KY4QVBX5.js");
  return assessRecorded(settings, host);
}
async function compareFiles(settings) {
  const { compareRecorded } = await import("./chunk-KY4QVBX5.js");
  return compareRecorded(settings, host);
}
export {
  AgentAssertionError,
  agentTest,
  assess,
  assessFiles,
  bestCaseAdmission,
  bestCaseTotal,
  binomialLowerTail,
  binomialUpperTail,
  boschlooLower,
  buildComparison,
  clopperPearsonInterval,
  compareFiles,
  compareWindows,
  expectAgent,
  fisherLower,
  fisherTwoSided,
  flakiness,
  fromAISDK,
  fromLangGraph,
  fromOpenAIAgents,
  fromStrands,
  holm,
  judgeStability,
  pairsForDeterministic,
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  quietPairs,
  readObservation,
  renderComparisonMarkdown,
  renderComparisonText,
  sequentialBoundaries,
  wilsonInterval
};
