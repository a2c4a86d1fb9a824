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
  if (artifact.expired) throw new RequestFailure("it has expired", undefined);
  if (artifact.sizeBytes > maxBytes) throw tooLarge(artifact.sizeBytes, maxBytes);
  if (artifact.digest === undefined) throw new RequestFailure("the server tells no digest of it", undefined);
  const archive = await fetchArchive(requests, artifact.id, maxBytes);
  const digest = `sha256:${createHash("sha256").update(archive).digest("hex")}`;
  if (digest !== artifact.digest) {
    throw new RequestFailure(`its digest is ${digest}, not ${artifact.digest}`, undefined);
  }
  try {
    return unpackAll(readZip(archive), maxBytes);
  } catch (error) {
    if (error instanceof ZipDamage) throw new RequestFailure(error.message, undefined);
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
  try {
    const reply = await fetchOne(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (!reply.ok) throw new RequestFailure(`${reply.status} from the artifact store`, reply.status);
    return await readCapped(reply, maxBytes);
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(`the artifact store gave no answer: ${(error as Error).message}`, undefined);
  }
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
  return new RequestFailure(`it has ${bytes} bytes or more, and ${maxBytes} are read at most`, undefined);
}
