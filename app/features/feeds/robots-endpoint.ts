import { href } from "react-router";
import { requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/robots-endpoint";

export const handle: RouteHandle = { cache: { isListed: false } };

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(requestInfoContext);
  const text = `User-agent: *\nDisallow: /admin\nSitemap: ${origin}${href("/sitemap.xml")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
