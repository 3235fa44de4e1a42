import { cachedRoutesContext } from "../../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/speculation-rules-endpoint";

/**
 * Serves rules that prefetch a page when a link is touched. Prefetching earlier would cost visitors data. With
 * Save-Data, no rules.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const savesData = request.headers.get("Save-Data")?.toLowerCase() === "on";
  // Endpoints such as /feed.xml are not pages, and "/:address" would also match pages of the staff area.
  const pages = Object.keys(context.get(cachedRoutesContext)).filter((path) => !/\.|^\/:/.test(path));
  const where = { and: [{ href_matches: pages }, { not: { href_matches: "/*\\?*" } }] };
  const rules = savesData ? {} : { prefetch: [{ source: "document", where, eagerness: "conservative" }] };
  return new Response(JSON.stringify(rules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
      Vary: "Save-Data",
    },
  });
}
