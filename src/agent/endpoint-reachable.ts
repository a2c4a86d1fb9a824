/** Is anyone listening? Asked once before the first call, so that a server that is not there costs no trial. */
import { connect } from "node:net";
import type { Problem } from "../problem.ts";
import { portOf } from "./proxy.ts";

const TIMEOUT_MS = 5_000;

/** A TCP connection only: it shows that somebody listens, not that they answer. */
export async function findUnreachable(name: string, origin: URL): Promise<Problem | undefined> {
  const host = origin.hostname.replace(/^\[|\]$/g, "");
  const port = portOf(origin);
  const code = await tryConnect(host, port);
  if (code === undefined) return undefined;
  const { cause, hint } = EXPLANATIONS[code] ?? { cause: code, hint: "Check the address and the network." };
  return {
    code: "agent-unreachable",
    message: `endpoint \`${name}\` cannot be reached at ${host}:${port}: ${cause}; no call was made`,
    hint,
  };
}

const EXPLANATIONS: Readonly<Record<string, { readonly cause: string; readonly hint: string }>> = {
  ECONNREFUSED: {
    cause: "nothing listens there (connection refused)",
    hint: "Start the server in an earlier step, in the background, and wait until it answers.",
  },
  ENOTFOUND: {
    cause: "there is no host of this name (ENOTFOUND)",
    hint: "Check the spelling of the host, and whether this machine may resolve it.",
  },
  EAI_AGAIN: {
    cause: "its name could not be looked up (EAI_AGAIN)",
    hint: "Check the spelling of the host, and whether this machine has a network.",
  },
  ETIMEDOUT: {
    cause: `no connection within ${TIMEOUT_MS / 1000} s`,
    hint: "Check firewalls; a private network needs a runner inside it, or a proxy in `HTTPS_PROXY`.",
  },
};

/** @returns the error's code; undefined when connected */
function tryConnect(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (code: string | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(code);
    };
    const timer = setTimeout(() => settle("ETIMEDOUT"), TIMEOUT_MS);
    socket.once("connect", () => settle(undefined));
    socket.once("error", (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
  });
}
