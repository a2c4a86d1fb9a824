/**
 * Cuts the part of GitHub's own OpenAPI description that our loopback GitHub validates against.
 *
 *   mkdir "$TMPDIR/octokit" && npm install --prefix "$TMPDIR/octokit" @octokit/openapi@23.0.2
 *   node scripts/openapi-subset.mjs "$TMPDIR/octokit/node_modules/@octokit/openapi"
 *
 * The package is 394 MB, so it is never a dependency: the result, test/contract/openapi-subset.json, is
 * committed with the package's MIT notice beside it. To cover another call, add its path below and rerun.
 * Prose, examples and vendor extensions are dropped; every schema a listed operation reaches is kept word for
 * word, `nullable` included (the reader rewrites it). Equal input gives equal bytes.
 */
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VERSION = "23.0.2";
const MAXIMUM_BYTES = 600_000;
const REPOSITORY = "/repos/{owner}/{repo}";

/** Paths below the repository with the methods that we call or may call. */
const OPERATIONS = {
  "": ["get"],
  "/check-runs": ["post"],
  "/check-runs/{check_run_id}": ["get", "patch"],
  "/check-runs/{check_run_id}/annotations": ["get"],
  "/commits": ["get"],
  "/commits/{ref}": ["get"],
  "/commits/{ref}/check-runs": ["get"],
  "/commits/{ref}/status": ["get"],
  "/commits/{ref}/statuses": ["get"],
  "/commits/{commit_sha}/pulls": ["get"],
  "/statuses/{sha}": ["post"],
  "/compare/{basehead}": ["get"],
  "/contents/{path}": ["get", "put"],
  "/git/blobs": ["post"],
  "/git/blobs/{file_sha}": ["get"],
  "/git/trees": ["post"],
  "/git/trees/{tree_sha}": ["get"],
  "/git/commits": ["post"],
  "/git/commits/{commit_sha}": ["get"],
  "/git/ref/{ref}": ["get"],
  "/git/matching-refs/{ref}": ["get"],
  "/git/refs": ["post"],
  "/git/refs/{ref}": ["patch", "delete"],
  "/branches/{branch}": ["get"],
  "/branches/{branch}/protection": ["get"],
  "/collaborators/{username}/permission": ["get"],
  "/pulls": ["get", "post"],
  "/pulls/{pull_number}": ["get"],
  "/pulls/{pull_number}/commits": ["get"],
  "/pulls/{pull_number}/files": ["get"],
  "/pulls/{pull_number}/reviews": ["get"],
  "/issues": ["get", "post"],
  "/issues/{issue_number}": ["get", "patch"],
  "/issues/{issue_number}/comments": ["get", "post"],
  "/issues/comments/{comment_id}": ["get", "patch"],
  "/issues/{issue_number}/events": ["get"],
  "/issues/{issue_number}/timeline": ["get"],
  "/issues/{issue_number}/labels": ["get", "post"],
  "/issues/{issue_number}/labels/{name}": ["delete"],
  "/labels": ["get", "post"],
  "/labels/{name}": ["get"],
  "/actions/permissions": ["get"],
  "/actions/permissions/workflow": ["get"],
  "/actions/workflows/{workflow_id}/runs": ["get"],
  "/actions/runs": ["get"],
  "/actions/runs/{run_id}": ["get"],
  "/actions/runs/{run_id}/attempts/{attempt_number}": ["get"],
  "/actions/runs/{run_id}/approvals": ["get"],
  "/actions/runs/{run_id}/artifacts": ["get"],
  "/actions/runs/{run_id}/pending_deployments": ["get"],
  "/actions/artifacts": ["get"],
  "/actions/artifacts/{artifact_id}": ["get"],
  "/actions/artifacts/{artifact_id}/{archive_format}": ["get"],
  "/environments": ["get"],
  "/environments/{environment_name}": ["get"],
  "/environments/{environment_name}/deployment-branch-policies": ["get"],
  "/rules/branches/{branch}": ["get"],
  "/rulesets": ["get"],
  "/rulesets/{ruleset_id}": ["get"],
  "/codeowners/errors": ["get"],
  "/activity": ["get"],
};

/** Words that constrain nothing. Inside `properties` the same words are names and stay. */
const PROSE = new Set(["description", "summary", "example", "examples", "externalDocs", "tags", "title"]);

const packageFolder = process.argv[2];
if (packageFolder === undefined) {
  console.error("usage: node scripts/openapi-subset.mjs FOLDER_OF_@octokit/openapi");
  process.exit(2);
}
const installed = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).version;
if (installed !== VERSION) {
  console.error(`expected @octokit/openapi ${VERSION}, found ${installed}`);
  process.exit(2);
}
const source = JSON.parse(readFileSync(join(packageFolder, "generated/api.github.com.json"), "utf8"));

function strip(node, namesAreData = false) {
  if (Array.isArray(node)) return node.map((item) => strip(item));
  if (node === null || typeof node !== "object") return node;
  const kept = {};
  for (const [key, value] of Object.entries(node)) {
    if (!namesAreData && (PROSE.has(key) || key.startsWith("x-"))) continue;
    const literal = !namesAreData && (key === "enum" || key === "default" || key === "const");
    kept[key] = literal ? value : strip(value, key === "properties" && !namesAreData);
  }
  return kept;
}

/** Calls `visit` with each `[section, name]` that a node refers to. */
function references(node, visit) {
  if (node === null || typeof node !== "object") return;
  if (typeof node["$ref"] === "string") {
    const [, , section, name] = node["$ref"].split("/");
    visit(section, name);
  }
  for (const value of Object.values(node)) references(value, visit);
}

/** Headers say nothing that we check, and only JSON bodies have a schema worth keeping. */
function operation(definition) {
  const { operationId, parameters, requestBody, responses } = strip(definition);
  for (const response of Object.values(responses)) delete response.headers;
  return { operationId, parameters, requestBody, responses };
}

const paths = {};
for (const [below, methods] of Object.entries(OPERATIONS)) {
  const path = REPOSITORY + below;
  paths[path] = {};
  for (const method of methods) {
    const definition = source.paths[path]?.[method];
    if (definition === undefined) throw new Error(`GitHub describes no ${method.toUpperCase()} ${path}`);
    paths[path][method] = operation(definition);
  }
}

const components = {};
const pending = [paths];
for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
  references(node, (section, name) => {
    components[section] ??= {};
    if (components[section][name] !== undefined) return;
    const component = strip(source.components[section][name]);
    delete component.headers;
    components[section][name] = component;
    pending.push(component);
  });
}
for (const [section, members] of Object.entries(components)) {
  components[section] = Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const target = new URL("../test/contract/openapi-subset.json", import.meta.url);
const subset = {
  openapi: source.openapi,
  info: {
    title: "Part of the GitHub v3 REST API",
    version: source.info.version,
    license: source.info.license,
  },
  paths,
  components,
};
writeFileSync(target, `${JSON.stringify(subset, null, 1)}\n`);
copyFileSync(
  join(packageFolder, "LICENSE"),
  new URL("../test/contract/openapi-subset.LICENSE", import.meta.url),
);
const bytes = statSync(target).size;
console.log(`${Object.keys(paths).length} paths, ${bytes} bytes`);
if (bytes > MAXIMUM_BYTES) {
  console.error(`more than ${MAXIMUM_BYTES} bytes: drop a path`);
  process.exit(1);
}
