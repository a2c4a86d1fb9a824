/**
 * Action inputs or flags, and the config file → one frozen configuration, or every fault of them together.
 * Inputs win over the file. No typo becomes a default, and nothing after this parses or guesses.
 */
import { resolve } from "node:path";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { readAgent } from "./agent-fields.ts";
import { normalisePath } from "./agent-text.ts";
import { AGENTCHECK_CONFIG, agentcheckSettings } from "./agentcheck-config.ts";
import { buildConfig } from "./build-config.ts";
import type { Config } from "./config.ts";
import { ALTERNATIVES, alternativeProblems, ruleProblems } from "./config-rules.ts";
import { configSchema, type Settings, settingsSchema } from "./config-schema.ts";
import { findOption } from "./options.ts";
import { parseSource } from "./parse-source.ts";
import { inReadingOrder } from "./problem-order.ts";
import { isAbsent, type RawInputs, toKind } from "./raw-inputs.ts";
import { readText, type TextHost } from "./read-text.ts";
import { notAMapping, type Origin, settingProblems, unknownKey } from "./setting-problems.ts";
import { folderProblem } from "./working-directory.ts";

/** Looked for when no other is named; the second is the same habit, spelled in full. */
export const DEFAULT_CONFIG_FILES = [".github/agentverity.yml", ".github/agentverity.yaml"] as const;

export interface ConfigHost extends TextHost {
  /** Absolute: where the job or the shell stands. */
  readonly workingDirectory: string;
}

