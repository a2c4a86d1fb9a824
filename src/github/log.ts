/**
 * The runner's log as the `Log` port: information as plain lines, warnings as annotations too, so that they
 * reach a person who opens only the pull request. A warning is shown once, however often it is given.
 */
import type { Log } from "../ports.ts";
import type { Output } from "./output.ts";

/** Left free: the warning of reduced reporting comes last. */
const RESERVE = 1;

export function createLog(output: Output): Log {
  const warned = new Set<string>();
  return {
    info(line) {
      output.print(line);
    },
    warn(message) {
      if (warned.has(message)) return;
      warned.add(message);
      if (output.room("warning") > RESERVE) output.annotate("warning", {}, message);
      else output.print(message);
    },
  };
}
