/**
 * One question to the server, answered as a value: what it said, that there is none, or what went wrong. Reads are
 * repeated where that is welcome; what an event has just announced is asked for again, bounded, since the server shows
 * it a little later than it tells of it.
 */
import type { Answer } from "../ports/server.ts";
import { connect } from "./connect.ts";
import { type Patience, PoliteRequests, RequestFailure } from "./polite-request.ts";

export interface ServerPatience extends Patience {
  /** Milliseconds before each further look at what should be there. */
  readonly lateMs: readonly number[];
}

export const SERVER_PATIENCE: ServerPatience = {
  tries: 4,
  waitMs: 60_000,
  requestMs: 20_000,
  lateMs: [500, 1000, 2000],
};

export type Parameters = Readonly<Record<string, unknown>>;

/** Pages of a hundred; a list beyond that is not read to its end, and so not at all. */
const MAXIMUM_PAGES = 50;

type Octokit = Awaited<ReturnType<typeof connect>>;
type Reply = { readonly status: number; readonly headers: Parameters; readonly data: unknown };

export class ServerRequests {
  readonly #token: string;
  readonly #address: { readonly owner: string; readonly repo: string };
  readonly #patience: ServerPatience;
  readonly #polite: PoliteRequests;
  #octokit: Promise<Octokit> | undefined;

  constructor(token: string, repository: { owner: string; name: string }, patience: ServerPatience) {
    this.#token = token;
    this.#address = { owner: repository.owner, repo: repository.name };
    this.#patience = patience;
    this.#polite = new PoliteRequests(patience);
  }

  octokit(): Promise<Octokit> {
    this.#octokit ??= connect(this.#token);
    return this.#octokit;
  }

  /** @throws RequestFailure */
  read(route: string, parameters: Parameters = {}): Promise<Reply> {
    return askedAgain(() => this.write(`GET ${route}`, parameters));
  }

  /** @param route with its method, below the host @throws RequestFailure */
  async write(route: string, parameters: Parameters): Promise<Reply> {
    const octokit = await this.octokit();
    // A whole address, as of a next page, has nothing to fill in; what is left over would become its query.
    const address = route.includes("{owner}") ? this.#address : {};
    return this.#polite.send(
      (signal) =>
        octokit.request(route, { ...address, ...parameters, request: { signal } }) as Promise<Reply>,
    );
  }

  /** The address that a read is sent on to, not followed. @throws RequestFailure */
  async redirectOf(route: string, parameters: Parameters): Promise<string> {
    const octokit = await this.octokit();
    const ask = (signal: AbortSignal) =>
      octokit.request(`GET ${route}`, {
        ...this.#address,
        ...parameters,
        request: { signal, redirect: "manual" },
      });
    const reply = (await askedAgain(() => this.#polite.send(ask))) as Reply;
    const location = reply.headers["location"];
    if (typeof location !== "string") throw new RequestFailure("it is sent on to nowhere", reply.status);
    return location;
  }

  /** Something to read elsewhere, which `send` asks for. @throws RequestFailure */
  elsewhere<Value>(send: () => Promise<Value>): Promise<Value> {
    return askedAgain(() => this.#polite.send(send));
  }

  /** @throws RequestFailure for a query that is refused, too */
  async graphql(query: string, variables: Parameters): Promise<unknown> {
    const octokit = await this.octokit();
    return this.#polite.send((signal) => octokit.graphql(query, { ...variables, request: { signal } }));
  }

  /**
   * All pages, by the server's own links. @param pick the list inside a page
   * @param maximum pages after which what there is is enough @throws RequestFailure
   */
  async list<Item>(
    route: string,
    parameters: Parameters = {},
    pick: (data: unknown) => readonly Item[] = (data) => data as readonly Item[],
    maximum?: number,
  ): Promise<readonly Item[]> {
    const items: Item[] = [];
    let next: string | undefined = route;
    for (let page = 1; next !== undefined; page += 1) {
      if (page > MAXIMUM_PAGES) throw new RequestFailure(`more than ${MAXIMUM_PAGES} pages`, undefined);
      const reply: Reply = await this.read(next, page === 1 ? { per_page: 100, ...parameters } : {});
      items.push(...pick(reply.data));
      next = page === maximum ? undefined : nextPage(reply, await this.octokit());
    }
    return items;
  }

  /** Looks again, bounded, until the value is as it should be. @returns the last one in any case */
  async expecting<Value>(look: () => Promise<Value>, until: (value: Value) => boolean): Promise<Value> {
    let value = await look();
    for (const wait of this.#patience.lateMs) {
      if (until(value)) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      value = await look();
    }
    return value;
  }

  /** What should be there: a 404 is asked again. */
  announced<Value>(look: () => Promise<Value>): Promise<Answer<Value | undefined>> {
    return this.expecting(
      () => maybe(look),
      (answer) => !answer.ok || answer.value !== undefined,
    );
  }
}

/** A question that got no reply at all is asked once more: reading twice harms nobody. */
async function askedAgain<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.status !== undefined) throw error;
    return ask();
  }
}

/** A link is followed only to the host that the token is for. */
function nextPage({ headers }: Reply, octokit: Octokit): string | undefined {
  const link = String(headers["link"] ?? "").match(/<([^<>]+)>;\s*rel="next"/)?.[1];
  if (link === undefined) return undefined;
  const { baseUrl } = octokit.request.endpoint.DEFAULTS;
  if (new URL(link).origin !== new URL(baseUrl).origin) {
    throw new RequestFailure("the next page is on another host", undefined);
  }
  return link;
}

export async function answer<Value>(ask: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    const { status, message } = error;
    return { ok: false, trouble: { ...(status !== undefined && { status }), reason: message } };
  }
}

/** Like `answer`, with a 404 as the answer that there is none. */
export async function maybe<Value>(ask: () => Promise<Value>): Promise<Answer<Value | undefined>> {
  const found = await answer(ask);
  return !found.ok && found.trouble.status === 404 ? { ok: true, value: undefined } : found;
}
