import { staffOffline } from "content/staff-offline.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { staffContext } from "../../../server/context.server.ts";
import { canSpend } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/queued-answer-endpoint";
import { answerVoucherAct } from "./answer-voucher-act.server.ts";

export const handle: StaffHandle = { staff: { who: canSpend } };

/** Accepts the answer to a question from a phone's offline queue. Answers with JSON. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  // Another member has signed in on the phone since the answer was written.
  const writer = new URL(args.request.url).searchParams.get("member");
  if (writer !== null && writer !== args.context.get(staffContext).id)
    return Response.json({ message: staffOffline.refused, errors: {} }, { status: 403 });
  const { data, init } = await answerVoucherAct(args, asRowId(args.params.id));
  return Response.json(data, init ?? {});
}
