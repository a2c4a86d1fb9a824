/** Evidence in a few words, assessed: probes by name with their answers in trial order, settings that admit little of it. */
import { createHash } from "node:crypto";
import { type Assessment, assess } from "../../src/core/assess.ts";
import { type Baseline, baselineOf } from "../../src/core/baseline.ts";
import type { Evidence, Isolation } from "../../src/core/evidence.ts";
import type { Layer, Outcome } from "../../src/core/outcome.ts";
import type { Contract } from "../../src/core/suite.ts";

/** `refund*26 deny*2` is 26 times one answer and then twice another; `` is none. `deny:refund*2` is written for `deny`. */
export type Answers = Readonly<Record<string, string>>;

export interface Settings {
  readonly epsilon?: number;
  readonly blindnessThreshold?: number;
  readonly contract?: Contract;
  readonly isolation?: Isolation;
  readonly layer?: Layer;
  readonly missingCalls?: number;
  readonly meter?: boolean;
}

export function fingerprintOf(probe: string): string {
  return createHash("sha256").update(probe).digest("hex");
}

export function assessed(answers: Answers, settings: Settings = {}): Assessment {
  const layer = settings.layer ?? "verdict";
  const evidence: Evidence = {
    layer,
    isolation: settings.isolation ?? "fresh-session",
    cases: Object.entries(answers).map(([input, words]) => ({
      input,
      fingerprint: fingerprintOf(input),
      expected: words.split(/[:*]/)[0] ?? "",
      outcomes: outcomesOf(words.split(":").at(-1) ?? "", layer),
      errors: 0,
    })),
  };
  const { contract } = settings;
  const policy = {
    epsilon: settings.epsilon ?? 0.2,
    blindnessThreshold: settings.blindnessThreshold ?? 0.9,
    meter: settings.meter ?? true,
    blindness: true,
    strict: false,
    ...(contract === undefined ? {} : { contract }),
  };
  return assess(evidence, policy, settings.missingCalls ?? 0);
}

function outcomesOf(words: string, layer: Layer): readonly Outcome[] {
  return words.split(" ").flatMap((word) => {
    const [name = "", times = "1"] = word.split("*");
    if (name === "") return [];
    return Array.from({ length: Number(times) }, () => outcomeOf(name, layer));
  });
}

/** `-` is a refusal to decide; tools stand between commas. */
function outcomeOf(name: string, layer: Layer): Outcome {
  if (name === "-") return { kind: "no-decision", reason: "refused" };
  if (layer === "tools") return { kind: "tools", names: name.split(",") };
  return layer === "text" ? { kind: "text", text: name } : { kind: "decision", label: name };
}

export function approved(answers: Answers, settings: Settings = {}): Baseline {
  return baselineOf(assessed(answers, settings), {
    createdAt: "2026-11-30T09:30:00.000Z",
    version: "agentverity-action 0.0.0",
    signOff: { method: "cli" },
  });
}

/** As the Python tool writes it: nobody counted. */
export function uncounted(baseline: Baseline): Baseline {
  const { answers: _, signOff: __, ...rest } = baseline;
  return rest;
}
