/** The smallest action: publishes what `publication.json` holds and ends with its exit code. */
import { readFileSync } from "node:fs";
import { createGithubHost } from "../../src/github/host.ts";
import { LIMITS, type PublisherLimits } from "../../src/github/publisher.ts";
import type { Publication } from "../../src/ports.ts";

const { publication, limits } = JSON.parse(readFileSync("publication.json", "utf8")) as {
  publication: Publication;
  limits: Partial<PublisherLimits>;
};
const host = createGithubHost(process.env, { ...LIMITS, ...limits });
await host.publisher.publish(publication);
await host.exit(publication.exitCode);
