/** Three blobs and the evidence → one state; the table of where a pull request stands, row by row. */
import { describe, expect, it } from "vitest";
import { type BaseMatch, decideState, type GateFacts, type HeadMatch } from "../../src/gate/state.ts";

const GOOD = { complete: true, refusals: [] };
const BAD = { complete: true, refusals: [{ kind: "empty" }] } as const;
const CUT = { complete: false, refusals: [{ kind: "incomplete" }] } as const;
const PROBLEMS = [{ code: "baseline-invalid", message: "m", hint: "h" }] as const;

/** Blobs at head, merge base and base tip; `-` stands for no file. */
function facts(blobs: string, more: Partial<GateFacts> = {}): GateFacts {
  const [head, mergeBase, baseTip] = [...blobs].map((blob) => (blob === "-" ? undefined : blob));
  return {
    blobs: { head, mergeBase, baseTip },
    evidence: GOOD,
    headMatch: head === undefined ? undefined : { kind: "equal" },
    baseMatch: baseTip === undefined ? undefined : { kind: "unchanged" },
    further: [],
    signOff: "unsigned",
    ...more,
  };
}

const UNREADABLE: HeadMatch & BaseMatch = { kind: "unreadable", problems: PROBLEMS };
const POLICY = { further: ["policy"] } as const;
const FILES = { further: ["files"] } as const;
const SIGNED = { signOff: "signed" } as const;

