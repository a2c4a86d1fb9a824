/**
 * The members of an Inspect AI `.eval` log: a zip whose members are stored, deflated or compressed with zstd. Node reads
 * zstd from 22.15 on; before that a small decompressor stands in.
 */
import * as zlib from "node:zlib";
import { readZip, unpackMember, ZipDamage, type ZipMember } from "../archive/zip.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";

export interface ArchiveMember {
  readonly name: string;
  /** UTF-8 text of the member. @throws for damaged content */
  read(): Promise<string>;
}

const ZSTD = 93;

/** Larger than any sample; a bomb is not unpacked. */
const MAX_MEMBER_BYTES = 256 * 1024 * 1024;

export function isArchive(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04;
}

export function readArchive(file: string, bytes: Uint8Array): Result<readonly ArchiveMember[]> {
  try {
    return succeed(readZip(bytes).map((member) => ({ name: member.name, read: () => unpackedText(member) })));
  } catch (error) {
    if (!(error instanceof ZipDamage)) throw error;
    return fail(damaged(file, `${error.message}, so the log was cut short or is still being written`));
  }
}

async function unpackedText(member: ZipMember): Promise<string> {
  const content =
    member.method === ZSTD ? await unzstdMember(member) : unpackMember(member, MAX_MEMBER_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(content);
}

async function unzstdMember(member: ZipMember): Promise<Uint8Array> {
  if (member.size > MAX_MEMBER_BYTES) {
    throw new Error(`it has ${member.size} bytes, more than are unpacked`);
  }
  return unzstd(member.packed(), member.size);
}

async function unzstd(packed: Uint8Array, size: number): Promise<Uint8Array> {
  const native = (zlib as { zstdDecompressSync?: (packed: Uint8Array, options: object) => Uint8Array })
    .zstdDecompressSync;
  if (native !== undefined) return native(packed, { maxOutputLength: Math.max(1, size) });
  const { decompress } = await import("fzstd"); // only Node before 22.15 needs it
  return decompress(packed, new Uint8Array(size));
}

export function damaged(file: string, why: string): Problem {
  return {
    code: "file-unreadable",
    message: `${file} is no readable Inspect log: ${why}`,
    hint: "Let the evaluation end, or convert it: `inspect log dump log.eval > log.json`.",
    at: { file },
  };
}
