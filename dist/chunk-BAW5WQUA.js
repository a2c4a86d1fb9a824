import {
  ZipDamage,
  readZip,
  unpackMember
} from "./chunk-W3VIPJNM.js";
import {
  PoliteRequests,
  RequestFailure,
  connect,
  truncate
} from "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/github/artifact-archive.ts
var { createHash } = process.getBuiltinModule("node:crypto");
var MAXIMUM_FILES = 1e3;
var DOWNLOAD_MS = 6e4;
async function downloadFiles(requests, artifact, maxBytes) {
  if (artifact.expired) throw unfit("it has expired");
  if (artifact.sizeBytes > maxBytes) throw tooLarge(artifact.sizeBytes, maxBytes);
  if (artifact.digest === void 0) throw unfit("the server tells no digest of it");
  const archive = await fetchArchive(requests, artifact.id, maxBytes);
  const digest = `sha256:${createHash("sha256").update(archive).digest("hex")}`;
  if (digest !== artifact.digest) {
    throw unfit(`its digest is ${digest}, not ${artifact.digest}`);
  }
  try {
    return unpackAll(readZip(archive), maxBytes);
  } catch (error) {
    if (error instanceof ZipDamage) throw unfit(error.message);
    throw error;
  }
}
async function fetchArchive(requests, id, maxBytes) {
  const address = await requests.redirectOf("/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/zip", {
    artifact_id: id
  });
  const { endpoint } = (await requests.octokit()).request;
  const fetchOne = endpoint.DEFAULTS.request?.["fetch"] ?? fetch;
  return requests.elsewhere(async () => {
    const reply = await fetchOne(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) }).catch(noAnswer);
    if (!reply.ok) throw refusal(reply);
    return readCapped(reply, maxBytes);
  });
}
function noAnswer(error) {
  throw new RequestFailure(`the artifact store gave no answer: ${error.message}`, void 0);
}
function refusal({ status, headers }) {
  const response = { status, headers: Object.fromEntries(headers) };
  return Object.assign(new Error("from the artifact store"), { response });
}
async function readCapped(reply, maxBytes) {
  const parts = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge(size, maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
function unpackAll(members, maxBytes) {
  if (members.length > MAXIMUM_FILES) throw new ZipDamage(`it holds ${members.length} files`);
  const files = /* @__PURE__ */ new Map();
  let left = maxBytes;
  for (const member of members) {
    refuseStrange(member, files);
    if (member.name.endsWith("/")) continue;
    const content = unpackMember(member, left);
    left -= content.byteLength;
    files.set(member.name, content);
  }
  return files;
}
function refuseStrange({ name, isSymbolicLink }, files) {
  if (isSymbolicLink) throw new ZipDamage(`\`${name}\` is a symbolic link`);
  const leavesFolder = /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split("/").includes("..");
  if (leavesFolder) throw new ZipDamage(`\`${name}\` leads out of the archive`);
  if (files.has(name)) throw new ZipDamage(`\`${name}\` is in it twice`);
}
function tooLarge(bytes, maxBytes) {
  return unfit(`it has ${bytes} bytes or more, and ${maxBytes} are read at most`);
}
function unfit(why) {
  return new RequestFailure(why, 200);
}

// src/github/branch-rules.ts
async function requiredChecks(requests, branch) {
  const rules = await requests.list("/repos/{owner}/{repo}/rules/branches/{branch}", { branch });
  const { data } = await requests.read("/repos/{owner}/{repo}/branches/{branch}", { branch });
  const classic = data.protection?.required_status_checks;
  const checks = classic?.checks ?? classic?.contexts?.map((context) => ({ context, app_id: void 0 }));
  return [
    ...ruledChecks(rules),
    // -1: any app may set it.
    ...(checks ?? []).map(({ context, app_id }) => ({
      context,
      appId: app_id === void 0 || app_id === null || app_id < 0 ? void 0 : app_id
    }))
  ];
}
function ruledChecks(rules) {
  const checks = rules.flatMap(
    ({ type, parameters }) => type === "required_status_checks" ? parameters?.required_status_checks ?? [] : []
  );
  return checks.map(({ context, integration_id }) => ({ context, appId: integration_id ?? void 0 }));
}

// src/github/server-objects.ts
function account(user) {
  return user ? { login: user.login, id: user.id, type: user.type } : void 0;
}
function pullRequest(pull) {
  return {
    number: pull.number,
    open: pull.state === "open",
    merged: typeof pull.merged_at === "string",
    draft: pull.draft === true,
    author: account(pull.user),
    head: { sha: pull.head.sha, branch: pull.head.ref, repository: pull.head.repo?.full_name },
    base: { sha: pull.base.sha, branch: pull.base.ref },
    labels: pull.labels.map(({ name }) => name),
    createdAt: pull.created_at,
    url: pull.html_url
  };
}
function review(found) {
  return {
    id: found.id,
    account: account(found.user),
    state: found.state,
    commit: found.commit_id ?? void 0,
    submittedAt: found.submitted_at ?? ""
  };
}
function labelEvents(events) {
  const sorted = events.toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id
  );
  return sorted.flatMap(({ event, label, ...found }) => {
    if (event !== "labeled" && event !== "unlabeled" || !label?.name) return [];
    return {
      kind: event,
      label: label.name,
      actor: account(found.actor),
      createdAt: found.created_at,
      viaApp: (found.performed_via_github_app ?? null) !== null,
      byAgent: (found.intent ?? null) !== null
    };
  });
}
function push(activity) {
  const present = (sha) => /^0*$/.test(sha) ? void 0 : sha;
  return {
    actor: account(activity.actor),
    before: present(activity.before),
    after: present(activity.after),
    at: activity.timestamp
  };
}
function commitStatus(status) {
  const creator = account(status.creator);
  return {
    context: status.context,
    state: status.state,
    description: status.description ?? "",
    targetUrl: status.target_url ?? void 0,
    createdAt: status.created_at,
    ...creator && { creator }
  };
}

// src/github/run-objects.ts
function workflowRun(run) {
  return {
    id: run.id,
    path: run.path.split("@")[0] ?? run.path,
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch ?? void 0,
    headRepository: run.head_repository?.full_name,
    actor: account(run.actor),
    triggeringActor: account(run.triggering_actor),
    attempt: run.run_attempt ?? Number.POSITIVE_INFINITY,
    createdAt: run.created_at,
    status: run.status ?? void 0,
    url: run.html_url
  };
}
function artifactRecord(artifact) {
  const { id, head_sha } = artifact.workflow_run ?? {};
  return {
    id: artifact.id,
    name: artifact.name,
    createdAt: artifact.created_at ?? void 0,
    expired: artifact.expired,
    sizeBytes: artifact.size_in_bytes,
    digest: artifact.digest ?? void 0,
    run: id === void 0 || head_sha === void 0 ? void 0 : { id, headSha: head_sha }
  };
}
function environmentRules(environment, patterns) {
  const rule = environment.protection_rules?.find(({ type }) => type === "required_reviewers");
  const reviewers = rule?.reviewers ?? [];
  const names = (type) => reviewers.flatMap((one) => {
    const name = one.reviewer?.login ?? one.reviewer?.slug ?? one.reviewer?.name;
    return one.type === type && name !== void 0 ? [name] : [];
  });
  const policy = environment.deployment_branch_policy;
  const named = policy?.protected_branches === true ? "protected" : patterns;
  return {
    name: environment.name,
    requiredReviewers: rule && {
      preventSelfReview: rule.prevent_self_review === true,
      users: names("User"),
      teams: names("Team")
    },
    adminsCanBypass: environment.can_admins_bypass,
    refs: policy ? named : "any"
  };
}
function approval(found) {
  const environments = found.environments.flatMap(({ name }) => name === void 0 ? [] : [name]);
  return { environments, state: found.state, account: account(found.user) };
}

// src/github/environment.ts
var ENVIRONMENT = "/repos/{owner}/{repo}/environments/{environment_name}";
async function readEnvironment(requests, name) {
  const at = { environment_name: name };
  const { data } = await requests.read(ENVIRONMENT, at);
  const found = data;
  const isCustom = found.deployment_branch_policy?.protected_branches === false;
  const route = `${ENVIRONMENT}/deployment-branch-policies`;
  const pick = (page) => page.branch_policies;
  const patterns = isCustom ? await requests.list(route, at, pick) : [];
  return environmentRules(
    found,
    patterns.flatMap(({ name: pattern }) => pattern === void 0 ? [] : [pattern])
  );
}

// src/github/git-objects.ts
var { createHash: createHash2 } = process.getBuiltinModule("node:crypto");
var SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var SYMBOLIC_LINK = "120000";
var GitObjects = class {
  #requests;
  #commits = /* @__PURE__ */ new Map();
  #trees = /* @__PURE__ */ new Map();
  #texts = /* @__PURE__ */ new Map();
  constructor(requests) {
    this.#requests = requests;
  }
  /** @param ref commit or branch @throws RequestFailure */
  async fileAt(ref, path) {
    const blob = await this.blobAt(ref, path);
    return blob === void 0 ? void 0 : { blob, text: await this.#text(blob) };
  }
  /** @returns undefined when the commit has no such file @throws RequestFailure */
  async blobAt(ref, path) {
    let tree = (await this.commit(await this.resolve(ref))).tree;
    const segments = path.split("/");
    for (const [index, segment] of segments.entries()) {
      const entry = (await this.#tree(tree)).find((one) => one.path === segment);
      if (entry === void 0) return void 0;
      if (entry.mode === SYMBOLIC_LINK) throw new RequestFailure(`${path} is a symbolic link`, void 0);
      const isLast = index === segments.length - 1;
      if (isLast && entry.type === "blob") return entry.sha;
      if (isLast || entry.type !== "tree") return void 0;
      tree = entry.sha;
    }
    return void 0;
  }
  /** Names of the files right in a folder; none where there is no such folder. @throws RequestFailure */
  async filesIn(ref, folder) {
    let entries = await this.#tree((await this.commit(await this.resolve(ref))).tree);
    for (const segment of folder.split("/").filter((part) => part !== "")) {
      const inner = entries.find(({ path, type }) => path === segment && type === "tree");
      if (inner === void 0) return [];
      entries = await this.#tree(inner.sha);
    }
    return entries.filter(({ type, mode }) => type === "blob" && mode !== SYMBOLIC_LINK).map(({ path }) => path);
  }
  /** A commit just pushed may be asked for before it can be read. @throws RequestFailure */
  async commit(sha) {
    const known = this.#commits.get(sha);
    if (known !== void 0) return known;
    const found = await this.#requests.announced(
      async () => (await this.#requests.read("/repos/{owner}/{repo}/git/commits/{sha}", { sha })).data
    );
    if (!found.ok) throw new RequestFailure(found.trouble.reason, found.trouble.status);
    if (found.value === void 0) throw new RequestFailure(`there is no commit ${sha}`, void 0);
    const commit = { tree: found.value.tree.sha, parents: found.value.parents.map((parent) => parent.sha) };
    this.#commits.set(sha, commit);
    return commit;
  }
  /**
   * Equal for equal trees: only folders on the way to what is left out are opened, every other one stands by its name.
   * @throws RequestFailure
   */
  async treeDigest(sha, without) {
    const { tree } = await this.commit(sha);
    const lines = await this.#lines(tree, without);
    return `sha256:${createHash2("sha256").update(lines.join("\0")).digest("hex")}`;
  }
  async #lines(tree, without) {
    const lines = [];
    for (const { path, mode, type, sha } of await this.#tree(tree)) {
      if (without.includes(path)) continue;
      const inside = without.flatMap(
        (one) => one.startsWith(`${path}/`) ? [one.slice(path.length + 1)] : []
      );
      if (inside.length === 0 || type !== "tree") lines.push(`${mode} ${sha} ${path}`);
      else for (const line of await this.#lines(sha, inside)) lines.push(`${path}/ ${line}`);
    }
    return lines;
  }
  /** A branch's tip; never a tag of the same name, which whoever may write can make. @throws RequestFailure */
  async resolve(ref) {
    if (SHA.test(ref)) return ref;
    const { data } = await this.#requests.read("/repos/{owner}/{repo}/git/ref/{+ref}", {
      ref: `heads/${ref.split("/").map(encodeURIComponent).join("/")}`
    });
    return data.object.sha;
  }
  async #tree(sha) {
    const known = this.#trees.get(sha);
    if (known !== void 0) return known;
    const { data } = await this.#requests.read("/repos/{owner}/{repo}/git/trees/{sha}", { sha });
    const { tree, truncated } = data;
    if (truncated) throw new RequestFailure(`tree ${sha} has more entries than the server lists`, void 0);
    this.#trees.set(sha, tree);
    return tree;
  }
  async #text(sha) {
    const known = this.#texts.get(sha);
    if (known !== void 0) return known;
    const { data } = await this.#requests.read("/repos/{owner}/{repo}/git/blobs/{sha}", { sha });
    const text = Buffer.from(data.content, "base64").toString("utf8");
    this.#texts.set(sha, text);
    return text;
  }
};

