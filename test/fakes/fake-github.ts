/**
 * GitHub's REST API on loopback. Each request and each response is validated against GitHub's own description;
 * what is wrong is answered with 422 and kept in `violations`, which a test expects to be empty.
 *
 *   const github = await startFakeGithub({ repository: "acme/support" });
 *   const run = await runAction({ github, … });            // see runner.ts
 *   expect(github.violations).toEqual([]);
 *   expect(github.checkRuns[0]?.annotations).toHaveLength(120);
 *   github.fault("POST", "/check-runs", { kind: "status", status: 502 }, 1);   // the next one only
 *   github.access = "read";                                                   // 403 on every write
 *   github.route("GET", "/pulls/{pull_number}", ({ parameters }) => ({ status: 200, body: … }));
 *   await github.close();
 *
 * Check runs are real here (create, update, read, list, annotations); other calls answer what a test routes, or what
 * a whole repository with pull requests answers: see world.ts. It does not know how GitHub picks a check run's suite.
 */
import type { IncomingMessage } from "node:http";
import { CheckRuns, type FakeCheckRun } from "./check-runs.ts";
import { RefusedByGithub } from "./event-log.ts";
import { commit, type Fault, Faults } from "./faults.ts";
import { bodyOf, listen } from "./loopback.ts";
import { githubContract, type Method, type Operation } from "./openapi.ts";
import { isAllowed, neededFor, type Permissions } from "./permissions.ts";
import { notFound, type RouteAnswer, type RouteCall, type RouteHandler, refusedWith } from "./routes.ts";
import { besideRest, parsed, send } from "./wire.ts";

export interface RecordedRequest {
  readonly method: string;
  /** Undecoded, without query. */
  readonly path: string;
  /**
   * Below the repository: `/check-runs/{check_run_id}`; `(graphql)` and `(download)` for those two; undefined for a
   * path that GitHub does not describe.
   */
  readonly template: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** performance.now() when it arrived. */
  readonly at: number;
  /** Answered with; undefined while unanswered or after a fault that answers nothing. */
  status: number | undefined;
}

export interface FakeGithub {
  /** For GITHUB_API_URL. */
  readonly url: string;
  readonly repository: string;
  /** What `github-token` must be; another one is answered with 401. */
  readonly token: string;
  readonly requests: readonly RecordedRequest[];
  /** Everything GitHub's description or its documentation forbids; ours and the routes'. */
  readonly violations: readonly string[];
  readonly checkRuns: readonly FakeCheckRun[];
  /** What the token may: `read` answers every write as a token without the permission, with 403. */
  access: "write" | "read";
  /** @param below path template below the repository, `*` for all; @param times absent: always */
  fault(method: Method | "*", below: string, fault: Fault, times?: number): void;
  clearFaults(): void;
  /** Answers a described call; a later route for the same call wins. Throws for a call that the subset lacks. */
  route(method: Method, below: string, handler: RouteHandler): void;
  /** Keeps something that GitHub forbids and no description says. */
  violation(text: string): void;
  /** Another token, of another account or with fewer rights. Without `permissions` it may do everything. */
  addToken(token: string, rights: TokenRights): void;
  /** Repositories beside its own that the tokens may see. */
  readonly otherRepositories: Set<string>;
  /** Answers `POST /graphql`. */
  graphql: ((call: RouteCall, permissions: Permissions | undefined) => RouteAnswer) | undefined;
  /** Answers `GET /downloads/ID`, where an archive's redirect leads: no token may come along. */
  download: ((id: string) => Buffer | undefined) | undefined;
  /** Trouble for one request as it is, where a template is too coarse; asked before the faults above. */
  interfere: ((request: RecordedRequest) => Fault | undefined) | undefined;
  close(): Promise<void>;
}

export interface TokenRights {
  /** Login that it acts as. */
  readonly actor: string;
  permissions: Permissions | undefined;
}

