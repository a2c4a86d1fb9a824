import {
  readPath
} from "./chunk-CHMHNBZR.js";
import {
  Pace,
  StartGate
} from "./chunk-ZMBBQTHQ.js";
import {
  MAX_ANSWER_BYTES,
  REAL_TIMING,
  agentEnvironment,
  callFailure,
  fail,
  failed,
  oneLine,
  readObservation,
  succeed
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/agent/endpoint-agent.ts
var { setMaxListeners } = process.getBuiltinModule("node:events");

// src/agent/endpoint-presets.ts
var REFUSED = { kind: "no_decision", reason: "refused" };
var ANTHROPIC_MAX_TOKENS = 1024;
var PRESET_RULES = {
  "openai-chat": {
    url: "https://api.openai.com/v1/chat/completions",
    headers: { authorization: "Bearer ${OPENAI_API_KEY}" },
    body: ({ model, system }) => ({
      model,
      messages: [...system === void 0 ? [] : [{ role: "system", content: system }], userMessage()]
    }),
    read: readChat
  },
  "openai-responses": {
    url: "https://api.openai.com/v1/responses",
    headers: { authorization: "Bearer ${OPENAI_API_KEY}" },
    body: ({ model, system }) => ({
      model,
      ...system === void 0 ? {} : { instructions: system },
      input: "{{input}}"
    }),
    read: readResponses
  },
  "anthropic-messages": {
    url: "https://api.anthropic.com/v1/messages",
    headers: { "x-api-key": "${ANTHROPIC_API_KEY}", "anthropic-version": "2023-06-01" },
    body: ({ model, system }) => ({
      model,
      max_tokens: ANTHROPIC_MAX_TOKENS,
      ...system === void 0 ? {} : { system },
      messages: [userMessage()]
    }),
    read: readMessages
  }
};
function userMessage() {
  return { role: "user", content: "{{input}}" };
}
function readChat(answer) {
  const content = readPath(answer, "choices.0.message.content");
  const message = fieldsAt(answer, "choices.0.message");
  if (message === void 0) return missing(content);
  const choice = fieldsAt(answer, "choices.0");
  const refused = isText(message["refusal"]) || choice?.["finish_reason"] === "content_filter";
  const said = message["content"];
  const text = typeof said === "string" ? said : textOf(listOf(said), "text");
  const calls = listOf(message["tool_calls"]).map((call) => call["function"] ?? call["custom"]);
  return observation(isText(text) ? text : message["refusal"], refused, calls);
}
function readResponses(answer) {
  const output = readPath(answer, "output.*");
  if (!output.found) return missing(output);
  const items = listOf(output.value);
  const parts = items.filter(isOf("message")).flatMap((item) => listOf(item["content"]));
  const refusal = parts.find(isOf("refusal"));
  const text = textOf(parts, "output_text");
  return observation(text === "" ? refusal?.["refusal"] : text, refusal !== void 0, [
    ...items.filter(isOf("function_call"))
  ]);
}
function readMessages(answer) {
  const content = readPath(answer, "content.*");
  if (!content.found) return missing(content);
  const blocks = listOf(content.value);
  const stop = readPath(answer, "stop_reason");
  const refused = stop.found && stop.value === "refusal";
  return observation(textOf(blocks, "text"), refused, blocks.filter(isOf("tool_use")));
}
function observation(said, refused, toolCalls) {
  const text = typeof said === "string" ? said : "";
  const label = text.trim();
  const verdict = label === "" ? null : label;
  return { ok: true, raw: { text, verdict: refused ? REFUSED : verdict, toolCalls } };
}
function missing(read) {
  return { ok: false, why: read.found ? "the answer has no message" : read.why };
}
function fieldsAt(answer, path) {
  const read = readPath(answer, path);
  return read.found && typeof read.value === "object" && read.value !== null ? read.value : void 0;
}
function listOf(value) {
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === "object" && item !== null);
}
function isOf(type) {
  return (item) => item["type"] === type;
}
function textOf(parts, type) {
  return parts.filter(isOf(type)).map((part) => isText(part["text"]) ? part["text"] : "").join("");
}
function isText(value) {
  return typeof value === "string" && value !== "";
}