/** One source's settings: the valid ones, the names given (valid or not), and the faults. */
interface Source {
  readonly origin: Origin;
  readonly settings: Settings;
  readonly names: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

export async function readConfig(raw: RawInputs, host: ConfigHost): Promise<Result<Config>> {
  const inputs = readInputs(raw);
  const file = await readConfigFile(raw, inputs, host);
  const sources = file.ok ? [file.value, inputs] : [inputs];
  const problems = [...(file.ok ? [] : file.problems), ...sources.flatMap((source) => source.problems)];
  const { settings, origins } = merge(sources);

  const agentOrigin = origins.get("agent") ?? inputs.origin;
  const reading = settings.agent === undefined ? undefined : readAgent(settings.agent, agentOrigin);
  problems.push(...(reading?.problems ?? []));
  const agent = reading?.agent;
  // Without the file nobody knows what is missing or contradicts.
  if (file.ok)
    problems.push(...ruleProblems({ settings, origins, speaker: inputs.origin, ...(agent && { agent }) }));
  const folder = folderProblem(
    READ_FROM_SERVER.has(settings.mode ?? "") ? undefined : settings["working-directory"],
    origins.get("working-directory"),
    host.workingDirectory,
    host,
  );
  // Without the folder, a file that is missing in it is no second fault.
  if (folder !== undefined)
    return fail(folder, ...inReadingOrder(problems.filter(({ code }) => code !== "file-missing")));
  if (problems.length > 0) return fail(...inReadingOrder(problems));
  const agentIsHere = origins.get("agent")?.kind !== "file" && agent !== undefined;
  return succeed(buildConfig(settings, agent, host.workingDirectory, agentIsHere));
}

/** Their job checks nothing out: that the folder is not on disk says nothing. */
const READ_FROM_SERVER: ReadonlySet<string> = new Set(["gate", "admit"]);

export function readInputs(raw: RawInputs): Source {
  const origin: Origin = { kind: raw.source };
  const { config: _, ...values } = raw.values;
  const source = check(values, settingsSchema, origin);
  return {
    ...source,
    problems: [...raw.unknown.map((name) => unknownKey([name], origin)), ...source.problems],
  };
}

const NOTHING: Source = { origin: { kind: "action" }, settings: {}, names: new Set(), problems: [] };

async function readConfigFile(raw: RawInputs, inputs: Source, host: ConfigHost): Promise<Result<Source>> {
  const named = raw.values["config"]?.trim();
  const base = resolve(host.workingDirectory, inputs.settings["working-directory"] ?? ".");
  for (const name of named === undefined ? DEFAULT_CONFIG_FILES : [named]) {
    const file = normalisePath(name);
    const text = readText(host, resolve(base, file), file, {
      code: "file-missing",
      message: `${raw.source === "action" ? "input `config`" : "`--config`"} names ${file}, and there is no such file in ${base}`,
      hint: `Correct the path, or leave it out to read ${DEFAULT_CONFIG_FILES[0]} when it exists.`,
      at: { file },
    });
    if (text.ok) return readFileSettings(file, text.value);
    const isMissing = text.problems.every((problem) => problem.code === "file-missing");
    if (named !== undefined || !isMissing) return text;
  }
  return raw.values["mode"]?.trim() === "test" ? readAgentcheckConfig(base, host) : succeed(NOTHING);
}

/** What there is to read of the other tool, where nothing of ours is. */
async function readAgentcheckConfig(base: string, host: ConfigHost): Promise<Result<Source>> {
  const text = readText(host, resolve(base, AGENTCHECK_CONFIG), AGENTCHECK_CONFIG, {
    code: "file-missing",
    message: `there is no ${AGENTCHECK_CONFIG}`,
    hint: "",
  });
  if (!text.ok)
    return text.problems.every((problem) => problem.code === "file-missing") ? succeed(NOTHING) : text;
  const parsed = await parseSource(AGENTCHECK_CONFIG, text.value);
  if (!parsed.ok) return parsed;
  const settings = agentcheckSettings(parsed.value);
  if (!settings.ok) return settings;
  return succeed(check(settings.value, configSchema, { kind: "file", document: parsed.value }));
}

export async function readFileSettings(file: string, text: string): Promise<Result<Source>> {
  const parsed = await parseSource(file, text);
  if (!parsed.ok) return parsed;
  const document = parsed.value;
  if (document.value === null) return succeed(NOTHING); // only comments: `init` writes such files
  if (typeof document.value !== "object" || Array.isArray(document.value)) return fail(notAMapping(document));
  return succeed(check(document.value, configSchema, { kind: "file", document }));
}

/** A configuration is read once a run: having its schema compiled first takes longer than reading it. */
const ONCE = { jitless: true } as const;

/** Parses what is valid and tells what is not, so that one fault does not hide the others. */
function check(values: object, schema: typeof configSchema | typeof settingsSchema, origin: Origin): Source {
  const entries = Object.entries(values).filter(([, value]) => !isAbsent(value));
  const typed = Object.fromEntries(entries.map(([name, value]) => [name, typedValue(name, value)]));
  const names = new Set(entries.map(([name]) => name));
  const first = schema.safeParse(typed, ONCE);
  const issues = first.success ? [] : first.error.issues;
  const faulty = new Set(
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : [String(issue.path[0])],
    ),
  );
  const sound = Object.fromEntries(Object.entries(typed).filter(([name]) => !faulty.has(name)));
  return {
    origin,
    settings: schema.parse(sound, ONCE),
    names,
    problems: [...settingProblems(issues, typed, origin), ...alternativeProblems(names, origin)],
  };
}

function typedValue(name: string, value: unknown): unknown {
  const option = findOption(name);
  return option === undefined ? value : toKind(option, value);
}

/** Later sources win, and take the other spelling of the same thing away from earlier ones. */
function merge(sources: readonly Source[]): { settings: Settings; origins: Map<string, Origin> } {
  let settings: Settings = {};
  const origins = new Map<string, Origin>();
  for (const source of sources) {
    const kept: Record<string, unknown> = { ...settings };
    for (const pair of ALTERNATIVES) {
      if (!pair.some((name) => source.names.has(name))) continue;
      for (const name of pair) {
        delete kept[name];
        origins.delete(name);
      }
    }
    settings = { ...kept, ...source.settings };
    for (const name of source.names) origins.set(name, source.origin);
  }
  return { settings, origins };
}
