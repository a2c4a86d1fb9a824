/**
 * Who may import whom. Each row of the architecture's table is a rule here, with its reason; what a
 * row does not allow is an error. `test/house/import-rules.test.ts` breaks every one of them once.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */

const ENTRIES = "^src/(action(-main)?|cli|index|post|vitest|worker)\\.ts$";
const PIPELINE = "^src/pipeline(\\.ts$|/)";
const HOSTS = "^src/(github|system)/";
const CONTRACTS = "^src/(ports|problem)\\.ts$|^src/ports/";
const CONFIG = "^src/inputs/config\\.ts$";
const BUILDERS =
  "^src/report/(build-[^/]+|model|gate-model|plan-model|comparison-model|drift-model|baseline-model|behaviour-model|tests-model|doctor-model)\\.ts$";
const ROOMS = ["^src/(archive|inputs|agent|collect|evidence|core|report|gate|github|system)/", PIPELINE];

/** Packages by name; a scope like `@actions` stands for all of its packages. */
function packages(...names) {
  return names.map((name) => `(^|/)node_modules/${name}/`);
}

/** A room may import itself and what is listed; Node's own modules only where `node` is true. */
function room({ name, comment, from, except, mayImport, node = false }) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from, ...(except && { pathNot: except }) },
    to: { pathNot: mayImport, ...(node && { dependencyTypesNot: ["core"] }) },
  };
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