describe("a pull request", () => {
  it.each<{ name: string; facts: GateFacts; is: object }>([
    {
      name: "without a file anywhere",
      facts: facts("---"),
      is: { kind: "none", incomplete: false, admissible: true },
    },
    {
      name: "without a file, refused",
      facts: facts("---", { evidence: BAD }),
      is: { kind: "none", incomplete: false, admissible: false },
    },
    {
      name: "without a file, cut short",
      facts: facts("---", { evidence: CUT }),
      is: { kind: "none", incomplete: true, admissible: false },
    },
    {
      name: "without file or evidence",
      facts: facts("---", { evidence: undefined }),
      is: { kind: "unmeasured" },
    },
    { name: "that leaves the file", facts: facts("aaa"), is: { kind: "unchanged" } },
    {
      name: "that leaves the file, unmeasured",
      facts: facts("aaa", { evidence: undefined, baseMatch: undefined }),
      is: { kind: "unmeasured" },
    },
    {
      name: "whose decisions drifted",
      facts: facts("aaa", { baseMatch: { kind: "drifted", probes: 2 } }),
      is: { kind: "drifted", probes: 2 },
    },
    {
      name: "measured for something else",
      facts: facts("aaa", { baseMatch: { kind: "incompatible", causes: ["probes"] } }),
      is: { kind: "incompatible", causes: ["probes"] },
    },
    {
      name: "whose evidence cannot stand",
      facts: facts("aaa", { baseMatch: { kind: "refused", refusals: BAD.refusals } }),
      is: { kind: "refused", why: "evidence", refusals: BAD.refusals },
    },
    {
      name: "on a base with a broken file",
      facts: facts("aaa", { baseMatch: UNREADABLE }),
      is: { kind: "refused", why: "file", problems: PROBLEMS, changed: false },
    },
    { name: "that is behind its base", facts: facts("aab"), is: { kind: "unchanged" } },
    {
      name: "whose base removed the file since",
      facts: facts("aa-"),
      is: { kind: "none", incomplete: false, admissible: true },
    },
    { name: "that has what the base has by now", facts: facts("bab"), is: { kind: "unchanged" } },
    {
      name: "that changes the file as the base did, otherwise",
      facts: facts("bac"),
      is: { kind: "stale", why: "base-moved" },
    },
    {
      name: "that removes a file that the base changed",
      facts: facts("-ab"),
      is: { kind: "stale", why: "base-moved" },
    },
    {
      name: "that adds a file that the base added too",
      facts: facts("a-b"),
      is: { kind: "stale", why: "base-moved" },
    },
    { name: "that adds a file", facts: facts("a--"), is: { kind: "awaiting-sign-off", what: ["baseline"] } },
    {
      name: "that adds a file, signed",
      facts: facts("a--", SIGNED),
      is: { kind: "signed", what: ["baseline"] },
    },
    {
      name: "that changes the file",
      facts: facts("baa"),
      is: { kind: "awaiting-sign-off", what: ["baseline"] },
    },
    {
      name: "that changes the file, signed",
      facts: facts("baa", SIGNED),
      is: { kind: "signed", what: ["baseline"] },
    },
    {
      name: "that changes file and policy",
      facts: facts("baa", POLICY),
      is: { kind: "awaiting-sign-off", what: ["baseline", "policy"] },
    },
    {
      name: "that changes file and policy, signed",
      facts: facts("baa", { ...POLICY, ...SIGNED }),
      is: { kind: "signed", what: ["baseline", "policy"] },
    },
    {
      name: "whose file is not what was measured, even signed",
      facts: facts("baa", { ...SIGNED, headMatch: { kind: "differs", differences: 3 } }),
      is: { kind: "stale", why: "differs", differences: 3 },
    },
    {
      name: "whose file cannot be read, even signed",
      facts: facts("baa", { ...SIGNED, headMatch: UNREADABLE }),
      is: { kind: "refused", why: "file", problems: PROBLEMS, changed: true },
    },
    {
      name: "whose evidence cannot stand, even signed",
      facts: facts("baa", { ...SIGNED, evidence: BAD }),
      is: { kind: "refused", why: "evidence", refusals: BAD.refusals },
    },
    {
      name: "that changes the file, unmeasured, even signed",
      facts: facts("baa", { ...SIGNED, evidence: undefined, headMatch: undefined }),
      is: { kind: "unmeasured" },
    },
    { name: "that removes the file", facts: facts("-aa"), is: { kind: "removed", signed: false } },
    {
      name: "that removes the file, signed",
      facts: facts("-aa", SIGNED),
      is: { kind: "removed", signed: true },
    },
    {
      name: "that removes the file, unmeasured",
      facts: facts("-aa", { evidence: undefined }),
      is: { kind: "removed", signed: false },
    },
    {
      name: "that changes who may sign",
      facts: facts("aaa", POLICY),
      is: { kind: "awaiting-sign-off", what: ["policy"] },
    },
    {
      name: "that changes who may sign, signed",
      facts: facts("aaa", { ...POLICY, ...SIGNED }),
      is: { kind: "signed", what: ["policy"] },
    },
    {
      name: "that changes who may sign before there is a file",
      facts: facts("---", POLICY),
      is: { kind: "awaiting-sign-off", what: ["policy"] },
    },
    {
      name: "that changes who may sign, and drifts",
      facts: facts("aaa", { ...POLICY, ...SIGNED, baseMatch: { kind: "drifted", probes: 1 } }),
      is: { kind: "drifted", probes: 1 },
    },
    {
      name: "that changes another signed file",
      facts: facts("aaa", FILES),
      is: { kind: "awaiting-sign-off", what: ["files"] },
    },
    {
      name: "that changes another signed file and the baseline, signed",
      facts: facts("baa", { ...FILES, ...SIGNED }),
      is: { kind: "signed", what: ["baseline", "files"] },
    },
    {
      name: "whose other signed file the base changed too, even signed",
      facts: facts("aaa", { ...FILES, ...SIGNED, fileMoved: "tests.json" }),
      is: { kind: "stale", why: "base-moved", file: "tests.json" },
    },
    {
      name: "that changes who may sign, cut short",
      facts: facts("---", { ...POLICY, evidence: CUT }),
      is: { kind: "none", incomplete: true, admissible: false },
    },
  ])("$name", ({ facts: given, is }) => {
    expect(decideState(given)).toEqual(is);
  });

  it.each([
    ["the head's", facts("baa", { headMatch: undefined })],
    ["the base's", facts("aaa", { baseMatch: undefined })],
  ])("with %s file and evidence that nobody compared is a defect", (_, given) => {
    expect(() => decideState(given)).toThrow(RangeError);
  });
});
