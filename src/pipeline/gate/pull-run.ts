/** One run of the gate for one pull request, and where its answer goes. */
import type { Config, GateSpec } from "../../inputs/config.ts";
import type { GateHost } from "./gate-host.ts";
import type { Occasion } from "./occasion.ts";

/** What every run of the gate is asked with. */
export interface GateAsk {
  readonly config: Config;
  readonly spec: GateSpec;
  readonly host: GateHost;
}

export interface PullRun extends GateAsk {
  readonly occasion: Extract<Occasion, { readonly kind: "pull-request" }>;
}

/** A commit, and the status on it. */
export interface Target {
  readonly sha: string;
  readonly context: string;
  /** Whose rules may require the context; undefined: they are not asked. */
  readonly branch: string | undefined;
}
