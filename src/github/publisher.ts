/**
 * Shows a publication on a runner, the surest channel first: log, job summary, step outputs, then what needs the
 * network: check run (or annotations by command) and artifacts. Whatever fails is told in one warning at the
 * end, with its reason. Nothing in here changes the verdict or the exit code, and nothing rejects.
 */
import type { Annotation, AnnotationLevel, Publication, Publisher } from "../ports.ts";
import { ARTIFACT_WAIT_MS, uploadArtifacts } from "./artifacts.ts";
import { type CheckRunResult, publishCheckRun } from "./check-run.ts";
import type { Output } from "./output.ts";
import { PATIENCE, type Patience } from "./polite-request.ts";
import type { Redactor } from "./redact.ts";
import { redactPublication } from "./redact-publication.ts";
import type { RunContext } from "./run-context.ts";
import { writeOutputs, writeSummary } from "./step-files.ts";

export interface PublisherLimits {
  readonly patience: Patience;
  /** Longest wait for all artifacts, milliseconds. */
  readonly artifactsMs: number;
}

export const LIMITS: PublisherLimits = { patience: PATIENCE, artifactsMs: ARTIFACT_WAIT_MS };

export interface GithubPublisher extends Publisher {
  /** Is there work left that only `process.exit` ends? */
  readonly leftBehind: boolean;
}

export function createPublisher(
  output: Output,
  context: RunContext,
  redact: Redactor,
  limits: PublisherLimits,
): GithubPublisher {
  let leftBehind = false;
  return {
    get leftBehind() {
      return leftBehind;
    },
    async publish(given) {
      const publication = redactPublication(given, redact);
      const troubles = [
        ...showStory(publication, output),
        ...showSummary(publication, output, context),
        ...attempt("outputs", () => writeOutputs(context.outputFile, publication.outputs)),
        ...(await showFindings(publication, output, context, limits.patience)),
      ];
      const artifacts = await showArtifacts(publication, output, context, limits.artifactsMs);
      leftBehind ||= artifacts.leftBehind;
      warnOnce(output, [...troubles, ...artifacts.troubles]);
    },
  };
}

/** A channel that failed and why: `job summary (the runner set no …)`. */
type Trouble = string;

function attempt(channel: string, act: () => void): Trouble[] {
  try {
    act();
    return [];
  } catch (error) {
    return [`${channel} (${error instanceof Error ? error.message : String(error)})`];
  }
}

/** A red step says why where the run is listed; otherwise the headline is a line like others, shown once. */
function showStory(publication: Publication, output: Output): Trouble[] {
  return attempt("log", () => {
    output.print(publication.text);
    if (publication.red) output.annotate("failure", { title: "agentverity" }, publication.headline);
    else if (!publication.text.includes(publication.headline)) output.print(publication.headline);
  });
}

function showSummary(publication: Publication, output: Output, context: RunContext): Trouble[] {
  const { summary } = publication;
  if (summary === undefined) return [];
  const troubles = attempt("job summary", () => writeSummary(context.summaryFile, summary));
  if (troubles.length === 0) return [];
  output.openGroup("Job summary, which could not be written");
  output.print(summary);
  output.closeGroup();
  return troubles.map((trouble) => `${trouble}: it is in the log instead`);
}

async function showFindings(
  publication: Publication,
  output: Output,
  context: RunContext,
  patience: Patience,
): Promise<Trouble[]> {
  const { checkRun } = publication;
  if (checkRun === undefined) {
    annotateByCommand(publication.annotations, output);
    return [];
  }
  const result = await publishCheckRun({ ...publication, checkRun }, context, patience);
  annotateByCommand(notShown(publication.annotations, result), output);
  if (result.ok) return [];
  const instead = publication.annotations.length > 0 ? ": annotations of this step instead" : "";
  const part = result.shown.size > 0 ? `check run, after ${result.shown.size} annotations` : "check run";
  return [`${part} (${result.reason})${instead}`];
}

/** With a check run, only what it cannot hold; after a failure, all that did not arrive. */
function notShown(annotations: readonly Annotation[], result: CheckRunResult): readonly Annotation[] {
  return annotations.filter(
    (annotation) => !result.shown.has(annotation) && (!result.ok || annotation.file === undefined),
  );
}

/** Worst first, as far as the runner keeps them; one warning and one notice stay free for what comes after. */
function annotateByCommand(annotations: readonly Annotation[], output: Output): void {
  const reserve: Readonly<Record<AnnotationLevel, number>> = { failure: 0, warning: 1, notice: 1 };
  let dropped = 0;
  for (const annotation of annotations) {
    const { level, file, line, title, message } = annotation;
    if (output.room(level) > reserve[level]) output.annotate(level, { file, line, title }, message);
    else dropped += 1;
  }
  if (dropped > 0)
    output.annotate("notice", { title: "agentverity" }, `${dropped} more findings are in the report.`);
}

async function showArtifacts(
  publication: Publication,
  output: Output,
  context: RunContext,
  waitMs: number,
): Promise<{ troubles: Trouble[]; leftBehind: boolean }> {
  if (publication.artifacts.length === 0) return { troubles: [], leftBehind: false };
  output.openGroup("Upload of artifacts");
  const { url, failures, leftBehind } = await uploadArtifacts(publication.artifacts, context, waitMs);
  output.closeGroup();
  const troubles = failures.map((failure) => `artifact (${failure})`);
  if (url !== undefined) {
    output.print(`Report: ${url}`);
    troubles.push(
      ...attempt("output artifact-url", () => writeOutputs(context.outputFile, { "artifact-url": url })),
    );
  }
  return { troubles, leftBehind };
}

function warnOnce(output: Output, troubles: readonly Trouble[]): void {
  if (troubles.length === 0) return;
  output.annotate(
    "warning",
    { title: "agentverity: reduced reporting" },
    `The verdict stands; not everything could be shown: ${troubles.join("; ")}.`,
  );
}