// src/github/server-requests.ts
var SERVER_PATIENCE = {
  tries: 4,
  waitMs: 6e4,
  requestMs: 2e4,
  lateMs: [500, 1e3, 2e3]
};
var MAXIMUM_PAGES = 50;
var ServerRequests = class {
  #token;
  #address;
  #patience;
  #polite;
  #octokit;
  constructor(token, repository, patience) {
    this.#token = token;
    this.#address = { owner: repository.owner, repo: repository.name };
    this.#patience = patience;
    this.#polite = new PoliteRequests(patience);
  }
  octokit() {
    this.#octokit ??= connect(this.#token);
    return this.#octokit;
  }
  /** @throws RequestFailure */
  read(route, parameters = {}) {
    return askedAgain(() => this.write(`GET ${route}`, parameters));
  }
  /** @param route with its method, below the host @throws RequestFailure */
  async write(route, parameters) {
    const octokit = await this.octokit();
    const address = route.includes("{owner}") ? this.#address : {};
    return this.#polite.send(
      (signal) => octokit.request(route, { ...address, ...parameters, request: { signal } })
    );
  }
  /** The address that a read is sent on to, not followed. @throws RequestFailure */
  async redirectOf(route, parameters) {
    const octokit = await this.octokit();
    const ask = (signal) => octokit.request(`GET ${route}`, {
      ...this.#address,
      ...parameters,
      request: { signal, redirect: "manual" }
    });
    const reply = await askedAgain(() => this.#polite.send(ask));
    const location = reply.headers["location"];
    if (typeof location !== "string") throw new RequestFailure("it is sent on to nowhere", reply.status);
    return location;
  }
  /** Something to read elsewhere, which `send` asks for. @throws RequestFailure */
  elsewhere(send) {
    return askedAgain(() => this.#polite.send(send));
  }
  /** @throws RequestFailure for a query that is refused, too */
  async graphql(query, variables) {
    const octokit = await this.octokit();
    return this.#polite.send((signal) => octokit.graphql(query, { ...variables, request: { signal } }));
  }
  /**
   * All pages, by the server's own links. @param pick the list inside a page
   * @param maximum pages after which what there is is enough @throws RequestFailure
   */
  async list(route, parameters = {}, pick = (data) => data, maximum) {
    const items = [];
    let next = route;
    for (let page = 1; next !== void 0; page += 1) {
      if (page > MAXIMUM_PAGES) throw new RequestFailure(`more than ${MAXIMUM_PAGES} pages`, void 0);
      const reply = await this.read(next, page === 1 ? { per_page: 100, ...parameters } : {});
      items.push(...pick(reply.data));
      next = page === maximum ? void 0 : nextPage(reply, await this.octokit());
    }
    return items;
  }
  /** Looks again, bounded, until the value is as it should be. @returns the last one in any case */
  async expecting(look, until) {
    let value = await look();
    for (const wait of this.#patience.lateMs) {
      if (until(value)) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      value = await look();
    }
    return value;
  }
  /** What should be there: a 404 is asked again. */
  announced(look) {
    return this.expecting(
      () => maybe(look),
      (answer2) => !answer2.ok || answer2.value !== void 0
    );
  }
};
async function askedAgain(ask) {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.status !== void 0) throw error;
    return ask();
  }
}
function nextPage({ headers }, octokit) {
  const link = String(headers["link"] ?? "").match(/<([^<>]+)>;\s*rel="next"/)?.[1];
  if (link === void 0) return void 0;
  const { baseUrl } = octokit.request.endpoint.DEFAULTS;
  if (new URL(link).origin !== new URL(baseUrl).origin) {
    throw new RequestFailure("the next page is on another host", void 0);
  }
  return link;
}
async function answer(ask) {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    const { status, message } = error;
    return { ok: false, trouble: { ...status !== void 0 && { status }, reason: message } };
  }
}
async function maybe(ask) {
  const found = await answer(ask);
  return !found.ok && found.trouble.status === 404 ? { ok: true, value: void 0 } : found;
}

