/**
 * The one frozen description of what to do. Made once, from action inputs, CLI arguments and the config
 * file (`read-config.ts`); nothing after it parses, defaults or guesses.
 */
import type { RegressionRule } from "../core/behaviour/compare-tests.ts";
import type { Isolation } from "../core/evidence.ts";
import type { Layer } from "../core/outcome.ts";
import type { Shard } from "../core/shard.ts";

export const MODES = [
  "run",
  "plan",
  "collect",
  "merge",
  "assess",
  "compare",
  "check",
  "test",
  "gate",
  "admit",
  "doctor",
] as const;
export type Mode = (typeof MODES)[number];

export const PRECISIONS = { cheap: 0.1, balanced: 0.05, strict: 0.01 } as const;
export type Precision = keyof typeof PRECISIONS;

export const METHODS = ["wilson", "sequential"] as const;
export type Method = (typeof METHODS)[number];

export const REPORT_CHANNELS = ["summary", "annotations", "check-run", "junit", "json", "html"] as const;
export type ReportChannel = (typeof REPORT_CHANNELS)[number];

export const FAIL_ON = ["never", "failed", "unsupported"] as const;
export type FailOn = (typeof FAIL_ON)[number];

export interface ModuleSpec {
  readonly kind: "module";
  /** As written, relative to the working directory; with forward slashes. */
  readonly path: string;
  /** Name after `#`; absent: `default`. */
  readonly exportName?: string;
  readonly exportKind: "auto" | "function" | "factory";
}

export const PRESETS = ["openai-chat", "openai-responses", "anthropic-messages"] as const;
export type Preset = (typeof PRESETS)[number];

export interface EndpointSpec {
  readonly kind: "endpoint";
  readonly url: string;
  readonly preset?: Preset;
  readonly method: string;
  /** Values may hold ${NAME} references to environment variables. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON template; every string in it may hold {{input}}. Absent: the preset's, or `{"input": "{{input}}"}`. */
  readonly body?: unknown;
  /** For the presets: the model to ask and the system prompt that makes it a router. */
  readonly model?: string;
  readonly system?: string;
  /** Dotted paths into the answer (`choices.0.message.content`); absent: the preset's, or the answer itself. */
  readonly paths: {
    readonly decision?: string;
    readonly text?: string;
    readonly tools?: string;
    readonly steps?: string;
    readonly cost?: string;
  };
}

export interface CommandSpec {
  readonly kind: "command";
  /** One text, run by the shell; or a program and its arguments, run without one. */
  readonly command: string | readonly string[];
  /** A process for every trial; otherwise one that speaks JSON Lines. */
  readonly perCall: boolean;
}

export type AgentSpec = ModuleSpec | EndpointSpec | CommandSpec;

/** Which relations between a probe and its rewordings are put to the test. */
export type RelationsSpec = "default" | Pick<ModuleSpec, "path" | "exportName">;

export const EVIDENCE_FORMATS = [
  "auto",
  "evidence",
  "trials",
  "promptfoo",
  "jsonl",
  "deepeval",
  "inspect",
  "agentcheck",
] as const;
export type EvidenceFormat = (typeof EVIDENCE_FORMATS)[number];

/** Recorded runs to judge, and how they are read. */
export interface EvidenceSpec {
  /** Paths or globs, with forward slashes, in the order they were given; at least one. */
  readonly files: readonly string[];
  readonly format: EvidenceFormat;
  /** Dotted paths into a run. */
  readonly decisionPath?: string;
  readonly inputPath?: string;
  /** Of an export with several providers or prompts. */
  readonly provider?: string;
  readonly promptId?: string;
  /** As given; absent: as the recording says. */
  readonly layer?: Layer;
  /** Tell where a curtailed run would have stopped. */
  readonly replayCurtailment?: true;
}

export const SIGN_OFF = ["review", "label", "environment"] as const;
export const SCHEDULES = ["full", "quick"] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** What a check takes from the baseline where nobody set it. */
export const FROM_BASELINE = ["epsilon", "blindnessThreshold", "layer", "repeats"] as const;

export const PUBLISH = ["artifact", "commit", "pull-request"] as const;
export const REUSE = ["auto", "never"] as const;

