/** The fakes are judges: what GitHub would refuse, they refuse and keep. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeGithub, startFakeGithub } from "./fake-github.ts";
import { type FakeResults, startFakeResults } from "./fake-results.ts";
import { readKeyValueFile, readLog } from "./step-results.ts";

const SHA = "1f2e3d4c5b6a79880716253443526170f1e2d3c4";
const OUTPUT = { title: "t", summary: "s" };
const ANNOTATION = { path: "a.yml", start_line: 1, end_line: 1, annotation_level: "notice", message: "m" };

describe("the loopback GitHub", () => {
  let github: FakeGithub;
  beforeEach(async () => {
    github = await startFakeGithub();
  });
  afterEach(() => github.close());

  function call(
    method: string,
    below: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${github.url}/repos/${github.repository}${below}`, {
      method,
      headers: { authorization: `token ${github.token}`, ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  it.each([
    {
      why: "a field that GitHub ignores",
      body: { name: "n", head_sha: SHA, colour: "red" },
      fault: "unknown field colour",
    },
    {
      why: "a nested field that GitHub ignores",
      body: { name: "n", head_sha: SHA, output: { ...OUTPUT, annotation: [] } },
      fault: "body.output: unknown field annotation",
    },
    {
      why: "completed without a conclusion",
      body: { name: "n", head_sha: SHA, status: "completed" },
      fault: "completed without a conclusion",
    },
    {
      why: "51 annotations",
      body: { name: "n", head_sha: SHA, output: { ...OUTPUT, annotations: Array(51).fill(ANNOTATION) } },
      fault: "more than 50 annotations",
    },
    {
      why: "a long title",
      body: {
        name: "n",
        head_sha: SHA,
        output: { ...OUTPUT, annotations: [{ ...ANNOTATION, title: "t".repeat(256) }] },
      },
      fault: "title over 255",
    },
    {
      why: "line 0",
      body: {
        name: "n",
        head_sha: SHA,
        output: { ...OUTPUT, annotations: [{ ...ANNOTATION, start_line: 0, end_line: 0 }] },
      },
      fault: "lines 0 to 0",
    },
    {
      why: "an absolute path",
      body: {
        name: "n",
        head_sha: SHA,
        output: { ...OUTPUT, annotations: [{ ...ANNOTATION, path: "/a.yml" }] },
      },
      fault: "is not relative",
    },
    {
      why: "a conclusion that is none",
      body: { name: "n", head_sha: SHA, conclusion: "great" },
      fault: "/conclusion",
    },
    {
      why: "a summary over the limit",
      body: { name: "n", head_sha: SHA, output: { title: "t", summary: "s".repeat(65_536) } },
      fault: "/output/summary",
    },
    { why: "no name", body: { head_sha: SHA }, fault: "required property 'name'" },
    { why: "no JSON", body: "name=n", fault: "body: /" },
  ])("refuses a check run with $why", async ({ body, fault }) => {
    const response = await call("POST", "/check-runs", body);
    expect(response.status).toBe(422);
    expect(github.violations.join("\n")).toContain(fault);
    expect(github.checkRuns).toEqual([]);
  });

  it("answers as GitHub describes, appends annotations and pages through them", async () => {
    const created = await call("POST", "/check-runs", {
      name: "n",
      head_sha: SHA,
      status: "completed",
      conclusion: "neutral",
      output: { ...OUTPUT, annotations: Array(50).fill(ANNOTATION) },
    });
    const { id } = (await created.json()) as { id: number };
    await call("PATCH", `/check-runs/${id}`, { output: { ...OUTPUT, annotations: [ANNOTATION] } });
    const page = await call("GET", `/check-runs/${id}/annotations?per_page=50&page=1`);
    expect([created.status, ((await page.json()) as unknown[]).length]).toEqual([201, 50]);
    expect(page.headers.get("link")).toContain('page=2>; rel="next"');
    const list = (await (await call("GET", `/commits/${SHA}/check-runs?check_name=n`)).json()) as {
      total_count: number;
    };
    expect(list.total_count).toBe(1);
    expect(github.violations).toEqual([]);
  });

  it("judges what a test routes, too: an answer that GitHub could not give is a violation", async () => {
    github.route("GET", "/collaborators/{username}/permission", ({ parameters }) => ({
      status: 200,
      body: { permission: "write", role_name: "write", user: parameters["username"] === "octo" ? null : 1 },
    }));
    expect((await call("GET", "/collaborators/octo/permission")).status).toBe(200);
    expect(github.violations).toEqual([]);
    expect((await call("GET", "/collaborators/other/permission")).status).toBe(500);
    expect(github.violations.join()).toContain("response 200: /user");
  });

  it("keeps an encoded slash in one segment, and decodes it for the handler", async () => {
    const seen: unknown[] = [];
    github.route("DELETE", "/issues/{issue_number}/labels/{name}", ({ parameters }) => {
      seen.push(parameters["name"]);
      return { status: 200, body: [] };
    });
    await call("DELETE", "/issues/7/labels/agentverity%2Fsigned");
    expect(seen).toEqual(["agentverity/signed"]);
  });

  it.each([
    {
      why: "another token",
      below: "/check-runs/1",
      headers: { authorization: "token ghs_other" },
      status: 401,
      violations: 0,
    },
    { why: "a call we do not declare", below: "/hooks", headers: {}, status: 404, violations: 1 },
    { why: "a check run that is not there", below: "/check-runs/1", headers: {}, status: 404, violations: 0 },
    {
      why: "an unknown query",
      below: "/check-runs/1/annotations?size=3",
      headers: {},
      status: 422,
      violations: 1,
    },
    {
      why: "a query of the wrong type",
      below: "/check-runs/1/annotations?per_page=all",
      headers: {},
      status: 422,
      violations: 1,
    },
  ])("answers $status to $why", async ({ below, headers, status, violations }) => {
    expect((await call("GET", below, undefined, headers)).status).toBe(status);
    expect(github.violations).toHaveLength(violations);
  });

  it("makes the faults a test asks for, as often as it asks, and only there", async () => {
    github.fault("POST", "/check-runs", { kind: "status", status: 502 }, 1);
    github.fault("GET", "*", { kind: "reset" }, 1);
    const body = { name: "n", head_sha: SHA };
    expect((await call("POST", "/check-runs", body)).status).toBe(502);
    expect((await call("POST", "/check-runs", body)).status).toBe(201);
    await expect(call("GET", "/check-runs/1")).rejects.toThrow();
    github.access = "read";
    expect((await call("POST", "/check-runs", body)).status).toBe(403);
    expect(github.requests.map(({ status }) => status)).toEqual([502, 201, undefined, 403]);
  });
});

describe("the loopback Results service", () => {
  let results: FakeResults;
  beforeEach(async () => {
    results = await startFakeResults();
  });
  afterEach(() => results.close());

  async function twirp(
    method: string,
    fields: unknown,
    token = results.token,
  ): Promise<{ status: number; body: Record<string, string> }> {
    const service = method.includes("Cache") ? "CacheService" : "ArtifactService";
    const response = await fetch(`${results.url}/twirp/github.actions.results.api.v1.${service}/${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  const ids = {
    workflow_run_backend_id: "ce7f54c7-61c7-4aae-887f-30da475f5f1a",
    workflow_job_run_backend_id: "ca395085-040a-526b-2ce8-bdc85f692774",
  };

  it("keeps an artifact from creation to download, and its name for one only", async () => {
    const created = await twirp("CreateArtifact", { ...ids, name: "a", version: 7 });
    const block = (id: string, content: string) =>
      fetch(`${created.body["signed_upload_url"]}&comp=block&blockid=${encodeURIComponent(id)}`, {
        method: "PUT",
        body: content,
      });
    await block("Mg==", "two");
    await block("MQ==", "one");
    const list = "<BlockList><Latest>MQ==</Latest><Latest>Mg==</Latest></BlockList>";
    const put = await fetch(`${created.body["signed_upload_url"]}&comp=blocklist`, {
      method: "PUT",
      body: list,
    });
    expect([put.status, put.headers.get("x-ms-request-id") === null]).toEqual([201, false]);
    expect((await twirp("FinalizeArtifact", { ...ids, name: "a", size: "5" })).status).toBe(400);
    await twirp("FinalizeArtifact", { ...ids, name: "a", size: "6", hash: "sha256:x" });
    const signed = await twirp("GetSignedArtifactURL", { ...ids, name: "a" });
    expect(await (await fetch(signed.body["signed_url"] ?? "")).text()).toBe("onetwo");
    expect((await twirp("CreateArtifact", { ...ids, name: "a", version: 7 })).status).toBe(409);
    const listed = await twirp("ListArtifacts", { ...ids, name_filter: "a" });
    expect(listed.body["artifacts"]).toMatchObject([
      { name: "a", size: "6", digest: "sha256:x", database_id: "5000000001" },
    ]);
  });

  it("keeps a cache entry, finds it by key or prefix, and calls a miss no error", async () => {
    const created = await twirp("CreateCacheEntry", { key: "k-1", version: "v" });
    await fetch(created.body["signed_upload_url"] ?? "", { method: "PUT", body: "saved" });
    await twirp("FinalizeCacheEntryUpload", { key: "k-1", version: "v", size_bytes: "5" });
    const find = (key: string, restore: string[]) =>
      twirp("GetCacheEntryDownloadURL", { key, version: "v", restore_keys: restore });
    expect((await find("k-1", [])).body).toMatchObject({ ok: true, matched_key: "k-1" });
    const near = await find("k-2", ["k-"]);
    expect(near.body["matched_key"]).toBe("k-1");
    const part = await fetch(near.body["signed_download_url"] ?? "", { headers: { range: "bytes=1-3" } });
    expect([part.status, await part.text()]).toEqual([206, "ave"]);
    expect(await find("k-2", [])).toMatchObject({ status: 200, body: { ok: false } });
    expect((await twirp("CreateCacheEntry", { key: "k-1", version: "v" })).status).toBe(409);
  });

  it.each([
    { why: "another token", fields: { ...ids, name: "a" }, token: "x", status: 401 },
    {
      why: "another run's ids",
      fields: { ...ids, workflow_run_backend_id: "x", name: "a" },
      token: undefined,
      status: 400,
    },
    {
      why: "a field in camel case",
      fields: { ...ids, name: "a", mimeType: "x" },
      token: undefined,
      status: 400,
    },
  ])("refuses $why", async ({ fields, token, status }) => {
    expect((await twirp("CreateArtifact", fields, token)).status).toBe(status);
    expect(results.violations).toHaveLength(1);
  });

  it("is down for everything in an outage", async () => {
    results.outage = true;
    expect((await twirp("CreateArtifact", { ...ids, name: "a" })).status).toBe(503);
  });
});

describe("a step's results", () => {
  it("reads commands where a runner does: at the start of a line, the old ones anywhere", () => {
    const log = "a ::error::no\n  ::warning file=a%2Cb,line=2::x%0Ay\nb ##[add-mask]z\n::unknown::no\n";
    const { annotations, commands, lines } = readLog(log);
    expect(annotations).toEqual([
      { level: "warning", file: "a,b", line: 2, title: undefined, message: "x\ny" },
    ]);
    expect(commands.map(({ name }) => name)).toEqual(["warning", "add-mask"]);
    expect(lines).toEqual(["a ::error::no", "::unknown::no", ""]);
  });

  it("keeps ten annotations of a level, and stops where it is told to", () => {
    const { annotations, dropped } = readLog(
      `${"::notice::x\n".repeat(12)}::stop-commands::T0ken\n::error::no\n::t0ken::\n::error::yes\n`,
    );
    expect([annotations.length, dropped, annotations.at(-1)?.message]).toEqual([11, 2, "yes"]);
  });

  it.each([
    { text: "a=1\nb<<E\nx\ny=\nE\n", values: { a: "1", b: "x\ny=" } },
    { text: "a=x<<E\n", values: { a: "x<<E" } },
    { text: "a=1\na=2\n", values: { a: "2" } },
  ])("reads $text as $values", ({ text, values }) => {
    expect(readKeyValueFile(text)).toEqual(values);
  });

  it.each(["a<<E\nx\n", "nonsense\n"])("refuses %j as a runner does", (text) => {
    expect(() => readKeyValueFile(text)).toThrow();
  });
});
