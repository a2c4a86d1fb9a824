/** What makes two runs the same measurement: digests of what changes an answer or its reading, and of nothing else. */
import type { Suite } from "../core/suite.ts";
import type { Config } from "../inputs/config.ts";
import { digestOf } from "./digest.ts";

/** Agent, layer, tolerance, repeats and error control; not workers, timeouts, reports or where files lie. */
export function configDigest(config: Config): string {
  const { agent, isolation, layer, epsilon, repeats, budget, strictErrorControl, meter } = config;
  return digestOf({
    agent,
    isolation,
    layer,
    epsilon,
    repeats,
    budget,
    strictErrorControl,
    meter,
    method: "wilson",
  });
}

/** The cases in order and the contract; not lines, comments or the file's name. */
export function suiteDigest({ cases, contract }: Suite): string {
  const { line: _, ...promises } = contract ?? { line: 0 };
  return digestOf({
    cases: cases.map(({ input, expected }) => ({ input, expected })),
    contract: contract === undefined ? undefined : promises,
  });
}
