/**
 * Every option, once: `action.yml`, `--help`, the README's table, the config schema and the words of an
 * input error are made from this table, so that they cannot drift apart. Longer than most files: it is data.
 */

export const COMMANDS = [
  "demo",
  "init",
  "plan",
  "run",
  "collect",
  "merge",
  "assess",
  "snapshot",
  "inspect",
  "check",
  "compare",
  "test",
  "bless",
  "baseline",
  "history",
  "report",
  "contract",
  "generate",
  "doctor",
] as const;
export type Command = (typeof COMMANDS)[number];

/** Commands of two words, and what the second may be. */
export const ACTIONS: Readonly<Partial<Record<Command, readonly string[]>>> = {
  baseline: ["list", "inspect", "delete"],
  history: ["list", "show"],
  contract: ["init", "validate"],
  generate: ["scenarios"],
};

export const GROUPS = ["what", "agent", "probes", "how sure", "gate", "reports", "access"] as const;

/** How a text becomes a value: action inputs and command-line arguments are texts, YAML has types. */
export type OptionKind = "text" | "number" | "flag" | "list";

export interface Option {
  readonly name: string;
  readonly group: (typeof GROUPS)[number];
  readonly kind: OptionKind;
  /** One or two sentences of plain Markdown, without the default. */
  readonly description: string;
  /** As one would write it; absent: there is none. */
  readonly default?: string;
  /** Completes "it must be …" in a message. */
  readonly accepts: string;
  readonly example: string;
  /** What stands behind the flag in `--help`. */
  readonly placeholder: string;
  readonly commands: readonly Command[];
  /** `everywhere`: action input, flag and config key. */
  readonly where: "everywhere" | "inputs" | "action" | "command line";
}

/** Live or recorded, against a baseline or to become one. */
const BASELINES: readonly Command[] = ["snapshot", "check"];
/** A part of a run, and all parts of it. */
const SHARDS: readonly Command[] = ["collect", "merge"];
const MEASURES: readonly Command[] = ["run", "collect", "test", ...BASELINES];
/** What makes the agent the one that was asked; who unites shards may say it again. */
const DESCRIBES: readonly Command[] = [...MEASURES, "merge"];
const PRICES: readonly Command[] = ["run", "plan", ...SHARDS, ...BASELINES];
const JUDGES: readonly Command[] = ["run", "assess", "merge", ...BASELINES];
const ASKED: readonly Command[] = ["run", "plan", ...SHARDS, "assess"];
const ALL_MODES: readonly Command[] = ["run", "plan", ...SHARDS, "assess", "compare", "test", ...BASELINES];
const TOLERANT: readonly Command[] = ["run", "plan", ...SHARDS, "assess", "compare", ...BASELINES];
const RECORDED: readonly Command[] = ["assess", ...BASELINES];
/** What only a shell does with the files of tests. */
const KEEPS: readonly Command[] = ["baseline", "history", "report", "contract", "generate"];
const FLAG = { kind: "flag", accepts: "`true` or `false`", placeholder: "" } as const;

