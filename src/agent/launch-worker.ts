/** Starts a worker and has it load the agent; both within a bounded time. */
import type { Responder, ResponderEvents } from "./responder.ts";
import { startWorker, type WorkerSettings } from "./worker-process.ts";
import type { FromWorker, LoadFault, LoadOrder } from "./worker-protocol.ts";
import { readReply } from "./worker-reply.ts";

export interface LaunchSettings extends WorkerSettings {
  readonly order: LoadOrder;
  /** Milliseconds from the start of the process until the agent is loaded. */
  readonly loadTimeoutMs: number;
}

/** A worker that has loaded the agent. */
export interface ReadyWorker extends Responder {
  readonly kind: "function" | "factory";
}

export type LaunchFault =
  | LoadFault
  | { readonly what: "ended"; readonly how: string }
  | { readonly what: "timeout"; readonly afterMs: number };

export type WorkerLaunched =
  | { readonly ok: true; readonly worker: ReadyWorker }
  | { readonly ok: false; readonly fault: LaunchFault };

export interface WorkerLaunch {
  readonly done: Promise<WorkerLaunched>;
  kill(): Promise<void>;
}

export function launchWorker(settings: LaunchSettings): WorkerLaunch {
  let settle: (launched: WorkerLaunched) => void = () => undefined;
  const settled = new Promise<WorkerLaunched>((resolve) => {
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
        message = (each) => deliver(each, events);
        ended = events.ended;
      },
      ask: (id, input) => worker.send({ id, input }),
      ping: () => worker.send({ ping: true }),
      kill: worker.kill,
    };
  }

  function deliver(each: FromWorker, events: ResponderEvents): void {
    if ("id" in each) events.answered(each.id, readReply(each));
    else if ("pong" in each) events.alive();
    else if ("stray" in each) settings.output.note(`error outside a call: ${each.stray}`);
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
