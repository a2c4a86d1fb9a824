/** Today's answers against the approved ones: a baseline and an agent, or a recording, in; a judged measurement out. */
import { join, relative } from "node:path";
import { type Baseline, claimOf, frameOf } from "../../core/baseline.ts";
import { quickDetectable } from "../../core/baseline-drift.ts";
import { checkBaseline } from "../../core/check-baseline.ts";
import { type Incompatibility, incompatibilities } from "../../core/claim-differences.ts";
import type { Suite } from "../../core/suite.ts";
import { candidateDigest, sha256 } from "../../evidence/digest.ts";
import { withLines } from "../../inputs/case-lines.ts";
import { type Config, PRECISIONS } from "../../inputs/config.ts";
import { type OpenedSuite, openSuite } from "../../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { withCheck } from "../../report/build-baseline.ts";
import { causeWords } from "../../report/build-baseline-words.ts";
import { sentence } from "../../report/format.ts";
import type { Host } from "../host.ts";
import { policyOf } from "../judge-calls.ts";
import { type Measured, type Measurement, measure } from "../measure.ts";
import { acceptCommand } from "./accept-command.ts";
import { type OpenedBaseline, openBaseline } from "./open-baseline.ts";
import { measureQuickly } from "./quick-answers.ts";

/** A measurement whose report says how it stands against the baseline. */
export async function checkAnswers(asked: Config, host: Host): Promise<Measured> {
  const opened = openBaseline(asked.baseline ?? "", asked.workingDirectory, host.files);
  if (!opened.ok) return refused(opened.problems);
  const config = asMeasured(asked, opened.value.baseline);
  const measured = await answers(config, opened.value, host);
  if (measured.kind !== "measured") return measured;
  return { kind: "measured", measurement: checked(measured.measurement, opened.value, config) };
}

function refused(problems: readonly Problem[]): Measured {
  return { kind: "refused", problems, callsMade: 0 };
}

/** Measured as the baseline was, wherever nobody asked for something else. */
function asMeasured(config: Config, { claim, evidence }: Baseline): Config {
  const taken = config.check?.fromBaseline ?? [];
  const own = {
    epsilon: claim.epsilon,
    blindnessThreshold: claim.blindnessThreshold,
    layer: claim.layer,
    repeats: evidence.repeats + (evidence.repeats % 2), // calls are compared in pairs
  };
  return { ...config, ...Object.fromEntries(taken.map((name) => [name, own[name]])) };
}

async function answers(config: Config, opened: OpenedBaseline, host: Host): Promise<Measured> {
  if (config.evidence !== undefined) return recordedAnswers(config, host);
  const suite = await openSuite(config, host.files);
  if (!suite.ok) return refused(suite.problems);
  const comparable = compatible(opened, suite.value, config);
  if (!comparable.ok) return refused(comparable.problems);
  if (config.check?.schedule !== "quick") return measure(config, host);
  if (quickDetectable(opened.baseline) === undefined) return refused([tooFewForQuick(opened)]);
  return measureQuickly(opened.baseline, config, suite.value, host);
}

async function recordedAnswers(config: Config, host: Host): Promise<Measured> {
  const { judge } = await import("../judge.ts");
  const judged = await judge(config, host, host);
  return judged.ok ? { kind: "measured", measurement: judged.value } : refused(judged.problems);
}

/** What cannot be compared is told before the first call. */
function compatible(opened: OpenedBaseline, suite: OpenedSuite, config: Config): Result<undefined> {
  const described = withLines(suite.suite, suite.text);
  const cases = described.cases.map(({ input, expected }) => ({
    input,
    fingerprint: sha256(input),
    ...(expected === undefined ? {} : { expected }),
    outcomes: [],
    errors: 0,
  }));
  const evidence = { layer: config.layer, isolation: "unknown", cases } as const;
  const frame = frameOf({ evidence, policy: policyOf(config, described) });
  const unlike = incompatibilities(opened.baseline.claim, frame);
  if (unlike.length === 0) return succeed(undefined);
  return fail(...unlike.map((found) => incompatible(found, opened, described)));
}

function incompatible(found: Incompatibility, { file }: OpenedBaseline, suite: Suite): Problem {
  const { text, cure } = causeWords(found);
  const changed = found.differences.flatMap((difference) =>
    "fingerprint" in difference ? [difference.fingerprint] : [],
  );
  const first = suite.cases.find(({ input }) => changed.includes(sha256(input)));
  const line = found.cause === "contract" ? suite.contract?.line : first?.line;
  const at = found.cause === "contract" || first !== undefined ? { file: suite.file } : { file };
  return {
    code: "baseline-incompatible",
    message: at.file === file ? text : `${file}: ${text}`,
    hint: sentence(cure),
    at: { ...at, ...(line === undefined ? {} : { line }) },
  };
}

function tooFewForQuick({ file, baseline }: OpenedBaseline): Problem {
  const { probes } = baseline.claim;
  return {
    code: "input-conflict",
    message: `\`schedule: quick\` would find nothing: ${file} holds too few answers a probe to tell five others from them, with ${probes.length} probes looked at`,
    hint: "Use `schedule: full`, or make the baseline anew with more `repeats`.",
    at: { file },
  };
}

function checked(measurement: Measurement, opened: OpenedBaseline, config: Config): Measurement {
  const { assessment, suite, directory } = measurement;
  const schedule = config.check?.schedule ?? "full";
  const check = checkBaseline(opened.baseline, assessment, schedule);
  const evidence = relative(config.workingDirectory, join(directory, "evidence.json"));
  const candidate = assessment.admission.admissible
    ? {
        candidate: candidateDigest(claimOf(assessment)),
        accept: acceptWords(evidence.replaceAll("\\", "/"), opened.file, suite, config),
      }
    : {};
  const model = withCheck(measurement.model, { ...opened, ...candidate, check, suite });
  return { ...measurement, model };
}

/** With whatever decides the digest; on a runner the evidence is in an artifact, and not where it was written. */
function acceptWords(evidence: string, file: string, suite: Suite, config: Config): string {
  const isElsewhere = evidence.startsWith("..");
  const words = [
    ...(suite.contract === undefined ? [] : ["--suite", suite.file]),
    ...(config.epsilon === PRECISIONS.balanced ? [] : ["--epsilon", String(config.epsilon)]),
    ...(config.blindnessThreshold === 0.9
      ? []
      : ["--blindness-threshold", String(config.blindnessThreshold)]),
    ...(config.strictErrorControl ? ["--strict-error-control"] : []),
    ...["--evidence", isElsewhere ? "evidence.json" : evidence],
  ];
  const where = isElsewhere ? ` (its evidence is in the artifact \`${config.artifactName}-evidence\`)` : "";
  return `\`${acceptCommand(words, file)}\`${where}`;
}
