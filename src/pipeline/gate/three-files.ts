/** One file in the three places that a pull request is judged by, and what the pull request changes of it. */
import type { FileAt, PullRequest } from "../../ports/server.ts";
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";

export interface ThreeFiles {
  readonly head: FileAt | undefined;
  readonly mergeBase: FileAt | undefined;
  readonly baseTip: FileAt | undefined;
}

/** @param mergeBase a commit @param what in messages: "the baseline" */
export async function threeFiles(
  host: Pick<GateHost, "server">,
  { head, base }: Pick<PullRequest, "head" | "base">,
  mergeBase: string,
  { path, what }: { readonly path: string; readonly what: string },
): Promise<ThreeFiles> {
  const at = async (ref: string, where: string): Promise<FileAt | undefined> =>
    known(await host.server.fileAt(ref, path), `${what} at the ${where}`);
  return {
    head: await at(head.sha, "head"),
    mergeBase: await at(mergeBase, "merge base"),
    baseTip: await at(base.branch, "base branch"),
  };
}

export function blobsOf({ head, mergeBase, baseTip }: ThreeFiles) {
  return { head: head?.blob, mergeBase: mergeBase?.blob, baseTip: baseTip?.blob };
}

/** What the base already has is no change of this pull request, whatever the merge base had. */
export function isChanged(files: ThreeFiles): boolean {
  const { head, mergeBase, baseTip } = blobsOf(files);
  return head !== mergeBase && head !== baseTip;
}

export interface FurtherChange {
  readonly path: string;
  /** At the head; undefined: removed. */
  readonly blob: string | undefined;
  /** The base branch changed it too. */
  readonly hasMoved: boolean;
}

/** Of the files that are signed beside the baseline, those that the pull request changes. */
export async function furtherChanges(
  host: Pick<GateHost, "server">,
  pull: Pick<PullRequest, "head" | "base">,
  mergeBase: string,
  paths: readonly string[],
): Promise<readonly FurtherChange[]> {
  const changes: FurtherChange[] = [];
  for (const path of paths) {
    const files = await threeFiles(host, pull, mergeBase, { path, what: `\`${path}\`` });
    if (!isChanged(files)) continue;
    const { head, mergeBase: was, baseTip } = blobsOf(files);
    changes.push({ path, blob: head, hasMoved: was !== baseTip });
  }
  return changes;
}
