/** Each state → commit status, exit code and colour of the job; the worst of several answers is the commit's. */
import { describe, expect, it } from "vitest";
import {
  type AnswerRules,
  answerOf,
  type GateAnswer,
  isJobRed,
  type Unknown,
  worstAnswer,
} from "../../src/gate/answer.ts";
import type { GateDecision } from "../../src/gate/state.ts";

const RULES: AnswerRules = { requireBaseline: false, failOn: "unsupported", findings: 0 };
const none = (more: object = {}) =>
  ({ kind: "none", incomplete: false, admissible: true, ...more }) as GateDecision;

interface Row {
  readonly decision: GateDecision | Unknown;
  readonly rules?: Partial<AnswerRules>;
  readonly status: string;
  readonly code: number;
  readonly red: boolean;
  readonly says: RegExp;
}

const ROWS: readonly Row[] = [
  { decision: none(), status: "success", code: 0, red: false, says: /no baseline yet: a candidate is ready/ },
  {
    decision: none({ admissible: false }),
    rules: { findings: 1 },
    status: "success",
    code: 1,
    red: true,
    says: /cannot become one/,
  },
  {
    decision: none({ admissible: false }),
    rules: { findings: 2 },
    status: "success",
    code: 2,
    red: true,
    says: /no baseline yet/,
  },
  {
    decision: none(),
    rules: { findings: undefined },
    status: "success",
    code: 0,
    red: false,
    says: /no baseline yet/,
  },
  {
    decision: none(),
    rules: { requireBaseline: true },
    status: "failure",
    code: 1,
    red: true,
    says: /`require-baseline`/,
  },
  {
    decision: none(),
    rules: { requireBaseline: true, findings: 2 },
    status: "failure",
    code: 2,
    red: true,
    says: /`require-baseline`/,
  },
  { decision: none({ incomplete: true }), status: "failure", code: 2, red: true, says: /incomplete/ },
  { decision: { kind: "unchanged" }, status: "success", code: 0, red: false, says: /still hold/ },
  {
    decision: { kind: "signed", what: ["baseline"] },
    rules: { named: "sha256:abc…" },
    status: "success",
    code: 0,
    red: false,
    says: /signed: the baseline \(sha256:abc…\)/,
  },
  {
    decision: { kind: "signed", what: ["baseline", "policy"] },
    status: "success",
    code: 0,
    red: false,
    says: /the baseline and the policy/,
  },
  {
    decision: { kind: "drifted", probes: 1 },
    status: "failure",
    code: 1,
    red: true,
    says: /^1 approved decision changed/,
  },
  {
    decision: { kind: "drifted", probes: 2 },
    status: "failure",
    code: 1,
    red: true,
    says: /^2 approved decisions changed/,
  },
  {
    decision: { kind: "drifted", probes: 0 },
    status: "failure",
    code: 1,
    red: true,
    says: /^the answers of all probes together changed/,
  },
  {
    decision: { kind: "incompatible", causes: ["probes", "contract"] },
    status: "failure",
    code: 2,
    red: true,
    says: /the probes and the contract changed/,
  },
  {
    decision: { kind: "stale", why: "base-moved" },
    status: "failure",
    code: 1,
    red: true,
    says: /update the branch/,
  },
  {
    decision: { kind: "stale", why: "differs", differences: 2 },
    status: "failure",
    code: 1,
    red: true,
    says: /2 differences/,
  },
  {
    decision: { kind: "refused", why: "evidence", refusals: [{ kind: "empty" }] },
    status: "failure",
    code: 2,
    red: true,
    says: /for 1 reason$/,
  },
  {
    decision: { kind: "refused", why: "file", problems: [], changed: true },
    status: "failure",
    code: 1,
    red: true,
    says: /not one that a run wrote/,
  },
  {
    decision: { kind: "refused", why: "file", problems: [], changed: false },
    status: "failure",
    code: 2,
    red: true,
    says: /not one that a run wrote/,
  },
  {
    decision: { kind: "unknown", what: "x".repeat(200) },
    rules: { failOn: "never" },
    status: "error",
    code: 2,
    red: true,
    says: /^x{139}…$/,
  },
];

describe("an answer", () => {
  it.each(ROWS)(
    "of $decision.kind is $status with exit code $code: $says",
    ({ decision, rules, status, code, red, says }) => {
      const answer = answerOf(decision, { ...RULES, ...rules });
      expect(answer).toMatchObject({ state: status, exitCode: code, unsigned: false, red });
      expect(answer.description).toMatch(says);
      expect(answer.description.length).toBeLessThanOrEqual(140);
      expect(isJobRed(answer, true, true)).toBe(red);
      // Where no status could be posted, the job's result is the whole answer.
      expect(isJobRed(answer, false, true)).toBe(red || status !== "success");
    },
  );

  it.each<GateDecision>([
    { kind: "awaiting-sign-off", what: ["baseline"] },
    { kind: "removed", signed: false },
    { kind: "unmeasured" },
  ])("of $kind waits, and the job is red unless the posted status is required", (decision) => {
    for (const failOn of ["never", "failed", "unsupported"] as const) {
      const answer = answerOf(decision, { ...RULES, failOn });
      expect(answer).toMatchObject({ state: "pending", exitCode: 1, unsigned: true });
      expect(isJobRed(answer, true, true)).toBe(false);
      for (const required of [false, undefined]) expect(isJobRed(answer, true, required)).toBe(true);
      expect(isJobRed(answer, false, true)).toBe(true);
    }
  });

  it("of a signed removal is success", () => {
    expect(answerOf({ kind: "removed", signed: true }, RULES)).toMatchObject({
      state: "success",
      exitCode: 0,
    });
  });

  it.each([
    ["never", 1, false],
    ["never", 2, false],
    ["failed", 1, true],
    ["failed", 2, false],
    ["unsupported", 2, true],
  ] as const)("under fail-on %s with exit code %i makes the job red: %s", (failOn, code, red) => {
    const decision: GateDecision =
      code === 1 ? { kind: "drifted", probes: 1 } : { kind: "incompatible", causes: ["layer"] };
    expect(answerOf(decision, { ...RULES, failOn })).toMatchObject({ exitCode: code, red });
  });
});

describe("the worst of several answers", () => {
  const answer = (state: GateAnswer["state"]): GateAnswer => ({
    state,
    description: state,
    exitCode: 0,
    unsigned: false,
    red: false,
  });
  it.each([
    [["success", "pending"], "pending"],
    [["pending", "failure", "success"], "failure"],
    [["failure", "error"], "error"],
    [["success"], "success"],
  ] as const)("of %j is %s", ([first, ...rest], worst) => {
    expect(worstAnswer([answer(first), ...rest.map(answer)]).state).toBe(worst);
  });
});
