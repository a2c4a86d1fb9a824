/** The program that runs a team's agent in a process of its own; started by `agent/worker-process.ts`. */
import { WORKER_PIPE_FD } from "./agent/worker-protocol.ts";
import { serve } from "./agent/worker-serve.ts";

serve(WORKER_PIPE_FD);
