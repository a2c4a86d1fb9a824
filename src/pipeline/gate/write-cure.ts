/** What a person does about a write that failed. */
import type { Trouble } from "../../ports/server.ts";

/** @param rights for a token that may not, or a branch that refuses */
export function writeCure({ status }: Trouble, rights: string): string {
  if (status === undefined) return "no answer came, so look whether it is there, and else commit it by hand";
  const isBusy = status === 429 || status >= 500;
  return isBusy ? "GitHub was not able to just then: commit the file by hand" : rights;
}
