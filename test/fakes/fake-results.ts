/**
 * GitHub's Results service on loopback: artifacts (v4) and cache (v2) with their blob storage, strict about what
 * the clients send (fields, token, scope). What is wrong is answered as the service would and kept in `violations`.
 *
 *   const results = await startFakeResults();
 *   … run with ACTIONS_RESULTS_URL: `${results.url}/`, ACTIONS_RUNTIME_TOKEN: results.token (runner.ts does) …
 *   const [artifact] = results.artifacts;
 *   artifact.digest === sha256Of(artifact.zip)             // as finalised, and as it downloads
 *   results.outage = true;                                 // 503 to everything
 *   results.fault("CreateArtifact", { kind: "silence" });
 *   await results.close();
 *
 * It does not expire, limit or encrypt anything.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Blobs } from "./blobs.ts";
import { commit, type Fault, Faults } from "./faults.ts";
import { bodyOf, listen } from "./loopback.ts";
import { JOB, RUN, runtimeToken } from "./runtime-token.ts";

export interface FakeArtifact {
  readonly id: number;
  readonly name: string;
  /** As finalised by the client: `sha256:…`; undefined when it sent none. */
  readonly digest: string | undefined;
  /** As finalised by the client; bytes. */
  readonly size: number;
  /** The uploaded archive. */
  readonly zip: Buffer;
  /** ISO 8601; undefined: the repository's default. */
  readonly expiresAt: string | undefined;
  /** What GetSignedArtifactURL gives; readable without a token. */
  readonly downloadUrl: string;
}

export interface FakeCacheEntry {
  readonly key: string;
  readonly version: string;
  readonly content: Buffer;
}

export interface FakeResults {
  /** Without a slash at the end. */
  readonly url: string;
  /** An unsigned JWT with the scope `Actions.Results:RUN:JOB`. */
  readonly token: string;
  /** Finalised ones. */
  readonly artifacts: readonly FakeArtifact[];
  /** Finalised ones. */
  readonly cache: readonly FakeCacheEntry[];
  /** `CreateArtifact`, `PUT blob`, … in order of arrival. */
  readonly calls: readonly string[];
  readonly violations: readonly string[];
  /** 503 to everything. */
  outage: boolean;
  /** @param call method of the service, `PUT blob`, or `*` */
  fault(call: string, fault: Fault, times?: number): void;
  close(): Promise<void>;
}

export function sha256Of(content: Buffer): string {
  return `sha256:${createHash("sha256").update(content).digest("hex")}`;
}

type Fields = Record<string, unknown>;
type Answer = { readonly status: number; readonly body: unknown };
type Handler = (fields: Fields) => Answer;

interface PendingArtifact {
  readonly id: number;
  readonly name: string;
  readonly expiresAt: string | undefined;
  readonly blob: string;
  finalized: { readonly size: number; readonly digest: string | undefined } | undefined;
}

interface PendingCache {
  readonly key: string;
  readonly version: string;
  readonly blob: string;
  size: number | undefined;
}

const IDS = ["workflow_run_backend_id", "workflow_job_run_backend_id"];
/** Fields each method takes, in the spelling of its protocol buffer; another one is a violation. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  CreateArtifact: [...IDS, "name", "expires_at", "version", "mime_type"],
  FinalizeArtifact: [...IDS, "name", "size", "hash"],
  ListArtifacts: [...IDS, "name_filter", "id_filter"],
  GetSignedArtifactURL: [...IDS, "name"],
  DeleteArtifact: [...IDS, "name"],
  CreateCacheEntry: ["metadata", "key", "version"],
  FinalizeCacheEntryUpload: ["metadata", "key", "size_bytes", "version"],
  GetCacheEntryDownloadURL: ["metadata", "key", "restore_keys", "version"],
};

export interface FakeResultsOptions {
  readonly firstArtifactId?: number;
  /** Called as soon as an artifact is complete. */
  readonly onArtifact?: (artifact: {
    id: number;
    name: string;
    zip: Buffer;
    digest: string | undefined;
  }) => void;
}

