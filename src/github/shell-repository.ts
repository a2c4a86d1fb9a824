/** The repository that a shell stands in, and the token that it gives: for a person who asks at a desk. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Server } from "../ports/server.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import type { Environment } from "./run-context.ts";
import { createServer } from "./server.ts";

const run = promisify(execFile);

/** `https://github.com/acme/support.git`, `git@github.com:acme/support.git`, `ssh://git@github.com/acme/support` */
const REMOTE = /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

/** @param folder absolute */
export async function shellRepository(
  environment: Environment,
  folder: string,
): Promise<Result<{ readonly server: Server; readonly prefix: string }>> {
  const token = given(environment, "GITHUB_TOKEN") ?? given(environment, "GH_TOKEN");
  const named = given(environment, "GITHUB_REPOSITORY");
  const remote = named === undefined ? await git(folder, "remote", "get-url", "origin") : undefined;
  const place = named === undefined ? placeOf(remote) : placeOf(`github.com/${named}`);
  if (place === undefined) return fail(noRepository(named, remote));
  if (token === undefined) return fail(NO_TOKEN);
  const { host, ...repository } = place;
  // The token is for the host that it was made on, and goes to no other.
  if (host !== "github.com" && given(environment, "GITHUB_API_URL") === undefined)
    return fail(otherHost(host));
  const prefix = (await git(folder, "rev-parse", "--show-prefix")) ?? "";
  return succeed({ server: createServer(token, repository), prefix });
}

function given(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run("git", ["-C", folder, ...args]);
    return stdout.trim();
  } catch {
    return undefined; // no git, no repository, or no such remote
  }
}

function placeOf(address: string | undefined) {
  const [, host, owner, name] = REMOTE.exec(address ?? "") ?? [];
  if (host === undefined || owner === undefined || name === undefined) return undefined;
  return { host: host.toLowerCase(), owner, name };
}

const NO_TOKEN: Problem = {
  code: "input-missing",
  message: "no token is given: `doctor` reads the repository's settings from GitHub",
  hint: "Set GITHUB_TOKEN or GH_TOKEN, for example `GH_TOKEN=$(gh auth token)`; an admin's token reads the most.",
};

function noRepository(named: string | undefined, remote: string | undefined): Problem {
  if (named !== undefined)
    return {
      code: "input-invalid",
      message: `GITHUB_REPOSITORY is \`${named}\`, which is no \`owner/name\``,
      hint: "Write it as `acme/support`.",
    };
  return {
    code: "input-missing",
    message:
      remote === undefined
        ? "this folder has no git remote `origin`, so the repository is not known"
        : `the git remote \`origin\` (\`${withoutPassword(remote)}\`) names no repository on GitHub`,
    hint: "Set GITHUB_REPOSITORY to `owner/name`.",
  };
}

/** A remote may carry a token. */
function withoutPassword(address: string): string {
  return address.replace(/\/\/[^@/]*@/, "//");
}

function otherHost(host: string): Problem {
  return {
    code: "input-missing",
    message: `the repository is on ${host}, and GITHUB_API_URL does not say where its API is`,
    hint: `Set GITHUB_API_URL, for a GitHub Enterprise Server \`https://${host}/api/v3\`, and a token of that host.`,
  };
}
