import type { Route } from "./+types/speculation-rules-endpoint";

/** Links on public pages that browsers must not prefetch. */
const never = ["/admin*", "/login*", "/password*", "/setup*", "/newsletter/*", "/files/*", "/*\\?*"];

/**
 * Speculation rules: prefetch when a finger touches a link, not earlier, which would cost data for unopened pages. None
 * with Save-Data.
 */
export function loader({ request }: Route.LoaderArgs): Response {
  const savesData = request.headers.get("Save-Data")?.toLowerCase() === "on";
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: never } }] };
  const rules = savesData ? {} : { prefetch: [{ source: "document", where, eagerness: "conservative" }] };
  return new Response(JSON.stringify(rules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
      Vary: "Save-Data",
    },
  });
}
