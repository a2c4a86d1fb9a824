/**
 * What the runner's environment says about this run: which repository, which commit, where to write.
 * It does not verify anything: a payload is the event's word, so nothing here may admit a baseline.
 */
import { readFileSync } from "node:fs";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface RunContext {
  /** undefined outside of a runner. */
  readonly repository: { readonly owner: string; readonly name: string } | undefined;
  /** The commit a check belongs to: the head of the pull request, not the merge commit that is checked out. */
  readonly headSha: string | undefined;
  /** Page of this run. */
  readonly runUrl: string | undefined;
  /** Absolute folder of the checkout. */
  readonly workspace: string | undefined;
  readonly summaryFile: string | undefined;
  readonly outputFile: string | undefined;
  /** undefined when the step was given none. */
  readonly token: string | undefined;
  /** Has the runner given what an artifact upload needs? The reason when it has not. */
  readonly artifactService: { readonly usable: true } | { readonly usable: false; readonly reason: string };
}

/** Reads the environment and the event's payload once; a payload that cannot be read counts as none. */
export function readRunContext(environment: Environment): RunContext {
  const [owner, name] = environment["GITHUB_REPOSITORY"]?.split("/") ?? [];
  const repository = owner && name ? { owner, name } : undefined;
  return {
    repository,
    headSha: headSha(environment),
    runUrl: runUrl(environment),
    workspace: given(environment["GITHUB_WORKSPACE"]),
    summaryFile: given(environment["GITHUB_STEP_SUMMARY"]),
    outputFile: given(environment["GITHUB_OUTPUT"]),
    token: given(environment["INPUT_GITHUB-TOKEN"]),
    artifactService: artifactService(environment),
  };
}

/** The runner sends an absent input as an empty string. */
function given(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === "" ? undefined : trimmed;
}

function headSha(environment: Environment): string | undefined {
  const ofPullRequest = environment["GITHUB_EVENT_NAME"]?.startsWith("pull_request")
    ? pullRequestHead(environment["GITHUB_EVENT_PATH"])
    : undefined;
  return ofPullRequest ?? given(environment["GITHUB_SHA"]);
}

function pullRequestHead(path: string | undefined): string | undefined {
  try {
    const payload: unknown = JSON.parse(readFileSync(path ?? "", "utf8"));
    const sha = property(property(property(payload, "pull_request"), "head"), "sha");
    return typeof sha === "string" && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
  } catch {
    return undefined; // no payload: the checked-out commit is the best that is known
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function runUrl(environment: Environment): string | undefined {
  const repository = given(environment["GITHUB_REPOSITORY"]);
  const run = given(environment["GITHUB_RUN_ID"]);
  if (repository === undefined || run === undefined) return undefined;
  return `${given(environment["GITHUB_SERVER_URL"]) ?? "https://github.com"}/${repository}/actions/runs/${run}`;
}

/** The client refuses a GitHub Enterprise Server with an annotation of its own, so it is not even asked. */
function artifactService(environment: Environment): RunContext["artifactService"] {
  const server = given(environment["GITHUB_SERVER_URL"]) ?? "https://github.com";
  if (!/^https?:\/\/(?:github\.com|[^/]+\.ghe\.com|[^/]+\.localhost)(?::\d+)?\/?$/i.test(server)) {
    return { usable: false, reason: `${server} has no artifact service that the client can use` };
  }
  for (const name of ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"]) {
    if (given(environment[name]) === undefined) return { usable: false, reason: `the runner set no ${name}` };
  }
  return { usable: true };
}
