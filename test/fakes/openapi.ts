/**
 * GitHub's own description of its REST API (test/contract, made by scripts/openapi-subset.mjs) as a judge of
 * requests and responses. What the description leaves open is judged by hand: body fields that GitHub would
 * ignore, a completed check run without a conclusion, more than 50 annotations at once.
 */
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call that GitHub describes, found by method and undecoded path. */
export interface Operation {
  readonly method: Method;
  /** `/repos/{owner}/{repo}/check-runs` */
  readonly template: string;
  /** Decoded values of the template's names. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Faults of a request; empty when GitHub would take it. */
  judgeRequest(query: URLSearchParams, body: unknown): string[];
  /** Faults of a response; empty when GitHub could have given it. */
  judgeResponse(status: number, body: unknown): string[];
}

const DOCUMENT = new URL("../contract/openapi-subset.json", import.meta.url);

/** Described as a time, documented as a range in the syntax of GitHub's search. */
const TIME = "\\d{4}-\\d\\d-\\d\\d(?:T[\\d:]+(?:Z|[+-]\\d\\d:\\d\\d))?";
const RANGE_OF_TIMES = new RegExp(`^(?:[<>]=?${TIME}|(?:\\*|${TIME})\\.\\.(?:\\*|${TIME}))$`);

let read: GithubContract | undefined;

/** The same one for every server of a process: what it has compiled is worth keeping. */
export function githubContract(): GithubContract {
  read ??= new GithubContract();
  return read;
}

class GithubContract {
  readonly #document: JsonObject;
  readonly #ajv: Ajv;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #templates: readonly { readonly template: string; readonly pattern: RegExp }[];

  constructor() {
    this.#document = withoutNullable(JSON.parse(readFileSync(DOCUMENT, "utf8"))) as JsonObject;
    this.#ajv = new Ajv({ strict: false, allErrors: true, logger: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(this.#document, "github");
    // Literal segments first, so that `/pulls/comments` is no pull request; names that run over slashes last.
    const rank = (template: string): string =>
      `${Number(runsOverSlashes(template))}${template.replaceAll("{", "~")}`;
    this.#templates = Object.keys(object(this.#document["paths"]))
      .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
      .map((template) => ({ template, pattern: patternOf(template) }));
  }

