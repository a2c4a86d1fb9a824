/**
 * A run by hand or by the clock, of no pull request: the evidence of a job before it, held against the branch's baseline.
 * What could be admitted is shown, so that whoever approves afterwards has seen it. It posts no status: the commit may
 * head a pull request, whose answer is another.
 */
import { type BaselineCheck, checkBaseline } from "../../core/check-baseline.ts";
import { answerOf, type GateAnswer } from "../../gate/answer.ts";
import { candidateName } from "../../gate/artifact-names.ts";
import type { GateDecision } from "../../gate/state.ts";
import type { Publication } from "../../ports.ts";
import type { Problem } from "../../problem.ts";
import type { GateView } from "../../report/build-gate-view.ts";
import { refusalPublication } from "../publication.ts";
import { acceptedEnvironment } from "./awaited-environment.ts";
import { type Candidate, candidateOf, readCandidate } from "./candidate.ts";
import { candidateArtifact } from "./candidate-artifact.ts";
import { unpublishedNotes } from "./commit-candidate.ts";
import type { Evidence } from "./find-evidence.ts";
import { gatePublication } from "./gate-publication.ts";
import { quietView } from "./gate-view.ts";
import { known } from "./known.ts";
import type { Occasion } from "./occasion.ts";
import type { GateAsk } from "./pull-run.ts";
import { readGatePolicy } from "./read-policy.ts";
import { findOwn, type Stored } from "./stored-evidence.ts";

type Branch = Extract<Occasion, { readonly kind: "branch" }>;

/** @throws Unanswered */
export async function judgeRun(ask: GateAsk, { sha }: Branch): Promise<Publication> {
  const { config, host } = ask;
  const policy = await readGatePolicy(host, { base: sha, head: sha });
  if (!policy.ok) return refused(ask, policy.problems);
  const { baseline } = policy.value;
  const file = known(await host.server.fileAt(sha, baseline), "the baseline");
  const approved = file && readCandidate(baseline, file.text);
  if (approved?.ok === false) return refused(ask, approved.problems);
  const stored = await findOwn(host, sha, config.artifactName);
  const environment = acceptedEnvironment(policy.value.policy);
  return "measurement" in stored
    ? judgeStored(ask, { sha, baseline, approved: approved?.value, environment }, stored)
    : unmeasured(ask, { sha, baseline }, stored);
}

interface At {
  readonly sha: string;
  /** Path, from the repository's root. */
  readonly baseline: string;
}

function judgeStored(
  ask: GateAsk,
  at: At & { readonly approved: Candidate | undefined; readonly environment: string | undefined },
  stored: Stored,
): Publication {
  const { config, spec, host } = ask;
  const { measurement } = stored;
  const { approved } = at;
  const measuredAt = stored.measuredAt ?? stored.run.createdAt;
  const candidate = candidateOf(measurement, { createdAt: measuredAt, version: host.version });
  const check = approved && checkBaseline(approved.baseline, measurement.assessment, "full");
  const decision = decisionOf(stored, check);
  const offered = candidate?.digest === approved?.digest ? undefined : candidate;
  const answer = answerOf(decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings: measurement.model.exitCode,
  });
  const view: GateView = {
    ...quietView(at.baseline),
    decision,
    ...(approved && { approved }),
    ...(candidate && { candidate }),
    ...(check && { check }),
    exitCode: answer.exitCode,
    ...(offered === undefined ? {} : { candidateArtifact: candidateName(offered.digest) }),
  };
  const shown = publish(ask, at, answer, view, {
    kind: "stored",
    measured: { measurement, measuredAt },
    stored,
  });
  const outputs = { ...shown.outputs, "candidate-digest": candidate?.digest ?? "" };
  if (offered === undefined) return { ...shown, outputs };
  const artifact = candidateArtifact(offered, { headSha: at.sha }, measurement.directory, config, host);
  return {
    ...shown,
    outputs: { ...outputs, "sign-off-environment": at.environment ?? "" },
    artifacts: [...shown.artifacts, artifact],
  };
}

function decisionOf({ measurement: { assessment } }: Stored, check: BaselineCheck | undefined): GateDecision {
  const { complete, admission } = assessment;
  switch (check?.state) {
    case undefined:
      return { kind: "none", incomplete: !complete, admissible: admission.admissible };
    case "unchanged":
      return { kind: "unchanged" };
    case "refused":
      return { kind: "refused", why: "evidence", refusals: check.refusals };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter(({ drifted }) => drifted).length ?? 0 };
  }
}

function unmeasured(ask: GateAsk, at: At, why: readonly Problem[]): Publication {
  const answer = { state: "error", description: "", exitCode: 2, unsigned: false, red: true } as const;
  const view: GateView = {
    ...quietView(at.baseline),
    decision: { kind: "unmeasured" },
    unmeasured: why.map(({ message }) => message),
    exitCode: answer.exitCode,
    notes: [
      "in a run of no pull request a job before this one measures, with `mode: run`, and stores its evidence",
    ],
  };
  return publish(ask, at, answer, view, undefined);
}

const NO_STATUS =
  "no status is posted: this run is of no pull request, and its commit may be the head of one, which is answered otherwise; this job's result is the answer";

function publish(
  { config, host, spec }: GateAsk,
  { sha }: At,
  answer: GateAnswer,
  view: GateView,
  evidence: Evidence | undefined,
): Publication {
  const posted = { posted: false, required: undefined, notes: [] };
  const noted = { ...view, notes: [...view.notes, NO_STATUS, ...unpublishedNotes(spec)] };
  return gatePublication(
    { answer, posted, view: noted, judged: undefined, evidence, sha, publishes: false },
    config,
    host,
  );
}

function refused({ config, host }: GateAsk, problems: readonly Problem[]): Publication {
  return refusalPublication(problems, 0, host.repositoryPrefix(config.workingDirectory), config);
}
