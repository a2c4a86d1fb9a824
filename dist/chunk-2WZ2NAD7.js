var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
// src/gate/doctor-facts.ts
function finding(id, promise, because, holes) {
  const open = holes.filter((hole2) => hole2 !== void 0);
  const known = open.filter((hole2) => hole2.known);
  const unknown = open.filter((hole2) => !hole2.known);
  const doubtful2 = unknown.length > 0 ? "unknown" : "guaranteed";
  return {
    id,
    promise,
    state: known.length > 0 ? "not-guaranteed" : doubtful2,
    because,
    holes: [...known, ...unknown]
  };
}
function hole(reason, consequence, setting) {
  return { known: true, reason, consequence, setting };
}
function doubtful(reason, consequence, setting) {
  return { known: false, reason, consequence, setting };
}
var GITHUB_ACTIONS = 15368;
var ADMIN = "administration";
var METADATA = "metadata";
function unread(what, trouble, consequence, right) {
  return doubtful(
    `This token could not read ${what} (${trouble.reason}).`,
    consequence,
    READABLE[right] ?? `Give this job \`${right}\`, or run \`agentverity doctor\` at your desk with a token that may read it.`
  );
}
var READABLE = {
  [ADMIN]: "Run `agentverity doctor` at your desk with the token of an admin: no workflow's token may read this.",
  [METADATA]: "Run `agentverity doctor` with a token that may see this repository."
};
function isBeyondPlan({ reason }) {
  return /\bupgrade to github\b/i.test(reason);
}

// src/pipeline/gate/advisory.ts
var CURE = "require it from an app of the team's own, whose token this job takes from an environment of the default branch (`mode: doctor` says how)";
async function advisoryNotes(server, branch, context) {
  const checks = await server.requiredChecks(branch);
  if (!checks.ok)
    return [
      `advisory against writers as far as is known: who must post \`${context}\` could not be read (${checks.trouble.reason}); ${CURE}`
    ];
  const ours = checks.value.filter((check) => check.context === context);
  if (ours.some(({ appId }) => appId !== void 0 && appId !== GITHUB_ACTIONS)) return [];
  const why = ours.length === 0 ? `\`${branch}\` does not require \`${context}\`` : `\`${context}\` is required of \`${branch}\`, and any writer's workflow can post it`;
  return [`advisory against writers: ${why}; ${CURE}`];
}

// src/pipeline/gate/post-answer.ts
async function postAnswer(host, target, answer) {
  const { server, event } = host;
  const { sha, context, branch } = target;
  const posted = await server.postStatus(sha, {
    context,
    state: answer.state,
    description: answer.description,
    ...event.runUrl === void 0 ? {} : { targetUrl: event.runUrl }
  });
  if (!posted.ok) return { posted: false, required: void 0, notes: [unposted(posted.trouble, context)] };
  const notes = event.name === "workflow_run" && branch !== void 0 ? await advisoryNotes(server, branch, context) : [];
  if (!answer.unsigned || branch === void 0) return { posted: true, required: void 0, notes };
  const contexts = await server.requiredContexts(branch);
  return { posted: true, required: contexts.ok ? contexts.value.includes(context) : void 0, notes };
}
function unposted({ reason, status }, context) {
  return `the status \`${context}\` could not be posted (${reason}), so this job's result is the answer: ${cureOf(status)}`;
}
function cureOf(status) {
  return status === 403 || status === 404 ? "give this job `statuses: write`; a run for a fork or for Dependabot has a token that only reads, and needs the set-up with `workflow_run`" : "run it again to have it posted";
}
function contextOf(given, baseline) {
  return given ?? (baseline === "" ? "agentverity" : `agentverity (${baseline})`);
}
function isOwnBranch(host, pull) {
  const { owner, name } = host.server.repository;
  return pull.head.repository?.toLowerCase() === `${owner}/${name}`.toLowerCase();
}

export {
  finding,
  hole,
  doubtful,
  GITHUB_ACTIONS,
  ADMIN,
  METADATA,
  unread,
  isBeyondPlan,
  postAnswer,
  contextOf,
  isOwnBranch
};
