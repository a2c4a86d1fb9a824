/** Every place a pull request can stand in, as a team gets there. The agent was asked on the way, and need not be again. */
import type { Pull } from "../../fakes/state.ts";
import { BASELINE, CONFIG, CONFIG_TEXT, type Desk, type DeskOptions, decisions } from "./gate-desk.ts";

export interface Place {
  readonly options?: DeskOptions;
  readonly reach: (desk: Desk) => Promise<Pull>;
  /** Of the status; undefined where the description alone matters. */
  readonly status: RegExp;
  /** As the step's output has it. */
  readonly state: string;
  readonly red: boolean;
  /** Is the job green where the base branch requires the status? */
  readonly isHeldByStatus?: boolean;
}

/** Two decisions change places: every route is still reached. */
export const SWAPPED = decisions({ "where is my parcel": "escalate", "close my account": "shipping" });
const OTHERS = decisions({ "my card was stolen": "refund", "I was charged twice": "fraud" });

export async function opened(desk: Desk, changes?: Parameters<Desk["open"]>[0]): Promise<Pull> {
  const { pull, delivery } = desk.open(changes);
  await desk.gate(delivery);
  return pull;
}

export async function offered(desk: Desk, changes?: Parameters<Desk["open"]>[0]): Promise<Pull> {
  const pull = await opened(desk, changes);
  await desk.gate(desk.commitCandidate());
  desk.later();
  return pull;
}

async function signed(desk: Desk, pull: Pull): Promise<Pull> {
  await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  return pull;
}

async function afterApproval(desk: Desk, changes: NonNullable<Parameters<Desk["open"]>[0]>): Promise<Pull> {
  await desk.approve();
  return opened(desk, changes);
}

async function removing(desk: Desk): Promise<Pull> {
  return afterApproval(desk, { [BASELINE]: null });
}

export const PLACES: Readonly<Record<string, Place>> = {
  "no baseline": {
    reach: (desk) => opened(desk),
    status: /^success: no baseline yet: a candidate is ready/,
    state: "none",
    red: false,
  },
  "no baseline, and one is required": {
    options: { config: `${CONFIG_TEXT}require-baseline: true\n` },
    reach: (desk) => opened(desk),
    status: /^failure: no baseline yet, and `require-baseline` is set/,
    state: "none",
    red: true,
  },
  "no baseline, and calls that failed": {
    options: { config: `${CONFIG_TEXT}retries: 0\n` },
    reach: (desk) =>
      opened(desk, { "decisions.json": decisions({ "close my account": "brittle:escalate" }) }),
    status: /^failure: the run is incomplete/,
    state: "none",
    red: true,
  },
  "as approved": {
    reach: (desk) => afterApproval(desk, { "README.md": "the router\n" }),
    status: /^success: the approved decisions still hold/,
    state: "unchanged",
    red: false,
  },
  drifted: {
    reach: (desk) => afterApproval(desk, { "decisions.json": SWAPPED }),
    status: /^failure: 2 approved decisions changed/,
    state: "drifted",
    red: true,
  },
  "other probes": {
    reach: async (desk) => {
      await desk.approve();
      const suite = desk.onMain("suite.yaml");
      return opened(desk, {
        "suite.yaml": suite.replace("my card was stolen", "I was charged twice, again"),
      });
    },
    status: /^failure: not comparable with the baseline: the probes/,
    state: "incompatible",
    red: true,
  },
  "evidence that is refused": {
    reach: (desk) => afterApproval(desk, { "decisions.json": decisions({ "close my account": "refund" }) }),
    status: /^failure: refused: this run cannot stand as a baseline/,
    state: "refused",
    red: true,
  },
  "a file edited by hand": {
    reach: async (desk) => {
      const pull = await opened(desk);
      const text = desk.candidate().replace('"expected": "fraud"', '"expected": "refund"');
      await desk.gate(desk.world.push("topic", { [BASELINE]: text }, "author"));
      return pull;
    },
    status: /^failure: refused: the baseline file is not one that a run wrote/,
    state: "refused",
    red: true,
  },
  "a file that is not what was measured": {
    reach: async (desk) => {
      const pull = await offered(desk);
      await desk.gate(desk.world.push("topic", { "decisions.json": SWAPPED }, "author"));
      return pull;
    },
    status: /^failure: the baseline in the branch is not what was measured: 2 differences/,
    state: "stale",
    red: true,
  },
  "a base that moved too": {
    reach: async (desk) => {
      await desk.approve();
      const pull = await offered(desk, { "decisions.json": SWAPPED });
      const other = desk.open({ "decisions.json": OTHERS }, "other");
      await desk.gate(other.delivery);
      await desk.gate(desk.commitCandidate("other"));
      desk.world.merge(other.pull, "squash", "maintainer");
      return pull;
    },
    status: /^failure: the base branch changed the baseline too: update the branch/,
    state: "stale",
    red: true,
  },
  "a file that nobody signed": {
    reach: (desk) => offered(desk),
    status: /^pending: awaiting sign-off of the baseline \(sha256:/,
    state: "awaiting-sign-off",
    red: true,
    isHeldByStatus: true,
  },
  "a file that somebody signed": {
    reach: async (desk) => signed(desk, await offered(desk)),
    status: /^success: signed: the baseline \(sha256:/,
    state: "signed",
    red: false,
  },
  "rules of who may sign that change": {
    reach: (desk) => afterApproval(desk, { [CONFIG]: `${CONFIG_TEXT}approvers: [author]\n` }),
    status: /^pending: awaiting sign-off of the policy/,
    state: "awaiting-sign-off",
    red: true,
    isHeldByStatus: true,
  },
  "a removed file": {
    reach: removing,
    status: /^pending: awaiting sign-off: the baseline would be removed/,
    state: "removed",
    red: true,
    isHeldByStatus: true,
  },
  "a removed file that somebody signed": {
    reach: async (desk) => {
      const pull = await removing(desk);
      desk.later();
      return signed(desk, pull);
    },
    status: /^success: signed: the baseline is removed/,
    state: "removed",
    red: false,
  },
  "nothing measured": {
    reach: async (desk) => {
      const { pull } = desk.open();
      return pull;
    },
    status: /^pending: not measured yet/,
    state: "",
    red: true,
    isHeldByStatus: true,
  },
};
