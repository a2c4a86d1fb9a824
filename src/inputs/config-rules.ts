/**
 * What belongs together across settings: pairs that contradict each other, and what a mode cannot do without.
 * Longer than most files: a rule is a few lines, and all of them are read together to see whether a new one is there.
 */
import type { Problem } from "../problem.ts";
import type { AgentSpec, Mode } from "./config.ts";
import { readObserved, type Settings } from "./config-schema.ts";
import { findOption, type OptionName } from "./options.ts";
import { nameOf, type Origin, placeOf, sample } from "./setting-problems.ts";

/** Settings of all sources together, with the source of each one that was given, valid or not. */
export interface Gathered {
  readonly settings: Settings;
  readonly origins: ReadonlyMap<string, Origin>;
  readonly agent?: AgentSpec;
  /** How a person would give what is missing. */
  readonly speaker: Origin;
}

/** Two spellings of one thing: in one source they contradict each other, across sources the inputs win. */
export const ALTERNATIVES: readonly (readonly [OptionName, OptionName])[] = [
  ["precision", "epsilon"],
  ["suite", "probes"],
];

export function alternativeProblems(names: ReadonlySet<string>, origin: Origin): Problem[] {
  return ALTERNATIVES.filter((pair) => pair.every((name) => names.has(name))).map(
    ([first, second]): Problem => ({
      code: "input-conflict",
      message: `${nameOf(origin, [first])} and ${nameOf(origin, [second])} are both given, and they answer the same question`,
      hint: "Keep one of them.",
      ...placeOf(origin, [second], "key"),
    }),
  );
}

export function ruleProblems(gathered: Gathered): Problem[] {
  return [...missingProblems(gathered), ...agentConflicts(gathered), ...planConflicts(gathered)];
}

function missingProblems(gathered: Gathered): Problem[] {
  const { settings, origins, speaker } = gathered;
  switch (settings.mode ?? "run") {
    case "merge":
      return [...missingShards(gathered), ...missingProbes(gathered)];
    case "assess":
      if (origins.has("evidence")) return [];
      return [missing("evidence", "no evidence is given: there is nothing to judge", "", speaker)];
    case "compare":
      return (["before", "after"] as const)
        .filter((name) => !origins.has(name))
        .map((name) => missing(name, `no recording is given as \`${name}\`: two are compared`, "", speaker));
    case "check":
      return missingOfCheck(gathered);
    case "test":
      return missingOfTest(gathered);
    case "plan":
      return origins.has("observed") ? [] : missingProbes(gathered);
    case "run":
    case "collect":
      return [
        ...(origins.has("agent")
          ? []
          : [missing("agent", "no agent is given: there is nothing to ask", "", speaker)]),
        ...missingProbes(gathered),
      ];
    // What a gate judges is read at the pull request's own commit, which may have the rest.
    case "gate":
    case "admit":
    case "doctor":
      return [];
  }
}

function missingShards({ origins, speaker }: Gathered): Problem[] {
  if (origins.has("evidence")) return [];
  return [missing("evidence", "no journals of shards are given: there is nothing to unite", "", speaker)];
}

/** Tests in code have their agents with them; the cases of a suite ask the one that is given. */
function missingOfTest(gathered: Gathered): Problem[] {
  const { origins, speaker } = gathered;
  if (origins.has("probes"))
    return [missing("suite", "tests are cases of a suite, and plain probes have none", "", speaker)];
  if (origins.has("evidence"))
    return origins.has("suite") ? testsOnEvidence(gathered) : missingProbes(gathered);
  if (!origins.has("suite") || origins.has("agent")) return [];
  const also = ", or `evidence` to test recorded runs";
  return [missing("agent", "no agent is given: there is nothing to test", also, speaker)];
}

/** A config file may name both for different occasions. */
function testsOnEvidence(gathered: Gathered): Problem[] {
  const origin = gathered.origins.get("tests");
  if (origin === undefined || origin.kind === "file") return [];
  const why = "tests in code ask their agents, and a recording cannot be asked";
  return [conflict(gathered, "tests", "evidence", why, "Leave one of them out.")];
}