// src/github/server-writes.ts
var DESCRIPTION_LIMIT = 140;
async function postStatus(requests, sha, status) {
  await requests.write("POST /repos/{owner}/{repo}/statuses/{sha}", {
    sha,
    state: status.state,
    context: status.context,
    description: truncate(status.description, DESCRIPTION_LIMIT),
    ...status.targetUrl === void 0 ? {} : { target_url: status.targetUrl }
  });
}
var COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
async function commitFile(requests, git, repository, change) {
  try {
    return await createCommit(requests, repository, change);
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.status !== void 0) throw error;
    const sha = await landed(git, change);
    if (sha === void 0) throw error;
    return { sha };
  }
}
async function landed(git, { branch, expectedHead, path, text }) {
  try {
    const sha = await git.resolve(branch);
    if (sha === expectedHead || (await git.commit(sha)).parents[0] !== expectedHead) return void 0;
    const [before, after] = [await git.treeDigest(expectedHead, [path]), await git.treeDigest(sha, [path])];
    return before === after && (await git.fileAt(sha, path))?.text === text ? sha : void 0;
  } catch (error) {
    if (error instanceof RequestFailure) return void 0;
    throw error;
  }
}
async function createCommit(requests, repository, change) {
  const [headline = "", ...body] = change.message.split("\n");
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: change.branch },
    expectedHeadOid: change.expectedHead,
    message: { headline, body: body.join("\n").trim() },
    fileChanges: {
      additions: [{ path: change.path, contents: Buffer.from(change.text).toString("base64") }]
    }
  };
  const data = await requests.graphql(COMMIT, { input });
  const { createCommitOnBranch } = data;
  const sha = createCommitOnBranch?.commit?.oid;
  if (sha === void 0) throw new RequestFailure("the server names no new commit", void 0);
  return { sha };
}
async function createBranch(requests, branch, sha) {
  await requests.write("POST /repos/{owner}/{repo}/git/refs", { ref: `refs/heads/${branch}`, sha });
}
async function openPullRequest(requests, owner, { branch, base, title, body }) {
  try {
    const parameters = { head: branch, base, title, body };
    const { data } = await requests.write("POST /repos/{owner}/{repo}/pulls", parameters);
    return pullRequest(data);
  } catch (error) {
    if (!(error instanceof RequestFailure) || (error.status ?? 422) !== 422) throw error;
    const parameters = { head: `${owner}:${branch}`, base, state: "open" };
    const [open] = await requests.list("/repos/{owner}/{repo}/pulls", parameters);
    if (open === void 0) throw error;
    return pullRequest(open);
  }
}

