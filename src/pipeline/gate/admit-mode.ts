/**
 * `mode: admit`: in a job that waited in an environment, admits what its reviewers approved. That the job runs proves
 * nothing: the environment's rules, the run's first attempt, its one candidate and the approval are read from the server.
 * Never asks an agent; what is not proved is not admitted, and the job is red.
 */
import { evaluateSignOff } from "../../gate/evaluate-sign-off.ts";
import type { SignOff } from "../../gate/sign-off.ts";
import type { Config } from "../../inputs/config.ts";
import type { Publication } from "../../ports.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import type { Host } from "../host.ts";
import { refusalPublication } from "../publication.ts";
import { admittedPublication, unadmittedPublication } from "./admit-publication.ts";
import { candidateOf } from "./candidate.ts";
import { gateHost } from "./gate-host.ts";
import { runGate } from "./gate-mode.ts";
import type { Measured } from "./judge-pull.ts";
import { known, Unanswered } from "./known.ts";
import { publishAdmitted, type Subject } from "./publish-admitted.ts";
import type { GateAsk } from "./pull-run.ts";
import { type ReadPolicy, readGatePolicy, signingPolicy } from "./read-policy.ts";
import { findOwn, findStored } from "./stored-evidence.ts";
import { occasionFor } from "./triggering-run.ts";

export async function runAdmit(config: Config, host: Host): Promise<Publication> {
  const { gate: spec } = config;
  const asking = await gateHost(host);
  if (asking === undefined || spec === undefined) return refused([NO_SERVER], config, host);
  const ask = { config, spec, host: asking };
  try {
    const subject = await subjectOf(ask);
    return subject.ok ? await admit(ask, subject.value) : refused(subject.problems, config, host);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return refused([unread(error.message)], config, host);
  }
}

async function subjectOf(ask: GateAsk): Promise<Result<Subject>> {
  const occasion = await occasionFor(ask);
  if (!occasion.ok) return occasion;
  const { value } = occasion;
  if (value.kind === "branch") return succeed({ pull: undefined, sha: value.sha, branch: value.branch });
  if (value.kind === "elsewhere") return fail(nothing(value.why));
  if (value.kind !== "pull-request")
    return fail(nothing(`a \`${ask.host.event.name}\` run waits for nobody`));
  const pull = known(await ask.host.server.pullRequest(value.number), `pull request ${value.number}`);
  if (pull?.open !== true) return fail(nothing(`pull request ${value.number} is not open`));
  return succeed({ pull, sha: pull.head.sha, branch: pull.head.branch });
}

async function admit(ask: GateAsk, subject: Subject): Promise<Publication> {
  const { host, config } = ask;
  const base = subject.pull?.base.branch ?? known(await host.server.defaultBranch(), "the default branch");
  const policy = await readGatePolicy(host, { base, head: subject.sha });
  if (!policy.ok) return refused(policy.problems, config, host);
  if (!policy.value.policy.methods.includes("environment")) return refused([notAccepted(base)], config, host);
  const measured = await evidenceOf(ask, subject, policy.value);
  if (!measured.ok) return refused(measured.problems, config, host);
  const { measurement, measuredAt } = measured.value;
  const candidate = candidateOf(measurement, { createdAt: measuredAt, version: host.version });
  const about = { subject, policy: policy.value, measured: measured.value };
  if (candidate === undefined) return unadmittedPublication(ask, about, undefined);
  const signOff = await signedHere(ask, subject, policy.value, candidate.digest);
  if (signOff.kind === "not-signed") return unadmittedPublication(ask, about, signOff);
  const admitted = { ...about, candidate, signed: signOff };
  // A pull request is answered by the gate itself, which finds the same approval: the status and the commit are its own.
  const gate = subject.pull && (await runGate({ ...config, mode: "gate" }, host));
  const publishing = subject.pull === undefined ? await publishAdmitted(ask, admitted) : undefined;
  return admittedPublication(ask, admitted, gate, publishing);
}

/** Given, or stored by a job before this one. */
async function evidenceOf(
  { host, config, spec }: GateAsk,
  { pull, sha }: Subject,
  { baseline }: ReadPolicy,
): Promise<Result<Measured>> {
  const { artifactName } = config;
  if (config.evidence !== undefined) {
    const { judge } = await import("../judge.ts");
    const judged = await judge(config, host);
    if (!judged.ok) return judged;
    return succeed({ measurement: judged.value, measuredAt: judged.value.model.provenance.startedAt });
  }
  const found =
    pull === undefined
      ? await findOwn(host, sha, artifactName)
      : await findStored(host, { pull, baseline, artifactName, reuse: true, measuredBy: spec.measuredBy });
  if (!("measurement" in found)) return fail(NOT_MEASURED, ...found);
  return succeed({ measurement: found.measurement, measuredAt: found.measuredAt ?? found.run.createdAt });
}

/** Approved in this very run: what an earlier one was approved for is not what this one waited with. */
function signedHere(
  { host }: GateAsk,
  { pull }: Subject,
  { policy, baseline }: ReadPolicy,
  candidateDigest: string,
): Promise<SignOff> {
  const thing = { path: baseline, candidateDigest, ...(pull && { pullRequest: pull.number }) };
  const gate = { runId: host.event.runId, onlyHere: true } as const;
  return evaluateSignOff(host.server, { ...signingPolicy(policy), methods: ["environment"] }, thing, gate);
}

function refused(problems: readonly Problem[], config: Config, host: Host): Publication {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}

function nothing(why: string): Problem {
  return {
    code: "input-conflict",
    message: `there is nothing to admit: ${why}`,
    hint: "Let `mode: admit` run in a job with `environment:`, after the gate's job, on `pull_request`, `workflow_run`, `workflow_dispatch` or `schedule`.",
  };
}

function notAccepted(branch: string): Problem {
  return {
    code: "input-conflict",
    message: `an approval in an environment signs nothing here: \`sign-off\` of \`${branch}\` does not list \`environment\``,
    hint: "Add it to `sign-off` in the configuration file of that branch: `sign-off: [review, environment]`.",
  };
}

function unread(why: string): Problem {
  return {
    code: "input-conflict",
    message: `nothing is admitted: ${why}`,
    hint: "Give this job `contents: read`, `actions: read` and `pull-requests: read`, and start a new run: a re-run cannot be signed.",
  };
}

const NOT_MEASURED: Problem = {
  code: "input-missing",
  message: "there is no evidence to admit: no job of this run stored any, and none is given",
  hint: "Let a job before this one measure with `mode: run` and the same `artifact-name`, or give `evidence`.",
};

const NO_SERVER: Problem = {
  code: "input-missing",
  message:
    "`mode: admit` asks GitHub who approved, and there is no token or no run of GitHub Actions to ask with",
  hint: "Run it in a job with `environment:`; `agentverity snapshot --accept-reference` accepts on a command line.",
};
