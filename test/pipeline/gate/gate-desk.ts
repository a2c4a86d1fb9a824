/**
 * A team with a router and a gate on the stateful GitHub, its gate run in this process over HTTP: quick enough for tables
 * of events. The agent is an endpoint that answers as the checked out `decisions.json` says, and counts its calls; whatever
 * a run would upload is an artifact of it at once. Time is the world's; the server's patience is milliseconds.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createGithubHost } from "../../../src/github/host.ts";
import { createServer } from "../../../src/github/server.ts";
import { readConfig } from "../../../src/inputs/read-config.ts";
import { runAdmit } from "../../../src/pipeline/gate/admit-mode.ts";
import { runGate } from "../../../src/pipeline/gate/gate-mode.ts";
import { type Host, refuseSettings, runMode } from "../../../src/pipeline.ts";
import type { Publication } from "../../../src/ports.ts";
import { systemFiles } from "../../../src/system/files.ts";
import type { Delivery } from "../../fakes/deliveries.ts";
import { RefusedByGithub } from "../../fakes/event-log.ts";
import { bodyOf, listen } from "../../fakes/loopback.ts";
import type { Pull, Run } from "../../fakes/state.ts";
import { unzip } from "../../fakes/unzip.ts";
import { startWorld, type World, type WorldOptions } from "../../fakes/world.ts";
import { zip } from "../../fakes/zip.ts";

export const BASELINE = "agentverity.baseline.json";
const CONTEXT = `agentverity (${BASELINE})`;
export const LABEL = "agentverity:approve-baseline";
export const CONFIG = ".github/agentverity.yml";
export const CONFIG_TEXT = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\n`;

export type Texts = Readonly<Record<string, string>>;

const DECISIONS: Texts = {
  "my card was stolen": "fraud",
  "I was charged twice": "refund",
  "where is my parcel": "shipping",
  "close my account": "escalate",
};

export const SUITE = `schema: agentverity.decision-suite/v1
contract:
  allowed: [fraud, refund, shipping, escalate]
cases:
${Object.entries(DECISIONS)
  .map(([input, expected]) => `  - { input: "${input}", expected: ${expected} }`)
  .join("\n")}
`;

/** As the agent's file has them; `flaky:…` is true every third time, `brittle:…` fails every eighth call, `once:…` is wrong once. */
export function decisions(changes: Texts = {}): string {
  return `${JSON.stringify({ ...DECISIONS, ...changes }, null, 2)}\n`;
}

export interface Answered extends Publication {
  /** Calls of the agent in this run. */
  readonly calls: number;
  readonly warnings: readonly string[];
}

export interface DeskOptions extends WorldOptions {
  readonly config?: string;
  /** Of the server's client, in milliseconds. */
  readonly patience?: Partial<typeof IMPATIENT>;
}

const IMPATIENT = { tries: 2, waitMs: 40, requestMs: 250, lateMs: [1, 1] };

export class Desk {
  readonly world: World;
  readonly #agent: { readonly url: string; close(): Promise<void> };
  readonly #folder = mkdtempSync(join(tmpdir(), "agentverity-desk-"));
  readonly #patience: typeof IMPATIENT;
  #decisions: Texts = {};
  #calls = 0;
  readonly #asked = new Set<string>();
  #runs = 0;

