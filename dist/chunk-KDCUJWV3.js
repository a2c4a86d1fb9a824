import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/evidence/digest.ts
import { createHash } from "node:crypto";

// src/evidence/canonical-json.ts
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${members.join(",")}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON has no form for ${value}`);
  const text = JSON.stringify(value);
  if (text === void 0) throw new RangeError(`JSON has no form for a ${typeof value}`);
  return text;
}

// src/evidence/digest.ts
function sha256(text) {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
function digestOf(value) {
  return `sha256:${sha256(canonicalJson(value))}`;
}

// src/evidence/trials-file.ts
var TRIALS_SCHEMA = "agentverity.trials/v1";
function headerLine(header) {
  return JSON.stringify({
    schema: TRIALS_SCHEMA,
    config_digest: header.configDigest,
    config: header.config,
    suite_digest: header.suiteDigest,
    tree_digest: header.tree === null ? null : digestOf(header.tree),
    tree: header.tree,
    plan: { repeats: header.repeats, order: "rounds", method: "wilson", seed: null, cap: null },
    shard: null,
    isolation: header.isolation
  });
}
function trialLine(trial, content) {
  const { caseIndex, trial: number, attempt, startedAt, result } = trial;
  const place = { case: caseIndex, trial: number, attempt, started_at: startedAt };
  if (!result.ok) return JSON.stringify({ ...place, error: writeFailure(result.failure, content) });
  return JSON.stringify({ ...place, observation: writeObservation(result.observation, content) });
}
function writeFailure({ kind, message }, content) {
  return { kind, message: content === "full" ? message : "recorded" };
}
function writeObservation(observation, content) {
  const { text, toolCalls, steps, errors, latencyMs, costUsd, metadata } = observation;
  const full = content === "full";
  return {
    text: full ? text : void 0,
    verdict: writeVerdict(observation.verdict),
    toolCalls: full ? toolCalls : toolCalls.map(withoutContents),
    steps,
    errors: full ? errors : errors.map(() => "recorded"),
    latencyMs,
    costUsd,
    metadata: full ? metadata : void 0
  };
}
function writeVerdict(verdict) {
  if (verdict === null) return null;
  return verdict.kind === "decision" ? verdict.label : { kind: "no_decision", reason: verdict.reason };
}
function withoutContents({ name, success }) {
  return success === void 0 ? { name } : { name, success };
}

// src/evidence/evidence-file.ts
var EVIDENCE_SCHEMA = "agentverity.evidence/v2";
function evidenceDocument(evidence, provenance) {
  return {
    schema: EVIDENCE_SCHEMA,
    layer: evidence.layer,
    isolation: evidence.isolation,
    provenance,
    cases: evidence.cases.map(({ input, expected, outcomes, errors }) => ({
      input,
      ...expected === void 0 ? {} : { expected },
      observations: outcomes.map(writeOutcome),
      ...errors > 0 ? { errors } : {}
    }))
  };
}
function writeOutcome(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "tools":
      return outcome.names;
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
  }
}

export {
  sha256,
  digestOf,
  TRIALS_SCHEMA,
  headerLine,
  trialLine,
  EVIDENCE_SCHEMA,
  evidenceDocument,
  writeOutcome
};
