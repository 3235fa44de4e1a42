import { staffGuests } from "content/staff-guests.ts";
import { staffOffline } from "content/staff-offline.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { staffContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/queued-check-in-endpoint";
import { answerCheckIn } from "./answer-check-in.server.ts";
import { canManageGuests } from "./guest-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageGuests } };

/** Accepts a check-in from a phone's offline queue. Answers with JSON, even if the guest was deleted. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  // Another member has signed in on the phone since the tap.
  const writer = new URL(args.request.url).searchParams.get("member");
  if (writer !== null && writer !== args.context.get(staffContext).id)
    return Response.json({ message: staffOffline.refused, errors: {} }, { status: 403 });
  try {
    const { data, init } = await answerCheckIn(args, asRowId(args.params.id) ?? 0, staffGuests);
    return Response.json(data, init ?? {});
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return Response.json({ message: staffGuests.gone, errors: {} }, { status: error.status });
  }
}
