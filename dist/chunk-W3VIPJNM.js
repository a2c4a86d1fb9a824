// src/archive/zip.ts
var { inflateRawSync } = process.getBuiltinModule("node:zlib");
var ZipDamage = class extends Error {
};
var STORED = 0;
var DEFLATED = 8;
var END_OF_DIRECTORY = 101010256;
var DIRECTORY_ENTRY = 33639248;
var LOCAL_ENTRY = 67324752;
var FILE_TYPE = 61440;
var SYMBOLIC_LINK = 40960;
function readZip(bytes) {
  try {
    return readDirectory(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ZipDamage("it is cut short");
    throw error;
  }
}
function readDirectory(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === void 0) throw new ZipDamage("its directory is missing");
  const count = view.getUint16(end + 10, true);
  const members = [];
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
function findEnd(view) {
  const first = Math.max(0, view.byteLength - 22 - 65535);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return void 0;
}
function memberAt(bytes, view, at, nameLength) {
  const packed = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
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
    }
  };
}
function unpackMember(member, maximum) {
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

export {
  ZipDamage,
  readZip,
  unpackMember
};
