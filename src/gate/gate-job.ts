/**
 * A job that runs the gate, as a workflow file says it. Read leniently: GitHub has read the file before, and what is not
 * understood here is left out, which is no proof of anything.
 */

export interface GateJob {
  /** `.github/workflows/agentverity.yml` */
  readonly path: string;
  /** By event: its types, where it names some, and whether it leaves out changes by path or branch. */
  readonly events: ReadonlyMap<string, EventFilter>;
  /** undefined: the file asks for none, so the repository's default holds. */
  readonly rights: Rights | undefined;
  readonly environment: string | undefined;
  /** `publish:` of its step. */
  readonly publish: string | undefined;
  /** `status-context:` of its step. */
  readonly statusContext: string | undefined;
  /** Is its `github-token` the workflow's own? */
  readonly ownToken: boolean;
}

export interface EventFilter {
  readonly types: readonly string[] | undefined;
  readonly isFiltered: boolean;
}

export type Rights = "read-all" | "write-all" | Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, unknown>>;

/** @param document the file's values, whatever they are */
export function gateJobs(path: string, document: unknown): readonly GateJob[] {
  const workflow = fields(document);
  const events = eventsOf(workflow["on"]);
  return Object.values(fields(workflow["jobs"])).flatMap((value) => {
    const job = fields(value);
    const given = gateInputs(job);
    if (given === undefined) return [];
    const token = text(given["github-token"]);
    return {
      path,
      events,
      rights: rightsOf(job["permissions"]) ?? rightsOf(workflow["permissions"]),
      environment: text(job["environment"]) ?? text(fields(job["environment"])["name"]),
      publish: text(given["publish"]),
      statusContext: text(given["status-context"]),
      ownToken: token === undefined || /\bgithub\.token\b|\bGITHUB_TOKEN\b/.test(token),
    };
  });
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
  const open: EventFilter = { types: undefined, isFiltered: false };
  if (typeof on === "string") return new Map([[on, open]]);
  if (Array.isArray(on)) return new Map(on.map((name) => [String(name), open]));
  return new Map(
    Object.entries(fields(on)).map(([name, value]) => {
      const { types, ...filters } = fields(value);
      return [name, { types: listed(types), isFiltered: FILTERS.some((filter) => filter in filters) }];
    }),
  );
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
