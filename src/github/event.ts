/** The runner's environment and the event's payload → what started this run. Nothing of it is believed, see the port. */
import { readFileSync } from "node:fs";
import type { HostEvent } from "../ports/event.ts";
import type { Environment } from "./run-context.ts";

const ZERO = /^0+$/;

/** @returns undefined outside of a runner */
export function readEvent(environment: Environment, runUrl: string | undefined): HostEvent | undefined {
  const name = environment["GITHUB_EVENT_NAME"];
  if (name === undefined || name === "") return undefined;
  const payload = payloadOf(environment["GITHUB_EVENT_PATH"]);
  const group = at(payload, "merge_group");
  return {
    name,
    action: text(at(payload, "action")),
    pullRequest: whole(at(payload, "pull_request", "number")),
    pullRequestHead: sha(at(payload, "pull_request", "head", "sha")),
    sha: sha(at(group, "head_sha")) ?? sha(at(payload, "after")) ?? sha(environment["GITHUB_SHA"]),
    base: {
      sha: sha(at(group, "base_sha")) ?? sha(at(payload, "before")),
      branch: branch(
        text(at(group, "base_ref")) ??
          text(at(payload, "pull_request", "base", "ref")) ??
          (name === "push" ? text(at(payload, "ref")) : undefined),
      ),
    },
    ref: text(at(group, "head_ref")) ?? text(environment["GITHUB_REF"]),
    runId: whole(Number(environment["GITHUB_RUN_ID"])),
    attempt: whole(Number(environment["GITHUB_RUN_ATTEMPT"])) ?? 1,
    label: text(at(payload, "label", "name")),
    reviewId: whole(at(payload, "review", "id")),
    triggeringRun: whole(at(payload, "workflow_run", "id")),
    triggeringHead: sha(at(payload, "workflow_run", "head_sha")),
    runUrl,
  };
}

function payloadOf(path: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(path ?? "", "utf8"));
  } catch {
    return undefined; // no payload: the environment alone has to do
  }
}

function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (found, name) =>
      typeof found === "object" && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    value,
  );
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function whole(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** An object id; all zeros stand for none. */
function sha(value: unknown): string | undefined {
  const found = text(value);
  return found !== undefined && /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(found) && !ZERO.test(found)
    ? found
    : undefined;
}

function branch(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/heads\//, "");
}
