/** What is asked again, and what is not. */
import { describe, expect, it } from "vitest";
import { PoliteRequests, RequestFailure } from "../../src/github/polite-request.ts";

const PATIENCE = { tries: 3, waitMs: 50, requestMs: 1000 };

async function failing(error: Error) {
  let tries = 0;
  const asked = new PoliteRequests(PATIENCE).send(async () => {
    tries += 1;
    throw error;
  });
  const failure = await asked.catch((failed: unknown) => failed);
  return { failure, tries };
}

function answered(status: number, headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error("told"), { status, response: { status, headers } });
}

describe("a request that failed", () => {
  it.each([
    ["an answer that says when", answered(429, { "retry-after": "0" }), 3, 429],
    ["a secondary rate limit", answered(403, { "retry-after": "0" }), 3, 403],
    ["a missing permission", answered(403), 1, 403],
    ["an answer that will be the same", answered(422), 1, 422],
    ["a wait beyond its patience", answered(503, { "retry-after": "60" }), 1, 503],
    [
      "no answer, which may have been carried out",
      Object.assign(new Error("reset"), { status: 500 }),
      1,
      undefined,
    ],
    [
      "an error inside a GraphQL answer",
      Object.assign(new Error("stale head"), {
        response: { data: null, errors: [{ message: "stale head" }] },
      }),
      1,
      undefined,
    ],
  ])("of %s", async (_, error, tries, status) => {
    const found = await failing(error);
    expect(found.tries).toBe(tries);
    expect(found.failure).toBeInstanceOf(RequestFailure);
    expect(found.failure).toMatchObject({ status });
  });
});
