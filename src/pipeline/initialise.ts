/** `init`: the files a repository needs to start, never over a file that is there. It asks nothing it can find out. */
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Host } from "./host.ts";
import { BASELINE, CONFIG, configText, REUSABLE, SUITE, SUITE_TEXT, workflowText } from "./starter-files.ts";

const WORKFLOW = ".github/workflows/agentverity.yml";
const EXAMPLE_AGENT = "agents/router.ts";

/** Where people keep the thing that decides; the first that exists is named in the configuration. */
const LIKELY_AGENTS = ["agent", "router", "supervisor"].flatMap((name) =>
  ["", "src/", "agents/", "src/agents/", "src/agent/"].flatMap((folder) =>
    ["ts", "mts", "js", "mjs"].map((ending) => `${folder}${name}.${ending}`),
  ),
);

const LOCK_FILES: readonly (readonly [string, string])[] = [
  ["package-lock.json", "npm ci"],
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"],
];

export interface Start {
  /** Absolute. */
  readonly workingDirectory: string;
  /** Absolute: where we lie, so that what comes next can be pasted. */
  readonly packageDirectory: string;
  readonly stdout: (text: string) => void;
}

/** @param folder of the agent, as given; undefined: where the shell stands */
export function initialise(folder: string | undefined, host: Host, start: Start): number {
  const root = resolve(start.workingDirectory, folder ?? ".");
  const read = (path: string) => host.files.read(path);
  const repository = repositoryOf(root, read);
  const agent = findAgent(root, read);
  const install = [root, repository ?? root].flatMap((place) =>
    LOCK_FILES.filter(([file]) => read(join(place, file)) !== undefined),
  )[0]?.[1];
  const below = relative(repository ?? root, root)
    .split(sep)
    .join("/");
  const files: readonly (readonly [string, string])[] = [
    [join(root, CONFIG), configText(`./${agent?.path ?? EXAMPLE_AGENT}${agent?.name ?? ""}`)],
    [join(root, SUITE), SUITE_TEXT],
    [join(repository ?? root, WORKFLOW), workflowText(below, install)],
  ];
  const kept = new Map<string, string>();
  const told = files.map(([path, text]) => {
    const name = relative(start.workingDirectory, path);
    const there = read(path);
    if (there !== undefined) {
      kept.set(path, there);
      return `kept   ${name} (it was there already)`;
    }
    host.files.write(path, text);
    return `wrote  ${name}`;
  });
  if (repository === undefined)
    told.push(`This is no git repository yet: GitHub reads ${WORKFLOW} at its root.`);
  const shown = (path: string) => relative(start.workingDirectory, join(root, path));
  const steps = [
    ...configStep(shown(CONFIG), kept.get(join(root, CONFIG)), agent),
    ...workflowStep(kept.get(join(repository ?? root, WORKFLOW)), below),
    ...(kept.has(join(root, SUITE))
      ? []
      : [`Write your own cases in ${shown(SUITE)}: decisions, and requests for each.`]),
    ...commandSteps(folder, start),
    "Commit the files and open a pull request: it shows the same, and how to approve the decisions.",
  ].map((step, index) => `  ${index + 1}. ${step}`);
  start.stdout(`${[...told, "", "Next:", ...steps].join("\n")}\n`);
  return 0;
}

type Read = (path: string) => string | undefined;

/** The nearest folder upwards with a `.git`: a folder, or a file in a work tree. */
function repositoryOf(folder: string, read: Read): string | undefined {
  const isOne = read(join(folder, ".git/HEAD")) ?? read(join(folder, ".git"));
  if (isOne !== undefined) return folder;
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder), read);
}

interface FoundAgent {
  readonly path: string;
  /** `#name`, where only one export can be meant and it is not the default. */
  readonly name: string;
  /** Exports to choose from, where it has no default and more than one. */
  readonly choices: readonly string[];
}

function findAgent(root: string, read: Read): FoundAgent | undefined {
  for (const path of LIKELY_AGENTS) {
    const text = read(join(root, path));
    if (text !== undefined) return { path, ...exportsOf(text) };
  }
  return undefined;
}

/** Read as text, since a module runs when it is loaded; what it misses, the first run says. */
function exportsOf(text: string): Pick<FoundAgent, "name" | "choices"> {
  if (/^export\s+default\b|\bas\s+default\b/m.test(text)) return { name: "", choices: [] };
  const found = [...text.matchAll(/^export\s+(?:async\s+)?(?:function|const)\s+(\w+)/gm)];
  const names = found.flatMap((match) => match[1] ?? []);
  return names.length === 1 ? { name: `#${names[0]}`, choices: [] } : { name: "", choices: names };
}

function commandSteps(folder: string | undefined, start: Start): readonly string[] {
  const there = folder === undefined ? "" : ` --working-directory ${quoted(folder)}`;
  const command = commandOf(start);
  return [
    `See what a run will cost:  ${command} plan${there}`,
    `Measure at your desk:      ${command} run${there}`,
  ];
}

/** @param kept the configuration that was there already */
function configStep(
  config: string,
  kept: string | undefined,
  agent: FoundAgent | undefined,
): readonly string[] {
  if (kept === undefined) return [agentStep(config, agent)];
  if (/^baseline:/m.test(kept)) return [];
  return [`Add 'baseline: ${BASELINE}' to ${config}: the gate holds each pull request against it.`];
}

/**
 * @param kept the workflow that was there already
 * @param folder of the agent, relative to the repository; "" at its root
 */
function workflowStep(kept: string | undefined, folder: string): readonly string[] {
  if (kept === undefined) return [];
  if (!kept.includes("agentverity-action"))
    return [`Add a job to ${WORKFLOW}: 'uses: ${REUSABLE}', with the events and permissions of the README.`];
  if (folder === "" || kept.includes(folder)) return [];
  const own = folder.replaceAll("/", "-");
  return [
    `Add a job for this agent to ${WORKFLOW}: 'with: { working-directory: ${folder}, artifact-name: ${own} }'.`,
  ];
}

function agentStep(config: string, agent: FoundAgent | undefined): string {
  if (agent === undefined)
    return `Name your agent in ${config}, or write ${join(dirname(dirname(config)), EXAMPLE_AGENT)}: no file of a usual name was found.`;
  const { path, name, choices } = agent;
  if (choices.length === 0) return `Check ${config}: it names ./${path}${name}.`;
  return `Name the export in ${config}: ./${path} has no default one, but ${choices.slice(0, 5).join(", ")}.`;
}

/** As it can be typed here. Never a bare name that a registry would answer with somebody else's package. */
function commandOf({ workingDirectory, packageDirectory }: Start): string {
  if (packageDirectory.startsWith(join(workingDirectory, "node_modules") + sep)) return "npx agentverity";
  return `node ${quoted(relative(workingDirectory, join(packageDirectory, "dist", "cli.js")))}`;
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
