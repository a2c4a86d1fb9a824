/**
 * Block blobs as Azure's storage client speaks them: blocks in any order, a list that puts them in order, or one
 * plain PUT; then HEAD and GET with ranges. No signature is checked; an unknown name is 404.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf } from "./loopback.ts";

export interface Blob {
  /** Whole content; undefined until the block list or the plain PUT has come. */
  content: Buffer | undefined;
  contentType: string;
  readonly blocks: Map<string, Buffer>;
  /** For Content-Disposition. */
  readonly fileName: string;
}

export class Blobs {
  readonly #blobs = new Map<string, Blob>();

  /** @returns path of the blob on this server; storage paths have an account, a container and a name */
  create(fileName: string): string {
    const path = `/devstoreaccount1/results/${this.#blobs.size + 1}`;
    this.#blobs.set(path, {
      content: undefined,
      contentType: "application/octet-stream",
      blocks: new Map(),
      fileName,
    });
    return path;
  }

  at(path: string): Blob | undefined {
    return this.#blobs.get(path);
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const blob = this.#blobs.get(url.pathname);
    if (blob === undefined) return storageError(response, 404, "BlobNotFound");
    if (request.method === "PUT") return put(blob, request, response, url);
    if (blob.content === undefined) return storageError(response, 404, "BlobNotFound");
    return get(blob, blob.content, request, response);
  }
}

const STORAGE_HEADERS = {
  "x-ms-request-id": "00000000-0000-0000-0000-000000000001",
  "x-ms-version": "2026-02-06",
};

async function put(blob: Blob, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const body = await bodyOf(request);
  const component = url.searchParams.get("comp");
  if (component === "block") {
    blob.blocks.set(url.searchParams.get("blockid") ?? "", body);
  } else if (component === "blocklist") {
    const ids = [...body.toString("utf8").matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]*)</g)].map(
      (match) => match[1] ?? "",
    );
    const blocks = ids.map((id) => blob.blocks.get(id));
    if (blocks.some((block) => block === undefined)) return storageError(response, 400, "InvalidBlockList");
    blob.content = Buffer.concat(blocks.filter((block) => block !== undefined));
    blob.contentType = String(request.headers["x-ms-blob-content-type"] ?? blob.contentType);
  } else {
    blob.content = body;
    blob.contentType = String(
      request.headers["x-ms-blob-content-type"] ?? request.headers["content-type"] ?? blob.contentType,
    );
  }
  response.writeHead(201, { ...STORAGE_HEADERS, etag: '"0x8D"', "last-modified": new Date(0).toUTCString() });
  response.end();
}

function get(blob: Blob, content: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(
    String(request.headers["x-ms-range"] ?? request.headers.range ?? ""),
  );
  const start = range === null ? 0 : Number(range[1]);
  const end =
    range === null || range[2] === "" ? content.length - 1 : Math.min(Number(range[2]), content.length - 1);
  const part = content.subarray(start, end + 1);
  response.writeHead(range === null ? 200 : 206, {
    ...STORAGE_HEADERS,
    etag: '"0x8D"',
    "last-modified": new Date(0).toUTCString(),
    "accept-ranges": "bytes",
    "content-type": blob.contentType,
    "content-length": part.length,
    "content-disposition": `attachment; filename="${blob.fileName}"`,
    "x-ms-blob-type": "BlockBlob",
    ...(range === null ? {} : { "content-range": `bytes ${start}-${end}/${content.length}` }),
  });
  response.end(request.method === "HEAD" ? undefined : part);
}

function storageError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, {
    ...STORAGE_HEADERS,
    "content-type": "application/xml",
    "x-ms-error-code": code,
  });
  response.end(
    `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
