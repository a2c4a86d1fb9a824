/** Asks the server for all that `doctor` judges by: each question by itself, so that one refusal hides nothing else. */
import { join } from "node:path";
import { CODE_OWNERS_PATHS, type CodeOwners, parseCodeOwners } from "../../gate/code-owners.ts";
import type { DoctorFacts } from "../../gate/doctor-facts.ts";
import { type GateJob, gateJobs, type WorkflowFile } from "../../gate/gate-job.ts";
import type { Policy } from "../../gate/policy.ts";
import type { Config } from "../../inputs/config.ts";
import { parseSource } from "../../inputs/parse-source.ts";
import { DEFAULT_CONFIG_FILES } from "../../inputs/read-config.ts";
import type { Account, Answer, Server, Trouble } from "../../ports/server.ts";
import { type Result, succeed } from "../../problem.ts";
import type { Host } from "../host.ts";
import { Unanswered } from "./known.ts";
import { contextOf } from "./post-answer.ts";
import {
  type BranchPolicy,
  configPaths,
  type PolicyHost,
  policyAtHand,
  policyOfBranch,
} from "./read-policy.ts";

/** Where nobody named one. */
const USUAL_BASELINE = "agentverity.baseline.json";
const WORKFLOWS = ".github/workflows";
/** People whose permission is looked up. */
const MOST_PEOPLE = 8;

export type DoctorHost = PolicyHost & Pick<Host, "files">;

/** @returns problems for a configuration with faults on the default branch, whose policy nobody can know */
export async function gatherFacts(host: DoctorHost, config: Config): Promise<Result<DoctorFacts>> {
  const { server } = host;
  const repository = await server.repositoryFacts();
  const branch = repository.ok ? repository.value.defaultBranch : undefined;
  const onBranch = <Value>(ask: (name: string) => Promise<Answer<Value>>) =>
    branch === undefined ? Promise.resolve(failed<Value>(NO_BRANCH)) : ask(branch);
  const read = await readPolicy(host, config, onBranch);
  if (!read.ok) return read;
  const { policy, configPath, policyRead } = read.value;
  const [rules, checks, classic, owners, ownersFaults, jobs] = await Promise.all([
    onBranch(server.branchRules),
    onBranch(server.requiredChecks),
    onBranch(server.classicProtection),
    onBranch((name) => readOwners(server, name)),
    onBranch(server.codeOwnersFaults),
    onBranch((name) => readJobs(server, name)),
  ]);
  const found = jobs.ok ? jobs.value : [];
  const baseline = policy.baseline ?? USUAL_BASELINE;
  const given = config.gate?.statusContext ?? found.find((job) => job.statusContext)?.statusContext;
  const context = contextOf(given, baseline);
  const [rulesets, defaults, label, environment, posters, people] = await Promise.all([
    Promise.all((rules.ok ? rules.value.rulesets : []).map(server.ruleset)),
    server.workflowDefaults(),
    server.hasLabel(policy.label),
    server.environment(policy.environment),
    postersOf(server, context),
    peopleOf(server, policy, owners, await onBranch((name) => pushersTo(server, name))),
  ]);
  const jobEnvironment = found.find((job) => job.environment !== undefined)?.environment;
  return succeed({
    repository,
    branch: branch === undefined ? "the default branch" : `\`${branch}\``,
    branchName: branch,
    policy,
    policyRead,
    configPath,
    baseline,
    context,
    publish: publishOf(config, found),
    rules,
    checks,
    classic,
    rulesets,
    defaults,
    label,
    environment,
    owners,
    ownersFaults,
    jobs,
    jobEnvironment: jobEnvironment === undefined ? undefined : await server.environment(jobEnvironment),
    posters,
    people,
  });
}

const NO_BRANCH: Trouble = { reason: "the repository's default branch is not known" };

function failed<Value>(trouble: Trouble): Answer<Value> {
  return { ok: false, trouble };
}

interface FoundPolicy extends Pick<DoctorFacts, "policy" | "policyRead" | "configPath"> {}

