/** The publisher in a process of its own, as a runner starts it, against the two services on loopback. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Annotation, Publication } from "../../src/ports.ts";
import { type Bundle, bundleEntry } from "../fakes/bundle.ts";
import { type FakeGithub, startFakeGithub } from "../fakes/fake-github.ts";
import { type FakeResults, sha256Of, startFakeResults } from "../fakes/fake-results.ts";
import {
  HEAD_SHA,
  MERGE_SHA,
  RUN_ID,
  runAction,
  type StepRequest,
  type StepResult,
} from "../fakes/runner.ts";

const FINDINGS: readonly Annotation[] = Array.from({ length: 120 }, (_, index) => ({
  level: (["failure", "warning", "notice"] as const)[Math.floor(index / 40)] ?? "notice",
  title: `Finding ${index}`,
  message: `Probe ${index} flipped: refund, general`,
  file: "suites/routes.yml",
  line: index + 1,
}));

const SECRET = "sk_live_51Hxx<&>yyZZ";

const PUBLICATION: Publication = {
  headline: "NOT TRUSTWORTHY - the agent answered 'general' on 100% of the probes",
  text: "78 pairs, 0 flips\n::set-output name=status::forged\nlast line",
  summary: "## NOT TRUSTWORTHY\n\n| route | flips |\n| --- | --- |\n| general | 0 |\n",
  annotations: FINDINGS,
  checkRun: { name: "agentverity", conclusion: "failure", externalId: "digest-1" },
  outputs: { status: "blind", "exit-code": "1", headline: "two\nlines" },
  artifacts: [],
  red: true,
  exitCode: 1,
};

let bundle: Bundle;
let github: FakeGithub;
let results: FakeResults;

beforeAll(async () => {
  bundle = await bundleEntry(fileURLToPath(new URL("./publish-entry.ts", import.meta.url)));
});
afterAll(() => bundle.remove());
beforeEach(async () => {
  [github, results] = await Promise.all([startFakeGithub(), startFakeResults()]);
});
afterEach(async () => {
  await Promise.all([github.close(), results.close()]);
});

interface Extra extends Partial<StepRequest> {
  readonly limits?: unknown;
}

interface Trouble {
  readonly trouble: string;
  readonly cause?: () => void;
  readonly extra?: Extra;
  readonly says: RegExp;
  readonly checkRuns: number;
  readonly artifacts: number;
  /** Findings that a person can see somewhere; 27 are all that the runner keeps beside headline and warning. */
  readonly shown: number;
}

/** Publishes from a workspace whose one artifact holds two files. */
async function publish(change: Partial<Publication>, extra: Extra = {}): Promise<StepResult> {
  const { workspace, done } = artifactFolder();
  const artifacts = [
    {
      name: "agentverity",
      files: [`${workspace}/out/evidence.json`, `${workspace}/out/junit.xml`],
      root: `${workspace}/out`,
      retentionDays: 7,
    },
  ];
  const publication = { ...PUBLICATION, artifacts, ...change };
  try {
    return await runAction({
      bundle: bundle.path,
      workspace,
      github,
      results,
      ...extra,
      files: {
        "out/evidence.json": '{"schema":"agentverity.evidence/v2"}\n',
        "out/junit.xml": "<testsuites/>\n",
        "publication.json": JSON.stringify({ publication, limits: extra.limits ?? {} }),
      },
    });
  } finally {
    done();
  }
}

function artifactFolder(): { workspace: string; done: () => void } {
  const workspace = mkdtempSync(join(tmpdir(), "agentverity-publish-"));
  return { workspace, done: () => rmSync(workspace, { recursive: true, force: true }) };
}

function warnings(step: StepResult): string[] {
  return step.commands
    .filter(({ name, properties }) => name === "warning" && properties["file"] === undefined)
    .map(({ data }) => data);
}

