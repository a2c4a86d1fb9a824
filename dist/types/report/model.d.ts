/**
 * The one view of a run that every renderer shows. A renderer computes nothing: every count, rate, word and
 * verdict below is final. Rates are fractions in [0, 1]; only `format.ts` knows per cent.
 * Texts may hold `code spans` around names a user gave; renderers escape what is inside for their medium.
 */
import type { Status } from "../core/status.js";
import type { BaselineModel, BaselineWord } from "./baseline-model.js";
import type { BehaviourTables } from "./behaviour-model.js";
import type { GateWord, SignOffModel } from "./gate-model.js";
export type HeadlineWord = "TRUSTWORTHY" | "TRUSTWORTHY AT POOLED LEVEL" | "TRUSTWORTHY WITH CARE" | "NOT READY" | "NOT TRUSTWORTHY" | "NO ANSWER YET" | "STOPPED EARLY" | "NO VERDICT MEASURED" | "INCOMPLETE" | BaselineWord;
export type VerdictWord = "deterministic" | "stochastic" | "undecided";
/** A text with its place in the user's file, when it has one. */
export interface Placed {
    readonly text: string;
    readonly file?: string;
    readonly line?: number;
}
export interface StabilityModel {
    readonly flips: number;
    readonly pairs: number;
    readonly flipRate: number;
    /** 95 %, of the interval that decides: Wilson's, or the exact one under strict error control. */
    readonly lower: number;
    readonly upper: number;
    readonly tolerance: number;
    readonly verdict: VerdictWord;
    /** Clopper-Pearson 95 % and its verdict. */
    readonly exactLower: number;
    readonly exactUpper: number;
    readonly exactVerdict: VerdictWord;
    readonly probesWithFlip: number;
    /** Further pairs, all agreeing, that would certify; absent when decided. */
    readonly pairsStillNeeded?: number;
}
/** What a sequential reading decided, and on what. */
export interface SequentialReadingModel {
    readonly call: VerdictWord;
    readonly stop: string;
    /** Pairs that the pooled call rests on, and flips among them. */
    readonly pairs: number;
    readonly flips: number;
    /** Pairs read in all, those that settled routes after the pooled call included. */
    readonly read: number;
    readonly collected: number;
    readonly flipsAfter: number;
    readonly cap: number;
    readonly seed: number;
    /** `decided on 73 pairs, 75 collected`. */
    readonly words: string;
}
/** A run that stopped because no baseline could be admitted any more. */
export interface CurtailmentModel {
    readonly stoppingPair: number;
    readonly endpointPairs: number;
    readonly observedFlips: number;
    readonly spentCalls: number;
    readonly avoidedCalls: number;
    readonly words: string;
}
export interface CoverageModel {
    /** Share of the commonest decision over the probes' first answers. */
    readonly largestShare: number;
    readonly majority: string;
    readonly distinct: number;
    readonly threshold: number;
    readonly blind: boolean;
}
export interface DecisionRow {
    readonly decision: string;
    /** Probes whose first answer it was. */
    readonly probes: number;
    /** Probes written to reach it; absent without expectations. */
    readonly intended?: number;
    readonly required: boolean;
    readonly critical: boolean;
    readonly outsideContract: boolean;
}
export interface RouteRow {
    readonly route: string;
    readonly cases: number;
    readonly pairs: number;
    readonly flips: number;
    readonly lower: number;
    readonly upper: number;
    readonly tolerance: number;
    /** Was this tolerance declared for the route? */
    readonly targeted: boolean;
    readonly verdict: VerdictWord;
    readonly pairsStillNeeded?: number;
    /** Where one of several routes is called stochastic: the exact p-value, by Holm for all, and whether the call stands. */
    readonly correction?: {
        readonly pValue: number;
        readonly stands: boolean;
    };
}
export interface FlipPairRow {
    readonly decisions: readonly [string, string];
    readonly count: number;
    /** Lines of the probes where it happened, in order; absent where the file has none. */
    readonly at: readonly Placed[];
}
export interface ContractModel {
    readonly satisfied: boolean;
    readonly required: readonly string[];
    readonly missingIntended: readonly string[];
    readonly missingObserved: readonly string[];
    readonly missingCritical: readonly string[];
    readonly underCased: readonly {
        readonly decision: string;
        readonly cases: number;
        readonly minimum: number;
    }[];
    readonly unknownObserved: readonly string[];
    readonly reached: number;
}
export interface AdmissionModel {
    readonly admissible: boolean;
    /** Every reason, with what would cure it; empty when admissible. */
    readonly refusals: readonly {
        readonly reason: string;
        readonly cure: string;
    }[];
}
export interface ProbeRow {
    /** 0-based, in the suite. */
    readonly index: number;
    readonly line?: number;
    /** SHA-256 of the input's UTF-8, 64 hex digits; renderers shorten it. */
    readonly fingerprint: string;
    readonly expected?: string;
    /** Commonest first. */
    readonly answers: readonly {
        readonly decision: string;
        readonly count: number;
    }[];
    readonly pairs: number;
    readonly flips: number;
    readonly errors: number;
}
export interface ErrorRow {
    readonly kind: string;
    readonly message: string;
    readonly count: number;
    /** Of the first of them: 0-based probe and trial. */
    readonly probe: number;
    readonly trial: number;
    readonly line?: number;
}
/** For annotations; worst first. */
export interface Finding extends Placed {
    readonly level: "failure" | "warning" | "notice";
    readonly title: string;
}
/** For JUnit; names are stable across runs. */
export interface CheckRow {
    readonly group: "run" | "contract" | "stability" | "relation" | "probe" | "baseline" | "behaviour";
    readonly name: string;
    readonly outcome: "passed" | "failed" | "error" | "skipped";
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
}
/** One relation, over all probes; counts of probes. */
export interface RelationRow {
    readonly name: string;
    readonly kind: "invariant" | "monotone" | "directional";
    readonly held: number;
    readonly violated: number;
    /** Left as they were by the relation: nothing was tested on them. */
    readonly unchanged: number;
    readonly failed: number;
    /** Planned and never made. */
    readonly unasked: number;
    /** It changed no input, so it tested nothing. */
    readonly vacuous: boolean;
}
/** What a relation found on one probe. */
export interface ViolationRow extends Placed {
    readonly relation: string;
    /** 0-based, in the suite. */
    readonly index: number;
}
export interface RelationsModel {
    readonly rows: readonly RelationRow[];
    /** In the order of the rows; `text` says what the answer became. */
    readonly violations: readonly ViolationRow[];
    /** Routes of which no probe was reworded by any relation. */
    readonly unprobed: readonly string[];
}
export interface ReportModel {
    readonly version: string;
    readonly status: Status;
    readonly exitCode: number;
    readonly tone: "success" | "care" | "failure" | "unknown" | "waiting";
    readonly headline: {
        readonly word: HeadlineWord | GateWord;
        readonly sentence: string;
    };
    /** What a positive headline does and does not say; empty otherwise. */
    readonly says: readonly string[];
    /** One to three imperative lines. */
    readonly next: readonly Placed[];
    readonly calls: {
        readonly planned: number;
        readonly made: number;
        readonly failed: number;
    };
    readonly durationMs: number;
    /** Undefined when the agent reports no cost. */
    readonly costUsd?: number;
    /** `95 %`, or `exact 95 %` under strict error control: of the intervals below, pooled and by route. */
    readonly confidence: string;
    readonly stability?: StabilityModel;
    readonly sequential?: SequentialReadingModel;
    readonly curtailment?: CurtailmentModel;
    readonly coverage?: CoverageModel;
    readonly decisions: readonly DecisionRow[];
    readonly routes: readonly RouteRow[];
    readonly flipPairs: readonly FlipPairRow[];
    readonly contract?: ContractModel;
    /** Absent when none was asked for. */
    readonly relations?: RelationsModel;
    readonly admission: AdmissionModel;
    /** Present where a baseline was checked, proposed or written. */
    readonly baseline?: BaselineModel;
    /** Present where a gate asked who signed. */
    readonly signOff?: SignOffModel;
    readonly probes: readonly ProbeRow[];
    readonly errors: readonly ErrorRow[];
    /** Behavioural tests that were scored on the same answers; absent where the suite has none. */
    readonly behaviour?: BehaviourTables;
    readonly findings: readonly Finding[];
    readonly checks: readonly CheckRow[];
    readonly caveats: readonly string[];
    readonly provenance: {
        readonly agent: string;
        readonly suite: string;
        readonly layer: string;
        readonly isolation: string;
        readonly repeats: string;
        readonly startedAt: string;
    };
    /** `agentverity.run/v2`, as it is written; key order is the writer's. */
    readonly run: Readonly<Record<string, unknown>>;
}
/** What stands in for a report when the input is refused: nothing was judged. */
export interface RefusalModel {
    readonly problems: readonly RefusedInput[];
    readonly callsMade: number;
}
export interface RefusedInput {
    readonly message: string;
    readonly hint: string;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
}
