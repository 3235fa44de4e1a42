import type { ServerBuild } from "react-router";

/** Rows in the middle of their tables. */
interface Middle {
  post: string;
  row: number;
  event: number;
}

/**
 * Not opened: pages that need a secret of a visitor, a token of a link or a file; that stand for another address; or
 * that render a page of this list again.
 */
const left = [
  /^\/(?:g|e|receipt|withdraw|photo|setup|password|login|welcome|dev|look)\b/,
  /^\/newsletter\/(?:confirm|unsubscribe)/,
  /^\/admin\/(?:preview|look\/preview|signout|share|queue|media\/(?:upload|uploads|photos|:id)|private|welcome)\b/,
  /^\/admin\/(?:listen|approvals\/:subject|consents\/:id|concerns\/:)/,
  /\/preview$|\*$|^\/:address$/,
];

/** @returns all pages, staff pages too: the path of the route, and an address with a row in the place of its parameter */
export function pagesOf(routes: ServerBuild["routes"], { post, row, event }: Middle): [name: string, path: string][] {
  const found = Object.values(routes).flatMap((route): [string, string][] => {
    if (route?.module.default === undefined) return [];
    const parts: string[] = [];
    for (let at: typeof route | undefined = route; at !== undefined; at = routes[at.parentId ?? ""])
      if (at.path) parts.unshift(at.path);
    const path = `/${parts.join("/")}`;
    const id = /event/.test(path) ? event : /(?:project|manageusers|admin\/page|newsletter)\//.test(path) ? 1 : row;
    if (left.some((pattern) => pattern.test(path)) || !(route.index || route.path)) return [];
    const address = path
      .replace(":page", "about")
      .replace(":slug", post)
      .replace(/:id\b\??/, String(id));
    return [[path, address]];
  });
  return [...new Map(found)];
}
