/** Which proxy an address goes through, by the rules of GitHub's own toolkit (`@actions/http-client`). */

type Variables = Readonly<Record<string, string | undefined>>;

/** @returns the proxy's address; undefined: straight */
export function proxyFor(url: URL, environment: Variables): string | undefined {
  if (isLoopback(url.hostname)) return undefined;
  const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
  const proxy = environment[name] || environment[name.toUpperCase()];
  if (proxy === undefined || proxy === "" || isExempt(url, environment)) return undefined;
  return proxy.includes("://") ? proxy : `http://${proxy}`;
}

function isExempt(url: URL, environment: Variables): boolean {
  const list = environment["no_proxy"] || environment["NO_PROXY"] || "";
  const host = url.hostname.toLowerCase();
  const port = portOf(url);
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .some((entry) => {
      if (entry === "*") return true;
      const domain = entry.replace(/^\*?\./, "");
      return [host, `${host}:${port}`].some((each) => each === domain || each.endsWith(`.${domain}`));
    });
}

/** The port that is meant where none is written. */
export function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
}
