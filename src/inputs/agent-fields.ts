/** What the settings say about an agent, in any of its forms, as one specification. */
import type { Problem } from "../problem.ts";
import {
  type AgentFault,
  faultOfCommand,
  faultOfModulePath,
  faultOfUrl,
  normalisePath,
  readAgentText,
} from "./agent-text.ts";
import type { AgentSpec, EndpointSpec } from "./config.ts";
import type { CommandFields, EndpointFields, ModuleFields, Settings } from "./config-schema.ts";
import { nameOf, type Origin, placeOf } from "./setting-problems.ts";
import type { Path } from "./source-document.ts";
import { showValue } from "./value-words.ts";

type AgentFields = NonNullable<Settings["agent"]>;

export interface AgentReading {
  readonly agent?: AgentSpec;
  readonly problems: readonly Problem[];
}

export function readAgent(fields: AgentFields, origin: Origin): AgentReading {
  if (typeof fields === "string") {
    const read = readAgentText(fields);
    if (read.ok) return { agent: read.agent, problems: [] };
    return { problems: [faultProblem(["agent"], fields, read.fault, origin)] };
  }
  if ("command" in fields) return readCommand(fields, origin);
  return "path" in fields ? readModule(fields, origin) : readEndpoint(fields, origin);
}

function readCommand(fields: CommandFields, origin: Origin): AgentReading {
  const command = typeof fields.command === "string" ? fields.command.trim() : fields.command;
  const fault = faultOfCommand(command);
  const shown = typeof command === "string" ? command : command.join(" ");
  if (fault !== undefined) return { problems: [faultProblem(["agent", "command"], shown, fault, origin)] };
  return { agent: { kind: "command", command, perCall: fields["per-call"] ?? false }, problems: [] };
}

function readModule(fields: ModuleFields, origin: Origin): AgentReading {
  const path = normalisePath(fields.path.trim());
  const fault = path.includes("#")
    ? { why: "the export has a key of its own here", hint: "Write it as `export:`." }
    : faultOfModulePath(path);
  if (fault !== undefined) return { problems: [faultProblem(["agent", "path"], fields.path, fault, origin)] };
  const exportName = fields.export === undefined ? {} : { exportName: fields.export.trim() };
  return { agent: { kind: "module", path, ...exportName, exportKind: "auto" }, problems: [] };
}

function readEndpoint(fields: EndpointFields, origin: Origin): AgentReading {
  const url = fields.url?.trim() ?? "";
  const problems = [
    ...faultsOfAddress(url, fields.preset !== undefined, origin),
    ...faultsOfHeaders(fields.headers ?? {}, origin),
    ...faultsOfTemplate(fields, origin),
  ];
  if (problems.length > 0) return { problems };
  const { preset, method, headers, body, model, system, decision, text, tools, steps, cost } = fields;
  const agent: EndpointSpec = {
    kind: "endpoint",
    url,
    ...given({ preset }),
    method: method ?? "POST",
    headers: headers ?? {},
    ...given({ body, model, system }),
    paths: given({ decision, text, tools, steps, cost }),
  };
  return { agent, problems: [] };
}

/** @param url empty when there is none: a preset knows its provider's */
function faultsOfAddress(url: string, hasPreset: boolean, origin: Origin): Problem[] {
  if (url === "" && hasPreset) return [];
  const name = nameOf(origin, ["agent", "url"]);
  if (url === "") {
    const message = `${name} is missing: an agent's mapping is an endpoint with a \`url\`, a module with a \`path\`, or a \`command\``;
    return [{ code: "input-missing", message, hint: "Give one of them.", ...placeOf(origin, ["agent"]) }];
  }
  const fault = faultOfUrl(url);
  return fault === undefined ? [] : [faultProblem(["agent", "url"], url, fault, origin)];
}

/** RFC 9110 field names. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

function faultsOfHeaders(headers: Readonly<Record<string, string>>, origin: Origin): Problem[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (HEADER_NAME.test(name) && !/[\r\n\0]/.test(value)) return [];
    const fault = {
      why: "a header is a name without blanks and one line of text",
      hint: "Write for example `x-team: payments`.",
    };
    return [faultProblem(["agent", "headers", name], value, fault, origin)];
  });
}

function faultsOfTemplate(fields: EndpointFields, origin: Origin): Problem[] {
  return [...faultsOfBody(fields, origin), ...faultsOfPreset(fields, origin)];
}

function faultsOfBody({ method, body, url }: EndpointFields, origin: Origin): Problem[] {
  const isGet = method === "GET";
  const at = ["agent", isGet && body === undefined ? "url" : "body"];
  const place = placeOf(origin, at);
  if (isGet && body !== undefined) {
    const message = `${nameOf(origin, at)} is given with \`method: GET\`, which sends none`;
    return [
      {
        code: "input-conflict",
        message,
        hint: "Use `method: POST`, or put {{input}} into the `url`.",
        ...place,
      },
    ];
  }
  const isSentAnyway = !isGet && body === undefined; // a body that holds nothing but the probe
  if (isSentAnyway || holdsInput(body) || holdsInput(url)) return [];
  const example = isGet ? "`?question={{input}}`" : "`body: { question: '{{input}}' }`";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, at)} has no {{input}} in it: every probe would send the same request`,
      hint: `Put {{input}} where the probe goes, such as ${example}.`,
      ...place,
    },
  ];
}

function faultsOfPreset(fields: EndpointFields, origin: Origin): Problem[] {
  if (fields.preset === undefined) return faultsWithoutPreset(fields, origin);
  if (fields.model !== undefined || fields.body !== undefined) return [];
  return [
    {
      code: "input-missing",
      message: `${nameOf(origin, ["agent", "model"])} is missing: the preset \`${fields.preset}\` asks a model by name`,
      hint: "Give the model's name, or a whole `body` of your own.",
      ...placeOf(origin, ["agent", "preset"]),
    },
  ];
}

function faultsWithoutPreset(fields: EndpointFields, origin: Origin): Problem[] {
  const unused = (["model", "system"] as const).filter((key) => fields[key] !== undefined);
  return unused.map((key) => ({
    code: "input-conflict",
    message: `${nameOf(origin, ["agent", key])} is given without a \`preset\`, so nothing would send it`,
    hint: "Name the `preset`, or write it into `body`.",
    ...placeOf(origin, ["agent", key]),
  }));
}

function holdsInput(template: unknown): boolean {
  if (typeof template === "string") return /\{\{\s*input\s*\}\}/.test(template);
  if (typeof template !== "object" || template === null) return false;
  return Object.values(template).some(holdsInput);
}

function faultProblem(path: Path, value: string, fault: AgentFault, origin: Origin): Problem {
  return {
    code: "input-invalid",
    message: `${nameOf(origin, path)} is ${showValue(value)}: ${fault.why}`,
    hint: fault.hint,
    ...placeOf(origin, path),
  };
}

/** Without the keys that are undefined. */
function given<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
}
