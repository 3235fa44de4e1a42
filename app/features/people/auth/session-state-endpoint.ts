import { appContext } from "../../../server/context.server.ts";
import type { Route } from "./+types/session-state-endpoint";

/**
 * Returns the state of the sign-in to open forms: `in`, `out`, or `ended` if the session of the cookie was ended early.
 */
export async function loader({ request: { headers }, context }: Route.LoaderArgs): Promise<Response> {
  const hasCookie = /(?:^|;\s*)(?:__Host-)?staff\.session_token=/.test(headers.get("Cookie") ?? "");
  const isIn = hasCookie && (await context.get(appContext).auth.findSignedIn(headers)) !== undefined;
  const state = isIn ? "in" : hasCookie ? "ended" : "out";
  return Response.json({ state }, { headers: { "Cache-Control": "no-store" } });
}
