/**
 * One run, carried out whole or in shards, by the whole pipeline and with an agent whose answer to each trial is fixed:
 * an agent knows no trial numbers, so that each process gets a script made for its own calls. Clocks stand still.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer } from "../../src/agent/agent.ts";
import type { Config } from "../../src/inputs/config.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import type { Recorded } from "../../src/pipeline/ask-follow-ups.ts";
import type { Host } from "../../src/pipeline/host.ts";
import { type LiveReading, prepareReading } from "../../src/pipeline/live-reading.ts";
import { record, type Started, withAgent } from "../../src/pipeline/measure.ts";
import { shardSeed } from "../../src/pipeline/shard-share.ts";
import { assessMode, runMode } from "../../src/pipeline.ts";
import type { Publication } from "../../src/ports.ts";
import { systemFiles } from "../../src/system/files.ts";
import { memoryHost } from "./recorded-runs.ts";
import { scriptedAgent } from "./scripted-agent.ts";

export type Settings = Readonly<Record<string, string>>;

export interface Scenario {
  /** Text of `suite.yaml`. */
  readonly suite: string;
  readonly settings?: Settings;
  /** A label, or an Error for a failed call; of a follow-up `trial` is -1. */
  answer(caseIndex: number, trial: number): unknown;
}

/** What becomes of a call of `agent.mjs`, which is asked again for what failed where a whole run is resumed. */
const SILENT: Answer = {
  ok: false,
  attempt: 1,
  failure: { kind: "malformed-response", message: "it printed nothing on standard output" },
};

const INPUT = /^ {2}- input: (.+)$/gm;

export class ShardedRun {
  readonly folder: string;
  readonly log: string[] = [];
  readonly #scenario: Scenario;
  readonly #inputs: readonly string[];

  constructor(scenario: Scenario) {
    this.folder = realpathSync(mkdtempSync(join(tmpdir(), "agentverity-shards-")));
    this.#scenario = scenario;
    this.#inputs = [...scenario.suite.matchAll(INPUT)].map(([, input = ""]) => input);
    writeFileSync(join(this.folder, "suite.yaml"), scenario.suite);
    writeFileSync(join(this.folder, "agent.mjs"), "");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** @param place a folder below, so that several runs stand side by side */
  host(place: string, environment: Settings = {}): Host {
    return {
      ...memoryHost({}),
      files: systemFiles,
      environment: { PATH: process.env["PATH"], ...environment },
      log: { info: (line) => this.log.push(line), warn: (line) => this.log.push(line) },
      outputDirectory: () => join(this.folder, place),
    };
  }

  async config(settings: Settings): Promise<Config> {
    const asks = settings["mode"] !== "assess" && settings["mode"] !== "merge";
    const values = {
      suite: "suite.yaml",
      "max-workers": "1",
      ...(asks ? { agent: "command: node agent.mjs", isolation: "fresh-instance" } : {}),
      ...this.#scenario.settings,
      ...settings,
    };
    const read = await readConfig(
      { source: "action", values, unknown: [] },
      { workingDirectory: this.folder, read: systemFiles.read },
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  }

  /** @returns path of the shard's journal below the folder */
  async shard(
    index: number,
    of: number,
    place = `${of}`,
    settings: Settings = {},
    environment: Settings = {},
  ): Promise<string> {
    const config = await this.config({ mode: "collect", shard: `${index}/${of}`, ...settings });
    const host = this.host(place, environment);
    const ran = await withAgent(config, host, { index, of }, (run) => this.#record(run));
    if ("kind" in ran) throw new Error(JSON.stringify(ran));
    return `${place}/shard-${index}-of-${of}/trials.jsonl`;
  }

  async shards(of: number): Promise<readonly string[]> {
    const journals: string[] = [];
    for (let index = 1; index <= of; index += 1) journals.push(await this.shard(index, of));
    return journals;
  }

  /** What `run` publishes; of a sequential reading in the order that the shards have. */
  async whole(): Promise<Publication> {
    const config = await this.config({ mode: "run" });
    const host = this.host("whole");
    const ran = await withAgent(config, host, undefined, (run) =>
      this.#record({ ...run, reading: this.#reading(run, config) }),
    );
    if ("kind" in ran) throw new Error(JSON.stringify(ran));
    return runMode(await this.config({ mode: "run", resume: "true" }), host);
  }

  /** What `run --resume` publishes of a journal that lies there. */
  async resumed(place: string): Promise<Publication> {
    const host = this.host(place);
    const config = await this.config({ mode: "run", resume: "true" });
    const ran = await withAgent(config, host, undefined, (run) => this.#record(run));
    if ("kind" in ran) throw new Error(JSON.stringify(ran));
    return runMode(config, host);
  }

  async assess(evidence: readonly string[], settings: Settings = {}, place = "judged"): Promise<Publication> {
    const config = await this.config({ mode: "assess", evidence: evidence.join(","), ...settings });
    return assessMode(config, this.host(place));
  }

  write(name: string, text: string): string {
    mkdirSync(join(this.folder, name, ".."), { recursive: true });
    writeFileSync(join(this.folder, name), text);
    return name;
  }

  read(name: string): string {
    return systemFiles.read(join(this.folder, name)) ?? "";
  }

  #reading(run: Started, config: Config): LiveReading | undefined {
    const seed = shardSeed(run.found.identity, {});
    return prepareReading(config, run.suite.suite, run.plan, run.found.earlier, seed);
  }

  #record(run: Started): Promise<Recorded> {
    const known = new Map<number, number[]>();
    for (const { caseIndex, pair } of run.share?.pairs ?? [])
      known.set(caseIndex, [...(known.get(caseIndex) ?? []), 2 * pair, 2 * pair + 1]);
    const inWhole = run.share === undefined || run.share.shard.of === 1;
    const scripted = scriptedAgent({
      answer: (input, nth) => {
        const caseIndex = this.#inputs.indexOf(input);
        const trial = inWhole ? nth : (known.get(caseIndex)?.[nth] ?? -1);
        // What is no probe is a rewording of one.
        return this.#scenario.answer(
          caseIndex === -1 ? this.#original(input) : caseIndex,
          caseIndex === -1 ? -1 : trial,
        );
      },
    });
    const { name, isolation } = run.agent;
    const ask = async (input: string): Promise<Answer> => {
      const answer = await scripted.ask(input);
      return answer.ok ? answer : SILENT;
    };
    return record({ ...run, agent: { ...scripted, ask, name, isolation } });
  }

  #original(reworded: string): number {
    const plain = reworded.trim().toLowerCase();
    return this.#inputs.findIndex((input) => input.toLowerCase() === plain);
  }
}

/** Everything that a person or a later step sees, apart from places of files. */
export function shown({ documents, outputs, headline, annotations, red, exitCode }: Publication) {
  const placeless = Object.entries(outputs).filter(([name]) => !name.endsWith("-path"));
  return { documents, headline, annotations, red, exitCode, outputs: Object.fromEntries(placeless) };
}
