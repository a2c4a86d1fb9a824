/**
 * Each call that an evaluation makes, in each trouble: what the gate then answers, as tables that a reviewer reads
 * (test/golden/faults). Nothing is admitted without proof, what fails is told by its name, and what passes changes nothing.
 *
 * All pairs of call and trouble take minutes, so a run tries a part, other troubles for each call; FAULTS=every tries
 * all, and UPDATE_GOLDEN=1 with it writes the tables anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RecordedRequest } from "../../fakes/fake-github.ts";
import { type Fault, TROUBLES } from "../../fakes/faults.ts";
import { FAULT_SCENES, type FaultScene } from "./fault-scenes.ts";
import { type Answered, BASELINE } from "./gate-desk.ts";
import { rewindTo } from "./rewind.ts";

const IS_WHOLE = process.env["FAULTS"] === "every";
const IS_WRITTEN = IS_WHOLE && process.env["UPDATE_GOLDEN"] === "1";
/** Of so many pairs one is tried. */
const PART = IS_WHOLE ? 1 : 5;

/** For as long as that question is asked. */
const LASTING = ["403", "404", "409", "422", "429 with Retry-After", "500", "a cut connection"];
/** A write may be carried out and its answer lost, and may never be answered; a read that is cut is the same to us. */
const OF_WRITES = [...LASTING, "no answer", "a lost answer"];
/** Once, and the server says when to ask again. A write whose answer is lost is never repeated. */
const PASSING = ["429 with Retry-After", "500", "a cut connection"];

/** Reads that a success can do without, and what stands in for them. */
const DISPENSABLE: Readonly<Record<string, string>> = {
  "GET /activity": "the first run for a commit tells who pushed it",
};

interface Call {
  readonly number: number;
  /** With how often a call of that kind was made by then: one more of another kind changes no name. */
  readonly name: string;
  readonly isWrite: boolean;
  /** What is asked after something was written proves nothing of it. */
  readonly isAfterWrite: boolean;
  /** The very same question may be asked several times. */
  readonly question: string;
  readonly time: number;
}

interface Outcome {
  readonly status: string;
  readonly job: string;
  readonly wrote: string;
  readonly told: string;
}

function question({ method, path, query }: RecordedRequest): string {
  return `${method} ${path} ${JSON.stringify(query)}`;
}

class Trial {
  readonly scene: FaultScene;
  readonly calls: readonly Call[];
  readonly undisturbed: Outcome;
  readonly #rewind: () => void;

  /** @param from the first call that is troubled; those before it are another scene's */
  static async of(start: () => Promise<FaultScene>, from = ""): Promise<Trial> {
    const scene = await start();
    // Equal times make equal commits.
    scene.desk.world.scene.secondsPerAction = 0;
    const rewind = rewindTo(scene.desk.world);
    const { requests } = scene.desk.world.github;
    const before = requests.length;
    const undisturbed = await outcomeOf(scene);
    rewind();
    const calls = callsOf(requests.slice(before));
    const first = calls.findIndex(({ name }) => name.startsWith(from));
    if (first < 0) throw new Error(`no call ${from}`);
    return new Trial(scene, calls.slice(first), undisturbed, rewind);
  }

  private constructor(scene: FaultScene, calls: readonly Call[], undisturbed: Outcome, rewind: () => void) {
    this.scene = scene;
    this.calls = calls;
    this.undisturbed = undisturbed;
    this.#rewind = rewind;
  }

  async with(call: Call, fault: Fault, isPassing: boolean): Promise<Outcome> {
    const { github } = this.scene.desk.world;
    let asked = 0;
    github.interfere = (request) => {
      if (question(request) !== call.question) return undefined;
      asked += 1;
      return asked === call.time || (asked > call.time && !isPassing) ? fault : undefined;
    };
    try {
      return await outcomeOf(this.scene);
    } finally {
      github.interfere = undefined;
      this.#rewind();
    }
  }
}

