/**
 * A check run by REST: concluded with the first request, further annotations appended in batches.
 * It does not choose its suite (GitHub does, often an unrelated workflow's), so it is an addition to the job,
 * never the required check. It is made with the job's token, so its presence proves nothing.
 *
 * @see https://docs.github.com/rest/checks/runs (limits), read in @octokit/openapi 23.0.2
 */
import type { Annotation, Publication } from "../ports.ts";
import { connect } from "./connect.ts";
import { type Patience, PoliteRequests, RequestFailure } from "./polite-request.ts";
import type { RunContext } from "./run-context.ts";
import { truncate, truncateMarkdown } from "./truncate.ts";

const BATCH = 50;
/** The interface shows no more in a useful way, and each batch is a request. */
const MAXIMUM_ANNOTATIONS = 200;
const TITLE_LIMIT = 255;
const MESSAGE_LIMIT = 64 * 1024;
const SUMMARY_LIMIT = 65_535;

/** A finding that sits on a line of a file; GitHub takes no others into a check run. */
type PlacedAnnotation = Annotation & { readonly file: string };

export type CheckRunResult =
  | { readonly ok: true; readonly shown: ReadonlySet<Annotation> }
  | { readonly ok: false; readonly reason: string; readonly shown: ReadonlySet<Annotation> };

/**
 * Never rejects. `shown` holds the annotations that arrived, also after a failure; annotations without a file
 * are never among them.
 */
export async function publishCheckRun(
  publication: Publication & { readonly checkRun: NonNullable<Publication["checkRun"]> },
  context: RunContext,
  patience: Patience,
): Promise<CheckRunResult> {
  const shown = new Set<Annotation>();
  try {
    await sendAll(publication, context, patience, shown);
    return { ok: true, shown };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), shown };
  }
}

async function sendAll(
  publication: Publication & { readonly checkRun: NonNullable<Publication["checkRun"]> },
  context: RunContext,
  patience: Patience,
  shown: Set<Annotation>,
): Promise<void> {
  const { repository, headSha, token } = context;
  if (token === undefined) throw new RequestFailure("no github-token was given", undefined);
  if (repository === undefined || headSha === undefined) {
    throw new RequestFailure("the runner named no repository and commit", undefined);
  }
  const octokit = await connect(token);
  const requests = new PoliteRequests(patience);
  const address = { owner: repository.owner, repo: repository.name };
  const output = { title: truncate(publication.headline, TITLE_LIMIT), summary: checkSummary(publication) };
  const batches = inBatches(placed(publication.annotations).slice(0, MAXIMUM_ANNOTATIONS));
  const [first = [], ...others] = batches;

  const { data } = await requests.send((signal) =>
    octokit.request("POST /repos/{owner}/{repo}/check-runs", {
      ...address,
      name: publication.checkRun.name,
      head_sha: headSha,
      status: "completed",
      conclusion: publication.checkRun.conclusion,
      external_id: publication.checkRun.externalId,
      ...(context.runUrl === undefined ? {} : { details_url: context.runUrl }),
      output: { ...output, annotations: first.map(annotationBody) },
      request: { signal },
    }),
  );
  for (const annotation of first) shown.add(annotation);
  for (const batch of others) {
    await requests.send((signal) =>
      octokit.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
        ...address,
        check_run_id: data.id,
        output: { ...output, annotations: batch.map(annotationBody) },
        request: { signal },
      }),
    );
    for (const annotation of batch) shown.add(annotation);
  }
}

/** Loaded when needed: it costs a start-up 100 ms, and it reads GITHUB_API_URL while loading. */
function placed(annotations: readonly Annotation[]): PlacedAnnotation[] {
  return annotations.filter((annotation): annotation is PlacedAnnotation => annotation.file !== undefined);
}

function inBatches(annotations: readonly PlacedAnnotation[]): PlacedAnnotation[][] {
  const batches: PlacedAnnotation[][] = [];
  for (let start = 0; start < annotations.length; start += BATCH) {
    batches.push(annotations.slice(start, start + BATCH));
  }
  return batches;
}

function annotationBody(annotation: PlacedAnnotation) {
  const line = annotation.line ?? 1;
  return {
    path: annotation.file,
    start_line: line,
    end_line: line,
    annotation_level: annotation.level,
    title: truncate(annotation.title, TITLE_LIMIT),
    message: truncate(annotation.message, MESSAGE_LIMIT),
  };
}

function checkSummary(publication: Publication): string {
  const surplus = placed(publication.annotations).length - MAXIMUM_ANNOTATIONS;
  const note =
    surplus > 0
      ? `\n\n_${surplus} more findings are in the report; a check run here shows ${MAXIMUM_ANNOTATIONS}._\n`
      : "";
  const cut = "_Cut here: a check run holds 64 KB. The rest is in the job summary._";
  const whole = publication.summary ?? indented(publication.text);
  return truncateMarkdown(whole, SUMMARY_LIMIT - Buffer.byteLength(note, "utf8"), cut) + note;
}

/** Plain text as Markdown that shows it as it is. */
function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const forbidden = error instanceof RequestFailure && (error.status === 403 || error.status === 404);
  return forbidden
    ? `${message}: the job needs \`permissions: checks: write\`, which a pull request from a fork never gets`
    : message;
}
