/**
 * Commits that are no pull request's head. A merge group is judged by its bytes: a baseline that differs from the group's
 * base has to be signed in the pull request that brought it. A push records what the branch approves now.
 */

import { checkBaseline } from "../../core/check-baseline.ts";
import { answerOf, type GateAnswer } from "../../gate/answer.ts";
import { evaluateSignOff } from "../../gate/evaluate-sign-off.ts";
import type { GateDecision } from "../../gate/state.ts";
import type { Config, GateSpec } from "../../inputs/config.ts";
import type { Publication } from "../../ports.ts";
import type { GateView } from "../../report/build-gate.ts";
import { measure } from "../measure.ts";
import { interruptedPublication, refusalPublication } from "../publication.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import type { Evidence } from "./find-evidence.ts";
import type { GateHost } from "./gate-host.ts";
import { gatePublication } from "./gate-publication.ts";
import type { Signature } from "./judge-pull.ts";
import { known, Unanswered } from "./known.ts";
import type { Occasion } from "./occasion.ts";
import { contextOf, postAnswer } from "./post-answer.ts";
import { type ReadPolicy, readGatePolicy, signingPolicy } from "./read-policy.ts";

interface Judged {
  readonly decision: GateDecision;
  readonly signatures: readonly Signature[];
  readonly approved: Candidate | undefined;
  readonly evidence: Evidence | undefined;
  readonly notes: readonly string[];
  /** For the status, where the state's own words do not fit. */
  readonly description?: string;
}

type Of<Kind extends Occasion["kind"]> = Extract<Occasion, { readonly kind: Kind }>;

export function judgeMergeGroup(
  host: GateHost,
  config: Config,
  spec: GateSpec,
  group: Of<"merge-group">,
): Promise<Publication> {
  return answerCommit(host, config, spec, { sha: group.sha, base: group.base }, (policy) =>
    judgeGroup(host, policy, group),
  );
}

export async function judgePush(
  host: GateHost,
  config: Config,
  spec: GateSpec,
  push: Of<"push">,
): Promise<Publication> {
  // What is on the branch rules now: a push has nothing to be narrowed by what it replaced.
  const evidence = spec.mayMeasure ? await measureHere(config, host) : undefined;
  if (evidence?.kind === "refused")
    return refusalPublication(
      evidence.problems,
      evidence.callsMade,
      host.repositoryPrefix(config.workingDirectory),
      config,
    );
  if (evidence?.kind === "interrupted") return interruptedPublication(evidence);
  return answerCommit(host, config, spec, { sha: push.sha, base: push.sha }, (policy) =>
    judgePushed(host, policy, push, evidence),
  );
}

async function measureHere(
  config: Config,
  host: GateHost,
): Promise<Exclude<Evidence, { kind: "stored" | "none" }>> {
  const measured = await measure(config, host);
  if (measured.kind !== "measured") return measured;
  const { measurement } = measured;
  return { kind: "here", measured: { measurement, measuredAt: measurement.model.provenance.startedAt } };
}

async function judgeGroup(host: GateHost, policy: ReadPolicy, group: Of<"merge-group">): Promise<Judged> {
  const [now, before] = [
    known(await host.server.fileAt(group.sha, policy.baseline), "the baseline of the merge group"),
    known(await host.server.fileAt(group.base, policy.baseline), "the baseline of the group's base"),
  ];
  const content = now && readCandidate(policy.baseline, now.text);
  const approved = content?.ok ? content.value : undefined;
  const judged = { approved, evidence: undefined, notes: [] };
  if (content?.ok === false)
    return {
      ...judged,
      decision: { kind: "refused", why: "file", problems: content.problems, changed: true },
      signatures: [],
    };
  const things = changedThings(policy, now?.blob, before?.blob);
  if (things.length === 0)
    return {
      ...judged,
      decision: { kind: "unchanged" },
      signatures: [],
      description: "the merge group changes nothing approved",
    };
  const signatures = await signedInGroup(host, policy, group.pulls, things);
  const what = things.map((thing) => (thing.what === "policy" ? "policy" : "baseline"));
  const isSigned =
    signatures.length === things.length && signatures.every(({ answer }) => answer.kind === "signed");
  return {
    ...judged,
    signatures,
    decision: isSigned ? { kind: "signed", what } : { kind: "awaiting-sign-off", what },
    ...(isSigned
      ? {}
      : { description: "not signed in a pull request of this merge group: sign there, and queue again" }),
    notes: group.pulls.length === 0 ? ["the group's branch does not name its pull request"] : [],
  };
}

type Thing = Pick<Signature, "what"> & Pick<Signature["thing"], "path" | "blob" | "removed">;

/** What the group would change of what is approved, and of who may approve. */
function changedThings(
  policy: ReadPolicy,
  now: string | undefined,
  before: string | undefined,
): readonly Thing[] {
  const bytes = (blob: string | undefined) => (blob === undefined ? { removed: true } : { blob });
  return [
    ...(now === before ? [] : [{ what: "baseline", path: policy.baseline, ...bytes(now) } as const]),
    ...(policy.changes.length === 0
      ? []
      : [{ what: "policy", path: policy.config.path, ...bytes(policy.config.blob) } as const]),
  ];
}