function callsOf(requests: readonly RecordedRequest[]): readonly Call[] {
  const times = new Map<string, number>();
  const countOf = (asked: string): number => {
    times.set(asked, (times.get(asked) ?? 0) + 1);
    return times.get(asked) ?? 0;
  };
  return requests.map((request, index) => {
    const kind = `${request.method} ${request.template === "" ? "(the repository)" : request.template}`;
    return {
      number: index,
      name: `${kind} ${countOf(kind)}`,
      isWrite: request.method !== "GET",
      isAfterWrite: requests.slice(0, index).some(({ method }) => method !== "GET"),
      question: question(request),
      time: countOf(question(request)),
    };
  });
}

async function outcomeOf({ desk, evaluate }: FaultScene): Promise<Outcome> {
  const { state } = desk.world;
  const before = {
    statuses: state.statuses.length,
    pulls: state.pulls.length,
    branches: state.repository("acme/support").refs.size,
    refs: tips(desk),
  };
  const answer = await evaluate();
  expect(answer.calls, "calls of the agent").toBe(0);
  const posted = state.statuses.slice(before.statuses).map((one) => `${one.state}: ${one.description}`);
  const wrote = [
    ...(desk.world.state.repository("acme/support").refs.size === before.branches ? [] : ["a branch"]),
    ...(tips(desk) === before.refs ? [] : ["a commit"]),
    ...(state.pulls.length === before.pulls ? [] : ["a pull request"]),
  ];
  return {
    status: posted.length === 0 ? "none" : posted.map(plain).join("; "),
    job: `${answer.red ? "red" : "green"}, ${answer.exitCode}`,
    wrote: wrote.join(" and ") || "nothing",
    told: toldBy(answer),
  };
}

function tips({ world }: FaultScene["desk"]): string {
  const { refs } = world.state.repository("acme/support");
  return [...refs]
    .flatMap(([ref, sha]) => {
      const blob = world.blobAt(sha, BASELINE);
      return blob === undefined ? [] : [`${ref} ${blob}`];
    })
    .join("\n");
}

