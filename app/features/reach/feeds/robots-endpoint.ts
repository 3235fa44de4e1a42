import { href } from "react-router";
import { requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/robots-endpoint";

/** The staff area, and folders in which each address is for one person only. Their responses also have `noindex`. */
const closed = ["/admin", "/login", "/password", "/setup", "/webhooks/", "/g/", "/e/"];

export const handle: RouteHandle = { cache: { isListed: false } };

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(requestInfoContext);
  const lines = closed.map((path) => `Disallow: ${path}`);
  const text = `${["User-agent: *", ...lines, `Sitemap: ${origin}${href("/sitemap.xml")}`].join("\n")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