export async function startFakeResults(options: FakeResultsOptions = {}): Promise<FakeResults> {
  const blobs = new Blobs();
  const faults = new Faults();
  const artifacts: PendingArtifact[] = [];
  const cache: PendingCache[] = [];
  const calls: string[] = [];
  const violations: string[] = [];
  const token = runtimeToken();
  const state = { outage: false };

  const server = await listen(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const method =
      /^\/twirp\/github\.actions\.results\.api\.v1\.(?:ArtifactService|CacheService)\/(\w+)$/.exec(
        url.pathname,
      )?.[1];
    const call = method ?? `${request.method} blob`;
    calls.push(call);
    const planned = state.outage ? ({ kind: "status", status: 503 } as const) : faults.take(call);
    if (planned?.kind === "status") await bodyOf(request);
    if (await commit(planned, request, response)) return;
    if (method === undefined) await blobs.answer(request, response, url);
    else await answerTwirp(method, request, response);
  });
  const addressOf = (blob: string): string =>
    `${server.url}${blob}?sig=c2lnbmF0dXJlT2ZUaGVGYWtl&se=2099-01-01`;

  async function answerTwirp(
    method: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const fields = JSON.parse((await bodyOf(request)).toString("utf8")) as Fields;
    const answer =
      refusalOf(method, request, fields) ?? handlers[method]?.(fields) ?? failure(404, "bad_route", method);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  }

  function refusalOf(method: string, request: IncomingMessage, fields: Fields): Answer | undefined {
    if (request.headers.authorization !== `Bearer ${token}`) {
      violations.push(`${method}: wrong token`);
      return failure(401, "unauthenticated", "wrong token");
    }
    const unknown = Object.keys(fields).filter((name) => !FIELDS[method]?.includes(name));
    const ofArtifact = method.includes("Artifact");
    const misplaced = ofArtifact && (fields[IDS[0] ?? ""] !== RUN || fields[IDS[1] ?? ""] !== JOB);
    if (unknown.length === 0 && !misplaced) return undefined;
    const words = misplaced ? "ids of another run" : `unknown fields ${unknown.join(", ")}`;
    violations.push(`${method}: ${words}`);
    return failure(400, "malformed", words);
  }

  const finished = (name: unknown) =>
    artifacts.find((each) => each.name === name && each.finalized !== undefined);
  const stored = (key: unknown, version: unknown) =>
    cache.find((each) => each.size !== undefined && each.key === key && each.version === version);

  const handlers: Readonly<Record<string, Handler>> = {
    CreateArtifact(fields) {
      const name = String(fields["name"]);
      if (artifacts.some((each) => each.name === name))
        return failure(
          409,
          "already_exists",
          `an artifact with this name already exists on the workflow run`,
        );
      const blob = blobs.create(`${name}.zip`);
      const expiresAt = fields["expires_at"] as string | undefined;
      const id = (options.firstArtifactId ?? 5_000_000_001) + artifacts.length;
      artifacts.push({ id, name, expiresAt, blob, finalized: undefined });
      return ok({ ok: true, signed_upload_url: addressOf(blob) });
    },
    FinalizeArtifact(fields) {
      const artifact = artifacts.find((each) => each.name === fields["name"]);
      if (artifact === undefined) return failure(404, "not_found", "no such artifact");
      const content = blobs.at(artifact.blob)?.content;
      if (content === undefined || String(content.length) !== fields["size"]) {
        violations.push(`FinalizeArtifact: size ${fields["size"]} for ${content?.length} bytes`);
        return failure(400, "invalid_argument", "size differs from what was uploaded");
      }
      artifact.finalized = { size: content.length, digest: fields["hash"] as string | undefined };
      const { id, name } = artifact;
      options.onArtifact?.({ id, name, zip: content, digest: artifact.finalized.digest });
      return ok({ ok: true, artifact_id: String(artifact.id) });
    },
    ListArtifacts(fields) {
      const found = artifacts.filter(
        (each) =>
          each.finalized !== undefined &&
          [undefined, each.name].includes(fields["name_filter"] as string | undefined) &&
          [undefined, String(each.id)].includes(fields["id_filter"] as string | undefined),
      );
      return ok({ artifacts: found.map(listed) });
    },
    GetSignedArtifactURL(fields) {
      const artifact = finished(fields["name"]);
      if (artifact === undefined) return failure(404, "not_found", "no such artifact");
      return ok({ signed_url: addressOf(artifact.blob) });
    },
    DeleteArtifact(fields) {
      const artifact = finished(fields["name"]);
      if (artifact === undefined) return failure(404, "not_found", "no such artifact");
      artifacts.splice(artifacts.indexOf(artifact), 1);
      return ok({ ok: true, artifact_id: String(artifact.id) });
    },
    CreateCacheEntry(fields) {
      const [key, version] = [String(fields["key"]), String(fields["version"])];
      if (cache.some((each) => each.key === key && each.version === version))
        return failure(
          409,
          "already_exists",
          "cache entry with the same key, version, and scope already exists",
        );
      const blob = blobs.create("cache.tzst");
      cache.push({ key, version, blob, size: undefined });
      return ok({ ok: true, signed_upload_url: addressOf(blob), message: "" });
    },
    FinalizeCacheEntryUpload(fields) {
      const entry = cache.find((each) => each.key === fields["key"] && each.version === fields["version"]);
      const content = entry === undefined ? undefined : blobs.at(entry.blob)?.content;
      if (entry === undefined || content === undefined)
        return failure(404, "not_found", "nothing was uploaded");
      entry.size = content.length;
      return ok({ ok: true, entry_id: "1", message: "" });
    },
    /** A miss is no error. A restore key matches the newest entry that starts with it. */
    GetCacheEntryDownloadURL(fields) {
      const version = fields["version"];
      const prefixes = (fields["restore_keys"] ?? []) as string[];
      const candidates = cache
        .filter((each) => each.size !== undefined && each.version === version)
        .reverse();
      const near = prefixes.map((prefix) => candidates.find((each) => each.key.startsWith(prefix)));
      const entry = stored(fields["key"], version) ?? near.find((each) => each !== undefined);
      if (entry === undefined) return ok({ ok: false, signed_download_url: "", matched_key: "" });
      return ok({ ok: true, signed_download_url: addressOf(entry.blob), matched_key: entry.key });
    },
  };

  function listed(artifact: PendingArtifact): Fields {
    const { size, digest } = artifact.finalized ?? { size: 0, digest: undefined };
    return {
      workflow_run_backend_id: RUN,
      workflow_job_run_backend_id: JOB,
      database_id: String(artifact.id),
      name: artifact.name,
      size: String(size),
      created_at: "2026-11-30T12:00:00Z",
      ...(digest === undefined ? {} : { digest }),
    };
  }

  return {
    url: server.url,
    token,
    calls,
    violations,
    get artifacts() {
      return artifacts.flatMap((artifact) => {
        const zip = blobs.at(artifact.blob)?.content;
        if (artifact.finalized === undefined || zip === undefined) return [];
        const { id, name, expiresAt, blob } = artifact;
        return [{ id, name, expiresAt, zip, ...artifact.finalized, downloadUrl: addressOf(blob) }];
      });
    },
    get cache() {
      return cache.flatMap(({ key, version, blob, size }) => {
        const content = blobs.at(blob)?.content;
        return size === undefined || content === undefined ? [] : [{ key, version, content }];
      });
    },
    get outage() {
      return state.outage;
    },
    set outage(outage) {
      state.outage = outage;
    },
    fault(call, fault, times) {
      faults.add((key) => call === "*" || call === key, fault, times);
    },
    close: server.close,
  };
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function failure(status: number, code: string, msg: string): Answer {
  return { status, body: { code, msg } };
}
