/**
 * An agent that is a program in any language, run as one process that answers questions in JSON Lines, or started
 * for every question.
 *
 * Isolation is recorded, not inferred: a process per question shares no memory with another, so it is a fresh
 * instance; what one process keeps between questions cannot be seen from outside.
 */
import type { Isolation } from "../core/evidence.ts";
import type { CommandSpec } from "../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import type { Agent } from "./agent.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { collectOutput } from "./agent-output.ts";
import type { Ending } from "./agent-process.ts";
import { findCommandFault } from "./command-fault.ts";
import { startLineProgram } from "./command-lines.ts";
import { commandName } from "./command-name.ts";
import { createPerCallAgent } from "./command-per-call.ts";
import type { CommandSettings } from "./command-process.ts";
import type { OpenOptions } from "./open-options.ts";
import { ProcessCalls } from "./process-calls.ts";
import type { Responder, ResponderEvents } from "./responder.ts";

/** A program that ends or speaks within this time of its start does it unasked: that is told before any call. */
const SETTLE_MS = 250;

const SILENCE_HINT =
  "it has answered nothing yet: answer each line of standard input with one line, flushed at once; a program that reads its input to the end needs `per-call: true`";

export async function openCommandAgent(spec: CommandSpec, options: OpenOptions): Promise<Result<Agent>> {
  const settings: CommandSettings = {
    command: spec.command,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
  };
  const fault = findCommandFault(spec, settings.workingDirectory, settings.environment);
  if (fault !== undefined) return fail(fault);
  const calls = spec.perCall
    ? succeed(createPerCallAgent(settings, options.timeoutMs))
    : await openLineCalls(spec, settings, options.timeoutMs);
  if (!calls.ok) return calls;
  const natural: Isolation = spec.perCall ? "fresh-instance" : "unknown";
  return succeed({
    name: commandName(spec),
    isolation: options.isolation === "auto" ? natural : options.isolation,
    notes: [],
    ask: (input) => calls.value.ask(input),
    close: () => calls.value.close(),
  });
}

async function openLineCalls(
  spec: CommandSpec,
  settings: CommandSettings,
  timeoutMs: number,
): Promise<Result<ProcessCalls>> {
  const first = await startAndWatch(spec, settings);
  if (!first.ok) return first;
  const launch = () => {
    const { responder } = startLineProgram(settings, DEAF);
    return { done: Promise.resolve({ ok: true as const, responder }), kill: responder.kill };
  };
  const { output } = settings;
  return succeed(
    new ProcessCalls({ timeoutMs, output, oneByOne: true, silenceHint: SILENCE_HINT, launch }, first.value),
  );
}

const DEAF: ResponderEvents = {
  answered: () => undefined,
  alive: () => undefined,
  broke: () => undefined,
  ended: () => undefined,
};

async function startAndWatch(spec: CommandSpec, settings: CommandSettings): Promise<Result<Responder>> {
  let speak: (why: string) => void = () => undefined;
  const spoke = new Promise<string>((resolve) => {
    speak = resolve;
  });
  const { responder, gone } = startLineProgram(settings, { ...DEAF, broke: (why) => speak(why) });
  let timer: NodeJS.Timeout | undefined;
  const settled = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SETTLE_MS);
  });
  const early = await Promise.race([spoke, gone, settled]);
  clearTimeout(timer);
  if (early === undefined) return succeed(responder);
  await responder.kill();
  return fail(typeof early === "string" ? spokeUnasked(spec, early) : endedUnasked(spec, early));
}

function spokeUnasked(spec: CommandSpec, why: string): Problem {
  return {
    code: "agent-not-callable",
    message: `agent \`${commandName(spec)}\` spoke before it was asked: ${why}; no call was made`,
    hint: "Print banners and logs to standard error; a program that answers one question and ends needs `per-call: true`.",
  };
}

/** By exit code of a shell, or by the system's error where there is no shell. */
const ENDINGS: Readonly<Record<string, Pick<Problem, "code" | "hint">>> = {
  126: {
    code: "agent-not-callable",
    hint: "Make the file executable, or name its interpreter in the command.",
  },
  127: { code: "agent-missing", hint: "Install the command in an earlier step, or correct its name." },
  ENOENT: { code: "agent-missing", hint: "Install the program in an earlier step, or correct its name." },
  EACCES: { code: "agent-not-callable", hint: "Make the file executable, or name its interpreter." },
};

function endedUnasked(spec: CommandSpec, { code, how, startError }: Ending): Problem {
  const known = ENDINGS[String(startError ?? code)];
  return {
    code: known?.code ?? "agent-load-failed",
    message: `agent \`${commandName(spec)}\` ended before it was asked anything ${how}; no call was made`,
    hint:
      known?.hint ??
      'Run it by hand with `echo \'{"id":1,"input":"hello"}\' |` before it; it has to go on until its input ends. One that answers a single question needs `per-call: true`.',
  };
}
