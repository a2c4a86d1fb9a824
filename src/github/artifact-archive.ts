/**
 * An artifact's files, for somebody who did not make it: by id, of the size and digest that the server tells, and never
 * with a link or a name that leads out of its folder. What is in them stays somebody else's word.
 */
import { createHash } from "node:crypto";
import { readZip, unpackMember, ZipDamage, type ZipMember } from "../archive/zip.ts";
import type { ArtifactRecord } from "../ports/server.ts";
import { RequestFailure } from "./polite-request.ts";
import type { ServerRequests } from "./server-requests.ts";

const MAXIMUM_FILES = 1000;
const DOWNLOAD_MS = 60_000;

/** @param maxBytes of the archive, and of all its files together @throws RequestFailure */
export async function downloadFiles(
  requests: ServerRequests,
  artifact: ArtifactRecord,
  maxBytes: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (artifact.expired) throw unfit("it has expired");
  if (artifact.sizeBytes > maxBytes) throw tooLarge(artifact.sizeBytes, maxBytes);
  if (artifact.digest === undefined) throw unfit("the server tells no digest of it");
  const archive = await fetchArchive(requests, artifact.id, maxBytes);
  const digest = `sha256:${createHash("sha256").update(archive).digest("hex")}`;
  if (digest !== artifact.digest) {
    throw unfit(`its digest is ${digest}, not ${artifact.digest}`);
  }
  try {
    return unpackAll(readZip(archive), maxBytes);
  } catch (error) {
    if (error instanceof ZipDamage) throw unfit(error.message);
    throw error;
  }
}

/** GitHub answers with an address for a minute on another host, which must not see the token. */
async function fetchArchive(requests: ServerRequests, id: number, maxBytes: number): Promise<Uint8Array> {
  const address = await requests.redirectOf("/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/zip", {
    artifact_id: id,
  });
  const { endpoint } = (await requests.octokit()).request;
  // The runner's proxy is in the client's own fetch.
  const fetchOne: typeof fetch = endpoint.DEFAULTS.request?.["fetch"] ?? fetch;
  return requests.elsewhere(async () => {
    const reply = await fetchOne(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) }).catch(noAnswer);
    if (!reply.ok) throw refusal(reply);
    return readCapped(reply, maxBytes);
  });
}

function noAnswer(error: Error): never {
  throw new RequestFailure(`the artifact store gave no answer: ${error.message}`, undefined);
}

/** In the client's own shape, which says whether and when it may be asked again. */
function refusal({ status, headers }: Response): Error {
  const response = { status, headers: Object.fromEntries(headers) };
  return Object.assign(new Error("from the artifact store"), { response });
}

async function readCapped(reply: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge(size, maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unpackAll(members: readonly ZipMember[], maxBytes: number): ReadonlyMap<string, Uint8Array> {
  if (members.length > MAXIMUM_FILES) throw new ZipDamage(`it holds ${members.length} files`);
  const files = new Map<string, Uint8Array>();
  let left = maxBytes;
  for (const member of members) {
    refuseStrange(member, files);
    if (member.name.endsWith("/")) continue;
    const content = unpackMember(member, left);
    left -= content.byteLength;
    files.set(member.name, content);
  }
  return files;
}

/** Nothing is written to disk here, but a name that could leave a folder is no name that this tool gave. */
function refuseStrange({ name, isSymbolicLink }: ZipMember, files: ReadonlyMap<string, unknown>): void {
  if (isSymbolicLink) throw new ZipDamage(`\`${name}\` is a symbolic link`);
  const leavesFolder = /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split("/").includes("..");
  if (leavesFolder) throw new ZipDamage(`\`${name}\` leads out of the archive`);
  if (files.has(name)) throw new ZipDamage(`\`${name}\` is in it twice`);
}

function tooLarge(bytes: number, maxBytes: number): RequestFailure {
  return unfit(`it has ${bytes} bytes or more, and ${maxBytes} are read at most`);
}

/** The server answered, and what it gave is not taken: to ask again would change nothing. */
function unfit(why: string): RequestFailure {
  return new RequestFailure(why, 200);
}
