import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { tolerateClosedReader } from "../../src/system/standard-streams.ts";

async function codesOf(code: string): Promise<readonly string[]> {
  const error = Object.assign(new Error(code), { code });
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(error) });
  const codes: string[] = [];
  tolerateClosedReader(stream, (refused) => codes.push(refused));
  stream.write("a report");
  stream.write("more of it");
  await setImmediate();
  return codes;
}

describe("a stream that cannot be written", () => {
  it("is no trouble where its reader has seen enough, however much is still written", async () => {
    expect(await codesOf("EPIPE")).toEqual([]);
  });

  it.each(["ENOSPC", "EIO", "EDQUOT"])("is told once where the system refuses it with %s", async (code) => {
    expect(await codesOf(code)).toEqual([code]);
  });
});
