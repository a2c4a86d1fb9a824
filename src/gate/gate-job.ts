/**
 * A job that runs the gate, as a workflow file says it. Read leniently: GitHub has read the file before, and what is not
 * understood here is left out, which is no proof of anything.
 */

export interface GateJob {
  /** `.github/workflows/agentverity.yml` */
  readonly path: string;
  /** What starts it, itself or by way of a workflow that it waits for (`workflow_run`). */
  readonly events: ReadonlyMap<string, EventFilter>;
  /** Does it run as the default branch has it, whatever a pull request changes? */
  readonly fromBase: boolean;
  /** undefined: the file asks for none, so the repository's default holds. */
  readonly rights: Rights | undefined;
  readonly environment: string | undefined;
  /** Of all jobs of its workflow. */
  readonly environments: readonly string[];
  /** May it be left out: by a job that failed before it, or by a condition of its own? */
  readonly skipped: "never" | "after-failure" | "by-condition";
  /** Does a newer run cancel it? */
  readonly isCancelled: boolean;
  /** `publish:` of its step. */
  readonly publish: string | undefined;
  /** `status-context:` of its step. */
  readonly statusContext: string | undefined;
  /** Is its `github-token` the workflow's own? */
  readonly ownToken: boolean;
}

export interface EventFilter {
  /** undefined: all there are. */
  readonly types: readonly string[] | undefined;
  /** Does it leave out changes by path or branch? */
  readonly isFiltered: boolean;
}

/** A workflow file with its values, whatever they are. */
export interface WorkflowFile {
  readonly path: string;
  readonly document: unknown;
}

export type Rights = "read-all" | "write-all" | Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, unknown>>;

export function gateJobs(files: readonly WorkflowFile[]): readonly GateJob[] {
  return files.flatMap(({ path, document }) => {
    const workflow = fields(document);
    const jobs = Object.values(fields(workflow["jobs"])).map(fields);
    const own = eventsOf(workflow["on"]);
    const events = merged([own, ...wakers(workflow, files).map((waker) => eventsOf(waker["on"]))]);
    const environments = jobs.flatMap((job) => environmentOf(job) ?? []);
    return jobs.flatMap((job) => {
      const given = gateInputs(job);
      if (given === undefined) return [];
      const place = { path, events, fromBase: own.has("workflow_run"), environments };
      return { ...place, ...jobFacts(workflow, job), ...inputFacts(given) };
    });
  });
}

function jobFacts(workflow: Fields, job: Fields) {
  const cancels = [workflow, job].some((one) => fields(one["concurrency"])["cancel-in-progress"] === true);
  return {
    rights: rightsOf(job["permissions"]) ?? rightsOf(workflow["permissions"]),
    environment: environmentOf(job),
    skipped: skippedBy(job),
    isCancelled: cancels,
  };
}

function inputFacts(given: Fields) {
  const token = text(given["github-token"]);
  return {
    publish: text(given["publish"]),
    statusContext: text(given["status-context"]),
    ownToken: token === undefined || /\bgithub\.token\b|\bGITHUB_TOKEN\b/.test(token),
  };
}

function environmentOf(job: Fields): string | undefined {
  return text(job["environment"]) ?? text(fields(job["environment"])["name"]);
}

function skippedBy(job: Fields): GateJob["skipped"] {
  const condition = job["if"] === undefined ? "" : String(job["if"]);
  if (/always\(\)|!\s*cancelled\(\)/.test(condition))
    return condition.includes("&&") ? "by-condition" : "never";
  if (condition !== "") return "by-condition";
  return job["needs"] === undefined ? "never" : "after-failure";
}

/** The workflows whose end starts this one, by their names. */
function wakers(workflow: Fields, files: readonly WorkflowFile[]): readonly Fields[] {
  const names = listed(fields(fields(workflow["on"])["workflow_run"])["workflows"]) ?? [];
  return files
    .filter(({ path, document }) => names.includes(text(fields(document)["name"]) ?? path))
    .map(({ document }) => fields(document));
}

function merged(all: readonly ReadonlyMap<string, EventFilter>[]): ReadonlyMap<string, EventFilter> {
  const events = new Map<string, EventFilter>();
  for (const [name, { types, isFiltered }] of all.flatMap((each) => [...each])) {
    const before = events.get(name);
    const isOpen = types === undefined || (before !== undefined && before.types === undefined);
    events.set(name, {
      types: isOpen ? undefined : [...(before?.types ?? []), ...(types ?? [])],
      isFiltered: isFiltered || before?.isFiltered === true,
    });
  }
  return events;
}

/** What the gate is given: as a step, or as a workflow of ours that is called. */
function gateInputs(job: Fields): Fields | undefined {
  const called = text(job["uses"]);
  if (called !== undefined && /agentverity[^@]*\.ya?ml@/.test(called)) return fields(job["with"]);
  const steps = Array.isArray(job["steps"]) ? job["steps"].map(fields) : [];
  return steps.map((step) => fields(step["with"])).find((given) => text(given["mode"])?.trim() === "gate");
}

/** `on: push`, a list of names, or a mapping of names to filters. */
function eventsOf(on: unknown): ReadonlyMap<string, EventFilter> {
  const plain = (name: string): [string, EventFilter] => [
    name,
    { types: usualTypes(name), isFiltered: false },
  ];
  if (typeof on === "string") return new Map([plain(on)]);
  if (Array.isArray(on)) return new Map(on.map((name) => plain(String(name))));
  return new Map(
    Object.entries(fields(on)).map(([name, value]) => {
      const { types, ...filters } = fields(value);
      return [
        name,
        { types: listed(types) ?? usualTypes(name), isFiltered: FILTERS.some((filter) => filter in filters) },
      ];
    }),
  );
}

/** What starts a workflow that names no types; undefined: every type. */
function usualTypes(event: string): readonly string[] | undefined {
  return event === "pull_request" ? ["opened", "synchronize", "reopened"] : undefined;
}

const FILTERS = ["paths", "paths-ignore", "branches-ignore"];

function rightsOf(value: unknown): Rights | undefined {
  if (value === "read-all" || value === "write-all") return value;
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([scope, level]) => [scope, String(level)]));
}

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function listed(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value]).map(String);
}