// src/github/setting-reads.ts
var REPO = "/repos/{owner}/{repo}";
var RECENT_PULLS = 10;
function ruleReads(requests) {
  const body = async (route, parameters = {}) => (await requests.read(`${REPO}${route}`, parameters)).data;
  return {
    repositoryFacts: () => answer(async () => repositoryFacts(await body(""))),
    branchRules: (branch) => answer(
      async () => branchRules(await requests.list(`${REPO}/rules/branches/{branch}`, { branch }))
    ),
    classicProtection: (branch) => classicProtection(requests, branch),
    ruleset: (id) => maybe(async () => ruleset(await body("/rulesets/{ruleset_id}", { ruleset_id: id }))),
    workflowDefaults: () => answer(async () => {
      const found = await body("/actions/permissions/workflow");
      const { default_workflow_permissions: rights, can_approve_pull_request_reviews: may } = found;
      return { writes: rights !== "read", mayOpenPullRequests: may };
    }),
    hasLabel: (name) => exists(maybe(async () => body("/labels/{name}", { name }))),
    codeOwnersFaults: (ref) => maybe(
      async () => (await body("/codeowners/errors", { ref })).errors.length
    ),
    recentHeads: () => answer(async () => {
      const latest = { state: "all", sort: "updated", direction: "desc", per_page: RECENT_PULLS };
      const pulls = await body("/pulls", latest);
      return [...new Set(pulls.map(({ head }) => head.sha))];
    })
  };
}
async function exists(found) {
  const answered = await found;
  return answered.ok ? { ok: true, value: answered.value !== void 0 } : answered;
}
function repositoryFacts(found) {
  const open = found.private ? "private" : "public";
  const visibility = found.visibility === "internal" ? "internal" : open;
  const mayBeForked = visibility === "public" ? true : found.allow_forking;
  return { visibility, defaultBranch: found.default_branch, mayBeForked };
}
function branchRules(rules) {
  const reviews = rules.flatMap(
    ({ type, parameters }) => type === "pull_request" ? [reviewRules(parameters ?? {})] : []
  );
  const checks = ruledChecks(rules);
  return {
    checks,
    reviews: reviews.length === 0 ? void 0 : reviews.reduce(strictest),
    mergeQueue: rules.some(({ type }) => type === "merge_queue"),
    workflows: rules.flatMap(
      ({ type, parameters }) => type === "workflows" ? (parameters?.workflows ?? []).map(({ path }) => path) : []
    ),
    rulesets: [...new Set(rules.flatMap(({ ruleset_id: id }) => id ?? []))]
  };
}
function reviewRules(found) {
  return {
    approvals: found.required_approving_review_count ?? 0,
    codeOwners: found.require_code_owner_review === true || found.require_code_owner_reviews === true,
    dismissesStale: found.dismiss_stale_reviews_on_push === true || found.dismiss_stale_reviews === true,
    lastPush: found.require_last_push_approval === true
  };
}
function strictest(one, other) {
  return {
    approvals: Math.max(one.approvals, other.approvals),
    codeOwners: one.codeOwners || other.codeOwners,
    dismissesStale: one.dismissesStale || other.dismissesStale,
    lastPush: one.lastPush || other.lastPush
  };
}
async function classicProtection(requests, branch) {
  const shown = await answer(async () => {
    const { data } = await requests.read(`${REPO}/branches/{branch}`, { branch });
    const { protection } = data;
    return protection?.enabled === false;
  });
  if (shown.ok && shown.value) return { ok: true, value: void 0 };
  return maybe(async () => {
    const { data } = await requests.read(`${REPO}/branches/{branch}/protection`, { branch });
    const { required_pull_request_reviews: reviews, enforce_admins: admins } = data;
    return { reviews: reviews && reviewRules(reviews), adminsToo: admins?.enabled === true };
  });
}
function ruleset({ name, bypass_actors: actors }) {
  const bypass = actors?.map(({ actor_type: type, actor_id: id }) => id == null ? type : `${type} ${id}`);
  return { name, bypass };
}

