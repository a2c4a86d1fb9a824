/** The one view of a run of behavioural tests that every renderer shows; every count, word and verdict is final. */
import type { BehaviourTables } from "./behaviour-model.ts";
import type { CheckRow, Finding, Placed } from "./model.ts";

export type BehaviourHeadlineWord = "TESTS PASSED" | "TESTS FAILED" | "TESTS INCOMPLETE";

export interface TestsModel {
  readonly tables: BehaviourTables;
  readonly version: string;
  readonly status: "passed" | "failed" | "incomplete";
  readonly exitCode: number;
  readonly tone: "success" | "care" | "failure" | "unknown";
  readonly headline: { readonly word: BehaviourHeadlineWord; readonly sentence: string };
  /** One to three imperative lines; empty where all passed and a baseline agrees. */
  readonly next: readonly Placed[];
  readonly calls: { readonly planned: number; readonly made: number };
  readonly durationMs: number;
  readonly costUsd?: number;
  readonly findings: readonly Finding[];
  readonly checks: readonly CheckRow[];
  readonly caveats: readonly string[];
  readonly provenance: {
    readonly agent: string;
    readonly suite: string;
    readonly isolation: string;
    readonly startedAt: string;
  };
  /** `agentverity.behaviour/v1`, as it is written; key order is the writer's. */
  readonly report: Readonly<Record<string, unknown>>;
}
