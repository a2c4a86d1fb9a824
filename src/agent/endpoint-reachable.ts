/** Is anyone listening, and to be trusted? Asked once before the first call, so that a server that is not there costs no trial. */
import { connect, isIP } from "node:net";
import { connect as connectSecurely } from "node:tls";
import type { Problem } from "../problem.ts";
import { oneLine } from "./call-failure.ts";
import { portOf } from "./proxy.ts";

const TIMEOUT_MS = 5_000;
const MAX_CAUSE = 120;

/** A connection only, with its certificate: it shows that somebody listens, not that they answer. */
export async function findUnreachable(name: string, origin: URL): Promise<Problem | undefined> {
  const host = origin.hostname.replace(/^\[|\]$/g, "");
  const port = portOf(origin);
  const error = await tryConnect(host, port, origin.protocol === "https:");
  if (error === undefined) return undefined;
  const { cause, hint } = EXPLANATIONS[error.code] ?? unexplained(error);
  return {
    code: "agent-unreachable",
    message: `endpoint \`${name}\` cannot be reached at ${host}:${port}: ${cause}; no call was made`,
    hint,
  };
}

interface Explanation {
  readonly cause: string;
  readonly hint: string;
}

const TRUST_HINT =
  "Name the file of the authority that signed it: `env: NODE_EXTRA_CA_CERTS: ca.pem` on this step.";

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    cause: "its certificate is signed by itself (DEPTH_ZERO_SELF_SIGNED_CERT)",
    hint: TRUST_HINT,
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    cause:
      "its certificate is signed by an authority that this machine does not know (SELF_SIGNED_CERT_IN_CHAIN)",
    hint: TRUST_HINT,
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    cause: "its certificate's authority is not known here (UNABLE_TO_VERIFY_LEAF_SIGNATURE)",
    hint: TRUST_HINT,
  },
  CERT_HAS_EXPIRED: {
    cause: "its certificate has expired (CERT_HAS_EXPIRED)",
    hint: "Renew the server's certificate; check this machine's clock.",
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    cause: "its certificate is for another host (ERR_TLS_CERT_ALTNAME_INVALID)",
    hint: "Use the host's name as it stands in the certificate.",
  },
  ERR_SSL_WRONG_VERSION_NUMBER: {
    cause: "what listens there speaks no TLS",
    hint: "If it speaks plain HTTP, write `http://`.",
  },
};

function unexplained({ code, message }: Fault): Explanation {
  const said = message === "" || message === code ? code : `${oneLine(message, MAX_CAUSE)} (${code})`;
  return { cause: said, hint: "Check the address and the network." };
}

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** @returns undefined when connected */
function tryConnect(host: string, port: number, secure: boolean): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    const socket = secure
      ? connectSecurely({ host, port, ...(isIP(host) === 0 ? { servername: host } : {}) })
      : connect({ host, port });
    const settle = (fault: Fault | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(fault);
    };
    const timer = setTimeout(() => settle({ code: "ETIMEDOUT", message: "" }), TIMEOUT_MS);
    socket.once(secure ? "secureConnect" : "connect", () => settle(undefined));
    // What fails once may fail again while it is destroyed.
    socket.on("error", (error: NodeJS.ErrnoException) =>
      settle({ code: error.code ?? error.name, message: error.message }),
    );
  });
}
