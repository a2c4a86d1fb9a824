/** A file of the team's that is to be loaded: is it there, and can Node load it? */
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, extname } from "node:path";
import type { Problem } from "../problem.ts";
import type { ModuleRole, NamedModule } from "./load-problem.ts";
import { nearest } from "./nearest-name.ts";

const LOADABLE = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx"];

/** What is wrong with the file itself, before it is loaded. @param file absolute */
export function fileProblem(spec: NamedModule, file: string, role: ModuleRole): Problem | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return missingFile(spec, file, role);
  if (!stat.isFile()) {
    return {
      code: "agent-missing",
      message: `${role} \`${spec.path}\` is a folder, not a file`,
      hint: `Name the file in it: \`${spec.path.replace(/\/$/, "")}/index.ts\`.`,
    };
  }
  if (LOADABLE.includes(extname(file).toLowerCase())) return undefined;
  return {
    code: "agent-load-failed",
    message: `${role} \`${spec.path}\` is no module that Node can load (${LOADABLE.join(", ")})`,
    hint:
      role === "agent"
        ? "Point `agent` to JavaScript or TypeScript, or put the agent behind an HTTP endpoint."
        : "Point `relations` to JavaScript or TypeScript.",
  };
}

function missingFile(spec: NamedModule, file: string, role: ModuleRole): Problem {
  const folder = dirname(spec.path);
  const meant = nearest(basename(file), filesBeside(file));
  return {
    code: "agent-missing",
    message: `${role} \`${spec.path}\`: there is no such file`,
    hint:
      meant === undefined
        ? "Give the path relative to the working directory."
        : `Did you mean \`${folder === "." && !spec.path.startsWith("./") ? "" : `${folder}/`}${meant}\`?`,
  };
}

function filesBeside(file: string): string[] {
  try {
    return readdirSync(dirname(file)).filter((name) => LOADABLE.includes(extname(name).toLowerCase()));
  } catch {
    return [];
  }
}
