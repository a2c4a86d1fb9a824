/**
 * Which environment variables the agent's process gets. An allow-list: a runner's environment holds tokens and the
 * paths of files that steer later steps. This is defence in depth; another process of the same user can still
 * read ours, so a job that measures untrusted code must hold no secret at all.
 */

type Variables = Readonly<Record<string, string | undefined>>;

/** Needed to start programs, find a home, speak the right language, reach the network. No secrets by convention. */
const HARMLESS: readonly RegExp[] = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI)$/,
  /^(SYSTEMROOT|WINDIR|SYSTEMDRIVE|COMSPEC|PATHEXT|USERPROFILE|USERNAME|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|NUMBER_OF_PROCESSORS|PROCESSOR_.*|OS)$/,
  /^(HTTP_PROXY|HTTPS_PROXY|ALL_PROXY|NO_PROXY|NODE_USE_ENV_PROXY)$/,
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/,
  /^(NODE_ENV|AGENT_.*)$/,
];

/** Where the runtimes of other languages find themselves and their packages. */
const RUNTIMES: readonly RegExp[] = [
  /^(PYTHON.*|VIRTUAL_ENV|CONDA_PREFIX|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH)$/,
  /^(JAVA_HOME|CLASSPATH|DOTNET_ROOT|GOROOT|GOPATH|GOCACHE|CARGO_HOME|RUSTUP_HOME)$/,
  /^(GEM_HOME|GEM_PATH|BUNDLE_GEMFILE|RUBYLIB|PERL5LIB|NODE_PATH|DENO_DIR|R_HOME|R_LIBS.*)$/,
];

/** Keys and addresses of model providers: an agent without them cannot answer, and giving them is the point. */
const PROVIDERS: readonly RegExp[] = [
  /^(OPENAI|ANTHROPIC|CLAUDE|AZURE_OPENAI|MISTRAL|GEMINI|GOOGLE_GENERATIVE_AI|COHERE|GROQ|TOGETHER|FIREWORKS|DEEPSEEK|PERPLEXITY|OPENROUTER|XAI|OLLAMA|BEDROCK|AWS_BEARER_TOKEN_BEDROCK|HUGGINGFACE|REPLICATE|CEREBRAS|LITELLM)(_.*)?$/,
  /^(GOOGLE_API_KEY|HF_TOKEN|CO_API_KEY)$/,
];

/** Not given by `*`: they steer the runner, this action or the worker itself. */
const RUNNERS_OWN: readonly RegExp[] = [
  /^(INPUT|ACTIONS|GITHUB|RUNNER)_/,
  /^(NODE_OPTIONS|NODE_CHANNEL_FD)$/,
];

/** Never given, whoever asks: `agent-env` may come with a pull request, and these speak for the job. */
const NEVER = /^((INPUT|ACTIONS)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|ARTIFACTS)|NODE_CHANNEL_FD)$/;

/**
 * @param all    the whole environment of this process
 * @param names  further names a person allowed (`agent-env`); `*` allows all but the runner's own. A name that is
 *               written out is given (who writes `GITHUB_TOKEN` has put it into the step's `env` and means it), but
 *               for those that the runner gives to this action alone
 * @returns a new record; names keep their spelling
 */
export function agentEnvironment(all: Variables, names: readonly string[]): Record<string, string> {
  const everything = names.includes("*");
  const asked = new Set(names);
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined || NEVER.test(name.toUpperCase())) continue;
    if (asked.has(name) || isAllowed(name.toUpperCase(), everything)) given[name] = value;
  }
  return given;
}

/** Names are compared in upper case: Windows spells `Path`, and proxies are often written in lower case. */
function isAllowed(name: string, everything: boolean): boolean {
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(name));
  if (matches(RUNNERS_OWN)) return false;
  return everything || matches(HARMLESS) || matches(RUNTIMES) || matches(PROVIDERS);
}
