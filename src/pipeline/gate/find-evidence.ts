/** The evidence of a pull request's head: stored by an earlier run or job, or measured here where this step may. */
import type { Config, GateSpec } from "../../inputs/config.ts";
import type { PullRequest } from "../../ports/server.ts";
import type { Problem } from "../../problem.ts";
import { type Measured as Measuring, measure } from "../measure.ts";
import type { GateHost } from "./gate-host.ts";
import type { Measured } from "./judge-pull.ts";
import { known, Unanswered } from "./known.ts";
import { findStored, type Stored } from "./stored-evidence.ts";

export type Evidence =
  | { readonly kind: "here"; readonly measured: Measured }
  | { readonly kind: "stored"; readonly measured: Measured; readonly stored: Stored }
  /** Why there is none; clauses. */
  | { readonly kind: "none"; readonly why: readonly string[] }
  | Exclude<Measuring, { readonly kind: "measured" }>;

export interface Wanted {
  readonly pull: PullRequest;
  readonly baseline: string;
  readonly config: Config;
  readonly spec: GateSpec;
  /** Does this event change what the agent answers? */
  readonly mayMeasure: boolean;
}

/** @throws Unanswered where what is stored cannot be read, and nothing may be measured instead */
export async function findEvidence(host: GateHost, wanted: Wanted): Promise<Evidence> {
  const { pull, baseline, config, spec } = wanted;
  const search = {
    pull,
    baseline,
    artifactName: config.artifactName,
    reuse: config.reuse !== "never",
    measuredBy: spec.measuredBy,
  };
  const found = await lookUp(host, search);
  if ("measurement" in found) {
    const measuredAt = found.measuredAt ?? found.run.createdAt;
    return { kind: "stored", measured: { measurement: found.measurement, measuredAt }, stored: found };
  }
  const measures = wanted.mayMeasure && spec.mayMeasure;
  if (found instanceof Unanswered && !measures) throw found;
  const why = found instanceof Unanswered ? [found.message] : found.map(({ message }) => message);
  if (!measures) return { kind: "none", why };
  if (!(await isOfHead(host, pull)))
    return { kind: "none", why: [...why, "this run is of an older commit than the pull request's head"] };
  const measured = await measure(config, host);
  if (measured.kind !== "measured") return measured;
  const { measurement } = measured;
  return { kind: "here", measured: { measurement, measuredAt: measurement.model.provenance.startedAt } };
}

/** Where what is stored cannot be read, a measurement may still be made. */
async function lookUp(
  host: GateHost,
  search: Parameters<typeof findStored>[1],
): Promise<Stored | readonly Problem[] | Unanswered> {
  try {
    return await findStored(host, search);
  } catch (error) {
    if (error instanceof Unanswered) return error;
    throw error;
  }
}

/** A re-run has the checkout of its own time. */
async function isOfHead(host: GateHost, pull: PullRequest): Promise<boolean> {
  const run = known(await host.server.run(host.event.runId), "this run");
  return run?.headSha === pull.head.sha;
}
