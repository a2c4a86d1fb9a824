/** Ctrl-C, and the signals of a job that is cancelled: the first asks the run to end well, a second ends it. */

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const INTERRUPTED = 130;

export function onInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return controller.signal;
}