async function signedInGroup(
  host: GateHost,
  policy: ReadPolicy,
  pulls: readonly number[],
  things: readonly Thing[],
): Promise<readonly Signature[]> {
  const signatures: Signature[] = [];
  for (const { what, ...bound } of things) {
    for (const pullRequest of pulls) {
      const thing = { pullRequest, ...bound };
      const gate = { runId: host.event.runId };
      const answer = await evaluateSignOff(host.server, signingPolicy(policy.policy), thing, gate);
      signatures.push({ what, thing, answer });
      if (answer.kind === "signed") break;
    }
  }
  return signatures.filter(
    ({ what, answer }) =>
      answer.kind === "signed" ||
      !signatures.some((other) => other.what === what && other.answer.kind === "signed"),
  );
}

async function judgePushed(
  host: GateHost,
  policy: ReadPolicy,
  push: Of<"push">,
  evidence: Evidence | undefined,
): Promise<Judged> {
  const now = known(await host.server.fileAt(push.sha, policy.baseline), "the baseline");
  const content = now && readCandidate(policy.baseline, now.text);
  const judged = { signatures: [], approved: content?.ok ? content.value : undefined, evidence, notes: [] };
  if (content?.ok === false)
    return {
      ...judged,
      decision: { kind: "refused", why: "file", problems: content.problems, changed: false },
    };
  if (evidence?.kind !== "here") {
    const description =
      now === undefined
        ? "no baseline yet"
        : "the approved baseline stands; nothing was measured for this push";
    const decision: GateDecision =
      now === undefined ? { kind: "none", incomplete: false, admissible: false } : { kind: "unchanged" };
    return { ...judged, decision, description };
  }
  return { ...judged, decision: decisionOf(content?.value, evidence) };
}

function decisionOf(
  approved: Candidate | undefined,
  { measured }: Extract<Evidence, { kind: "here" }>,
): GateDecision {
  const { assessment } = measured.measurement;
  const { complete, admission } = assessment;
  if (approved === undefined)
    return { kind: "none", incomplete: !complete, admissible: admission.admissible };
  const check = checkBaseline(approved.baseline, assessment, "full");
  switch (check.state) {
    case "unchanged":
      return { kind: "unchanged" };
    case "refused":
      return { kind: "refused", why: "evidence", refusals: check.refusals };
    case "incompatible":
      return { kind: "incompatible", causes: check.incompatibilities.map(({ cause }) => cause) };
    case "drifted":
      return { kind: "drifted", probes: check.drift?.probes.filter((probe) => probe.drifted).length ?? 0 };
  }
}

async function answerCommit(
  host: GateHost,
  config: Config,
  spec: GateSpec,
  at: { readonly sha: string; readonly base: string },
  judge: (policy: ReadPolicy) => Promise<Judged>,
): Promise<Publication> {
  let context = contextOf(spec.statusContext, config.baseline ?? "");
  try {
    const policy = await readGatePolicy(host, { base: at.base, head: at.sha });
    if (!policy.ok)
      return refusalPublication(policy.problems, 0, host.repositoryPrefix(config.workingDirectory), config);
    context = contextOf(spec.statusContext, policy.value.baseline);
    const judged = await judge(policy.value);
    return publish(host, config, spec, { sha: at.sha, context, file: policy.value.baseline }, judged);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return publish(host, config, spec, { sha: at.sha, context, file: config.baseline ?? "" }, error);
  }
}

async function publish(
  host: GateHost,
  config: Config,
  spec: GateSpec,
  at: { readonly sha: string; readonly context: string; readonly file: string },
  judged: Judged | Unanswered,
): Promise<Publication> {
  const isUnknown = judged instanceof Unanswered;
  const decision = isUnknown ? ({ kind: "unknown", what: judged.message } as const) : judged.decision;
  const evidence = isUnknown ? undefined : judged.evidence;
  const findings = evidence?.kind === "here" ? evidence.measured.measurement.model.exitCode : undefined;
  const found = answerOf(decision, {
    requireBaseline: spec.requireBaseline,
    failOn: config.failOn,
    findings,
  });
  const answer = isUnknown ? found : settled(found, judged.description);
  const posted = await postAnswer(host, { sha: at.sha, context: at.context, branch: undefined }, answer);
  const view: GateView = {
    decision,
    signatures: isUnknown ? [] : judged.signatures,
    file: at.file,
    ...(isUnknown || judged.approved === undefined ? {} : { approved: judged.approved }),
    exitCode: answer.exitCode,
    notes: [...(isUnknown ? [] : judged.notes), ...posted.notes],
    unmeasured: [],
    commits: false,
  };
  return gatePublication(
    { answer, posted, view, judged: undefined, evidence, sha: at.sha, publishes: false },
    config,
    host,
  );
}

/** No later event judges a merge group again: what is not signed now has failed. */
function settled(answer: GateAnswer, description: string | undefined): GateAnswer {
  const told = description === undefined ? answer : { ...answer, description };
  return answer.unsigned ? { ...told, state: "failure", unsigned: false, red: true } : told;
}
