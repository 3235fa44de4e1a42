import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import type { Route } from "./+types/jump-endpoint";
import { answerJump } from "./find-jump-targets.server.ts";

export const handle: StaffHandle = { staff: everyMember };

/** Responds to `?q=` of the jump box while a member types; `&whole` is sent after a pause without results. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await answerJump(
    context.get(appContext),
    context.get(requestInfoContext),
    context.get(staffContext),
    request.url,
    new URL(request.url).searchParams.has("whole"),
  );
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
