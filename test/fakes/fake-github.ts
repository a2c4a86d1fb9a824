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
 * Check runs are real here (create, update, read, list, annotations); other calls answer what a test routes.
 * It does not know permissions beyond read and write, nor how GitHub picks a check run's suite.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { CheckRuns, type FakeCheckRun } from "./check-runs.ts";
import { commit, type Fault, Faults } from "./faults.ts";
import { bodyOf, listen } from "./loopback.ts";
import { GithubContract, type Method, type Operation } from "./openapi.ts";
import type { RouteAnswer, RouteHandler } from "./routes.ts";

export interface RecordedRequest {
  readonly method: string;
  /** Undecoded, without query. */
  readonly path: string;
  /** Below the repository: `/check-runs/{check_run_id}`; undefined for a path that GitHub does not describe. */
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
  close(): Promise<void>;
}

export interface FakeGithubOptions {
  readonly repository?: string;
  readonly token?: string;
}

const REPOSITORY_TEMPLATE = "/repos/{owner}/{repo}";

export async function startFakeGithub(options: FakeGithubOptions = {}): Promise<FakeGithub> {
  const repository = options.repository ?? "acme/support";
  const token = options.token ?? "ghs_loopbackTokenOfTheFake0123456789";
  const contract = new GithubContract();
  const faults = new Faults();
  const routes = new Map<string, RouteHandler>();
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const state = { access: "write" as "write" | "read" };

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
      template: operation?.template.slice(REPOSITORY_TEMPLATE.length),
      query: Object.fromEntries(url.searchParams),
      body: parsed(raw),
      at: performance.now(),
      status: undefined,
    };
    requests.push(record);
    const fault = faults.take(`${method} ${record.template ?? rawPath}`);
    if (fault?.kind === "status") record.status = fault.status;
    if (await commit(fault, request, response)) return;
    const answer = answerTo(request, operation, url.searchParams, record);
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
      return {
        status: 422,
        body: { message: `Validation Failed: ${faultsFound.join("; ")}`, documentation_url: DOCS },
      };
    }
    const handler = routes.get(`${record.method} ${record.template}`);
    if (handler === undefined) return notFound();
    const answer = handler({ parameters: operation.parameters, query, body: record.body });
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
    if (
      !/^(?:token|bearer) /i.test(request.headers.authorization ?? "") ||
      !request.headers.authorization?.endsWith(` ${token}`)
    ) {
      return { status: 401, body: { message: "Bad credentials", documentation_url: DOCS } };
    }
    if (operation === undefined) {
      violations.push(`${call}: no call of GitHub's that we declare`);
      return notFound();
    }
    if (`${operation.parameters["owner"]}/${operation.parameters["repo"]}` !== repository) return notFound();
    if (state.access === "read" && record.method !== "GET") {
      return {
        status: 403,
        body: { message: "Resource not accessible by integration", documentation_url: DOCS },
      };
    }
    return undefined;
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
    close: server.close,
  };
}

const DOCS = "https://docs.github.com/rest";

function notFound(): RouteAnswer {
  return { status: 404, body: { message: "Not Found", documentation_url: DOCS } };
}

/** undefined: no body; a text when it is no JSON, which the contract then refuses. */
function parsed(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  const text = raw.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(response: ServerResponse, answer: RouteAnswer): void {
  const type = { "content-type": "application/json; charset=utf-8" };
  response.writeHead(answer.status, { ...(answer.body === undefined ? {} : type), ...answer.headers });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}