describe("with everything at hand", () => {
  it("shows a run in every channel and warns of nothing", async () => {
    const step = await publish({});
    expect(github.violations).toEqual([]);
    expect(results.violations).toEqual([]);
    expect(step.stderr).toBe("");
    expect(step.exitCode).toBe(1);
    expect(step.summary).toBe(`${PUBLICATION.summary}\n`);
    expect(step.outputs).toEqual({
      ...PUBLICATION.outputs,
      "artifact-url": `https://github.com/acme/support/actions/runs/${RUN_ID}/artifacts/5000000001`,
    });
    expect(warnings(step)).toEqual([]);
    expect(step.annotations).toEqual([
      {
        level: "error",
        title: "agentverity",
        message: PUBLICATION.headline,
        file: undefined,
        line: undefined,
      },
    ]);
  });

  it("sends 120 findings in batches of 50, 50 and 20 to one check run on the pull request's head", async () => {
    await publish({});
    expect(github.checkRuns).toHaveLength(1);
    const [run] = github.checkRuns;
    expect(run).toMatchObject({
      name: "agentverity",
      headSha: HEAD_SHA,
      status: "completed",
      conclusion: "failure",
      externalId: "digest-1",
      detailsUrl: `https://github.com/acme/support/actions/runs/${RUN_ID}`,
      title: PUBLICATION.headline,
      batches: [50, 50, 20],
    });
    expect(run?.annotations.map(({ start_line }) => start_line)).toEqual(FINDINGS.map(({ line }) => line));
  });

  it("uploads an artifact that downloads with the digest it was finalised with", async () => {
    await publish({});
    const [artifact] = results.artifacts;
    const downloaded = Buffer.from(await (await fetch(artifact?.downloadUrl ?? "")).arrayBuffer());
    expect(sha256Of(downloaded)).toBe(artifact?.digest);
    expect(artifact?.size).toBe(downloaded.length);
    expect(downloaded.includes("evidence.json")).toBe(true);
    const days = (Date.parse(artifact?.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });

  it("lets no text of the report act as a workflow command", async () => {
    const hostile = "::error::x\n  ::add-mask::y\n\u0085::notice::z\na ##[error]w\r::warning::v";
    const step = await publish({
      text: hostile,
      headline: hostile,
      summary: undefined as never,
      red: false,
      annotations: [],
      artifacts: [],
    });
    expect(step.commands.map(({ name }) => name)).toEqual([]);
    expect(step.outputs["status"]).toBe("blind");
  });

  it("takes a secret out of every channel, escaped or not, before it cuts", async () => {
    const shown = `key ${SECRET} and sk\\_live\\_51Hxx&lt;&amp;&gt;yyZZ`;
    const step = await publish(
      {
        headline: shown,
        text: shown,
        summary: `${shown}\n`.repeat(2_000),
        annotations: [
          {
            level: "failure",
            title: shown,
            message: `${"x".repeat(65_530)}${shown}`,
            file: "a.yml",
            line: 1,
          },
          { level: "notice", title: shown, message: `${"x".repeat(4_085)}${shown}` },
        ],
        outputs: { headline: shown },
        checkRun: { name: "agentverity", conclusion: "neutral", externalId: shown },
      },
      { environment: { MODEL_API_KEY: SECRET } },
    );
    const everything = JSON.stringify([step.log, step.outputs, step.summary, github.requests]);
    expect(everything).toContain("key ***");
    expect(everything).not.toMatch(/sk_|sk\\+_|51Hxx/);
    expect(github.violations).toEqual([]);
  });

  it.each([
    { eventName: "push", event: { ref: "refs/heads/main" }, sha: MERGE_SHA },
    { eventName: "pull_request", event: {}, sha: MERGE_SHA },
    { eventName: "pull_request_review", event: { pull_request: { head: { sha: HEAD_SHA } } }, sha: HEAD_SHA },
  ])("puts the check of a $eventName with payload $event on $sha", async ({ eventName, event, sha }) => {
    await publish({ artifacts: [] }, { eventName, event });
    expect(github.checkRuns.map(({ headSha }) => headSha)).toEqual([sha]);
  });

  it("says in the check run how many of 203 findings it does not show", async () => {
    const many = Array.from({ length: 203 }, () => FINDINGS[0]).filter((finding) => finding !== undefined);
    await publish({ annotations: many, summary: "line\n".repeat(30_000), artifacts: [] });
    const [run] = github.checkRuns;
    expect(run?.batches).toEqual([50, 50, 50, 50]);
    expect(run?.summary).toContain("3 more findings are in the report");
    expect(run?.summary).toContain("Cut here");
    expect(github.violations).toEqual([]);
  });

  it("loads nothing but its own few files before it publishes", () => {
    expect(bundle.startup.filter((path) => path.includes("node_modules"))).toEqual([]);
    expect(bundle.startup).toContain("src/github/host.ts");
  });

  it("annotates a finding without a place by command, since a check run takes none", async () => {
    const finding = { level: "warning", title: "Blind", message: "one decision takes all" } as const;
    const step = await publish({ annotations: [...FINDINGS.slice(0, 1), finding], artifacts: [] });
    expect(github.checkRuns[0]?.annotations).toHaveLength(1);
    expect(step.annotations).toContainEqual({
      level: "warning",
      title: "Blind",
      message: "one decision takes all",
      file: undefined,
      line: undefined,
    });
  });

  it.each([
    { text: "TRUSTWORTHY - all\n78 pairs", shown: 1 },
    { text: "78 pairs", shown: 1 },
  ])("shows the headline once beside $text", async ({ text, shown }) => {
    const step = await publish({
      text,
      headline: "TRUSTWORTHY - all",
      red: false,
      artifacts: [],
      annotations: [],
    });
    expect(step.lines.filter((line) => line.startsWith("TRUSTWORTHY"))).toHaveLength(shown);
  });

  it("annotates by command, worst first, when no check run is asked for", async () => {
    const step = await publish({ checkRun: undefined as never, artifacts: [], red: false });
    expect(github.requests).toEqual([]);
    const count = (level: string): number => step.annotations.filter((each) => each.level === level).length;
    expect([count("error"), count("warning"), count("notice")]).toEqual([10, 9, 10]);
    expect(step.dropped).toBe(0);
    expect(step.annotations[0]).toMatchObject({ title: "Finding 0", file: "suites/routes.yml", line: 1 });
    expect(step.annotations.at(-1)?.message).toBe("92 more findings are in the report.");
  });
});

describe("with trouble in a channel", () => {
  const patience = { tries: 3, waitMs: 10_000, requestMs: 1_500 };
  const unavailable = { kind: "status", status: 503 } as const;

  it.each<Trouble>([
    {
      trouble: "a read-only token",
      cause: () => {
        github.access = "read";
      },
      says: /check run \(403 Resource not accessible by integration: the job needs `permissions: checks: write`/,
      checkRuns: 0,
      artifacts: 1,
      shown: 27,
    },
    {
      trouble: "no token",
      extra: { inputs: { "github-token": "" } },
      says: /check run \(no github-token was given\)/,
      checkRuns: 0,
      artifacts: 1,
      shown: 27,
    },
    {
      trouble: "an API without answer",
      cause: () => github.fault("*", "*", { kind: "silence" }),
      says: /check run \(no answer within 1.5 s\)/,
      checkRuns: 0,
      artifacts: 1,
      shown: 27,
    },
    {
      trouble: "a cut connection",
      cause: () => github.fault("*", "*", { kind: "reset" }),
      says: /check run \(/,
      checkRuns: 0,
      artifacts: 1,
      shown: 27,
    },
    {
      trouble: "an API that is down",
      cause: () => github.fault("*", "*", unavailable),
      says: /check run \(503 /,
      checkRuns: 0,
      artifacts: 1,
      shown: 27,
    },
    {
      trouble: "a limit longer than we wait",
      cause: () =>
        github.fault("*", "*", { kind: "status", status: 429, headers: { "retry-after": "3600" } }),
      says: /check run \(429 /,
      checkRuns: 0,
      artifacts: 1,
      shown: 27,
    },
    {
      trouble: "no further batch",
      cause: () => github.fault("PATCH", "*", unavailable),
      says: /check run, after 50 annotations \(503 /,
      checkRuns: 1,
      artifacts: 1,
      shown: 68,
    },
    {
      trouble: "no artifact service",
      cause: () => {
        results.outage = true;
      },
      says: /artifact \(`agentverity` did not arrive within 2 s\)/,
      checkRuns: 1,
      artifacts: 0,
      shown: 120,
    },
    {
      trouble: "an artifact name that is taken",
      cause: () => results.fault("CreateArtifact", { kind: "status", status: 409 }),
      says: /artifact \(`agentverity`: .*409/,
      checkRuns: 1,
      artifacts: 0,
      shown: 120,
    },
    {
      trouble: "no runtime token",
      extra: { environment: { ACTIONS_RUNTIME_TOKEN: undefined } },
      says: /artifact \(the runner set no ACTIONS_RUNTIME_TOKEN\)/,
      checkRuns: 1,
      artifacts: 0,
      shown: 120,
    },
    {
      trouble: "an enterprise server",
      extra: { environment: { GITHUB_SERVER_URL: "https://git.acme.example" } },
      says: /artifact \(https:\/\/git.acme.example has no artifact service/,
      checkRuns: 1,
      artifacts: 0,
      shown: 120,
    },
  ])(
    "keeps verdict, summary, outputs and exit code with $trouble, and warns once",
    async ({ cause, extra, says, checkRuns, artifacts, shown }) => {
      cause?.();
      const step = await publish({}, { limits: { patience, artifactsMs: 2_000 }, ...extra });
      expect(step.exitCode).toBe(1);
      expect(step.summary).toBe(`${PUBLICATION.summary}\n`);
      expect(step.outputs).toMatchObject(PUBLICATION.outputs);
      expect(warnings(step)).toHaveLength(1);
      expect(warnings(step)[0]).toMatch(says);
      expect(github.checkRuns).toHaveLength(checkRuns);
      expect(results.artifacts).toHaveLength(artifacts);
      expect(step.outputs["artifact-url"] === undefined).toBe(artifacts === 0);
      const byCommand = step.annotations.filter(({ file }) => file !== undefined);
      expect((github.checkRuns[0]?.annotations.length ?? 0) + byCommand.length).toBe(shown);
      expect(step.dropped).toBe(0);
      expect(step.stderr).toBe("");
      expect(github.violations).toEqual([]);
    },
  );

  it("ends soon after the wait for an artifact service that is down", async () => {
    results.outage = true;
    const step = await publish({}, { limits: { artifactsMs: 1_000 } });
    expect(step.durationMs).toBeLessThan(4_000);
    expect(step.exitCode).toBe(1);
  });

  it.each([
    { answer: "a 502", fault: { kind: "status", status: 502 } as const, waits: 400 },
    {
      answer: "a 429 with Retry-After",
      fault: { kind: "status", status: 429, headers: { "retry-after": "1" } } as const,
      waits: 950,
    },
    {
      answer: "a 403 with Retry-After",
      fault: { kind: "status", status: 403, headers: { "retry-after": "1" } } as const,
      waits: 950,
    },
  ])("asks again after $answer and reports in full", async ({ fault, waits }) => {
    github.fault("POST", "/check-runs", fault, 1);
    const step = await publish({ artifacts: [] });
    expect(warnings(step)).toEqual([]);
    expect(github.checkRuns.map(({ batches }) => batches)).toEqual([[50, 50, 20]]);
    const [first, second] = github.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(waits);
  });

  it("asks three times at most, and never again after no answer", async () => {
    github.fault("POST", "*", unavailable);
    await publish({ artifacts: [] });
    expect(github.requests).toHaveLength(3);
    github.clearFaults();
    github.fault("POST", "*", { kind: "silence" });
    await publish({ artifacts: [] }, { limits: { patience } });
    expect(github.requests).toHaveLength(4);
  });

  it.each([
    {
      file: "GITHUB_STEP_SUMMARY",
      says: /job summary \(the runner set no GITHUB_STEP_SUMMARY\): it is in the log instead/,
    },
    { file: "GITHUB_OUTPUT", says: /outputs \(the runner set no GITHUB_OUTPUT\)/ },
  ])("loses nothing without $file", async ({ file, says }) => {
    const step = await publish({ artifacts: [] }, { environment: { [file]: undefined } });
    expect(step.exitCode).toBe(1);
    expect(warnings(step)).toEqual([expect.stringMatching(says)]);
    if (file === "GITHUB_STEP_SUMMARY") expect(step.lines).toContain("| general | 0 |");
    expect(github.checkRuns).toHaveLength(1);
  });

  it("names every channel that failed in its one warning", async () => {
    github.access = "read";
    const step = await publish(
      {},
      { environment: { ACTIONS_RESULTS_URL: undefined, GITHUB_OUTPUT: undefined } },
    );
    expect(warnings(step)).toEqual([expect.stringMatching(/outputs \(.*check run \(.*artifact \(/)]);
  });
});
