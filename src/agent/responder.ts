/** A process that answers numbered calls, however it is spoken to: what `process-calls.ts` needs of it. */
import type { CallResult } from "./agent.ts";

export interface ResponderEvents {
  answered(id: number, result: CallResult): void;
  /** What `ping` asked for. */
  alive(): void;
  /** It said what is no answer to anything: its later words cannot be told from an answer either. */
  broke(why: string): void;
  /** Once, after everything it said; `how` reads on from "its process ended". */
  ended(how: string): void;
}

export interface Responder {
  /** Events reach the listener that was set last. */
  listen(events: ResponderEvents): void;
  ask(id: number, input: string): void;
  /** Asks for a sign of life; absent: it has no way to give one. */
  readonly ping?: () => void;
  /** Ends the process group; resolves when it is gone and its output was shown. */
  kill(): Promise<void>;
}

export type Launched =
  | { readonly ok: true; readonly responder: Responder }
  /** In words. */
  | { readonly ok: false; readonly why: string };

export interface Launch {
  readonly done: Promise<Launched>;
  kill(): Promise<void>;
}
