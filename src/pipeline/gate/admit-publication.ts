/** What was admitted, or why nothing was, over the report of the evidence; with the receipt that later gates look for. */
import { receiptName, shortDigest } from "../../gate/artifact-names.ts";
import type { NotSigned } from "../../gate/sign-off.ts";
import type { ArtifactContent, Publication } from "../../ports.ts";
import { admittedNotice, unadmittedNotice } from "../../report/build-admitted.ts";
import type { GateNotice } from "../../report/gate-model.ts";
import { renderNoticeMarkdown, renderNoticeText } from "../../report/gate-notice.ts";
import { publicationOf } from "../publication.ts";
import { writeArtifact } from "./candidate-artifact.ts";
import { type Admitted, admittedText, type Publishing } from "./publish-admitted.ts";
import type { GateAsk } from "./pull-run.ts";

/** @param gate the gate's own answer to the pull request, or else what became of the file */
export function admittedPublication(
  ask: GateAsk,
  admitted: Admitted,
  gate: Publication | undefined,
  publishing: Publishing | undefined,
): Publication {
  const { candidate, policy, signed } = admitted;
  const { claim } = candidate.baseline;
  const state = gate?.outputs["baseline-state"];
  const silent = gate !== undefined && (state ?? "") === "" ? [unanswered(gate)] : [];
  const notice = admittedNotice({
    file: policy.baseline,
    signed,
    artifact: receiptName(candidate.digest),
    covered: {
      digest: candidate.digest,
      decisions: claim.probes.length,
      epsilon: claim.epsilon,
      contract: claim.contract !== undefined,
    },
    isPublished: publishing?.isPublished ?? (state === "signed" || state === "unchanged"),
    notes: [...silent, ...(publishing?.notes ?? [])],
  });
  const below = belowAdmitted(ask, admitted, silent.length > 0 ? undefined : gate);
  const shown = over(notice, below);
  return {
    ...shown,
    outputs: {
      ...shown.outputs,
      "calls-made": "0",
      "exit-code": "0",
      "candidate-digest": candidate.digest,
      "baseline-path": policy.baseline,
      approver: signed.account.login,
    },
    // The jobs before this one have uploaded the rest, under the same names.
    artifacts: [receipt(ask, admitted)],
    red: false,
    exitCode: 0,
  };
}

/** A re-run of this very run would be refused, and with it the approval. */
function unanswered({ headline }: Publication): string {
  const why = headline.split(" - ").slice(1).join(" - ");
  return `the pull request could not be answered here (${why}): let the gate run anew, by another event or by hand, and it finds this approval; a re-run of this run would lose it`;
}

/**
 * The gate's own report tells what became of the commit that it was to make. Where a person makes it, that report would
 * only say once more that the branch has no signed file yet.
 */
function belowAdmitted(
  { config, host, spec }: GateAsk,
  { measured }: Admitted,
  gate: Publication | undefined,
) {
  const { checkRun: _, ...plain } = publicationOf(measured.measurement, config, host);
  if (gate === undefined) return plain;
  if (spec.publish === "commit" || gate.outputs["baseline-state"] === "signed") return gate;
  const outputs = { ...plain.outputs, ...gate.outputs };
  return { ...plain, outputs, ...(gate.checkRun && { checkRun: gate.checkRun }) };
}

/** @param signOff undefined: the evidence itself is refused */
export function unadmittedPublication(
  { config, host }: GateAsk,
  { measured, policy }: Pick<Admitted, "measured" | "policy">,
  signOff: NotSigned | undefined,
): Publication {
  const { measurement } = measured;
  const notice = unadmittedNotice(signOff, measurement.assessment.admission.refusals);
  const exitCode = signOff === undefined ? 2 : 1;
  const below = publicationOf(measurement, config, host);
  const { checkRun, ...shown } = over(notice, below);
  return {
    ...shown,
    ...(checkRun === undefined ? {} : { checkRun: { ...checkRun, conclusion: "failure" } }),
    outputs: {
      ...shown.outputs,
      "calls-made": "0",
      "exit-code": String(exitCode),
      "baseline-path": policy.baseline,
      approver: "",
    },
    artifacts: [],
    red: true,
    exitCode,
  };
}

function over(notice: GateNotice, below: Publication): Publication {
  const headline = `${notice.headline.word} - ${notice.headline.sentence.replaceAll("`", "'")}`;
  const summary =
    below.summary === undefined ? {} : { summary: `${renderNoticeMarkdown(notice)}\n${below.summary}` };
  return {
    ...below,
    headline,
    text: `${renderNoticeText(notice)}\n${below.text}`,
    ...summary,
    outputs: { ...below.outputs, headline },
  };
}

/** It only points: later gates read the run that left it, its candidate and its approval. */
function receipt({ config, host }: GateAsk, admitted: Admitted): ArtifactContent {
  const { candidate, policy, subject, measured } = admitted;
  const file = policy.baseline.split("/").at(-1) ?? "baseline.json";
  return writeArtifact(
    {
      name: receiptName(candidate.digest),
      files: { [file]: admittedText(host, admitted) },
      folder: `receipt-${shortDigest(candidate.digest).slice(0, 12)}`,
      digest: candidate.digest,
      looked: { headSha: subject.sha, ...(subject.pull && { pullRequest: subject.pull.number }) },
    },
    measured.measurement.directory,
    config,
    host,
  );
}
