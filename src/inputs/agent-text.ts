/** `./agents/router.ts#buildAgent`, `https://…`, `command: python agent.py`: the one-line form of an agent. */
import type { AgentSpec, EndpointSpec } from "./config.ts";
import { quote } from "./value-words.ts";

/** Why a text is no agent; `must` completes "it must be …", `hint` says what to do. */
export interface AgentFault {
  readonly why: string;
  readonly hint: string;
}

export type ReadAgent =
  | { readonly ok: true; readonly agent: AgentSpec }
  | { readonly ok: false; readonly fault: AgentFault };

const SCHEME = /^([a-z][a-z0-9+.-]+):\/\//i;
const COMMAND = /^command:([\s\S]*)$/i;
const OTHER_LANGUAGE = /\.(?:py|rb|go|rs|java|kt|cs|php|sh|ps1|ipynb)$/i;
const COLON_EXPORT = /^(.+\.[cm]?[jt]sx?):([\w$]+)$/i;

/** @param text trimmed, not empty */
export function readAgentText(text: string): ReadAgent {
  const command = COMMAND.exec(text)?.[1]?.trim();
  if (command !== undefined) return readCommand(command);
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return readAddress(text);
  if (scheme !== undefined) {
    return refuse(
      `\`${scheme}://\` is no address this version can call`,
      "Use an `https://…` or `http://…` address.",
    );
  }
  return readModule(text);
}

function readCommand(command: string): ReadAgent {
  const fault = faultOfCommand(command);
  return fault === undefined
    ? { ok: true, agent: { kind: "command", command, perCall: false } }
    : { ok: false, fault };
}

/** What no system can start, whatever is installed. */
export function faultOfCommand(command: string | readonly string[]): AgentFault | undefined {
  const [program = "", ...rest] = typeof command === "string" ? [command] : command;
  if (program.trim() === "") {
    return { why: "there is no command in it", hint: "Write for example `command: python agent.py`." };
  }
  if ([program, ...rest].some((part) => part.includes("\0"))) {
    return { why: "it holds a NUL character", hint: "Remove it." };
  }
  return undefined;
}

function readAddress(url: string): ReadAgent {
  const fault = faultOfUrl(url);
  if (fault !== undefined) return { ok: false, fault };
  const agent: EndpointSpec = { kind: "endpoint", url, method: "POST", headers: {}, paths: {} };
  return { ok: true, agent };
}

/** A reference to an environment variable, filled in when the agent is opened; `1` is valid as host, port and path. */
const REFERENCE = /\$\{[A-Za-z_][A-Za-z0-9_]*\}/g;

/** What is wrong with an endpoint's address, if anything. */
export function faultOfUrl(url: string): AgentFault | undefined {
  if (url.startsWith("${")) return undefined; // known only when the agent is opened
  const filled = url.replace(REFERENCE, "1");
  const address = URL.canParse(filled) ? new URL(filled) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) {
    return {
      why: "it is no `https://…` or `http://…` address",
      hint: "Write it in full, such as `https://example.com/decide`.",
    };
  }
  if (address.username !== "" || address.password !== "") {
    return {
      why: "it holds a user name or password",
      hint: "Send credentials as a header with a reference: `headers: { authorization: 'Bearer ${API_KEY}' }` and `agent-env: API_KEY`.",
    };
  }
  return undefined;
}

function readModule(text: string): ReadAgent {
  const hash = text.lastIndexOf("#");
  const path = normalisePath((hash === -1 ? text : text.slice(0, hash)).trim());
  const exportName = hash === -1 ? undefined : text.slice(hash + 1).trim();
  if (path === "") return refuse("there is no file before `#`", "Write `./agents/router.ts#buildAgent`.");
  if (exportName === "") {
    return refuse(
      "there is no export after `#`",
      `Write \`${path}#buildAgent\`, or \`${path}\` for its default export.`,
    );
  }
  const fault = faultOfModulePath(path);
  if (fault !== undefined) return { ok: false, fault };
  return {
    ok: true,
    agent: { kind: "module", path, ...(exportName === undefined ? {} : { exportName }), exportKind: "auto" },
  };
}

/** What is wrong with a module's path, as far as its spelling goes. */
export function faultOfModulePath(path: string): AgentFault | undefined {
  const colon = COLON_EXPORT.exec(path);
  if (colon !== null) {
    return { why: "the export goes after `#`", hint: `Did you mean \`${colon[1]}#${colon[2]}\`?` };
  }
  if (OTHER_LANGUAGE.test(path)) {
    return {
      why: `${quote(path)} is no JavaScript or TypeScript`,
      hint: `Run it as a program: \`command: ${runOf(path)}\`, or put it behind an endpoint.`,
    };
  }
  return undefined;
}

/** How a script is run; of what must be built first nobody knows the name. */
function runOf(path: string): string {
  const known: Readonly<Record<string, string>> = { py: "python", rb: "ruby", php: "php", sh: "sh" };
  const interpreter = known[path.split(".").at(-1)?.toLowerCase() ?? ""];
  return interpreter === undefined ? "./program" : `${interpreter} ${path}`;
}

/** Backslashes, as Windows writes them, become slashes. */
export function normalisePath(path: string): string {
  return path.replaceAll("\\", "/");
}

function refuse(why: string, hint: string): ReadAgent {
  return { ok: false, fault: { why, hint } };
}