  describes(method: string, template: string): boolean {
    return object(object(this.#document["paths"])[template])[method.toLowerCase()] !== undefined;
  }

  /** @param rawPath undecoded, without query: `%2F` stays one segment */
  find(method: string, rawPath: string): Operation | undefined {
    for (const { template, pattern } of this.#templates) {
      const match = pattern.exec(rawPath);
      const definition = object(object(this.#document["paths"])[template])[method.toLowerCase()];
      if (match === null || definition === undefined) continue;
      return this.#operation(method as Method, template, object(definition), match.groups ?? {});
    }
    return undefined;
  }

  #operation(
    method: Method,
    template: string,
    definition: JsonObject,
    groups: Record<string, string>,
  ): Operation {
    const pointer = ["paths", template, method.toLowerCase()];
    return {
      method,
      template,
      parameters: Object.fromEntries(
        Object.entries(groups).map(([name, raw]) => [name, decodeURIComponent(raw)]),
      ),
      judgeRequest: (query, body) => [
        ...this.#judgeQuery(definition, query),
        ...this.#judgeBody(definition, pointer, body),
        ...judgeByHand(template, body),
      ],
      judgeResponse: (status, body) => this.#judgeResponse(definition, pointer, status, body),
    };
  }

  #judgeQuery(definition: JsonObject, query: URLSearchParams): string[] {
    const parameters = array(definition["parameters"]).map((parameter) => this.#resolve(object(parameter)));
    const known = new Map(
      parameters
        .filter((each) => each["in"] === "query")
        .map((each) => [String(each["name"]), each] as const),
    );
    const faults: string[] = [];
    for (const [name, text] of query) {
      const parameter = known.get(name);
      if (parameter === undefined) faults.push(`query: unknown parameter ${name}`);
      else faults.push(...this.#judgeParameter(name, object(parameter["schema"]), text));
    }
    return faults;
  }

  #judgeParameter(name: string, schema: JsonObject, text: string): string[] {
    if (name === "created" && RANGE_OF_TIMES.test(text)) return [];
    const validate = this.#ajv.compile(this.#resolve(schema));
    const readings = [text, Number(text), text === "true"].filter((value) => String(value) === text);
    if (readings.some((value) => validate(value))) return [];
    return [`query: ${name}=${text} ${this.#ajv.errorsText(validate.errors)}`];
  }

  #judgeBody(definition: JsonObject, pointer: string[], body: unknown): string[] {
    const schema = jsonSchema(definition["requestBody"]);
    if (schema === undefined) return body === undefined ? [] : ["body: this call takes none"];
    if (body === undefined) {
      return object(definition["requestBody"])["required"] === true ? ["body: missing"] : [];
    }
    const path = [...pointer, "requestBody", "content", "application/json", "schema"];
    return [...this.#validate(path, body, "body"), ...this.#unknownFields(schema, body, "body")];
  }

  #judgeResponse(definition: JsonObject, pointer: string[], status: number, body: unknown): string[] {
    const response = object(definition["responses"])[String(status)];
    if (response === undefined) {
      // Every call may be refused or fail in these ways, described or not.
      return [401, 403, 404, 422, 429].includes(status) || status >= 500
        ? []
        : [`response: GitHub describes no ${status} here`];
    }
    const resolved = this.#resolve(object(response));
    const schema = jsonSchema(resolved);
    if (schema === undefined) return [];
    const reference = object(response)["$ref"];
    const base =
      typeof reference === "string"
        ? reference.slice(2).split("/")
        : [...pointer, "responses", String(status)];
    return this.#validate([...base, "content", "application/json", "schema"], body, `response ${status}`);
  }

  #validate(pointer: readonly string[], value: unknown, what: string): string[] {
    const reference = `github#/${pointer.map(pointerSegment).join("/")}`;
    let validate = this.#validators.get(reference);
    if (validate === undefined) {
      validate = this.#ajv.compile({ $ref: reference });
      this.#validators.set(reference, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${what}: ${error.instancePath || "/"} ${error.message}`);
  }

  /** GitHub ignores a field it does not know, so a misspelt one is lost without an error. */
  #unknownFields(schema: JsonObject, value: unknown, path: string): string[] {
    if (Array.isArray(value)) {
      const items = this.#branches(schema).find((branch) => branch["items"] !== undefined)?.["items"];
      if (items === undefined) return [];
      return value.flatMap((item, index) => this.#unknownFields(object(items), item, `${path}[${index}]`));
    }
    if (typeof value !== "object" || value === null) return [];
    const branches = this.#branches(schema);
    if (branches.every((branch) => branch["properties"] === undefined)) return [];
    const properties = Object.assign({}, ...branches.map((branch) => branch["properties"])) as JsonObject;
    return Object.entries(value).flatMap(([name, member]) => {
      const known = properties[name];
      if (known === undefined) return [`${path}: unknown field ${name}`];
      return this.#unknownFields(object(known), member, `${path}.${name}`);
    });
  }

  /** The schema itself and whatever it is composed of. */
  #branches(schema: JsonObject): JsonObject[] {
    const resolved = this.#resolve(schema);
    const composed = ["allOf", "anyOf", "oneOf"].flatMap((word) => array(resolved[word]));
    return [resolved, ...composed.flatMap((branch) => this.#branches(object(branch)))];
  }

  #resolve(node: JsonObject): JsonObject {
    const reference = node["$ref"];
    if (typeof reference !== "string") return node;
    let found: Json = this.#document;
    for (const segment of reference.slice(2).split("/")) found = object(found)[segment] ?? {};
    return this.#resolve(object(found));
  }
}

function judgeByHand(template: string, body: unknown): string[] {
  if (!template.includes("/check-runs") || typeof body !== "object" || body === null) return [];
  const { status, conclusion, output } = body as {
    status?: string;
    conclusion?: string;
    output?: JsonObject;
  };
  const faults: string[] = [];
  if (status === "completed" && conclusion === undefined) faults.push("body: completed without a conclusion");
  if (conclusion === "stale") faults.push("body: only GitHub itself sets the conclusion stale");
  for (const [index, annotation] of array(output?.["annotations"]).entries()) {
    faults.push(...judgeAnnotation(object(annotation), `body: annotation ${index}`));
  }
  if (array(output?.["annotations"]).length > 50) faults.push("body: more than 50 annotations");
  return faults;
}

function judgeAnnotation(annotation: JsonObject, what: string): string[] {
  const { title, message, path, start_line: start, end_line: end } = annotation;
  const faults: string[] = [];
  if (typeof title === "string" && title.length > 255) faults.push(`${what}: title over 255 characters`);
  if (Buffer.byteLength(String(message)) > 64 * 1024) faults.push(`${what}: message over 64 KB`);
  if (String(path).startsWith("/") || String(path).includes("\\"))
    faults.push(`${what}: path ${path} is not relative`);
  if (Number(start) < 1 || Number(end) < Number(start)) faults.push(`${what}: lines ${start} to ${end}`);
  return faults;
}

/** OpenAPI 3.0's `nullable` says in JSON Schema nothing; beside `$ref` or `allOf` not even ajv reads it. */
function withoutNullable(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutNullable);
  if (node === null || typeof node !== "object") return node;
  const rewritten = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutNullable(value)] as const),
  );
  if (rewritten["nullable"] !== true) return rewritten;
  const { nullable: _, ...rest } = rewritten;
  return { anyOf: [{ type: "null" }, rest] };
}

/** At the end, `{path}`, `{ref}` and `{basehead}` may hold slashes; every other name is one segment. */
function runsOverSlashes(template: string): boolean {
  return /\{(?:path|ref|basehead)\}$/.test(template);
}

function patternOf(template: string): RegExp {
  const segments = template.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return new RegExp(`^${runsOverSlashes(template) ? segments.replace(/\[\^\/\]\+\)$/, ".+)") : segments}$`);
}

function pointerSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function jsonSchema(holder: Json | undefined): JsonObject | undefined {
  const content = object(object(holder)["content"])["application/json"];
  const schema = object(content)["schema"];
  return schema === undefined ? undefined : object(schema);
}

function object(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

function array(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