/** What `mode: gate` and `mode: admit` do beside its policy, which it reads from the base branch (`gate-terms.ts`). */
export interface GateSpec {
  readonly requireBaseline: boolean;
  /** Globs from the repository's root; empty: everything matters. */
  readonly paths: readonly string[];
  readonly publish: (typeof PUBLISH)[number];
  /** Absent: `agentverity (PATH)`. */
  readonly statusContext?: string;
  /** Of a `workflow_dispatch` run. */
  readonly pullRequest?: number;
  /** Workflow files, from the repository's root, whose runs a `workflow_run` run may follow. */
  readonly measuredBy: readonly string[];
  /** Is the agent named by the step itself? A job that merely shares the configuration file must never run it. */
  readonly mayMeasure: boolean;
}

/** How behavioural tests are run and judged. */
export interface TestSpec {
  /** Of each case that says no number itself, integer ≥ 1. */
  readonly runs: number;
  /** Share of its runs that a test must pass, fraction in (0, 1]. */
  readonly minSuccessRate: number;
  readonly regressionRule: RegressionRule;
  /** Parts of names, joined by ` or `; absent: all tests. */
  readonly filter?: string;
  /** Files of tests in code, as paths or globs with forward slashes; absent: none, as a suite has the tests. */
  readonly files?: readonly string[];
}

export interface Config {
  readonly mode: Mode;
  /** Absolute. Every path below is relative to it. */
  readonly workingDirectory: string;
  readonly agent?: AgentSpec;
  /** Names of environment variables that the agent may see beside the harmless ones; `*` means all but the runner's own. */
  readonly agentEnv: readonly string[];
  /** `auto`: record what the agent really gives. */
  readonly isolation: Isolation | "auto";
  readonly timeoutMs: number;
  /** Further attempts of a call that an endpoint did not take on, integer 0 to 10. */
  readonly retries: number;
  /** Calls started per minute, attempts counted, integer ≥ 1; absent: as many as there are. */
  readonly rateLimit?: number;
  readonly maxWorkers: number;
  readonly parallelRepeats: boolean;
  readonly errorPolicy: "record" | "stop";
  /** Exactly one of suite and probes, except for `plan --observed`. */
  readonly suite?: string;
  readonly probes?: string;
  /** For `assess`. */
  readonly evidence?: EvidenceSpec;
  /** For `compare`: one recording each, with forward slashes. */
  readonly before?: string;
  readonly after?: string;
  /** Path of the approved decisions, with forward slashes. */
  readonly baseline?: string;
  /** For `check`. */
  readonly check?: {
    readonly schedule: Schedule;
    readonly fromBaseline: readonly (typeof FROM_BASELINE)[number][];
  };
  /** For `snapshot`: the decisions are approved by whoever started it. */
  readonly acceptReference?: true;
  /** For `gate` and `admit`. */
  readonly gate?: GateSpec;
  /** As given: may stored evidence stand in for a measurement? Absent: only in `mode: gate`. */
  readonly reuse?: (typeof REUSE)[number];
  readonly tests: TestSpec;
  /** Fraction in (0, 1): the flip rate to exclude. */
  readonly epsilon: number;
  /** Trials per probe; absent: planned from epsilon. Even, at least 2. */
  readonly repeats?: number;
  /** Calls, integer. */
  readonly budget?: number;
  /** US dollars, as the agent reports them. */
  readonly maxCost?: number;
  readonly method: Method;
  /** Stop a run of method `wilson` where admission has become unreachable. */
  readonly curtail: boolean;
  /** For `collect`: the part that is asked here. */
  readonly shard?: Shard;
  /** For `plan`: into how many parts the run is to be divided; absent: as many as are sensible. */
  readonly shards?: number;
  /** Continue the journal of an interrupted or, of method `sequential`, an undecided run. */
  readonly resume: boolean;
  readonly strictErrorControl: boolean;
  readonly layer: Layer;
  readonly meter: boolean;
  readonly blindness: boolean;
  /** Fraction in (0, 1]. */
  readonly blindnessThreshold: number;
  readonly failOn: FailOn;
  readonly report: readonly ReportChannel[];
  readonly checkName: string;
  readonly artifactName: string;
  readonly artifactContent: "decisions" | "full";
  readonly retentionDays?: number;
  /** The four that are built in, or the team's own; absent: none is asked. */
  readonly relations?: RelationsSpec;
  /** `plan --observed 3/73`: flips and pairs already seen. */
  readonly observed?: { readonly flips: number; readonly pairs: number };
  readonly maxPairs?: number;
}