export interface FakeGithubOptions {
  readonly repository?: string;
  readonly token?: string;
}

const REPOSITORY_TEMPLATE = "/repos/{owner}/{repo}";

export async function startFakeGithub(options: FakeGithubOptions = {}): Promise<FakeGithub> {
  const repository = options.repository ?? "acme/support";
  const token = options.token ?? "ghs_loopbackTokenOfTheFake0123456789";
  const contract = githubContract();
  const faults = new Faults();
  const routes = new Map<string, RouteHandler>();
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const state = { access: "write" as "write" | "read" };
  const tokens = new Map<string, TokenRights>([[token, { actor: ACTIONS_BOT, permissions: undefined }]]);
  const otherRepositories = new Set<string>();
  const extra: Pick<FakeGithub, "graphql" | "download" | "interfere"> = {
    graphql: undefined,
    download: undefined,
    interfere: undefined,
  };

  const server = await listen(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    // The path as it came: URL would keep %2F, but resolves dots.
    const rawPath = (request.url ?? "/").split("?")[0] ?? "/";
    const method = request.method ?? "GET";
    const raw = await bodyOf(request);
    const operation = contract.find(method, rawPath);
    const record: RecordedRequest = {
      method,
      path: rawPath,
      template: operation?.template.slice(REPOSITORY_TEMPLATE.length) ?? besideRest(method, rawPath),
      query: Object.fromEntries(url.searchParams),
      body: parsed(raw),
      at: performance.now(),
      status: undefined,
    };
    requests.push(record);
    const fault = extra.interfere?.(record) ?? faults.take(`${method} ${record.template ?? rawPath}`);
    if (fault?.kind === "status") record.status = fault.status;
    if (await commit(fault, request, response)) return;
    const answer = answerBeside(request, record) ?? answerTo(request, operation, url.searchParams, record);
    record.status = answer.status;
    send(response, answer);
  });
  const checkRuns = new CheckRuns(`https://github.com/${repository}`, `${server.url}/repos/${repository}`);
  for (const [call, handler] of checkRuns.routes()) routes.set(call, handler);

  function answerTo(
    request: IncomingMessage,
    operation: Operation | undefined,
    query: URLSearchParams,
    record: RecordedRequest,
  ): RouteAnswer {
    const call = `${record.method} ${record.path}`;
    const refusal = refusalOf(request, operation, record, call);
    if (refusal !== undefined || operation === undefined) return refusal ?? notFound();
    const faultsFound = operation.judgeRequest(query, record.body);
    if (faultsFound.length > 0) {
      violations.push(...faultsFound.map((text) => `${call}: ${text}`));
      return refusedWith(422, `Validation Failed: ${faultsFound.join("; ")}`);
    }
    const handler = routes.get(`${record.method} ${record.template}`);
    if (handler === undefined) return notFound();
    const answer = answerOf(handler, {
      ...callOf(request, record),
      parameters: operation.parameters,
      query,
    });
    if (Buffer.isBuffer(answer.body)) return answer;
    const wrong = operation.judgeResponse(answer.status, answer.body);
    violations.push(...wrong.map((text) => `${call}: ${text}`));
    return wrong.length === 0
      ? answer
      : { status: 500, body: { message: `the fake's own answer: ${wrong.join("; ")}` } };
  }

  function refusalOf(
    request: IncomingMessage,
    operation: Operation | undefined,
    record: RecordedRequest,
    call: string,
  ): RouteAnswer | undefined {
    if (request.headers["user-agent"] === undefined) {
      violations.push(`${call}: without a User-Agent`);
      return { status: 403, body: { message: "Request forbidden by administrative rules." } };
    }
    const rights = rightsOf(request);
    if (rights === undefined) return refusedWith(401, "Bad credentials");
    if (operation === undefined) {
      violations.push(`${call}: no call of GitHub's that we declare`);
      return notFound();
    }
    const named = `${operation.parameters["owner"]}/${operation.parameters["repo"]}`;
    if (named !== repository && !otherRepositories.has(named)) return notFound();
    const isForeign = named !== repository && record.method !== "GET";
    if (isForeign || (state.access === "read" && record.method !== "GET")) {
      return refusedWith(403, INACCESSIBLE);
    }
    const { permissions } = rights;
    const need = neededFor(operation.method, operation.template.slice(REPOSITORY_TEMPLATE.length));
    if (permissions === undefined || isAllowed(permissions, need)) return undefined;
    const accepted = need.scopes.map((scope) => `${scope.replaceAll("-", "_")}=${need.level}`).join("; ");
    return { ...refusedWith(403, INACCESSIBLE), headers: { "x-accepted-github-permissions": accepted } };
  }

  function rightsOf(request: IncomingMessage): TokenRights | undefined {
    const given = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
    return tokens.get(given ?? "");
  }

  function callOf(request: IncomingMessage, record: RecordedRequest): RouteCall {
    return {
      parameters: {},
      query: new URLSearchParams(record.query),
      body: record.body,
      address: server.url + record.path,
      actor: rightsOf(request)?.actor ?? "",
      accept: request.headers.accept ?? "",
    };
  }

  /** What is no REST call below a repository. */
  function answerBeside(request: IncomingMessage, record: RecordedRequest): RouteAnswer | undefined {
    if (record.template === "(graphql)") {
      const rights = rightsOf(request);
      if (rights === undefined) return refusedWith(401, "Bad credentials");
      const permissions: Permissions | undefined = state.access === "read" ? {} : rights.permissions;
      return extra.graphql?.(callOf(request, record), permissions) ?? notFound();
    }
    if (record.template !== "(download)") return undefined;
    if (request.headers.authorization !== undefined) {
      violations.push(`GET ${record.path}: the token was sent along to the storage`);
      return refusedWith(401, "InvalidAuthenticationInfo");
    }
    const content = extra.download?.(record.path.slice("/downloads/".length));
    return content === undefined ? notFound() : { status: 200, body: content };
  }

  return {
    url: server.url,
    repository,
    token,
    requests,
    violations,
    checkRuns: checkRuns.all,
    get access() {
      return state.access;
    },
    set access(access) {
      state.access = access;
    },
    fault(method, below, fault, times) {
      faults.add(
        (key) => {
          const [usedMethod, template] = key.split(" ");
          return (method === "*" || method === usedMethod) && (below === "*" || below === template);
        },
        fault,
        times,
      );
    },
    clearFaults: () => faults.clear(),
    route(method, below, handler) {
      if (!contract.describes(method, REPOSITORY_TEMPLATE + below)) {
        throw new Error(
          `${method} ${below} is not in openapi-subset.json; add it to scripts/openapi-subset.mjs`,
        );
      }
      routes.set(`${method} ${below}`, handler);
    },
    violation: (text) => {
      violations.push(text);
    },
    addToken: (added, rights) => {
      tokens.set(added, rights);
    },
    otherRepositories,
    get graphql() {
      return extra.graphql;
    },
    set graphql(handler) {
      extra.graphql = handler;
    },
    get download() {
      return extra.download;
    },
    set download(handler) {
      extra.download = handler;
    },
    get interfere() {
      return extra.interfere;
    },
    set interfere(handler) {
      extra.interfere = handler;
    },
    close: server.close,
  };
}

/** A workflow's token acts as this account. */
const ACTIONS_BOT = "github-actions[bot]";
const INACCESSIBLE = "Resource not accessible by integration";

/** A handler may throw what GitHub refuses, with the status in it. */
function answerOf(handler: RouteHandler, call: RouteCall): RouteAnswer {
  try {
    return handler(call);
  } catch (error) {
    if (error instanceof RefusedByGithub) return refusedWith(error.status, error.message);
    throw error;
  }
}