function missingProbes({ origins, speaker }: Gathered): Problem[] {
  if (origins.has("suite") || origins.has("probes")) return [];
  const also = `, or ${speaker.kind === "command line" ? "`--probes`" : "`probes`"} for a plain list`;
  return [missing("suite", "no probes are given: there is nothing to ask about", also, speaker)];
}

function missingOfCheck(gathered: Gathered): Problem[] {
  const { origins, speaker } = gathered;
  const baseline = origins.has("baseline")
    ? []
    : [
        missing(
          "baseline",
          "no baseline is given: there is nothing to hold the answers against",
          "",
          speaker,
        ),
      ];
  if (origins.has("evidence")) return baseline;
  const also = ", or `evidence` to check recorded runs";
  const agent = origins.has("agent")
    ? []
    : [missing("agent", "no agent is given: there is nothing to check", also, speaker)];
  return [...baseline, ...agent, ...missingProbes(gathered)];
}

function missing(name: OptionName, message: string, also: string, speaker: Origin): Problem {
  const option = findOption(name);
  const example = option === undefined ? name : sample(speaker, option);
  return { code: "input-missing", message, hint: `Give ${example}${also}.` };
}

function agentConflicts(gathered: Gathered): Problem[] {
  const { settings } = gathered;
  const kind = settings["agent-kind"] ?? "auto";
  const problems: Problem[] = [];
  if (settings["parallel-repeats"] === true && settings.isolation === "shared-session") {
    problems.push(
      conflict(
        gathered,
        "parallel-repeats",
        "isolation",
        "repeats of one probe at the same time would mix in one session",
        "Leave one of them out.",
      ),
    );
  }
  if (settings.isolation === "fresh-instance" && kind === "function") {
    problems.push(
      conflict(
        gathered,
        "isolation",
        "agent-kind",
        "only a factory can make a new instance for each trial",
        "Export a factory and set `agent-kind: factory`, or use another `isolation`.",
      ),
    );
  }
  return [...problems, ...kindConflicts(gathered), ...instanceConflicts(gathered)];
}

/** Words for what exports nothing. */
const NO_EXPORTS = { endpoint: "an endpoint exports nothing", command: "a command exports nothing" } as const;

function kindConflicts(gathered: Gathered): Problem[] {
  const { settings, agent } = gathered;
  if ((settings["agent-kind"] ?? "auto") === "auto" || agent === undefined || agent.kind === "module")
    return [];
  return [conflict(gathered, "agent-kind", "agent", NO_EXPORTS[agent.kind], "Leave `agent-kind` out.")];
}

function instanceConflicts(gathered: Gathered): Problem[] {
  const { settings, agent } = gathered;
  if (settings.isolation !== "fresh-instance") return [];
  if (agent?.kind === "endpoint") {
    return [
      conflict(
        gathered,
        "isolation",
        "agent",
        "an endpoint's instances are not ours to make",
        "Use `isolation: fresh-session` when each request stands alone, or `unknown`.",
      ),
    ];
  }
  const fields = settings.agent;
  const isOneProcess = typeof fields === "object" && "command" in fields && fields["per-call"] === false;
  if (!isOneProcess) return [];
  return [
    conflict(
      gathered,
      "isolation",
      "agent",
      "one process for all calls is no new instance for each",
      "Leave out `per-call: false`, or use another `isolation`.",
    ),
  ];
}

/** What only recorded runs have; elsewhere it would never apply. */
const OF_EVIDENCE = [
  "evidence",
  "evidence-format",
  "decision-path",
  "input-path",
  "provider",
  "prompt-id",
  "replay-curtailment",
] as const;
/** Assertions are about whole answers: of how to find a decision in them they need nothing. */
function idleEvidence(mode: Mode): readonly (typeof OF_EVIDENCE)[number][] {
  if (mode === "check" || mode === "admit") return ["replay-curtailment"];
  if (mode === "merge") return OF_EVIDENCE.filter((name) => name !== "evidence");
  return OF_EVIDENCE.filter((name) => mode !== "test" || (name !== "evidence" && name !== "evidence-format"));
}

