/** Pull requests that need no judgement: nothing that matters changed, or nothing is open. No call is made. */
import type { GateAnswer } from "../../gate/answer.ts";
import { touches } from "../../gate/touched-paths.ts";
import type { Config } from "../../inputs/config.ts";
import type { PullRequest } from "../../ports/server.ts";
import type { Publication } from "../../ports.ts";
import type { GateView } from "../../report/build-gate-view.ts";
import type { GateHost } from "./gate-host.ts";
import { gatePublication } from "./gate-publication.ts";
import { quietView } from "./gate-view.ts";
import { known } from "./known.ts";
import { type Posted, postAnswer } from "./post-answer.ts";
import type { PullRun, Target } from "./pull-run.ts";
import { configPaths, type ReadPolicy } from "./read-policy.ts";
import { signedPaths } from "./signed-things.ts";

/** So many files GitHub tells of at most: more may be among those that it does not tell. */
const MOST_FILES = 3000;

/** Nothing that the team's `paths` name: neither the agent's files, nor what the gate itself goes by. */
export async function isUntouched(
  { host, spec }: PullRun,
  pull: PullRequest,
  policy: ReadPolicy,
): Promise<boolean> {
  if (spec.paths.length === 0) return false;
  const changed = known(await host.server.changedFiles(pull.number), "the changed files");
  const always = [...signedPaths(policy), ...configPaths(host)];
  const matters = changed.some((path) => always.includes(path)) || touches(changed, spec.paths);
  return changed.length < MOST_FILES && !matters;
}

export const UNTOUCHED: GateAnswer = {
  state: "success",
  description: "no file of `paths` changed: nothing to judge",
  exitCode: 0,
  unsigned: false,
  red: false,
};

/** @param shared what is posted: the worst of the commit's pull requests */
export async function answerUntouched(
  { host, config }: PullRun,
  pull: PullRequest,
  policy: ReadPolicy,
  target: Target,
  { answer, notes }: { readonly answer: GateAnswer; readonly notes: readonly string[] },
): Promise<Publication> {
  const posted = await postAnswer(host, target, answer);
  const view: GateView = {
    ...quietView(policy.baseline),
    notes: [
      "this pull request changes no file of `paths`, nor the baseline, nor the configuration",
      ...notes,
      ...posted.notes,
    ],
    exitCode: answer.exitCode,
  };
  return gatePublication(
    { answer, posted, view, judged: undefined, evidence: undefined, sha: pull.head.sha, publishes: false },
    config,
    host,
  );
}

export function answerClosed(pull: PullRequest, config: Config, host: GateHost): Publication {
  return answerNothing(
    `pull request ${pull.number} is closed: nothing is judged, and no status is posted`,
    config,
    host,
  );
}

/** @param why a clause */
export function answerNothing(why: string, config: Config, host: GateHost): Publication {
  const answer: GateAnswer = {
    state: "success",
    description: "",
    exitCode: 0,
    unsigned: false,
    red: false,
  };
  const posted: Posted = { posted: false, required: undefined, notes: [] };
  const view: GateView = { ...quietView(config.baseline ?? ""), notes: [why] };
  const answered = {
    answer,
    posted,
    view,
    judged: undefined,
    evidence: undefined,
    sha: "",
    publishes: false,
  };
  return gatePublication(answered, config, host);
}