// src/agent/endpoint-answer.ts
var MAX_EXCERPT = 80;
function readHttpAnswer(spec, answer) {
  let json;
  try {
    json = JSON.parse(answer.body);
  } catch {
    return failed("malformed-response", `the answer is not JSON: ${describeHttp(answer)}`);
  }
  const mapped = mapAnswer(spec, json);
  if (!mapped.ok) return failed("missing-path", mapped.why);
  const read = readObservation(mapped.raw);
  return read.ok ? read : failed("malformed-response", read.why);
}
function mapAnswer(spec, json) {
  const hasPaths = Object.values(spec.paths).some((path) => path !== void 0);
  if (spec.preset === void 0 && !hasPaths) return { ok: true, raw: json };
  const base = readBase(spec, json);
  if (!base.ok) return base;
  const decision = readDecision(spec.paths.decision, json);
  if (!decision.ok) return decision;
  const others = readOthers(spec.paths, json);
  if (!others.ok) return others;
  const text = base.raw["text"] || decision.raw["text"];
  return { ok: true, raw: { ...base.raw, ...decision.raw, ...text ? { text } : {}, ...others.raw } };
}
function readBase(spec, json) {
  const hasDecision = spec.paths.decision !== void 0;
  if (spec.preset !== void 0) {
    const read = PRESET_RULES[spec.preset].read(json);
    return read.ok || !hasDecision ? read : { ok: true, raw: {} };
  }
  const isObservation = !hasDecision && typeof json === "object" && json !== null;
  return { ok: true, raw: isObservation ? json : {} };
}
function readDecision(path, json) {
  if (path === void 0) return { ok: true, raw: {} };
  const read = readPath(json, path);
  if (!read.found) return { ok: false, why: read.why };
  const verdict = decisionOf(read.value);
  return { ok: true, raw: typeof verdict === "string" ? { verdict, text: verdict } : { verdict } };
}
function readOthers(paths, json) {
  const raw = {};
  const others = { text: paths.text, toolCalls: paths.tools, steps: paths.steps, cost: paths.cost };
  for (const [field, path] of Object.entries(others)) {
    if (path === void 0) continue;
    const read = readPath(json, path);
    if (read.found) raw[field] = field === "text" ? textOf2(read.value) : read.value;
    else if (!read.optional) return { ok: false, why: read.why };
  }
  return { ok: true, raw };
}
function decisionOf(value) {
  const text = textOf2(value);
  if (typeof text === "string") return text.trim();
  return typeof text === "number" || typeof text === "boolean" ? String(text) : text;
}
function textOf2(value) {
  if (!Array.isArray(value) || value.length === 0) return value;
  return value.every((part) => typeof part === "string") ? value.join("") : value;
}
function describeHttp(answer) {
  const type = answer.contentType === "" ? "no content type" : oneLine(answer.contentType, MAX_EXCERPT);
  const start = oneLine(answer.body, MAX_EXCERPT);
  return `HTTP ${answer.status}, ${type}: ${start === "" ? "an empty body" : JSON.stringify(start)}`;
}

// src/agent/proxy.ts
function proxyFor(url, environment) {
  if (isLoopback(url.hostname)) return void 0;
  const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
  const proxy = environment[name] || environment[name.toUpperCase()];
  if (proxy === void 0 || proxy === "" || isExempt(url, environment)) return void 0;
  return proxy.includes("://") ? proxy : `http://${proxy}`;
}
function isExempt(url, environment) {
  const list = environment["no_proxy"] || environment["NO_PROXY"] || "";
  const host = url.hostname.toLowerCase();
  const port = portOf(url);
  return list.toLowerCase().split(/[\s,]+/).filter((entry) => entry !== "").some((entry) => {
    if (entry === "*") return true;
    const domain = entry.replace(/^\*?\./, "");
    return [host, `${host}:${port}`].some((each) => each === domain || each.endsWith(`.${domain}`));
  });
}
function portOf(url) {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}
function isLoopback(hostname) {
  return hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
}

