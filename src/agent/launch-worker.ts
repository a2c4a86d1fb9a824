/** Starts a worker and has it load the agent; both within a bounded time. */

import { startWorker, type WorkerProcess, type WorkerSettings } from "./worker-process.ts";
import type { FromWorker, LoadFault, LoadOrder } from "./worker-protocol.ts";

export interface LaunchSettings extends WorkerSettings {
  readonly order: LoadOrder;
  /** Milliseconds from the start of the process until the agent is loaded. */
  readonly loadTimeoutMs: number;
}

/** A worker that has loaded the agent. Events reach the listener that was set last. */
export interface ReadyWorker {
  readonly kind: "function" | "factory";
  listen(events: { message(message: FromWorker): void; ended(how: string): void }): void;
  send: WorkerProcess["send"];
  kill: WorkerProcess["kill"];
}

export type LaunchFault =
  | LoadFault
  | { readonly what: "ended"; readonly how: string }
  | { readonly what: "timeout"; readonly afterMs: number };

export type Launched =
  | { readonly ok: true; readonly worker: ReadyWorker }
  | { readonly ok: false; readonly fault: LaunchFault };

export interface Launch {
  readonly done: Promise<Launched>;
  kill(): Promise<void>;
}

export function launchWorker(settings: LaunchSettings): Launch {
  let settle: (launched: Launched) => void = () => undefined;
  const settled = new Promise<Launched>((resolve) => {
    settle = resolve;
  });
  let message = (message: FromWorker): void => {
    if ("ready" in message) settle({ ok: true, worker: ready(message.ready) });
    else if ("failed" in message) settle({ ok: false, fault: message.failed });
    else if ("stray" in message) settings.output.note(`error while loading: ${message.stray}`);
  };
  let ended = (how: string): void => settle({ ok: false, fault: { what: "ended", how } });

  const worker = startWorker(settings, { message: (each) => message(each), ended: (how) => ended(how) });
  worker.send({ load: settings.order });

  function ready(kind: "function" | "factory"): ReadyWorker {
    return {
      kind,
      listen(events) {
        message = events.message;
        ended = events.ended;
      },
      send: worker.send,
      kill: worker.kill,
    };
  }

  const timer = setTimeout(
    () => settle({ ok: false, fault: { what: "timeout", afterMs: settings.loadTimeoutMs } }),
    settings.loadTimeoutMs,
  );
  const done = settled.then(async (launched) => {
    clearTimeout(timer);
    if (!launched.ok) await worker.kill();
    return launched;
  });
  return { done, kill: worker.kill };
}
