/** Archives by nobody knows whom: whatever is in one, the reader refuses it in words or gives no more than was allowed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readZip, unpackMember, ZipDamage } from "../../src/archive/zip.ts";
import { type ZipEntry, zip } from "../fakes/zip.ts";

const MAXIMUM = 2000;

/** Sizes of what could be unpacked; a refusal is an answer too. */
function unpacked(bytes: Uint8Array): readonly number[] {
  const sizes: number[] = [];
  try {
    for (const member of readZip(bytes)) sizes.push(unpackMember(member, MAXIMUM).byteLength);
  } catch (error) {
    if (!(error instanceof ZipDamage)) throw error;
  }
  return sizes;
}

const ENTRIES: readonly ZipEntry[] = [
  { name: "a.json", content: "{}" },
  { name: "b/c.txt", content: "x".repeat(1500) },
  { name: "../up", content: "y", mode: 0o120777 },
];

describe("an archive", () => {
  it("with any bytes changed, cut off or put in is refused in words, or unpacked within its bounds", () => {
    const whole = zip(ENTRIES);
    const changes = fc.array(
      fc.record({ at: fc.nat(whole.length - 1), byte: fc.constantFrom(0, 1, 0x7f, 0x80, 0xff, 0x50) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(changes, fc.nat(whole.length), (edits, length) => {
        const spoiled = Buffer.from(whole);
        for (const { at, byte } of edits) spoiled[at] = byte;
        for (const bytes of [spoiled, spoiled.subarray(0, length), spoiled.subarray(length)])
          for (const size of unpacked(bytes)) expect(size).toBeLessThanOrEqual(MAXIMUM);
      }),
      { numRuns: 400, seed: 20261201 },
    );
  });

  it("of any bytes is refused in words", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        for (const size of unpacked(bytes)) expect(size).toBeLessThanOrEqual(MAXIMUM);
      }),
      { numRuns: 400, seed: 20261201 },
    );
  });

  it.each([
    [
      "claims less than it holds",
      { name: "a", content: "x".repeat(500), claimedSize: 3 },
      "larger than it says",
    ],
    [
      "claims more than is unpacked",
      { name: "a", content: "x", claimedSize: MAXIMUM + 1 },
      "more than are unpacked",
    ],
    ["claims four gigabytes", { name: "a", content: "x", claimedSize: 0xffffffff }, "more than are unpacked"],
  ])("whose member %s is refused", (_, entry, why) => {
    const [member] = readZip(zip([entry]));
    if (member === undefined) throw new Error("no member");
    expect(() => unpackMember(member, MAXIMUM)).toThrow(why);
  });

  it("tells links and names that lead out as they are, for whoever reads to refuse", () => {
    expect(readZip(zip(ENTRIES)).map(({ name, isSymbolicLink }) => [name, isSymbolicLink])).toEqual([
      ["a.json", false],
      ["b/c.txt", false],
      ["../up", true],
    ]);
  });
});
