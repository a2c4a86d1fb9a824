/** What makes the step red, and what the check run says: `fail-on` against every kind of end a run can have. */
import { describe, expect, it } from "vitest";
import { startFakeGithub } from "../fakes/fake-github.ts";
import { runAction, type Texts } from "./bundles.ts";

interface Ending {
  readonly agent: string;
  readonly inputs?: Texts;
  readonly exitCode: "0" | "1" | "2";
}

const PROBES = { "probes.txt": "refund 0\nescalate 1\n" };
const echo = 'export default (input) => input.split(" ")[0];';
const ENDINGS: Readonly<Record<string, Ending>> = {
  deterministic: { agent: echo, exitCode: "0" },
  stochastic: {
    agent: `const asked = new Map();
export default (input) => {
  const count = asked.get(input) ?? Number(input.at(-1));
  asked.set(input, count + 1);
  return count % 2 === 0 ? "refund" : "escalate";
};`,
    exitCode: "0",
  },
  blind: { agent: 'export default (input) => "general";', exitCode: "1" },
  undecided: { agent: echo, inputs: { repeats: "2" }, exitCode: "2" },
  incomplete: {
    agent:
      'export default (input) => { if (input.startsWith("refund")) throw new Error("down"); return "x"; };',
    inputs: { repeats: "4" },
    exitCode: "2",
  },
};

type Outcome = readonly [step: number, conclusion: string];
const GREEN: Outcome = [0, "success"];
const FORGIVEN: Outcome = [0, "neutral"];

/** The step's exit code and the check run's conclusion. */
const TABLE: readonly (readonly [status: string, failOn: string, outcome: Outcome])[] = [
  ["deterministic", "never", GREEN],
  ["deterministic", "failed", GREEN],
  ["deterministic", "unsupported", GREEN],
  ["stochastic", "never", FORGIVEN],
  ["stochastic", "failed", FORGIVEN],
  ["stochastic", "unsupported", FORGIVEN],
  ["blind", "never", FORGIVEN],
  ["blind", "failed", [1, "failure"]],
  ["blind", "unsupported", [1, "failure"]],
  ["undecided", "never", FORGIVEN],
  ["undecided", "failed", FORGIVEN],
  ["undecided", "unsupported", [2, "failure"]],
  ["incomplete", "never", FORGIVEN],
  ["incomplete", "failed", FORGIVEN],
  ["incomplete", "unsupported", [2, "failure"]],
];

async function run(agent: string, inputs: Texts) {
  const github = await startFakeGithub();
  const files = { ...PROBES, "agent.mjs": agent };
  try {
    const step = await runAction({
      github,
      files,
      inputs: {
        agent: "./agent.mjs",
        probes: "probes.txt",
        precision: "cheap",
        report: "check-run",
        ...inputs,
      },
    });
    return { step, conclusion: github.checkRuns[0]?.conclusion, violations: github.violations };
  } finally {
    await github.close();
  }
}

describe.concurrent("fail-on", () => {
  it.each(TABLE)("a run that is %s, with %s", async (status, failOn, [code, conclusion]) => {
    const ending = ENDINGS[status];
    if (ending === undefined) throw new Error(`no ending ${status}`);
    const ran = await run(ending.agent, { ...ending.inputs, "fail-on": failOn });
    expect(ran.step.outputs, ran.step.log).toMatchObject({ status, "exit-code": ending.exitCode });
    expect([ran.step.exitCode, ran.conclusion]).toEqual([code, conclusion]);
    expect(ran.violations).toEqual([]);
    // A red step says why where the run is listed.
    const errors = ran.step.annotations.filter(({ level, file }) => level === "error" && file === undefined);
    expect(errors.map(({ message }) => message)).toEqual(code === 0 ? [] : [ran.step.outputs["headline"]]);
  });

  it("does not forgive refused input", async () => {
    const { step, conclusion } = await run(echo, { "fail-on": "never", probes: "missing.txt" });
    expect([step.exitCode, step.outputs["exit-code"], conclusion]).toEqual([2, "2", "failure"]);
  });

  it("leaves the default at unsupported", async () => {
    const { step } = await run(echo, { repeats: "2" });
    expect(step.exitCode).toBe(2);
  });
});
