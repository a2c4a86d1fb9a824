import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/agent/agent-environment.ts
var HARMLESS = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI)$/,
  /^(SYSTEMROOT|WINDIR|SYSTEMDRIVE|COMSPEC|PATHEXT|USERPROFILE|USERNAME|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|NUMBER_OF_PROCESSORS|PROCESSOR_.*|OS)$/,
  /^(HTTP_PROXY|HTTPS_PROXY|ALL_PROXY|NO_PROXY|NODE_USE_ENV_PROXY)$/,
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/,
  /^(NODE_ENV|AGENT_.*)$/
];
var RUNTIMES = [
  /^(PYTHON.*|VIRTUAL_ENV|CONDA_PREFIX|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH)$/,
  /^(JAVA_HOME|CLASSPATH|DOTNET_ROOT|GOROOT|GOPATH|GOCACHE|CARGO_HOME|RUSTUP_HOME)$/,
  /^(GEM_HOME|GEM_PATH|BUNDLE_GEMFILE|RUBYLIB|PERL5LIB|NODE_PATH|DENO_DIR|R_HOME|R_LIBS.*)$/
];
var PROVIDERS = [
  /^(OPENAI|ANTHROPIC|CLAUDE|AZURE_OPENAI|MISTRAL|GEMINI|GOOGLE_GENERATIVE_AI|COHERE|GROQ|TOGETHER|FIREWORKS|DEEPSEEK|PERPLEXITY|OPENROUTER|XAI|OLLAMA|BEDROCK|AWS_BEARER_TOKEN_BEDROCK|HUGGINGFACE|REPLICATE|CEREBRAS|LITELLM)(_.*)?$/,
  /^(GOOGLE_API_KEY|HF_TOKEN|CO_API_KEY)$/
];
var RUNNERS_OWN = [
  /^(INPUT|ACTIONS|GITHUB|RUNNER)_/,
  /^(NODE_OPTIONS|NODE_CHANNEL_FD)$/
];
var NEVER = /^((INPUT|ACTIONS)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|ARTIFACTS)|NODE_CHANNEL_FD)$/;
function agentEnvironment(all, names) {
  const everything = names.includes("*");
  const asked = new Set(names);
  const given = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === void 0 || NEVER.test(name.toUpperCase())) continue;
    if (asked.has(name) || isAllowed(name.toUpperCase(), everything)) given[name] = value;
  }
  return given;
}
function isAllowed(name, everything) {
  const matches = (patterns) => patterns.some((pattern) => pattern.test(name));
  if (matches(RUNNERS_OWN)) return false;
  return everything || matches(HARMLESS) || matches(RUNTIMES) || matches(PROVIDERS);
}

export {
  agentEnvironment
};
