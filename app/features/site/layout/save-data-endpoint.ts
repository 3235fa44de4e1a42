import { href, redirect } from "react-router";
import { readForm } from "../../../server/http/read-form.server.ts";
import { lowDataCookie } from "../../../server/http/save-data.ts";
import type { Route } from "./+types/save-data-endpoint";

/** Cookie lifetime: a year (s). */
const remembered = 365 * 24 * 3_600;

/** A return path on this site; prevents open redirects. */
const ownPath = /^\/(?!\/)[\w./%~-]{0,300}$/;

/** Stores the choice of the footer's switch, and returns to it. */
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

/** No page; redirects home. */
export const loader = (): Response => redirect(href("/"));
