/** A gate that runs from the default branch (`workflow_run`): a branch's copy of its file is not the gate. */
import { afterEach, expect, it } from "vitest";
import type { Run } from "../fakes/state.ts";
import { GATE_WORKFLOW } from "../fakes/world.ts";
import { D, must, named, outcomeOf, SigningScene, startSigningScene } from "./signing-scene.ts";

const SIGN_OFF = {
  name: "sign-off",
  path: ".github/workflows/sign-off.yml",
  on: { workflow_run: ["measure"] },
};
const MEASURE = { ...GATE_WORKFLOW, name: "measure", path: ".github/workflows/measure.yml" };

let scene: SigningScene;
afterEach(() => scene.world.close());

/** The gate's run that the completed measuring run wakes. */
async function woken(): Promise<Run> {
  const { world, pull, opened } = await startSigningScene({ workflows: [MEASURE, SIGN_OFF] });
  const run = must(world.completeRun(opened, "success").run);
  scene = new SigningScene(world, pull, run);
  return run;
}

it.each(
  named([
    {
      trap: "its own candidate, which says the commit",
      publishes: (own: Run) => scene.publish(own, D, { headSha: scene.pull.headSha, pullRequest: 1 }),
      outcome: "signed",
    },
    {
      trap: "its own candidate, which says no commit of the pull request",
      publishes: (own: Run) => scene.publish(own),
      outcome: "candidate-foreign",
    },
    {
      trap: "its own candidate of another pull request",
      publishes: (own: Run) => scene.publish(own, D, { headSha: scene.pull.headSha, pullRequest: 2 }),
      outcome: "candidate-foreign",
    },
    {
      trap: "its own candidate for another commit",
      publishes: (own: Run) => scene.publish(own, D, { headSha: "a".repeat(40), pullRequest: 1 }),
      outcome: "candidate-unpublished",
    },
    {
      trap: "a pull request's copy of the gate's file",
      publishes: () => scene.publish(forged({ event: "pull_request" })),
      outcome: "candidate-foreign",
    },
    {
      trap: "a pull request from the default branch to another",
      publishes: () => scene.publish(forged({ event: "pull_request", headBranch: "main" })),
      outcome: "candidate-foreign",
    },
    {
      trap: "a branch's copy of the gate's file, started by hand",
      publishes: () =>
        scene.publish(forged({ event: "workflow_dispatch" }), D, {
          headSha: scene.pull.headSha,
          pullRequest: 1,
        }),
      outcome: "candidate-foreign",
    },
    {
      trap: "a fork's branch of the default branch's name",
      publishes: () => {
        const headRepository = scene.world.fork("outsider");
        const run = forged({ event: "workflow_run", headBranch: "main", headRepository });
        scene.publish(run, D, { headSha: scene.pull.headSha, pullRequest: 1 });
      },
      outcome: "candidate-foreign",
    },
    {
      trap: "the measuring workflow, which runs the branch's file",
      publishes: () => scene.publish(must(scene.world.state.runs.find(({ path }) => path === MEASURE.path))),
      outcome: "candidate-foreign",
    },
  ]),
)("%s", async (_, { publishes, outcome }) => {
  const own = await woken();
  publishes(own);
  scene.later();
  scene.world.review(scene.pull, "APPROVED", "maintainer");
  const others = [
    { event: "workflow_dispatch", headBranch: "main" },
    { event: "merge_group", headBranch: `gh-readonly-queue/main/pr-1-${scene.pull.headSha}` },
    { event: "push", headBranch: "main" },
  ];
  for (const asking of [own, ...others.map(forged)]) {
    const verdict = await scene.ask(scene.candidate(), { methods: ["review"] }, { runId: asking.id });
    expect(outcomeOf(verdict), JSON.stringify(verdict)).toBe(outcome);
  }
  expect(scene.world.github.violations).toEqual([]);
});

function forged(run: Partial<Run>): Run {
  const { path } = scene.opened;
  return scene.world.forgeRun({ path, headSha: scene.pull.headSha, headBranch: scene.pull.branch, ...run });
}
