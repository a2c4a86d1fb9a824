/** When calls may end before the plan is done, and what must be known even then: the same while asking and while judging. */
import type { Config } from "../inputs/config.ts";
import type { OpenedSuite } from "../inputs/open-suite.ts";
import type { PreparedRelations } from "./relations.ts";

interface Asked {
  readonly config: Config;
  readonly suite: OpenedSuite;
  readonly relations: PreparedRelations;
}

/** Is it to be known of each case which decision it reaches, however early the calls end? */
export function coversAll({ config, suite: { suite }, relations }: Asked): boolean {
  return config.blindness || suite.contract !== undefined || relations.relations.length > 0;
}

export function curtailRule({ curtail, epsilon, strictErrorControl: strict }: Config) {
  return curtail ? { epsilon, strict } : undefined;
}
