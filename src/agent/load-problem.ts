/** Why an agent's module cannot be used, in words a person can act on. */
import { relative, sep } from "node:path";
import type { ModuleSpec } from "../inputs/config.ts";
import type { Problem, SourcePosition } from "../problem.ts";
import { oneLine } from "./call-failure.ts";
import type { LaunchFault } from "./launch-worker.ts";
import { nearest } from "./nearest-name.ts";
import type { FaultPosition } from "./worker-protocol.ts";

const MAX_QUOTE = 400;

/** A file and an export of it, as a setting names them. */
export type NamedModule = Pick<ModuleSpec, "path" | "exportName">;
/** What such a file is for. */
export type ModuleRole = "agent" | "relations" | "test file";

/** @param root absolute; positions are given relative to it */
export function loadProblem(
  spec: NamedModule,
  fault: LaunchFault,
  root: string,
  role: ModuleRole = "agent",
): Problem {
  const name = agentName(spec);
  const at = "at" in fault && fault.at !== undefined ? { at: toSource(fault.at, root) } : {};
  switch (fault.what) {
    case "syntax":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` has a syntax error${place(at.at)}: ${quote(fault.message)}`,
        hint: "Fix the file there.",
        ...at,
      };
    case "exception":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` threw while it was loaded${place(at.at)}: ${quote(fault.message)}`,
        hint: "Run the file on its own to see the whole error; what it needs at the top level must be there when it is loaded.",
        ...at,
      };
    case "missing-package":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` needs the package \`${quote(fault.name)}\`, which is not installed${place(at.at)}`,
        hint: "Install the packages it needs in an earlier step: `npm ci`.",
        ...at,
      };
    case "missing-import":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` imports \`${quote(fault.name)}\`, and there is no such file${place(at.at)}`,
        hint: "Correct the import, or build what it points to in an earlier step.",
        ...at,
      };
    case "factory-failed":
      return {
        code: "agent-load-failed",
        message: `the factory of ${role} \`${name}\` threw${place(at.at)}: ${quote(fault.message)}`,
        hint: "A factory is called once before the first trial, without arguments; make it work that way.",
        ...at,
      };
    case "ended":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` ended its process while it was loaded ${fault.how}`,
        hint: "Look for `process.exit` or a crash at the top level of the file; what it printed is above.",
      };
    case "timeout":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` did not finish loading within ${fault.afterMs} ms`,
        hint: "Look for a top-level `await` or loop that never ends; connect inside the function instead.",
      };
    case "bad-catalogue":
      return {
        code: "relations-invalid",
        message: `relations \`${name}\`: ${quote(fault.message)}`,
        hint: "Export a list of `{ name, kind, transform, check }`; `examples/custom-relation` is one that works.",
      };
    default:
      return exportProblem(spec, fault, role);
  }
}

type ExportFault = Extract<
  LaunchFault,
  { what: "export-missing" | "not-callable" | "class" | "no-function" }
>;

function exportProblem(spec: NamedModule, fault: ExportFault, role: ModuleRole): Problem {
  const name = agentName(spec);
  switch (fault.what) {
    case "export-missing":
      return exportMissing(spec, fault.exports.map(quote), role);
    case "class":
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` is the class \`${quote(fault.name)}\`, and a class cannot be called`,
        hint: `Export a function that uses it: \`export const decide = (input) => new ${quote(fault.name) || "Agent"}().…(input)\`.`,
      };
    case "not-callable":
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` is ${quote(fault.found)}, not a function`,
        hint:
          fault.methods.length === 0
            ? "Export a function `(input) => answer`, or a factory that returns one."
            : `Export a function that calls a method of it: \`export const decide = (input) => agent.${quote(fault.methods[0] ?? "run")}(input)\`.`,
      };
    case "no-function": {
      const taken = fault.guessed
        ? "was taken as a factory because it declares no parameter, and it"
        : "as a factory";
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` ${taken} returned ${quote(fault.found)}, not a function`,
        hint: fault.guessed
          ? "If it decides itself, set `agent-kind: function`, or declare its parameter: `(input) => …`."
          : "Return the function that decides, or set `agent-kind: function`.",
      };
    }
  }
}

function exportMissing(spec: NamedModule, exports: readonly string[], role: ModuleRole): Problem {
  const wanted = spec.exportName ?? "default";
  const there =
    exports.length === 0
      ? "it exports nothing"
      : `it exports ${exports.map((each) => `\`${each}\``).join(", ")}`;
  const meant = nearest(wanted, exports) ?? (exports.length === 1 ? exports[0] : undefined);
  return {
    code: "agent-missing",
    message: `${role} \`${spec.path}\` has no ${wanted === "default" ? "default export" : `export \`${wanted}\``}: ${there}`,
    hint:
      meant === undefined
        ? `Name the export after a hash: \`${spec.path}#${exports[0] ?? (role === "agent" ? "decide" : "catalogue")}\`.`
        : `Did you mean \`${spec.path}${meant === "default" ? "" : `#${meant}`}\`?`,
  };
}

/** As in the `agent` input. */
export function agentName(spec: NamedModule): string {
  return spec.exportName === undefined ? spec.path : `${spec.path}#${spec.exportName}`;
}

function toSource(at: FaultPosition, root: string): SourcePosition {
  const path = relative(root, at.file);
  const file = path === "" || path.startsWith("..") ? at.file : path;
  return { ...at, file: file.split(sep).join("/") };
}

function place(at: SourcePosition | undefined): string {
  if (at?.line === undefined) return at === undefined ? "" : ` (${at.file})`;
  return ` (${at.file}:${at.line}${at.column === undefined ? "" : `:${at.column}`})`;
}

/** The worker's words are the agent's: one line, capped, no control characters. */
function quote(text: string): string {
  return oneLine(text, MAX_QUOTE);
}
