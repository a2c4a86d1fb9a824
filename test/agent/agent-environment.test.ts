import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agentEnvironment } from "../../src/agent/agent-environment.ts";

describe("an agent sees", () => {
  it.each([
    ...[
      "PATH",
      "Path",
      "HOME",
      "USER",
      "LANG",
      "LC_ALL",
      "TZ",
      "TMPDIR",
      "TEMP",
      "TMP",
      "SystemRoot",
      "ComSpec",
    ],
    ...[
      "HTTPS_PROXY",
      "https_proxy",
      "no_proxy",
      "NODE_EXTRA_CA_CERTS",
      "SSL_CERT_FILE",
      "SSL_CERT_DIR",
      "CI",
    ],
    ...["AGENT_MODE", "OPENAI_API_KEY", "ANTHROPIC_API_KEY", "AZURE_OPENAI_ENDPOINT", "MISTRAL_API_KEY"],
    ...["GEMINI_API_KEY", "GOOGLE_API_KEY"],
    ...["PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "JAVA_HOME", "GEM_HOME", "CARGO_HOME"],
  ])("%s without being told", (name) => {
    expect(agentEnvironment({ [name]: "x" }, [])).toEqual({ [name]: "x" });
  });
});

const RUNNERS = [
  ...["INPUT_GITHUB-TOKEN", "ACTIONS_RUNTIME_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", "GITHUB_TOKEN"],
  ...["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_STEP_SUMMARY", "RUNNER_TEMP", "NODE_OPTIONS"],
];
const OTHERS = [
  "AWS_SECRET_ACCESS_KEY",
  "NPM_TOKEN",
  "DATABASE_URL",
  "LD_PRELOAD",
  "MY_OPENAI_KEY",
  "OPENAIX",
];

describe("an agent does not see", () => {
  it.each([...RUNNERS, ...OTHERS])("%s without being told", (name) => {
    expect(agentEnvironment({ [name]: "x" }, [])).toEqual({});
  });
  it.each(RUNNERS)("%s by `*`", (name) => {
    expect(agentEnvironment({ [name]: "x" }, ["*"])).toEqual({});
  });
});

describe("a team may allow", () => {
  it.each([...OTHERS, "GITHUB_TOKEN"])("%s by its name", (name) => {
    expect(agentEnvironment({ [name]: "x", OTHER: "y" }, [name])).toEqual({ [name]: "x" });
  });
  it.each(OTHERS)("%s by `*`", (name) => {
    expect(agentEnvironment({ [name]: "x" }, ["*"])).toEqual({ [name]: "x" });
  });
  it.each(["ACTIONS_RUNTIME_TOKEN", "INPUT_GITHUB-TOKEN", "GITHUB_OUTPUT", "actions_runtime_token"])(
    "never %s: it speaks for the job, and the list may come with a pull request",
    (name) => {
      expect(agentEnvironment({ [name]: "x" }, [name, "*"])).toEqual({});
    },
  );
  it("a name that is not set, which gives nothing", () => {
    expect(agentEnvironment({ A: undefined }, ["A", "B"])).toEqual({});
  });
});

it("whatever is given was there, with its own value", () => {
  const variables = fc.dictionary(fc.string(), fc.option(fc.string(), { nil: undefined }));
  fc.assert(
    fc.property(variables, fc.array(fc.string()), (all, names) => {
      for (const [name, value] of Object.entries(agentEnvironment(all, names))) expect(value).toBe(all[name]);
    }),
  );
});
