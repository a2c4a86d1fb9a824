import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPath } from "../../src/agent/answer-path.ts";

const ANSWER = {
  route: "billing",
  none: null,
  flag: false,
  choices: [
    { message: { content: "hi", tool_calls: [{ function: { name: "a" } }, { function: { name: "b" } }] } },
  ],
  messages: [{ content: "first" }, { content: "last" }],
  output: [
    { type: "reasoning" },
    { name: "x", content: [{ text: "1" }, { text: "2" }] },
    { content: [{ text: "3" }] },
  ],
  empty: {},
};

describe("a path finds", () => {
  it.each([
    ["route", "billing"],
    ["none", null],
    ["flag", false],
    ["choices.0.message.content", "hi"],
    ["$.choices[0].message.content", "hi"],
    ["messages.-1.content", "last"],
    ["choices.0.message.tool_calls.*.function.name", ["a", "b"]],
    ["output.*.name", ["x"]],
    ["output.*.content.*.text", ["1", "2", "3"]],
    ["messages[*].content", ["first", "last"]],
    ["none.*", []],
    ["none.*.name", []],
  ])("%s → %j", (path, value) => {
    expect(readPath(ANSWER, path)).toEqual({ found: true, value });
  });
});

describe("a path that breaks off says where, and what is there", () => {
  it.each([
    [
      "rout",
      true,
      "the answer has no `rout`: it has `route`, `none`, `flag`, `choices`, `messages`, `output`, `empty`",
    ],
    ["choices.0.text", true, "`choices.0` has `message`"],
    ["choices.0.mesage.content", false, "`choices.0` has `message`"],
    ["choices.3.message", false, "`choices` is a list of 1"],
    ["route.name", true, "`route` is a string"],
    ["none.name", true, "`none` is null"],
    ["empty.name", true, "`empty` is an empty object"],
    ["choices.0.message.calls.*.name", true, "`choices.0.message` has `content`, `tool_calls`"],
    ["route.*.name", false, "`route` is a string"],
    ["constructor.name", false, "it has `route`"],
    ["choices.length", true, "`choices` is a list of 1"],
  ])("%s (left out when empty: %s): %s", (path, optional, why) => {
    expect(readPath(ANSWER, path)).toMatchObject({
      found: false,
      optional,
      why: expect.stringContaining(why),
    });
  });
});

it("finds every value at the path it stands at", () => {
  const key = fc.stringMatching(/^[a-z_]{1,5}$/);
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), fc.jsonValue(), (keys, value) => {
      const answer = keys.reduceRight<unknown>((inner, name) => ({ [name]: [inner] }), value);
      expect(readPath(answer, keys.map((name) => `${name}.0`).join("."))).toEqual({ found: true, value });
    }),
  );
});

it("never throws, whatever the answer and the path", () => {
  fc.assert(fc.property(fc.jsonValue(), fc.string(), (answer, path) => void readPath(answer, path)));
});
