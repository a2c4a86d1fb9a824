/** One evaluation of each kind, ready to be made again and again: what it asks, posts and writes is to be troubled. */
import type { Delivery } from "../../fakes/deliveries.ts";
import type { Run } from "../../fakes/state.ts";
import { GATE_WORKFLOW } from "../../fakes/world.ts";
import { type Answered, CONFIG_TEXT, Desk, LABEL } from "./gate-desk.ts";
import { offered, opened } from "./states.ts";

export interface FaultScene {
  readonly desk: Desk;
  readonly evaluate: () => Promise<Answered>;
  /** Reads that its success can do without, and what stands in for them. */
  readonly dispensable?: Readonly<Record<string, string>>;
  /** Is it admitted before the gate is asked? What fails then is told, and undoes nothing. */
  readonly isAfterwards?: boolean;
}

interface PreparedScene {
  readonly start: () => Promise<FaultScene>;
  /** What comes before is asked in the first scene too. */
  readonly from?: string;
}

/** Where a gate has its evidence and turns to what is signed. */
const AFTER_EVIDENCE = "GET /compare/{basehead}";

const ENVIRONMENT = "agentverity-baseline";
const STRICT = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
const IN_ENVIRONMENT = `${CONFIG_TEXT}sign-off: [environment]\n`;
/** A busy machine is no trouble. */
const PATIENT = { requestMs: 1500 };
/** The reports beside the summary have no part in it. */
const QUICK = { report: "summary" } as const;
const WRITES = { contents: "write", "pull-requests": "write" } as const;

/** By what is evaluated; each ends in success, or in waiting where its name says so. */
export const FAULT_SCENES: Readonly<Record<string, PreparedScene>> = {
  "a file signed by review": {
    start: async () => {
      const desk = await Desk.start({ patience: PATIENT, config: `${CONFIG_TEXT}sign-off: [review]\n` });
      const pull = await offered(desk);
      return judging(desk, desk.world.review(pull, "APPROVED", "maintainer"));
    },
  },
  "a file signed by label": {
    from: AFTER_EVIDENCE,
    start: async () => {
      const desk = await Desk.start({ patience: PATIENT, config: `${CONFIG_TEXT}sign-off: [label]\n` });
      const pull = await offered(desk);
      return judging(desk, desk.world.label(pull, LABEL, "maintainer"));
    },
  },
  "a file signed in the environment": {
    from: AFTER_EVIDENCE,
    start: async () => {
      const desk = await strict();
      const { delivery } = desk.open();
      await desk.gate(delivery);
      await approved(desk, delivery);
      await desk.admittingJob(delivery);
      desk.later();
      const scene = judging(desk, desk.commitCandidate());
      return {
        ...scene,
        dispensable: {
          "GET /actions/runs/{run_id}/artifacts": "this run waited for nobody, and the receipt's run did",
        },
      };
    },
  },
  "a candidate signed by label, which the gate commits": {
    from: AFTER_EVIDENCE,
    start: async () => {
      const desk = await Desk.start({
        patience: PATIENT,
        config: `${CONFIG_TEXT}sign-off: [label]\npublish: commit\n`,
      });
      desk.world.permissions = { ...desk.world.permissions, ...WRITES };
      const pull = await opened(desk);
      desk.later();
      return judging(desk, desk.world.label(pull, LABEL, "maintainer"));
    },
  },
  "a file that waits for a signature, held by a required status": {
    from: AFTER_EVIDENCE,
    start: async () => {
      const desk = await Desk.start({ patience: PATIENT });
      desk.require();
      const pull = await offered(desk);
      return judging(desk, desk.world.label(pull, "bug", "maintainer"));
    },
  },
  "admit in a pull request, which commits": {
    start: async () => {
      const desk = await strict(`${IN_ENVIRONMENT}publish: commit\n`);
      const { delivery } = desk.open();
      await desk.gate(delivery);
      await approved(desk, delivery);
      return { desk, evaluate: () => desk.admittingJob(delivery, QUICK), isAfterwards: true };
    },
  },
  "admit by hand, which commits": { start: () => byHand("commit") },
  "admit by hand, which opens a pull request": { from: "POST ", start: () => byHand("pull-request") },
};

async function strict(config = IN_ENVIRONMENT): Promise<Desk> {
  const workflows = [{ ...GATE_WORKFLOW, on: { ...GATE_WORKFLOW.on, schedule: [] } }];
  const desk = await Desk.start({ patience: PATIENT, config, workflows });
  const { world } = desk;
  world.permissions = { ...world.permissions, ...WRITES };
  const { settings } = world;
  settings.workflowPermissions = { ...settings.workflowPermissions, can_approve_pull_request_reviews: true };
  world.setEnvironment(ENVIRONMENT, STRICT);
  return desk;
}

async function byHand(publish: string): Promise<FaultScene> {
  const desk = await strict();
  const delivery = desk.world.dispatch({}, "admin");
  await desk.measuringJob(delivery);
  await desk.gate(delivery);
  await approved(desk, delivery);
  return { desk, evaluate: () => desk.admittingJob(delivery, { ...QUICK, publish }) };
}

async function approved({ world }: Desk, { run }: Delivery): Promise<Run> {
  if (run === undefined) throw new Error("no run");
  world.enterEnvironment(run, ENVIRONMENT);
  world.approveEnvironment(run, "maintainer");
  return run;
}

function judging(desk: Desk, delivery: Delivery): FaultScene {
  return { desk, evaluate: () => desk.gate(delivery, QUICK) };
}
