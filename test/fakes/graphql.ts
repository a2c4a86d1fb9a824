/**
 * The one GraphQL call that a gate makes: `createCommitOnBranch`. Like GitHub it answers errors with status 200, in
 * `errors`, with `data.createCommitOnBranch` null.
 */
import { RefusedByGithub } from "./event-log.ts";
import type { Commit } from "./git-objects.ts";
import type { Changes } from "./push-actions.ts";
import type { RouteAnswer } from "./routes.ts";
import type { Repository, State } from "./state.ts";

interface Input {
  readonly branch: { readonly repositoryNameWithOwner?: string; readonly branchName?: string };
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
  readonly expectedHeadOid: string;
  readonly clientMutationId?: string;
}

export interface GraphqlCall {
  readonly body: unknown;
  readonly actor: string;
  readonly mayWrite: boolean;
}

export type CommitOnBranch = (
  repository: Repository,
  change: { branch: string; onto: string; changes: Changes; message: string; by: string },
) => Commit;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  input: ["branch", "message", "fileChanges", "expectedHeadOid", "clientMutationId"],
  branch: ["repositoryNameWithOwner", "branchName", "id"],
  message: ["headline", "body"],
  fileChanges: ["additions", "deletions"],
};

/** @param violation keeps what GitHub's schema forbids */
export function answerGraphql(
  state: State,
  call: GraphqlCall,
  commit: CommitOnBranch,
  violation: (text: string) => void,
): RouteAnswer {
  const { query, variables } = (call.body ?? {}) as {
    query?: string;
    variables?: Record<string, unknown>;
  };
  const variable = /createCommitOnBranch\s*\(\s*input:\s*\$(\w+)/.exec(query ?? "")?.[1];
  if (query === undefined || variable === undefined) {
    violation(`POST /graphql: no mutation that we declare: ${query}`);
    return failed("undefinedField", "no field that we declare");
  }
  const input = variables?.[variable];
  const fault = faultOf(input) ?? (/\$\w+:\s*CreateCommitOnBranchInput!/.test(query) ? undefined : "type");
  if (fault !== undefined) {
    violation(`POST /graphql: createCommitOnBranch: ${fault}`);
    return failed("argumentNotAccepted", `Variable $${variable} was provided invalid value: ${fault}`);
  }
  return create(state, call, input as Input, commit);
}

function faultOf(input: unknown): string | undefined {
  if (typeof input !== "object" || input === null) return "no input";
  for (const [name, known] of Object.entries(FIELDS)) {
    const value = name === "input" ? input : (input as Record<string, unknown>)[name];
    const unknown = Object.keys(value ?? {}).find((each) => !known.includes(each));
    if (unknown !== undefined) return `${name}.${unknown} is not defined`;
  }
  const { branch, message, expectedHeadOid, fileChanges } = input as Partial<Input>;
  if (branch?.branchName === undefined || branch.repositoryNameWithOwner === undefined) return "branch";
  if (typeof message?.headline !== "string") return "message.headline";
  if (!/^[0-9a-f]{40}$/.test(expectedHeadOid ?? "")) return "expectedHeadOid";
  const paths = [...(fileChanges?.additions ?? []), ...(fileChanges?.deletions ?? [])];
  return paths.every(({ path }) => typeof path === "string" && !path.startsWith("/")) ? undefined : "path";
}

function create(state: State, call: GraphqlCall, input: Input, commit: CommitOnBranch): RouteAnswer {
  const { repositoryNameWithOwner: name = "", branchName = "" } = input.branch;
  const repository = state.repositories.get(name);
  const branch = branchName.replace(/^refs\/heads\//, "");
  const head = repository?.refs.get(`refs/heads/${branch}`);
  if (repository === undefined || head === undefined) {
    return failed("NOT_FOUND", `Could not resolve to a node with the name '${name}:${branch}'.`);
  }
  if (!call.mayWrite || repository.isFork)
    return failed("FORBIDDEN", "Resource not accessible by integration");
  if (head !== input.expectedHeadOid) {
    const words = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
    return failed("STALE_DATA", words);
  }
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  const changes: Changes = Object.fromEntries([
    ...additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")] as const),
    ...deletions.map(({ path }) => [path, null] as const),
  ]);
  const { headline, body } = input.message;
  const message = body === undefined || body === "" ? headline : `${headline}\n\n${body}`;
  let made: Commit;
  try {
    made = commit(repository, { branch, onto: head, changes, message, by: call.actor });
  } catch (error) {
    if (!(error instanceof RefusedByGithub)) throw error;
    return failed("UNPROCESSABLE", error.message);
  }
  const url = `https://github.com/${name}/commit/${made.sha}`;
  const shown = { id: `C_${made.sha}`, oid: made.sha, url, commitUrl: url };
  return {
    status: 200,
    body: {
      data: { createCommitOnBranch: { clientMutationId: input.clientMutationId ?? null, commit: shown } },
    },
  };
}

function failed(type: string, message: string): RouteAnswer {
  const error = { type, path: ["createCommitOnBranch"], locations: [{ line: 1, column: 1 }], message };
  return { status: 200, body: { data: { createCommitOnBranch: null }, errors: [error] } };
}
