/** A client of GitHub's REST and GraphQL API, loaded when first asked for: most runs of a CLI never need one. */

/** Asks at GITHUB_API_URL. What failed is the caller's to tell, so the client itself is silent. */
export async function connect(token: string) {
  const { getOctokit } = await import("@actions/github");
  const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const baseUrl = process.env["GITHUB_API_URL"];
  return getOctokit(token, { log: silent, ...(baseUrl ? { baseUrl } : {}) });
}

function ignore(): void {
  // its own words would go to the log unneutralised
}
