import { href, redirect } from "react-router";
import { readForm } from "../../server/http/read-form.server.ts";
import { lowDataCookie } from "../../server/http/save-data.ts";
import type { Route } from "./+types/save-data-endpoint";

/** How long a browser remembers the choice, in seconds: a year. */
const remembered = 365 * 24 * 3_600;

/** Where to go back to: a page of this site, by a path as our own pages write it. */
const ownPath = /^\/(?!\/)[\w./%~-]{0,300}$/;

/** Remembers what somebody chose with the switch in the footer, and goes back to the switch. */
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

/** Nobody opens this; whoever types it gets home. */
export function loader(): Response {
  return redirect(href("/"));
}
