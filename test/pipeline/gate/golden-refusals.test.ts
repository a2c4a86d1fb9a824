/**
 * Every reason for which a run cannot stand as a baseline or be held against one, and every fault of a baseline file, as
 * the gate's summary tells it: verdict, why, who may sign and how, what to do next; without the folded details and what
 * is the same in all. UPDATE_GOLDEN=1 rewrites them. A reason that nobody wrote a scene for does not compile.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import type { Refusal } from "../../../src/core/admission.ts";
import type { Cause } from "../../../src/core/claim-differences.ts";
import type { Pull, Run } from "../../fakes/state.ts";
import { unzip } from "../../fakes/unzip.ts";
import { zip } from "../../fakes/zip.ts";
import {
  type Answered,
  BASELINE,
  CONFIG,
  CONFIG_TEXT,
  Desk,
  type DeskOptions,
  decisions,
  SUITE,
  type Texts,
} from "./gate-desk.ts";
import { opened } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

/** A busy machine is no trouble. */
const PATIENT = { patience: { requestMs: 3000 } } as const;

interface Scene {
  readonly options?: DeskOptions;
  /** Is there an approved baseline that the run is held against? */
  readonly isApproved: boolean;
  /** Of the pull request. */
  readonly changes: Readonly<Record<string, string | null>>;
  /** Something that only another's hand leaves. */
  readonly afterwards?: (run: Run) => void;
  readonly says: string;
  /** Told by the run that measured: what it stored holds too little to be judged again. */
  readonly isLive?: true;
  readonly also?: Readonly<Record<string, Omit<Scene, "also">>>;
}

function settings(more: string): Texts {
  return { [CONFIG]: `${CONFIG_TEXT}${more}\n` };
}

function contract(more: string): Texts {
  return { "suite.yaml": SUITE.replace("cases:", `${more}\ncases:`) };
}

const UNSTEADY: Texts = {
  "my card was stolen": "flaky:fraud",
  "where is my parcel": "flaky:shipping",
  "close my account": "flaky:escalate",
};
const ALIKE = Object.fromEntries(
  Object.keys(JSON.parse(decisions()) as object).map((input) => [input, "refund"]),
);

/** Sixteen more requests than usual, so that one that moves does not move them all. */
const MANY = Array.from({ length: 16 }, (_, index) => [
  `request ${index + 1}`,
  ["fraud", "refund", "shipping"][index % 3] ?? "",
]);
const MANY_FILES: Texts = {
  "decisions.json": decisions(Object.fromEntries(MANY)),
  "suite.yaml": `${SUITE}${MANY.map(([input, expected]) => `  - { input: "${input}", expected: ${expected} }`).join("\n")}\n`,
};

/** What no answer of an agent can bring about. */
type Unreachable = "empty" | "repeated-probes";
const UNREACHABLE: Readonly<Record<Unreachable, string>> = {
  empty: "a suite without a case is refused when it is read",
  "repeated-probes": "a suite with a case twice is refused when it is read",
};

const REFUSALS: Readonly<Record<Exclude<Refusal["kind"], Unreachable>, Scene>> = {
  incomplete: {
    isApproved: true,
    options: { config: `${CONFIG_TEXT}retries: 0\n` },
    changes: { "decisions.json": decisions({ "close my account": "brittle:escalate" }) },
    says: "The run is incomplete",
  },
  "unobserved-probes": {
    isApproved: true,
    options: { config: `${CONFIG_TEXT}retries: 0\n` },
    changes: { "decisions.json": decisions({ "close my account": "fail" }) },
    says: "1 probe gave no answer",
  },
  "shared-session": {
    isApproved: true,
    changes: settings("isolation: shared-session"),
    says: "All trials shared one session",
  },
  replays: {
    isApproved: true,
    changes: { "README.md": "replayed\n" },
    afterwards: replayed,
    says: "5 answers are replays from a cache",
  },
  unmetered: {
    isApproved: true,
    changes: settings("meter: false"),
    isLive: true,
    says: "Nothing was repeated",
  },
  "unsettled-reading": {
    isApproved: true,
    changes: settings("method: sequential\nbudget: 16"),
    says: "called it undecided",
  },
  curtailed: {
    isApproved: true,
    changes: { ...settings("curtail: true"), "decisions.json": decisions(UNSTEADY) },
    isLive: true,
    says: "it was out of reach",
  },
  stochastic: {
    isApproved: true,
    changes: { "decisions.json": decisions(UNSTEADY) },
    says: "The decisions move",
  },
  undecided: { isApproved: true, changes: settings("repeats: 4"), says: "Repeatability is undecided" },
  "stochastic-routes": {
    isApproved: true,
    options: { config: `${CONFIG_TEXT}repeats: 18\nmax-workers: 1\n`, files: MANY_FILES },
    changes: {
      "decisions.json": decisions({ ...Object.fromEntries(MANY), "close my account": "flaky:escalate" }),
    },
    says: "`escalate` moves",
  },
  "undecided-targets": {
    isApproved: false,
    changes: {
      ...contract("  stability_targets: { escalate: 0.05 }"),
      "decisions.json": decisions({ "close my account": "once:escalate" }),
    },
    says: "The declared tolerance of `escalate` is undecided",
  },
  contract: {
    isApproved: true,
    changes: { "decisions.json": decisions({ "close my account": "refund" }) },
    says: "3 of 4 required routes reached",
    also: {
      "contract-unknown-decision": {
        isApproved: true,
        changes: { "decisions.json": decisions({ "close my account": "lottery" }) },
        says: "outside the contract",
      },
      "contract-too-few-cases": {
        isApproved: false,
        changes: contract("  minimum_cases: { escalate: 2 }"),
        says: "`escalate` has too few cases",
      },
      "contract-nothing-written-for-it": {
        isApproved: false,
        changes: { "suite.yaml": SUITE.replace("expected: escalate", "expected: refund") },
        says: "escalate",
      },
    },
  },
  blind: {
    isApproved: true,
    changes: { "decisions.json": decisions(ALIKE) },
    says: "`refund` is the answer to 100 % of the probes",
  },
};