// src/agent/endpoint-transport.ts
var MAX_REDIRECTS = 5;
var PUBLIC_HEADERS = ["accept", "content-type"];
var AnswerTooLarge = class extends Error {
};
function createTransport(environment) {
  const routes = /* @__PURE__ */ new Map();
  async function send(request, signal) {
    const { method, headers, body } = request;
    const options = { method, headers, body: body ?? null, signal, redirect: "manual" };
    const proxy = proxyFor(request.url, environment) ?? DIRECT;
    const route = routes.get(proxy) ?? openRoute(proxy);
    routes.set(proxy, route);
    return (await route).fetch(request.url, options);
  }
  return {
    async exchange(request, signal) {
      let current = request;
      let response = await send(current, signal);
      for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
        const next = redirected(current, response);
        if (next === void 0) break;
        await response.body?.cancel();
        current = next;
        response = await send(current, signal);
      }
      const { status, headers } = response;
      const contentType = headers.get("content-type") ?? "";
      const retryAfter = headers.get("retry-after");
      return { status, contentType, retryAfter, body: await readCapped(response) };
    },
    async close() {
      for (const route of routes.values()) await (await route).close();
    }
  };
}
function redirected(request, response) {
  const location = response.headers.get("location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return void 0;
  if (!URL.canParse(location, request.url.href)) return void 0;
  const url = new URL(location, request.url);
  if (url.protocol !== "http:" && url.protocol !== "https:") return void 0;
  if (response.status < 307 && request.body !== void 0) return void 0;
  const headers = Object.entries(request.headers).filter(
    ([name]) => url.origin === request.url.origin || PUBLIC_HEADERS.includes(name)
  );
  return {
    url,
    method: request.method,
    headers: Object.fromEntries(headers),
    body: request.body
  };
}
async function readCapped(response) {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new AnswerTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
var DIRECT = "";
var PATIENT = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } };
async function openRoute(proxy) {
  const { default: undici } = await import("./chunk-SYZPJ5K6.js");
  const dispatcher = proxy === DIRECT ? new undici.Agent(PATIENT) : new undici.ProxyAgent({ uri: proxy, ...PATIENT });
  const send = (url, options) => undici.fetch(url, { ...options, dispatcher });
  return { fetch: send, close: () => dispatcher.destroy() };
}

// src/agent/retry.ts
var RETRIED_STATUS = [429, 502, 503, 504];
var FIRST_WAIT_MS = 500;
var LONGEST_WAIT_MS = 3e4;
var LEAST_SPREAD_MS = 100;
var MAX_RETRY_AFTER_MS = 12e4;
function isRetriedStatus(status) {
  return RETRIED_STATUS.includes(status);
}
function waitBeforeRetry(attempt, retryAfterMs, random) {
  if (retryAfterMs === void 0) {
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + random);
  }
  return retryAfterMs + random * Math.max(LEAST_SPREAD_MS, retryAfterMs / 10);
}
function readRetryAfter(header, nowMs) {
  const text = header?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1e3;
  const date = /[a-z]{3}.*\d\d:\d\d:\d\d/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
}

