/**
 * A GitHub Actions runner as the world of the engine. Only `process.env` decides what it does; nothing of
 * `@actions/*` is loaded before something is published, so that a start costs nothing.
 */
import type { HostEvent } from "../ports/event.ts";
import type { Server } from "../ports/server.ts";
import type { JournalStore, Log, Progress, Publisher } from "../ports.ts";
import { readEvent } from "./event.ts";
import { createJournalStore } from "./journal-store.ts";
import { createLinks } from "./links.ts";
import { createLog } from "./log.ts";
import { createOutput } from "./output.ts";
import { createProgress } from "./progress.ts";
import { createPublisher, LIMITS, type PublisherLimits } from "./publisher.ts";
import { createRedactor, knownSecrets, type Redactor } from "./redact.ts";
import { type Environment, readRunContext } from "./run-context.ts";

export interface GithubHost {
  readonly log: Log;
  readonly progress: Progress;
  readonly publisher: Publisher;
  /** The text without the secrets of this environment. */
  readonly redact: Redactor;
  readonly journalStore: JournalStore;
  /** What holds the repository; undefined without a token. */
  readonly connect?: () => Promise<Server>;
  /** What started this run, as the runner says it. */
  readonly event?: HostEvent;
  /** A working directory as the repository names it: "" at its root. */
  readonly repositoryPrefix: (workingDirectory: string) => string;
  /** Address of a line of a repository's file at the measured commit; undefined outside of a runner. */
  readonly link: (repositoryFile: string, line: number) => string | undefined;
  /**
   * Ends the step: sets the exit code, waits until the log is written and, if an upload was left behind,
   * ends the process. Call it last; without work left behind the process ends by itself.
   */
  exit(code: number): Promise<void>;
}

/**
 * Reads the environment once, the token included, so that the caller may remove it from `process.env` afterwards.
 * `ACTIONS_*`, `GITHUB_SERVER_URL` and `GITHUB_API_URL` must stay there until `publish` has resolved: the toolkit
 * reads them itself.
 */
export function createGithubHost(environment: Environment, limits: PublisherLimits = LIMITS): GithubHost {
  const context = readRunContext(environment);
  const redact = createRedactor(knownSecrets(environment));
  const output = createOutput((text) => process.stdout.write(text), redact);
  const publisher = createPublisher(output, context, redact, limits);
  const log = createLog(output);
  const event = readEvent(environment, context.runUrl);
  return {
    log,
    journalStore: createJournalStore(environment, log),
    progress: createProgress(output),
    publisher,
    redact,
    ...(event && { event }),
    ...(context.token !== undefined && context.repository !== undefined
      ? { connect: serverOf(context.token, context.repository) }
      : {}),
    ...createLinks(context, environment["GITHUB_SERVER_URL"]),
    async exit(code) {
      process.exitCode = code;
      await Promise.all([drained(process.stdout), drained(process.stderr)]);
      if (publisher.leftBehind) process.exit(code);
    },
  };
}

/** Most modes ask the server nothing, so what asks it is loaded with the first question. */
function serverOf(token: string, repository: Server["repository"]): () => Promise<Server> {
  return async () => {
    const { createServer } = await import("./server.ts");
    return createServer(token, repository);
  };
}

function drained(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write("", () => resolve()));
}