/** What only a comparison has. */
const OF_COMPARISON = ["before", "after"] as const;

function evidenceConflicts({ settings, origins }: Gathered): Problem[] {
  const mode = settings.mode ?? "run";
  const idle = [
    ...(mode === "assess" ? [] : idleEvidence(mode).map((name) => ({ name, owner: "assess" }))),
    ...(mode === "compare" ? [] : OF_COMPARISON.map((name) => ({ name, owner: "compare" }))),
  ];
  return idle.flatMap(({ name, owner }): Problem[] => {
    const origin = origins.get(name);
    // A config file may serve several modes; an input is given for this one.
    if (origin === undefined || origin.kind === "file" || isIdle(settings[name])) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of recorded runs, and \`mode: ${mode}\` ${mode === "compare" ? "reads `before` and `after`" : "reads none"}`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`,
      },
    ];
  });
}

/** A relation asks the agent anew. A config file may serve several modes; an input is given for this one. */
function relationConflicts({ settings, origins }: Gathered): Problem[] {
  const { mode = "run", relations = "none" } = settings;
  const origin = origins.get("relations");
  if (origin === undefined || origin.kind === "file" || relations === "none") return [];
  if (mode !== "assess" && mode !== "compare") return [];
  return [
    {
      code: "input-conflict",
      message: `${nameOf(origin, ["relations"])} asks the agent about reworded probes, and \`mode: ${mode}\` judges recordings, which cannot be asked again`,
      hint: "Set `mode: run` with an `agent`, or leave it out.",
    },
  ];
}