// src/agent/endpoint-attempt.ts
async function attemptCall(settings, input, ended) {
  const { request, transport, timing, timeoutMs } = settings;
  const since = timing.monotonic();
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (ended.aborted) abort();
  ended.addEventListener("abort", abort);
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    abort();
  }, timeoutMs);
  try {
    const answer = await transport.exchange(request.for(input), controller.signal);
    return readAttempt(settings, answer, timing.monotonic() - since);
  } catch (error) {
    if (expired) return { result: failed("timeout", `no answer within ${timeoutMs} ms`), answered: false };
    return explainError(error, ended.aborted, request);
  } finally {
    clearTimeout(timer);
    ended.removeEventListener("abort", abort);
  }
}
function readAttempt(settings, answer, elapsedMs) {
  const { spec, request, timing } = settings;
  const read = answer.status < 300 ? readHttpAnswer(spec, answer) : void 0;
  if (read?.ok === true) {
    const latencyMs = Math.round(elapsedMs * 1e3) / 1e3;
    return { result: { ok: true, observation: { latencyMs, ...read.observation } }, answered: true };
  }
  const result = { ok: false, failure: explainAnswer(spec, answer, request) };
  if (!isRetriedStatus(answer.status)) return { result, answered: true };
  const retryAfterMs = readRetryAfter(answer.retryAfter, timing.wallClock());
  return { result, refusal: { status: answer.status, retryAfterMs }, answered: true };
}
function explainAnswer(spec, answer, request) {
  const safe = { ...answer, body: request.redact(answer.body) };
  const read = answer.status < 300 ? readHttpAnswer(spec, safe) : void 0;
  if (read?.ok === false) return read.failure;
  return callFailure(answer.status < 300 ? "malformed-response" : "http-status", describeHttp(safe));
}
function explainError(error, ended, request) {
  if (error instanceof AnswerTooLarge) {
    const cap = `${MAX_ANSWER_BYTES / 1024 / 1024} MiB`;
    return { result: failed("malformed-response", `the answer is larger than ${cap}`), answered: true };
  }
  if (ended) return { result: failed("network", "the run ended before it answered"), answered: false };
  const cause = deepestCause(error);
  const kind = /Timeout/.test(cause.name) ? "timeout" : "network";
  const result = failed(kind, request.redact(cause.text));
  if (!cause.isUnconnected) return { result, answered: false };
  return { result, refusal: { status: void 0, retryAfterMs: void 0 }, answered: false };
}
function deepestCause(error) {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    const next = current instanceof AggregateError ? current.errors[0] : current.cause;
    if (!(next instanceof Error)) break;
    current = next;
  }
  if (!(current instanceof Error)) return { name: "", text: String(current), isUnconnected: false };
  const { code = "", syscall } = current;
  const proxy = /^Proxy response \((\d+)\)/.exec(current.message)?.[1];
  if (proxy !== void 0) {
    const text2 = `the proxy answered ${proxy} and opened no connection; see \`HTTPS_PROXY\`, \`HTTP_PROXY\` and \`NO_PROXY\``;
    return { name: "", text: text2, isUnconnected: false };
  }
  const said = current.message === "" ? current.name : current.message;
  const text = code === "" || said.includes(code) ? said : `${said} (${code})`;
  const isUnconnected = syscall === "connect" && ["ECONNREFUSED", "ECONNRESET"].includes(code);
  return { name: current.name, text, isUnconnected };
}

