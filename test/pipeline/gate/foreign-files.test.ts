/**
 * A branch's configuration may name any path: stored evidence is judged by the branch's own files, as the server has them,
 * and never by what lies on the disk of the job that judges. That job may hold a token and an app's key.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CONFIG, CONFIG_TEXT, Desk } from "./gate-desk.ts";
import { opened } from "./states.ts";

const SECRET = "ghs_nobodyMayReadThis0123456789";

let desk: Desk;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-runner-"));
  for (const name of ["secret.yaml", "secret.txt", "secret.json", "secret.csv", "secret.jsonl"])
    writeFileSync(join(folder, name), `token: ${SECRET}\n${SECRET}\n`);
});
afterEach(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

const NAMES: Readonly<Record<string, (file: string) => string>> = {
  "a suite by its whole path": (file) => `suite: ${file}.yaml`,
  "a suite that leads out of the repository": (file) =>
    `suite: ${relative("/agentverity-head", `${file}.yaml`)}`,
  "probes by their whole path": (file) => `probes: ${file}.txt`,
  "probes as a table": (file) => `probes: ${file}.csv`,
  "a working directory": (file) => `working-directory: ${file.replace("/secret", "")}\nprobes: secret.jsonl`,
  "what the system knows of this process": () => "probes: /proc/self/environ",
};

describe("a branch that names a file of the job's own disk", () => {
  it.each(Object.entries(NAMES))("as %s is told nothing of it", async (_, name) => {
    desk = await Desk.start();
    const pull = await opened(desk);
    const stored = desk.world.state.artifacts.findLast(({ name: each }) => each === "agentverity-evidence");
    const config = CONFIG_TEXT.replace("suite: suite.yaml", name(join(folder, "secret")));
    const { run } = desk.world.push("topic", { [CONFIG]: config }, "author");
    if (run === undefined || stored === undefined) throw new Error("no run or no evidence");
    desk.world.addArtifact(run, stored.name, stored.zip);
    const answer = await desk.gate(desk.world.label(pull, "bug", "maintainer"), { agent: "" });
    const said = JSON.stringify([answer, desk.world.state.statuses]);
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain("ghs_");
    expect(said).not.toMatch(/RUNNER_|HOME=/);
    expect(desk.status(pull.headSha)).toMatch(/^pending: not measured yet/);
    expect(answer.text.replaceAll(/\s+/g, " ")).toContain("there is no such f");
  });
});
