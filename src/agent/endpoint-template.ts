/**
 * The template of an endpoint's request: a preset's, overlaid with what the team wrote. Faults of it are found before
 * any call, all of them together.
 */
import type { EndpointSpec } from "../inputs/config.ts";
import type { Problem } from "../problem.ts";
import { PRESET_RULES } from "./endpoint-presets.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;
const INPUT = /\{\{\s*input\s*\}\}/;

export interface Template {
  readonly url: string;
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function templateOf(spec: EndpointSpec, environment: Variables): Template {
  const preset = spec.preset === undefined ? undefined : PRESET_RULES[spec.preset];
  const method = spec.method === "" ? "POST" : spec.method.toUpperCase();
  const sendsBody = method !== "GET" && method !== "HEAD";
  const body = spec.body ?? (sendsBody ? (preset?.body(spec) ?? { input: "{{input}}" }) : undefined);
  const ownUrl = spec.url !== "";
  // Behind an address of the team's own, a compatible server may want no key.
  const presetHeaders = Object.entries(preset?.headers ?? {}).filter(
    ([, value]) => !ownUrl || namesIn(value).every((name) => isSet(environment, name)),
  );
  return {
    url: ownUrl ? spec.url : (preset?.url ?? ""),
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...Object.fromEntries(presetHeaders),
      ...Object.fromEntries(Object.entries(spec.headers).map(([name, value]) => [name.toLowerCase(), value])),
    },
    body,
  };
}

export function findFaults(spec: EndpointSpec, template: Template, environment: Variables): Problem[] {
  return [...environmentFaults(template, environment), ...templateFaults(spec, template)];
}

function environmentFaults(template: Template, environment: Variables): Problem[] {
  const missing = referencesIn(template).filter((name) => !isSet(environment, name));
  if (missing.length === 0) return [];
  const [first] = missing;
  return [
    {
      code: "agent-environment",
      message: `the endpoint needs ${missing.map((name) => `\`${name}\``).join(", ")} from the environment, and ${missing.length === 1 ? "it is" : "they are"} not set, empty, or not named in \`agent-env\``,
      hint: `Set it for this step (\`env: ${first}: \${{ secrets.${first} }}\`) and allow it: \`agent-env: ${first}\`; model providers' own names need no allowing. Pull requests from forks get no secrets.`,
    },
  ];
}

function templateFaults(spec: EndpointSpec, template: Template): Problem[] {
  const faults: Problem[] = [];
  const hasBodyMethod = template.method !== "GET" && template.method !== "HEAD";
  if (spec.body !== undefined && !hasBodyMethod) {
    faults.push({
      code: "input-conflict",
      message: `the endpoint has a \`body\`, and \`method: ${template.method}\` cannot send one`,
      hint: "Set `method: POST`, or put `{{input}}` into the URL and leave out the body.",
    });
  } else if (!INPUT.test(template.url) && !stringsIn(template.body).some((text) => INPUT.test(text))) {
    faults.push({
      code: "input-invalid",
      message: "the endpoint's request never mentions `{{input}}`: every probe would send the same",
      hint: 'Put `"{{input}}"` where the probe belongs in `body`, or into the URL.',
    });
  }
  if (spec.preset !== undefined && spec.body === undefined && spec.model === undefined) {
    faults.push({
      code: "input-missing",
      message: `\`preset: ${spec.preset}\` needs a \`model\``,
      hint: "Name the model as the provider does, with its date, so that a new release does not change the agent.",
    });
  }
  return faults;
}

function stringsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.values(tree).flatMap(stringsIn);
}

export function referencesIn(template: Template): string[] {
  const texts = [template.url, ...Object.values(template.headers), ...stringsIn(template.body)];
  return [...new Set(texts.flatMap(namesIn))];
}

function namesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map((match) => match[1] ?? "");
}

/** A secret that a runner may not give arrives as an empty text. */
function isSet(environment: Variables, name: string): boolean {
  return (environment[name] ?? "").trim() !== "";
}
