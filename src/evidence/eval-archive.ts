/**
 * The members of an Inspect AI `.eval` log: a zip whose members are stored, deflated or compressed with zstd. Node reads
 * zstd from 22.15 on; before that a small decompressor stands in.
 */
import * as zlib from "node:zlib";
import { fail, type Problem, type Result, succeed } from "../problem.ts";

export interface ArchiveMember {
  readonly name: string;
  /** UTF-8 text of the member. @throws for damaged content */
  read(): Promise<string>;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ZSTD = 93;

/** Larger than any sample; a bomb is not unpacked. */
const MAX_MEMBER_BYTES = 256 * 1024 * 1024;

export function isArchive(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04;
}

/** @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3 */
export function readArchive(file: string, bytes: Uint8Array): Result<readonly ArchiveMember[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    if (end === undefined)
      return fail(
        damaged(file, "its directory is missing, so the log was cut short or is still being written"),
      );
    const count = view.getUint16(end + 10, true);
    const members: ArchiveMember[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY)
        return fail(damaged(file, `entry ${index + 1} of its directory is none`));
      const nameLength = view.getUint16(at + 28, true);
      members.push(memberAt(bytes, view, at, nameLength));
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return succeed(members);
  } catch (error) {
    if (error instanceof RangeError) return fail(damaged(file, "it is cut short"));
    throw error;
  }
}

/** The last record, before a comment of at most 64 KiB. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return undefined;
}

function memberAt(bytes: Uint8Array, view: DataView, at: number, nameLength: number): ArchiveMember {
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    read: async () => {
      if (view.getUint32(local, true) !== LOCAL_ENTRY)
        throw new Error("its place in the archive holds no member");
      if (size > MAX_MEMBER_BYTES) throw new Error(`it has ${size} bytes, more than are unpacked`);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const content = await unpack(method, bytes.subarray(start, start + packed), size);
      return new TextDecoder("utf-8", { fatal: true }).decode(content);
    },
  };
}

async function unpack(method: number, packed: Uint8Array, size: number): Promise<Uint8Array> {
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return zlib.inflateRawSync(packed, { maxOutputLength: size });
    case ZSTD:
      return unzstd(packed, size);
    default:
      throw new Error(`it is compressed by method ${method}, which this build does not read`);
  }
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
