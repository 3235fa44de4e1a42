import { appContext } from "../../server/context.server.ts";
import { listRecentPeople } from "../clearance/list-recent-people.server.ts";
import type { Route } from "./+types/recent-people-endpoint";

/** People of the photos of today, and of the item whose page asks: for "The same person as". */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const people = await listRecentPeople(context.get(appContext), new URL(request.url).searchParams.get("of") ?? "");
  return Response.json(people, { headers: { "Cache-Control": "no-store" } });
}
