/**
 * The members of a zip archive, read by its directory. It knows neither encryption nor ZIP64, and trusts no number in it:
 * whoever reads a member says how much of it to take.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
 */
import { inflateRawSync } from "node:zlib";

export interface ZipMember {
  /** As it is written: it may be absolute or lead out of a folder. */
  readonly name: string;
  readonly isSymbolicLink: boolean;
  /** Bytes when unpacked, as the archive claims. */
  readonly size: number;
  /** 0 stored, 8 deflated, 93 zstd, … */
  readonly method: number;
  /** @throws ZipDamage when its place holds no member */
  packed(): Uint8Array;
}

/** The archive is not what it says; the message is one clause. */
export class ZipDamage extends Error {}

const STORED = 0;
const DEFLATED = 8;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/** @throws ZipDamage */
export function readZip(bytes: Uint8Array): readonly ZipMember[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ZipDamage("it is cut short");
    throw error;
  }
}

function readDirectory(bytes: Uint8Array): readonly ZipMember[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) throw new ZipDamage("its directory is missing");
  const count = view.getUint16(end + 10, true);
  const members: ZipMember[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new ZipDamage(`entry ${index + 1} of its directory is none`);
    }
    const nameLength = view.getUint16(at + 28, true);
    members.push(memberAt(bytes, view, at, nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return members;
}

/** The last record, before a comment of at most 64 KiB. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return undefined;
}

function memberAt(bytes: Uint8Array, view: DataView, at: number, nameLength: number): ZipMember {
  const packed = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  // The upper half of the external attributes is the Unix mode, whatever system the entry claims to come from.
  const mode = view.getUint32(at + 38, true) >>> 16;
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    isSymbolicLink: (mode & FILE_TYPE) === SYMBOLIC_LINK,
    size: view.getUint32(at + 24, true),
    method: view.getUint16(at + 10, true),
    packed: () => {
      if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_ENTRY) {
        throw new ZipDamage("its place in the archive holds no member");
      }
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      return bytes.subarray(start, start + packed);
    },
  };
}

/** @param maximum bytes; one more is refused before it is unpacked @throws ZipDamage */
export function unpackMember(member: ZipMember, maximum: number): Uint8Array {
  if (member.size > maximum) throw new ZipDamage(`it has ${member.size} bytes, more than are unpacked`);
  const packed = member.packed();
  if (member.method === STORED && packed.byteLength <= maximum) return packed;
  if (member.method !== DEFLATED) throw new ZipDamage(`it is compressed by method ${member.method}`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, member.size) });
  } catch {
    throw new ZipDamage("it is damaged, or larger than it says");
  }
}