async function readPolicy(
  host: DoctorHost,
  config: Config,
  onBranch: (
    ask: (name: string) => Promise<Answer<Result<BranchPolicy>>>,
  ) => Promise<Answer<Result<BranchPolicy>>>,
): Promise<Result<FoundPolicy>> {
  const answer = await onBranch((name) => answered(() => policyOfBranch(host, name)));
  if (answer.ok && !answer.value.ok) return answer.value;
  if (answer.ok && answer.value.ok) {
    const { policy, path, established } = answer.value.value;
    return succeed({ policy, configPath: path, policyRead: { ok: true, value: { established } } });
  }
  const trouble = answer.ok ? NO_BRANCH : answer.trouble;
  return succeed({
    policy: await policyAtHand(host, textAtHand(host, config)),
    configPath: configPaths(host)[0] ?? DEFAULT_CONFIG_FILES[0],
    policyRead: failed(trouble),
  });
}

async function answered<Value>(ask: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return failed({ reason: error.message });
  }
}

function textAtHand({ inputs, files }: DoctorHost, { workingDirectory }: Config): string | undefined {
  const named = inputs.values["config"]?.trim() || undefined;
  const names = named === undefined ? DEFAULT_CONFIG_FILES : [named];
  return names.map((name) => files.read(join(workingDirectory, name))).find((text) => text !== undefined);
}

async function readOwners(server: Server, branch: string): Promise<Answer<CodeOwners | undefined>> {
  for (const path of CODE_OWNERS_PATHS) {
    const file = await server.fileAt(branch, path);
    if (!file.ok) return file;
    if (file.value !== undefined) return { ok: true, value: parseCodeOwners(path, file.value.text) };
  }
  return { ok: true, value: undefined };
}

/** A workflow file with faults starts nothing, on GitHub either. */
async function readJobs(server: Server, branch: string): Promise<Answer<readonly GateJob[]>> {
  const names = await server.filesIn(branch, WORKFLOWS);
  if (!names.ok) return names;
  const workflows: WorkflowFile[] = [];
  for (const name of names.value.filter((file) => /\.ya?ml$/i.test(file))) {
    const path = `${WORKFLOWS}/${name}`;
    const file = await server.fileAt(branch, path);
    if (!file.ok) return file;
    const parsed = await parseSource(path, file.value?.text ?? "");
    if (parsed.ok) workflows.push({ path, document: parsed.value.value });
  }
  return { ok: true, value: gateJobs(workflows) };
}

async function postersOf(server: Server, context: string): Promise<Answer<readonly Account[]>> {
  const heads = await server.recentHeads();
  if (!heads.ok) return heads;
  const answers = await Promise.all(heads.value.map((sha) => server.statuses(sha)));
  const posters = new Map<number, Account>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const { context: name, creator } of answer.value)
      if (name === context && creator !== undefined) posters.set(creator.id, creator);
  }
  return { ok: true, value: [...posters.values()] };
}

async function pushersTo(server: Server, branch: string): Promise<Answer<readonly string[]>> {
  const { owner, name } = server.repository;
  const pushes = await server.pushes({ repository: `${owner}/${name}`, branch });
  if (!pushes.ok) return pushes;
  const people = pushes.value.flatMap(({ actor }) => (actor?.type === "User" ? [actor.login] : []));
  return { ok: true, value: [...new Set(people)] };
}

/** Those who are listed, or who were seen: not everybody, for a workflow's token may not list them. */
async function peopleOf(
  server: Server,
  { approvers }: Policy,
  owners: Answer<CodeOwners | undefined>,
  pushers: Answer<readonly string[]>,
): Promise<DoctorFacts["people"]> {
  const rules = owners.ok ? (owners.value?.rules ?? []) : [];
  const named = rules.flatMap((rule) => rule.owners.flatMap((name) => /^@([^/]+)$/.exec(name)?.[1] ?? []));
  const seen = approvers ?? [...named, ...(pushers.ok ? pushers.value : [])];
  if (seen.length === 0 && !pushers.ok) return pushers;
  const logins = [...new Map(seen.map((login) => [login.toLowerCase(), login])).values()].slice(
    0,
    MOST_PEOPLE,
  );
  const people = [];
  for (const login of logins) {
    const permission = await server.permission(login);
    if (!permission.ok) return permission;
    const { permission: word, account } = permission.value ?? {};
    people.push({ login, mayWrite: account?.type === "User" && (word === "write" || word === "admin") });
  }
  return { ok: true, value: people };
}

/** What a job says, or the settings at hand. */
function publishOf({ gate }: Config, jobs: readonly GateJob[]): string {
  const said: readonly (string | undefined)[] = [...jobs.map(({ publish }) => publish), gate?.publish];
  return said.find((how) => how !== undefined && how !== "artifact") ?? "artifact";
}