// src/agent/endpoint-reachable.ts
var { connect, isIP } = process.getBuiltinModule("node:net");
var { connect: connectSecurely } = process.getBuiltinModule("node:tls");
var TIMEOUT_MS = 5e3;
var MAX_CAUSE = 120;
async function findUnreachable(name, origin) {
  const host = origin.hostname.replace(/^\[|\]$/g, "");
  const port = portOf(origin);
  const error = await tryConnect(host, port, origin.protocol === "https:");
  if (error === void 0) return void 0;
  const { cause, hint } = EXPLANATIONS[error.code] ?? unexplained(error);
  return {
    code: "agent-unreachable",
    message: `endpoint \`${name}\` cannot be reached at ${host}:${port}: ${cause}; no call was made`,
    hint
  };
}
var TRUST_HINT = "Name the file of the authority that signed it: `env: NODE_EXTRA_CA_CERTS: ca.pem` on this step.";
var EXPLANATIONS = {
  ECONNREFUSED: {
    cause: "nothing listens there (connection refused)",
    hint: "Start the server in an earlier step, in the background, and wait until it answers."
  },
  ENOTFOUND: {
    cause: "there is no host of this name (ENOTFOUND)",
    hint: "Check the spelling of the host, and whether this machine may resolve it."
  },
  EAI_AGAIN: {
    cause: "its name could not be looked up (EAI_AGAIN)",
    hint: "Check the spelling of the host, and whether this machine has a network."
  },
  ETIMEDOUT: {
    cause: `no connection within ${TIMEOUT_MS / 1e3} s`,
    hint: "Check firewalls; a private network needs a runner inside it, or a proxy in `HTTPS_PROXY`."
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    cause: "its certificate is signed by itself (DEPTH_ZERO_SELF_SIGNED_CERT)",
    hint: TRUST_HINT
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    cause: "its certificate is signed by an authority that this machine does not know (SELF_SIGNED_CERT_IN_CHAIN)",
    hint: TRUST_HINT
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    cause: "its certificate's authority is not known here (UNABLE_TO_VERIFY_LEAF_SIGNATURE)",
    hint: TRUST_HINT
  },
  CERT_HAS_EXPIRED: {
    cause: "its certificate has expired (CERT_HAS_EXPIRED)",
    hint: "Renew the server's certificate; check this machine's clock."
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    cause: "its certificate is for another host (ERR_TLS_CERT_ALTNAME_INVALID)",
    hint: "Use the host's name as it stands in the certificate."
  },
  ERR_SSL_WRONG_VERSION_NUMBER: {
    cause: "what listens there speaks no TLS",
    hint: "If it speaks plain HTTP, write `http://`."
  }
};
function unexplained({ code, message }) {
  const said = message === "" || message === code ? code : `${oneLine(message, MAX_CAUSE)} (${code})`;
  return { cause: said, hint: "Check the address and the network." };
}
function tryConnect(host, port, secure) {
  return new Promise((resolve) => {
    const socket = secure ? connectSecurely({ host, port, ...isIP(host) === 0 ? { servername: host } : {} }) : connect({ host, port });
    const settle = (fault) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(fault);
    };
    const timer = setTimeout(() => settle({ code: "ETIMEDOUT", message: "" }), TIMEOUT_MS);
    socket.once(secure ? "secureConnect" : "connect", () => settle(void 0));
    socket.on(
      "error",
      (error) => settle({ code: error.code ?? error.name, message: error.message })
    );
  });
}

// src/agent/endpoint-template.ts
var REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;
var INPUT = /\{\{\s*input\s*\}\}/;
function templateOf(spec, environment) {
  const preset = spec.preset === void 0 ? void 0 : PRESET_RULES[spec.preset];
  const method = spec.method === "" ? "POST" : spec.method.toUpperCase();
  const sendsBody = method !== "GET" && method !== "HEAD";
  const body = spec.body ?? (sendsBody ? preset?.body(spec) ?? { input: "{{input}}" } : void 0);
  const ownUrl = spec.url !== "";
  const presetHeaders = Object.entries(preset?.headers ?? {}).filter(
    ([, value]) => !ownUrl || namesIn(value).every((name) => isSet(environment, name))
  );
  return {
    url: ownUrl ? spec.url : preset?.url ?? "",
    method,
    headers: {
      accept: "application/json",
      ...body === void 0 ? {} : { "content-type": "application/json" },
      ...Object.fromEntries(presetHeaders),
      ...Object.fromEntries(Object.entries(spec.headers).map(([name, value]) => [name.toLowerCase(), value]))
    },
    body
  };
}
function findFaults(spec, template, environment) {
  return [...environmentFaults(template, environment), ...templateFaults(spec, template)];
}
function environmentFaults(template, environment) {
  const missing2 = referencesIn(template).filter((name) => !isSet(environment, name));
  if (missing2.length === 0) return [];
  const [first] = missing2;
  return [
    {
      code: "agent-environment",
      message: `the endpoint needs ${missing2.map((name) => `\`${name}\``).join(", ")} from the environment, and ${missing2.length === 1 ? "it is" : "they are"} not set, empty, or not named in \`agent-env\``,
      hint: `Set it for this step (\`env: ${first}: \${{ secrets.${first} }}\`) and allow it: \`agent-env: ${first}\`; model providers' own names need no allowing. Pull requests from forks get no secrets.`
    }
  ];
}
function templateFaults(spec, template) {
  const faults = [];
  const hasBodyMethod = template.method !== "GET" && template.method !== "HEAD";
  if (spec.body !== void 0 && !hasBodyMethod) {
    faults.push({
      code: "input-conflict",
      message: `the endpoint has a \`body\`, and \`method: ${template.method}\` cannot send one`,
      hint: "Set `method: POST`, or put `{{input}}` into the URL and leave out the body."
    });
  } else if (!INPUT.test(template.url) && !stringsIn(template.body).some((text) => INPUT.test(text))) {
    faults.push({
      code: "input-invalid",
      message: "the endpoint's request never mentions `{{input}}`: every probe would send the same",
      hint: 'Put `"{{input}}"` where the probe belongs in `body`, or into the URL.'
    });
  }
  if (spec.preset !== void 0 && spec.body === void 0 && spec.model === void 0) {
    faults.push({
      code: "input-missing",
      message: `\`preset: ${spec.preset}\` needs a \`model\``,
      hint: "Name the model as the provider does, with its date, so that a new release does not change the agent."
    });
  }
  return faults;
}
function stringsIn(tree) {
  if (typeof tree === "string") return [tree];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.values(tree).flatMap(stringsIn);
}
function referencesIn(template) {
  const texts = [template.url, ...Object.values(template.headers), ...stringsIn(template.body)];
  return [...new Set(texts.flatMap(namesIn))];
}
function namesIn(text) {
  return [...text.matchAll(REFERENCE)].map((match) => match[1] ?? "");
}
function isSet(environment, name) {
  return (environment[name] ?? "").trim() !== "";
}

