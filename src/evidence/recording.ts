/**
 * A recorded run of some harness, as every reader leaves it: cases with their outcomes in trial order. Nothing of
 * the harness's own is kept but what merging and judging need.
 */
import type { Isolation, RecordedEnd } from "../core/evidence.ts";
import type { Layer, Outcome } from "../core/outcome.ts";
import type { Trial } from "../core/trial.ts";
import type { SourcePosition } from "../problem.ts";
import type { DeclaredReading } from "./trials-file.ts";

export interface RecordedCase {
  readonly input: string;
  readonly expected?: string;
  /** In trial order. */
  readonly outcomes: readonly Outcome[];
  /** Runs that failed before a decision, count. */
  readonly errors: number;
  /** Where the case stands first; for a large document its file alone. */
  readonly at: SourcePosition;
}

/** A run of ours that was not to make all calls of a fixed plan: its end is judged from its trials. */
export interface OwnRun {
  /** The attempt that counts of each. */
  readonly trials: readonly Trial[];
  /** Most trials of each case. */
  readonly repeats: readonly number[];
  /** The tolerance that its end was planned for, fraction in (0, 1). */
  readonly epsilon: number | undefined;
  /** The layer at which it was read. */
  readonly layer: Layer;
  /** Of method `sequential`; absent: a fixed plan that may have been curtailed. */
  readonly reading?: DeclaredReading;
  readonly earlierAttempts: number;
}

export interface Recording {
  readonly file: string;
  /** As a person knows it: `Promptfoo export`. */
  readonly source: string;
  readonly layer: Layer;
  /** Absent: the recording does not say. */
  readonly isolation?: Isolation;
  readonly cases: readonly RecordedCase[];
  /** What must be equal for two recordings to be of one configuration; by names a person knows. */
  readonly configuration: Readonly<Record<string, string>>;
  /** Whatever else it says of where it comes from, as it says it; absent: nothing. */
  readonly provenance?: Fields;
  /** Answers that a cache replayed, count. */
  readonly replays: number;
  /** Planned runs that were never made, count. */
  readonly missing: number;
  /** Why the harness did not finish, in words; absent when it did. */
  readonly unfinished?: string;
  /** Place of what it says of itself, where it says it. */
  readonly placeOf?: (key: "layer" | "isolation") => SourcePosition;
  /** How it ended before a fixed plan did, where it is known and cannot be read again. */
  readonly end?: RecordedEnd;
  /** Present where the calls may have ended early by design. */
  readonly run?: OwnRun;
  /** Are the cases in the order of a suite, so that another order is another suite? */
  readonly ordered: boolean;
}

/** A parsed document and the places in it; `locate` may cost as much as parsing. */
export interface RecordedDocument {
  readonly file: string;
  readonly value: unknown;
  /** Too large to look every case up in. */
  readonly large: boolean;
  locate(path: readonly PropertyKey[]): SourcePosition;
}

/** What a person chose about the reading; absent: as the recording says. */
export interface ReadingChoices {
  readonly layer?: Layer;
  readonly decisionPath?: string;
  readonly inputPath?: string;
  readonly provider?: string;
  readonly promptId?: string;
  /** Inputs of the suite; decides which of several texts of a row is the input. */
  readonly inputs?: ReadonlySet<string>;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own property, or undefined: `constructor` is no part of a recording. */
export function field(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    if (!isFields(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}