/** As the troubles of the fake are told. */
const REASON =
  /(?:\d{3} (?:Resource|Not Found|Conflict|Validation|API rate|Server|from)|no answer within|[^( ]*(?:other side closed|fetch failed|socket hang up|terminated))[^();]*/;
const DOUBT = /^Not signed so far|^➖ NOT FOUND OUT/;

/** The line that names the trouble, else the one that says what is not known, else the headline. */
function toldBy({ headline, summary = "", text, warnings }: Answered): string {
  const lines = [...summary.split("\n"), ...warnings, ...text.split("\n")].map((line) =>
    line.replaceAll("\\", "").replace(/^(?:[-#]+|\d+\.) /, ""),
  );
  const found = lines.find((line) => REASON.test(line)) ?? lines.find((line) => DOUBT.test(line));
  return plain(found ?? headline);
}

function plain(words: string | null): string {
  const calm = (words ?? "").replaceAll(new RegExp(REASON, "g"), "…");
  return calm
    .replaceAll(/\b[0-9a-f]{40}\b/g, "SHA")
    .replaceAll(/`[0-9a-f]{7}`/g, "SHA")
    .replaceAll(/\b[45]000000\d{3,4}\b/g, "N");
}

describe.each(Object.entries(FAULT_SCENES))("%s", (name, { start, from }) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await Trial.of(start, from);
  }, 120_000);
  afterAll(() => trial.scene.desk.close());

  it("answers each trouble as reviewed, and never without proof", { timeout: 900_000 }, async () => {
    const rows = new Map<string, string[]>();
    for (const [call, trouble] of part(trial.calls, ({ isWrite }) => (isWrite ? OF_WRITES : LASTING))) {
      const outcome = await trial.with(call, fault(trouble), false);
      expectProof(call, trouble, outcome, trial);
      const row = `\`${call.name}\` | TROUBLES | ${cells(outcome, trial.undisturbed)}`;
      rows.set(row, [...(rows.get(row) ?? []), trouble]);
    }
    compare(name, trial.undisturbed, rows);
  });

  it("does not mind what passes", { timeout: 900_000 }, async () => {
    const minded: string[] = [];
    const troubles = ({ isWrite }: Call) => (isWrite ? PASSING.slice(0, 2) : PASSING);
    for (const [call, trouble] of part(trial.calls, troubles)) {
      const outcome = await trial.with(call, passing(trouble), true);
      if (!isSame(outcome, trial.undisturbed))
        minded.push(`${call.name}, ${trouble}: ${cells(outcome, trial.undisturbed)}`);
    }
    expect(minded).toEqual([]);
  });
});

/** Those of this run: all in all over the calls, never all of one call. */
function part(
  calls: readonly Call[],
  troublesOf: (call: Call) => readonly string[],
): readonly (readonly [Call, string])[] {
  const pairs = calls.flatMap((call) =>
    troublesOf(call).map((trouble, index) => [call, trouble, index] as const),
  );
  return pairs
    .filter(([call, , index]) => (call.number + index) % PART === 0)
    .map(([call, trouble]) => [call, trouble] as const);
}

/** What cannot be read admits nothing, and the job is red unless the status says that there is nothing to hold back. */
function expectProof(call: Call, trouble: string, outcome: Outcome, { undisturbed, scene }: Trial): void {
  const why = `${call.name}, ${trouble}: ${cells(outcome, undisturbed)}`;
  const isDispensable = call.name.replace(/ \d+$/, "") in { ...DISPENSABLE, ...scene.dispensable };
  if (call.isWrite || call.isAfterWrite || (isDispensable && isSame(outcome, undisturbed))) return;
  expect(outcome.status, why).not.toMatch(/success: (?!no baseline yet)/);
  expect(outcome.wrote, why).toBe("nothing");
  const isHeld = /^(?:pending|success: no baseline yet)/.test(outcome.status);
  if (!isHeld && !scene.isAfterwards) expect(outcome.job, why).toMatch(/^red, [12]$/);
}

function compare(name: string, undisturbed: Outcome, rows: ReadonlyMap<string, readonly string[]>): void {
  const path = new URL(`../../golden/faults/${name.replaceAll(/[ ,]+/g, "-")}.md`, import.meta.url);
  if (IS_WRITTEN) {
    mkdirSync(new URL(".", path), { recursive: true });
    writeFileSync(path, table(name, undisturbed, rows));
  }
  const reviewed = readFileSync(path, "utf8").split("\n");
  for (const [row, troubles] of rows) {
    const [before = "", after = ""] = row.split("TROUBLES");
    const found = reviewed.find((line) => line.startsWith(`| ${before}`) && line.endsWith(`${after} |`));
    const listed = found?.slice(before.length + 2, -after.length - 2).split(", ");
    expect(listed, `${row} is not in ${path.pathname}`).toEqual(expect.arrayContaining([...troubles]));
  }
}

function table(name: string, undisturbed: Outcome, rows: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...rows].map(([row, troubles]) => `| ${row.replace("TROUBLES", troubles.join(", "))} |`);
  return `# Trouble at each call of: ${name}

Undisturbed: status \`${undisturbed.status}\`, job ${undisturbed.job}, ${undisturbed.wrote} written.

| call | trouble | status | job | written | told |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
}

function fault(name: string): Fault {
  const found = TROUBLES[name];
  if (found === undefined) throw new Error(name);
  return found;
}

function passing(name: string): Fault {
  const found = fault(name);
  return found.kind === "status" ? { ...found, headers: { ...found.headers, "retry-after": "0" } } : found;
}

function isSame(one: Outcome, other: Outcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function cells(outcome: Outcome, undisturbed: Outcome): string {
  if (isSame(outcome, undisturbed)) return "as undisturbed | | |";
  const { status, job, wrote, told } = outcome;
  return [status, job, wrote, told].map((cell) => cell.replaceAll("|", "\\|")).join(" | ");
}
