/** Check runs of the loopback GitHub: what was created and how it was updated, readable by a test. */
import type { RouteAnswer, RouteCall, RouteHandler } from "./routes.ts";

export interface FakeAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: "notice" | "warning" | "failure";
  readonly title?: string;
  readonly message: string;
}

export interface FakeCheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly externalId: string | null;
  readonly detailsUrl: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  readonly annotations: readonly FakeAnnotation[];
  /** Annotations in each request, in order: `[50, 50, 20]`. */
  readonly batches: readonly number[];
}

type Mutable = { -readonly [Key in keyof FakeCheckRun]: FakeCheckRun[Key] } & {
  annotations: FakeAnnotation[];
  batches: number[];
};

interface CheckRunBody {
  readonly name?: string;
  readonly head_sha?: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly external_id?: string;
  readonly details_url?: string;
  readonly output?: { title?: string; summary: string; text?: string; annotations?: FakeAnnotation[] };
}

export class CheckRuns {
  readonly all: Mutable[] = [];
  readonly #pages: string;
  readonly #api: string;

  /** @param pages address of the repository for people; @param api the same for programs */
  constructor(pages: string, api: string) {
    this.#pages = pages;
    this.#api = api;
  }

  routes(): [string, RouteHandler][] {
    return [
      ["POST /check-runs", (call) => this.#create(call)],
      ["GET /check-runs/{check_run_id}", (call) => this.#with(call, () => {})],
      [
        "PATCH /check-runs/{check_run_id}",
        (call) => this.#with(call, (run) => apply(run, call.body as CheckRunBody)),
      ],
      ["GET /check-runs/{check_run_id}/annotations", (call) => this.#annotations(call)],
      ["GET /commits/{ref}/check-runs", (call) => this.#ofCommit(call)],
    ];
  }

  #create(call: RouteCall): RouteAnswer {
    const body = call.body as CheckRunBody & { name: string; head_sha: string };
    const run: Mutable = {
      id: 9_000_000_001 + this.all.length,
      name: body.name,
      headSha: body.head_sha,
      status: "queued",
      conclusion: null,
      externalId: null,
      detailsUrl: null,
      title: null,
      summary: null,
      text: null,
      annotations: [],
      batches: [],
    };
    apply(run, body);
    this.all.push(run);
    return { status: 201, body: this.#shown(run) };
  }

  #with(call: RouteCall, change: (run: Mutable) => void): RouteAnswer {
    const run = this.all.find(({ id }) => String(id) === call.parameters["check_run_id"]);
    if (run === undefined) return { status: 404, body: { message: "Not Found" } };
    change(run);
    return { status: 200, body: this.#shown(run) };
  }

  #annotations(call: RouteCall): RouteAnswer {
    const run = this.all.find(({ id }) => String(id) === call.parameters["check_run_id"]);
    if (run === undefined) return { status: 404, body: { message: "Not Found" } };
    const size = Number(call.query.get("per_page") ?? 30);
    const page = Number(call.query.get("page") ?? 1);
    const more = run.annotations.length > page * size;
    const next = `<${this.#api}/check-runs/${run.id}/annotations?per_page=${size}&page=${page + 1}>; rel="next"`;
    return {
      status: 200,
      body: run.annotations.slice((page - 1) * size, page * size).map((annotation) => ({
        start_column: null,
        end_column: null,
        raw_details: null,
        title: null,
        ...annotation,
        blob_href: `${this.#api}/git/blobs/${"0".repeat(40)}`,
      })),
      ...(more ? { headers: { link: next } } : {}),
    };
  }

  #ofCommit(call: RouteCall): RouteAnswer {
    const name = call.query.get("check_name");
    const runs = this.all.filter(
      (run) => run.headSha === call.parameters["ref"] && (name === null || name === run.name),
    );
    return {
      status: 200,
      body: { total_count: runs.length, check_runs: runs.map((run) => this.#shown(run)) },
    };
  }

  #shown(run: Mutable): unknown {
    return {
      id: run.id,
      node_id: `CR_${run.id}`,
      name: run.name,
      head_sha: run.headSha,
      external_id: run.externalId,
      url: `${this.#api}/check-runs/${run.id}`,
      html_url: `${this.#pages}/runs/${run.id}`,
      details_url: run.detailsUrl,
      status: run.status,
      conclusion: run.conclusion,
      started_at: "2026-11-30T12:00:00Z",
      completed_at: run.status === "completed" ? "2026-11-30T12:01:00Z" : null,
      output: {
        title: run.title,
        summary: run.summary,
        text: run.text,
        annotations_count: run.annotations.length,
        annotations_url: `${this.#api}/check-runs/${run.id}/annotations`,
      },
      check_suite: { id: 1 },
      app: null,
      pull_requests: [],
    };
  }
}

/** As GitHub does: absent fields stay, annotations are appended, a conclusion completes. */
function apply(run: Mutable, body: CheckRunBody): void {
  run.name = body.name ?? run.name;
  run.conclusion = body.conclusion ?? run.conclusion;
  run.status = body.conclusion !== undefined ? "completed" : (body.status ?? run.status);
  run.externalId = body.external_id ?? run.externalId;
  run.detailsUrl = body.details_url ?? run.detailsUrl;
  if (body.output === undefined) return;
  run.title = body.output.title ?? run.title;
  run.summary = body.output.summary;
  run.text = body.output.text ?? run.text;
  const annotations = body.output.annotations ?? [];
  run.annotations.push(...annotations);
  run.batches.push(annotations.length);
}
