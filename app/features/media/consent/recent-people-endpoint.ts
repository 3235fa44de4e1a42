import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { canWrite } from "../../../values/roles.ts";
import type { Route } from "./+types/recent-people-endpoint";
import { listRecentPeople, ownerOnPage } from "./list-recent-people.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

/** Lists people in today's photos and in photos of the item `of`, for the choice "The same person as". */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const owner = ownerOnPage(new URL(request.url).searchParams.get("of") ?? "");
  const people = await listRecentPeople(context.get(appContext), [owner]);
  return Response.json(people, { headers: { "Cache-Control": "no-store" } });
}
