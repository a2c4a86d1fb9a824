/**
 * Prepares the request of an endpoint agent: `${NAME}` comes from the environment, `{{input}}` is the probe.
 * Both are put into the strings of the parsed template, never into JSON text, so that no probe can break out of its place.
 */
import type { EndpointSpec } from "../inputs/config.ts";
import { fail, type Result, succeed } from "../problem.ts";
import { findFaults, referencesIn, type Template, templateOf, type Variables } from "./endpoint-template.ts";

export interface HttpRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface PreparedRequest {
  /** The address as written, without query and credentials. */
  readonly name: string;
  /** Where it goes, to see whether anyone is there. */
  readonly origin: URL;
  for(input: string): HttpRequest;
  /** Hides the values of all references. */
  redact(text: string): string;
}

const SLOT = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}|\{\{\s*input\s*\}\}/g;

/** Shorter values are words like `true` or a port: hiding them would garble messages and protect nothing. */
const MIN_SECRET_LENGTH = 6;

export function prepareRequest(spec: EndpointSpec, environment: Variables): Result<PreparedRequest> {
  const template = templateOf(spec, environment);
  const faults = findFaults(spec, template, environment);
  if (faults.length > 0) return fail(...faults);

  const fill = (text: string, input: string) =>
    text.replace(SLOT, (_slot, name: string | undefined) =>
      name === undefined ? input : (environment[name] ?? ""),
    );
  const urlFor = (input: string) => new URL(fill(template.url, encodeURIComponent(input)).trim());
  const name = withoutSecrets(template.url);
  const fixed = prepareFixed(name, template, (text) => fill(text, ""), urlFor);
  if (!fixed.ok) return fixed;
  const { headers, origin } = fixed.value;

  return succeed({
    name,
    origin,
    for: (input) => ({
      url: withoutCredentials(urlFor(input)),
      method: template.method,
      headers,
      body: template.body === undefined ? undefined : JSON.stringify(fillTree(template.body, input, fill)),
    }),
    redact: redactor(referencesIn(template), environment),
  });
}

/** What no probe changes, checked before any call: header values and the address. */
function prepareFixed(
  name: string,
  template: Template,
  fill: (text: string) => string,
  urlFor: (input: string) => URL,
): Result<{ headers: Record<string, string>; origin: URL }> {
  let origin: URL;
  try {
    origin = urlFor("");
    if (origin.protocol !== "http:" && origin.protocol !== "https:") throw new Error("no such protocol");
  } catch {
    return fail({
      code: "input-invalid",
      message: `the endpoint's address \`${name}\` is no http or https URL`,
      hint: "Write it whole: `https://host/path`.",
    });
  }
  const headers: Record<string, string> = credentialsOf(origin);
  for (const [header, text] of Object.entries(template.headers)) {
    const value = fill(text).trim();
    try {
      new Headers([[header, value]]);
    } catch {
      return fail({
        code: "input-invalid",
        message: `the header \`${header}\` cannot be sent: its name or its value has a character that HTTP forbids`,
        hint: "Look for a line break or a non-ASCII character, for example inside the secret.",
      });
    }
    headers[header] = value;
  }
  return succeed({ headers, origin: withoutCredentials(origin) });
}

/** fetch refuses `https://user:password@host`; every server understands the header it stands for. */
function credentialsOf(url: URL): Record<string, string> {
  if (url.username === "" && url.password === "") return {};
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return { authorization: `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
}

function withoutCredentials(url: URL): URL {
  const clean = new URL(url);
  clean.username = "";
  clean.password = "";
  return clean;
}

function withoutSecrets(url: string): string {
  return url.replace(/[?#][\s\S]*$/, "").replace(/\/\/[^/]*@/, "//");
}

function fillTree(tree: unknown, input: string, fill: (text: string, input: string) => string): unknown {
  if (typeof tree === "string") return fill(tree, input);
  if (Array.isArray(tree)) return tree.map((item) => fillTree(item, input, fill));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillTree(value, input, fill)]));
}

function redactor(names: readonly string[], environment: Variables): (text: string) => string {
  const values = names.map((name) => (environment[name] ?? "").trim());
  const secrets = values.filter((value) => value.length >= MIN_SECRET_LENGTH);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
}