// src/github/server.ts
var REPO2 = "/repos/{owner}/{repo}";
function createServer(token, repository, patience = SERVER_PATIENCE) {
  const requests = new ServerRequests(token, repository, patience);
  const git = new GitObjects(requests);
  return {
    repository,
    ...pullRequestReads(requests),
    ...runReads(requests),
    ...settingReads(requests),
    ...ruleReads(requests),
    ...gitReads(requests, git),
    postStatus: (sha, status) => answer(() => postStatus(requests, sha, status)),
    createBranch: (branch, sha) => answer(() => createBranch(requests, branch, sha)),
    commitFile: (change) => answer(() => commitFile(requests, git, `${repository.owner}/${repository.name}`, change)),
    openPullRequest: (request) => answer(() => openPullRequest(requests, repository.owner, request))
  };
}
function pullRequestReads(requests) {
  return {
    pullRequest: (number) => requests.announced(async () => {
      const { data } = await requests.read(`${REPO2}/pulls/{pull_number}`, { pull_number: number });
      return pullRequest(data);
    }),
    pullRequestsOf: (sha) => answer(async () => (await listedOf(requests, sha)).map(pullRequest)),
    pullRequestsAt: (sha) => answer(() => pullRequestsAt(requests, sha)),
    reviews: (number, until) => expected(requests, until, async () => {
      const route = `${REPO2}/pulls/{pull_number}/reviews`;
      const found = await requests.list(route, { pull_number: number });
      return found.map(review);
    }),
    labelEvents: (number, until) => expected(requests, until, async () => {
      const route = `${REPO2}/issues/{issue_number}/events`;
      return labelEvents(await requests.list(route, { issue_number: number }));
    }),
    changedFiles: (number) => answer(async () => {
      const route = `${REPO2}/pulls/{pull_number}/files`;
      const found = await requests.list(route, {
        pull_number: number
      });
      return found.flatMap(
        ({ filename, previous_filename: former }) => former === void 0 ? [filename] : [filename, former]
      );
    }),
    pushes: ({ repository, branch }) => answer(async () => {
      const [owner, repo] = repository.split("/");
      const parameters = { owner, repo, ref: `refs/heads/${branch}` };
      const found = await requests.list(`${REPO2}/activity`, parameters, void 0, 1);
      return found.map(push);
    })
  };
}
function listedOf(requests, sha) {
  return requests.list(`${REPO2}/commits/{commit_sha}/pulls`, { commit_sha: sha });
}
async function pullRequestsAt(requests, sha) {
  const ofCommit = await listedOf(requests, sha);
  const headed = (pulls) => pulls.map(pullRequest).filter((pull) => pull.open && pull.head.sha === sha);
  const found = headed(ofCommit);
  return found.length > 0 ? found : headed(await requests.list(`${REPO2}/pulls`, { state: "open" }));
}
function expected(requests, until, look) {
  return requests.expecting(
    () => answer(look),
    (found) => !found.ok || until === void 0 || until(found.value)
  );
}
function runReads(requests) {
  return {
    run: (id) => requests.announced(async () => {
      const { data } = await requests.read(`${REPO2}/actions/runs/{run_id}`, { run_id: id });
      return workflowRun(data);
    }),
    runs: (query) => {
      const until = query.isExpected === true ? (some) => some.length > 0 : void 0;
      return expected(requests, until, async () => {
        const pick = (data) => data.workflow_runs;
        const found = await requests.list(`${REPO2}/actions/runs`, runParameters(query), pick);
        return found.map(workflowRun);
      });
    },
    approvals: (runId) => answer(async () => {
      const route = `${REPO2}/actions/runs/{run_id}/approvals`;
      const { data } = await requests.read(route, { run_id: runId });
      return data.map(approval);
    }),
    artifacts: ({ run, name }) => answer(async () => {
      const route = run === void 0 ? `${REPO2}/actions/artifacts` : `${REPO2}/actions/runs/{run_id}/artifacts`;
      const parameters = { ...run !== void 0 && { run_id: run }, ...name !== void 0 && { name } };
      const pick = (data) => data.artifacts;
      return (await requests.list(route, parameters, pick)).map(artifactRecord);
    }),
    download: (artifact, maxBytes) => answer(() => downloadFiles(requests, artifact, maxBytes))
  };
}
function runParameters(query) {
  const { event, branch, actor, headSha, createdFrom, createdTo } = query;
  const seconds = (time) => time.replace(/\.\d+Z$/, "Z");
  const window = `${seconds(createdFrom ?? "*")}..${seconds(createdTo ?? "*")}`;
  return {
    event,
    ...branch !== void 0 && { branch },
    ...actor !== void 0 && { actor },
    ...headSha !== void 0 && { head_sha: headSha },
    ...(createdFrom ?? createdTo) !== void 0 && { created: window }
  };
}
function settingReads(requests) {
  return {
    permission: (username) => maybe(async () => {
      const route = `${REPO2}/collaborators/{username}/permission`;
      const { data } = await requests.read(route, { username });
      const { permission, user } = data;
      const found = account(user);
      return found && { account: found, permission };
    }),
    environment: (name) => maybe(() => readEnvironment(requests, name)),
    requiredChecks: (branch) => answer(() => requiredChecks(requests, branch)),
    requiredContexts: (branch) => answer(async () => (await requiredChecks(requests, branch)).map(({ context }) => context)),
    defaultBranch: () => answer(async () => (await requests.read(REPO2)).data.default_branch),
    statuses: (sha) => answer(async () => {
      const route = `${REPO2}/commits/{ref}/statuses`;
      return (await requests.list(route, { ref: sha })).map(commitStatus);
    })
  };
}
function gitReads(requests, git) {
  return {
    fileAt: (ref, path) => answer(() => git.fileAt(ref, path)),
    blobAt: (ref, path) => answer(() => git.blobAt(ref, path)),
    filesIn: (ref, folder) => answer(() => git.filesIn(ref, folder)),
    parents: (sha) => answer(async () => (await git.commit(sha)).parents),
    treeDigest: (sha, without) => answer(() => git.treeDigest(sha, without)),
    mergeBase: (base, head) => answer(async () => {
      const parameters = { basehead: `${await git.resolve(base)}...${head}`, per_page: 1 };
      const { data } = await requests.read(`${REPO2}/compare/{basehead}`, parameters);
      return data.merge_base_commit.sha;
    })
  };
}
export {
  createServer
};