  static async start(options: DeskOptions = {}): Promise<Desk> {
    const files = {
      "decisions.json": decisions(),
      "suite.yaml": SUITE,
      "README.md": "router\n",
      [CONFIG]: options.config ?? CONFIG_TEXT,
      ...options.files,
    };
    const world = await startWorld({ ...options, files });
    process.env["GITHUB_API_URL"] = world.github.url;
    const desk: { current?: Desk } = {};
    const agent = await listen(async (request, response) => {
      const { input } = JSON.parse((await bodyOf(request)).toString("utf8")) as { input: string };
      const verdict = desk.current?.answer(input);
      response.writeHead(verdict === "fail" ? 500 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ verdict }));
    });
    const { current } = Object.assign(desk, { current: new Desk(world, agent, options.patience) });
    return current;
  }

  private constructor(world: World, agent: Desk["agentServer"], patience: Partial<typeof IMPATIENT> = {}) {
    this.world = world;
    this.#agent = agent;
    this.#patience = { ...IMPATIENT, ...patience };
  }

  get agentServer(): { readonly url: string; close(): Promise<void> } {
    return this.#agent;
  }

  answer(input: string): string {
    this.#calls += 1;
    const decision = this.#decisions[input] ?? "unknown";
    if (decision.startsWith("brittle:") && this.#calls % 8 === 0) return "fail";
    if (decision.startsWith("brittle:")) return decision.replace("brittle:", "");
    if (decision.startsWith("once:")) return this.#isFirst(input) ? "refund" : decision.replace("once:", "");
    if (!decision.startsWith("flaky:")) return decision;
    return this.#calls % 3 === 0 ? decision.replace("flaky:", "") : "refund";
  }

  #isFirst(input: string): boolean {
    const isFirst = !this.#asked.has(input);
    this.#asked.add(input);
    return isFirst;
  }

  /** A file of the default branch. */
  onMain(path: string): string {
    const main = this.world.state.repository("acme/support").refs.get("refs/heads/main") ?? "";
    return this.world.textAt(main, path) ?? "";
  }

  /** A pull request of `author` on branch `topic`. */
  open(changes: Parameters<World["push"]>[1] = { "README.md": "a router\n" }, branch = "topic") {
    this.world.push(branch, changes, "author");
    return this.world.openPullRequest(branch, "author");
  }

  /** The gate's job of an event. @param inputs `agent` is the endpoint unless it is "" */
  async gate(delivery: Delivery, inputs: Texts = {}): Promise<Answered> {
    return this.#step(delivery, { mode: "gate", agent: this.#agent.url, ...inputs }, runGate);
  }

  /** The job that measures for it: without a token to write, before the gate's. */
  async measuringJob(delivery: Delivery, inputs: Texts = {}): Promise<Answered> {
    return this.#step(delivery, { mode: "run", reuse: "auto", agent: this.#agent.url, ...inputs }, runMode);
  }

  /** The job that waited in an environment. */
  async admittingJob(delivery: Delivery, inputs: Texts = {}): Promise<Answered> {
    return this.#step(delivery, { mode: "admit", ...inputs }, runAdmit);
  }

  async #step(delivery: Delivery, inputs: Texts, mode: typeof runGate): Promise<Answered> {
    const { run } = delivery;
    if (run === undefined) throw new Error("no run");
    this.#runs += 1;
    const workspace = join(this.#folder, `checkout-${this.#runs}`);
    for (const [path, text] of Object.entries(checkout(this.world, delivery))) {
      mkdirSync(dirname(join(workspace, path)), { recursive: true });
      writeFileSync(join(workspace, path), text);
    }
    this.#decisions = JSON.parse(readFileSync(join(workspace, "decisions.json"), "utf8")) as Texts;
    const warnings: string[] = [];
    const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ""));
    const raw = { source: "action", values: given, unknown: [] } as const;
    const config = await readConfig(raw, { workingDirectory: workspace, read: systemFiles.read });
    const before = this.#calls;
    const host = { ...this.#host(delivery, workspace, warnings), inputs: raw };
    const publication = config.ok
      ? await mode(config.value, host)
      : await refuseSettings(config.problems, host, workspace);
    for (const artifact of publication?.artifacts ?? []) {
      const entries = artifact.files.map((file) => ({
        name: file.slice(artifact.root.length + 1),
        content: readFileSync(file),
      }));
      this.#upload(run, artifact.name, zip(entries));
    }
    return { ...publication, calls: this.#calls - before, warnings };
  }

  /** A name is taken once in a run: what a re-run makes again is told in its log and changes nothing. */
  #upload(run: Run, name: string, bytes: Buffer): void {
    try {
      this.world.addArtifact(run, name, bytes);
    } catch (error) {
      if (!(error instanceof RefusedByGithub)) throw error;
    }
  }

  #host(delivery: Delivery, workspace: string, warnings: string[]): Host {
    const { world } = this;
    const { event, eventName, github, environment } = world.stepOf(delivery);
    const path = join(this.#folder, `event-${this.#runs}.json`);
    writeFileSync(path, JSON.stringify(event));
    const host = createGithubHost({
      ...environment,
      GITHUB_EVENT_NAME: eventName,
      GITHUB_EVENT_PATH: path,
      GITHUB_REPOSITORY: github.repository,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_WORKSPACE: workspace,
    });
    const [owner = "", name = ""] = github.repository.split("/");
    const server = createServer(github.token, { owner, name }, this.#patience);
    return {
      ...host,
      connect: async () => server,
      log: { info: () => {}, warn: (line) => warnings.push(line) },
      publisher: { publish: async () => {} },
      progress: { start: () => {}, update: () => {}, stop: () => {} },
      clock: { now: () => new Date(world.clock.seconds * 1000), monotonic: () => 0 },
      files: systemFiles,
      environment: {},
      version: "1.0.0",
      workerPath: "/nowhere",
      interruption: new AbortController().signal,
      treeState: async () => ({ commit: delivery.run?.headSha ?? "" }),
      outputDirectory: (_, measurement) => join(this.#folder, `out-${this.#runs}-${measurement}`),
    };
  }

  /** State and description of the newest status on a commit, `undefined` where there is none. */
  status(sha: string, context = CONTEXT): string | undefined {
    const found = this.world.statusOf(sha, context);
    return found && `${found.state}: ${found.description}`;
  }

  /** The file that the newest candidate offers. */
  candidate(): string {
    const { artifacts } = this.world.state;
    const artifact = artifacts.findLast(({ name }) => name.startsWith("agentverity-candidate-"));
    const text = artifact && unzip(artifact.zip)["candidate.baseline.json"];
    if (text === undefined) throw new Error("no candidate was published");
    return text;
  }

  /** Commits the newest candidate to a branch. */
  commitCandidate(branch = "topic", by = "author"): Delivery {
    return this.world.push(branch, { [BASELINE]: this.candidate() }, by);
  }

  /** Long enough that whoever acts next may have seen what was before. */
  later(seconds = 300): void {
    this.world.clock.advance(seconds);
  }

  /** Makes the base branch require the gate's status. */
  require(context = CONTEXT): void {
    const parameters = { required_status_checks: [{ context }], strict_required_status_checks_policy: false };
    const given = { id: 7, name: "main is gated", source: "acme/support", source_type: "Repository" };
    const rules = [{ type: "required_status_checks", parameters }];
    this.world.settings.rulesets = [
      { ...given, target: "branch", enforcement: "active", rules, bypass_actors: [] },
    ];
  }

  /** An approved baseline on `main`: measured, committed, approved by review and merged. */
  async approve(): Promise<Pull> {
    const { pull, delivery } = this.open(undefined, "first");
    await this.gate(delivery);
    await this.gate(this.commitCandidate("first"));
    this.later();
    await this.gate(this.world.review(pull, "APPROVED", "maintainer"));
    this.later();
    this.world.merge(pull, "squash", "maintainer");
    return pull;
  }

  async close(): Promise<void> {
    await this.#agent.close();
    await this.world.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What the job's checkout holds: the pull request's files, else those of the run's own commit. */
function checkout({ state }: World, { payload, run }: Delivery): Texts {
  const pull = payload["pull_request"] as { readonly head: { readonly sha: string } } | undefined;
  const found = [...state.git.filesOf(pull?.head.sha ?? run?.headSha ?? "")].filter(
    ([, { mode }]) => mode !== "120000",
  );
  return Object.fromEntries(
    found.map(([path, { sha: blob }]) => [path, state.git.blob(blob)?.toString("utf8") ?? ""]),
  );
}
