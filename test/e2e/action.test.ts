/** The action as a runner runs it, with GitHub's services on loopback: what a team finds in its pull request. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeGithub, startFakeGithub } from "../fakes/fake-github.ts";
import { type FakeResults, sha256Of, startFakeResults } from "../fakes/fake-results.ts";
import { HEAD_SHA, type StepResult } from "../fakes/runner.ts";
import { unzip } from "../fakes/unzip.ts";
import { folderWith, REPOSITORY, runAction, type Texts } from "./bundles.ts";

interface Services {
  readonly github: FakeGithub;
  readonly results: FakeResults;
}

async function startServices(): Promise<Services> {
  return { github: await startFakeGithub(), results: await startFakeResults() };
}

async function stop({ github, results }: Services): Promise<void> {
  await Promise.all([github.close(), results.close()]);
}

/** Runs with services of its own; they are closed, and still readable, afterwards. */
async function runWith(
  inputs: Texts,
  files: Texts,
  change: (services: Services) => void = () => {},
): Promise<Services & { readonly step: StepResult }> {
  const services = await startServices();
  change(services);
  try {
    return { ...services, step: await runAction({ ...services, inputs, files }) };
  } finally {
    await stop(services);
  }
}

const example = (name: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files.map((file) => [file, readFileSync(join(REPOSITORY, "examples", name, file), "utf8")]),
  );
const dispute = () => example("payment-dispute", ["agentverity.yml", "repaired.yaml", "router.ts"]);
const REPAIRED = { config: "agentverity.yml", suite: "repaired.yaml" };

/** Never answers one question twice alike, and half of the questions one way first. */
const alternating = `const asked = new Map();
export default (input) => {
  const count = asked.get(input) ?? Number(input.split(" ").at(-1));
  asked.set(input, count + 1);
  return count % 2 === 0 ? "refund" : "escalate";
};
`;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `question ${index}`);

const BLIND: Texts = {
  "agent.mjs": 'export default (input) => "general";',
  "probes.txt": "one\ntwo\nthree\n",
};
const BLIND_INPUTS: Texts = { agent: "./agent.mjs", probes: "probes.txt", precision: "cheap" };

/** First in this file and beside all others, since the client tries again for 45 seconds. */
describe.concurrent("a Results service that is down", () => {
  it("costs the artifacts and one warning, not the verdict", async () => {
    const { step, github } = await runWith(BLIND_INPUTS, BLIND, ({ results }) => {
      results.outage = true;
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ status: "blind", "exit-code": "1" });
    expect(step.outputs["artifact-url"]).toBeUndefined();
    expect(step.summary).toMatch(/NOT TRUSTWORTHY/);
    expect(github.checkRuns[0]?.conclusion).toBe("failure");
    const warnings = step.annotations.filter(({ level }) => level === "warning");
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.message).toMatch(/artifact \(/);
  });
});

