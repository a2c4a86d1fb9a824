import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadProblem } from "../../src/agent/load-problem.ts";
import { readMessage } from "../../src/agent/worker-message.ts";
import { readReply } from "../../src/agent/worker-reply.ts";

describe("a line of the worker's pipe is a message", () => {
  it.each([
    ['{"ready":"function"}', { ready: "function" }],
    ['{"pong":true}', { pong: true }],
    ['{"stray":"Error: x"}', { stray: "Error: x" }],
    ['{"id":7,"value":{"verdict":"a"}}', { id: 7, value: { verdict: "a" } }],
    ['{"id":7}', { id: 7, value: undefined }],
    ['{"id":7,"error":"Error: x"}', { id: 7, error: "Error: x" }],
    ['{"failed":{"what":"class","name":"Router"}}', { failed: { what: "class", name: "Router" } }],
  ])("%s", (line, message) => {
    expect(readMessage(line)).toEqual(message);
  });

  it.each([
    ...["", "garbage", "null", "[]", '"ready"', "{}", '{"ready":"yes"}', '{"pong":1}', '{"id":"7"}'],
    ...['{"id":1,"error":{"toString":1}}', '{"id":1,"unreadable":null}', '{"failed":"x"}', '{"stray":{}}'],
  ])("but not when it is %j", (line) => {
    expect(readMessage(line)).toBeUndefined();
  });
});

it("whatever an agent writes into the pipe is read without a defect of ours", () => {
  const what = fc.constantFrom(
    "syntax",
    "export-missing",
    "not-callable",
    "class",
    "no-function",
    "missing-import",
    "?",
  );
  const forged = fc.oneof(
    fc.record({
      failed: fc.record({ what, at: fc.jsonValue(), exports: fc.jsonValue(), methods: fc.jsonValue() }),
    }),
    fc.record({ id: fc.nat(), value: fc.jsonValue() }),
    fc.record({ id: fc.nat(), error: fc.jsonValue() }),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(forged, (value) => {
      const message = readMessage(JSON.stringify(value));
      if (message === undefined) return;
      if ("id" in message) expect(typeof readReply(message).ok).toBe("boolean");
      if ("failed" in message) {
        const spec = { kind: "module", path: "a.ts", exportKind: "auto" } as const;
        expect(loadProblem(spec, message.failed, "/root").code).toMatch(/^agent-/);
      }
    }),
    { numRuns: 500 },
  );
});
