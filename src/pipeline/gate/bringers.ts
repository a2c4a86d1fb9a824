/** Which pull requests brought a change to a branch: the commits that changed it, and whose they are, as the server says. */
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";

/** Commits looked at, newest first. What a longer push brought before them is nobody's. */
const MOST_COMMITS = 50;

/**
 * Along first parents: what a merge brought is the merge's. @param range from after `base` to `sha`; base undefined: `sha` alone
 * @param paths from the repository's root
 */
export async function bringers(
  { server }: Pick<GateHost, "server">,
  range: { readonly sha: string; readonly base: string | undefined },
  paths: readonly string[],
): Promise<readonly number[]> {
  const numbers = new Set<number>();
  let sha: string | undefined = range.sha;
  for (let looked = 0; sha !== undefined && sha !== range.base && looked < MOST_COMMITS; looked += 1) {
    const parents: readonly string[] = known(await server.parents(sha), `commit \`${sha.slice(0, 7)}\``);
    if (await differs(server, sha, parents[0], paths))
      for (const number of await pullsOf(server, sha, parents[1])) numbers.add(number);
    sha = range.base === undefined ? undefined : parents[0];
  }
  return [...numbers];
}

async function differs(
  server: GateHost["server"],
  sha: string,
  parent: string | undefined,
  paths: readonly string[],
): Promise<boolean> {
  for (const path of paths) {
    const now = known(await server.blobAt(sha, path), `\`${path}\` at \`${sha.slice(0, 7)}\``);
    const before =
      parent === undefined
        ? undefined
        : known(await server.blobAt(parent, path), `\`${path}\` at \`${parent.slice(0, 7)}\``);
    if (now !== before) return true;
  }
  return false;
}

/** Of the commit itself, or of the head that it merged. */
async function pullsOf(
  server: GateHost["server"],
  sha: string,
  merged: string | undefined,
): Promise<readonly number[]> {
  const own = known(await server.pullRequestsOf(sha), `the pull requests of \`${sha.slice(0, 7)}\``);
  const heads =
    merged === undefined
      ? []
      : known(await server.pullRequestsAt(merged), "the pull requests of the merged head");
  return [...own, ...heads].map(({ number }) => number);
}