export const OPTIONS = [
  {
    name: "mode",
    group: "what",
    kind: "text",
    description:
      "What to do. `run` asks the agent and judges its decisions; `plan` says what that would cost, without a call; `collect` asks a `shard` of a run and judges nothing; `assess` judges recorded runs of any harness, without a call; `compare` tells whether two recorded windows differ; `check` holds today's answers against the approved `baseline`; `test` checks what the agent did against the assertions of a suite, live or recorded; `gate` holds a pull request back until a person has signed what changes of the approved baseline; `admit`, in a job that waited in an environment, admits what its reviewers approved; `doctor` says what the gate can promise with the settings of this repository, and which setting closes each hole.",
    default: "run",
    accepts: "`run`, `plan`, `collect`, `assess`, `compare`, `check`, `test`, `gate`, `admit` or `doctor`",
    example: "plan",
    placeholder: "MODE",
    commands: [],
    where: "everywhere",
  },
  {
    name: "config",
    group: "what",
    kind: "text",
    description:
      "File with the same settings as these inputs; an input wins over the file. Without it, `.github/agentverity.yml` is read when it exists.",
    accepts: "the path of a YAML or JSON file",
    example: ".github/agentverity.yml",
    placeholder: "FILE",
    commands: [...ALL_MODES, "bless", "doctor"],
    where: "inputs",
  },
  {
    name: "working-directory",
    group: "what",
    kind: "text",
    description: "Folder that every other path is relative to.",
    default: ".",
    accepts: "the path of a folder",
    example: "services/router",
    placeholder: "FOLDER",
    commands: [...ALL_MODES, "init", "bless", "inspect", ...KEEPS, "doctor"],
    where: "everywhere",
  },
  {
    name: "agent",
    group: "agent",
    kind: "text",
    description:
      "The agent to measure: a module (`./agents/router.ts#buildAgent`, the export after `#`), an endpoint (`https://…`) or a program in any language (`command: python agent.py`). Headers, body and answer paths of an endpoint go into the config file.",
    accepts:
      "a module such as `./agents/router.ts#buildAgent`, an address such as `https://example.com/decide` or `command: python agent.py`",
    example: "./agents/router.ts#buildAgent",
    placeholder: "AGENT",
    commands: DESCRIBES,
    where: "everywhere",
  },
  {
    name: "agent-kind",
    group: "agent",
    kind: "text",
    description:
      "What a module exports: a decide `function`, or a `factory` that returns one. `auto` takes an export without parameters as a factory.",
    default: "auto",
    accepts: "`auto`, `function` or `factory`",
    example: "factory",
    placeholder: "KIND",
    commands: DESCRIBES,
    where: "everywhere",
  },
  {
    name: "agent-env",
    group: "agent",
    kind: "list",
    description:
      "Names of the environment variables that the agent may see, separated by commas or line breaks; `*` for all but the runner's own.",
    accepts: "names of environment variables, such as `OPENAI_API_KEY, MODEL_NAME`, or `*`",
    example: "OPENAI_API_KEY",
    placeholder: "NAMES",
    commands: DESCRIBES,
    where: "everywhere",
  },
  {
    name: "isolation",
    group: "agent",
    kind: "text",
    description:
      "How trials are kept apart: `auto` records what the agent really gives; `fresh-instance` calls the factory, or starts the command, once per trial; `fresh-session`, `shared-session` and `unknown` declare what you know of the agent.",
    default: "auto",
    accepts: "`auto`, `fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
    example: "fresh-instance",
    placeholder: "ISOLATION",
    commands: [...JUDGES, "collect", "test"],
    where: "everywhere",
  },
  {
    name: "timeout",
    group: "agent",
    kind: "text",
    description: "Longest time for one call: seconds, or a number with `ms`, `s` or `m`.",
    default: "60s",
    accepts:
      "a time above 0 and at most 24 hours: seconds (`60`), or a number with a unit (`500ms`, `90s`, `2m`)",
    example: "90s",
    placeholder: "TIME",
    commands: DESCRIBES,
    where: "everywhere",
  },
  {
    name: "retries",
    group: "agent",
    kind: "number",
    description:
      "Further attempts when an endpoint did not take a call on: HTTP 429, 502, 503, 504 or a refused connection. They wait as `Retry-After` asks, or longer each time; a retry is not a trial. Nothing else is ever repeated.",
    default: "3",
    accepts: "a whole number from 0 to 10",
    example: "5",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "rate-limit",
    group: "agent",
    kind: "number",
    description:
      "Most calls started per minute, retries counted. Without it, as many as `max-workers` allow; an endpoint that answers 429 is called as slowly as it accepts.",
    accepts: "a whole number of calls per minute from 1 to 1000000",
    example: "300",
    placeholder: "CALLS",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "max-workers",
    group: "agent",
    kind: "number",
    description: "Most calls at one time.",
    default: "4",
    accepts: "a whole number from 1 to 1024",
    example: "16",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "parallel-repeats",
    group: "agent",
    description:
      "Lets repeats of one probe run at the same time, where the agent keeps trials apart. Otherwise only different probes do.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "error-policy",
    group: "agent",
    kind: "text",
    description:
      "After a failed call, `record` it and go on, or `stop`. Either way the evidence is incomplete and never green.",
    default: "record",
    accepts: "`record` or `stop`",
    example: "stop",
    placeholder: "POLICY",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "suite",
    group: "probes",
    kind: "text",
    description:
      "File of reviewed cases with the decision each was written to reach, and the contract (YAML or JSON). Give this or `probes`.",
    accepts: "the path of a suite file",
    example: "suite.yaml",
    placeholder: "FILE",
    commands: ALL_MODES,
    where: "everywhere",
  },
  {
    name: "probes",
    group: "probes",
    kind: "text",
    description:
      "File of plain inputs without a contract (`.txt`, `.csv` or `.jsonl`). Give this or `suite`.",
    accepts: "the path of a file of probes",
    example: "probes.txt",
    placeholder: "FILE",
    commands: [...PRICES, "assess"],
    where: "everywhere",
  },
  {
    name: "evidence",
    group: "probes",
    kind: "list",
    description:
      "For `assess` and `test`: recorded runs, as paths or globs. Several files are judged as one when they are of one configuration.",
    accepts: "paths or globs of recorded runs, separated by commas or line breaks",
    example: "results.json",
    placeholder: "FILES",
    commands: [...RECORDED, "merge", "test"],
    where: "everywhere",
  },
  {
    name: "evidence-format",
    group: "probes",
    kind: "text",
    description:
      "What recorded them: our own `evidence` or `trials`, a `promptfoo` export, a `deepeval` test run, an `inspect` log, `agentcheck` traces, or `jsonl`, one run a line. `auto` tells it from the content.",
    default: "auto",
    accepts: "`auto`, `evidence`, `trials`, `promptfoo`, `jsonl`, `deepeval`, `inspect` or `agentcheck`",
    example: "promptfoo",
    placeholder: "FORMAT",
    commands: [...RECORDED, "test"],
    where: "everywhere",
  },
  {
    name: "decision-path",
    group: "probes",
    kind: "text",
    description:
      "Dotted path to the decision in a recorded run: of a Promptfoo export in `response.output`, otherwise in the row, test case or sample. Without it the output, trimmed, is the decision.",
    accepts: "a dotted path such as `output.route`",
    example: "output.route",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere",
  },
  {
    name: "input-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the input in a recorded run, where it does not stand in its usual place.",
    accepts: "a dotted path such as `vars.message`",
    example: "vars.message",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere",
  },
  {
    name: "provider",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several providers, the one to judge: its label or id.",
    accepts: "the label or id of a provider",
    example: "openai:gpt-4.1-mini",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere",
  },
  {
    name: "prompt-id",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several prompts, the one to judge: its label, index or id.",
    accepts: "the label, index or id of a prompt",
    example: "terse",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "replay-curtailment",
    group: "probes",
    description:
      "Tells where a run that stops as soon as no baseline can be admitted would have stopped, as a counterfactual: it changes no verdict.",
    default: "false",
    example: "true",
    commands: ["assess"],
    where: "everywhere",
  },
  {
    name: "tests",
    group: "probes",
    kind: "list",
    description:
      "For `test`: files of tests in code (`agentTest`), as paths or globs. Without it and without `suite`, every `*.agent.test.{ts,mts,js,mjs}` below the working directory.",
    accepts: "paths or globs of test files, separated by commas or line breaks",
    example: "agents/*.agent.test.ts",
    placeholder: "FILES",
    commands: ["test"],
    where: "everywhere",
  },
  {
    name: "filter",
    group: "probes",
    kind: "text",
    description:
      "For `test`: runs only the tests whose name holds this text; several texts with ` or ` between them. A case without `id` goes by its input. On the command line also `-k`.",
    accepts: "a part of a test's name, or several joined by ` or `",
    example: "booking or refund",
    placeholder: "TEXT",
    commands: ["test"],
    where: "everywhere",
  },
  {
    name: "name",
    group: "probes",
    kind: "text",
    description: "For `contract init`: the agent's name, after which its tests are called.",
    accepts: "a letter, then letters, digits, `_` and `-`",
    example: "booking_agent",
    placeholder: "NAME",
    commands: ["contract"],
    where: "command line",
  },
  {
    name: "contract",
    group: "probes",
    kind: "text",
    description: "What the agent promises: its tools, their order, most steps, claims (JSON or YAML).",
    default: "agent_contract.json",
    accepts: "the path of an agent's contract",
    example: "agent_contract.json",
    placeholder: "FILE",
    commands: ["contract", "generate"],
    where: "command line",
  },
  {
    name: "stub",
    group: "probes",
    kind: "text",
    description:
      "For `generate scenarios`: where the tests go. A name that ends in `.yaml` makes a suite, one that ends in `.agent.test.ts` tests in code. Without it, a suite named after the contract.",
    accepts: "the path of a file that ends in `.yaml` or `.agent.test.ts`",
    example: "booking.agent.test.ts",
    placeholder: "FILE",
    commands: ["generate"],
    where: "command line",
  },
  {
    name: "run-id",
    group: "probes",
    kind: "text",
    description: "For `history show`: the run, as `history list` names it; its first characters suffice.",
    accepts: "the id of a run in the history",
    example: "3a513bc71afb",
    placeholder: "ID",
    commands: ["history"],
    where: "command line",
  },
  {
    name: "from",
    group: "probes",
    kind: "text",
    description:
      "For `report`: the saved report (JSON) to show again. Without it, that of the last `test` here.",
    accepts: "the path of a report that was saved as JSON",
    example: "report.json",
    placeholder: "FILE",
    commands: ["report"],
    where: "command line",
  },
  {
    name: "before",
    group: "probes",
    kind: "text",
    description:
      "For `compare`: the earlier recorded window, of which every case names the decision it was written to reach (or `suite` does).",
    accepts: "the path of a recorded run",
    example: "before/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs",
  },
  {
    name: "after",
    group: "probes",
    kind: "text",
    description: "For `compare`: the later recorded window, of the same probes.",
    accepts: "the path of a recorded run",
    example: "after/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs",
  },
  {
    name: "precision",
    group: "how sure",
    kind: "text",
    description:
      "How rare a changed decision must be: below 10 % (`cheap`), 5 % (`balanced`) or 1 % (`strict`) of pairs of equal calls. Give this or `epsilon`.",
    default: "balanced",
    accepts: "`cheap`, `balanced` or `strict`",
    example: "strict",
    placeholder: "LEVEL",
    commands: TOLERANT,
    where: "everywhere",
  },
  {
    name: "epsilon",
    group: "how sure",
    kind: "number",
    description: "The same as a fraction of your own: the flip rate to exclude.",
    accepts: "a number above 0 and below 1",
    example: "0.05",
    placeholder: "RATE",
    commands: TOLERANT,
    where: "everywhere",
  },
  {
    name: "repeats",
    group: "how sure",
    kind: "number",
    description:
      "Calls per probe, an even number because calls are compared in pairs. Without it, planned from the tolerance.",
    accepts: "an even whole number, at least 2",
    example: "26",
    placeholder: "N",
    commands: PRICES,
    where: "everywhere",
  },
  {
    name: "budget",
    group: "how sure",
    kind: "number",
    description:
      "Most calls in all. The plan stays within it; too few for two per probe is an error before the first call.",
    accepts: "a whole number of calls, at least 2",
    example: "500",
    placeholder: "CALLS",
    commands: [...PRICES, "test"],
    where: "everywhere",
  },
  {
    name: "max-cost",
    group: "how sure",
    kind: "number",
    description:
      "US dollars, as the agent reports its costs. No call is started once they are spent; the run is then incomplete.",
    accepts: "a number of US dollars above 0",
    example: "2.50",
    placeholder: "DOLLARS",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "method",
    group: "how sure",
    kind: "text",
    description:
      "How the pairs decide. `wilson` asks a fixed number and judges by an interval; `sequential` reads them one by one in a shuffled order that is fixed before the first call, and stops when they decide: as many calls for a steady agent, far fewer for one that moves, and an undecided run can be continued.",
    default: "wilson",
    accepts: "`wilson` or `sequential`",
    example: "sequential",
    placeholder: "METHOD",
    commands: PRICES,
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "curtail",
    group: "how sure",
    description:
      "Stops a run of method `wilson` once no baseline could be admitted any more, even if all remaining pairs agreed. It asks one pair at a time.",
    default: "false",
    example: "true",
    commands: PRICES,
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "resume",
    group: "how sure",
    description:
      "Continue the journal of a run that was interrupted, or of an undecided one of method `sequential`: what was answered is not asked again, what failed is. Refused when the agent, the suite, a setting that changes the answers or a file of the repository changed. A re-run attempt in GitHub Actions does it by itself.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "shard",
    group: "how sure",
    kind: "text",
    description:
      "For `collect`: the part of the run that this job asks, such as `2/8`. Each job of a matrix asks another; `assess` with all of their journals as `evidence` gives the report that one job would give.",
    default: "1/1",
    accepts: "a number of all shards, from 1 on, such as `2/8`; at most 256 of them",
    example: "2/8",
    placeholder: "I/N",
    commands: ["collect"],
    where: "inputs",
  },
  {
    name: "shards",
    group: "how sure",
    kind: "number",
    description:
      "For `plan`: into how many shards the output `matrix` divides the run. Without it, as many as give each about 100 calls for each worker, at most 16.",
    accepts: "a whole number from 1 to 256",
    example: "3",
    placeholder: "N",
    commands: ["plan"],
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "strict-error-control",
    group: "how sure",
    description: "Judges by the exact interval instead of Wilson's, which convicts a little too readily.",
    default: "false",
    example: "true",
    commands: [...ASKED, ...BASELINES],
    where: "everywhere",
  },
  {
    name: "layer",
    group: "how sure",
    kind: "text",
    description:
      "What is compared between calls: the named decision (`verdict`), the ordered names of the `tools`, or the `text`.",
    default: "verdict",
    accepts: "`verdict`, `tools` or `text`",
    example: "tools",
    placeholder: "LAYER",
    commands: [...ASKED, ...BASELINES],
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "meter",
    group: "how sure",
    description: "Measures whether the same input keeps its decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "blindness",
    group: "how sure",
    description: "Measures whether the probes reach more than one decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere",
  },
  {
    name: "blindness-threshold",
    group: "how sure",
    kind: "number",
    description: "Share of the commonest decision from which the probes count as blind.",
    default: "0.9",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "SHARE",
    commands: JUDGES,
    where: "everywhere",
  },
  {
    name: "runs",
    group: "how sure",
    kind: "number",
    description: "For `test`: runs of each case, and of each test in code, that does not say `runs` itself.",
    default: "5",
    accepts: "a whole number from 1 to 10000",
    example: "10",
    placeholder: "N",
    commands: ["test"],
    where: "everywhere",
  },
  {
    name: "min-success-rate",
    group: "how sure",
    kind: "number",
    description: "Share of its runs that a behavioural test must pass.",
    default: "1",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "RATE",
    commands: ["run", "merge", "test"],
    where: "everywhere",
  },
  {
    name: "regression-rule",
    group: "how sure",
    kind: "text",
    description:
      "For `test` against a baseline: `evidence` calls a lower success rate a regression when the counts show it, and suspect until then; `any-drop` calls any drop one.",
    default: "evidence",
    accepts: "`evidence` or `any-drop`",
    example: "any-drop",
    placeholder: "RULE",
    commands: ["test"],
    where: "everywhere",
  },
  {
    name: "relations",
    group: "how sure",
    kind: "text",
    description:
      "Rewords each probe and asks once more: must the decision stay? `default` changes accents and blanks, letter case and white space; `FILE#export` is a catalogue of your own, TypeScript or JavaScript. Its calls are planned and counted with the others.",
    default: "none",
    accepts: "`none`, `default` or a module such as `./relations.ts#catalogue`",
    example: "default",
    placeholder: "RELATIONS",
    commands: PRICES,
    where: "everywhere",
  },
  {
    name: "observed",
    group: "how sure",
    kind: "text",
    description: "Flips and pairs already seen: how many more quiet pairs would still certify?",
    accepts: "flips out of pairs, such as `3/73`",
    example: "3/73",
    placeholder: "FLIPS/PAIRS",
    commands: ["plan"],
    where: "command line",
  },
  {
    name: "max-pairs",
    group: "how sure",
    kind: "number",
    description: "Most pairs in all that you would measure; with `observed`.",
    accepts: "a whole number of pairs, at least 1",
    example: "500",
    placeholder: "N",
    commands: ["plan"],
    where: "command line",
  },
  {
    name: "baseline",
    group: "gate",
    kind: "text",
    description:
      "File of approved decisions, in the repository. `snapshot` writes it, `check` holds today's answers against it, and the gate lets a change of it pass only with a person's sign-off.",
    accepts: "the path of a baseline file",
    example: "agentverity.baseline.json",
    placeholder: "FILE",
    commands: ["test", "bless", "baseline", "snapshot", "inspect", "check", "doctor"],
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "yes",
    group: "gate",
    description: "For `baseline delete`: you mean it. Without it the file is shown and stays.",
    default: "false",
    example: "true",
    commands: ["baseline"],
    where: "command line",
  },
  {
    name: "schedule",
    group: "gate",
    kind: "text",
    description:
      "For `check`: `full` measures as the baseline was measured; `quick` asks each probe once, and four times more where it disagrees: it reports drift and admits nothing.",
    default: "full",
    accepts: "`full` or `quick`",
    example: "quick",
    placeholder: "SCHEDULE",
    commands: ["check"],
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "accept-reference",
    group: "gate",
    description:
      "You have looked at each decision and approve it: writes the baseline. Without it the decisions are shown and nothing is written.",
    default: "false",
    example: "true",
    commands: ["snapshot"],
    where: "command line",
  },
  {
    ...FLAG,
    name: "require-baseline",
    group: "gate",
    description: "For `gate`: no baseline is a failure, not a beginning.",
    default: "false",
    example: "true",
    commands: [],
    where: "everywhere",
  },
  {
    name: "paths",
    group: "gate",
    kind: "list",
    description:
      "For `gate`: files the agent depends on. A pull request that changes none of them, nor the baseline, nor the configuration, is answered without a call. Unlike the workflow's own filter this still answers a required status.",
    accepts: "paths or globs, separated by commas or line breaks",
    example: "agents/**",
    placeholder: "GLOBS",
    commands: [],
    where: "everywhere",
  },
  {
    name: "sign-off",
    group: "gate",
    kind: "list",
    description:
      "For `gate`: how a person may sign a change of the baseline; any one suffices. Read from the base branch's configuration file; an input can only take methods away.",
    default: "review, label",
    accepts: "a list of `review`, `label` and `environment`",
    example: "review",
    placeholder: "METHODS",
    commands: [],
    where: "everywhere",
  },
  {
    name: "sign-off-label",
    group: "gate",
    kind: "text",
    description: "For `gate`: the label that signs. Read from the base branch, like `sign-off`.",
    default: "agentverity:approve-baseline",
    accepts: "the name of a label, at most 50 characters",
    example: "baseline-approved",
    placeholder: "LABEL",
    commands: [],
    where: "everywhere",
  },
  {
    name: "environment",
    group: "gate",
    kind: "text",
    description:
      "For `gate`: the environment whose required reviewers sign, where `sign-off` lists `environment`. Read from the base branch.",
    default: "agentverity-baseline",
    accepts: "the name of an environment",
    example: "baseline-review",
    placeholder: "NAME",
    commands: [],
    where: "everywhere",
  },
  {
    name: "approvers",
    group: "gate",
    kind: "list",
    description:
      "For `gate`: logins that may sign. Without it, whoever has write permission, except the author and whoever pushed the change. Read from the base branch; an input can only shorten the list.",
    accepts: "logins, separated by commas or line breaks",
    example: "maintainer",
    placeholder: "LOGINS",
    commands: [],
    where: "everywhere",
  },
  {
    name: "signed-files",
    group: "gate",
    kind: "list",
    description:
      "For `gate`: further files whose change needs the same sign-off as the baseline, such as the blessed figures of behavioural tests. Read from the base branch; an input can only add to them.",
    accepts: "paths, separated by commas or line breaks",
    example: "tests.baseline.json",
    placeholder: "PATHS",
    commands: [],
    where: "everywhere",
  },
  {
    ...FLAG,
    name: "allow-self-approval",
    group: "gate",
    description:
      "For `gate`: accepts the sign-off of the pull request's own author, and says so in the report. Read from the base branch; an input can only forbid it.",
    default: "false",
    example: "true",
    commands: [],
    where: "everywhere",
  },
  {
    name: "publish",
    group: "gate",
    kind: "text",
    description:
      "For `gate` and `admit`: what becomes of a signed candidate. `artifact` leaves the commit to a person; `commit` writes the file to the branch (`contents: write`); `pull-request`, for `admit` outside pull requests, opens one with the file.",
    default: "artifact",
    accepts: "`artifact`, `commit` or `pull-request`",
    example: "commit",
    placeholder: "HOW",
    commands: [],
    where: "everywhere",
  },
  {
    name: "reuse",
    group: "gate",
    kind: "text",
    description:
      "`auto` judges the stored evidence of an earlier run of the pull request where nothing but the baseline changed since, without a call; `never` measures again. `gate` does it without being told, `run` only when this says `auto`.",
    accepts: "`auto` or `never`",
    example: "never",
    placeholder: "WHEN",
    commands: [],
    where: "everywhere",
  },
  {
    name: "status-context",
    group: "gate",
    kind: "text",
    description:
      "For `gate`: name of the commit status that answers. Without it, `agentverity (PATH)` with the baseline's path.",
    accepts: "one line of at most 100 characters",
    example: "router baseline",
    placeholder: "NAME",
    commands: ["doctor"],
    where: "everywhere",
  },
  {
    name: "pull-request",
    group: "gate",
    kind: "number",
    description:
      "For `gate` in a `workflow_dispatch` run: the number of the pull request to judge. Other events name theirs.",
    accepts: "the number of a pull request",
    example: "42",
    placeholder: "NUMBER",
    commands: [],
    where: "inputs",
  },
  {
    name: "measured-by",
    group: "gate",
    kind: "list",
    description:
      "For `gate` and `admit` in a `workflow_run` run: files of the workflows that they may follow, to judge what those measured or to look again when they wake them. A run of any other file is not followed, whatever its name.",
    default: "agentverity.yml, agentverity-wake.yml",
    accepts: "names of workflow files, such as `agentverity.yml`",
    example: "measure.yml",
    placeholder: "FILES",
    commands: [],
    where: "inputs",
  },
  {
    name: "fail-on",
    group: "reports",
    kind: "text",
    description:
      "What makes the job red, and the command line exit with other than 0: `unsupported` (a failure, or evidence that supports no answer), `failed` (a failure only) or `never`. Refused input is always red.",
    default: "unsupported",
    accepts: "`never`, `failed` or `unsupported`",
    example: "failed",
    placeholder: "CLASS",
    commands: ["run", ...SHARDS, "assess", "check", "compare", "test"],
    where: "everywhere",
  },
  {
    name: "report",
    group: "reports",
    kind: "list",
    description:
      "Where to report, separated by commas; `html` adds one file for a browser to the report's artifact; `none` for nowhere but the log.",
    default: "summary,annotations,check-run,junit,json",
    accepts: "a list of `summary`, `annotations`, `check-run`, `junit`, `json` and `html`, or `none` alone",
    example: "summary,junit",
    placeholder: "LIST",
    commands: ["run", ...SHARDS, "assess", "check", "compare", "test"],
    where: "everywhere",
  },
  {
    name: "check-name",
    group: "reports",
    kind: "text",
    description: "Name of the check run.",
    default: "agentverity",
    accepts: "one line of at most 100 characters",
    example: "router repeatability",
    placeholder: "NAME",
    commands: [],
    where: "everywhere",
  },
  {
    name: "artifact-name",
    group: "reports",
    kind: "text",
    description:
      "First part of the artifacts' names: `<name>-evidence` and `<name>-report`. Different for each job of a matrix.",
    default: "agentverity",
    accepts: 'one line of at most 100 characters without " : < > | * ? \\ /',
    example: "agentverity-router",
    placeholder: "NAME",
    commands: [],
    where: "everywhere",
  },
  {
    name: "artifact-content",
    group: "reports",
    kind: "text",
    description:
      "What the evidence keeps: `decisions` (decisions, tool names, steps, latency, cost) or `full` (texts, arguments and outputs too). At `layer: text` the text is what is compared, and stays.",
    default: "decisions",
    accepts: "`decisions` or `full`",
    example: "full",
    placeholder: "CONTENT",
    commands: MEASURES,
    where: "everywhere",
  },
  {
    name: "retention-days",
    group: "reports",
    kind: "number",
    description: "Days that artifacts are kept. Without it, as the repository is set.",
    accepts: "a whole number of days from 1 to 90",
    example: "30",
    placeholder: "DAYS",
    commands: [],
    where: "everywhere",
  },
  {
    name: "format",
    group: "reports",
    kind: "text",
    description:
      "Form of what is printed: `text`, `json`, `junit`, `markdown` or `html`, which is one file for a browser.",
    default: "text",
    accepts: "`text`, `json`, `junit`, `markdown` or `html`",
    example: "json",
    placeholder: "FORMAT",
    commands: [...ALL_MODES, "demo", "inspect", ...KEEPS, "doctor"],
    where: "command line",
  },
  {
    name: "output",
    group: "reports",
    kind: "text",
    description:
      "Writes it to this file instead of printing it; of `snapshot` the file of approved decisions.",
    accepts: "the path of a file",
    example: "report.json",
    placeholder: "FILE",
    commands: [...ALL_MODES, "demo", "inspect", ...KEEPS, "doctor"],
    where: "command line",
  },
  {
    ...FLAG,
    name: "quiet",
    group: "reports",
    description: "Shows no progress.",
    default: "false",
    example: "true",
    commands: ["run", ...SHARDS, "assess", "test", "demo", ...BASELINES],
    where: "command line",
  },
  {
    name: "github-token",
    group: "access",
    kind: "text",
    description:
      "Token for the check run (`checks: write`). With less, or none, the verdict is the same and the reporting reduced.",
    accepts: "a token",
    example: "${{ github.token }}",
    placeholder: "TOKEN",
    commands: [],
    where: "action",
  },
] as const satisfies readonly Option[];

export type OptionName = (typeof OPTIONS)[number]["name"];

const BY_NAME: ReadonlyMap<string, Option> = new Map(OPTIONS.map((option) => [option.name, option]));

export function findOption(name: string): Option | undefined {
  return BY_NAME.get(name);
}

/** The inputs that `action.yml` declares, in its order. */
export const ACTION_INPUTS: readonly Option[] = OPTIONS.filter(
  (option: Option) => option.where !== "command line",
);

/** The keys of the config file. */
export const CONFIG_KEYS: readonly Option[] = OPTIONS.filter(
  (option: Option) => option.where === "everywhere",
);

/** The flags that a command understands. */
export function flagsOf(command: Command): readonly Option[] {
  return OPTIONS.filter((option: Option) => option.commands.includes(command));
}

/** Description and default as one text: for `action.yml`, the README's table and the schema alike. */
export function describeOption(option: Option): string {
  return option.default === undefined
    ? option.description
    : `${option.description} Default: \`${option.default}\``;
}
