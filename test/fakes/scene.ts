/** What every action needs: the state, the log, the workflows that listen, and what is unsure about GitHub. */
import { type Delivery, type DeliveryFacts, deliver, type Occasion, type Workflow } from "./deliveries.ts";
import type { Happening, LogEntry } from "./event-log.ts";
import type { SettingFacts } from "./setting-routes.ts";
import { type Pull, State } from "./state.ts";

/** What `platform-facts` marks as unconfirmed: run a test with each of both. */
export interface Facts extends DeliveryFacts, SettingFacts {
  /** Does "start all waiting jobs" by an admin leave an `approved` record? */
  bypassLeavesApproval: boolean;
  /** Does a re-run wait in the environment again? */
  rerunAsksAgain: boolean;
  /** Does the list of a commit's pull requests know those of forks? */
  forkPullsOfCommit: boolean;
  /** Longest name of a label. */
  labelNameLimit: number;
  /** Branch of a merge group: with the last pull request's number and the base's SHA in it, or without. */
  queueRef: "pr-number" | "opaque";
  /** May a workflow's token with `contents: read` read the activity? */
  activityReadable: boolean;
}

export class Scene {
  readonly state: State;
  readonly entries: LogEntry[] = [];
  readonly deliveries: Delivery[] = [];
  readonly workflows: Workflow[];
  readonly facts: Facts = {
    labelRunActor: "labeler",
    runDelay: 0,
    canAdminsBypassShown: true,
    bypassLeavesApproval: false,
    rerunAsksAgain: true,
    forkPullsOfCommit: true,
    labelNameLimit: 50,
    queueRef: "pr-number",
    activityReadable: true,
  };
  /** Seconds that pass before each action; 0: everything in one second. */
  secondsPerAction = 1;

  constructor(startsAt: string, workflows: readonly Workflow[]) {
    this.state = new State(startsAt);
    this.workflows = [...workflows];
  }

  tick(): void {
    this.state.clock.advance(this.secondsPerAction);
  }

  readonly log = (happening: Happening): void => {
    this.entries.push({ ...happening, at: this.state.clock.seconds });
  };

  /** Something in a pull request's timeline. */
  note(pull: Pull, event: string, actor: string): void {
    const { state } = this;
    const at = state.clock.now;
    state.events.push({ id: state.nextId(), issue: pull.number, event, actor, at, ...state.late() });
  }

  deliver(occasion: Occasion): Delivery {
    const delivery = deliver(this.state, this.workflows, occasion, this.facts);
    for (const run of delivery.runs) {
      const { id, path, event, headSha, actor } = run;
      this.log({ kind: "run", run: id, path, event, headSha, actor });
    }
    this.deliveries.push(delivery);
    return delivery;
  }
}