// src/agent/endpoint-request.ts
var SLOT = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}|\{\{\s*input\s*\}\}/g;
var MIN_SECRET_LENGTH = 6;
function prepareRequest(spec, environment) {
  const template = templateOf(spec, environment);
  const faults = findFaults(spec, template, environment);
  if (faults.length > 0) return fail(...faults);
  const fill = (text, input) => text.replace(
    SLOT,
    (_slot, name2) => name2 === void 0 ? input : environment[name2] ?? ""
  );
  const urlFor = (input) => new URL(fill(template.url, encodeURIComponent(input)).trim());
  const name = withoutSecrets(template.url);
  const fixed = prepareFixed(name, template, (text) => fill(text, ""), urlFor);
  if (!fixed.ok) return fixed;
  const { headers, origin } = fixed.value;
  return succeed({
    name,
    origin,
    for: (input) => ({
      url: withoutCredentials(urlFor(input)),
      method: template.method,
      headers,
      body: template.body === void 0 ? void 0 : JSON.stringify(fillTree(template.body, input, fill))
    }),
    redact: redactor(referencesIn(template), environment)
  });
}
function prepareFixed(name, template, fill, urlFor) {
  let origin;
  try {
    origin = urlFor("");
    if (origin.protocol !== "http:" && origin.protocol !== "https:") throw new Error("no such protocol");
  } catch {
    return fail({
      code: "input-invalid",
      message: `the endpoint's address \`${name}\` is no http or https URL`,
      hint: "Write it whole: `https://host/path`."
    });
  }
  const headers = credentialsOf(origin);
  for (const [header, text] of Object.entries(template.headers)) {
    const value = fill(text).trim();
    try {
      new Headers([[header, value]]);
    } catch {
      return fail({
        code: "input-invalid",
        message: `the header \`${header}\` cannot be sent: its name or its value has a character that HTTP forbids`,
        hint: "Look for a line break or a non-ASCII character, for example inside the secret."
      });
    }
    headers[header] = value;
  }
  return succeed({ headers, origin: withoutCredentials(origin) });
}
function credentialsOf(url) {
  if (url.username === "" && url.password === "") return {};
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return { authorization: `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
}
function withoutCredentials(url) {
  const clean = new URL(url);
  clean.username = "";
  clean.password = "";
  return clean;
}
function withoutSecrets(url) {
  return url.replace(/[?#][\s\S]*$/, "").replace(/\/\/[^/]*@/, "//");
}
function fillTree(tree, input, fill) {
  if (typeof tree === "string") return fill(tree, input);
  if (Array.isArray(tree)) return tree.map((item) => fillTree(item, input, fill));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillTree(value, input, fill)]));
}
function redactor(names, environment) {
  const values = names.map((name) => (environment[name] ?? "").trim());
  const secrets = values.filter((value) => value.length >= MIN_SECRET_LENGTH);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
}

// src/agent/endpoint-agent.ts
var RUN_ENDED = failed("network", "the run ended before it was asked");
async function openEndpointAgent(spec, options) {
  const prepared = prepareRequest(spec, agentEnvironment(options.environment, options.agentEnv));
  if (!prepared.ok) return prepared;
  const request = prepared.value;
  if (proxyFor(request.origin, options.environment) === void 0) {
    const problem = await findUnreachable(request.name, request.origin);
    if (problem !== void 0) return fail(problem);
  }
  const transport = createTransport(options.environment);
  const { timeoutMs, timing = REAL_TIMING } = options;
  const calls = new EndpointCalls({ spec, request, transport, timing, timeoutMs }, options);
  return succeed({
    name: request.name,
    isolation: isolationOf(spec, options.isolation),
    notes: [],
    ask: (input) => calls.ask(input),
    close: () => calls.close()
  });
}
function isolationOf(spec, declared) {
  if (declared !== "auto") return declared;
  return spec.preset === void 0 ? "unknown" : "fresh-session";
}
var EndpointCalls = class {
  #settings;
  #retries;
  #pace;
  #gate;
  #ended = new AbortController();
  #say;
  constructor(settings, { retries, rateLimit, onOutput }) {
    this.#settings = settings;
    this.#retries = retries;
    this.#say = onOutput;
    this.#pace = new Pace(rateLimit);
    this.#gate = new StartGate(this.#pace, settings.timing);
    setMaxListeners(0, this.#ended.signal);
  }
  async ask(input) {
    const { signal } = this.#ended;
    const { timing } = this.#settings;
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = await this.#gate.enter(signal);
      if (signal.aborted) return { ...RUN_ENDED, attempt };
      const { result, refusal, answered } = await attemptCall(this.#settings, input, signal);
      this.#tellPace(startedAt, { result, answered, ...refusal && { refusal } });
      if (refusal === void 0 || attempt > this.#retries || isTooLong(refusal)) {
        return { ...explained(result, refusal, attempt), attempt };
      }
      await timing.wait(waitBeforeRetry(attempt, refusal.retryAfterMs, timing.random()), signal);
    }
  }
  #tellPace(startedAt, { refusal, answered }) {
    const now = this.#settings.timing.monotonic();
    const isBusy = refusal?.status === 429 || refusal?.status === 503;
    if (isBusy) {
      const isExplained = refusal.status === 429 || refusal.retryAfterMs !== void 0;
      const before = this.#pace.rate(now);
      this.#pace.pushedBack(startedAt, now, isExplained);
      if (before === void 0) this.#tellSlower(refusal.status, this.#pace.rate(now));
    } else if (answered) this.#pace.accepted(now);
  }
  /** Once: a person who watches wants to know why it got slow. */
  #tellSlower(status, perSecond) {
    if (perSecond === void 0) return;
    this.#say(
      `the endpoint pushes back (HTTP ${status}): calls now start at the rate it accepts, first ${perSecond.toPrecision(2)} a second; \`rate-limit\` sets one`
    );
  }
  async close() {
    this.#ended.abort();
    await this.#settings.transport.close();
  }
};
function isTooLong({ retryAfterMs }) {
  return retryAfterMs !== void 0 && retryAfterMs > MAX_RETRY_AFTER_MS;
}
function explained(result, refusal, attempt) {
  if (result.ok) return result;
  const { kind, message } = result.failure;
  const told = (text) => ({ ok: false, failure: callFailure(kind, text) });
  if (refusal !== void 0 && isTooLong(refusal)) {
    const asked = Math.ceil((refusal.retryAfterMs ?? 0) / 1e3);
    return told(`asked to wait ${asked} s, and we wait at most ${MAX_RETRY_AFTER_MS / 1e3} s: ${message}`);
  }
  if (attempt === 1) return result;
  if (refusal === void 0) return told(`on attempt ${attempt}: ${message}`);
  return told(`not taken on in ${attempt} attempts; the last: ${message}`);
}
export {
  openEndpointAgent
};
