import { href, redirect } from "react-router";
import { readForm } from "../../../server/http/read-form.server.ts";
import { lowDataCookie } from "../../../server/http/save-data.ts";
import type { Route } from "./+types/save-data-endpoint";

/** Cookie lifetime: one year (s). */
const remembered = 365 * 24 * 3_600;

/** Matches a path on this site, against open redirects. */
const ownPath = /^\/(?!\/)[\w./%~-]{0,300}$/;

/** Stores the choice of the footer's low-data switch, and redirects back to the page. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { data, from = "" } = await readForm(request);
  const wanted = data === "low" ? "low" : "full";
  const back = ownPath.test(from) ? from : href("/");
  const isSafe = new URL(request.url).protocol === "https:";
  const cookie = `${lowDataCookie}=${wanted}; Path=/; Max-Age=${remembered}; SameSite=Lax; HttpOnly`;
  return redirect(`${back}#low-data`, {
    status: 303,
    headers: { "Set-Cookie": isSafe ? `${cookie}; Secure` : cookie },
  });
}

/** There is no page at this address; redirects to the home page. */
export const loader = (): Response => redirect(href("/"));