const CAUSES: Readonly<Record<Cause, Scene>> = {
  probes: {
    isApproved: true,
    changes: {
      "suite.yaml": SUITE.replace("close my account", "close my account now"),
      "decisions.json": decisions({ "close my account now": "escalate" }),
    },
    says: "1 is new and 1 is gone",
    also: {
      "probes-written-for-another": {
        isApproved: true,
        changes: { "suite.yaml": SUITE.replace("expected: escalate", "expected: refund") },
        says: "is written for another decision",
      },
    },
  },
  tolerance: {
    isApproved: true,
    changes: { [CONFIG]: CONFIG_TEXT.replace("precision: cheap", "epsilon: 0.2") },
    says: "the tolerance is 20 %, and the baseline was approved at 10 %",
    also: {
      blindness: {
        isApproved: true,
        changes: settings("blindness-threshold: 0.8"),
        says: "the probes count as blind from 80 %",
      },
    },
  },
  contract: {
    isApproved: true,
    changes: contract("  critical: [fraud]"),
    says: "the contract changed since the baseline was approved",
    also: {
      "contract-gone": {
        isApproved: true,
        changes: {
          "suite.yaml": SUITE.replace(/contract:\n.*\n/, "").replace(
            "agentverity.decision-suite/v1",
            "agentverity.suite/v1",
          ),
        },
        says: "there is none now",
      },
    },
  },
  layer: {
    isApproved: true,
    options: {
      files: {
        "suite.yaml": SUITE.replace(/contract:\n.*\n/, "").replace(
          "agentverity.decision-suite/v1",
          "agentverity.suite/v1",
        ),
      },
    },
    changes: settings("layer: text"),
    says: "the layer is `text`",
  },
};

const FILES: Readonly<Record<string, { readonly edit: (text: string) => string; readonly says: string }>> = {
  "a-merge-left-open": {
    edit: (text) => `<<<<<<< topic\n${text}=======\n${text}>>>>>>> main\n`,
    says: "JSON",
  },
  "a-merge-that-reads-well": {
    edit: (text) => text.replace(/"epsilon": [\d.]+/, '"epsilon": 0.2'),
    says: "digest",
  },
  "another-version": { edit: (text) => text.replace("snapshot/v4", "snapshot/v9"), says: "snapshot/v9" },
  "a-number-no-run-gives": { edit: (text) => text.replace(/"k": \d+/, '"k": 1.5'), says: "config.k" },
  "a-key-nobody-knows": {
    edit: (text) => text.replace('"k":', '"approved_by": "me", "k":'),
    says: "approved_by",
  },
};

const SCENES: readonly (readonly [string, Scene])[] = [
  ...named("refused", REFUSALS),
  ...named("incompatible", CAUSES),
];

function named(
  state: string,
  scenes: Readonly<Record<string, Scene>>,
): readonly (readonly [string, Scene])[] {
  return Object.entries(scenes).flatMap(([name, scene]) => [
    [`${state}/${name}`, scene] as const,
    ...Object.entries(scene.also ?? {}).map(([other, more]) => [`${state}/${other}`, more] as const),
  ]);
}

