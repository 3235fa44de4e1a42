import type { Route } from "./+types/speculation-rules-endpoint";

/** Pages that a finger may meet on a public page and that are nobody's to fetch ahead. */
const never = ["/admin*", "/login*", "/password*", "/setup*", "/newsletter/*", "/files/*", "/*\\?*"];

/**
 * Tells browsers to fetch the next page as soon as a finger is on its link, and not before: earlier guesses would cost
 * visitors data for pages that they never open. Whoever saves data is left in peace altogether.
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