module.exports = {
  forbidden: [
    // Rooms, from the inside out.
    room({
      name: "core-stats-knows-only-numbers",
      comment:
        "Statistics are checked against published values; they stay checkable while they know no agent, " +
        "no clock and no randomness. A numerical library would be named here.",
      from: "^src/core/stats/",
      mayImport: ["^src/core/stats/"],
    }),
    room({
      name: "core-is-pure",
      comment:
        "A verdict must follow from the evidence alone: same evidence, same verdict, on any machine. So core " +
        "imports core, and no file, clock, network or package can leak into it.",
      from: "^src/core/",
      mayImport: ["^src/core/"],
    }),
    room({
      name: "contracts-name-only-core-types",
      comment:
        "Every room imports ports and problem; whatever they import, all import. Types of core are the " +
        "vocabulary, nothing else.",
      from: CONTRACTS,
      mayImport: ["^src/core/", CONTRACTS],
    }),
    room({
      name: "archives-are-bytes",
      comment:
        "A log and an artifact are both zip archives, read by two rooms that must not see each other. What reads " +
        "them knows bytes and nothing of what they mean.",
      from: "^src/archive/",
      mayImport: ["^src/archive/", "^zlib$"],
    }),
    room({
      name: "inputs-only-parse",
      comment:
        "Inputs turn text into one frozen Config. They are handed a `read` function, so a runner, a shell and " +
        "a test all parse alike and none of them is needed to test it. Joining paths reads nothing.",
      from: "^src/inputs/",
      mayImport: ["^src/inputs/", "^src/core/", "^src/problem\\.ts$", "^path$", ...packages("zod", "yaml")],
    }),
    room({
      name: "agent-runs-foreign-code-and-nothing-else",
      comment:
        "The only place that runs someone else's code stays small and knows neither verdicts' readers nor " +
        "hosts: what it cannot import, an agent cannot reach through it.",
      from: "^src/agent/",
      mayImport: ["^src/agent/", "^src/core/", CONTRACTS, CONFIG, ...packages("jiti", "undici")],
      node: true,
    }),
    room({
      name: "worker-is-the-agent-room-in-a-process",
      comment:
        "The worker process holds the agent's code. It starts fast and sees no report, host or token because " +
        "it imports none.",
      from: "^src/worker\\.ts$",
      mayImport: ["^src/agent/", "^src/core/", CONTRACTS],
      node: true,
    }),
    room({
      name: "collect-asks-agents-by-their-interface",
      comment:
        "The order, the budget and the journal must not depend on how an agent is reached, so collect sees " +
        "agent/agent.ts and no kind of agent.",
      from: "^src/collect/",
      mayImport: ["^src/collect/", "^src/core/", CONTRACTS, CONFIG, "^src/agent/agent\\.ts$"],
      node: true,
    }),
    room({
      name: "evidence-is-files-and-core",
      comment:
        "Evidence written today is judged by other machines later: its formats may depend on core's words and " +
        "on nothing that happened to collect it.",
      from: "^src/evidence/",
      mayImport: [
        "^src/evidence/",
        "^src/core/",
        "^src/archive/",
        "^src/agent/answer-path\\.ts$", // dotted paths mean the same in an answer and in a recording of it
        CONTRACTS,
        CONFIG,
        ...packages("zod", "yaml", "fzstd"),
      ],
      node: true,
    }),
    room({
      name: "renderers-show-the-model",
      comment:
        "A renderer computes nothing, so no report can disagree with another: it sees the model, the words' " +
        "format, the escaping for its medium and its own parts.",
      from: "^src/report/([^/.]+)[/.]",
      except: BUILDERS,
      mayImport: [
        "^src/report/(model|gate-model|gate-notice|plan-model|comparison-model|drift-model|baseline-model|behaviour-model|tests-model|doctor-model|escape|format)[/.]",
        "^src/report/$1[/.]",
        "^src/ports\\.ts$",
      ],
    }),
    room({
      name: "model-builders-read-core",
      comment:
        "Words and numbers of all reports are decided once, where the assessment becomes the model. That place " +
        "reads core; it knows no medium and no host.",
      from: BUILDERS,
      mayImport: [
        BUILDERS,
        "^src/report/format[/.]",
        "^src/core/",
        "^src/gate/(answer|doctor|doctor-facts|sign-off|state)\\.ts$", // what a gate decided is worded where everything else is
        CONTRACTS,
        CONFIG,
      ],
    }),
    room({
      name: "gate-acts-on-the-decision",
      comment:
        "The gate enforces what core decided and binds it to bytes: it needs core, the digest and the ports, " +
        "and must not measure, render or know a host.",
      from: "^src/gate/",
      mayImport: ["^src/gate/", "^src/core/", "^src/evidence/digest\\.ts$", CONTRACTS],
    }),
    room({
      name: "github-is-a-host",
      comment:
        "A host answers the ports with its platform's libraries and decides nothing, so it sees no engine.",
      from: "^src/github/",
      mayImport: ["^src/github/", "^src/archive/", CONTRACTS, ...packages("@actions")],
      node: true,
    }),
    room({
      name: "system-is-a-host",
      comment:
        "The shell's answer to the same ports: Node and nothing else, so the CLI starts in an instant.",
      from: "^src/system/",
      mayImport: ["^src/system/", CONTRACTS],
      node: true,
    }),

    // Walls that hold whatever room a file is in.
    forbid(
      "only-entries-choose-a-host",
      "The engine never knows whether a runner or a shell carries it; an entry puts the two together.",
      { path: "^src/", pathNot: [ENTRIES, HOSTS] },
      { path: HOSTS },
    ),
    forbid(
      "only-github-imports-the-toolkit",
      "@actions/* reads the runner's environment when imported and costs 70 ms of start: one room, behind a port.",
      { path: "^src/", pathNot: "^src/github/" },
      { path: packages("@actions") },
    ),
    forbid(
      "only-entries-tell-the-story",
      "The pipeline is the top of the engine; a room that calls back into it makes a circle of meaning.",
      { path: "^src/", pathNot: [ENTRIES, PIPELINE] },
      { path: PIPELINE },
    ),
    forbid(
      "entries-are-only-started",
      "Importing an entry starts a program. What two entries share lives in a room. The one exception starts " +
        "the agent's process before it loads the rest of itself.",
      { path: "^src/", pathNot: "^src/action\\.ts$" },
      { path: ENTRIES },
    ),
    forbid(
      "every-file-has-a-room",
      "A folder or file that no rule above names would be free of all of them: give it a room here first.",
      {},
      { path: "^src/", pathNot: [...ROOMS, CONTRACTS, ENTRIES] },
    ),
    forbid(
      "source-knows-no-test",
      "What ships cannot need what does not ship.",
      { path: "^src/" },
      { path: "^test/" },
    ),
    forbid(
      "a-test-imports-no-test",
      "A test that imports another runs it twice and breaks with it. What two tests share goes to test/fakes or test/support.",
      { path: "^test/" },
      { path: "\\.(test|bench)\\.ts$" },
    ),
    forbid(
      "no-catch-all-names",
      "A thing lives by its meaning: a file called utils, helpers, common or types collects what nobody placed.",
      {},
      {
        path: "(^|/)(utils?|helpers?|common|types|misc|shared|lib)(/|\\.[cm]?[jt]s$)",
        pathNot: "node_modules",
        dependencyTypesNot: ["core"],
      },
    ),
    forbid(
      "no-barrels-inside",
      "A barrel hides who needs whom and loads everything for one name. The library's entry is the only index.",
      {},
      { path: "^(src|test)/.+/index\\.ts$" },
    ),

    // What holds for every module graph.
    forbid(
      "no-circles",
      "Two files that need each other are one file, or hide a third.",
      {},
      { circular: true },
    ),
    forbid(
      "no-orphans",
      "A file that imports nothing and that nobody imports is not part of the product.",
      { orphan: true, pathNot: [ENTRIES, "\\.d\\.ts$", "^test/.+\\.test\\.ts$", "^test/bench/"] },
      {},
    ),
    forbid(
      "everything-resolves",
      "An import that resolves to nothing fails at the user's, not here.",
      {},
      { couldNotResolve: true },
    ),
    forbid(
      "source-ships-its-packages",
      "The bundle holds what `dependencies` names; a development tool in it would ship unnoticed. Vitest stays outside " +
        "its entry's bundle: it is the team's own.",
      { path: "^src/", pathNot: "^src/vitest\\.ts$" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)fixtures/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