describe.each(SCENES)("%s", (name, { options, isApproved, changes, afterwards, isLive, says }) => {
  it("is told with its cure, and who may sign", { timeout: 60_000 }, async () => {
    desk = await Desk.start({ ...PATIENT, ...options });
    if (isApproved) await desk.approve();
    const { pull, delivery } = desk.open(changes);
    const first = await desk.gate(delivery);
    if (afterwards !== undefined) afterwards(runOf(pull));
    review(name, pull, isLive ? first : await judgedAgain(pull), says);
  });
});

describe.each(Object.entries(FILES))("a baseline file with %s", (name, { edit, says }) => {
  it("is refused with its place, and who may sign a renewed one", async () => {
    desk = await Desk.start(PATIENT);
    const pull = await opened(desk);
    await desk.gate(desk.world.push("topic", { [BASELINE]: edit(desk.candidate()) }, "author"));
    review(`refused-file/${name}`, pull, await judgedAgain(pull), says);
  });
});

it("a faulty file of the base branch itself is refused, and says whose change cures it", async () => {
  desk = await Desk.start(PATIENT);
  await desk.approve();
  desk.world.push("main", { [BASELINE]: desk.onMain(BASELINE).replace(/"k": \d+/, '"k": 1.5') }, "admin");
  const pull = await opened(desk);
  review("refused-file/of-the-base-branch", pull, await judgedAgain(pull), "config.k");
});

it("stored evidence that cannot be judged is told with why, and asked for anew", async () => {
  desk = await Desk.start(PATIENT);
  const pull = await opened(desk, settings("meter: false"));
  review("unmeasured-stored", pull, await judgedAgain(pull), "holds 1 observation");
});

it.each(Object.entries(UNREACHABLE))("%s is no reason of the gate's: it is refused before", async (kind) => {
  desk = await Desk.start(PATIENT);
  const cases = SUITE.slice(SUITE.indexOf("  - "));
  const suite = kind === "empty" ? SUITE.replace(cases, "").replace("cases:", "cases: []") : SUITE + cases;
  const { pull, delivery } = desk.open({ "suite.yaml": suite });
  const answer = await desk.gate(delivery);
  expect(answer).toMatchObject({ calls: 0, red: true, exitCode: 2 });
  expect(desk.status(pull.headSha)).toMatch(/^failure: not measured: /);
});

function judgedAgain(pull: Pull): Promise<Answered> {
  return desk.gate(desk.world.dispatch({}, "maintainer"), { "pull-request": String(pull.number) });
}

function review(name: string, pull: Pull, answer: Answered, says: string): void {
  const text = `Status: \`${desk.status(pull.headSha)}\`. Job: ${answer.red ? "red" : "green"}, exit code ${answer.exitCode}.\n\n${trimmed(answer.summary ?? "")}`;
  const path = new URL(`../../golden/gate/${name}.md`, import.meta.url);
  if (process.env["UPDATE_GOLDEN"] === "1") {
    mkdirSync(new URL(".", path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text.replaceAll("\\", "")).toContain(says);
  expect(text).toContain("Anyone with write permission may sign, except `author`.");
  expect(text).toBe(readFileSync(path, "utf8"));
}

/** What differs from reason to reason, for a reader of many. */
function trimmed(summary: string): string {
  return `${summary
    .replaceAll(/<details>.*?<\/details>\n*/gs, "")
    .replace(/### Keep in mind.*/s, "")
    .replaceAll(/https:\/\/github\.com\/acme\/support\/blob\/[0-9a-f]{40}\//g, "…/blob/HEAD/")
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:8080")
    .replaceAll(/Took \d+ ms\.\n*/g, "")
    .trim()}\n`;
}

function runOf(pull: Pull): Run {
  const run = desk.world.state.runs.findLast(({ headSha }) => headSha === pull.headSha);
  if (run === undefined) throw new Error("no run");
  return run;
}

/** As a job leaves it that judges a recording of another harness. */
function replayed(run: Run): void {
  const { artifacts } = desk.world.state;
  const index = artifacts.findLastIndex((one) => one.run === run.id && one.name === "agentverity-evidence");
  const [stored] = artifacts.splice(index, 1);
  if (stored === undefined) throw new Error("no evidence");
  const evidence = JSON.parse(unzip(stored.zip)["evidence.json"] ?? "") as { provenance: object };
  const content = JSON.stringify({ ...evidence, provenance: { ...evidence.provenance, replays: 5 } });
  desk.world.addArtifact(run, stored.name, zip([{ name: "evidence.json", content }]));
}
