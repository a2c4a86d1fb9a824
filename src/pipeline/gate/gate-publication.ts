/** The gate's answer as a publication: over the evidence that it judged, or alone. */
import { type GateAnswer, isJobRed, type Unknown } from "../../gate/answer.ts";
import { shortDigest } from "../../gate/artifact-names.ts";
import type { Config } from "../../inputs/config.ts";
import type { ArtifactContent, Publication } from "../../ports.ts";
import { gateNotice, withGate } from "../../report/build-gate.ts";
import { baselineStateOf, type GateView } from "../../report/build-gate-view.ts";
import { renderNoticeMarkdown, renderNoticeText } from "../../report/gate-notice.ts";
import { publicationOf } from "../publication.ts";
import { awaitedEnvironment } from "./awaited-environment.ts";
import { candidateArtifact } from "./candidate-artifact.ts";
import type { Evidence } from "./find-evidence.ts";
import type { GateHost } from "./gate-host.ts";
import type { JudgedPull } from "./judge-pull.ts";
import type { Posted } from "./post-answer.ts";

export interface Answered {
  readonly answer: GateAnswer;
  readonly posted: Posted;
  readonly view: GateView;
  readonly judged: JudgedPull | undefined;
  readonly evidence: Evidence | undefined;
  /** The commit that was judged. */
  readonly sha: string;
  /** Is a candidate's artifact to be uploaded? */
  readonly publishes: boolean;
}

export function gatePublication(answered: Answered, config: Config, host: GateHost): Publication {
  const { answer, posted, evidence } = answered;
  const red = isJobRed(answer, posted.posted, posted.required);
  const shown =
    evidence?.kind === "here" || evidence?.kind === "stored"
      ? withEvidence(answered, evidence, config, host)
      : alone(answered, config);
  const { checkRun, ...rest } = shown;
  return {
    ...rest,
    ...(checkRun === undefined ? {} : { checkRun: { ...checkRun, conclusion: conclusionOf(answer, red) } }),
    outputs: { ...shown.outputs, ...outputsOf(answered) },
    red,
    exitCode: answer.exitCode,
  };
}

function conclusionOf({ unsigned, state }: GateAnswer, red: boolean) {
  if (unsigned) return "action_required" as const;
  if (red) return "failure" as const;
  return state === "success" ? ("success" as const) : ("neutral" as const);
}

function withEvidence(
  { view, judged, sha, publishes }: Answered,
  evidence: Extract<Evidence, { kind: "here" | "stored" }>,
  config: Config,
  host: GateHost,
): Publication {
  const { measurement } = evidence.measured;
  const model = withGate(measurement.model, view, measurement);
  const linked = { ...host, link: atCommit(host, sha) };
  const publication = publicationOf({ ...measurement, model }, config, linked);
  const candidate =
    publishes && judged?.candidate !== undefined
      ? [candidateArtifact(judged.candidate, looked(judged), measurement.directory, config, host)]
      : [];
  if (evidence.kind === "here")
    return { ...publication, artifacts: [...publication.artifacts, ...candidate] };
  return {
    ...publication,
    outputs: { ...publication.outputs, "calls-made": "0" },
    artifacts: [...publication.artifacts.flatMap((artifact) => renamed(artifact, config)), ...candidate],
  };
}

/** The run's own link names the event's commit, which need not be the one that is judged. */
function atCommit(host: GateHost, sha: string): GateHost["link"] {
  return (file, line) => host.link(file, line)?.replace(/\/blob\/[0-9a-f]{40,64}\//, `/blob/${sha}/`);
}

/** Stored evidence is not stored again, and a job before this one may have uploaded a report under the usual name. */
function renamed(artifact: ArtifactContent, config: Config): readonly ArtifactContent[] {
  if (artifact.name !== `${config.artifactName}-report`) return [];
  return [{ ...artifact, name: `${config.artifactName}-gate` }];
}

function looked({ pull }: JudgedPull) {
  return { headSha: pull.head.sha, pullRequest: pull.number };
}

function alone({ view }: Answered, config: Config): Publication {
  const notice = gateNotice(view);
  const markdown = renderNoticeMarkdown(notice);
  const headline = `${notice.headline.word} - ${notice.headline.sentence.replaceAll("`", "'")}`;
  return {
    headline,
    text: renderNoticeText(notice),
    ...(config.report.includes("summary") ? { summary: markdown } : {}),
    annotations: [],
    ...(config.report.includes("check-run")
      ? { checkRun: { name: config.checkName, conclusion: "neutral", externalId: config.artifactName } }
      : {}),
    outputs: { headline, status: "unmeasured", complete: "false", "calls-made": "0" },
    artifacts: [],
    red: false,
    exitCode: 0,
  };
}

function outputsOf({ answer, view, judged }: Answered): Readonly<Record<string, string>> {
  const state = baselineStateOf(view.decision as GateView["decision"] | Unknown);
  const signed = judged?.signatures.flatMap(({ answer: one }) =>
    one.kind === "signed" ? [one.account.login] : [],
  );
  return {
    "exit-code": String(answer.exitCode),
    "baseline-state": state ?? "",
    "candidate-digest": judged?.candidate?.digest ?? "",
    "baseline-digest": (judged?.head ?? judged?.approved)?.digest ?? "",
    "baseline-path": view.file,
    approver: [...new Set(signed)].join(","),
    "sign-off-environment": (judged && awaitedEnvironment(judged)) ?? "",
  };
}

/** Short, for a status. */
export function digestName(digest: string | undefined): string | undefined {
  return digest === undefined ? undefined : `sha256:${shortDigest(digest).slice(0, 12)}…`;
}
