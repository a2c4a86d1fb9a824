/**
 * A team's workflows on `act`, with the stateful GitHub of world.ts behind them: an event becomes a run of a workflow, in
 * a checkout of what that run checks out, and what its jobs upload are artifacts of that run.
 *
 *   const stage = stageAction(dist, folder);                   // answers for `uses: org/agentverity-action@v1`
 *   const { delivery } = world.openPullRequest("topic", "author");
 *   const run = await runOnWorld(world, delivery, { ...stage, folder, workflow: { "agentverity.yml": text } });
 *
 * Our own workflows name their action by `$/` and queue more than one run: act knows neither, so that the stage holds
 * copies with the tag and without the queue. It emulates no rights: every job has the world's token.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runWorkflow, type WorkflowRun } from "./act.ts";
import type { Delivery } from "./deliveries.ts";
import { startFakeResults } from "./fake-results.ts";
import type { World } from "./world.ts";

type Texts = Readonly<Record<string, string>>;

const REPOSITORY = resolve(import.meta.dirname, "../..");
const WORKFLOWS = ".github/workflows";
/** Of others; what they set up is there already. */
const SET_UP = /uses: (actions\/setup-[\w-]+@[0-9a-f]{40})/g;

export interface Stage {
  readonly action: string;
  readonly repositories: Texts;
}

/** @param dist the bundles @param place a folder of the test's own */
export function stageAction(dist: string, place: string): Stage {
  const action = join(place, "agentverity-action");
  for (const path of ["action.yml", "package.json"]) cpSync(join(REPOSITORY, path), join(action, path));
  cpSync(dist, join(action, "dist"), { recursive: true });
  mkdirSync(join(action, WORKFLOWS), { recursive: true });
  const others = new Set<string>();
  others.add("actions/create-github-app-token@67018539274d69449ef7c02e8e71183d1719ab42");
  for (const name of readdirSync(join(REPOSITORY, WORKFLOWS))) {
    const text = readFileSync(join(REPOSITORY, WORKFLOWS, name), "utf8");
    writeFileSync(join(action, WORKFLOWS, name), forAct(text));
    for (const [, uses = ""] of text.matchAll(SET_UP)) others.add(uses);
  }
  const stub = join(place, "set-up");
  write(stub, { "action.yml": "name: set-up\nruns:\n  using: composite\n  steps: []\n" });
  return { action, repositories: Object.fromEntries([...others].map((uses) => [uses, stub])) };
}

export function forAct(workflow: string): string {
  return workflow
    .replaceAll("uses: $/", "uses: org/agentverity-action@v1")
    .replace(/^ *queue: max.*\n/gm, "");
}

export interface RunOnWorld extends Stage {
  /** Of the test's own; each run gets one below. */
  readonly place: string;
  /** Workflow files, by name: of them the one that listens runs. */
  readonly workflows: Texts;
  readonly secrets?: Texts;
  /** Folder whose files lie in the checkout too, under the names they have there; the world knows nothing of them. */
  readonly beside?: string;
}

export async function runOnWorld(
  world: World,
  delivery: Delivery,
  request: RunOnWorld,
): Promise<WorkflowRun> {
  const run = delivery.run;
  if (run === undefined) throw new Error("GitHub starts no run for this event");
  const folder = join(request.place, `run-${run.id}-${run.attempt}`);
  const sha = run.variables["GITHUB_SHA"] ?? run.headSha;
  write(folder, filesAt(world, sha));
  if (request.beside !== undefined) cpSync(request.beside, folder, { recursive: true });
  for (const [name, text] of Object.entries(request.workflows))
    write(folder, { [join(WORKFLOWS, name)]: text });
  const results = await startFakeResults({
    firstArtifactId: 5_000_000_000 + world.state.nextId() * 1000,
    onArtifact: ({ id, name, zip, digest }) => {
      // A later attempt's artifact takes the place of the earlier one's.
      const { artifacts } = world.state;
      const earlier = artifacts.findIndex((each) => each.run === run.id && each.name === name);
      if (earlier >= 0 && run.attempt > 1) artifacts.splice(earlier, 1);
      world.addArtifact(run, name, zip, { id, digest: digest === undefined ? null : prefixed(digest) });
    },
  });
  const step = world.stepOf(delivery, run);
  try {
    return await runWorkflow({
      folder,
      event: delivery.name,
      payload: { ...delivery.payload, ...commitForAct(delivery.name, sha) },
      action: request.action,
      repositories: request.repositories,
      secrets: request.secrets ?? {},
      variables: {
        ...step.environment,
        GITHUB_REPOSITORY: step.github.repository,
        ACTIONS_CACHE_SERVICE_V2: "1",
      },
      github: step.github,
      results,
      home: join(request.place, "home"),
    });
  } finally {
    await results.close();
  }
}

/** Of a run by hand act takes the checkout's own commit, unless the event reads like a push's. */
function commitForAct(event: string, sha: string): object {
  return event === "workflow_dispatch" ? { deleted: false, after: sha } : {};
}

function prefixed(digest: string): string {
  return digest.startsWith("sha256:") ? digest : `sha256:${digest}`;
}

function filesAt({ state }: World, sha: string): Texts {
  const found = [...state.git.filesOf(sha)].filter(([, { mode }]) => mode !== "120000");
  return Object.fromEntries(
    found.map(([path, { sha: blob }]) => [path, state.git.blob(blob)?.toString("utf8") ?? ""]),
  );
}

function write(folder: string, files: Texts): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
