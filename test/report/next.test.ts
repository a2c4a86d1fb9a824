import { describe, expect, it } from "vitest";
import { type Assessment, assess } from "../../src/core/assess.ts";
import type { StopReason } from "../../src/core/trial.ts";
import { buildNext } from "../../src/report/build-next.ts";
import type { ErrorRow } from "../../src/report/model.ts";

const KINDS = [
  "timeout",
  "agent-error",
  "agent-crashed",
  "malformed-response",
  "missing-path",
  "http-status",
  "network",
  "extraction_failed",
];
const STOPS: readonly (StopReason | undefined)[] = [
  undefined,
  "error",
  "all-failing",
  "max-cost",
  "interrupted",
];
const CASES = KINDS.flatMap((kind) => STOPS.map((stopped) => ({ kind, stopped })));

describe("what to do after a run that is incomplete", () => {
  it.each(CASES)(
    "with $kind, stopped by $stopped: never `resume` as a setting, which fails a workflow's next run for want of a journal",
    ({ kind, stopped }) => {
      expect(advice(kind, stopped)).not.toContain("resume: true");
    },
  );

  it.each(CASES.filter(({ stopped }) => stopped !== "max-cost" && stopped !== "all-failing"))(
    "with $kind, stopped by $stopped: `--resume` only where no file changed, since a fixed agent's journal is refused",
    ({ kind, stopped }) => {
      expect(advice(kind, stopped)).toMatch(
        /where no file had to change, `--resume` \(in GitHub Actions: "Re-run failed jobs"\)/,
      );
    },
  );

  it("with a spent budget: the flag, since the configuration file is one of the measured files", () => {
    expect(advice("timeout", "max-cost")).toContain("`--max-cost` together with `--resume`");
  });
});

function advice(kind: string, stopped: StopReason | undefined): string {
  const errors: readonly ErrorRow[] = [{ kind, message: "so it went", count: 2, probe: 0, trial: 0 }];
  const suite = { file: "p.txt", cases: [{ input: "hi", line: 1 }] };
  return buildNext(incomplete(), { suite, errors, planCalls: 2, stopped })
    .map(({ text }) => text)
    .join("\n");
}

function incomplete(): Assessment {
  const policy = { epsilon: 0.05, blindnessThreshold: 0.9, meter: true, blindness: true, strict: false };
  const cases = [{ input: "hi", fingerprint: "f", outcomes: [], errors: 2 }];
  return assess({ layer: "verdict", isolation: "unknown", cases }, policy, 2);
}
