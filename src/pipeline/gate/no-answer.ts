/**
 * What the gate could not find out, or was not let do. That is an answer too, on the commit that it is about and never
 * success: a status left over from an earlier event would else go on saying what nobody could check.
 */
import { answerOf, type GateAnswer, type Unknown } from "../../gate/answer.ts";
import type { Config } from "../../inputs/config.ts";
import type { StatusTerms } from "../../inputs/gate-terms.ts";
import type { HostEvent } from "../../ports/event.ts";
import type { Publication } from "../../ports.ts";
import type { Problem } from "../../problem.ts";
import type { GateView } from "../../report/build-gate-view.ts";
import type { Host } from "../host.ts";
import { interruptedPublication, refusalPublication } from "../publication.ts";
import type { Evidence } from "./find-evidence.ts";
import { type GateHost, gateHost } from "./gate-host.ts";
import { type Answered, gatePublication } from "./gate-publication.ts";
import { quietView } from "./gate-view.ts";
import { Unanswered } from "./known.ts";
import { contextOf, type Posted, postAnswer } from "./post-answer.ts";
import type { GateAsk, Target } from "./pull-run.ts";
import { policyAtHand, statusTermsOfBranch } from "./read-policy.ts";

/** @param target undefined: no commit is known to say it on */
export async function publishUnknown(
  what: string,
  target: Target | undefined,
  { host, config, spec }: GateAsk,
  evidence: Evidence | undefined,
): Promise<Publication> {
  const decision: Unknown = { kind: "unknown", what };
  const measured = evidence?.kind === "here" || evidence?.kind === "stored" ? evidence.measured : undefined;
  const answer = answerOf(decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measured?.measurement.model.exitCode,
  });
  const posted: Posted =
    target === undefined
      ? { posted: false, required: undefined, notes: [NOWHERE] }
      : await postAnswer(host, target, answer);
  const view: GateView = {
    ...quietView(baselineAtHand(host, config)),
    decision,
    exitCode: answer.exitCode,
    notes: posted.notes,
  };
  const answered: Answered = {
    answer,
    posted,
    view,
    judged: undefined,
    evidence,
    sha: target?.sha ?? "",
    publishes: false,
  };
  return gatePublication(answered, config, host);
}

const NOWHERE = "no status is posted, so this job's result is the answer";

/** @param why for the status, before the first problem's own words */
export async function publishRefusal(
  problems: readonly Problem[],
  why: string,
  target: Target | undefined,
  { host, config }: Pick<GateAsk, "host" | "config">,
  callsMade = 0,
): Promise<Publication> {
  if (target !== undefined)
    await postAnswer(host, target, failed(`${why}: ${problems[0]?.message ?? "refused"}`));
  return refusalPublication(problems, callsMade, host.repositoryPrefix(config.workingDirectory), config);
}

/** The measurement came to no end: refused, or interrupted. */
export async function publishUnmeasured(
  evidence: Extract<Evidence, { readonly kind: "refused" | "interrupted" }>,
  target: Target | undefined,
  ask: GateAsk,
): Promise<Publication> {
  if (evidence.kind === "refused")
    return publishRefusal(evidence.problems, "not measured", target, ask, evidence.callsMade);
  if (target !== undefined)
    await postAnswer(ask.host, target, { ...failed("the measurement was interrupted"), state: "error" });
  return interruptedPublication(evidence);
}

/** The configuration at hand has faults: the event's commit is told, so that nobody waits for a status. */
export async function tellFaultyConfig(problems: readonly Problem[], host: Host): Promise<void> {
  const asking = await gateHost(host);
  const target = asking && (await eventTarget(asking, undefined));
  if (asking === undefined || target === undefined) return;
  await postAnswer(asking, target, failed(`the configuration: ${problems[0]?.message ?? "has faults"}`));
}

/** A defect ends the run, and the commit must not keep an older answer. Never throws: the defect itself is what counts. */
export async function tellDefect({ host, config }: Pick<GateAsk, "host" | "config">): Promise<void> {
  const answer = {
    ...failed("the gate failed by a defect of its own: see the job's log"),
    state: "error",
  } as const;
  try {
    const target = await targetInTrouble(host, config);
    const posted = target && (await postAnswer(host, target, answer));
    if (posted?.posted === false) host.log.warn(posted.notes.join("; "));
  } catch (second) {
    host.log.warn(`the defect could not be told on the commit: ${String(second)}`);
  }
}

/** What the status is called is asked of the server, and the defect may lie in what the server says. */
async function targetInTrouble(host: GateHost, config: Config): Promise<Target | undefined> {
  try {
    return await eventTarget(host, config);
  } catch {
    const { base, ...event } = host.event;
    return eventTarget({ ...host, event: { ...event, base: { ...base, branch: undefined } } }, config);
  }
}

/** They run at a branch's commit, which is not what they are about. */
const OF_NO_COMMIT = ["workflow_dispatch", "schedule"];

/** The commit of the event, where nothing newer can be read: to say there that nothing was found out. */
export async function eventTarget(host: GateHost, config: Config | undefined): Promise<Target | undefined> {
  const sha = commitOf(host.event);
  if (sha === undefined) return undefined;
  return { sha, context: await contextAtHand(host, config, branchOf(host.event)), branch: undefined };
}

function commitOf({ pullRequest, pullRequestHead, triggeringHead, name, sha }: HostEvent) {
  if (pullRequest !== undefined) return pullRequestHead;
  if (name === "workflow_run") return triggeringHead;
  return OF_NO_COMMIT.includes(name) ? undefined : sha;
}

/** Whose configuration names the status; of a run that followed another, as far as its payload goes, its own branch. */
function branchOf({ base, name, ref }: HostEvent): string | undefined {
  return name === "workflow_run" ? ref?.replace(/^refs\/heads\//, "") : base.branch;
}

/** What the status is called, as far as it can be known: the base branch's own word goes first. */
export async function contextAtHand(
  host: GateHost,
  config: Config | undefined,
  branch: string | undefined,
): Promise<string> {
  const given = config?.gate?.statusContext ?? (host.inputs.values["status-context"]?.trim() || undefined);
  if (given !== undefined) return contextOf(given, "");
  const ruled = branch === undefined ? {} : await statusTerms(host, branch);
  const named = ruled.baseline ?? (await policyAtHand(host)).baseline;
  // A configuration that could be read says for itself whether the status has another name.
  const other = config === undefined ? ruled.statusContext : undefined;
  return contextOf(other, named ?? baselineAtHand(host, config));
}

async function statusTerms(host: GateHost, branch: string): Promise<StatusTerms> {
  try {
    return await statusTermsOfBranch(host, branch);
  } catch (error) {
    if (error instanceof Unanswered) return {};
    throw error;
  }
}

/** From the repository's root. */
function baselineAtHand(host: GateHost, config: Config | undefined): string {
  if (config?.baseline === undefined) return "";
  const prefix = host.repositoryPrefix(config.workingDirectory);
  return prefix === "" ? config.baseline : `${prefix}/${config.baseline}`;
}

function failed(description: string): GateAnswer {
  const plain = description.replaceAll("`", "'").slice(0, 140);
  return { state: "failure", description: plain, exitCode: 2, unsigned: false, red: true };
}
