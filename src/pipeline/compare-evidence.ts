/** Two recorded windows that a configuration names → what differs between them, tested and in words. */
import { compareWindows, type RoutedEvidence } from "../core/drift.ts";
import type { Evidence } from "../core/evidence.ts";
import type { Suite } from "../core/suite.ts";
import { matchSuite } from "../evidence/match-suite.ts";
import type { Recording } from "../evidence/recording.ts";
import type { Config } from "../inputs/config.ts";
import { openSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { buildDrift } from "../report/build-drift.ts";
import type { ComparedWindow } from "../report/build-drift-reference.ts";
import type { DriftModel } from "../report/drift-model.ts";
import type { ReadingHost } from "./host.ts";
import { readEvidenceFiles } from "./read-evidence-files.ts";

export async function compareEvidence(config: Config, host: ReadingHost): Promise<Result<DriftModel>> {
  const before = await openWindow("before", config, host);
  const after = await openWindow("after", config, host);
  if (!before.ok || !after.ok)
    return fail(...[before, after].flatMap((window) => (window.ok ? [] : window.problems)));
  const unlike = otherLayer(before.value, after.value);
  if (unlike !== undefined) return fail(unlike);
  return succeed(
    buildDrift({
      version: host.version,
      epsilon: config.epsilon,
      before: before.value,
      after: after.value,
      drift: compareWindows(before.value.evidence, after.value.evidence),
    }),
  );
}

async function openWindow(
  which: "before" | "after",
  config: Config,
  host: ReadingHost,
): Promise<Result<ComparedWindow>> {
  const file = config[which];
  if (file === undefined)
    return fail({
      code: "input-missing",
      message: `no recording is given as \`${which}\`: two are compared`,
      hint: "Write `agentverity compare before.json after.json`.",
    });
  const { workingDirectory } = config;
  const spec = { files: [file], format: "auto" } as const;
  const recording = await readEvidenceFiles({ spec, workingDirectory, suite: undefined, files: host.files });
  if (!recording.ok) return recording;
  const suite = await suiteFor(recording.value, config, host);
  if (!suite.ok) return suite;
  const matched = matchSuite(recording.value, suite.value, undefined);
  if (!matched.ok) return matched;
  const evidence = matched.value;
  if (!isRouted(evidence)) return fail(withoutRoutes(file, recording.value, evidence));
  const { source, configuration, provenance } = recording.value;
  return succeed({ file, source, evidence, provenance: provenance ?? configuration });
}

/** A recording that says what its cases were written to reach needs no suite. */
async function suiteFor(
  { cases }: Recording,
  config: Config,
  host: ReadingHost,
): Promise<Result<Suite | undefined>> {
  const named = config.suite !== undefined && cases.some((item) => item.expected === undefined);
  if (!named) return succeed(undefined);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files); // the recording has the layer
  return opened.ok ? succeed(opened.value.suite) : opened;
}

function isRouted(evidence: Evidence): evidence is RoutedEvidence {
  return evidence.cases.every((item) => item.expected !== undefined);
}

function withoutRoutes(file: string, recording: Recording, { cases }: Evidence): Problem {
  const index = cases.findIndex((item) => item.expected === undefined);
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}]\` of ${file} has no \`expected\`: without the decision that every case was written to reach there are no routes to compare`,
    hint: "Add `expected` to every case, or name the suite that has them with `suite`.",
    at: recording.cases[index]?.at ?? { file },
  };
}

/** A verdict and a tool path are not the same observation: a difference between them is no drift. */
function otherLayer(before: ComparedWindow, after: ComparedWindow): Problem | undefined {
  const [was, is] = [before.evidence.layer, after.evidence.layer];
  if (was === is) return undefined;
  return {
    code: "input-conflict",
    message: `\`layer\` of ${before.file} is ${was}, and ${is} in ${after.file}: they are not the same observation`,
    hint: "Compare two recordings of one layer.",
    at: { file: after.file, path: "layer" },
  };
}
