/** Where a file of the job stands in the repository, and its address at the measured commit. */
import { relative, sep } from "node:path";
import type { RunContext } from "./run-context.ts";

export interface Links {
  repositoryPrefix(workingDirectory: string): string;
  link(repositoryFile: string, line: number): string | undefined;
}

export function createLinks(context: RunContext, serverUrl: string | undefined): Links {
  const { repository, headSha, workspace } = context;
  return {
    repositoryPrefix(workingDirectory) {
      return workspace === undefined ? "" : relative(workspace, workingDirectory).split(sep).join("/");
    },
    link(repositoryFile, line) {
      if (repository === undefined || headSha === undefined || serverUrl === undefined) return undefined;
      const path = repositoryFile.split("/").map(encodeURIComponent).join("/");
      return `${serverUrl}/${repository.owner}/${repository.name}/blob/${headSha}/${path}#L${line}`;
    },
  };
}
