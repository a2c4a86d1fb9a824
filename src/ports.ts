/**
 * What the engine asks of the world. Two hosts answer: `system` (a shell) and `github` (a runner).
 * The engine never knows which; whatever differs between them is behind one of these.
 */

export interface Clock {
  /** Wall-clock time, for records. */
  now(): Date;
  /** Milliseconds from an arbitrary origin, for durations. */
  monotonic(): number;
}

export interface Files {
  /** UTF-8 text of a file; undefined when there is none. Throws for what exists and cannot be read. */
  read(path: string): string | undefined;
  /** Bytes of a file in parts, each valid until the next; undefined when there is none. Throws for what cannot be read. */
  chunks(path: string): Iterable<Uint8Array> | undefined;
  /**
   * Files below a folder that match a pattern of `*`, `**`, `?` and `{a,b}`, sorted; hidden folders and `node_modules`
   * only when the pattern names them.
   * @returns paths relative to the folder, with forward slashes
   */
  match(folder: string, pattern: string): readonly string[];
  /** Writes whole or not at all (a temporary file renamed), making folders as needed. */
  write(path: string, text: string | Iterable<string>): void;
  /** Deletes a file; one that is not there is no fault. */
  remove(path: string): void;
  /** The whole lines of a journal that an earlier process wrote; a torn last line is left out. undefined: none. */
  readJournal(path: string): WrittenJournal | undefined;
  /**
   * An append-only file. A line is on disk before the engine turns to anything that comes after it: the next answer,
   * the next call; what cannot be written is thrown by the next `append` or by `close`.
   * @param keepBytes how much of what is there is kept; 0 starts anew
   */
  openJournal(path: string, keepBytes: number): Journal;
}

export interface WrittenJournal {
  readonly text: string;
  readonly bytes: number;
  /** Bytes of a torn last line; 0 where every line is whole. */
  readonly tornBytes: number;
}

export interface Journal {
  append(line: string): void;
  close(): void;
}

export interface Log {
  /** For the person who watches; the terminal's stderr, the runner's log. */
  info(line: string): void;
  /** Once per fact; reaches the person even when they only read the pull request. */
  warn(message: string): void;
}

export interface ProgressState {
  readonly done: number;
  readonly planned: number;
  readonly flips: number;
  readonly errors: number;
  readonly workers: number;
}

export interface Progress {
  start(state: ProgressState): void;
  update(state: ProgressState): void;
  stop(): void;
}

/** Keeps a journal for the next attempt of the same run; never a source of evidence from another run. */
export interface JournalStore {
  /** Puts the journal of an earlier attempt in place. @returns whether there was one */
  restore(key: string, path: string): Promise<boolean>;
  /** Asks for the journal to be kept when the job ends, however it ends. */
  keep(key: string, path: string): void;
}

export type AnnotationLevel = "failure" | "warning" | "notice";

export interface Annotation {
  readonly level: AnnotationLevel;
  readonly title: string;
  readonly message: string;
  /** Path relative to the repository's root, with forward slashes; absent when the finding has no place. */
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
}

export type Conclusion = "success" | "failure" | "neutral" | "action_required";

/** A file on disk that goes into an artifact. */
export interface ArtifactContent {
  readonly name: string;
  /** Absolute paths, all below `root`. */
  readonly files: readonly string[];
  readonly root: string;
  /** 1 to 90; absent: the repository's default. */
  readonly retentionDays?: number;
  /** Does one of the same name give way, which an earlier attempt of this run may have left? */
  readonly replaces?: true;
}

export type DocumentFormat = "text" | "json" | "junit" | "markdown" | "html";

/** HTML alone is made only where it is asked for. */
export type Documents = Readonly<Record<Exclude<DocumentFormat, "html">, string>> & {
  readonly html?: string;
};

/** Everything a run shows, rendered; a publisher decides nothing and computes nothing. */
export interface Publication {
  /** One line, plain text: `TRUSTWORTHY - 0 of 78 pairs flipped …`. */
  readonly headline: string;
  /** The same story as plain text for a log or terminal, several lines. */
  readonly text: string;
  /** One document a format; absent when nothing was measured: then `text` says why. */
  readonly documents?: Documents;
  /** GitHub-flavoured Markdown, at most 200 KB of UTF-8; undefined when `report` leaves the summary out. */
  readonly summary?: string;
  /** Worst first; empty when `report` leaves both annotations and check run out. */
  readonly annotations: readonly Annotation[];
  /** undefined when `report` leaves the check run out. */
  readonly checkRun?: { readonly name: string; readonly conclusion: Conclusion; readonly externalId: string };
  /** Step outputs by their names in action.yml; every value a single string. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly artifacts: readonly ArtifactContent[];
  /** Should the step be red? Decided by `fail-on`, never by a publisher. */
  readonly red: boolean;
  /** 0, 1 or 2 (`formats.md`, exit codes). */
  readonly exitCode: number;
}

/** Shows a publication. Trouble with a channel degrades the reporting, is told once, and changes no verdict. */
export interface Publisher {
  publish(publication: Publication): Promise<void>;
}