describe.concurrent("a trustworthy run", () => {
  let services: Services;
  let step: StepResult;
  let archives: Record<string, Buffer> = {};
  beforeAll(async () => {
    services = await startServices();
    step = await runAction({ ...services, inputs: REPAIRED, files: dispute() });
    for (const { name, downloadUrl } of services.results.artifacts)
      archives = { ...archives, [name]: Buffer.from(await (await fetch(downloadUrl)).arrayBuffer()) };
  });
  afterAll(() => stop(services));

  it("is a green step without a single annotation", () => {
    expect(step.exitCode, step.log).toBe(0);
    expect(step.annotations).toEqual([]);
    // The artifact client's own debug lines and masks of its signed addresses are all that is there beside.
    const names = new Set(step.commands.map(({ name }) => name));
    expect([...names].filter((name) => !["debug", "add-mask"].includes(name))).toEqual(["group", "endgroup"]);
  });

  it("speaks with both services as GitHub describes them", () => {
    expect(services.github.violations).toEqual([]);
    expect(services.results.violations).toEqual([]);
  });

  it("opens its summary with the verdict and says how many calls it took", () => {
    expect(step.summary).toMatch(/^## ✅ TRUSTWORTHY AT POOLED LEVEL - 0 of 78 pairs flipped/);
    expect(step.summary).toContain("156");
    expect(step.log).toContain("156 calls planned: 6 probes of repaired.yaml");
  });

  it("sets every declared output that a finished run has, and no other", () => {
    expect(step.outputs).toMatchObject({
      status: "deterministic",
      "exit-code": "0",
      headline: expect.stringMatching(/^TRUSTWORTHY AT POOLED LEVEL - /),
      complete: "true",
      "calls-planned": "156",
      "calls-made": "156",
      "flip-rate": "0",
      "ci-low": "0",
      "observed-coverage": "1",
      admissible: "true",
      "artifact-url": expect.stringMatching(
        /^https:\/\/github\.com\/acme\/support\/actions\/runs\/\d+\/artifacts\/\d+$/,
      ),
    });
    expect(Number(step.outputs["ci-high"])).toBeCloseTo(0.0469, 4);
    const declared = readFileSync(join(REPOSITORY, "action.yml"), "utf8").split("\noutputs:\n")[1] ?? "";
    const names = [...declared.matchAll(/^ {2}([\w-]+):$/gm)].map((match) => match[1]);
    // What is told of shards, baselines, their sign-off and a page that was not asked for has no place in a plain run.
    const ofOtherModes = /^(?:matrix|approver|candidate-digest|html-path|sign-off-.*|baseline-.*)$/;
    expect(Object.keys(step.outputs).sort()).toEqual(
      names.filter((name) => name !== undefined && !ofOtherModes.test(name)).sort(),
    );
  });

  it("concludes one check run on the pull request's head with success", () => {
    const { checkRuns } = services.github;
    expect(checkRuns).toHaveLength(1);
    expect(checkRuns[0]).toMatchObject({
      name: "agentverity",
      headSha: HEAD_SHA,
      status: "completed",
      conclusion: "success",
      title: step.outputs["headline"],
      annotations: [],
    });
  });

  it("uploads evidence and report, which download with the digest they were finalised with", () => {
    const { artifacts } = services.results;
    expect(artifacts.map(({ name }) => name)).toEqual(["agentverity-report", "agentverity-evidence"]);
    expect(step.outputs["artifact-url"]?.endsWith(`/artifacts/${artifacts[0]?.id}`)).toBe(true);
    for (const { name, digest } of artifacts) expect(sha256Of(archives[name] ?? Buffer.of())).toBe(digest);
    const evidence = unzip(archives["agentverity-evidence"] ?? Buffer.of());
    const report = unzip(archives["agentverity-report"] ?? Buffer.of());
    expect(Object.keys(evidence).sort()).toEqual(["decisions.jsonl", "evidence.json"]);
    expect(Object.keys(report).sort()).toEqual(["junit.xml", "report.json", "summary.md"]);
    expect(JSON.parse(evidence["evidence.json"] ?? "")).toMatchObject({
      schema: "agentverity.evidence/v2",
      layer: "verdict",
      isolation: "fresh-instance",
    });
    expect(JSON.parse(report["report.json"] ?? "")).toMatchObject({ status: "deterministic" });
    expect(step.summary?.trim()).toBe(report["summary.md"]?.trim());
  });
});

describe.concurrent("a suite with 120 findings", () => {
  it("puts each on its probe's own line, in batches of 50, below the working directory", async () => {
    const { step, github } = await runWith(
      { "working-directory": "services/router", agent: "./agent.mjs", probes: "probes.txt" },
      {
        "services/router/agent.mjs": alternating,
        "services/router/probes.txt": `# one a line\n${numbered(120).join("\n")}\n`,
      },
    );
    expect(step.exitCode).toBe(0); // stochastic is guidance
    const [check] = github.checkRuns;
    expect(github.violations).toEqual([]);
    expect(check?.batches).toEqual([50, 50, 20]);
    expect(check?.conclusion).toBe("neutral");
    expect(new Set(check?.annotations.map(({ path }) => path))).toEqual(
      new Set(["services/router/probes.txt"]),
    );
    expect(check?.annotations.map(({ start_line }) => start_line)).toEqual(
      numbered(120).map((_, index) => index + 2),
    );
    expect(check?.annotations[0]).toMatchObject({
      annotation_level: "warning",
      title: "The decision moves",
      message: "1 of 2 answers were 'refund', 1 'escalate'; 1 of 1 pair flipped.",
    });
    expect(step.annotations).toEqual([]);
    expect(step.summary).toContain(
      "Look at the 120 probes that move between `escalate` and `refund` (120 flips), such as the first: does the request allow both? ([`probes.txt:2`](https://github.com/acme/support/blob/",
    );
  });

  it("does so for decisions outside the contract, on the lines of the cases", async () => {
    const cases = numbered(119).map((input) => `  - { input: ${input}, expected: refund }`);
    const suite = `schema: agentverity.decision-suite/v1\ncontract: { allowed: [refund] }\ncases:\n${cases.join("\n")}\n`;
    const { step, github } = await runWith(
      { agent: "./agent.mjs", suite: "suite.yaml" },
      { "agent.mjs": 'export default (input) => "shrug";', "suite.yaml": suite },
    );
    const [check] = github.checkRuns;
    expect([step.exitCode, step.outputs["status"], check?.conclusion]).toEqual([1, "contract", "failure"]);
    // 119 cases, the contract that is never met, and the blindness of it all
    expect(check?.annotations).toHaveLength(121);
    expect(check?.batches).toEqual([50, 50, 21]);
    const outside = check?.annotations.filter(({ title }) => title === "Decision outside the contract") ?? [];
    expect(outside.map(({ start_line }) => start_line)).toEqual(cases.map((_, index) => index + 4));
    expect(outside.every(({ path }) => path === "suite.yaml")).toBe(true);
    expect(github.violations).toEqual([]);
  });

  it("falls back to the ten of a level that a runner keeps, and says how many more there are", async () => {
    const { step } = await runWith(
      { report: "annotations", agent: "./agent.mjs", probes: "probes.txt" },
      { "agent.mjs": alternating, "probes.txt": numbered(120).join("\n") },
    );
    expect(step.dropped).toBe(0);
    expect(step.annotations.filter(({ level }) => level === "warning")).toHaveLength(9);
    expect(step.annotations[0]).toMatchObject({ level: "warning", file: "probes.txt", line: 1 });
    expect(step.annotations.at(-1)).toMatchObject({
      level: "notice",
      message: "111 more findings are in the report.",
    });
  });
});

describe.concurrent("with less than it would like, the verdict stands and one warning tells the rest", () => {
  const troubles: {
    name: string;
    change?: (services: Services) => void;
    noToken?: true;
    noResults?: true;
    says: RegExp;
  }[] = [
    {
      name: "a read-only token",
      change: ({ github }) => {
        github.access = "read";
      },
      says: /check run \(.*checks: write/,
    },
    { name: "no token", noToken: true, says: /check run \(no github-token was given\)/ },
    { name: "no artifact service", noResults: true, says: /artifact \(/ },
  ];

  it.each(troubles)("$name", async ({ change, noToken, noResults, says }) => {
    const all = await startServices();
    change?.(all);
    const github = noToken ? { ...all.github, token: "" } : all.github;
    const { results } = all;
    try {
      const reference = await runWith(BLIND_INPUTS, BLIND);
      const step = await runAction({
        inputs: BLIND_INPUTS,
        files: BLIND,
        github,
        ...(noResults ? {} : { results }),
      });
      expect(step.exitCode).toBe(1);
      expect(withoutDuration(step.summary)).toBe(withoutDuration(reference.step.summary));
      for (const name of ["status", "exit-code", "headline", "calls-made", "flip-rate", "ci-high"])
        expect(step.outputs[name]).toBe(reference.step.outputs[name]);
      const warnings = step.annotations.filter(({ level }) => level === "warning");
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatchObject({
        title: "agentverity: reduced reporting",
        message: expect.stringMatching(says),
      });
      // Without the check run the findings are still annotations, on the same line.
      if (!noResults)
        expect(step.annotations).toContainEqual(expect.objectContaining({ file: "probes.txt", line: 1 }));
      expect(all.github.violations).toEqual([]);
    } finally {
      await stop(all);
    }
  });
});

/** Two runs of the same take differently long. */
function withoutDuration(summary: string | undefined): string | undefined {
  return summary?.replace(/\d[\d.]* m?s\b/g, "TIME").replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "DATE");
}

describe.concurrent("report names the channels", () => {
  const files = { "agent.mjs": "export default (input) => input;", "probes.txt": "refund\nescalate\n" };
  const inputs = { agent: "./agent.mjs", probes: "probes.txt", precision: "cheap" };
  const of = ({ step, github, results }: Services & { step: StepResult }) => ({
    summary: step.summary !== "",
    checks: github.checkRuns.length,
    report: Object.keys(
      unzip(results.artifacts.find(({ name }) => name.endsWith("-report"))?.zip ?? Buffer.of()),
    ).sort(),
    outputs: ["report-path", "junit-path", "summary-path"].filter((name) => step.outputs[name] !== undefined),
  });

  it.each([
    { report: "none", summary: false, checks: 0, holds: ["summary.md"] },
    { report: "summary", summary: true, checks: 0, holds: ["summary.md"] },
    { report: "check-run, json", summary: false, checks: 1, holds: ["report.json", "summary.md"] },
    { report: "junit", summary: false, checks: 0, holds: ["junit.xml", "summary.md"] },
  ])("$report", async ({ report, summary, checks, holds }) => {
    const ran = await runWith({ ...inputs, report }, files);
    expect(ran.step.exitCode, ran.step.log).toBe(0);
    expect(of(ran)).toMatchObject({ summary, checks, report: holds });
    expect(of(ran).outputs.length).toBe(holds.length);
  });

  it("and names of check, artifacts and their days are the team's", async () => {
    const { github, results } = await runWith(
      { ...inputs, "check-name": "router gate", "artifact-name": "router", "retention-days": "3" },
      files,
    );
    expect(github.checkRuns[0]?.name).toBe("router gate");
    expect(results.artifacts.map(({ name }) => name)).toEqual(["router-report", "router-evidence"]);
    const days = (Date.parse(results.artifacts[0]?.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
  });
});

describe.concurrent("artifact-content", () => {
  const agent = `export default (input) => ({
  verdict: input.includes("money") ? "refund" : "general", text: "PROSE", steps: 2,
  toolCalls: [{ name: "lookup", args: { q: "ARGUMENT" }, output: "OUTPUT", success: true }],
  errors: input.includes("money") ? ["NOISE"] : [], metadata: { trace: "METADATA" },
});
`;
  const files = { "agent.mjs": agent, "probes.txt": "my money\nhello\n" };
  const inputs = { agent: "./agent.mjs", probes: "probes.txt", precision: "cheap" };
  const CONTENTS = ["PROSE", "ARGUMENT", "OUTPUT", "NOISE", "METADATA"];
  const everything = (results: FakeResults) =>
    results.artifacts.map(({ zip }) => JSON.stringify(unzip(zip))).join("\n");

  it("decisions keeps decisions and tool names, no text, arguments or outputs", async () => {
    const { step, results } = await runWith(inputs, files);
    expect(step.exitCode, step.log).toBe(0);
    const text = everything(results);
    for (const content of CONTENTS) expect(text).not.toContain(content);
    for (const kept of ["refund", "general", "lookup", "latencyMs"]) expect(text).toContain(kept);
  });

  it("full keeps them, in the evidence alone", async () => {
    const { results } = await runWith({ ...inputs, "artifact-content": "full" }, files);
    const [report, evidence] = results.artifacts.map(({ zip }) => JSON.stringify(unzip(zip)));
    for (const content of CONTENTS) {
      expect(evidence).toContain(content);
      expect(report).not.toContain(content);
    }
  });

  it("decisions keeps what a thrown error says out of the artifacts' trials", async () => {
    const throwing =
      'export default (input) => { if (input === "hello") throw new Error("EXCEPTION BODY"); return "x"; }';
    const { step, results } = await runWith(inputs, { ...files, "agent.mjs": throwing });
    expect(step.outputs["status"]).toBe("incomplete");
    const evidence = unzip(results.artifacts[1]?.zip ?? Buffer.of());
    expect(evidence["decisions.jsonl"]).toContain("agent-error");
    expect(evidence["decisions.jsonl"]).not.toContain("EXCEPTION BODY");
  });
});

describe("files for later steps", () => {
  it("lie where the outputs say", async () => {
    const workspace = folderWith(dispute());
    const services = await startServices();
    const temporary = folderWith();
    try {
      const step = await runAction({
        ...services,
        inputs: REPAIRED,
        workspace,
        environment: { RUNNER_TEMP: temporary },
      });
      for (const name of ["evidence-path", "report-path"])
        expect(JSON.parse(readFileSync(step.outputs[name] ?? "", "utf8"))).toHaveProperty("schema");
      expect(readFileSync(step.outputs["junit-path"] ?? "", "utf8")).toContain("<testsuites");
      expect(readFileSync(step.outputs["summary-path"] ?? "", "utf8")).toContain("TRUSTWORTHY");
    } finally {
      await stop(services);
    }
  });
});
