/** Pages of a list as GitHub cuts them: 30 each unless asked, 100 at most, with `Link` to the others. */
import type { RouteCall } from "./routes.ts";

export interface Page<T> {
  readonly items: readonly T[];
  readonly headers: Readonly<Record<string, string>>;
}

export function page<T>(call: RouteCall, all: readonly T[]): Page<T> {
  const size = Math.min(100, Math.max(1, Number(call.query.get("per_page") ?? 30)));
  const number = Math.max(1, Number(call.query.get("page") ?? 1));
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, relation: string): string => {
    const query = new URLSearchParams(call.query);
    query.set("page", String(to));
    return `<${call.address}?${query}>; rel="${relation}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, "prev")] : []),
    ...(number < last ? [link(number + 1, "next"), link(last, "last")] : []),
    ...(number > 1 ? [link(1, "first")] : []),
  ];
  return {
    items: all.slice((number - 1) * size, number * size),
    headers: links.length === 0 ? {} : { link: links.join(", ") },
  };
}
