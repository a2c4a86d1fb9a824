/** How a recorded run of ours ended that was not to make all calls of a fixed plan: judged as it was read live. */
import type { Evidence } from "../core/evidence.ts";
import { planReading, wantedPairs } from "../core/sequential-plan.ts";
import type { Suite } from "../core/suite.ts";
import { sha256 } from "../evidence/digest.ts";
import type { Recording } from "../evidence/recording.ts";
import type { Config } from "../inputs/config.ts";
import { fail, type Result, succeed } from "../problem.ts";
import { endOfFixedPlan, endOfReading, type JudgedEnd } from "./early-end.ts";
import { questionOf } from "./live-reading.ts";

export function endOfRecording(
  { run, missing, file }: Recording,
  evidence: Evidence,
  suite: Suite,
  config: Config,
): Result<JudgedEnd> {
  if (run === undefined) return succeed({ evidence, missing });
  const { epsilon, strictErrorControl: strict } = config;
  const collected = {
    cases: suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) })),
    trials: run.trials,
    layer: evidence.layer,
    isolation: evidence.isolation,
    repeats: run.repeats,
    coverAll: config.blindness || suite.contract !== undefined,
  };
  if (run.reading === undefined) return succeed(endOfFixedPlan(collected, { epsilon, strict }));
  const question = questionOf(suite, epsilon);
  const wanted = wantedPairs(question);
  if (wanted === undefined)
    return fail({
      code: "input-invalid",
      message: `${file} was read pair by pair, and a tolerance of ${epsilon} would take more than a million of them`,
      hint: "Assess it at the tolerance it was recorded for, or a wider one.",
    });
  // At another tolerance or layer the boundaries hold just as well, wherever the recording ends: it only may not have come far enough.
  const isOwn = run.epsilon === epsilon && run.layer === evidence.layer;
  const cap = isOwn ? run.reading.cap : Math.max(run.reading.cap, wanted);
  return succeed(endOfReading(collected, planReading(question, cap, run.reading.seed), !isOwn));
}