/** A part of a run that another mode would take for the whole. */
function shardConflicts({ settings, origins }: Gathered): Problem[] {
  const mode = settings.mode ?? "run";
  return (
    [
      ["shard", "collect"],
      ["shards", "plan"],
    ] as const
  ).flatMap(([name, owner]): Problem[] => {
    const origin = origins.get(name);
    if (origin === undefined || origin.kind === "file" || mode === owner) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of \`mode: ${owner}\`, and this is \`mode: ${mode}\`, which does not divide its calls`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`,
      },
    ];
  });
}

/** A quick check asks as it needs to, of an agent. */
function checkConflicts(gathered: Gathered): Problem[] {
  const { settings, origins } = gathered;
  const origin = origins.get("schedule");
  const mode = settings.mode ?? "run";
  if (settings.schedule !== "quick" || origin === undefined) return [];
  if (mode !== "check") return origin.kind === "file" ? [] : [outsideCheck(origin, mode)];
  return (["evidence", "repeats", "relations"] as const)
    .filter((name) => origins.has(name) && settings[name] !== "none")
    .map((name) =>
      conflict(
        gathered,
        "schedule",
        name,
        "a quick check asks each probe once, and again only where it disagrees",
        "Use `schedule: full`.",
      ),
    );
}

function outsideCheck(origin: Origin, mode: Mode): Problem {
  return {
    code: "input-conflict",
    message: `${nameOf(origin, ["schedule"])} is of a check, and this is \`mode: ${mode}\``,
    hint: "Set `mode: check` with a `baseline`, or leave it out.",
  };
}

/** What leaves everything as it is without being given. */
function isIdle(value: unknown): boolean {
  return value === "auto" || value === false;
}

interface MethodConflict {
  readonly pair: readonly [OptionName, OptionName];
  readonly applies: (settings: Settings) => boolean;
  readonly why: string;
  readonly hint: string;
}

const isSequential = ({ method }: Settings): boolean => method === "sequential";

const METHOD_CONFLICTS: readonly MethodConflict[] = [
  {
    pair: ["curtail", "method"],
    applies: (settings) => isSequential(settings) && settings.curtail === true,
    why: "a sequential reading stops early by itself",
    hint: "Leave `curtail` out, or use `method: wilson`.",
  },
  {
    pair: ["repeats", "method"],
    applies: (settings) => isSequential(settings) && settings.repeats !== undefined,
    why: "a sequential reading asks as often as it needs",
    hint: "Leave `repeats` out; `budget` limits the calls.",
  },
  {
    pair: ["strict-error-control", "method"],
    applies: (settings) => isSequential(settings) && settings["strict-error-control"] === true,
    why: "no interval decides there, and its boundaries hold both error rates exactly",
    hint: "Leave `strict-error-control` out.",
  },
  {
    pair: ["meter", "method"],
    applies: (settings) => isSequential(settings) && settings.meter === false,
    why: "without the meter there are no pairs to read",
    hint: "Leave one of them out.",
  },
  {
    pair: ["meter", "curtail"],
    applies: (settings) => settings.curtail === true && settings.meter === false,
    why: "without the meter there is nothing to stop early",
    hint: "Leave one of them out.",
  },
];

/** Only where calls are made or priced: a config file may serve other modes too. */
function methodConflicts(gathered: Gathered): Problem[] {
  const { settings } = gathered;
  if (!["run", "plan", "collect", "merge", "check"].includes(settings.mode ?? "run")) return [];
  return METHOD_CONFLICTS.filter(({ applies }) => applies(settings)).map(
    ({ pair: [first, second], why, hint }) => conflict(gathered, first, second, why, hint),
  );
}

function planConflicts(gathered: Gathered): Problem[] {
  const { settings, origins } = gathered;
  const problems: Problem[] = [
    ...evidenceConflicts(gathered),
    ...relationConflicts(gathered),
    ...checkConflicts(gathered),
    ...methodConflicts(gathered),
    ...shardConflicts(gathered),
  ];
  if (settings.meter === false && settings.blindness === false) {
    problems.push(
      conflict(gathered, "meter", "blindness", "nothing would be measured", "Set one of them to true."),
    );
  }
  if ((settings.repeats ?? 0) > (settings.budget ?? Number.POSITIVE_INFINITY)) {
    problems.push(
      conflict(
        gathered,
        "repeats",
        "budget",
        "the budget does not pay for one probe",
        "Raise `budget`, or leave `repeats` out: it is then planned within the budget.",
      ),
    );
  }
  if (origins.has("max-pairs") && !origins.has("observed")) {
    problems.push({
      code: "input-missing",
      message: "`--max-pairs` is given without `--observed`: there is nothing to continue from",
      hint: "Give `--observed 3/73`, the flips and pairs already seen.",
    });
  }
  const seen = settings.observed === undefined ? undefined : readObserved(settings.observed);
  if (seen !== undefined && seen.pairs > (settings["max-pairs"] ?? Number.POSITIVE_INFINITY)) {
    problems.push(
      conflict(
        gathered,
        "max-pairs",
        "observed",
        "more pairs are already seen than you would measure",
        "Raise `--max-pairs`.",
      ),
    );
  }
  return problems;
}

function conflict(
  gathered: Gathered,
  first: OptionName,
  second: OptionName,
  why: string,
  hint: string,
): Problem {
  const [a, b] = [first, second].map((name) => words(gathered, name as OptionName));
  const inFile = [second, first].find((name) => gathered.origins.get(name)?.kind === "file");
  const origin = inFile === undefined ? undefined : gathered.origins.get(inFile);
  return {
    code: "input-conflict",
    message: `${a} contradicts ${b}: ${why}`,
    hint,
    ...(origin === undefined || inFile === undefined ? {} : placeOf(origin, [inFile])),
  };
}

/** "input `isolation` (fresh-instance)"; an agent's mapping is named by its kind. */
function words({ settings, origins, speaker, agent }: Gathered, name: OptionName): string {
  const value = (settings as Readonly<Record<string, unknown>>)[name];
  const shown = typeof value === "object" ? (agent?.kind ?? "a mapping") : String(value);
  return `${nameOf(origins.get(name) ?? speaker, [name])} (${shown})`;
}
